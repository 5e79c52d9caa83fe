"""Special rules of scenarios: spawning, locked doors, plates, objectives, formulas; and the variants."""

from typing import Any

import pytest

from gloomhaven.tables import (
    add_monster,
    at_the_start,
    body,
    draws,
    foe,
    hero,
    house,
    lacks,
    monster_card,
    order,
    selected,
    suffers,
    table,
    takes,
    top,
    until,
)
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.facts import MONSTER, SUMMON_NUMBER
from klubovna.games.gloomhaven.figures import (
    MONSTER_FIGURE,
    NOBODY,
    OBJECTIVE,
    PER_INITIATIVE,
    SIDE_OF_CHARACTERS,
    SUMMON,
    Figure,
)
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.round.order import key, next_actor
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PLAY_MOVE
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.scenario.reveal import MONSTERS_AFTER, count, spawn
from klubovna.games.gloomhaven.scenario.triggers import fire
from klubovna.games.gloomhaven.state import CLEAN_UP, OVER, ROUND_BEGINS, TURN_ENDS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.words import NORMAL
from klubovna.kernel.hexes import Hex, disc
from klubovna.testing import offered, rule, run

ALTAR = {"id": "altar", "name": {"en": "Altar", "cs": "Oltář"}, "hp": "2+L", "at": "x", "side": 1}
VILLAGER = {"id": "villager", "name": {"en": "Villager", "cs": "Vesničan"}, "hp": "4+2*L", "at": "x", "move": 2}


def hall(objective: dict[str, Any] = ALTAR, floor: list[Hex] | None = None, **markers: list[Hex]) -> int:
    """One open room with objectives on the hexes of the letter x."""
    room = {"id": "a", "tiles": [], "hexes": floor or sorted(disc((0, 0), 6)), "start": True}
    return house(
        rooms=[room], doors=[], objectives=[objective], markers=markers, goal=[{"type": "survive", "rounds": 99}]
    )


def objectives(t: Table) -> list[Figure]:
    return [figure for figure in t.figures if figure.form == OBJECTIVE]


def summon(t: Table, name: str, at: Hex) -> Figure:
    number = SUMMON_NUMBER[name]
    return t.enter(form=SUMMON, who=0, rank=NORMAL, number=number, at=at, hp=6, side=SIDE_OF_CHARACTERS)


# -- spawning ----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:spec.01")
def test_a_spawned_monster_appears_as_near_as_possible() -> None:
    t = table("brute", at={"brute": (0, 0)})
    t.phase = CLEAN_UP
    run(spawn(t, MONSTER["bandit-guard"], NORMAL, (3, 0)))
    assert t.figures[-1].at == (3, 0)
    asked = offered(spawn(t, MONSTER["bandit-guard"], NORMAL, (3, 0)))  # taken: a hex beside it
    assert sorted(asked.options) == sorted(t.ground.near[(3, 0)])
    t.coins = [at for at in t.ground.near[(3, 0)] if at != (4, 0)]
    run(spawn(t, MONSTER["bandit-guard"], NORMAL, (3, 0)))
    assert t.figures[-1].at == (4, 0)


@rule("gloomhaven:spec.02")
def test_who_is_spawned_at_the_end_of_a_round_acts_in_the_next() -> None:
    rank = {"2": "normal", "3": "normal", "4": "normal"}
    deed = {"type": "spawn", "monster": "cave-bear", "at": "x", "rank": rank}
    number = house(triggers=[{"on": "round_ends", "do": [deed], "once": True}], markers={"x": [(2, 0)]})
    t = at_the_start("brute", "tinkerer", scenario=number, at={"brute": (0, 0), "tinkerer": (1, 0)})
    t.phase = CLEAN_UP
    run(until(t, ROUND_BEGINS))
    (bear,) = [figure for figure in t.figures if figure.form == MONSTER_FIGURE]
    assert (bear.at, bear.acted, t.round) == ((2, 0), False, 2)
    assert all(face < 0 for face in t.faces)  # no card for it in the old round
    run(step(t), **selected(t))
    assert bear in order(t)


@rule("gloomhaven:spec.03")
def test_who_is_spawned_during_a_round_acts_in_it() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (-3, 0)}, monsters=[("bandit-guard", (6, 0))])
    hero(t, "brute").place, hero(t, "tinkerer").place = 60 * PER_INITIATIVE, 90 * PER_INITIATIVE
    monster_card(t, "bandit-guard", 15)
    guard = foe(t, "bandit-guard")
    guard.acted = body(t, "brute").acted = True
    assert next_actor(t) is body(t, "tinkerer")
    run(spawn(t, MONSTER["bandit-guard"], NORMAL, (5, 0)))
    assert order(t) == [t.figures[-1], body(t, "tinkerer")]  # the new one at once, the old one not again
    assert key(t, t.figures[-1])[0] == 15 * PER_INITIATIVE + MONSTERS_AFTER


# -- doors and plates --------------------------------------------------------------------------------------------------


def steps_from(t: Table, role: str, *cards: str) -> list[Any]:
    """Where the basic move of 2 can take a character."""
    character = takes(t, role, *cards)
    return [*offered(step(t), act=(PLAY_MOVE, character.chosen[0])).options]


@rule("gloomhaven:spec.04")
def test_a_locked_door_is_a_wall_until_it_is_unlocked() -> None:
    door = {"id": "d", "at": (3, 0), "kind": "stone", "rooms": ["a", "b"], "locked": True}
    triggers = [{"on": "dies", "do": [{"type": "unlock", "doors": ["d"]}]}]
    where = {"brute": (2, 0), "tinkerer": (0, 0)}
    t = table(*where, at=where, scenario=house(doors=[door], triggers=triggers), monsters=[("hound", (40, 40))])
    assert steps_from(t, "brute", "Trample", "Leaping Cleave") == [None, (1, 0)]
    run(suffer(t, foe(t, "hound"), 99))
    assert steps_from(t, "brute", "Trample", "Leaping Cleave") == [None, (1, 0), (3, 0)]


@rule("gloomhaven:spec.05")
def test_a_plate_works_at_the_end_of_a_turn_and_costs_nothing() -> None:
    plates = {"2": ["p"], "3": ["p"], "4": ["p"]}
    triggers = [{"on": "plates_occupied", "plates": plates, "do": [{"type": "open", "doors": ["d"]}]}]
    for end in (2, 0), (1, 0):
        number = house(triggers=triggers, markers={"p": [(1, 0)]}, start=[(0, 0), (5, 0)])
        where = {"brute": (0, 0), "tinkerer": (40, 40)}
        t = table(*where, at=where, scenario=number)
        assert steps_from(t, "brute", "Trample", "Leaping Cleave") == [None, (1, 0), (2, 0)]
        brute = takes(t, "brute", "Trample", "Leaping Cleave")
        run(step(t), act=(PLAY_MOVE, brute.chosen[0]), move_to=[end, None] if end == (1, 0) else end)
        assert not t.opened
        t.moment = TURN_ENDS
        run(until(t, TURNS))
        assert (t.opened > 0) == (end == (1, 0))


@pytest.mark.parametrize("scenario", [23, 40])
@rule("gloomhaven:spec.05")
def test_plates_that_win_a_scenario_count_at_the_end_of_a_turn(scenario: int) -> None:
    one, other = SCENARIOS[scenario].markers["a"]
    t = table("brute", "tinkerer", at={"brute": one, "tinkerer": other}, scenario=scenario)
    t.revealed = (1 << len(SCENARIOS[scenario].rooms)) - 1
    t.changed_map()
    takes(t, "brute")
    run(suffer(t, body(t, "brute"), 1), negate=None)
    run(fire(t, "dies"))  # things happen in the turn, and nothing is won yet
    assert t.won == 0
    t.moment = TURN_ENDS
    run(step(t))
    assert t.won == 1
    t = table("brute", "tinkerer", at={"brute": one, "tinkerer": other}, scenario=scenario)
    run(figure_turn(t, add_monster(t, "stone-golem", SCENARIOS[scenario].facts.start[0])))  # anybody's turn
    assert t.won == 1


# -- objectives --------------------------------------------------------------------------------------------------------


@rule("gloomhaven:spec.06")
def test_an_obstacle_with_hit_points_is_destroyed_by_damage_only() -> None:
    number = hall(x=[(1, 0)])
    t = table("brute", at={"brute": (0, 0)}, scenario=number, modifiers={"brute": ["-1", "+0"]}, hero_level=2)
    (altar,) = objectives(t)
    run(top(t, "brute", "Fatal Advance"))  # kills a normal enemy: nobody is offered
    assert altar.hp == altar.max_hp == 3
    run(top(t, "brute", "Trample"), target=altar.id)
    assert altar.hp == 1
    run(top(t, "brute", "Trample"), target=altar.id)
    assert objectives(t) == []
    assert t.coins == []


@rule("gloomhaven:spec.06")
def test_nobody_walks_through_an_obstacle_with_hit_points() -> None:
    row = [(q, 0) for q in range(-3, 6)]
    t = table("brute", at={"brute": (0, 0)}, scenario=hall(floor=row, x=[(2, 0)]), monsters=[("cave-bear", (4, 0))])
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, foe(t, "cave-bear")))
    assert foe(t, "cave-bear").at == (4, 0)
    assert steps_from(t, "brute", "Trample", "Leaping Cleave") == [None, (-2, 0), (-1, 0), (1, 0)]


@rule("gloomhaven:spec.06", "gloomhaven:move.12")
def test_nobody_ends_a_flight_on_an_obstacle_with_hit_points() -> None:
    row = [(q, 0) for q in range(-3, 6)]
    t = table("brute", at={"brute": (0, 0)}, scenario=hall(floor=row, x=[(1, 0)]), monsters=[("forest-imp", (4, 0))])
    imp = suffers(foe(t, "forest-imp"), "disarm")  # so it wants to stand beside the Brute
    monster_card(t, "forest-imp", 37)  # Move +0: not far enough for the other side
    run(figure_turn(t, imp))
    assert imp.at == (2, 0)


@rule("gloomhaven:spec.07")
def test_it_is_the_last_enemy_of_summons_and_knows_no_conditions() -> None:
    for number, role in enumerate(("alone", "beside a monster")):
        t = table("mindthief", at={"mindthief": (-5, 0)}, scenario=hall(x=[(2, 0)]), modifiers={"mindthief": ["+0"]})
        (altar,) = objectives(t)
        rats = summon(t, "rat-swarm", (0, 0))  # Move 1
        bear = add_monster(t, "cave-bear", (-2, 0)) if number else None
        run(figure_turn(t, rats))
        assert lacks(altar) == (0 if bear else 2), role
        assert bear is None or lacks(bear) == 2
        assert sum(altar.conditions) == 0  # the poison of the rats
    for name in ("poison", "stun", "wound", "muddle"):
        give(t, altar, name)
    assert sum(altar.conditions) == 0
    assert key(t, altar)[0] // PER_INITIATIVE == 99


@rule("gloomhaven:r.44")
def test_monsters_leave_it_alone() -> None:
    monsters = [("inox-shaman", (2, 0)), ("hound", (0, 0))]
    t = table("brute", at={"brute": (-1, 0)}, scenario=hall(x=[(1, 0)]), monsters=monsters)
    (altar,) = objectives(t)
    altar.hp = 1
    shaman, hound = suffers(foe(t, "inox-shaman"), "immobilize"), foe(t, "hound")
    monster_card(t, "inox-shaman", 23)  # Heal 3 for an ally in range: it is none
    run(figure_turn(t, shaman))
    assert altar.hp == 1
    suffers(body(t, "brute"), "invisible")
    monster_card(t, "hound", 26)
    run(figure_turn(t, hound))  # no enemy in sight
    assert (altar.hp, hound.at, t.deck.discard) == (1, (0, 0), [])


@rule("gloomhaven:spec.08")
def test_allied_figures_act_by_their_random_numbers() -> None:
    orders = set()
    for seed in range(8):
        walk = {**VILLAGER, "toward": "y", "initiative": 0}
        number = hall(walk, x=[(0, -2), (0, 2)], y=[(6, 0)])
        t = table("brute", "tinkerer", at={"brute": (-6, 0), "tinkerer": (-6, 1)}, scenario=number, seed=seed)
        row = [figure for figure in order(t) if figure.form == OBJECTIVE]
        assert [figure.number for figure in row] == [1, 2]
        orders.add(tuple(figure.at for figure in row))
        assert next_actor(t) is row[0]
        t.phase = TURNS
        t.acting = NOBODY
        before = t.ground.range(row[0].at, (6, 0))
        options = offered(step(t)).options
        row[0].acted = False
        run(step(t), monster_hex=options[0])
        assert t.ground.range(row[0].at, (6, 0)) == before - 2
        assert next_actor(t) is row[1]
        assert row[0].side == SIDE_OF_CHARACTERS
    assert len(orders) == 2


@rule("gloomhaven:spec.09")
def test_l_is_the_level_and_c_the_number_of_characters() -> None:
    t = table("brute", "tinkerer", "scoundrel", level=3, scenario=hall(VILLAGER, x=[(3, 0)]))
    assert objectives(t)[0].hp == 4 + 2 * 3
    t.monster_level = 4  # monsters may be a level higher: L stays
    assert [count(t, amount) for amount in ("L", "C", "2*L+C", "10*C")] == [3, 3, 9, 30]


# -- variants ----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:var.01")
@pytest.mark.parametrize(("drawn", "damage"), [("x2", 5), ("bless", 5), ("miss", 1), ("curse", 1), ("+1", 4)])
def test_reduced_randomness(drawn: str, damage: int) -> None:
    for reduced in True, False:
        bears = [("cave-bear", (1, 0))]
        t = table(
            "brute", at={"brute": (0, 0)}, monsters=bears, modifiers={"brute": [drawn]}, reduced_randomness=reduced
        )
        run(top(t, "brute", "Trample"), target=foe(t, "cave-bear").id)  # Attack 3
        plain = {"x2": 6, "bless": 6, "miss": 0, "curse": 0, "+1": 4}[drawn]
        assert lacks(foe(t, "cave-bear")) == (damage if reduced else plain)


def mortal(**position: Any) -> Table:
    """With permanent death: the Brute has one card left and cannot go on; the Tinkerer can."""
    where = {"brute": (0, 0), "tinkerer": (-5, 0)}
    t = at_the_start(*where, at=where, permanent_death=True, modifiers={"monsters": ["+0"]}, **position)
    brute = hero(t, "brute")
    brute.hand, brute.lost = brute.hand[:1], brute.hand[1:]
    return t


def dead(t: Table) -> list[bool]:
    return [one["dead"] for one in t.result().details["campaign"]["characters"]]


@rule("gloomhaven:var.02")
def test_with_permanent_death_lost_hit_points_mean_the_end() -> None:
    for permanent in True, False:
        t = table("brute", "tinkerer", permanent_death=permanent)
        hero(t, "brute").hand = []
        run(suffer(t, body(t, "brute"), 99))
        assert hero(t, "brute").figure == NOBODY
        assert dead(t) == [permanent, False]


@rule("gloomhaven:var.03")
def test_with_permanent_death_who_lacks_cards_stays_and_is_attacked() -> None:
    t = mortal(monsters=[("bandit-guard", (1, 0))])
    figure, guard = body(t, "brute"), foe(t, "bandit-guard")
    summon(t, "rat-swarm", (0, 1))
    tinkerer = sorted(hero(t, "tinkerer").hand)
    run(step(t), select_leading={1: tinkerer[0]}, select_second={1: tinkerer[1]})
    assert (hero(t, "brute").figure, figure in t.figures) == (NOBODY, True)
    assert len(hero(t, "brute").lost) == len(hero(t, "brute").pool[:10])
    assert order(t) == sorted([guard, body(t, "tinkerer")], key=lambda one: key(t, one))  # it has no turn
    assert key(t, figure)[0] == 99 * PER_INITIATIVE
    monster_card(t, "bandit-guard", 50)
    run(figure_turn(t, guard))
    assert lacks(figure) == 2
    figure.hp = 1
    t.deck.draw.append(t.deck.discard[-1])
    run(figure_turn(t, guard))
    assert figure not in t.figures
    assert dead(t) == [True, False]
    assert t.won == 0


@rule("gloomhaven:var.04")
def test_with_permanent_death_the_living_survive_a_lost_scenario() -> None:
    for killed in True, False:
        t = mortal(monsters=[("bandit-guard", (1, 0))])
        draws(t, "bandit-guard", 50)
        hero(t, "tinkerer").hand = []
        body(t, "brute").hp = 2 if killed else 3
        run(until(t, OVER))  # nobody can play a card; the guard still has its turn
        assert t.over
        assert t.result().winners == []
        assert dead(t) == [killed, False]
