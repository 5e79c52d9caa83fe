"""Root in words and on the terminal, in both languages."""

from __future__ import annotations

import re
from io import StringIO
from itertools import cycle
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from rich.cells import cell_len
from rich.console import Console

from klubovna.games.root import RULES
from klubovna.games.root.factions import CHAPTERS
from klubovna.games.root.factions.corvids.nouns import PLOTS
from klubovna.games.root.factions.cult.board import CultBoard
from klubovna.games.root.factions.duchy.nouns import MINISTERS
from klubovna.games.root.factions.eyrie.nouns import COLUMNS, LEADERS
from klubovna.games.root.factions.riverfolk.nouns import SERVICES
from klubovna.games.root.factions.vagabond.board import ALLIED, DAMAGED, EXHAUSTED, HOSTILE, RUIN, vagabonds
from klubovna.games.root.factions.vagabond.characters import CHARACTERS
from klubovna.games.root.facts import (
    BOARD_OF,
    BURROW,
    CARD_FACTS,
    CLEARINGS,
    DECK_SIZE,
    EYRIE,
    FACTION_IDS,
    FIRST_FOREST,
    ITEMS,
    LIZARDS,
    MAP_IDS,
    PIECE_IDS,
    QUEST_FACTS,
    SUITS,
    VAGABOND,
)
from klubovna.games.root.inventory import soak
from klubovna.games.root.nouns import EFFECT_CARDS
from klubovna.games.root.setup import ROLE_NAMES, Options
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING
from klubovna.games.root.terminal import CARDS, NAMES, QUESTS, Pen, draw
from klubovna.kernel import Decision, Game, new
from klubovna.kernel.text import LANGUAGES, NUMBERS, Texts, ask_key, dashed
from klubovna.kernel.view import View
from klubovna.testing import rule
from klubovna.testing.texts import Loud, Reader, by_chance, whole
from root.boards import alliance_board, eyrie_board
from root.tables import table_of

LONGEST = 800
"""Decisions after which a random game has said most of what it can say."""

TABLES = [
    ("autumn", "standard", ["marquise", "eyrie", "alliance", "vagabond"]),
    ("autumn", "exiles", ["lizards", "riverfolk", "duchy", "corvids"]),
    ("winter", "standard", ["vagabond", "vagabond", "eyrie", "duchy", "corvids", "riverfolk"]),
    ("winter", "exiles", ["marquise", "alliance", "lizards"]),
    ("lake", "standard", ["duchy", "riverfolk", "vagabond", "lizards", "alliance"]),
    ("lake", "exiles", ["eyrie", "marquise"]),
    ("mountain", "standard", ["corvids", "marquise", "alliance", "lizards", "eyrie"]),
    ("mountain", "exiles", ["vagabond", "marquise", "vagabond", "riverfolk", "alliance", "corvids"]),
]
DRAWN = [(seed, soak(seed)) for seed in (3, 9, 14, 23, 34, 38)]
"""Random tables besides; six seats, both decks and all maps among them."""


LOUD = [Loud(lang, RULES) for lang in LANGUAGES]


def sound(text: str, lang: str = "en") -> None:
    whole(text, lang)
    assert re.search(r"\([^()]*\(", text) is None, f"brackets in brackets: {text}"


def chosen(g: Game, random: Random) -> None:
    g.choose(random.randrange(len(g.asked().options)))


def begun(seed: int = 5) -> Game:
    """A game of six on the mountain, which has closed paths, beyond its set-up."""
    roles = ["vagabond", "vagabond", "eyrie", "duchy", "corvids", "riverfolk"]
    g = new(RULES, seats=6, seed=seed, roles=roles, options={"map": "mountain"})
    random = Random(seed)
    while g.asked().kind.name != "deed" or table_of(g).factions[g.asked().seat] != VAGABOND:
        chosen(g, random)
    table_of(g).boards[LIZARDS] = CultBoard()  # for the prices of conspiracies
    return g


DEED_NOUNS = {
    **dict.fromkeys(("craft", "export", "use", "activate", "take"), "card"),
    **dict.fromkeys(("expose", "flip"), "clearing"),
    **dict.fromkeys(("minister", "sway"), "minister"),
    **dict.fromkeys(("stow", "lay"), "item"),
    **dict.fromkeys(("turmoil", *(f"decree-{name}" for name in COLUMNS)), "suit"),
    "open": "path",
    "quest": "quest",
}
"""What the number of a deed is; the other deeds have none."""
PLAIN_DEEDS = [
    "move",
    "march",
    "battle",
    "recruit",
    "build",
    "overwork",
    "extra",
    "revolt",
    "spread",
    "mobilize",
    "train",
    "organize",
    "slip",
    "explore",
    "aid",
    "strike",
    "repair",
    "special",
    "outcast",
    "crusade_battle",
    "crusade_move",
    "convert",
    "sanctify",
    "score",
    "sacrifice",
    "draw",
    "post",
    "dig",
    "plot",
    "trick",
    "exert",
]
REASONS = [
    "removed",
    "item",
    "building",
    "roosts",
    "turmoil",
    "sympathy",
    "explore",
    "quest",
    "aid",
    "relation",
    "protector",
    "gardens",
    "dividends",
    "post",
    "crown",
    "banker",
    "duchess",
    "baron",
    "earl",
    "plots",
    "path",
    "pass",
    "royal_claim",
    "stand_and_deliver",
    "brutal_tactics",
    "coffin_makers",
    "charm_offensive",
]
WHERE = [*CLEARINGS, BURROW, *range(FIRST_FOREST, FIRST_FOREST + 10)]
SAMPLES: dict[str, list[Any]] = {
    "addends": [[("rolled", 2, "1")], [("rolled", 3, "1"), ("few", -1, "2")]],
    "seat": list(range(6)),
    "faction": list(range(len(FACTION_IDS))),
    "clearing": WHERE,
    "place": WHERE,
    "way": [(0, 4), (4, 0), (BURROW, 3)],
    "path": list(range(6)),
    "suit": list(range(len(SUITS))),
    "card": [i for i in range(DECK_SIZE, 2 * DECK_SIZE) if CARD_FACTS[i] is not CARD_FACTS[i - 1]],
    "piece": list(range(len(PIECE_IDS))),
    "item": list(range(len(ITEMS))),
    "tool": [
        kind + exhausted + damaged + ruin
        for kind in range(len(ITEMS))
        for exhausted in (0, EXHAUSTED)
        for damaged in (0, DAMAGED)
        for ruin in (0, RUIN)
    ],
    "quest": list(range(len(QUEST_FACTS))),
    "reward": ["points", "cards"],
    "leader": list(range(len(LEADERS))),
    "column": list(range(len(COLUMNS))),
    "character": list(range(len(CHARACTERS))),
    "relation": list(range(HOSTILE, ALLIED + 1)),
    "minister": list(range(len(MINISTERS))),
    "plot": list(range(len(PLOTS))),
    "service": list(range(len(SERVICES))),
    "price": [1, 2, 3, 4],
    "answer": [True, False],
    "phase": [BIRDSONG, DAYLIGHT, EVENING],
    "amount": [-2, 0, 1, 2, 5],
    "count": [0, 1, 2, 5],
    "total": [0, 1, 30],
}
SAMPLES |= {
    "part": [BIRDSONG, DAYLIGHT, EVENING],
    "clash": [(0, 2, 1), (4, 0, 3)],
    "hits": [(0, 1), (4, 2)],
    "payment": [(0, 1), (4, 2)],
    "building": [PIECE_IDS.index(name) for name in ("sawmill", "workshop", "recruiter")],
    "site": CLEARINGS,
    "post": CLEARINGS,
    "offered-service": list(range(len(SERVICES))),
    "debt": [(faction, 3) for faction in range(len(FACTION_IDS))],
    "spaces": [(suit, 2) for suit in (1, 2, 3)],
    "recruits": [(suit, 2) for suit in (1, 2, 3)],
    "raiders": [(at, 1) for at in CLEARINGS],
    "swaying": [(minister, 2) for minister in range(len(MINISTERS))],
    "rewarded": list(range(len(QUEST_FACTS))),
    "trip": CLEARINGS,
    "allied-hits": [(faction, 3) for faction in range(len(FACTION_IDS))],
    "reason": REASONS,
}
SAMPLES["scoring"] = SAMPLES["card"]
SAMPLES["deed"] = [(word, -1) for word in PLAIN_DEEDS]
SAMPLES["deed"] += [(word, which) for word, noun in DEED_NOUNS.items() for which in SAMPLES[noun]]
SAMPLES["trigger"] = [(word, -1) for word in ("services", "price", "better_burrow_bank", "saboteurs", "coffin_makers")]
SAMPLES["trigger"] += [
    (word, at)
    for word in [
        "ferry",
        "hospitals",
        "base",
        "outrage",
        "damage-vagabond",
        "damage-vagabond_2",
        "fear",
        "disruption",
        "raid",
    ]
    for at in CLEARINGS
]
"""Values of every noun that a decision or an event names."""
READER = Reader(RULES, SAMPLES, sound)


def sources(lang: str) -> list[str]:
    """The texts of the shared rules and of each faction."""
    files = [f"{lang}.ftl", *(f"{chapter.kinds.__name__.split('.')[-2]}.{lang}.ftl" for chapter in CHAPTERS)]
    return [(RULES.folder / "locale" / file).read_text(encoding="utf-8") for file in files]


def messages(lang: str) -> dict[str, set[str]]:
    entries = [entry for source in sources(lang) for entry in FluentParser().parse(source).body]
    found = [entry for entry in entries if isinstance(entry, Message)]
    assert len({m.id.name for m in found}) == len(found), "a message stands twice"
    return {m.id.name: {a.id.name for a in m.attributes} for m in found}


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("cs")


def test_no_message_is_about_a_decision_or_an_event_that_is_gone() -> None:
    known = {ask_key(name) for name in RULES.kinds} | {"event-" + dashed(name) for name in RULES.events}
    assert {key for key in messages("en") if key.startswith(("ask-", "event-"))} == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_and_options_have_a_name(lang: str) -> None:
    texts = RULES.texts(lang)
    assert [texts.sentence(f"role-{role}") for role in RULES.roles] == [BOARD_OF[r]["name"][lang] for r in ROLE_NAMES]
    assert all(texts.has(f"option-{dashed(option)}") for option in Options.__struct_fields__)


def test_every_noun_is_known_and_can_be_said() -> None:
    named = {kind.of for kind in RULES.kinds.values()}
    named |= {kind.about for kind in RULES.kinds.values() if kind.about is not None}
    named |= {noun for event in RULES.events.values() for noun in event.nouns}
    assert named <= set(SAMPLES)
    assert named <= set(RULES.nouns) | NUMBERS
    state = table_of(begun())
    for texts in LOUD:
        for noun, values in SAMPLES.items():
            said = [str(texts.noun(state, noun, value)) for value in values]
            for text in said:
                sound(text)
            assert len(set(said)) == len(values), f"{noun}: two things have one name"


def test_every_card_has_its_own_name_in_its_deck() -> None:
    state = table_of(begun())
    for texts in LOUD:
        for deck in (CARD_FACTS[:DECK_SIZE], CARD_FACTS[DECK_SIZE:]):
            ids = {facts.id: CARD_FACTS.index(facts) for facts in deck}
            assert len({texts.noun(state, "card", card) for card in ids.values()}) == len(ids)


def test_clearings_are_called_by_number_and_suit() -> None:
    state = table_of(new(RULES, seats=2, seed=1, roles=["marquise", "eyrie"]))
    english, czech = LOUD
    assert [english.noun(state, "clearing", c) for c in (0, 4, BURROW)] == ["1 (fox)", "5 (rabbit)", "the Burrow"]
    assert [czech.noun(state, "place", c) for c in (1, BURROW, FIRST_FOREST)] == ["2 (myší)", "Nora", "les 1"]
    assert czech.noun(state, "way", (4, 0)) == "5 (zaječí) → 1 (liščí)"


def test_an_item_tells_its_state() -> None:
    state = table_of(begun())
    english, czech = LOUD
    assert english.noun(state, "tool", ITEMS.index("boot")) == "boot"
    assert english.noun(state, "tool", ITEMS.index("boot") + EXHAUSTED + DAMAGED) == "boot (exhausted, damaged)"
    assert czech.noun(state, "tool", ITEMS.index("sword") + RUIN) == "meč (z ruin)"


def test_a_special_action_is_called_by_its_character() -> None:
    g = begun()
    for board in vagabonds(table_of(g)):
        board.character = [c["id"] for c in CHARACTERS].index(
            "thief" if board.faction == table_of(g).on_turn else "ronin"
        )
    assert [texts.noun(table_of(g), "deed", ("special", -1)) for texts in LOUD] == [
        "Special action: Steal",
        "Zvláštní akce: Krádež",
    ]


def test_czech_counts_are_declined() -> None:
    state = table_of(new(RULES, seats=2, seed=1, roles=["marquise", "eyrie"]))
    told = [
        LOUD[1].event(state, {"event": "lost-warriors", "params": {"faction": 0, "count": count, "clearing": 0}})
        for count in (1, 3, 5)
    ]
    assert told == [
        f"Markýza z Kocourova ztrácí {lost} na mýtině 1 (liščí)."
        for lost in ("1 bojovníka", "3 bojovníky", "5 bojovníků")
    ]


@rule("root:9.2.5.I#1", "root:9.2.5.II", "root:11.2.5.I#1", "root:D.3.4", "root:8.4.2.II")
def test_czech_words_are_those_of_the_law() -> None:
    czech = "".join(sources("cs"))
    for word in ("řadou", "vakem", "konvice ", "řerušení obchodu", " stoupen", "Zopakuj"):
        assert word not in czech, word
    said = LOUD[1].sentence
    assert said("board-of-shifted") == "přesunuto mezi stupnicí a brašnou"
    assert said("board-of-teapots").startswith("konvičky")
    assert said("trigger-disruption", {"where": "5"}).startswith("Přerušování obchodu")
    assert said("board-tower").startswith("Průsmyk")
    assert said("board-words-more-supporters") == "Cena ve Stoupencích"


@rule("root:12.5.2.vi", "root:E.4.2#1", "root:E.4.2#2", "root:E.4.2#3")
def test_the_mayor_and_the_vagrant_are_told_as_the_law_has_them() -> None:
    english, czech = (texts.sentence("board-minister-mayor") for texts in LOUD)
    assert english == "Take the action of any swayed noble or squire."
    assert czech == "Proveď akci kteréhokoli ovlivněného šlechtice nebo panoše."
    english, czech = (texts.sentence("board-character-vagrant") for texts in LOUD)
    assert "choose attacker and defender" in english
    assert "between others" not in english, "he may fight himself"
    assert "vyber útočníka i obránce" in czech
    assert "mezi jinými" not in czech


@rule("root:4.1.3#2")
def test_cards_that_may_be_given_up_say_so() -> None:
    for name in ("armorers", "sappers", "royal_claim"):
        effect = CARDS[name].effect
        assert effect is not None
        assert "you may" in effect["en"], name
        assert "můžeš" in effect["cs"], name


@pytest.mark.parametrize("kind", RULES.kinds.values(), ids=lambda kind: kind.name)
def test_every_decision_can_be_asked(kind: Any) -> None:
    READER.question(table_of(begun()), kind)


@pytest.mark.parametrize("event", RULES.events.values(), ids=lambda event: event.name)
def test_every_event_can_be_told(event: Any) -> None:
    READER.event(table_of(begun()), event)


@pytest.mark.parametrize(("map", "deck", "roles"), TABLES)
def test_whole_games_can_be_told(map: str, deck: str, roles: list[str]) -> None:
    options = {"map": map, "deck": deck, "any_reach": True}
    g = new(RULES, seats=len(roles), seed=len(roles), roles=roles, options=options)
    READER.game(g, by_chance(Random(len(roles))), LONGEST)


@pytest.mark.parametrize(("seed", "table"), DRAWN)
def test_random_tables_can_be_told(seed: int, table: dict[str, Any]) -> None:
    READER.game(new(RULES, seed=seed, **table), by_chance(Random(seed)), LONGEST)


def test_the_tables_hold_every_faction_map_and_deck() -> None:
    assert {map for map, _, _ in TABLES} == set(MAP_IDS)
    assert {role for _, _, roles in TABLES for role in roles} == set(ROLE_NAMES)
    for deck in ("standard", "exiles"):
        assert {role for _, used, roles in TABLES if used == deck for role in roles} == set(ROLE_NAMES)


# -- the terminal ------------------------------------------------------------------------------------------------------


def drawn(view: View, texts: Texts, width: int) -> str:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(draw(view, texts))
    return page.getvalue()


@pytest.mark.parametrize(("map", "deck", "roles"), TABLES)
def test_the_table_is_drawn_for_every_seat_and_the_spectator(map: str, deck: str, roles: list[str]) -> None:
    """In set-up, at the start, in the middle and later on; languages and widths in turn."""
    options = {"map": map, "deck": deck, "any_reach": True}
    g = new(RULES, seats=len(roles), seed=11, roles=roles, options=options)
    random = Random(11)
    pages = cycle([(texts, width) for width in (80, 110) for texts in LOUD])
    for moment in range(601):
        if moment in (0, 2, 40, 250, 600) or g.over:
            for seat in (None, *range(g.seats)):
                texts, width = next(pages)
                text = drawn(g.look(seat), texts, width)
                assert max(cell_len(line) for line in text.splitlines()) <= width
                assert not any(bad in text for bad in ("{", "None", "_", "…")), text
        if g.over:
            break
        chosen(g, random)


def test_names_on_the_boards_mean_one_thing_each() -> None:
    groups = [list(QUESTS), ITEMS, *([thing["id"] for thing in things] for things in (LEADERS, CHARACTERS))]
    groups += [[thing["id"] for thing in things] for things in (MINISTERS, PLOTS, SERVICES)]
    assert len(NAMES) == sum(len(group) for group in groups)
    assert not set(NAMES) & (set(CARDS) | set(FACTION_IDS) | set(SUITS) | set(COLUMNS))


def test_the_map_shows_rulers_pieces_slots_and_paths() -> None:
    g = new(RULES, seats=2, seed=1, roles=["marquise", "eyrie"])
    for kind, want in (("marquise.keep", 0), ("marquise.start", 0), ("marquise.start", 4), ("marquise.start", 8)):
        while g.asked().kind.name != kind:
            g.choose(0)
        g.choose(g.asked().options.index(want))
    page = drawn(g.look(0), LOUD[0], 110)
    assert "1 fox" in page
    assert "♔M" in page
    assert "KEEP" in page
    assert "saw" in page
    assert "1–5,9,10" in page
    assert "□" in page
    assert "▩" in page


def test_the_decree_is_drawn_in_its_columns() -> None:
    g = new(RULES, seats=2, seed=1, roles=["marquise", "eyrie"])
    random = Random(1)
    while table_of(g).boards[EYRIE] is None or not eyrie_board(table_of(g)).cards():
        chosen(g, random)
    shown = g.view(0)["table"]["factions"][1]["board"]["decree"]
    column, cards = next((name, cards) for name, cards in shown.items() if set(cards) - {"loyal_vizier"})
    page = " ".join(drawn(g.look(0), LOUD[0], 200).split())
    assert f"{LOUD[0].sentence('column-' + column)} – " in page
    assert all(CARDS[card].name["en"] in page for card in cards if card != "loyal_vizier")
    assert "vizier" in page


def test_hands_supporters_and_plots_are_drawn_for_their_seat_only() -> None:
    roles = ["marquise", "alliance", "corvids"]
    g = new(RULES, seats=3, seed=2, roles=roles, options={"any_reach": True})
    random = Random(2)
    while g.asked().kind.name != "deed":
        chosen(g, random)
    pages = [" ".join(drawn(g.look(seat), LOUD[0], 300).split()) for seat in range(3)]
    hands = [{CARD_FACTS[card].id for card in table_of(g).hands[faction]} for faction in table_of(g).factions]
    secret = {CARD_FACTS[card].id for card in alliance_board(table_of(g)).supporters}
    for seat, hand in enumerate(hands):
        for card in hand:
            name = Pen(g.look(seat), LOUD[0]).card(card).plain
            assert name in pages[seat]
            if card not in secret and sum(card in other for other in hands) == 1:
                assert sum(name in page for page in pages) == 1
    assert "supporters: 3" in pages[0]
    assert "supporters: 3" not in pages[1]
    assert "plots left: 8" in pages[1]
    assert "plots left: 2× Bomb" in pages[2]


def test_effects_of_a_starting_phase_are_called_by_their_cards() -> None:
    state = table_of(begun())
    assert LOUD[1].noun(state, "trigger", ("coffin_makers", -1)) == EFFECT_CARDS["coffin_makers"]["cs"]


def test_what_happens_at_the_same_time_is_named() -> None:
    state = table_of(begun())
    asked = Decision(0, RULES.kinds["trigger"], SAMPLES["trigger"][:2])
    for texts in LOUD:
        question = texts.ask(state, asked)
        for value in asked.options:
            assert texts.option(state, asked, value) in question


def test_an_option_says_that_it_is_a_clearing_or_a_suit() -> None:
    state = table_of(new(RULES, seats=2, seed=1, roles=["marquise", "eyrie"]))
    english, czech = LOUD
    places = (0, BURROW, FIRST_FOREST)
    assert [english.noun(state, "offered-place", c) for c in places] == ["Clearing 1 (fox)", "The Burrow", "Forest 1"]
    assert [czech.noun(state, "offered-clearing", c) for c in places] == ["Mýtina 1 (liščí)", "Nora", "Les 1"]
    assert [czech.noun(state, "offered-suit", suit) for suit in range(4)] == ["Ptačí", "Liščí", "Zaječí", "Myší"]
