"""Elements: infused, waning, consumed by characters and by monsters."""

from gloomhaven.tables import action, body, bottom, card, foe, hero, lacks, modifier, suffers, table, top
from klubovna.games.gloomhaven.combat.conditions import place_infused
from klubovna.games.gloomhaven.facts import MONSTER, MONSTER_CARDS, MONSTER_DECK
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.reading import infuse_named
from klubovna.games.gloomhaven.round.steps import clean_up, next_turn
from klubovna.games.gloomhaven.round.turn import PLAY_ITEM, turn_step
from klubovna.games.gloomhaven.state import TURN_ENDS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.words import STUN, WOUND
from klubovna.testing import offered, rule, run

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)
INERT, WANING, STRONG = range(3)


def weaver(*cards: str | int) -> Table:
    """A spellweaver with a bear two hexes away."""
    return table(
        "spellweaver",
        at={"spellweaver": (0, 0)},
        monsters=[("cave-bear", (2, 0))],
        modifiers={"spellweaver": [*cards] or ["+0", "+0", "+0"]},
    )


def face(t: Table, name: str, id: int) -> None:
    """The ability card of this round for a monster, by its number in the books."""
    deck = t.decks.index(MONSTER_DECK[MONSTER[name]])
    t.faces[deck] = next(i for i, one in enumerate(MONSTER_CARDS) if one.id == id)


def end_of_turn(t: Table) -> None:
    t.moment = TURN_ENDS
    run(turn_step(t))


# -- infusing ----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.element.1", "gloomhaven:elem.01", "gloomhaven:elem.02", "gloomhaven:elem.07", "gloomhaven:elem.08")
def test_an_infused_element_is_there_from_the_end_of_the_turn_on() -> None:
    t = weaver()
    run(top(t, "spellweaver", "Fire Orbs"), target=foe(t, "cave-bear").id)  # infusing is not asked for
    assert t.elements[FIRE] == INERT
    run(bottom(t, "spellweaver", "Crackling Air"), move_to=None)  # it could consume fire, but there is none yet
    assert t.elements[FIRE] == INERT
    end_of_turn(t)
    assert t.elements[FIRE] == STRONG
    t.acting = hero(t, "spellweaver").figure  # a figure later in the round may consume it
    assert offered(top(t, "spellweaver", "Flame Strike")).options == [None, "fire"]


@rule("gloomhaven:elem.01", "gloomhaven:r.40", "gloomhaven:r.41", "gloomhaven:xp.02")
def test_an_action_of_which_nothing_was_done_infuses_nothing() -> None:
    t = weaver()
    weaving = hero(t, "spellweaver")
    run(top(t, "spellweaver", "Fire Orbs"), target=None)  # skipped
    assert (t.infused, weaving.xp, weaving.lost, weaving.discard) == (0, 0, [], [card("Fire Orbs")])
    t.put(foe(t, "cave-bear"), (5, 0))
    run(top(t, "spellweaver", "Chromatic Explosion"))  # nobody in reach
    assert (t.infused, weaving.xp, weaving.lost) == (0, 0, [])
    t.put(foe(t, "cave-bear"), (2, 0))
    run(top(t, "spellweaver", "Chromatic Explosion"), area=(foe(t, "cave-bear").id,))
    assert (t.infused, weaving.xp, weaving.lost) == (0b111111, 2, [card("Chromatic Explosion")])


@rule("gloomhaven:elem.03")
def test_elements_wane_at_the_end_of_the_round() -> None:
    t = weaver()
    t.elements = [STRONG, WANING, INERT, STRONG, INERT, WANING]
    run(clean_up(t))
    assert t.elements == [WANING, INERT, INERT, WANING, INERT, INERT]


@rule("gloomhaven:elem.13")
def test_a_wild_symbol_is_any_one_element() -> None:
    t = weaver()
    assert offered(bottom(t, "spellweaver", "Chromatic Explosion"), move_to=[(0, 1), None]).options == [*range(6)]
    t = weaver()
    run(bottom(t, "spellweaver", "Chromatic Explosion"), move_to=[(0, 1), None], infuse=LIGHT)
    assert t.infused == 1 << LIGHT
    t.elements = [STRONG, INERT, WANING, INERT, INERT, INERT]
    bear = foe(t, "cave-bear")
    assert offered(top(t, "spellweaver", "Mana Bolt"), consume="any").options == [FIRE, AIR]
    t.elements = [STRONG, INERT, WANING, INERT, INERT, INERT]
    run(top(t, "spellweaver", "Mana Bolt"), consume="any", consume_wild=AIR, target=bear.id)
    assert t.elements == [STRONG, INERT, INERT, INERT, INERT, INERT]
    assert lacks(bear) == 2 + 1


@rule("gloomhaven:elem.18")
def test_an_element_on_a_modifier_card_is_infused_at_the_end_of_the_turn_too() -> None:
    t = weaver(modifier(2, infuse=["ice"]))
    run(top(t, "spellweaver", "Engulfed in Flames"), target=foe(t, "cave-bear").id)
    assert (t.elements[ICE], t.elements[FIRE]) == (INERT, INERT)
    end_of_turn(t)
    assert (t.elements[ICE], t.elements[FIRE]) == (STRONG, STRONG)


# -- consuming ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.element.2", "gloomhaven:elem.04", "gloomhaven:elem.05", "gloomhaven:xp.03")
def test_a_strong_or_waning_element_may_be_consumed() -> None:
    for strength, answer, wounded in ((STRONG, "fire", True), (WANING, "fire", True), (STRONG, None, False)):
        t = weaver()
        t.elements[FIRE] = strength
        bear = foe(t, "cave-bear")
        run(top(t, "spellweaver", "Flame Strike"), consume=answer, target=bear.id)
        assert bool(bear.conditions[WOUND]) == wounded
        assert t.elements[FIRE] == (INERT if wounded else strength)
        assert lacks(bear) == 3
    t = weaver()
    run(top(t, "spellweaver", "Flame Strike"), target=foe(t, "cave-bear").id)  # inert: plain Attack 3, Range 2
    assert not foe(t, "cave-bear").conditions[WOUND]


@rule("gloomhaven:elem.06")
def test_one_symbol_consumes_one_element() -> None:
    t = weaver()
    t.elements = [STRONG] * 6
    bear = foe(t, "cave-bear")
    run(top(t, "spellweaver", "Mana Bolt"), consume="any", consume_wild=ICE, target=bear.id)  # asked once
    assert t.elements.count(STRONG) == 5
    assert (lacks(bear), hero(t, "spellweaver").xp) == (3, 1)


@rule("gloomhaven:elem.09")
def test_separate_augments_are_used_in_any_order_and_each_for_itself() -> None:
    for answers, hurt, stunned in (
        (["ice", "fire"], 3, True),
        (["fire", "ice"], 3, True),
        (["ice", None], 1, True),
        (["fire", None], 3, False),
    ):
        t = weaver()
        t.elements[FIRE] = t.elements[ICE] = STRONG
        bear = foe(t, "cave-bear")
        assert offered(top(t, "spellweaver", "Cold Fire")).options == [None, "fire", "ice"]
        run(top(t, "spellweaver", "Cold Fire"), consume=answers, area=(bear.id,))  # Attack 1; fire +2, ice Stun
        assert (lacks(bear), bool(bear.conditions[STUN])) == (hurt, stunned)


@rule("gloomhaven:elem.10")
def test_what_needs_two_elements_works_with_both_or_not_at_all() -> None:
    t = table("brute", items={"brute": [130]})  # Helix Ring: light and dark for Heal 25
    body(t, "brute").hp = 1
    hero(t, "brute").chosen = [0, 1]
    t.elements[LIGHT] = STRONG
    assert (PLAY_ITEM, 129) not in offered(turn_step(t)).options
    t.elements[DARK] = WANING
    run(turn_step(t), act=(PLAY_ITEM, 129))
    assert lacks(body(t, "brute")) == 0
    assert t.elements == [INERT] * 6


@rule("gloomhaven:elem.05", "gloomhaven:bonus.05")
def test_not_even_a_lasting_bonus_forces_anybody_to_consume() -> None:
    for answer in (None, "ice"):
        t = table("mindthief", at={"mindthief": (0, 0)}, monsters=[("cave-bear", (1, 0))])
        bear = foe(t, "cave-bear")
        run(top(t, "mindthief", "Frozen Mind"), target=None)  # your melee attacks: consume ice for Stun
        t.elements[ICE] = STRONG
        run(bottom(t, "mindthief", "The Mind's Weakness"), target=bear.id, consume=answer)
        assert bool(bear.conditions[STUN]) == (answer is not None)
        assert t.elements[ICE] == (STRONG if answer is None else INERT)


@rule("gloomhaven:ex.element.4", "gloomhaven:elem.15")
def test_an_old_charge_may_be_consumed_in_the_turn_that_infuses_the_element_anew() -> None:
    t = weaver()
    t.elements[FIRE] = WANING
    run(top(t, "spellweaver", "Engulfed in Flames"), target=foe(t, "cave-bear").id)  # infuses fire
    assert t.elements[FIRE] == WANING
    run(top(t, "spellweaver", "Flame Strike"), consume="fire", target=foe(t, "cave-bear").id)
    assert t.elements[FIRE] == INERT
    end_of_turn(t)
    assert t.elements[FIRE] == STRONG


# -- monsters ----------------------------------------------------------------------------------------------------------

BESIDE = [(1, 0), (0, 1), (-1, 1)]


def demons(name: str, count: int = 3, id: int = 0) -> Table:
    """Demons around the brute, who has many hit points."""
    t = table("brute", at={"brute": (0, 0)}, monsters=[(name, at) for at in BESIDE[:count]])
    t.deck.draw += [0] * 9
    body(t, "brute").hp = body(t, "brute").max_hp = 99
    for i in range(count):
        suffers(foe(t, name, i + 1), "immobilize")
    face(t, name, id)
    return t


@rule("gloomhaven:ex.element.3", "gloomhaven:elem.11", "gloomhaven:elem.12", "gloomhaven:r.31")
def test_the_first_monster_consumes_for_all_of_its_kind() -> None:
    for strength, hurt in ((STRONG, 5), (INERT, 3)):
        t = demons("frost-demon", id=623)  # Attack +0; ice: +2
        brute = body(t, "brute")
        t.elements[ICE] = strength
        for i in (1, 2, 3):
            hp = brute.hp
            demon = foe(t, "frost-demon", i)
            t.put(demon, (2 * demon.at[0], 2 * demon.at[1]))  # so that the attack at range 2 has no disadvantage
            run(figure_turn(t, demon), negate=None)
            assert hp - brute.hp == hurt
            assert t.elements[ICE] == INERT


@rule("gloomhaven:r.31", "gloomhaven:elem.16")
def test_a_stunned_monster_neither_consumes_nor_infuses() -> None:
    t = demons("night-demon", 2, id=664)  # Attack +1; dark: +2
    t.elements[DARK] = STRONG
    first, second = foe(t, "night-demon", 1), foe(t, "night-demon", 2)
    run(figure_turn(t, suffers(first, "stun")))
    assert t.elements[DARK] == STRONG
    run(figure_turn(t, second), negate=None)
    assert t.elements[DARK] == INERT
    assert lacks(body(t, "brute")) == 3 + 1 + 2
    t = demons("night-demon", 2, id=662)  # infuses dark
    first, second = foe(t, "night-demon", 1), foe(t, "night-demon", 2)
    run(figure_turn(t, suffers(first, "stun")))
    assert t.elements[DARK] == INERT
    run(figure_turn(t, second), negate=None)
    assert t.elements[DARK] == STRONG  # at the end of the turn of the monster that acted


@rule("gloomhaven:r.31", "gloomhaven:elem.12")
def test_monsters_that_act_in_another_sequence_need_the_element_again() -> None:
    t = demons("night-demon", 2, id=664)
    t.elements[DARK] = STRONG
    brute, first, second = body(t, "brute"), foe(t, "night-demon", 1), foe(t, "night-demon", 2)
    run(figure_turn(t, first), negate=None)
    hp = brute.hp
    hero(t, "brute").chosen = [0, 1]
    t.phase = TURNS
    first.acted, second.acted = True, True
    brute.acted = False
    run(next_turn(t))  # the brute acts in between
    run(figure_turn(t, second), negate=None)
    assert hp - brute.hp == 3 + 1


@rule("gloomhaven:elem.14", "gloomhaven:r.32", "gloomhaven:elem.19", "gloomhaven:elem.11")
def test_the_players_choose_which_wild_element_a_monster_consumes_but_a_usable_one() -> None:
    t = demons("sun-demon", 1, id=659)  # any element: infuse light
    t.elements = [INERT, WANING, INERT, STRONG, INERT, INERT]
    asked = offered(figure_turn(t, foe(t, "sun-demon")))
    assert (asked.kind.name, asked.options) == ("consume.wild", [ICE, EARTH])
    t = demons("sun-demon", 1, id=659)
    t.elements[EARTH] = STRONG
    run(figure_turn(t, foe(t, "sun-demon")), negate=None)  # one to choose from
    assert (t.elements[EARTH], t.elements[LIGHT]) == (INERT, STRONG)
    t = demons("sun-demon", 1, id=659)
    run(figure_turn(t, foe(t, "sun-demon")), negate=None)  # none at all
    assert t.elements[LIGHT] == INERT


@rule("gloomhaven:elem.19", "gloomhaven:r.32")
def test_the_players_choose_any_wild_element_that_a_monster_infuses() -> None:
    t = demons("sun-demon", 1, id=659)
    t.elements[EARTH] = STRONG
    acting = action(t, foe(t, "sun-demon"))
    asked = offered(infuse_named(t, acting, ["any"]))
    assert (asked.seat, asked.options) == (0, [0, 1, 2, 3, 4, 5])
    run(infuse_named(t, acting, ["any"]), infuse=DARK)
    place_infused(t)
    assert t.elements[DARK] == STRONG


@rule("gloomhaven:elem.17")
def test_monsters_do_not_consume_what_their_own_card_infused() -> None:
    t = demons("sun-demon", 2, id=659)  # any element: infuse light
    t.elements[EARTH] = STRONG
    run(figure_turn(t, foe(t, "sun-demon", 1)), negate=None)
    assert (t.elements[EARTH], t.elements[LIGHT]) == (INERT, STRONG)
    run(figure_turn(t, foe(t, "sun-demon", 2)), negate=None)
    assert t.elements[LIGHT] == STRONG
    for one in MONSTER_CARDS:  # no card does both with the same named element
        consumed = {name for line in one.abilities for augment in line.consume for name in augment.elements}
        assert not consumed & set(one.infuse)
