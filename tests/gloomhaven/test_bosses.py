"""Bosses: statistics, the common deck, specials, immunities."""

import pytest

from gloomhaven.tables import (
    add_monster,
    body,
    foe,
    hero,
    lacks,
    monster,
    monster_card,
    suffers,
    table,
    top,
)
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import exhaust, suffer
from klubovna.games.gloomhaven.facts import DECK, MONSTER, MONSTER_DECK, MONSTERS, STATS
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, Figure
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.scenario.reveal import hit_points
from klubovna.games.gloomhaven.scenario.triggers import open_door
from klubovna.games.gloomhaven.state import TURNS, Table
from klubovna.games.gloomhaven.vocabulary.words import BOSS, CONDITION
from klubovna.testing import offered, rule, run

COMMANDER = "bandit-commander"


def lair(*roles: str) -> tuple[Table, Figure]:
    """Barrow Lair with the door to the Commander open."""
    t = table(*roles, scenario=2, at={role: (i - 1, -3) for i, role in enumerate(roles)})
    t.phase = TURNS
    run(open_door(t, 0, body(t, roles[0])))
    return t, foe(t, COMMANDER)


@rule("gloomhaven:boss.01")
def test_a_boss_has_its_own_row_and_the_deck_of_all_bosses() -> None:
    assert MONSTER_DECK[MONSTER[COMMANDER]] == MONSTER_DECK[MONSTER["inox-bodyguard"]] == DECK["boss"]
    t, boss = lair("brute", "tinkerer")
    assert boss.rank == BOSS
    assert t.stats(boss) is STATS[boss.who][BOSS][t.monster_level]
    assert t.faces[t.decks.index(DECK["boss"])] >= 0


@rule("gloomhaven:boss.02")
def test_cards_of_bosses_call_the_specials_of_the_boss() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("captain-of-the-guard", (4, 0), "boss")])
    captain, guard = foe(t, "captain-of-the-guard"), add_monster(t, "city-guard", (6, 0))
    captain.hp, guard.hp = 3, 1
    monster_card(t, "captain-of-the-guard", 73)  # Special 1: Heal 2 for itself and all allies
    run(figure_turn(t, captain))
    assert (captain.hp, guard.hp) == (5, 3)
    captain.hp, guard.hp = 3, 1
    monster_card(t, "captain-of-the-guard", 11)  # Special 2: +1 Attack for all allies, Attack +1
    run(figure_turn(t, captain))
    assert (captain.hp, guard.hp, captain.at) == (3, 1, (4, 0))
    assert [boon[0] for boon in t.boons] == [guard.id]


@rule("gloomhaven:boss.03", "gloomhaven:ex.boss.1")
def test_c_is_the_number_of_characters_that_began() -> None:
    t, boss = lair("brute", "tinkerer", "scoundrel")
    assert boss.hp == boss.max_hp == 30
    exhaust(t, hero(t, "brute"))
    assert hit_points(t, boss.who, BOSS) == 30
    t, boss = lair("brute", "tinkerer")
    assert boss.hp == 20
    bodyguards = [("inox-bodyguard", (1, 0), "boss")]
    t = table("brute", "tinkerer", at={"brute": (0, 0)}, monsters=bodyguards, modifiers={"monsters": ["+0"]})
    monster_card(t, "inox-bodyguard", 36)  # Attack +0 of 1 + C
    run(figure_turn(t, foe(t, "inox-bodyguard")), negate={0: None})
    assert lacks(body(t, "brute")) == 1 + 2


@rule("gloomhaven:boss.04")
@pytest.mark.parametrize(("name", "sticks"), [("stun", False), ("immobilize", False), ("poison", True)])
def test_a_boss_ignores_what_it_is_immune_to(name: str, sticks: bool) -> None:
    t = table("brute", monsters=[(COMMANDER, (1, 0), "boss")])
    give(t, foe(t, COMMANDER), name)
    assert (foe(t, COMMANDER).conditions[CONDITION[name]] > 0) == sticks
    before = len(t.deck.draw)
    give(t, foe(t, COMMANDER), "curse")
    assert len(t.deck.draw) == before


@rule("gloomhaven:boss.05")
def test_a_boss_is_neither_normal_nor_elite() -> None:
    for name, rank in ("bandit-guard", "normal"), (COMMANDER, "boss"), ("the-harvester", "boss"):
        t = table("brute", at={"brute": (0, 0)}, monsters=[(name, (1, 0), rank)], hero_level=2)
        if rank == "normal":
            assert offered(top(t, "brute", "Fatal Advance")).options == [None, foe(t, name).id]
            run(top(t, "brute", "Fatal Advance"), target=foe(t, name).id)
            assert monster(t, name) is None
        else:
            run(top(t, "brute", "Fatal Advance"))
            assert lacks(foe(t, name)) == 0
    assert MONSTERS[MONSTER["the-harvester"]].boss  # a named monster, with the deck of the guards


@rule("gloomhaven:boss.06")
def test_a_boss_finds_its_focus_like_any_monster() -> None:
    where = {"brute": (0, 0), "tinkerer": (6, 0)}
    t = table(*where, at=where, monsters=[(COMMANDER, (4, 0), "boss")], modifiers={"monsters": ["+0"]})
    monster_card(t, COMMANDER, 36)  # Move +0, Attack +0
    run(figure_turn(t, foe(t, COMMANDER)), negate={1: None})
    assert foe(t, COMMANDER).at == (5, 0)
    assert [lacks(body(t, role)) for role in where] == [0, 3]
    suffers(body(t, "tinkerer"), "invisible")
    run(figure_turn(t, foe(t, COMMANDER)))
    assert foe(t, COMMANDER).at == (2, 0)  # Move 3 toward the only one it sees


@rule("gloomhaven:boss.07")
def test_the_bandit_commander_opens_doors_and_summons_bones() -> None:
    t, boss = lair("brute", "tinkerer")
    monster_card(t, COMMANDER, 73)
    for door, room in ((-1, 5), "r5"), ((-3, 8), "r3"), ((-8, 8), "r4"):
        assert not t.revealed >> t.book.room_ids.index(room) & 1
        run(figure_turn(t, boss))
        assert boss.at == door
        assert t.revealed >> t.book.room_ids.index(room) & 1
    t, boss = lair("brute", "tinkerer")
    monster_card(t, COMMANDER, 11)
    run(figure_turn(t, boss))
    bones = [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == MONSTER["living-bones"]]
    assert [t.ground.range(one.at, boss.at) for one in bones] == [1]


@rule("gloomhaven:boss.07", "gloomhaven:mon.amb.01")
def test_where_the_next_door_is_taken_the_players_choose() -> None:
    t, boss = lair("brute", "tinkerer")
    monster_card(t, COMMANDER, 73)
    run(figure_turn(t, boss))
    t.cycle = 4  # all doors are visited: the first one again, and there he stands
    run(figure_turn(t, boss))
    assert boss.at == (-1, 5)
    t.put(boss, next(at for at in sorted(t.ground.floor) if t.empty(at) and t.ground.range(at, (-1, 5)) > 3))
    t.put(body(t, "brute"), (-1, 5))
    t.cycle = 4
    asked = offered(figure_turn(t, boss)).options
    assert len(asked) > 1
    assert {t.ground.range(at, (-1, 5)) for at in asked} == {1}


@rule("gloomhaven:r.24")
def test_a_boss_that_was_set_up_leaves_a_coin() -> None:
    t, boss = lair("brute", "tinkerer")
    at, coins = boss.at, len(t.coins)
    run(suffer(t, boss, 99))
    assert len(t.coins) == coins + 1
    assert at in t.coins
