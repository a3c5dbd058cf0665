"""The arms of the five seats: a colour and a charge, so that neither alone tells them apart."""

from __future__ import annotations

import math
from typing import Final

#: The shield, in a box of 24 by 28.
SHIELD: Final = "M2 2h20v12c0 7-5 10.5-10 12.5-5-2-10-5.5-10-12.5z"

#: Red, gold, blue, green, purple: on light paper, and on dark.
COLOURS: Final = (
    ("#a3271f", "#e0685c"),
    ("#b8860b", "#e9c46a"),
    ("#1f4e8c", "#6fa8dc"),
    ("#2f6b3a", "#7fbf7f"),
    ("#6b3a7d", "#b58cc9"),
)


def _mane() -> str:
    """Return a lion's mane: a ring of twelve flames."""
    points = []
    for i in range(24):
        angle, radius = math.pi * (i + 0.5) / 12, (7.6, 5.4)[i % 2]
        points.append(f"{12 + radius * math.sin(angle):.1f} {13.2 - radius * math.cos(angle):.1f}")
    return "M" + "L".join(points) + "z"


#: Lion, eagle, lily, oak, cross: paths in the charge's colour, then in the field's.
CHARGES: Final = (
    (
        _mane(),
        "M8 12.2a4 4 0 0 1 8 0c0 2.3-1.8 5.2-4 5.2s-4-2.9-4-5.2z"
        "M9.7 11.2h1.4v1.4H9.7zM12.9 11.2h1.4v1.4h-1.4zM10.8 14.1h2.4L12 15.9z",
    ),
    (
        "M12 4.5c1 0 1.7.7 1.7 1.6l1.6.7-1.6.7v1.9c2 .6 3.7-1 5.8-3.9.7 4 .3 7.6-3.3 9.5"
        "l-1.7-.4.9 3.5-2.1-1.2L12 20.5l-1.3-3.6-2.1 1.2.9-3.5-1.7.4C4.2 13.1 3.8 9.5 4.5 5.5"
        "c2.1 2.9 3.8 4.5 5.8 3.9V6.2c0-1 .7-1.7 1.7-1.7z",
        "",
    ),
    (
        "M12 4.5c3.2 3.2 3.2 6.5.9 9.9h2.6c-.3-1.2.2-1.7 1-1.5.2-1.2-1.9-1.5-1.7.3"
        "c-.9-4.5 4.7-5.3 4.7-1.2 0 2.2-1.8 3.5-3.8 3.6v1.9h-2.3l1.3 3.6-2.7 1.9-2.7-1.9 1.3-3.6"
        "H8.3v-1.9"
        "c-2-.1-3.8-1.4-3.8-3.6 0-4.1 5.6-3.3 4.7 1.2.2-1.8-1.9-1.5-1.7-.3.8-.2 1.3.3 1 1.5"
        "h2.6C8.8 11 8.8 7.7 12 4.5z",
        "",
    ),
    (
        "M12 4c2 0 3 1.8 2.2 3.2 2.2-.2 3.2 2.1 1.5 3.5 2.4.2 2.7 2.9.6 3.7 1.6 1.7 0 3.7-2 3.1"
        "l-1.5-.3.3 5.3h-2.2l.3-5.3-1.5.3"
        "c-2 .6-3.6-1.4-2-3.1-2.1-.8-1.8-3.5.6-3.7C6.6 9.3 7.6 7 9.8 7.2"
        " 9 5.8 10 4 12 4z",
        "M11.7 8h.6v8h-.6z",
    ),
    ("M10.2 5h3.6v5.2H19v3.6h-5.2V22h-3.6v-8.2H5v-3.6h5.2z", ""),
)
