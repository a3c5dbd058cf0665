"""The plain twin is checked by hand-made positions and by random games played to their end."""

import random
from collections import Counter
from typing import Any

import pytest

from .plain import (
    COLOURS,
    PLACES,
    TOKENS,
    Plain,
    around,
    both_cells,
    deal,
    full_deck,
    play_by_lot,
    random_move,
    some_of,
)

pytestmark = pytest.mark.only_compiled

A, B, C, D = 0, 1, 2, 3
RING = around((0, 0))  # upper row, left and right, lower row
NUMBER = {place.name: number for number, place in enumerate(PLACES, start=1)}


# Setting up positions by hand


def kinds(cards: str) -> Counter[str]:
    return Counter(cards.split())


def table(place: str, hands: list[str], lying: str = "", *, turn: int = A, **options: Any) -> Plain:
    """The named location lies at the usual place, the earlier ones far away with empty rings.

    What lies round it is given in the order of the ten cells, with "." for an empty one.
    """
    decks: list[Counter[str]] = [Counter() for _ in hands]
    game = Plain(len(hands), turn, [kinds(hand) for hand in hands], decks, **options)
    game.scored = NUMBER[place] - 1
    game.locations = [(100 * (n + 1), 0) for n in range(game.scored)] + [(0, 0)]
    for cell, card in zip(RING, lying.split(), strict=False):
        if card != ".":
            game.cells[cell] = [card]
    return game


def laid(game: Plain) -> set[str]:
    """The kinds of cards that may be played somewhere."""
    return {move.partition("@")[0] for move in game.legal() if "@" in move}


def at(game: Plain, start: str) -> set[str]:
    """The legal moves that begin like this."""
    return {move for move in game.legal() if move.startswith(start)}


def first_free(game: Plain) -> str:
    row, column = next(cell for cell in RING if cell not in game.cells)
    return f"{row},{column}"


def play(game: Plain, *cards: str) -> None:
    """Lay cards, each in the first free cell; a ring is written behind a star."""
    for each in cards:
        card, star, ring = each.partition("*")
        game.apply(f"{card}@{first_free(game)}{star}{ring}")


def refused(game: Plain, move: str) -> bool:
    before = game.look()
    with pytest.raises(AssertionError):
        game.apply(move)
    assert game.look() == before
    return True


# 1 Components and set-up


def test_the_locations() -> None:
    assert sum(sum(place.points) for place in PLACES) == 84
    assert [place.colour for place in PLACES].count("white") == 5
    assert sorted(ring for place in PLACES for ring in place.rings) == sorted(TOKENS)


def test_the_decks() -> None:
    assert full_deck(4, D).total() == 22
    assert sum(int(card[1]) * n for card, n in full_deck(3, B).items() if card[1] != "N") == 48
    assert full_deck(2, A).total() == 44
    assert {card[0] for card in full_deck(2, A)} == {"g", "y"}
    assert {card[0] for card in full_deck(2, B)} == {"r", "b"}


def test_the_ten_cells() -> None:
    assert len(set(RING)) == 10
    assert {(-1, -1), (-1, 2), (1, -1), (1, 2), (0, -1), (0, 2), (-1, 0), (1, 1)} < set(RING)
    assert not set(RING) & set(both_cells((0, 0)))


def test_the_start() -> None:
    game = deal(3, random.Random(1))
    assert game.turn == game.opener
    assert [hand.total() for hand in game.hands] == [6, 6, 6]
    assert [deck.total() for deck in game.decks] == [16, 16, 16]
    assert game.look()["locations"] == [(0, 0)]
    assert game.look()["rings"] == dict.fromkeys(sorted(TOKENS))


# 2 The turn


def test_an_end_needs_a_card() -> None:
    game = table("Bag End", ["r1 r4", "b1", "g1"])
    assert "end" not in game.legal()
    play(game, "r4")
    assert "end" in game.legal()


@pytest.mark.parametrize(
    ("played", "allowed"),
    [
        ([], {"r0", "r1", "r2", "r4", "rN"}),
        (["r0"], {"r1", "r2", "r4", "rN"}),
        (["r1"], {"r0", "r1", "rN"}),
        (["r1", "r0", "r1"], {"rN"}),
        (["r4"], {"r0", "rN"}),
        (["rN"], {"r0", "r1", "r2", "r4"}),
        (["r2", "r0", "rN"], set()),
    ],
)
def test_what_goes_together(played: list[str], allowed: set[str]) -> None:
    game = table("Bag End", ["r0 r1 r1 r2 r4 rN", "b1", "g1"])
    play(game, *played)
    assert laid(game) == allowed


def test_two_colours_go_together() -> None:
    game = table("Bag End", ["g0 y0 g1 y1 gN yN", "b1"])
    play(game, "g1", "y1", "g0", "y0", "gN", "yN")
    assert game.box == kinds("gN yN")
    assert game.legal() == {"end"}


def test_drawing_at_the_end_of_a_turn() -> None:
    game = table("Bag End", ["r1 r1 r2", "b1", "g1"])
    game.decks[A] = kinds("r4 r5 rN r0")
    play(game, "r1", "r1")
    with pytest.raises(AssertionError):
        game.carry_out("end")
        game.finish_turn(kinds("r4"))
    game.finish_turn(kinds("r4 r5 rN r0"))
    assert game.hands[A] == kinds("r2 r4 r5 rN r0")
    assert (game.turn, game.decks[A], game.played) == (B, Counter(), [])


def test_what_is_drawn_is_in_the_deck() -> None:
    game = table("Bag End", ["r1", "b1", "g1"])
    game.decks[A] = kinds("r4")
    play(game, "r1")
    with pytest.raises(AssertionError, match="not in the deck"):
        game.apply("end", kinds("r5"))


def test_nothing_is_drawn_while_the_turn_goes_on() -> None:
    game = table("Bag End", ["r1", "b1", "g1"])
    game.decks[A] = kinds("r4")
    with pytest.raises(AssertionError, match="turn goes on"):
        game.apply("r1@1,1", kinds("r4"))


def test_filling_ends_the_turn() -> None:
    game = table("Bag End", ["r1 r1 r0", "b1", "g1"], "r1 r1 b1 b1 g1 g1 r2 b2 g2 .")
    game.apply("r1@1,2")
    assert (game.phase, game.turn, game.scored) == ("site", A, 1)
    assert game.hands[A] == kinds("r1 r0")
    game.decks[A] = kinds("r5 r4")
    game.apply("site -2,0", kinds("r5 r4"))
    assert (game.phase, game.turn) == ("play", B)


def test_seats_without_cards_are_passed_over_and_lose_their_rings() -> None:
    game = table("Bag End", ["r1", "", "g1"])
    game.rings["be"] = A
    play(game, "r1")
    assert game.legal() == {"end"}
    game.apply("end")
    assert (game.turn, game.lost, game.rings["be"]) == (C, {"be"}, None)
    assert game.tally["skipped"] == 1


# 3 Laying cards


def test_white_only_takes_empty_cells() -> None:
    game = table("Bag End", ["r4", "b1", "g1"], "b1 g0")
    assert len(at(game, "r4@")) == 8


def test_black_takes_lower_cards_of_rivals() -> None:
    game = table("Weathertop", ["r4", "b1", "g1"], "b2 b4 b5 b3 r1 g0")
    assert at(game, "r4@-1,-1") == {"r4@-1,-1"}
    assert not at(game, "r4@-1,0"), "equal"
    assert not at(game, "r4@-1,1"), "higher"
    assert not at(game, "r4@-1,2"), "a Hobbit"
    assert not at(game, "r4@0,-1"), "an own card"
    assert at(game, "r4@0,2")


def test_neither_own_colour_is_covered() -> None:
    game = table("Weathertop", ["g4", "b1"], "y1 g1 r1 b1")
    assert at(game, "g4@-1,") == {"g4@-1,1", "g4@-1,2"}


def test_a_covered_card_is_dead() -> None:
    game = table("Weathertop", ["r4", "bN b1", "g1"], "g2")
    game.apply("r4@-1,-1")
    game.apply("end")
    assert game.look()["covered"] == {(-1, -1): ["g2"]}
    game.apply("bN@-1,-1")
    assert (-1, -1) not in game.look()["open"]
    assert game.look()["covered"] == {(-1, -1): ["g2"]}
    assert game.box == kinds("bN r4")
    game.apply("b1@-1,-1")
    assert game.open_card((-1, -1)) == "b1"


def test_a_covered_card_may_return() -> None:
    game = table("Weathertop", ["r4", "bN b1", "g1"], "g2", covered_cards_return=True)
    game.apply("r4@-1,-1")
    assert game.look()["covered"] == {(-1, -1): ["g2"]}
    game.apply("end")
    game.apply("bN@-1,-1")
    assert game.open_card((-1, -1)) == "g2"
    assert game.look()["covered"] == {}
    assert not at(game, "b1@-1,-1")


# 4 The Nazgûl


@pytest.mark.parametrize("place", ["Bag End", "Weathertop"])
def test_what_a_nazgul_may_hit(place: str) -> None:
    game = table(place, ["rN", "b1", "g1"], "b5 b3 r2 g0 b4")
    game.tokens[(0, -1)] = "r2"
    hits = {move.partition("@")[2] for move in at(game, "rN@")}
    assert hits == {"-1,-1", "-1,2", "0,2", "1,-1", "1,0", "1,1", "1,2"}


def test_a_nazgul_spares_both_own_colours() -> None:
    game = table("Bag End", ["gN", "b1"], "g1 y1 r1 b1")
    assert at(game, "gN@-1,") == {"gN@-1,1", "gN@-1,2"}


def test_a_nazgul_never_fills_a_ring() -> None:
    game = table("Bag End", ["rN r1", "b1", "g1"], "b1 b1 b1 b1 g1 g1 g1 g1 r1 .")
    game.apply("rN@1,2")
    assert (game.phase, game.box) == ("play", kinds("rN"))
    assert game.tally["nazgul_wasted"] == 1


def test_hitting_a_card_of_a_finished_location() -> None:
    game = table("Bree", ["rN r5", "b1", "g1"], "b1 b1 b1 b1")
    game.locations = [(-2, 0), (0, 0)]
    game.points = [1, 2, 3]
    game.apply("rN@-1,0")
    game.apply("r5@-1,0")
    assert (game.points, game.scored, game.tally["hit_shared"]) == ([1, 2, 3], 1, 1)


# 5 Special locations


def test_the_ford_takes_any_two() -> None:
    game = table("Ford", ["r5 r4 r1 r1 r0 rN", "b1", "g1"])
    play(game, "r5")
    assert laid(game) == {"r4", "r1", "r0", "rN"}
    play(game, "rN")
    assert game.legal() == {"end"}


def test_the_ford_by_the_usual_rule() -> None:
    game = table("Ford", ["r5 r4 r1 r1 r0 rN", "b1", "g1"], ford_any_two=False)
    play(game, "r5")
    assert laid(game) == {"r0", "rN"}
    play(game, "r0")
    assert game.legal() == {"end"}
    game = table("Ford", ["r1 r1 r1", "b1", "g1"], ford_any_two=False)
    play(game, "r1", "r1")
    assert game.legal() == {"end"}


def test_caradhras_takes_one_1() -> None:
    game = table("Caradhras", ["r1 r1 r4 r0 rN", "b1", "g1"])
    play(game, "r1")
    assert laid(game) == {"r0", "rN"}
    game = table("Caradhras", ["r1 r1 r4 r0 rN", "b1", "g1"])
    play(game, "r4")
    assert laid(game) == {"r0", "rN"}


MORIA = "r4 r4 r1 b2 b2 b1 g1 g0 g2 ."  # 9, 5 and 3 before the last card


def test_moria_takes_its_toll_after_the_places() -> None:
    game = table("Moria", ["r1", "b1", "g1"], MORIA)
    game.points = [5, 5, 5]
    game.apply("r1@1,2")
    assert (game.points, game.gained) == ([8, 5, 2], [3, 0, -3])


@pytest.mark.parametrize(("negative", "left"), [(False, 0), (True, -2)])
def test_the_floor_at_moria(negative: bool, left: int) -> None:
    game = table("Moria", ["r1", "b1", "g1"], MORIA, allow_negative_vp=negative)
    game.points = [0, 0, 1]
    game.apply("r1@1,2")
    assert (game.points[C], game.gained[C]) == (left, left - 1)
    assert game.tally["moria_floor"] == (not negative)


@pytest.mark.parametrize(("turn", "loser"), [(A, D), (B, D), (C, D), (D, C)])
def test_who_is_not_at_moria_loses(turn: int, loser: int) -> None:
    hands = ["r1", "b1", "g1", "y1"]
    game = table("Moria", hands, "r1 r1 r1 r2 r1 b1 b1 b1 b1 .", turn=turn)
    game.points = [5] * 4
    game.apply(f"{hands[turn]}@1,2")
    assert [seat for seat in range(4) if game.gained[seat] < 0] == [loser]


def test_level_ones_at_moria() -> None:
    game = table("Moria", ["r1", "b1", "g1"], "r4 r4 r4 b1 b1 b1 g2 g1 . .", turn=C)
    game.cells[(1, 1)] = ["b0"]
    game.points = [5] * 3
    game.hands[C] = kinds("g0 g1")
    game.apply("g0@1,2")
    assert game.gained == [3, -3, 0]


def test_the_winner_of_moria_may_lose_by_the_other_colour() -> None:
    game = table("Moria", ["g1 g1", "b1"], "g5 g4 g1 y0 r2 r1 b1 b1 b1 .")
    game.points = [5, 5]
    game.apply("g1@1,2")
    assert (game.gained, game.tally["moria_loss"]) == ([0, 0], 1), "3 won and 3 lost"


def test_a_colour_that_is_not_at_moria_loses() -> None:
    game = table("Moria", ["g1 g1", "b1"], "g5 g4 g1 y2 r2 r1 r1 r1 y1 .")
    game.points = [5, 5]
    game.apply("g1@1,2")
    assert game.gained == [3, -3]


def test_both_lack_a_colour_at_moria() -> None:
    game = table("Moria", ["g1 g1", "b1"], "g5 g4 g1 r2 r2 r1 r1 r1 g1 .")
    game.points = [5, 5]
    game.apply("g1@1,2")
    assert game.gained == [3, -3], "the farthest from the last player"


# 6 Scoring a location


@pytest.mark.parametrize(("last", "lying"), [("y1", "y4 b1"), ("b1", "y4 y1")])
def test_the_example_of_the_book(last: str, lying: str) -> None:
    game = table(
        "Ford",
        ["y1 g1", "b1 r1"],
        f". g5 g4 g1 r4 r2 b3 b2 {lying}",
        turn=A if last == "y1" else B,
    )
    game.apply(f"{last}@-1,-1")
    assert game.points == [5, 7]
    assert game.phase == "site"


def test_three_players_have_two_places() -> None:
    game = table("Weathertop", ["r1 r1", "b1", "g1"], "r4 r4 r1 b2 b2 b1 g1 g0 g2 .")
    game.apply("r1@1,2")
    assert game.points == [4, 3, 0]


def test_four_players_have_three_places() -> None:
    game = table("Ford", ["r1 r1", "b1", "g1", "y1"], "r4 r4 r1 b2 b2 b1 g2 g0 y1 .")
    game.apply("r1@1,2")
    assert game.points == [5, 4, 3, 0]


def test_a_0_is_enough_and_places_lapse() -> None:
    game = table("Ford", ["r1 r1", "b1", "g1", "y1"], "r4 r4 r1 r1 r1 r1 r2 r2 b0 .")
    game.apply("r1@1,2")
    assert (game.points, game.tally["lapsed"]) == ([5, 4, 0, 0], 1)


@pytest.mark.parametrize(
    ("turn", "points"),
    [(A, [5, 4, 3, 0]), (B, [0, 5, 4, 3]), (C, [3, 0, 5, 4]), (D, [4, 3, 0, 5])],
)
def test_level_ones_go_clockwise_from_the_last_player(turn: int, points: list[int]) -> None:
    hands = ["r0 r1", "b0 b1", "g0 g1", "y0 y1"]
    game = table("Ford", hands, "r2 b2 g2 y2 r1 b1 g1 y1 r0 .", turn=turn)
    game.apply(f"{hands[turn][:2]}@1,2")
    assert (game.points, game.tally["tie"]) == (points, 1)


def test_both_colours_of_the_last_player_come_first() -> None:
    game = table("Ford", ["g1", "b0 b1"], "r2 b2 g2 y2 r1 b1 g1 y1 r0 .", turn=B)
    game.apply("b0@1,2")
    assert game.points == [3, 9]


def test_rings_are_won() -> None:
    game = table("Rivendell", ["r1 r1", "b1", "g1"], "r4 r4 r1 b2 b2 b1 g1 g0 g2 .")
    game.apply("r1@1,2")
    assert (game.rings["r1"], game.rings["r2"]) == (A, B)


def test_one_player_takes_both_rings_of_rivendell() -> None:
    game = table("Rivendell", ["g1 g1", "b1"], "g4 g4 y4 y4 r1 r1 b1 b1 r0 .")
    game.apply("g1@1,2")
    assert (game.rings["r1"], game.rings["r2"]) == (A, A)


def test_nobody_is_second_at_rivendell() -> None:
    game = table("Rivendell", ["r1 r1", "b1", "g1"], "r4 r4 r1 r1 r1 r1 r1 r2 r2 .")
    game.apply("r1@1,2")
    assert (game.rings["r1"], game.rings["r2"], game.lost) == (A, None, set())
    assert game.tally["ring_stays_out"] == 1


def test_a_ring_won_without_cards_is_lost() -> None:
    game = table("Bag End", ["r1", "b1", "g1"], "r4 r4 r1 b2 b2 b1 g1 g0 g2 .")
    game.apply("r1@1,2")
    assert (game.rings["be"], game.lost) == (None, {"be"})
    assert (game.phase, game.turn) == ("site", A), "and still places the next location"
    game.apply("site 2,0")
    assert game.turn == B


# 7 Rings


def test_rings_go_on_cards_that_are_laid() -> None:
    game = table("Bag End", ["r1 r1 rN", "b1", "g1"])
    game.rings.update(br=A, r2=A, lo=A, be=B)
    assert {move.partition("*")[2] for move in at(game, "r1@")} == {"", "br", "r2"}
    assert all("*" not in move for move in at(game, "rN@"))
    play(game, "r1*br", "r1*r2")
    assert game.tokens == {RING[0]: "br", RING[1]: "r2"}
    assert game.rings["br"] is None


@pytest.mark.parametrize("ring", TOKENS)
def test_a_ring_protects_its_card(ring: str) -> None:
    game = table("Weathertop", ["r5 rN", "b1", "g1"], "b1 b1")
    game.tokens[RING[0]] = ring
    assert not at(game, "r5@-1,-1") and not at(game, "rN@-1,-1")
    assert at(game, "rN@-1,0")
    assert bool(at(game, "r5@-1,0")) == (ring != "be")


def test_bag_end_lets_its_own_card_cover_at_a_white_location() -> None:
    game = table("Rivendell", ["r4 r0", "b2", "g1"], "b1 r1 b2")
    game.rings["be"] = A
    assert at(game, "r4@-1,-1") == {"r4@-1,-1*be"}
    game.apply("r4@-1,-1*be")
    assert game.tally["inverted"] == 1
    game.apply("end")
    assert at(game, "b2@-1,0"), "black for everybody from now on"


def test_bag_end_needs_an_empty_cell_at_a_black_location() -> None:
    game = table("Weathertop", ["r4 r0", "b2", "g1"], "b1 r1 b2")
    game.rings["be"] = A
    assert at(game, "r4@-1,-1") == {"r4@-1,-1"}
    game.apply("r4@-1,2*be")
    game.apply("end")
    assert not at(game, "b2@-1,0")


def test_bag_end_without_force_on_its_own_card() -> None:
    game = table("Rivendell", ["r4", "b2", "g1"], "b1", bag_end_applies_to_own_card=False)
    game.rings["be"] = A
    assert not at(game, "r4@-1,-1")
    game = table("Weathertop", ["r4", "b2", "g1"], "b1", bag_end_applies_to_own_card=False)
    game.rings["be"] = A
    assert at(game, "r4@-1,-1") == {"r4@-1,-1", "r4@-1,-1*be"}
    game.apply("r4@-1,-1*be")
    assert not game.black()


def test_bag_end_works_at_a_later_location() -> None:
    game = table("Caradhras", ["r4", "b2", "g1"], "b1 g3")
    game.tokens[RING[1]] = "be"
    assert at(game, "r4@-1,-1")
    game.tokens = {(100, 100): "be"}
    assert not at(game, "r4@-1,-1")


def test_bree_counts_cards() -> None:
    game = table("Weathertop", ["r1 r1", "b1", "g1"], "r5 b1 b1 b0 b1 g4 g4 g4 g4 .")
    game.rings["br"] = A
    game.tokens[RING[5]] = "r1"
    game.apply("r1@1,2*br")
    assert game.points == [0, 4, 3], "four each: Blue comes before Green"
    assert game.rings["we"] == B


def test_bree_works_at_a_later_location() -> None:
    game = table("Weathertop", ["r1 r1", "b1", "g1"], "r5 b1 b1 b0 b1 g4 g4 g4 g1 .")
    game.tokens[RING[8]] = "br"
    game.apply("r1@1,2")
    assert (game.points, game.tally["bree_scoring"]) == ([0, 4, 3], 1)


def test_bree_does_not_matter_for_covering() -> None:
    game = table("Weathertop", ["r4", "b1", "g1"], "b2 b1")
    game.tokens[RING[1]] = "br"
    assert at(game, "r4@-1,-1")


def test_weathertop_allows_a_second_card() -> None:
    game = table("Bree", ["r4 r4 r2 r1 r0 rN", "b1", "g1"])
    game.rings.update(we=A, be=A)
    play(game, "r4*we")
    assert laid(game) == {"r4", "r0", "rN"}
    play(game, "r0")
    assert laid(game) == {"r4", "rN"}, "other cards may come between"
    play(game, "r4*be")
    assert laid(game) == {"rN"}


def test_weathertop_is_optional_and_allows_one_card_only() -> None:
    game = table("Bree", ["r4 r4 r4", "b1", "g1"])
    game.rings["we"] = A
    play(game, "r4*we")
    assert "end" in game.legal()
    play(game, "r4")
    assert game.legal() == {"end"}
    game.apply("end")
    assert game.second is None


def test_weathertop_comes_with_the_first_card() -> None:
    game = table("Bree", ["r4 r4", "b1", "g1"])
    game.rings["we"] = A
    play(game, "r4")
    assert game.legal() == {"end"}


def test_weathertop_ends_with_the_turn() -> None:
    game = table("Bree", ["r4 r4 r4", "b1", "g1"])
    game.rings["we"] = A
    play(game, "r4*we")
    game.apply("end")
    play(game, "b1")
    game.apply("end")
    play(game, "g1")
    game.apply("end")
    play(game, "r4")
    assert game.legal() == {"end"}


def test_weathertop_takes_either_own_colour() -> None:
    game = table("Bree", ["g5 y5 y4", "b1"])
    game.rings["we"] = A
    play(game, "g5*we")
    assert laid(game) == {"y5"}


def test_weathertop_at_caradhras() -> None:
    game = table("Caradhras", ["r1 r1 r1 r4", "b1", "g1"])
    game.rings["we"] = A
    play(game, "r1*we", "r1")
    assert game.legal() == {"end"}
    game = table("Caradhras", ["r1 r1 r1 r4", "b1", "g1"])
    game.rings["we"] = A
    play(game, "r1")
    assert game.legal() == {"end"}
    game = table("Caradhras", ["r4 r4 r1", "b1", "g1"])
    game.rings["we"] = A
    play(game, "r4*we")
    assert laid(game) == {"r4"}


def test_weathertop_at_the_ford() -> None:
    game = table("Ford", ["r4 r4 r4", "b1", "g1"])
    game.rings["we"] = A
    play(game, "r4", "r4*we")
    assert game.legal() == {"end"}
    game = table("Ford", ["r4 r4 r2 r1", "b1", "g1"], ford_any_two=False)
    game.rings["we"] = A
    play(game, "r4*we")
    assert laid(game) == {"r4"}
    play(game, "r4")
    assert game.legal() == {"end"}
    game = table("Ford", ["r4 r4 r0", "b1", "g1"], ford_any_two=False)
    game.rings["we"] = A
    play(game, "r4*we", "r0")
    assert game.legal() == {"end"}


def test_weathertop_on_the_filling_card_is_of_no_use() -> None:
    game = table("Bree", ["r4 r4", "b1", "g1"], "r1 b1 b1 b0 b1 g4 g4 g4 g1 .")
    game.rings["we"] = A
    game.apply("r4@1,2*we")
    assert (game.phase, game.second) == ("site", None)


@pytest.mark.parametrize(("card", "covers"), [("r0", "01"), ("r4", "01245"), ("r3", "0124")])
def test_rivendell_adds_two_for_covering(card: str, covers: str) -> None:
    game = table("Weathertop", [card, "b1", "g1"], "b0 b1 b2 b3 b4 b5")
    game.rings["r1"] = A
    found = {
        game.cells[cell][-1][1]
        for cell in RING
        if cell in game.cells and f"{card}@{cell[0]},{cell[1]}*r1" in game.legal()
    }
    assert found == set(covers)


def test_rivendell_adds_two_in_the_scoring() -> None:
    game = table("Weathertop", ["r1 r1", "b1", "g1"], "r5 b4 b4 b0 b0 g1 g1 g1 g0 .")
    game.rings["r1"] = A
    game.apply("r1@1,2*r1")
    assert game.points == [4, 3, 0], "8 and 8, Red laid the last card"


def retaking(lying: str, hand: str = "r1", **options: Any) -> Plain:
    """Amon Hen, below a finished location that shares its upper four cells."""
    game = table("Amon Hen", [hand, "b1 b1", "g1"], lying, **options)
    game.locations[0] = (-2, 0)
    game.rings["lo"] = A
    return game


def test_taking_a_card_back() -> None:
    game = retaking("b1 b3 b5 .")
    game.cells[(-3, 2)] = ["r4"]
    game.cells[(-3, 1)] = ["b2"]
    game.cells[(99, 0)] = ["r2"]
    game.tokens[(99, 0)] = "r2"
    goals = {move.partition(">")[2] for move in at(game, "lo -3,2>")}
    assert goals == {"-1,-1", "-1,2", "0,-1", "0,2", "1,-1", "1,0", "1,1", "1,2"}
    assert at(game, "lo ") == at(game, "lo -3,2>"), "own cards without a ring"
    game.apply("lo -3,2>-1,-1")
    assert game.tokens[(-1, -1)] == "lo"
    assert (-3, 2) not in game.cells
    assert (game.turn, game.hands[A], game.last) == (B, kinds("r1"), A)


def test_nothing_goes_with_a_retake() -> None:
    game = retaking("r4 . . .", hand="r0 r1")
    assert at(game, "lo ")
    play(game, "r0")
    assert not at(game, "lo ")


def test_only_from_finished_locations() -> None:
    game = retaking(". . . . r4 r2")
    assert not at(game, "lo ")
    game = table("Bree", ["r1", "b1", "g1"], "r4")
    game.rings["lo"] = A
    assert not at(game, "lo ")


def test_back_into_its_own_cell() -> None:
    game = retaking("r4 . . .")
    assert "lo -1,-1>-1,-1" in game.legal()
    game.apply("lo -1,-1>-1,-1")
    assert (game.cells[RING[0]], game.tokens[RING[0]]) == (["r4"], "lo")


def test_a_gap_in_the_current_ring() -> None:
    game = retaking("r4 b1 b1 b1 b1 g1 g1 g1 g1 .")
    game.apply("lo -1,-1>1,2")
    assert (game.phase, game.scored, game.turn) == ("play", 9, B)
    assert RING[0] not in game.cells


def test_a_retake_fills_the_ring() -> None:
    game = retaking("r1 b1 b1 b1 b1 g1 g1 g1 g1 .")
    game.cells[(-3, 2)] = ["r4"]
    game.apply("lo -3,2>1,2")
    assert (game.phase, game.scored, game.points) == ("over", 10, [7, 4, 0])


def test_a_gap_in_a_finished_ring_is_not_scored_again_nor_built_on() -> None:
    game = table("Bree", ["r1 r1", "b1", "g1"], ". b1 b1 b1 b1 b1 g1 g1 g1 .")
    game.scored = 2
    game.locations = [(-2, 0), (0, 0)]
    game.phase = "site"
    assert not any(
        set(both_cells((row, column))) & {RING[0], RING[9]}
        for row, column in (map(int, move[5:].split(",")) for move in game.legal())
    )


def put_below(game: Plain, cell: tuple[int, int], card: str) -> None:
    if game.covered_cards_return:
        game.cells[cell].insert(0, card)
    else:
        game.dead[cell] = [card]


@pytest.mark.parametrize("returns", [False, True])
def test_lifting_a_card_that_covers(returns: bool) -> None:
    game = retaking("r4 . . .", covered_cards_return=returns)
    put_below(game, RING[0], "b2")
    game.apply("lo -1,-1>1,2")
    assert game.open_card(RING[0]) == ("b2" if returns else None)
    game = retaking("r4 . . .", covered_cards_return=returns)
    put_below(game, RING[0], "b2")
    before = game.look()
    assert "lo -1,-1>-1,-1" in game.legal()
    assert game.look() == before
    game.tokens[RING[9]] = "be"
    assert ("lo -1,-1>-1,-1" in game.legal()) != returns, "white now"


def test_lothlorien_on_a_card_from_the_hand() -> None:
    game = retaking("r4 b3", hand="r2 r1", lothlorien_on_hand_card=True)
    assert "r2@0,2*lo" in game.legal()
    assert at(game, "lo -1,-1>")
    game.apply("r2@0,2*lo")
    assert (game.turn, game.tokens[(0, 2)]) == (A, "lo")
    assert "r2@0,2*lo" not in retaking("r4", hand="r2").legal()


# 8 The next location


FULL = "r1 b1 g1 r1 b1 g1 r1 b1 g1 ."


@pytest.mark.parametrize(("corners", "spots"), [(False, 16), (True, 20)])
def test_the_spots_for_bree(corners: bool, spots: int) -> None:
    game = table("Bag End", ["r1 r1", "b1", "g1"], FULL, allow_corner_contact=corners)
    game.apply("r1@1,2")
    assert len(game.legal()) == spots
    assert ("site -2,-3" in game.legal()) == corners
    overlaps = Counter(
        len(set(RING) & set(around((int(row), int(column)))))
        for row, column in (move[5:].split(",") for move in game.legal())
    )
    assert overlaps == ({1: 4} if corners else {}) | {2: 8, 3: 6, 4: 2}


def test_any_card_on_the_table_will_do() -> None:
    game = table("Bree", ["r1 r1", "b1", "g1"], FULL)
    game.locations[0] = (50, 50)
    game.cells[(49, 50)] = ["r1"]
    game.apply("r1@1,2")
    assert "site 48,50" in game.legal()
    assert "site 51,50" not in game.legal(), "in another ring"
    assert refused(game, "site 0,0")
    assert refused(game, "site 20,20")


def test_a_free_cell_in_an_older_ring_is_not_free_for_a_location() -> None:
    game = table("Bree", ["r1 r1", "b1", "g1"], FULL)
    game.locations[0] = (-3, 0)
    game.apply("r1@1,2")
    assert not at(game, "site -2,0")
    assert not at(game, "site -2,-2")
    assert at(game, "site -1,3")


def test_cards_count_again() -> None:
    game = table("Bag End", ["r1 r1", "b1", "g1"], FULL)
    game.apply("r1@1,2")
    game.apply("site 2,0")
    assert (game.turn, game.tally["shared"]) == (B, 4)
    assert game.totals() == {"b": 1, "g": 1, "r": 2}


def surround(game: Plain, left: tuple[int, int]) -> None:
    for cell in around(left):
        if cell not in game.cells:
            game.cells[cell] = ["b2"]


def test_a_ring_that_is_full_already() -> None:
    game = table("Bree", ["r1 r1", "b1", "g1"], FULL)
    game.decks[A] = kinds("r5")
    surround(game, (-2, 0))
    game.apply("r1@1,2")
    game.apply("site -2,0")
    assert (game.phase, game.turn, game.scored) == ("site", A, 3)
    assert game.tally["prefilled"] == 1
    assert game.rings["we"] == B
    game.apply("site 2,0", kinds("r5"))
    assert (game.phase, game.turn, game.scored) == ("play", B, 3)


def test_the_placer_is_first_among_equals_there() -> None:
    game = table("Bree", ["r1", "b1 b1", "g1 g1"], FULL)
    lying = ["r2", "b2", "g2", "b1", "g1", "r0"]
    for cell, card in zip(around((-2, 0))[:6], lying, strict=True):
        game.cells[cell] = [card]
    game.apply("r1@1,2")
    points = list(game.points)
    game.apply("site -2,0")
    gained = [now - then for now, then in zip(game.points, points, strict=True)]
    assert game.gained == gained == [4, 3, 0], "4 each, and Red has no cards any more"
    assert (game.phase, game.turn, game.lost) == ("site", A, {"we", "br"})


def test_a_chain_ends_with_the_tenth() -> None:
    game = table("Lothlórien", ["r1 r1", "b1", "g1"], FULL)
    surround(game, (-2, 0))
    game.decks[A] = kinds("r5")
    game.apply("r1@1,2")
    game.apply("site -2,0")
    assert (game.phase, game.scored, game.legal()) == ("over", 10, set())
    assert game.decks[A] == kinds("r5"), "nothing is drawn"


# 9 The end


def test_the_tenth_location_ends_the_game() -> None:
    game = table("Amon Hen", ["r1 r1", "b1", "g1"], FULL)
    game.decks[A] = kinds("r5")
    game.apply("r1@1,2")
    assert (game.phase, game.decks[A]) == ("over", kinds("r5"))


@pytest.mark.parametrize("hands", [["r1 r1", "", ""], ["r1", "", "g1"], ["r1", "", ""]])
def test_after_a_scoring_one_player_has_cards(hands: list[str]) -> None:
    game = table("Ford", hands, FULL)
    game.apply("r1@1,2")
    assert (game.phase, game.scored) == ("over", 4)


def test_nobody_has_cards() -> None:
    game = table("Weathertop", ["r1", "b1", ""], "g1")
    play(game, "r1")
    game.apply("end")
    play(game, "b1")
    assert game.phase == "play"
    game.apply("end")
    assert (game.phase, game.scored, game.tally["incomplete_end"]) == ("over", 3, 1)
    assert game.points == [0, 4, 3], "Blue, Green, Red"
    assert game.lost == {"we"}


def test_a_nazgul_is_a_play() -> None:
    game = table("Weathertop", ["r1", "bN", ""], "g1 b1")
    play(game, "r1")
    game.apply("end")
    game.apply("bN@1,2")
    game.apply("end")
    assert game.points == [0, 4, 3]


def test_a_single_player_plays_on() -> None:
    game = table("Weathertop", ["r1", "b4 b4", ""], "g1")
    play(game, "r1")
    game.apply("end")
    play(game, "b4")
    game.apply("end")
    assert (game.turn, game.phase, game.tally["single_player"]) == (B, "play", 2)
    play(game, "b4")
    game.apply("end")
    assert (game.phase, game.points) == ("over", [0, 4, 3]), "Green comes before Red"


def test_a_single_player_fills_the_ring() -> None:
    game = table("Weathertop", ["r1", "b1 b1", ""], "g1 g1 r1 r1 r1 r1 g1 g1 . .")
    play(game, "r1")
    game.apply("end")
    game.apply("b1@1,2")
    assert (game.phase, game.scored, game.hands[B]) == ("over", 3, kinds("b1"))


@pytest.mark.parametrize("place", ["Weathertop", "Moria"])
def test_no_card_lies_there(place: str) -> None:
    game = table(place, ["", "bN", ""], "g1", turn=B)
    game.points = [5, 5, 5]
    game.apply("bN@-1,-1")
    game.apply("end")
    assert game.phase == "over"
    assert game.points == ([2, 5, 5] if place == "Moria" else [5, 5, 5])


@pytest.mark.parametrize(
    ("points", "gained", "winners"),
    [
        ([9, 8, 7], [0, 3, 4], {A}),
        ([9, 9, 7], [0, 3, 4], {B}),
        ([9, 9, 9], [-3, 3, 3], {B, C}),
        ([9, 9, 9], [0, 0, 0], {A, B, C}),
    ],
)
def test_the_winners(points: list[int], gained: list[int], winners: set[int]) -> None:
    game = table("Amon Hen", ["", "", ""])
    game.phase = "over"
    game.points, game.gained = points, gained
    assert game.winners() == winners
    assert game.look()["winners"] == sorted(winners)


# Random games

OPTIONS = [
    "covered_cards_return",
    "ford_any_two",
    "allow_negative_vp",
    "bag_end_applies_to_own_card",
    "lothlorien_on_hand_card",
    "allow_corner_contact",
]


def check(game: Plain, everything: Counter[str]) -> None:
    """What holds at every moment of every game."""
    assert game.all_cards() == everything
    assert all(game.cells.values())
    assert set(game.tokens) <= set(game.cells)
    held = [ring for ring in TOKENS if game.rings[ring] is not None]
    assert len({*held, *game.lost, *game.tokens.values()}) == sum(
        map(len, (held, game.lost, game.tokens))
    )
    assert all(game.has_cards(game.rings[ring] or 0) for ring in held if not game.played)
    ground = [cell for left in game.locations for cell in both_cells(left)]
    assert len(set(ground)) == len(ground)
    assert not set(ground) & {cell for left in game.locations for cell in around(left)}
    assert {*game.cells, *game.dead} <= {c for left in game.locations for c in around(left)}
    assert game.allow_negative_vp or min(game.points) >= 0
    assert game.covered_cards_return or all(len(pile) == 1 for pile in game.cells.values())
    assert not (game.covered_cards_return and game.dead)
    removed = game.box.total()
    nazguls = sum(n for card, n in game.box.items() if card[1] == "N")
    assert nazguls <= removed <= 2 * nazguls
    assert len(game.locations) == game.scored + (game.phase == "play")
    if game.phase == "over":
        assert not game.legal()
        return
    assert game.legal()
    if game.phase == "play":
        assert not game.full()
        assert game.has_cards(game.turn) or game.played


def random_game(players: int, seed: int, **options: bool) -> Plain:
    rng = random.Random(seed)
    game = deal(players, rng, **options)
    everything = sum((full_deck(players, seat) for seat in range(players)), Counter[str]())
    assert everything.total() == 22 * sum(map(len, COLOURS[players]))
    taste = rng.choice([0.1, 0.3, 0.5])
    while game.phase != "over":
        move = random_move(game, rng, taste)
        ended = game.phase == "play" and move == "end"
        mover = game.turn
        play_by_lot(game, move, rng)
        check(game, everything)
        if ended:
            full_hand = game.hands[mover].total() == 6
            assert full_hand or not game.decks[mover]
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int) -> None:
    tally: Counter[str] = Counter()
    for seed in range(12):
        game = random_game(players, seed)
        tally += game.tally
        assert game.winners()
        assert game.scored == 10 or len(game.in_play()) <= 1
    usual = "cover nazgul_hit ring_be ring_br ring_we ring_r1 ring_r2 second_card tie shared"
    assert not set(usual.split()) - set(tally)


@pytest.mark.parametrize("option", OPTIONS)
def test_random_games_with_an_option(option: str) -> None:
    standard = deal(2, random.Random(0))
    for seed in range(3):
        random_game(2 + seed, seed, **{option: not getattr(standard, option)})


def test_some_of_the_cards() -> None:
    deck = full_deck(4, A)
    assert some_of(deck, 22, random.Random(3)) == deck
