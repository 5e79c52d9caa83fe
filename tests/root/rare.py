"""Positions made by hand before kinds that random games seldom meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from klubovna.games.root.factions.vagabond.board import ALLIED
from klubovna.games.root.factions.vagabond.items import ruin_kind
from klubovna.games.root.facts import BASE, EYRIE, FOX, LIZARDS, MARQUISE, RIVERFOLK, SWORD, Card
from klubovna.games.root.state import BIRDSONG, EVENING, EVENING_BEGINS
from klubovna.kernel.game import Game
from root.alliances import BIRDS, FOXES, MICE, RABBITS, alliance
from root.boards import cult_board, eyrie_board, marquise_board, riverfolk_board
from root.eyries import eyrie
from root.plots import corvids, play
from root.tables import c, card, game, table
from root.vagabonds import item, vagabond

HANDS: dict[str, list[Card]] = {
    "marquise": [card("anvil"), card("cobbler"), card("bake_sale")],
    "eyrie": [card("sappers"), card("armorers"), card("root_tea_mouse")],
}
CATS = {"marquise": HANDS["marquise"]}
Answer = tuple[str, Any]


def wanderer(items: str, *answers: Answer, character: str = "thief", friendly: bool = False, **more: Any) -> Game:
    """A Vagabond at 5 among Marquise and Eyrie, after these answers; the Marquise may be his ally."""
    position: dict[str, Any] = {"warriors": {"marquise": {5: 3, 1: 2}, "eyrie": {5: 2}}, "hands": HANDS}
    t = table("vagabond", "marquise", "eyrie", "alliance", **{**position, **more})
    vagabond(t, at=5, items=items, character=character, relations={"marquise": ALLIED} if friendly else None)
    g = game(t)
    play(g, *answers)
    return g


def company() -> Game:
    return wanderer("boot boot", ("deed", ("move", -1)), ("vagabond.move", c(1)), friendly=True)


def company_count() -> Game:
    g = company()
    play(g, ("vagabond.company", MARQUISE))
    return g


def ally() -> Game:
    battle: list[Answer] = [("deed", ("battle", -1)), ("battle.whom", EYRIE)]
    return wanderer("sword sword boot tea", *battle, friendly=True, dice=(2, 2), hands=CATS)


def ally_hits() -> Game:
    g = ally()
    play(g, ("vagabond.ally", MARQUISE))
    return g


def hideout() -> Game:
    return wanderer("torch !boot !sword !tea !~bag", ("deed", ("special", -1)), character="ranger")


def coalition() -> Game:
    bird = card("dominance_bird")
    hands = {**HANDS, "vagabond": [bird, card("investments")]}
    points = {"vagabond": 12, "marquise": 3, "eyrie": 3, "alliance": 5}
    return wanderer("boot torch", ("deed", ("activate", bird)), hands=hands, vp=points)


def improvise() -> Game:
    """Quest 10 asks for two swords in a mouse clearing."""
    t = table("vagabond", "marquise", "eyrie", hands=HANDS)
    vagabond(t, at=2, items="sword sword boot hammer", character="adventurer")
    t.quests = [10]
    t.quest_deck = [quest for quest in range(15) if quest != 10]
    g = game(t)
    play(g, ("deed", ("quest", 10)))
    return g


def improvise_with() -> Game:
    g = improvise()
    play(g, ("vagabond.improvise", SWORD))
    return g


def steal() -> Game:
    return wanderer("torch", ("deed", ("special", -1)))


def labor() -> Game:
    t = table("vagabond", "marquise", hands=CATS)
    vagabond(t, at=5, items="torch", character="tinker")
    for one in (card("smugglers_trail"), card("woodland_runners"), card("investments")):
        t.deck.remove(one)
        t.discard.append(one)
        t.seen[one] = 0xFFFF
    g = game(t)
    play(g, ("deed", ("special", -1)))
    return g


def instigate() -> Game:
    return wanderer("torch sword", ("deed", ("special", -1)), character="vagrant")


def instigate_whom() -> Game:
    g = instigate()
    play(g, ("vagabond.instigate", EYRIE))
    return g


def strike_piece() -> Game:
    pieces = {"sawmill": {5: 1}, "wood": {5: 1}}
    warriors = {"eyrie": {5: 1}}
    crossbow: list[Answer] = [("deed", ("strike", -1)), ("vagabond.strike", MARQUISE)]
    return wanderer("crossbow", *crossbow, pieces=pieces, warriors=warriors)


def repair() -> Game:
    return wanderer("hammer !boot !sword", ("deed", ("repair", -1)))


def swift() -> Game:
    battle: list[Answer] = [("deed", ("battle", -1)), ("battle.whom", EYRIE)]
    return wanderer("sword sword sword", *battle, character="ronin", hands=CATS)


def enlist() -> Game:
    t = table("marquise", "eyrie", "vagabond", warriors={"marquise": {5: 3}, "eyrie": {5: 2}}, hands=HANDS)
    vagabond(t, at=5, items="sword", character="arbiter")
    marquise_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("battle", -1)), ("battle.whom", EYRIE))
    return g


def ruin() -> Game:
    """Two Vagabonds: the first has found what lies under a ruin, of which the second knows nothing."""
    t = table("vagabond", "marquise", "vagabond_2", hands=CATS)
    vagabond(t, at=6, items="torch boot")
    hidden = list(range(8))
    for word in ("boot", "hammer"):
        found = next(i for i in hidden if ruin_kind(i) == item(word))
        hidden.remove(found)
        t.ruin_items[c(6)].append(found)
    for i, one in enumerate(hidden):
        t.ruin_items[(c(10), c(11), c(12))[i % 3]].append(one)
    g = game(t)
    play(g, ("deed", ("explore", -1)))
    return g


def organize() -> Game:
    t = alliance("marquise", officers=2, phase=EVENING, warriors={"alliance": {1: 1, 5: 1}}, hands=CATS)
    g = game(t)
    play(g, ("deed", ("organize", -1)))
    return g


def supporter_limit() -> Game:
    """The Marquise destroys the only base, among the mice: of eight supporters six are left, and five may stay."""
    supporters = [*MICE[:1], *BIRDS[:1], *FOXES[1:], *RABBITS[1:]]
    t = alliance("marquise", supporters=supporters, dice=(3, 0), on_turn="marquise", warriors={"marquise": {9: 4}})
    t.put_piece(BASE, c(9))
    marquise_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("battle", -1)))
    return g


def raid_where() -> Game:
    t = corvids("eyrie", down={1: "raid"}, warriors={"corvids": {7: 13}, "eyrie": {1: 2}}, dice=(3, 3))
    t.seat, t.moment = 1, 1
    eyrie_board(t).left = [[], [], [card("anvil"), card("bake_sale")], []]
    eyrie_board(t).decree = [cards[:] for cards in eyrie_board(t).left]
    t.deck = [one for one in t.deck if one not in (card("anvil"), card("bake_sale"))]
    g = game(t)
    play(g, ("deed", ("decree-battle", 1)))
    return g


def sanctify_what() -> Game:
    t = table(
        "lizards",
        "marquise",
        "eyrie",
        phase=BIRDSONG,
        warriors={"lizards": {8: 1}},
        pieces={"sawmill": {8: 1}, "roost": {8: 1}},
        hands={**HANDS, "lizards": [card("investments")]},
    )
    cult_board(t).outcast, cult_board(t).acolytes, t.moment = FOX, 3, 1
    t.supply[LIZARDS] -= 3
    g = game(t)
    play(g, ("deed", ("sanctify", -1)))
    return g


def crafted(effect: str, **more: Any) -> Game:
    """The Marquise with a crafted card, which she uses."""
    own = card(effect)
    position: dict[str, Any] = {"warriors": {"marquise": {1: 1}, "eyrie": {5: 2, 1: 1}, "duchy": {5: 2}}, **more}
    deck = "exiles" if own >= 54 else "standard"
    t = table("marquise", "eyrie", "duchy", crafted={"marquise": [own]}, deck=deck, **position)
    g = game(t)
    if t.phase != EVENING_BEGINS:
        play(g, ("deed", ("use", own)))
    return g


EXILES: dict[str, list[Card]] = {
    "eyrie": [card("master_engravers"), card("saboteurs")],
    "duchy": [card("swap_meet"), card("informants")],
}


def deliver() -> Game:
    return crafted("stand_and_deliver", phase=BIRDSONG, hands={**HANDS, "duchy": [card("investments")]})


def charm() -> Game:
    return crafted("charm_offensive", phase=EVENING_BEGINS, hands=EXILES)


def propaganda() -> Game:
    return crafted("propaganda_bureau", hands={**EXILES, "marquise": [card("corvid_planners"), card("tunnels")]})


def propaganda_where() -> Game:
    g = propaganda()
    play(g, ("effect.propaganda", g.decision.options[0] if g.decision else None))
    return g


def propaganda_whom() -> Game:
    warriors = {"marquise": {1: 1}, "eyrie": {5: 2, 1: 1}, "duchy": {5: 2, 1: 1}}
    g = crafted("propaganda_bureau", warriors=warriors, hands={**EXILES, "marquise": [BIRD_EXILE, card("tunnels")]})
    play(g, ("effect.propaganda", BIRD_EXILE), ("effect.propaganda.where", c(1)))
    return g


BIRD_EXILE = card("saboteurs", 1)


def roost() -> Game:
    t = eyrie("marquise", phase=BIRDSONG, moment=2, hands={"eyrie": HANDS["eyrie"], "marquise": HANDS["marquise"]})
    return game(t)


def overwork() -> Game:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {1: 1}},
        pieces={"sawmill": {1: 1, 5: 1}},
        hands={**HANDS, "marquise": [card("birdy_bindle"), card("investments")]},
    )
    marquise_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("overwork", -1)))
    return g


def ferry() -> Game:
    t = table("riverfolk", "marquise", map="lake", warriors={"riverfolk": {1: 2}}, hands=CATS)
    riverfolk_board(t).funds[RIVERFOLK] = 3
    t.supply[RIVERFOLK] -= 3
    g = game(t)
    play(g, ("deed", ("move", -1)), ("move.to", c(10)), ("move.count", 1))
    return g


RARE: dict[str, Callable[[], Game]] = {
    "vagabond.company": company,
    "vagabond.company.count": company_count,
    "vagabond.ally": ally,
    "vagabond.ally.hits": ally_hits,
    "vagabond.hideout": hideout,
    "vagabond.coalition": coalition,
    "vagabond.improvise": improvise,
    "vagabond.improvise.with": improvise_with,
    "vagabond.steal": steal,
    "vagabond.labor": labor,
    "vagabond.instigate": instigate,
    "vagabond.instigate.whom": instigate_whom,
    "vagabond.strike.piece": strike_piece,
    "vagabond.repair": repair,
    "vagabond.swift": swift,
    "vagabond.enlist": enlist,
    "vagabond.ruin": ruin,
    "alliance.organize": organize,
    "alliance.supporter.limit": supporter_limit,
    "corvids.raid.where": raid_where,
    "cult.sanctify.what": sanctify_what,
    "effect.deliver": deliver,
    "effect.charm": charm,
    "effect.propaganda": propaganda,
    "effect.propaganda.where": propaganda_where,
    "effect.propaganda.whom": propaganda_whom,
    "eyrie.roost": roost,
    "marquise.overwork": overwork,
    "move.ferry": ferry,
}
"""By kind: a game in which it is asked now."""
