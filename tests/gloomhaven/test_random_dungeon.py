"""Random dungeons: rooms and monsters from cards, ways that match, penalties; and scenario 55, which is one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import klubovna
from gloomhaven.tables import body, hero, table
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.cards.windows import payable
from klubovna.games.gloomhaven.facts import BLESS_CARD, ITEMS, MINUS_1, MONSTERS, STATS
from klubovna.games.gloomhaven.figures import CHARACTER, CONSUMED, MONSTER_FIGURE, READY, SPENT, STRONG, Figure
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.map.loot import GOAL, loot_hex
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.scenario.begin import place_character
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.scenario.coming import monsters_come
from klubovna.games.gloomhaven.scenario.dungeon import entrances
from klubovna.games.gloomhaven.scenario.goals import look
from klubovna.games.gloomhaven.scenario.reckoning import reckoning
from klubovna.games.gloomhaven.scenario.reveal import reveal
from klubovna.games.gloomhaven.scenario.roomcards import (
    HORDES,
    OPEN,
    ROOM_CARDS,
    ROOMS,
    Laid,
    fit,
    page_number,
    rooms_of,
)
from klubovna.games.gloomhaven.scenario.triggers import fire, open_door, turn_comes
from klubovna.games.gloomhaven.specials.dungeon import strike, upgrade
from klubovna.games.gloomhaven.state import PLACING, Table
from klubovna.games.gloomhaven.vocabulary.words import (
    ELITE,
    IMMOBILIZE,
    INVISIBLE,
    MUDDLE,
    NORMAL,
    POISON,
    RANKS,
    STRENGTHEN,
    STUN,
    WOUND,
)
from klubovna.kernel.hexes import Hex, distance, neighbours
from klubovna.kernel.record import new, replay
from klubovna.testing import offered, rule, run

ROOM = {card.word: i for i, card in enumerate(ROOM_CARDS)}
HORDE = {card.word: i for i, card in enumerate(HORDES)}
DUNGEON = 100


def dungeon(first: str, *then: str, horde: str = "wild", hordes: tuple[str, ...] = (), **options: Any) -> Table:
    """In the first room, with these room cards to come, the next one first."""
    options.setdefault("scenario", DUNGEON)
    t = table("brute", "tinkerer", **options)
    for figure in [*t.figures]:
        if figure.form == MONSTER_FIGURE:
            t.take_off(figure)
    for lying in (t.obstacles, t.traps, t.hazardous, t.difficult, t.coins, t.treasures):
        lying.clear()
    t.turn_to(page_number(t.book.number, [Laid(ROOM[first], 0, 0, OPEN, HORDE[horde])]))
    t.revealed = t.opened = 0
    t.kinds, t.decks = [], []
    t.cards, t.discards, t.faces, t.places, t.kills = [], [], [], [], []
    monsters_come(t)
    reveal(t, 0, None)
    t.room_cards = [ROOM[word] for word in reversed(then)]
    t.hordes = [HORDE[word] for word in reversed(hordes or ("wild", "cutthroat"))]
    for character, at in zip(t.characters, t.book.facts.start, strict=False):
        t.put(t.body(character), at)
    return t


def doors_of(t: Table) -> list[int]:
    """The doors that lead on from the last room."""
    return [i for i, one in enumerate(t.book.facts.doors) if one.rooms[0] == t.book.room_ids[-1]]


def onward(t: Table, exit: int = 0) -> Table:
    """The brute opens a door of the last room; whatever its penalty asks is answered with what stands first."""
    flow = open_door(t, doors_of(t)[exit], body(t, "brute"))
    answer: Any = None
    try:
        while True:
            answer = flow.send(answer).options[0]
    except StopIteration:
        return t


def at_the_end(*words: str, **options: Any) -> Table:
    """Three rooms: the last one has this card; its major penalty has just struck."""
    return onward(onward(dungeon(*words, **options)))


def foes(t: Table, room: int) -> list[Figure]:
    return [f for f in t.figures if f.form == MONSTER_FIGURE and t.book.room_of.get(f.at) == room]


def clear(t: Table) -> None:
    for figure in [*t.figures]:
        if figure.form == MONSTER_FIGURE:
            t.take_off(figure)


# -- the rooms ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:rand.01")
def test_it_opens_nothing_and_gives_what_is_gained_on_the_way() -> None:
    t = dungeon("cave")
    brute = hero(t, "brute")
    brute.coins, brute.xp, t.won = 3, 5, 1
    told = reckoning(t).details["campaign"]
    assert (told["scenario"], told["rewards"], told["unlocks"], told["blocks"]) == (DUNGEON, {}, [], [])
    assert told["characters"][0]["gold"] == 3 * 2
    assert told["characters"][0]["xp"] > 5
    assert {55, DUNGEON} <= set(PLAYABLE)


@rule("gloomhaven:rand.02")
def test_it_is_won_when_all_monsters_in_three_rooms_are_dead() -> None:
    t = dungeon("cave", "crossroads", "clearing")
    for _ in range(ROOMS - 1):
        clear(t)
        look(t)
        assert t.won == 0
        onward(t)
    assert len(t.book.rooms) == ROOMS
    assert not [door for door in t.book.facts.doors if door.rooms[0] == "r3"]
    look(t)
    assert t.won == 0
    clear(t)
    look(t)
    assert t.won == 1


@rule("gloomhaven:rand.03")
def test_a_room_is_drawn_when_its_door_is_opened() -> None:
    t = dungeon("cave", "crossroads", hordes=("tribal",))
    assert (len(t.book.rooms), len(foes(t, 0)) > 0) == (1, True)
    onward(t)
    laid = rooms_of(t.scenario)[1]
    assert [(one.room, one.horde) for one in laid] == [
        (ROOM["cave"], HORDE["wild"]),
        (ROOM["crossroads"], HORDE["tribal"]),
    ]
    assert {MONSTERS[figure.who].id for figure in foes(t, 1)} <= {"inox-guard", "inox-shaman", "inox-archer"}
    assert foes(t, 1)
    assert t.opened == t.revealed >> 1 == 1
    assert all(t.places[t.kinds.index(figure.who)] for figure in foes(t, 1)) or not t.round


def test_what_is_still_to_come_nobody_knows() -> None:
    t = dungeon("cave", "crossroads", "clearing", "altar", "sewer", hordes=("tribal", "wild", "foggy", "frigid"))
    seen = view(t, 0)
    assert seen.dungeon is not None
    assert list(seen.dungeon.rooms) == ["r1"]
    orders = set()
    for seed in range(8):
        other = t.clone()
        other.redeal(0, new("gloomhaven", 2, seed).state.chance)
        orders.add((tuple(other.room_cards), tuple(other.hordes)))
        assert sorted(other.room_cards) == sorted(t.room_cards)
        assert view(other, 0) == seen
    assert len(orders) > 4


@rule("gloomhaven:rand.04", "gloomhaven:r.63")
def test_ways_match_and_what_does_not_is_discarded() -> None:
    t = dungeon("cave", "sewer", "den", "clearing")  # the exit of the cave is B
    onward(t)
    assert rooms_of(t.scenario)[1][-1].room == ROOM["clearing"]
    assert t.room_discard == [ROOM["sewer"], ROOM["den"]]
    t.room_cards, t.room_discard = [], [ROOM["altar"]]
    onward(t)
    assert rooms_of(t.scenario)[1][-1].room == ROOM["altar"]


def test_every_card_can_be_laid_at_every_matching_exit() -> None:
    for first in range(len(ROOM_CARDS)):
        for exit, way in enumerate(ROOM_CARDS[first].exits):
            for second in range(len(ROOM_CARDS)):
                found = fit([Laid(first, 0, 0, exit, 0)], second, way.kind)
                matches = any(one.kind == way.kind for one in ROOM_CARDS[second].entrances)
                assert (found is not None) == (matches and second != first) or second == first


def test_rooms_do_not_lie_over_each_other_and_are_joined_by_their_doors_only() -> None:
    for words in (("tunnel", "cave", "altar"), ("cave", "hallway", "burrow"), ("road", "hovel", "armory")):
        t = at_the_end(*words)
        assert sum(map(len, t.book.rooms)) == len(t.book.room_of)
        clear(t)
        for a, b in pairwise(t.book.rooms):
            touching = [(x, y) for x in a for y in neighbours(x) if y in b]
            assert not [1 for x, y in touching if y in t.ground.near[x]]
        ends = (min(t.book.rooms[0]), min(t.book.rooms[2]))
        assert t.ground.range(*ends) < 60


@rule("gloomhaven:rand.05")
def test_of_two_exits_one_is_used_and_the_other_closed_off() -> None:
    t = dungeon("tunnel", "cabin", "sewer")
    assert [t.book.facts.doors[door].label for door in doors_of(t)] == ["A", "B"]
    onward(t, 0)
    assert [door.locked for door in t.book.facts.doors[:2]] == [False, True]
    t = dungeon("tunnel", "hallway")
    onward(t, 1)
    laid = rooms_of(t.scenario)[1][-1]
    assert ROOM_CARDS[laid.room].entrances[laid.entrance].kind == "B"
    t = dungeon("tunnel", "hallway")
    onward(t, 0)
    laid = rooms_of(t.scenario)[1][-1]
    assert ROOM_CARDS[laid.room].entrances[laid.entrance].kind == "A"


@rule("gloomhaven:rand.06", "gloomhaven:r.64")
def test_with_two_entrances_the_players_choose_where_to_start() -> None:
    t = dungeon("hovel")
    for character in t.characters:
        t.take_off(t.body(character))
        character.figure = -1
    t.phase, t.begun = PLACING, 0
    ways = entrances(t)

    def nearest(at: Hex) -> int:
        return min(range(2), key=lambda i: distance(at, ways[i]))

    assert len(ways) == 2
    free = offered(place_character(t)).options
    assert {nearest(at) for at in free} == {0, 1}
    there = next(at for at in free if nearest(at) == 1)
    run(place_character(t), place=there)
    assert {nearest(at) for at in offered(place_character(t)).options} == {1}


@rule("gloomhaven:rand.06")
@pytest.mark.parametrize("seed", [14, 28])
def test_where_an_entrance_has_no_room_for_all_the_others_serve_too(seed: int) -> None:
    g: Any = klubovna.new("gloomhaven", seats=4, seed=seed, options={"scenario": DUNGEON, "battle_goals": False})
    while g.state.round == 0:
        g.choose(0)
    assert len([one for one in g.state.figures if one.form == CHARACTER]) == 4


@rule("gloomhaven:rand.09")
def test_the_monster_card_fills_the_twelve_places() -> None:
    for party in (2, 3, 4):
        t = dungeon("library", horde="mangy")
        t.party = party
        clear(t)
        reveal(t, 0, None)
        card, room = HORDES[HORDE["mangy"]], ROOM_CARDS[ROOM["library"]]
        wanted = {
            room.places[place]: (filling.monster, filling.rank[str(party)])
            for place, filling in card.places.items()
            if str(party) in filling.rank
        }
        assert {f.at: (MONSTERS[f.who].id, RANKS[f.rank]) for f in foes(t, 0)} == wanted
    t = dungeon("library", horde="drowned")
    places = ROOM_CARDS[ROOM["library"]].places
    assert t.trapped() == {places["8"], places["9"], places["10"]}
    assert all(trap[2] > 0 and trap[3] == 1 << STUN for trap in t.traps)
    assert {places["5"], places["11"]} <= set(t.difficult)
    assert [(q, r) for q, r, _ in t.treasures] == [places["12"]]


@pytest.mark.parametrize("horde", ["mangy", "drowned", "defiled", "wild", "rotting", "foggy", "venomous"])
@rule("gloomhaven:rand.09")
def test_what_lies_in_the_treasures(horde: str) -> None:
    potion = next(one.id for one in ITEMS if one.slot == "small")
    t = dungeon("library", horde=horde, items={"brute": [potion]})
    brute, figure = hero(t, "brute"), body(t, "brute")
    brute.lost = [brute.hand.pop()]
    brute.item_state = [CONSUMED]
    figure.hp = 1
    figure.conditions[MUDDLE] = 1
    enemies = foes(t, 0)
    hp = [one.hp for one in enemies]
    run(loot_hex(t, brute, ROOM_CARDS[ROOM["library"]].places["12"]))
    assert t.treasures == []
    if horde == "mangy":
        assert reckoning(t).details["gold"][0] == 10
        assert reckoning(t).details["campaign"]["characters"][0]["treasures"] == []
    elif horde == "drowned":
        assert brute.lost == []
    elif horde == "defiled":
        assert figure.hp == 6
    elif horde == "wild":
        assert not figure.conditions[MUDDLE]
    elif horde == "rotting":
        assert [one.hp for one in enemies] == [max(0, before - 2) for before in hp]
    elif horde == "foggy":
        assert brute.item_state == [READY]
    else:
        assert all(one.conditions[POISON] for one in enemies)


# -- penalties ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:rand.07")
def test_none_then_a_minor_then_a_major_penalty() -> None:
    t = dungeon("sewer", "cave", "altar")
    assert not [name for name in t.memory if name.startswith("penalty")]
    hp = body(t, "brute").hp
    onward(t)
    assert body(t, "brute").hp == hp - 6
    assert t.deck.draw.count(BLESS_CARD) == 0
    onward(t)
    assert t.deck.draw.count(BLESS_CARD) == 7


def test_they_can_be_made_easier_and_harder() -> None:
    mild = onward(dungeon("cave", "altar", penalties="easier"))
    assert mild.deck.draw.count(BLESS_CARD) == 0
    mild = onward(onward(dungeon("cave", "crossroads", "altar", penalties="easier")))
    assert mild.deck.draw.count(BLESS_CARD) == 3
    harsh = onward(dungeon("cave", "altar", penalties="harder"))
    assert harsh.deck.draw.count(BLESS_CARD) == 7


@rule("gloomhaven:rand.08")
def test_in_the_first_room_the_players_choose_who_is_hit_and_nobody_is_put_back() -> None:
    t = dungeon("cabin", penalties="harder")
    asked = offered(fire_first(t))
    assert (asked.kind.name, asked.options) == ("penalty.who", [0, 1])
    t = dungeon("cabin", penalties="harder")
    hand = sorted(hero(t, "tinkerer").hand)
    run(fire_first(t), penalty_who=1, lose=hand[3])
    assert hero(t, "tinkerer").lost == [hand[3]]
    t = dungeon("road", penalties="harder")
    clear(t)
    run(fire_first(t))
    assert foes(t, 0) == []


async def fire_first(t: Table) -> None:
    await strike(t, 0, None)


BEFORE = {"A": "sewer", "B": "cave"}
"""A room with an exit of this kind."""


def struck(word: str, major: bool = False, **options: Any) -> Table:
    """The penalty of a card has struck in the second room, the minor or, at a harder table, the major one."""
    kind = ROOM_CARDS[ROOM[word]].entrances[0].kind
    first = "den" if BEFORE[kind] == word else BEFORE[kind]
    return onward(dungeon(first, word, penalties="harder" if major else "suggested", **options))


@pytest.mark.parametrize(
    ("word", "major", "condition"),
    [
        ("sewer", False, MUDDLE),
        ("armory", False, POISON),
        ("corridor", False, IMMOBILIZE),
        ("corridor", True, STUN),
        ("hovel", False, WOUND),
        ("burrow", True, WOUND),
        ("burrow", True, POISON),
    ],
)
@rule("gloomhaven:rand.07")
def test_conditions_of_all_characters(word: str, major: bool, condition: int) -> None:
    t = struck(word, major)
    assert all(t.body(one).conditions[condition] for one in t.characters)


@pytest.mark.parametrize(("word", "condition"), [("sewer", MUDDLE), ("hovel", WOUND)])
@rule("gloomhaven:rand.07")
def test_conditions_for_the_whole_scenario_come_back_every_round(word: str, condition: int) -> None:
    t = struck(word, major=True)
    for one in t.characters:
        t.body(one).conditions[condition] = 0
    run(fire(t, "round_starts"))
    assert all(t.body(one).conditions[condition] for one in t.characters)


@rule("gloomhaven:rand.07")
def test_cards_and_hit_points() -> None:
    t = dungeon("cave", "crossroads")
    held = [len(one.hand) for one in t.characters]
    onward(t)
    assert [len(one.hand) for one in t.characters] == [count - 2 for count in held]
    assert [len(one.discard) for one in t.characters] == [2, 2]
    assert [len(one.lost) for one in struck("crossroads", major=True).characters] == [1, 1]
    assert [len(one.lost) for one in struck("cabin").characters] == [1, 0]
    assert [len(one.lost) for one in struck("cabin", major=True).characters] == [2, 0]
    hp = [t.body(one).max_hp for one in t.characters]
    for word, major, taken in (("dead-end", False, [3, 3]), ("cave", False, [6, 0]), ("cave", True, [6, 0])):
        t = struck(word, major)
        assert [t.body(one).hp for one in t.characters] == [a - b for a, b in zip(hp, taken, strict=True)]
        assert bool(t.body(t.characters[0]).conditions[STUN]) == (word == "cave" and major)


@rule("gloomhaven:rand.07")
def test_items() -> None:
    spent = next(one.id for one in ITEMS if one.use == "spent" and one.slot == "legs")
    small = next(one.id for one in ITEMS if one.slot == "small" and one.use == "consumed")
    for word, major, wanted in (
        ("hallway", False, [READY, CONSUMED]),
        ("hallway", True, [SPENT, CONSUMED]),
        ("trail", False, [SPENT, READY]),
    ):
        t = struck(word, major, items={"brute": [spent, small]})
        assert hero(t, "brute").item_state == wanted


@rule("gloomhaven:rand.07")
def test_curses_blessings_and_elements() -> None:
    from klubovna.games.gloomhaven.facts import CURSE_CARD

    assert [one.deck.draw.count(CURSE_CARD) for one in struck("tunnel").characters] == [1, 1]
    assert [one.deck.draw.count(CURSE_CARD) for one in struck("tunnel", major=True).characters] == [3, 3]
    t = dungeon("cave", "clearing")
    t.elements = [STRONG] * 6
    onward(t)
    assert t.elements == [0] * 6
    t = struck("clearing", major=True)
    t.elements = [STRONG] * 6
    assert not payable(t, ["fire"])
    t.acting = foes(t, 1)[0].id
    assert payable(t, ["fire"])


@rule("gloomhaven:rand.07")
def test_what_enemies_gain() -> None:
    t = struck("passage")
    assert all(bool(f.conditions[INVISIBLE]) == (f.rank == ELITE) for f in foes(t, 1))
    t = struck("library")
    assert all(f.conditions[STRENGTHEN] for f in foes(t, 1))
    t = struck("library", major=True)
    for figure in foes(t, 1):
        figure.conditions[STRENGTHEN] = 0
    run(fire(t, "round_starts"))
    assert all(f.conditions[STRENGTHEN] for f in foes(t, 1))
    t = struck("passage", major=True)
    wounded = foes(t, 1)[0]
    wounded.hp -= 2
    run(turn_comes(t, "turn_starts", wounded))
    assert wounded.hp == wounded.max_hp - 1


@rule("gloomhaven:rand.07")
def test_what_is_added_to_their_statistics() -> None:
    def gained(t: Table, name: str) -> int:
        figure = next(f for f in foes(t, 1) if name != "range" or STATS[f.who][f.rank][t.level_of(f.who)].range)
        printed = STATS[figure.who][figure.rank][t.level_of(figure.who)]
        return int(getattr(t.stats(figure), name)) - int(getattr(printed, name))

    assert gained(struck("armory", major=True), "attack") == 1
    trail = struck("trail", major=True, hordes=("cutthroat",))
    assert (gained(trail, "move"), gained(trail, "range")) == (1, 1)
    for major in (False, True):
        alcove, den = struck("alcove", major), struck("den", major)
        assert (gained(alcove, "shield"), gained(den, "retaliate")) == (1, 2)
        assert den.stats(foes(den, 1)[0]).retaliate_range == 3
        alcove.round += 1
        den.round += 1
        assert (gained(alcove, "shield"), gained(den, "retaliate")) == ((1, 2) if major else (0, 0))
    t = struck("alcove", major=True)
    assert shield_of(t, foes(t, 1)[0]) >= 1


@rule("gloomhaven:rand.07", "gloomhaven:r.65")
def test_monsters_of_the_room_before_stand_again() -> None:
    for word, major, count, rank in (
        ("road", False, 1, NORMAL),
        ("road", True, 2, NORMAL),
        ("encampment", True, 1, ELITE),
    ):
        kind = ROOM_CARDS[ROOM[word]].entrances[0].kind
        t = dungeon(BEFORE[kind], word, horde="mangy", penalties="harder" if major else "suggested")
        began: dict[Hex, int] = {f.at: f.rank for f in foes(t, 0)}
        clear(t)
        onward(t)
        back = foes(t, 0)
        assert len(back) == count
        assert all(f.rank == rank and began[f.at] == rank for f in back)
    t = onward(dungeon("sewer", "road", horde="mangy"))
    assert len(foes(t, 0)) == len(began)  # none of them is dead


@rule("gloomhaven:rand.07")
def test_a_normal_monster_becomes_elite() -> None:
    t = dungeon("cave", "encampment", hordes=("infected",))
    asked = offered(open_door(t, doors_of(t)[0], body(t, "brute")))
    assert asked.kind.name == "penalty.monster"
    one = next(f for f in foes(t, 1) if f.id == asked.options[1])
    assert one.rank == NORMAL
    run(upgrade(t, 1), penalty_monster=one.id)
    assert one.rank == ELITE
    assert one.hp == one.max_hp == STATS[one.who][ELITE][t.level_of(one.who)].hp


# -- scenario 55 -------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.55.1")
def test_the_foggy_thicket_has_decks_of_its_own() -> None:
    for seed in range(12):
        t = new("gloomhaven", 2, seed, options={"scenario": 55}).state
        assert isinstance(t, Table)
        first = rooms_of(t.scenario)[1][0]
        rooms = {ROOM_CARDS[card].word for card in (*t.room_cards, first.room)}
        hordes = {HORDES[card].word for card in (*t.hordes, first.horde)}
        assert rooms == {"trail", "encampment", "clearing", "road", "cabin", "crossroads"}
        assert hordes == {"mangy", "wild", "scaled", "cutthroat", "tribal", "infected"}
        assert t.book.number == 55


@rule("gloomhaven:scn.55.2")
def test_the_foggy_thicket_begins_with_more_minus_one_cards_and_has_penalties() -> None:
    t = dungeon("trail", "clearing", scenario=55)
    assert [one.deck.draw.count(MINUS_1) for one in t.characters] == [8, 8]
    t.elements = [STRONG] * 6
    assert onward(t).elements == [0] * 6


@rule("gloomhaven:scn.55.3")
def test_the_foggy_thicket_is_won_by_looting_in_the_third_room() -> None:
    t = at_the_end("cabin", "trail", "clearing", scenario=55)
    (goal,) = [(q, r) for q, r, number in t.treasures if number == GOAL]
    laid = rooms_of(t.scenario)[1]
    assert goal in t.book.rooms[2]
    assert len(laid) == ROOMS
    brute = hero(t, "brute")
    run(loot_hex(t, brute, goal, ability=False))
    assert t.won == 0
    run(loot_hex(t, brute, goal))
    assert t.won == 1


@pytest.mark.parametrize("number", [55, DUNGEON])
def test_a_dungeon_is_played_by_bots_and_replayed(number: int) -> None:
    game = new("gloomhaven", 2, 3, ["brute", "cragheart"], {"scenario": number, "difficulty": "easy"})
    policy = RULES.policy
    assert policy is not None
    t = game.state
    while not game.over:
        asked, t = game.asked(), game.state
        assert isinstance(t, Table)
        game.choose(policy.choose(t, asked, asked.seat), asked.seat)
    assert isinstance(t, Table)
    assert len(t.book.rooms) >= 2
    assert replay(game.record()).fingerprint() == game.fingerprint()
