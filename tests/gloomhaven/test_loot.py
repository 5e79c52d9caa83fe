"""Treasure, coins, and what comes back: cards and items."""

from typing import Any

from gloomhaven.tables import (
    action,
    arena,
    body,
    bottom,
    card,
    foe,
    hero,
    house,
    monster_card,
    obstacle,
    suffers,
    table,
    takes,
    top,
    until,
)
from klubovna.games.gloomhaven.facts import ITEMS, TREASURES
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT
from klubovna.games.gloomhaven.map.loot import GOAL, loot_hex
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.granting import recover_line, refresh_line
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PLAY_ITEM
from klubovna.games.gloomhaven.scenario.reveal import reveal
from klubovna.games.gloomhaven.state import TURN_ENDS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Recover, RefreshItem
from klubovna.kernel.decision import Flow
from klubovna.testing import offered, rule, run


def loots(t: Table, role: str = "brute") -> Flow[int]:
    """The character takes what lies in its hex."""
    return loot_hex(t, hero(t, role), body(t, role).at)


def ends_turn(t: Table, role: str) -> Flow[None]:
    takes(t, role)
    t.moment = TURN_ENDS
    return step(t)


def goods(t: Table, role: str = "brute") -> dict[str, Any]:
    return next(one for one in t.result().details["campaign"]["characters"] if one["role"] == role)


# -- treasure ----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:tile.treasure.01")
def test_a_treasure_is_a_goal_or_has_a_number() -> None:
    overlays = [
        {"kind": "treasure", "hexes": [(0, 0)], "room": "a", "goal": True},
        {"kind": "treasure", "hexes": [(1, 0)], "room": "a", "number": 2},
    ]
    t = table("brute", at={"brute": (2, 0)}, scenario=house(overlays=overlays))
    assert t.treasures == [(0, 0, GOAL), (1, 0, 2)]


@rule("gloomhaven:tile.treasure.02")
def test_goal_treasure_counts_for_winning_and_always_returns() -> None:
    overlay = {"kind": "treasure", "hexes": [(0, 0)], "room": "a", "goal": True}
    scenario = house(overlays=[overlay], goal=[{"type": "loot_goal"}])
    t = table("brute", at={"brute": (0, 0)}, scenario=scenario)
    run(ends_turn(t, "brute"))
    assert (t.won, hero(t, "brute").looted, hero(t, "brute").goal_treasures) == (1, [], 1)
    again = table("brute", at={"brute": (0, 0)}, scenario=scenario, looted=[2, 7])
    assert again.treasures == [(0, 0, GOAL)]
    # A page may say that only a loot ability takes it.
    strict = house(overlays=[overlay], goal=[{"type": "loot_goal"}], rules=["goal_treasure_by_loot_only"])
    t = table("brute", at={"brute": (0, 0)}, scenario=strict)
    run(ends_turn(t, "brute"))
    assert t.won == 0
    run(top(t, "brute", "Grab and Go"))
    assert t.won == 1


@rule("gloomhaven:tile.treasure.03")
def test_a_numbered_treasure_is_resolved_at_once() -> None:
    number = next(n for n, facts in TREASURES.items() if facts.suffer_damage and not facts.items)
    t = table("brute", at={"brute": (0, 0)}, hero_level=9)
    t.treasures.append((0, 0, number))
    run(loots(t), negate=None)
    assert body(t, "brute").max_hp - body(t, "brute").hp == TREASURES[number].suffer_damage
    gold = next(n for n, facts in TREASURES.items() if facts.gold)
    t = table("brute", at={"brute": (0, 0)})
    t.treasures.append((0, 0, gold))
    run(loots(t))
    assert goods(t)["gold"] == TREASURES[gold].gold
    assert t.treasures == []


@rule("gloomhaven:tile.treasure.04", "gloomhaven:r.37")
def test_an_item_found_is_owned_at_once_and_not_used_before_the_next_scenario() -> None:
    number = next(n for n, facts in TREASURES.items() if facts.items)
    t = table("brute", at={"brute": (0, 0)})
    t.treasures.append((0, 0, number))
    run(loots(t))
    brute = hero(t, "brute")
    assert (brute.found, brute.items) == (TREASURES[number].items, [])
    takes(t, "brute", "Trample", "Grab and Go")
    assert all(deed is None or deed[0] != PLAY_ITEM for deed in offered(step(t)).options)
    assert goods(t)["found_items"] == TREASURES[number].items


@rule("gloomhaven:tile.treasure.05")
def test_a_design_goes_to_the_shop() -> None:
    number, facts = next((n, facts) for n, facts in TREASURES.items() if facts.item_design)
    t = table("brute", at={"brute": (0, 0)})
    t.treasures.append((0, 0, number))
    run(loots(t))
    assert t.result().details["campaign"]["item_designs"] == [facts.item_design]
    assert (hero(t, "brute").found, ITEMS[facts.item_design - 1].copies > 0) == ([], True)


@rule("gloomhaven:tile.treasure.06")
def test_a_numbered_treasure_is_looted_once_in_a_campaign() -> None:
    for looted, left in (([], [7]), ([7], [])):
        t = table("brute", "tinkerer", at={"brute": (2, 2), "tinkerer": (2, 3)}, scenario=1, looted=looted)
        reveal(t, 2, None)
        assert [treasure[2] for treasure in t.treasures] == left


@rule("gloomhaven:tile.treasure.07")
def test_a_second_copy_is_sold_at_once() -> None:
    number, facts = next((n, f) for n, f in TREASURES.items() if f.items)
    t = table("brute", at={"brute": (0, 0)}, items={"brute": facts.items[:1]})
    t.treasures.append((0, 0, number))
    run(loots(t))
    assert goods(t)["gold"] == ITEMS[facts.items[0] - 1].price // 2
    assert goods(t)["found_items"] == facts.items[1:]


# -- loot --------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:loot.01", "gloomhaven:loot.06", "gloomhaven:ex.loot.1")
def test_loot_takes_coins_and_treasure_in_range() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    t.coins = [(0, 0), (1, 0), (0, 1), (2, 0)]
    t.treasures.append((-1, 0, GOAL))
    run(top(t, "brute", "Grab and Go"))  # Loot 1
    brute = hero(t, "brute")
    assert (brute.coins, t.coins, brute.goal_treasures) == (3, [(2, 0)], 1)
    t = table("scoundrel", at={"scoundrel": (0, 0)})
    t.coins = [(2, 0), (3, 0)]
    run(bottom(t, "scoundrel", "Throwing Knives"))  # Loot 2
    assert (hero(t, "scoundrel").coins, t.coins) == (1, [(3, 0)])


@rule("gloomhaven:loot.02")
def test_loot_needs_sight_but_not_a_free_way() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    obstacle(t, (0, 1))
    t.coins = [(2, 0), (0, 2)]
    run(bottom(t, "scoundrel", "Throwing Knives"))
    assert (hero(t, "scoundrel").coins, t.coins) == (2, [])
    row = [(0, 0), (1, 0), (0, 1), (1, 1)]
    split = arena(row, walls=[((0, 0), (1, 0)), ((0, 1), (1, 0)), ((0, 0), (0, 1))])
    t = table("brute", at={"brute": (0, 0)}, scenario=split)
    t.coins = [(1, 0)]
    run(top(t, "brute", "Grab and Go"))
    assert (hero(t, "brute").coins, t.coins) == (0, [(1, 0)])
    # Two hexes off around a corner: in range, but out of sight.
    bent = arena([(0, 0), (1, 0), (1, 1)], walls=[])
    t = table("scoundrel", at={"scoundrel": (0, 0)}, scenario=bent)
    assert t.ground.range((0, 0), (1, 1)) == 2
    assert not t.ground.sees((0, 0), (1, 1))
    t.coins = [(1, 1)]
    run(bottom(t, "scoundrel", "Throwing Knives"))
    assert t.coins == [(1, 1)]


@rule("gloomhaven:loot.03")
def test_at_the_end_of_its_turn_a_character_loots_its_hex() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0)})
    t.coins = [(0, 0), (0, 0), (1, 0)]
    t.treasures.append((0, 0, 2))
    takes(t, "brute", "Trample", "Grab and Go")
    run(until(t, TURNS), act=None)  # nobody asks whether it wants to
    brute = hero(t, "brute")
    assert (brute.coins, brute.looted, t.coins, t.treasures) == (2, [2], [(1, 0)], [])


@rule("gloomhaven:loot.04")
def test_also_when_stunned() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0)})
    suffers(body(t, "brute"), "stun", "disarm", "immobilize")
    t.coins = [(0, 0)]
    takes(t, "brute", "Trample", "Grab and Go")
    run(until(t, TURNS))
    assert hero(t, "brute").coins == 1


@rule("gloomhaven:loot.05")
def test_coins_belong_to_who_looted_them() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0)})
    t.coins = [(0, 0)]
    run(ends_turn(t, "brute"))
    assert (hero(t, "brute").coins, hero(t, "tinkerer").coins) == (1, 0)
    assert (goods(t)["gold"], goods(t, "tinkerer")["gold"]) == (2, 0)


@rule("gloomhaven:loot.07")
def test_summons_and_monsters_do_not_loot_at_the_end_of_their_turn() -> None:
    t = table("spellweaver", at={"spellweaver": (0, 0)}, monsters=[("cave-bear", (-5, 0))])
    run(bottom(t, "spellweaver", "Aid from the Ether"), hex=(1, 0))
    ally, bear = t.figures[-1], foe(t, "cave-bear")
    suffers(ally, "immobilize")
    suffers(bear, "immobilize")
    monster_card(t, "cave-bear", 41)
    t.coins = [ally.at, bear.at]
    run(figure_turn(t, ally))
    run(figure_turn(t, bear))
    assert (t.coins, hero(t, "spellweaver").coins) == ([ally.at, bear.at], 0)


# -- cards and items that come back ------------------------------------------------------------------------------------


@rule("gloomhaven:recover.01")
def test_recovering_brings_up_to_so_many_cards_back_at_once() -> None:
    for picked in ([0, 2], [1, None], [None]):
        t = table("brute", items={"brute": [13]})
        brute = takes(t, "brute")
        brute.hand, brute.discard, brute.lost = [9], [0, 1, 2], [3]
        run(step(t), act=(PLAY_ITEM, 12), recover=picked)  # up to two discarded cards
        assert sorted(brute.hand) == sorted([9, *(one for one in picked if one is not None)])
        assert brute.lost == [3]
    t = table("spellweaver")
    spellweaver = hero(t, "spellweaver")
    spellweaver.hand.remove(60)
    spellweaver.lost = [60]
    run(recover_line(t, action(t, body(t, "spellweaver")), Recover(pile="lost", count=2)))
    assert (60 in spellweaver.hand, spellweaver.lost) == (True, [])


@rule("gloomhaven:recover.02")
def test_active_cards_may_be_recovered_and_their_effect_ends() -> None:
    for taken in (True, False):
        t = table("brute")
        brute = hero(t, "brute")
        run(bottom(t, "brute", "Shield Bash"))
        brute.hand, brute.discard = [9], [0]
        bash = card("Shield Bash")
        line = Recover(pile="discard")  # all of them: the plain ones come, the active one if the player likes
        run(recover_line(t, action(t, body(t, "brute")), line), recover=bash if taken else None)
        assert (bash in brute.hand, bool(brute.active), bool(t.boons)) == (taken, not taken, not taken)
        assert 0 in brute.hand
    t = table("brute")
    run(bottom(t, "brute", "Warding Strength"))  # counts as lost
    run(recover_line(t, action(t, body(t, "brute")), Recover(pile="lost")), recover=card("Warding Strength"))
    assert hero(t, "brute").active == []


@rule("gloomhaven:recover.03")
def test_some_cards_cannot_be_recovered_once_lost() -> None:
    ether = card("Reviving Ether")
    t = table("spellweaver", hero_level=9)
    spellweaver = hero(t, "spellweaver")
    doing = action(t, body(t, "spellweaver"))
    spellweaver.hand, spellweaver.lost = [], [60, ether]
    run(recover_line(t, doing, Recover(pile="lost")))
    assert (spellweaver.hand, spellweaver.lost) == ([60], [ether])
    spellweaver.lost, spellweaver.discard = [], [ether]  # not lost, only discarded
    run(recover_line(t, doing, Recover(pile="discard")))
    assert ether in spellweaver.hand


@rule("gloomhaven:recover.04")
def test_a_refresh_makes_items_usable_again() -> None:
    t = table("brute", items={"brute": [1, 12, 6]}, hero_level=9)
    brute, doing = hero(t, "brute"), action(t, body(t, "brute"))
    brute.item_state = [SPENT, CONSUMED, SPENT]
    run(refresh_line(t, doing, RefreshItem(state=["consumed"], slots=["small"])))
    assert brute.item_state == [SPENT, READY, SPENT]
    run(refresh_line(t, doing, RefreshItem(state=["spent"])), refresh=5)
    assert brute.item_state == [SPENT, READY, READY]
    brute.item_state = [SPENT, SPENT, SPENT]
    run(refresh_line(t, doing, RefreshItem(state=["spent"], count=2)), refresh=[11, 5])  # each of the two is chosen
    assert brute.item_state == [SPENT, READY, READY]
