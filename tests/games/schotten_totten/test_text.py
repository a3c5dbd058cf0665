"""Sentences: what happened, as each seat may know it."""

from __future__ import annotations

import pytest

from holdfast import SPECTATOR, Match
from holdfast.games.schotten_totten.moves import PASS
from tests.games.sentences import said_ids

from .build import deal, full, phase, play, table
from .test_passing import LAST, WEAK
from .test_refusals import CASES, ON, claimable, returning

EIGHT = "8: G7 G8 G9 | R1 | first A"
NINE = "9: B1 V1 Y4 | Y5 | first A"


def without_room(options: str = "-") -> Match:
    """B is to play; afterwards A can play nothing, but claim stone 8."""
    stones = [*full("ABABABB", without=LAST), EIGHT, NINE]
    return table(*stones, a="Y1 Y6", b="Y2 Y3", deck="-", turn="B", options=options)


# What happened: the same for everybody


@pytest.mark.parametrize(
    ("a", "move", "told"),
    [
        ("R3", "R3@4", "A plays R3 at stone 4."),
        ("JK", "JK@4", "A plays the Joker at stone 4."),
        ("SP", "SP@4", "A plays the Spy at stone 4."),
        ("SH", "SH@4", "A plays the Shield-bearer at stone 4."),
        ("BB", "BB@4", "A plays Blind-Man's Bluff on stone 4."),
        ("MF", "MF@4", "A plays Mud Fight on stone 4."),
        ("RE", "RE", "A plays the Recruiter."),
        ("ST", "ST R1>2", "A plays the Strategist: R1 goes from stone 1 to stone 2."),
        ("ST", "ST R1>x", "A plays the Strategist: R1 at stone 1 is discarded."),
        ("BA", "BA R9", "A plays the Banshee: R9 at stone 1 is discarded."),
        ("TR", "TR R9>3", "A plays the Traitor: R9 goes from stone 1 to A's side of stone 3."),
        ("BB", "pass", "A passes."),
    ],
)
def test_cards_played_are_told_to_all(a: str, move: str, told: str) -> None:
    """2.2, 6.2, 6.5, 7.1, 8.3, 9.2, 9.4, 9.5, 9.6"""
    match = play(table("1: R1 | R9", a=a, options=ON), move)
    for seat in (0, 1, SPECTATOR):
        assert match.tell(seat)[0] == told


def test_claims_are_told_with_what_decided_them() -> None:
    """3.7, 4.3, 4.4"""
    stones = [
        "1: R7 R8 R9 | - | first A",
        "3: O6 Y6 V7 | O2 O4 R1 | first B",
        "5: G1 B2 V3 | Y3 O1 V2 | first A",
        "7: G5 B4 V6 | R5 O5 V4 | first B",
    ]
    match = table(*stones, a="Y1", b="Y2")
    play(match, "Y1@9,claim 1,claim 3,claim 5,done")
    for seat in (0, 1, SPECTATOR):
        assert match.tell(seat)[1:5] == [
            "A claims stone 1: nothing can beat a colour run of 24 any more.",
            "A claims stone 3: a sum of 19 against a sum of 7.",
            "A claims stone 5: both have a run of 6, and A was complete first.",
            "A claims nothing more.",
        ]


def test_formations_have_names() -> None:
    """3.1 to 3.5, 8.2"""
    sides = {
        "a colour run of 24": "R7 R8 R9",
        "three of a kind, 15": "R5 G5 V5",
        "a colour of 12": "R1 R2 R9",
        "a run of 6": "R1 G2 B3",
        "a sum of 12": "R1 G2 B9",
    }
    for name, cards in sides.items():
        match = table(f"1: {cards} | O7 O8 O9 | first B")
        assert name in str(match.why("claim 1"))
    match = table("1: R5 G5 B5 V5 | - | first A, mud", played="1 0")
    assert "against four of a kind, 20" in str(match.why("claim 1"))


# Draws


def test_a_draw_is_told_by_name_only_to_who_drew() -> None:
    """2.4, 6.6"""
    match = play(table(a="Y1", b="Y2", top="V5"), "Y1@1")
    assert match.tell(0) == ["A plays Y1 at stone 1.", "A draws V5."]
    for seat in (1, SPECTATOR):
        assert match.tell(seat) == ["A plays Y1 at stone 1.", "A draws a clan card."]


def test_a_draw_of_choice_is_told_once() -> None:
    """6.3, 6.6"""
    match = table(a="Y1", b="Y2", options=ON, top="V5", tactics_top="SP")
    play(match, "Y1@1,draw tactic")
    assert match.tell(0)[1:] == ["A draws SP."]
    assert match.tell(1)[1:] == match.tell(SPECTATOR)[1:] == ["A draws a tactic."]
    match.undo()
    play(match, "draw clan")
    assert match.tell(0)[1:] == ["A draws V5."]
    assert match.tell(1)[1:] == ["A draws a clan card."]


def test_a_recruiter_is_told_card_by_card() -> None:
    """9.2, 9.3, 6.6"""
    match = play(returning(), "return V1,return SP")
    assert match.tell(0) == [
        *("A plays the Recruiter.", "A draws V1.", "A draws SP.", "A draws V2."),
        *("A puts V1 under its deck.", "A puts SP under its deck."),
    ]
    for seat in (1, SPECTATOR):
        assert match.tell(seat) == [
            *("A plays the Recruiter.", "A draws a clan card."),
            *("A draws a tactic.", "A draws a clan card."),
            *("A puts a clan card under its deck.", "A puts a tactic under its deck."),
        ]


CLOSED = full("AABBAABB", without="Y1 Y2 R1 R2 R3 O1")


def test_a_recruiter_without_a_choice_draws_three_cards_at_once() -> None:
    """9.2"""
    match = table(
        *CLOSED,
        "9: R1 R2 | O1 Y1",
        a="RE",
        b="Y2 R3 JK JK SP SH",
        deck="-",
        tactics="TR BA ST MF BB",
    )
    play(match, "RE")
    assert match.tell(0)[1:] == ["A draws TR.", "A draws BA.", "A draws ST."]
    assert match.tell(1)[1:] == match.tell(SPECTATOR)[1:] == ["A draws 3 tactics."]


def test_cards_that_a_recruiter_draws_without_a_choice_are_told_to_all() -> None:
    """9.2, 6.6"""
    match = table(
        *CLOSED,
        "9: R1 R2 | O1 Y1",
        a="RE",
        b="Y2 JK JK SP SH",
        deck="R3",
        tactics="TR BA ST MF BB",
    )
    play(match, "RE,draw clan")
    assert match.tell(0)[1:] == ["A draws R3.", "A draws TR.", "A draws BA."]
    assert match.tell(1)[1:] == ["A draws a clan card.", "A draws 2 tactics."]
    assert match.tell(SPECTATOR) == match.tell(1)


def test_two_clan_cards_drawn_without_a_choice_are_told_to_all() -> None:
    """9.2, 6.6"""
    match = table(
        "8: R1 R2 | O1 Y1 | mud, blind",
        a="RE",
        b="Y2 JK JK SP SH BA",
        top="V1 V2",
        tactics="TR",
        discard="ST",
        played="1 2",
    )
    play(match, "RE,draw tactic")
    assert match.tell(1)[1:] == ["A draws a tactic.", "A draws 2 clan cards."]
    assert match.tell(0)[1:] == ["A draws TR.", "A draws V1.", "A draws V2."]


def test_a_joker_drawn_for_a_joker_played_is_told() -> None:
    """2.4, 6.6, 7.3"""
    match = table(
        *CLOSED,
        "9: R1 | O1 Y1",
        a="JK Y2",
        b="R2 R3 SP SH BB MF",
        deck="-",
        tactics="JK RE ST BA TR",
    )
    play(match, "JK@9")
    assert match.tell(0) == ["A plays the Joker at stone 9.", "A draws JK."]
    assert match.tell(1) == ["A plays the Joker at stone 9.", "A draws a tactic."]


# Passes that the program makes

PASSES = "A cannot play a card and passes."
CLAIMS = "A claims stone 8: nothing can beat a colour run of 24 any more."
PLAYS = "B plays Y2 at stone 9."


def test_a_pass_of_the_program_is_told() -> None:
    """2.5, E50"""
    match = play(without_room(), "Y2@9")
    assert (phase(match), match.tell(0)) == ("A claim", [PLAYS, PASSES])
    play(match, "done")
    assert match.tell(0) == [PLAYS, PASSES, "A claims nothing more."]


def test_a_pass_of_the_program_without_claims_is_told() -> None:
    """2.5, 6.5"""
    match = table(a="BB", b="Y2 Y3", played="1 0", discard="BA", turn="B", top="V1 V2 V3")
    play(match, "Y2@1,draw clan")
    assert match.tell(0)[-2:] == ["B draws a clan card.", PASSES]


def test_a_pass_after_claims_of_ones_own_is_told_in_the_expert_game() -> None:
    """2.5, 10.1"""
    match = play(without_room("expert=on"), "Y2@9,claim 8")
    assert match.tell(0) == [PLAYS, CLAIMS, PASSES]


def test_a_pass_after_declined_claims_is_told_in_the_expert_game() -> None:
    """2.5, 10.1"""
    match = play(without_room("expert=on"), "Y2@9,done")
    assert match.tell(0) == [PLAYS, "A claims nothing more.", PASSES]


def test_a_pass_and_the_claims_after_it_are_told_with_auto_claim() -> None:
    """2.5, 4.8"""
    match = play(without_room("auto_claim=on"), "Y2@9")
    assert match.tell(0) == [PLAYS, PASSES, CLAIMS]


def test_claims_and_the_pass_after_them_are_told_with_auto_claim_in_the_expert_game() -> None:
    """2.5, 4.8, 10.1"""
    match = play(without_room("auto_claim=on expert=on"), "Y2@9")
    assert match.tell(0) == [PLAYS, CLAIMS, PASSES]


def test_the_pass_that_ends_a_round_is_told() -> None:
    """2.5, 5.2"""
    match = table("1: - | R1 O2 Y4 | first B", a="BB", b="TR", played="1 0", discard="BA", turn="B")
    play(match, "pass")
    assert match.tell(0) == [
        "B passes.",
        PASSES,
        "Nothing can change any more: the stones are judged, and B wins the round, 5 points to 0.",
    ]


def test_a_draw_before_the_end_of_a_round_is_told() -> None:
    """2.4, 2.5, 5.2"""
    stones = [*full("AABBAABB", without="Y1 Y2 Y3 Y4 Y5 Y6"), "9: Y2 Y4 | Y6"]
    match = table(*stones, a="Y1", b="-", deck="Y5 Y3", options=ON)
    play(match, "Y1@9,draw clan")
    rest = [
        "B cannot play a card and passes.",
        PASSES,
        "Nothing can change any more: the stones are judged, and A wins the round, 5 points to 4.",
    ]
    assert match.tell(0) == ["A plays Y1 at stone 9.", "A draws Y5.", *rest]
    assert match.tell(1) == ["A plays Y1 at stone 9.", "A draws a clan card.", *rest]


# The end of a round


def before_victory(last: int, mine: str, options: str = "-") -> Match:
    stones = [f"{n}: {WEAK[i]} | - | first A, owner A" for i, n in enumerate(mine.split())]
    return table(
        *stones,
        f"{last}: R7 R8 | -",
        "9: - | G7 G8 G9 | first B, owner B",
        a="R9",
        b="Y2",
        options=options,
    )


def test_a_victory_is_told() -> None:
    """5.1, 5.4"""
    match = play(before_victory(5, "4 6"), "R9@5,claim 5")
    assert match.tell(1)[-1] == "A owns three adjacent stones and wins the round: 5 points to 1."
    match = play(before_victory(7, "1 3 5 6"), "R9@7,claim 7")
    assert match.tell(1)[-1] == "A owns three adjacent stones and wins the round: 5 points to 1."
    match = play(before_victory(8, "1 3 5 6"), "R9@8,claim 8")
    assert match.tell(1)[-1] == "A owns five stones and wins the round: 5 points to 1."


def test_the_next_round_is_told() -> None:
    """5.5, 5.6"""
    match = play(before_victory(5, "4 6", "rounds=2"), "R9@5,claim 5")
    for seat in (0, 1, SPECTATOR):
        assert match.tell(seat)[1:] == [
            "A claims stone 5: nothing can beat a colour run of 24 any more.",
            "A owns three adjacent stones and wins the round: 5 points to 1.",
            "Round 2 begins. B starts.",
        ]


def test_a_drawn_round_is_told() -> None:
    """5.3, 5.4"""
    stones = [f"1: {WEAK[0]} | - | first A", f"9: - | {WEAK[4]} | first B"]
    match = play(table(*stones, a="BB", b="MF", passes="3"), "pass")
    assert match.tell(0)[-1] == (
        "Nothing can change any more: the stones are judged, and the round is drawn, "
        "one point each."
    )


def test_claims_made_by_the_program_are_told_before_the_victory() -> None:
    """4.8, 5.1"""
    stones = [f"{n}: {c}7 {c}8 {c}9 | - | first A" for n, c in enumerate("GBR", start=1)]
    for options in ("auto_claim=on", "auto_claim=on rounds=2"):
        match = play(table(*stones, a="Y1", options=options), "Y1@9")
        told = match.tell(1)
        assert [line[:17] for line in told[1:4]] == [f"A claims stone {n}:" for n in (1, 2, 3)]
        assert told[4] == "A owns three adjacent stones and wins the round: 5 points to 0."


# All of it


def test_the_log_carries_ids_and_rules() -> None:
    match = play(table(a="Y1", b="Y2", top="V5"), "Y1@1")
    entry = match.log(0)[0]
    assert (entry["seat"], entry["text"]) == (0, "Y1@1")
    assert entry["told"][0] == {
        "id": "place-troop",
        "args": {"who": "A", "stone": 1, "card": "Y1"},
        "rule": "2.2",
    }


def test_every_sentence_is_said_somewhere() -> None:
    """The ids come from games in which everything happens, and from all refusals."""
    match = deal(1)
    ids = said_ids(match.game)
    said = {
        match.game.text.why(m.state, m.game.text.read_move(m.state, case[3])[0]).id
        for case in CASES
        for m in [case[2]()]
    }
    for match in [
        *(
            play(table("1: R1 | R9", a=card, options=ON), move)
            for card, move in (("ST", "ST R1>2"), ("ST", "ST R1>x"), ("BA", "BA R9"))
        ),
        *(play(table(a=card, options=ON), move) for card, move in (("MF", "MF@1"), ("SP", "SP@1"))),
        play(table("1: R1 | R9", a="TR", options=ON), "TR R9>1"),
        play(returning(), "return V1,return SP"),
        play(claimable(), "claim 1"),
        play(table("1: R7 R8 R9 | O7 O8 O9 | first A"), "Y1@9,claim 1"),
        play(table("1: R7 R8 R9 | O6 O8 O9 | first A"), "Y1@9,claim 1"),
        play(without_room(), "Y2@9,done"),
        play(before_victory(5, "4 6", "rounds=2"), "R9@5,claim 5"),
        play(before_victory(8, "1 3 5 6"), "R9@8,claim 8"),
        play(table(a="BB", b="MF", passes="3"), "pass"),
        play(table(f"1: {WEAK[0]} | - | first A", a="BB", b="MF", passes="3"), "pass"),
    ]:
        for seat in (0, 1):
            said |= {line["id"] for entry in match.log(seat) for line in entry["told"]}
    # The one is below; the other answers a question, see test_explain.
    assert ids - said == {"not-now-over", "claimable"}
    assert said <= ids


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    """2.1"""
    match = play(before_victory(8, "1 3 5 6"), "R9@8,claim 8")
    reason = match.game.text.why(match.state, PASS)
    assert (reason.rule, reason.id) == ("", "not-now-over")
    assert match.game.words.say(reason) == "the match is over"
