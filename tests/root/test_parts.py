"""What an option stands for is there on the board of whoever decides."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.root import RULES
from klubovna.games.root.factions import SHOWN
from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import EYRIE, FIRST_FOREST, MARQUISE, RIVERFOLK
from klubovna.games.root.parts import PARTS, listed
from klubovna.kernel import Decision
from klubovna.testing.lit import check_lit
from root.rare import RARE, company_count, ferry, labor, strike_piece, supporter_limit
from root.tables import c, card, game, table
from root.vagabonds import vagabond


def lit(t: Any, kind: str, value: Any, about: Any = None) -> list[str]:
    decision: Decision[Any] = Decision(0, RULES.kinds[kind], [value], about)
    return PARTS.lit(t, decision, value)


@pytest.mark.parametrize("kind", RARE)
def test_what_is_seldom_asked_lights_a_part_too(kind: str) -> None:
    g = RARE[kind]()
    assert g.decision is not None
    assert g.decision.kind.name == kind
    check_lit(g, g.decision)


def test_every_noun_of_a_kind_says_what_it_lights() -> None:
    assert {kind.of for kind in RULES.kinds.values() if kind.lights is None} <= set(PARTS.nouns)
    assert PARTS.without == {}
    assert all(shown.deeds or shown.deed_lights for shown in SHOWN.values())


def test_places_are_called_by_their_printed_numbers() -> None:
    t = table("vagabond", "marquise", map="mountain")
    vagabond(t, at=5)
    assert lit(t, "move.from", c(4)) == ["clearing:4"]
    assert lit(t, "vagabond.forest", FIRST_FOREST) == ["forest:1"]
    assert lit(t, "deed", ("open", 0)) == ["path:{}-{}".format(*(end + 1 for end in t.chart.closed[0]))]
    assert lit(t, "move.count", 3, (c(4), c(7))) == ["count:7:3"]


def test_a_foe_is_its_faction_and_its_warriors_where_they_are_attacked() -> None:
    t = table("marquise", "eyrie", warriors={"eyrie": {5: 2}})
    assert lit(t, "battle.whom", EYRIE, c(5)) == ["faction:eyrie", "fighter:5:eyrie"]
    assert lit(t, "battle.whom", EYRIE, c(6)) == ["faction:eyrie"]
    assert lit(t, "effect.bank", EYRIE) == ["faction:eyrie"]


def test_cards_lie_where_they_are_taken_from() -> None:
    cards = [card("anvil"), card("cobbler"), card("cobbler", 1)]
    t = table("marquise", "eyrie", hands={"marquise": cards})
    assert lit(t, "discard", cards[0]) == ["hand:anvil:1"]
    assert lit(t, "discard", cards[1]) == ["hand:cobbler:1", "hand:cobbler:2"]
    assert lit(t, "effect.informants", cards[0]) == ["discard:anvil"]
    assert lit(t, "effect.battle", cards[1], (c(1), 0, 0)) == ["crafted:marquise:cobbler"]
    assert lit(t, "effect.saboteurs.card", cards[1], EYRIE) == ["crafted:eyrie:cobbler"]
    assert lit(t, "riverfolk.buy.card", cards[0]) == ["open-hand:anvil"]
    assert lit(t, "alliance.supporter", cards[0], (c(1), 2)) == ["supporter:anvil"]


def test_equal_cards_that_are_discarded_together_light_one_each() -> None:
    cards = [card("anvil"), card("cobbler"), card("cobbler", 1)]
    t = table("marquise", "eyrie", hands={"marquise": cards})
    decision: Decision[Any] = Decision(0, RULES.kinds["discard"], cards, 2)
    values = [cards[0], cards[1], cards[1]]
    assert PARTS.lit_together(t, decision, values) == [["hand:anvil:1"], ["hand:cobbler:1"], ["hand:cobbler:2"]]


def test_deeds_of_a_menu() -> None:
    t = table("eyrie", "marquise", hands={"eyrie": [card("anvil")]})
    assert lit(t, "deed", ("battle", -1)) == ["deed:battle"]
    assert lit(t, "deed", ("craft", card("anvil"))) == ["hand:anvil:1"]
    assert lit(t, "deed", ("decree-move", 1)) == ["decree:move:fox"]
    assert lit(t, "deed", ("sway", 0)) == lit(t, "duchy.mayor", 0)
    assert lit(t, "deed", ("flip", c(3))) == ["clearing:3"]


def test_triggers_happen_in_a_clearing_by_a_card_or_before_a_faction() -> None:
    t = table("marquise", "eyrie")
    assert lit(t, "trigger", ("outrage", c(3))) == ["clearing:3"]
    assert lit(t, "trigger", ("saboteurs", -1)) == ["crafted:marquise:saboteurs"]
    assert lit(t, "trigger", ("services", -1)) == ["faction:riverfolk"]
    assert lit(t, "trigger", ("price", -1)) == ["faction:duchy"]


def test_an_item_lies_on_its_track_in_the_satchel_or_in_the_damaged_box() -> None:
    t = table("vagabond", "marquise")
    vagabond(t, at=5, items="tea boot ~sword !hammer !~bag")
    tools = {PARTS.lit(t, Decision(0, RULES.kinds["vagabond.limit"], [0]), tool)[0] for tool in vagabonds(t)[0].items}
    assert tools == {
        "tool:tea:track",
        "tool:boot:satchel",
        "tool:sword:exhausted",
        "tool:hammer:damaged",
        "tool:bag:damaged_exhausted",
    }
    assert lit(t, "deed", ("stow", 4)) == ["tool:tea:track"]
    assert lit(t, "deed", ("lay", 4)) == ["tool:tea:satchel"]


def test_services_prices_and_funds() -> None:
    t = table("riverfolk", "marquise")
    assert lit(t, "riverfolk.buy", 1) == ["service:riverboats"]
    assert lit(t, "riverfolk.price", 3, 1) == ["price:riverboats:3"]
    assert lit(t, "riverfolk.spend", MARQUISE) == ["fund:marquise"]
    assert lit(t, "riverfolk.disruption", 2, (RIVERFOLK, 2)) == ["number:2"]


def test_what_others_see_has_no_part_of_a_hand_or_of_an_own_board() -> None:
    t = table("alliance", "marquise", hands={"alliance": [card("anvil")], "marquise": [card("cobbler")]})
    g = game(t)
    own, other, spectator = (set(listed(g.look(seat))) for seat in (0, 1, None))
    assert "hand:anvil:1" in own
    assert not {part for part in other | spectator if "anvil" in part}
    assert {"deed:train", "faction:marquise", "clearing:12"} <= own
    assert not [part for part in spectator if part.startswith(("hand:", "deed:", "supporter:", "build:"))]


def test_some_that_are_hard_to_come_by() -> None:
    for begun, parts in (
        (ferry, {"ferry"}),
        (company_count, {"number:3", "number:2", "number:1"}),
        (strike_piece, {"piece:5:sawmill", "piece:5:wood"}),
    ):
        g = begun()
        assert g.decision is not None
        found = {part for value in g.decision.options for part in PARTS.lit(g.state, g.decision, value)}
        assert parts <= found, found
    for begun, zone in ((labor, "discard:"), (supporter_limit, "supporter:")):
        g = begun()
        assert g.decision is not None
        lights = [part for value in g.decision.options for part in PARTS.lit(g.state, g.decision, value)]
        assert lights
        assert all(part.startswith(zone) for part in lights)
