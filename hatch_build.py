"""What the build adds to the plain files: translations, and the engine compiled by mypyc.

The message catalogs (.po) are compiled for every install. The modules that pyproject.toml names are compiled
for wheels, and the plain source lies beside them. The environment variable ROKOKO_COMPILE decides:

    unset   compile wheels where it can be done; else say why in one line and build a wheel of plain Python
    0       never compile
    1       fail unless it can be done, and compile an editable install too, in place
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "src"
GROUP = "rokoko"  # all compiled code is in one library, GROUP + "__mypyc", beside the package
# Nobody outside the library calls its functions, so the compiler may inline them: the bots think a tenth faster.
INLINING = ["-fvisibility=hidden"] if os.name == "posix" else []


class CannotCompile(Exception):
    """Why this machine or this source gives no compiled engine."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling around each wheel, standard or editable."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        compile_catalogs(root)
        wish = os.environ.get("ROKOKO_COMPILE", "")
        editable = version == "editable"
        if editable and wish != "1":
            return
        self.workspace = tempfile.TemporaryDirectory(prefix="rokoko-build-")
        try:
            if wish == "0":
                raise CannotCompile("ROKOKO_COMPILE=0")
            libraries = compile_modules(root, self.modules(root), Path(self.workspace.name))
        except CannotCompile as reason:
            if wish == "1":
                raise SystemExit(f"rokoko: the engine could not be compiled: {reason}") from None
            print(f"rokoko: building plain Python, not compiled: {reason}", flush=True)
            return
        print(f"rokoko: compiled {len(libraries) - 1} modules with mypyc", flush=True)
        if editable:
            for library, place in libraries.items():
                shutil.copyfile(library, root / SOURCE / place)
            return
        build_data["force_include"].update({str(library): place for library, place in libraries.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workspace"):
            self.workspace.cleanup()

    def modules(self, root: Path) -> list[str]:
        """The modules to compile, as paths from the root."""
        chosen = {path for pattern in self.config["compile"] for path in root.glob(pattern)}
        spared = {path for pattern in self.config["interpret"] for path in root.glob(pattern)}
        return sorted(path.relative_to(root).as_posix() for path in chosen - spared)


def compile_catalogs(root: Path) -> None:
    """Put a .mo beside each .po, where gettext looks for it."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for source in sorted((root / SOURCE).glob("*/locale/*/LC_MESSAGES/*.po")):
        with source.open("rb") as text:
            catalog = read_po(text, locale=source.parts[-3])
        with source.with_suffix(".mo").open("wb") as binary:
            write_mo(binary, catalog)


def compile_modules(root: Path, modules: list[str], workspace: Path) -> dict[Path, str]:
    """Compile in a process of its own; the libraries, each with its place in the wheel."""
    if not modules:
        raise CannotCompile("there is nothing to compile")
    if run_here("probe", root=root).returncode != 0:
        raise CannotCompile("no working C compiler with Python's headers")
    done = run_here(str(workspace), *modules, root=root)
    if done.returncode != 0:
        if os.environ.get("ROKOKO_COMPILE") == "1":
            print(done.stdout, flush=True)
        lines = done.stdout.splitlines()
        raise CannotCompile(next((line for line in lines if "error" in line.lower()), "mypyc failed"))
    built = workspace / "lib"
    return {path: path.relative_to(built).as_posix() for path in sorted(built.rglob("*")) if path.is_file()}


def run_here(*arguments: str, root: Path) -> subprocess.CompletedProcess[str]:
    """Run this file as a program, in the root, and keep what it says."""
    command = [sys.executable, str(Path(__file__).resolve()), *arguments]
    return subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


def probe_compiler(workspace: Path) -> None:
    """Build the smallest extension module; fails where there is no compiler, or no headers of Python."""
    from setuptools import Extension

    source = workspace / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    build_extensions([Extension("probe", [str(source)])], workspace)


def run_mypyc(modules: list[str], workspace: Path) -> None:
    """Typed Python to C, and C to libraries."""
    import setuptools  # noqa: F401 (before mypyc, which uses it only if it is there already)
    from mypyc.build import mypycify

    extensions = mypycify(
        [
            "--config-file=pyproject.toml",
            "--no-warn-unused-configs",
            "--follow-imports=silent",
            f"--cache-dir={workspace / 'cache'}",
            *modules,
        ],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(workspace / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += INLINING
    build_extensions(extensions, workspace)


def build_extensions(extensions: list[Any], workspace: Path) -> None:
    """C to libraries under workspace/lib, laid out as in the wheel."""
    from setuptools import Distribution

    command = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(workspace / "lib")
    command.build_temp = str(workspace / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    if sys.argv[1] == "probe":
        with tempfile.TemporaryDirectory(prefix="rokoko-probe-") as folder:
            probe_compiler(Path(folder))
    else:
        run_mypyc(sys.argv[2:], Path(sys.argv[1]))
