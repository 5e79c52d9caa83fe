"""Parts of the board: every option stands for something that is drawn for who decides."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.monsterlands import RULES, kinds
from klubovna.games.monsterlands.facts import LAND_A, LODGE, QUEST_B, TAVERN
from klubovna.games.monsterlands.parts import PARTS, listed
from klubovna.games.monsterlands.rolls import ALL
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import NewChiefs, PayQuest, Wages
from klubovna.kernel import Kind
from klubovna.testing import run
from klubovna.testing.lit import check_lit, play_lit
from monsterlands.tables import (
    begin,
    choose,
    fighter,
    game,
    kind,
    land,
    load_attack,
    m,
    open_battle,
    rolling,
    skirmish,
    table,
)

GAMES = 32
LONGEST = 5000


# -- kinds that random games do not come to, each with a position and what is answered on the way ----------------------

FANDOR = {"member": "fandor", "strength": 2}
RULFUS = {"seat": 1, "member": "rulfus", "strength": 1}
HATYR = {"seat": 1, "member": "hatyr", "strength": 3, "magic": 3}


def battle(*fighters: dict[str, Any], ruses: bool = True, **more: Any) -> Table:
    """The beginning of a battle at land A."""
    t, _ = skirmish("hlubstir", *fighters, ruses=ruses, **more)
    t.place = LAND_A
    open_battle(t, LAND_A)
    t.chance.load(*[1] * 20)  # nobody is hit, and no monster is beaten
    return t


def before_chief() -> Table:
    clan = {"chief": None, "members": ["luska"], "lands": {"kryzie": None}, "trophies": ["hlubstir"]}
    return table(2, phase=NewChiefs, clans={0: clan})


def beaten() -> Table:
    """One roll before a monster is killed, with loot for it."""
    both = ["glory_capture", "glory_kill"]
    t = battle({"member": "fandor", "strength": 5, "traps": ["up_a4"]}, ruses=False, clans={0: {"loot": both}})
    t.chance.loaded = []
    load_attack(t, "land_a")
    t.chance.load(6, 6, 6, 6, 6)
    return t


def paying() -> Table:
    path = {("quest_b", 1): {"seat": 0, **FANDOR}}
    t = table(2, quests=("q01", "q12"), clans={0: {"loot": ["kill6", "coins12"]}}, paths=path)
    t.place = QUEST_B
    begin(t, PayQuest)
    return t


def too_many_traps() -> Table:
    held = ["basic", "up_m1", "up_m1", "up_s1", "up_s1"]
    away = {("land_a", 1): {"seat": 0, "member": "purkrab"}}
    return table(2, lodge=["up_sb2"], clans={0: {"coins": 20, "strength": 1, "traps": held}}, paths=away)


def shopper() -> Table:
    return table(2, lodge=["up_s1", "up_m1"], clans={0: {"coins": 20, "strength": 2, "members": ["jutrovic"]}})


def unpaid() -> Table:
    return table(2, phase=Wages, clans={0: {"glory": 20, "members": ["luska", "veruda"]}})


def rich() -> Table:
    return table(2, tavern=["lina"], clans={0: {"glory": 60, "coins": 40, "strength": 2, "members": ["vendela"]}})


def owner(name: str, settler: str | None = None, **clan: Any) -> Table:
    return table(2, clans={0: {"lands": {name: settler}, **clan}})


RARE: dict[Kind, tuple[Table, dict[Kind, Any]]] = {
    kinds.BEFORE_CHIEF: (before_chief(), {}),
    kinds.RUSE_TARGET: (battle(FANDOR, {**HATYR, "traps": ["ruse_s1"]}, RULFUS), {kinds.REVEAL: True}),
    kinds.RUSE_CANCEL: (
        battle({**FANDOR, "traps": ["ruse_s1"]}, {**HATYR, "defence": 1}),
        {kinds.REVEAL: True},
    ),
    kinds.STEAL: (battle({**FANDOR, "traps": ["ruse_s2"]}, HATYR), {kinds.REVEAL: True}),
    kinds.DEFLECT: (battle({**FANDOR, "traps": ["ruse_d2"]}, HATYR), {kinds.REVEAL: True}),
    kinds.DEFLECT_TO: (battle(HATYR, {"member": "zandala", "strength": 1}, RULFUS), {}),
    kinds.HEAL: (owner("jaha", potions=1, strength=1, wounded=["fandor", "luska"]), {kinds.TURN: ("heal", 0)}),
    kinds.LOOT_GLORY: (beaten(), {kinds.ROLL: ("roll", ALL)}),
    kinds.CARD_FREE: (owner("ujunie", "lorin", haggle=[2, 2]), {kinds.TURN: ("settled", land("ujunie"))}),
    kinds.PAY_LOOT: (paying(), {kinds.PAY: True}),
    kinds.SETTLER: (owner("kryzie", members=["luska", "ninra"], strength=1), {kinds.TURN: ("settle", land("kryzie"))}),
    kinds.LAND_DICE: (owner("gurban", "hatyr", strength=2, haggle=[3]), {kinds.TURN: ("settled", land("gurban"))}),
    kinds.HIRE_DISCOUNT: (rich(), {kinds.TURN: ("citadel", TAVERN), kinds.HIRE: m("lina")}),
    kinds.TRAP_DISCOUNT: (shopper(), {kinds.TURN: ("citadel", LODGE), kinds.TRAP: kind("up_s1")}),
    kinds.TOKEN: (table(2, clans={0: {"members": ["mrazor"], "strength": 1}}), {kinds.TURN: ("use", m("mrazor"))}),
    kinds.DESERTER: (unpaid(), {}),
    kinds.TRAP_DISCARD: (too_many_traps(), {kinds.TURN: ("citadel", LODGE)}),
}


@pytest.mark.parametrize("kind", RARE, ids=lambda kind: kind.name)
def test_rare_options_light_parts_that_are_drawn(kind: Kind) -> None:
    t, answers = RARE[kind]
    g = game(t)
    while (decision := g.decisions[0]).kind is not kind:
        value = answers.get(decision.kind)
        g.choose(decision.options.index(value) if value in decision.options else 0, decision.seat)
    assert len(decision.options) > 1
    check_lit(g, decision)


def test_every_kind_comes_up_in_random_games_or_is_shown_here() -> None:
    asked = {kind.name for kind in RARE}
    for seed in range(GAMES):
        asked |= set(play_lit(RULES, seed, LONGEST))
    assert asked == set(RULES.kinds)


def test_nothing_is_left_without_a_part() -> None:
    assert PARTS.without == {}
    assert {kind.of for kind in RULES.kinds.values()} == set(PARTS.nouns)


def test_what_others_see_has_no_part_of_a_clan_board() -> None:
    t = table(2, clans={0: {"traps": ["basic"], "haggle": [5, 5], "potions": 1}, 1: {"traps": ["up_a4"]}})
    own, spectator = (listed(game(t).look(seat)) for seat in (0, None))
    assert {"trap:basic:1", "die:haggle:5:2", "potion:1", "building:lodge", "path:land_a:1"} <= set(own)
    assert "trap:up_a4:1" not in own
    assert not [part for part in spectator if part.startswith(("trap:", "die:", "member:", "potion:"))]


def test_dice_of_a_roll() -> None:
    t = fighter("purkrab", strength=2, traps=["up_a4"])
    run(rolling(t))
    g = game(t)
    lit = {str(value): PARTS.lit(g.state, g.decisions[0], value) for value in g.decisions[0].options}
    assert lit == {"('roll', 0)": ["unrolled:strength"], "('roll', 3)": ["unrolled:strength"]}


def test_equal_things_that_are_marked_together_light_a_part_each() -> None:
    t = table(2, clans={0: {"coins": 20, "strength": 1}}, lodge=["up_s1", "up_m1", "up_s1"])
    g = game(t)
    choose(g, ("citadel", LODGE))
    decision = g.decisions[0]
    assert decision.kind is kinds.TRAP
    both = ["lodge:up_s1:1", "lodge:up_s1:2"]
    assert PARTS.lit(g.state, decision, kind("up_s1")) == both  # picked one by one, either will do
    lit = PARTS.lit_together(g.state, decision, [kind(name) for name in ("up_s1", "up_m1", "up_s1")])
    assert lit == [[both[0]], ["lodge:up_m1:1"], [both[1]]]
