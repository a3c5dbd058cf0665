"""Studies as data: a root that says no more than it should, and a tree that can be played."""

from __future__ import annotations

import random

import pytest

import holdfast
from holdfast.core.errors import BadOption, HoldfastError
from holdfast.core.match import Match, read_match
from holdfast.core.studying import Branch, check_tree, match_after, root_of, root_seen
from holdfast.games import registry
from holdfast.testing.hidden import redeal

GAMES = registry.names()


def played(game: str, moves: int = 9, seed: int = 4) -> Match:
    match, choice = holdfast.new(game, seed=seed), random.Random(seed)
    for _ in range(moves):
        match.play(choice.choice(match.legal_ids))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_root_is_the_position_as_it_was(game: str) -> None:
    match = played(game)
    before = played(game, 5)
    root = read_match(match.game, root_of(match, 5))
    assert str(root) == str(before)
    assert root.turn == before.turn
    assert root.legal_moves == before.legal_moves


@pytest.mark.parametrize("game", GAMES)
def test_a_root_as_a_seat_knew_it_has_nothing_of_what_it_did_not_know(game: str) -> None:
    """Two matches that look the same to a seat have the same roots, to the last byte."""
    match, different = played(game), 0
    for seat in range(match.players):
        twin = played(game)
        twin._cell = redeal(twin._cell, seat, 77)
        different += root_of(twin, twin.ply) != root_of(match, match.ply)
        roots = {root_seen(each, match.ply, seat, 5) for each in (match, twin)}
        assert len(roots) == 1
        (root,) = roots
        world = read_match(match.game, root)
        assert world.seen(seat)[0].tobytes() == match.seen(seat)[0].tobytes()
    assert different


@pytest.mark.parametrize("game", registry.offered())
def test_another_deal_is_another_world(game: str) -> None:
    match = played(game)
    roots = {root_seen(match, match.ply, 0, deal) for deal in range(6)}
    assert len(roots) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_a_study_is_played(game: str) -> None:
    match, whole = played(game, 4), played(game)
    path = [whole.game.text.write_move(whole.position(ply)[0], whole.moves[ply]) for ply in (4,)]
    assert match_after(match.game, root_of(match, 4), path).ply == 1
    with pytest.raises(HoldfastError):
        match_after(match.game, root_of(match, 4), ["castle"])


def test_a_seat_that_there_is_not_knows_nothing() -> None:
    with pytest.raises(BadOption, match="there is no seat 7; the seats are A to"):
        root_seen(played("nim"), 2, 7, 1)


def test_a_tree_is_played_branch_by_branch() -> None:
    match = holdfast.new("nim", seed=1)
    root = root_of(match, 0)
    first, second, other = match.legal_moves[:3]
    follow = match_after(match.game, root, [first]).legal_moves
    tree = [
        Branch(-1, first),
        Branch(-1, second),
        Branch(0, follow[0]),
        Branch(0, follow[-1]),
        Branch(-1, other),
    ]
    check_tree(match.game, root, tree)
    check_tree(match.game, root, [])


def test_what_is_no_tree_is_refused() -> None:
    match = holdfast.new("nim", seed=1)
    root, move = root_of(match, 0), match.legal_moves[0]
    for tree, sentence in (
        ([Branch(0, move)], "move 0 of the study comes after move 0"),
        ([Branch(-1, move), Branch(3, move)], "move 1 of the study comes after move 3"),
        ([Branch(-1, "castle")], "move 0 of the study cannot be made: "),
    ):
        with pytest.raises(BadOption, match=sentence):
            check_tree(match.game, root, tree)
