"""Checks of what a game declares for its editor: every change leads somewhere, or is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

from holdfast.core.editing import (
    SEATS,
    TURN,
    Bench,
    CannotEdit,
    Edit,
    Setting,
    edit,
    lay_out,
    read_record,
    say,
)
from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match
from holdfast.core.words import LANGUAGES
from holdfast.testing.amount import amount
from holdfast.testing.cases import Case
from holdfast.testing.citations import rule_numbers


def check_editing(case: Case, seed: int = 0, edits: int | None = None) -> None:
    """Random changes lead from text to text, or are refused; each can be drawn, and is explained.

    Every kind of thing has a place, and to take away what was placed undoes it.
    """
    choice = random.Random(seed)
    for match in case.sample(seed, amount(2, 6, 1, 2)):
        text = case.game.text.write_state(match.state)
        _check_words(case, match, lay_out(case.game, match.state))
        for _ in range(amount(5, 60, 3, 8) if edits is None else edits):
            changes = [*_changes(lay_out(case.game, read_record(case.game, text)[0]))]
            case.demand(bool(changes), match, f"nothing can be changed in\n{text}")
            text = _change(case, match, text, choice.choice(changes))


def _changes(bench: Bench) -> Iterator[Edit]:
    """Yield every change that one could want: each thing in each place, and each setting."""
    for place in bench.places:
        yield from (Edit("take", name, place.name) for name in place.holds)
        for thing in bench.things:
            if thing.kind in place.kinds:
                yield Edit("put", thing.name, place.name)
    for setting in bench.settings:
        ends = [str(setting.choices[0]), str(setting.choices[-1])]
        words = setting.choices if isinstance(setting.choices, tuple) else ends
        yield from (Edit("set", setting.name, value=word) for word in words)


def _change(case: Case, match: Match, text: str, change: Edit) -> str:
    """Make a change, and return the text that follows; the same one if it is refused."""
    try:
        after = edit(case.game, text, change)
    except CannotEdit:
        return text
    except HoldfastError as mistake:
        case.demand(False, match, f"{change} leads to no position: {mistake}\n{text}")
    _check_shown(case, match, after, change)
    if change.do == "put":
        _check_undone(case, match, text, after, change)
    return after


def _check_undone(case: Case, match: Match, text: str, after: str, change: Edit) -> None:
    """To take away what was placed leaves what lay there before."""
    try:
        back = edit(case.game, after, change._replace(do="take"))
    except HoldfastError as mistake:
        case.demand(False, match, f"{change} cannot be undone: {mistake}\n{text}\n{after}")
    was, now = (
        {place.name: sorted(place.holds) for place in lay_out(case.game, state).places}
        for state in (read_record(case.game, each)[0] for each in (text, back))
    )
    case.demand(was == now, match, f"{change} is not undone:\n{text}\n{back}")


def _check_shown(case: Case, match: Match, text: str, change: Edit) -> None:
    """A changed position is written as it is read, is drawn open, and its problems are said."""
    game, state = case.game, read_record(case.game, text)[0]
    case.demand(game.text.write_state(state) == text, match, f"after {change} is read otherwise")
    for seat in range(int(state.seats)):
        game.wire.view(state, seat)
    numbers = rule_numbers(game)
    places = {place.name for place in lay_out(game, state).places}
    for problem in game.text.problems(state):
        case.demand(bool(game.positions.say(problem)), match, f"{problem} is not said")
        there = not problem.rule or problem.rule in numbers
        case.demand(there, match, f"{problem.id} names rule {problem.rule}, which is not there")
        spoken = set(game.editing.where(state, problem))
        case.demand(spoken <= places, match, f"{problem} speaks of {spoken - places}, no places")


def _check_words(case: Case, match: Match, bench: Bench) -> None:
    """Everything is called by different names, has a place, and is said in every language."""
    for kind in ("things", "places", "settings"):
        names = [each.name for each in getattr(bench, kind)]
        case.demand(len(set(names)) == len(names), match, f"two {kind} have one name: {names}")
    belong = {kind for place in bench.places for kind in place.kinds}
    lost = {thing.name for thing in bench.things if thing.kind not in belong}
    case.demand(not lost, match, f"{lost} can be placed nowhere")
    named = case.game.editing.names
    kinds = {thing.kind for thing in bench.things}
    wanted = kinds | {word for each in bench.settings for word in _words_of(each)}
    case.demand(wanted <= set(named), match, f"{wanted - set(named)} are called nothing")
    says = [thing.says for thing in bench.things] + [place.says for place in bench.places]
    says += [each.says for each in bench.settings if not _is_common(each)]
    for sentence in (*says, *named.values()):
        for language in LANGUAGES:
            said = say(case.game, sentence, language)
            case.demand(bool(said.strip()), match, f"{sentence} is not said in {language}")


def _is_common(setting: Setting) -> bool:
    """Ask whether the page itself says what a setting is."""
    return setting.option or setting.name in (SEATS, TURN)


def _words_of(setting: Setting) -> set[str]:
    """Return the choices of a setting that need a word: no seats, numbers, switches, options."""
    choices = setting.choices
    if setting.option or isinstance(choices, range) or choices == ("off", "on"):
        return set()
    return {word for word in choices if len(word) > 1 and not word.isdecimal()}
