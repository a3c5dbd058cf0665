"""What makes a position impossible, all of it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import count_of
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
    CENTRE_NAMES,
    CENTRES,
    KNIGHTS,
    LAND,
    REGIONS,
    SLOTS,
    TOUCHES,
)
from holdfast.games.rheinlander.text import hand_size


def problems(state: State) -> list[str]:
    """Return every reason why this position cannot occur; none if it can."""
    return [
        *_piece_problems(state),
        *_card_problems(state),
        *_board_problems(state),
        *_duchy_problems(state),
        *_turn_problems(state),
        *_phase_problems(state),
    ]


def _piece_problems(state: State) -> Iterator[str]:
    """Every piece is there as often as it comes out of the box (1.4, 1.5)."""
    counts, box = (Counter(int(kind) for kind in kinds) for kinds in (state.centre, CENTRES))
    for kind in sorted(box):
        if counts[kind] != box[kind]:
            there = count_of(counts[kind], "time")
            yield f"{CENTRE_NAMES[kind]} is there {there} instead of {box[kind]}"
    most = int(KNIGHTS[int(state.seats)])
    for seat in range(int(state.seats)):
        used = int((state.knight == seat).sum() + (state.garrison == seat).sum())
        knights = used + int(state.supply[seat])
        if knights != most:
            yield f"{write_seat(seat)} has {count_of(knights, 'knight')} instead of {most}"
    towers = int((state.knight == TOWER).sum() + state.bastions.sum())
    if towers != BASTIONS * state.seats:
        yield f"there are {towers} bastions instead of {BASTIONS * state.seats}"


def _card_problems(state: State) -> Iterator[str]:
    """Nothing is hidden, and everybody holds five cards, or four after playing one (2.3)."""
    hidden = int((state.cards == HIDDEN).sum())
    if hidden:
        yield f"{hidden} cards are hidden"
        return
    for seat in range(int(state.seats)):
        held, right = int((state.cards == seat).sum()), hand_size(state, seat)
        if held != right:
            yield f"{write_seat(seat)} holds {count_of(held, 'card')} instead of {right}"
        fresh = sum(
            1 for card in range(CARDS) if state.cards[card] == seat and int(state.mixed) >> card & 1
        )
        if fresh > state.drawn[seat]:
            yield f"{write_seat(seat)} holds {fresh} mixed cards but has drawn {state.drawn[seat]}"
    if any(int(state.mixed) >> card & 1 and state.cards[card] == DISCARD for card in range(CARDS)):
        yield "a mixed card lies on the discard pile"


def _board_problems(state: State) -> Iterator[str]:
    """Knights on the river need both banks, garrisons a castle with a knight beside (3.3, 8.1)."""
    for region in range(REGIONS):
        if 0 <= state.knight[LAND + region] < TOWER:
            banks = [int(state.knight[bank]) for bank in BANKS[int(state.board), region]]
            if FREE in banks or (TOWER in banks and not state.bastion_opens_river):
                name = write_space(state, LAND + region)
                yield f"a knight stands on {name}, but not both banks are occupied"
    for slot in range(SLOTS):
        if state.garrison[slot] == EMPTY:
            continue
        if state.centre[slot] != CASTLE:
            yield f"slot {slot + 1} has a garrison but no castle"
        spaces = [int(space) for space in TOUCHES[int(state.board), slot]]
        if not any(0 <= state.knight[space] < TOWER for space in spaces):
            yield f"slot {slot + 1} has a garrison but no knight beside it"


def _duchy_problems(state: State) -> Iterator[str]:
    """An owner has a knight in the duchy, and a leader owns it unless another does (5.3, 5.7)."""
    for duchy in range(int(state.duchies)):
        owner, leader = int(state.owner[duchy]), find_leader(state, duchy)
        name = f"duchy {duchy + 1}"
        if owner != NOBODY and state.count[duchy, owner] == 0:
            yield f"{name} belongs to {write_seat(owner)}, who has no knight in it"
        if owner == NOBODY and leader != NOBODY and state.phase != Phase.CASTLE:
            yield f"{name} belongs to nobody, but {write_seat(leader)} has the most knights in it"


def _turn_problems(state: State) -> Iterator[str]:
    """Who has no knight has no turn; the last round ends before the opener (2.6, 11.1, 11.2)."""
    phase, seat = Phase(int(state.phase)), write_seat(int(state.turn))
    starts = state.turn == state.opener
    if phase == Phase.OVER:
        if not (state.ended and starts):
            yield "the match is over, but its last round is not complete"
        return
    if state.ended and starts:
        yield f"the last round has come, but it is the turn of {seat}, who started"
    if phase == Phase.PLAY:
        if state.supply[int(state.turn)] == 0:
            yield f"{seat} has no knight left and thus no turn"
        if not state.ended and (state.supply[: int(state.seats)] == 0).any():
            yield "somebody has no knight left, so the round is the last: ended 1"
    if state.built and (state.bastion_timing != Timing.ANY or phase == Phase.BASTION):
        yield "a bastion was built before the knight, which is not agreed here"
    if state.built and not (state.knight == TOWER).any():
        yield "a bastion was built in this turn, but none stands on the board"


def _phase_problems(state: State) -> Iterator[str]:
    """The decision that is due can be taken (8.4, 10.1)."""
    phase, seat = Phase(int(state.phase)), int(state.turn)
    if phase == Phase.BASTION:
        if state.bastions[seat] == 0:
            yield f"{write_seat(seat)} has no bastion to place"
        if not (state.knight[:LAND] == FREE).any():
            yield "no land is free for a bastion"
    if phase == Phase.CASTLE:
        yield from _castle_problems(state, seat)
    elif state.spot or state.refused:
        yield "no castle is in question"


def _castle_problems(state: State, seat: int) -> Iterator[str]:
    """There is a castle to garrison, and it is for the player to say (8.3, 8.4)."""
    spot = int(state.spot)
    castles = [slot for slot in touched(state, {spot}) if state.centre[slot] == CASTLE]
    wanted = [slot for slot in castles if state.garrison[slot] == EMPTY]
    refused = [slot for slot in range(SLOTS) if int(state.refused) >> slot & 1]
    if not state.castle_optional:
        yield "castles cannot be refused here"
    if state.knight[spot] != seat:
        yield f"no knight of {write_seat(seat)} is being placed"
    if refused != wanted[: len(refused)] or len(refused) == len(wanted):
        yield "there is no empty castle to decide on"
    if state.supply[seat] == 0:
        yield f"{write_seat(seat)} has no knight for a castle"
    beside = {int(state.group[space]) for space in neighbours(state, spot)}
    if len({int(state.owner[g]) for g in beside if g >= 0} - {NOBODY}) == 1:
        yield "the castle belongs to the owner of the duchy beside it"
