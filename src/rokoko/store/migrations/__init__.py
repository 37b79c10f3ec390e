"""The history of the schema, oldest first in versions/."""
