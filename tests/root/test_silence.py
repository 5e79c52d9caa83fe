"""r.172 Whether somebody is asked does not tell what is in the hand."""

import pytest

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.facts import CARD_FACTS, EYRIE, MARQUISE, Card
from klubovna.games.root.move import march
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.state import Table
from klubovna.kernel.zones import EVERYBODY
from klubovna.testing import rule, run
from root.alliances import FOXES
from root.tables import c, card, table

NOT_ASKED = "nobody asked"


def fight(hands: dict[str, list[Card]]) -> Table:
    return table("marquise", "eyrie", dice=(0, 0), warriors={"marquise": {5: 3}, "eyrie": {5: 3}}, hands=hands)


@rule("root:r.172", "root:4.3.1#1")
def test_who_holds_no_ambush_is_asked_like_who_does() -> None:
    run(battle(fight({"eyrie": [card("bake_sale")]}), Battle(MARQUISE, EYRIE, c(5))), battle_ambush=None)


@rule("root:r.172", "root:4.3.1#1")
def test_an_empty_hand_is_not_asked() -> None:
    with pytest.raises(AssertionError, match=NOT_ASKED):
        run(battle(fight({"eyrie": []}), Battle(MARQUISE, EYRIE, c(5))), battle_ambush=None)


@rule("root:r.172", "root:4.3.1#1")
def test_when_every_ambush_lies_open_nobody_is_asked() -> None:
    t = fight({"eyrie": [card("bake_sale")]})
    for number, facts in enumerate(CARD_FACTS):
        if facts.kind == "ambush":
            t.seen[number] = EVERYBODY
    with pytest.raises(AssertionError, match=NOT_ASKED):
        run(battle(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=None)


@rule("root:r.172", "root:4.3.1.I#1")
def test_who_cannot_foil_is_asked_like_who_can() -> None:
    t = fight({"eyrie": [card("ambush_rabbit")], "marquise": [card("bake_sale")]})
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"), battle_foil=None)


@rule("root:r.172", "root:6.2.3#1")
def test_field_hospitals_without_a_fitting_card() -> None:
    warriors, keep = {"marquise": {5: 2}}, {"keep": {1: 1}}
    t = table("marquise", "eyrie", warriors=warriors, pieces=keep, hands={"marquise": FOXES[:1]})
    run(remove(t, [Loss(MARQUISE, EYRIE, c(5), 1)]), marquise_hospital=None)


@rule("root:r.172", "root:8.2.6#1")
def test_an_outrage_without_a_fitting_card() -> None:
    warriors = {"marquise": {1: 2}}
    t = table("marquise", "alliance", warriors=warriors, pieces={"sympathy": {5: 1}}, hands={"marquise": FOXES[:1]})
    run(march(t, MARQUISE, c(1), c(5), 1), alliance_outrage=None)
