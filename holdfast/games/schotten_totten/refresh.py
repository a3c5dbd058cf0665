"""The fields of the record that follow from the others (4.1, 4.5, 7.6)."""

from __future__ import annotations

from holdfast.core.jit import rule
from holdfast.core.seats import NOBODY
from holdfast.games.schotten_totten.formations import weigh
from holdfast.games.schotten_totten.phases.claim import look_for_claims
from holdfast.games.schotten_totten.setup import forget_seen
from holdfast.games.schotten_totten.sides import own, show
from holdfast.games.schotten_totten.state import PLAYERS, Phase, State
from holdfast.games.schotten_totten.tables import ALL_STONES, STONES


@rule
def refresh(state: State) -> None:
    """Work out what is unseen, how strong the sides are, and what may be claimed."""
    forget_seen(state)
    state.unclaimed = ALL_STONES
    for i in range(state.discard_size):
        show(state, int(state.discard[i]))
    for stone in range(STONES):
        for seat in range(PLAYERS):
            for i in range(state.count[stone, seat]):
                show(state, int(state.cards[stone, seat, i]))
    for stone in range(STONES):
        for seat in range(PLAYERS):
            weigh(state, stone, seat)
        if state.owner[stone] != NOBODY:
            own(state, stone, int(state.owner[stone]))
    state.claims = 0
    if state.phase == Phase.CLAIM:
        look_for_claims(state)
