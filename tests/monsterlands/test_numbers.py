"""Questions and the log tell the number that decides, in the words of the game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.board import facts
from klubovna.games.monsterlands.citadel import DRINKS
from klubovna.games.monsterlands.facts import ARMOURY, ENTRANCE, LABORATORY, LAND_A, LODGE, PAWNSHOP, TAVERN
from klubovna.games.monsterlands.turn import Adventure, BeforeWages, CleanUp
from klubovna.kernel import Game
from klubovna.kernel.text import LANGUAGES
from klubovna.testing import rule
from monsterlands.tables import (
    PLACE,
    begin,
    choose,
    fighter,
    game,
    kind,
    loot,
    m,
    monster,
    path,
    path_with,
    skirmish,
    table,
    table_of,
)


def ask(g: Game) -> list[str]:
    assert g.decision is not None
    return [g.text(lang, g.decision) for lang in LANGUAGES]


def options(g: Game, lang: str = "en") -> list[str]:
    assert g.decision is not None
    return [g.text(lang, option, g.decision) for option in g.decision.options]


def told(g: Game, name: str) -> list[str]:
    """The last event of this name, in both languages."""
    event = [event for event in g.events(None) if event["event"] == name][-1]
    return [g.text(lang, event) for lang in LANGUAGES]


# -- prices and coins --------------------------------------------------------------------------------------------------


@rule("monsterlands:cit.05", "monsterlands:tavern.04")
def test_the_tavern_tells_prices_coins_and_surplus() -> None:
    clan = {"glory": 12, "coins": 9, "haggle": [4], "strength": 1}
    g = game(table(2, tavern=["fandor"], clans={0: clan, 1: {"strength": 1}}))
    choose(g, ("citadel", TAVERN))
    assert ask(g)[0].count("you have 9 coins") == 1
    choose(g, 4)
    assert ask(g) == [
        "Wind: whom do you hire? (persuasion die 4: 4 off; you have 9 coins; surplus of glory 11)",
        "Vítr: koho najmeš? (kostka smlouvání 4: sleva 4; máš 9 mincí; přebytek slávy 11)",
    ]
    choose(g, m("fandor"))
    assert told(g, "hired") == [
        "Wind hires Fandor for 6 coins (3 left).",
        "Vítr najímá za 6 mincí: Fandor (v pokladně 3).",
    ]


@rule("monsterlands:tavern.13")
def test_a_round_of_drinks_is_told_with_what_is_left() -> None:
    g = game(table(2, clans={0: {"glory": 30, "coins": 9, "strength": 1}, 1: {"strength": 1}}))
    choose(g, ("citadel", TAVERN), DRINKS)
    assert told(g, "drinks")[0].startswith("Wind pays 2 coins for a round of drinks (7 left)")


@rule("monsterlands:armoury.01")
def test_the_armoury_tells_every_price_and_what_was_bought() -> None:
    g = game(table(2, clans={0: {"coins": 9, "haggle": [1]}, 1: {"strength": 1}}))
    choose(g, ("citadel", ARMOURY))
    assert options(g) == [
        "1 defence token for 1 coin",
        "2 defence tokens for 3 coins",
        "3 defence tokens for 5 coins",
    ]
    choose(g, 2)
    assert told(g, "bought-defence") == [
        "Wind buys 2 defence tokens in the armoury, coins: 3 (6 left).",
        "Vítr kupuje ve zbrojnici 2 žetony obrany, cena 3 (v pokladně 6).",
    ]


@rule("monsterlands:lodge.01", "monsterlands:lodge.04")
def test_the_lodge_tells_what_is_left_and_how_many_traps_must_go() -> None:
    own = ["up_s1", "up_s1", "up_a4", "basic", "up_m1"]
    g = game(table(2, lodge=["up_sb2"], clans={0: {"coins": 9, "strength": 1, "traps": own}, 1: {"strength": 1}}))
    choose(g, ("citadel", LODGE))
    assert told(g, "bought-traps")[0] == "Wind buys for 6 coins (3 left): each strength die +2."
    assert ask(g) == [
        "Wind: which trap do you discard? (1 trap too many, 5 may stay)",
        "Vítr: kterou past odhodíš? (přebývá 1 past, zůstat jich smí 5)",
    ]


@rule("monsterlands:pawn.01", "monsterlands:lab.01")
def test_the_pawnshop_tells_coins_and_the_laboratory_what_it_brewed() -> None:
    g = game(table(2, clans={0: {"coins": 1, "strength": 2, "magic": 1, "haggle": [3]}, 1: {"strength": 1}}))
    other = g.clone()
    choose(g, ("citadel", PAWNSHOP))
    assert ask(g)[0].endswith("(you have 1 coin)")
    choose(g, 2, 0)
    assert ask(g)[0].endswith("(so far 3 coins)")
    choose(other, ("citadel", LABORATORY), 0, 2)
    assert told(other, "brewed")[0] == "Wind brews in the laboratory: potions 2, venoms 1."


@rule("monsterlands:r.18", "monsterlands:lab.03", "monsterlands:armoury.02")
def test_only_what_finds_room_is_told_as_gained() -> None:
    clan = {"coins": 9, "magic": 1, "haggle": [4], "potions": 2, "poisons": 3, "defence": 4}
    g = game(table(2, clans={0: clan, 1: {"strength": 2}}))
    arms = g.clone()
    choose(g, ("citadel", LABORATORY), 0)
    assert ask(g) == [
        "Wind: how many potions do you brew? (3 tokens, the others are venoms; you have 2 potions and 3 venoms, at most 3 of each)",  # noqa: E501
        "Vítr: kolik lektvarů uvaříš? (3 žetony, ostatní budou jedy; máš 2 lektvary a 3 jedy, nejvýše 3 od každého)",
    ]
    choose(g, 2)
    assert told(g, "gained") == ["Wind gains 1 potion.", "Vítr získává: 1 lektvar."]
    assert told(g, "no-room") == ["Wind has to discard 1 potion, 1 venom.", "Vítr musí odhodit: 1 lektvar, 1 jed."]
    choose(arms, ("citadel", ARMOURY))
    assert ask(arms)[0].endswith("; you have 9 coins; defence tokens 4 of 5)")
    choose(arms, 3)
    assert told(arms, "gained")[0] == "Wind gains 1 defence token."
    assert told(arms, "no-room")[0] == "Wind has to discard 2 defence tokens."


@rule("monsterlands:scen.4.02", "monsterlands:r.73")
def test_defence_that_a_scenario_forbids_is_not_told_as_gained() -> None:
    g = game(table(1, roles=["water"], scenario=4, clans={0: {"strength": 1, "loot": ["pack"]}}))
    choose(g, ("loot", loot("pack")))
    assert told(g, "gained")[0] == "Water gains 6 coins, 1 potion."
    assert told(g, "no-room")[1] == "Voda musí odhodit: 1 žeton obrany."


@rule("monsterlands:scen.4.02", "monsterlands:r.73")
def test_paths_do_not_promise_defence_that_a_scenario_forbids() -> None:
    tile, number = path_with(lambda one: one.benefit.type == "defence")
    for scenario in (1, 4):
        clan = {"strength": 6, "magic": 6}
        more: Any = {"monsters": {"entrance": "krabohlav"}, "events": {"land_a": tile}}
        g = game(table(1, roles=["water"], scenario=scenario, clans={0: clan}, **more))
        gate = g.clone()
        choose(gate, ("outside", ENTRANCE))
        assert all(("guards defend 0" in text) is (scenario == 4) for text in options(gate))
        choose(g, ("outside", LAND_A))
        assert g.decision is not None
        place = g.decision.options.index(path("land_a", number))
        assert ("gives nothing" in options(g)[place]) is (scenario == 4)
        choose(g, path("land_a", number), m("tentok"))
        assert ("benefit" in [event["event"] for event in g.events(None)]) is (scenario == 1)


@rule("monsterlands:clean.board.01", "monsterlands:benefit.03", "monsterlands:lab.08")
def test_who_comes_home_is_told_with_what_he_brings() -> None:
    there = {"seat": 0, "member": "korfac", "strength": 1, "potions": 1, "poisons": 1, "coins": 4}
    t = table(2, phase=CleanUp, clans={0: {"coins": 9, "poisons": 3}, 1: {"coins": 9}}, paths={("land_a", 1): there})
    g = game(t)
    assert told(g, "gained")[0] == "Wind gains 4 coins, 1 potion."
    assert told(g, "no-room")[0] == "Wind has to discard 1 venom."


@rule("monsterlands:trophy.02", "monsterlands:pawn.01")
def test_who_sells_is_told_with_what_he_has_then() -> None:
    clan = {"coins": 2, "strength": 3, "trophies": ["hlubstir"]}
    g = game(table(2, clans={0: clan, 1: {"strength": 1}}))
    choose(g, ("sell", monster("hlubstir")))
    assert told(g, "sold-trophy")[1].endswith("za 10 mincí: Hlubštír (v pokladně 12).")
    choose(g, ("citadel", PAWNSHOP), 1)
    assert told(g, "sold-dice")[0] == "Wind sells for 1 coin (now 13): 1 strength die."


@rule("monsterlands:lodge.04")
def test_the_lodge_tells_the_room_for_traps() -> None:
    clan = {"coins": 20, "strength": 1, "traps": ["basic", "up_s1"]}
    g = game(table(2, lodge=["up_sb2", "up_s1"], clans={0: clan, 1: {"strength": 1}}))
    choose(g, ("citadel", LODGE))
    assert ask(g)[0].endswith("you have 20 coins; traps 2 of 5)")
    choose(g, kind("up_s1"))
    assert ask(g)[1].endswith("; zatím k placení 4, máš 20 mincí; pasti 3 z 5)")


@rule("monsterlands:clean.wages.05", "monsterlands:clean.wages.06")
def test_wages_are_told_with_what_was_due() -> None:
    clan = {"glory": 12, "coins": 3, "members": ["fandor", "vendela"], "chief": "vendela"}
    g = game(table(2, phase=BeforeWages, clans={0: clan, 1: {"coins": 9}}))
    wages = next(event for event in g.events(None) if event["event"] == "wages")
    assert g.text("en", wages) == "Wind pays 3 coins in wages (due: 4, left: 0)."
    assert g.text("cs", wages) == "Vítr platí žold 3 mince (žold činí 4, v pokladně 0)."


# -- rolls, hits and glory ---------------------------------------------------------------------------------------------


@rule("monsterlands:bat.defend.02", "monsterlands:bat.defend.03")
def test_who_defends_himself_is_told_what_was_rolled_and_what_was_met() -> None:
    t, (at,) = skirmish("krus", {"member": "purkrab", "strength": 1, "defence": 2}, phase=Adventure)
    t.place = PLACE["quest_b"]
    t.chance.load(6, 5, 4, *[1] * 5)
    g = game(t)
    english, czech = ask(g)
    rolled = ", ".join(map(str, table_of(g).struck))
    assert english == f"Wind: how many defence tokens do you use? (Burgrave, path A{at + 1}: 2 hits kill; 1 of 3 met; the monster rolled {rolled})"  # fmt: skip  # noqa: E501
    assert f"; odvráceno 1 z 3; příšeře padlo {rolled})" in czech
    choose(g, 1)
    assert told(g, "prevented")[0].endswith("by abilities 1, by defence tokens 1; left: 1.")


@rule("monsterlands:qres.03", "monsterlands:qres.04", "monsterlands:basics.01")
@pytest.mark.parametrize("rolls", [(6, 6), (1, 1)])
def test_glory_is_told_with_its_reason_and_a_result_with_its_target(rolls: tuple[int, int]) -> None:
    t = table(
        2,
        roles=["water", "fire"],
        phase=Adventure,
        quests=("q02", "q08"),
        clans={0: {"coins": 50}, 1: {"coins": 50}},
        paths={("quest_a", 1): {"seat": 0, "member": "tentok", "strength": 2}},
        dice=rolls,
    )
    t.place = -1
    g = game(t)
    assert told(g, "result")[0] == f"Result (left path of the roll mission): {sum(rolls)}, in all {sum(rolls)} (needed 7)."  # fmt: skip  # noqa: E501
    mission = "roll mission (2 strength or magic dice: at least 7)"
    if sum(rolls) >= 7:
        assert told(g, "glory")[0] == f"Water gains 3 glory – {mission}."
        assert told(g, "quest-won")[1].startswith("Voda splnila úkol s házením")
    else:
        assert told(g, "lost-glory")[0] == f"Water loses 1 glory – {mission}."
        assert told(g, "quest-failed")[1].startswith("Voda nesplnila úkol s házením")


def test_every_other_clan_is_masculine_in_czech() -> None:
    texts = RULES.texts("cs")
    for seat, clan in enumerate(("Vítr nesplnil", "Voda nesplnila", "Oheň nesplnil", "Prales nesplnil")):
        event = {"event": "quest-failed", "params": {"seat": seat, "quest": 0}}
        assert texts.event(table(4), event).startswith(clan + " úkol")


@rule("monsterlands:bat.attack.06", "monsterlands:bat.attack.08")
def test_a_roll_is_told_with_its_dice() -> None:
    t = fighter("korfac", strength=2, traps=["up_a4"], rolls=(3,))
    begin(t, Adventure)
    t.place = PLACE["quest_b"]
    g = game(t)
    choose(g, ("roll", 0))
    assert ", strength 3: 7, in all 7; Krus: capture" in ask(g)[0]
    assert ", síla 3: 7, celkem 7; Krus: polapení" in ask(g)[1]


# -- the words of the published game -----------------------------------------------------------------------------------

OLD = re.compile(r"haggl|poison|\bquests?\b|\bchiefs?\b|surroundings|event tile|placement", re.IGNORECASE)


def english() -> list[tuple[str, str]]:
    """Every English text of the game with where it stands."""
    ledger = RULES.ledger
    found = [(section.id, section.en) for section in ledger.section]
    found += [(clause.id, clause.en) for clause in ledger.rule]
    found += [(one.id, text["en"]) for one in ledger.ruling for text in (one.question, one.ruling, one.why)]
    found += [(one.id, text["en"]) for one in ledger.example for text in (one.situation, one.outcome)]
    locale = (RULES.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    bodies = re.sub(r"\{[^{}]*\}|^\S+ =|\[[^]]*\]|\{ \$\w+ ->", "", locale, flags=re.M)
    found += [("en.ftl", line) for line in bodies.splitlines() if not line.startswith("#")]
    found += [("content", name) for name in names(RULES.content.files)]
    found += [("board", word) for word in words(facts("en"))]
    return found


def names(thing: Any) -> list[str]:
    if isinstance(thing, list):
        return [name for one in thing for name in names(one)]
    if not isinstance(thing, dict):
        return []
    own = [thing["name"]["en"]] if isinstance(thing.get("name"), dict) else []
    return own + [name for one in thing.values() for name in names(one)]


def words(thing: Any) -> list[str]:
    """Texts with a blank in them; ids have none."""
    if isinstance(thing, str):
        return [thing] if " " in thing else []
    inside = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else []
    return [word for one in inside for word in words(one)]


def test_english_speaks_like_the_published_game() -> None:
    assert [(where, text) for where, text in english() if OLD.search(text)] == []


def test_czech_speaks_like_the_rulebook() -> None:
    texts = RULES.texts("cs")
    assert texts.sentence("path-entrance-2") == "spodní cesta u vstupu"
    assert texts.sentence("board-lower") == "spodní cesta"
    assert texts.sentence("board-mark-settler") == "osidlující žoldák"
    assert texts.event(table(2), {"event": "deserted", "params": {"seat": 0, "member": m("fandor")}}) == "Fandor dezertuje (Vítr)."  # fmt: skip  # noqa: E501
    assert texts.noun(None, "does", m("pardala")) == "1 obranná schopnost proti vodním a pralesním příšerám"
    assert texts.noun(None, "does", m("zerava")) == "1 obranná schopnost proti vodním a ohnivým příšerám"
