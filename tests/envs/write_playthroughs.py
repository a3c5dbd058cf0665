"""Write the transcripts anew that ``test_playthroughs_stay_the_same`` compares.

    python -m tests.envs.write_playthroughs

Look at what has changed, and say why, before they are kept.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import holdfast.envs.openspiel  # noqa: F401 - registers the games

GAMES: Final = {
    "nim": "python_holdfast_nim(history=4,players=3)",
    "schotten_totten": "python_holdfast_schotten_totten(chance=deals,history=4,start=three-stones)",
}


def main() -> None:
    """Write them."""
    flags.FLAGS(["write_playthroughs"])
    for name, game in GAMES.items():
        text = generate_playthrough.playthrough(game, None, seed=1)
        (Path(__file__).parent / "playthroughs" / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
