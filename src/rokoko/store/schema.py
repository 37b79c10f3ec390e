"""The tables. Times are milliseconds since 1970, ids are short random words, bodies are JSON text."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8)),
    Column("settings", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# Only hashes: a copy of the database lets nobody in.
credentials = Table(
    "credentials",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player_id", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token, link
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("status", String(12), nullable=False),  # gathering, playing, over
    Column("config", Text, nullable=False),
    Column("terms", Text, nullable=False),  # pace, undo, who may watch, hints
    Column("seed", String(32), nullable=False),
    Column("rules_revision", Integer, nullable=False),
    Column("component_hash", String(32), nullable=False),
    Column("host_id", String(16), ForeignKey("players.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("origin", Text),  # the game and moment that it was played on from, or that it was imported
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),  # when all seats were taken
    Column("changed_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("seq", Integer, nullable=False),  # of the last entry of the log
    Column("waiting", String(16), nullable=False),  # the seats that must choose, as digits
    Column("result", Text),  # the totals and ranks by seat
    Index("ix_games_status_changed", "status", "changed_at"),
    Index("ix_games_listed_status", "listed", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, invited, person, bot
    Column("player_id", String(16), ForeignKey("players.id"), index=True),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("invite", String(64)),  # hash of the word in the link
    Column("stand_in", String(40)),  # the bot that plays for the person for now
    Column("resigned", Boolean, nullable=False),
    PrimaryKeyConstraint("game_id", "seat"),
)

# The authority. A second writer of the same (game, seq) is refused by the key.
log = Table(
    "log",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player_id", String(16)),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("game_id", "seq"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game_id", String(16), ForeignKey("games.id"), nullable=False, index=True),
    Column("player_id", String(16), ForeignKey("players.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What the server keeps for itself, such as the key that signs forms.
keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Every set that was ever played with here, as its files: figures may change with a version, a game's never do.
component_sets = Table(
    "component_sets",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("files", Text, nullable=False),  # JSON: name of the file -> its text
)
