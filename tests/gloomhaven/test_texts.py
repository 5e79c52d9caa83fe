"""Every decision, event, card, item and scenario of Gloomhaven in both languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from gloomhaven.tables import table_of
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.cards.asides import ITEM
from klubovna.games.gloomhaven.cards.piles import AWAY
from klubovna.games.gloomhaven.combat.suffer import DISCARDED
from klubovna.games.gloomhaven.events import EVENTS
from klubovna.games.gloomhaven.facts import (
    BOTTOM,
    CARDS,
    CLASS_IDS,
    CLASSES,
    GOALS,
    ITEMS,
    MODIFIERS,
    MONSTER,
    MONSTER_CARDS,
    MONSTERS,
    PACKS,
    PERKS,
    SUMMONS,
    TOP,
)
from klubovna.games.gloomhaven.figures import MARKED
from klubovna.games.gloomhaven.kinds import KINDS
from klubovna.games.gloomhaven.map.grid import hex_name, row_name
from klubovna.games.gloomhaven.nouns import AIMS, SPOTS
from klubovna.games.gloomhaven.round.turn import PLAY_ATTACK, PLAY_BOTTOM, PLAY_ITEM, PLAY_MOVE, PLAY_TOP, PUT_AWAY
from klubovna.games.gloomhaven.scenario.book import PLAYABLE, SCENARIO_FACTS
from klubovna.games.gloomhaven.scenario.leftout import left_out
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.setup import Options
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.texts.cards import (
    augments_text,
    boss_text,
    card_text,
    goal_text,
    half_text,
    item_text,
    modifier_text,
    monster_card_text,
    perk_text,
)
from klubovna.games.gloomhaven.texts.lines import line_text
from klubovna.games.gloomhaven.texts.scenario import Page
from klubovna.games.gloomhaven.texts.wording import shape, wording
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Augment, Bonus, Heal
from klubovna.games.gloomhaven.vocabulary.pieces import Area
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, ELEMENTS, STANDING, TARGETS
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.kernel.text import LANGUAGES, NUMBERS, Texts, ask_key, dashed
from klubovna.testing import rule
from klubovna.testing.texts import Loud, Reader, whole

LONGEST = 1200


LOUD = [Loud(lang, RULES) for lang in LANGUAGES]
ENGLISH, CZECH = LOUD
FOREIGN = re.compile(
    r"\b(the|and|attack|move|heal|shield|range|target|enem(y|ies)|all(y|ies)|damage|hex(es)?|card|loot|push|pull|"
    r"poison|wound|stun|round|turn|lost|XP|HP|with|from|your?)\b",
    re.IGNORECASE,
)
"""English words that would show that something was left untranslated."""


def sound(text: str, lang: str = "en") -> None:
    whole(text, lang, (" ,", "()", "::"))
    if lang == "cs":
        assert not FOREIGN.search(text), text


def chosen(g: Game, random: Random) -> None:
    """Random, but seldom passing, so that cards are played."""
    decision = random.choice(g.decisions)
    index = random.randrange(len(decision.options))
    if decision.kind.name in ("act", "target", "area", "consume", "hex") and len(decision.options) > 1:
        index = max(1, index) if decision.options[0] is None else index
    g.choose(index, decision.seat)


def begun() -> Table:
    """A table of four with a summon, a monster of each rank, and a trap; one of them has a name of its own."""
    characters: list[dict[str, Any]] = [{"role": role, "seat": i} for i, role in enumerate(CLASS_IDS[:4])]
    characters[1]["name"] = "Bob"
    characters[0]["items"] = [1, 12]
    g = new(RULES, seats=4, seed=3, options={"scenario": 19, "characters": characters})
    random = Random(3)
    while g.asked().kind.name != "act":
        chosen(g, random)
    return table_of(g)


STATE = begun()
FIGURES = list(range(len(STATE.cast)))
HEXES = sorted(SCENARIOS[19].room_of)
CARD_NUMBERS = [card for card in range(len(CARDS)) if card not in PACKS or card - 1 not in PACKS]
ITEM_NUMBERS = list(range(len(ITEMS)))
OWN = STATE.characters[0].pool
PUT = [(AWAY, card) for card in OWN]
MOMENTS = sorted({item.on for item in ITEMS})
SAMPLES: dict[str, list[Any]] = {
    "addends": [[("printed", 2, "1")], [("printed", 3, "1"), ("modifier", -1, "2")]],
    "seat": [0, 1, 2, 3],
    "character": [0, 1, 2, 3],
    "figure": [-1, *FIGURES],
    "figures": [(one,) for one in FIGURES] + [tuple(FIGURES[:2])],
    "monster": [MONSTER[name] for name in {one.name["cs"]: one.id for one in MONSTERS}.values()],
    "hex": HEXES,
    "hexes": [*HEXES[:20], (*HEXES[0], *HEXES[1])],
    "room": list(range(len(SCENARIOS[19].rooms))),
    "room_card": list(range(20)),
    "horde": list(range(20)),
    "penalty": list(range(40)),
    "treasure": [-1, 1, 75],
    "card": CARD_NUMBERS,
    "half": [TOP, BOTTOM],
    "item": ITEM_NUMBERS,
    "goal": list(range(len(GOALS))),
    "modifier": list(range(len(MODIFIERS))),
    "monster_card": list({monster_card_text(i, "en"): i for i in range(len(MONSTER_CARDS))}.values()),
    "deed": [(what, card) for what in (PLAY_TOP, PLAY_BOTTOM, PLAY_ATTACK, PLAY_MOVE, PUT_AWAY) for card in OWN]
    + [(PLAY_ITEM, item) for item in ITEM_NUMBERS],
    "aside": PUT + [(ITEM, item) for item in ITEM_NUMBERS],
    "step": [*HEXES, *PUT, *((ITEM, item) for item in ITEM_NUMBERS)],
    "leading": [*CARD_NUMBERS, *PUT],
    "resting": [True, False, *PUT],
    "used": [*ITEM_NUMBERS, *PUT],
    "aimed": [*FIGURES, *PUT],
    "negation": [DISCARDED, *OWN, *PUT],
    "damage": [(0, 1, 0), (1, 5, 2)],
    "window": [(0, moment, 0) for moment in MOMENTS] + [(0, "attacked", 3), (0, "damage_from_attack_on_you", 2)],
    "holder": [0, 1],
    "drawn_card": OWN,
    "leader": [0, 1],
    "steps": [(FIGURES[0], n) for n in (1, 2, 5)],
    "aim": [(FIGURES[0], word) for word in (*sorted(AIMS), "special")],
    "spot": [(FIGURES[0], word) for word in (*sorted(SPOTS), "special")],
    "augments": [(FIGURES[0], -1, 0), (FIGURES[0], 10, TOP), (FIGURES[0], 73, TOP)],
    "outcome": [(*STATE.figures[0].at, *STATE.figures[0].at), (*HEXES[0], *HEXES[0]), *PUT],
    "element": list(range(len(ELEMENTS))),
    "elements": [*ELEMENTS, "any", "fire+ice", "any+any", "any+any/2", "any+any/3"],
    "condition": list(range(len(CONDITIONS))),
    "boon": list(range(MARKED + 1)),
    "moment": ["move", "attack", "heal"],
    "paying": [True, False],
    "damages": [0, 1, 3, 5],
    "forgone": ["top", "bottom"],
    "choice": ["attack", "move", "heal", "damage"],
    "ward": [(0, FIGURES[1], 1), (0, FIGURES[1], 5)],
    "yes": [True, False],
    "agreed": [True, False],
    "rolled": [1, 2, 3],
    "number": [-20, -1, 1, 2, 5, 20],
    "strength": [0, 3, 8],
}
"""Values of every noun that a decision or an event names."""
READER = Reader(RULES, SAMPLES, sound, usual=1)


def messages(lang: str) -> dict[str, set[str]]:
    source = (RULES.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    assert len({m.id.name for m in found}) == len(found), "a message stands twice"
    return {m.id.name: {a.id.name for a in m.attributes} for m in found}


# -- messages, kinds, events -------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("cs")


def test_no_message_is_about_a_decision_or_an_event_that_is_gone() -> None:
    known = {ask_key(kind.name) for kind in KINDS} | {"event-" + dashed(event.name) for event in EVENTS}
    assert {key for key in messages("en") if key.startswith(("ask-", "event-"))} == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_and_options_have_a_name(lang: str) -> None:
    texts = RULES.texts(lang)
    said = [texts.sentence(f"role-{role}") for role in RULES.roles]
    for name, facts in zip(said, CLASSES, strict=True):  # a locked class is offered by its symbol (class.19)
        assert name == facts.name[lang] if not facts.locked else name.endswith(f": {facts.symbol[lang]}")
    assert all(texts.has(f"option-{dashed(option)}") for option in Options.__struct_fields__)


def test_every_noun_is_known_and_can_be_said() -> None:
    named = {kind.of for kind in KINDS}
    named |= {kind.about for kind in KINDS if kind.about is not None}
    named |= {noun for event in EVENTS for noun in event.nouns}
    assert named <= set(SAMPLES)
    assert named <= set(RULES.nouns) | NUMBERS
    for texts in LOUD:
        for noun, values in SAMPLES.items():
            said = [str(texts.noun(STATE, noun, value)) for value in values]
            for text in said:
                sound(text, texts.lang)
            assert len(set(said)) == len(values), f"{noun}: two things have one name"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_decision_can_be_asked(kind: Any) -> None:
    READER.question(STATE, kind)
    for texts in LOUD:
        for value in SAMPLES[kind.of]:
            sound(texts.option(STATE, Decision(0, kind, SAMPLES[kind.of]), value), texts.lang)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_event_can_be_told(event: Any) -> None:
    READER.event(STATE, event)


# -- whole games -------------------------------------------------------------------------------------------------------

TOLD: Counter[str] = Counter()


@pytest.mark.parametrize("seed", range(30, 54))
def test_random_tables_can_be_told(seed: int) -> None:
    """Questions, options and events of all kinds; no two options of a question read alike."""
    assert RULES.trials.soak is not None
    g = new(RULES, **RULES.trials.soak(seed))
    random = Random(seed)
    for _ in range(LONGEST):
        if g.over:
            break
        for decision in g.decisions:
            TOLD[decision.kind.name] += 1
            if TOLD[decision.kind.name] > 20 and random.random() > 0.05:
                continue
            READER.decision(g, decision)
        chosen(g, random)
    for seat in (None, *range(g.seats)):
        for event in json.loads(json.dumps(g.events(seat))):
            TOLD[event["event"]] += 1
            if TOLD[event["event"]] <= 20:
                READER.happened(g, event)


def test_the_dead_are_still_called_by_their_names() -> None:
    state = STATE.clone()
    gone = next(one for one in state.figures if one.form == 2)
    names = [texts.noun(state, "figure", gone.id) for texts in LOUD]
    state.take_off(gone)
    assert [texts.noun(state, "figure", gone.id) for texts in LOUD] == names


# -- some sentences ----------------------------------------------------------------------------------------------------


def told(texts: Texts, event: str, **params: Any) -> str:
    return texts.event(STATE, {"event": event, "params": params})


def test_czech_counts_are_declined() -> None:
    assert [told(CZECH, "coins-looted", figure=FIGURES[0], number=n).split(" ", 1)[1] for n in (1, 3, 5)] == [
        "sbírá 1 minci.",
        "sbírá 3 mince.",
        "sbírá 5 mincí.",
    ]
    left = [str(CZECH.noun(STATE, "steps", (FIGURES[0], n))).split("(")[1] for n in (1, 2, 5)]
    assert left == ["zbývá 1 pole)", "zbývají 2 pole)", "zbývá 5 polí)"]


def test_a_character_may_have_a_name_of_its_own() -> None:
    assert [CZECH.noun(STATE, "character", who) for who in (0, 1)] == ["Surovec", "Bob (Kutil)"]
    assert ENGLISH.noun(STATE, "seat", 1) == "Bob (Tinkerer)"


def test_monsters_are_called_by_number_and_rank() -> None:
    state = STATE.clone()
    state.cast = [
        (2, MONSTER["bandit-guard"], 0, 3),
        (2, MONSTER["bandit-guard"], 1, 4),
        (2, MONSTER["jekserah"], 2, 1),
    ]
    assert [ENGLISH.noun(state, "figure", id) for id in range(3)] == [
        "Bandit Guard 3",
        "Bandit Guard 4 (elite)",
        "Jekserah",
    ]
    assert CZECH.noun(state, "figure", 1) == "Zbojnická hlídka 4 (elitní)"
    state.cast = [(1, 0, 0, [one.name for one in SUMMONS].index("rat-swarm"))]
    assert CZECH.noun(state, "figure", 0) == "Krysí hejno (Surovec)"


def test_hexes_have_short_names_of_their_own() -> None:
    for number in PLAYABLE:
        hexes = [*SCENARIOS[number].room_of, *SCENARIOS[number].doors]
        assert len({hex_name(number, at) for at in hexes}) == len(hexes)
        assert all(re.fullmatch(r"[A-Z]\d{1,2}", hex_name(number, at)) for at in hexes)
    assert [row_name(row) for row in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]


def test_a_hex_is_offered_with_what_lies_there() -> None:
    state = STATE.clone()
    q, r = HEXES[0]
    state.traps = [(q, r, 4, 1 << CONDITIONS.index("poison"), -1, 0, -1)]
    state.coins = [(q, r), (q, r)]
    name = hex_name(19, (q, r))
    assert ENGLISH.noun(state, "offered-hex", (q, r)) == f"{name} (trap: 4 damage, poison, 2 coins)"
    assert CZECH.noun(state, "offered-hex", (q, r)) == f"{name} (past: 4 zranění, otrava, 2 mince)"


def test_questions_say_what_is_decided() -> None:
    kinds = RULES.kinds
    id = STATE.characters[0].figure
    ask = [
        CZECH.ask(STATE, Decision(0, kinds["target"], [None], (id, "heal"))),
        CZECH.ask(STATE, Decision(0, kinds["hex"], [None], (id, "create_trap"))),
        CZECH.ask(STATE, Decision(0, kinds["move.to"], [None], (id, 3))),
        CZECH.ask(STATE, Decision(0, kinds["negate"], [None], (0, 4, 3))),
        CZECH.ask(STATE, Decision(0, kinds["consume"], [None], (id, 10, TOP))),
        CZECH.ask(STATE, Decision(0, kinds["item"], [None], (0, "initiative", 0))),
        CZECH.ask(STATE, Decision(0, kinds["item"], [None], (0, "attacked", 3))),
        CZECH.ask(STATE, Decision(0, kinds["item"], [None], (0, "damage_from_attack_on_you", 2))),
        CZECH.ask(STATE, Decision(0, kinds["rest.short"], [False, True], 0)),
        CZECH.ask(STATE, Decision(0, kinds["rest.redraw"], [False, True], OWN[0])),
    ]
    one = STATE.characters[0]
    hp, hand = STATE.body(one).hp, len(one.hand)
    first = CARDS[OWN[0]]
    assert ask == [
        "Surovec: pro koho je léčení?",
        "Surovec: kde bude past?",
        "Surovec (zbývají 3 pole): kam vede pohyb?",
        f"Surovec: hrozí 4 zranění (má {hp} BZ, v ruce {hand}, odhozené 3). Zničíš karty, aby k němu nedošlo?",
        "Surovec (vzduch: +1 k útoku, průraznost 1): který živel spotřebuješ?",
        "Surovec (po odhalení karet): použiješ předmět?",
        "Surovec (když na tebe někdo útočí; útok zatím 3): použiješ předmět?",
        "Surovec (když ti hrozí zranění z útoku: 2): použiješ předmět?",
        f"Surovec (v ruce {hand}, odhozené 0): uděláš si krátký odpočinek? Jedna náhodná odhozená karta se zničí, "
        "ostatní se vrátí do ruky.",
        f"Krátký odpočinek: zničila by se karta {first.name['cs']} ({first.initiative}) (máš {hp} BZ). "
        "Utrpíš 1 zranění a vytáhneš jinou?",
    ]


@rule("gloomhaven:level.04")
def test_the_difficulties_are_called_as_in_the_rulebook() -> None:
    told = RULES.texts("cs").beginning("option-")
    names = [told[f"option-difficulty-{one}"] for one in ("easy", "normal", "hard", "very_hard")]
    assert names == ["snadná", "střední", "náročná", "pekelná"]
    assert told["option-characters-checks"] == "Zatržítka"


@rule("gloomhaven:elem.02", "gloomhaven:boss.05")
def test_czech_words_agree() -> None:
    words = RULES.facts("cs").words
    assert [words[f"strength-inert-{one}"] for one in ("fire", "earth", "light")] == [
        "nepřítomný",
        "nepřítomná",
        "nepřítomné",
    ]
    assert [words[f"strength-waning-{one}"] for one in ("ice", "dark", "light")] == ["prchavý", "prchavá", "prchavé"]
    one = half_text(CARDS[card("Fatal Advance")].top, "cs")
    assert one == "Zabij jednoho sousedního nepřítele, jen běžnou nestvůru · 2 ZK · zničit"
    assert "zabij všechny nepřátele na ploše, jen běžné nestvůry" in half_text(CARDS[card("Black Hole")].top, "cs")


# -- cards -------------------------------------------------------------------------------------------------------------


def card(name: str) -> int:
    return next(i for i, one in enumerate(CARDS) if one.name["en"] == name)


CARD_TEXTS = [
    ("Trample", TOP, "Attack 3, pierce 2", "Útok 3, průraznost 2"),
    (
        "Trample",
        BOTTOM,
        "Move 4, jump. Attack 2, target all enemies moved through · 2 XP · lost",
        "Pohyb 4, skok. Útok 2, cílí na všechny nepřátele, skrz jejichž pole vedl pohyb · 2 ZK · zničit",
    ),
    (
        "Skewer",
        TOP,
        "Attack 3, a row of 2 hexes away from the attacker (air: +1 attack, pierce 1) · 1 XP",
        "Útok 3, plocha: řada 2 polí směrem od útočníka (vzduch: +1 k útoku, průraznost 1) · 1 ZK",
    ),
    (
        "Warding Strength",
        BOTTOM,
        "When an attack is about to damage you: shield 1 · persistent · 6 uses (XP 0/1/0/1/0/1) · lost",
        "Když ti hrozí zranění z útoku: obrana 1 · déletrvající · 6 použití (ZK 0/1/0/1/0/1) · zničit",
    ),
    (
        "Volatile Concoction",
        BOTTOM,
        "Recover a discarded card, affect one ally within range 2 "
        "(ice: instead recover up to 2 discarded cards, affect one ally within range 2)",
        "Obnov odhozenou kartu, ovlivni jednoho spojence v dosahu 2 "
        "(led: místo toho obnov až 2 odhozené karty, ovlivni jednoho spojence v dosahu 2)",
    ),
    (
        "Gnawing Horde",
        TOP,
        "Summon Rat Swarm (6 hit points, move 1, attack 2, poison) · 2 XP · persistent · lost",
        "Přivolej: Krysí hejno (6 BZ, pohyb 1, útok 2, otrava) · 2 ZK · déletrvající · zničit",
    ),
    (
        "Sinister Opportunity",
        TOP,
        "Attack 3; +X attack, X = allies of the attacker next to the target "
        "(dark: instead +X attack, X = 2 × allies of the attacker next to the target, 1 XP)",
        "Útok 3; +X k útoku, X = počet spojenců útočníka vedle cíle "
        "(temnota: místo toho +X k útoku, X = 2 × počet spojenců útočníka vedle cíle, 1 ZK)",
    ),
    ("Fire Orbs", BOTTOM, "Move 3", "Pohyb 3"),
]


@pytest.mark.parametrize(("name", "half", "en", "cs"), CARD_TEXTS)
def test_card_texts(name: str, half: int, en: str, cs: str) -> None:
    assert [card_text(card(name), half, lang) for lang in LANGUAGES] == [en, cs]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_can_be_read(lang: str) -> None:
    texts = [card_text(one, half, lang) for one in CARD_NUMBERS for half in (TOP, BOTTOM)]
    texts += [item_text(one, lang) for one in ITEM_NUMBERS]
    texts += [monster_card_text(one, lang) for one in range(len(MONSTER_CARDS))]
    texts += [modifier_text(one, lang) for one in range(len(MODIFIERS))]
    texts += [perk_text(role, perk, lang) for role, perks in enumerate(PERKS) for perk in range(len(perks))]
    texts += [goal_text(one, lang) for one in range(len(GOALS))]
    texts += [boss_text(i, n, lang) for i, one in enumerate(MONSTERS) for n in (1, 2) if one.special1 and one.special2]
    for text in texts:
        sound(text, lang)


def test_every_name_of_the_content_is_there_in_czech() -> None:
    named: list[Any] = [*CARDS, *CLASSES, *ITEMS, *MONSTERS, *GOALS, *SCENARIO_FACTS.values()]
    assert all(one.name["cs"].strip() for one in named)
    assert all(one.race["cs"] for one in CLASSES)
    groups: list[list[Any]] = [[CARDS[card] for card in CARD_NUMBERS], ITEMS, GOALS, list(SCENARIO_FACTS.values())]
    for group in groups:
        assert len({one.name["cs"] for one in group}) == len(group)


def test_words_of_the_vocabulary_that_no_card_uses_can_be_said() -> None:
    for texts in LOUD:
        for word in TARGETS:
            sound(texts.sentence(f"target-{dashed(word)}", {"within": "3"}))
        for word in STANDING:
            sound(texts.sentence(f"special-{dashed(word)}", {"range": 1}), texts.lang)


def test_elements_change_a_line() -> None:
    say = wording("en")
    line = Attack(value=2, consume=[Augment(elements=["fire"], add={"value": 1, "conditions": ["wound"]}, xp=1)])
    assert line_text(say, line) == "attack 2 (fire: +1 attack, wound, 1 XP)"
    line = Attack(
        value="-1", range="+0", consume=[Augment(elements=["any", "any"], then=[Heal(value=2, target="self")])]
    )
    assert line_text(say, line) == "attack −1 (2× any element: heal 2, self)"
    assert augments_text(card("Cold Fire"), TOP, "cs") == "oheň: +2 k útoku; led: omráčení"
    assert augments_text(card("Crackling Air"), BOTTOM, "cs") == "oheň: odveta 2, do konce kola"
    assert augments_text(card("Nature's Lift"), BOTTOM, "cs") == (
        "při celé tvé útočné akci na dálku: +2 k dosahu, za spotřebování: vzduch"
    )
    assert augments_text(card("Trample"), TOP, "cs") == ""


def test_areas_are_told_by_their_shape_however_they_are_turned() -> None:
    assert shape(Area(melee=True, hexes=[(0, 1), (0, 2), (0, 3)])) == "area-row"
    assert shape(Area(melee=True, hexes=[(-1, 0), (-1, 1)])) == "area-pair"
    assert shape(Area(melee=False, hexes=[(0, 0), (-1, 1), (0, 1)])) == "area-triangle"
    assert shape(Area(melee=False, hexes=[(5, 5), (9, 9)])) == "area"


def test_an_item_that_is_used_up_works_on_one_attack() -> None:
    number = {one.name["en"]: i for i, one in enumerate(ITEMS)}
    assert item_text(number["Poison Dagger"], "cs") == "při jednom tvém útoku nablízko: otrava · opotřebí se"
    assert item_text(number["Silent Stiletto"], "cs") == "při každém tvém útoku nablízko: průraznost 1"
    assert item_text(number["Hide Armor"], "en") == (
        "when an attack is about to damage you: shield 1 · 2 uses · spent · 2 -1 cards"
    )


def test_bonuses_name_those_they_are_for() -> None:
    line = CARDS[card("Enhancement Field")].bottom.abilities[0]
    assert isinstance(line, Bonus)
    assert line_text(wording("en"), line) == "on each attack: +1 attack, for self and all adjacent allies"


# -- scenarios ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", PLAYABLE)
def test_every_page_can_be_read(number: int) -> None:
    for lang in LANGUAGES:
        for party in (2, 3, 4):
            page = Page(number, party, 2, lang)
            for text in (page.name, page.goal(), *page.rules()):
                sound(text, lang)


def test_a_page_tells_goal_and_rules_for_the_party() -> None:
    assert Page(3, 4, 1, "en").goal() == "Kill 20 monsters."
    assert Page(2, 2, 1, "cs").rules() == ["Každý hrdina začíná se 3 kartami prokletí."]
    two, three = (Page(3, party, 1, "cs").rules() for party in (2, 3))
    assert two == ["Na konci každého lichého kola, dokud jsou dveře I5 zavřené: zjeví se Inoxská hlídka "
                   "(běžná nestvůra), pole I6."]  # fmt: skip
    assert three[0].startswith("Na začátku každého kola")


def test_what_is_not_offered_is_named_with_its_reason() -> None:
    for texts in LOUD:
        rows = left_out(texts)
        offered = len(SCENARIO_FACTS) - len(PLAYABLE)
        assert len(rows) == offered
        for row in rows:
            for text in row:
                sound(text, texts.lang)
