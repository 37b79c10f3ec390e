"""The figures printed on the pieces and on the board's side that is used: prices, rewards, prizes."""

from typing import Final

from rokoko.components import BoardSide, ComponentSet, Employee, Garment

LARGE_FROM: Final = 4


class Figures:
    """One component set, and the side of the board for so many seats."""

    def __init__(self, components: ComponentSet, seats: int) -> None:
        self.components: Final = components
        self.side: Final[BoardSide] = components.large if seats >= LARGE_FROM else components.small
        self._garments: Final = {garment.id: garment for garment in components.garments}
        self._employees: Final = {employee.id: employee for employee in components.employees}

    def garment(self, name: str) -> Garment:
        return self._garments[name]

    def employee(self, name: str) -> Employee:
        return self._employees[name]

    def is_garment(self, name: str) -> bool:
        return name in self._garments

    def is_employee(self, name: str) -> bool:
        return name in self._employees

    def tasks_of(self, examination: str) -> tuple[str, ...]:
        """The tasks of the journeyman or the master examination."""
        jeweler = self.components.jeweler
        return jeweler.master_tasks if examination == "master" else jeweler.journeyman_tasks

    def drawer_price(self, tiles: int) -> int:
        return self.components.drawer_prices[tiles - 1] if tiles else 0

    def hire_price(self, cards: int) -> int:
        return self.components.hire_prices[cards - 1] if cards else 0
