"""Whose turn it is: shares by address and person, and those first who wait."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.server.live.queue import Asker, Queue


@dataclass(frozen=True)
class Wish:
    asker: Asker
    live: bool = True
    name: str = ""


def wish(address: str, person: str, name: str = "", *, live: bool = True) -> Wish:
    return Wish(Asker(address, person), live, name)


def serve(queue: Queue[Wish], turns: int) -> list[Wish]:
    """Do one thing after the other."""
    served = []
    for _ in range(turns):
        item = queue.take()
        assert item is not None
        queue.leave(item)
        served.append(item)
    return served


def test_whoever_asks_for_much_has_no_more_turns_than_others() -> None:
    queue: Queue[Wish] = Queue()
    for _ in range(20):
        queue.put(wish("here", "greedy"))
    for name in "123":
        queue.put(wish("there", "modest", name))
    people = [item.asker.person for item in serve(queue, 6)]
    assert people == ["greedy", "modest"] * 3


def test_many_people_at_one_address_have_one_share_together() -> None:
    queue: Queue[Wish] = Queue()
    for number in range(10):
        queue.put(wish("crowd", f"guest{number}"))
        queue.put(wish("home", "anna"))
    served = [item.asker for item in serve(queue, 12)]
    assert [asker.address for asker in served] == ["crowd", "home"] * 6
    # And among themselves each has a turn before anybody has a second one.
    assert len({asker.person for asker in served if asker.address == "crowd"}) == 6


def test_what_is_under_way_counts() -> None:
    queue: Queue[Wish] = Queue()
    for _ in range(4):
        queue.put(wish("here", "greedy"))
    queue.take(), queue.take()
    queue.put(wish("there", "modest"))
    assert [item.asker.person for item in serve(queue, 1)] == ["modest"]


def test_what_one_person_asks_for_is_done_in_its_order_and_what_has_begun_before_it() -> None:
    queue: Queue[Wish] = Queue()
    for name in "abc":
        queue.put(wish("here", "anna", name))
    (begun,) = serve(queue, 1)
    queue.put(begun, first=True)
    assert [item.name for item in serve(queue, 3)] == ["a", "b", "c"]


def test_those_who_wait_come_before_those_who_come_back_another_day_but_not_always() -> None:
    queue: Queue[Wish] = Queue()
    for _ in range(40):
        queue.put(wish("here", "anna", live=False))
        queue.put(wish("here", "bert"))
    served = [item.live for item in serve(queue, 32)]
    assert served[:7] == [True] * 7
    assert served.count(False) == 4
    assert sum(item.live for item in serve(queue, 48)) == 12  # nothing is lost


def test_an_empty_queue_has_nothing_to_do() -> None:
    queue: Queue[Wish] = Queue()
    assert not queue
    assert queue.take() is None
    queue.put(wish("here", "anna"))
    assert queue
    serve(queue, 1)
    assert not queue
