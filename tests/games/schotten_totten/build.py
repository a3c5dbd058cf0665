"""Positions for tests, written with only what matters in each."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

import holdfast
from holdfast import IllegalMove, Match
from holdfast.core.match import new_match
from holdfast.games.schotten_totten.tables import KIND_TEXTS

from .plain import CLAN_CARDS, TACTICS

NAME = "schotten-totten"

Options = dict[str, bool | int | str]


def deal(seed: int = 1, **options: bool | int | str) -> Match:
    """A match just dealt."""
    return new_match(holdfast.game(NAME), None, seed, options)


def write(*stones: str, a: str = "Y1", b: str = "Y2", options: str = "-", **lines: str) -> str:
    """The text of a position.

    A stone is written as in ``"4: G5 R5 | G7 V4 B3 | first B"``. ``top`` and ``tactics_top`` name
    the uppermost cards of the decks; the cards that are named nowhere come below them in order.
    Tactics are in play when any of these cards is one, or the options say so.
    """
    top, tactics_top = lines.pop("top", ""), lines.pop("tactics_top", "")
    named = Counter(" ".join([*stones, a, b, top, tactics_top, *lines.values()]).split())
    named["MF"] += sum("mud" in stone.split("|")[2] for stone in stones if stone.count("|") > 1)
    named["BB"] += sum("blind" in stone.split("|")[2] for stone in stones if stone.count("|") > 1)
    if any(named[card] for card in TACTICS) and "tactics" not in options:
        options = f"tactics=on {options.strip('-')}"
    if "deck" not in lines:
        lines["deck"] = " ".join([top, *(card for card in CLAN_CARDS if not named[card])])
    if "tactics=on" in options and "tactics" not in lines:
        rest = Counter(TACTICS) - named
        lines["tactics"] = " ".join([tactics_top, *rest.elements()]).strip() or "-"
    text = [f"options {options.strip()}", f"hand A {a}", f"hand B {b}"]
    text += [f"stone {stone}" for stone in stones]
    text += [f"{key.replace('_', '-')} {value}" for key, value in lines.items()]
    return "\n".join(text)


def table(*stones: str, a: str = "Y1", b: str = "Y2", options: str = "-", **lines: str) -> Match:
    """A match at a position; see ``write``."""
    return holdfast.read(NAME, write(*stones, a=a, b=b, options=options, **lines))


def play(match: Match, moves: str) -> Match:
    """Make moves that are separated by commas."""
    for move in moves.split(","):
        match.play(move)
    return match


def refusal(match: Match, move: str) -> IllegalMove:
    """Why a move is refused; it must be."""
    reason = match.why(move)
    assert reason is not None, f"{move} is allowed"
    return reason


def fields(match: Match) -> dict[str, Any]:
    """Every field of the record; the gaps between fields hold no meaning."""
    state = match.state
    return {name: state[name].tolist() for name in state.dtype.names}


def look(match: Match) -> dict[str, Any]:
    """The whole table with everything open, as JSON."""
    table: dict[str, Any] = msgspec.to_builtins(match.game.view(match.state, 0))
    return table


def side(match: Match, stone: int, seat: int) -> list[str]:
    """The cards on a side, in order of arrival."""
    cards: list[str] = look(match)["stones"][stone - 1]["sides"][seat]
    return cards


def hand(match: Match, seat: int) -> list[str]:
    """The cards in a hand, sorted by kind."""
    cards: list[str] = look(match)["hands"][seat]["cards"]
    return cards


def owners(match: Match) -> str:
    """Who owns the stones, from 1 to 9."""
    return "".join("AB"[owner] if owner >= 0 else "-" for owner in match.state.owner.tolist())


def first(match: Match, stone: int) -> str:
    """Whose completeness at the stone began earlier: A, B or -."""
    seat = int(match.state.first[stone - 1])
    return "AB"[seat] if seat >= 0 else "-"


def phase(match: Match) -> str:
    """Who decides what, as in ``A play``; ``over`` at the end."""
    name: str = look(match)["phase"]
    return name if match.turn is None else f"{'AB'[match.turn]} {name}"


def full(owned: str, *, without: str = "") -> list[str]:
    """Claimed stones with both sides full, made of the cards that are not named, in order.

    The letters say who owns the stones from 1 on; ``-`` leaves a stone out. ``AABBAABB`` and its
    like close eight stones without a victory.
    """
    cards = [card for card in CLAN_CARDS if card not in without.split()]
    stones = []
    for number, owner in enumerate(owned, start=1):
        if owner != "-":
            sides = [" ".join(cards.pop(0) for _ in range(3)) for _ in range(2)]
            stones.append(f"{number}: {sides[0]} | {sides[1]} | first A, owner {owner}")
    return stones


def decks(match: Match) -> tuple[list[str], list[str]]:
    """The clan deck and the tactics deck, each from the top."""
    state = match.state
    piles = (state.deck[: state.deck_size], state.tactics_deck[: state.tactics_size])
    clans, tactics = ([KIND_TEXTS[int(kind)] for kind in pile[::-1]] for pile in piles)
    return clans, tactics
