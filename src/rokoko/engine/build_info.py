"""Which engine is running: the one that mypyc compiled, or the same source interpreted."""

import sys
from types import FunctionType


def compiled() -> bool:
    """Whether the engine runs compiled: a compiled function is no Python function, whatever lies on disk."""
    return not isinstance(compiled, FunctionType)


def interpreted_modules() -> list[str]:
    """The engine's modules, of those imported so far, that run as plain Python."""
    names = [name for name in sys.modules if name.split(".")[:2] == ["rokoko", "engine"]]
    return sorted(name for name in names if str(sys.modules[name].__file__).endswith((".py", ".pyc")))
