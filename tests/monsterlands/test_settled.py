"""Placing on settled lands, who may settle, and the actions of the twelve lands."""

from typing import Any

import pytest

from klubovna.games.monsterlands.citadel import DRINKS
from klubovna.games.monsterlands.deeds import settlers
from klubovna.games.monsterlands.facts import (
    AFFINITY,
    HIRED,
    LAND_AFFINITY,
    LAND_FACTS,
    LANDS,
    MEMBER_FACTS,
    REPUTATION,
    TAVERN,
)
from klubovna.games.monsterlands.moments import NO_CARD
from klubovna.games.monsterlands.settled import usable
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import EndOfRound, Round, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import action, begin, card, land, loot, m, one, resolve, table, until


def settler_of(name: str) -> str:
    """A hired mercenary of the land's affinity whose ability does nothing in the placement phase."""
    affinity = LAND_AFFINITY[land(name)]
    return next(MEMBER_FACTS[x].id for x in HIRED if AFFINITY[x] == affinity and MEMBER_FACTS[x].outside)


def owner_of(name: str, *, settled: bool = True, **more: Any) -> Table:
    """A clan that owns this land, with plenty of dice."""
    dice = {"strength": 3, "magic": 3, "haggle": [2, 4, 6]}
    clan = {**dice, "lands": {name: settler_of(name) if settled else None}, **more}
    return table(2, clans={0: clan, 1: {"strength": 1}})


def pool(t: Table) -> tuple[int, int, int]:
    clan = t.clans[0]
    return clan.strength, clan.magic, len(clan.haggle)


def use(t: Table, name: str, **answers: Any) -> None:
    run(action(t), turn_deed=("settled", land(name)), **answers)


# -- using and settling ------------------------------------------------------------------------------------------------


@rule("monsterlands:ex.settled.1", "monsterlands:settled.01", "monsterlands:ref.land.05")
def test_natalka_uses_krysia() -> None:
    t = table(2, clans={0: {"strength": 1, "lands": {"kryzie": "luska"}}, 1: {"strength": 1}}, dice=(3, 5))
    use(t, "kryzie")
    assert (t.clans[0].strength, t.clans[0].haggle) == (0, [3, 5])
    assert (t.spent, t.turn) == ([1, 0, 0], 1)  # an action; the die lies on the card


@rule("monsterlands:settled.02")
def test_an_unsettled_land_gives_no_action() -> None:
    for name in (facts.id for facts in LAND_FACTS):
        t = owner_of(name, settled=False, glory=40)
        assert usable(t, t.clans[0]) == []
        t = owner_of(name, glory=40)
        assert usable(t, t.clans[0]) == [land(name)]


@rule("monsterlands:r.28")
def test_a_settled_land_is_used_once_a_round() -> None:
    t = owner_of("kryzie")
    use(t, "kryzie")
    t.turn = 0
    begin(t, Turn)
    assert ("settled", land("kryzie")) not in offered(until(t)).options
    begin(t, EndOfRound)
    run(until(t, Turn))
    assert usable(t, t.clans[0]) == [land("kryzie")]


@rule("monsterlands:r.29", "monsterlands:aff.04")
def test_who_may_settle_a_land() -> None:
    clan = {"members": ["zenek", "ninra"], "rookies": 1, "lands": {"rynie": None}}
    t = table(2, roles=["fire", "wind"], clans={0: clan})
    assert settlers(t, t.clans[0], land("rynie")) == [m("trunk"), m("zenek")]  # the basic one yes, the chief no
    t.clans[0].chief = m("zenek")
    assert settlers(t, t.clans[0], land("rynie")) == [m("onduru"), m("trunk")]  # nor a promoted one
    t.settler[land("jaha")] = m("trunk")
    assert settlers(t, t.clans[0], land("rynie")) == [m("onduru")]  # nobody settles twice
    for other in LANDS:
        assert all(AFFINITY[member] == LAND_AFFINITY[other] for member in settlers(t, t.clans[0], other))


@rule("monsterlands:ex.settle.1")
def test_ninra_settles_the_land_just_conquered() -> None:
    t = table(2, monsters={"land_a": None}, lands={"land_a": "kryzie"}, clans={0: {"members": ["ninra"]}},
              paths={("land_a", 4): {"seat": 0, "member": "purkrab", "strength": 6}}, dice=[6] * 6)  # fmt: skip
    run(resolve(t, "land_a"), conquest_try=True, adventure_deed=("settle", land("kryzie")))
    assert t.settler[land("kryzie")] == m("ninra")
    assert LAND_AFFINITY[land("kryzie")] == AFFINITY[m("ninra")]
    t.turn = 0
    begin(t, Turn)
    t.clans[0].strength = 1
    assert ("settled", land("kryzie")) in offered(until(t)).options


# -- the lands ---------------------------------------------------------------------------------------------------------


@rule("monsterlands:ref.land.01", "monsterlands:r.95")
def test_aldavia_brings_loot() -> None:
    t = owner_of("aldavie")
    wanted = t.loot_display[1]
    use(t, "aldavie", loot_take=wanted)
    assert (pool(t), t.clans[0].loot, len(t.loot_display)) == ((2, 3, 3), [wanted], 4)
    t = owner_of("aldavie")
    t.loot_discard, t.loot_supply, t.loot_display = t.loot_display, [], []
    use(t, "aldavie", loot_take=t.loot_discard[0])  # first the display is filled from the discards
    assert (len(t.clans[0].loot), len(t.loot_display)) == (1, 3)


@pytest.mark.parametrize(
    ("name", "way", "spent", "gained"),
    [
        pytest.param("nebie", None, (0, 1, 0), (3, 0, 0), marks=rule("monsterlands:ref.land.02")),
        pytest.param("gurban", (2, 0, 0), (2, 0, 0), (0, 3, 0), marks=rule("monsterlands:ref.land.07")),
        pytest.param("gurban", (1, 0, 1), (1, 0, 1), (0, 3, 0), marks=rule("monsterlands:ref.land.07")),
        pytest.param("gurban", (0, 0, 2), (0, 0, 2), (0, 3, 0), marks=rule("monsterlands:ref.land.07")),
        pytest.param("jaha", None, (0, 0, 1), (0, 2, 0), marks=rule("monsterlands:ref.land.08")),
        pytest.param("traklan", (2, 0, 0), (2, 0, 0), (0, 0, 3), marks=rule("monsterlands:ref.land.12")),
        pytest.param("traklan", (1, 1, 0), (1, 1, 0), (0, 0, 3), marks=rule("monsterlands:ref.land.12")),
        pytest.param("traklan", (0, 2, 0), (0, 2, 0), (0, 0, 3), marks=rule("monsterlands:ref.land.12")),
    ],
)
def test_lands_that_give_dice(name: str, way: object, spent: tuple[int, ...], gained: tuple[int, ...]) -> None:
    t = owner_of(name)
    t.clans[0].haggle = [2, 2, 2]
    use(t, name, **({"settled_dice": way} if way else {}))
    assert pool(t) == tuple(3 - less + more for less, more in zip(spent, gained, strict=True))
    assert all(1 <= value <= 6 for value in t.clans[0].haggle)


@rule("monsterlands:ref.land.07", "monsterlands:ref.land.10", "monsterlands:ref.land.12")
def test_no_other_dice_will_do() -> None:
    for name, ways in (
        ("gurban", [(2, 0, 0), (1, 0, 1), (0, 0, 2)]),
        ("ujunie", [(2, 0, 0), (1, 0, 1), (0, 0, 2)]),
        ("traklan", [(2, 0, 0), (1, 1, 0), (0, 2, 0)]),
    ):
        t = owner_of(name)
        assert offered(one(t), turn_deed=("settled", land(name))).options == ways


@rule("monsterlands:ref.land.03", "monsterlands:ref.land.04", "monsterlands:ref.land.09", "monsterlands:ref.land.11")
def test_lands_that_give_coins_tokens_or_glory() -> None:
    t = owner_of("glacie")
    use(t, "glacie", dice_haggle=[2, 6])
    assert (t.clans[0].haggle, t.clans[0].coins) == ([4], 9)
    for held in (0, 2):
        t = owner_of("kale", potions=held)
        use(t, "kale")
        assert (pool(t), t.clans[0].potions, t.clans[0].poisons) == ((3, 2, 3), 3, 0)
    for held, now in ((0, 3), (4, 5)):
        t = owner_of("wahybar", defence=held)
        use(t, "wahybar")
        assert (pool(t), t.clans[0].defence) == ((3, 2, 3), now)
    t = owner_of("nikegerie")
    use(t, "nikegerie", dice_haggle=4)
    assert (pool(t), t.clans[0].haggle, t.clans[0].glory) == ((2, 2, 2), [2, 6], 7)


@rule("monsterlands:ref.land.06", "monsterlands:r.83")
def test_rynia_hires_for_free_within_the_surplus() -> None:
    t = owner_of("rynie", glory=40)
    t.panic[TAVERN] = True  # no die goes to the tavern
    assert t.turn == 0
    allowed = sorted(member for member in t.offer if REPUTATION[member] <= t.clans[0].surplus)
    decision = offered(one(t), turn_deed=("settled", land("rynie")))
    assert (decision.kind.name, decision.options) == ("hire.free", allowed)  # no rookies, no drinks
    assert DRINKS not in decision.options
    t = owner_of("rynie", glory=40)
    hired = t.offer[0]
    before = t.clans[0].reputation
    run(action(t), turn_deed=("settled", land("rynie")), hire_free=hired)
    assert (t.clans[0].coins, t.clans[0].reputation) == (0, before + REPUTATION[hired])
    assert sum(pool(t)) == 9 - 2 + sum(MEMBER_FACTS[hired].dice.values())
    assert len([member for member in t.offer if member >= 0]) == 4
    assert t.placed[TAVERN] == []
    weakest = min(REPUTATION[member] for member in t.offer)
    t = owner_of("rynie", glory=1 + REPUTATION[m(settler_of("rynie"))] + weakest - 1)
    t.offer = [member for member in t.offer if REPUTATION[member] >= weakest][:1]
    assert usable(t, t.clans[0]) == []  # the surplus does not suffice


@rule("monsterlands:r.83")
def test_the_loot_token_for_a_free_hire_follows_the_same_rules() -> None:
    t = table(2, clans={0: {"glory": 40, "loot": ["free_hire"], "strength": 1}})
    hired = t.offer[2]
    run(one(t), turn_deed=("loot", loot("free_hire")), hire_free=hired)
    assert (t.clans[0].members[-1], t.clans[0].coins, t.turn, type(t.task)) == (hired, 0, 0, Turn)
    assert (t.clans[0].loot, t.placed[TAVERN]) == ([], [])
    t = table(2, clans={0: {"glory": 1, "loot": ["free_hire"], "strength": 1}})
    assert ("loot", loot("free_hire")) not in offered(until(t)).options


@rule("monsterlands:ref.land.10", "monsterlands:r.84")
def test_ujunia_gives_a_card_of_the_market() -> None:
    t = owner_of("ujunie")
    names = ["zeldiv", "nocir", "zahyn"]
    t = table(2, market=names, clans={0: {"haggle": [2, 2], "lands": {"ujunie": settler_of("ujunie")}}})
    use(t, "ujunie", market_free=card("nocir"), equipment_for=m("korfac"))
    assert (t.holder[card("nocir")], t.clans[0].coins, t.clans[0].haggle) == (m("korfac"), 0, [])
    assert card("nocir") not in t.market
    assert NO_CARD not in t.market
    t = table(2, market=["zeldiv"], clans={0: {"haggle": [2, 2], "lands": {"ujunie": settler_of("ujunie")},
                                               "equipment": {"sipolet": "korfac"}}})  # fmt: skip
    use(t, "ujunie", equipment_for=m("korfac"), equipment_displaced=None)  # one card of a kind, as always
    assert t.equipment_out == [card("sipolet")]


@rule("monsterlands:settled.01")
def test_the_dice_come_back_in_clean_up() -> None:
    t = owner_of("kryzie")
    use(t, "kryzie")
    assert t.spent == [1, 0, 0]
    begin(t, EndOfRound)
    run(until(t, Round))
    assert t.spent == [0, 0, 0]
