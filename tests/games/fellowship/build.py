"""Positions for tests, written with only what matters in each, and names for what they ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

import holdfast
from holdfast import IllegalMove, Match

from .plain import HAND, PLACES, Cell, around, full_deck
from .plain import text as write_cell

NAME = "fellowship"
SEATS = "ABCD"
NAMES = [place.name for place in PLACES]
#: What fills hands up where a test does not care: common cards first.
FILLERS = "321450N"

# Setting up


def deal(seed: int = 1, players: int = 4, **options: bool | int | str) -> Match:
    """A match just dealt."""
    return holdfast.new(NAME, players=players, seed=seed, **options)


def write(
    *cells: str,
    place: str = "Bag End",
    decks: dict[str, str] | None = None,
    out: str = "",
    hand: str = "",
    **lines: Any,
) -> str:
    """The text of a position; four play if nothing else is said.

    A cell is written as in ``"-1,0: r4*be b2"``. The current location is ``place`` and lies at 0,0,
    so that all tests speak of the same ten cells; the earlier ones climb away to the right, and
    the last of them shares -1,1 and -1,2. With ``sites`` they lie as it says.

    ``a`` to ``d`` are some cards of the hands, and ``hand`` is that of the player at turn; others
    fill them up, but not the hand of a player in the middle of a turn. ``decks`` says what a deck
    holds, if not all the rest; then the hand is as given. Seats in ``out`` have no cards at all.
    What is taken away so lies in the box.
    """
    players = int(lines.setdefault("players", len(SEATS)))
    sites = lines.setdefault("sites", _stairs(NAMES.index(place) + 1)).split()
    seat, _, phase = str(lines.setdefault("turn", "A play")).partition(" ")
    plays = phase in ("", "play")
    busy = seat if "played" in lines or not plays else ""
    lines.setdefault("scored", len(sites) - plays)
    left = dict.fromkeys(out, "") | (decks or {})
    hands = {each: str(lines.pop(each.lower(), "")) for each in SEATS[:players]}
    hands[seat] += hand
    named = _count([*cells, *hands.values(), *left.values(), str(lines.get("box", ""))])
    for each in hands:
        own = full_deck(players, SEATS.index(each))
        if each in left:
            lines["box"] = f"{lines.get('box', '')} {_join(own - named)}"
        elif each != busy:
            rest = sorted((own - named).elements(), key=lambda card: FILLERS.index(card[1]))
            more = rest[: HAND - len(hands[each].split())]
            hands[each] += " " + " ".join(more)
    rows = [f"{key} {value}" for key, value in lines.items()]
    rows += [f"hand {each} {cards.strip() or '-'}" for each, cards in hands.items()]
    return "\n".join(rows + [f"cell {cell}" for cell in cells])


def table(
    *cells: str,
    place: str = "Bag End",
    decks: dict[str, str] | None = None,
    out: str = "",
    hand: str = "",
    **lines: Any,
) -> Match:
    """A match at a position; see ``write``."""
    text = write(*cells, place=place, decks=decks, out=out, hand=hand, **lines)
    return holdfast.read(NAME, text)


def ring(cards: str, at: str = "0,0") -> list[str]:
    """Cards in the ten cells round a location, row by row; ``.`` leaves one empty."""
    cells = zip(around(_pair(at)), cards.split(), strict=False)
    return [f"{write_cell(cell)}: {card}" for cell, card in cells if card != "."]


def crowd(*sites: str, without: str = "") -> list[str]:
    """A card in every cell round these locations: 1s of all colours in turn, then 2s."""
    cells = sorted({cell for site in sites for cell in around(_pair(site))})
    cards = [f"{colour}{value}" for value in "1" * 7 + "2" * 4 + "4" * 4 for colour in "rbgy"]
    pairs = zip((c for c in cells if write_cell(c) not in without.split()), cards, strict=False)
    return [f"{write_cell(cell)}: {card}" for cell, card in pairs]


def _stairs(number: int) -> str:
    """So many locations, each two rows lower and two columns further left than the one before."""
    return " ".join(f"{-2 * n},{2 * n}" for n in reversed(range(number)))


def _pair(at: str) -> Cell:
    row, column = at.split(",")
    return int(row), int(column)


def _count(texts: Iterable[str]) -> Counter[str]:
    words = " ".join(each.rpartition(":")[2] for each in texts).split()
    return Counter(word.partition("*")[0] for word in words if word != "-")


def _join(cards: Counter[str]) -> str:
    return " ".join(cards.elements())


# Playing


def play(match: Match, moves: str) -> Match:
    """Make moves that are separated by semicolons."""
    for move in moves.split(";"):
        match.play(move)
    return match


def refusal(match: Match, move: str) -> IllegalMove:
    """Why a move is refused; it must be."""
    reason = match.why(move)
    assert reason is not None, f"{move} is allowed"
    return reason


def kinds(match: Match) -> str:
    """The cards that may be laid somewhere without a ring, as in ``r0 r1 rN``."""
    found = dict.fromkeys(move.partition("@")[0] for move in match.legal_moves if "@" in move)
    return " ".join(found)


def places(match: Match, card: str) -> list[str]:
    """Where a card may be laid; with a ring, if it is written so: ``r4*be``."""
    kind, star, token = card.partition("*")
    moves = [move.partition("@") for move in match.legal_moves]
    cells = [cell for name, _, cell in moves if name == kind]
    if not star:
        return [cell for cell in cells if "*" not in cell]
    return [cell.removesuffix(f"*{token}") for cell in cells if cell.endswith(f"*{token}")]


def spots(match: Match) -> list[str]:
    """Where the next location may be placed."""
    return [move.removeprefix("site ") for move in match.legal_moves if move.startswith("site ")]


def retakes(match: Match) -> list[str]:
    """What may be taken back with the ring of Lothlórien, as in ``-3,4>0,2``."""
    return [move.removeprefix("lo ") for move in match.legal_moves if move.startswith("lo ")]


# Asking


def look(match: Match, seat: int = 0) -> dict[str, Any]:
    """The whole table with everything open, as JSON."""
    table: dict[str, Any] = msgspec.to_builtins(match.game.view(match.state, seat))
    return table


def phase(match: Match) -> str:
    """Who decides what, as in ``A play``; ``over`` at the end."""
    name: str = look(match)["phase"]
    return name if match.turn is None else f"{SEATS[match.turn]} {name}"


def location(match: Match) -> str:
    """The current location."""
    placed = [site["name"] for site in look(match)["locations"] if site["at"] is not None]
    return str(placed[-1])


def is_black(match: Match) -> bool:
    """Tell whether the current location is black now."""
    return bool(look(match)["black"])


def _cell(match: Match, at: str) -> dict[str, Any]:
    [found] = [cell for cell in look(match)["cells"] if cell["at"] == list(_pair(at))]
    return dict(found)


def card(match: Match, at: str) -> str:
    """The open card in a cell, with its ring, as in ``r4*be``; ``-`` if there is none."""
    cell = _cell(match, at)
    token = "" if cell["ring"] is None else f"*{cell['ring']}"
    return f"{cell['card'] or '-'}{token}"


def covered(match: Match, at: str) -> list[str]:
    """The covered cards of a cell, the lowest first."""
    return list(_cell(match, at)["covered"])


def totals(match: Match) -> str:
    """The totals in order of rank, as in ``r10 b6 g0 y-``; ``-`` for a colour without a card."""
    rows = look(match)["standings"]
    return " ".join(
        f"{row['colour'][0]}{'-' if row['total'] is None else row['total']}" for row in rows
    )


def points(match: Match) -> list[int]:
    """The points of every player."""
    return list(match.scores)


def gained(match: Match) -> list[int]:
    """What every player gained at the location scored last."""
    return [int(n) for n in match.state.gained[: match.players]]


def scored(match: Match) -> int:
    """How many locations have been scored."""
    return sum(site["scored"] for site in look(match)["locations"])


def holder(match: Match, token: str) -> str:
    """Who has a ring; ``table``, ``lost``, or ``-`` if nobody has won it."""
    where = look(match)["rings"][token]
    if where is None:
        return "-"
    return SEATS[where] if isinstance(where, int) else str(where)


def hand(match: Match, seat: str) -> str:
    """A hand, as in ``r1 r1 r4``."""
    return " ".join(look(match, SEATS.index(seat))["hand"])


def held(match: Match) -> list[int]:
    """How many cards everybody has in hand."""
    return [player["hand"] for player in look(match)["players"]]


def left(match: Match) -> list[int]:
    """How many cards everybody has in the deck."""
    return [player["deck"] for player in look(match)["players"]]


def box(match: Match) -> str:
    """The cards that have left the game."""
    return " ".join(look(match)["box"])


def told(match: Match) -> list[str]:
    """What the last move was told to lead to, by the names of the sentences."""
    return [line["id"] for line in match.log(0)[-1]["told"]]


def winners(match: Match) -> str:
    """Who has won."""
    return "".join(SEATS[seat] for seat in match.winners)
