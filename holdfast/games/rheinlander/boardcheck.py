"""The facts of a board: what is wrong with what a file says, each problem as one sentence."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from holdfast.games.rheinlander.draft import (
    BANKS,
    CHAINS,
    REGIONS,
    SLOTS,
    Draft,
    Island,
    Slot,
    is_river,
    show,
)

#: No space can border more spaces, or touch more slots: the rules keep room for so many.
MOST_NEIGHBOURS: Final = 8
MOST_SLOTS: Final = 4

_LEFT, _RIGHT = range(BANKS)
_MANY: Final = 8  # names in a sentence


@dataclass
class _Facts:
    """What the parts of a draft say about each space."""

    draft: Draft
    #: By land space: the regions and sides (0 left, 1 right) that name it as a bank.
    owners: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    on_islands: set[str] = field(default_factory=set)
    river: tuple[str, ...] = ()
    neighbours: dict[str, set[str]] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        """Tell whether there is a space of that name."""
        return name in self.owners or name in self.river


def fact_problems(draft: Draft) -> list[str]:
    """Return everything that is wrong with the facts of a draft."""
    facts = _Facts(draft)
    facts.river = tuple(f"W{n}" for n in range(1, REGIONS + 1))
    for region in draft.regions:
        for side, name in enumerate(region.banks):
            facts.owners.setdefault(name, []).append((region.number, side))
    facts.on_islands = {name for island in draft.islands for name in island.spaces}
    return [
        *_regions(facts),
        *_shared(facts),
        *_islands(facts),
        *_borders(facts),
        *_unbordered(facts),
        *_limits(facts),
        *_slots(facts),
        *_unreached(facts),
    ]


def join(names: list[str]) -> str:
    """Return names as a phrase: ``A``, ``A and B``, ``A, B and C``; very many are cut short."""
    if len(names) > _MANY:
        return f"{', '.join(names[:_MANY])} and {len(names) - _MANY} more"
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _regions(facts: _Facts) -> Iterator[str]:
    """There are 54 regions, each with a left and a right bank (1.1)."""
    seen = Counter(region.number for region in facts.draft.regions)
    missing = [str(n) for n in range(1, REGIONS + 1) if n not in seen]
    if missing:
        those = "region {} is" if len(missing) == 1 else "regions {} are"
        yield f"{those.format(join(missing))} missing; a board has all from 1 to {REGIONS}"
    for number, times in sorted(seen.items()):
        if times > 1:
            yield f"region {number} is given {times} times; a board has every region once"
    for region in facts.draft.regions:
        for name, times in Counter(region.banks).items():
            if times > 1:
                yield f"region {region.number} has {name} as both banks; they are two spaces"


def _shared(facts: _Facts) -> Iterator[str]:
    """A land space belongs to one region, an island space to two (1.2)."""
    for name, owners in facts.owners.items():
        regions = sorted({number for number, _ in owners})
        numbers = join(list(map(str, regions)))
        if name in facts.on_islands and len(regions) != BANKS:
            only = "region" if len(regions) == 1 else "regions"
            yield f"{name} is a bank of {only} {numbers}; an island space belongs to two regions"
        elif name not in facts.on_islands and len(regions) > 1:
            yield (
                f"{name} is a bank of regions {numbers} but on no island; only an island space "
                "can belong to two regions"
            )


def _islands(facts: _Facts) -> Iterator[str]:
    """An island lies between two arms that are as long as it is."""
    islands = facts.draft.islands
    for name, times in Counter(island.name.casefold() for island in islands).items():
        if times > 1:
            called = next(i.name for i in islands if i.name.casefold() == name)
            yield f"{times} islands are called {called}; their names have to differ"
    arms = Counter(n for island in islands for n in (*island.left_arm, *island.right_arm))
    for number, times in sorted(arms.items()):
        if times > 1:
            yield f"region {number} stands in {times} places of islands’ arms; it can stand in one"
    spaces = Counter(name for island in islands for name in island.spaces)
    for name, times in spaces.items():
        if times > 1:
            yield f"{name} is given {times} times in the spaces of islands; it can be given once"
    for island in islands:
        yield from _arms(facts, island)


def _arms(facts: _Facts, island: Island) -> Iterator[str]:
    lengths = (len(island.left_arm), len(island.right_arm), len(island.spaces))
    if len(set(lengths)) > 1 or not island.spaces:
        yield (
            f"island {island.name} has {lengths[0]} regions in its left arm, {lengths[1]} in its "
            f"right arm and {lengths[2]} spaces; it needs as many of each, and one at least"
        )
        return
    for left, right, name in zip(island.left_arm, island.right_arm, island.spaces, strict=True):
        for number, side, word in ((left, _RIGHT, "right"), (right, _LEFT, "left")):
            if (number, side) not in facts.owners.get(name, []):
                yield (
                    f"island {island.name} has {show(name)} beside region {number}, whose {word} "
                    f"bank is {_bank(facts, number, side)}; it should be the same space"
                )


def _bank(facts: _Facts, number: int, side: int) -> str:
    found = [region.banks for region in facts.draft.regions if region.number == number]
    return found[0][side] if found and side < len(found[0]) else "missing"


def _borders(facts: _Facts) -> Iterator[str]:
    """Lines name spaces that exist and are of the kind that the list is for; each border once."""
    said: set[tuple[str, str]] = set()
    given: dict[tuple[str, str], list[str]] = defaultdict(list)
    for key, names in facts.draft.chains:
        for name in names:
            problem = _wrong_in(facts, key, name)
            if problem and (key, name) not in said:
                yield problem
            said.add((key, name))
        for a, b in pairwise(names):
            given[min(a, b), max(a, b)].append(f"borders.{key}")
    for region in facts.draft.regions:
        for name in set(region.banks):
            pair = (name, f"W{region.number}")
            given[min(pair), max(pair)].append(f"region {region.number}")
    for (a, b), places in given.items():
        if a == b:
            yield f"{show(a)} borders itself in {places[0]}; a border is between two spaces"
        elif len(places) > 1 and len(set(places)) == 1 and places[0].startswith("region"):
            continue  # a region that is given twice, which has been told
        elif len(places) > 1:
            yield (
                f"the border of {a} and {b} is given {len(places)} times, in "
                f"{join(sorted(set(places)))}; give it once"
            )
        if a != b and facts.has(a) and facts.has(b):
            facts.neighbours.setdefault(a, set()).add(b)
            facts.neighbours.setdefault(b, set()).add(a)


def _wrong_in(facts: _Facts, key: str, name: str) -> str:
    """Return why a list of borders cannot name this space, or nothing."""
    if not facts.has(name):
        return f"borders.{key} names {show(name)}, which is no space of any region"
    sides = {side for _, side in facts.owners.get(name, [])}
    fits = {
        "left": name not in facts.on_islands and _LEFT in sides,
        "right": name not in facts.on_islands and _RIGHT in sides,
        "islands": name in facts.on_islands,
        "river": is_river(name),
        "more": True,
    }
    if fits[key]:
        return ""
    return f"borders.{key} names {name}; it can name {CHAINS[key]} only, other borders go to more"


def _unbordered(facts: _Facts) -> Iterator[str]:
    """Every river space is in a line of the river, every bank in a line of its bank."""
    in_river = {name for key, names in facts.draft.chains if key == "river" for name in names}
    in_lines = {name for _, names in facts.draft.chains for name in names}
    for region in facts.draft.regions:
        if f"W{region.number}" not in in_river:
            yield (
                f"region {region.number} has no river: W{region.number} stands in no line of "
                "borders.river"
            )
    for name in facts.owners:
        if name not in in_lines and name not in facts.on_islands:
            yield f"{name} borders no other land: it stands in no line of borders"


def _limits(facts: _Facts) -> Iterator[str]:
    """No space has more neighbours than the rules keep room for."""
    for name, others in facts.neighbours.items():
        if len(others) > MOST_NEIGHBOURS:
            yield f"{name} borders {len(others)} spaces; it can border {MOST_NEIGHBOURS} at most"


def _slots(facts: _Facts) -> Iterator[str]:
    """There are 26 slots, each with its own name and its own two spaces (1.4)."""
    slots = facts.draft.slots
    if len(slots) != SLOTS:
        yield f"there are {len(slots)} slots; a board has {SLOTS}"
    for name, times in Counter(slot.name.casefold() for slot in slots).items():
        if times > 1:
            called = next(slot.name for slot in slots if slot.name.casefold() == name)
            yield f"{times} slots are called {called}; their names have to differ"
    pairs: dict[frozenset[str], list[str]] = defaultdict(list)
    for slot in slots:
        yield from _touches(facts, slot)
        pairs[frozenset(slot.touches)].append(slot.name)
    for touched, names in pairs.items():
        if len(names) > 1 and len(touched) == BANKS:
            yield f"slots {join(names)} touch the same two spaces; only one can"
    counts = Counter(name for slot in slots for name in set(slot.touches))
    for name, times in counts.items():
        if times > MOST_SLOTS:
            yield f"{show(name)} is touched by {times} slots; {MOST_SLOTS} at most can do so"


def _touches(facts: _Facts, slot: Slot) -> Iterator[str]:
    """A slot touches two land spaces that border each other."""
    for name in slot.touches:
        if not facts.has(name):
            yield f"slot {slot.name} touches {show(name)}, which is no space of any region"
        elif is_river(name):
            yield f"slot {slot.name} touches the river space {name}; it can touch land only"
    if len(slot.touches) != BANKS or not all(map(facts.has, slot.touches)):
        return
    a, b = slot.touches
    if a == b:
        yield f"slot {slot.name} touches {a} twice; it can touch two different spaces"
    elif b not in facts.neighbours.get(a, ()):
        yield f"slot {slot.name} touches {a} and {b}, which do not border each other"


def _unreached(facts: _Facts) -> Iterator[str]:
    """From every space one can walk to every other one."""
    start = next(iter(facts.neighbours), None)
    if start is None:
        return
    seen, todo = {start}, [start]
    while todo:
        for name in facts.neighbours[todo.pop()] - seen:
            seen.add(name)
            todo.append(name)
    away = [name for name in facts.neighbours if name not in seen]
    if away:
        yield f"the board falls apart: no way leads from {start} to {join(away)}"
