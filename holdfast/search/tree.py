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
from typing import Any, Final

import numpy as np

from holdfast.core import verbs
from holdfast.core.dice import Dice, roll
from holdfast.core.jit import kernel, rule
from holdfast.core.kernels import Moves, Records
from holdfast.core.record import Float32, Float64, Int32, Record, type_of
from holdfast.core.seats import NOBODY
from holdfast.search.plan import Plan
from holdfast.search.playout import Desk, foresee_move, guess_win, play_on


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


@kernel
def grow(
    seen: Records,
    seat: int,
    choices: Moves,
    nodes: Records,
    used: Moves,
    desk: Desk,
    dice: Dice,
    plans: Records,
    iterations: int,
) -> int:
    """Search on from ``nodes[used[1]]``; return the number of decisions in all imagined games.

    ``seen`` is a batch of one, ``choices`` are the seat's legal moves in it. ``used[0]`` says how
    many nodes there are.
    """
    world, trial, moves, slots, offered, path, movers, points, shares, hunch, values = desk
    plan = plans[0]
    decisions = 0
    for _ in range(iterations):
        world[0] = seen[0]
        verbs.redeal(world[0], seat, dice)
        node = int(used[1])
        depth = 0
        path[0] = node
        while True:
            mover = verbs.to_move(world[0])
            if mover == NOBODY or depth >= plan.deep or depth + 1 >= len(path):
                break
            if depth == 0:
                count = len(choices)
                moves[:count] = choices
            else:
                if nodes[node].visits < plan.ripe:
                    break
                count = verbs.legal(world[0], moves)
            chosen = find_next(
                world, mover, nodes, node, used, moves, count, slots, offered, trial, plan, dice
            )
            if chosen == NONE:
                break
            node = chosen
            depth += 1
            path[depth] = node
            movers[depth] = mover
            verbs.apply(world[0], int(nodes[node].move))
        decisions += depth
        if plan.trust > 0.0:
            guess_win(world, hunch, plan)
        decisions += play_on(world, trial, moves, values, points, shares, dice, plan)
        nodes[path[0]].visits += 1
        for i in range(1, depth + 1):
            learn(nodes[path[i]], shares[movers[i]], hunch[movers[i]])
    return decisions


@rule
def learn(node: Node, share: float, hunch: float) -> None:
    """Add what a trial of the move brought."""
    node.visits += 1
    node.hunches += hunch
    node.total += share
    node.squares += share * share


@rule
def find_next(
    world: Records,
    mover: int,
    nodes: Records,
    node: int,
    used: Moves,
    moves: Moves,
    count: int,
    slots: Moves,
    offered: Moves,
    trial: Records,
    plan: Plan,
    dice: Dice,
) -> int:
    """Return the node of the legal move to try; NONE if there is no room for any of them."""
    known = find_known(nodes, node, moves, count, slots, offered)
    total = known
    if known < count:
        total = add_new(
            world, mover, nodes, node, used, moves, count, slots, offered, known, trial, plan
        )
    for i in range(count):
        slots[moves[i]] = 0
    if total == 0:
        return NONE
    if plan.even > 0 and node == used[1]:
        return find_least_tried(nodes, offered, total)
    return find_most_promising(nodes, offered, total, plan, roll(dice, total))


@rule
def find_known(
    nodes: Records, node: int, moves: Moves, count: int, slots: Moves, offered: Moves
) -> int:
    """Write those nodes below this one whose moves are legal now; return how many there are.

    ``slots`` is left with a 1 at the legal moves that have no node yet.
    """
    for i in range(count):
        slots[moves[i]] = 1
    known = 0
    below = nodes[node].first
    while below != NONE:
        if slots[nodes[below].move] == 1:
            slots[nodes[below].move] = 0
            offered[known] = below
            known += 1
        below = nodes[below].other
    return known


@rule
def add_new(
    world: Records,
    mover: int,
    nodes: Records,
    node: int,
    used: Moves,
    moves: Moves,
    count: int,
    slots: Moves,
    offered: Moves,
    known: int,
    trial: Records,
    plan: Plan,
) -> int:
    """Make nodes for the legal moves that have none, as far as there is room; return all there are.

    The best of the first ones is the mark by which the others below this node are weighed.
    """
    total = known
    best = -math.inf
    for i in range(count):
        if slots[moves[i]] == 0 or used[0] >= len(nodes):
            continue
        new = int(used[0])
        used[0] += 1
        fresh = nodes[new]
        fresh.move = moves[i]
        fresh.first = NONE
        fresh.last = NONE
        fresh.other = NONE
        fresh.visits = 0
        fresh.offers = 0
        fresh.total = 0.0
        fresh.squares = 0.0
        fresh.hunches = 0.0
        fresh.weight = 0.0
        if plan.heat > 0.0:
            fresh.weight = foresee_move(world, trial, int(moves[i]), mover)
            best = max(best, float(fresh.weight))
        if nodes[node].first == NONE:
            nodes[node].first = new
            nodes[node].mark = math.inf
        else:
            nodes[nodes[node].last].other = new
        nodes[node].last = new
        offered[total] = new
        total += 1
    if plan.heat > 0.0 and nodes[node].mark == math.inf:
        nodes[node].mark = best
    for i in range(known, total):
        fresh = nodes[offered[i]]
        lead = 0.0
        if plan.heat > 0.0:
            lead = (fresh.weight - nodes[node].mark) / plan.heat
        fresh.weight = math.exp(min(max(lead, LOW), HIGH))
    return total


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
