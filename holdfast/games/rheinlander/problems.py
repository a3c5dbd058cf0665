"""What makes a position impossible, all of it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import Sentence
from holdfast.games.rheinlander.notation import write_space
from holdfast.games.rheinlander.reckoning import find_leader, neighbours, touched
from holdfast.games.rheinlander.state import (
    DISCARD,
    EMPTY,
    FREE,
    HIDDEN,
    TOWER,
    Phase,
    State,
    Timing,
)
from holdfast.games.rheinlander.tables import (
    BANKS,
    BASTIONS,
    CARDS,
    CASTLE,
    CENTRE_TEXTS,
    CENTRES,
    KNIGHTS,
    LAND,
    REGIONS,
    SLOTS,
    TOUCHES,
)
from holdfast.games.rheinlander.text import hand_size


def problems(state: State) -> list[Sentence]:
    """Return every reason why this position cannot occur; none if it can."""
    return [
        *_piece_problems(state),
        *_card_problems(state),
        *_board_problems(state),
        *_duchy_problems(state),
        *_turn_problems(state),
        *_phase_problems(state),
    ]


def _piece_problems(state: State) -> Iterator[Sentence]:
    """Every piece is there as often as it comes out of the box (1.4, 1.5)."""
    counts, box = (Counter(int(kind) for kind in kinds) for kinds in (state.centre, CENTRES))
    for kind in sorted(box):
        if counts[kind] != box[kind]:
            name = CENTRE_TEXTS[kind]
            yield Sentence(
                "centre-count", {"centre": name, "count": counts[kind], "expected": box[kind]}
            )
    most = int(KNIGHTS[int(state.seats)])
    for seat in range(int(state.seats)):
        used = int((state.knight == seat).sum() + (state.garrison == seat).sum())
        knights = used + int(state.supply[seat])
        if knights != most:
            yield Sentence(
                "knights", {"seat": write_seat(seat), "count": knights, "expected": most}
            )
    towers = int((state.knight == TOWER).sum() + state.bastions.sum())
    if towers != BASTIONS * state.seats:
        expected = int(BASTIONS * state.seats)
        yield Sentence("bastions", {"count": towers, "expected": expected})


def _card_problems(state: State) -> Iterator[Sentence]:
    """Nothing is hidden, and everybody holds five cards, or four after playing one (2.3)."""
    hidden = int((state.cards == HIDDEN).sum())
    if hidden:
        yield Sentence("hidden", {"count": hidden})
        return
    for seat in range(int(state.seats)):
        held, right = int((state.cards == seat).sum()), hand_size(state, seat)
        if held != right:
            yield Sentence(
                "hand-size", {"seat": write_seat(seat), "count": held, "expected": int(right)}
            )
        fresh = sum(
            1 for card in range(CARDS) if state.cards[card] == seat and int(state.mixed) >> card & 1
        )
        if fresh > state.drawn[seat]:
            drawn = int(state.drawn[seat])
            yield Sentence("mixed-held", {"seat": write_seat(seat), "count": fresh, "drawn": drawn})
    if any(int(state.mixed) >> card & 1 and state.cards[card] == DISCARD for card in range(CARDS)):
        yield Sentence("mixed-discarded")


def _board_problems(state: State) -> Iterator[Sentence]:
    """Knights on the river need both banks, garrisons a castle with a knight beside (3.3, 8.1)."""
    for region in range(REGIONS):
        if 0 <= state.knight[LAND + region] < TOWER:
            banks = [int(state.knight[bank]) for bank in BANKS[int(state.board), region]]
            if FREE in banks or (TOWER in banks and not state.bastion_opens_river):
                name = write_space(state, LAND + region)
                yield Sentence("river-knight", {"space": name})
    for slot in range(SLOTS):
        if state.garrison[slot] == EMPTY:
            continue
        if state.centre[slot] != CASTLE:
            yield Sentence("garrison-no-castle", {"slot": slot + 1})
        spaces = [int(space) for space in TOUCHES[int(state.board), slot]]
        if not any(0 <= state.knight[space] < TOWER for space in spaces):
            yield Sentence("garrison-no-knight", {"slot": slot + 1})


def _duchy_problems(state: State) -> Iterator[Sentence]:
    """An owner has a knight in the duchy, and a leader owns it unless another does (5.3, 5.7)."""
    for duchy in range(int(state.duchies)):
        owner, leader = int(state.owner[duchy]), find_leader(state, duchy)
        if owner != NOBODY and state.count[duchy, owner] == 0:
            yield Sentence("duchy-no-knight", {"duchy": duchy + 1, "seat": write_seat(owner)})
        if owner == NOBODY and leader != NOBODY and state.phase != Phase.CASTLE:
            yield Sentence("duchy-leader", {"duchy": duchy + 1, "seat": write_seat(leader)})


def _turn_problems(state: State) -> Iterator[Sentence]:
    """Who has no knight has no turn; the last round ends before the opener (2.6, 11.1, 11.2)."""
    phase, seat = Phase(int(state.phase)), write_seat(int(state.turn))
    starts = state.turn == state.opener
    if phase == Phase.OVER:
        if not (state.ended and starts):
            yield Sentence("over-round")
        return
    if state.ended and starts:
        yield Sentence("last-round", {"seat": seat})
    if phase == Phase.PLAY:
        if state.supply[int(state.turn)] == 0:
            yield Sentence("no-knight-no-turn", {"seat": seat})
        if not state.ended and (state.supply[: int(state.seats)] == 0).any():
            yield Sentence("must-be-ended")
    if state.built and (state.bastion_timing != Timing.ANY or phase == Phase.BASTION):
        yield Sentence("built-before")
    if state.built and not (state.knight == TOWER).any():
        yield Sentence("built-none")


def _phase_problems(state: State) -> Iterator[Sentence]:
    """The decision that is due can be taken (8.4, 10.1)."""
    phase, seat = Phase(int(state.phase)), int(state.turn)
    if phase == Phase.BASTION:
        if state.bastions[seat] == 0:
            yield Sentence("no-bastion", {"seat": write_seat(seat)})
        if not (state.knight[:LAND] == FREE).any():
            yield Sentence("no-land")
    if phase == Phase.CASTLE:
        yield from _castle_problems(state, seat)
    elif state.spot or state.refused:
        yield Sentence("no-castle")


def _castle_problems(state: State, seat: int) -> Iterator[Sentence]:
    """There is a castle to garrison, and it is for the player to say (8.3, 8.4)."""
    spot = int(state.spot)
    castles = [slot for slot in touched(state, {spot}) if state.centre[slot] == CASTLE]
    wanted = [slot for slot in castles if state.garrison[slot] == EMPTY]
    refused = [slot for slot in range(SLOTS) if int(state.refused) >> slot & 1]
    if not state.castle_optional:
        yield Sentence("castle-not-optional")
    if state.knight[spot] != seat:
        yield Sentence("no-knight-placed", {"seat": write_seat(seat)})
    if refused != wanted[: len(refused)] or len(refused) == len(wanted):
        yield Sentence("no-empty-castle")
    if state.supply[seat] == 0:
        yield Sentence("no-castle-knight", {"seat": write_seat(seat)})
    beside = {int(state.group[space]) for space in neighbours(state, spot)}
    if len({int(state.owner[g]) for g in beside if g >= 0} - {NOBODY}) == 1:
        yield Sentence("castle-of-duke")
