"""What the log of a stored game must be, whoever wrote it and whatever happened meanwhile."""

from rokoko.server.entries import AnyEntry, parse_entry
from rokoko.server.verifying import verify
from rokoko.store import open_database, rows


async def check_log(url: str, game_id: str) -> list[AnyEntry]:
    """The entries of a game, numbered without a gap up to what the game's row says."""
    database = open_database(url)
    try:
        async with database.snapshot() as connection:
            row = await rows.game_of(connection, game_id)
            found = await rows.log_after(connection, game_id, 0)
    finally:
        await database.close()
    assert row is not None
    assert [item.seq for item in found] == list(range(1, row.seq + 1))
    return [parse_entry(item.body) for item in found]


async def checked_logs(url: str) -> int:
    """Replays every game of the database; the number of entries."""
    database = open_database(url)
    try:
        report = await verify(database)
    finally:
        await database.close()
    assert [str(difference) for difference in report.differences] == []
    return report.entries
