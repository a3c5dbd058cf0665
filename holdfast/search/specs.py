"""Players by name.

A spec is a name (``random``, ``novice``, ``greedy``), a level (``apprentice``, ``journeyman``,
``master``, ``grandmaster``), a name with a budget (``ismcts:1000`` iterations,
``ismcts:500ms``, ``flat:100`` for each move), either with settings of the search after it
(``ismcts:1000/cut=20``), or a program of one's own (``mine=COMMAND``).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from holdfast.core.errors import BadOption
from holdfast.search.flat import Flat
from holdfast.search.greedy import Greedy
from holdfast.search.ismcts import Ismcts
from holdfast.search.levels import LEVELS, Level
from holdfast.search.novice import Novice
from holdfast.search.outside import Outside
from holdfast.search.plan import USUAL
from holdfast.search.player import Player
from holdfast.search.uniform import Uniform

#: Players without a budget.
_PLAIN: Final[dict[str, Callable[[int], Player]]] = {
    "random": Uniform,
    "novice": Novice,
    "greedy": Greedy,
}
_SEARCHERS: Final = ("flat", "ismcts")
#: What a search gets that is asked for without a budget.
_USUAL_BUDGET: Final = {"flat": "100", "ismcts": "1000"}
_OUTSIDE: Final = re.compile(r"([^:/=]*)=(.*)", re.DOTALL)
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(ms)?")


def player_names() -> tuple[str, ...]:
    """Return the names of all players."""
    return (*_PLAIN, *_SEARCHERS, *LEVELS)


def make_player(spec: str, seed: int, cores: int = 1) -> Player:
    """Return a new player for a spec; raise ``BadOption``. It may think on so many cores."""
    if spec in _PLAIN:
        return _PLAIN[spec](seed)
    if spec in LEVELS:
        return Level(spec, lambda chosen: make_player(chosen, seed, cores))
    outside = _OUTSIDE.fullmatch(spec)
    if outside:
        return _make_outside(spec, outside[1], outside[2], seed)
    head, *settings = spec.split("/")
    name, colon, budget = head.partition(":")
    if name not in _SEARCHERS:
        raise BadOption(f"there is no player {spec!r}; the players are {', '.join(player_names())}")
    count, unit = _read_budget(spec, budget if colon else _USUAL_BUDGET[name])
    wanted = dict(_read_setting(spec, text) for text in settings)
    if name == "flat":
        if unit:
            raise BadOption(f"the player {spec!r} counts playouts for each move, not milliseconds")
        return Flat(seed, playouts=count, cores=cores, name=spec, settings=wanted)
    return Ismcts(
        seed,
        iterations=0 if unit else count,
        milliseconds=count if unit else 0,
        cores=cores,
        name=spec,
        settings=wanted,
    )


def _make_outside(spec: str, name: str, command: str, seed: int) -> Player:
    if name in player_names():
        raise BadOption(f"{spec!r} takes the name of our own player {name}; it can be any other")
    return Outside(name, command, seed)


def _read_budget(spec: str, text: str) -> tuple[int, str]:
    found = _BUDGET.fullmatch(text)
    if found is None:
        raise BadOption(
            f"the budget of {spec!r} is {text!r}; it can be iterations (1000) or a time (500ms)"
        )
    return int(found[1]), found[2] or ""


def _read_setting(spec: str, text: str) -> tuple[str, float]:
    name, equals, value = text.partition("=")
    try:
        if not equals or name not in USUAL:
            raise ValueError
        return name, float(value)
    except ValueError:
        raise BadOption(
            f"{text!r} in {spec!r} is no setting; settings are NAME=NUMBER with a name of "
            f"{', '.join(USUAL)}"
        ) from None
