"""Every decision, option and event of Monster Lands can be said in both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.citadel import DRINKS
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    ARMOURY,
    BREWS,
    BUILDINGS,
    CARD_FACTS,
    CARDS,
    COLOURS,
    DIFFICULTIES,
    FIRST_ROOKIE,
    LAND_FACTS,
    LODGE,
    LOOTS,
    MARKET,
    MINE_COINS,
    MONSTER_FACTS,
    MONSTERS,
    PATHS,
    QUESTS,
    RANKS,
    SCENARIOS,
    TAVERN,
    TRAP_FACTS,
    TRAPS,
)
from klubovna.games.monsterlands.nouns import NOUNS
from klubovna.games.monsterlands.setup import Options
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Assault, Attack, Buying, QuestDice
from klubovna.kernel import new
from klubovna.kernel.text import LANGUAGES, NUMBERS, ask_key, dashed
from klubovna.testing.soak import setup_for
from klubovna.testing.texts import Loud, Reader, by_chance, whole
from monsterlands.tables import BUILDING, QUEST, begin, card, kind, land, loot, m, monster, path, table

LONGEST = 160
"""Decisions after which a random game has said much of what it can say."""
COUNTS = {*NUMBERS, "coins", "glory", "vp", "black"}
"""Nouns that are plain numbers."""


LOUD = [Loud(lang, RULES) for lang in LANGUAGES]
ENGLISH, CZECH = LOUD


def sound(text: str, lang: str = "en") -> None:
    whole(text, lang, ("True", "('"))


def full_table() -> Table:
    """Three clans with a bit of everything; somebody on each land path and at the entrance; all prices can be told."""
    members = ["purkrab", "korfac", "tentok", "tepej", "onduru", "trunk", "fandor", "tarka", "zenek", "hatyr"]
    places = [("land_a", n) for n in range(1, 5)] + [("land_b", n) for n in range(1, 5)]
    places += [("entrance", 1), ("entrance", 2), ("quest_a", 1), ("quest_a", 2), ("quest_b", 1), ("quest_b", 2)]
    members = [*members, "darbar", "lemtal", "zerava", "barbucha"]
    seats = {name: i // 2 if i < 6 else 0 for i, name in enumerate(members)}
    t = table(
        3,
        monsters={"land_a": "krus", "land_b": "zoban", "entrance": "hlubstir"},
        paths={
            at: {"seat": seats[name], "member": name, "strength": 1} for at, name in zip(places, members, strict=True)
        },
        clans={0: {"coins": 5, "rookies": 2, "lands": {"kryzie": "ninra"}, "equipment": {"zeldiv": "ninra"}}},
    )
    for building in (LODGE, TAVERN, ARMOURY, MARKET):
        t.placed[building] = [5, 0, 3]
    t.path, t.place = path("land_a", 1), 0
    t.facing = t.monsters[0]
    begin(t, Attack)
    return t


FULL = full_table()
EMPTY = table(3, monsters={"entrance": "hlubstir", "land_b": None})
PAID_WITH = list(range(7))

SAMPLES: dict[str, list[Any]] = {
    "addends": [[("dice", 2, "1")], [("dice", 3, "1"), ("earlier", -1, "2")]],
    "seat": [0, 1, 2],
    "affinity": list(range(len(AFFINITIES))),
    "colour": list(range(len(COLOURS))),
    "gift": [0, 1, 2, 3],
    "deed": [
        *(("citadel", i) for i in range(len(BUILDINGS))),
        *(("outside", i) for i in range(5)),
        *(("settled", i) for i in range(len(LAND_FACTS))),
        *(("use", i) for i in range(FIRST_ROOKIE)),
        ("rookie", 0),
        *(("loot", i) for i in LOOTS),
        ("equipment", 0),
        *(("sell", i) for i in MONSTERS),
        *(("settle", i) for i in range(len(LAND_FACTS))),
        ("heal", 0),
    ],
    "die": list(range(8)),
    "dice": [(1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 1, 5), (5, 2, 0), (1, 2)],
    "trap": list(range(len(TRAP_FACTS))),
    "brew-space": list(range(len(BREWS))),
    "mine-space": [i for i, coins in enumerate(MINE_COINS) if coins not in MINE_COINS[:i]],
    "hire": [*range(FIRST_ROOKIE + 1), DRINKS, ("sell", 0), ("loot", 0)],
    "member": list(range(FIRST_ROOKIE + 1)),
    "card": [i for i in CARDS if not i or CARD_FACTS[i] is not CARD_FACTS[i - 1]],
    "ware": [i for i in CARDS if not i or CARD_FACTS[i] is not CARD_FACTS[i - 1]],
    "answer": [False, True],
    "path": list(PATHS),
    "traveller": list(PATHS),
    "place": list(range(5)),
    "brews": [0, 1, 2, 3],
    "brew": ["potion", "poison"],
    "roll": [
        *(("roll", colour) for colour in range(4)),
        ("reroll", 2),
        ("reroll", 102),
        ("reroll", 16),
        ("reroll", 25),
        ("poison", 0),
        *(("loot", i) for i in LOOTS),
    ],
    "loot": list(LOOTS),
    "land": list(range(len(LAND_FACTS))),
    "building": list(range(len(BUILDINGS))),
    "shop": [LODGE, TAVERN, ARMOURY, MARKET],
    **dict.fromkeys(("lodge-die", "tavern-die", "armoury-die", "market-die"), PAID_WITH),
    "attempt": [(0, 0), (3, 12)],
    "attack": [(at, n) for at in (0, 8) for n in (1, 2, 5)],
    "threat": [(at, n, n + 1) for at in (0, 8) for n in (1, 2, 5)],
    "bill": [path("quest_b", 1), path("quest_b", 2)],
    "assault": [0, 3, 5],
    "laid-trap": list(range(len(TRAP_FACTS))),
    "monster": list(MONSTERS),
    "quest": list(range(2 * QUESTS)),
    "rolled": [[3, 5, 11], [21], 6, 14],
    "faces": [[], [3], [2, 6]],
    "benefit": [("defence", 1, ""), ("reroll", 2, "magic"), ("coins", 3, ""), ("potion", 1, ""), ("poison", 2, "")],
    "gain": [(1, 0, 0, 0), (5, 2, 1, 3), (0, 0, 0, 1)],
    "black": [[], [1], [3, 5, 6]],
    "wages": [0, 1],
    "unpaid": [(0, 3), (2, 6)],
    "traps": [(1, 5), (2, 5), (5, 8)],
    "brewing": [2, 3],
    "price": [1, 9],
    "discounted": [m("fandor"), m("ninra")],
    "shields": [1, 2, 3],
    "packing": [0, 8],
    "trick": [(0, kind("ruse_s1")), (1, kind("ruse_d2"))],
    "deflection": [0, 1],
    "why": [
        *((word, 0) for word in ("kill", "capture", "wound")),
        *((word, m("darbar")) for word in ("ability", "death")),
        ("quest", 0),
        ("quest", 1),
        ("conquest", 1),
        ("land", 1),
        ("loot", loot("glory_kill")),
    ],
    "aim": [("quest", 7, 0), ("land", 9, 0), ("kill", 12, 0), ("capture", 12, 11)],
    "parts": [{"glory": 5, "reputation": 1, "trophies": 0, "affinities": 2}],
    "scenario": [facts.number for facts in SCENARIOS],
    "difficulty": list(DIFFICULTIES),
    "rank": list(RANKS),
    **{noun: [0, 1, 2, 5] for noun in ("number", "coins", "glory", "vp")},
}
"""Values of every noun that a decision, an event or a result names."""
READER = Reader(RULES, SAMPLES, sound)
ALIKE_THERE = {"lodge-die", "tavern-die", "armoury-die", "market-die", "faces", "quest"}
"""Where two values may have one name: they are about a table that is not theirs, or two quests ask for the same."""


def messages(lang: str) -> dict[str, set[str]]:
    source = (RULES.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    assert len({one.id.name for one in found}) == len(found), "a message stands twice"
    return {one.id.name: {a.id.name for a in one.attributes} for one in found}


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("cs")


def test_no_message_is_about_a_decision_or_an_event_that_is_gone() -> None:
    known = {ask_key(name) for name in RULES.kinds} | {"event-" + dashed(name) for name in RULES.events}
    assert {key for key in messages("en") if key.startswith(("ask-", "event-"))} == known


def test_nothing_in_czech_is_left_in_english() -> None:
    bodies = []
    for lang in LANGUAGES:
        source = (RULES.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
        bodies.append({one.id.name: FluentSerializer().serialize_entry(one).partition("=")[2] for one in entries})
    same = {key for key, body in bodies[0].items() if bodies[1][key] == body and re.search("[a-z]{2}", words_of(body))}
    assert same == set()


def words_of(body: str) -> str:
    """A message without its variables."""
    return re.sub(r"\{[^{}]*\}", "", body)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_and_options_have_a_name(lang: str) -> None:
    texts = RULES.texts(lang)
    assert all(texts.has(f"role-{role}") for role in RULES.roles)
    assert all(texts.has(f"option-{dashed(option)}") for option in Options.__struct_fields__)


def test_every_noun_is_known_and_can_be_said() -> None:
    named = {one.of for one in RULES.kinds.values()}
    named |= {one.about for one in RULES.kinds.values() if one.about is not None}
    named |= {noun for event in RULES.events.values() for noun in event.nouns}
    assert named <= set(SAMPLES)
    assert named <= set(RULES.nouns) | COUNTS
    for texts in LOUD:
        for noun, values in SAMPLES.items():
            for name in (noun, f"offered-{noun}") if f"offered-{noun}" in NOUNS else (noun,):
                said = [str(texts.noun(FULL, name, value)) for value in values]
                for text in said:
                    if name != "faces":
                        sound(text)
                if noun not in ALIKE_THERE:
                    assert len(set(said)) == len(values), f"{name}: two things have one name"


def test_free_paths_and_empty_places_can_be_said() -> None:
    for texts in LOUD:
        said = [texts.noun(EMPTY, "offered-path", at) for at in PATHS]
        for text in [*said, *(texts.noun(EMPTY, "deed", ("outside", place)) for place in range(5))]:
            sound(text)
        assert len(set(said)) == len(said)


def test_clans_are_called_by_their_affinity() -> None:
    t = table(2, roles=["fire", "water"])
    assert [texts.noun(t, "seat", 1) for texts in LOUD] == ["Water", "Voda"]
    t.clans[1].affinity = -1
    assert [texts.noun(t, "seat", 1) for texts in LOUD] == ["Player 2", "Hráč 2"]


def test_what_cards_do_is_told_from_their_facts() -> None:
    assert ENGLISH.noun(None, "does", m("zdrat")) == "2 rerolls (strength), each of another die"
    assert CZECH.noun(None, "does", m("nakrk")) == "1 přehoz (síla)"
    assert CZECH.noun(None, "does", m("pardala")) == "1 obranná schopnost proti vodním a pralesním příšerám"
    assert CZECH.noun(None, "does", m("fandor")) == "jednou za kolo kostka smlouvání za 1 minci, není-li na cestě"
    assert ENGLISH.noun(None, "card_does", card("grimoar")) == "each magic die +2 when conquering"
    assert CZECH.noun(None, "card_does", card("drasnik")) == "každá kostka síly +1 proti příšeře"
    assert CZECH.noun(None, "monster_does", monster("praskoun")) == "každá kostka síly −1"
    for i in range(len(MONSTER_FACTS)):
        for texts in LOUD:
            sound(texts.noun(None, "monster_does", i))


def test_what_is_offered_is_told_with_its_price() -> None:
    t = table(2, clans={0: {"coins": 7}}, placed={"tavern": [5], "lodge": [4, 3], "market": [0], "armoury": [2]})
    begin(t, Buying)
    assert ENGLISH.noun(t, "offered-trap", kind("up_sb2")) == "each strength die +2 – 6 coins"
    assert CZECH.noun(t, "offered-trap", kind("up_s1")) == "+1 kostka síly – 4 mince"
    assert CZECH.noun(t, "lodge-die", 3) == "kostka smlouvání 3: sleva 7; máš 7 mincí; pasti 0 z 5"
    begin(t, Buying, basket=[next(trap for trap in TRAPS if trap in t.trap_supply)])
    assert "to pay so far" in ENGLISH.noun(t, "lodge-die", 3)
    assert ENGLISH.noun(t, "hire", m("fandor")).startswith("Fandor for 5 coins (wind, reputation 5): brings 2 strength")
    assert CZECH.noun(t, "hire", DRINKS) == "Runda pro všechny za 2 mince: hosté odejdou a přijdou jiní"
    assert CZECH.noun(t, "ware", card("past")).endswith("– 5 mincí")
    assert ENGLISH.noun(t, "market-die", 0) == "strength die: no discount; you have 7 coins"
    assert ENGLISH.noun(t, "shop", BUILDING["lodge"]) == "hunting lodge; last persuasion die there: 3; you have 7 coins"


def test_rookies_are_told_apart_where_one_is_chosen() -> None:
    t = table(2, clans={0: {"rookies": 2}})
    rookies = [one for one in t.clans[0].members if one >= FIRST_ROOKIE]
    assert CZECH.noun(t, "member", rookies[1]) == "Zelenáč"
    assert CZECH.noun(t, "offered-member", rookies[1]).startswith("Zelenáč 2 (pověst 1)")


def test_a_member_to_be_chosen_is_told_with_how_he_is() -> None:
    t = table(2, clans={0: {"wounded": ["tarka"], "equipment": {"zeldiv": "tarka"}, "lands": {"nebie": "fandor"}}})
    assert CZECH.noun(t, "offered-member", m("tarka")).endswith("– má zranění, nese Želdiv")
    assert ENGLISH.noun(t, "offered-member", m("fandor")).endswith("– settler of Nebia")
    assert ENGLISH.noun(t, "offered-member", m("purkrab")).endswith("– clan leader")
    assert CZECH.noun(t, "offered-card", card("zeldiv")) == "Želdiv (zbraň): každá kostka síly +1 – nese Tarka"


def test_a_roll_is_told_with_what_it_must_reach() -> None:
    t = table(
        2,
        monsters={"land_a": "krabohlav"},
        lands={"land_a": "kryzie"},
        paths={("land_a", 2): {"seat": 0, "member": "tarka", "strength": 2, "traps": ["up_a4"]}},
        quests=("q01", "q02"),
    )
    at = path("land_a", 2)
    t.place, t.path, t.facing, t.damage = 0, at, t.monsters[0], 3
    begin(t, Attack)
    assert ENGLISH.noun(t, "attempt", (at, 5)) == "path A2: 5, in all 8; Crabhead: capture 11, kill 12"
    t.laid[at] = []
    assert CZECH.noun(t, "attempt", (at, 5)) == "cesta A2: 5, celkem 8; Krabohlav: zabití 12"
    begin(t, Assault)
    assert CZECH.noun(t, "attempt", (at, 5)) == "cesta A2: 5, celkem 8; Krýzie: dobytí 8"
    begin(t, QuestDice)
    assert ENGLISH.noun(t, "attempt", (path("quest_a", 1), 4)) == "left path of the roll mission: 4 of 6"
    assert CZECH.noun(t, "attack", (at, 4)) == "Krabohlav, útok 4 kostkami: Tarka, cesta A2"
    assert [CZECH.noun(t, "threat", (at, n, n)) for n in (1, 2, 5)] == [
        "Tarka, cesta A2: 1 zásah zraní",
        "Tarka, cesta A2: 2 zásahy zabijí",
        "Tarka, cesta A2: 5 zásahů zabije",
    ]
    t.wounded[m("tarka")] = True
    assert ENGLISH.noun(t, "threat", (at, 1, 1)) == "Tarka, path A2, wounded: 1 hit kills"


def test_places_are_told_with_what_waits_there() -> None:
    t = table(2, monsters={"land_a": "krabohlav"}, lands={"land_a": "nebie"}, quests=("q02", "q08"))
    assert (
        ENGLISH.noun(t, "deed", ("outside", 0))
        == "Send somebody: land A, Nebia (conquest 11) – Crabhead (attack 5 dice, capture 11, kill 12)"
    )
    assert "2 kostky (síla nebo magie); alespoň 7: odměna 3 body slávy, 2 mince" in CZECH.noun(t, "goal", 3)
    assert CZECH.noun(t, "quest", 2 * QUEST["q08"] + 1) == "úkol s placením (3 mince)"
    assert ENGLISH.noun(t, "land_action", land("glacie")) == "2 persuasion dice → 9 coins"


def test_dice_are_grouped_by_colour() -> None:
    assert ENGLISH.noun(FULL, "rolled", [3, 105, 14, 26]) == "strength 3 + 5, magic 4, persuasion 6"
    assert CZECH.noun(FULL, "dice", [2, 1, 5]) == "2 kostky síly, 1 kostka magie, 5 kostek smlouvání"


@pytest.mark.parametrize(
    ("event", "params", "counts", "ends"),
    [
        (
            "glory",
            {"seat": 0, "why": ["kill", monster("krus")]},
            "glory",
            ("1 bod slávy – zabití: Krus.", "3 body slávy – zabití: Krus.", "5 bodů slávy – zabití: Krus."),
        ),
        (
            "wages",
            {"seat": 0, "due": 6, "left": 0},
            "coins",
            tuple(f"{coins} (žold činí 6, v pokladně 0)." for coins in ("1 minci", "3 mince", "5 mincí")),
        ),
        ("mined", {"seat": 0, "coins": 2}, "dice_count", ("1 kostka síly.", "3 kostky síly.", "5 kostek síly.")),
        (
            "deflected",
            {"path": 0, "target": 1},
            "count",
            (
                "Odvrácena 1 kostka příšery: cesta A1 → cesta A2.",
                "Odvráceny 3 kostky příšery: cesta A1 → cesta A2.",
                "Odvráceno 5 kostek příšery: cesta A1 → cesta A2.",
            ),
        ),
        (
            "struck",
            {"path": 0, "rolls": [3, 6], "auto": 0},
            "hits",
            ("3, 6: 1 zásah (cesta A1).", "3, 6: 3 zásahy (cesta A1).", "3, 6: 5 zásahů (cesta A1)."),
        ),
    ],
)
def test_czech_counts_are_declined(event: str, params: dict[str, Any], counts: str, ends: tuple[str, ...]) -> None:
    told = [CZECH.event(FULL, {"event": event, "params": {**params, counts: n}}) for n in (1, 3, 5)]
    assert [text.endswith(end) for text, end in zip(told, ends, strict=True)] == [True] * 3, told


def test_only_the_owner_reads_which_traps_he_laid() -> None:
    params = {"seat": 0, "path": 1, "dice": [2, 0, 0], "traps": 1, "defence": 2, "potions": 0, "poisons": 0}
    told = {"event": "set-out", "params": params}
    assert ENGLISH.event(FULL, told) == "Wind sets out (path A2): 2 strength dice, 1 trap, 2 defence tokens."
    params["laid"] = [kind("up_a4")]
    assert CZECH.event(FULL, told) == "Vítr vyráží (cesta A2): 2 kostky síly, 2 žetony obrany; 1 past: +4 k útoku."


def test_new_dice_are_told_with_what_they_show() -> None:
    told = {"event": "took-dice", "params": {"seat": 0, "dice": [1, 0, 2], "haggle": [5, 3]}}
    assert ENGLISH.event(FULL, told) == "Wind takes 1 strength die, 2 persuasion dice (persuasion dice show 5, 3)."
    told = {"event": "took-dice", "params": {"seat": 0, "dice": [1, 0, 0], "haggle": []}}
    assert CZECH.event(FULL, told) == "Vítr si bere: 1 kostka síly."


@pytest.mark.parametrize("asked", RULES.kinds.values(), ids=lambda asked: asked.name)
def test_every_decision_can_be_asked(asked: Any) -> None:
    READER.question(FULL, asked)


@pytest.mark.parametrize("event", RULES.events.values(), ids=lambda event: event.name)
def test_every_event_can_be_told(event: Any) -> None:
    READER.event(FULL, event)


@pytest.mark.parametrize("seed", range(12))
def test_games_of_all_variants_can_be_told(seed: int) -> None:
    READER.game(new(RULES, **setup_for("monsterlands", seed)), by_chance(Random(seed)), LONGEST)


def test_loot_and_trophies_are_sold_and_used_by_name() -> None:
    assert ENGLISH.noun(FULL, "deed", ("loot", loot("coins12"))) == "Use loot: 12 coins"
    assert CZECH.noun(FULL, "deed", ("sell", monster("krus"))) == "Prodat trofej Krus (1 bod): 5 mincí"
