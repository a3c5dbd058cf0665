"""The files of sentences, read as Fluent reads them: ids, variables, and who refers to whom."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from holdfast.core.game import Game
from holdfast.core.words import LETTER
from holdfast.games.fellowship.tables import COLOUR_LETTERS, LOCATION_IDS, RING_TEXTS
from holdfast.games.rheinlander.tables import CENTRE_TEXTS
from holdfast.games.schotten_totten.tables import CLAN_LETTERS, TACTIC_CODES


class _Mentions(Visitor):
    """What a message mentions: variables, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.attributes: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable; the name of the method is Fluent's."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note another message; the name of the method is Fluent's."""
        self.messages.add(node.id.name)
        if node.attribute:
            self.attributes.add(f"{node.id.name}.{node.attribute.name}")


def read_messages(path: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by their ids; a file with a mistake or two alike is refused."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)], path
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    messages = {message.id.name: message for message in found}
    assert len(messages) == len(found), f"{path} has a message twice"
    return messages


def read_mentions(path: Path) -> dict[str, tuple[set[str], set[str]]]:
    """Return, by id, the variables of a message and the other messages that it refers to."""
    result = {}
    for name, message in read_messages(path).items():
        mentions = _Mentions()
        mentions.visit(message)
        result[name] = (mentions.variables, mentions.messages - {name})
    return result


def spare_attributes(path: Path) -> set[str]:
    """Return the attributes (inflected forms) that no message refers to."""
    messages = read_messages(path)
    mentions = _Mentions()
    for message in messages.values():
        mentions.visit(message)
    forms = {f"{name}.{each.id.name}" for name, m in messages.items() for each in m.attributes}
    return forms - mentions.attributes


def full_variables(path: Path) -> dict[str, set[str]]:
    """Return, by id, the variables of a message and of all messages inside it."""
    mentions = read_mentions(path)

    def collect(name: str) -> set[str]:
        variables, inside = mentions[name]
        return variables.union(*(collect(other) for other in inside))

    return {name: collect(name) for name in mentions}


def option_ids(game: Game) -> set[str]:
    """Return the ids of all options: a label, a help, and a label for each choice in words."""
    ids = set()
    for option in game.options:
        stem = f"option-{option.name.replace('_', '-')}"
        ids |= {stem, f"{stem}-help"}
        if option.is_word:
            ids |= {f"{stem}-{choice}" for choice in option.choices}
    return ids


def name_ids(game: Game) -> set[str]:
    """Return the ids of all names that the page shows: of the game, its options and its pieces."""
    letters = {f"{LETTER}{mark}" for mark in game.words.letters("en")}
    return {"title", "pitch"} | letters | option_ids(game) | _NAMES.get(game.name, set())


def part_ids(path: Path) -> set[str]:
    """Return the ids of the messages that others refer to."""
    return set().union(*(inside for _, inside in read_mentions(path).values()))


def said_ids(game: Game) -> set[str]:
    """Return the ids that the game itself says: not names for the page, not parts of sentences."""
    path = game.folder / "words" / "en.ftl"
    return set(read_messages(path)) - part_ids(path) - name_ids(game)


def _with_help(stem: str, names: Iterable[str]) -> set[str]:
    return {f"{stem}-{name}{end}" for name in names for end in ("", "-help")}


_PIECES = ("knight", "duke", "bastion", "bishop", "archbishop", "garrison", "coin", "shuffle")
_NAMES = {
    "schotten-totten": {f"clan-{letter.lower()}" for letter in CLAN_LETTERS}
    | _with_help("tactic", (code.lower() for code in TACTIC_CODES))
    | _with_help("formation", ("colour-run", "four", "three", "colour", "run", "sum")),
    "rheinlander": {f"centre-{text}" for text in CENTRE_TEXTS} | _with_help("piece", _PIECES),
    "fellowship": {f"colour-{letter}" for letter in COLOUR_LETTERS}
    | {f"location-{location}" for location in LOCATION_IDS}
    | {f"location-{location}-help" for location in ("ford", "caradhras", "moria")}
    | _with_help("card", ("hobbit", "companion", "nazgul"))
    | _with_help("ring", RING_TEXTS),
}


def unseen_problems(game: Game, told: Iterable[str]) -> list[str]:
    """Return the problems of positions, by their ids, that are not among those that were told."""
    texts = list(told)
    missing = []
    for name, message in read_messages(game.folder / "positions" / "en.ftl").items():
        if name.startswith("edit-"):
            continue  # what the editor calls something
        patterns = _wordings(message.value)
        if not any(re.fullmatch(each, text) for each in patterns for text in texts):
            missing.append(name)
    return missing


def _wordings(pattern: ast.Pattern | None) -> list[str]:
    """Return what a message can say, as regular expressions: one for each choice in it."""
    found = [""]
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            parts = [re.escape(element.value)]
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            parts = [each for variant in variants for each in _wordings(variant.value)]
        else:
            parts = [".*"]
        found = [before + part for before in found for part in parts]
    return found
