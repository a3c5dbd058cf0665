"""What somebody is shown of the decisions of a match: each as its own seat could see it then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holdfast.core.match import Match
from holdfast.search.analysis import Decision, Performance, Weighed, perform
from holdfast.search.balance import Balance, Lost, balance_of
from holdfast.search.fortune import Sampled, Term, tell_fortune
from holdfast.search.thinker import View, view_at
from holdfast.search.valuation import Chances
from holdfast.server import messages as m
from holdfast.server.table.decide import check_rules
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table


def seats_to_judge(table: Table, person: str | None) -> list[int]:
    """Return the seats whose decisions somebody may have judged; raise ``Refused`` if none.

    While a match goes on, that is one's own, and only where nobody else plays: it could say to
    somebody what to do, and to onlookers what a hand is worth. Where only bots play, whoever
    watches them may ask about all.
    """
    check_rules(table)
    if table.match is None:
        raise Refused(Code.NOT_STARTED)
    if table.frame.status == "over" or table.is_shown_to(person):
        return list(range(table.match.players))
    seats = table.seats_of(person)
    if person is None or len(seats) != 1 or not table.is_alone(person):
        raise Refused(Code.ANALYSIS_OFF)
    return seats


def views_of(match: Match, seats: Sequence[int]) -> dict[int, View]:
    """Return the decisions of some seats, by ply, as each was seen; moves without choice are none.

    Nothing else of the match is looked at by whoever judges.
    """
    plies = [ply for ply in range(match.ply) if match.mover_at(ply) in seats]
    views = {ply: view_at(match, ply) for ply in plies}
    return {ply: view for ply, view in views.items() if len(view.moves) > 1}


def show_decision(view: View, decision: Decision) -> m.DecisionShown:
    """Return a decision as it is sent and kept."""
    return m.DecisionShown(
        ply=decision.ply,
        seat=decision.seat,
        choices=decision.choices,
        judgement=decision.judgement.value,
        close=decision.is_close,
        exact=decision.exact,
        loss=round(decision.loss, 4),
        error=round(decision.loss_error, 4),
        played=_show_move(view, decision.played),
        favourite=_show_move(view, decision.favourite),
        others=[_show_move(view, each) for each in decision.others],
        stake=None if decision.stake is None else round(decision.stake, 4),
    )


def show_accuracy(
    decisions: Iterable[m.DecisionShown], seats: Sequence[int], winners: Sequence[int]
) -> list[m.AccuracyShown]:
    """Return how well each of some seats played."""
    found = [_read(each) for each in decisions]
    played = [perform(seat, [each for each in found if each.seat == seat]) for seat in seats]
    return [_show_performance(each, winners) for each in played]


def _show_performance(played: Performance, winners: Sequence[int]) -> m.AccuracyShown:
    share = (1 / len(winners) if played.seat in winners else 0.0) if winners else None
    return m.AccuracyShown(
        seat=played.seat,
        decisions=played.decisions,
        accuracy=None if played.accuracy is None else round(played.accuracy, 1),
        error=round(played.accuracy_error, 1),
        share=share,
        rating=round(played.rating.value, 1) if played.rating else None,
        rating_error=round(played.rating.error, 1) if played.rating else 0.0,
    )


def show_balances(
    match: Match,
    deal: Chances,
    sampled: Sequence[Sampled],
    decisions: Iterable[m.DecisionShown],
) -> list[m.BalanceShown]:
    """Return where each seat's result came from, of a match that the rules have ended."""
    losses, errors = [0.0] * match.ply, [0.0] * match.ply
    for each in decisions:
        losses[each.ply], errors[each.ply] = each.loss, each.error if each.loss else 0.0
    fortune = tell_fortune(match, deal, sampled)
    lost = Lost(losses, errors)
    return [_show_balance(balance_of(fortune, seat, lost)) for seat in range(match.players)]


def _show_balance(balance: Balance) -> m.BalanceShown:
    return m.BalanceShown(
        seat=balance.seat,
        start=balance.start,
        result=balance.result,
        deal=_show_term(balance.deal),
        luck=_show_term(balance.luck),
        fog=_show_term(balance.fog),
        decisions=_show_term(balance.decisions),
        others=_show_term(balance.others),
        adjusted=_show_term(balance.adjusted),
    )


def _show_term(term: Term) -> m.TermShown:
    return m.TermShown(term.value, term.error)


def _show_move(view: View, move: Weighed) -> m.WeighedMove:
    parts = view.game.wire.parts(view.seen[0], move.move)
    return m.WeighedMove(move.move, move.text, parts, round(move.win, 4), round(move.error, 4))


def _read(shown: m.DecisionShown) -> Decision:
    return Decision(
        ply=shown.ply,
        seat=shown.seat,
        choices=shown.choices,
        played=_read_move(shown.played),
        favourite=_read_move(shown.favourite),
        exact=shown.exact,
        others=tuple(map(_read_move, shown.others)),
        stake=shown.stake,
    )


def _read_move(shown: m.WeighedMove) -> Weighed:
    return Weighed(shown.id, shown.text, shown.win, shown.error)
