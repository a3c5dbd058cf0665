"""The page in four languages: every word of it, and nothing that is no word."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.browser.conftest import Arrive, Look
from tests.browser.house import GAMES
from tests.browser.people import Person, wait_until_still
from tests.browser.places import Gallery

LANGUAGES: Final = {"en": "English", "de": "Deutsch", "hu": "Magyar", "it": "Italiano"}

#: All that can be read on a page, or is read out.
_TEXTS: Final = """
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement.closest('script, style')) continue;
    const text = walker.currentNode.textContent.trim();
    if (text) found.push(text);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  return found;
}
"""
#: What a message looks like that is not there: its id, as in ``end-you-won``; or a variable.
_NO_WORD: Final = re.compile(r"[a-z]+(-[a-z0-9]+)+|.*\{ ?\$.*")


def texts_of(person: Person) -> list[str]:
    """Return all that can be read."""
    found: list[str] = person.page.evaluate(_TEXTS)
    return found


def no_words_of(person: Person) -> list[str]:
    """Return the ids of messages that are shown in place of the messages."""
    return [text for text in texts_of(person) if _NO_WORD.fullmatch(text)]


_HEADED_ANEW = "seen => !seen.includes(document.querySelector('h1').innerText)"


def test_the_language_changes_at_once_and_stays(meet: Arrive) -> None:
    anna = meet("Anna")
    seen: set[str] = set()
    for language, name in LANGUAGES.items():
        page = anna.go("/settings")
        page.get_by_text(name, exact=True).click()
        page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)
        page.wait_for_function(_HEADED_ANEW, arg=[*seen])  # its words may still be on their way
        wait_until_still(page)
        seen.add(page.get_by_role("heading", level=1).inner_text())
        page.reload()
        page.wait_for_selector("h1")
        assert page.evaluate("document.documentElement.lang") == language
        assert page.get_by_role("heading", level=1).inner_text() in seen
    assert len(seen) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_words_in_every_language(look: Look, gallery: Gallery, language: str) -> None:
    anna = look(language=language, typed=True)
    tables = {game: gallery.find(game, "middle") for game in GAMES}
    paths: list[tuple[str, str]] = [("/settings", "h1"), ("/nowhere", "h1"), ("/", "h1")]
    for game in GAMES:
        paths += [(f"/new/{game}", "form"), (f"/rules/{game}", "article")]
        paths += [(f"/table/{tables[game]}", ".room"), (f"/replay/{tables[game]}", ".room")]
    anna.go("/").wait_for_selector("h1")
    for path, sign in paths:
        page = anna.turn_to(path, sign)
        wait_until_still(page)
        assert page.evaluate("document.documentElement.lang") == language, path
        assert no_words_of(anna) == [], path
