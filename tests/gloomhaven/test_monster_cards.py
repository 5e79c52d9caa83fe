"""Statistics cards of monsters and their ability cards."""

from typing import Any

from gloomhaven.tables import (
    add_monster,
    at_the_start,
    body,
    bottom,
    draws,
    foe,
    hero,
    lacks,
    monster,
    monster_card,
    order,
    selected,
    suffers,
    table,
    top,
)
from klubovna.games.gloomhaven.cards.decks import put_away, turn_up
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.combat.targeting import reach_of
from klubovna.games.gloomhaven.facts import CARDS_OF, MONSTER, MONSTER_CARDS, MONSTER_DECK, STATS
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, Figure
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.reading import perform
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.scenario.reveal import cards_for
from klubovna.games.gloomhaven.state import CLEAN_UP, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Heal
from klubovna.games.gloomhaven.vocabulary.words import ELITE, NORMAL, WOUND
from klubovna.kernel.hexes import Hex
from klubovna.testing import offered, rule, run


def deck_of(t: Table, name: str) -> int:
    return t.decks.index(MONSTER_DECK[MONSTER[name]])


def alone(name: str, at: Hex, rank: str = "normal", **position: Any) -> tuple[Table, Figure]:
    """The Brute in the middle and one monster, which draws +0."""
    modifiers = {"monsters": ["+0"] * 3, "brute": ["+0"] * 3}
    t = table("brute", at={"brute": (0, 0)}, monsters=[(name, at, rank)], modifiers=modifiers, **position)
    return t, foe(t, name)


# -- statistics --------------------------------------------------------------------------------------------------------


@rule("gloomhaven:mstat.01")
def test_the_row_of_the_level_holds() -> None:
    found = []
    for level in (1, 4):
        t = table("brute", "tinkerer", scenario=1, level=level)
        guards = [f for f in t.figures if f.form == MONSTER_FIGURE and f.rank == NORMAL]
        assert guards
        for one in guards:
            assert one.hp == STATS[one.who][NORMAL][level].hp
        found.append(guards[0].hp)
    assert found[0] < found[1]
    t, guard = alone("bandit-guard", (1, 0), level=5)
    assert t.stats(guard) is STATS[guard.who][NORMAL][5]


@rule("gloomhaven:mstat.02", "gloomhaven:mon.03")
def test_elites_have_a_row_of_their_own() -> None:
    for rank, hp, damage in ("normal", 6, 2), ("elite", 9, 3):
        t, guard = alone("bandit-guard", (1, 0), rank)
        assert guard.hp == hp
        monster_card(t, "bandit-guard", 50)
        run(figure_turn(t, guard), negate=None)
        assert lacks(body(t, "brute")) == damage


@rule("gloomhaven:mstat.03")
def test_so_much_damage_kills() -> None:
    t, guard = alone("bandit-guard", (1, 0))
    run(suffer(t, guard, 5))
    assert monster(t, "bandit-guard") is guard
    run(suffer(t, guard, 1))
    assert monster(t, "bandit-guard") is None


@rule("gloomhaven:mstat.04")
def test_the_move_of_the_card_changes_the_move_of_the_row() -> None:
    for initiative, rank, end in (30, "elite", (3, 0)), (30, "normal", (2, 0)), (70, "normal", (4, 0)):
        t, guard = alone("bandit-guard", (6, 0), rank)  # Move 3, the elite 2; the cards say +1 and -1
        monster_card(t, "bandit-guard", initiative)
        run(figure_turn(t, guard))
        assert guard.at == end


@rule("gloomhaven:mstat.05")
def test_the_attack_of_the_card_changes_the_attack_of_the_row() -> None:
    for initiative, rank, damage in (30, "elite", 2), (30, "normal", 1), (70, "normal", 3):
        t, guard = alone("bandit-guard", (1, 0), rank)  # Attack 2, the elite 3; the cards say -1 and +1
        monster_card(t, "bandit-guard", initiative)
        run(figure_turn(t, guard), negate=None)
        assert lacks(body(t, "brute")) == damage


@rule("gloomhaven:mstat.06", "gloomhaven:mon.att.05")
def test_the_range_of_the_row_holds_and_a_dash_is_melee() -> None:
    for name, initiative, hits in ("bandit-archer", 31, True), ("bandit-guard", 50, False):
        t, one = alone(name, (4, 0))
        suffers(one, "immobilize")
        monster_card(t, name, initiative)
        run(figure_turn(t, one), **({"negate": None} if hits else {}))
        assert (lacks(body(t, "brute")) > 0) == hits
    t, archer = alone("bandit-archer", (5, 0))  # one hex too far for Range 4
    suffers(archer, "immobilize")
    monster_card(t, "bandit-archer", 31)
    run(figure_turn(t, archer))
    assert lacks(body(t, "brute")) == 0


@rule("gloomhaven:r.30", "gloomhaven:mon.other.02")
def test_a_range_is_changed_where_there_is_one_and_never_below_one() -> None:
    t = table("brute", monsters=[("bandit-archer", (0, 0)), ("bandit-guard", (2, 0)), ("cultist", (0, 3))])
    archer, guard, cultist = foe(t, "bandit-archer"), foe(t, "bandit-guard"), foe(t, "cultist")

    def reach(figure: Figure, range: int | str) -> int:
        return reach_of(t, Action(t, figure, 0, auto=True), Attack(value="+0", range=range))

    assert [reach(archer, change) for change in ("+0", "+1", "-1", "-9")] == [4, 5, 3, 1]
    assert [reach(guard, change) for change in ("+0", "+1", "-1")] == [0, 0, 0]  # melee it stays
    assert reach(guard, 3) == 3
    cultist.hp = 1
    for healer, healed in (archer, True), (guard, False):  # Range 4 reaches the cultist, a dash does not
        cultist.hp = 1
        run(perform(t, Action(t, healer, 0, auto=True), Heal(value=2, range="+0")))
        assert cultist.hp == (3 if healed else 1)
    guard.hp = 2
    run(perform(t, Action(t, guard, 0, auto=True), Heal(value=2, range="+0")))
    assert guard.hp == 4


@rule("gloomhaven:mstat.07")
def test_what_stands_on_the_statistics_card_always_holds() -> None:
    t, guard = alone("bandit-guard", (1, 0), "elite")
    guard.acted = False
    run(bottom(t, "brute", "Spare Dagger"), target=guard.id)
    assert lacks(guard) == 2 - 1  # Shield 1
    t, hound = alone("hound", (1, 0))
    run(top(t, "brute", "Trample"), target=hound.id, negate=None)
    assert lacks(body(t, "brute")) == 1  # Retaliate 1


# -- ability cards -----------------------------------------------------------------------------------------------------


@rule("gloomhaven:mabil.01")
def test_a_card_for_every_kind_on_the_map_once_all_have_chosen() -> None:
    t = at_the_start("brute", "tinkerer", monsters=[("living-bones", (5, 0)), ("living-bones", (6, 0))])
    offered(step(t))
    assert all(face < 0 for face in t.faces)
    run(step(t), **selected(t))
    assert [deck for deck, face in enumerate(t.faces) if face >= 0] == [deck_of(t, "living-bones")]
    assert t.places[t.kinds.index(MONSTER["bandit-guard"])] == 0


@rule("gloomhaven:mabil.02")
def test_the_card_is_for_normal_and_elite_monsters() -> None:
    monsters = [("bandit-guard", (2, 0)), ("bandit-guard", (-2, 0), "elite")]
    t = table("brute", at={"brute": (0, 0)}, monsters=monsters, modifiers={"monsters": ["+0", "+0"]})
    monster_card(t, "bandit-guard", 35)  # Move -1, Attack +0 with Range 2
    for number, damage in (2, 3), (1, 2):
        before = body(t, "brute").hp
        run(figure_turn(t, foe(t, "bandit-guard", number)), negate=None)
        assert before - body(t, "brute").hp == damage


@rule("gloomhaven:mabil.03")
def test_all_guards_use_one_deck() -> None:
    decks = {MONSTER_DECK[MONSTER[name]] for name in ("bandit-guard", "city-guard", "inox-guard")}
    assert len(decks) == 1
    assert len({MONSTER_DECK[MONSTER[name]] for name in ("bandit-archer", "city-archer", "inox-archer")} | decks) == 2


@rule("gloomhaven:mabil.04", "gloomhaven:r.29")
def test_kinds_with_one_deck_share_the_card() -> None:
    monsters = [("bandit-guard", (5, 0)), ("city-guard", (0, 5))]
    t = at_the_start("brute", "tinkerer", monsters=monsters)
    draws(t, "city-guard", 70)
    run(step(t), **selected(t), order_monsters=MONSTER["city-guard"])
    deck = deck_of(t, "bandit-guard")
    assert len(t.cards[deck]) == len(CARDS_OF[MONSTER_DECK[MONSTER["bandit-guard"]]]) - 1
    assert {t.places[t.kinds.index(MONSTER[name])] // 100 for name in ("bandit-guard", "city-guard")} == {70}
    guard = foe(t, "bandit-guard")
    run(figure_turn(t, guard), monster_move=offered(figure_turn(t, guard)).options[0])
    assert t.ground.range(guard.at, (5, 0)) == 2  # Move -1 of the card that was drawn for the other kind


@rule("gloomhaven:mabil.05")
def test_the_players_order_the_kinds_that_share_a_card() -> None:
    monsters = [("bandit-guard", (5, 0)), ("bandit-guard", (5, -1), "elite"), ("city-guard", (0, 5))]
    monsters.append(("city-guard", (0, 4), "elite"))
    for first, then in ("city-guard", "bandit-guard"), ("bandit-guard", "city-guard"):
        t = table("brute", monsters=monsters)
        body(t, "brute").acted = True
        t.phase = TURNS
        t.places = [0] * len(t.kinds)
        draws(t, "city-guard", 50)
        t.places = [0] * len(t.kinds)
        run(cards_for(t, t.figures), order_monsters=MONSTER[first])
        row = [(figure.who, figure.rank) for figure in order(t)]
        assert row == [(MONSTER[name], rank) for name in (first, then) for rank in (ELITE, NORMAL)]


@rule("gloomhaven:mabil.06")
def test_a_monster_does_all_that_it_can_in_order() -> None:
    t, bear = alone("cave-bear", (2, 0))
    monster_card(t, "cave-bear", 80)  # Attack -1, Move -2, Attack -1 with wound: only the second attack reaches
    run(figure_turn(t, bear), negate=None)
    assert bear.at == (1, 0)
    assert lacks(body(t, "brute")) == 2
    assert body(t, "brute").conditions[WOUND]
    t, archer = alone("bandit-archer", (6, 0))
    suffers(archer, "disarm")
    monster_card(t, "bandit-archer", 14)  # Move -1, Attack -1, a trap
    run(figure_turn(t, archer))
    assert (archer.at, t.trapped()) == ((5, 0), {(4, 0)})


@rule("gloomhaven:mabil.07", "gloomhaven:eor.03")
def test_the_shuffle_symbol_takes_the_played_cards_back() -> None:
    for initiative, back in (15, True), (30, False):
        t = table("brute", "tinkerer", monsters=[("bandit-guard", (5, 0)), ("living-bones", (6, 0))])
        deck = deck_of(t, "bandit-guard")
        monster_card(t, "living-bones", 25)
        played = [one for one in t.cards[deck] if MONSTER_CARDS[one].initiative == 50]
        t.cards[deck] = [one for one in t.cards[deck] if one not in played]
        t.discards[deck] = played
        monster_card(t, "bandit-guard", initiative)
        t.phase = CLEAN_UP
        run(step(t))
        assert len(t.cards[deck]) == (8 if back else 5)
        assert len(t.discards[deck]) == (0 if back else 3)
        assert len(t.discards[deck_of(t, "living-bones")]) == 1  # a deck of its own


@rule("gloomhaven:mabil.08")
def test_an_empty_deck_is_made_anew() -> None:
    t = table("brute", monsters=[("bandit-guard", (5, 0))])
    deck = deck_of(t, "bandit-guard")
    t.cards[deck], t.discards[deck] = [], t.cards[deck][:]
    turn_up(t, deck)
    assert t.faces[deck] >= 0
    assert (len(t.cards[deck]), t.discards[deck]) == (7, [])


@rule("gloomhaven:mabil.09")
def test_an_attack_of_a_character_has_the_printed_strength() -> None:
    t, bear = alone("cave-bear", (1, 0))
    run(top(t, "brute", "Trample"), target=bear.id)  # Attack 3
    assert lacks(bear) == 3
    run(bottom(t, "brute", "Spare Dagger"), target=bear.id)  # Attack 2
    assert lacks(bear) == 5


@rule("gloomhaven:mabil.11")
def test_a_bonus_is_no_attack_by_itself() -> None:
    t, bear = alone("cave-bear", (1, 0))
    run(bottom(t, "brute", "Wall of Doom"))  # +1 Attack for the round
    assert lacks(bear) == 0
    assert len(hero(t, "brute").deck.discard) == 0
    run(top(t, "brute", "Trample"), target=bear.id)
    assert lacks(bear) == 3 + 1


@rule("gloomhaven:mabil.12")
def test_without_a_move_or_attack_on_the_card_there_is_none() -> None:
    for at in (1, 0), (3, 0):
        t, bones = alone("living-bones", at)
        bones.hp = 2
        monster_card(t, "living-bones", 12)  # Shield 1, Heal 2
        run(figure_turn(t, bones))
        assert (bones.at, bones.hp, lacks(body(t, "brute"))) == (at, 4, 0)


@rule("gloomhaven:r.26")
def test_a_card_of_the_round_is_used_for_monsters_that_come_later() -> None:
    t = at_the_start("brute", "tinkerer", monsters=[("bandit-guard", (5, 0))])
    draws(t, "bandit-guard", 30)
    run(step(t), **selected(t))
    deck, card = deck_of(t, "bandit-guard"), t.faces[deck_of(t, "bandit-guard")]
    run(suffer(t, foe(t, "bandit-guard"), 9))
    assert t.faces[deck] == card  # mon.06
    add_monster(t, "bandit-guard", (6, 0))
    run(cards_for(t, t.figures))
    assert (t.faces[deck], t.discards[deck]) == (card, [])
    put_away(t)
    assert t.discards[deck] == [card]
