"""What is one pick of a set: marked in any order, it is recorded as if picked one by one in the order of bots."""

from collections.abc import Callable
from typing import Any

import pytest

from gloomhaven.tables import body, bottom, card, hero, table, takes
from gloomhaven.test_random_dungeon import DUNGEON, doors_of, dungeon
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.combat.suffer import DISCARDED
from klubovna.games.gloomhaven.figures import CONSUMED, NOBODY
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_ITEM, PLAY_TOP
from klubovna.games.gloomhaven.state import RESTS, TURN_STARTS, Table
from klubovna.games.gloomhaven.vocabulary.words import MUDDLE, POISON, WOUND
from klubovna.kernel import serialize
from klubovna.kernel.game import Game
from klubovna.kernel.hexes import neighbours
from klubovna.kernel.record import new
from klubovna.testing import rule, run


def game(t: Table) -> Game:
    """A game that begins at this table."""
    return new(RULES, seats=2, seed=1, roles=["brute", "tinkerer"], start=serialize.dump(t))


def fresh(**brute: Any) -> Game:
    characters = [{"role": "brute", "seat": 0, **brute}, {"role": "tinkerer", "seat": 1}]
    return new(RULES, seats=2, seed=1, options={"characters": characters, "battle_goals": False})


def chosen(g: Game, *wanted: Any) -> Game:
    """Choose these, one after the other."""
    for value in wanted:
        assert g.decision is not None
        g.choose(g.decision.options.index(value), g.decision.seat)
    return g


def duo(**position: Any) -> Table:
    return table("brute", "tinkerer", **position)


def hand_is_chosen() -> Game:
    return fresh()


def discards_at_the_start() -> Game:
    g = fresh(discards=2)
    while g.decision is not None and g.decision.kind.name != "start.discard":
        g.choose(0, g.decision.seat)
    return g


def rest_with_active_cards() -> Game:
    t = duo()
    for name in ("Shield Bash", "Provoking Roar"):
        run(bottom(t, "brute", name))
    hero(t, "brute").discard = hero(t, "brute").hand[:2]
    hero(t, "brute").hand = hero(t, "brute").hand[2:]
    t.phase, t.acting, t.begun = RESTS, NOBODY, 0
    return chosen(game(t), True)


def stamina_potion() -> Game:
    t = duo(items={"brute": [13]})
    brute = takes(t, "brute", "Trample", "Grab and Go")
    brute.hand, brute.discard = brute.hand[4:], brute.hand[:4]
    return chosen(game(t), (PLAY_ITEM, 12))


def chimeric_formula() -> Game:
    t = duo(at={"tinkerer": (0, 0), "brute": (1, 0)}, hero_level=9)
    hero(t, "brute").lost = hero(t, "brute").hand[:2]
    hero(t, "brute").hand = hero(t, "brute").hand[2:]
    takes(t, "tinkerer", "Chimeric Formula", "Stun Shot")
    return chosen(game(t), (PLAY_TOP, card("Chimeric Formula")), body(t, "brute").id)


def pendant_of_dark_pacts() -> Game:
    t = duo(items={"brute": [45, 12, 13, 14, 24]}, hero_level=9)
    brute = takes(t, "brute")
    brute.item_state = [0, CONSUMED, CONSUMED, CONSUMED, 0]
    return chosen(game(t), (PLAY_ITEM, 44))


def cure_potion() -> Game:
    t = duo(items={"brute": [89]})
    takes(t, "brute")
    for condition in (POISON, WOUND, MUDDLE):
        body(t, "brute").conditions[condition] = 1
    return chosen(game(t), (PLAY_ITEM, 88))


def healing_of_two() -> Game:
    t = table("spellweaver", "tinkerer", at={"spellweaver": (0, 0), "tinkerer": (1, 0)}, hero_level=7)
    for figure in t.figures:
        figure.hp = 2
    twin = takes(t, "spellweaver", "Twin Restoration", "Fire Orbs").chosen[0]
    return chosen(game(t), (PLAY_BOTTOM, twin))


def two_discarded_cards() -> Game:
    t = duo()
    brute = takes(t, "brute", "Trample", "Grab and Go")
    brute.hand, brute.discard = brute.hand[4:], brute.hand[:4]
    body(t, "brute").conditions[WOUND] = 1
    t.moment = TURN_STARTS
    return chosen(game(t), DISCARDED)


def extra_turn() -> Game:
    t = table("sunkeeper", "brute", at={"sunkeeper": (0, 0), "brute": (0, 1)}, hero_level=2)
    mandate = card("Unwavering Mandate")
    keeper = hero(t, "sunkeeper")
    keeper.hand = [one for one in keeper.hand if one != mandate]
    keeper.chosen = [mandate]
    g = new(RULES, seats=2, seed=1, roles=["sunkeeper", "brute"], start=serialize.dump(t))
    return chosen(g, (PLAY_TOP, mandate), body(t, "brute").id)


def room_beyond(word: str, **position: Any) -> Game:
    """The brute steps onto the door of a random dungeon; the room behind it has this penalty."""
    t = dungeon("cave", word, **position)
    door = t.book.facts.doors[doors_of(t)[0]].at
    t.put(body(t, "brute"), next(at for at in neighbours(door) if at in t.book.room_of and t.empty(at)))
    takes(t, "brute", "Trample", "Grab and Go")
    roles = ["brute", "tinkerer"]
    g = new(RULES, seats=2, seed=1, roles=roles, options={"scenario": DUNGEON}, start=serialize.dump(t))
    return chosen(g, (PLAY_BOTTOM, card("Grab and Go")), door)


def crossroads() -> Game:
    return room_beyond("crossroads")


def hallway() -> Game:
    return room_beyond("hallway", items={"brute": [12, 13, 14]})


SETS: list[tuple[str, Callable[[], Game]]] = [
    ("hand.leave", hand_is_chosen),
    ("start.discard", discards_at_the_start),
    ("rest.active", rest_with_active_cards),
    ("recover", stamina_potion),
    ("lose", chimeric_formula),
    ("refresh", pendant_of_dark_pacts),
    ("cure", cure_potion),
    ("targets", healing_of_two),
    ("negate.second", two_discarded_cards),
    ("extra.cards", extra_turn),
    ("penalty.discard", crossroads),
    ("penalty.item", hallway),
]


def test_these_are_all_the_sets() -> None:
    assert {name for name, _ in SETS} == {kind.name for kind in RULES.kinds.values() if kind.many}


@pytest.mark.parametrize(("kind", "asked"), SETS)
@rule(
    "gloomhaven:setup.04", "gloomhaven:rest.12", "gloomhaven:recover.01", "gloomhaven:recover.04", "gloomhaven:dmg.03"
)
def test_a_set_is_marked_in_any_order(kind: str, asked: Callable[[], Game]) -> None:
    g, by_hand = asked(), asked()
    decision = g.decision
    assert decision is not None
    assert decision.subset is not None
    assert (decision.kind.name, decision.subset.picked) == (kind, 0)
    subset, seat = decision.subset, decision.seat
    last = len(subset.items) - 1
    marked = [last, *range(subset.most - 1)]  # the last one first
    g.choose_set(marked, seat)
    for place in sorted(marked):
        now = by_hand.decision
        if now is not None and now.kind is decision.kind:  # the last one may have been the only one left
            by_hand.choose(now.options.index(subset.items[place]), seat)
    assert g.record() == by_hand.record()
    assert g.fingerprint() == by_hand.fingerprint()
