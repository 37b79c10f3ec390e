"""The version, read by the build and by `rokoko --version`."""

__version__ = "0.1.0"
