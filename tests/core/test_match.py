"""A match: what people hold."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import holdfast
from holdfast import (
    NOBODY,
    SPECTATOR,
    AmbiguousMove,
    BadOption,
    IllegalMove,
    ImpossibleState,
    Match,
    UnreadableMove,
    UnreadableState,
)
from holdfast.core.made import make, tell
from holdfast.core.match import new_match, write_result


@pytest.fixture
def match() -> Match:
    return holdfast.new("nim", seed=1)


@pytest.fixture
def over() -> Match:
    match = holdfast.new("nim", seed=1)
    while match.turn is not None:
        match.play(match.legal_ids[-1])
    return match


def test_a_new_match(match: Match) -> None:
    assert match.players == 2
    assert match.options == {"misere": False}
    assert match.seed == 1
    assert match.start == ""
    assert match.turn == 0
    assert match.moves == []
    assert match.scores == (0, 0)
    assert match.winners == ()


def test_without_a_seed_matches_differ() -> None:
    assert holdfast.new("nim").seed != holdfast.new("nim").seed


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_is_too_large_or_negative(seed: int) -> None:
    with pytest.raises(BadOption, match=r"it can be a whole number from 0 to 2\*\*64 - 1"):
        holdfast.new("nim", seed=seed)


def test_the_largest_seed() -> None:
    assert holdfast.new("nim", seed=2**64 - 1).turn == 0


def test_moves_are_made_as_text_and_as_numbers(match: Match) -> None:
    assert match.play("3-2") == 11
    assert match.play(10) == 10
    assert match.play(0) == 0
    assert match.moves == [11, 10, 0]
    assert all(type(move) is int for move in match.moves)


def test_texts_and_numbers_of_the_legal_moves_belong_together(match: Match) -> None:
    for text, move in zip(match.legal_moves, match.legal_ids, strict=True):
        assert match.read_move(text) == move


@pytest.mark.parametrize(
    ("move", "error", "message"),
    [
        ("two", UnreadableMove, "'two' is no move"),
        ("1-4", IllegalMove, r"1-4: heap 1 has only 3 stones \(rule 2.2\)"),
        (" 1-4 ", IllegalMove, "^1-4: heap"),
        ("-1", AmbiguousMove, "'-1' could mean 1-1, 2-1, 3-1"),
        (3, IllegalMove, "^3: heap 1 has only 3 stones"),
        (-1, UnreadableMove, "-1 is no move of nim; its moves are the numbers from 0 to 20"),
        (21, UnreadableMove, "21 is no move of nim"),
    ],
)
def test_a_refused_move_changes_nothing(
    match: Match, move: str | int, error: type[Exception], message: str
) -> None:
    before = match.state.tobytes()
    with pytest.raises(error, match=message):
        match.play(move)
    assert match.state.tobytes() == before
    assert match.moves == []


@pytest.mark.parametrize("move", ["1-1", 0])
def test_no_move_is_made_after_the_end(over: Match, move: str | int) -> None:
    with pytest.raises(IllegalMove, match=f"^{move}: the match is over$"):
        over.play(move)


def test_the_end(over: Match) -> None:
    assert over.turn is None
    assert over.legal_ids == []
    assert over.winners == tuple(s for s in (0, 1) if over.scores[s] == max(over.scores))
    assert write_result(over) == f"A={over.scores[0]} B={over.scores[1]}"


def test_an_unfinished_match_has_no_result(match: Match) -> None:
    assert write_result(match) == "unfinished"


def test_why_tells_what_is_wrong_with_a_move(match: Match) -> None:
    refused = match.why("1-4")
    assert refused is not None
    assert refused.rule == "2.2"
    assert match.why("1-3") is None


def test_undo_restores_every_byte(match: Match) -> None:
    seen = [match.state.tobytes()]
    while match.turn is not None:
        match.play(match.legal_ids[0])
        seen.append(match.state.tobytes())
    moves = match.moves
    for before in reversed(seen[:-1]):
        assert match.undo() == moves.pop()
        assert match.state.tobytes() == before
    assert match.turn == 0


def test_there_is_nothing_to_undo_at_the_start(match: Match) -> None:
    with pytest.raises(BadOption, match="there is no move to take back"):
        match.undo()


def test_a_match_gives_away_only_copies(match: Match) -> None:
    before = match.state.tobytes()
    match.state.heap[0] = 0
    match.seen(0)["heap"] = 0
    match.position(0)["heap"] = 0
    match.legal_ids.clear()
    match.moves.append(3)
    assert match.state.tobytes() == before
    assert match.legal_ids
    assert match.moves == []


def test_earlier_positions_and_their_movers(match: Match) -> None:
    start = match.state.tobytes()
    match.play("3-2")
    later = match.state.tobytes()
    assert [match.position(ply).tobytes() for ply in (0, 1)] == [start, later]
    assert [match.mover_at(ply) for ply in (0, 1)] == [0, 1]


@pytest.mark.parametrize("ply", [-1, 1])
def test_a_ply_that_was_not_reached(match: Match, ply: int) -> None:
    with pytest.raises(BadOption, match=f"there is no ply {ply}; there are 0 to 0"):
        match.position(ply)


def test_a_move_that_is_not_made_yet(match: Match) -> None:
    match.play("3-2")
    assert match.made(0).move == 11
    with pytest.raises(BadOption, match="move 1 is not made yet; there are 1, counted from 0"):
        match.made(1)


def test_when_a_match_is_over_nobody_is_to_move(over: Match) -> None:
    assert over.mover_at(len(over.moves)) == NOBODY


def test_the_view_of_the_seat_to_move_has_its_moves(match: Match) -> None:
    match.play("3-2")
    view = match.view(1)
    assert (view["game"], view["ply"], view["turn"]) == ("nim", 1, 1)
    assert view["scores"] == [0, 0]
    parts = {"kind": "take", "heap": 0, "stones": 1}
    assert view["moves"][0] == {"id": 0, "text": "1-1", "parts": parts}
    assert len(view["moves"]) == len(match.legal_ids)
    assert view["log"] == match.log(1)
    assert match.view(0)["moves"] == match.view(SPECTATOR)["moves"] == []


def test_the_log_can_be_read_from_a_ply_on(match: Match) -> None:
    match.play("3-2")
    match.play("2-1")
    args = {"seat": "B", "heap": 2, "stones": 1}
    told = {"id": "took", "args": args, "rule": "2.2"}
    parts = {"kind": "take", "heap": 1, "stones": 1}
    assert match.log(0, since=1) == [{"seat": 1, "text": "2-1", "parts": parts, "told": [told]}]
    assert match.tell(0, since=1) == ["B takes one stone of heap 2."]
    assert len(match.tell(0)) == 2


def test_a_move_is_told_without_a_match(match: Match) -> None:
    before = match.position(0)
    match.play("3-2")
    made, after = make(before, match.moves[0], 0)
    assert tell(match.game, made, 1).entry() == match.log(1)[0]
    assert after.tobytes() == match.position(1).tobytes()
    assert before.tobytes() == match.position(0).tobytes()


@pytest.mark.parametrize("seat", [2, NOBODY, -3])
def test_a_seat_that_is_not_there_sees_nothing(match: Match, seat: int) -> None:
    match.play("3-2")
    asks: list[Callable[[int], object]] = [
        match.seen,
        match.view,
        match.log,
        match.tell,
        match.draw,
    ]
    for ask in asks:
        with pytest.raises(BadOption, match=f"there is no seat {seat}; the seats are 0 to 1"):
            ask(seat)


def test_the_drawing_of_a_match_is_open(match: Match) -> None:
    assert "?" not in str(match)
    assert "?" in match.draw(0)


def test_a_match_that_is_over_can_be_drawn(over: Match) -> None:
    assert "pile" in str(over)


def test_a_match_from_a_position(match: Match) -> None:
    match.play("3-2")
    text = match.game.text.write_state(match.state)
    again = holdfast.read("nim", text)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.start == text
    assert again.seed is None
    assert again.turn == 1


def test_text_that_is_no_position() -> None:
    with pytest.raises(UnreadableState):
        holdfast.read("nim", "three heaps")


def test_a_position_that_cannot_occur(match: Match) -> None:
    text = match.game.text.write_state(match.state).replace("heaps 3 4 5", "heaps 3 4 4")
    with pytest.raises(ImpossibleState, match="stones: 11 instead of 12"):
        holdfast.read("nim", text)


def test_a_match_is_its_replay() -> None:
    match = holdfast.new("nim", seed=3)
    match.play(match.legal_ids[0])
    again = holdfast.read_replay(match.replay())
    assert again.replay() == match.replay()
    assert again.state.tobytes() == match.state.tobytes()


def test_a_printed_match_has_no_markup() -> None:
    match = holdfast.new("schotten-totten", seed=3, tactics=True)
    assert "[bold]" in match.draw(0)
    assert "[" not in str(match)
    assert "Schotten Totten" in str(match)


def test_a_resumed_match_knows_its_past_when_it_is_asked_for(match: Match) -> None:
    for _ in range(3):
        match.play(match.legal_ids[0])
    again = Match.resume(match.game, match.position(3), 1, match.past)
    again.play(again.legal_ids[0])
    match.play(match.legal_ids[0])
    assert again.view(0) == match.view(0)
    assert again.replay() == match.replay()
    assert again.undo() == match.undo()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.moves == match.moves


def test_a_refused_move_gives_its_reason_as_a_sentence_of_any_language(match: Match) -> None:
    refused = match.why("1-4")
    assert refused is not None
    assert match.game.words.say(refused.reason) == refused.sentence


def test_a_drawn_card_is_news_and_a_played_one_is_not() -> None:
    match = holdfast.new("schotten-totten", seed=1, tactics=True)
    drawer = match.turn
    match.play(match.legal_ids[0])
    assert (match.turn, match.legal_moves) == (drawer, ["draw clan", "draw tactic"])
    match.play(match.legal_ids[0])
    assert [match.is_news(ply) for ply in (0, 1)] == [False, True]


def test_a_view_has_the_log_from_some_ply_on(match: Match) -> None:
    match.play(match.legal_ids[0])
    match.play(match.legal_ids[0])
    assert match.view(0, since=1) == match.view(0) | {"log": match.log(0)[1:]}
    assert match.view(0, since=2)["log"] == []


@pytest.mark.parametrize("game", holdfast.game_names())
def test_what_was_dealt_anew_stays_so_and_is_part_of_the_replay(game: str) -> None:
    match = holdfast.new(game, seed=4)
    for _ in range(5):
        match.play(match.legal_ids[0])
    position = match.position(5)
    match.deal_anew(77)
    assert match.seen(0).tobytes() == Match(match.game, position, 4).seen(0).tobytes()
    for _ in range(2):
        match.play(match.legal_ids[0])
    assert match.anew == {5: 77}
    played, text = match.state.tobytes(), match.replay()
    assert "anew 77" in text.splitlines()
    assert holdfast.read_replay(text).state.tobytes() == played
    match.undo()
    match.undo()
    match.undo()  # beyond it
    assert match.anew == {4: 77}
    again = Match.resume(match.game, match.position(4), 4, match.past)
    for one in (match, again):
        one.play(one.legal_ids[0])
    assert again.replay() == match.replay() == holdfast.read_replay(match.replay()).replay()
    match.undo()
    match.deal_anew(78)
    assert match.anew == {4: 78}


def test_a_resumed_match_remembers_what_was_dealt_anew() -> None:
    match = holdfast.new("schotten-totten", seed=4)
    for ply in range(8):
        if ply == 3:
            match.deal_anew(77)
        match.play(match.legal_ids[0])
    resumed = Match.resume(match.game, match.position(8), 4, match.past)
    for ply in range(8):
        assert resumed.made(ply).trail.tobytes() == match.made(ply).trail.tobytes()


def test_cards_cannot_be_dealt_anew_with_any_number(match: Match) -> None:
    with pytest.raises(BadOption, match="it can be a whole number from 0"):
        match.deal_anew(1 << 64)


def test_a_match_that_forgets_plays_on_and_replays_what_is_asked_for() -> None:
    whole, short = (new_match(holdfast.game("nim"), seed=4) for _ in range(2))
    chance = Random(4)
    while whole.turn is not None:
        move = chance.choice(whole.legal_ids)
        for match in (whole, short):
            match.play(move)
            match.is_news(match.ply - 1)
            match.log(0)
        short.forget(2)
        assert len(short._moves.made) <= 2
    assert short.past.moves == whole.past.moves
    assert short.past.movers == whole.past.movers
    last = [whole.last_of([seat]) for seat in range(whole.players)]
    assert all(short.past.news[ply] == whole.past.news[ply] for ply in last if ply is not None)
    assert len(short.past.news) <= 2 + whole.players
    for ply in range(whole.ply):
        assert short.mover_at(ply) == whole.mover_at(ply)
        assert short.position(ply).tobytes() == whole.position(ply).tobytes()
    assert short.log(0) == whole.log(0)
    short.forget(0)
    while short.ply:
        short.undo()
        whole.undo()
        assert short.state == whole.state
    assert whole.last_of([0, 1]) is None


def test_a_match_says_what_it_is() -> None:
    match = holdfast.new("nim", players=3, seed=1)
    match.play("1-1")
    assert repr(match) == "<Match of nim: 3 players, seat 1 to move, 1 moves made>"
    while match.turn is not None:
        match.play(match.legal_ids[-1])
    (won,) = match.winners
    points = " : ".join(map(str, match.scores))
    assert repr(match).startswith(f"<Match of nim: 3 players, won by seat {won}, {points}, ")
