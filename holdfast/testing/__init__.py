"""The public conformance suite: what every game must do, tested before its author writes a test.

``holdfast.testing.conformance`` has the tests, over all games of the registry; import them into a
test module. The checks behind them can be called one by one::

    from holdfast.testing import Case, check_playouts

    check_playouts(Case(GAME, players=2, options={"misere": True}), seed=7)

A check returns nothing if the game keeps its promise, and raises ``Nonconformance`` if not. The
suite needs pytest and SciPy, which come with the extra ``dev``.
"""

from holdfast.testing.cases import Case, Nonconformance, all_cases, few_cases
from holdfast.testing.chronicle import check_chronicle
from holdfast.testing.citations import (
    check_citations,
    missing_in_code,
    missing_in_tests,
    unknown_citations,
)
from holdfast.testing.editing import check_editing
from holdfast.testing.hidden import (
    check_deal_anew,
    check_hide,
    check_non_interference,
    check_open_endings,
    check_redeal,
    check_uniform,
)
from holdfast.testing.kinds import check_kinds
from holdfast.testing.lab import check_actions, check_observations
from holdfast.testing.lessons import check_howto, check_lessons
from holdfast.testing.process import check_cache, check_trace
from holdfast.testing.rules import (
    check_appraisals,
    check_components,
    check_facts,
    check_listed_moves,
    check_playing_out,
    check_playouts,
    check_scores,
    check_sifting,
    check_undo,
    check_unlisted_moves,
    check_verdicts,
)
from holdfast.testing.text import (
    check_move_texts,
    check_position_texts,
    check_reasons,
    check_replays,
    check_sentences,
    check_spoilt_texts,
    check_stray_moves,
)
from holdfast.testing.wire import check_logs, check_parts, check_views

__all__ = [
    "Case",
    "Nonconformance",
    "all_cases",
    "check_actions",
    "check_appraisals",
    "check_cache",
    "check_chronicle",
    "check_citations",
    "check_components",
    "check_deal_anew",
    "check_editing",
    "check_facts",
    "check_hide",
    "check_howto",
    "check_kinds",
    "check_lessons",
    "check_listed_moves",
    "check_logs",
    "check_move_texts",
    "check_non_interference",
    "check_observations",
    "check_open_endings",
    "check_parts",
    "check_playing_out",
    "check_playouts",
    "check_position_texts",
    "check_reasons",
    "check_redeal",
    "check_replays",
    "check_scores",
    "check_sentences",
    "check_sifting",
    "check_spoilt_texts",
    "check_stray_moves",
    "check_trace",
    "check_undo",
    "check_uniform",
    "check_unlisted_moves",
    "check_verdicts",
    "check_views",
    "few_cases",
    "missing_in_code",
    "missing_in_tests",
    "unknown_citations",
]
