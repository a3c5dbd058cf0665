"""Plays at a table as a person does: by pointing at what can be pointed at, or by typing.

What can be pointed at says so with ``data-can``: "move" makes a move, "pick" begins one.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.house import PATIENCE
from tests.browser.people import Person

PAUSE: Final = 15  # milliseconds between two looks
MOST_PICKS: Final = 60  # things pointed at for one move
SURE: Final = 0.9  # how often a move is made that can be made, before something else is picked

#: What a finger could reach: the middle of the thing must be in sight, and nothing may lie on it.
_LOOK: Final = """
() => {
  const SPOTS = [[0.5, 0.5], [0.15, 0.5], [0.5, 0.15], [0.15, 0.85], [0.85, 0.15]];
  const room = document.querySelector('.room');
  if (!room) return { status: null };
  const targets = [];
  for (const element of document.querySelectorAll('[data-can]')) {
    for (const [right, down] of SPOTS) {
      const box = element.getBoundingClientRect();
      const x = box.left + box.width * right, y = box.top + box.height * down;
      const top = document.elementFromPoint(x, y);
      if (top && (element.contains(top) || top.closest('[data-can]') === element)) {
        const label = element.ariaLabel ?? element.textContent;
        const pressed = element.ariaPressed === 'true';
        targets.push({ can: element.dataset.can, x, y, label, pressed });
        break;
      }
    }
  }
  return {
    status: room.dataset.status,
    ply: Number(room.dataset.ply),
    // Nobody chooses again while a move is on its way.
    mine: room.classList.contains('mine') && !room.classList.contains('sent'),
    asking: room.querySelector('.prompt.asking') !== null,
    targets,
    covered: !targets.length && document.querySelector('dialog[open]') !== null,
    hidden: !targets.some((target) => target.can === 'move') &&
      document.querySelector('[data-can=move]') !== null,
  };
}
"""

#: What a swipe does: brings something that can be pointed at, but is out of sight, into sight.
#: A map has a button for that, and a note that covers something has one to close it.
_SWIPE: Final = """
(number) => {
  const hidden = [...document.querySelectorAll('[data-can=move]')];
  const element = hidden[number % hidden.length];
  for (let row = element?.parentElement; row; row = row.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(row).overflowX);
    if (!scrolls || row.scrollWidth <= row.clientWidth) continue;
    const [inner, outer] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
                   behavior: 'instant' });
    return true;
  }
  const way = document.querySelector('.board [aria-label=Close], .whole');
  way?.click();
  return element !== undefined && way !== null;
}
"""


class Player:
    """A person at a table."""

    def __init__(self, person: Person, seed: int = 1, touch: bool = False) -> None:
        self.person = person
        self.page: Page = person.page
        self.dice = random.Random(seed)
        self.touch = touch
        self.moves = 0

    def go(self, table: str) -> None:
        """Come to a table and wait until it is laid."""
        self.person.go(f"/table/{table}")
        self.page.wait_for_selector(".room")

    def look(self) -> Any:
        """Return what can be seen of the match."""
        return self.page.evaluate(_LOOK)

    def is_over(self) -> bool:
        """Tell whether the match is over, as far as the page knows."""
        return bool(self.look()["status"] == "over")

    def is_done(self, most: int) -> bool:
        """Tell whether this player has made so many moves, or can make no more."""
        return self.moves >= most or self.is_over()

    def play_if_my_turn(self) -> bool:
        """Make one move by pointing, if it is this player's turn."""
        seen = self.look()
        if seen["status"] != "playing" or not seen["mine"]:
            return False
        before, pointed = seen["ply"], []
        end = time.monotonic() + PATIENCE
        while seen["status"] == "playing" and seen["ply"] == before and seen["mine"]:
            if seen["asking"]:
                self.page.locator(".prompt.asking .main").click()
            elif seen["covered"]:  # the map moved under the finger, and something else was opened
                self.page.keyboard.press("Escape")
            elif seen["hidden"] and self.page.evaluate(_SWIPE, self.dice.randrange(1000)):
                pass
            elif target := self._choose(seen["targets"]):
                pointed.append(target["label"])
                assert len(pointed) < MOST_PICKS, f"{self.person.name} pointed in vain: {pointed}"
                self.point(target["x"], target["y"])
            self.page.wait_for_timeout(PAUSE * (1 + len(pointed) // 3))  # what is slow will come
            assert time.monotonic() < end, f"{self.person.name} can point at nothing: {seen}"
            seen = self.look()
        self.moves += 1
        return True

    def point(self, x: float, y: float) -> None:
        """Click or tap."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _choose(self, targets: Sequence[Any]) -> Any:
        """Choose what to point at: what makes a move, usually, before what begins another."""
        moves = [target for target in targets if target["can"] == "move"]
        fresh = [target for target in targets if target["can"] == "pick" and not target["pressed"]]
        if moves and (not fresh or self.dice.random() < SURE):
            return self.dice.choice(moves)
        if fresh and self.dice.random() < SURE:
            return self.dice.choice(fresh)
        return self.dice.choice(list(targets)) if targets else None  # puts something back, perhaps

    # Typing

    def ask(self, question: str) -> str:
        """Type a question and return what is read out."""
        self.type(question)
        return self.page.get_by_test_id("spoken").text_content() or ""

    def type(self, text: str) -> None:
        """Type into the field that has the focus, or walk there by keyboard first."""
        if self.page.evaluate("document.activeElement.id") != "typed":
            self.walk_to("#typed")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("() => document.querySelector('#typed').value === ''")

    def walk_to(self, selector: str, key: str = "Tab", most: int = 400) -> None:
        """Press a key until something has the focus."""
        for _ in range(most):
            if self.page.evaluate("which => document.activeElement.matches(which)", selector):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{selector} cannot be reached by keyboard")


def play_on(players: Sequence[Player], most: int, seconds: float = 180.0) -> None:
    """Let all players point until each has made so many moves, or the match is over for them."""
    end = time.monotonic() + seconds
    while not all(player.is_done(most) for player in players):
        assert time.monotonic() < end, [player.look() for player in players]
        if not any([player.play_if_my_turn() for player in players]):
            players[0].page.wait_for_timeout(PAUSE)


def end_early(players: Sequence[Player], table: str) -> None:
    """Let players give up, one after the other, until the match is over, and wait for its end."""
    for player in players:
        if player.person.caller.table(table)["status"] == "playing":
            player.person.caller.act(table, "resign")
    for player in players:
        player.page.wait_for_selector(".room[data-status=over]")


def notations_in(heard: str) -> list[str]:
    """Return the moves of what is read out for "moves"."""
    return [part.partition(": ")[0] for part in re.split(r"\. (?=[^:.]+: )", heard)]
