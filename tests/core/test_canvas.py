"""The canvas on which tables are drawn."""

from __future__ import annotations

from holdfast.core.canvas import WIDTH, Canvas


def test_texts_stand_where_they_were_put() -> None:
    canvas = Canvas(2)
    assert canvas.put(0, 2, "one") == 5
    canvas.put(1, 0, "two")
    assert canvas.lines() == ["  one", "two"]


def test_a_text_is_written_over_what_is_there() -> None:
    canvas = Canvas(1)
    canvas.put(0, 0, "abcdef")
    canvas.put(0, 2, "XY")
    assert canvas.lines() == ["abXYef"]


def test_a_style_has_one_tag_for_all_that_stands_together() -> None:
    canvas = Canvas(1)
    canvas.put(0, 0, "a", "red")
    canvas.put(0, 1, "b", "red")
    canvas.put(0, 3, "c", "bold")
    assert canvas.lines() == ["[red]ab[/] [bold]c[/]"]


def test_blanks_at_the_end_are_left_out_unless_they_have_a_style() -> None:
    canvas = Canvas(3)
    canvas.put(0, 0, "a  ")
    canvas.put(1, 0, "b ", "reverse")
    assert canvas.lines() == ["a", "[reverse]b [/]", ""]


def test_what_has_no_room_is_cut_off() -> None:
    canvas = Canvas(1)
    assert canvas.put(0, WIDTH - 2, "four") == WIDTH
    assert canvas.lines() == [" " * (WIDTH - 2) + "fo"]
