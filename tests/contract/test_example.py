"""The examples that a newcomer copies run as they stand."""

import re
from pathlib import Path

import pytest

import rokoko

README = Path(__file__).parents[2] / "README.md"


def test_the_example_of_the_package_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert rokoko.__doc__ is not None
    _, example = rokoko.__doc__.split("\n", 1)
    exec(compile(example, "rokoko.__doc__", "exec"), {})
    assert re.fullmatch(r"\d+\n", capsys.readouterr().out)


@pytest.mark.source
def test_the_python_examples_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    examples = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    monkeypatch.chdir(tmp_path)
    shared: dict[str, object] = {}
    for example in examples:
        exec(compile(example, "README.md", "exec"), shared)
