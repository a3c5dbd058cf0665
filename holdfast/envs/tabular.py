"""Small games of OpenSpiel as whole trees, for exact questions: what a policy loses to the best.

OpenSpiel asks a game in Python for each step of each walk through its tree. Here the tree is
written once, in the format of Gambit, and OpenSpiel's algorithms walk it inside its C++: some
fifty times faster. Policies are dictionaries from information states to actions with
probabilities, as OpenSpiel takes them for the game itself too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import pyspiel

from holdfast.core.errors import BadOption
from holdfast.core.recall import Recalled
from holdfast.core.seats import NOBODY
from holdfast.envs.openspiel import SpielGame
from holdfast.search.player import Player

#: A tree with more decisions is not written down.
MOST_DECISIONS: Final = 1_000_000

Policy = dict[str, list[tuple[int, float]]]


def _nothing(_done: int, _all: int) -> None:
    """Tell nobody."""


@dataclass(frozen=True)
class InformationSet:
    """What a player knows where it decides, and one of the moments that look like that to it."""

    player: int
    number: int  # among those of the player, from 1
    moment: Recalled
    actions: list[int]  # ascending

    @property
    def key(self) -> str:
        """What OpenSpiel calls it in the tree."""
        return f"{self.player}-{self.player}-{self.number}-"


@dataclass
class Unfolded:
    """The tree of a game, and its information sets by their information states."""

    sets: dict[str, InformationSet] = field(default_factory=dict)
    decisions: int = 0
    ends: int = 0
    tree: Any = None  # the game as OpenSpiel walks it
    _counts: Counter[int] = field(default_factory=Counter)  # information sets, by player

    def exploitability(self, policy: Policy) -> float:
        """Return what a best response wins against the policy, on average over the seats."""
        return float(pyspiel.exploitability(self.tree, self._in_tree(policy)))

    def solve(self, iterations: int, told: Callable[[int, int], None] = _nothing) -> Policy:
        """Return the average policy of OpenSpiel's CFR+ after so many iterations."""
        solver = pyspiel.CFRPlusSolver(self.tree)
        for done in range(iterations):
            solver.evaluate_and_update_policy()
            told(done + 1, iterations)
        table = solver.tabular_average_policy().policy_table()
        return {
            information: [(each.actions[place], chance) for place, chance in table[each.key]]
            for information, each in self.sets.items()
        }

    def uniform(self) -> Policy:
        """Return the policy that does anything legal, all of it equally likely."""
        return {
            information: [(action, 1 / len(each.actions)) for action in each.actions]
            for information, each in self.sets.items()
        }

    def ask(
        self, player: Player, times: int, told: Callable[[int, int], None] = _nothing
    ) -> Policy:
        """Return what one of our players does, asked so often in each position that it can see.

        Our players decide by what they see now: where that is the same, they are asked once.
        """
        answers: dict[tuple[int, bytes], list[tuple[int, float]]] = {}
        policy: Policy = {}
        for done, (information, each) in enumerate(self.sets.items()):
            seen = each.moment.seen(each.player)
            place = each.player, seen.tobytes()
            if place not in answers:
                answers[place] = _ask(player, each, times)
            policy[information] = answers[place]
            told(done + 1, len(self.sets))
        return policy

    def _in_tree(self, policy: Policy) -> Policy:
        """Return a policy in the terms of the tree, where actions are their places."""
        return {
            each.key: sorted(
                (each.actions.index(action), chance) for action, chance in policy[name]
            )
            for name, each in self.sets.items()
        }


def unfold(game: SpielGame, told: Callable[[int, int], None] = _nothing) -> Unfolded:
    """Return the tree of a game in which chance chooses among all deals; else ``BadOption``."""
    deals = game.start.deals
    if not deals:
        raise BadOption("only a game with chance=deals has a tree that can be written down")
    unfolded = Unfolded()
    players = " ".join(f'"{seat}"' for seat in range(game.start.players))
    lines = [f'EFG 2 R "{game.holdfast.name}" {{ {players} }}']
    outcomes = " ".join(f'"{number}" 1/{len(deals)}' for number in range(len(deals)))
    lines.append(f'c "" 1 "" {{ {outcomes} }} 0')
    for done, record in enumerate(deals):
        _write(unfolded, game, Recalled(game.holdfast, record), lines)
        told(done + 1, len(deals))
    unfolded.tree = pyspiel.load_efg_game("\n".join(lines) + "\n")
    return unfolded


def _write(unfolded: Unfolded, game: SpielGame, moment: Recalled, lines: list[str]) -> None:
    """Write the tree below a moment."""
    choices = moment.choices
    if choices.mover == NOBODY:
        unfolded.ends += 1
        returns = " ".join(map(str, moment.returns))
        lines.append(f't "" {unfolded.ends} "" {{ {returns} }}')
        return
    unfolded.decisions += 1
    if unfolded.decisions > MOST_DECISIONS:
        raise BadOption(
            f"the tree has more than {MOST_DECISIONS:,} decisions; this is for small positions"
        )
    by_action = dict(sorted(zip(choices.actions, choices.moves, strict=True)))
    each = _place(unfolded, moment, list(by_action))
    # Places among the legal ones, not the actions: OpenSpiel numbers labels as it meets them, and
    # takes them for sorted.
    labels = " ".join(f'"{place}"' for place in range(len(by_action)))
    lines.append(f'p "" {each.player + 1} {each.number} "" {{ {labels} }} 0')
    for move in by_action.values():
        after = moment.after(move)
        game.start.check(moment.record, after.record)
        _write(unfolded, game, after, lines)


def _place(unfolded: Unfolded, moment: Recalled, actions: list[int]) -> InformationSet:
    """Return the information set of a moment; note it when it is the first of it."""
    mover = moment.choices.mover
    information = moment.information(mover)
    if information not in unfolded.sets:
        unfolded._counts[mover] += 1
        number = unfolded._counts[mover]
        unfolded.sets[information] = InformationSet(mover, number, moment, actions)
    return unfolded.sets[information]


def _ask(player: Player, each: InformationSet, times: int) -> list[tuple[int, float]]:
    """Return how often a player chooses which action."""
    moment, choices = each.moment, each.moment.choices
    chosen = Counter(
        player.choose(moment.game, moment.seen(each.player), each.player, [*choices.moves])
        for _ in range(times)
    )
    pairs = zip(choices.actions, choices.moves, strict=True)
    return sorted((action, chosen[move] / times) for action, move in pairs)
