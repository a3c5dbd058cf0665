"""The plain twin is checked by hand-made positions and by random games played to their end."""

import random
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from holdfast.games.rheinlander.board import read_board

from .plain import BASTIONS, CARD_MOVE, KNIGHTS, Map, Plain

pytestmark = pytest.mark.only_compiled

A, B, C = 0, 1, 2
CENTRES = [*"222233334444", *"ccccccc", *"bbbbbbb"]


def rhine() -> Map:
    text = files("holdfast.games.rheinlander").joinpath("data/rhine.toml").read_text("utf-8")
    return Map.of(read_board(text))


RHINE = rhine()


# Setting up positions by hand


def strip(regions: int, slots: list[tuple[str, str]]) -> Map:
    """A straight river: along each bank and along the river every space borders the next."""
    neighbours: dict[str, set[str]] = {
        f"{side}{n}": set() for side in "LWR" for n in range(1, regions + 1)
    }
    pairs = [(f"W{n}", f"{side}{n}") for side in "LR" for n in range(1, regions + 1)]
    pairs += [(f"{side}{n}", f"{side}{n + 1}") for side in "LWR" for n in range(1, regions)]
    for one, other in pairs:
        neighbours[one].add(other)
        neighbours[other].add(one)
    return Map({n: (f"L{n}", f"R{n}") for n in range(1, regions + 1)}, neighbours, slots)


def table(slots: str = "", **options: Any) -> Plain:
    """Three players at a strip of 20 regions; slots are given as "L2-L3=c L5-L6=4".

    A has card 20, B 19 and C 18, which are far from everything; `move_on` finds other cards.
    """
    pairs: list[tuple[str, str]] = []
    centres: list[str] = []
    for slot in slots.split():
        spaces, _, centre = slot.partition("=")
        one, _, other = spaces.partition("-")
        pairs.append((one, other))
        centres.append(centre)
    return Plain(strip(20, pairs), 3, 0, centres, [{20}, {19}, {18}], **options)


def lay(game: Plain, seat: int, spaces: str) -> None:
    for space in spaces.split():
        assert game.free(space)
        game.knights[space] = seat
        game.supply[seat] -= 1


def man(game: Plain, seat: int, *castles: int) -> None:
    for number in castles:
        assert game.centres[number - 1] == "c"
        game.garrisons[number] = seat
        game.supply[seat] -= 1


def crown(game: Plain, seat: int, space: str) -> None:
    """A duke of this player for the duchy here; to be done when all its knights are there."""
    game.dukes.append((game.group(space), seat))


def owner(game: Plain, space: str) -> int | None:
    [found] = [duchy for duchy in game.duchies() if space in duchy.spaces]
    return found.owner


def value(game: Plain, space: str) -> int:
    [found] = [duchy for duchy in game.duchies() if space in duchy.spaces]
    return found.value


def give(game: Plain, *cards: int) -> None:
    """The player at turn has these cards and no others."""
    mine = game.hands[game.turn]
    game.deck |= mine
    mine.clear()
    for card in cards:
        game.deck.discard(card)
        game.discard.discard(card)
        for hand in game.hands:
            hand.discard(card)
        mine.add(card)


def move_on(game: Plain, move: str, *, bastion: str | None = None) -> None:
    """Make a move; if it leads to a bastion, place it or none; draw any card."""
    if move not in game.legal():
        found = CARD_MOVE.fullmatch(move)
        if found is not None:
            give(game, int(found[1]))
    assert move in game.legal(), (move, game.legal())
    done = game.carry_out(move)
    if not done and game.phase == "bastion":
        done = game.carry_out("done" if bastion is None else f"B@{bastion}")
    if done:
        cards: list[int | None] = [min(game.deck)] if game.deck else [None, min(game.discard)]
        game.end_turn(cards)


def spaces_for(game: Plain, card: int) -> set[str]:
    give(game, card)
    return {move.partition("@")[2] for move in game.by_number()}


# The turn (chapter 2)


def test_the_order_of_play_and_the_draw() -> None:
    game = table()
    game.apply("20@L20", [])
    assert (game.phase, game.turn, game.discard) == ("bastion", A, {20})
    game.apply("done", [3])
    assert (game.phase, game.turn) == ("play", B)
    assert game.hands[A] == {3}
    assert 3 not in game.deck


def test_the_shuffle_card_brings_the_discards_back_with_the_card_just_played() -> None:
    game = table()
    game.discard = {1, 2}
    game.deck -= {1, 2}
    game.apply("20@L20", [])
    game.apply("done", [None, None, 20])
    assert game.hands[A] == {20}
    assert game.discard == set()
    assert {1, 2} <= game.deck
    assert game.tally["reshuffle"] == 2


@pytest.mark.parametrize("drawn", [[], [19], [20], [1, 2], [1, None], [None]])
def test_an_impossible_draw_is_noticed(drawn: list[int | None]) -> None:
    game = table()
    game.apply("20@L20", [])
    with pytest.raises(AssertionError):
        game.apply("done", drawn)


def test_a_draw_that_belongs_to_no_move_is_noticed() -> None:
    with pytest.raises(AssertionError):
        table().apply("20@L20", [1])


def test_without_any_way_a_card_is_dropped_and_no_bastion_placed() -> None:
    game = table(bastion_timing="any")
    lay(game, B, "L20 R20 W20")
    assert game.legal() == {"drop 20"}
    game.apply("drop 20", [5])
    assert (game.turn, game.hands[A], game.discard) == (B, {5}, {20})
    assert game.tally["drop"] == 1


def test_an_exchange_that_is_the_only_way_must_be_made() -> None:
    game = table()
    lay(game, B, "L20 R20 W20")
    game.archbishop = A
    assert game.legal() == {"20xL20", "20xR20", "20xW20"}


def test_who_has_no_knight_is_skipped() -> None:
    game = table()
    game.supply[B] = 0
    game.ended = True
    move_on(game, "20@L20")
    assert (game.turn, game.phase) == (C, "play")
    assert game.tally["skipped"] == 1
    assert game.hands[B] == {19}


def test_several_are_skipped_and_the_game_ends_there() -> None:
    game = table()
    game.supply[B] = game.supply[C] = 0
    move_on(game, "20@L20")
    assert game.phase == "over"
    assert game.tally["skipped"] == 2
    assert game.legal() == set()


# Placing by number (chapter 3)


def test_land_first_then_the_river() -> None:
    game = table()
    assert spaces_for(game, 5) == {"L5", "R5"}
    lay(game, B, "L5")
    assert spaces_for(game, 5) == {"R5"}
    lay(game, A, "R5")
    assert spaces_for(game, 5) == {"W5"}
    lay(game, A, "W5")
    assert spaces_for(game, 5) == set()


@pytest.mark.parametrize("counts", [True, False])
def test_a_bastion_may_open_the_river(counts: bool) -> None:
    game = table(bastion_opens_river=counts)
    lay(game, B, "L5")
    game.bastions = {"R5", "L6", "R6"}
    assert spaces_for(game, 5) == ({"W5"} if counts else set())
    assert spaces_for(game, 6) == ({"W6"} if counts else set())


def test_an_island_belongs_to_two_regions() -> None:
    game = Plain(RHINE, 3, 0, CENTRES, [{17, 19}, set(), set()])
    assert {"17@I17", "19@I17", "17@L17", "19@R19"} <= game.legal()
    game.knights["L17"] = game.knights["R19"] = B
    assert game.by_number() == {"17@I17", "19@I17"}
    game.bastions.add("I17")
    assert game.by_number() == {"17@W17", "19@W19"}
    game.knights["I17"] = B
    game.archbishop = A
    assert {"17xI17", "19xI17"} <= game.exchanges()


# Reinforcement (chapter 4)


def test_where_a_reinforcement_may_go() -> None:
    game = table()
    lay(game, A, "L5 R7 L9")
    lay(game, B, "L10")
    assert game.reinforcements() == {"20+L4", "20+L6", "20+R6", "20+R8", "20+L8"}
    lay(game, B, "L7")
    assert game.reinforcements() == {"20+L4", "20+R6", "20+R8"}


def test_river_knights_count_but_no_reinforcement_goes_on_the_river() -> None:
    game = table()
    lay(game, A, "W5")
    lay(game, B, "W6")
    assert game.reinforcements() == {"20+L5", "20+R5"}
    lay(game, A, "L5 R5")
    lay(game, B, "L6")
    # R6 borders a rival's knight on the river, L4 and R4 border nobody's.
    assert game.reinforcements() == {"20+L4", "20+R4"}


def test_bastions_are_neutral_and_occupy() -> None:
    game = table()
    lay(game, A, "L5")
    game.bastions = {"L6", "L3"}
    assert game.reinforcements() == {"20+L4"}


def test_inside_its_own_region_a_card_is_played_by_its_number() -> None:
    game = table()
    lay(game, A, "L19 L7")
    assert game.legal() == {"20@L20", "20@R20", "20+L18", "20+L6", "20+L8"}


@pytest.mark.parametrize("blocks", [False, True])
def test_a_rivals_garrison_beside_a_reinforcement(blocks: bool) -> None:
    game = table("L5-L6=c", garrison_blocks_reinforcement=blocks)
    lay(game, A, "L5")
    man(game, B, 1)
    assert game.reinforcements() == ({"20+L4"} if blocks else {"20+L4", "20+L6"})
    game.garrisons[1] = A
    assert game.reinforcements() == {"20+L4", "20+L6"}


def test_a_garrison_allows_no_reinforcement() -> None:
    game = table("L5-L6=c")
    lay(game, B, "L5")
    man(game, A, 1)
    assert game.reinforcements() == set()


# Duchies (chapter 5)


def test_a_lone_knight_is_no_duchy_and_holds_nothing() -> None:
    game = table("L5-L6=4")
    move_on(game, "5@L5")
    assert game.duchies() == []
    assert game.dukes == []


def test_two_of_one_player_found_a_duchy() -> None:
    game = table("L5-L6=4 L6-L7=b")
    lay(game, A, "L5")
    move_on(game, "6@L6")
    [duchy] = game.duchies()
    assert (duchy.owner, duchy.value, duchy.slots, duchy.counts) == (A, 6, (1, 2), (2, 0, 0))
    assert game.archbishop == A


def test_a_level_new_duchy_has_no_duke_and_then_finds_one() -> None:
    game = table()
    lay(game, B, "L5")
    move_on(game, "6@L6")
    assert owner(game, "L5") is None
    move_on(game, "7@L7")  # B
    assert owner(game, "L5") == B
    assert game.coins == [0, 0, 0]
    assert game.tally["founded_tied"] == game.tally["owner_found"] == 1


def test_a_new_duchy_may_belong_to_somebody_else() -> None:
    game = table()
    lay(game, B, "L4 L6")
    move_on(game, "5@L5")
    assert owner(game, "L5") == B
    assert game.tally["new_duke_not_mover"] == 1


def test_a_takeover_pays_the_old_value_only() -> None:
    # The 2 that the new knight attaches and the lone knight behind it do not count.
    game = table("L3-L4=3 L7-L8=2 L8-L9=4")
    lay(game, A, "L3 L4")
    lay(game, B, "L5 L6")
    crown(game, A, "L3")
    lay(game, B, "L8")
    game.turn = B
    move_on(game, "7@L7")
    assert game.coins == [4, 0, 0]
    assert owner(game, "L3") == B
    assert value(game, "L3") == 1 + 3 + 2 + 4
    assert game.tally["taken_over"] == 1


def test_level_at_the_top_the_owner_stays() -> None:
    game = table()
    lay(game, A, "L3 L4")
    lay(game, B, "L5")
    crown(game, A, "L3")
    game.turn = B
    move_on(game, "6@L6")
    assert owner(game, "L6") == A
    assert game.coins == [0, 0, 0]
    assert game.tally["tie_kept"] == 1


def test_lone_knights_only_make_a_duchy_grow() -> None:
    game = table()
    lay(game, A, "L3 L4")
    crown(game, A, "L3")
    lay(game, B, "L6")
    game.turn = B
    move_on(game, "5@L5")
    assert owner(game, "L5") == A
    assert game.tally["merged"] == 0


def test_the_owner_stays_behind_two_who_are_level() -> None:
    game = table()
    lay(game, B, "L1 L2")
    lay(game, C, "L3 L4")
    lay(game, A, "L5")
    crown(game, B, "L1")
    game.archbishop = A
    move_on(game, "1xL1")
    assert owner(game, "L2") == B
    assert game.supply[B] == 25 - 1
    assert game.tally["tie_kept_behind"] == 1


def test_an_owner_without_a_knight_loses_a_level_duchy() -> None:
    game = table("L3-L4=3")
    lay(game, B, "L1")
    lay(game, C, "L2 L3")
    lay(game, A, "L4")
    crown(game, B, "L1")
    game.archbishop = A
    move_on(game, "1xL1")
    assert owner(game, "L1") is None
    assert game.coins == [0, 4, 0]
    assert game.tally["owner_without_knight"] == 1


def test_an_owner_with_a_garrison_only_stays() -> None:
    game = table("L3-L4=c")
    lay(game, B, "L1")
    lay(game, C, "L2 L3")
    lay(game, A, "L4")
    man(game, B, 1)
    crown(game, B, "L1")
    game.archbishop = A
    move_on(game, "1xL1")
    assert owner(game, "L1") == B
    assert game.coins == [0, 0, 0]


# Merging (chapter 6)


def test_a_merger_goes_to_the_majority_of_the_whole() -> None:
    game = table("L1-L2=2 L5-L6=4")
    lay(game, B, "L1")
    lay(game, A, "L2 R3")
    lay(game, C, "L4 L5 L6")
    lay(game, B, "L7 L8 L9")
    crown(game, C, "L5")
    game.turn = B
    move_on(game, "3@L3")
    # B 5, C 3, A 1: C had the duke, the other old duchy had none.
    assert owner(game, "L1") == B
    assert game.coins == [0, 0, 5]
    assert value(game, "L1") == 1 + 2 + 4
    assert game.tally["merged"] == game.tally["merge_new_duke"] == 1


def test_the_duke_of_the_most_valuable_old_duchy_stays() -> None:
    game = table("L3-L4=2 L6-L7=4")
    lay(game, A, "L3 L4 L6 L7")
    crown(game, A, "L3")
    crown(game, A, "L6")
    move_on(game, "5@L5")
    assert owner(game, "L5") == A
    assert game.coins == [3, 0, 0]
    assert game.tally["paid_own"] == 1


def test_a_merger_helps_a_third_player() -> None:
    game = table("L3-L4=2 L6-L7=4")
    lay(game, B, "L3 L4")
    lay(game, C, "L6 L7 L8")
    crown(game, B, "L3")
    crown(game, C, "L6")
    move_on(game, "5@L5")
    assert owner(game, "L5") == C
    assert game.coins == [0, 3, 0]


def test_three_duchies_merge_and_each_leaving_duke_is_paid() -> None:
    game = table("L3-L4=2 L6-L7=4")
    lay(game, A, "L3 L4")
    crown(game, A, "L3")
    lay(game, A, "L6 L7")
    crown(game, A, "L6")
    lay(game, B, "W5 R5")
    crown(game, B, "W5")
    move_on(game, "5@L5")
    assert owner(game, "R5") == A
    assert game.coins == [3, 1, 0]  # A for the left one, B; the right one stays
    assert value(game, "L5") == 1 + 2 + 4
    assert game.tally["merged_three"] == game.tally["paid_own"] == 1
    assert len(game.dukes) == 1


@pytest.mark.parametrize("option", ["remove", "keep"])
def test_two_dukes_leave_a_level_merger(option: str) -> None:
    game = table("L3-L4=2 L6-L7=3", merge_tie_single_owner=option)
    lay(game, A, "L3 L4")
    crown(game, A, "L3")
    lay(game, B, "L6 L7 L8")
    crown(game, B, "L6")
    move_on(game, "5@L5")
    assert owner(game, "L5") is None
    assert game.coins == [3, 4, 0]
    assert game.dukes == []
    assert game.tally["tie_merge"] == 1


@pytest.mark.parametrize("option", ["remove", "keep"])
def test_two_dukes_of_one_player_leave_a_level_merger(option: str) -> None:
    game = table("L3-L4=2", merge_tie_single_owner=option)
    lay(game, A, "L3 L4")
    crown(game, A, "L3")
    lay(game, A, "L6 L7")
    lay(game, B, "L8")
    crown(game, A, "L6")
    lay(game, B, "W5 R5")
    game.turn = B
    move_on(game, "5@L5")
    assert owner(game, "L5") is None
    assert game.coins == [3 + 1, 0, 0]


@pytest.mark.parametrize("option", ["remove", "keep"])
def test_one_duke_in_a_level_merger(option: str) -> None:
    game = table("L3-L4=2", merge_tie_single_owner=option)
    lay(game, A, "L3 L4")
    crown(game, A, "L3")
    lay(game, B, "L6")
    lay(game, C, "L7")
    game.turn = B
    move_on(game, "5@L5")
    assert owner(game, "L5") == (A if option == "keep" else None)
    assert game.coins == ([0, 0, 0] if option == "keep" else [3, 0, 0])
    assert len(game.dukes) == (option == "keep")


def test_a_level_merger_of_duchies_without_dukes() -> None:
    game = table(merge_tie_single_owner="keep")
    lay(game, A, "L3 L6")
    lay(game, B, "L4 L7")
    lay(game, B, "L8")
    move_on(game, "5@L5")
    assert owner(game, "L5") is None
    assert game.coins == [0, 0, 0]


# Castles (chapter 8)


def test_a_lone_knight_takes_a_castle_and_has_a_duchy() -> None:
    game = table("L5-L6=c")
    move_on(game, "5@L5")
    [duchy] = game.duchies()
    assert (duchy.owner, duchy.counts, duchy.value) == (A, (2, 0, 0), 2)
    assert game.supply[A] == 23


def test_beside_a_lone_rival_the_placer_takes_castle_and_duchy() -> None:
    game = table("L5-L6=c")
    lay(game, B, "L4")
    move_on(game, "5@L5")
    assert game.garrisons == {1: A}
    assert owner(game, "L4") == A


def test_the_duke_beside_takes_the_castle_out_of_turn_before_the_majority() -> None:
    game = table("L5-L6=c")
    lay(game, A, "L3")
    lay(game, B, "L4")
    crown(game, A, "L3")
    game.turn = B
    move_on(game, "5@L5")
    assert game.garrisons == {1: A}
    assert owner(game, "L5") == A  # 2 : 2
    assert game.tally["castle_owner"] == game.tally["castle_out_of_turn"] == 1


def test_beside_a_duchy_without_duke_the_placer_takes_the_castle() -> None:
    game = table("L5-L6=c")
    lay(game, A, "L3")
    lay(game, B, "L4")
    game.turn = B
    move_on(game, "5@L5")
    assert game.garrisons == {1: B}
    assert owner(game, "L5") == B


def test_one_duke_and_a_duchy_without_duke() -> None:
    game = table("L5-L6=c")
    lay(game, C, "L3 L4")
    crown(game, C, "L3")
    lay(game, A, "W5")
    lay(game, B, "R5")
    move_on(game, "5@L5")
    assert game.garrisons == {1: C}
    assert owner(game, "L5") == C  # 3 : 2 : 1


def test_between_two_dukes_of_one_player() -> None:
    game = table("L5-L6=c")
    lay(game, C, "L3 L4 W5 R5")
    crown(game, C, "L3")
    crown(game, C, "W5")
    move_on(game, "5@L5")
    assert game.garrisons == {1: C}
    assert game.coins == [0, 0, 1]


def test_between_different_dukes_the_placer_garrisons_and_the_winner_swaps() -> None:
    game = table("L5-L6=c")
    lay(game, B, "L2 L3 L4")
    crown(game, B, "L3")
    lay(game, C, "W5 R5")
    crown(game, C, "W5")
    move_on(game, "5@L5")
    assert game.tally["castle_placer"] == game.tally["swap"] == 1
    assert game.garrisons == {1: B}
    assert game.supply == [24, 21, 23]
    assert game.coins == [0, 0, 1]


def test_the_placers_garrison_may_decide_the_merger() -> None:
    game = table("L5-L6=c")
    lay(game, B, "L3 L4")
    crown(game, B, "L3")
    lay(game, A, "W5 R5")
    crown(game, A, "W5")
    move_on(game, "5@L5")
    assert owner(game, "L5") == A  # 4 : 2
    assert game.garrisons == {1: A}


def test_a_lone_last_knight_stays_lone_beside_a_castle() -> None:
    game = table("L5-L6=c")
    game.supply[A] = 1
    move_on(game, "5@L5")
    assert game.duchies() == []
    assert game.garrisons == {}
    assert game.ended
    assert game.tally["castle_empty"] == game.tally["lone"] == 1


def test_an_empty_castle_counts_for_the_duchy() -> None:
    game = table("L5-L6=c")
    lay(game, A, "L3 L4")
    crown(game, A, "L3")
    game.supply[A] = 0
    game.turn = B
    move_on(game, "5@L5")
    assert game.garrisons == {}
    assert owner(game, "L5") == A
    assert value(game, "L5") == 2
    assert game.tally["castle_empty"] == game.tally["reoffer_short"] == 1


def test_a_castle_its_old_owner_cannot_garrison_goes_to_the_new_one() -> None:
    game = table("L5-L6=c")
    lay(game, A, "L3")
    lay(game, B, "L4")
    crown(game, A, "L3")
    game.supply[A] = 0
    game.turn = B
    move_on(game, "5@L5")
    assert owner(game, "L5") == B
    assert game.garrisons == {1: B}
    assert game.coins == [1, 0, 0]  # the castle is new
    assert game.tally["reoffered"] == 1


def test_an_empty_castle_of_the_old_duchy_is_paid() -> None:
    game = table("L3-L4=c")
    lay(game, A, "L3")
    lay(game, B, "L4")
    crown(game, A, "L3")
    game.turn = B
    move_on(game, "5@L5")
    assert game.coins == [2, 0, 0]
    assert game.garrisons == {1: B}


def test_an_empty_castle_is_offered_again_although_the_new_knight_does_not_touch_it() -> None:
    game = table("L3-L4=c")
    lay(game, A, "L3 L4")
    crown(game, A, "L3")
    game.turn = B
    move_on(game, "5@L5")
    assert game.garrisons == {1: A}
    assert game.supply[A] == 22


def test_an_empty_castle_beside_a_lone_knight_is_found_by_a_new_duchy() -> None:
    game = table("L3-L4=c")
    lay(game, A, "L4")
    game.turn = A
    move_on(game, "5@L5")
    assert game.garrisons == {1: A}
    assert game.tally["reoffered"] == 1


def test_a_castle_touched_before_is_garrisoned_when_a_new_knight_touches_it() -> None:
    game = table("L3-L4=c")
    lay(game, A, "L3")
    game.turn = B
    move_on(game, "4@L4")
    assert game.garrisons == {1: B}
    assert owner(game, "L3") == B


def test_a_takeover_swaps_the_garrisons_after_the_majority() -> None:
    # Yellow (A) 4 with two garrisons, red (B) 5: A gets 1 + 1 + 1.
    game = table("L2-L3=c L3-L4=c")
    lay(game, A, "L2 L3")
    man(game, A, 1, 2)
    lay(game, B, "L4 L5 L6 L7")
    crown(game, A, "L2")
    game.turn = B
    move_on(game, "8@L8")
    assert game.coins == [3, 0, 0]
    assert game.garrisons == {1: B, 2: B}
    assert game.supply == [23, 25 - 4 - 1 - 2, 25]


def test_a_takeover_with_too_few_knights_swaps_by_the_number_of_the_slot() -> None:
    game = table("L3-L4=c L2-L3=c")
    lay(game, A, "L2 L3")
    man(game, A, 1, 2)
    lay(game, B, "L4 L5 L6 L7")
    crown(game, A, "L2")
    game.supply[B] = 2
    game.turn = B
    move_on(game, "8@L8")
    assert game.garrisons == {1: B, 2: A}
    assert game.supply[A] == 22
    assert game.tally["swap_short"] == 1
    # When B has a knight again, the duchy's next knight brings the rest.
    game.supply[B] = 1
    assert game.turn == C
    move_on(game, "9@L9")
    assert game.garrisons == {1: B, 2: B}


def test_without_an_owner_the_garrisons_stay() -> None:
    game = table("L3-L4=c L6-L7=c")
    lay(game, A, "L3")
    man(game, A, 1)
    crown(game, A, "L3")
    lay(game, B, "L6 L7")
    man(game, B, 2)
    crown(game, B, "L6")
    lay(game, C, "L5")
    game.dukes = [(game.group("L3"), A), (game.group("L6"), B)]
    move_on(game, "4@L4")
    assert owner(game, "L4") is None
    assert game.garrisons == {1: A, 2: B}
    assert game.coins == [2, 2, 0]


def test_two_castles_at_one_space_while_knights_last() -> None:
    game = table("L5-L6=c L4-L5=c")
    move_on(game, "5@L5")
    assert game.garrisons == {1: A, 2: A}
    game = table("L5-L6=c L4-L5=c")
    game.supply[A] = 2
    move_on(game, "5@L5")
    assert game.garrisons == {1: A}
    assert game.tally["castle_empty"] == game.tally["reoffer_short"] == 1


def test_a_refused_castle_stays_empty_in_this_turn_only() -> None:
    game = table("L5-L6=c L4-L5=c", castle_optional=True)
    lay(game, A, "W5")
    move_on(game, "5@L5")
    assert game.phase == "castle"
    assert game.legal() == {"garrison", "refuse"}
    assert game.duchies() == []
    game.carry_out("refuse")
    assert game.phase == "castle"
    game.carry_out("garrison")
    assert game.phase == "bastion"
    assert game.garrisons == {2: A}
    assert owner(game, "L5") == A
    move_on(game, "done")
    move_on(game, "3@L3")
    assert game.garrisons == {2: A}
    move_on(game, "4@L4")
    assert owner(game, "L5") == A
    assert game.garrisons == {1: A, 2: A}


def test_a_refused_castle_is_not_the_winners_in_this_turn() -> None:
    game = table("L5-L6=c", castle_optional=True)
    lay(game, B, "L2 L3 L4")
    crown(game, B, "L3")
    lay(game, C, "W5 R5")
    crown(game, C, "W5")
    move_on(game, "5@L5")
    move_on(game, "refuse")
    assert owner(game, "L5") == B
    assert game.garrisons == {}


def test_refusing_leaves_a_knight_lone() -> None:
    game = table("L5-L6=c", castle_optional=True)
    move_on(game, "5@L5")
    move_on(game, "refuse")
    assert game.duchies() == []
    assert game.supply[A] == 24
    assert game.turn == B


def test_only_the_placer_without_duke_and_with_a_knight_is_asked() -> None:
    game = table("L5-L6=c", castle_optional=True)
    lay(game, A, "L3 L4")
    crown(game, A, "L3")
    move_on(game, "5@L5")
    assert game.garrisons == {1: A}
    assert game.turn == B
    game = table("L5-L6=c L4-L5=c", castle_optional=True)
    game.supply[A] = 2
    move_on(game, "5@L5")
    move_on(game, "garrison")
    assert game.turn == B
    assert game.garrisons == {1: A}


# Bishops and the archbishop (chapter 9)


def test_one_bishop_for_each_duke_with_a_bishopric() -> None:
    game = table("L1-L2=b L2-L3=b L10-L11=b L14-L15=4")
    lay(game, A, "L1 L2")
    crown(game, A, "L1")
    lay(game, B, "L10 L11")
    crown(game, B, "L10")
    lay(game, C, "L14 L15")
    crown(game, C, "L14")
    assert game.bishops() == (1, 1, 0)
    game.archbishop = A
    move_on(game, "18@L18")
    assert game.archbishop is None
    assert game.tally["archbishop_lost_to_nobody"] == 1


def test_a_bishopric_without_duke_or_with_a_lone_knight_makes_no_bishop() -> None:
    game = table("L1-L2=b L10-L11=b")
    lay(game, A, "L1 L10")
    lay(game, B, "L2")
    assert game.bishops() == (0, 0, 0)
    move_on(game, "18@L18")
    assert game.archbishop is None


def test_what_an_archbishop_may_exchange() -> None:
    game = table()
    lay(game, A, "L5")
    lay(game, B, "W5 R6")
    lay(game, C, "R5")
    give(game, 5, 6)
    assert game.exchanges() == set()
    game.archbishop = A
    assert game.exchanges() == {"5xW5", "5xR5", "6xR6"}
    game.bastions.add("L6")
    assert game.exchanges() == {"5xW5", "5xR5", "6xR6"}


def test_an_exchange_takes_a_duchy_over_and_swaps() -> None:
    game = table("L6-L7=c L7-L8=4")
    lay(game, B, "L7 L8")
    man(game, B, 1)
    lay(game, A, "L9 L10")
    crown(game, B, "L7")
    game.archbishop = A
    move_on(game, "7xL7")
    # A 3, B 2: the old value is paid, and the garrison changes too.
    assert game.coins == [0, 6, 0]
    assert owner(game, "L7") == A
    assert game.garrisons == {1: A}
    assert game.supply == [25 - 2 - 1 - 1, 25 - 3 + 1 + 1, 25]


def test_an_exchange_that_helps_a_third_player() -> None:
    game = table()
    lay(game, B, "L1 L2 L3")
    lay(game, C, "L4 L5 L6")
    crown(game, B, "L1")
    game.archbishop = A
    move_on(game, "1xL1")
    assert owner(game, "L2") == C
    assert game.coins == [0, 1, 0]
    assert game.tally["new_duke_not_mover"] == 1


def test_an_exchanged_lone_knight_stays_lone_beside_an_empty_castle() -> None:
    game = table("L5-L6=c")
    lay(game, B, "L5")
    game.archbishop = A
    move_on(game, "5xL5")
    assert game.duchies() == []
    assert game.garrisons == {}
    assert game.supply == [24, 25, 25]
    assert game.tally["exchange_lone"] == 1


def test_a_level_exchange_refills_an_empty_castle_of_its_owner() -> None:
    game = table("L3-L4=c")
    lay(game, B, "L3 L4")
    lay(game, C, "L5")
    crown(game, B, "L3")
    game.supply[B] = 0
    game.archbishop = A
    move_on(game, "3xL3")
    # All have one there: B stays, and the knight that came back goes into the castle at once.
    assert owner(game, "L3") == B
    assert game.garrisons == {1: B}
    assert game.supply[B] == 0
    assert game.ended
    assert game.tally["end_out_of_turn"] == 1


def test_after_a_swap_nobody_is_judged_again() -> None:
    game = table("L1-L2=c")
    lay(game, A, "L2")
    lay(game, B, "L3")
    man(game, B, 1)
    lay(game, C, "L1 L4 L5 L6")
    crown(game, A, "L2")
    game.archbishop = game.turn = B
    move_on(game, "1xL1")
    # A 1, B 3, C 3: A stays and swaps B's garrison. Then it is A 2, B 2, C 3.
    assert game.garrisons == {1: A}
    assert owner(game, "L1") == A
    assert game.tally["stronger_after_swap"] == 1
    # The next knight of whoever it is brings it to light.
    move_on(game, "7@L7")
    assert owner(game, "L1") == C


def test_losing_the_office_by_ones_own_move() -> None:
    game = table("L1-L2=b L5-L6=b L8-L9=b")
    lay(game, A, "L1 L2")
    crown(game, A, "L1")
    lay(game, A, "L4 L5 L6")
    lay(game, B, "R4 R5")
    crown(game, A, "L5")
    crown(game, B, "R4")
    lay(game, B, "L8 L9")
    crown(game, B, "L8")
    game.archbishop = A
    move_on(game, "3@L3")
    # A's two duchies are one now: one bishop each.
    assert game.archbishop is None
    assert game.coins == [2, 0, 0]


# Bastions (chapter 10)


def test_a_bastion_after_the_knight() -> None:
    game = table()
    game.apply("20@L20", [])
    assert "B@L20" not in game.legal()
    assert not any(move.startswith("B@W") for move in game.legal())
    assert len(game.legal()) == 1 + 39
    game.apply("B@L19", [1])
    assert game.bastions == {"L19"}
    assert game.bastions_left == [2, 3, 3]
    assert game.turn == B


def test_no_bastion_is_offered_without_bastions_or_without_land() -> None:
    game = table()
    game.bastions_left[A] = 0
    game.apply("20@L20", [1])
    assert game.turn == B
    game = table()
    game.bastions = set(game.map.land - {"L20"})
    game.apply("20@L20", [1])
    assert game.turn == B


def test_bastions_before_the_knight() -> None:
    game = table(bastion_timing="any")
    assert "B@L20" in game.legal()
    game.apply("B@L20", [])
    assert (game.phase, game.turn) == ("play", A)
    assert game.legal() == {"20@R20"}
    game.apply("20@R20", [1])
    assert game.turn == B
    assert game.bastions_left == [2, 3, 3]
    assert any(move.startswith("B@") for move in game.legal())
    game.apply("19@L19", [])
    assert game.phase == "bastion"


def test_a_bastion_must_leave_a_way_for_the_knight() -> None:
    game = table(bastion_timing="any", bastion_opens_river=False)
    game.bastions.add("L20")
    assert "B@R20" not in game.legal()
    assert "B@R19" in game.legal()
    lay(game, A, "L5")
    assert "B@R20" in game.legal()  # L4 and L6 can be reinforced
    game = table(bastion_timing="any")
    game.bastions.add("L20")
    assert "B@R20" in game.legal()  # it opens the river
    game.apply("B@R20", [])
    assert game.legal() == {"20@W20"}


def test_a_bastion_may_not_take_the_last_reinforcement() -> None:
    game = table(bastion_timing="any")
    lay(game, B, "L20 R20 W20")
    lay(game, A, "L1")
    assert "B@L2" not in game.legal()
    assert "B@L3" in game.legal()
    assert "20+L2" in game.legal()


# The end (chapter 11)


def test_the_round_is_completed() -> None:
    game = table()
    game.opener = game.turn = B
    game.supply[B] = 1
    move_on(game, "19@L19")
    assert (game.ended, game.turn, game.phase) == (True, C, "play")
    move_on(game, "18@L18")
    move_on(game, "20@L20")
    assert game.phase == "over"
    assert game.tally["end_out_of_turn"] == 0


def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    game = table()
    game.turn = C
    game.supply[C] = 1
    move_on(game, "18@L18", bastion="R18")
    assert game.phase == "over"
    assert game.bastions == {"R18"}


def test_the_end_comes_out_of_turn_and_stays() -> None:
    game = table("L5-L6=c")
    lay(game, B, "L3 L4")
    crown(game, B, "L3")
    game.supply[B] = 1
    move_on(game, "5@L5")
    assert game.ended
    assert game.tally["end_out_of_turn"] == game.tally["skipped"] == 1
    assert game.turn == C
    game.archbishop = C
    move_on(game, "3xL3")
    assert game.supply[B] == 1
    assert game.ended
    assert game.phase == "over"


def test_a_player_with_knights_again_is_not_skipped() -> None:
    game = table()
    lay(game, B, "L5")
    game.supply[B] = 0
    game.ended = True
    game.archbishop = A
    move_on(game, "5xL5")
    assert game.turn == B
    assert game.phase == "play"


def test_a_supply_empty_in_the_course_of_a_turn_does_not_count() -> None:
    # B's last knight goes into the castle under 8.2 and comes home under 8.6.
    game = table("L5-L6=c")
    lay(game, B, "L4")
    lay(game, A, "L3 L2")
    crown(game, B, "L4")
    game.supply[B] = 1
    move_on(game, "5@L5")
    assert game.garrisons == {1: A}
    assert game.supply[B] == 1
    assert not game.ended
    assert game.tally["empty_in_passing"] == 1


def test_the_final_points() -> None:
    game = table("L1-L2=b L3-L4=4 L10-L11=3 R1-R2=c")
    lay(game, A, "L1 L2 L3")
    crown(game, A, "L1")
    lay(game, B, "L10")
    lay(game, C, "L11")
    lay(game, C, "R1")
    man(game, C, 4)
    crown(game, C, "R1")
    game.coins = [1, 2, 3]
    game.ended = True
    game.turn = C
    move_on(game, "18@L18")
    assert game.phase == "over"
    assert game.archbishop == A
    assert game.coins == [1 + 5 + 1 + 4 + 5, 2, 3 + 5 + 1]
    assert game.winners() == {A}
    game.coins = [9, 2, 9]
    assert game.winners() == {A, C}


# Figures of the rulebooks, on the shipped board


def test_card_14_as_a_reinforcement_beside_23() -> None:
    game = Plain(RHINE, 3, 0, CENTRES, [{14}, set(), set()])
    game.knights["L23"] = A
    assert {"14+L22", "14+L24"} <= game.legal()
    game.knights["L25"] = B
    assert "14+L22" in game.legal()
    assert "14+L24" not in game.legal()


def test_a_board_whose_slot_touches_two_spaces_apart_is_refused() -> None:
    with pytest.raises(AssertionError):
        table("L3-L5=c")
    with pytest.raises(AssertionError):
        table("L3-W3=c")


# Random games


def new_game(dice: random.Random, players: int, **options: Any) -> Plain:
    cards = dice.sample(range(1, 55), 54)
    hands = [set(cards[5 * seat : 5 * seat + 5]) for seat in range(players)]
    centres = dice.sample(CENTRES, 26)
    return Plain(RHINE, players, dice.randrange(players), centres, hands, **options)


def draw(dice: random.Random, game: Plain) -> list[int | None]:
    """Draw from the deck with the shuffle card in it."""
    drawn: list[int | None] = []
    deck, discard = set(game.deck), set(game.discard)
    while True:
        card = dice.choice([None, *sorted(deck)])
        drawn.append(card)
        if card is not None:
            return drawn
        deck, discard = deck | discard, set()


def random_move(dice: random.Random, game: Plain) -> bool:
    """Make any move, bastions seldom; tell whether the turn is over."""
    moves = sorted(game.legal())
    if game.phase == "play":  # first the kind of move: there are many more reinforcements
        signs = [sign for sign in "xx@@@@+" if any(sign in move[1:3] for move in moves)]
        sign = dice.choice(signs) if signs else ""
        moves = [move for move in moves if sign in move[1:3]]
    elif game.phase == "bastion" and dice.randrange(10) < 8:
        moves = ["done"]
    move = dice.choice(moves)
    done = game.carry_out(move)
    if done:
        game.end_turn(draw(dice, game))
    return done


def check(game: Plain) -> None:
    """Nothing is lost and everything fits together."""
    for seat in range(game.players):
        on_board = list(game.knights.values()).count(seat)
        in_castles = list(game.garrisons.values()).count(seat)
        assert game.supply[seat] >= 0
        assert game.supply[seat] + on_board + in_castles == KNIGHTS[game.players]
    assert sum(game.bastions_left) + len(game.bastions) == BASTIONS * game.players
    assert min(game.bastions_left) >= 0
    assert not game.bastions & set(game.knights)
    cards = Counter([*game.deck, *game.discard])
    for hand in game.hands:
        cards.update(hand)
    assert cards == Counter(range(1, 55))
    if game.phase in ("play", "over"):
        assert {len(hand) for hand in game.hands} == {5}
    for number in game.map.regions:
        if game.map.river(number) in game.knights:
            assert not any(game.free(space) for space in game.map.regions[number])
    for number in game.garrisons:
        assert game.centres[number - 1] == "c"
        assert any(space in game.knights for space in game.map.slots[number - 1])
    duchies = game.duchies()
    assert {spaces for spaces, _ in game.dukes} <= {duchy.spaces for duchy in duchies}
    assert len(game.dukes) == sum(duchy.owner is not None for duchy in duchies)
    assert sum(sum(duchy.counts) >= 2 for duchy in duchies) == len(duchies)
    held = [number for duchy in duchies for number in duchy.slots]
    assert len(held) == len(set(held))
    for duchy in duchies:
        assert duchy.owner is None or duchy.counts[duchy.owner] > 0
    assert (game.phase == "over") == (not game.legal())


OPTIONS: list[dict[str, Any]] = [
    {},
    {"castle_optional": True, "merge_tie_single_owner": "keep"},
    {"bastion_timing": "any", "bastion_opens_river": False, "garrison_blocks_reinforcement": True},
]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "castles", "bastions"])
def test_random_games(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        dice = random.Random(1000 * players + seed)
        game = new_game(dice, players, **options)
        turns = 0
        while game.phase != "over":
            check(game)
            turns += random_move(dice, game)
        check(game)
        assert game.ended
        assert (turns + game.tally["skipped"]) % players == 0
        assert sum(game.coins) >= 5 * len(game.dukes)


def test_random_games_reach_most_rules() -> None:
    reached: Counter[str] = Counter()
    for seed in range(12):
        dice = random.Random(seed)
        game = new_game(dice, 3 + seed % 3, castle_optional=seed % 2 == 0)
        while game.phase != "over":
            random_move(dice, game)
        reached += game.tally
    assert set(reached) >= {
        *("founded", "grown", "merged", "taken_over", "tie_kept", "tie_merge"),
        *("paid", "paid_own", "castle_owner", "castle_placer", "refused", "swap"),
        *("archbishop_changed", "exchange", "exchange_lone", "reshuffle", "river", "island"),
        *("reinforcement", "bastion", "lone", "founded_tied", "owner_found"),
    }
