"""A guided game at the terminal."""

from __future__ import annotations

from cli.commands import Run


def test_the_coach_speaks_at_the_terminal(run: Run) -> None:
    first = run("play", "ash", "--guide", "first", "--lang", "cs", "--save", "game.json", keys="1 q").stdout
    shown = " ".join(first.split())
    assert "Rádce" in shown
    assert "Volil bych: 1" in shown
    later = run("play", "--resume", "game.json", keys="2 q", lines=None).stdout
    assert "Jdeš vlastní cestou" in later
    assert run("play", "ash", "--guide", "nothing", keys="q").exit_code != 0
