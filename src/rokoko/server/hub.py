"""Who in this process wants to hear when a game changes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Ear:
    """Wakes its owner; several changes before it looks are one."""

    def __init__(self, seat_keys: frozenset[str] = frozenset()) -> None:
        self.seat_keys = seat_keys
        self._woken = asyncio.Event()
        self._surely = True

    def wake(self, *, surely: bool = True) -> None:
        """`surely`: the memory of this process knows of the change."""
        self._surely = self._surely and surely
        self._woken.set()

    async def wait(self, seconds: float) -> bool:
        """True if the memory has all that changed; False after so many seconds of silence, or if it may lack some."""
        try:
            await asyncio.wait_for(self._woken.wait(), seconds)
        except TimeoutError:
            return False
        self._woken.clear()
        surely, self._surely = self._surely, True
        return surely


class Hub:
    """Ears by game. `on_tell` hands news on to other processes."""

    def __init__(self) -> None:
        self._ears: dict[str, set[Ear]] = {}
        self.on_tell: Callable[[str], None] | None = None
        self.closing = False

    @property
    def listeners(self) -> int:
        return sum(len(ears) for ears in self._ears.values())

    def present(self, game_id: str) -> frozenset[str]:
        """The players who have the game open in this process."""
        return frozenset(key for ear in self._ears.get(game_id, ()) for key in ear.seat_keys)

    @asynccontextmanager
    async def listening(self, game_id: str, player_id: str | None = None) -> AsyncIterator[Ear]:
        ear = Ear(frozenset() if player_id is None else frozenset({player_id}))
        ears = self._ears.setdefault(game_id, set())
        ears.add(ear)
        try:
            yield ear
        finally:
            ears.discard(ear)
            if not ears:
                self._ears.pop(game_id, None)

    def tell(self, game_id: str) -> None:
        """The game changed here: wake everyone here, and let the other processes know."""
        self.wake(game_id)
        if self.on_tell is not None:
            self.on_tell(game_id)

    def wake(self, game_id: str, *, surely: bool = True) -> None:
        for ear in self._ears.get(game_id, ()):
            ear.wake(surely=surely)

    def wake_all(self, *, surely: bool = True) -> None:
        for ears in self._ears.values():
            for ear in ears:
                ear.wake(surely=surely)

    def close(self) -> None:
        """Streams end, so that the server can stop."""
        self.closing = True
        self.wake_all()
