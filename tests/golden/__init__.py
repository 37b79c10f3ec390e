"""Golden games: whole games as records. A file in `games` is a test."""
