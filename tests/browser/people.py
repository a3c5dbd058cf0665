"""People with a browser, each with a context of their own; what their pages complain of is kept."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.house import PATIENCE, Caller, House

DESK: Final = (1280, 900)
PHONE: Final = (390, 844)
PHONE_ON_ITS_SIDE: Final = (844, 390)
TABLET: Final = (820, 1180)
WIDE: Final = (1440, 900)
STILL: Final = 4  # so many frames in a row nothing may have moved

#: Kept in the browser before the page first looks for it.
_KEEP: Final = """
if (location.protocol.startsWith('http'))
  for (const [key, value] of Object.entries(%s))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
"""

#: Whether everything is where it was in the frames before; kept on the page from look to look.
#: One number stands for all places and sizes: what moves changes it.
_STILL: Final = """
(frames) => {
  let places = 0, count = 0;
  for (const element of document.querySelectorAll('body *')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    count += 1;
    places += count * (x + 3 * y + 5 * width + 7 * height);
  }
  window.stillFor = window.stillPlaces === places ? window.stillFor + 1 : 0;
  window.stillPlaces = places;
  return document.fonts.status === 'loaded' && window.stillFor >= frames;
}
"""


#: Goes where a link leads to. What was there before is marked, and gone when the page is there.
_TURN: Final = """
(path) => {
  for (const element of document.querySelector('#content').children) element.dataset.before = '';
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
"""


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """Hold the Chromium of this machine."""
    program = shutil.which("chromium")
    assert program is not None, "there is no Chromium; please install the package chromium"
    # Chromium has no sandbox for root, as which tests run in containers.
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=args)
        try:
            yield browser
        finally:
            browser.close()


class Person:
    """Somebody with a page open."""

    def __init__(self, house: House, context: BrowserContext, name: str, caller: Caller | None):
        """Be somebody; ``caller`` is the same person, unless they are a guest."""
        self.house = house
        self.context = context
        self.name = name
        self._caller = caller
        self.complaints: list[str] = []
        self._forgiven: list[str] = []
        self.page: Page = self.open()

    def open(self) -> Page:
        """Open another page of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("response", lambda got: self._see(got.status, got.request.method, got.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        return page

    def go(self, path: str) -> Page:
        """Load an address of the house."""
        self.page.goto(self.house.url + path)
        return self.page

    def turn_to(self, path: str, sign: str) -> Page:
        """Go to a page of another kind as a link does, without loading the program again."""
        self.page.evaluate(_TURN, path)
        self.page.wait_for_selector(f"#content:not(:has(> [data-before])) {sign}")
        return self.page

    @property
    def caller(self) -> Caller:
        """The same person, by requests."""
        assert self._caller is not None, f"{self.name} has not given a name yet"
        return self._caller

    def forgive(self, pattern: str) -> None:
        """Expect complaints that look like this: they are no mistake of the page."""
        self._forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        """Return what should not have been complained of."""
        return [
            text
            for text in self.complaints
            if not any(re.search(pattern, text) for pattern in self._forgiven)
        ]

    def forget(self) -> None:
        """Begin anew: nothing was complained of, and nothing is forgiven."""
        self.complaints.clear()
        self._forgiven.clear()

    def close(self) -> None:
        """Go."""
        self.context.close()

    def _see(self, status: int, method: str, url: str) -> None:
        if status >= HTTPStatus.BAD_REQUEST:
            self.complaints.append(f"{status} for {method} {url.removeprefix(self.house.url)}")

    def _hear(self, kind: str, text: str) -> None:
        # What a request got is known already, with its address.
        if kind in ("error", "warning") and "the server responded" not in text:
            self.complaints.append(f"console {kind}: {text}")


def wait_until_still(page: Page) -> None:
    """Wait until nothing moves any more on a page: a table comes to rest within some frames."""
    page.evaluate("window.stillPlaces = null")
    page.wait_for_function(_STILL, arg=STILL, polling="raf")


def arrive(
    house: House,
    browser: Browser,
    name: str = "Anna",
    *,
    size: Sequence[int] = DESK,
    theme: str = "light",
    touch: bool = False,
    motion: bool = False,
    guest: bool = False,
    caller: Caller | None = None,
    **settings: Any,
) -> Person:
    """Return somebody with a fresh browser, who has a name already unless they are a guest.

    They see the moves of the others all at once, unless they say at which pace.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=2 if touch else 1,
        locale="en-GB",
    )
    kept = {"holdfast-settings": json.dumps({"pace": "none", **settings})}
    if caller is None and not guest:
        caller = house.welcome(name)
    if caller is not None:
        kept["holdfast-known"] = "1"
        context.add_cookies(caller.cookies)  # type: ignore[arg-type]
    context.add_init_script(_KEEP % json.dumps(kept))
    return Person(house, context, name, caller)
