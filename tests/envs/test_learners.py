"""Learners of others take our environments; they come with the extra ``train``, as PyTorch does."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holdfast.envs.gymnasium import SeatGame
from holdfast.envs.vector import VectorGames
from holdfast.testing import Case, few_cases

needs_torch = pytest.mark.skipif(not find_spec("torch"), reason="needs torch: make test-train")
needs_sb3 = pytest.mark.skipif(
    not find_spec("sb3_contrib"), reason="needs Stable-Baselines3: make test-train"
)


def seat(case: Case, **more: Any) -> SeatGame:
    return SeatGame(case.game.name, players=case.players, **{**case.options, **more})


@needs_sb3
@pytest.mark.only_compiled
@pytest.mark.parametrize("case", few_cases(), ids=str)
@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_the_checker_of_stable_baselines_is_content(case: Case, illegal: str) -> None:
    """It takes actions without looking at the mask; every warning of its own is an error."""
    from stable_baselines3.common.env_checker import check_env  # noqa: PLC0415 - may be absent

    check_env(seat(case, illegal=illegal))


@needs_sb3
@pytest.mark.only_compiled
@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_maskable_ppo_takes_legal_actions_alone(case: Case) -> None:
    """An illegal one would raise; the masks come from ``action_masks``."""
    from sb3_contrib import MaskablePPO  # noqa: PLC0415 - may be absent

    env = seat(case)
    model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=16, n_epochs=1, seed=1)
    model.learn(64)
    assert model.num_timesteps == 64
    seen, _ = env.reset(seed=1)
    action, _ = model.predict(seen, action_masks=env.action_masks())
    assert env.action_masks()[int(action)]


@needs_sb3
@pytest.mark.only_compiled
def test_what_the_page_says_of_it_can_be_run() -> None:
    text = (Path(__file__).parents[2] / "docs" / "howto" / "train.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    exec(compile(block, "train.md", "exec"), {})


@needs_torch
def test_torch_takes_the_arrays_without_a_copy() -> None:
    """And actions go back as they are."""
    import torch  # noqa: PLC0415 - may be absent

    envs = VectorGames("nim", 4)
    seen, info = envs.reset(seed=1)
    for array in (seen, info["action_mask"], info["returns"], info["mover"]):
        tensor = torch.from_dlpack(array)
        assert tensor.data_ptr() == array.ctypes.data
    actions = torch.from_dlpack(info["action_mask"]).float().argmax(dim=1)
    envs.step(actions.numpy())
    assert np.shares_memory(torch.from_dlpack(seen).numpy(), seen)
