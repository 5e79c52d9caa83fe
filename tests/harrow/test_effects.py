"""The small lines under options are true in the corners too: the dial, a tile for nothing, a small bag, a hex."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.fairfolk_table import fair_table
from harrow.hester_table import hester_table
from harrow.tables import FACTION, TOKEN, h, table
from klubovna.games.harrow import RULES, kinds
from klubovna.games.harrow.facts import HAINT, LEGEND, SPAWN, TILE_IDS
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision, Kind
from klubovna.testing import rule

PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


def told(t: Table, kind: Kind, value: Any, about: Any = None, lang: str = "en") -> str:
    return RULES.texts(lang).effect(t, Decision(0, kind, [value], about), value)


@rule("harrow:c1.attack.16", "harrow:c3.dial.02", "harrow:c3.dial.04")
@pytest.mark.parametrize(
    ("chapter", "plate", "spoon", "gain"),
    [
        ("c1", 0, 1, "1 point"),
        ("c3", 0, 1, "1 point"),
        ("c3", 0, 2, "haints for the next point 1 of 2"),
        ("c3", 1, 3, "haints for the next point 2 of 3"),
        ("c3", 2, 3, "1 point"),
    ],
)
def test_a_hit_promises_a_point_only_where_the_dial_gives_one(chapter: str, plate: int, spoon: int, gain: str) -> None:
    t = table(chapter=chapter, legends={"family": "D3"}, haints={"protectors": {"D5": 1}, "family": {"D3": 1}})
    t.plate[PROTECTORS][FAMILY], t.spoon[PROTECTORS] = plate, spoon
    about = (h("D3"), FAMILY)
    assert told(t, kinds.PRESS, HAINT, about) == f"it leaves the map: {gain}"
    assert told(t, kinds.PRESS, LEGEND, about).endswith(f"loses a haint anywhere: {gain}")
    assert told(t, kinds.CLASH, True, h("D3")) == f"it leaves the map: {gain}"
    assert told(t, kinds.CLASH, False, h("D3")) == "you keep the cubes"


@rule("harrow:r.013")
def test_a_nailed_legend_is_not_said_to_be_pushed() -> None:
    t = table(chapter="c3", legends={"family": "D3"})
    about = (h("D3"), FAMILY)
    assert told(t, kinds.PRESS, LEGEND, about).startswith("you push it to an adjacent hex")
    t.nails = [[FAMILY, LEGEND, h("D3")]]
    assert told(t, kinds.PRESS, LEGEND, about) == "it cannot be pushed, but it loses a haint anywhere: 1 point"


@rule("harrow:c3.bonus.03", "harrow:c3.bonus.11", "harrow:c3.bonus.14")
def test_a_tile_that_does_nothing_says_so() -> None:
    t = table(chapter="c3", legends={"protectors": "D6", "family": "D2"})
    said = RULES.texts("en").noun

    def effect(tile: str) -> str:
        return str(said(t, "tile_effect", TILE_IDS.index(tile)))

    assert t.lantern == PROTECTORS
    for tile in ("lantern", "card_swap", "spoon_back"):
        assert effect(tile) == "no effect now"
    t.lantern, t.spoon[PROTECTORS] = FAMILY, 2
    assert effect("lantern") == "take the lantern and go first from now on"
    assert effect("spoon_back") == "one haint fewer for the next point"
    assert effect("move_legend") == "the legend moves to an adjacent hex"
    assert effect("spawn") == "1 SPAWN"
    t.supply[PROTECTORS] = 0
    assert effect("spawn") == "no effect now"


@rule("harrow:c2.boards.03")
def test_the_familys_jar_tells_what_a_small_bag_gives() -> None:
    t = table("family", "protectors", chapter="c2", who={"family": "levi"})
    assert t.family is not None
    t.family.bag[TOKEN["advance"]] = 3
    said = RULES.texts("en").noun(t, "deed", ("jar", 0))
    assert said == "Break the ability jar: draw 3 tokens"  # 4 are wanted and 1 goes back: one fewer of both


@rule("harrow:c2.tokens.05")
def test_a_spawn_after_a_distant_tremor_may_be_anywhere_in_range() -> None:
    t = table("family", "protectors", chapter="c2")
    assert told(t, kinds.WILD, SPAWN) == "a haint comes to your legend or home"
    t.tremor = True
    assert told(t, kinds.WILD, SPAWN) == "a haint comes within range of your legend, or home"


@rule("harrow:c1.map.04", "harrow:c5.fight.01")
def test_a_hex_tells_everything_that_lies_there() -> None:
    t = table()
    assert told(t, kinds.MOVE_TO, h("C3"), h("C4")) == "here: storm 1"  # printed
    assert told(t, kinds.MOVE_TO, h("A1"), h("A2")) == "nothing here"
    t.taunts[h("A1")] = True
    t.cubes_on[0][h("A1")] = 1
    assert told(t, kinds.MOVE_TO, h("A1"), h("A2")) == "here: taunt token 1, red cube 1"
    t = hester_table(legends={"hester": "A1"})
    assert told(t, kinds.MOVE_TO, h("A1"), h("A2")) == "here: Hester 1"
    t = fair_table(nests={"A1": "nothing"})
    assert told(t, kinds.MOVE_TO, h("A1"), h("A2")) == "here: nest 1"
