"""Chapter 1: what lies in the box and on the map."""

from __future__ import annotations

from harrow.tables import FACTION, begun, h, table
from klubovna.games.harrow.abilities import spawning
from klubovna.games.harrow.facts import (
    BRAMBLES,
    COUNT,
    DISTANCE,
    EDGE,
    FOREST,
    HOMES,
    JARS,
    MAPS,
    MIDDLE,
    MOUNTAIN,
    PLAINS,
    SPOTS,
    SWAMP,
    WETLANDS,
)
from klubovna.games.harrow.inventory import inventory
from klubovna.games.harrow.jars import breakable
from klubovna.games.harrow.movement import groups
from klubovna.games.harrow.objectives import free_hexes
from klubovna.games.harrow.roles import ROLES
from klubovna.testing import rule

PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


@rule("harrow:c1.components.01")
def test_a_faction_has_fifteen_haints_and_without_one_in_supply_it_cannot_spawn() -> None:
    t = table(legends={"protectors": "D6"}, haints={"protectors": {"A1": 4, "B1": 4, "B2": 4}})
    assert t.supply[PROTECTORS] == 3
    assert spawning(t, PROTECTORS) == [h("D6")]
    t = table(legends={"protectors": "D6"}, haints={"protectors": {"A1": 4, "B1": 4, "B2": 4, "C1": 3}})
    assert t.supply[PROTECTORS] == 0
    assert spawning(t, PROTECTORS) == []


@rule("harrow:c1.components.03", "harrow:c1.components.07")
def test_the_box_holds_sixty_ability_tokens_and_fifteen_wild_ones() -> None:
    t = begun("c1")
    assert inventory(t)["tokens"] == [20, 15, 15, 10]
    assert t.family is not None
    in_use = [sum(row) + drawn for row, drawn in zip(t.tokens, t.family.bag, strict=False)]
    assert t.box == [20 - in_use[0], 15 - in_use[1], 15 - in_use[2], 10 - in_use[3]]
    assert t.wild_supply + sum(t.wild) == 15


@rule("harrow:c1.components.06")
def test_chapters_one_and_two_use_three_townsfolk_and_three_buildings() -> None:
    for chapter in ("c1", "c2"):
        t = begun(chapter)
        assert (sum(t.townsfolk), sum(t.buildings)) == (3, 3)
        assert not any(map(any, t.waiting))


@rule("harrow:c1.components.08")
def test_legends_and_haints_are_units() -> None:
    t = table(legends={"protectors": "D6"}, haints={"protectors": {"D6": 2}})
    assert t.units(PROTECTORS, h("D6")) == 3
    assert ROLES[PROTECTORS].strength(t, h("D6")) == 3
    together = groups(t, PROTECTORS, h("D6"), h("D5"))
    assert together[0] == (1, 0, 2, 0)
    assert (1, 0, 0, 0) in together
    assert (0, 0, 1, 0) in together


@rule("harrow:c1.components.09")
def test_each_faction_has_four_jars() -> None:
    t = table()
    assert sorted(JARS) == ["ability", "attack", "legend", "wild"]
    for faction in (PROTECTORS, FAMILY):
        assert breakable(t, faction) == [("jar", 0), ("jar", 1), ("jar", 2), ("jar", 3)]
    assert all(COUNT[f"jar_{name}"] >= 2 for name in JARS)


# -- the map -----------------------------------------------------------------------------------------------------------


@rule("harrow:c1.map.01")
def test_a_terrain_hex_is_swamp_wetlands_plains_or_forest() -> None:
    for chart in MAPS:
        assert {chart.terrain[at] for at in SPOTS if chart.land[at]} == {SWAMP, WETLANDS, PLAINS, FOREST}
        by_colour = [at for land in (SWAMP, WETLANDS, PLAINS, FOREST) for at in chart.of_terrain[land]]
        assert sorted(by_colour) == [at for at in SPOTS if chart.land[at]]


@rule("harrow:c1.map.02")
def test_mountains_and_brambles_are_no_terrain_hexes() -> None:
    for side, chart in zip("ab", MAPS, strict=True):
        barren = [at for at in SPOTS if chart.terrain[at] in (MOUNTAIN, BRAMBLES)]
        assert len(barren) == 5
        assert not any(chart.land[at] or chart.marked[at] for at in barren)
        t = table(chapter="c3", side=side)
        placeable = {at for land in range(4) for at in free_hexes(t, land)}
        assert placeable == {at for at in SPOTS if at not in barren}


@rule("harrow:c1.map.03")
def test_the_brambles_are_one_hex_in_the_middle() -> None:
    for chart in MAPS:
        assert [at for at in SPOTS if chart.terrain[at] == BRAMBLES] == [MIDDLE]
    assert all(DISTANCE[MIDDLE][at] == 3 for at in SPOTS if EDGE[at])


@rule("harrow:c1.map.05")
def test_a_map_has_two_homes_one_for_each_player() -> None:
    t = table()
    assert len(HOMES) == 2
    assert [t.home[PROTECTORS], t.home[FAMILY]] == [h("D6"), h("D2")]
    kami = table("kami", "protectors", chapter="c4")
    assert [kami.home[PROTECTORS], kami.home[FACTION["kami"]]] == [h("D6"), h("D2")]
