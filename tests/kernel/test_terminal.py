"""What tables are drawn with at the terminal."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from klubovna.kernel.terminal import NONE, Canvas, Legend, joined, tallied


def drawn(thing: object, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().rstrip("\n").split("\n")


def test_no_mark_of_a_legend_is_parted_from_its_word() -> None:
    assert drawn(Legend(["★ legend", "● haint", "≈ storm"]), 20) == ["★ legend  ● haint", "≈ storm"]
    assert drawn(Legend(["★ legend", "● haint"], gap=3), 20) == ["★ legend   ● haint"]


def test_a_canvas_is_written_over_and_has_no_empty_ends() -> None:
    canvas = Canvas(6, 2)
    canvas.put(0, 0, "____", "dim")
    canvas.put(1, 0, "A1", "bold")
    assert canvas.text().plain == "_A1_\n"


def test_names_are_counted_and_empty_parts_left_out() -> None:
    assert tallied(["spawn", "scroll", "scroll"]) == "spawn, 2× scroll"
    assert tallied([]) == NONE
    assert joined(["a", "", "b"], ", ").plain == "a, b"
