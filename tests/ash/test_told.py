"""What questions, options and the log tell: the number that decides, and the clause behind it."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import klubovna
from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_1,
    CARD_3,
    CARD_4,
    CARD_DIE,
    COAST,
    VOLCANO,
    asked,
    b,
    choose,
    game,
    on_top,
    table,
    table_of,
    w,
    ws,
)
from klubovna.games.ash import RULES
from klubovna.games.ash.barons.fortis.baron import FORTIFY
from klubovna.games.ash.facts import TAX, Card
from klubovna.games.ash.state import BUILD_SPACE, GOLD_SPACE, LEFT_WING, MAIN_GATE
from klubovna.games.ash.terminal import draw
from klubovna.kernel import Game
from klubovna.kernel.errors import SetupError
from klubovna.testing import rule

AP = 1


def question(g: Game, lang: str = "en") -> str:
    assert g.decision is not None
    return g.text(lang, g.decision)


def options(g: Game, lang: str = "en") -> list[str]:
    assert g.decision is not None
    return [g.text(lang, option) for option in g.decision.options]


def told(g: Game, *names: str, lang: str = "en") -> list[str]:
    return [g.text(lang, e) for e in g.events(None) if e["event"] in names]


# -- the tax of the automated opponent ---------------------------------------------------------------------------------


def taxed() -> Game:
    return game(table(1, roles=["nox"], areas={"volcano": (AP, ["bone_i_a"], [])}, offer=[None] * 6))


@rule("ash:ap.04")
def test_the_tax_of_the_automated_opponent_is_offered_as_points() -> None:
    vp = sum(TAX[b("bone_i_a")])
    g = taxed()
    assert options(g)[0].endswith(f"(tax: AP scores {vp} VP)")
    assert options(g, "cs")[0].endswith(f"(daň: AP získá {vp} VB)")
    page = StringIO()
    Console(file=page, width=120, color_system=None).print(draw(g.look(0), RULES.texts("en")))
    assert f"tax {vp} VP" in page.getvalue()


@rule("ash:ap.04")
def test_the_tax_of_the_automated_opponent_is_told_as_points() -> None:
    g = taxed()
    choose(g, VOLCANO)
    assert [(e["rule"], e["params"]["amount"]) for e in g.events(None) if e["event"] == "ap-taxed"] == [("ap.04", 1)]
    assert not [e for e in g.events(None) if e["event"] == "taxed"]
    assert told(g, "ap-taxed") == ["AP scores 1 VP as tax for 1 bone (Volcano)."]


@rule("ash:tax.01")
def test_a_player_is_told_which_tax_comes_from_where() -> None:
    g = game(table(areas={"volcano": (1, ["bone_i_a"], [])}, offer=[None] * 6))
    assert options(g)[0].endswith("(tax for Nox: 1 bone)")
    choose(g, VOLCANO)
    assert told(g, "taxed") == ["Nox collects 1 bone as tax (Volcano)."]


# -- battles -----------------------------------------------------------------------------------------------------------


def fight(**position: Any) -> Game:
    areas: dict[str, Any] = {"volcano": (1, ["bone_i_a"], ["bone_ii_3", "bone_i_1"])}
    given: dict[str, Any] = {"areas": areas, "hands": {0: ["ash_i_1", "ash_ii_3", "blood_ii_4"]}}
    return game(table(**(given | position)))


@rule("ash:battle.04", "ash:battle.11")
def test_who_picks_attackers_is_told_the_defence_and_the_battle_space() -> None:
    g = fight()
    choose(g, BATTLE[VOLCANO])
    assert question(g) == "Visio attacks the Volcano (Nox, defence 5): who fights?"
    g = fight()
    choose(g, MAIN_GATE)
    assert question(g) == "Visio attacks the Citadel (The King, defence 5; battle space −1): who fights?"


@rule("ash:battle.06", "ash:battle.08")
def test_who_lays_a_card_is_told_what_he_may_know_of_the_battle() -> None:
    g = fight()
    choose(g, BATTLE[VOLCANO], *ws("ash_i_1", "ash_ii_3"))
    assert [g.text("en", d) for d in g.decisions] == [
        "Visio lays a battle card face down (Volcano: attack 5 against defence 5): which one?",
        "Nox lays a battle card face down (Volcano: 2 attackers face down against defence 5): which one?",
    ]


@rule("ash:battle.10", "ash:battle.11")
def test_totals_are_told_by_their_parts() -> None:
    g = fight()
    choose(g, LEFT_WING, *ws("ash_i_1", "ash_ii_3"), None)
    choose(g, CARD_3)
    assert told(g, "totals") == [
        "Attack 9 (warriors 4, reinforcement 1, card 3, battle space 1) against defence 5 (the King 5)."
    ]
    assert told(g, "totals", lang="cs") == [
        "Útok 9 (bojovníci 4, posily 1, karta 3, bojové pole 1) proti obraně 5 (král 5)."
    ]


@rule("ash:cards.04", "ash:cards.05", "ash:cards.19")
def test_gains_from_battle_cards_are_told_with_their_reason() -> None:
    g = fight(hands={0: ["blood_iii_6"]}, dice=(6,))
    choose(g, BATTLE[VOLCANO])
    choose(g, CARD_DIE, seat=0)
    choose(g, CARD_1, seat=1)
    choose(g, 0)
    assert told(g, "rewarded", "consoled") == [
        "Visio gains 1 VP for winning with the die card.",
        "Nox gains 1 bone for losing with card 1.",
    ]
    assert [e["rule"] for e in g.events(None) if e["event"] in ("rewarded", "consoled")] == ["cards.04", "cards.05"]


@rule("ash:apb.05", "ash:r.ap.9")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        (CARD_DIE, ("rewarded", "AP gains 1 VP for winning with the die card.")),
        (CARD_1, ("ap-rewarded", "AP scores 2 VP for 2 gold: it has won with card 1.")),
    ],
)
def test_the_automated_opponent_gets_no_points_for_points(card: Card, gained: tuple[str, str]) -> None:
    t = table(1, areas={"volcano": (AP, ["bone_i_a"], ["bone_iii_6"])}, hands={0: ["ash_i_1"]}, dice=(1,))
    t.sides[AP].cards = [c for c in t.sides[AP].cards if c != card] + [card]
    g = game(t)
    choose(g, BATTLE[VOLCANO])
    choose(g, CARD_0)
    assert [(e["event"], g.text("en", e)) for e in g.events(None) if "rewarded" in e["event"]] == [gained]
    assert table_of(g).sides[AP].vp == (1 if card == CARD_DIE else 2)


@rule("ash:power.06", "ash:power.07", "ash:power.09")
def test_visio_is_told_the_battle_when_a_power_may_be_used() -> None:
    areas: dict[str, Any] = {"volcano": (0, ["bone_i_a"], ["bone_ii_3", "bone_i_1"])}
    t = table(roles=["visio", "nox"], powers=True, active=1, areas=areas, hands={1: ["ash_i_1"]})
    g = game(t)
    choose(g, BATTLE[VOLCANO])
    assert question(g).startswith("Visio (Volcano: 1 attacker face down against defence 5): use your power and see")
    choose(g, None)
    choose(g, CARD_3, seat=0)
    choose(g, CARD_4, seat=1)
    assert asked(g) == "power.premonition"
    assert question(g).startswith("Visio (Volcano: 1 attacker face down against defence 5): use your power and name")
    choose(g, CARD_0)
    assert told(g, "guess-wrong")[0].startswith("The guess was wrong – Nox: Card 4")


@rule("ash:power.07", "ash:battle.06")
def test_an_attacking_visio_does_not_show_his_strength_by_being_asked() -> None:
    areas: dict[str, Any] = {"volcano": (1, ["bone_i_a"], [])}
    g = game(table(roles=["visio", "nox"], powers=True, areas=areas, hands={0: ["ash_i_1"]}))
    choose(g, BATTLE[VOLCANO])
    choose(g, CARD_3, seat=0)
    choose(g, CARD_4, seat=1)
    assert (asked(g), "face down" in question(g), "attack 1" in question(g)) == ("power.premonition", True, False)


@rule("ash:power.20")
def test_fortis_is_told_what_his_pairs_are_worth() -> None:
    areas: dict[str, Any] = {
        "volcano": (1, ["bone_i_a"], ["bone_i_1"]),
        "coast": (0, ["ash_i_a"], ["ash_i_1", "ash_i_2"]),
    }
    g = game(table(roles=["fortis", "nox"], powers=True, areas=areas, hands={0: ["blood_i_1", "blood_i_2"]}))
    choose(g, BATTLE[VOLCANO], *ws("blood_i_1", "blood_i_2"))
    choose(g, CARD_3, seat=0)
    choose(g, CARD_4, seat=1)
    assert question(g).startswith("Fortis (Volcano: attack 4 against defence 1)")
    areas["desert"] = (0, ["bone_i_a"], ["bone_i_1", "bone_i_2"])
    areas["volcano"] = (1, ["bone_i_b"], [])
    g = game(table(roles=["fortis", "nox"], powers=True, areas=areas))
    choose(g, FORTIFY)
    assert options(g) == ["Coast (2), defence 4", "Desert (4), defence 4"]


# -- prices, levels, points --------------------------------------------------------------------------------------------


@rule("ash:sum.04", "ash:apa.14")
def test_a_summoning_is_told_with_level_and_price() -> None:
    t = table(supplies={0: {"bone": 9, "ash": 9}}, offer=["bone_ii_3", None, None, None, None, None], finish=True)
    g = game(t)
    name = g.text("en", w("bone_ii_3"))
    assert "(bone II) ⚔3 for " in name
    choose(g, w("bone_ii_3"))
    summoned = told(g, "summoned")[0]
    assert "(bone II) ⚔3 and pays " in summoned
    assert " bone, " in summoned
    t = table(1, active=AP, dice=(1,), areas={"volcano": (0, ["bone_i_b"], [])})
    on_top(t, "ap_5")
    assert [text.endswith(" for free.") for text in told(game(t), "ap-summoned")] == [True]


@rule("ash:spec.02", "ash:gold.02")
def test_who_pays_is_told_the_price() -> None:
    t = table(supplies={0: {"bone": 9, "gold": 9}}, offer=["bone_ii_3", None, None, None, None, None], finish=True)
    g = game(t)
    choose(g, w("bone_ii_3"))
    assert question(g).endswith(" ⚔3 for 3 bone, 1 gold: which resource is replaced by gold?")
    assert question(g, "cs").endswith(" ⚔3 za 3 kosti, 1 zlaťák. Který zdroj nahradí zlatem?")
    choose(g, 0)
    assert " ⚔3 for 2 bone, 2 gold: " in question(g)


@rule("ash:spec.02", "ash:auto.04")
def test_the_price_of_an_automaton_shrinks_by_what_was_given() -> None:
    t = table(
        supplies={0: {"bone": 2, "ash": 2, "sulphur": 1}},
        offer=["automaton_ii_5", None, None, None, None, None],
        finish=True,
    )
    g = game(t)
    choose(g, w("automaton_ii_5"))
    assert " ⚔5 for 1 sulphur, 2 special ingredients: which resource is paid as" in question(g)
    assert " ⚔5 za 1 síru, 2 speciální přísady. Který zdroj dá jako" in question(g, "cs")
    choose(g, 0)
    assert " ⚔5 for 1 bone, 1 sulphur, 1 special ingredient: " in question(g)
    choose(g, 1)
    assert told(g, "summoned")[0].endswith(" and pays 1 bone, 1 ash, 1 sulphur.")


@rule("ash:spec.01", "ash:r.res.2")
@pytest.mark.parametrize(
    ("position", "moves", "english", "czech"),
    [
        (
            {"areas": {"volcano": (-1, ["mixed_ii_a"], [])}},
            [VOLCANO],
            "Visio takes a basic resource of choice (Alchemist's Hall, 4 to go): which one?",
            "Visio si vybírá základní zdroj (Alchymistova síň, ještě 4): který?",
        ),
        (
            {"areas": {"volcano": (-1, ["mixed_ii_a"], [])}},
            [VOLCANO, 0],
            "Visio takes a basic resource of choice (Alchemist's Hall, 3 to go): which one?",
            "Visio si vybírá základní zdroj (Alchymistova síň, ještě 3): který?",
        ),
        (
            {"areas": {"volcano": (1, ["mixed_ii_a"], [])}},
            [VOLCANO, 0, 0, 0, 0],
            "Nox takes a basic resource of choice (tax from the Volcano, 2 to go): which one?",
            "Nox si vybírá základní zdroj (daň z provincie Sopka, ještě 2): který?",
        ),
        (
            {"supplies": {0: {"gold": 9}}, "tiles": ["mixed_ii_a", None, None, None]},
            [BUILD_SPACE, COAST],
            "Visio takes a basic resource of choice (the new Alchemist's Hall, 4 to go): which one?",
            "Visio si vybírá základní zdroj (nová budova Alchymistova síň, ještě 4): který?",
        ),
    ],
)
def test_who_names_a_resource_is_told_what_for_and_how_many(
    position: dict[str, Any], moves: list[int], english: str, czech: str
) -> None:
    g = game(table(**position, offer=[None] * 6))
    choose(g, *moves)
    assert (question(g), question(g, "cs")) == (english, czech)


@rule("ash:spec.01", "ash:cards.04", "ash:cards.05")
def test_who_names_a_resource_after_a_battle_is_told_with_which_card() -> None:
    g = fight(hands={0: ["blood_iii_6"]})
    choose(g, BATTLE[VOLCANO])
    choose(g, CARD_4, seat=0)
    choose(g, CARD_1, seat=1)
    assert question(g) == "Visio takes a basic resource of choice (won with card 4, 1 to go): which one?"
    assert question(g, "cs") == "Visio si vybírá základní zdroj (výhra s kartou 4, ještě 1): který?"
    choose(g, 0)
    assert question(g) == "Nox takes a basic resource of choice (lost with card 1, 1 to go): which one?"
    assert question(g, "cs") == "Nox si vybírá základní zdroj (prohra s kartou 1, ještě 1): který?"


@rule("ash:build.03", "ash:build.05", "ash:gold.03", "ash:res.03")
def test_the_log_tells_prices_and_where_resources_come_from() -> None:
    t = table(supplies={0: {"gold": 9}}, tiles=["bone_i_a", None, None, None])
    g = game(t)
    choose(g, BUILD_SPACE)
    assert options(g)[1] == "Coast (2), free"
    choose(g, COAST)
    built = next(e for e in g.events(None) if e["event"] == "built")
    assert (built["rule"], built["params"]["price"]) == ("build.03", 9 - table_of(g).sides[0].supply[4])
    assert [e["rule"] for e in g.events(None) if e["event"] == "gained-built"] == ["build.05"]
    g = game(table(areas={"volcano": (-1, ["bone_i_a"], [])}, offer=[None] * 6))
    choose(g, VOLCANO)
    choose(g, GOLD_SPACE)
    assert [e["rule"] for e in g.events(None) if e["event"].startswith("gained")] == ["res.03", "gold.03"]


@rule("ash:eor.02", "ash:eor.03", "ash:order.02")
def test_the_end_of_a_round_tells_which_points_are_for_what_and_who_decides() -> None:
    areas: dict[str, Any] = {
        "volcano": (0, ["bone_i_a"], []),
        "coast": (0, ["start_ash", "bone_i_b"], []),
        "citadel": (0, [], ["bone_i_1"]),
    }
    t = table(areas=areas, active=1, round=2, offer=[None] * 6)
    t.sides[0].minions, t.sides[1].minions = 0, 1
    g = game(t)
    choose(g, GOLD_SPACE)
    first, second = (table_of(g).building_vp(p) for p in (VOLCANO, COAST))
    assert told(g, "scored-areas") == [
        f"Visio scores {first + second} VP for buildings (Volcano {first}, Coast {second})."
    ]
    assert told(g, "scored-citadel") == ["Visio scores 5 VP for the Citadel in round 2."]
    assert told(g, "scored-citadel", lang="cs") == ["Visio získává 5 VB za Citadelu (2. kolo)."]
    assert told(g, "decides") == ["Fewest VP (0; buildings worth 0): Nox decides the turn order."]


@rule("ash:order.04", "ash:setup.12")
def test_dice_are_told_with_what_they_are_for() -> None:
    t = table(active=1, dice=(2, 5), offer=[None] * 6)
    t.sides[0].minions, t.sides[1].minions = 0, 1
    g = game(t)
    choose(g, GOLD_SPACE)
    assert told(g, "rolled-order") == ["Visio rolls 2 for the turn order.", "Nox rolls 5 for the turn order."]
    assert {e["rule"] for e in g.events(None) if e["event"] == "rolled-order"} == {"order.04"}
    g = klubovna.new("ash", seats=1, seed=3)
    while g.decision is not None and g.decision.kind.name.startswith("setup"):
        g.choose(0)
    assert {e["rule"] for e in g.events(None) if e["event"] == "rolled-start"} == {"setup.12"}


@rule("ash:tiles.04")
def test_the_log_tells_of_a_new_stack() -> None:
    t = table(supplies={0: {"gold": 9}}, tiles=["bone_i_a", None, None, None])
    t.stack, t.removed = [b("ash_i_a")], [b("ash_i_b"), b("ash_i_c")]
    g = game(t)
    choose(g, BUILD_SPACE, COAST)
    assert told(g, "tile", "restocked")[1] == "The stack is empty: 2 removed buildings are shuffled into a new one."


@rule("ash:altar.02", "ash:adj.01")
def test_the_altar_and_the_defenders_are_asked_about_with_numbers() -> None:
    areas: dict[str, Any] = {"volcano": (0, ["altar_of_rebirth"], ["bone_ii_3"])}
    g = game(table(areas=areas, graveyards={0: ["ash_i_1", "ash_ii_4"]}, hands={0: ["bone_i_1"]}))
    choose(g, VOLCANO)
    assert question(g) == "Visio: take all 2 warriors from your graveyard to hand?"
    assert question(g, "cs") == "Visio: vzít si všechny 2 bojovníky z pohřebiště do ruky?"
    choose(g, None)
    assert question(g) == "Visio may adjust the defenders – Volcano (defence 3): who changes places?"


# -- refusals of a set-up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "english", "czech"),
    [
        pytest.param(
            4,
            {"automa": True},
            "The automated opponent joins 2 or 3 players, not 4.",
            "Automatický protivník se připojuje ke hře 2 nebo 3 hráčů. Hráčů je 4.",
            marks=rule("ash:apm.01"),
        ),
        pytest.param(
            2,
            {"citadel": ["bone_i_1"]},
            "Warriors for the Citadel are chosen in the solo game only, not with 2 players.",
            "Bojovníky pro Citadelu lze zvolit jen v sólové hře. Hráčů je 2.",
            marks=rule("ash:diff.04"),
        ),
        pytest.param(
            1,
            {"citadel": ["bone_i_1", "ash_i_1", "blood_i_1", "sulphur_i_1"]},
            "At most 3 warriors hold the Citadel, not 4.",
            "V Citadele smí být nejvýš 3 bojovníci. Zvoleno: 4.",
            marks=rule("ash:diff.04"),
        ),
        pytest.param(
            1,
            {"citadel": ["automaton_i_3"]},
            "“automaton_i_3” cannot hold the Citadel. These can: bone_i_1, ",
            "„automaton_i_3“ Citadelu držet nemůže. Na výběr: bone_i_1, ",
            marks=rule("ash:diff.04", "ash:r.ap.2"),
        ),
        pytest.param(
            1,
            {"citadel": ["bone_i_1", "bone_i_1"]},
            "There is only one ",
            " je ve hře jen jednou, v Citadele nemůže být dvakrát.",
            marks=rule("ash:diff.04"),
        ),
    ],
)
def test_a_set_up_is_refused_in_a_sentence(seats: int, options: dict[str, Any], english: str, czech: str) -> None:
    with pytest.raises(SetupError) as refused:
        klubovna.new("ash", seats=seats, options=options)
    assert english in refused.value.text("en")
    assert czech in refused.value.text("cs")


def test_a_baron_named_twice_is_called_by_name() -> None:
    with pytest.raises(SetupError, match="The role Nox can"):
        klubovna.new("ash", seats=2, roles=["nox", "nox"])
