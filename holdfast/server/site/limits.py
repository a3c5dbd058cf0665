"""How often somebody may do something: the guard counts, and here it is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

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

    @contextmanager
    def counting_wrong_links(self, address: str) -> Iterator[None]:
        """Slow down whoever tries links that lead nowhere."""
        _check(self.rates.wrong_links.wait(address))
        try:
            yield
        except Refused as refused:
            if refused.code in (Code.UNKNOWN_TABLE, Code.NOT_INVITED):
                self.rates.wrong_links.take(address)
            raise


def _check(wait: float) -> None:
    if wait:
        raise Refused(Code.TOO_FAST, seconds=max(1, round(wait + 0.5)))
