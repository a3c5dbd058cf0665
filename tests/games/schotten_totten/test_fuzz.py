"""Whatever is typed: it is read, or refused in one sentence."""

from __future__ import annotations

from hypothesis import given, seed, settings
from hypothesis import strategies as st

import holdfast
from holdfast import HoldfastError
from holdfast.games.schotten_totten.tables import KIND_TEXTS
from holdfast.testing.amount import amount, first_seed
from tests.games.fuzz import check_move

MATCH = holdfast.new("schotten-totten", seed=1, tactics=True)
POSITION = MATCH.game.text.write_state(MATCH.state).splitlines()

cards = st.sampled_from(KIND_TEXTS)
words = st.one_of(
    cards,
    st.sampled_from(
        [
            "claim",
            "done",
            "draw",
            "clan",
            "tactic",
            "return",
            "pass",
            ">",
            "@",
            "-",
            "x",
            "0",
            "4",
            "99",
        ]
    ),
)
moves = st.one_of(st.text(max_size=12), st.lists(words, max_size=4).map(" ".join))
junk = st.one_of(st.text(max_size=20), st.lists(words, max_size=6).map(" ".join))


@seed(first_seed())
@given(moves)
@settings(max_examples=amount(100, 300, 60, 300), deadline=None)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    check_move(MATCH, text)


@seed(first_seed())
@given(st.integers(0, len(POSITION) - 1), junk)
@settings(max_examples=amount(80, 200, 50, 200), deadline=None)
def test_any_line_of_a_position_is_read_or_refused(number: int, text: str) -> None:
    key = POSITION[number].partition(" ")[0]
    lines = [*POSITION[:number], f"{key} {text}", *POSITION[number + 1 :]]
    try:
        match = holdfast.read("schotten-totten", "\n".join(lines))
    except HoldfastError as refusal:
        assert str(refusal)
    else:
        written = match.game.text.write_state(match.state)
        again = holdfast.read("schotten-totten", written)
        assert again.state.tobytes() == match.state.tobytes()
