"""What pages may do and cookies may tell. That nothing is asked of another host is watched in every test."""

from tests.browser.conftest import Newcomer
from tests.browser.places import pages, tables


def test_no_page_complains_or_breaks_its_policy(newcomer: Newcomer) -> None:
    ada = newcomer(expected=("404",))
    for answer in [*pages(ada), *tables(ada)]:
        assert answer


def test_every_page_is_sent_with_the_policy(newcomer: Newcomer) -> None:
    ada = newcomer(expected=("404",))
    answers: dict[str, dict[str, str]] = {}
    ada.page.on("response", lambda answer: answers.__setitem__(answer.url, answer.headers))
    for _ in pages(ada):
        pass
    documents = [headers for headers in answers.values() if "text/html" in headers.get("content-type", "")]
    assert len(documents) > 10
    assert [
        url for url, headers in answers.items() if headers in documents and "content-security-policy" not in headers
    ] == []
    for headers in documents:
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_cookies_are_kept_from_scripts_and_other_sites(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now(rivals=1)
    cookies = {cookie["name"]: cookie for cookie in ada.page.context.cookies()}
    assert "rokoko" in cookies
    for cookie in cookies.values():
        assert cookie["httpOnly"], cookie["name"]
        assert cookie["sameSite"] in ("Lax", "Strict"), cookie["name"]
