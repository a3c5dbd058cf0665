"""What somebody is shown who sets up a position by hand; possible or not."""

from __future__ import annotations

from holdfast.core.editing import TURN, Bench, CannotEdit, Edit, Setting, edit, lay_out, read_record
from holdfast.core.errors import UnreadableState
from holdfast.core.game import Game, State
from holdfast.core.seats import read_seat
from holdfast.core.words import Sentence
from holdfast.server import messages as m
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.mistakes import refusal_of
from holdfast.server.view.studies import check_position


def edit_position(game: Game, change: m.StudyEdit) -> m.StudyEdited:
    """Return a position after a change, and all that is to be said of it."""
    refusal, position = None, change.position
    try:
        if change.do != "look":
            wanted = Edit(change.do, change.thing, change.place, change.value)
            position = edit(game, position, wanted)
    except CannotEdit as hurdle:
        refusal = refusal_of(_refused(hurdle))
    except UnreadableState:
        pass  # which is said below, with the line
    checked = check_position(game, m.StudyText(change.game, position, change.eyes))
    try:
        state = read_record(game, position)[0]
    except UnreadableState:
        return m.StudyEdited(position, checked, refusal=refusal)
    bench = lay_out(game, state)
    problems = [Sentence(each.id, dict(each.args), each.rule) for each in checked.problems]
    return m.StudyEdited(
        position=position,
        checked=checked,
        drawn=None if checked.shown else _draw(game, state, bench),
        where=[list(game.editing.where(state, problem)) for problem in problems],
        bench=_show_bench(game, bench),
        refusal=refusal,
    )


def _refused(hurdle: CannotEdit) -> Refused:
    return Refused(
        Code.CANNOT_EDIT,
        why=hurdle.hurdle.value,
        thing=hurdle.thing,
        place=hurdle.place,
        value=hurdle.value,
    )


def _draw(game: Game, state: State, bench: Bench) -> m.StudyShown:
    """Return the table of a position that cannot occur: nobody can move there, or has points."""
    letter = next((each.value for each in bench.settings if each.name == TURN), "A")
    turn, seats = read_seat(letter, int(state.seats)), int(state.seats)
    table = game.wire.view(state, turn)
    match = m.MatchShown(0, turn, [None] * seats, table, [])
    return m.StudyShown(seats, None, game.text.write_state(state), match, [], None)


def _show_bench(game: Game, bench: Bench) -> m.Workbench:
    return m.Workbench(
        names={name: _told(says) for name, says in game.editing.names.items()},
        things=[
            m.ThingShown(each.name, each.kind, _told(each.says), bench.left[each.name])
            for each in bench.things
        ],
        places=[
            m.PlaceShown(each.name, _told(each.says), list(each.kinds), each.holds, each.room)
            for each in bench.places
        ],
        settings=[_show_setting(each) for each in bench.settings],
    )


def _show_setting(each: Setting) -> m.SettingShown:
    told, value, choices = _told(each.says), each.value, each.choices
    if isinstance(choices, range):
        least, most = choices[0], choices[-1]
        return m.SettingShown(each.name, told, each.option, value, [], least, most)
    return m.SettingShown(each.name, told, each.option, value, list(choices), 0, 0)


def _told(sentence: Sentence) -> m.Told:
    return m.Told(sentence.id, sentence.args, sentence.rule)
