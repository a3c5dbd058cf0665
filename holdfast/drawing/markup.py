"""Elements of a page, made with the standard library, which escapes what people have named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from xml.etree.ElementTree import Element, tostring

MINUS: Final = "−"


def element(tag: str, *children: Element | str, **attributes: object) -> Element:
    """Return an element. Of an attribute's name a last underscore is dropped, others are hyphens.

    Attributes that are None are left out.
    """
    made = Element(tag)
    for key, value in attributes.items():
        if value is not None:
            name = key.rstrip("_").replace("_", "-")
            made.set(name, f"{value:g}" if isinstance(value, float) else str(value))
    for child in children:
        _append(made, child)
    return made


def _append(parent: Element, child: Element | str) -> None:
    if not isinstance(child, str):
        parent.append(child)
    elif len(parent):
        parent[-1].tail = (parent[-1].tail or "") + child
    else:
        parent.text = (parent.text or "") + child


def write_page(root: Element) -> str:
    """Return a whole page as text."""
    return "<!doctype html>\n" + tostring(root, encoding="unicode", method="html") + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Element:
    """Return a table whose rows begin with their names."""
    top = element("tr", *(element("th", text, scope="col") for text in head))
    body = [
        element("tr", element("th", name, scope="row"), *(element("td", text) for text in rest))
        for name, *rest in rows
    ]
    return element("table", element("thead", top), element("tbody", *body))


def percent(value: float, digits: int = 1) -> str:
    """Return a rate in per cent."""
    return f"{100 * value:.{digits}f}\u00a0%"


def between(low: float, high: float) -> str:
    """Return an interval of rates in per cent."""
    return f"{100 * low:.1f}–{100 * high:.1f}\u00a0%"


def signed(value: float) -> str:
    """Return a whole number with its sign."""
    whole = round(value)
    return f"{MINUS}{-whole}" if whole < 0 else f"+{whole}" if whole else "0"


def plain(value: float) -> str:
    """Return a number as short as it can be."""
    return f"{value:g}".replace("-", MINUS)
