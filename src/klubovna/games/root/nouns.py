"""How the things of Root are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened, so what they name depends on nothing that changes: the suit of a
clearing never does. Only what is offered or asked looks at the table as it is now: it is said at once.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.craft import points_for_item
from klubovna.games.root.factions.alliance.role import Alliance
from klubovna.games.root.factions.corvids.role import Corvids
from klubovna.games.root.factions.cult.role import Cult
from klubovna.games.root.factions.duchy.ministers import CROWN_VP, MINISTER_COST, MINISTER_RANK
from klubovna.games.root.factions.marquise.role import Marquise
from klubovna.games.root.factions.riverfolk.role import Riverfolk
from klubovna.games.root.factions.vagabond.actions import boots_to
from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, HOSTILE, RUIN, VagabondBoard
from klubovna.games.root.factions.vagabond.quests import reward
from klubovna.games.root.facts import (
    ALLIANCE,
    BOARD_OF,
    BURROW,
    CARD_FACTS,
    CARD_SUIT,
    CORVIDS,
    EFFECT_NAMES,
    FACTION_IDS,
    FIRST_FOREST,
    ITEM_FACTS,
    ITEMS,
    LIZARDS,
    MARQUISE,
    PIECE_IDS,
    QUEST_FACTS,
    RIVERFOLK,
    SUITS,
    VAGABOND_2,
    Card,
    Clearing,
    Piece,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import Table
from klubovna.games.root.view import PHASES
from klubovna.kernel.text import Noun, Term, Whole, dashed

ITEM_NAMES: Final[list[dict[str, str]]] = [
    next(item["name"] for item in ITEM_FACTS["item"] if item["id"] == name) for name in ITEMS
]
FACTION_NAMES: Final[list[dict[str, str]]] = [BOARD_OF[name.removesuffix("_2")]["name"] for name in FACTION_IDS]
LEADERS: Final[list[dict[str, Any]]] = BOARD_OF["eyrie"]["leader"]
COLUMNS: Final[list[str]] = BOARD_OF["eyrie"]["decree_columns"]
CHARACTERS: Final[list[dict[str, Any]]] = BOARD_OF["vagabond"]["character"]
STEPS: Final[list[dict[str, Any]]] = BOARD_OF["vagabond"]["relationships"]["steps"]
SERVICES: Final[list[dict[str, Any]]] = BOARD_OF["riverfolk"]["service"]
MINISTERS: Final[list[dict[str, Any]]] = BOARD_OF["duchy"]["minister"]
PLOTS: Final[list[dict[str, Any]]] = BOARD_OF["corvids"]["plot"]
EFFECT_CARDS: Final = {facts.id: facts.name for facts in CARD_FACTS if facts.id in EFFECT_NAMES}
ALLIANCE_ROLE: Final = Alliance(ALLIANCE)
CORVIDS_ROLE: Final = Corvids(CORVIDS)
CULT_ROLE: Final = Cult(LIZARDS)
MARQUISE_ROLE: Final = Marquise(MARQUISE)
RIVERFOLK_ROLE: Final = Riverfolk(RIVERFOLK)
MARKS: Final = {EXHAUSTED: "exhausted", DAMAGED: "damaged", RUIN: "ruin"}


# -- who ---------------------------------------------------------------------------------------------------------------


def faction(t: Table, value: int) -> Term:
    return Term("faction-second" if value == VAGABOND_2 else "", FACTION_NAMES[value])


def seat(t: Table, value: int) -> Term:
    return faction(t, t.factions[value])


def leader(t: Table, value: int) -> Term:
    facts = LEADERS[value]
    return Term("leader", facts["name"], viziers=("column", [COLUMNS.index(name) for name in facts["viziers"]]))


def character(t: Table, value: int) -> Term:
    facts = CHARACTERS[value]
    items = ("item", [ITEMS.index(name) for name in facts["items"]])
    return Term("character", facts["name"], ability=("ability", value), items=items)


def ability(t: Table, value: int) -> Term:
    return Term("ability-" + dashed(CHARACTERS[value]["ability_id"]))


def minister(t: Table, value: int) -> Term:
    facts = MINISTERS[value]
    return Term("minister", facts["name"], rank=("rank", facts["rank"]))


def relation(t: Table, value: int) -> Term:
    return Term("relation-hostile" if value == HOSTILE else "relation-" + dashed(STEPS[value]["id"]))


# -- where -------------------------------------------------------------------------------------------------------------


def place(t: Table, value: int) -> Term:
    """A clearing, the Burrow or a forest; a pawn's moves name all of them alike."""
    if value == BURROW:
        return Term("clearing-burrow")
    if value >= FIRST_FOREST:
        return Term("clearing-forest", number=value - FIRST_FOREST + 1)
    return Term("clearing", number=value + 1, suit=("suit", t.suits[value]))


def way(t: Table, value: tuple[int, int]) -> Term:
    start, to = value
    return Term("way", start=("place", start), to=("place", to))


def closed_path(t: Table, value: int) -> Term:
    return way(t, t.chart.closed[value])


# -- what --------------------------------------------------------------------------------------------------------------


def suit(t: Table, value: int) -> Term:
    return Term(f"suit-{SUITS[value]}")


def card(t: Table, value: int) -> Term:
    facts = CARD_FACTS[value]
    return Term("card", facts.name, suit=("suit", SUITS.index(facts.suit)))


def dominance(t: Table, value: str) -> Term:
    return card(t, next(i for i, facts in enumerate(CARD_FACTS) if facts.id == value))


def piece(t: Table, value: int) -> Term:
    return Term("piece-" + dashed(PIECE_IDS[value]))


def item(t: Table, value: int) -> Term:
    return Term(names=ITEM_NAMES[value])


def tool(t: Table, value: int) -> Term:
    """An item token with its state."""
    marks = [word for mark, word in MARKS.items() if value & mark]
    return Term("tool" if marks else "", ITEM_NAMES[value & 7], marks=("mark", marks))


def quest(t: Table, value: int) -> Term:
    facts = QUEST_FACTS[value]
    items = ("item", [ITEMS.index(name) for name in facts.items])
    return Term("quest", facts.name, suit=("suit", SUITS.index(facts.suit)), items=items)


def column(t: Table, value: int) -> Term:
    return Term(f"column-{COLUMNS[value]}")


def plot(t: Table, value: int) -> Term:
    return Term(names=PLOTS[value]["name"])


def service(t: Table, value: int) -> Term:
    return Term(names=SERVICES[value]["name"])


def price(t: Table, value: int) -> Term:
    return Term("price", n=value)


def answer(t: Table, value: bool) -> Term:
    return Term("yes" if value else "no")


def phase(t: Table, value: int) -> Term:
    return Term(f"phase-{PHASES[value]}")


def worded(name: str) -> Noun:
    """A noun whose values are words with a text each."""
    return lambda t, value: Term(f"{name}-{dashed(value)}")


# -- what is asked and offered, with the number that decides ----------------------------------------------------------


def part(t: Table, value: int) -> Term:
    """A part of the turn, with the actions that are left in it."""
    left = ROLES[t.on_turn].actions_left(t)
    return phase(t, value) if left is None else Term("part", phase=("phase", value), n=left)


def clash(t: Table, value: tuple[int, int, int]) -> Term:
    """A battle after the roll."""
    at, dealt, taken = value
    return Term("clash", where=("place", at), dealt=dealt, taken=taken)


def hits(t: Table, value: tuple[int, int]) -> Term:
    at, left = value
    return Term("hits-left", where=("place", at), n=left)


def payment(t: Table, value: tuple[int, int]) -> Term:
    """For which clearing something is paid, and how much is still owed."""
    at, owed = value
    return Term("payment", where=("place", at), n=owed)


def building(t: Table, value: int) -> Term:
    """6.5.4 With the wood it costs now and the points it brings."""
    kind = Piece(value)
    wood, points = MARQUISE_ROLE.cost(t, kind), MARQUISE_ROLE.points(t, kind)
    return Term("building", what=("piece", value), wood=wood, vp=points)


def site(t: Table, value: int) -> Term:
    """8.4.2 A clearing for a sympathy token, with its price in supporters and the points it brings."""
    at = Clearing(value)
    key = "site-martial-law" if ALLIANCE_ROLE.martial_law(t, at) else "site"
    return Term(key, where=("place", value), n=ALLIANCE_ROLE.cost(t, at), vp=ALLIANCE_ROLE.points(t))


def post(t: Table, value: int) -> Term:
    """11.5.6 A clearing for a trade post, with whose funds pay for it and the points it brings."""
    at = Clearing(value)
    return Term("post", where=("place", value), who=("faction", ruler(t, at)), vp=RIVERFOLK_ROLE.points(t, at))


def offered_service(t: Table, value: int) -> Term:
    return Term("service-price", SERVICES[value]["name"], n=RIVERFOLK_ROLE.board(t).prices[value])


def debt(t: Table, value: tuple[int, int]) -> Term:
    """11.2.5.I Whose warriors, and how many the Riverfolk still owe."""
    owner, owed = value
    return Term("debt", who=("faction", owner), n=owed)


def spaces(t: Table, value: tuple[int, int]) -> Term:
    """11.5.3 The track on whose spaces the Riverfolk commit funds, and how many of them."""
    track, left = value
    return Term("spaces", suit=("suit", track), n=left)


def recruits(t: Table, value: tuple[int, int]) -> Term:
    """13.4.3 Where the Corvids recruit, and the warriors that they have for it."""
    where, left = value
    return Term("recruits", suit=("suit", where), n=left)


def raiders(t: Table, value: tuple[int, int]) -> Term:
    """13.7.4 From where a raid spreads, and the warriors that there are for it."""
    at, left = value
    return Term("raiders", where=("place", at), n=left)


def swaying(t: Table, value: tuple[int, int]) -> Term:
    who, owed = value
    return Term("swaying", who=("minister", who), n=owed)


def scoring(t: Table, value: int) -> Term:
    """10.5.3 A card, with what the gardens of its suit bring."""
    return Term("scoring", what=("card", value), vp=CULT_ROLE.points(t, CARD_SUIT[value]))


def trip(t: Table, value: int) -> Term:
    """9.5.1 Where the Vagabond may go, with the boots if one is not enough."""
    boots = boots_to(t, acting_vagabond(t), value)
    return place(t, value) if boots == 1 else Term("trip", where=("place", value), n=boots)


def allied_hits(t: Table, value: tuple[int, int]) -> Term:
    """9.2.9.II.d Whose warriors fight along, and how many hits there are."""
    ally, dealt = value
    return Term("allied-hits", who=("faction", ally), n=dealt)


def rewarded(t: Table, value: int) -> Term:
    """9.5.5#3 A completed quest, with the points it brings."""
    return Term("rewarded", what=("quest", value), vp=reward(acting_vagabond(t), value))


def reason(t: Table, value: str) -> Term:
    """Why points were scored: a card's name, or in words of our own."""
    return Term(names=EFFECT_CARDS[value]) if value in EFFECT_CARDS else Term(f"reason-{dashed(value)}")


# -- deeds and triggers: a word, and often the number of what it is done with -----------------------------------------

CARD_DEEDS: Final = ("craft", "export", "use", "activate", "take")
DEED_NOUNS: Final = {
    **dict.fromkeys(CARD_DEEDS, "card"),
    **dict.fromkeys(("expose", "flip"), "clearing"),
    **dict.fromkeys(("minister", "sway"), "minister"),
    **dict.fromkeys(("stow", "lay"), "item"),
    **dict.fromkeys(("turmoil", *(f"decree-{name}" for name in COLUMNS)), "suit"),
    "open": "path",
    "quest": "quest",
}
"""What the number of a deed is; the other deeds have none."""


def deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    key = "deed-" + dashed(word)
    if word == "special":
        return Term(key, what=("ability", acting_vagabond(t).character))
    if word == "craft" and CARD_FACTS[which].item:
        item, points = ITEMS.index(CARD_FACTS[which].item), points_for_item(t, t.on_turn, Card(which))
        return Term("deed-craft-item", what=("card", which), item=("item", item), vp=points)
    if word in CONSPIRACIES:
        return Term("deed-for-acolytes", what=("deed-name", word), n=CULT_ROLE.price(t, CONSPIRACIES[word]))
    if word == "plot":
        return Term("deed-for-warriors", what=("deed-name", word), n=CORVIDS_ROLE.plot_cost(t))
    if word == "flip":
        return Term(key, what=("clearing", which), vp=sum(CORVIDS_ROLE.board(t).face_up) + 1)
    if word == "sway":
        crown = CROWN_VP[MINISTER_RANK[which]]
        return Term(key, what=("minister", which), cards=MINISTER_COST[which], vp=crown)
    return Term(key, what=(DEED_NOUNS[word], which)) if word in DEED_NOUNS else Term(key)


CONSPIRACIES: Final = {
    "crusade_battle": "crusade",
    "crusade_move": "crusade",
    "convert": "convert",
    "sanctify": "sanctify",
}


def acting_vagabond(t: Table) -> VagabondBoard:
    """Only the Vagabond on turn is offered a special action or a reward."""
    board = t.boards[t.on_turn]
    assert isinstance(board, VagabondBoard)
    return board


def trigger(t: Table, value: tuple[str, int]) -> Term:
    word, at = value
    if word in EFFECT_CARDS:
        return Term(names=EFFECT_CARDS[word])
    return Term("trigger-" + dashed(word), where=("place", at)) if at >= 0 else Term("trigger-" + dashed(word))


NOUNS: dict[str, Noun] = {
    "seat": seat,
    "faction": faction,
    "leader": leader,
    "character": character,
    "ability": ability,
    "minister": minister,
    "rank": worded("rank"),
    "relation": relation,
    "clearing": place,
    "place": place,
    "way": Whole(way),
    "path": closed_path,
    "suit": suit,
    "card": card,
    "dominance": dominance,
    "piece": piece,
    "item": item,
    "tool": tool,
    "mark": worded("mark"),
    "quest": quest,
    "reward": worded("reward"),
    "column": column,
    "plot": plot,
    "service": service,
    "price": price,
    "answer": answer,
    "phase": phase,
    "part": part,
    "clash": Whole(clash),
    "hits": Whole(hits),
    "payment": Whole(payment),
    "building": building,
    "site": site,
    "post": post,
    "offered-service": offered_service,
    "debt": Whole(debt),
    "spaces": Whole(spaces),
    "recruits": Whole(recruits),
    "raiders": Whole(raiders),
    "swaying": Whole(swaying),
    "scoring": scoring,
    "trip": trip,
    "allied-hits": Whole(allied_hits),
    "rewarded": rewarded,
    "reason": reason,
    "deed": Whole(deed),
    "deed-name": worded("deed"),
    "trigger": Whole(trigger),
}
