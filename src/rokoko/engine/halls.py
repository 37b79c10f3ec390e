"""The All Halls bonus (chapter 11): who is present in all five halls takes the most valuable free space, once."""

from rokoko.engine.codes import HALLS
from rokoko.engine.counts import halls_present
from rokoko.engine.events import AllHallsReached
from rokoko.engine.state import State, Step


def claim_all_halls(s: State, seat: int) -> None:
    places = s.all_halls
    if seat in places or halls_present(s, seat) < HALLS:
        return
    for at in range(len(places)):
        if places[at] < 0:
            places[at] = seat
            if s.log is not None:
                s.log.append(AllHallsReached(seat, s.tables.all_halls[at]))
            return


class AllHalls(Step):
    """The last thing that placing a garment brings (R4)."""

    NAME = "all_halls"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.automatic = True

    def take(self, s: State, action: int) -> None:
        claim_all_halls(s, self.seat)
