"""Sentences for people: ids with arguments, and the Fluent files that turn them into language.

Rules and texts speak in ``Sentence`` values; only the edge (terminal, page) asks for words. A game
keeps its sentences in ``words/<language>.ftl`` beside its rules, the server keeps its own.

Arguments belong to no language. They are numbers, texts of the notation (cards, places), ids that
the messages choose by (``{ $ring -> [be] … }``), proper names, and seats. The letters of a text of
the notation are said as readers of the language write them (``holdfast.core.letters``).

A whole word that is one capital letter from A to E is a seat, alone or in a list (``A, C``;
``A 3, B 1``), and nothing else looks like that: the page puts the players' names there. Names are
arbitrary, so no message may need to know the gender of one, or to change it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from holdfast.core.letters import Letters, spell

#: Every file of sentences is there in each of these.
LANGUAGES: Final = ("en", "de", "hu", "it")
#: So begin the ids of the letters that people write in place of those of the notation.
LETTER: Final = "letter-"


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
        self._letters: dict[str, Letters] = {}

    def say(self, sentence: Sentence, language: str = "en") -> str:
        """Return the sentence in words."""
        bundle = self._bundle(language)
        message = bundle.get_message(sentence.id) if bundle.has_message(sentence.id) else None
        if message is None or message.value is None:
            raise KeyError(f"no sentence {sentence.id!r} in {self.folder / language}.ftl")
        args = self._spelled(sentence.args, language)
        text, mistakes = bundle.format_pattern(message.value, args)
        if mistakes:
            raise KeyError(f"sentence {sentence.id!r} needs other arguments: {mistakes}")
        return str(text)

    def letters(self, language: str) -> Letters:
        """Return what readers of a language write for the letters of the notation."""
        self._bundle(language)
        return self._letters[language]

    def _spelled(self, args: dict[str, str | int], language: str) -> dict[str, str | int]:
        """Return arguments in the letters of a language; an id that has a name stays as it is."""
        letters, bundle = self.letters(language), self._bundle(language)
        return {
            key: spell(value, letters)
            if isinstance(value, str) and not bundle.has_message(f"{key}-{value}")
            else value
            for key, value in args.items()
        }

    def _bundle(self, language: str) -> Any:
        if language not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            text = (self.folder / f"{language}.ftl").read_text(encoding="utf-8")
            resource = FluentResource(text)
            bundle.add_resource(resource)
            self._bundles[language] = bundle
            self._letters[language] = _find_letters(bundle, resource)
        return self._bundles[language]


def _find_letters(bundle: Any, resource: Any) -> Letters:
    """Return the messages ``letter-r`` of a file by their letters."""
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    return {
        name.removeprefix(LETTER): str(bundle.format_pattern(bundle.get_message(name).value)[0])
        for name in ids
        if name.startswith(LETTER)
    }
