"""Games keep the figures that they began with, whatever a later version makes of the house's."""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from rokoko.components import export_components, load_components
from rokoko.server.accounts import Accounts
from rokoko.server.gathering import GamePlan, SeatPlan, create_game
from rokoko.server.house import House
from rokoko.server.sets import SetsFolder, keep_sets, kept_sets
from rokoko.store import open_database, upgrade


def test_a_game_is_opened_with_the_set_it_began_with_after_the_set_has_changed(tmp_path: Path) -> None:
    folder = export_components(load_components("house"), tmp_path / "mine")
    before = load_components(folder).hash
    sets = {"house": "house", "mine": str(folder)}

    async def play() -> None:
        database = open_database(str(tmp_path / "games.db"))
        await upgrade(database)
        await keep_sets(database, sets)
        house = House(database, sets=sets)
        house.places = await kept_sets(database, sets, tmp_path / "kept")
        player, _ = await Accounts(database).register("Ada", "token")
        seats = (SeatPlan(kind="me"), SeatPlan(kind="me", name="Bea"))
        game_id, _ = await create_game(house, player, GamePlan(seats=seats, components="mine"))

        garments = folder / "garments.toml"
        text = garments.read_text(encoding="utf-8")
        garments.write_text(text.replace("value = 6", "value = 7", 1), encoding="utf-8")
        assert load_components(folder).hash != before

        later = House(database, sets=sets)
        await keep_sets(database, sets)
        later.places = await kept_sets(database, sets, tmp_path / "kept")
        room = await later.room(game_id)
        assert room.config.component_set().hash == before
        await database.close()

    asyncio.run(play())


SERVER = """
import time
from rokoko.server.sets import SetsFolder

folder = SetsFolder()
print(folder.name, flush=True)
time.sleep(600)
"""


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of temporary folders, for this process and those that it starts."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    return tmp_path


def test_what_a_killed_server_left_goes_when_the_next_starts(shared: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        left = Path(server.stdout.readline().strip())
        (left / "a-set").mkdir()
        (left / "a-set" / "garments.toml").touch()
        try:
            with SetsFolder() as ours:
                assert sorted(shared.iterdir()) == sorted([left, Path(ours)])  # while it lives it keeps its own
        finally:
            server.kill()
    assert list(shared.iterdir()) == [left]
    with SetsFolder() as ours:
        assert list(shared.iterdir()) == [Path(ours)]
    assert list(shared.iterdir()) == []


def test_nothing_goes_that_is_not_left_of_a_server(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beginning = shared / "rokoko-sets-beginning"  # its process has not come to the lock yet
    beginning.mkdir()
    elsewhere = shared / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "lock").touch()
    (shared / "rokoko-sets-link").symlink_to(elsewhere)
    (shared / "rokoko-sets-file").touch()
    before = sorted(shared.iterdir())
    with SetsFolder(), SetsFolder():
        pass
    assert sorted(shared.iterdir()) == before
    (beginning / "lock").touch()
    with monkeypatch.context() as patch:
        patch.setattr(os, "getuid", lambda: -1)
        SetsFolder().cleanup()
    assert beginning.exists()
    SetsFolder().cleanup()
    assert not beginning.exists()
    assert (elsewhere / "lock").exists()
