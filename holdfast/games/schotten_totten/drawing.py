"""The table in characters, 100 columns wide, with rich's markup for colours.

Colours are never alone: every card shows its clan's letter.
"""

from __future__ import annotations

import textwrap
from typing import Final

from holdfast.core.canvas import WIDTH
from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import count_of
from holdfast.games.schotten_totten.ending import count_missing, count_stones
from holdfast.games.schotten_totten.formations import COLOUR, COLOUR_RUN, KIND, RUN, SUM, THREE
from holdfast.games.schotten_totten.notation import write_card
from holdfast.games.schotten_totten.state import HIDDEN, NEVER, Phase, State
from holdfast.games.schotten_totten.tables import (
    CLAN_CARDS,
    CLAN_LETTERS,
    KIND_TEXTS,
    MUD_SIDE,
    SIDE,
    STONES,
    STRENGTHS,
    TACTIC_NAMES,
)

_COLUMN: Final = 10
_MARGIN: Final = 6

_STYLES: Final = {
    "R": "bold red",
    "O": "bold dark_orange",
    "Y": "bold yellow",
    "G": "bold green",
    "B": "bold dodger_blue1",
    "V": "bold magenta",
}
_TACTIC_STYLE: Final = "bold reverse"
_SHORT: Final = {
    COLOUR_RUN: "c.run",
    THREE: "3 kind",
    COLOUR: "colour",
    RUN: "run",
    SUM: "sum",
}
_PHASES: Final = {
    Phase.PLAY: "to play a card",
    Phase.CLAIM: "may claim",
    Phase.DRAW: "to draw",
    Phase.RECRUIT: "recruits",
    Phase.RETURN: "to put a card back",
    Phase.OVER: "",
}


def draw(state: State, seat: int) -> str:
    """Draw the table with the seat's side at the bottom; spectators sit with A."""
    below = seat if seat >= 0 else 0
    above = 1 - below
    lines = [
        _title(state),
        "",
        _player(state, above),
        _border(state, above),
        _labels(state, above),
        *(_row(state, above, i) for i in range(MUD_SIDE - 1, -1, -1) if _is_used(state, i)),
        _stones(state, below),
        *(_row(state, below, i) for i in range(MUD_SIDE) if _is_used(state, i)),
        _labels(state, below),
        _border(state, below),
        _player(state, below),
        _legend(state, below),
        "",
        _unseen(state),
        _piles(state),
    ]
    return "\n".join(line.rstrip() for line in lines)


def show_card(kind: int) -> str:
    """Return a card with its colour."""
    text = write_card(kind)
    style = _STYLES[text[0]] if kind < CLAN_CARDS else _TACTIC_STYLE
    return f"[{style}]{text}[/]"


def _title(state: State) -> str:
    parts = ["[bold]Schotten Totten[/]"]
    parts += [name for name, on in (("Tactics", state.tactics), ("Expert", state.expert)) if on]
    if state.rounds > 1:
        points = " – ".join(str(int(points)) for points in state.points)
        parts += [f"round {state.round_now} of {state.rounds}", f"points A {points} B"]
    phase = Phase(int(state.phase))
    if phase == Phase.OVER:
        parts += ["[bold]the match is over[/]"]
    else:
        parts += [f"[bold]{write_seat(int(state.turn))}[/] {_PHASES[phase]}"]
    return " · ".join(parts)


def _player(state: State, seat: int) -> str:
    """A player's line: the hand, and what is open about it (6.6)."""
    hand = [int(kind) for kind in state.hand[seat, : state.held[seat]]]
    clans, size = int(state.clans[seat]), int(state.held[seat])
    mark = "[bold]►[/]" if state.turn == seat and state.phase != Phase.OVER else " "
    text = f"{mark} [bold]{write_seat(seat)}[/]   "
    if HIDDEN in hand:
        text += "[dim]" + "▒▒ " * clans + "[/]" + "[dim reverse]▒▒[/] " * (size - clans)
        text += count_of(clans, "clan card")
        text += f" and {count_of(size - clans, 'tactic')}" if state.tactics else ""
    else:
        text += "  ".join(show_card(kind) for kind in hand) or "[dim]no cards[/]"
    if state.tactics:
        text += f"   [dim]tactics played {state.played[seat]}[/]"
    return text


def _border(state: State, seat: int) -> str:
    """What a player plays for: the stones, and how many are lacking to win by them (5.1)."""
    to_five, to_three = count_missing(state.owner.tolist(), seat)
    text = " " * _MARGIN + f"[bold]{count_of(count_stones(state, seat), 'stone')}[/]"
    if state.phase == Phase.OVER:
        return text
    text += f"[dim], {to_five} to five"
    return text + (f", {to_three} to three adjacent[/]" if to_three else "[/]")


def _legend(state: State, seat: int) -> str:
    """Name the tactics in the hand, once each."""
    kinds = sorted({int(kind) for kind in state.hand[seat, : state.held[seat]]})
    names = [f"{KIND_TEXTS[k]} {TACTIC_NAMES[k - CLAN_CARDS]}" for k in kinds if k >= CLAN_CARDS]
    whole = ", ".join(name.replace(" ", "_") for name in names)  # a name stays on one line
    lines = [line.replace("_", " ") for line in textwrap.wrap(whole, WIDTH - _MARGIN)]
    return "\n".join(" " * _MARGIN + f"[dim]{line}[/]" for line in lines)


def _is_used(state: State, i: int) -> bool:
    """Tell whether this place of a side exists at any stone (8.2)."""
    return i < SIDE or bool(state.mud.any())


def _row(state: State, seat: int, i: int) -> str:
    cells = []
    for stone in range(STONES):
        size = MUD_SIDE if state.mud[stone] else SIDE
        if i < state.count[stone, seat]:
            shown = show_card(int(state.cards[stone, seat, i]))
            lost = state.owner[stone] == 1 - seat
            cells += [_centre(f"[dim]{shown}[/]" if lost else shown, 2)]
        elif i < size and state.owner[stone] == NOBODY:
            cells += [_centre("[dim]··[/]", 2)]
        else:
            cells += [" " * _COLUMN]
    return " " * _MARGIN + "".join(cells)


def _labels(state: State, seat: int) -> str:
    """Name the formation of each complete side; ``1st`` marks the one that was complete first."""
    cells = []
    for stone in range(STONES):
        power = int(state.power[stone, seat])
        if power == NEVER:
            cells += [" " * _COLUMN]
            continue
        kind, total = power // KIND * KIND, power % KIND
        name = "4 kind" if kind == THREE and state.mud[stone] else _SHORT[kind]
        both = state.power[stone, 1 - seat] != NEVER
        first = both and state.first[stone] == seat and power == state.power[stone, 1 - seat]
        text = f"1st {total}" if first else f"{name} {total}"
        cells += [_centre(f"[italic]{text}[/]", len(text))]
    return " " * _MARGIN + "".join(cells)


def _stones(state: State, below: int) -> str:
    """The row of stones: owner's arrow, number, combat modes; claimable ones are marked."""
    cells = []
    for stone in range(STONES):
        owner = int(state.owner[stone])
        number = str(stone + 1)
        modes = ("~" if state.mud[stone] else "") + ("?" if state.blind[stone] else "")
        text = f"{number}{' ' + modes if modes else ''}"
        if owner != NOBODY:
            arrow = "▼" if owner == below else "▲"
            shown, width = f"[bold reverse] {text} {arrow} [/]", len(text) + 4
        elif state.phase == Phase.CLAIM and int(state.claims) >> stone & 1:
            shown, width = f"[bold yellow]» {text} «[/]", len(text) + 4
        else:
            shown, width = f"[bold]( {text} )[/]", len(text) + 4
        cells += [_centre(shown, width, fill="─")]
    edge = "─" * (_MARGIN - 2)
    return f" {edge}─{''.join(cells)}{edge}"


def _centre(text: str, width: int, fill: str = " ") -> str:
    left = (_COLUMN - width) // 2
    return fill * left + text + fill * (_COLUMN - width - left)


def _unseen(state: State) -> str:
    """List the clan cards that nobody has seen: what a proof has to reckon with (4.5)."""
    groups = []
    for clan, letter in enumerate(CLAN_LETTERS):
        bits = int(state.unseen[clan])
        row = "".join(str(s + 1) if bits >> s & 1 else "·" for s in range(STRENGTHS))
        groups += [f"[{_STYLES[letter]}]{letter}[/] {row}"]
    return "[dim]not seen yet[/]  " + "  ".join(groups)


def _piles(state: State) -> str:
    text = f"[dim]decks[/]  clan {state.deck_size}"
    if not state.tactics:
        return text
    text += f", tactics {state.tactics_size}"
    if state.discard_size:
        discard = " ".join(show_card(int(kind)) for kind in state.discard[: state.discard_size])
        text += f"   [dim]discarded[/]  {discard}"
    modes = [
        name
        for name, flags in (("~ Mud Fight", state.mud), ("? Blind-Man's Bluff", state.blind))
        if flags.any()
    ]
    return text + (f"   [dim]{', '.join(modes)}[/]" if modes else "")
