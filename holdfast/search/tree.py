"""Information-set Monte Carlo tree search, compiled, written once for all games.

Each iteration imagines a fair deal of what the seat does not know, walks down one tree that all
deals share, plays the game on from where the tree ends, and adds what came of it to every move on
the way. In a deal only some of a node's moves can be made, so each counts how often it was on offer
(Cowling, Powley and Whitehouse 2012). Every mover is taken to want the most for itself: a move is
judged by what it brought the one who made it, with any number of players.

Which move is tried next is decided as in PUCT: by what it brought so far, and by how promising it
looked at first (``appraise``) against how often it was tried.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdfast.core import verbs
from holdfast.core.dice import Dice, roll
from holdfast.core.game import Game
from holdfast.core.jit import kernel, rule
from holdfast.core.kernels import Moves, Records
from holdfast.core.record import Float32, Float64, Int32, Record, type_of
from holdfast.core.seats import NOBODY
from holdfast.search.plan import Plan, make_plan
from holdfast.search.playout import (
    Numbers,
    Scratch,
    foresee_move,
    guess_win,
    make_scratch,
    play_on,
)


class Node(Record):
    """A move in the tree, and with it the situation after it."""

    total: Float64  # what the move brought the one who made it, all trials together
    squares: Float64  # and the sum of its squares
    hunches: Float64  # what it looked like where the tree ended, all trials together
    weight: Float32  # how promising it looked
    mark: Float32  # the appraisal that weighs 1 among the moves after it
    move: Int32
    first: Int32  # the first of the moves after it, or NONE
    last: Int32
    other: Int32  # the next of the moves beside it, or NONE
    visits: Int32  # how often it was tried
    offers: Int32  # how often it could have been


NODE: Final[np.dtype[Any]] = type_of(Node)

NONE: Final = -1
ROOT: Final = 0
#: A move weighs at most so many e-folds more than the mark, or less: no move is ever written off.
HIGH: Final = 3.0
LOW: Final = -4.0
#: No line in a tree is longer.
DEEPEST: Final = 256


class Tree(NamedTuple):
    """A tree, and the arrays in which it is searched."""

    nodes: Records
    used: Moves  # how many of the nodes, and which of them is the root
    dice: Dice
    scratch: Scratch
    slots: Moves  # by move: 1 if it is legal and has no node yet; all 0 between two decisions
    offered: Moves  # the nodes of the legal moves
    path: Moves  # the nodes that were walked through, from the root
    movers: Moves  # who moved to each of them
    hunch: Numbers  # the shares that were to be expected where the tree ends

    @property
    def visits(self) -> int:
        """How many iterations have begun at the root."""
        return int(self.nodes[self.used[1]].visits)

    @property
    def is_crowded(self) -> bool:
        """Tell whether there is too little room left for another search."""
        return 2 * int(self.used[0]) > len(self.nodes)

    @property
    def nbytes(self) -> int:
        """How much memory its arrays take."""
        own = (part for part in self if isinstance(part, np.ndarray))
        return sum(int(part.nbytes) for part in (*own, *self.scratch))

    def look(self, moves: Sequence[int]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Return for each move at the root: visits, sum of shares, sum of their squares."""
        found = {int(self.nodes[i].move): self.nodes[i] for i in self._below_root()}
        nothing = np.zeros(1, dtype=NODE)[0]
        chosen = [found.get(move, nothing) for move in moves]
        visits = np.array([node.visits for node in chosen], dtype=np.int64)
        totals = np.array([node.total for node in chosen], dtype=np.float64)
        return visits, totals, np.array([node.squares for node in chosen], dtype=np.float64)

    def advance(self, move: int) -> None:
        """Make the situation after a move at the root the new root."""
        self.used[1] = next(i for i in self._below_root() if self.nodes[i].move == move)

    def _below_root(self) -> list[int]:
        found = []
        node = int(self.nodes[self.used[1]].first)
        while node != NONE:
            found.append(node)
            node = int(self.nodes[node].other)
        return found


class Aim(NamedTuple):
    """What a search is to find out: which of the choices is best for the seat."""

    seen: Records  # what the seat may see, a batch of one
    seat: int
    choices: Moves  # its legal moves, or some of them
    plans: Records  # a batch of one


def make_tree(game: Game, seats: int, seed: int, size: int) -> Tree:
    """Return a tree that is only a root, with room for so many nodes."""
    tree = Tree(
        nodes=np.empty(size, dtype=NODE),
        used=np.array([1, ROOT], dtype=np.int32),
        dice=np.array([seed], dtype=np.uint64),
        scratch=make_scratch(game, seats),
        slots=np.zeros(game.rules.moves, dtype=np.int32),
        offered=np.zeros(game.rules.widest, dtype=np.int32),
        path=np.zeros(DEEPEST, dtype=np.int32),
        movers=np.zeros(DEEPEST, dtype=np.int32),
        hunch=np.zeros(seats, dtype=np.float64),
    )
    tree.nodes[ROOT] = (0.0, 0.0, 0.0, 1.0, 0.0, NONE, NONE, NONE, NONE, 0, 0)
    return tree


def make_aim(
    game: Game, seen: Records, seat: int, moves: Sequence[int], settings: Mapping[str, float]
) -> Aim:
    """Return the aim of a search among these moves, with these settings of the plan."""
    return Aim(seen, seat, np.array(moves, dtype=np.int32), make_plan(game, settings))


@kernel
def grow(tree: Tree, aim: Aim, iterations: int) -> int:
    """Search on from the root; return the number of decisions in all imagined games."""
    decisions = 0
    for _ in range(iterations):
        decisions += try_once(tree, aim)
    return decisions


@rule
def try_once(tree: Tree, aim: Aim) -> int:
    """Imagine a deal and play it to its end; return the number of decisions in it."""
    world, plan = tree.scratch.world, aim.plans[0]
    world[0] = aim.seen[0]
    verbs.redeal(world[0], aim.seat, tree.dice)
    depth = walk_down(tree, aim.choices, plan)
    if plan.trust > 0.0:
        guess_win(world, tree.hunch, plan)
    decisions = depth + play_on(tree.scratch, tree.dice, plan)
    nodes, path = tree.nodes, tree.path
    nodes[path[0]].visits += 1
    for i in range(1, depth + 1):
        mover = tree.movers[i]
        learn(nodes[path[i]], tree.scratch.shares[mover], tree.hunch[mover])
    return decisions


@rule
def walk_down(tree: Tree, choices: Moves, plan: Plan) -> int:
    """Play as the tree says until it ends; return after how many decisions that is."""
    nodes, path, world, moves = tree.nodes, tree.path, tree.scratch.world, tree.scratch.moves
    node = int(tree.used[1])
    path[0] = node
    depth = 0
    while depth < plan.deep and depth + 1 < len(path):
        mover = verbs.to_move(world[0])
        if mover == NOBODY:
            break
        if depth == 0:
            count = len(choices)
            for i in range(count):  # a slice would be copied first, which rules cannot
                moves[i] = choices[i]
        elif nodes[node].visits < plan.ripe:
            break
        else:
            count = verbs.sift(world[0], moves, verbs.legal(world[0], moves), True)
        node = find_next(tree, node, mover, count, plan)
        if node == NONE:
            break
        depth += 1
        path[depth] = node
        tree.movers[depth] = mover
        verbs.advance(world[0], int(nodes[node].move))
    return depth


@rule
def learn(node: Node, share: float, hunch: float) -> None:
    """Add what a trial of the move brought."""
    node.visits += 1
    node.hunches += hunch
    node.total += share
    node.squares += share * share


@rule
def find_next(tree: Tree, node: int, mover: int, count: int, plan: Plan) -> int:
    """Return the node of the legal move to try; NONE if there is no room for any of them."""
    slots, offered, moves = tree.slots, tree.offered, tree.scratch.moves
    known = find_known(tree, node, count)
    total = known
    if known < count:
        total = add_new(tree, node, known, count, mover, plan)
    for i in range(count):
        slots[moves[i]] = 0
    if total == 0:
        return NONE
    if plan.even > 0 and node == tree.used[1]:
        return find_least_tried(tree.nodes, offered, total)
    return find_most_promising(tree.nodes, offered, total, plan, roll(tree.dice, total))


@rule
def find_known(tree: Tree, node: int, count: int) -> int:
    """Write those nodes below this one whose moves are legal now; return how many there are.

    ``slots`` is left with a 1 at the legal moves that have no node yet.
    """
    nodes, slots, moves = tree.nodes, tree.slots, tree.scratch.moves
    for i in range(count):
        slots[moves[i]] = 1
    known = 0
    below = nodes[node].first
    while below != NONE:
        if slots[nodes[below].move] == 1:
            slots[nodes[below].move] = 0
            tree.offered[known] = below
            known += 1
        below = nodes[below].other
    return known


@rule
def add_new(tree: Tree, node: int, known: int, count: int, mover: int, plan: Plan) -> int:
    """Make nodes for the legal moves that have none, as far as there is room; return all there are.

    They are written after the known ones.
    """
    nodes, scratch = tree.nodes, tree.scratch
    total = known
    for i in range(count):
        move = int(scratch.moves[i])
        if tree.slots[move] == 0 or tree.used[0] >= len(nodes):
            continue
        new = add_node(nodes, tree.used, node, move)
        if plan.heat > 0.0:
            nodes[new].weight = foresee_move(scratch.world, scratch.trial, move, mover)
        tree.offered[total] = new
        total += 1
    if plan.heat > 0.0:
        weigh_new(nodes, node, tree.offered[known:total], plan.heat)
    return total


@rule
def add_node(nodes: Records, used: Moves, node: int, move: int) -> int:
    """Make the node of a move that was never tried, below another; return where it is."""
    new = int(used[0])
    used[0] += 1
    fresh = nodes[new]
    fresh.move = move
    fresh.first = NONE
    fresh.last = NONE
    fresh.other = NONE
    fresh.visits = 0
    fresh.offers = 0
    fresh.total = 0.0
    fresh.squares = 0.0
    fresh.hunches = 0.0
    fresh.weight = 1.0
    above = nodes[node]
    if above.first == NONE:
        above.first = new
        above.mark = math.inf
    else:
        nodes[above.last].other = new
    above.last = new
    return new


@rule
def weigh_new(nodes: Records, node: int, new: Moves, heat: float) -> None:
    """Turn the appraisals of new nodes into weights.

    The best of the first ones is the mark by which the others below this node are weighed.
    """
    above = nodes[node]
    if above.mark == math.inf:
        best = -math.inf
        for i in range(len(new)):
            best = max(best, float(nodes[new[i]].weight))
        above.mark = best
    for i in range(len(new)):
        fresh = nodes[new[i]]
        lead = (fresh.weight - above.mark) / heat
        fresh.weight = math.exp(min(max(lead, LOW), HIGH))


@rule
def find_least_tried(nodes: Records, offered: Moves, total: int) -> int:
    """Return the first of those that were tried least often."""
    best = int(offered[0])
    for i in range(1, total):
        if nodes[offered[i]].visits < nodes[best].visits:
            best = int(offered[i])
    return best


@rule
def find_most_promising(nodes: Records, offered: Moves, total: int, plan: Plan, start: int) -> int:
    """Return the node with the best mixture of success, promise and neglect.

    The look round begins anywhere, so that equals have equal chances.
    """
    weights = 0.0
    visits = 0
    shares = 0.0
    for i in range(total):
        node = nodes[offered[i]]
        node.offers += 1
        weights += node.weight
        visits += node.visits
        shares += node.total
    untried = (shares / visits if visits else 0.5) - plan.doubt
    best = NONE
    highest = -math.inf
    for i in range(total):
        place = i + start
        if place >= total:
            place -= total
        node = nodes[offered[place]]
        value = untried
        if node.visits:
            trusted = plan.trust * node.hunches / node.visits
            value = (node.total + trusted) / (node.visits + plan.trust)
        urge = node.weight / weights * math.sqrt(float(node.offers)) / (1.0 + node.visits)
        value += plan.explore * urge
        if value > highest:
            highest = value
            best = int(offered[place])
    return best
