"""The journal gives the numbers that decided: cubes and units in a fight, haints on the plate, points at the end."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.fairfolk_table import THROUGH, do, fair_table, offer
from harrow.hester_table import DO_SPAWN, activate, deed, hester_table
from harrow.solo_table import solo_table
from harrow.tables import CUBE, FACTION, card, drive, h, table
from klubovna.games.harrow import RULES, kinds
from klubovna.games.harrow.attack import attack_hex
from klubovna.games.harrow.facts import SCROLL
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import check_end
from klubovna.games.harrow.solo.course import over_seven
from klubovna.games.harrow.solo.versus import decide
from klubovna.games.harrow.state import CLEAN_UP, Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.journal import Journal
from klubovna.testing import rule, run

PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


def heard(t: Table, lang: str = "en") -> list[str]:
    """What has been told since the journal was begun, in words."""
    assert t.journal is not None
    texts = RULES.texts(lang)
    return [
        texts.event(t, {"event": event.name, "params": dict(zip(event.params, params, strict=False))})
        for _, (event, params, _) in t.journal.read(0)
    ]


def listening(t: Table) -> Table:
    t.journal = Journal()
    return t


def duel(**given: Any) -> Table:
    position = {"haints": {"protectors": {"D6": 3}, "family": {"D5": 1}}, **given}
    return listening(table(chapter="c3", legends={"protectors": "A1", "family": "G1"}, **position))


@rule("harrow:c1.attack.08", "harrow:c1.attack.12", "harrow:c1.attack.15", "harrow:c3.dial.04")
def test_a_won_attack_tells_units_cubes_cost_and_the_plate() -> None:
    t = duel(ground={"red": 3, "blue": 1}, dice=(THROUGH,) * 5)
    t.spoon[PROTECTORS] = 2
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY))
    run(drive(t, until="todo"), attack_press=2)
    told = heard(t)
    assert "Majority: Protectors, 3 against 1 units, 1 cube." in told
    assert "Protectors: the attack succeeds, 4 against 1 cubes." in told
    assert "Protectors: 2 cubes spent, 2 left." in told
    assert "Protectors: 1 of 2 haints for the next point." in told
    assert "Ochránci – běsi na příští bod: 1 z 2." in heard(t, "cs")
    assert "Ochránci – spotřebované 2 kostky, na bojišti zbývá: 2." in heard(t, "cs")


@rule("harrow:c1.attack.24")
def test_a_failed_attack_tells_both_numbers_of_cubes() -> None:
    t = duel(ground={"red": 1, "blue": 4}, dice=(THROUGH,) * 6)
    run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FAMILY), attack_clash={0: False, 1: False})
    assert "Protectors: the attack failed, 2 against 4 cubes." in heard(t)
    assert "Ochránci – neúspěšný útok, kostek 2 proti 4." in heard(t, "cs")


@rule("harrow:c1.attack.12", "harrow:r.010", "harrow:r.011")
@pytest.mark.parametrize(("at", "needed", "red"), [("D5", 2, 1), ("D4", 1, 0)])
def test_enough_against_the_defender_but_too_few_to_pay_is_no_success(at: str, needed: int, red: int) -> None:
    t = duel(haints={"protectors": {"D6": 1}, "family": {at: 1}}, ground={"red": red}, dice=(THROUGH,) * red)
    run(attack_hex(t, PROTECTORS, h("D6"), h(at), FAMILY))
    assert not t.todo
    assert f"Protectors: the attack failed, {red} against 0 cubes; a hit takes {needed}." in heard(t)
    words = "jsou potřeba 2" if needed == 2 else "je potřeba 1"
    assert f"Ochránci – neúspěšný útok, kostek {red} proti 0; na zásah {words}." in heard(t, "cs")
    assert not any("succeeds" in line for line in heard(t))


@rule("harrow:c5.fireattack.04", "harrow:c5.fireattack.05", "harrow:r.062")
def test_one_cube_is_a_success_against_a_fire_but_not_against_hester_alone() -> None:
    for flames, succeeds in (({"D5": 2}, True), ({}, False)):
        t = hester_table(flames=flames, legends={"hester": "D5"}, haints={"protectors": {"D6": 4}}, ground={"red": 1})
        t.actor = PROTECTORS
        t.chance.load(*(THROUGH,) * 3)
        t.cubes[CUBE["yellow"]] = t.cubes[CUBE["brown"]] = t.cubes[CUBE["green"]] = t.cubes[CUBE["teal"]] = 0
        t.cubes[CUBE["red"]] = 0
        listening(t)
        run(attack_hex(t, PROTECTORS, h("D6"), h("D5"), FACTION["hester"]))
        assert bool(t.todo) == succeeds
        assert any("succeeds" in line for line in heard(t)) == succeeds


@rule("harrow:c1.attack.13", "harrow:c1.attack.14", "harrow:c5.fireattack.05")
def test_a_target_tells_the_price_and_the_cubes_of_both_sides() -> None:
    t = table(
        chapter="c3", haints={"protectors": {"D5": 1}, "family": {"D4": 1, "D3": 1}}, ground={"red": 3, "blue": 1}
    )
    options = Decision(0, kinds.ATTACK_TO, [(h("D4"), FAMILY), (h("D3"), FAMILY)], h("D5"))
    told = [RULES.texts("en").effect(t, options, value) for value in options.options]
    tail = "; on the battleground the attacker has 3, the defender 1, then the tree decides"
    assert told == [f"cubes for a hit: 1{tail}", f"cubes for a hit: 2{tail}"]


@rule("harrow:c5.fireattack.05", "harrow:solo.attack.09")
def test_a_fire_tells_the_cubes_of_the_attacking_faction_and_all_of_hester() -> None:
    t = solo_table(
        solo_card="roar",
        active="family",
        haints={"family": {"D6": 1}},
        flames={"D5": 2},
        ground={"blue": 4, "brown": 1, "teal": 2, "green": 1},
    )
    options = Decision(0, kinds.ATTACK_TO, [(h("D5"), FACTION["hester"])], h("D6"))
    assert RULES.texts("en").effect(t, options, options.options[0]) == (
        "cubes for each flame: 1; on the battleground the attacker has 4, Hester 4, then the tree decides"
    )
    assert RULES.texts("cs").effect(t, options, options.options[0]) == (
        "cena za každý plamen v kostkách: 1; na bojišti jich útočník má 4, Hester 4, pak rozhodne strom"
    )


@rule("harrow:ff.cards.01", "harrow:ff.cards.04")
def test_cards_of_the_fair_folk_tell_what_they_did_to_offers_and_search_cubes() -> None:
    t = listening(fair_table(cards=("renewed_offer",), nests={"C3": ""}, ground={"silver": 2}))
    do(t, ("card", card("renewed_offer")))
    assert heard(t)[-1].startswith("Nest on C3")
    t = listening(fair_table(cards=("turning_season",), ground={"silver": 1}))
    do(t, ("card", card("turning_season")), ff_card_terrain_to=3)
    assert heard(t)[-1] == "Search cube on the Fair Folk’s board: forest."
    t = listening(fair_table(cards=("sweeter_bait",), offers=("nothing",), ground={"silver": 1}))
    do(t, ("card", card("sweeter_bait")), ff_card_offers=offer("nothing"))
    assert "Offer back into the bag: No effect." in heard(t)


@rule("harrow:c5.cleanup.01", "harrow:r.072")
def test_a_path_token_that_the_feast_takes_from_the_map_is_told() -> None:
    t = listening(hester_table(legends={"protectors": "D6"}, paths=("C5",)))
    t.scrolls[PROTECTORS] = 1
    run(ROLES[PROTECTORS].lose_token(t, "tracker", SCROLL))
    assert not any(t.paths)
    assert heard(t) == ["Path token taken back from C5 (forest)."]


@rule("harrow:c1.strengthen.03")
def test_cubes_above_six_are_told() -> None:
    t = listening(table(legends={"protectors": "D6", "family": "D2"}, ground={"red": 8}))
    t.phase, t.moment = CLEAN_UP, 0
    run(drive(t))
    assert "More than 6 cubes: 2 go back to the supply (colour: red)." in heard(t)


@rule("harrow:c5.spawn.01", "harrow:ap.hester.02", "harrow:ap.hester.12")
def test_terrain_cubes_that_come_and_go_are_told() -> None:
    t = listening(hester_table(legends={"protectors": "D6"}, ground={"yellow": 1}))
    deed(t, DO_SPAWN, hester_spawn=(PROTECTORS, h("D6")))
    assert "Hester pays terrain cubes: yellow." in heard(t)
    t = listening(hester_table(cards=("wild_tangle",), ground={"brown": 1}))
    activate(t, "wild_tangle", hester_card_cube=CUBE["green"])
    assert heard(t)[-2:] == ["Hester pays terrain cubes: brown.", "Hester gains terrain cubes: green."]
    t = listening(hester_table(cards=("all_around",), roots=("A2", "B3")))  # B3 is a mountain
    activate(t, "all_around", hester_card_cube=[CUBE["teal"], CUBE["brown"]])
    assert heard(t)[-2:] == ["Hester gains terrain cubes: teal.", "Hester gains terrain cubes: brown."]


@rule("harrow:ff.others.03", "harrow:ff.others.04")
def test_the_tree_of_an_offer_tells_what_was_compared() -> None:
    for search, line in ((1, "no arrow."), (2, "the Fair Folk lay an arrow.")):
        t = fair_table(
            on_turn="protectors",
            nests={"C3": "nothing"},
            haints={"protectors": {"C3": 1}},
            ground={"red": 2, "silver": search},
            dice=(THROUGH,) * (2 + search),
        )
        t.phase, t.moment = CLEAN_UP, 3
        listening(t)
        run(drive(t), **({"ff_arrow": (0, 0), "ff_guess": None} if search == 2 else {}))
        assert f"Protectors: {search} search cubes against 2; {line}" in heard(t)


@rule("harrow:c1.phase2.05", "harrow:c1.phase2.06")
def test_the_end_tells_the_points_or_that_the_lantern_decides() -> None:
    t = listening(table(points={"protectors": 8, "family": 7}))
    assert check_end(t)
    assert heard(t) == ["Protectors: most points, 8 (7 are needed).", "Winner: Protectors."]
    t = listening(table(points={"protectors": 7, "family": 7}))
    t.lantern = FAMILY
    assert check_end(t)
    assert heard(t) == ["Both have 7 points; the lantern decides: Family.", "Winner: Family."]


@rule("harrow:ffh.end.05", "harrow:solo.turn.04")
def test_a_minor_victory_tells_filled_and_needed_spaces() -> None:
    t = fair_table("fairfolk", "hester", chapter="ffh", found=2, points={"family": 7})
    assert t.hester is not None
    t.hester.squares[PROTECTORS] = [0, 0]
    listening(t)
    assert over_seven(t)
    decide(t)
    told = ["Family: 7 points; 7 end the game.", "Minor victory: Fair Folk. Hester has filled 2 spaces and needed 5."]
    assert heard(t)[:2] == told
    assert "Menší vítězství: Říše víl. Hester: zaplněných polí 2, potřeba 5." in heard(t, "cs")
