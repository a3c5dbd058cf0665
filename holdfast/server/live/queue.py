"""Whose turn it is that bots think for them.

Whoever waits at a table comes before those who come back another day. Among them every address has
the same share, and so has every person at an address, however much each of them asks for.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

#: Of so many turns one is for those whom nobody waits for, so that they are not forgotten.
_PATIENT: Final = 8


class Asker(NamedTuple):
    """For whom something is thought about, and the address from which they came last."""

    address: str
    person: str


class Waiter(Protocol):
    """Something that is to be done for somebody."""

    @property
    def asker(self) -> Asker:
        """For whom it is."""
        ...

    @property
    def live(self) -> bool:
        """Tell whether somebody waits for it."""
        ...


Item = TypeVar("Item", bound=Waiter)
#: What waits, by address and person; those at the front have waited longest for their turn.
_Lane = dict[str, dict[str, deque[Item]]]


class Queue(Generic[Item]):
    """What waits to be done, and of whom how much is under way."""

    def __init__(self) -> None:
        self._live: _Lane[Item] = {}
        self._slow: _Lane[Item] = {}
        self._under_way: Counter[str | Asker] = Counter()  # by address, and by asker
        self._turns = 0

    def __bool__(self) -> bool:
        """Tell whether something waits."""
        return bool(self._live or self._slow)

    def put(self, item: Item, *, first: bool = False) -> None:
        """Let something wait: behind all else of its person, or before it."""
        address, person = item.asker
        lane = self._live if item.live else self._slow
        items = lane.setdefault(address, {}).setdefault(person, deque())
        items.appendleft(item) if first else items.append(item)

    def take(self) -> Item | None:
        """Return what is to be done next: for whoever has least under way, and waited longest."""
        lane = self._next_lane()
        if not lane:
            return None
        address = min(lane, key=self._under_way.__getitem__)
        people = lane.pop(address)
        person = min(people, key=lambda each: self._under_way[Asker(address, each)])
        items = people.pop(person)
        item = items.popleft()
        # What is left of theirs goes to the end: everybody else comes first now.
        if items:
            people[person] = items
        if people:
            lane[address] = people
        self._under_way.update((address, item.asker))
        return item

    def leave(self, item: Item) -> None:
        """Note that something that was taken is no longer under way."""
        for key in (item.asker.address, item.asker):
            self._under_way[key] -= 1
            if not self._under_way[key]:
                del self._under_way[key]

    def _next_lane(self) -> _Lane[Item]:
        if not (self._live and self._slow):
            return self._live or self._slow
        self._turns += 1
        return self._live if self._turns % _PATIENT else self._slow
