"""A person with a browser that runs no scripts: looks at pages and fills in their forms."""

from __future__ import annotations

import itertools
from html.parser import HTMLParser

import httpx

_addresses = itertools.count(1)
VOID = frozenset(("area", "br", "circle", "ellipse", "img", "input", "link", "meta", "path", "rect", "stop", "use"))


class Form:
    def __init__(self, action: str, method: str) -> None:
        self.action = action
        self.method = method
        self.fields: dict[str, str] = {}
        self.buttons: list[dict[str, str]] = []


class Page(HTMLParser):
    """What a page has: its title, its forms with what stands in them, its ids, its links and its text."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__()
        self.response = response
        self.status = response.status_code
        self.html = response.text
        self.forms: list[Form] = []
        self.named: dict[str, Form] = {}
        self.ids: list[str] = []
        self.links: list[str] = []
        self.errors: list[str] = []
        self.lang = ""
        self.text = ""
        self._open: list[str] = []
        self._select = ""
        self._loose: list[tuple[str, dict[str, str]]] = []
        self.feed(self.html)
        for owner, given in self._loose:
            self._put(self.named[owner], given)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in VOID:
            self._open.append(tag)
        if "style" in given or any(name.startswith("on") for name in given):
            self.errors.append(f"<{tag}> has a style or a script of its own")
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "html":
            self.lang = given["lang"]
        elif tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "form":
            self.forms.append(Form(given.get("action", ""), given.get("method", "get")))
            self.named[given.get("id", "")] = self.forms[-1]
        elif tag == "select":
            self._select = given["name"]
        elif tag == "option" and self.forms:
            if "selected" in given or self._select not in self.forms[-1].fields:
                self.forms[-1].fields[self._select] = given.get("value", "")
        elif tag in ("input", "button", "textarea"):
            if "form" in given:
                self._loose.append((given["form"], given | {"tag": tag}))
            elif self.forms and "form" in self._open:
                self._put(self.forms[-1], given | {"tag": tag})

    def _put(self, form: Form, given: dict[str, str]) -> None:
        if given["tag"] == "button":
            if given.get("type", "submit") == "submit":
                form.buttons.append(given)
        elif "name" in given and (given.get("type") not in ("radio", "checkbox") or "checked" in given):
            form.fields[given["name"]] = given.get("value", "on" if given.get("type") == "checkbox" else "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.errors.append(f"</{tag}> closes nothing")

    def handle_data(self, data: str) -> None:
        self.text += data

    def form(self, action: str) -> Form:
        found = [form for form in self.forms if form.action == action]
        assert found, f"no form for {action} among {[form.action for form in self.forms]}"
        return found[0]

    def check(self) -> None:
        assert not self._open, self._open
        assert not self.errors, self.errors
        doubled = {name for name in self.ids if self.ids.count(name) > 1}
        assert not doubled, doubled


class Reader:
    """One browser: it keeps cookies and follows to where a form leads."""

    def __init__(self, address: str, language: str = "en") -> None:
        number = next(_addresses)
        headers = {"x-forwarded-for": f"10.99.{number >> 8 & 255}.{number & 255}", "accept-language": language}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=60, trust_env=False, follow_redirects=True)
        self.page: Page = self.look("/")

    def look(self, path: str) -> Page:
        self.page = Page(self.http.get(path))
        return self.page

    def fill_in(self, form_action: str, *, press: str = "", **fields: str) -> Page:
        """Fill in a form of this page and press one of its buttons: the one of this value, or the first."""
        form = self.page.form(form_action)
        pressed = [button for button in form.buttons if not press or button.get("value") == press]
        assert pressed, form.buttons
        data = form.fields | fields
        if "name" in pressed[0]:
            data[pressed[0]["name"]] = pressed[0].get("value", "")
        action = pressed[0].get("formaction", form.action)
        answer = self.http.get(action, params=data) if form.method == "get" else self.http.post(action, data=data)
        self.page = Page(answer)
        return self.page

    @property
    def path(self) -> str:
        return str(self.page.response.url.path)

    def close(self) -> None:
        self.http.close()
