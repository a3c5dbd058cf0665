"""Why a puzzle is one, in sentences: ids with arguments, and words for them in every language."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import Final

from holdfast.core.game import Game
from holdfast.core.letters import spell
from holdfast.core.words import Sentence, Words
from holdfast.search.puzzles.file import Puzzle

WORDS: Final = Words(Path(__file__).parent / "words")


def ask(puzzle: Puzzle) -> Sentence:
    """Return the question."""
    return Sentence("puzzle-ask", {"seat": puzzle.seat})


def explain(puzzle: Puzzle) -> Iterator[Sentence]:
    """Yield why the solution is right, and why what tempts is not."""
    for move in puzzle.accept:
        yield _grade(puzzle, move)
    yield from _prove(puzzle)
    yield Sentence("puzzle-refutation", {"line": ", ".join(puzzle.refutation)})
    yield Sentence("puzzle-solution", {"line": ", ".join(puzzle.solution)})


def praise(puzzle: Puzzle, move: str) -> Iterator[Sentence]:
    """Yield what is said to a move that is accepted: what is right, how good it is, and why."""
    yield from (_grade(puzzle, each) for each in dict.fromkeys([puzzle.accept[0], move]))
    yield from _prove(puzzle)


def object_to(puzzle: Puzzle, move: str) -> Iterator[Sentence]:
    """Yield what is said to a legal move that is not accepted. What is right is not told."""
    if move == puzzle.tempting:
        yield _tempt(puzzle)
    else:
        yield Sentence("puzzle-worse", {"move": move, "loss": _percent(puzzle.bound)})


def _grade(puzzle: Puzzle, move: str) -> Sentence:
    """Return how good an accepted move is."""
    loss = puzzle.losses[puzzle.accept.index(move)]
    if move == puzzle.accept[0]:
        return Sentence("puzzle-right", {"move": move})
    if loss:
        return Sentence("puzzle-also", {"move": move, "loss": _percent(loss)})
    return Sentence("puzzle-equal", {"move": move})


def _prove(puzzle: Puzzle) -> Iterator[Sentence]:
    """Yield how sure it is what is right, and what tempts."""
    if puzzle.proof == "end":
        yield Sentence("puzzle-proven")
    else:
        yield Sentence("puzzle-bound", {"loss": _percent(puzzle.bound)})
        yield Sentence("puzzle-deals", {"percent": puzzle.right, "tempting": puzzle.tempting})
    yield _tempt(puzzle)


def _tempt(puzzle: Puzzle) -> Sentence:
    """Return what is said of the move that tempts."""
    return Sentence("puzzle-tempting", {"move": puzzle.tempting, "loss": _percent(puzzle.loss)})


def say(game: Game, sentence: Sentence, language: str = "en") -> str:
    """Return a sentence in words, with moves in the letters that readers of the game write."""
    letters = game.words.letters(language)
    args = {k: spell(v, letters) if isinstance(v, str) else v for k, v in sentence.args.items()}
    return WORDS.say(Sentence(sentence.id, args), language)


def of_the_day(puzzles: list[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day: the same for everybody who has the same file."""
    dice = int.from_bytes(blake2b(day.isoformat().encode(), digest_size=8).digest())
    return puzzles[dice % len(puzzles)]


def _percent(share: float) -> int:
    """Return a share of the win as people read it: what is not nothing is at least 1 %."""
    return max(1, round(100 * share))
