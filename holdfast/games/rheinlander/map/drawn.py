"""What a page gets of a map: types alone."""

from __future__ import annotations

from typing import Literal

import msgspec


class SpaceDrawn(msgspec.Struct, frozen=True):
    """A space of a map: what grows there, its regions, the place for a knight, its neighbours.

    Side and number are those of the ``Space`` in views and moves.
    """

    name: str
    side: str
    number: int
    cover: Literal["river", "island", "vine", "wood", "field", "meadow"]
    regions: list[int]
    middle: list[float]
    near: list[str]


class LineDrawn(msgspec.Struct, frozen=True):
    """A line of a map, with the spaces on its sides; ``points`` are x, y, x, y and so on."""

    kind: Literal["edge", "field", "shore", "ford", "mouth"]
    spaces: list[str]
    points: list[float]


class LabelDrawn(msgspec.Struct, frozen=True):
    """A name on a map: the middle of its line, its slope in degrees, the size of its letters."""

    text: str
    middle: list[float]
    slope: float
    size: float


class SlotDrawn(msgspec.Struct, frozen=True):
    """A place for a centre; ``away`` is the direction from the river to the land."""

    name: str
    middle: list[float]
    radius: float
    away: list[float]
    label: LabelDrawn


class PictureDrawn(msgspec.Struct, frozen=True):
    """An ornament of a map: its middle, how far it reaches, and its SVG round the origin."""

    middle: list[float]
    radius: float
    picture: str


class BoardDrawn(msgspec.Struct, frozen=True):
    """A board as a map; pictures are SVG, and ``centres`` those of the towns."""

    title: str
    width: float
    height: float
    depth: float
    spaces: list[SpaceDrawn]
    lines: list[LineDrawn]
    numbers: list[list[float]]
    slots: list[SlotDrawn]
    islands: list[LabelDrawn]
    rose: PictureDrawn
    scroll: PictureDrawn
    country: str
    mouths: str
    growth: str
    flow: str
    frame: str
    centres: dict[str, str]
    centre_radius: float
