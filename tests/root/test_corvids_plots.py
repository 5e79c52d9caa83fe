"""13.2 Exposure and Embedded Agents; 13.7 the four plots."""

from klubovna.games.root.battle import Battle, battle, battlefields
from klubovna.games.root.cards import fits
from klubovna.games.root.craft import craft
from klubovna.games.root.factions.corvids.role import BOMB, EXTORTION, RAID, SNARE
from klubovna.games.root.facts import (
    ALLIANCE,
    BASE,
    CORVIDS,
    EYRIE,
    MARQUISE,
    NOBODY,
    PLOT,
    ROOST,
    SAWMILL,
    SYMPATHY,
    VAGABOND,
    WOOD,
)
from klubovna.games.root.menu import choose_deed
from klubovna.games.root.move import destinations, march
from klubovna.games.root.removal import Loss, remove, remove_all_enemies
from klubovna.games.root.roles import ROLES, Deed
from klubovna.games.root.rule import can_leave, can_place
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Table
from klubovna.testing import offered, rule, run
from root.boards import alliance_board
from root.plots import CORVID_ROLE, board, corvids, kinds_left, menu
from root.tables import at, c, card
from root.vagabonds import vagabond

ANVIL, SAPPERS, BAKE_SALE = card("anvil"), card("sappers"), card("bake_sale")


def flip(t: Table, number: int) -> None:
    """Flip the plot of a clearing in Birdsong."""
    t.phase = BIRDSONG
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(number)))


# -- 13.2.4 Exposure -------------------------------------------------------------------------------------------------


async def marquise_deed(t: Table) -> Deed | None:
    """Whatever is open to everybody."""
    return await choose_deed(t, MARQUISE, [None])


@rule("root:13.2.4#1", "root:r.31")
def test_exposure_is_offered_in_all_three_phases_of_an_enemys_turn() -> None:
    t = corvids(down={1: "bomb"}, warriors={"marquise": {1: 1}}, hands={"marquise": [ANVIL]}, on_turn="marquise")
    marquise = ROLES[MARQUISE]
    marquise.begin_turn(t)
    t.moment = 1
    for phase, flow in ((BIRDSONG, marquise.birdsong), (DAYLIGHT, marquise.daylight), (EVENING, marquise.evening)):
        t.phase = phase
        assert ("expose", c(1)) in menu(flow(t))
    run(marquise.evening(t), deed=None)
    assert len(t.hands[MARQUISE]) == 2, "after the menu comes the draw, and no menu after it"
    assert t.phase == EVENING + 1


@rule("root:13.2.4#1", "root:r.141", "root:r.142")
def test_exposure_needs_a_piece_there_a_matching_card_and_a_plot_face_down() -> None:
    t = corvids(
        down={1: "bomb", 5: "raid", 9: "snare"},
        up={6: "snare"},
        warriors={"marquise": {5: 1, 6: 1}},
        pieces={"wood": {1: 1}},
        hands={"marquise": [ANVIL]},
    )
    assert CORVID_ROLE.offers(t, MARQUISE) == [("expose", c(1))], "5 is no fox clearing, 6 face up, 9 without a piece"
    t.hands[MARQUISE] = [SAPPERS]
    assert CORVID_ROLE.offers(t, MARQUISE) == [("expose", c(1)), ("expose", c(5))]
    t.hands[MARQUISE] = [BAKE_SALE]
    assert CORVID_ROLE.offers(t, MARQUISE) == [("expose", c(5))]
    t.hands[MARQUISE] = []
    assert CORVID_ROLE.offers(t, MARQUISE) == []


@rule("root:13.2.4#1", "root:2.7")
def test_a_partner_is_no_enemy() -> None:
    t = corvids("vagabond", "marquise", down={1: "bomb"}, warriors={"marquise": {1: 1}}, hands={"marquise": [ANVIL]})
    t.coalition[VAGABOND] = CORVIDS
    t.coalition[MARQUISE] = CORVIDS
    assert CORVID_ROLE.offers(t, MARQUISE) == []
    t.coalition[MARQUISE] = NOBODY
    assert CORVID_ROLE.offers(t, MARQUISE) == [("expose", c(1))]


@rule("root:13.2.4#2", "root:r.142")
def test_a_wrong_guess_costs_the_card() -> None:
    t = corvids(down={1: "snare"}, warriors={"marquise": {1: 1}}, hands={"marquise": [ANVIL, SAPPERS, BAKE_SALE]})
    t.seat = 1
    asked = offered(marquise_deed(t), deed=("expose", c(1)), corvids_expose_guess=BOMB)
    assert (asked.seat, asked.options) == (1, [ANVIL, SAPPERS])
    assert all(fits(shown, t.suits[c(1)]) for shown in asked.options)
    assert asked.kind.secret
    run(
        marquise_deed(t),
        deed=("expose", c(1)),
        corvids_expose_guess=BOMB,
        corvids_expose_card=ANVIL,
    )
    assert t.hands[CORVIDS] == [ANVIL]
    assert t.hands[MARQUISE] == [SAPPERS, BAKE_SALE]
    assert board(t).kind(c(1)) == SNARE
    assert board(t).hidden(c(1))
    assert t.vp[MARQUISE] == 0
    assert ("expose", c(1)) in CORVID_ROLE.offers(t, MARQUISE), "he may guess again"


@rule("root:13.2.4#3", "root:r.142")
def test_a_right_guess_removes_the_plot_and_scores() -> None:
    t = corvids(down={1: "snare"}, warriors={"marquise": {1: 1}}, hands={"marquise": [ANVIL]}, on_turn="marquise")
    run(marquise_deed(t), deed=("expose", c(1)), corvids_expose_guess=SNARE)
    assert at(t.pieces[PLOT]) == {}
    assert kinds_left(t).count("snare") == 2
    assert t.vp[MARQUISE] == 1
    assert t.hands[MARQUISE] == [ANVIL]
    assert t.seen[ANVIL] == 1 << t.seat_of[MARQUISE] | 1 << t.seat_of[CORVIDS]


@rule("root:13.7.4#2", "root:ex.law.9", "root:13.2.4#3")
def test_an_exposed_raid_brings_no_warriors() -> None:
    t = corvids(down={1: "raid"}, warriors={"marquise": {1: 1}}, hands={"marquise": [ANVIL]}, on_turn="marquise")
    run(marquise_deed(t), deed=("expose", c(1)), corvids_expose_guess=RAID)
    assert at(t.warriors[CORVIDS]) == {}
    assert t.vp[MARQUISE] == 1
    run(remove(t, [Loss(CORVIDS, MARQUISE, c(1), 0)]))
    assert at(t.warriors[CORVIDS]) == {}, "nor later"


@rule("root:13.2.4#3", "root:13.7.1")
def test_an_exposed_bomb_does_not_go_off() -> None:
    t = corvids(down={1: "bomb"}, warriors={"marquise": {1: 1}}, hands={"marquise": [ANVIL]}, on_turn="marquise")
    run(marquise_deed(t), deed=("expose", c(1)), corvids_expose_guess=BOMB)
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert t.vp[CORVIDS] == 0


# -- 13.2.5 Embedded Agents ------------------------------------------------------------------------------------------


@rule("root:ex.made.20", "root:13.2.5")
def test_agents_strike_even_without_warriors() -> None:
    t = corvids("eyrie", down={5: "bomb"}, warriors={"eyrie": {5: 2}}, dice=(1, 0))
    run(battle(t, Battle(EYRIE, CORVIDS, c(5))))
    assert at(t.pieces[PLOT]) == {}
    assert at(t.warriors[EYRIE]) == {5: 1}
    assert t.vp[EYRIE] == 1


@rule("root:13.2.5", "root:4.3.2.II#2")
def test_agents_add_to_the_rolled_hits() -> None:
    t = corvids("eyrie", down={5: "bomb"}, warriors={"corvids": {5: 1}, "eyrie": {5: 4}}, dice=(1, 1))
    run(battle(t, Battle(EYRIE, CORVIDS, c(5))))
    assert at(t.warriors[EYRIE]) == {5: 2}


@rule("root:13.2.5")
def test_no_agents_with_a_plot_face_up_nor_for_an_attacker() -> None:
    t = corvids("eyrie", up={5: "snare"}, warriors={"eyrie": {5: 2}}, dice=(0, 0))
    run(battle(t, Battle(EYRIE, CORVIDS, c(5))))
    assert at(t.warriors[EYRIE]) == {5: 2}
    t = corvids("eyrie", down={5: "bomb"}, warriors={"corvids": {5: 1}, "eyrie": {5: 2}}, dice=(0, 0))
    run(battle(t, Battle(CORVIDS, EYRIE, c(5))))
    assert at(t.warriors[EYRIE]) == {5: 2}


@rule("root:r.149")
def test_agents_need_the_plot_at_the_roll_not_at_the_hits() -> None:
    t = corvids("eyrie", down={5: "raid"}, warriors={"corvids": {5: 1}, "eyrie": {5: 3}}, dice=(2, 0))
    run(battle(t, Battle(EYRIE, CORVIDS, c(5))))
    assert at(t.pieces[PLOT]) == {}, "two hits: the warrior and the plot"
    assert at(t.warriors[EYRIE]) == {5: 2}, "its agents strike all the same"
    assert at(t.warriors[CORVIDS]) == {1: 1, 2: 1}


# -- 13.7.1 Bomb -----------------------------------------------------------------------------------------------------


@rule("root:13.7.1", "root:r.146", "root:2.2.4#2")
def test_a_bomb_removes_all_enemy_pieces_and_itself() -> None:
    t = corvids(
        "eyrie",
        "alliance",
        down={6: "bomb"},
        warriors={"corvids": {6: 2}, "eyrie": {6: 3, 2: 1}},
        pieces={"roost": {6: 1}, "sympathy": {6: 1}},
        hands={"corvids": [BAKE_SALE]},
    )
    flip(t, 6)
    assert at(t.warriors[EYRIE]) == {2: 1}
    assert t.on_map[ROOST] == t.on_map[SYMPATHY] == t.on_map[PLOT] == 0
    assert at(t.warriors[CORVIDS]) == {6: 2}
    assert t.vp[CORVIDS] == 1 + 2, "one for the bomb face up, two for roost and sympathy"
    assert kinds_left(t).count("bomb") == 2
    assert t.vp[EYRIE] == t.vp[ALLIANCE] == 0


@rule("root:13.7.1", "root:8.2.6#2")
def test_a_bomb_that_removes_sympathy_causes_outrage() -> None:
    t = corvids(
        "alliance",
        down={6: "bomb"},
        warriors={"corvids": {6: 2}},
        pieces={"sympathy": {6: 1}},
        hands={"corvids": [ANVIL]},
    )
    flip(t, 6)
    assert t.hands[CORVIDS] == []
    assert alliance_board(t).supporters == [ANVIL]


@rule("root:1.1.3", "root:13.7.1", "root:r.30")
def test_the_corvids_order_what_their_bomb_causes() -> None:
    t = corvids(
        "marquise",
        "alliance",
        down={6: "bomb"},
        warriors={"corvids": {6: 1}, "marquise": {6: 2}},
        pieces={"keep": {1: 1}, "base": {6: 1}},
        hands={"marquise": [ANVIL]},
        phase=BIRDSONG,
    )
    asked = offered(CORVID_ROLE.birdsong(t), deed=("flip", c(6)))
    assert asked.kind.name == "trigger"
    assert asked.seat == t.seat_of[CORVIDS]
    assert t.on_map[BASE] == 0


# -- 13.7.2 Snare ----------------------------------------------------------------------------------------------------


@rule("root:13.7.2#1", "root:1.1.2", "root:r.151")
def test_a_snare_face_up_forbids_enemies_to_place() -> None:
    t = corvids(
        up={6: "snare"},
        down={2: "snare"},
        warriors={"marquise": {6: 1, 2: 1}},
        pieces={"recruiter": {6: 1, 2: 1}, "sawmill": {6: 1}},
        on_turn="marquise",
    )
    ROLES[MARQUISE].begin_turn(t)
    assert not can_place(t, MARQUISE, c(6))
    assert can_place(t, MARQUISE, c(2)), "face down it does nothing"
    assert can_place(t, CORVIDS, c(6))
    run(ROLES[MARQUISE].daylight(t), deed=("recruit", -1))
    assert at(t.warriors[MARQUISE]) == {2: 2, 6: 1}
    t.phase, t.moment = BIRDSONG, 0
    run(ROLES[MARQUISE].birdsong(t))
    assert t.on_map[WOOD] == 0


@rule("root:13.7.2#2", "root:r.151")
def test_a_snare_face_up_forbids_enemies_to_leave_but_not_to_come_or_fight() -> None:
    t = corvids(
        up={6: "snare"},
        warriors={"marquise": {6: 2, 2: 2}, "corvids": {6: 1}},
        pieces={"workshop": {6: 1}},
        dice=(0, 0),
    )
    assert destinations(t, MARQUISE, c(6)) == []
    assert not can_leave(t, MARQUISE, c(6))
    assert can_leave(t, CORVIDS, c(6))
    assert c(6) in destinations(t, MARQUISE, c(2))
    run(march(t, MARQUISE, c(2), c(6), 2))
    assert at(t.warriors[MARQUISE]) == {6: 4}
    assert battlefields(t, MARQUISE) == [c(6)]
    assert ROLES[MARQUISE].crafting_pieces(t) == [0, 1, 0, 0]
    t = corvids(down={6: "snare"}, warriors={"marquise": {6: 2}})
    assert destinations(t, MARQUISE, c(6)) == [c(2), c(3), c(11)]


@rule("root:13.7.2#1", "root:2.7")
def test_a_snare_does_not_hold_a_partner() -> None:
    t = corvids("vagabond", up={6: "snare"})
    assert not can_place(t, VAGABOND, c(6))
    t.coalition[VAGABOND] = CORVIDS
    assert can_place(t, VAGABOND, c(6))
    assert can_leave(t, VAGABOND, c(6))


@rule("root:r.49", "root:13.7.2#1")
def test_no_field_hospitals_into_a_snare() -> None:
    t = corvids(
        up={1: "snare"}, warriors={"marquise": {1: 1, 6: 2}}, pieces={"keep": {1: 1}}, hands={"marquise": [ANVIL]}
    )
    run(remove(t, [Loss(MARQUISE, CORVIDS, c(6), 2)]))
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert t.hands[MARQUISE] == [ANVIL]


@rule("root:13.7.2#1")
def test_a_removed_snare_holds_nobody() -> None:
    t = corvids(up={6: "snare"}, warriors={"marquise": {6: 2}})
    run(remove(t, [Loss(CORVIDS, MARQUISE, c(6), 0, [(PLOT, 1)])]))
    assert can_place(t, MARQUISE, c(6))
    assert destinations(t, MARQUISE, c(6)) == [c(2), c(3), c(11)]


# -- 13.7.3 Extortion ------------------------------------------------------------------------------------------------


@rule("root:13.7.3#1", "root:r.147", "root:r.35")
def test_extortion_takes_a_random_card_of_everybody_in_the_clearing() -> None:
    t = corvids(
        "marquise",
        "eyrie",
        "alliance",
        down={6: "extortion"},
        warriors={"corvids": {6: 1}, "eyrie": {6: 1, 2: 1}},
        pieces={"sawmill": {6: 1}},
        hands={"marquise": [ANVIL, BAKE_SALE], "alliance": [SAPPERS]},
    )
    t.revealed[EYRIE] = [card("armorers")]
    flip(t, 6)
    assert len(t.hands[MARQUISE]) == len(t.hands[CORVIDS]) == 1
    assert sorted(t.hands[MARQUISE] + t.hands[CORVIDS]) == sorted([ANVIL, BAKE_SALE])
    assert t.hands[ALLIANCE] == [SAPPERS], "not in the clearing"
    assert t.revealed[EYRIE] == [card("armorers")], "revealed cards are not in hand"
    assert t.on_map[SAWMILL] == 1
    assert board(t).shows(EXTORTION, c(6))


@rule("root:13.7.3#1", "root:r.147")
def test_extortion_spares_no_partner() -> None:
    t = corvids("vagabond", "marquise", "eyrie", down={6: "extortion"}, warriors={"corvids": {6: 1}})
    vagabond(t, at=6)
    t.coalition[VAGABOND] = CORVIDS
    t.hands[VAGABOND] = [ANVIL]
    flip(t, 6)
    assert (t.hands[VAGABOND], t.hands[CORVIDS]) == ([], [ANVIL])


@rule("root:13.7.3#1")
def test_which_card_is_chance() -> None:
    taken = set()
    for seed in range(20):
        t = corvids(
            down={6: "extortion"},
            warriors={"corvids": {6: 1}, "marquise": {6: 1}},
            hands={"marquise": [ANVIL, BAKE_SALE]},
            seed=seed,
        )
        flip(t, 6)
        taken.add(t.hands[CORVIDS][0])
    assert taken == {ANVIL, BAKE_SALE}


# -- 13.7.4 Raid -----------------------------------------------------------------------------------------------------


@rule("root:13.7.4#1", "root:r.148", "root:r.50")
def test_a_removed_raid_puts_a_warrior_in_each_clearing_next_to_it() -> None:
    for where in ({"down": {1: "raid"}}, {"up": {1: "raid"}}):
        t = corvids("eyrie", "marquise", **where, warriors={"eyrie": {1: 2}}, pieces={"keep": {9: 1}}, dice=(0, 0))
        run(battle(t, Battle(EYRIE, CORVIDS, c(1))))
        assert at(t.warriors[CORVIDS]) == {5: 1, 10: 1}, "not at the keep"
        assert t.vp[EYRIE] == 1
        assert kinds_left(t).count("raid") == 2


@rule("root:13.7.4#1")
def test_other_plots_bring_no_warriors_when_removed() -> None:
    t = corvids("eyrie", down={1: "bomb"}, warriors={"eyrie": {1: 2}}, dice=(0, 0))
    run(battle(t, Battle(EYRIE, CORVIDS, c(1))))
    assert at(t.warriors[CORVIDS]) == {}
    assert at(t.warriors[EYRIE]) == {1: 1}, "only the agents' hit"


@rule("root:r.148", "root:r.32")
def test_with_a_short_supply_the_corvids_choose_where_the_raid_goes() -> None:
    t = corvids("eyrie", down={1: "raid"}, warriors={"corvids": {7: 13}, "eyrie": {1: 2}}, dice=(0, 0), on_turn="eyrie")
    fight = Battle(EYRIE, CORVIDS, c(1))
    asked = offered(battle(t.clone(), fight))
    assert (asked.seat, asked.options) == (t.seat_of[CORVIDS], [c(5), c(9)])
    run(battle(t, fight), corvids_raid_where=[c(5), c(10)])
    assert at(t.warriors[CORVIDS]) == {5: 1, 7: 13, 10: 1}


@rule("root:r.148", "root:D.3.2#1")
def test_a_raid_does_not_cross_closed_paths_or_rivers_nor_enter_burnt_clearings() -> None:
    one, other = corvids("eyrie", map="mountain").closed[0]
    t = corvids("eyrie", map="mountain", down={one + 1: "raid"})
    near = t.links[one][:]
    assert other not in near
    t.burn(near[0])
    run(remove(t, [Loss(CORVIDS, EYRIE, c(one + 1), 0, [(PLOT, 1)])]))
    assert at(t.warriors[CORVIDS]) == {to + 1: 1 for to in near[1:]}


@rule("root:13.7.4#1", "root:2.2.1", "root:r.170")
def test_a_raid_follows_rivers_while_they_are_paths_for_the_corvids() -> None:
    def raided(effect: str = "", boats: bool = False, on_turn: str = "corvids") -> list[int]:
        deck, crafted = ("exiles", {"corvids": [card(effect)]}) if effect else ("standard", None)
        t = corvids("eyrie", down={4: "raid", 1: "snare"}, deck=deck, crafted=crafted, on_turn=on_turn)
        t.rivers = boats
        run(remove(t, [Loss(CORVIDS, EYRIE, c(4), 0, [(PLOT, 1)])]))
        return sorted(at(t.warriors[CORVIDS]))

    by_path, by_river = [8, 9, 12], [7]
    assert raided() == by_path
    assert raided("boat_builders") == sorted(by_path + by_river)
    assert raided("tunnels") == by_path, "where the raid lay there is no crafting piece any more"
    assert raided(boats=True) == sorted(by_path + by_river), "Riverboats"
    assert raided(boats=True, on_turn="eyrie") == by_path, "boats that somebody else has bought"


@rule("root:r.38", "root:13.7.4#1", "root:1.1.3")
def test_a_favor_card_sets_off_every_raid_it_removes() -> None:
    t = corvids("marquise", down={1: "raid"}, up={6: "raid"}, warriors={"corvids": {8: 2}}, on_turn="marquise")
    favor = card("favor_of_the_foxes")
    t.hands[MARQUISE] = [favor]
    run(craft(t, MARQUISE, favor), trigger=("raid", c(6)))
    assert t.vp[MARQUISE] == 2
    assert at(t.warriors[CORVIDS]) == {2: 1, 3: 1, 5: 1, 9: 1, 10: 1, 11: 1}


@rule("root:r.148", "root:13.7.4#1")
def test_a_raid_comes_also_when_the_corvids_remove_it_themselves() -> None:
    t = corvids(down={1: "raid"})
    run(remove(t, [Loss(CORVIDS, NOBODY, c(1), 0, [(PLOT, 1)])]))
    assert at(t.warriors[CORVIDS]) == {5: 1, 9: 1, 10: 1}
    assert t.vp[MARQUISE] == 0


@rule("root:r.65", "root:13.7.4#1", "root:13.5.4")
def test_raid_warriors_and_tricks_cause_no_outrage() -> None:
    t = corvids(
        "alliance", down={1: "raid", 5: "bomb"}, pieces={"sympathy": {5: 1, 1: 1}}, hands={"corvids": [BAKE_SALE]}
    )
    run(CORVID_ROLE.daylight(t), deed=("trick", -1))
    run(remove_all_enemies(t, ALLIANCE, [c(5)]))
    assert at(t.warriors[CORVIDS]) == {1: 1, 2: 1}
    assert t.hands[CORVIDS] == [BAKE_SALE]
