"""Where a game for OpenSpiel begins, and how chance deals it.

By the rules, or from a position: its name among the game's *minis*, small positions in its folder,
or its text. What nobody has seen there is dealt again. Chance is either the seed of the deal, byte
by byte, or, in small positions, the choice among all deals that there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import unquote

import numpy as np

from holdfast.core import kernels
from holdfast.core.errors import BadOption
from holdfast.core.game import Game
from holdfast.core.match import read_match
from holdfast.core.seats import SPECTATOR

#: A seed is rolled byte by byte.
BYTES: Final = 8
BYTE: Final = 256
CHANCES: Final = ("seed", "deals")
#: A position with more deals than this is not small.
MOST_DEALS: Final = 5000
#: So often each deal comes on average while they are looked for: none is missed but by a chance of
#: one in 10**24.
_OFTEN: Final = 64
_BLOCK: Final = 8192
#: Deals that differ by chance alone stay within so many deviations of being equally likely.
_DEVIATIONS: Final = 8


@dataclass(frozen=True)
class Start:
    """Where a game begins."""

    game: Game
    cell: np.ndarray  # before the deal, or a position; a batch of one
    is_position: bool
    deals: tuple[bytes, ...] = ()  # all that there are, if chance is to choose among them

    @classmethod
    def find(cls, game: Game, text: str, chance: str, parameters: Mapping[str, Any]) -> Start:
        """Return the start that these parameters ask for; raise ``BadOption``."""
        names = {option.name for option in game.options}
        options = {name: value for name, value in parameters.items() if name in names}
        if chance not in CHANCES:
            raise BadOption(f"chance is {chance!r}; it can be {' or '.join(CHANCES)}")
        if not text:
            if chance == "deals":
                raise BadOption("chance=deals is for a start that is a small position")
            return cls(game, game.blank(parameters["players"], options), False)
        cell = read_match(game, read_start(game, text)).position(0)
        _check_same(game, cell, parameters["players"], options)
        return cls(game, cell, True, find_deals(cell) if chance == "deals" else ())

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.cell["seats"][0])

    @property
    def longest(self) -> int:
        """No game from here has more decisions."""
        rounds = self.game.read_options(self.cell[0]).get("rounds", 1)
        return self.game.rules.longest * int(rounds)

    @property
    def rolls(self) -> int:
        """How often chance decides."""
        return 1 if self.deals else BYTES

    @property
    def most_outcomes(self) -> int:
        """How many outcomes each decision of chance has."""
        return len(self.deals) or BYTE

    def deal(self, rolled: Sequence[int]) -> bytes:
        """Return the record that chance has dealt."""
        if self.deals:
            return self.deals[rolled[0]]
        seed = np.array([int.from_bytes(bytes(rolled), "big")], dtype=np.uint64)
        cell = self.cell.copy()
        if self.is_position:
            kernels.redeal_each(cell, SPECTATOR, seed)
        else:
            kernels.setup_each(cell, seed)
        return cell.tobytes()

    def check(self, before: bytes, after: bytes) -> None:
        """Make sure that nothing was rolled where chance is to have decided all; else raise."""
        if self.deals:
            dice = [np.frombuffer(each, self.cell.dtype)["dice"] for each in (before, after)]
            if (dice[0] != dice[1]).any():
                raise BadOption(
                    "something is rolled after the deal; chance=deals is for positions "
                    "from which the deal decides everything"
                )


def mini_names(game: Game) -> tuple[str, ...]:
    """Return the names of a game's small positions."""
    return tuple(sorted(path.stem for path in (game.folder / "minis").glob("*.txt")))


def read_start(game: Game, text: str) -> str:
    """Return the position that a start means: by its name, or its text, which may be quoted."""
    if text in mini_names(game):
        return (game.folder / "minis" / f"{text}.txt").read_text(encoding="utf-8")
    plain = unquote(text)
    if "\n" not in plain:
        known = ", ".join(mini_names(game)) or "none"
        raise BadOption(
            f"{game.name} has no small position {text[:60]!r}; it has {known}, "
            "and the text of any position will do"
        )
    return plain


def _check_same(game: Game, cell: np.ndarray, players: int, options: Mapping[str, Any]) -> None:
    """Refuse what is asked for and is otherwise in the position."""
    there: dict[str, Any] = {"players": int(cell["seats"][0]), **game.read_options(cell[0])}
    usual: dict[str, Any] = {"players": game.seats[0]}
    usual |= {option.name: option.default for option in game.options}
    for name, value in {"players": players, **options}.items():
        if value not in (usual[name], there[name]):
            raise BadOption(f"{name} is {value!r}, and in the position it is {there[name]!r}")


def find_deals(cell: np.ndarray) -> tuple[bytes, ...]:
    """Return all deals of what nobody has seen in a position, which are equally likely.

    They are those that the game's own ``redeal`` makes, often enough to have made them all. Raises
    ``BadOption`` if there are too many, or if some are more likely than others.
    """
    dice = np.zeros(1, dtype=np.uint64)
    counts: Counter[bytes] = Counter()
    while counts.total() < _OFTEN * max(len(counts), _OFTEN):
        cells = np.repeat(cell, _BLOCK)
        kernels.redeal_each(cells, SPECTATOR, dice)
        cells["dice"] = 0
        counts.update(row.tobytes() for row in cells.view(np.uint8).reshape(len(cells), -1))
        if len(counts) > MOST_DEALS:
            raise BadOption(
                f"the position has more than {MOST_DEALS} deals; chance=deals is for small ones"
            )
    expected = counts.total() / len(counts)
    spread = sum((count - expected) ** 2 for count in counts.values()) / expected
    free = len(counts) - 1
    if spread > free + _DEVIATIONS * (2 * free) ** 0.5 + _DEVIATIONS:
        raise BadOption(
            "some deals of the position are more likely than others; chance=deals is for positions "
            "in which all cards differ"
        )
    return tuple(sorted(counts))
