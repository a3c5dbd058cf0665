"""What outside text reaches: each target has texts that are right, and reads what it is given."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, get_args

import msgspec

import holdfast
from holdfast import Match
from holdfast.core.errors import HoldfastError
from holdfast.core.letters import spell
from holdfast.core.replay import read_replay
from holdfast.games import registry
from holdfast.games.rheinlander.board import read_board
from holdfast.games.rheinlander.boards import SHIPPED_FILE
from holdfast.server.api.routes.people import NewSession, NewToken
from holdfast.server.api.routes.tables import clean_names
from holdfast.server.api.socket import read_call
from holdfast.server.table import commands as c
from holdfast.server.table.decide import Sender, decide
from holdfast.server.table.setup import Setup, check_setup
from holdfast.server.table.table import Table
from holdfast.server.table.texts import clean_name
from holdfast.server.view.asked import InParts
from holdfast.server.view.questions import show_explanation, show_why
from holdfast.server.view.show import show_moment
from tests.fuzz.mutate import words_of
from tests.server.sitting import ANN, Sitting

LANGUAGES: Final[tuple[str, ...]] = get_args(c.Language)
_PLIES: Final = (0, 1, 7, 23, 60)


@dataclass(frozen=True)
class Target:
    """Something that reads text: ``read`` raises ``HoldfastError`` or nothing at all."""

    corpus: Sequence[str]
    words: Sequence[str]
    read: Callable[[str], object]


def _target(corpus: Sequence[str], read: Callable[[str], object]) -> Target:
    return Target(corpus, words_of(corpus), read)


@cache
def matches() -> list[Match]:
    """Return matches of all games, at their beginning and later on."""
    return [
        _play(holdfast.new(name, players=players, seed=ply), ply)
        for name in registry.names()
        for players in holdfast.game(name).seats
        for ply in _PLIES
    ]


def _play(match: Match, plies: int) -> Match:
    dice = random.Random(plies)
    while len(match.moves) < plies and match.turn is not None:
        match.play(dice.choice(match.legal_ids))
    return match


def moves() -> Target:
    """Moves as they are typed, in every language: the first word says where, the second how."""
    tables = [match for match in matches() if match.turn is not None]
    corpus = [
        f"{number} {language} {spell(move, match.game.words.letters(language))}"
        for number, match in enumerate(tables)
        for language in LANGUAGES
        for move in match.legal_moves[:: max(1, len(match.legal_moves) // 12)]
    ]

    def read(text: str) -> None:
        number, _, rest = text.partition(" ")
        language, _, typed = rest.partition(" ")
        match = tables[_number(number) % len(tables)]
        match.read_move(typed, language if language in LANGUAGES else LANGUAGES[0])

    return _target(corpus, read)


def positions() -> Target:
    """Positions: the first line names the game; what is read is written as it was read."""
    corpus = [f"{m.game.name}\n{m.game.text.write_state(m.state)}" for m in matches()]

    def read(text: str) -> None:
        name, _, position = text.partition("\n")
        match = holdfast.read(_game(name), position)
        again = holdfast.read(match.game.name, match.game.text.write_state(match.state))
        assert again.state.tobytes() == match.state.tobytes()

    return _target(corpus, read)


def replays() -> Target:
    """Replays, of which the longer ones are rare: each move is played."""
    corpus = [match.replay() for match in matches() if len(match.moves) < _PLIES[-1]]
    return _target(corpus, read_replay)


def boards() -> Target:
    """Boards that people draw: the shipped one, without its comments too, and the half of it."""
    whole = SHIPPED_FILE.read_text(encoding="utf-8")
    terse = "\n".join(line for line in whole.splitlines() if not line.startswith("#"))
    return _target([whole, terse, whole[: len(whole) // 2]], read_board)


def options() -> Target:
    """Options of a table: the game, the number of players, and a value for each in JSON."""
    corpus = [
        f"{name} {players} {_json({option.name: choice})}"
        for name in registry.names()
        for players in holdfast.game(name).seats
        for option in holdfast.game(name).options
        for choice in [*option.choices][:4]
    ]

    def read(text: str) -> None:
        name, _, rest = text.partition(" ")
        players, _, given = rest.partition(" ")
        game = holdfast.game(_game(name))
        for option in game.options:
            _refusing(lambda option=option: option.read(given))  # type: ignore[misc]
        game.blank(_number(players), _decode(given, dict[str, bool | int | str]))

    return _target(corpus, read)


def messages() -> Target:
    """Messages on a socket; a command is decided at a table, the first word says which."""
    tables = list(_tables())
    corpus = [f"{n} {text}" for n, table in enumerate(tables) for text in _messages(table)]

    def read(text: str) -> None:
        number, _, message = text.partition(" ")
        call = read_call(_sendable(message))
        command = getattr(call, "command", None)
        if command is not None and not isinstance(command, c.Rematch):
            decide(tables[_number(number) % len(tables)], Sender(ANN, "Ann"), command)

    return _target(corpus, read)


def bodies() -> Target:
    """Bodies of requests: the first word says of which."""
    seats = [{"who": "me"}, {"who": "bot", "level": "apprentice"}, {"who": "hot", "name": "Bö 1"}]
    clocks = [None, {"kind": "live", "bank": 60, "increment": 5}, {"kind": "slow", "days": 3}]
    setups: list[Any] = [
        {"game": name, "seats": (seats * 2)[:players], "clock": clock, "grace": 60, "public": True}
        for name in registry.names()
        for players in holdfast.game(name).seats
        for clock in clocks
    ]
    names = ["Ann", "Zoë", "Łukasz Ő", "日本", "Ω mega", "אבג", "a b c"]
    corpus = [f"setup {_json(setup)}" for setup in setups]
    corpus += [f"{kind} {_json({key: name})}" for name in names
               for kind, key in (("session", "name"), ("token", "label"))]  # fmt: skip
    corpus += [f"command {text}" for table in _tables() for text in map(_json, _commands(table))]

    def read(text: str) -> None:
        kind, _, body = text.partition(" ")
        if kind == "session":
            clean_name(_decode(body, NewSession).name)
        elif kind == "token":
            clean_name(_decode(body, NewToken).label)
        elif kind == "command":
            _decode(body, c.AnyCommand)
        else:
            setup = clean_names(_decode(body, Setup))
            check_setup(holdfast.game(setup.game), setup)

    return _target(corpus, read)


def questions() -> Target:
    """What is asked in addresses: moves, parts, moments, eyes, and what things are."""
    tables = [table for table in _tables() if table.match is not None]
    corpus = []
    for number, table in enumerate(tables):
        assert table.match is not None
        for choice in table.match.show(max(0, table.match.turn or 0)).moves[:8]:
            corpus.append(f"{number} parts {_json(choice.parts)}")
        corpus += [f"{number} why {move}" for move in table.match.legal_moves[:8]]
        corpus += [f"{number} moment {ply} {eyes}" for ply in (0, 3) for eyes in ("0", "open", "")]
        corpus += [f"{number} explain {what}" for what in ("stone 4", "L5", "heap 1", "card 3")]

    def read(text: str) -> None:
        number, _, rest = _sendable(text).partition(" ")
        kind, _, asked = rest.partition(" ")
        asked = asked[: 400 if kind == "parts" else 80]  # no more is let in
        table = tables[_number(number) % len(tables)]
        if kind == "parts":
            show_why(table, ANN, InParts(asked))
        elif kind == "moment":
            ply, _, eyes = asked.partition(" ")
            show_moment(table, ANN, _number(ply), eyes[:8] or None)
        elif kind == "explain":
            show_explanation(table, ANN, asked)
        else:
            show_why(table, ANN, asked)

    return _target(corpus, read)


TARGETS: Final[dict[str, Callable[[], Target]]] = {
    each.__name__: each
    for each in (moves, positions, replays, boards, options, messages, bodies, questions)
}


def _tables() -> Iterator[Table]:
    """Yield a table of each game that is played at one screen."""
    for name in registry.names():
        players = holdfast.game(name).seats[0]
        sitting = Sitting(["me", *["hot"] * (players - 1)], game=name)
        dice = random.Random(5)
        for _ in range(3):
            match = sitting.table.match
            assert match is not None
            sitting.do(ANN, c.Move, move=dice.choice(match.legal_ids))
        yield sitting.table


def _commands(table: Table) -> Iterator[Any]:
    match, version = table.match, table.frame.version
    assert match is not None
    common = {"cid": "c-1", "v": version}
    for language in LANGUAGES:
        typed = spell(match.legal_moves[0], match.game.words.letters(language))
        yield {"do": "move", **common, "move": typed, "language": language}
    yield {"do": "move", **common, "move": match.legal_ids[0]}
    yield {"do": "undo", **common, "turn": True}
    yield {"do": "say", **common, "text": "hello, Zoë"}
    yield {"do": "sit", **common, "seat": 1, "invite": "abc"}
    yield {"do": "fill", **common, "seat": 1, "level": "master"}
    yield {"do": "ask", **common, "what": "pause"}
    yield {"do": "answer", **common, "what": "undo-anew", "yes": True}
    for do in ("leave", "resume", "resign", "reclaim", "decline", "close", "rematch"):
        yield {"do": do, **common}


def _messages(table: Table) -> Iterator[str]:
    for command in _commands(table):
        yield _json({"do": "act", "table": "ab12", "command": command})
    yield _json({"do": "watch", "table": "ab12", "since": 3})
    yield _json({"do": "look", "game": table.game.name, "clock": "live", "free": True, "pages": 2})
    for do in ("unlook", "ping"):
        yield _json({"do": do})


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _sendable(text: str) -> str:
    """Return a text as a frame of a socket or an address can have it: without half letters."""
    return text.encode("utf-8", "replace").decode()


def _decode(text: str, kind: Any) -> Any:
    """Return what a body says; what the server refuses before us is refused here too."""
    try:
        return msgspec.json.decode(text.encode("utf-8", "surrogatepass"), type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as mistake:
        raise HoldfastError(str(mistake)) from None


def _refusing(read: Callable[[], object]) -> None:
    """Read something that may be refused, and go on."""
    try:
        read()
    except HoldfastError:
        return


def _game(name: str) -> str:
    return name if name in registry.names() else registry.first()


def _number(text: str) -> int:
    """Return a number of our own, by which an input chooses where it goes."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
