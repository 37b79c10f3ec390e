"""Games keep the figures that they began with, whatever a later version makes of the house's."""

import asyncio
from pathlib import Path

from rokoko.components import export_components, load_components
from rokoko.server.accounts import Accounts
from rokoko.server.gathering import GamePlan, SeatPlan, create_game
from rokoko.server.house import House
from rokoko.server.sets import keep_sets, kept_sets
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
