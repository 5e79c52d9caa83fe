"""The solo scenarios 8 to 10."""

from typing import Any

import pytest

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.facts import (
    ATTACK,
    LAND_A,
    TRAP_FACTS,
    TRAP_KIND,
    Path,
    family,
)
from klubovna.games.monsterlands.moments import SAM
from klubovna.games.monsterlands.sam import act
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, Answer, Attack, Fight, Guard
from klubovna.kernel.errors import SetupError
from klubovna.testing import offered, rule, run
from monsterlands.solo import fresh, lines, ranked
from monsterlands.tables import m, monster, on_path, open_battle, path, quiet, skirmish, table, until

# -- crafty Sam -----------------------------------------------------------------------------------------------------


def crafty(tokens: list[str], left: dict[str, Any] | None = None, right: dict[str, Any] | None = None) -> Table:
    """Sam with tokens of his pile on path 2 between two mercenaries of the player, at the start of the battle."""
    tile, _ = quiet(3)
    beside = {1: ("fandor", left), 3: ("hatyr", right)}
    t = table(
        1,
        scenario=8,
        monsters={"land_a": "hlubstir"},
        lands={"land_a": "gurban"},
        events={"land_a": tile},
        paths={("land_a", n): {"seat": 0, "member": who, **kit} for n, (who, kit) in beside.items() if kit is not None},
    )
    two = path("land_a", 2)
    t.who[two] = SAM
    for name in tokens:
        token = next(trap for trap in t.sam_pile if TRAP_FACTS[TRAP_KIND[trap]].id == name)
        t.sam_pile.remove(token)
        t.laid[two].append(token)
    t.place = LAND_A
    open_battle(t, LAND_A)
    return t


def stand(t: Table) -> list[tuple[int, int]]:
    """Strength and magic dice on the first three paths."""
    paths: list[Path] = [path("land_a", n) for n in (1, 2, 3)]
    return [on_path(t, p)[:2] for p in paths]


@rule("monsterlands:scen.8.01", "monsterlands:scen.8.04", "monsterlands:r.77")
def test_the_traps_of_the_module_are_sams_own_pile() -> None:
    t = fresh(8)
    assert sorted(t.sam_pile) == family("hidden", "ruse")
    assert sorted(t.trap_supply + t.lodge) == family("upgraded")
    assert lines(8, 30, 42, 56)


@rule("monsterlands:scen.8.02")
def test_two_tokens_lie_with_sam_on_a_land_path() -> None:
    for yellow, place, tokens in ((2, "land_a", 2), (5, "quest_a", 0)):
        t = table(1, scenario=8)
        t.chance.load(5, yellow)
        act(t)
        p = path(place, 2 if place == "land_a" else 1)
        assert (t.who[p], len(t.laid[p]), len(t.sam_pile)) == (SAM, tokens, 24 - tokens)
    t = table(1)
    t.chance.load(5, 2)
    act(t)
    assert t.laid[path("land_a", 2)] == []


@rule("monsterlands:scen.8.03")
def test_the_player_decides_about_his_tokens() -> None:
    t = crafty([], {"strength": 2, "traps": ["up_a4"]})
    assert offered(until(t, Fight)).kind.name == "ruse.reveal"


@rule("monsterlands:r.77")
def test_sam_steals_what_he_can() -> None:
    rich = {"strength": 2, "magic": 2}
    for tokens, left, right, after in (
        (["ruse_s1"], rich, rich, [(1, 2), (1, 0), (2, 2)]),  # from the left first
        (["ruse_m1"], {"strength": 2}, rich, [(2, 0), (0, 1), (2, 1)]),  # else from the right
        (["ruse_s2", "ruse_m2"], rich, rich, [(0, 0), (2, 2), (2, 2)]),  # all tokens, as many as allowed
        (
            ["ruse_a1"],
            {"strength": 2, "magic": 1},
            rich,
            [(1, 1), (1, 0), (2, 2)],
        ),  # of what there is more
        (["ruse_a1"], rich, rich, [(2, 1), (0, 1), (2, 2)]),  # magic on a tie
        (["ruse_a2"], rich, rich, [(1, 1), (1, 1), (2, 2)]),  # magic on a tie, then strength
        (["ruse_d2", "hid_s2"], rich, rich, [(2, 2), (0, 0), (2, 2)]),  # these do nothing
    ):
        t = crafty(tokens, left, right)
        run(until(t, Fight))
        assert stand(t) == after, tokens
        assert t.deflections == []


@rule("monsterlands:r.77")
def test_a_defence_token_cancels_sams_ruse_and_his_tokens_come_back() -> None:
    t = crafty(["ruse_s1"], {"strength": 2, "defence": 1})
    run(until(t, Fight), ruse_cancel=True)
    assert (stand(t)[0], t.shields[path("land_a", 1)], len(t.sam_discard)) == ((2, 0), 0, 1)
    assert t.trap_discard == []
    t = crafty(["ruse_s1", "hid_s1"])
    run(until(t, Adventure))
    assert (len(t.sam_discard), t.trap_discard) == (2, [])
    drawn = []
    for seed in range(5):
        t = table(1, scenario=8, seed=seed)
        t.sam_discard, t.sam_pile = sorted(t.sam_pile), []
        t.chance.load(5, 1)
        act(t)
        assert (len(t.laid[path("land_a", 1)]), len(t.sam_pile), t.sam_discard) == (2, 22, [])
        drawn.append(t.laid[path("land_a", 1)])
    assert any(tokens != drawn[0] for tokens in drawn)  # the new pile was shuffled


# -- 9 and 10 ----------------------------------------------------------------------------------------------------------


@rule("monsterlands:scen.9.01", "monsterlands:r.78")
def test_sam_prefers_quests() -> None:
    goals = [("land_a", 1), ("land_a", 2), ("quest_a", 1), ("quest_a", 1), ("quest_b", 1), ("quest_b", 1)]
    for yellow, goal in enumerate(goals, 1):
        t = table(1, scenario=9)
        t.chance.load(6, yellow)
        act(t)
        assert t.who[path(*goal)] == SAM


@rule("monsterlands:scen.9.02")
def test_quests_and_points_together() -> None:
    for quests, vp, rank in (
        (3, 70, "klutz"),
        (4, 29, "klutz"),
        (4, 30, "apprentice"),
        (7, 39, "apprentice"),
        (6, 40, "veteran"),
        (8, 54, "veteran"),
        (7, 55, "veteran"),
        (8, 55, "hero"),
    ):
        t = table(1, scenario=9, clans={0: {"quests": quests}})
        assert ranked(t, vp) == rank


@rule("monsterlands:scen.10.01", "monsterlands:r.80")
def test_monsters_roll_their_misses_again_once() -> None:
    t, _ = skirmish(
        "hlubstir", {"member": "fandor", "strength": 1, "defence": 6}, seats=1, scenario=10, difficulty="normal"
    )
    black = ATTACK[monster("hlubstir")]
    t.chance.load(1, 2, *[6] * (black - 2), 1, 3)  # both misses again: a miss for good, and a hit
    t.place = LAND_A
    open_battle(t, LAND_A)
    assert offered(until(t, Answer)).about[1] == black - 1
    assert t.chance.loaded == []


@rule("monsterlands:r.80")
def test_also_scatterers_die_and_deflected_ones() -> None:
    t, _ = skirmish("trousic", {"member": "fandor", "strength": 1}, seats=1, scenario=10, difficulty="normal")
    t.place = LAND_A
    open_battle(t, LAND_A)
    t.chance.load(1, 6)
    run(until(t, Guard))
    assert t.wounded[m("fandor")]
    pair = ({"member": "zandala", "strength": 1}, {"member": "hatyr", "strength": 1})
    t, _ = skirmish("hlubstir", *pair, seats=1, scenario=10, difficulty="normal")
    t.place = LAND_A
    open_battle(t, LAND_A)
    misses = ATTACK[monster("hlubstir")] - 1
    t.chance.load(1, 6, *[1] * misses, *[1] * misses)
    run(until(t, Attack))
    assert (t.wounded[m("hatyr")], t.wounded[m("zandala")], t.chance.loaded) == (True, False, [])


@rule("monsterlands:scen.10.02", "monsterlands:scen.10.04")
def test_ruin_is_never_easy() -> None:
    with pytest.raises(SetupError):
        RULES.config(1, 1, [None], {"scenario": 10, "difficulty": "easy"})
    for difficulty in ("normal", "hard", "deadly"):
        RULES.config(1, 1, [None], {"scenario": 10, "difficulty": difficulty})
    assert lines(10, 35, 45, 60)
