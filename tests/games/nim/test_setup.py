"""The deal (chapter 1)."""

from __future__ import annotations

import pytest

import holdfast
from holdfast import Game


@pytest.fixture
def game() -> Game:
    return holdfast.game("nim")


def test_twelve_stones_lie_in_heaps_of_three_four_and_five() -> None:
    """(1.1)."""
    assert holdfast.new("nim", seed=1).state.heap.tolist() == [3, 4, 5]


@pytest.mark.parametrize("players", [2, 3])
def test_everybody_gets_a_token_and_the_rest_is_the_pile(players: int) -> None:
    """(1.2)."""
    state = holdfast.new("nim", players=players, seed=1).state
    hands = state.token[:players].tolist()
    pile = state.pile[: state.pile_size].tolist()
    assert len(hands) == players
    assert sorted(hands + pile) == [0, 1, 2, 3, 4, 5]


def test_the_deal_depends_on_the_seed() -> None:
    """(1.2)."""
    deals = {tuple(holdfast.new("nim", seed=seed).state.token) for seed in range(300)}
    assert len(deals) == 6 * 5


@pytest.mark.parametrize("players", [2, 3])
def test_a_begins(players: int) -> None:
    """(1.3)."""
    assert all(holdfast.new("nim", players=players, seed=seed).turn == 0 for seed in range(20))


def test_one_or_four_cannot_play() -> None:
    """(1.3)."""
    for players in (1, 4):
        with pytest.raises(holdfast.BadOption, match=f"2 or 3 players, not {players}"):
            holdfast.new("nim", players=players)


def test_a_second_deal_leaves_nothing_of_the_first(game: Game) -> None:
    played = holdfast.batch("nim", 1, seed=1)
    played.play_out(1)
    played.deal(7)
    assert played.states.tobytes() == holdfast.batch("nim", 1, seed=7).states.tobytes()
    assert game.problems(played.states[0]) == []
