"""The tests of the conformance suite; a test module imports all of them.

They run over every game of the registry, every number of players and every sample of options.
Uncompiled, the quick amount is one case of each game: that plain Python plays the same game is
compared in the compiled run, for every case and byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import holdfast
from holdfast import testing
from holdfast.core.game import Stage
from holdfast.core.jit import COMPILED, MODE
from holdfast.testing import Case, all_cases, few_cases
from holdfast.testing.amount import chosen_amount, first_seed

#: Whether to leave out what the compiled run does as well.
BRIEF = not COMPILED and chosen_amount() == "quick"
CASES = few_cases() if BRIEF else all_cases()
GAMES = [holdfast.game(name) for name in holdfast.game_names()]
EXAMPLES = [case for case in all_cases() if case.game.stage is Stage.EXAMPLE]
#: What is compared between processes. The compiled run compares checked rules with plain ones. The
#: uncompiled run compares fast rules with plain ones, and may have to compile them for that.
TRACED = EXAMPLES if BRIEF else CASES

Check = Callable[[Case, int], None]
CHECKS: list[Check] = [
    testing.check_facts,
    testing.check_playouts,
    testing.check_playing_out,
    testing.check_listed_moves,
    testing.check_unlisted_moves,
    testing.check_verdicts,
    testing.check_components,
    testing.check_undo,
    testing.check_scores,
    testing.check_appraisals,
    testing.check_sifting,
    testing.check_move_texts,
    testing.check_position_texts,
    testing.check_replays,
    testing.check_spoilt_texts,
    testing.check_stray_moves,
    testing.check_reasons,
    testing.check_sentences,
    testing.check_views,
    testing.check_parts,
    testing.check_logs,
    testing.check_hide,
    testing.check_redeal,
    testing.check_deal_anew,
    testing.check_non_interference,
    testing.check_open_endings,
    testing.check_chronicle,
    testing.check_observations,
    testing.check_actions,
    testing.check_editing,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(check: Check, case: Case) -> None:
    """Every case passes every check."""
    check(case, first_seed())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_redeals_are_fair(game: holdfast.Game, pytestconfig: pytest.Config) -> None:
    """Redeals are uniform wherever there are few enough worlds to count them.

    Positions with few worlds may be given in ``few_worlds`` beside the tests of the game.
    """
    folder = pytestconfig.rootpath / "tests" / "games" / game.folder.name / "few_worlds"
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))]
    # Thousands of redeals are slow in plain Python: there the usual options have to be enough.
    cases = [c for c in all_cases() if c.game is game and (COMPILED or not c.options)]
    if BRIEF:
        del cases[1:]
    # The seed is always the same: a fair redeal may be doubted once in ten thousand times.
    counted = [testing.check_uniform(case, 0, texts) for case in cases]
    assert sum(counted) > 0, "no position was found that has few enough worlds"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_lessons_keep_to_the_rules(game: holdfast.Game) -> None:
    """Lessons can be played through in every language, and answer every legal move."""
    testing.check_lessons(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_position_of_how_to_play_can_be_drawn(game: holdfast.Game) -> None:
    """What shows how a game is played keeps to its rules, and is said in every language."""
    testing.check_howto(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_move_has_its_rule(game: holdfast.Game) -> None:
    """Whoever asks what can be done now is told so, with the rule."""
    testing.check_kinds(game)


@pytest.mark.parametrize("case", TRACED, ids=str)
def test_another_process_plays_the_same_game(case: Case) -> None:
    """Seed and moves are all there is."""
    testing.check_trace(case, MODE, first_seed())


@pytest.mark.parametrize("case", TRACED, ids=str)
def test_compiled_and_uncompiled_rules_play_the_same_game(case: Case) -> None:
    """Plain Python and compiled code agree to the byte."""
    testing.check_trace(case, "off" if COMPILED else "fast", first_seed())


@pytest.mark.skipif(BRIEF, reason="the compiled run starts the same two processes")
def test_a_second_process_finds_the_compile_cache(tmp_path: Path) -> None:
    """Compiling happens once per installation."""
    testing.check_cache(EXAMPLES[0].game, tmp_path)


@pytest.mark.skipif(BRIEF, reason="the compiled run reads the same files")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_is_cited(game: holdfast.Game, pytestconfig: pytest.Config) -> None:
    """What stands in RULES.md is cited by code and by a test; what is cited stands there."""
    testing.check_citations(game, pytestconfig.rootpath / "tests" / "games" / game.folder.name)
