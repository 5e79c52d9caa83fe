"""`klubovna plan`: a position from a file, drawn, planned and explained; what is wrong is said in one line."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from gloomhaven.plans import act, corridor, hero, position, scattered
from klubovna.cli import app
from klubovna.games.gloomhaven.monsters.planner import Position, cases, plan
from klubovna.games.gloomhaven.monsters.planner.drawing import draw
from klubovna.games.gloomhaven.monsters.planner.reasons import reasons

GOOD = """
floor_radius = 3
walls = [[0, -2]]
edges = [[[2, 0], [2, 1]]]
doors = [[-3, 0]]
obstacles = [[1, 0]]
traps = [[0, 1]]
hazards = [[-1, 1]]
difficult = [[-1, 0]]
allies = [[-2, 0]]
monster = { at = [0, 0], move = 2, name = "Guard" }
enemies = [
    { name = "Brute", at = [2, 0], initiative = 61, second_initiative = 15 },
    { name = "Tinkerer", at = [-1, 3], initiative = 20, invisible = true },
]
"""


def run(*args: object) -> Result:
    return CliRunner().invoke(app, ["plan", *map(str, args)], env={"COLUMNS": "120", "LANG": "en_GB.UTF-8"})


def file(folder: Path, text: str) -> Path:
    path = folder / "position.toml"
    path.write_text(text, encoding="utf-8")
    return path


def names(at: Position) -> list[str]:
    return [reason.name for reason in reasons(at, plan(at))]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Guard moves to (2, -1) by (1, -1). It attacks Brute.",
                "To attack Brute it needs 2 movement points; distance 2.  mon.focus.02",
                "Tinkerer is invisible",
                "The focus is Brute, the only enemy it sees.",
                "closed door",
            ],
        ),
        (
            "cs",
            [
                "Guard se přesune na (2, -1) přes (1, -1). Útočí na: Brute.",
                "Brute: k útoku jsou potřeba 2 body pohybu; vzdálenost 2.  mon.focus.02",
                "Tinkerer je pod vlivem neviditelnosti",
                "Zaměření: Brute. Jiného nepřítele nevidí.",
                "zavřené dveře",
            ],
        ),
    ],
)
def test_a_position_is_drawn_planned_and_explained(tmp_path: Path, lang: str, said: list[str]) -> None:
    result = run(file(tmp_path, GOOD), "--lang", lang)
    assert result.exit_code == 0
    assert all(words in result.stdout for words in said), result.stdout
    assert "{" not in result.stdout


def test_the_map(tmp_path: Path) -> None:
    text = "floor_radius = 1\nmonster = { at = [0, 0], move = 0 }\nedges = [[[0, 0], [1, 0]], [[0, 0], [0, 1]]]\n"
    shown = run(file(tmp_path, text + 'enemies = [{ name = "Ann", at = [-1, 1] }]')).stdout
    assert [line.rstrip() for line in shown.splitlines()[:9]] == [
        "  -2      ### ### ###",
        "",
        "  -1    ###  ·   ·  ###",
        "",
        "   0  ###  ·   M | ·  ###",
        "                /",
        "   1    ### Ann  ·  ###",
        "",
        "   2      ### ### ###",
    ]


@pytest.mark.parametrize("heading", ["", "[case]", '[[example]]\nid = "mine"\n[example.case]'])
def test_the_headings_of_the_ledger_may_stand_above(tmp_path: Path, heading: str) -> None:
    assert "Guard moves to (2, -1)" in run(file(tmp_path, f"{heading}\n{GOOD}")).stdout


def test_the_actor_may_be_a_summon(tmp_path: Path) -> None:
    text = 'floor_radius = 3\nmonster = { at = [0, 0], move = 1, side = "character" }\nenemies = [{ at = [2, 0] }]'
    assert "M moves to (1, 0). It attacks A." in run(file(tmp_path, text)).stdout


ROOM = "floor_radius = 2\nmonster = { at = [0, 0] }\n"


@pytest.mark.parametrize(
    ("text", "english", "czech"),
    [
        ("floor = ", "not TOML", "není to TOML"),
        ("floor_radius = 2", "missing required field `monster`", "missing required field `monster`"),
        ("case = 5", "Expected `object`, got `int`", "Expected `object`, got `int`"),
        (ROOM + "speed = 3", "unknown field `speed`", "unknown field `speed`"),
        (ROOM + "traps = [[1, 0, 0]]", "$.traps[0]", "$.traps[0]"),
        ("floor_radius = 99\nmonster = { at = [0, 0] }", "<= 13", "<= 13"),
        (ROOM + "area = 1\n" * 60_000, "characters: ", "characters: je toho"),
        ("[[example]]\n[[example]]", "there are 2 examples", "příkladů je v něm 2"),
        ("monster = { at = [0, 0] }", "no floor", "chybí podlaha"),
        (ROOM + "walls = [[0, 0]]", "at (0, 0), where there is no floor", "na (0, 0) stojí bytost, ale"),
        (ROOM + "doors = [[0, 0]]", "at (0, 0), where there is no floor", "na (0, 0) stojí bytost, ale"),
        (ROOM + "allies = [[9, 0]]", "at (9, 0)", "na (9, 0)"),
        (ROOM + "allies = [[0, 0]]", "two figures stand at (0, 0)", "na (0, 0) stojí dvě bytosti"),
        (ROOM + "traps = [[9, 0]]", "traps: there is no floor at (9, 0)", "traps: na (9, 0) není podlaha"),
        (ROOM + "edges = [[[0, 0], [2, 0]]]", "not neighbours", "nesousedí"),
        (ROOM + 'enemies = [{ name = "M", at = [1, 0] }]', "called “M”", "jmenují „M“"),
        (ROOM + 'enemies = [{ at = [1, 0], summon_of = "B" }]', "summon of “B”", "majitel „B“"),
        ("floor_radius = 1\nmonster = { at = [0, 0], area = [[0, 0]] }", "own hex", "pole útočníka"),
    ],
)
def test_a_bad_file_is_refused_in_one_line(tmp_path: Path, text: str, english: str, czech: str) -> None:
    for lang, words, head in (("en", english, "cannot be used"), ("cs", czech, "nelze použít")):
        result = run(file(tmp_path, text), "--lang", lang)
        assert (result.exit_code, result.stdout) == (2, "")
        assert len(result.stderr.splitlines()) == 1
        assert words in result.stderr, result.stderr
        assert head in result.stderr


def test_a_missing_file_and_one_that_is_no_text(tmp_path: Path) -> None:
    assert "no such file" in run(tmp_path / "nowhere.toml").stderr
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert run(tmp_path / "picture").exit_code == 2
    assert "cannot be used" in run(tmp_path / "picture").stderr


# ---- reasons


def test_reasons_name_the_tie_breaks() -> None:
    assert "focus-path" in names(position(hero((2, 0)), hero((-3, 0))))
    assert "focus-range" in names(position(hero((-3, 0)), hero((2, 0)), obstacles={(1, 0)}))
    assert "focus-order" in names(position(hero((2, 0)), hero((-2, 0))))
    equal = position(hero((2, 0), initiative=(20, 30)), hero((-2, 0), initiative=(20, 30)))
    assert names(equal).count("if-focus") == 2
    assert "focus-kept" in names(position(hero((2, 0)), hero((-2, 0)), focus=(-2, 0)))
    assert names(position(hero((1, 0)), stunned=True)) == ["stunned"]
    assert names(position()) == ["no-focus"]


def test_reasons_name_what_told_the_hexes_apart() -> None:
    assert {"by-targets", "by-points"} <= set(names(position(hero((2, 0)), hero((3, -2)), targets=2, move=3)))
    assert {"by-disadvantage", "equal"} <= set(names(position(hero((1, 0)), range=3)))
    aside = position(hero((3, 0)), hero((1, -1)), range=3, targets=2, move=1, focus=(3, 0))
    assert "by-others" in names(aside)
    assert names(position(hero((1, 0)), immobilized=True, range=2))[-3:] == ["immobilized", "attack-here", "hindered"]
    assert names(position(hero((3, 0)), move=0))[-2:] == ["no-move", "nothing-nearer"]
    assert names(position(hero((3, 0)), disarmed=True))[0] == "disarmed"
    assert names(position(hero((3, 0)), attack=False))[-1] == "beside-there"
    over = position(hero((3, 0)), floor=corridor(0, 4), traps={(1, 0)})
    assert {"path-negative", "enters"} <= set(names(over))


def test_reasons_give_the_numbers() -> None:
    """Two enemies of the same path; the first is nearer."""
    at = position(hero((-3, 0)), hero((2, 0)), obstacles={(1, 0)}, move=1)
    found = {reason.name: reason.params for reason in reasons(at, plan(at))}
    assert found["focus-range"] == {"who": (2, 0), "range": 2, "others": [(-3, 0)]}
    assert found["nearer"] == {"points": 1}
    assert act(hero((2, 0)), obstacles={(1, 0)}).why.paths == {(2, 0): (0, 2)}


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_there_are_words_for_every_fact(lang: str) -> None:
    """Over the ledger's positions and crowded random ones, settled or not."""
    everything = [cases.position(case) for case in cases.ledger_cases().values()]
    everything += [scattered(Random(seed), settled=seed % 2 == 0) for seed in range(150)]
    for at in everything:
        console = Console(width=200, highlight=False, record=True, file=StringIO())
        console.print(draw(at, plan(at), cases.words(lang)))
        assert "{" not in console.export_text()
