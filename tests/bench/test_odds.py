"""The fit of Schotten Totten's odds: it fits what the game has, and its slopes are right."""

from __future__ import annotations

import json

import numpy as np
import pytest

from bench import odds as fit
from holdfast.core import verbs
from holdfast.core.jit import kernel
from holdfast.games.schotten_totten import odds
from holdfast.testing.amount import amount


@kernel
def foresee_each(states: np.ndarray, seat: int, out: np.ndarray) -> None:
    for i in range(len(states)):
        out[i] = verbs.foresee(states[i], seat)


@pytest.fixture(scope="module")
def games() -> tuple[np.ndarray, np.ndarray]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fit, "PLAYER", "greedy")
        patch.setattr(fit, "CARELESS", "novice")
        cells, won, _ = fit.play_games(8, 3, quiet=True)
    return cells, np.concatenate([won, 1 - won])


@pytest.fixture(scope="module")
def model(games: tuple[np.ndarray, np.ndarray]) -> fit.Odds:
    return fit.see(games[0])


def test_with_the_tables_of_the_game_the_fit_foresees_what_the_game_does(
    games: tuple[np.ndarray, np.ndarray], model: fit.Odds
) -> None:
    cells, _ = games
    tables = np.concatenate([getattr(odds, name).ravel() for name in fit.TABLES])
    weights = np.concatenate([tables * model.scale, odds.STONE[:5], [odds.TRIPLE, 0, 0]])
    guessed, _, _ = model.guess(weights, np.arange(2 * len(cells)))
    seen = np.empty((2, len(cells)))
    for seat in (0, 1):
        foresee_each(cells, seat, seen[seat])
    assert guessed == pytest.approx(seen.ravel())


def test_the_fit_goes_downhill(games: tuple[np.ndarray, np.ndarray], model: fit.Odds) -> None:
    _, won = games
    rows = np.arange(len(won))
    weights = model.start() + np.random.default_rng(1).normal(0, 0.2, model.size)
    loss, slopes = model.loss(weights, won, rows)
    for i in range(0, model.size, 7):
        nudged = weights.copy()
        nudged[i] += 1e-5
        assert (model.loss(nudged, won, rows)[0] - loss) / 1e-5 == pytest.approx(
            slopes[i], abs=1e-4
        )
    some = rows[: amount(len(rows) // 6, len(rows))]
    assert model.loss(model.fit(won, some), won, some)[0] < model.loss(weights, won, some)[0]


def test_what_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fit, "PLAYER", "greedy")
    monkeypatch.setattr(fit, "CARELESS", "novice")
    fit.main(["--games", "5", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 5
    assert np.shape(found["tables"]["FORM"]) == (3, 5)
    with pytest.raises(SystemExit, match="--games is 4; it can be 5 or more"):
        fit.main(["--games", "4"])
