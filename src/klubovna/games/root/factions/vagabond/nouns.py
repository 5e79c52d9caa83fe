"""The words of the Vagabond: characters, relationships, items, quests."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.vagabond.actions import boots_to
from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, HOSTILE, RUIN, VagabondBoard
from klubovna.games.root.factions.vagabond.characters import CHARACTERS
from klubovna.games.root.factions.vagabond.quests import reward
from klubovna.games.root.factions.vagabond.relations import STEPS
from klubovna.games.root.facts import ITEMS, QUEST_FACTS, SUITS
from klubovna.games.root.nouns import ITEM_NAMES, done_with, offered_place, worded
from klubovna.games.root.state import Table
from klubovna.games.root.victory import worth
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Noun, Term, Whole, dashed

MARKS: Final = {EXHAUSTED: "exhausted", DAMAGED: "damaged", RUIN: "ruin"}


def character(t: Table, value: int) -> Term:
    facts = CHARACTERS[value]
    items = ("item", [ITEMS.index(name) for name in facts["items"]])
    return Term("character", facts["name"], ability=("ability", value), items=items)


def ability(t: Table, value: int) -> Term:
    return Term("ability-" + dashed(CHARACTERS[value]["ability_id"]))


def relation(t: Table, value: int) -> Term:
    return Term("relation-hostile" if value == HOSTILE else "relation-" + dashed(STEPS[value]["id"]))


def tool(t: Table, value: int) -> Term:
    """An item token with its state."""
    marks = [word for mark, word in MARKS.items() if value & mark]
    return Term("tool" if marks else "", ITEM_NAMES[value & 7], marks=("mark", marks))


def quest(t: Table, value: int) -> Term:
    facts = QUEST_FACTS[value]
    items = ("item", [ITEMS.index(name) for name in facts.items])
    return Term("quest", facts.name, suit=("suit", SUITS.index(facts.suit)), items=items)


def trip(t: Table, value: int) -> Term:
    """9.5.1 Where the Vagabond may go, with the boots if one is not enough."""
    boots = boots_to(t, acting_vagabond(t), value)
    return offered_place(t, value) if boots == 1 else Term("trip", where=("offered-place", value), n=boots)


def allied_hits(t: Table, value: tuple[int, int]) -> Term:
    """9.2.9.II.d Whose warriors fight along, and how many hits there are."""
    ally, dealt = value
    return Term("allied-hits", who=("faction", ally), n=dealt)


def rewarded(t: Table, value: int) -> Term:
    """9.5.5#3 A completed quest, with the points it brings."""
    return Term("rewarded", what=("quest", value), vp=worth(t, t.on_turn, reward(acting_vagabond(t), value)))


def acting_vagabond(t: Table) -> VagabondBoard:
    """Only the Vagabond on turn is offered a special action or a reward."""
    board = t.boards[t.on_turn]
    assert isinstance(board, VagabondBoard)
    return board


def special(t: Table, which: int) -> Term:
    """What the character of who is on turn does with a torch."""
    return Term("deed-special", what=("ability", acting_vagabond(t).character))


def what_character_does(t: Table, decision: Decision[Any], value: int) -> Term:
    return Term("board-character-" + dashed(CHARACTERS[value]["id"]))


def what_item_does(t: Table, decision: Decision[Any], value: int) -> Term:
    """An item, with or without the marks of its state."""
    return Term("effect-tool-" + dashed(ITEMS[value & 7]))


NOUNS: Final[dict[str, Noun]] = {
    "character": character,
    "ability": ability,
    "relation": relation,
    "tool": tool,
    "mark": worded("mark"),
    "quest": quest,
    "reward": worded("reward"),
    "trip": trip,
    "allied-hits": Whole(allied_hits),
    "rewarded": rewarded,
}
DEEDS: Final[dict[str, Noun]] = {
    "quest": done_with("quest", "quest"),
    "stow": done_with("stow", "item"),
    "lay": done_with("lay", "item"),
    "special": special,
}
EFFECTS: Final[dict[str, Effect]] = {
    "character": what_character_does,
    "tool": what_item_does,
    "vagabond.aid.item": what_item_does,
    "vagabond.aid.take": what_item_does,
    "vagabond.improvise.with": what_item_does,
}
