"""The greedy policy of Monster Lands: legal everywhere, steady, blind to what is hidden, better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

from klubovna.games.monsterlands import RULES, kinds
from klubovna.games.monsterlands.citadel import DRINKS
from klubovna.games.monsterlands.facts import AFFINITIES, ARMOURY, LAND_A, MINE, PAWNSHOP, TAVERN
from klubovna.games.monsterlands.inventory import soak
from klubovna.games.monsterlands.kinds import KINDS
from klubovna.games.monsterlands.policy import CHOICES
from klubovna.games.monsterlands.policy.odds import reach, withstand
from klubovna.games.monsterlands.rolls import roll_of
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Attack, BeforeWages
from klubovna.kernel import Game, new
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.rules import ByKind
from monsterlands.tables import begin, kind, land, loot, m, monster, path, table, table_of

POLICY = ByKind(CHOICES)


def answer(g: Game, seat: int, seed: int) -> Any:
    """What the policy chooses when it is handed what the seat knows."""
    dealt = g.determinized(seat, seed)
    decision = next(d for d in dealt.decisions if d.seat == seat)
    return decision.options[POLICY.choose(table_of(dealt), decision, seat)]


def play(seats: int, seed: int, greedy: set[int], **options: Any) -> Game:
    g = new(RULES, seats=seats, seed=seed, options=options, journal=False)
    luck = Random(seed)
    while (d := g.decision) is not None:
        chosen = POLICY.choose(table_of(g), d, d.seat) if d.seat in greedy else luck.randrange(len(d.options))
        g.choose(chosen, d.seat)
    return g


def wish(t: Table, kind: Kind, options: list[Any], seat: int = 0, about: Any = None) -> Any:
    """What the policy answers to a question that is put to it."""
    return options[POLICY.choose(t, Decision(seat, kind, options, about), seat)]


# -- everywhere --------------------------------------------------------------------------------------------------------


def test_every_kind_has_a_choice() -> None:
    assert sorted(CHOICES) == sorted(one.name for one in KINDS)


def test_answers_are_legal_and_steady_and_leave_the_table_alone() -> None:
    """Random set-ups, solo and with ruses too, played half by chance."""
    for seed in range(8):
        g = new(RULES, seed=seed, journal=False, **soak(seed))
        luck = Random(seed)
        while (d := g.decision) is not None:
            before = g.fingerprint() if luck.random() < 0.05 else None
            index = POLICY.choose(table_of(g), d, d.seat)
            assert 0 <= index < len(d.options)
            if before is not None:
                assert POLICY.choose(table_of(g), d, d.seat) == index
                assert g.fingerprint() == before
            g.choose(luck.choice([index, luck.randrange(len(d.options))]), d.seat)


def test_hidden_things_make_no_difference() -> None:
    """Whatever is dealt in place of the decks and the others' traps, the choice is the same."""
    for seed in range(100, 106):
        g = new(RULES, seed=seed, journal=False, **soak(seed))
        luck = Random(seed)
        while (d := g.decision) is not None:
            index = POLICY.choose(table_of(g), d, d.seat)
            if luck.random() < 0.1:
                assert {answer(g, d.seat, luck.getrandbits(32)) for _ in range(2)} == {d.options[index]}
            g.choose(luck.choice([index, luck.randrange(len(d.options))]), d.seat)


# -- strength ----------------------------------------------------------------------------------------------------------


def test_beats_a_random_player() -> None:
    won = 0
    for seed in range(10):
        g = play(2, seed, {seed % 2})
        assert g.result is not None
        won += g.result.winners == [seed % 2]
    assert won >= 9


def test_beats_random_players_with_ruses_and_deadly_monsters() -> None:
    won = 0
    for seed in range(4):
        g = play(3, seed, {seed % 3}, ruses=True, difficulty="deadly")
        assert g.result is not None
        won += g.result.winners == [seed % 3]
    assert won >= 3


def test_four_greedy_players_come_to_an_end() -> None:
    for seed in range(3):
        g = play(4, seed, {0, 1, 2, 3})
        assert g.result is not None
        assert 35 <= max(g.result.scores) <= 100


def test_plays_the_solo_game() -> None:
    g = play(1, 3, {0})
    assert g.result is not None
    assert g.result.scores[0] >= 30


# -- dice --------------------------------------------------------------------------------------------------------------


def test_the_odds() -> None:
    assert (reach(2, 2), reach(2, 12), reach(2, 13), reach(1, 4)) == (1.0, 1 / 36, 0.0, 0.5)
    assert (withstand(3, -1), withstand(3, 3)) == (0.0, 1.0)
    assert abs(withstand(2, 0) - 1 / 9) < 1e-9


# -- set-up ------------------------------------------------------------------------------------------------------------


def test_chooses_the_affinity_of_the_guests() -> None:
    t = table(2, tavern=["zerava", "zenek", "dajana", "luska"], lands={"land_a": "gurban"})
    assert wish(t, kinds.AFFINITY, [0, 1, 2, 3]) == AFFINITIES.index("fire")


# -- the citadel -------------------------------------------------------------------------------------------------------


def test_hires_who_is_worth_most() -> None:
    t = table(2, tavern=["dajana", "fandor"], placed={"tavern": [0]}, clans={0: {"glory": 12, "coins": 20}})
    assert wish(t, kinds.HIRE, [m("dajana"), m("fandor"), DRINKS], about=0) == m("fandor")
    assert wish(t, kinds.HIRE_FREE, [m("dajana"), m("fandor")]) == m("fandor")


def test_goes_to_the_tavern_while_there_is_glory_and_money() -> None:
    t = table(2, tavern=["fandor"], clans={0: {"glory": 12, "coins": 20, "haggle": [5]}})
    assert wish(t, kinds.TURN, [("citadel", TAVERN), ("citadel", PAWNSHOP)]) == ("citadel", TAVERN)


def test_mines_rather_than_pawns() -> None:
    t = table(2, clans={0: {"strength": 2}})
    assert wish(t, kinds.TURN, [("citadel", PAWNSHOP), ("citadel", MINE)]) == ("citadel", MINE)
    assert wish(t, kinds.MINE_SPACE, [0, 1, 2]) == 0


def test_pawns_everything_or_nothing() -> None:
    t = table(2, clans={0: {"strength": 2, "magic": 1, "haggle": [1, 4]}})
    assert wish(t, kinds.PAWN_STRENGTH, [0, 1, 2]) == 2
    assert wish(t, kinds.PAWN_HAGGLE, [None, 1, 4]) == 1


def test_a_high_haggling_die_for_a_dear_mercenary() -> None:
    t = table(2, tavern=["fandor"], clans={0: {"glory": 12, "coins": 20, "strength": 1, "haggle": [2, 6]}})
    assert wish(t, kinds.BUILDING_DIE, [0, 2, 6], about=TAVERN) == 6


def test_buys_defence_before_it_faces_a_monster() -> None:
    t = table(
        2,
        monsters={"land_a": "zabozub"},
        lands={"land_a": "gurban"},
        events={"land_a": "e1b"},
        clans={0: {"coins": 12, "strength": 4, "magic": 1, "haggle": [6], "members": ["barbucha"], "traps": ["basic"]}},
    )
    assert wish(t, kinds.TURN, [("citadel", ARMOURY), ("citadel", PAWNSHOP)]) == ("citadel", ARMOURY)


# -- outside -----------------------------------------------------------------------------------------------------------


def test_takes_a_trap_along_to_capture() -> None:
    t = table(
        2,
        monsters={"land_a": "krus"},
        lands={"land_a": "kale"},
        events={"land_a": "e1a"},
        clans={0: {"traps": ["up_a8"]}},
        paths={("land_a", 2): {"seat": 0, "member": "korfac", "strength": 2, "magic": 1}},
    )
    t.path = path("land_a", 2)
    assert wish(t, kinds.PATH_TRAP, [None, kind("up_a8")], about=t.path) == kind("up_a8")


def test_leaves_hopeless_battles_alone() -> None:
    """The Lurker is far too strong for a lone basic mercenary who would be missed."""
    t = table(
        2,
        monsters={"land_a": "pocih"},
        lands={"land_a": "traklan"},
        events={"land_a": "e3a"},
        clans={0: {"strength": 2, "members": ["fandor"], "chief": "fandor"}},
    )
    t.who[path("land_a", 4)] = m("korfac")
    t.owner[path("land_a", 4)] = 0
    assert wish(t, kinds.TURN, [("citadel", MINE), ("outside", LAND_A)]) == ("citadel", MINE)


# -- the adventure -----------------------------------------------------------------------------------------------------


def fight(rolled: list[int], **on_path: Any) -> Table:
    """Korfac before Slinker (9 to capture, 12 to kill), with a trap; the coins of a capture outweigh the trophy."""
    wanted = {"seat": 0, "member": "korfac", "open": ["up_a4"], **on_path}
    t = table(2, monsters={"land_a": "pliznik"}, lands={"land_a": "kale"}, paths={("land_a", 1): wanted})
    t.path, t.place, t.facing = path("land_a", 1), LAND_A, monster("pliznik")
    begin(t, Attack, stop=True, flat=4, rolled=rolled)
    return t


def test_stops_when_the_monster_is_caught() -> None:
    t = fight([5], strength=2)
    roll_of(t).unrolled = [1, 0, 0]
    assert wish(t, kinds.ROLL, [None, ("roll", 0)], about=(t.path, 9)) is None


def test_rolls_on_when_it_is_not() -> None:
    t = fight([2], strength=2)
    roll_of(t).unrolled = [1, 0, 0]
    assert wish(t, kinds.ROLL, [None, ("roll", 0)], about=(t.path, 6)) == ("roll", 0)


def test_poison_only_where_it_decides() -> None:
    t = fight([2], poisons=1)
    assert wish(t, kinds.ROLL, [None, ("poison", 0)], about=(t.path, 7)) == ("poison", 0)
    assert wish(t, kinds.ROLL, [None, ("poison", 0)], about=(t.path, 6)) is None


def test_a_capture_will_do_where_the_kill_is_out_of_reach() -> None:
    t = fight([2], poisons=1)
    t.round = 6
    assert wish(t, kinds.ROLL, [None, ("poison", 0)], about=(t.path, 7)) == ("poison", 0)


def test_rerolls_the_lowest_die() -> None:
    t = fight([1, 2])
    options = [None, ("reroll", 1), ("reroll", 2)]
    assert wish(t, kinds.ROLL, options, about=(t.path, 7)) == ("reroll", 1)


def test_defends_only_while_it_helps() -> None:
    t = fight([], defence=1)
    assert wish(t, kinds.DEFEND, [0, 1], about=(t.path, 2, 2)) == 1
    assert wish(t, kinds.DEFEND, [0, 1], about=(t.path, 3, 3)) == 0
    t.wounded[m("korfac")] = True
    assert wish(t, kinds.DEFEND, [0, 1], about=(t.path, 2, 2)) == 0


def test_strikes_others_rather_than_own_people() -> None:
    t = table(
        2,
        paths={
            ("land_a", 1): {"seat": 0, "member": "korfac", "strength": 2},
            ("land_a", 3): {"seat": 1, "member": "tepej", "strength": 1, "magic": 1},
        },
    )
    own, other = path("land_a", 1), path("land_a", 3)
    assert wish(t, kinds.DEFLECT_TO, [own, other], about=path("land_a", 2)) == other
    assert wish(t, kinds.RUSE_TARGET, [own, other], about=kind("ruse_s1")) == other
    assert wish(t, kinds.DEFLECT, [0, 1], about=own) == 0
    assert wish(t, kinds.DEFLECT, [0, 1], about=other) == 1


def test_takes_the_best_loot_and_uses_coins_at_once() -> None:
    t = table(2, clans={0: {"loot": ["coins12"]}})
    assert wish(t, kinds.LOOT, sorted([loot("coins12"), loot("reroll_magic3")])) == loot("coins12")
    assert wish(t, kinds.FINISH, [None, ("loot", loot("coins12"))]) == ("loot", loot("coins12"))


# -- clean-up ----------------------------------------------------------------------------------------------------------


def test_sells_a_trophy_to_keep_a_mercenary() -> None:
    t = table(2, phase=BeforeWages, clans={0: {"glory": 12, "members": ["fandor"], "trophies": ["krus"]}})
    assert wish(t, kinds.BEFORE_WAGES, [None, ("sell", monster("krus"))]) == ("sell", monster("krus"))
    t.clan.coins = 10
    assert wish(t, kinds.BEFORE_WAGES, [None, ("sell", monster("krus"))]) is None


def test_settles_a_land_with_whom_it_would_miss_most() -> None:
    t = table(2, clans={0: {"members": ["fandor", "drabor"], "lands": {"nebie": None}}})
    assert wish(t, kinds.FINISH, [None, ("settle", land("nebie"))]) == ("settle", land("nebie"))
    assert wish(t, kinds.SETTLER, [m("korfac"), m("fandor"), m("drabor")], about=land("nebie")) == m("fandor")
