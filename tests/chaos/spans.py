"""Spans of time: from when to when something was so, in seconds since 1970."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Span = tuple[float, float]


def join(spans: Iterable[Span]) -> list[Span]:
    """Return spans in order, those that meet as one."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found


def leave_out(spans: Iterable[Span], holes: Iterable[Span]) -> list[Span]:
    """Return what is left of spans without some others."""
    found = list(spans)
    for begin, end in holes:
        parts = [((a, min(b, begin)), (max(a, end), b)) for a, b in found]
        found = [part for both in parts for part in both if part[0] < part[1]]
    return found


def overlap(spans: Sequence[Span], span: Span) -> float:
    """Return how many seconds of a span are in others, which are apart from each other."""
    return sum(max(0.0, min(end, span[1]) - max(begin, span[0])) for begin, end in spans)
