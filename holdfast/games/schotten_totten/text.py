"""Sentences for people: what a move did, and why one is refused. Ids are in ``words/``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, Literal

import numpy as np

from holdfast.core import kernels
from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import Sentence
from holdfast.games.schotten_totten.formations import COLOUR, COLOUR_RUN, KIND, RUN, THREE
from holdfast.games.schotten_totten.moves import (
    BETRAY,
    CLAIM,
    DONE,
    DRAW_CLAN,
    GOALS,
    PASS,
    PLACE,
    RECRUIT,
    RETURN,
    STRATEGY,
    TO_DISCARD,
    WAIL,
)
from holdfast.games.schotten_totten.refusal import Refusal
from holdfast.games.schotten_totten.state import NEVER, PLAYERS, STATE, Ending, Phase, State
from holdfast.games.schotten_totten.tables import (
    CLAN_CARDS,
    KIND_TEXTS,
    MUD_SIDE,
    SIDE,
    STONES,
    TACTIC_CODES,
    TROOPS,
)

#: Room for what ``refuse`` writes: how many cards, how strong, and the cards.
_SHOWN: Final = 2 + MUD_SIDE

_RULES: Final = {
    Refusal.NOT_NOW: "2.1",
    Refusal.NOT_IN_HAND: "2.2",
    Refusal.CLOSED: "4.6",
    Refusal.NO_ROOM: "2.2",
    Refusal.LEAD: "6.4",
    Refusal.SECOND_JOKER: "7.3",
    Refusal.EMPTY_DECKS: "9.2",
    Refusal.SAME_STONE: "9.4",
    Refusal.ELITE: "9.6",
    Refusal.INCOMPLETE: "4.2",
    Refusal.WEAKER: "4.3",
    Refusal.LATER: "3.7",
    Refusal.BEATABLE: "4.4",
    Refusal.MUD_NEEDS_BOTH: "8.5",
    Refusal.CAN_PLAY: "6.5",
}


FormationName = Literal["colour-run", "three", "four", "colour", "run", "sum"]
_FORMATIONS: Final[dict[int, FormationName]] = {
    COLOUR_RUN: "colour-run",
    THREE: "three",
    COLOUR: "colour",
    RUN: "run",
}


def name_formation(power: int, mud: bool) -> tuple[FormationName, int]:
    """Return what a strength is: the kind, which the words have names for, and the total (3.6)."""
    name = _FORMATIONS.get(power // KIND * KIND, "sum")
    return "four" if name == "three" and mud else name, power % KIND


def why(state: State, move: int) -> Sentence:
    """Return the rule that a move breaks, and a sentence (4.7)."""
    cell = np.array([state], dtype=STATE)
    shown = np.zeros(_SHOWN, dtype=np.int32)
    code = Refusal(kernels.refuse_each(cell, move, shown))
    seat = int(state.turn)
    stone, kind, size = _facts(state, move)
    args: dict[str, str | int] = {
        "who": write_seat(seat),
        "rival": write_seat(1 - seat),
        "stone": stone + 1,
        "card": KIND_TEXTS[kind],
        "size": size,
        "count": int(state.count[stone, seat]),
    }
    if CLAIM <= move < DONE:
        theirs = int(shown[1]) if code == Refusal.BEATABLE else int(state.power[stone, 1 - seat])
        args |= _formations(state, stone, seat, theirs)
        args["cards"] = " ".join(KIND_TEXTS[card] for card in shown[2 : 2 + shown[0]])
    sentence, number = _refusal_sentence(state, code, move)
    return Sentence(sentence, args, number)


def _facts(state: State, move: int) -> tuple[int, int, int]:
    """Return the stone and the kind of card that a refusal speaks of, and the size of a side."""
    stone, kind = 0, 0
    if move < RECRUIT:
        kind, stone = divmod(move - PLACE, STONES)
    elif STRATEGY <= move < CLAIM:
        stone = _aim(state, move)
        kind = _ruse(move)
    elif CLAIM <= move < DONE:
        stone = move - CLAIM
    elif move == RECRUIT:
        kind = _ruse(move)
    elif RETURN <= move < PASS:
        kind = move - RETURN
    return stone, kind, MUD_SIDE if state.mud[stone] else SIDE


def _aim(state: State, move: int) -> int:
    """Return the stone that a ruse is about: where the card lies if it is closed, else the goal."""
    if move >= BETRAY:
        spot, goal = divmod(move - BETRAY, STONES)
    elif move >= WAIL:
        spot, goal = move - WAIL, TO_DISCARD
    else:
        spot, goal = divmod(move - STRATEGY, GOALS)
    source = spot // MUD_SIDE
    return source if goal == TO_DISCARD or state.owner[source] != NOBODY else goal


def _ruse(move: int) -> int:
    codes = ((BETRAY, "TR"), (WAIL, "BA"), (STRATEGY, "ST"), (RECRUIT, "RE"))
    return KIND_TEXTS.index(next(code for first, code in codes if move >= first))


def _formations(state: State, stone: int, seat: int, theirs: int) -> dict[str, str | int]:
    """Return kind and total of both sides, where they are complete."""
    args: dict[str, str | int] = {}
    for key, power in {"mine": int(state.power[stone, seat]), "theirs": theirs}.items():
        if power != NEVER:
            args[f"{key}-kind"], args[key] = name_formation(power, bool(state.mud[stone]))
    return args


def _refusal_sentence(state: State, code: Refusal, move: int) -> tuple[str, str]:
    """Return the id of the sentence and the number of the rule."""
    if code == Refusal.CLAIM_LATER:
        return ("claim-at-start", "10.1") if state.expert else ("claim-after-play", "4.1")
    if code == Refusal.NOT_NOW:
        return f"not-now-{Phase(int(state.phase)).name.lower()}", "10.1" if state.expert else "2.1"
    if code == Refusal.NO_CARD_THERE:
        own = move < WAIL
        rule = "9.4" if own else "9.5" if move < BETRAY else "9.6"
        return ("no-card-own" if own else "no-card-rival"), rule
    number = _RULES[code]
    if code == Refusal.CAN_PLAY and not state.tactics:
        number = "2.5"
    return code.name.lower().replace("_", "-"), number


def tell(before: State, move: int, trail: Sequence[State], seat: int) -> list[Sentence]:
    """Return what a move did and what followed from it, in order, as the seat may know it."""
    told = [_tell_move(before, move, seat), *_tell_end(before, trail[0])]
    for earlier, later in pairwise(trail):
        told += [*_tell_step(earlier, seat), *_tell_end(earlier, later)]
    return told


def _tell_step(before: State, seat: int) -> list[Sentence]:
    """Tell what the engine did because nobody had a choice."""
    who = int(before.turn)
    if before.phase == Phase.PLAY:
        return [Sentence("cannot-play", {"who": write_seat(who)}, "2.5")]
    if before.phase == Phase.CLAIM and before.claims:
        stone = next(stone for stone in range(STONES) if int(before.claims) >> stone & 1)
        return [_tell_claim(before, stone, who)]
    if before.phase in (Phase.DRAW, Phase.RECRUIT):
        return _tell_draws(before, who, seat)
    return []


def _tell_draws(before: State, who: int, seat: int) -> list[Sentence]:
    """Tell the cards drawn from the only deck: by name to the one who drew them (2.4, 6.6)."""
    clans = min(int(before.due), int(before.deck_size))
    tactics = min(int(before.due) - clans, int(before.tactics_size))
    if who == seat:
        cards = [*_top(before.deck, before.deck_size, clans)]
        cards += _top(before.tactics_deck, before.tactics_size, tactics)
        return [_tell_card(who, card) for card in cards]
    counts = {"drew-clan": clans, "drew-tactic": tactics}
    return [
        Sentence(name, {"who": write_seat(who), "count": n}, "2.4")
        for name, n in counts.items()
        if n
    ]


def _top(deck: Any, size: int, count: int) -> list[int]:
    return [int(deck[int(size) - 1 - i]) for i in range(count)]


def _tell_card(who: int, card: int) -> Sentence:
    return Sentence("drew-card", {"who": write_seat(who), "card": KIND_TEXTS[card]}, "2.4")


def _tell_move(state: State, move: int, seat: int) -> Sentence:
    who = int(state.turn)
    args: dict[str, str | int] = {"who": write_seat(who)}
    if move < RECRUIT:
        return _tell_place(args, move)
    if move < CLAIM:
        return _tell_ruse(state, args, move)
    if move < DONE:
        return _tell_claim(state, move - CLAIM, who)
    if RETURN <= move < PASS:
        kind = move - RETURN
        if who == seat:
            return Sentence("returned-card", args | {"card": KIND_TEXTS[kind]}, "9.3")
        return Sentence("returned-clan" if kind < CLAN_CARDS else "returned-tactic", args, "9.3")
    if move in (DONE, PASS):
        return Sentence("claims-done" if move == DONE else "passed", args)
    clan = move == DRAW_CLAN
    if who == seat:
        deck, size = (
            (state.deck, state.deck_size) if clan else (state.tactics_deck, state.tactics_size)
        )
        return _tell_card(who, _top(deck, size, 1)[0])
    return Sentence("drew-clan" if clan else "drew-tactic", args | {"count": 1}, "6.3")


def _tell_place(args: dict[str, str | int], move: int) -> Sentence:
    kind, stone = divmod(move - PLACE, STONES)
    args = args | {"stone": stone + 1}
    if kind < CLAN_CARDS:
        return Sentence("place-troop", args | {"card": KIND_TEXTS[kind]}, "2.2")
    args["name"] = TACTIC_CODES[kind - CLAN_CARDS]
    return Sentence("place-elite" if kind < TROOPS else "place-mode", args, "6.2")


def _tell_ruse(state: State, args: dict[str, str | int], move: int) -> Sentence:
    seat = int(state.turn)
    if move == RECRUIT:
        return Sentence("recruit", args, "9.2")
    if move < WAIL:
        spot, goal = divmod(move - STRATEGY, GOALS)
        args = _with_spot(state, args, spot, seat)
        if goal == TO_DISCARD:
            return Sentence("strategy-discard", args, "9.4")
        return Sentence("strategy-move", args | {"goal": goal + 1}, "9.4")
    if move < BETRAY:
        return Sentence("banshee", _with_spot(state, args, move - WAIL, 1 - seat), "9.5")
    spot, goal = divmod(move - BETRAY, STONES)
    args = _with_spot(state, args, spot, 1 - seat)
    return Sentence("betray", args | {"goal": goal + 1}, "9.6")


def _with_spot(
    state: State, args: dict[str, str | int], spot: int, seat: int
) -> dict[str, str | int]:
    stone, i = divmod(spot, MUD_SIDE)
    return args | {"stone": stone + 1, "card": KIND_TEXTS[int(state.cards[stone, seat, i])]}


def _tell_claim(state: State, stone: int, who: int) -> Sentence:
    mine, theirs = int(state.power[stone, who]), int(state.power[stone, 1 - who])
    args = _formations(state, stone, who, theirs)
    args |= {"who": write_seat(who), "stone": stone + 1}
    if theirs == NEVER:
        return Sentence("claim-proof", args, "4.4")
    if mine == theirs:
        return Sentence("claim-first", args, "3.7")
    return Sentence("claim-stronger", args, "4.3")


def _tell_end(before: State, after: State) -> list[Sentence]:
    """Tell how the round ended, if it did, and who starts the next (5.1, 5.3, 5.4)."""
    if after.phase != Phase.OVER and after.round_now == before.round_now:
        return []
    gained = [int(after.points[seat] - before.points[seat]) for seat in range(PLAYERS)]
    winner = int(after.winner)
    ahead = max(winner, 0)
    args: dict[str, str | int] = {
        "who": write_seat(winner),
        "won": gained[ahead],
        "lost": gained[1 - ahead],
    }
    ids = {Ending.FIVE: "round-five", Ending.THREE: "round-three", Ending.STALLED: "round-stalled"}
    ended = Ending(int(after.ending))
    name = "round-drawn" if winner == NOBODY else ids[ended]
    told = [Sentence(name, args, "5.3" if ended == Ending.STALLED else "5.1")]
    if after.phase != Phase.OVER:
        opener = write_seat(int(after.opener))
        told += [Sentence("round-begins", {"round": int(after.round_now), "who": opener}, "5.6")]
    return told
