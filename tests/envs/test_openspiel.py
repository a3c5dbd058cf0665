"""OpenSpiel's own tests, for every game, number of players and option; and what is refused."""

from __future__ import annotations

import pyspiel
import pytest

from holdfast.core.jit import COMPILED
from holdfast.envs import openspiel as ours
from holdfast.testing import Case, all_cases, few_cases
from holdfast.testing.amount import amount

CASES = all_cases() if COMPILED else few_cases()


def load(case: Case, **more: object) -> pyspiel.Game:
    """Return OpenSpiel's game of a case."""
    parameters = {"players": case.players, **case.options, **more}
    return pyspiel.load_game(ours.spiel_name(case.game.name), parameters)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games(case: Case) -> None:
    pyspiel.random_sim_test(load(case), amount(1, 20, 1), serialize=True, verbose=False)
