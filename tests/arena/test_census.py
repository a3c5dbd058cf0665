"""Statistics of many matches: counted again here from the matches themselves."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import holdfast
from holdfast.arena.census import Tale, by_seats, count_all
from holdfast.arena.sources import Saved, read_tale
from holdfast.core.game import Stage
from holdfast.core.replay import write_replay
from holdfast.testing.amount import amount, seeds

GAMES = holdfast.game_names()


def finished(game: str, seed: int, players: int | None = None) -> holdfast.Match:
    """Play a match at random."""
    match, choice = holdfast.new(game, players=players, seed=seed), random.Random(seed)
    while match.turn is not None:
        match.play(choice.choice(match.legal_ids))
    return match


def told(match: holdfast.Match, names: str = "") -> Tale:
    tale = read_tale(Saved("here", write_replay(match, names), match.seed or 0))
    assert tale is not None
    return tale


@pytest.mark.parametrize("game", GAMES)
def test_a_tale_is_what_the_match_was(game: str) -> None:
    match = finished(game, 5)
    played = told(match, "A=mouse B=cat").played
    assert played.seating[:2] == ("mouse", "cat")
    assert played.points == match.scores
    assert played.decisions == len(match.moves)
    assert played.first == match.mover_at(0)
    assert [seat for seat, share in enumerate(played.shares) if share] == list(match.winners)
    assert sum(played.shares) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_at_a_place_is_counted_once(game: str) -> None:
    match = finished(game, 6)
    chronicle = match.game.chronicle
    places = (
        (chronicle.ground(match.position(ply)[0], move), match.mover_at(ply))
        for ply, move in enumerate(match.moves)
    )
    expected = Counter(pair for pair in places if pair[0] is not None)
    assert expected
    assert told(match).visits == expected


def test_claimed_stones_are_those_that_lie_with_their_owners_at_the_end() -> None:
    for seed in seeds(amount(3, 12, 1)):
        match = finished("schotten-totten", seed)
        owners = {f"stone {i + 1}": int(o) for i, o in enumerate(match.state.owner) if o >= 0}
        claimed = told(match).claimed
        assert {each.name: each.holder for each in claimed} == owners
        assert len(claimed) == len(owners)
        assert [each.when for each in claimed] == sorted(each.when for each in claimed)


def test_each_location_that_was_scored_has_been_won_by_who_gained_most_there() -> None:
    for seed in seeds(amount(3, 12, 1)):
        match = finished("fellowship", seed)
        claimed = told(match).claimed
        assert 0 < len(claimed) <= int(match.state.scored)
        assert len({each.name for each in claimed}) == len(claimed)


def test_centres_are_held_at_the_end_by_the_dukes_of_the_view() -> None:
    match = finished("rheinlander", 4)
    duchies = match.view(0)["table"]["duchies"]
    holders = {duchy["owner"] for duchy in duchies if duchy["owner"] is not None}
    claimed = told(match).claimed
    assert claimed
    assert {each.holder for each in claimed} <= holders
    assert {each.when for each in claimed} == {1.0}


def test_a_match_without_an_end_is_left_out() -> None:
    match = holdfast.new("nim", seed=1)
    match.play(match.legal_ids[0])
    assert read_tale(Saved("here", write_replay(match), 0)) is None


def test_the_census_adds_up() -> None:
    tales = [told(finished("nim", seed), "A=cat B=mouse") for seed in range(40)]
    census = count_all(holdfast.game("nim"), tales)
    assert (census.seats, census.matches, sum(census.options.values())) == (2, 40, 40)
    assert sum(fared.wins.value for fared in census.lines) == pytest.approx(1)
    assert sum(rate.value for rate in census.order) == pytest.approx(1)
    cat = next(fared for fared in census.lines if fared.name == "cat")
    assert cat.wins.value == pytest.approx(sum(tale.played.shares[0] for tale in tales) / 40)
    moves = sum(len(tale.visits) and sum(tale.visits.values()) for tale in tales)
    assert sum(each.moves for each in census.visited) == pytest.approx(moves / 40)
    # Every heap is emptied in every match, and whoever has done that wins or does not.
    assert [(each.name, each.taken) for each in census.fights] == [
        (f"heap {heap}", 1.0) for heap in (1, 2, 3)
    ]
    first = [
        tale.played.shares[each.holder]
        for tale in tales
        for each in tale.claimed
        if each.name == "heap 1"
    ]
    assert census.fights[0].wins.value == pytest.approx(sum(first) / 40)


def test_matches_are_grouped_by_their_seats() -> None:
    tales = [told(finished("nim", seed, players=2 + seed % 2)) for seed in range(4)]
    assert {seats: len(group) for seats, group in by_seats(tales).items()} == {2: 2, 3: 2}


@pytest.mark.parametrize("game", [n for n in GAMES if holdfast.game(n).stage is not Stage.EXAMPLE])
def test_a_place_has_a_place_of_its_own(game: str) -> None:
    found = holdfast.game(game)
    grounds = found.chronicle.grounds(found.blank()[0])
    assert len({(ground.x, ground.y) for ground in grounds}) == len(grounds)
