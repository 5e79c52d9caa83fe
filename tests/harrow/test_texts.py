"""Every decision, option and event of Harrow County can be said in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from harrow.tables import SEATS, h, table
from klubovna.games.harrow import RULES
from klubovna.games.harrow.factions.fairfolk.board import FINDS
from klubovna.games.harrow.factions.fairfolk.search import LINES
from klubovna.games.harrow.factions.hester.actions import ACTION_IDS
from klubovna.games.harrow.factions.hester.board import SQUARE_IDS
from klubovna.games.harrow.facts import (
    ALL_TOKEN_IDS,
    CARD_FACTS,
    CARD_IDS,
    CUBE_IDS,
    DECKS,
    FACTION_IDS,
    HESTER,
    JARS,
    LEGEND_IDS,
    LEGEND_TOKENS,
    OFFER_IDS,
    SPOTS,
    TERRAINS,
    TILE_IDS,
    UNIT_IDS,
    UPGRADES,
)
from klubovna.games.harrow.setup import Options
from klubovna.games.harrow.state import Table
from klubovna.kernel import Decision, new
from klubovna.kernel.text import LANGUAGES, NUMBERS, Texts, ask_key, dashed
from klubovna.testing.texts import Loud, Reader, by_chance, whole

LONGEST = 220
"""Decisions after which a random game has said much of what it can say."""


LOUD = [Loud(lang, RULES) for lang in LANGUAGES]
ENGLISH, CZECH = LOUD


def played(chapter: str, roles: list[str], decisions: int = 40, seed: int = 5) -> Table:
    """A table some decisions after its beginning."""
    g = new(RULES, seats=SEATS[chapter], seed=seed, roles=roles, options={"chapter": chapter})
    random = Random(seed)
    for _ in range(decisions):
        g.choose(random.randrange(len(g.asked().options)))
    state = g.state
    assert isinstance(state, Table)
    return state


WIDE = played("ff4", ["family", "kami", "hester", "fairfolk"])
SOLO = played("solo", ["hester"])
BASE = played("c3", ["protectors", "family"])
SETTING_UP = played("c3", ["protectors", "family"], 1)
STATES = {"solo_deck": SOLO, "solo_share": SOLO, "tracker_side": SETTING_UP}
"""Where a noun needs another table than one with Family, Kami, Hester and the Fair Folk."""

UNITS = [
    (faction, unit, at) for faction, unit, at in ((1, 0, 3), (1, 2, 3), (1, 3, 3), (2, 0, 3), (2, 1, 3), (3, 0, 4))
]
SAMPLES: dict[str, list[Any]] = {
    "addends": [[("majority", 2, "1")], [("majority", 3, "1"), ("tree", -1, "2")]],
    "reason": ["haints", "brambles", "dolls", "buildings", "townsfolk", "fires", "objectives"],
    "seat": list(range(4)),
    "faction": list(range(len(FACTION_IDS))),
    "legend": list(range(len(LEGEND_IDS))),
    "legend_gift": list(range(len(LEGEND_IDS) - 1)),
    "tracker": [0, 1],
    "tracker_side": [0, 1],
    "legend_token": list(range(1, len(LEGEND_TOKENS))),
    "unit": list(range(len(UNIT_IDS))),
    "unit_at": UNITS,
    "nailed": UNITS,
    "unit_way": [(unit, 5) for unit in UNITS],
    "group": [(1, 0, 0, 0), (0, 1, 0, 0), (1, 1, 2, 0), (0, 0, 1, 0), (0, 0, 2, 1), (0, 0, 0, 4)],
    "hex": [-1, *SPOTS],
    "hexes": [[0], [0, 6, 30, 36]],
    "way": [(0, 1), (1, 0)],
    "path": [-1, *SPOTS],
    "target": [(at, 1) for at in SPOTS],
    "blow": [(at, faction) for at in SPOTS for faction in (1, 3)],
    "priced_hex": [*SPOTS],
    "fire_at": [*SPOTS],
    "summon_price": [1, 2, 3],
    "spawn_site": [(1, 3), (2, 3), (1, 4)],
    "line": LINES,
    "arrow": [(at, *line) for at in (0, 18) for line in LINES],
    "terrain": list(range(len(TERRAINS))),
    "token": list(range(len(ALL_TOKEN_IDS))),
    "tokens": [[0], [0, 0, 1], [0, 1, 1, 12]],
    "cube": list(range(len(CUBE_IDS))),
    "cubes": [[0] * 8, [1] + [0] * 7, [2, 3, 0, 0, 0, 0, 0, 1], [1, 0, 0, 2]],
    "payment": [(1, 0, 0, 0), (0, 2, 1, 0)],
    "component": list(range(6)),
    "component_at": [(what, at) for what in range(6) for at in (0, 36)],
    "objective": [0, 1],
    "piece": [("infected", 0), ("infected", 2), ("token", 3), ("path", 0), ("doll", 0), ("cube", 0), ("cube", 5)],
    "square": list(range(len(SQUARE_IDS))),
    "meal": [("board", 0), ("bag", 0), ("box", 0), ("tracker", 3), ("wild", 4)],
    "card": list(range(len(CARD_IDS))),
    "offer": list(range(len(OFFER_IDS))),
    "hester_offer": list(range(len(OFFER_IDS))),
    "offer_in_use": list(range(len(OFFER_IDS))),
    "offer_left": [(2, 2), (1, 0), (0, 1)],
    "sought": list(range(len(FINDS))),
    "solo_share": [0, 1, 2],
    "tile": list(range(len(TILE_IDS))),
    "jar": list(range(len(JARS))),
    "part": ["attack", "free", "step", "tracker", "gift", "advance", "spawn", "storms", "relocate", "merge", "cube"],
    "place": ["bag", "board"],
    "answer": [False, True],
    "keep": [False, True],
    "roar": ["near", "far"],
    "row": [0, 1, 2],
    "table_row": [0, 1, 2],
    "valued": [0, 1, 2],
    "find": list(range(len(FINDS))),
    "quest_use": ["arrow", "guess"],
    "root": [0, 1],
    "hester_action": list(range(len(ACTION_IDS))),
    "solo_deck": [0, 1, 2],
    "solo_space": [0, 1, 2],
    "turn_token": [-1, 3, 4],
    "amount": [0, 1, 2, 5],
    "deed": [
        *((word, jar) for word in ("jar", "further") for jar in range(len(JARS))),
        ("act", 1),
        ("step", 0),
        *(("tile", tile) for tile in range(len(TILE_IDS))),
        *(("card", card) for card in range(len(CARD_IDS))),
        *(("ability", token) for token in range(3)),
        *(("offer", offer) for offer in range(len(OFFER_IDS))),
    ],
    "bag_deed": [
        *(("token", token) for token in range(len(ALL_TOKEN_IDS))),
        *(("card", card) for card in DECKS["upgrades"]),
        ("step", 0),
    ],
    "hester_deed": [
        *(("action", space) for space in range(len(ACTION_IDS))),
        *(("card", card) for card in DECKS["hester"]),
        ("tree", 0),
        ("nail", 0),
        *(("offer", offer) for offer in range(len(OFFER_IDS))),
    ],
    "ff_deed": [
        ("nest", 0),
        *(("quest", card) for card in DECKS["quests"]),
        *(("card", card) for card in DECKS["fairfolk"]),
    ],
}
"""Values of every noun that a decision or an event names."""
READER = Reader(RULES, SAMPLES, whole)


def state_of(noun: str) -> Table:
    state = STATES.get(noun, WIDE)
    if noun in ("deed", "table_row", "valued"):
        state = state.clone()
        state.actor = state.factions[1]
    return state


def spoken(lang: str) -> list[Message]:
    """All messages of the table, the factions' too; those of set-up and result stand apart."""
    files = sorted((Path(str(RULES.folder)) / "locale").glob(f"*{lang}.ftl"))
    sources = [file.read_text(encoding="utf-8") for file in files if not file.name.startswith("table.")]
    return [entry for source in sources for entry in FluentParser().parse(source).body if isinstance(entry, Message)]


def messages(lang: str) -> dict[str, set[str]]:
    found = spoken(lang)
    assert len({m.id.name for m in found}) == len(found), "a message stands twice"
    return {m.id.name: {a.id.name for a in m.attributes} for m in found}


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("cs")


def test_no_message_is_about_a_decision_or_an_event_that_is_gone() -> None:
    known = {ask_key(name) for name in RULES.kinds} | {"event-" + dashed(name) for name in RULES.events}
    assert {key for key in messages("en") if key.startswith(("ask-", "event-"))} == known


ALIKE = {"role-hester", "target-hester", "share"}
"""Names that are the same in both languages, and a mere frame for other words."""


def test_nothing_in_czech_is_left_in_english() -> None:
    bodies = []
    for lang in LANGUAGES:
        bodies.append({m.id.name: FluentSerializer().serialize_entry(m).partition("=")[2] for m in spoken(lang)})
    same = {key for key, body in bodies[0].items() if bodies[1][key] == body and re.search("[a-z]{2}", words_of(body))}
    assert same == ALIKE


def words_of(body: str) -> str:
    """A message without its variables."""
    return re.sub(r"\{[^{}]*\}", "", body)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_chapters_and_options_have_a_name(lang: str) -> None:
    texts = RULES.texts(lang)
    assert all(texts.has(f"role-{role}") for role in RULES.roles)
    assert all(texts.has(f"chapter-{chapter}") for chapter in SEATS)
    assert all(texts.has(f"option-{dashed(option)}") for option in Options.__struct_fields__)


def test_every_noun_is_known_and_can_be_said() -> None:
    named = {kind.of for kind in RULES.kinds.values()}
    named |= {kind.about for kind in RULES.kinds.values() if kind.about is not None}
    named |= {noun for event in RULES.events.values() for noun in event.nouns}
    assert named <= set(SAMPLES)
    assert named <= set(RULES.nouns) | NUMBERS
    for texts in LOUD:
        for noun, values in SAMPLES.items():
            said = [str(texts.noun(state_of(noun), noun, value)) for value in values]
            for text in said:
                whole(text)
            if noun not in ("nailed", "square", "hester_offer", "blow"):
                assert len(set(said)) == len(values), f"{noun}: two things have one name"


def test_hexes_are_called_by_name_and_terrain() -> None:
    t = table(side="a")
    assert [ENGLISH.noun(t, "hex", h(at)) for at in ("A1", "D4")] == ["A1 (plains)", "D4 (brambles)"]
    assert CZECH.noun(t, "way", (h("B3"), h("C3"))) == "B3 (hora) → C3 (les)"
    assert CZECH.noun(t, "hex", -1) == "Zaplatit za hřebík, bez pohybu"


def test_seats_are_called_by_their_faction() -> None:
    t = table("family", "protectors", chapter="c3")
    assert [texts.noun(t, "seat", 1) for texts in LOUD] == ["Protectors", "Ochránci"]


def test_units_are_called_by_faction_and_legends_by_name() -> None:
    t = table("protectors", "kami", chapter="c4", who={"protectors": "bernice"}, legends={"kami_b": "C2"})
    assert ENGLISH.noun(t, "unit_at", (0, 2, h("D6"))) == "Protectors: haint on D6 (plains)"
    assert CZECH.noun(t, "unit_at", (0, 0, h("D6"))) == "Berenika (Ochránci), D6 (pláně)"
    assert CZECH.noun(t, "unit_at", [2, 1, h("C2")]) == "legenda B (Kami), C2 (pláně)"
    assert ENGLISH.noun(t, "group", (1, 0, 2, 1)) == "legend, 2 haints, 1 infected haint"
    assert CZECH.noun(t, "group", [0, 1, 2, 5]) == "legenda B, 2 běsi, 5 nakažených běsů"


def test_a_target_tells_who_stands_there() -> None:
    t = table(who={"family": "levi"}, legends={"family": "C3"}, haints={"family": {"C3": 2, "E4": 1}}, chapter="c2")
    assert ENGLISH.noun(t, "target", (h("C3"), 1)) == "C3 (forest) – Family: Levi, 2 haints"
    assert CZECH.noun(t, "target", (h("E4"), 1)) == "E4 (les) – Rodina: 1 běs"
    fires = table("protectors", "family", "hester", chapter="c5", legends={"hester": "C3"})
    assert ENGLISH.noun(fires, "target", (h("C3"), HESTER)) == "C3 (forest) – Hester"
    fires.add_flames(h("C3"), 2)
    fires.add_flames(h("E4"), 1)
    assert CZECH.noun(fires, "target", (h("C3"), HESTER)) == "C3 (les) – Hester a oheň, 2 plameny"
    assert CZECH.noun(fires, "target", (h("E4"), HESTER)) == "E4 (les) – oheň, 1 plamen"


def test_a_jar_tells_what_it_gives() -> None:
    t = table(chapter="c2", who={"protectors": "emmy", "family": "levi"})
    assert ENGLISH.noun(t, "deed", ("jar", 0)) == "Break the ability jar: ADVANCE 3, SPAWN 2 or STRENGTHEN 2"
    assert CZECH.noun(t, "deed", ("jar", 1)) == "Rozbít zavařovačku divočení: 2 akce s hodnotou 1"
    assert CZECH.noun(t, "deed", ("act", 2)) == "Akce zavařovačky: ukazatel (Stezky) a nadání (Ema)"
    t.actor = t.factions[1]
    t.tiles[0] = [TILE_IDS.index("wild")]
    assert t.family is not None
    t.family.bag[0] = 8
    assert ENGLISH.noun(t, "deed", ("jar", 0)) == "Break the ability jar: draw 4 tokens, return 1 (bonus: Wild)"
    again = "Rozbít zavařovačku schopností jen k dalšímu útoku (bonus: Divočení)"
    assert CZECH.noun(t, "deed", ("further", 0)) == again  # c3.bonus.02
    assert CZECH.noun(t, "deed", ("further", 1)) == "Rozbít zavařovačku divočení jen k dalšímu útoku"
    t.further = True
    assert CZECH.noun(t, "deed", ("act", 3)) == "Zaútočit"
    basic = table(chapter="c1", on_turn="family")
    assert basic.family is not None
    basic.family.bag[0] = 8
    assert CZECH.noun(basic, "deed", ("jar", 0)) == "Rozbít zavařovačku schopností: dobrat 3 žetony"


def test_a_row_of_the_action_table_tells_what_is_done() -> None:
    t = state_of("table_row").clone()
    assert t.kami is not None
    t.kami.spare, t.kami.rows[1], t.kami.row_cubes[1] = t.kami.rows[0][0], [t.kami.rows[0][1], t.kami.rows[0][0]], 2
    said = CZECH.noun(t, "table_row", 1)
    assert said.startswith("Řádek 2: ")
    assert said.endswith("na bojiště přijdou 2 kostky")


def test_an_upgrade_token_tells_its_effect() -> None:
    said = ENGLISH.noun(WIDE, "bag_deed", ("token", UPGRADES[0]))
    assert said == "Activate a token: Sound and Fury – 2 STRENGTHEN."


def test_cubes_and_tokens_are_counted() -> None:
    assert ENGLISH.noun(BASE, "cubes", [2, 1, 0, 0, 0, 0, 0, 0]) == "2× red, blue"
    assert CZECH.noun(BASE, "cubes", (0, 0, 3, 1)) == "3× žlutá, zelená"
    assert CZECH.noun(BASE, "cubes", [0] * 8) == "žádné"
    assert CZECH.noun(BASE, "tokens", [0, 0, 2]) == "2× POSUNUTÍ, POSÍLENÍ"


@pytest.mark.parametrize(
    ("event", "params", "counts", "ends"),
    [
        ("strengthened", {"faction": 0}, "amount", ("1 kostka.", "3 kostky.", "5 kostek.")),
        ("stored-cubes", {}, "amount", ("1 kostku.", "3 kostky.", "5 kostek.")),
        ("spoon", {"faction": 0}, "number", ("potřeba 1 běs.", "potřeba 3 běsi.", "potřeba 5 běsů.")),
        ("storm-scroll", {}, "total", ("1 sebraný svitek.", "3 sebrané svitky.", "5 sebraných svitků.")),
        (
            "doused",
            {"faction": 0, "hex": 0},
            "amount",
            ("uhašen 1 plamen.", "uhašeny 3 plameny.", "uhašeno 5 plamenů."),
        ),
    ],
)
def test_czech_counts_are_declined(event: str, params: dict[str, int], counts: str, ends: tuple[str, ...]) -> None:
    told = [CZECH.event(BASE, {"event": event, "params": {**params, counts: n}}) for n in (1, 3, 5)]
    assert [text.endswith(end) for text, end in zip(told, ends, strict=True)] == [True] * 3, told


def test_questions_give_the_numbers_that_matter() -> None:
    kinds = RULES.kinds

    def ask(texts: Texts, kind: str, about: Any) -> str:
        return texts.ask(BASE, Decision(0, kinds[kind], [0], about))

    assert ask(ENGLISH, "move.from", 0) == "Protectors: a free step onto a path. From which hex?"
    assert ask(ENGLISH, "move.from", 1) == "Protectors: ADVANCE from which hex? (1 point left)"
    assert ask(CZECH, "move.from", 3) == "Ochránci: POSUNUTÍ ze kterého hexu? (zbývají 3 body)"
    assert ask(CZECH, "wild", 5) == "Ochránci: kterou schopnost použiješ? (zbývá 5 akcí)"
    assert ask(CZECH, "spawn.where", 1).endswith("(zbývá 1 běs)")
    assert ask(CZECH, "bag.return", 2).endswith("(zbývá vrátit 2)")


@pytest.mark.parametrize("kind", RULES.kinds.values(), ids=lambda kind: kind.name)
def test_every_decision_can_be_asked(kind: Any) -> None:
    READER.question(state_of(kind.about) if kind.about else WIDE, kind)


@pytest.mark.parametrize("event", RULES.events.values(), ids=lambda event: event.name)
def test_every_event_can_be_told(event: Any) -> None:
    READER.event(WIDE, event)


@pytest.mark.parametrize("chapter", SEATS)
@pytest.mark.parametrize("seed", [1, 2])
def test_games_of_every_chapter_can_be_told(chapter: str, seed: int) -> None:
    g = new(RULES, seats=SEATS[chapter], seed=seed, options={"chapter": chapter, "level": seed})
    READER.game(g, by_chance(Random(seed)), LONGEST)


def test_every_card_has_a_name_and_a_text_in_both_languages() -> None:
    for facts in CARD_FACTS:
        text = facts["text"] if "text" in facts else facts["effect"]
        assert {*facts["name"]} == {*text} == {*LANGUAGES}
