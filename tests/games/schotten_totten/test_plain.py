"""The plain twin is checked by hand-made positions and by random rounds played to their end."""

import random
from collections import Counter
from itertools import combinations

import pytest

from .plain import CLAN_CARDS, TACTICS, Plain, Stone, best_completion, strength

pytestmark = pytest.mark.only_compiled


def rank(text: str, *, blind: bool = False, strict: bool = True) -> tuple[int, int]:
    return strength(text.split(), blind=blind, strict=strict)


def table(
    hands: tuple[str, str] = ("Y1", "Y2"),
    *,
    deck: str = "",
    tactics_deck: str = "",
    expert: bool = False,
    mud_needs_both: bool = False,
) -> Plain:
    return Plain(
        [hands[0].split(), hands[1].split()],
        deck.split(),
        tactics_deck.split(),
        0,
        tactics=True,
        expert=expert,
        mud_needs_both=mud_needs_both,
    )


def lay(game: Plain, number: int, zero: str, one: str, modes: str = "") -> Stone:
    """Lay cards at a stone; if both sides are complete, seat 0 was complete first."""
    stone = game.stone(number)
    stone.mud, stone.blind = "MF" in modes, "BB" in modes
    stone.sides[0] = zero.split()
    stone.settle(-1)
    stone.sides[1] = one.split()
    stone.settle(0)
    return stone


def shuffled(seed: int, starter: int, *, tactics: bool, **options: bool) -> Plain:
    dice = random.Random(seed)
    deck = dice.sample(CLAN_CARDS, 54)
    tactics_deck = dice.sample(TACTICS, 10) if tactics else []
    size = 7 if tactics else 6
    hands = [deck[:size], deck[size : 2 * size]]
    if starter == 1:
        hands.reverse()
    return Plain(hands, deck[2 * size :], tactics_deck, starter, tactics=tactics, **options)


def all_cards(game: Plain) -> Counter[str]:
    cards = Counter(game.hands[0] + game.hands[1] + game.deck + game.tactics_deck + game.discard)
    for stone in game.stones:
        cards.update(stone.sides[0] + stone.sides[1])
        cards.update(["MF"] * stone.mud + ["BB"] * stone.blind)
    return cards


# Formations


def test_how_many_of_each_kind() -> None:
    sets = combinations(CLAN_CARDS, 3)
    three = Counter(strength(cards, blind=False, strict=True) for cards in sets)
    kinds = Counter[int]()
    for (kind, _), count in three.items():
        kinds[kind] += count
    assert kinds == {4: 42, 3: 180, 2: 462, 1: 1470, 0: 22650}
    assert len(three) == 63


def test_kinds_of_three() -> None:
    assert rank("R9 R7 R8") == (4, 24)
    assert rank("R5 G5 B5") == (3, 15)
    assert rank("R9 R1 R2") == (2, 12)
    assert rank("R3 G1 B2") == (1, 6)
    assert rank("R9 G1 B2") == (0, 12)  # 3.8
    assert rank("G7 V4 B3") == (0, 14)


def test_wilds_may_equal_other_cards() -> None:  # E24
    assert rank("JK R8 R7") == (4, 24)
    assert rank("JK R7 G7") == (3, 21)
    assert rank("SP R7 G7") == (3, 21)


def test_colour_with_wilds() -> None:  # E25
    assert rank("JK R9 R1") == (2, 18)
    assert rank("JK R9 R1", strict=False) == (2, 19)
    assert rank("SP R7 R2") == (0, 16)
    assert rank("SP R7 R2", strict=False) == (2, 16)
    assert rank("SP R9 R8 R7") == (0, 31)
    assert rank("SP R9 R8 R7", strict=False) == (2, 31)


def test_kind_before_total() -> None:  # E26
    assert rank("JK R1 R3") == (4, 6)
    assert rank("SH R4 R5") == (4, 12)
    assert rank("SH R1 R9") == (2, 13)
    assert rank("JK SP SH") == (2, 19)  # no run reaches from 3 to 7, so 9, 7 and 3 of one clan
    assert rank("JK SP R8") == (4, 24)


def test_four_cards_must_all_fit() -> None:  # E27
    assert rank("R8 B8 G8 R7") == (0, 31)
    assert rank("R8 B8 G8 O8") == (3, 32)
    assert rank("R6 R7 R8 R9") == (4, 30)
    assert rank("R6 R7 R8 R1") == (2, 22)
    assert rank("R6 R7 R8 B9") == (1, 30)


def test_only_totals_count() -> None:  # E28, E29
    assert rank("R8 B8 G8 O8", blind=True) == (0, 32)
    assert rank("R1 B1 G1 O1", blind=True) == (0, 4)
    assert rank("JK SP SH", blind=True) == (0, 19)
    assert rank("JK R1 R2", blind=True) == (0, 12)


def test_best_completion() -> None:
    def best(cards: str, size: int, unseen: str) -> tuple[tuple[int, int], list[str]] | None:
        return best_completion(cards.split(), size, unseen.split(), blind=False, strict=True)

    assert best("R7 R8", 3, "G7 R1 R6 O9") == ((4, 21), ["R6"])
    assert best("JK", 3, "R1 R2 G9") == ((4, 6), ["R2", "R1"])
    assert best("R7", 3, "R8") is None
    assert best("R7 R8 G1", 3, "R8") == ((0, 16), [])


# Claims


def test_example_of_the_rulebook() -> None:
    game = table(("B5", "Y2"))
    lay(game, 4, "G5 R5", "G7 V4 B3")
    game.play("B5@4")
    assert game.phase == "claim"
    assert game.legal() == {"claim 4", "done"}
    game.play("claim 4")
    assert game.stone(4).owner == 0
    assert game.turn == 1


def test_weaker_side_cannot_claim() -> None:  # E11
    game = table()
    lay(game, 4, "G5 R5 B5", "G7 V4 B3")
    assert game.claimable(0) == [4]
    assert game.claimable(1) == []


def test_equal_sides_go_to_the_first() -> None:
    game = table()
    lay(game, 4, "G7 G8 G9", "R7 R8 R9")
    assert (game.claimable(0), game.claimable(1)) == ([4], [])


def test_tie_at_best_allows_the_claim() -> None:  # E6
    game = table()
    lay(game, 1, "G7 G8 G6", "R7 R8")
    assert game.claimable(0) == []  # R9 and R6 are unseen
    lay(game, 2, "R9", "")
    assert game.claimable(0) == [1]  # only R6 is left, a tie


def test_hands_prove_nothing() -> None:  # E2
    game = table(("R9", "Y2"))
    lay(game, 1, "G7 G8 G6", "R7 R8")
    assert game.claimable(0) == []
    game.hands[0] = ["Y1"]
    game.discard = ["R9"]
    assert game.claimable(0) == [1]  # 4.5: the discard pile does


def test_too_few_unseen_cards() -> None:  # E7
    game = table()
    lay(game, 1, "G1 G2 R4", "R7")
    rest = sorted(game.unseen())
    game.discard = [card for card in rest if card != "O9"]
    assert game.unseen() == {"O9"}
    assert game.claimable(0) == [1]
    game.discard.remove("O8")
    assert game.claimable(0) == []


def test_strongest_formation_against_nothing() -> None:  # E31
    game = table()
    lay(game, 1, "G7 G8 G9", "")
    lay(game, 2, "B7 B8 B6", "")
    assert game.claimable(0) == [1]
    lay(game, 3, "R6 R7 R8 R9", "", "MF")
    assert game.claimable(0) == [1, 3]


def test_incomplete_side_with_a_wild() -> None:  # E4, E24
    game = table()
    lay(game, 1, "G6 G7 G8", "JK R8")
    lay(game, 2, "R7 R9", "")
    assert game.claimable(0) == [1]  # R6 at best makes R6 R7 R8, or R8 with two other eights
    game.stone(2).sides[0].remove("R7")
    assert game.claimable(0) == []  # R7 and the Joker as R9, although R9 lies elsewhere


def test_proof_with_mud() -> None:  # E30
    for needs_both in (False, True):
        game = table(mud_needs_both=needs_both)
        lay(game, 1, "G5 G6 G7 G8", "R1 G2 B9", "MF")
        assert game.claimable(0) == ([] if needs_both else [1])
    game = table()
    lay(game, 1, "G8 B8 R8 O8", "V1 Y1 O1 R1", "MF BB")  # E28
    assert game.claimable(0) == [1]


# Tactics


def test_mud_starts_completeness_anew() -> None:  # E17, E18, E20
    game = table(("BB MF Y1", "R5 SP Y2"), deck="G1 G2 G3 G4 G5 O6")
    stone = lay(game, 5, "G7 V4 B3", "R7 O4 B2")
    assert stone.first == 0
    game.play("BB@5")
    assert stone.first == 0
    game.play("done")
    game.play("SP@1")
    game.play("MF@5")
    assert stone.first is None
    game.play("R5@5")
    assert stone.first == 1
    game.play("Y1@5")
    assert stone.first == 1


def test_removed_card_starts_completeness_anew() -> None:  # E19
    game = table(("Y1 V9", "BA Y2"), deck="V1 V2 V3 V5 V6 V7")
    stone = lay(game, 5, "G9 V4 B3", "R8 O5 Y3")
    game.play("Y1@1")
    assert game.legal() == {"claim 5", "done"}  # equal, and complete first
    game.play("done")
    game.play("BA G9")
    assert stone.first == 1
    assert game.discard == ["G9", "BA"]
    assert (game.turn, game.phase) == (0, "play")  # nothing proved, and only one deck to draw from
    game.play("V9@5")
    assert stone.first == 1
    assert (game.claimable(0), game.claimable(1)) == ([], [5])


def test_lead_of_one_tactic_and_one_joker() -> None:  # E32 to E34
    game = table(("JK JK Y1", "SH Y2"), deck="G1 G2 G3 G4 G5 O6")
    assert "JK@3" in game.legal()
    game.play("JK@3")
    game.play("Y2@9")
    assert game.legal() == {f"{card}@{n}" for card in ("Y1", "G1") for n in range(1, 10)}
    game.play("Y1@9")
    game.play("SH@9")
    assert game.tactic_allowed(0)
    assert not any(move.startswith("JK") for move in game.legal())


def test_targets_of_ruses() -> None:  # E36, E39, E40
    game = table(("ST TR BA RE", "Y2"))
    lay(game, 1, "R1 JK", "B1 SP")
    claimed = lay(game, 2, "R2 R3 R4", "B2")
    claimed.owner = 0
    for number in range(3, 9):
        lay(game, number, "", "").owner = number % 2
    assert game.legal() == {
        *("ST R1>9", "ST R1>x", "ST JK>9", "ST JK>x"),
        *("TR B1>1", "TR B1>9"),
        *("BA B1", "BA SP"),
        "pass",  # no clan card, and no deck for the Recruiter
    }
    game.play("TR B1>1")
    assert game.stone(1).sides == [["R1", "JK", "B1"], ["SP"]]
    assert game.stone(1).first == 0


def test_recruiter() -> None:  # E43, E44, E35
    game = table(("RE JK Y1", "Y2"), deck="R1", tactics_deck="SP SH BA")
    game.joker_played[0] = True
    game.play("RE")
    assert (game.phase, game.legal()) == ("recruit", {"draw clan", "draw tactic"})
    game.play("draw clan")
    assert game.phase == "return"  # the other two came from the tactics without a choice
    assert game.legal() == {"return Y1", "return R1", "return SP", "return SH"}
    game.play("return SH")
    game.play("return SP")
    assert game.tactics_deck == ["BA", "SH", "SP"]
    assert sorted(game.hands[0]) == ["JK", "R1", "Y1"]
    assert game.turn == 1  # no draw


def test_expert_claims_at_the_start() -> None:  # E60
    game = table(("B5 Y1", "Y2 Y3"), deck="V1 V2 V3", expert=True)
    lay(game, 4, "G5 R5", "G7 V4 B3")
    game.play("B5@4")
    assert (game.turn, game.phase) == (1, "play")
    game.play("Y2@1")
    assert (game.turn, game.phase) == (0, "claim")
    game.play("claim 4")
    assert game.phase == "play"


# The end


def test_victory_comes_at_once() -> None:  # E12
    game = table(("Y1", "Y2"))
    for number, clan in ((1, "G"), (2, "B"), (3, "R"), (4, "O")):
        lay(game, number, f"{clan}7 {clan}8 {clan}9", "")
    game.stone(9).owner = 1
    game.play("Y1@6")
    for number in (3, 2, 4):
        game.play(f"claim {number}")
    assert (game.phase, game.winner, game.ending, game.points) == ("over", 0, "three", (5, 1))
    assert game.stone(1).owner is None


def test_stalled_at_once_when_nobody_can_play() -> None:  # E55
    game = table(("Y1", "Y2"))
    lay(game, 1, "G1 G2 R4", "R7")
    lay(game, 2, "R1", "R2 R6 O9")
    lay(game, 3, "B1 B2 B3", "O1 O2 O3")
    game.play("Y1@9")
    game.play("done")
    game.play("Y2@9")  # from here on both hands and decks are empty
    assert game.turn == 0
    game.play("done")  # a pass, and stone 3 is not claimed
    assert (game.phase, game.ending) == ("over", "stalled")
    assert [stone.owner for stone in game.stones[:4]] == [0, 1, 0, None]
    assert (game.winner, game.points) == (0, (5, 1))


def test_four_passes_by_choice() -> None:
    game = table(("BB", "MF"))
    for expected in range(4):
        assert (game.passes, game.turn) == (expected, expected % 2)
        assert "pass" in game.legal()
        game.play("pass")
    assert (game.ending, game.winner, game.points) == ("stalled", None, (0, 0))


def test_secret_pass_is_made_by_the_player() -> None:
    game = table(("BA", "Y2"))  # nothing to act on
    assert game.legal() == {"pass"}
    game.played[0] = 1
    assert game.must_pass_openly(0)


VARIANTS: list[dict[str, bool]] = [
    {"tactics": False},
    {"tactics": False, "expert": True},
    {"tactics": True},
    {"tactics": True, "expert": True},
    {"tactics": True, "auto_claim": True},
    {"tactics": True, "strict_colour": False, "mud_needs_both": True},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(sorted(options)))
@pytest.mark.parametrize("seed", range(4))
def test_random_rounds(options: dict[str, bool], seed: int) -> None:
    options = dict(options)
    tactics = options.pop("tactics")
    game = shuffled(seed, seed % 2, tactics=tactics, **options)
    everything = Counter(CLAN_CARDS) + Counter(TACTICS if tactics else ())
    dice = random.Random(seed)
    unseen = game.unseen()
    for _ in range(2000):
        assert all_cards(game) == everything
        assert game.unseen() <= unseen
        unseen = game.unseen()
        assert abs(game.played[0] - game.played[1]) <= 1
        assert max(len(hand) for hand in game.hands) <= (9 if tactics else 6)
        for stone in game.stones:
            assert max(len(side) for side in stone.sides) <= stone.size
            assert (stone.first is None) == (not stone.complete(0) and not stone.complete(1))
        if game.phase == "over":
            break
        assert not (game.auto_claim and game.phase == "claim")
        game.play(dice.choice(sorted(game.legal())))
    assert game.phase == "over"
    assert game.legal() == set()
    assert game.points is not None
    assert game.ending in ("five", "three", "stalled")
