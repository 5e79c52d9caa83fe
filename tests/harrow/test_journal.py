"""The journal gives the numbers that decided: cubes and units in a fight, haints on the plate, points at the end."""

from __future__ import annotations

from typing import Any

from harrow.fairfolk_table import THROUGH, fair_table
from harrow.hester_table import DO_SPAWN, activate, deed, hester_table
from harrow.tables import CUBE, FACTION, drive, h, table
from klubovna.games.harrow import RULES
from klubovna.games.harrow.attack import attack_hex
from klubovna.games.harrow.rounds import check_end
from klubovna.games.harrow.solo.course import over_seven
from klubovna.games.harrow.solo.versus import decide
from klubovna.games.harrow.state import CLEAN_UP, Table
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
