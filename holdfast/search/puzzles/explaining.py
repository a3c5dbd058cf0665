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
    best, *others = puzzle.accept
    yield Sentence("puzzle-right", {"move": best})
    for move, loss in zip(others, puzzle.losses[1:], strict=True):
        if loss:
            yield Sentence("puzzle-also", {"move": move, "loss": _percent(loss)})
        else:
            yield Sentence("puzzle-equal", {"move": move})
    if puzzle.proof == "end":
        yield Sentence("puzzle-proven")
    else:
        yield Sentence("puzzle-bound", {"loss": _percent(puzzle.bound)})
        yield Sentence("puzzle-deals", {"percent": puzzle.right, "tempting": puzzle.tempting})
    yield Sentence("puzzle-tempting", {"move": puzzle.tempting, "loss": _percent(puzzle.loss)})
    yield Sentence("puzzle-refutation", {"line": ", ".join(puzzle.refutation)})
    yield Sentence("puzzle-solution", {"line": ", ".join(puzzle.solution)})


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
