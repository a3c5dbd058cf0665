"""What holds for every player: it chooses legal moves, from what its seat may see alone."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import holdfast
from holdfast.core import kernels
from holdfast.core.errors import BadOption
from holdfast.core.match import Match
from holdfast.search import make_player, player_names
from holdfast.search.flat import Flat
from holdfast.search.ismcts import Ismcts
from holdfast.search.levels import LEVELS, find_spec
from holdfast.search.player import choose_move
from holdfast.testing.amount import amount

#: One of each kind; plain Python cannot afford more than a few iterations.
SPECS = ["random", "novice", "greedy", "flat:2", f"ismcts:{amount(60, 60, 5)}"]
TABLES = [
    ("schotten-totten", 2, {}),
    ("schotten-totten", 2, {"tactics": True}),
    ("rheinlander", 4, {}),
    ("fellowship", 2, {}),
    ("fellowship", 3, {}),
    ("nim", 3, {}),
]


def played(game: str, players: int, options: dict[str, bool], seed: int, plies: int) -> Match:
    match = holdfast.new(game, players=players, seed=seed, **options)
    player = make_player("random", seed)
    for _ in range(plies):
        if match.turn is not None:
            match.play(choose_move(player, match))
    return match


@pytest.mark.parametrize(("spec", "table"), list(product(SPECS, TABLES)), ids=str)
def test_two_worlds_that_differ_in_secrets_get_the_same_move(
    spec: str, table: tuple[str, int, dict[str, bool]]
) -> None:
    game, players, options = table
    differing = 0
    for plies in (0, 7, 23):
        match = played(game, players, options, seed=plies, plies=plies)
        if match.turn is None:
            continue
        other = match.position(plies)
        kernels.redeal_each(other, match.turn, np.array([plies], dtype=np.uint64))
        world = Match(match.game, other, None)
        differing += other.tobytes() != match.position(plies).tobytes()
        assert choose_move(make_player(spec, 5), match) == choose_move(make_player(spec, 5), world)
    assert differing


@pytest.mark.parametrize("spec", SPECS)
def test_a_player_plays_whole_games(spec: str) -> None:
    for players in (2, 3):
        match = holdfast.new("nim", players=players, seed=players)
        player = make_player(spec, 1)
        while match.turn is not None:
            match.play(choose_move(player, match))
        player.close()
        assert match.winners


def test_a_player_asked_after_the_end_is_a_mistake_of_ours() -> None:
    match = played("nim", 2, {}, seed=1, plies=20)
    with pytest.raises(ValueError, match="the match is over"):
        choose_move(make_player("random", 1), match)


def test_a_novice_overlooks_moves_but_not_all_of_them() -> None:
    match = holdfast.new("nim", seed=1)
    chosen = {choose_move(make_player("novice", seed), match) for seed in range(40)}
    assert 1 < len(chosen) < len(match.legal_ids)


def test_every_level_of_every_game_is_a_player() -> None:
    for name in holdfast.game_names():
        game = holdfast.game(name)
        assert set(game.advice.levels) <= set(LEVELS)
        for level in LEVELS:
            make_player(find_spec(game, level), 0).close()


def test_a_level_is_played_by_the_player_that_the_game_has_for_it() -> None:
    match = holdfast.new("nim", seed=3)
    spec = find_spec(match.game, "journeyman")
    level = make_player("journeyman", 9)
    assert level.searches
    assert not make_player("apprentice", 9).searches
    assert choose_move(level, match) == choose_move(make_player(spec, 9), match)
    level.close()
    assert choose_move(level, match) == choose_move(make_player(spec, 9), match)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("bob", "there is no player 'bob'; the players are random, novice, greedy, flat, ismcts"),
        ("ismcts:0", "the budget of 'ismcts:0' is '0'; it can be iterations"),
        ("ismcts:", "the budget of 'ismcts:' is ''; it can be iterations"),
        ("ismcts:1s", "it can be iterations (1000) or a time (500ms)"),
        ("flat:10ms", "counts playouts for each move, not milliseconds"),
        ("ismcts:10/cut", "'cut' in 'ismcts:10/cut' is no setting; settings are NAME=NUMBER"),
        ("ismcts:10/cut=x", "'cut=x' in 'ismcts:10/cut=x' is no setting"),
        ("ismcts:10/luck=1", "with a name of explore, doubt, heat"),
        ("greedy=run me", "takes the name of our own player greedy"),
    ],
)
def test_a_bad_spec_is_refused_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refusal:
        make_player(spec, 0)
    assert sentence in str(refusal.value)


def test_specs_say_what_they_mean() -> None:
    assert isinstance(make_player("flat", 0), Flat)
    assert isinstance(make_player("ismcts", 0), Ismcts)
    assert make_player("ismcts:20/cut=3/sample=0", 0).name == "ismcts:20/cut=3/sample=0"
    assert {"random", "greedy", "master"} <= set(player_names())


def test_flat_looks_only_at_the_moves_that_look_best() -> None:
    match = holdfast.new("nim", seed=1)
    ids = np.array(match.legal_ids, dtype=np.int32)
    looks = kernels.appraise_moves(match.seen(0), 0, ids, 16, np.array([4], dtype=np.uint64))
    best = {match.legal_ids[i] for i in np.argsort(-looks, kind="stable")[:2]}
    chosen = {choose_move(Flat(4, playouts=3, top=2), match) for _ in range(5)}
    assert chosen <= best
    assert choose_move(Flat(4, playouts=3, top=1), match) in best
