"""The sheet on which tables are drawn."""

from __future__ import annotations

from holdfast.core.sheet import WIDTH, Sheet


def test_texts_stand_where_they_were_put() -> None:
    sheet = Sheet(2)
    assert sheet.put(0, 2, "one") == 5
    sheet.put(1, 0, "two")
    assert sheet.lines() == ["  one", "two"]


def test_a_text_is_written_over_what_is_there() -> None:
    sheet = Sheet(1)
    sheet.put(0, 0, "abcdef")
    sheet.put(0, 2, "XY")
    assert sheet.lines() == ["abXYef"]


def test_a_style_has_one_tag_for_all_that_stands_together() -> None:
    sheet = Sheet(1)
    sheet.put(0, 0, "a", "red")
    sheet.put(0, 1, "b", "red")
    sheet.put(0, 3, "c", "bold")
    assert sheet.lines() == ["[red]ab[/] [bold]c[/]"]


def test_blanks_at_the_end_are_left_out_unless_they_have_a_style() -> None:
    sheet = Sheet(3)
    sheet.put(0, 0, "a  ")
    sheet.put(1, 0, "b ", "reverse")
    assert sheet.lines() == ["a", "[reverse]b [/]", ""]


def test_what_has_no_room_is_cut_off() -> None:
    sheet = Sheet(1)
    assert sheet.put(0, WIDTH - 2, "four") == WIDTH
    assert sheet.lines() == [" " * (WIDTH - 2) + "fo"]
