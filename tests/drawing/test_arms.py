from __future__ import annotations

from holdfast.drawing.arms import CHARGES, COLOURS, SHIELD


def test_every_seat_has_a_colour_and_a_charge_of_its_own() -> None:
    assert len(COLOURS) == len(CHARGES) == 5
    assert len(set(COLOURS)) == len({charge for charge, _ in CHARGES}) == 5
    for light, dark in COLOURS:
        assert light != dark


def test_all_paths_begin_with_a_move() -> None:
    paths = [SHIELD, *(path for pair in CHARGES for path in pair if path)]
    assert all(path.startswith("M") for path in paths)
