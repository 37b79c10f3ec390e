"""The server: its tables, its pages and the processes behind it."""
