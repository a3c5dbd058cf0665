"""Record views of random games for the workbench: early, in the middle, late, at the end.

python web/workbench/record.py GAME --options rounds=3 --out web/workbench/views/GAME.json
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import holdfast
from holdfast.search.player import choose_move
from holdfast.search.specs import make_player

SHARES = (0.05, 0.3, 0.6, 0.9, 1.0)


def record(
    game: str, players: int | None, seed: int, options: dict[str, Any]
) -> list[dict[str, Any]]:
    """Play a game with greedy bots, and return the views at some moments."""
    match = holdfast.new(game, players=players, seed=seed, **options)
    bots = [make_player("greedy", seed + seat) for seat in range(match.players)]
    while match.turn is not None:
        match.play(choose_move(bots[match.turn], match))
    moves = match.moves
    shots = []
    for share in SHARES:
        again = holdfast.new(game, players=players, seed=seed, **options)
        for move in moves[: round(len(moves) * share)]:
            again.play(move)
        eyes = again.turn if again.turn is not None else 0
        view = again.view(eyes, max(0, len(again.moves) - 12))
        shots.append({**view, "eyes": eyes, "players": again.players, "share": share})
    return shots


def main() -> None:
    """Read the arguments, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    options = {}
    for text in chosen.options:
        name, _, value = text.partition("=")
        options[name] = {"on": True, "off": False}.get(
            value, int(value) if value.isdigit() else value
        )
    shots = record(chosen.game, chosen.players, chosen.seed, options)
    chosen.out.write_text(json.dumps(shots, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
