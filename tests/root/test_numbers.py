"""Questions, options and log lines carry the number that decides, in both languages."""

from __future__ import annotations

from typing import Any

from klubovna.games.root.factions.duchy.ministers import BARON, CAPTAIN, DUCHESS, EARL
from klubovna.games.root.factions.vagabond.board import HOSTILE
from klubovna.games.root.facts import (
    ALLIANCE,
    MARQUISE,
    RECRUITER,
    RIVERFOLK,
    SAWMILL,
    WORKSHOP,
)
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS
from klubovna.kernel.game import Game
from klubovna.kernel.text import LANGUAGES
from klubovna.testing import rule
from root import test_sets as sets
from root.alliances import FOXES, MICE, alliance
from root.boards import corvid_board, cult_board, duchy_board, eyrie_board, marquise_board, riverfolk_board
from root.plots import corvids, play
from root.rare import ally_hits, raid_where, swift
from root.tables import c, card, game, table, table_of
from root.vagabonds import vagabond


def asked(g: Game) -> list[str]:
    """The question in both languages."""
    return [g.text(lang, g.decision) for lang in LANGUAGES]


def said(g: Game, option: Any) -> list[str]:
    """An offered option in both languages."""
    assert g.decision is not None
    assert option in g.decision.options
    return [g.text(lang, option) for lang in LANGUAGES]


def told(g: Game, event: str) -> list[list[str]]:
    """All events of a kind in both languages."""
    found = [e for e in g.events(None) if e["event"] == event]
    return [[g.text(lang, e) for lang in LANGUAGES] for e in found]


def cats(**given: Any) -> Game:
    t = table("marquise", "eyrie", **given)
    marquise_board(t).actions = 3
    return game(t)


@rule("root:11.2.6.I", "root:11.2.6.II")
def test_services_tell_their_price_and_how_many_may_be_bought() -> None:
    t = table(
        "marquise",
        "riverfolk",
        phase=TURN_BEGINS,
        warriors={"marquise": {2: 1}},
        pieces={"trade_post": {2: 1}},
        hands={"riverfolk": [card("anvil"), card("sappers")]},
    )
    riverfolk_board(t).prices = [3, 1, 4]
    g = game(t)
    assert asked(g)[0].endswith("(purchases left: 2)")
    assert asked(g)[1].endswith("(zbývá nákupů: 2)")
    assert said(g, 0) == ["Hand card (price: 3)", "Karta z ruky (cena: 3)"]
    play(g, ("riverfolk.buy", 1))
    assert asked(g)[0].endswith("(purchases left: 1)")
    assert said(g, 2) == ["Mercenaries (price: 4)", "Žoldáci (cena: 4)"]


@rule("root:11.2.5.I#1")
def test_a_trade_disruption_tells_how_much_is_owed() -> None:
    t = table("marquise", "riverfolk", pieces={"trade_post": {2: 1}}, warriors={"marquise": {2: 3}}, dice=(2, 0))
    marquise_board(t).actions = 3
    riverfolk_board(t).funds[MARQUISE], riverfolk_board(t).funds[RIVERFOLK] = 3, 2
    g = game(t)
    play(g, ("deed", ("battle", -1)))
    assert asked(g)[0].endswith("how many funds of this owner go back? (Marquise de Cat; owed in all: 3)")
    assert asked(g)[1].endswith("(Markýza z Kocourova; celkem zbývá odstranit: 3)")


@rule("root:11.5.6.II", "root:11.5.6.III#2")
def test_a_trade_post_tells_whose_funds_it_takes_and_its_points() -> None:
    t = table("riverfolk", "marquise", warriors={"marquise": {1: 1, 6: 1}}, pieces={"trade_post": {6: 1}})
    riverfolk_board(t).funds[MARQUISE] = 2
    t.put_warriors(MARQUISE, c(8), 1)
    g = game(t)
    play(g, ("deed", ("post", -1)))
    assert said(g, c(1)) == [
        "Clearing 1 (fox) – 2 funds: Marquise de Cat, 2 VP",
        "Mýtina 1 (liščí) – 2 zdroje: Markýza z Kocourova, 2 VB",
    ]
    play(g, ("riverfolk.post", c(1)))
    played = told(g, "scored")[-1]
    assert "trade post" in played[0]
    assert "obchodní stanoviště" in played[1]


@rule("root:6.5.4.I", "root:6.5.4.II#2", "root:6.5.4.III#2")
def test_a_building_tells_its_wood_and_points() -> None:
    pieces = {"wood": {1: 2, 5: 2}, "sawmill": {2: 2}, "recruiter": {3: 1}, "workshop": {7: 1}}
    g = cats(warriors={"marquise": {1: 2, 5: 1}}, pieces=pieces)
    assert asked(g) == [
        "Marquise de Cat, Daylight (actions left: 3): what will you do?",
        "Markýza z Kocourova, Bílý den (zbývá akcí: 3): co uděláš?",
    ]
    play(g, ("deed", ("build", -1)))
    assert said(g, SAWMILL) == ["sawmill (wood: 2, 2 VP)", "pila (dřevo: 2, 2 VB)"]
    assert [said(g, piece)[0] for piece in (WORKSHOP, RECRUITER)] == [
        "workshop (wood: 1, 2 VP)",
        "recruiter (wood: 1, 1 VP)",
    ]
    play(g, ("marquise.build", SAWMILL))
    assert asked(g)[0].endswith("where do you build? Building: sawmill (wood: 2, 2 VP).")
    play(g, ("marquise.build.where", c(5)))
    assert asked(g)[0].endswith("? Clearing 5 (rabbit), left to pay: 2.")
    assert asked(g)[1].endswith("? Mýtina 5 (zaječí), zbývá zaplatit: 2.")
    play(g, ("marquise.build.wood", c(1)), ("marquise.build.wood", c(1)))
    assert told(g, "wood-spent")[-1][0] == "Marquise de Cat paid for a building, wood: 2."
    assert told(g, "scored")[-1] == [
        "Marquise de Cat: 2 VP, now 2 (building).",
        "Markýza z Kocourova: 2 VB, celkem 2 (stavba).",
    ]


@rule("root:8.4.2.II", "root:8.4.2.II.a", "root:8.4.2.III#2")
def test_sympathy_tells_its_supporters_with_martial_law() -> None:
    t = alliance(
        supporters=[*MICE[:3], *FOXES[:3]],
        pieces={"sympathy": {5: 1, 10: 1}},
        warriors={"marquise": {2: 3, 1: 2}},
        phase=BIRDSONG,
    )
    g = game(t)
    play(g, ("deed", ("spread", -1)))
    assert said(g, c(1)) == ["Clearing 1 (fox) – supporters: 1, 1 VP", "Mýtina 1 (liščí) – Stoupenců: 1, 1 VB"]
    assert said(g, c(2)) == [
        "Clearing 2 (mouse) – supporters: 2 under Martial Law, 1 VP",
        "Mýtina 2 (myší) – Stoupenců: 2 za Stanného práva, 1 VB",
    ]
    play(g, ("alliance.spread", c(2)))
    assert asked(g)[0].endswith("? Clearing 2 (mouse), left to pay: 2.")
    assert table_of(g).vp[ALLIANCE] == 0


@rule("root:12.5.3.ii#1", "root:12.5.3.iii#2")
def test_a_minister_tells_the_cards_to_reveal_and_the_crowns_points() -> None:
    hand = [card("anvil"), card("foxfolk_steel"), card("bake_sale")]
    t = table("duchy", "marquise", hands={"duchy": hand}, warriors={"duchy": {1: 1, 6: 1, 5: 1}})
    t.moment = 2
    g = game(t)
    assert said(g, ("sway", CAPTAIN)) == [
        "Sway a minister: Captain (squire) – reveal 2 cards, 1 VP",
        "Ovlivnit vyslance: Kapitán (panoš) – odhalit karty: 2, 1 VB",
    ]
    play(g, ("deed", ("sway", CAPTAIN)))
    assert asked(g)[0].endswith("? Minister: Captain (squire), cards left: 2.")


@rule("root:4.3.2.II#1", "root:4.3.2#1")
def test_whoever_reacts_to_the_roll_sees_it() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(3, 1),
        warriors={"marquise": {5: 3}, "eyrie": {5: 2}},
        crafted={"marquise": [card("brutal_tactics")], "eyrie": [card("armorers"), card("sappers")]},
    )
    marquise_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("battle", -1)))
    assert asked(g) == [
        "Marquise de Cat: which crafted card do you use in the battle? "
        "Clearing 5 (rabbit); hits so far: attacker 3, defender 1.",
        "Markýza z Kocourova: kterou vyrobenou kartu v bitvě využiješ? "
        "Mýtina 5 (zaječí); dosud zásahů: útočník 3, obránce 1.",
    ]
    play(g, ("effect.battle", card("brutal_tactics")))
    assert asked(g)[0].endswith("hits so far: attacker 4, defender 1.")
    assert told(g, "scored")[-1][1].endswith("(Brutální taktika).")
    play(g, ("effect.battle", card("sappers")))
    assert asked(g)[0].endswith("hits so far: attacker 4, defender 2.")
    play(g, ("effect.battle", card("armorers")))
    assert told(g, "hits")[-1][0] == "Hits: 1 by the attacker, 2 by the defender."


@rule("root:E.8.2")
def test_the_ronin_sees_the_roll_too() -> None:
    assert "hits so far: attacker" in asked(swift())[0]


@rule("root:4.3.3#3")
def test_hits_on_buildings_tell_how_many_are_left() -> None:
    pieces = {"sawmill": {5: 1}, "workshop": {5: 1}, "wood": {5: 1}}
    t = table("corvids", "marquise", dice=(1, 0), warriors={"corvids": {5: 3}}, pieces=pieces)
    corvid_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("battle", -1)))
    assert asked(g)[0].endswith("what do the hits remove? Clearing 5 (rabbit), hits left: 2.")
    play(g, ("battle.hit", SAWMILL), ("battle.hit", WORKSHOP))
    assert told(g, "scored")[-1] == [
        "Corvid Conspiracy: 2 VP, now 2 (pieces removed).",
        "Krkavčí spiknutí: 2 VB, celkem 2 (odstraněné komponenty).",
    ]


@rule("root:6.6#2", "root:r.34")
def test_the_hand_limit_tells_how_many_cards_go() -> None:
    names = "anvil sappers armorers cobbler bake_sale investments root_tea_fox codebreakers"
    g = cats(phase=EVENING, hands={"marquise": [card(name) for name in names.split()]})
    assert asked(g) == [
        "Marquise de Cat: you hold more than five cards. Which 4 do you discard?",
        "Markýza z Kocourova: v ruce máš víc než pět karet. Které 4 odhodíš?",
    ]


@rule("root:10.4.3#2", "root:10.5.3#1")
def test_the_cult_sees_prices_and_points() -> None:
    t = table(
        "lizards",
        "marquise",
        phase=BIRDSONG,
        warriors={"lizards": {1: 2}, "marquise": {1: 1}},
        pieces={"garden": {1: 1, 6: 1}},
        hands={"lizards": [card("anvil"), card("bake_sale")]},
    )
    cult_board(t).outcast, cult_board(t).acolytes, t.moment = 1, 3, 1
    g = game(t)
    assert said(g, ("convert", -1)) == [
        "Convert an enemy warrior (acolytes: 2)",
        "Konvertování soupeřova bojovníka (kultistů: 2)",
    ]
    cult_board(t).hated = True
    assert said(game(t), ("convert", -1))[0].endswith("(acolytes: 1)")
    t.phase, t.moment = DAYLIGHT, 0
    g = game(t)
    play(g, ("deed", ("score", -1)))
    assert said(g, card("anvil")) == ["Anvil (fox) – 2 VP", "Kovadlina (liščí) – 2 VB"]
    assert said(g, card("bake_sale"))[0].endswith("– 0 VP")
    play(g, ("cult.score", card("anvil")))
    assert told(g, "scored")[-1][0].endswith("(gardens).")


@rule("root:13.5.2", "root:13.4.2#2")
def test_the_corvids_see_what_a_plot_costs_and_brings() -> None:
    t = corvids(warriors={"corvids": {1: 3, 5: 1}}, down={5: "snare"}, up={6: "snare"})
    corvid_board(t).plotted = 1
    assert said(game(t), ("plot", -1)) == [
        "Place a plot (warriors removed: 2)",
        "Položit plán (odstraněných bojovníků: 2)",
    ]
    t.phase = BIRDSONG
    assert said(game(t), ("flip", c(5)))[0] == "Flip the plot in clearing 5 (rabbit): 2 VP"


@rule("root:9.5.5#3")
def test_a_reward_tells_its_points() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=2, items="sword sword boot")
    t.quests = [10]
    t.quest_deck = [quest for quest in range(15) if quest not in (10, 11)]
    board.done = [11]
    g = game(t)
    play(g, ("deed", ("quest", 10)))
    assert asked(g)[0].endswith("(victory points: 2)?")


@rule("root:7.2.3", "root:3.2.2")
def test_an_item_tells_the_points_that_its_crafter_gets() -> None:
    """The anvil shows two; the Eyrie disdain trade."""
    anvil = card("anvil")
    for own, other, piece, points in (("marquise", "eyrie", "workshop", 2), ("eyrie", "marquise", "roost", 1)):
        t = table(own, other, pieces={piece: {1: 1, 6: 1}}, hands={own: [anvil]})
        eyrie_board(t).leader = 2
        english, czech = said(game(t), ("craft", anvil))
        assert english.endswith(f"{points} VP")
        assert czech.endswith(f"{points} VB")


@rule("root:D.3.4")
def test_the_pass_is_named_when_it_scores() -> None:
    t = table("marquise", "eyrie", map="mountain", warriors={"marquise": {10: 2}}, phase=EVENING)
    g = game(t)
    while not told(g, "scored"):
        assert g.decision is not None
        g.choose(0)
    assert told(g, "scored")[0] == [
        "Marquise de Cat: 1 VP, now 1 (the Pass).",
        "Markýza z Kocourova: 1 VB, celkem 1 (Průsmyk).",
    ]


@rule("root:9.5.1#1", "root:9.2.9.III.b", "root:9.2.9.II.d#1")
def test_the_vagabond_sees_boots_and_hits() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {1: 1}})
    vagabond(t, at=5, items="boot boot", relations={"marquise": HOSTILE})
    g = game(t)
    play(g, ("deed", ("move", -1)))
    assert said(g, c(1)) == ["Clearing 1 (fox) – boots: 2", "Mýtina 1 (liščí) – boty: 2"]
    assert said(g, c(2))[0] == "Clearing 2 (mouse)"
    assert asked(ally_hits())[0].endswith("(Marquise de Cat; hits: 2)?")


@rule("root:13.4.3#1", "root:13.7.4#1", "root:r.32")
def test_the_corvids_see_how_many_warriors_are_left() -> None:
    t = corvids(warriors={"corvids": {7: 13}}, hands={"corvids": [card("anvil")]}, phase=BIRDSONG)
    g = game(t)
    play(g, ("deed", ("recruit", -1)))
    assert asked(g)[0].endswith("? Suit: fox, warriors left: 2.")
    assert asked(g)[1].endswith("? Symbol: liščí, zbývá bojovníků: 2.")
    assert asked(raid_where())[0].endswith("warriors left: 2.")


@rule("root:11.5.3", "root:4.1.1#4", "root:9.4.1#2")
def test_sets_tell_how_many_may_be_picked() -> None:
    assert asked(sets.funds())[0].endswith("(mouse track, spaces left to fill: 2)")
    assert asked(sets.funds())[1].endswith("(myší stupnice, zbývá obsadit míst: 2)")
    assert asked(sets.craft_with())[0].endswith("for the 4 question marks?")
    assert asked(sets.craft_with())[1].endswith("za 4 otazníky?")
    assert asked(sets.refresh())[0].endswith("(at most 3)")


@rule("root:12.5.2.vii", "root:12.5.2.viii", "root:12.5.2.ix")
def test_lords_score_under_their_own_names() -> None:
    """The Exiles have a card called Tunnels."""
    pieces = {"tunnel": {1: 1, 2: 1, 3: 1}, "market": {1: 1}, "citadel": {2: 1}}
    names = {DUCHESS: "Duchess of Mud", BARON: "Baron of Dirt", EARL: "Earl of Stone"}
    for lord, name in names.items():
        t = table("duchy", "marquise", pieces=pieces)
        t.moment = 1
        duchy_board(t).swayed[lord] = True
        g = game(t)
        play(g, ("deed", ("minister", lord)))
        assert f"({name}, " in told(g, "scored")[-1][0]
