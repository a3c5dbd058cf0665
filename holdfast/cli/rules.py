"""``holdfast rules``: the rules of a game, in our words."""

from __future__ import annotations

import json as formats
import re
from typing import TYPE_CHECKING, Annotated

import typer

from holdfast.cli.arguments.options import GameName, Json
from holdfast.games import registry

if TYPE_CHECKING:
    from rich.console import Console

    from holdfast.core.game import Game

EXAMPLE = f"holdfast rules {registry.first()} 1.1"


def rules(
    game: GameName,
    number: Annotated[
        str, typer.Argument(metavar="[NUMBER]", help="A chapter, as 4, or a rule, as 4.2.")
    ] = "",
    language: Annotated[
        str, typer.Option("--language", metavar="LANGUAGE", help="Which one: en, de, hu or it.")
    ] = "en",
    json: Json = False,
) -> None:
    """Print the rules of a game: all of them, a chapter, or one rule with its rulings."""
    from holdfast import game as find
    from holdfast.cli.terminal.screen import answers

    text = find_rules(find(game), number, language)
    if json:
        told = {"game": game, "language": language, "number": number, "markdown": text}
        print(formats.dumps(told, ensure_ascii=False))
        return
    print_rules(answers(), text)


def find_rules(game: Game, number: str, language: str = "en") -> str:
    """Return the rules, a chapter or a rule as Markdown; raise ``BadOption``."""
    from holdfast.core.errors import BadOption

    text = game.rulebook(language)
    if not number:
        return text
    chapters = re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]
    names = [chapter.split()[1].lower() for chapter in chapters]
    if number.lower() in names:
        return chapters[names.index(number.lower())]
    found = [line for line in text.splitlines() if number in _numbers(line)]
    if not found:
        known = ", ".join(names)
        raise BadOption(f"{game.name} has no rule {number!r}; its chapters are {known}")
    return "\n".join(found)


def _numbers(line: str) -> list[str]:
    """Return the numbers of the rules that a line is, or rules upon: ``- **2.5, 6.5** …``."""
    bold = re.match(r"- \*\*([\d., ]+)\*\*", line)
    return bold[1].split(", ") if bold else []


def print_rules(out: Console, text: str) -> None:
    """Print Markdown, laid out if somebody watches, as it is if not."""
    from rich.markdown import Markdown

    if out.is_terminal:
        out.print(Markdown(text), width=min(out.width, 100))
    else:
        out.print(text.rstrip(), markup=False, soft_wrap=True)
