"""How a game ended, in one sentence: every golden game is told in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.registry import rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server.scenes import result_shown

GOLDEN = sorted(Path(__file__).parent.joinpath("playthroughs").glob("*.txt"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_how_it_ended_is_one_sentence(file: Path) -> None:
    line = next(line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("{"))
    record = json.loads(line)
    game = klubovna.replay({**record, "content": rules(record["game"]).content.digest, "fingerprint": None})
    assert game.over
    for lang in LANGUAGES:
        shown = result_shown(game, lang)
        assert shown is not None
        assert shown.why
        assert "{" not in shown.why
        assert shown.why.rstrip().endswith(".")
