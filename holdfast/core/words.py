"""Sentences for people: ids with arguments, and the Fluent files that turn them into language.

Rules and texts speak in ``Sentence`` values; only the edge (terminal, page) asks for words. A game
keeps its sentences in ``words/<language>.ftl`` beside its rules, the server keeps its own.

Arguments belong to no language. They are numbers, texts of the notation (cards, places), ids that
the messages choose by (``{ $ring -> [be] … }``), proper names, and seats. A whole word that is one
capital letter from A to E is a seat, alone or in a list (``A, C``; ``A 3, B 1``), and nothing else
looks like that: the page puts the players' names there. Names are arbitrary, so no message may need
to know the gender of one, or to change it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

#: Every file of sentences is there in each of these.
LANGUAGES: Final = ("en", "de", "hu", "it")


def count_of(number: int, thing: str) -> str:
    """Return a number and what there are so many of: ``1 card``, ``2 cards``."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


@dataclass(frozen=True)
class Sentence:
    """An id and its arguments; ``rule`` is the number of the rule it follows, if it names one."""

    id: str
    args: dict[str, str | int] = field(default_factory=dict)
    rule: str = ""


class Words:
    """The sentences of one folder, loaded when first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, sentence: Sentence, language: str = "en") -> str:
        """Return the sentence in words."""
        bundle = self._bundle(language)
        message = bundle.get_message(sentence.id) if bundle.has_message(sentence.id) else None
        if message is None or message.value is None:
            raise KeyError(f"no sentence {sentence.id!r} in {self.folder / language}.ftl")
        text, mistakes = bundle.format_pattern(message.value, sentence.args)
        if mistakes:
            raise KeyError(f"sentence {sentence.id!r} needs other arguments: {mistakes}")
        return str(text)

    def _bundle(self, language: str) -> Any:
        if language not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            text = (self.folder / f"{language}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
            self._bundles[language] = bundle
        return self._bundles[language]
