"""The Protectors: townsfolk on their way home, and the side of the tracker that pulls them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harrow.tables import FACTION, at, drive, h, table
from klubovna.games.harrow.factions.protectors.townsfolk import pulls, reach
from klubovna.games.harrow.factions.protectors.tracker import away, begin, pushable
from klubovna.games.harrow.facts import ADVANCE, HAINT, HESTER_TOKEN, LABEL, LEGEND, SCROLL, Card
from klubovna.games.harrow.state import Table
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY, KAMI, HESTER = (FACTION[name] for name in ("protectors", "family", "kami", "hester"))
LEGEND_JAR = 2


def names(spots: Sequence[int]) -> list[str]:
    return [LABEL[spot] for spot in spots]


def after_the_action(t: Table) -> Table:
    t.jar, t.acted = 0, True
    return t


# -- the way home ------------------------------------------------------------------------------------------------------


@rule("harrow:c1.rescue.01", "harrow:c1.rescue.02", "harrow:c1.rescue.07", "harrow:ex.c1.rescue.1")
def test_a_chain_of_units_and_path_tokens_leads_a_townsfolk_home_for_two_points() -> None:
    t = table(
        legends={"protectors": "C5"},
        haints={"protectors": {"A3": 1, "D6": 1}},
        paths=("B4",),
        townsfolk=("A3",),
    )
    assert names(reach(t, h("A3"))) == ["B4", "C5", "D6"]
    run(drive(after_the_action(t)), deed=None, townsfolk_from=h("A3"), townsfolk_to=h("D6"))
    assert sum(t.townsfolk) == 0
    assert t.points[PROTECTORS] == 2


@rule("harrow:c1.rescue.01")
def test_a_townsfolk_needs_footing_on_its_own_hex_and_on_the_next() -> None:
    t = table(legends={"protectors": "C5"}, townsfolk=("B4",))
    assert reach(t, h("B4")) == []
    t.add_haints(PROTECTORS, h("B4"), 1)
    assert names(reach(t, h("B4"))) == ["C5"]
    t.add_townsfolk(h("A3"))
    t.add_haints(PROTECTORS, h("A3"), 1)
    assert names(reach(t, h("A3"))) == ["B4", "C5"]
    t.set_legend(0, h("F4"))
    assert names(reach(t, h("B4"))) == ["A3"]


@rule("harrow:c1.rescue.01", "harrow:c1.rescue.02")
def test_walking_is_free_optional_and_may_stop_on_the_way() -> None:
    t = table(legends={"protectors": "C5"}, haints={"protectors": {"A3": 1}}, paths=("B4",), townsfolk=("A3",))
    assert offered(drive(after_the_action(t)), deed=None).options == [None, h("A3")]
    t = table(legends={"protectors": "C5"}, haints={"protectors": {"A3": 1}}, paths=("B4",), townsfolk=("A3",))
    run(drive(after_the_action(t)), deed=None, townsfolk_from=h("A3"), townsfolk_to=h("B4"))
    assert at(t.townsfolk) == {"B4": 1}
    assert t.points[PROTECTORS] == 0


@rule("harrow:c1.rescue.03", "harrow:c1.basic.04")
def test_a_townsfolk_enters_neither_the_brambles_nor_a_hex_with_family_units() -> None:
    t = table(
        legends={"protectors": "D5"},
        haints={"protectors": {"D4": 1}, "family": {"C4": 1}},
        paths=("C4",),
        townsfolk=("D5",),
    )
    assert reach(t, h("D5")) == []


@rule("harrow:r.022")
def test_a_townsfolk_does_not_enter_a_hex_with_a_building() -> None:
    t = table(legends={"protectors": "D5"}, paths=("C4",), townsfolk=("D5",), buildings=("C4",))
    assert reach(t, h("D5")) == []


@rule("harrow:c4.basic.04")
def test_a_townsfolk_does_not_enter_a_hex_with_kamis_units() -> None:
    t = table("protectors", "kami", chapter="c4", legends={"protectors": "D5"}, paths=("C4",), townsfolk=("D5",))
    assert names(reach(t, h("D5"))) == ["C4"]
    t.add_haints(KAMI, h("C4"), 1)
    assert reach(t, h("D5")) == []


@rule("harrow:c1.rescue.04")
def test_mountains_and_storms_do_not_hinder_townsfolk() -> None:
    t = table(legends={"protectors": "C4"}, paths=("B3", "C3"), townsfolk=("C4",))
    assert names(reach(t, h("C4"))) == ["B3", "C3"]


@rule("harrow:c1.rescue.05")
def test_townsfolk_may_share_a_hex() -> None:
    t = table(legends={"protectors": "C5"}, paths=("B4",), townsfolk=("B4", "C5"))
    run(drive(after_the_action(t)), deed=None, townsfolk_from=[h("B4"), None], townsfolk_to=h("C5"))
    assert at(t.townsfolk) == {"C5": 2}


@rule("harrow:c1.rescue.06")
def test_home_needs_a_unit_or_a_path_token_too() -> None:
    t = table(legends={"protectors": "C5"}, townsfolk=("C5",))
    assert reach(t, h("C5")) == []
    t.paths[h("D6")] = 1
    assert names(reach(t, h("C5"))) == ["D6"]


@rule("harrow:c1.rescue.07")
def test_several_townsfolk_are_saved_in_one_clean_up() -> None:
    t = table(legends={"protectors": "D6"}, paths=("C5",), townsfolk=("C5", "C5"))
    run(
        drive(after_the_action(t)),
        deed=None,
        townsfolk_from=[h("C5"), h("C5")],
        townsfolk_to=[h("D6"), h("D6")],
    )
    assert t.points[PROTECTORS] == 4


@rule("harrow:c1.rescue.07")
def test_a_townsfolk_that_was_placed_on_the_protectors_home_is_saved_in_their_clean_up() -> None:
    t = table(legends={"protectors": "A3"}, townsfolk=("D6",), chapter="c3")
    run(drive(after_the_action(t)), deed=None)
    assert (sum(t.townsfolk), t.points[PROTECTORS]) == (0, 2)


@rule("harrow:c5.interact.04")
def test_nobody_is_saved_while_the_home_burns() -> None:
    t = table("protectors", "family", "hester", chapter="c5", legends={"protectors": "C5"}, townsfolk=("C5",))
    t.paths[h("D6")] = 1
    t.add_flames(h("D6"), 2)
    assert reach(t, h("C5")) == []
    t.add_townsfolk(h("D6"))
    run(drive(after_the_action(t)), deed=None, townsfolk_from=None)
    assert t.points[PROTECTORS] == 0


# -- the side that pulls -----------------------------------------------------------------------------------------------


def pulling(scrolls: int, **position: Any) -> Table:
    """The legend jar on the side without path tokens, with so many scrolls collected."""
    t = table(chapter="c2", who={"protectors": "emmy"}, jar=LEGEND_JAR, **position)
    t.tracker[PROTECTORS] = 1
    t.scrolls[PROTECTORS] = scrolls
    t.box[SCROLL] -= scrolls
    return t


@rule("harrow:c2.tracker.02", "harrow:r.021")
def test_a_townsfolk_is_pulled_one_hex_closer_to_the_legend() -> None:
    t = pulling(0, legends={"protectors": "D6"}, townsfolk=("C3",))
    assert names(pulls(t, h("C3"), h("D6"))) == ["C4"]  # D4 are the brambles
    run(drive(t), deed=[("act", LEGEND_JAR), None], jar_legend="tracker", pull_from=h("C3"), pull_to=h("C4"))
    assert at(t.townsfolk) == {"C4": 1}


@rule("harrow:c2.tracker.02")
def test_townsfolk_are_pulled_onto_mountains_and_storms() -> None:
    t = pulling(0, legends={"protectors": "C4"}, townsfolk=("B2",))
    assert names(pulls(t, h("B2"), h("C4"))) == ["C3", "B3"]


@rule("harrow:c2.tracker.03")
def test_townsfolk_are_never_pulled_onto_brambles_enemies_or_buildings() -> None:
    t = pulling(0, legends={"protectors": "D5"}, townsfolk=("D3", "B3"), haints={"family": {"C4": 1}})
    assert pulls(t, h("D3"), h("D5")) == []
    assert names(pulls(t, h("B3"), h("D5"))) == []
    t.add_haints(FAMILY, h("C4"), -1)
    assert names(pulls(t, h("B3"), h("D5"))) == ["C4"]
    t.add_buildings(h("C4"))
    assert pulls(t, h("B3"), h("D5")) == []


@rule("harrow:c2.tracker.03", "harrow:r.131")
def test_kamis_units_and_hester_are_enemies_for_a_pull() -> None:
    t = table("protectors", "kami", "hester", chapter="c5", legends={"protectors": "D5"}, townsfolk=("B3",))
    assert names(pulls(t, h("B3"), h("D5"))) == ["C4"]
    t.set_legend(HESTER_TOKEN, h("C4"))
    assert pulls(t, h("B3"), h("D5")) == []
    t.set_legend(HESTER_TOKEN, -1)
    t.add_haints(KAMI, h("C4"), 1)
    assert pulls(t, h("B3"), h("D5")) == []


@rule("harrow:r.020", "harrow:r.037")
def test_without_a_pull_the_later_scrolls_do_nothing() -> None:
    t = pulling(3, legends={"protectors": "D6"}, townsfolk=("C3",), haints={"family": {"C2": 1}})
    run(drive(t), deed=[("act", LEGEND_JAR), None], jar_legend="tracker", pull_from=None)
    assert t.haints[FAMILY][h("C2")] == 1


@rule("harrow:c2.tracker.04", "harrow:r.038")
def test_with_a_second_scroll_a_token_of_the_townsfolks_hex_is_collected_and_placed_at_once() -> None:
    t = pulling(1, legends={"protectors": "D6"}, townsfolk=("C3",), tokens={"C4": "advance"})
    t.decks[PROTECTORS] = [Card(3)]
    begun = {"deed": ("act", LEGEND_JAR), "jar_legend": "tracker", "pull_from": h("C3"), "pull_to": h("C4")}
    assert offered(drive(t.clone()), **begun).options == [None, ADVANCE]
    run(
        drive(t),
        deed=[("act", LEGEND_JAR), None],
        jar_legend="tracker",
        pull_from=h("C3"),
        pull_to=h("C4"),
        pull_token=ADVANCE,
    )
    assert t.rows[PROTECTORS][ADVANCE] == 1
    assert t.hands[PROTECTORS] == [3]
    assert t.tokens[ADVANCE][h("C4")] == 0


@rule("harrow:c1.legend.02", "harrow:c2.tracker.04")
def test_without_the_second_scroll_the_token_stays() -> None:
    t = pulling(0, legends={"protectors": "D6"}, townsfolk=("C3",), tokens={"C4": "advance"})
    run(drive(t), deed=[("act", LEGEND_JAR), None], jar_legend="tracker", pull_from=h("C3"), pull_to=h("C4"))
    assert t.tokens[ADVANCE][h("C4")] == 1


@rule("harrow:c1.legend.03", "harrow:c2.tracker.05", "harrow:r.021")
def test_with_the_third_scroll_a_unit_next_to_the_townsfolk_is_pushed_away() -> None:
    t = pulling(2, legends={"protectors": "D6"}, townsfolk=("C3",), haints={"family": {"B3": 2, "A1": 1}})
    begun = {"deed": ("act", LEGEND_JAR), "jar_legend": "tracker", "pull_from": h("C3"), "pull_to": h("C4")}
    asked = offered(drive(t), **begun)
    assert asked.kind.name == "push.near"
    assert asked.options == [None, (FAMILY, HAINT, h("B3"))]  # A1 is not adjacent
    t = pulling(2, legends={"protectors": "D6"}, townsfolk=("C3",), haints={"family": {"B3": 2, "A1": 1}})
    asked = offered(drive(t), push_near=(FAMILY, HAINT, h("B3")), **begun)
    assert names(asked.options) == ["B2", "A2", "A3"]


@rule("harrow:c2.tracker.06", "harrow:r.020")
def test_with_the_fourth_scroll_any_unit_on_the_map_is_pushed_farther() -> None:
    t = pulling(3, legends={"protectors": "D6", "family": "B2"}, townsfolk=("C3",), haints={"family": {"B3": 2}})
    run(
        drive(t),
        deed=[("act", LEGEND_JAR), None],
        jar_legend="tracker",
        pull_from=h("C3"),
        pull_to=h("C4"),
        push_near=None,
        push_any=(FAMILY, LEGEND, h("B2")),
        push_to=h("A1"),
    )
    assert t.legend_at[1] == h("A1")


@rule("harrow:r.039", "harrow:c2.tracker.06")
def test_nobody_is_pushed_off_the_map() -> None:
    t = pulling(3, legends={"protectors": "D6"}, townsfolk=("C3",), haints={"family": {"G1": 1}})
    begun = {"deed": ("act", LEGEND_JAR), "jar_legend": "tracker", "pull_from": h("C3"), "pull_to": h("C4")}
    asked = offered(drive(t), **begun)
    assert asked.options == [None, (PROTECTORS, LEGEND, h("D6"))]


@rule("harrow:r.131", "harrow:c2.tracker.06")
def test_hester_and_kamis_units_can_be_pushed_too() -> None:
    t = table(
        "protectors",
        "kami",
        "hester",
        chapter="c5",
        who={"protectors": "emmy"},
        jar=LEGEND_JAR,
        legends={"protectors": "D6", "kami": "B4", "hester": "C3"},
        townsfolk=("B3",),
    )
    t.tracker[PROTECTORS], t.scrolls[PROTECTORS] = 1, 3
    assert names(away(t, (HESTER, LEGEND, h("C3")), h("C4"))) == ["D3", "C2", "B2"]
    t.nails = [[HESTER, LEGEND, h("C3")]]
    assert (HESTER, LEGEND, h("C3")) not in pushable(t, h("C4"))
    t.nails = []
    begin(t)
    run(
        drive(t, until="todo"),
        pull_from=h("B3"),
        pull_to=h("C4"),
        push_near=(KAMI, LEGEND, h("B4")),
        push_any=(HESTER, LEGEND, h("C3")),
        push_to=[h("A3"), h("C2")],
    )
    assert t.legend_at[2:] == [h("A3"), -1, h("C2")]
