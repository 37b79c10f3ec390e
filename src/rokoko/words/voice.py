"""Who speaks: one language, the words of one edition, the figures of one component set."""

from collections.abc import Sequence
from typing import Final

from rokoko.components import ComponentSet, Employee, Garment, Resource, load_components
from rokoko.config import EDITIONS
from rokoko.engine.names import RESOURCE_IDS
from rokoko.words.catalogs import SOURCE_LANGUAGE, catalog_of
from rokoko.words.marks import DELUXE, FIRST_EDITION, N_, Counted, Renamed


class Voice:
    """Looks messages up. Every subject's functions take a voice first; `Wording` gathers them."""

    def __init__(self, language: str = SOURCE_LANGUAGE, edition: str = DELUXE, components: str = "house") -> None:
        if edition not in EDITIONS:
            raise ValueError(f"there is no edition {edition!r}: choose from {', '.join(EDITIONS)}")
        self._catalog: Final = catalog_of(language)
        self.language: Final = language
        self.edition: Final = edition
        self.components: Final[ComponentSet] = load_components(components)
        self._employees: Final = {employee.id: employee for employee in self.components.employees}
        self._garments: Final = {garment.id: garment for garment in self.components.garments}

    @property
    def is_first_edition(self) -> bool:
        return self.edition == FIRST_EDITION

    def gettext(self, message: str) -> str:
        """The message in this language, in this edition's words."""
        if isinstance(message, Renamed):  # only a plain string can be sent as JSON
            message = message.first if self.is_first_edition else str(message)
        return self._catalog.gettext(message) if message else ""

    def ngettext(self, one: str, many: str, n: int) -> str:
        """The message for this number, as this language counts."""
        return self._catalog.ngettext(one, many, n)

    def say(self, message: str, **places: object) -> str:
        """The message with its places filled."""
        return self.gettext(message).format(**places)

    def count(self, message: Counted, n: int, **places: object) -> str:
        """A counted message with its places filled; the number's own is `{n}`."""
        one, many = message.one, message.many
        if message.first is not None and self.is_first_edition:
            one, many = message.first
        return self.ngettext(one, many, n).format(n=n, **places)

    def listing(self, items: Sequence[str]) -> str:
        """Several things in one phrase: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say(N_("{items} and {last}"), items=", ".join(items[:-1]), last=items[-1])

    def employee_card(self, employee: str) -> Employee:
        return self._employees[employee]

    def garment_tile(self, garment: str) -> Garment:
        return self._garments[garment]

    def resource_tile(self, resource: str) -> Resource:
        return self.components.resources[RESOURCE_IDS.index(resource)]

    def knows_employee(self, employee: str) -> bool:
        return employee in self._employees

    def knows_garment(self, garment: str) -> bool:
        return garment in self._garments

    def knows_resource(self, resource: str) -> bool:
        return RESOURCE_IDS.index(resource) < len(self.components.resources)
