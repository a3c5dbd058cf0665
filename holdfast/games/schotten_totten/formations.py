"""How strong a side is, or can still become (chapter 3, 7.6, 8.1, 8.2).

A strength is one int, kind of formation x 64 + total, so that larger is stronger (3.6).
``best`` answers for complete sides and for incomplete ones alike: an incomplete side may take any
clan cards that nobody has seen. It looks for the strongest formation from the top down, and each
formation asks only what is missing, so no completion is ever listed.

Sets of strengths are bits: bit s-1 stands for strength s.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.state import NEVER, State
from holdfast.games.schotten_totten.tables import (
    CLAN_CARDS,
    CLANS,
    HIGHEST,
    JOKER,
    MUD_SIDE,
    RUN_STARTS,
    RUN_TOTALS,
    SHIELD_STRENGTH,
    SIDE,
    SPY_STRENGTH,
    STRENGTHS,
    TOP_TOTALS,
    TOTALS,
)

KIND: Final = 64
SUM: Final = 0 * KIND
RUN: Final = 1 * KIND
COLOUR: Final = 2 * KIND
THREE: Final = 3 * KIND
COLOUR_RUN: Final = 4 * KIND

#: What stands for the clan of a side without clan cards, and of one with several clans.
ANY_CLAN: Final = -1
MIXED: Final = -2

# Which elite troops a side has, as bits, in the order of their kinds.
HAS_JOKER: Final = 1
HAS_SPY: Final = 2
HAS_SHIELD: Final = 4

_SPY_BIT: Final = 1 << (SPY_STRENGTH - 1)


@rule
def side_size(state: State, stone: int) -> int:
    """Return how many cards a complete side has at this stone (2.2, 8.2)."""
    return MUD_SIDE if state.mud[stone] else SIDE


@rule
def is_complete(state: State, stone: int, seat: int) -> bool:
    """Tell whether the seat's side of the stone is complete (4.2)."""
    return int(state.full[seat]) >> stone & 1 == 1


@rule
def weigh(state: State, stone: int, seat: int) -> None:
    """Note how strong the side is, after its cards or the stone's modes have changed (7.6)."""
    if state.count[stone, seat] == side_size(state, stone):
        state.power[stone, seat] = best(state, stone, seat)
        state.full[seat] |= 1 << stone
    else:
        state.power[stone, seat] = NEVER
        state.full[seat] &= ~(1 << stone)


@rule
def best(state: State, stone: int, seat: int) -> int:
    """Return the strongest formation that the side is, or can still become (4.4, 7.6)."""
    return best_from(state, stone, seat, state.unseen, state.left)


@rule
def best_from(state: State, stone: int, seat: int, cards: Any, left: Any) -> int:
    """Return the strongest formation that the side is, or can become with some of these cards.

    ``cards`` are given by clan, as ``unseen`` is, and ``left`` is how many there are by strength.
    """
    if state.blind[stone]:
        return best_sum_from(state, stone, seat, left)
    clan, strengths, wilds, differ = look_at(state, stone, seat)
    count = int(state.count[stone, seat])
    size = side_size(state, stone)
    if differ and clan != MIXED:
        run = best_colour_run(cards, clan, strengths, wilds, size)
        if run > 0:
            return COLOUR_RUN + run
    three = best_of_a_kind(left, strengths, wilds, size - count, size)
    if three > 0:
        return THREE + three
    if differ and clan != MIXED:
        colour = best_colour(state, cards, clan, strengths, wilds, size - count)
        if colour > 0:
            return COLOUR + colour
    if differ:
        run = best_run(strengths, wilds, all_strengths(cards), size)
        if run > 0:
            return RUN + run
    return best_sum_from(state, stone, seat, left)


@rule
def look_at(state: State, stone: int, seat: int) -> tuple[int, int, int, bool]:
    """Return a side's clan, its strengths, its elite troops, and whether the strengths differ."""
    clan = ANY_CLAN
    strengths = 0
    wilds = 0
    differ = True
    for i in range(state.count[stone, seat]):
        kind = int(state.cards[stone, seat, i])
        if kind >= CLAN_CARDS:
            wilds |= HAS_JOKER << (kind - JOKER)
            continue
        bit = 1 << (kind % STRENGTHS)
        own = kind // STRENGTHS
        differ = differ and strengths & bit == 0
        strengths |= bit
        if clan == ANY_CLAN:
            clan = own
        elif clan != own:
            clan = MIXED
    return clan, strengths, wilds, differ


@rule
def best_colour_run(cards: Any, clan: int, strengths: int, wilds: int, size: int) -> int:
    """Return the total of the highest colour run (3.1), 0 if there is none."""
    if clan != ANY_CLAN:
        return best_run(strengths, wilds, int(cards[clan]), size)
    highest = 0
    for each in range(CLANS):
        highest = max(highest, best_run(strengths, wilds, int(cards[each]), size))
    return highest


@rule
def best_run(strengths: int, wilds: int, available: int, size: int) -> int:
    """Return the total of the highest run (3.4, 3.8), 0 if there is none.

    The run contains ``strengths``. Its gaps are closed by the elite troops, which must all fit, and
    by ``available`` strengths.
    """
    if wilds == 0:
        there = strengths | available
        lows = there & there >> 1 & there >> 2  # three in a row begin here
        if size == MUD_SIDE:
            lows &= there >> SIDE
        return int(RUN_TOTALS[size, lows & int(RUN_STARTS[size, strengths])])
    for low in range(STRENGTHS - size, -1, -1):
        window = ((1 << size) - 1) << low
        if strengths & ~window == 0 and _can_fill(window & ~strengths, wilds, available):
            return int(RUN_TOTALS[size, 1 << low])
    return 0


@rule
def _can_fill(gaps: int, wilds: int, available: int) -> bool:
    """Tell whether elite troops and available cards fill the gaps of a run, one for each."""
    if wilds & HAS_SPY:
        if gaps & _SPY_BIT == 0:
            return False
        gaps &= ~_SPY_BIT
    if wilds & HAS_SHIELD == 0:
        return _can_cover(gaps, wilds, available)
    for strength in range(SHIELD_STRENGTH):
        bit = 1 << strength
        if gaps & bit and _can_cover(gaps & ~bit, wilds, available):
            return True
    return False


@rule
def _can_cover(gaps: int, wilds: int, available: int) -> bool:
    """Tell whether available cards, and the Joker if there is one, fill the gaps."""
    closed = gaps & ~available
    return closed == 0 or (wilds & HAS_JOKER != 0 and closed & (closed - 1) == 0)


@rule
def best_of_a_kind(left: Any, strengths: int, wilds: int, missing: int, size: int) -> int:
    """Return the total of the highest three (or four) of a kind (3.2), 0 if there is none."""
    if strengths & (strengths - 1):
        return 0
    highest = SHIELD_STRENGTH if wilds & HAS_SHIELD else STRENGTHS
    for strength in range(highest, 0, -1):
        fits = strengths == 0 or strengths == 1 << (strength - 1)
        spied = wilds & HAS_SPY == 0 or strength == SPY_STRENGTH
        if fits and spied and left[strength - 1] >= missing:
            return size * strength
    return 0


@rule
def best_colour(
    state: State, cards: Any, clan: int, strengths: int, wilds: int, missing: int
) -> int:
    """Return the total of the highest colour (3.3, 7.7), 0 if there is none."""
    if clan != ANY_CLAN:
        rest = _best_rest(state, strengths, wilds, int(cards[clan]), missing)
        return int(TOTALS[strengths]) + rest if rest >= 0 else 0
    highest = 0
    for each in range(CLANS):
        rest = _best_rest(state, strengths, wilds, int(cards[each]), missing)
        highest = max(highest, rest)
    return highest


@rule
def _best_rest(state: State, strengths: int, wilds: int, unseen: int, missing: int) -> int:
    """Return the most that elite troops and ``missing`` unseen cards of a clan add, or NEVER."""
    if wilds and state.strict_colour:
        return _strict_rest(strengths, wilds, unseen, missing)
    return _with_wilds(int(TOP_TOTALS[missing, unseen]), wilds)


@rule
def _strict_rest(strengths: int, wilds: int, unseen: int, missing: int) -> int:
    """Return the most that elite troops and ``missing`` unseen cards add, all different.

    NEVER if they cannot be. Every value of the Shield-bearer and of the Joker is tried.
    """
    spied = 0
    if wilds & HAS_SPY:
        if strengths & _SPY_BIT:
            return NEVER
        spied = SPY_STRENGTH
        strengths |= _SPY_BIT
    most = NEVER
    for shield in range(SHIELD_STRENGTH + 1 if wilds & HAS_SHIELD else 1):
        if _clashes(strengths, shield, wilds & HAS_SHIELD):
            continue
        shielded = strengths | _bit(shield)
        for joker in range(STRENGTHS + 1 if wilds & HAS_JOKER else 1):
            if _clashes(shielded, joker, wilds & HAS_JOKER):
                continue
            rest = int(TOP_TOTALS[missing, unseen & ~(shielded | _bit(joker))])
            if rest >= 0:
                most = max(most, spied + shield + joker + rest)
    return most


@rule
def _bit(strength: int) -> int:
    """Return the bit of a strength; none for 0, which stands for an absent card."""
    return (1 << strength) >> 1


@rule
def _clashes(taken: int, strength: int, present: int) -> bool:
    """Tell whether an elite troop that is present cannot be this strength in a strict colour."""
    return present != 0 and (strength == 0 or taken & _bit(strength) != 0)


@rule
def best_sum(state: State, stone: int, seat: int) -> int:
    """Return the highest sum (3.5, 8.1); NEVER if too few cards are unseen (4.4)."""
    return best_sum_from(state, stone, seat, state.left)


@rule
def best_sum_from(state: State, stone: int, seat: int, left: Any) -> int:
    """Return the highest sum with some of so many cards of each strength; NEVER if too few."""
    total = 0
    for i in range(state.count[stone, seat]):
        total += int(HIGHEST[state.cards[stone, seat, i]])
    missing = side_size(state, stone) - int(state.count[stone, seat])
    strength = STRENGTHS
    while missing > 0 and strength > 0:
        taken = min(missing, int(left[strength - 1]))
        total += taken * strength
        missing -= taken
        strength -= 1
    return total if missing == 0 else NEVER


@rule
def _with_wilds(total: int, wilds: int) -> int:
    """Add the elite troops at their highest (7.2, 7.4, 7.5); NEVER stays NEVER."""
    if total < 0:
        return NEVER
    if wilds & HAS_JOKER:
        total += STRENGTHS
    if wilds & HAS_SPY:
        total += SPY_STRENGTH
    if wilds & HAS_SHIELD:
        total += SHIELD_STRENGTH
    return total


@rule
def all_strengths(cards: Any) -> int:
    """Return the strengths of which some clan's card is among these."""
    bits = 0
    for clan in range(CLANS):
        bits |= int(cards[clan])
    return bits
