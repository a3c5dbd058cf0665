"""What a move did and what followed from it, in order, as sentences. Ids are in ``words/``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import Sentence
from holdfast.games.rheinlander.boards import BOARDS
from holdfast.games.rheinlander.moves import BUILD, DONE, DROP, GARRISON, PLAY
from holdfast.games.rheinlander.notation import write_space
from holdfast.games.rheinlander.reckoning import find_leader, neighbours, touched
from holdfast.games.rheinlander.state import DISCARD, EMPTY, FREE, NO_DUCHY, Phase, State
from holdfast.games.rheinlander.tables import (
    ARCHBISHOP,
    CARDS,
    CASTLE,
    DUKE,
    IN_REGION,
    LAST_DUKE,
    POINTS,
    SPACES,
    TOUCHES,
)
from holdfast.games.rheinlander.text import count_bishops

Args = dict[str, str | int]


class Teller:
    """Tells one move to the one who listens."""

    def __init__(self, before: State, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.left_empty: set[int] = set()  # castles that were told of as empty

    def tell(self, move: int, trail: Sequence[State]) -> list[Sentence]:
        """Return what the move did, and each thing that followed."""
        told = [self._move(move)]
        for earlier, later in pairwise(trail):
            told += self._step(earlier, later)
        return told

    def _step(self, earlier: State, later: State) -> list[Sentence]:
        phase = Phase(int(earlier.phase))
        if phase == Phase.GARRISON:
            return self._garrisons(earlier, later)
        if phase == Phase.JUDGE:
            return self._judgement(earlier, later)
        if phase == Phase.RELIEVE:
            return self._relief(earlier, later)
        if phase == Phase.ORDAIN:
            return self._bishops(earlier, later)
        if phase == Phase.DRAW:
            return self._draw(earlier, later)
        if phase in (Phase.PLAY, Phase.PASS_ON):
            return self._passing(earlier, later)
        return []

    # The move itself.

    def _move(self, move: int) -> Sentence:
        state = self.before
        args: Args = {"who": write_seat(int(state.turn))}
        if move < DROP:
            return self._play(args, *divmod(move - PLAY, SPACES))
        if move < BUILD:
            return Sentence("dropped", args | {"card": move - DROP + 1}, "2.5")
        if move < DONE:
            return Sentence("bastion", args | {"space": write_space(state, move - BUILD)}, "10.1")
        if move == DONE:
            return Sentence("done", args, "10.1")
        slot = find_asked(state)
        assert slot is not None
        name = "garrison-placer" if move == GARRISON else "castle-refused"
        return Sentence(name, args | {"castle": name_castle(state, slot)}, "8.4")

    def _play(self, args: Args, card: int, space: int) -> Sentence:
        state = self.before
        args = args | {"card": card + 1, "space": write_space(state, space)}
        if not IN_REGION[int(state.board), card, space]:
            return Sentence("reinforced", args, "4.2")
        if state.knight[space] == FREE:
            return Sentence("placed", args, "3.1")
        return Sentence("exchanged", args | {"rival": write_seat(int(state.knight[space]))}, "9.4")

    # Castles.

    def _garrisons(self, earlier: State, later: State) -> list[Sentence]:
        told = []
        for slot in touched(earlier, {int(earlier.spot)}):
            args: Args = {"castle": name_castle(earlier, slot)}
            if _is_empty_castle(earlier, slot) and later.garrison[slot] != EMPTY:
                args["who"] = write_seat(int(later.garrison[slot]))
                mine = later.garrison[slot] == earlier.turn
                told += [Sentence("garrison-placer" if mine else "garrison-owner", args, "8.1")]
            elif later.phase == Phase.JUDGE and _is_left_empty(later, slot):
                self.left_empty.add(slot)
                told += [Sentence("castle-empty", args, "8.5")]
        return told

    def _relief(self, earlier: State, later: State) -> list[Sentence]:
        duchy = int(earlier.group[int(earlier.spot)])
        owner = int(earlier.owner[duchy])
        told = []
        for slot in (int(slot) for slot in earlier.castles):
            old, new = int(earlier.garrison[slot]), int(later.garrison[slot])
            args: Args = {"castle": name_castle(earlier, slot), "who": write_seat(owner)}
            if old not in (new, EMPTY):
                told += [Sentence("garrison-changed", args | {"rival": write_seat(old)}, "8.6")]
            elif old != new:
                told += [Sentence("garrison-late", args, "8.6")]
            elif slot in self.left_empty:
                continue
            elif owner not in (NOBODY, new) and _is_wanted(later, slot, duchy):
                told += [Sentence("garrison-short", args, "8.6")]
        return told

    # Duchies.

    def _judgement(self, earlier: State, later: State) -> list[Sentence]:
        spot = int(earlier.spot)
        duchy = int(later.group[spot])
        if duchy == NO_DUCHY:
            return []
        args: Args = {
            **name_duchy(later, duchy),
            "knights": write_knights(later, duchy),
            "value": DUKE + int(later.worth[duchy]),
            "who": write_seat(int(later.owner[duchy])),
        }
        if earlier.exchanged:
            told = [Sentence("changed", args, "9.6")]
            return told + self._grown(earlier, later, duchy, duchy, args)
        old = sorted({int(earlier.group[s]) for s in neighbours(earlier, spot)} - {NO_DUCHY})
        if not old:
            return self._founded(later, duchy, args)
        if len(old) == 1:
            args |= name_duchy(earlier, old[0])  # it is paid for under this name
            told = [Sentence("grown", args, "5.6")]
            return told + self._grown(earlier, later, old[0], duchy, args)
        return self._merged(earlier, later, old, duchy, args)

    @staticmethod
    def _founded(later: State, duchy: int, args: Args) -> list[Sentence]:
        owned = later.owner[duchy] != NOBODY
        last = Sentence("owned", args, "5.3") if owned else Sentence("level-founded", args, "5.5")
        return [Sentence("founded", args, "5.1"), last]

    def _grown(
        self, earlier: State, later: State, old: int, duchy: int, args: Args
    ) -> list[Sentence]:
        """Tell whose a duchy is after it has grown or a knight was exchanged in it."""
        owner, now = int(earlier.owner[old]), int(later.owner[duchy])
        level = find_leader(later, duchy) == NOBODY
        args = args | {"old": write_seat(owner)}
        if owner == now:
            if not level:
                return [Sentence("kept", args, "5.6")]
            name = "level-unowned" if owner == NOBODY else "level-kept"
            return [Sentence(name, args, "5.7")]
        if now == NOBODY:
            return [Sentence("ousted", args, "5.7"), self._paid(earlier, old)]
        if owner == NOBODY:
            return [Sentence("owned", args, "5.6")]
        return [Sentence("taken-over", args, "5.6"), self._paid(earlier, old)]

    def _merged(
        self, earlier: State, later: State, old: list[int], duchy: int, args: Args
    ) -> list[Sentence]:
        names = [str(name_duchy(earlier, each)["duchy"]) for each in old]
        merged: Args = {"count": len(old), "duchies": ", ".join(names)}
        told = [Sentence("merged", args | merged, "6.1")]
        now = int(later.owner[duchy])
        dukes = [each for each in old if earlier.owner[each] != NOBODY]
        own = [each for each in dukes if earlier.owner[each] == now]
        stays = max(own, key=lambda each: int(earlier.worth[each])) if own else None
        if now == NOBODY:
            told += [Sentence("merged-level" if dukes else "merged-unowned", args, "6.5")]
        elif stays is None:
            told += [Sentence("merged-new", args, "6.3")]
        else:
            level = find_leader(later, duchy) == NOBODY
            name, rule = ("merged-level-kept", "6.5") if level else ("merged-kept", "6.3")
            told += [Sentence(name, args | name_duchy(earlier, stays), rule)]
        return told + [self._paid(earlier, each) for each in dukes if each != stays]

    def _paid(self, earlier: State, duchy: int) -> Sentence:
        args: Args = {
            "who": write_seat(int(earlier.owner[duchy])),
            "points": DUKE + int(earlier.worth[duchy]),
            "centres": int(earlier.worth[duchy]),
            **name_duchy(earlier, duchy),
        }
        return Sentence("paid", args, "7.3")

    # Bishops.

    def _bishops(self, earlier: State, later: State) -> list[Sentence]:
        told = []
        for seat in range(int(later.seats)):
            was, now = count_bishops(self.before, seat), count_bishops(later, seat)
            if was != now:
                name = "bishop-gained" if now > was else "bishop-lost"
                args: Args = {"who": write_seat(seat), "count": now, "change": abs(now - was)}
                told += [Sentence(name, args, "9.1")]
        if earlier.archbishop != later.archbishop:
            who: Args = {"who": write_seat(int(later.archbishop))}
            name = "archbishop-none" if later.archbishop == NOBODY else "archbishop"
            told += [Sentence(name, who, "9.2")]
        return told

    # The end of a turn.

    def _draw(self, earlier: State, later: State) -> list[Sentence]:
        args: Args = {"who": write_seat(int(later.turn))}
        told = []
        if not (later.cards == DISCARD).any():  # the card just played lay there
            told += [Sentence("reshuffled", args, "2.4")]
        if later.turn != self.seat:
            return [*told, Sentence("drew", args, "2.3")]
        drawn = [c for c in range(CARDS) if later.cards[c] == later.turn != earlier.cards[c]]
        return [*told, Sentence("drew-card", args | {"card": drawn[0] + 1}, "2.3")]

    def _passing(self, earlier: State, later: State) -> list[Sentence]:
        told = []
        if earlier.phase == Phase.PLAY:
            told += [Sentence("skipped", {"who": write_seat(int(earlier.turn))}, "2.6")]
        if later.ended and not earlier.ended:
            out = [write_seat(s) for s in range(int(later.seats)) if later.supply[s] == 0]
            told += [Sentence("last-round", {"who": ", ".join(out)}, "11.1")]
        if later.phase == Phase.OVER:
            told += [self._final(earlier, later, seat) for seat in range(int(later.seats))]
            told += [self._winner(later)]
        return told

    @staticmethod
    def _final(earlier: State, later: State, seat: int) -> Sentence:
        own = [d for d in range(int(later.duchies)) if later.owner[d] == seat]
        args: Args = {
            "who": write_seat(seat),
            "coins": int(earlier.coins[seat]),
            "dukes": len(own),
            "duke-points": LAST_DUKE * len(own),
            "centres": sum(int(later.worth[duchy]) for duchy in own),
            "archbishop": ARCHBISHOP if later.archbishop == seat else 0,
            "total": int(later.coins[seat]),
        }
        return Sentence("final", args, "11.3")

    @staticmethod
    def _winner(later: State) -> Sentence:
        coins = [int(points) for points in later.coins[: int(later.seats)]]
        best = [write_seat(seat) for seat, points in enumerate(coins) if points == max(coins)]
        name = "won" if len(best) == 1 else "shared"
        return Sentence(name, {"who": ", ".join(best), "points": max(coins)}, "11.5")


def tell(before: State, move: int, trail: Sequence[State], seat: int) -> list[Sentence]:
    """Return what a move did and what followed from it, in order, as the seat may know it."""
    return Teller(before, seat).tell(move, trail)


def find_asked(state: State) -> int | None:
    """Return the castle for which it is to be decided now whether a knight goes into it (8.4)."""
    if state.phase != Phase.CASTLE:
        return None
    slots = touched(state, {int(state.spot)})
    return next((slot for slot in slots if _is_left_empty(state, slot)), None)


def name_slot(state: State, slot: int) -> str:
    """Return the name of the place where a centre lies (1.4)."""
    return BOARDS[int(state.board)].slots[slot].name


def name_duchy(state: State, duchy: int) -> Args:
    """Name a duchy: after the place of its best centre (``named`` is 1), or after a space."""
    spaces = [int(space) for space in np.flatnonzero(state.group == duchy)]
    slots = touched(state, spaces)
    if not slots:
        return {"duchy": write_space(state, spaces[0]), "named": 0}
    best = max(slots, key=lambda slot: int(POINTS[state.centre[slot]]))
    return {"duchy": name_slot(state, best), "named": 1}


def name_castle(state: State, slot: int) -> str:
    """Return the name of a castle with the spaces that it touches, to find it on the board."""
    touches = BOARDS[int(state.board)].slots[slot].touches
    return f"{name_slot(state, slot)} ({', '.join(touches)})"


def write_knights(state: State, duchy: int) -> str:
    """Return how many knights everybody has in a duchy, garrisons included (8.8)."""
    counts = [(write_seat(s), int(state.count[duchy, s])) for s in range(int(state.seats))]
    return ", ".join(f"{seat} {count}" for seat, count in counts if count)


def _is_wanted(state: State, slot: int, duchy: int) -> bool:
    """Tell whether the owner of a duchy would garrison this castle with another knight (8.6)."""
    groups = [int(state.group[int(space)]) for space in TOUCHES[int(state.board), slot]]
    return duchy in groups and not int(state.refused) >> slot & 1


def _is_empty_castle(state: State, slot: int) -> bool:
    return bool(state.centre[slot] == CASTLE and state.garrison[slot] == EMPTY)


def _is_left_empty(state: State, slot: int) -> bool:
    """Tell whether a castle is empty and was not refused (8.4, 8.5)."""
    return _is_empty_castle(state, slot) and not int(state.refused) >> slot & 1
