"""The components and the start (chapter 1)."""

from __future__ import annotations

import pytest

from holdfast.core.seats import SPECTATOR

from .build import SEATS, deal, held, holder, left, look, phase, places, points, table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_colour_has_22_cards(players: int) -> None:
    """One 0, seven 1s, four each of 2, 3 and 4, one 5, one Nazgûl (1.1)."""
    match = deal(players=players)
    pieces = match.game.rules.components(match.state)
    assert pieces["red"] == pieces["blue"] == pieces["green"] == 22
    assert [pieces[f"b{value}"] for value in "012345N"] == [1, 7, 4, 4, 4, 1, 1]


def test_the_ten_locations_in_order() -> None:
    """1.2"""
    names = [site["name"] for site in look(deal())["locations"]]
    assert names == [
        *("Bag End", "Bree", "Weathertop", "Ford", "Rivendell"),
        *("Caradhras", "Gate of Moria", "Moria", "Lothlórien", "Amon Hen"),
    ]


def test_the_points_of_all_locations_sum_to_84() -> None:
    """1.2; the Ford is the one that the book names, 5-4-3."""
    sites = look(deal())["locations"]
    assert sites[3]["points"] == [5, 4, 3]
    assert sum(sum(site["points"]) for site in sites) == 84


def test_five_locations_are_white_and_five_are_black() -> None:
    """1.2"""
    black = [site["name"] for site in look(deal())["locations"] if site["black"]]
    assert black == ["Weathertop", "Ford", "Gate of Moria", "Moria", "Amon Hen"]


def test_the_locations_to_come_are_open_to_all() -> None:
    """1.2, ruling J3"""
    for seat in (0, 3, SPECTATOR):
        sites = deal().view(seat)["table"]["locations"]
        assert (sites[9]["name"], sites[9]["points"]) == ("Amon Hen", [7, 4, 2])


def test_bag_end_has_ten_cells_round_it() -> None:
    """Two above, two below, one on either side, four corners (1.3, rulings A1 and A3)."""
    match = table(a="r4")
    assert look(match)["locations"][0]["at"] == [0, 0]
    assert places(match, "r4") == [
        *("-1,-1", "-1,0", "-1,1", "-1,2"),
        *("0,-1", "0,2"),
        *("1,-1", "1,0", "1,1", "1,2"),
    ]


def test_with_four_players_each_has_a_colour() -> None:
    """In the order of the seats (1.4, ruling J1, wording 13)."""
    players = look(deal())["players"]
    assert [p["colours"] for p in players] == [["red"], ["blue"], ["green"], ["yellow"]]


def test_with_three_players_yellow_stays_in_the_box() -> None:
    """1.4, ruling J1"""
    match = deal(players=3)
    assert [p["colours"] for p in look(match)["players"]] == [["red"], ["blue"], ["green"]]
    assert match.game.rules.components(match.state)["yellow"] == 0


def test_with_two_players_each_has_two_colours_in_one_deck() -> None:
    """1.5, ruling J2"""
    match = deal(players=2)
    assert [p["colours"] for p in look(match)["players"]] == [["green", "yellow"], ["red", "blue"]]
    assert (held(match), left(match)) == ([6, 6], [38, 38])


def test_with_two_players_a_hand_has_both_colours() -> None:
    """They are shuffled into one deck (1.5, ruling J2)."""
    hands = [{c[0] for c in look(deal(seed, 2), 0)["hand"]} for seed in range(5)]
    assert {"g", "y"} in hands
    assert all(hand <= {"g", "y"} for hand in hands)


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_draws_six_cards(players: int) -> None:
    """1.6, ruling J1"""
    match = deal(players=players)
    assert (held(match), left(match)) == ([6] * players, [16] * players)
    assert points(match) == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_the_one_who_starts(players: int) -> None:
    """1.6, ruling J1"""
    starts = {phase(deal(seed, players)) for seed in range(40)}
    assert starts == {f"{seat} play" for seat in SEATS[:players]}


def test_decks_are_shuffled() -> None:
    """1.6"""
    hands = {tuple(look(deal(seed))["hand"]) for seed in range(20)}
    assert len(hands) > 10


def test_there_are_six_rings_and_nobody_has_one_at_the_start() -> None:
    """One each of Bag End, Bree, Weathertop, Lothlórien, two of Rivendell (1.7)."""
    match = deal()
    assert list(look(match)["rings"]) == ["be", "br", "we", "r1", "r2", "lo"]
    assert {holder(match, token) for token in look(match)["rings"]} == {"-"}
    gives = {site["name"]: site["rings"] for site in look(match)["locations"] if site["rings"]}
    assert gives == {
        "Bag End": ["be"],
        "Bree": ["br"],
        "Weathertop": ["we"],
        "Rivendell": ["r1", "r2"],
        "Lothlórien": ["lo"],
    }
