"""How often somebody may do something: the guard counts, and here it is refused."""

from __future__ import annotations

from holdfast.server.guard import Buckets, Guard, Rates
from holdfast.server.table.refusals import Code, Refused


class Limits:
    """Refuses what is done too often."""

    def __init__(self, guard: Guard) -> None:
        """Allow what the guard allows."""
        self.rates = Rates(guard)

    def take(self, buckets: Buckets, key: str) -> None:
        """Count something that may not be done too often; raise ``Refused``."""
        _check(buckets.take(key))

    def counting_wrong_links(self, address: str) -> _CountingWrongLinks:
        """Slow down whoever tries links that lead nowhere."""
        return _CountingWrongLinks(self.rates.wrong_links, address)


class _CountingWrongLinks:
    """What is done with a link. A class, as every move goes through it: generators are slower."""

    __slots__ = ("_address", "_buckets")

    def __init__(self, buckets: Buckets, address: str) -> None:
        self._buckets = buckets
        self._address = address

    def __enter__(self) -> None:
        _check(self._buckets.wait(self._address))

    def __exit__(self, _kind: object, problem: BaseException | None, _trace: object) -> None:
        wrong = (Code.UNKNOWN_TABLE, Code.UNKNOWN_STUDY, Code.NOT_INVITED)
        if isinstance(problem, Refused) and problem.code in wrong:
            self._buckets.take(self._address)


def _check(wait: float) -> None:
    if wait:
        raise Refused(Code.TOO_FAST, seconds=max(1, round(wait + 0.5)))
