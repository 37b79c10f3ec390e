"""axe finds nothing on any page, in both languages, light and dark, on a desk and on a phone; none scrolls sideways."""

from collections.abc import Callable, Iterator

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import DESK, Newcomer
from tests.browser.person import Person
from tests.browser.places import pages, tables

PHONE = {"width": 390, "height": 844}
KINDS = {"pages": pages, "tables": tables}


@pytest.mark.parametrize(
    ("language", "viewport"), [("en", DESK), ("de", DESK), ("de", PHONE)], ids=["en", "de", "de-phone"]
)
@pytest.mark.parametrize("visit", KINDS.values(), ids=list(KINDS))
def test_axe_finds_nothing(
    newcomer: Newcomer, visit: Callable[[Person], Iterator[str]], language: str, viewport: dict[str, int]
) -> None:
    ada = newcomer(locale=language, viewport=viewport, bypass_csp=True, expected=("404",))
    found = []
    for place in visit(ada):
        if ada.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append(f"{place}: wider than the screen")
        for scheme in ("light", "dark"):
            ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found += [f"{place} {scheme}: {one}" for one in violations(ada.page)]
    assert not found, "\n".join(found)
