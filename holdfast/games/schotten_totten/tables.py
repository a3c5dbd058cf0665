"""The components as numbers, read once from ``data/cards.toml`` (1.1, 1.2, 6.1).

A *kind* is a card's number: 0 to 53 the clan cards, clan by clan from strength 1 to 9; from 54 on
the tactics in the order of the file. The two Jokers are one kind.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import numpy as np

_BOX = tomllib.loads((Path(__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8"))

STONES: Final[int] = _BOX["stones"]
STRENGTHS: Final[int] = _BOX["strengths"]
CLAN_LETTERS: Final = tuple(clan["letter"] for clan in _BOX["clan"])
CLANS: Final = len(CLAN_LETTERS)
CLAN_CARDS: Final = CLANS * STRENGTHS

_TACTICS = _BOX["tactic"]
TACTIC_CODES: Final = tuple(tactic["code"] for tactic in _TACTICS)
TACTIC_NAMES: Final = tuple(tactic["name"] for tactic in _TACTICS)
TACTIC_KINDS: Final = len(_TACTICS)
KINDS: Final = CLAN_CARDS + TACTIC_KINDS

#: Every tactic card, as kinds: the Joker twice.
TACTIC_CARDS: Final = np.array(
    [CLAN_CARDS + i for i, tactic in enumerate(_TACTICS) for _ in range(tactic["copies"])],
    dtype=np.int8,
)
TACTICS: Final = len(TACTIC_CARDS)


def _kind(code: str) -> int:
    return CLAN_CARDS + TACTIC_CODES.index(code)


JOKER: Final = _kind("JK")
SHIELD: Final = _kind("SH")
BLIND: Final = _kind("BB")
MUD: Final = _kind("MF")
RECRUITER: Final = _kind("RE")
STRATEGIST: Final = _kind("ST")
BANSHEE: Final = _kind("BA")
TRAITOR: Final = _kind("TR")

#: Kinds below this one take a place on a side: clan cards and elite troops (7.1).
TROOPS: Final = BLIND
#: Kinds below this one are played to a stone: troops and combat modes (8.3).
TO_STONE: Final = RECRUITER

#: The text of every kind: R1 … V9, then the codes of the tactics.
KIND_TEXTS: Final = (
    tuple(f"{clan}{strength}" for clan in CLAN_LETTERS for strength in range(1, STRENGTHS + 1))
    + TACTIC_CODES
)

#: A side is complete with so many cards (2.2), under Mud Fight with one more (8.2).
SIDE: Final = 3
MUD_SIDE: Final = 4

HAND: Final = 6  # 1.3
TACTICS_HAND: Final = 7  # 6.1
RECRUITS: Final = 3  # 9.2
RETURNS: Final = 2  # 9.3
LARGEST_HAND: Final = 9  # 9.2: seven, less the Recruiter, and three more

SPY_STRENGTH: Final = 7
SHIELD_STRENGTH: Final = 3  # the highest it can be

#: All strengths of one clan as bits; bit s-1 stands for strength s.
ALL_STRENGTHS: Final = (1 << STRENGTHS) - 1


#: All stones as bits; bit n-1 stands for stone n.
ALL_STONES: Final = (1 << STONES) - 1

#: Bit sets of strengths are indices of the tables below.
_SETS: Final = range(1 << STRENGTHS)


def _members(bits: int) -> list[int]:
    """Return the strengths of a bit set, the highest first."""
    return [s for s in range(STRENGTHS, 0, -1) if bits >> (s - 1) & 1]


def _frozen(rows: list[int] | list[list[int]], dtype: type[np.signedinteger]) -> np.ndarray:
    table = np.array(rows, dtype=dtype)
    table.setflags(write=False)
    return table


def _top_total(count: int, bits: int) -> int:
    members = _members(bits)
    return sum(members[:count]) if count <= len(members) else -1


def _lows_around(size: int, bits: int) -> int:
    """Return where a run of this size may begin so that it contains the set, as bits."""
    lows = 0
    for low in range(STRENGTHS - size + 1):
        if bits & ~(((1 << size) - 1) << low) == 0:
            lows |= 1 << low
    return lows


def _highest_run(size: int, lows: int) -> int:
    """Return the total of the highest run of this size that begins at one of these strengths."""
    return sum(range(_members(lows)[0], _members(lows)[0] + size)) if lows else 0


#: By set: the total of all its strengths.
TOTALS: Final = _frozen([sum(_members(bits)) for bits in _SETS], np.int8)
#: By kind: the highest strength a troop can stand for (7.2, 7.4, 7.5).
HIGHEST: Final = _frozen(
    [kind % STRENGTHS + 1 for kind in range(CLAN_CARDS)]
    + [STRENGTHS, SPY_STRENGTH, SHIELD_STRENGTH]
    + [0] * (KINDS - TROOPS),
    np.int8,
)
#: By count and set: the total of so many of its highest strengths; -1 if it has fewer.
TOP_TOTALS: Final = _frozen(
    [[_top_total(count, bits) for bits in _SETS] for count in range(MUD_SIDE + 1)], np.int8
)
#: By size and set: where a run may begin so that it contains the set.
RUN_STARTS: Final = _frozen(
    [[_lows_around(size, bits) for bits in _SETS] for size in range(MUD_SIDE + 1)], np.int16
)
#: By size and set of beginnings: the total of the highest run; 0 if there is none.
RUN_TOTALS: Final = _frozen(
    [[_highest_run(size, lows) for lows in _SETS] for size in range(MUD_SIDE + 1)], np.int8
)
