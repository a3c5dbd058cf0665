"""Checks of everything that is written and read: moves, positions, replays, sentences."""

from __future__ import annotations

import json
import random
import re

import numpy as np

from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match, read_match
from holdfast.core.replay import read_replay, write_replay
from holdfast.core.words import Sentence
from holdfast.testing.amount import amount
from holdfast.testing.cases import Case, Cell
from holdfast.testing.citations import rule_numbers

#: What a careless hand, or a broken file, puts into a text.
_STRAY = [
    *" ?-xAC|,:=\né09",
    "",
    "-1",
    "99",
    "300",
    "70000",
    "9" * 30,
    "f" * 30,
    "99x?",
    "1e9",
    "²",
]


def check_move_texts(case: Case, seed: int = 0) -> None:
    """Every legal move has a text of its own, which is read as that move."""
    for match in case.sample(seed, amount(20, 60, 3, 6)):
        texts = match.legal_moves
        case.demand(len(set(texts)) == len(texts), match, f"two moves have one text: {texts}")
        for move, text in zip(match.legal_ids, texts, strict=True):
            case.demand(text == text.strip() != "", match, f"move {move} is written {text!r}")
            read = match.read_move(text)
            case.demand(read == move, match, f"{text!r} is written for {move}, read as {read}")


def check_position_texts(case: Case, seed: int = 0) -> None:
    """A position, whole or as a seat sees it, is read back byte for byte."""
    for match in case.sample(seed, amount(5, 24, 2, 4)):
        whole = match.position(len(match.moves))
        _check_position(case, match, whole)
        for seat in case.seats:
            hidden = match.seen(seat)
            _check_position(case, match, hidden)
            whole["dice"], hidden["dice"] = 0, 0
            refused = bool(case.game.text.problems(hidden[0]))
            secret = whole.tobytes() != hidden.tobytes()
            told = "is refused" if refused else "is not refused"
            case.demand(refused == secret, match, f"the position as seat {seat} sees it {told}")


def _check_position(case: Case, match: Match, cell: Cell) -> None:
    text = case.game.text.write_state(cell[0])
    again = np.zeros(1, dtype=case.game.rules.state)
    case.game.text.read_state(again[0], text)
    changed = [name for name in cell.dtype.names or () if (cell[name] != again[name]).any()]
    case.demand(not changed, match, f"{', '.join(changed)} are not read back from\n{text}")
    case.demand(cell.tobytes() == again.tobytes(), match, "the bytes are not read back")
    case.demand(
        case.game.text.write_state(again[0]) == text, match, f"written differently:\n{text}"
    )


def check_replays(case: Case, seed: int = 0) -> None:
    """A match plays back from its replay: finished, unfinished, and from a position."""
    whole = case.whole(seed)
    half = case.play(seed, len(whole.moves) // 2)
    later = read_match(case.game, case.game.text.write_state(half.state))
    for move in whole.moves[len(half.moves) :]:
        later.play(move)
    for match in (whole, half, later):
        text = write_replay(match)
        again = _read_back(case, match, text)
        case.demand(again.state.tobytes() == match.state.tobytes(), match, f"ends as\n{again}")
        case.demand(again.moves == match.moves, match, "the moves of the replay are others")
        case.demand(
            write_replay(again) == text, match, f"the replay is written differently:\n{text}"
        )


def _read_back(case: Case, match: Match, text: str) -> Match:
    try:
        return read_replay(text)
    except HoldfastError as mistake:
        complaint = f"the replay is not read: {mistake}\n{text}"
    case.demand(False, match, complaint)
    return match


def check_spoilt_texts(case: Case, seed: int = 0, texts: int | None = None) -> None:
    """A spoilt position is refused in a sentence, or it can be played to its end.

    Nothing else may happen: no other error, and no endless match.
    """
    choice = random.Random(seed)
    samples = list(case.sample(seed, 6))
    for _ in range(amount(40, 250, 6, 25) if texts is None else texts):
        match = choice.choice(samples)
        text = _spoil(case.game.text.write_state(match.state), choice)
        try:
            spoilt = read_match(case.game, text)
        except HoldfastError as refused:
            case.demand("\n" not in str(refused), match, f"refused in several lines: {refused}")
        except Exception as mistake:  # anything else means that the text was not looked at closely
            case.demand(False, match, f"{mistake!r} for the position\n{text}")
        else:
            play_on(case, spoilt, choice, text)


def _spoil(text: str, choice: random.Random) -> str:
    """Return a text with one or two things wrong."""
    for _ in range(choice.randint(1, 2)):
        lines = text.split("\n")
        line = choice.randrange(len(lines))
        words = lines[line].split(" ")
        word = choice.randrange(len(words))
        other = choice.choice([*_STRAY, *re.split(r"\s+", text)])
        match choice.randrange(5):
            case 0:
                del lines[line]
            case 1:
                lines.insert(line, choice.choice(lines))
            case 2:
                lines[line] = " ".join([*words[:word], *words[word + 1 :]])
            case 3:
                lines[line] = " ".join([*words[:word], other, *words[word + 1 :]])
            case _:
                lines[line] = " ".join([*words[:word], other, *words[word:]])
        text = "\n".join(lines)
    return text


def play_on(case: Case, match: Match, choice: random.Random, text: str) -> None:
    """Play a position that was accepted: it can occur, so it has an end."""
    try:
        for _ in range(case.longest + 1):
            if match.turn is None:
                return
            match.play(choice.choice(match.legal_ids))
    except Exception as mistake:  # an accepted position has to be playable
        case.demand(False, match, f"{mistake!r} after the position was accepted:\n{text}")
    case.demand(False, match, f"no end after the position was accepted:\n{text}")


def check_stray_moves(case: Case, seed: int = 0, texts: int | None = None) -> None:
    """Any text at all is a move or is refused in a sentence."""
    choice = random.Random(seed)
    samples = [match for match in case.sample(seed, 6) if match.turn is not None]
    for _ in range(amount(100, 300, 30, 60) if texts is None else texts):
        match = choice.choice(samples)
        text = _spoil(choice.choice(match.legal_moves), choice)
        try:
            match.read_move(text)
        except HoldfastError as refused:
            case.demand(bool(str(refused)), match, f"{text!r} is refused without a word")
        except Exception as mistake:  # anything else means that the text was not looked at closely
            case.demand(False, match, f"{mistake!r} for the move {text!r}")


def check_reasons(case: Case, seed: int = 0) -> None:
    """A refused move names a rule that stands in RULES.md, and a sentence that can be said."""
    choice = random.Random(seed)
    known = rule_numbers(case.game)
    chapters = {number.split(".")[0] for number in known}
    for match in case.sample(seed, amount(6, 12, 3, 4)):
        if match.turn is None:
            continue
        unlisted = sorted(set(range(case.game.rules.moves)) - set(match.legal_ids))
        for move in choice.sample(unlisted, min(len(unlisted), amount(40, 150, 10, 15))):
            reason = case.game.text.why(match.state, move)
            there = reason.rule in known or reason.rule in chapters
            case.demand(there, match, f"move {move} is refused by rule {reason.rule!r}, not there")
            said = case.game.words.say(reason)
            case.demand(said.strip() != "", match, f"move {move} is refused without a word")


def check_sentences(case: Case, seed: int = 0) -> None:
    """Everything that happens can be told to every seat; views are JSON; the table can be drawn."""
    whole, all_seats = case.whole(seed), len(case.seats)
    for seat in case.seats[: amount(all_seats, all_seats, 1, all_seats)]:
        told = [[Sentence(**line) for line in entry["told"]] for entry in whole.log(seat)]
        silent = [ply for ply, lines in enumerate(told) if not lines]
        case.demand(not silent, whole, f"nothing is told to seat {seat} of the plies {silent}")
        said = [case.game.words.say(line) for lines in told for line in lines]
        case.demand(all(said), whole, f"an empty sentence is told to seat {seat}")
    for match in case.sample(seed, amount(4, 6, 2, 3)):
        case.demand(bool(str(match).strip()), match, "the drawing is empty")
        for seat in case.seats:
            view = match.view(seat)
            case.demand(json.loads(json.dumps(view)) == view, match, "the view is not plain JSON")
            case.demand(bool(match.draw(seat).strip()), match, f"seat {seat} sees no drawing")
