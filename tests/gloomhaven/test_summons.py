"""Summons of characters."""

from typing import Any

import klubovna.games.gloomhaven.state as phases
from gloomhaven.tables import (
    add_monster,
    arena,
    at_the_start,
    body,
    card,
    foe,
    hero,
    lacks,
    modifier,
    monster,
    obstacle,
    order,
    table,
    takes,
    top,
)
from klubovna.games.gloomhaven.combat.suffer import exhaust, suffer
from klubovna.games.gloomhaven.facts import INITIATIVE, SUMMON_NUMBER
from klubovna.games.gloomhaven.figures import PER_INITIATIVE, SIDE_OF_CHARACTERS, SUMMON, Figure
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PUT_AWAY
from klubovna.games.gloomhaven.scenario.counts import ELITES, FIRST_KILL, KILLS
from klubovna.games.gloomhaven.state import ROUND_BEGINS, Table
from klubovna.games.gloomhaven.vocabulary.words import NORMAL, POISON
from klubovna.kernel.hexes import Hex, neighbours
from klubovna.testing import offered, rule, run

RATS = "Gnawing Horde"


def summons(t: Table) -> list[Figure]:
    return [figure for figure in t.figures if figure.form == SUMMON]


def with_rats(at: Hex = (1, 0), **position: Any) -> tuple[Table, Figure]:
    """The Mindthief in the middle has called her rats, and they have not acted in this round."""
    t = table("mindthief", "brute", at={"mindthief": (0, 0)}, **position)
    run(top(t, "mindthief", RATS), hex=at)
    (rats,) = summons(t)
    return t, rats


def summoned(t: Table, role: str, name: str, at: Hex) -> Figure:
    """A summon that stands there without a card."""
    who = t.characters.index(hero(t, role))
    number = SUMMON_NUMBER[name]
    return t.enter(form=SUMMON, who=who, rank=NORMAL, number=number, at=at, hp=6, side=SIDE_OF_CHARACTERS)


@rule("gloomhaven:summon.01", "gloomhaven:r.35")
def test_a_summon_appears_in_an_empty_hex_beside_its_summoner() -> None:
    t = table("mindthief", "brute", at={"mindthief": (0, 0), "brute": (0, 1)}, monsters=[("cave-bear", (-1, 0))])
    t.coins = [(0, -1)]
    free = sorted(set(neighbours((0, 0))) - {(0, 1), (-1, 0), (0, -1)})
    asked = offered(top(t, "mindthief", RATS))
    assert (asked.seat, asked.options) == (0, [None, *free])
    run(top(t, "mindthief", RATS), hex=(1, -1))
    assert [figure.at for figure in summons(t)] == [(1, -1)]


@rule("gloomhaven:summon.02")
def test_without_a_free_hex_there_is_no_summon() -> None:
    t = table("mindthief", at={"mindthief": (0, 0)})
    obstacle(t, *neighbours((0, 0)))
    run(top(t, "mindthief", RATS))
    assert summons(t) == []
    assert hero(t, "mindthief").active == []


@rule("gloomhaven:summon.03")
def test_the_numbers_of_a_summon_stand_on_its_card() -> None:
    t, rats = with_rats(monsters=[("cave-bear", (3, 0))], modifiers={"mindthief": ["+0"]})
    bear = foe(t, "cave-bear")
    assert rats.hp == rats.max_hp == 6
    run(figure_turn(t, rats))
    assert rats.at == (2, 0)  # Move 1
    assert lacks(bear) == 2  # Attack 2
    assert bear.conditions[POISON]
    t = table("spellweaver", at={"spellweaver": (0, 0)}, monsters=[("cave-bear", (3, 0))])
    ally = summoned(t, "spellweaver", "mystic-ally", (1, 0))
    run(figure_turn(t, ally))
    assert ally.at == (1, 0)  # Range 2
    assert hero(t, "spellweaver").deck.discard


@rule("gloomhaven:summon.04")
def test_the_card_of_a_summon_lies_in_the_active_area() -> None:
    t, rats = with_rats()
    thief = hero(t, "mindthief")
    assert [(row[0], row[3]) for row in thief.active] == [(card(RATS), rats.id)]
    assert card(RATS) not in [*thief.hand, *thief.discard, *thief.lost, *thief.chosen]
    t.phase = phases.CLEAN_UP
    run(step(t))
    assert summons(t) == [rats]  # it stays when the round ends
    assert thief.active


@rule("gloomhaven:summon.05", "gloomhaven:summon.14")
def test_a_summon_without_hit_points_leaves_the_map() -> None:
    t, rats = with_rats()
    run(suffer(t, rats, 5))  # nobody may lose cards for it
    assert rats.hp == 1
    run(suffer(t, rats, 1))
    assert summons(t) == []
    assert hero(t, "mindthief").active == []
    assert card(RATS) in hero(t, "mindthief").lost


@rule("gloomhaven:summon.06", "gloomhaven:summon.19")
def test_a_summon_acts_just_before_its_summoner() -> None:
    t, rats = with_rats(monsters=[("bandit-guard", (5, 0))])
    rats.acted = False
    guard = foe(t, "bandit-guard")
    hero(t, "mindthief").place = 30 * PER_INITIATIVE
    hero(t, "brute").place = 20 * PER_INITIATIVE
    t.places[t.kinds.index(guard.who)] = 30 * PER_INITIATIVE + 50
    assert order(t) == [body(t, "brute"), rats, body(t, "mindthief"), guard]
    t.phase = phases.TURNS
    body(t, "brute").acted = True
    run(step(t))
    assert t.acting == -1  # its turn is over, and hers has not begun
    assert rats.acted
    assert not body(t, "mindthief").acted


@rule("gloomhaven:summon.08")
def test_a_summon_draws_from_its_summoners_deck() -> None:
    modifiers = {"mindthief": ["+2"], "brute": ["-2"], "monsters": ["-1"]}
    t, rats = with_rats(monsters=[("cave-bear", (2, 0))], modifiers=modifiers)
    run(figure_turn(t, rats))
    assert lacks(foe(t, "cave-bear")) == 2 + 2
    assert len(hero(t, "mindthief").deck.discard) == 1


@rule("gloomhaven:summon.09")
def test_several_summons_act_in_the_order_of_their_summoning() -> None:
    t, rats = with_rats()
    later = summoned(t, "mindthief", "monstrous-rat", (2, 0))
    last = summoned(t, "mindthief", "rat-swarm", (-1, 0))
    t.figures.reverse()
    rats.acted = False
    assert [figure for figure in order(t) if figure.form == SUMMON] == [rats, later, last]


@rule("gloomhaven:summon.10", "gloomhaven:r.50", "gloomhaven:ex.summon.1")
def test_a_summon_acts_from_the_next_round_on() -> None:
    t = at_the_start("mindthief", "brute", at={"mindthief": (0, 0)}, monsters=[("cave-bear", (4, 0))])
    t.round = 2
    t.phase = phases.TURNS
    thief = hero(t, "mindthief")
    thief.place = 20 * PER_INITIATIVE
    body(t, "brute").acted = foe(t, "cave-bear").acted = True
    run(top(t, "mindthief", RATS), hex=(1, 0))
    (rats,) = summons(t)
    assert order(t) == [body(t, "mindthief")]  # not even after her turn
    t.phase = ROUND_BEGINS
    t.round = 3
    lead, second = card("Submissive Affliction"), card("Feedback Loop")
    brute = sorted(hero(t, "brute").hand)
    run(step(t), select_leading={0: lead, 1: brute[0]}, select_second={0: second, 1: brute[1]})
    row = order(t)
    assert thief.place == INITIATIVE[lead] * PER_INITIATIVE
    assert row[row.index(rats) + 1] is body(t, "mindthief")


@rule("gloomhaven:summon.11")
def test_the_kills_of_a_summon_are_its_summoners() -> None:
    t, rats = with_rats(modifiers={"mindthief": ["+0"]})
    add_monster(t, "bandit-guard", (2, 0), "elite", hp=1)
    t.boons.append((rats.id, 2, 9, 0, -1, -1, True))  # Attack +9 against the shield
    run(figure_turn(t, rats))
    assert monster(t, "bandit-guard") is None
    thief = hero(t, "mindthief")
    assert (thief.counts[KILLS], thief.counts[ELITES], thief.counts[FIRST_KILL]) == (1, 1, 1)
    assert hero(t, "brute").counts[KILLS] == 0


@rule("gloomhaven:summon.13")
def test_summons_do_not_loot() -> None:
    t, rats = with_rats(monsters=[("cave-bear", (3, 0))])
    t.coins = [(2, 0)]
    run(figure_turn(t, rats))
    assert rats.at == (2, 0)
    assert t.coins == [(2, 0)]
    assert all(one.coins == 0 for one in t.characters)


@rule("gloomhaven:summon.15")
def test_a_dash_means_that_it_cannot() -> None:
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=[("cave-bear", (3, 0))])
    decoy = summoned(t, "tinkerer", "decoy", (1, 0))  # Move 2, no attack
    run(figure_turn(t, decoy))
    assert decoy.at == (2, 0)
    assert lacks(foe(t, "cave-bear")) == 0
    assert hero(t, "tinkerer").deck.discard == []


@rule("gloomhaven:summon.17")
def test_a_summon_goes_with_its_card() -> None:
    t, _ = with_rats()
    takes(t, "mindthief")
    run(step(t), act=(PUT_AWAY, card(RATS)))
    assert summons(t) == []
    assert card(RATS) in hero(t, "mindthief").lost


@rule("gloomhaven:summon.18")
def test_a_summon_goes_with_its_summoner() -> None:
    t, _ = with_rats()
    exhaust(t, hero(t, "brute"))
    assert len(summons(t)) == 1
    t, _ = with_rats()
    exhaust(t, hero(t, "mindthief"))
    assert summons(t) == []


@rule("gloomhaven:mon.att.08")
def test_a_summon_must_take_the_target_that_a_modifier_adds() -> None:
    t = table("tinkerer", at={"tinkerer": (-4, 0)}, modifiers={"tinkerer": [modifier(targets=1), "+0"]})
    bears = [add_monster(t, "cave-bear", at) for at in ((1, 0), (0, 1), (-1, 0))]
    for place, bear in enumerate(bears):
        bear.number = 3 - place
    bot = summoned(t, "tinkerer", "battle-bot", (0, 0))
    run(figure_turn(t, bot))  # its focus is number 1, the next by the rules of focus number 2
    assert [lacks(bear) for bear in bears] == [0, 2, 2]


@rule("gloomhaven:turn.07", "gloomhaven:los.04", "gloomhaven:turn.05")
def test_jet_propulsion_moves_all_summoned_allies_in_range() -> None:
    """Those of others too, one after the other, and none that a wall hides."""
    t = table("tinkerer", "mindthief", at={"tinkerer": (0, 0), "mindthief": (-5, 0)}, hero_level=8)
    bot = summoned(t, "tinkerer", "battle-bot", (1, 0))  # Move 2
    rats = summoned(t, "mindthief", "rat-swarm", (0, 3))  # Move 1
    far = summoned(t, "tinkerer", "decoy", (0, -4))
    asked = offered(top(t, "tinkerer", "Jet Propulsion"))
    assert (asked.seat, asked.options) == (0, [None, bot.id, rats.id])
    run(top(t, "tinkerer", "Jet Propulsion"), target=[rats.id, bot.id], move_to=[(0, 6), (5, 0)])
    assert (bot.at, rats.at, far.at) == ((5, 0), (0, 6), (0, -4))
    hidden = arena(walls=[((0, 0), (1, 0)), ((0, 1), (1, 0)), ((1, -1), (1, 0))])
    t = table("tinkerer", at={"tinkerer": (0, 0)}, hero_level=8, scenario=hidden)
    summoned(t, "tinkerer", "decoy", (2, 0))
    run(top(t, "tinkerer", "Jet Propulsion"))
