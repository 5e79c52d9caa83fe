"""The Ruses module: the conflict between mercenaries."""

from typing import Any

from klubovna.games.monsterlands.facts import (
    ATTACK,
    CAPTURE,
    ENTRANCE,
    LAND_A,
    LODGE,
    TRAP_FACTS,
    TRAP_PRICE,
    Path,
    family,
)
from klubovna.games.monsterlands.moments import CAPTURED
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Answer, Attack, Conflict, Fight, Looting, Triumph
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    action,
    faces,
    game,
    kind,
    load_attack,
    m,
    monster,
    on_path,
    open_battle,
    path,
    skirmish,
    table,
    until,
)

ALL = ("roll", 3)
FANDOR = {"member": "fandor", "strength": 2, "magic": 2}
HATYR = {"seat": 1, "member": "hatyr", "strength": 3, "magic": 3}


def conflict(*fighters: dict[str, Any], name: str = "hlubstir", **more: Any) -> tuple[Table, list[Path]]:
    """The beginning of the conflict between these mercenaries at land A."""
    t, paths = skirmish(name, *fighters, ruses=True, **more)
    t.place = LAND_A
    open_battle(t, LAND_A)
    return t, paths


def stolen(ruse: str, **answers: Any) -> list[tuple[int, int]]:
    """Strength and magic dice of both neighbours after Fandor used a ruse on Hatyr."""
    t, (one, two) = conflict({**FANDOR, "traps": [ruse]}, HATYR)
    run(until(t, Fight), ruse_reveal=True, **answers)
    return [on_path(t, one)[:2], on_path(t, two)[:2]]


def ways(ruse: str, **neighbour: int) -> list[tuple[int, int]]:
    """What may be stolen with a ruse."""
    t, _ = conflict({**FANDOR, "traps": [ruse]}, {"seat": 1, "member": "hatyr", **neighbour})
    options: list[tuple[int, int]] = offered(until(t, Fight), ruse_reveal=True).options
    return options


# -- the tokens --------------------------------------------------------------------------------------------------------


@rule("monsterlands:ruse.01")
def test_ruses_and_hidden_traps_are_sold_with_the_others() -> None:
    t = table(2, ruses=True)
    tokens = t.trap_supply + t.lodge
    assert len(tokens) == 60
    assert sorted(tokens) == family("upgraded", "hidden", "ruse")
    assert [len(family(name)) for name in ("ruse", "hidden")] == [18, 6]
    assert not set(family("hidden", "ruse")) & {*table(2).trap_supply, *table(2).lodge}


@rule("monsterlands:ruse.02")
def test_a_bought_ruse_lies_face_down() -> None:
    t = table(2, ruses=True, lodge=["ruse_a1"], clans={0: {"strength": 1, "coins": 20}})
    run(action(t), turn_deed=("citadel", LODGE), lodge_trap=kind("ruse_a1"))
    assert t.clans[0].coins == 20 - TRAP_PRICE[kind("ruse_a1")]
    views = [game(t).view(seat)["table"]["clans"][0] for seat in (0, 1)]
    assert [(view["trap_count"], view["traps"]) for view in views] == [(1, ["ruse_a1"]), (1, None)]


@rule("monsterlands:ruse.03", "monsterlands:bat.attack.09", "monsterlands:r.64")
def test_a_ruse_serves_as_a_trap_only_until_it_is_revealed() -> None:
    for token, reveal, beaten in (
        ("ruse_s1", True, 0),
        ("ruse_s1", False, CAPTURED),
        ("hid_s1", True, CAPTURED),
        ("up_s1", True, CAPTURED),
        ("up_s1", False, CAPTURED),
    ):
        t, (p,) = conflict({"member": "fandor", "strength": 4, "traps": [token]})
        load_attack(t, "land_a")
        dice = 4 + (reveal and not token.startswith("ruse"))
        t.chance.load(*faces(CAPTURE[monster("hlubstir")], dice))
        run(until(t, Triumph, Looting), ruse_reveal=reveal, **({"roll_deed": ALL} if beaten else {}))
        assert (t.results[p], t.beaten) == (CAPTURE[monster("hlubstir")], beaten), (token, reveal)


@rule("monsterlands:r.64")
def test_a_trap_that_is_not_revealed_does_nothing_else() -> None:
    t, (p,) = conflict({"member": "fandor", "strength": 4, "traps": ["up_a8", "up_sb1"]})
    load_attack(t, "land_a")
    t.chance.load(1, 1, 1, 1)
    run(until(t, Looting), ruse_reveal=[False, False], roll_deed=ALL)
    assert (t.results[p], len(t.laid[p])) == (4, 2)


# -- the conflict ------------------------------------------------------------------------------------------------------


@rule("monsterlands:ruse.04")
def test_the_conflict_takes_the_place_of_revealing() -> None:
    t, _ = conflict({**FANDOR, "traps": ["up_a4"]})
    assert type(t.task) is Conflict
    t, (p,) = skirmish("hlubstir", {**FANDOR, "traps": ["up_a4"]})
    open_battle(t, LAND_A)
    assert (type(t.task), len(t.open[p])) == (Fight, 1)
    t = table(2, ruses=True, monsters={"entrance": "krus"},
              paths={("entrance", 1): {"seat": 0, **FANDOR, "traps": ["up_a4"]}})  # fmt: skip
    t.place = ENTRANCE
    open_battle(t, ENTRANCE)
    assert type(t.task) is Conflict


@rule("monsterlands:ruse.05", "monsterlands:ruse.06")
def test_from_the_left_each_player_decides_token_by_token_from_the_top() -> None:
    t, (one, two) = conflict({**FANDOR, "traps": ["up_a4", "up_sb1"]}, {**HATYR, "traps": ["up_s1"], "defence": 1})
    order = []
    for answers in ([], [True], [True, False]):
        asked = offered(until(t.clone(), Fight), **({"ruse_reveal": answers} if answers else {}))
        order.append((asked.seat, TRAP_FACTS[asked.about].id))
    assert order == [(0, "up_a4"), (0, "up_sb1"), (1, "up_s1")]
    run(until(t, Fight), ruse_reveal=[True, False, True])
    assert [len(t.open[one]), len(t.laid[one]), len(t.open[two]), len(t.laid[two])] == [1, 1, 1, 0]


@rule("monsterlands:ruse.07")
def test_a_revealed_trap_works_as_usual() -> None:
    t, (p,) = conflict({"member": "fandor", "strength": 2, "traps": ["up_s1", "up_sb1", "up_a4", "hid_m1"]})
    load_attack(t, "land_a")
    t.chance.load(1, 1, 1, 1)
    run(until(t, Looting), ruse_reveal=[True] * 4, defend_magic=0, roll_deed=ALL)
    assert t.results[p] == 4 + 3 * 2 + 1


@rule("monsterlands:ruse.08", "monsterlands:r.65")
def test_a_ruse_hits_one_neighbour_of_its_owners_choice() -> None:
    third = {"seat": 0, "member": "lorin", "strength": 1}
    t, (one, two, three) = conflict(FANDOR, {**HATYR, "traps": ["ruse_s1"]}, third)
    asked = offered(until(t.clone(), Fight), ruse_reveal=True)
    assert (asked.kind.name, asked.seat, asked.options) == ("ruse.target", 1, [one, three])
    run(until(t, Fight), ruse_reveal=True, ruse_target=three)
    assert [on_path(t, p)[0] for p in (one, two, three)] == [2, 4, 0]
    t, (one, two) = conflict({**FANDOR, "traps": ["ruse_s1"]}, {**HATYR, "seat": 0})
    run(until(t, Fight), ruse_reveal=True)  # also an own neighbour
    assert [on_path(t, p)[0] for p in (one, two)] == [3, 2]
    t, (one,) = conflict({**FANDOR, "traps": ["ruse_s1"]})
    run(until(t, Fight), ruse_reveal=True)  # without a neighbour it does nothing
    assert on_path(t, one)[0] == 2


@rule("monsterlands:r.65")
def test_both_paths_of_the_entrance_are_neighbours() -> None:
    t = table(2, ruses=True)
    t.who[path("entrance", 1)] = t.who[path("entrance", 2)] = m("fandor")
    assert t.adjacent(path("entrance", 1)) == [path("entrance", 2)]


@rule("monsterlands:ruse.09")
def test_a_defence_token_cancels_a_ruse() -> None:
    for answer, dice, shields in ((True, (3, 3), 0), (False, (2, 3), 1)):
        t, (one, two) = conflict({**FANDOR, "traps": ["ruse_s1"]}, {**HATYR, "defence": 1})
        token = t.laid[one][0]
        asked = offered(until(t.clone(), Fight), ruse_reveal=True)
        assert (asked.kind.name, asked.seat) == ("ruse.cancel", 1)
        run(until(t, Fight), ruse_reveal=True, ruse_cancel=answer)
        assert (on_path(t, two)[:2], t.shields[two]) == (dice, shields)
        assert (token in t.trap_discard, token in t.open[one]) == (answer, not answer)


@rule("monsterlands:ruse.10")
def test_defence_abilities_do_not_cancel_a_ruse() -> None:
    t, (_, two) = conflict({**FANDOR, "traps": ["ruse_s1"]}, {**HATYR, "member": "rulfus"})
    assert t.guard[two] == 2
    run(until(t, Fight), ruse_reveal=True)
    assert (on_path(t, two)[0], t.guard[two]) == (2, 2)


@rule("monsterlands:ruse.11", "monsterlands:ruse.12")
def test_deflected_dice_are_decided_before_the_roll_and_the_neighbour_defends_himself() -> None:
    t, (one, two) = conflict({**FANDOR, "magic": 0, "traps": ["ruse_d2"]}, {**HATYR, "defence": 2})
    black = ATTACK[monster("hlubstir")]
    run(until(t, Fight), ruse_reveal=True, ruse_cancel=False)
    assert (t.wounded[m("hatyr")], t.chance.loaded) == (False, [])  # nothing happens in the conflict
    asked = offered(until(t.clone(), Answer))
    assert (asked.kind.name, asked.seat, asked.options) == ("deflect.dice", 0, [0, 1, 2])
    asked = offered(until(t.clone(), Answer), deflect_dice=2)
    assert (asked.kind.name, asked.seat, asked.about) == ("defend.magic", 1, (two, 2))
    t.chance.load(6, *[1] * (black - 2))
    run(until(t, Answer), deflect_dice=2, defend_magic={1: 1}, defend_tokens={1: 1})
    assert (t.chance.loaded, t.shields[two], t.wounded[m("hatyr")]) == ([], 1, False)
    assert (t.who[one], on_path(t, two)[1]) == (m("fandor"), 2)


@rule("monsterlands:ref.ruse.07", "monsterlands:ref.ruse.08", "monsterlands:r.65")
def test_one_or_two_dice_are_rolled_at_the_neighbour_first() -> None:
    black = ATTACK[monster("hlubstir")]
    for ruse, most in (("ruse_d1", 1), ("ruse_d2", 2)):
        for count in range(most + 1):
            t, _ = conflict({**FANDOR, "magic": 0, "traps": [ruse]}, {**HATYR, "magic": 0})
            t.chance.load(*[6] * min(count, 1), *[1] * (black - min(count, 1)))
            run(until(t, Attack), ruse_reveal=True, deflect_dice=count)
            assert (t.chance.loaded, t.wounded[m("hatyr")], t.wounded[m("fandor")]) == ([], count > 0, False)
            t, _ = conflict({**FANDOR, "magic": 0, "traps": [ruse]}, {**HATYR, "magic": 0})
            t.chance.load(*[1] * (black - 1), 6)  # the last ones are for the owner
            run(until(t, Attack), ruse_reveal=True, deflect_dice=count)
            assert (t.wounded[m("hatyr")], t.wounded[m("fandor")]) == (False, True)


@rule("monsterlands:r.102", "monsterlands:ruse.12", "monsterlands:ruse.10")
def test_defence_abilities_help_against_deflected_dice_but_do_not_cancel_the_ruse() -> None:
    black = ATTACK[monster("krus")]
    lemtal = {"seat": 1, "member": "lemtal", "strength": 1}  # two defence abilities, no token
    t, (_, two) = conflict({**FANDOR, "magic": 0, "traps": ["ruse_d2"]}, lemtal, name="krus")
    run(until(t, Fight), ruse_reveal=True)  # without a token nobody is asked to cancel it
    assert (t.guard[two], t.deflections[0].target) == (2, two)
    t.chance.load(6, 6, *[1] * (black - 2))
    run(until(t, Attack), deflect_dice=2)
    assert (t.wounded[m("lemtal")], t.guard[two]) == (False, 0)  # both hits met, nothing is left for his own turn


# -- stealing ----------------------------------------------------------------------------------------------------------


@rule("monsterlands:ruse.13")
def test_stolen_dice_lie_on_the_ruse_and_need_no_room() -> None:
    t, (one, two) = conflict({"member": "fandor", "strength": 6, "traps": ["ruse_s2"]}, HATYR)
    supply = t.dice[:]
    run(until(t, Fight), ruse_reveal=True, ruse_steal=(2, 0))
    assert (on_path(t, one)[0], on_path(t, two)[0], t.dice) == (8, 1, supply)
    load_attack(t, "land_a")
    t.chance.load(*[1] * 8)
    run(until(t, Fight))
    run(until(t, Attack))
    run(until(t, Fight))
    assert t.results[one] == 8


@rule("monsterlands:ref.ruse.01", "monsterlands:ref.ruse.03")
def test_one_die_of_a_colour_is_stolen() -> None:
    assert stolen("ruse_m1") == [(2, 3), (3, 2)]
    assert stolen("ruse_s1") == [(3, 2), (2, 3)]


@rule("monsterlands:ref.ruse.02", "monsterlands:ref.ruse.04", "monsterlands:r.65")
def test_up_to_two_dice_of_a_colour_are_stolen() -> None:
    assert ways("ruse_m2", strength=3, magic=3) == [(0, 1), (0, 2)]
    assert ways("ruse_s2", strength=3, magic=3) == [(1, 0), (2, 0)]
    assert stolen("ruse_m2", ruse_steal=(0, 2)) == [(2, 4), (3, 1)]
    assert stolen("ruse_s2", ruse_steal=(1, 0)) == [(3, 2), (2, 3)]
    t, (one, two) = conflict({**FANDOR, "traps": ["ruse_m2"]}, {**HATYR, "magic": 1})
    run(until(t, Fight), ruse_reveal=True)  # one is all there is
    assert (on_path(t, one)[1], on_path(t, two)[1]) == (3, 0)


@rule("monsterlands:ref.ruse.05", "monsterlands:ref.ruse.06")
def test_the_thief_chooses_the_colour() -> None:
    assert ways("ruse_a1", strength=3, magic=3) == [(0, 1), (1, 0)]
    assert sorted(ways("ruse_a2", strength=3, magic=3)) == [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]
    assert stolen("ruse_a1", ruse_steal=(0, 1)) == [(2, 3), (3, 2)]
    assert stolen("ruse_a2", ruse_steal=(1, 1)) == [(3, 3), (2, 2)]


@rule(
    "monsterlands:ruse.14",
    "monsterlands:ref.trap.02",
    "monsterlands:ref.trap.07",
    "monsterlands:ref.trap.10",
    "monsterlands:ref.trap.14",
)
def test_dice_on_hidden_traps_are_safe() -> None:
    for trap, number, dice in (
        ("hid_s1", "02", (1, 0)),
        ("hid_s2", "07", (2, 0)),
        ("hid_m1", "10", (0, 1)),
        ("hid_m2", "14", (0, 2)),
    ):
        assert TRAP_FACTS[kind(trap)].rule == f"ref.trap.{number}"
        t, (one, two) = conflict(
            {"member": "fandor", "traps": [trap]}, {"seat": 1, "member": "hatyr", "traps": ["ruse_a2"]}
        )
        supply = t.dice[:]
        run(until(t, Fight), ruse_reveal=[True, True])  # there is nothing to steal
        assert (on_path(t, one)[:2], on_path(t, two)[:2], sum(t.safe)) == (dice, (0, 0), 0)
        assert t.dice[:2] == [supply[0] - dice[0], supply[1] - dice[1]]


@rule("monsterlands:ruse.14", "monsterlands:r.65")
def test_dice_on_upgraded_traps_and_on_ruses_are_not_safe() -> None:
    for trap in ("up_s1", "up_s2"):
        t, (one, two) = conflict(
            {"member": "fandor", "traps": [trap]}, {"seat": 1, "member": "hatyr", "traps": ["ruse_s1"]}
        )
        run(until(t, Fight), ruse_reveal=[True, True])
        assert on_path(t, two)[0] == 1
    t, (one, two) = conflict(
        {"member": "fandor", "traps": ["ruse_s1"]}, {"seat": 1, "member": "hatyr", "strength": 1, "traps": ["ruse_s1"]}
    )
    run(until(t, Fight), ruse_reveal=[True, True])
    assert (on_path(t, one)[0], on_path(t, two)[0]) == (0, 1)  # stolen and stolen back


# -- neighbours --------------------------------------------------------------------------------------------------------


@rule("monsterlands:ruse.15", "monsterlands:ex.ruse.1")
def test_the_nearest_occupied_paths_are_adjacent() -> None:
    t = table(3)
    for number, who in ((1, "fandor"), (2, "hatyr"), (4, "lorin")):
        t.who[path("land_a", number)] = m(who)
    near = {n: [p - path("land_a", 1) + 1 for p in t.adjacent(path("land_a", n))] for n in (1, 2, 4)}
    assert near == {1: [2], 2: [1, 4], 4: [2]}


@rule("monsterlands:ruse.16")
def test_paths_of_different_lands_are_never_adjacent() -> None:
    t = table(3)
    t.who[path("land_a", 4)], t.who[path("land_b", 1)] = m("fandor"), m("hatyr")
    assert t.adjacent(path("land_a", 4)) == t.adjacent(path("land_b", 1)) == []
