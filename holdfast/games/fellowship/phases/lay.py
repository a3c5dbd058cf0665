"""Lay cards round the current location, with rings, or end the turn (chapters 2 to 5 and 7)."""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.jit import rule
from holdfast.core.verbs import LEGAL
from holdfast.games.fellowship.cells import (
    count_below,
    owner_of,
    put_card,
    take_card,
)
from holdfast.games.fellowship.moves import END, LAY, RETAKE, WITH
from holdfast.games.fellowship.refusal import Refusal
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
def verdict_lay(state: State, move: int, out: Any) -> int:
    """Judge a card of the hand: whether it is there, the turn, the ring, then the place (2.1)."""
    kind = (move - LAY) // WITH // AROUND
    cell = int(state.around[(move - LAY) // WITH % AROUND])
    ring = (move - LAY) % WITH - 1
    out[0] = cell
    out[1] = state.top[cell]
    if owner_of(state, kind) != state.turn or state.hand[kind] <= 0:
        return Refusal.NOT_IN_HAND
    code = verdict_value(state, kind % VALUES)
    if code == LEGAL and ring != NO_RING:
        code = Refusal.RING_ON_NAZGUL if kind % VALUES == NAZGUL else verdict_ring(state, ring)
    if code == LEGAL:
        code = verdict_cell(state, kind, int(state.top[cell]), int(state.token[cell]), ring)
    return code


@rule
def verdict_value(state: State, value: int) -> int:
    """Judge whether one more card of this value fits into the turn (2.2, 5.1, 5.2, 7.7)."""
    here = int(state.sites) - 1
    if here == FORD:
        if state.played >= FORD_CARDS:
            return Refusal.FORD_FULL
        if state.ford_any_two:
            return LEGAL
    if value == 0 or value == NAZGUL or value == state.second:  # noqa: PLR1714 - compiled
        return LEGAL
    if state.high:
        return Refusal.AFTER_HIGH
    if state.ones == 0 or (value == 1 and here != CARADHRAS):
        return LEGAL
    return Refusal.ONE_ONE if value == 1 else Refusal.AFTER_ONES


@rule
def verdict_ring(state: State, ring: int) -> int:
    """Judge a ring that would be played with a card from the hand (7.1, 7.10, 7.12)."""
    if state.ring[ring] != state.turn:
        return Refusal.RING_NOT_HELD
    if ring == LOTHLORIEN and not state.lothlorien_on_hand_card:
        return Refusal.RING_FOR_RETAKE
    return LEGAL


@rule
def verdict_cell(state: State, kind: int, top: int, token: int, ring: int) -> int:
    """Judge a cell by what lies open in it: nothing, or a card and its ring (3.1 to 3.3, 4.1, 4.3).

    The player's card would be laid there with a ring, or without.
    """
    if top == EMPTY:
        return LEGAL
    nazgul = kind % VALUES == NAZGUL
    if owner_of(state, top) == state.turn:
        return Refusal.OWN_CARD_STRUCK if nazgul else Refusal.OWN_CARD
    if is_protected(top, token):
        if token != NO_RING:
            return Refusal.RINGED
        return Refusal.HOBBIT_STRUCK if nazgul else Refusal.HOBBIT
    if nazgul:
        return LEGAL
    if not is_black(state, ring):
        return Refusal.WHITE
    value = kind % VALUES + (PLUS if ring == RIVENDELL else 0)
    return LEGAL if value > top % VALUES else Refusal.TOO_LOW


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
def verdict_retake(state: State, cell: int, goal: int, out: Any) -> int:
    """Judge a card that would be taken back and laid in another cell, or the same (7.10, 7.11)."""
    out[0] = cell
    out[1] = state.top[cell]
    if state.ring[LOTHLORIEN] != state.turn:
        return Refusal.RING_NOT_HELD
    if state.played > 0:
        return Refusal.RETAKE_FIRST
    code = verdict_lift(state, cell)
    if code == LEGAL:
        out[0] = goal
        out[1] = top_after(state, cell, goal)
        code = verdict_goal(state, cell, goal)
    return code


@rule
def verdict_lift(state: State, cell: int) -> int:
    """Judge a card that would be taken back: one's own, ringless, at a finished location (7.10)."""
    top = int(state.top[cell])
    if cell >= state.finished or top == EMPTY:
        return Refusal.NOT_FINISHED
    if owner_of(state, top) != state.turn:
        return Refusal.NOT_OWN
    return LEGAL if state.token[cell] == NO_RING else Refusal.RINGED


@rule
def verdict_goal(state: State, cell: int, goal: int) -> int:
    """Judge a cell for a card that has been lifted from another, or from there (7.11)."""
    top, token = top_after(state, cell, goal), int(state.token[goal])
    return verdict_cell(state, int(state.top[cell]), top, token, LOTHLORIEN)


@rule
def top_after(state: State, cell: int, goal: int) -> int:
    """Return what lies open in a cell once the card of one is lifted (3.5)."""
    if cell != goal:
        return int(state.top[goal])
    if state.covered_cards_return and state.below[cell] > 0:
        return int(state.under[count_below(state, cell + 1) - 1])
    return EMPTY


@rule
def verdict_end(state: State) -> int:
    """Judge the end of a turn: a card has to be laid (2.1)."""
    return LEGAL if state.played > 0 else Refusal.NOTHING_PLAYED


@rule
def legal_lay(state: State, out: Any) -> int:
    """Write every card with every place and ring, every retake, and the end (2.1, 2.3)."""
    seat = int(state.turn)
    needs = find_needs(state, seat)
    prey = find_prey(state)
    rings = find_rings(state)
    n = 0
    for colour in range(COLOURS):
        if OWNERS[state.seats, colour] == seat:
            for value in range(VALUES):
                kind = colour * VALUES + value
                if state.hand[kind] > 0 and verdict_value(state, value) == LEGAL:
                    if value == NAZGUL:
                        n = _legal_nazgul(kind, prey, out, n)
                    elif rings:
                        n = _legal_with_rings(state, kind, rings, out, n)
                    else:
                        n = _legal_card(kind, needs, out, n)
    if state.played == 0 and state.ring[LOTHLORIEN] == seat:
        n = _legal_retake(state, out, n)
    if verdict_end(state) == LEGAL:
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
def find_prey(state: State) -> int:
    """Return the places where a Nazgûl may be laid, as bits (4.1, 4.2, 4.3)."""
    prey = 0
    for place in range(AROUND):
        cell = int(state.around[place])
        top, token = int(state.top[cell]), int(state.token[cell])
        if verdict_cell(state, NAZGUL, top, token, NO_RING) == LEGAL:
            prey |= 1 << place
    return prey


@rule
def find_rings(state: State) -> int:
    """Return the rings that the seat may play with a card from the hand, as bits (7.1, 7.12)."""
    rings = 0
    for ring in range(RINGS):
        if verdict_ring(state, ring) == LEGAL:
            rings |= 1 << ring
    return rings


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
def _legal_with_rings(state: State, kind: int, rings: int, out: Any, n: int) -> int:
    for place in range(AROUND):
        first = LAY + (kind * AROUND + place) * WITH
        cell = int(state.around[place])
        top, token = int(state.top[cell]), int(state.token[cell])
        if verdict_cell(state, kind, top, token, NO_RING) == LEGAL:
            out[n] = first
            n += 1
        for ring in range(RINGS):
            if rings >> ring & 1 and verdict_cell(state, kind, top, token, ring) == LEGAL:
                out[n] = first + 1 + ring
                n += 1
    return n


@rule
def _legal_retake(state: State, out: Any, n: int) -> int:
    """Write every card that the ring of Lothlórien can take back, with its places (7.10, 7.11)."""
    for cell in range(state.finished):
        if verdict_lift(state, cell) == LEGAL:
            for place in range(AROUND):
                if verdict_goal(state, cell, int(state.around[place])) == LEGAL:
                    out[n] = RETAKE + cell * AROUND + place
                    n += 1
    return n


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
