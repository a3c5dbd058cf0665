"""What somebody is shown of a study. No table belongs to it, and it is kept only if it is shared.

A study hides nothing from whoever has it: its root says where every card lies. What must not be
found out never comes into a root; see ``holdfast.core.studying``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdfast.core.errors import HoldfastError, ImpossibleState, UnreadableState
from holdfast.core.game import Game
from holdfast.core.match import Match, new_match, read_match
from holdfast.core.replay import MAGIC, read_fact, read_replay
from holdfast.core.studying import Branch, check_tree, match_after, root_of, root_seen
from holdfast.server import messages as m
from holdfast.server.table.decide import check_rules
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table
from holdfast.server.table.texts import clean_line
from holdfast.server.view.asked import AskedMove
from holdfast.server.view.lessons import decided, show_told
from holdfast.server.view.mistakes import refusal_of
from holdfast.server.view.questions import explain_in, preview_of

#: Eyes that see every card.
OPEN: Final = "open"
_LONGEST_DETAIL: Final = 600


def show_root(table: Table, ply: int, seat: int | None, deal: int | None) -> m.StudyRoot:
    """Return a moment of a finished match as the root of a study; raise ``Refused``.

    With a ``deal`` the seat knows no more than it did.
    """
    check_rules(table)
    if table.match is None:
        raise Refused(Code.NOT_STARTED)
    if table.frame.status != "over":
        raise Refused(Code.NOT_OVER)
    return make_root(table.match, ply, seat, deal)


def read_root(find: Callable[[str], Game], pasted: m.StudyPasted) -> m.StudyRoot:
    """Return the root of a study from text that somebody has; raise ``Refused``."""
    try:
        if not pasted.text.lstrip().startswith(MAGIC):
            match = read_match(find(pasted.game), pasted.text)
            root = make_root(match, 0, pasted.seat, pasted.deal)
            return root if root.cards == "dealt" else m.StudyRoot(root.game, root.position)
        find(read_fact(pasted.text.lstrip(), "game"))
        match = read_replay(pasted.text)
    except Refused:
        raise
    except HoldfastError as mistake:
        raise Refused(Code.BAD_POSITION, detail=str(mistake)) from None
    ply = match.ply if pasted.ply is None else pasted.ply
    return make_root(match, ply, pasted.seat, pasted.deal)


def deal_root(game: Game, dealt: m.StudyDealt) -> m.StudyRoot:
    """Return the first position of a new match as the root of a study; raise ``Refused``."""
    try:
        match = new_match(game, dealt.players, dealt.deal, dealt.options)
    except HoldfastError as mistake:
        raise Refused(Code.BAD_OPTION, detail=str(mistake)) from None
    return m.StudyRoot(game.name, root_of(match, 0))


def check_position(game: Game, given: m.StudyText) -> m.StudyChecked:
    """Return a position as it is shown; or all that makes it impossible, or cannot be read."""
    try:
        match = read_match(game, given.position)
    except ImpossibleState as mistake:
        told = [m.Told(each.id, each.args, each.rule) for each in mistake.sentences]
        return m.StudyChecked(None, told)
    except UnreadableState as mistake:
        line = _line_of(given.position, mistake.line)
        return m.StudyChecked(None, [], line, str(mistake)[:_LONGEST_DETAIL])
    return m.StudyChecked(show_place(match, _eyes(match, given.eyes)), [])


def _line_of(position: str, key: str) -> str:
    """Return the line of a position that begins like this, the last one of several."""
    lines = [" ".join(line.split()) for line in position.splitlines()]
    found = [line for line in lines if key and line.lower().startswith(key.lower())]
    return found[-1] if found else ""


def make_root(match: Match, ply: int, seat: int | None, deal: int | None) -> m.StudyRoot:
    """Return a moment of a match as the root of a study; raise ``Refused``."""
    if not 0 <= ply <= match.ply:
        raise Refused(Code.UNKNOWN_MOMENT, ply=ply, last=match.ply)
    if seat is not None and seat >= match.players:
        raise Refused(Code.UNKNOWN_SEAT, seat=seat)
    if deal is None:
        return m.StudyRoot(match.game.name, root_of(match, ply), seat, "true")
    if seat is None:
        raise Refused(Code.BAD_MESSAGE, detail="give the seat for which the cards are dealt anew")
    return m.StudyRoot(match.game.name, root_seen(match, ply, seat, deal), seat, "dealt")


class StudyView:
    """A place in a study."""

    def __init__(self, game: Game, place: m.StudyPlace) -> None:
        """Go there; raise ``Refused`` if there is no such position, or a move cannot be made."""
        try:
            self.match = match_after(game, place.position, place.path)
        except HoldfastError as mistake:
            raise Refused(Code.BAD_POSITION, detail=str(mistake)) from None
        self.eyes = _eyes(self.match, place.eyes)

    def show(self) -> m.StudyShown:
        """Return the table, and what has led there."""
        return show_place(self.match, self.eyes)

    def why(self, asked: AskedMove) -> m.WhyShown:
        """Return whether a move is legal here, and why not."""
        try:
            decided(self.match, asked)
        except Refused as refused:
            return m.WhyShown(legal=False, refusal=refusal_of(refused))
        return m.WhyShown(legal=True, refusal=None)

    def preview(self, asked: AskedMove) -> m.Preview:
        """Return what a legal move would lead to, as far as whoever decides can know it."""
        move = decided(self.match, asked)
        return preview_of(self.match, self.match.turn or 0, move)

    def explain(self, what: str) -> m.Explained:
        """Return what the game has to say about something on the table."""
        turn = self.match.turn or 0
        return explain_in(self.match, turn if self.eyes is None else self.eyes, what)


def show_place(match: Match, eyes: int | None) -> m.StudyShown:
    """Return the table, and what has led there."""
    return m.StudyShown(
        seats=match.players,
        seat=eyes,
        position=match.game.text.write_state(match.state),
        match=_show_match(match, eyes),
        story=_show_story(match, eyes),
        result=_show_result(match),
    )


def check_study(game: Game, study: m.Study) -> m.Study:
    """Return a study as it can be stored; raise ``Refused`` if it cannot be played."""
    tree = [Branch(each.after, each.move) for each in study.moves]
    try:
        check_tree(game, study.root.position, tree)
    except HoldfastError as mistake:
        raise Refused(Code.BAD_POSITION, detail=str(mistake)) from None
    moves = [m.StudyMove(each.after, each.move, clean_line(each.name)) for each in study.moves]
    return m.Study(study.root, clean_line(study.title), moves, study.players)


def _eyes(match: Match, eyes: str) -> int | None:
    """Return whose eyes are meant; None for all cards open."""
    if eyes == OPEN:
        return None
    if not eyes:
        return match.turn or 0
    if int(eyes) >= match.players:
        raise Refused(Code.UNKNOWN_SEAT, seat=int(eyes))
    return int(eyes)


def _show_match(match: Match, eyes: int | None) -> m.MatchShown:
    """Return the table; whoever looks makes the moves of all seats that they can see."""
    turn = match.turn
    if eyes is not None:
        shown = match.show(eyes)
        return m.MatchShown(match.ply, turn, shown.scores, shown.table, shown.moves)
    table = match.game.wire.view(match.state, turn or 0)
    moves = [] if turn is None else match.show(turn).moves
    return m.MatchShown(match.ply, turn, list(match.scores), table, moves)


def _show_story(match: Match, eyes: int | None) -> list[m.LineShown]:
    """Return the moves that led there: as the eyes read them, or with all cards open, as made."""
    logs = (
        {eyes: match.log(eyes)}
        if eyes is not None
        else {seat: match.log(seat) for seat in range(match.players)}
    )
    readers = [match.mover_at(ply) if eyes is None else eyes for ply in range(match.ply)]
    return [show_told(ply, logs[reader][ply]) for ply, reader in enumerate(readers)]


def _show_result(match: Match) -> m.ResultShown | None:
    if match.turn is not None:
        return None
    return m.ResultShown("played", list(match.winners), list(match.scores))
