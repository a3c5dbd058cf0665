"""What a move did and what followed from it, in order, as sentences. Ids are in ``words/``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from holdfast.core.seats import write_seat
from holdfast.core.words import Sentence
from holdfast.games.fellowship.moves import END, RETAKE, SITE
from holdfast.games.fellowship.notation import split_lay, split_site
from holdfast.games.fellowship.places import card_args, find_way, place_args
from holdfast.games.fellowship.scoring import has_cards
from holdfast.games.fellowship.state import EMPTY, Phase, State
from holdfast.games.fellowship.tables import (
    AROUND,
    BREE,
    COLOUR_LETTERS,
    KIND_TEXTS,
    KINDS,
    LOCATION_IDS,
    LOCATIONS,
    MORIA,
    NAZGUL,
    OWNERS,
    PAID,
    POINTS,
    RING_TEXTS,
    RINGS,
    VALUES,
)
from holdfast.games.fellowship.text import is_in_force, standings

Args = dict[str, str | int]


def tell(before: State, move: int, trail: Sequence[State], seat: int) -> list[Sentence]:
    """Return what a move did and what followed from it, in order, as the seat may know it."""
    told = _tell_move(before, move, trail[0])
    for earlier, later in pairwise(trail):
        told += _tell_step(earlier, later, seat)
    return told


def _tell_move(before: State, move: int, after: State) -> list[Sentence]:
    args: Args = {"who": write_seat(int(before.turn))}
    if move < RETAKE:
        return _tell_lay(before, move, args)
    if move < END:
        cell, place = divmod(move - RETAKE, AROUND)
        kind = int(before.top[cell])
        args |= {"card": KIND_TEXTS[kind], **card_args(kind)}
        goal = place_args(before, int(before.around[place]))
        return [
            Sentence("retaken", args | place_args(before, cell), "7.10"),
            Sentence("laid-again", args | goal, "7.10"),
        ]
    if move < SITE:
        return [Sentence("ended", args, "2.1")]
    args |= {"location": LOCATION_IDS[int(after.sites) - 1]}
    way = {"way": find_way(before, *split_site(move)), "location": LOCATION_IDS[before.sites - 1]}
    shared = AROUND - int(after.gaps)
    return [
        Sentence("sited", args, "8.1"),
        Sentence("sited-there", args | way, "8.1"),
        Sentence("shared", args | {"count": shared}, "8.4"),
    ]


def _tell_lay(before: State, move: int, args: Args) -> list[Sentence]:
    kind, place, ring = split_lay(move)
    cell = int(before.around[place])
    top = int(before.top[cell])
    args |= {"card": KIND_TEXTS[kind], **card_args(kind), **place_args(before, cell)}
    if top != EMPTY:
        owner = int(OWNERS[int(before.seats), top // VALUES])
        args |= {"there": KIND_TEXTS[top], "rival": write_seat(owner)}
        args |= card_args(top, "there-")
    if kind % VALUES == NAZGUL:
        return [
            Sentence("wasted" if top == EMPTY else "hit", args, "4.3" if top == EMPTY else "4.1")
        ]
    told = [Sentence("laid" if top == EMPTY else "covered", args, "3.1" if top == EMPTY else "3.2")]
    if ring >= 0:
        told += [Sentence(f"with-ring-{RING_TEXTS[ring]}", args, "7.1")]
    return told


def _tell_step(earlier: State, later: State, seat: int) -> list[Sentence]:
    phase = Phase(int(earlier.phase))
    if phase in (Phase.SCORE, Phase.LAST):
        return _tell_scoring(earlier, later)
    if phase == Phase.REFILL:
        return _tell_draws(earlier, later, seat)
    return _tell_lost(earlier, later)


def _tell_scoring(earlier: State, later: State) -> list[Sentence]:
    """Tell a scoring line by line: places, ties, Moria, rings, the end (6.7)."""
    here = int(earlier.scored)
    ranking = standings(earlier)
    name = "scored-last" if earlier.phase == Phase.LAST else "scored"
    args: Args = {"location": LOCATION_IDS[here]}
    told = [Sentence(name, args, "6.1")]
    if is_in_force(earlier, BREE):
        told += [Sentence("counts-one", args, "7.6")]
    paid = int(PAID[int(earlier.seats)])
    for place, (colour, owner, total) in enumerate(ranking):
        if total is None:
            continue
        row: Args = {
            "who": write_seat(owner),
            "colour": COLOUR_LETTERS[colour],
            "place": place + 1,
            "points": int(POINTS[here, place]) if place < paid else 0,
            "total": total,
        }
        told += [Sentence("place" if place < paid else "no-place", row, "6.3")]
        _, ahead, more = ranking[place - 1]
        if place and more == total and ahead != owner:
            before = write_seat(ahead)
            told += [Sentence("tie", row | {"before": before}, "6.2")]
    if here == MORIA:
        loser = ranking[-1][1]
        toll = sum(int(POINTS[here, p]) for p, r in enumerate(ranking[:paid]) if r[1] == loser)
        lost = toll - int(later.gained[loser])
        told += [Sentence("toll", {"who": write_seat(loser), "points": lost}, "5.3")]
    told += _tell_rings(earlier, later)
    if earlier.phase == Phase.SCORE:
        told += _tell_why(later)
    return told + _tell_end(later)


def _tell_rings(earlier: State, later: State) -> list[Sentence]:
    """Tell who won a ring, and whose are lost (6.4, 6.5)."""
    won, lost = [], []
    for ring in range(RINGS):
        was, now = int(earlier.ring[ring]), int(later.ring[ring])
        args: Args = {"ring": RING_TEXTS[ring]}
        if was != now and now >= 0:
            won += [Sentence("ring-won", args | {"who": write_seat(now)}, "6.4")]
        elif was != now:
            lost += [Sentence("ring-lost", args, "6.5")]
    return [*won, *lost]


def _tell_why(later: State) -> list[Sentence]:
    """Tell why it is over before the last location: at most one player has cards left (9.1)."""
    if later.phase != Phase.OVER or later.scored == LOCATIONS:
        return []
    left = [write_seat(s) for s in range(int(later.seats)) if has_cards(later, s)]
    if not left:
        return [Sentence("over-nobody", {}, "9.1")]
    return [Sentence("over-alone", {"who": left[0]}, "9.1")]


def _tell_end(later: State) -> list[Sentence]:
    """Tell who has won, if it is over (9.5)."""
    if later.phase != Phase.OVER:
        return []
    seats = range(int(later.seats))
    standing = [(int(later.points[s]), int(later.gained[s])) for s in seats]
    best = [s for s in seats if standing[s] == max(standing)]
    level = sum(points == max(standing)[0] for points, _ in standing) > 1
    args: Args = {
        "who": ", ".join(write_seat(s) for s in best),
        "points": max(standing)[0],
        "gained": max(standing)[1],
    }
    if len(best) > 1:
        return [Sentence("shared-win", args, "9.5")]
    return [Sentence("won-tie" if level else "won", args, "9.5")]


def _tell_draws(earlier: State, later: State, seat: int) -> list[Sentence]:
    """Tell what was drawn: by name to the one who drew (2.5, 2.7)."""
    who = int(earlier.turn)
    count = int(later.held[who]) - int(earlier.held[who])
    args: Args = {"who": write_seat(who), "count": count}
    if not count:
        return []
    if who != seat:
        return [Sentence("drew", args, "2.5")]
    return [
        Sentence(
            "drew-card", {"who": args["who"], "card": KIND_TEXTS[kind], **card_args(kind)}, "2.5"
        )
        for kind in range(KINDS)
        for _ in range(int(later.hand[kind]) - int(earlier.hand[kind]))
    ]


def _tell_lost(earlier: State, later: State) -> list[Sentence]:
    """Tell who is out of cards from now on, and rings lost with it (2.6)."""
    who = int(earlier.turn)
    told = []
    if not int(earlier.held[who]) + int(earlier.left[who]):
        told += [Sentence("out", {"who": write_seat(who)}, "2.6")]
    return told + _tell_rings(earlier, later)
