"""One server for all tests of a process, one browser, and people as they are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House, open_house, page_is_built
from tests.browser.people import Person, arrive, open_chromium
from tests.browser.places import Gallery
from tests.server.serving import PATIENCE

# Playwright waits 5 seconds for what a test expects, and a machine may be busier than that.
expect.set_options(timeout=PATIENCE * 1000)

Arrive = Callable[..., Person]
Look = Callable[..., Person]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests share."""
    if not page_is_built():
        pytest.fail("the page is not built; build it with: make web", pytrace=False)
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="session")
def gallery(house: House) -> Gallery:
    """Tables at every stage, which nobody may change."""
    return Gallery(house)


# For this package only: Playwright has an event loop, beside which other tests cannot run theirs.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser that all tests share; each person has a context of their own."""
    with open_chromium() as browser:
        yield browser


@pytest.fixture
def meet(house: House, chromium: Browser) -> Iterator[Arrive]:
    """Lets people come in; at the end none of their pages may have complained."""
    people: list[Person] = []

    def meet(name: str = "Anna", **how: object) -> Person:
        person = arrive(house, chromium, name, **how)  # type: ignore[arg-type]
        people.append(person)
        return person

    yield meet
    complaints = {person.name: found for person in people if (found := person.unforgiven())}
    for person in people:
        person.close()
    assert not complaints


@pytest.fixture(scope="package")
def onlookers(chromium: Browser) -> Iterator[dict[str, Person]]:
    """The browsers of those who only look, by how they look; what is loaded once is kept there."""
    people: dict[str, Person] = {}
    yield people
    for person in people.values():
        person.close()


@pytest.fixture
def look(
    house: House, chromium: Browser, gallery: Gallery, onlookers: dict[str, Person]
) -> Iterator[Look]:
    """Lets the owner of the gallery look around; no page may have complained at the end."""
    used: list[Person] = []

    def look(**how: object) -> Person:
        key = repr(sorted(how.items()))
        if key not in onlookers:
            onlookers[key] = arrive(house, chromium, "Anna", caller=gallery.owner, **how)  # type: ignore[arg-type]
        person = onlookers[key]
        person.forget()
        used.append(person)
        return person

    yield look
    for person in used:
        person.page.goto("about:blank")  # one person may have only so many sockets open
    assert not [text for person in used for text in person.unforgiven()]
