"""Figures of several commits in one picture."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

TOOL = Path(__file__).parent.parent / "tools" / "bench_history.py"


def test_the_picture_has_a_line_for_every_configuration_and_build() -> None:
    spec = importlib.util.spec_from_file_location("bench_history", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)

    def line(commit: str, speed: float, build: str) -> Any:
        row = {"game": "root", "config": "<four>", "build": build, "real_decisions_per_s": speed}
        return tool.Line(commit, {"calibration": 1e7, "rows": [row]})

    history = [line("a" * 40, 1000, "plain"), line("b" * 40, 2000, "plain"), line("b" * 40, 4000, "compiled")]
    drawing = ElementTree.fromstring(tool.picture(history))
    space = "{http://www.w3.org/2000/svg}"
    assert len(drawing.findall(f"{space}polyline")) == 2
    words = [text.text for text in drawing.findall(f"{space}text")]
    assert "root, <four> (plain)" in words
    assert "root, <four> (compiled)" in words
    assert words.count("bbbbbbb") == 2
    assert ElementTree.fromstring(tool.picture([])) is not None
