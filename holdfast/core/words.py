"""Sentences for people: ids with arguments, and the Fluent files that turn them into language.

Rules and texts speak in ``Sentence`` values; only the edge (terminal, page) asks for words. A game
keeps its sentences in ``words/<language>.ftl`` beside its rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


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
