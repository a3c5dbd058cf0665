"""Lay cards round the current location, with rings, or end the turn (chapters 2 to 5 and 7)."""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.jit import rule
from holdfast.games.fellowship.cells import (
    count_below,
    owner_of,
    put_card,
    take_card,
)
from holdfast.games.fellowship.moves import END, LAY, RETAKE, WITH
from holdfast.games.fellowship.state import EMPTY, GONE, NO_RING, NOTHING, Phase, State
from holdfast.games.fellowship.tables import (
    AROUND,
    BAG_END,
    BLACK,
    CARADHRAS,
    COLOURS,
    FORD,
    FORD_CARDS,
    HOBBIT,
    LOTHLORIEN,
    NAZGUL,
    OWNERS,
    PLUS,
    RINGS,
    RIVENDELL,
    VALUES,
    WEATHERTOP,
)

#: The value that a card needs at a place: so many bits, and more than any card has.
PLACE_BITS: Final = 4
TOO_MUCH: Final = 15


@rule
def legal_lay(state: State, out: Any) -> int:
    """Write every card with every place and ring, every retake, and the end (2.1, 2.3)."""
    seat = int(state.turn)
    needs = find_needs(state, seat)
    prey = find_prey(state, seat)
    rings = find_rings(state, seat)
    n = 0
    for colour in range(COLOURS):
        if OWNERS[state.seats, colour] == seat:
            for value in range(VALUES):
                kind = colour * VALUES + value
                if state.hand[kind] > 0 and fits_turn(state, value):
                    if value == NAZGUL:
                        n = _legal_nazgul(kind, prey, out, n)
                    elif rings:
                        n = _legal_with_rings(state, seat, kind, rings, out, n)
                    else:
                        n = _legal_card(kind, needs, out, n)
    if state.played == 0 and state.ring[LOTHLORIEN] == seat:
        n = _legal_retake(state, seat, out, n)
    if state.played > 0:
        out[n] = END
        n += 1
    return n


@rule
def find_needs(state: State, seat: int) -> int:
    """Return the value that a card needs at each of the ten places, four bits for each (3.1, 3.2).

    Nothing is needed where the cell is empty, and no value is enough where nothing may be laid.
    """
    black = is_black(state, NO_RING)
    needs = 0
    for place in range(AROUND):
        cell = int(state.around[place])
        top = int(state.top[cell])
        need = 0
        if top != EMPTY:
            open_to = black and owner_of(state, top) != seat
            safe = is_protected(top, int(state.token[cell]))
            need = top % VALUES + 1 if open_to and not safe else TOO_MUCH
        needs |= need << PLACE_BITS * place
    return needs


@rule
def find_prey(state: State, seat: int) -> int:
    """Return the places where a Nazgûl may be laid, as bits (4.1, 4.2, 4.3)."""
    prey = 0
    for place in range(AROUND):
        cell = int(state.around[place])
        if can_lay_on(state, seat, NAZGUL, int(state.top[cell]), int(state.token[cell]), NO_RING):
            prey |= 1 << place
    return prey


@rule
def find_rings(state: State, seat: int) -> int:
    """Return the rings that the seat may play with a card from the hand, as bits (7.1, 7.12)."""
    rings = 0
    for ring in range(RINGS):
        if may_play_ring(state, seat, ring):
            rings |= 1 << ring
    return rings


@rule
def fits_turn(state: State, value: int) -> bool:
    """Tell whether one more card of this value fits into the turn (2.2, 5.1, 5.2, 7.7)."""
    here = int(state.sites) - 1
    if here == FORD:
        if state.played >= FORD_CARDS:
            return False
        if state.ford_any_two:
            return True
    if value == 0 or value == NAZGUL:  # noqa: PLR1714 - compiled
        return True
    if state.second == value:
        return True
    if value == 1:
        return not state.high and (here != CARADHRAS or state.ones == 0)
    return not state.high and state.ones == 0


@rule
def _legal_card(kind: int, needs: int, out: Any, n: int) -> int:
    value = kind % VALUES
    for place in range(AROUND):
        out[n] = LAY + (kind * AROUND + place) * WITH  # overwritten by the next one if not allowed
        n += value >= (needs >> PLACE_BITS * place & TOO_MUCH)
    return n


@rule
def _legal_nazgul(kind: int, prey: int, out: Any, n: int) -> int:
    for place in range(AROUND):
        out[n] = LAY + (kind * AROUND + place) * WITH
        n += prey >> place & 1
    return n


@rule
def _legal_with_rings(state: State, seat: int, kind: int, rings: int, out: Any, n: int) -> int:
    for place in range(AROUND):
        first = LAY + (kind * AROUND + place) * WITH
        cell = int(state.around[place])
        if can_lay(state, seat, kind, cell, NO_RING):
            out[n] = first
            n += 1
        for ring in range(RINGS):
            if rings >> ring & 1 and can_lay(state, seat, kind, cell, ring):
                out[n] = first + 1 + ring
                n += 1
    return n


@rule
def may_play_ring(state: State, seat: int, ring: int) -> bool:
    """Tell whether the seat may play this ring with a card from the hand (7.1, 7.10, 7.12)."""
    if state.ring[ring] != seat:
        return False
    return bool(ring != LOTHLORIEN or state.lothlorien_on_hand_card)


@rule
def can_lay(state: State, seat: int, kind: int, cell: int, ring: int) -> bool:
    """Tell whether a card, with a ring or without, may go to this cell (3.1, 3.2, 4.1, 4.3)."""
    return can_lay_on(state, seat, kind, int(state.top[cell]), int(state.token[cell]), ring)


@rule
def can_lay_on(state: State, seat: int, kind: int, top: int, token: int, ring: int) -> bool:
    """Tell it for what lies open in the cell: a kind with its ring, or nothing."""
    if top == EMPTY:
        return True
    if owner_of(state, top) == seat or is_protected(top, token):
        return False
    if kind % VALUES == NAZGUL:
        return True
    value = kind % VALUES + (PLUS if ring == RIVENDELL else 0)
    return is_black(state, ring) and value > top % VALUES


@rule
def is_protected(top: int, token: int) -> bool:
    """Hobbits and cards with a ring are never covered or hit (3.3, 4.2, 7.2)."""
    return token != NO_RING or top % VALUES == HOBBIT


@rule
def is_black(state: State, ring: int) -> bool:
    """Tell whether the location is black while a card is laid with this ring (3.4, 7.3, 7.5)."""
    black = BLACK[state.sites - 1] != 0
    if is_in_force(state, BAG_END):
        black = not black
    if ring == BAG_END and state.bag_end_applies_to_own_card:
        black = not black
    return bool(black)


@rule
def is_in_force(state: State, ring: int) -> bool:
    """Tell whether this ring lies on a card round the current location (7.4)."""
    if state.ring[ring] != GONE:
        return False
    for i in range(AROUND):
        if state.token[state.around[i]] == ring:
            return True
    return False


@rule
def _legal_retake(state: State, seat: int, out: Any, n: int) -> int:
    """Write every card that the ring of Lothlórien can take back, with its places (7.10, 7.11)."""
    for cell in range(state.finished):
        if can_retake(state, seat, cell):
            for place in range(AROUND):
                if can_move(state, seat, cell, int(state.around[place])):
                    out[n] = RETAKE + cell * AROUND + place
                    n += 1
    return n


@rule
def can_retake(state: State, seat: int, cell: int) -> bool:
    """Tell whether the open card of a cell is the seat's own and without a ring (7.10)."""
    top = int(state.top[cell])
    return top != EMPTY and owner_of(state, top) == seat and state.token[cell] == NO_RING


@rule
def can_move(state: State, seat: int, cell: int, goal: int) -> bool:
    """Tell whether a card that was lifted from one cell may be laid in another (7.11)."""
    kind = int(state.top[cell])
    if cell != goal:
        return can_lay(state, seat, kind, goal, LOTHLORIEN)
    top = EMPTY
    if state.covered_cards_return and state.below[cell] > 0:
        top = int(state.under[count_below(state, cell + 1) - 1])
    return can_lay_on(state, seat, kind, top, NO_RING, LOTHLORIEN)


@rule
def apply_lay(state: State, move: int) -> None:
    """Lay a card from the hand (2.1, 2.4)."""
    seat = int(state.turn)
    kind = (move - LAY) // WITH // AROUND
    cell = int(state.around[(move - LAY) // WITH % AROUND])
    ring = (move - LAY) % WITH - 1
    state.hand[kind] -= 1
    state.held[seat] -= 1
    note_card(state, kind % VALUES, ring)
    if kind % VALUES == NAZGUL:
        strike(state, cell, kind)
    else:
        put_card(state, cell, kind)
        put_ring(state, cell, ring)
    if state.gaps == 0:
        state.phase = Phase.SCORE


@rule
def note_card(state: State, value: int, ring: int) -> None:
    """Note what was played in this turn, for the cards that follow (2.2, 7.7)."""
    one = value == 1
    high = value > 1 and value != NAZGUL
    if state.second == value and ((high and state.high) or (one and state.ones > 0)):
        state.second = NOTHING  # it was the second card
    state.played += 1
    state.ones += one
    if high:
        state.high = 1
    if ring == WEATHERTOP:
        state.second = value
    state.last = state.turn


@rule
def strike(state: State, cell: int, nazgul: int) -> None:
    """Take a Nazgûl out of the game, with the card that it hits (4.1, 4.3, 4.4)."""
    state.box[nazgul] += 1
    if state.top[cell] != EMPTY:
        state.box[state.top[cell]] += 1
        take_card(state, cell)


@rule
def put_ring(state: State, cell: int, ring: int) -> None:
    """Lay a ring on the card just laid, for good: it is protected (7.2, 7.9)."""
    state.token[cell] = ring
    if ring != NO_RING:
        state.ring[ring] = GONE


@rule
def apply_retake(state: State, move: int) -> None:
    """Lift a card and lay it round the current location with the ring of Lothlórien (7.10)."""
    cell = (move - RETAKE) // AROUND
    goal = int(state.around[(move - RETAKE) % AROUND])
    kind = int(state.top[cell])
    take_card(state, cell)
    put_card(state, goal, kind)
    put_ring(state, goal, LOTHLORIEN)
    state.last = state.turn
    state.phase = Phase.SCORE if state.gaps == 0 else Phase.REFILL
