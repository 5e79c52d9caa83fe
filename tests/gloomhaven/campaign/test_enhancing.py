"""Enhancing cards: where, with what, for how much, and what they do ever after."""

from __future__ import annotations

import pytest

from gloomhaven.tables import body, bottom, card, foe, lacks, table, top
from gloomhaven.test_terminal import page_of, plain
from gloomhaven.towns import hero, role, town
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.city import ENHANCE, city_step, errands
from klubovna.games.gloomhaven.campaign.enhancement import Sticker, cost, payable, spots
from klubovna.games.gloomhaven.campaign.record import SCENARIO, World
from klubovna.games.gloomhaven.campaign.town import chronicle_of
from klubovna.games.gloomhaven.cards.enhancing import (
    ANY,
    HEX,
    JUMP,
    NEGATIVE,
    PLUS_ONE,
    POSITIVE,
    half_with,
    is_enhancement,
    line_of,
    stickers,
    summon_stats,
)
from klubovna.games.gloomhaven.facts import CARD_CLASS, CARDS, HALVES, SUMMON_NUMBER, SUMMON_STATS
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_TOP
from klubovna.games.gloomhaven.setup import Options, check
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, ELEMENTS
from klubovna.kernel.errors import SetupError
from klubovna.kernel.record import new
from klubovna.kernel.rules import Config
from klubovna.testing import offered, rule, run

TOP, BOTTOM = 0, 1


def in_the_shop(gold: int = 400) -> Table:
    """The brute has the gold, and the world has the achievement."""
    t = town("brute", "tinkerer")
    chronicle_of(t).world.achievements.append("the-power-of-enhancement")
    hero(t).gold = gold
    return t


def spot(name: str, half: int, on: str) -> tuple[int, int, int]:
    """The first spot of a card on this."""
    number = card(name)
    return number, half, [one.on for one in HALVES[number][half].enhance].index(on)


def sticker(name: str, half: int, on: str, what: str) -> Sticker:
    return (*spot(name, half, on), what)


def put(name: str, half: int, on: str, what: str) -> tuple[int, int, int, str]:
    number, side, i = spot(name, half, on)
    return CARDS[number].id, side, i, what


def beside_bones() -> Table:
    living = [("living-bones", (1, 0), "normal", 9)]
    return table("brute", at={"brute": (0, 0)}, monsters=living, modifiers={"brute": ["+0"]})


@rule("gloomhaven:enh.01")
def test_only_with_the_achievement() -> None:
    t = town("brute", "tinkerer")
    hero(t).gold = 400
    assert (ENHANCE, 0) not in errands(t, hero(t))
    chronicle_of(t).world.achievements.append("the-power-of-enhancement")
    assert (ENHANCE, 0) in errands(t, hero(t))


@rule("gloomhaven:enh.02", "gloomhaven:enh.03")
def test_who_enhances_pays_and_it_stays_for_the_class() -> None:
    t = in_the_shop(150)
    trample = sticker("Trample", TOP, "attack", PLUS_ONE)
    run(city_step(t), city_errand=(ENHANCE, 0), enhance_spot=trample[:3], enhance_with=trample)
    assert (hero(t).gold, hero(t, 1).gold) == (100, 100)
    world = chronicle_of(t).world
    assert world.enhancements == [(1, TOP, 0, PLUS_ONE)]
    assert hero(t).tally["enhanced"] == 1
    assert trample[:3] not in spots(chronicle_of(t), hero(t))
    chronicle = chronicle_of(t)
    chronicle.stage, chronicle.target = SCENARIO, 1
    g = new("gloomhaven", seed=1, **Campaign(chronicle).next_game())
    state = g.state
    assert isinstance(state, Table)
    assert state.half(0, TOP).abilities[0] != HALVES[0][TOP].abilities[0]
    assert g.look(1).table.enhancements == [(1, TOP, 0, PLUS_ONE)]


def test_the_terminal_tells_what_was_put_on_cards_and_what_stays_at_home() -> None:
    t = town("brute", "tinkerer")
    hero(t).items = [8, 9]
    chronicle_of(t).world.enhancements = [(1, TOP, 0, PLUS_ONE)]
    told = page_of(t, width=160)
    assert "Enhanced: Trample: +1 attack" in told
    assert "Heater Shield (left at home), Piercing Bow" in plain(told)
    fight = beside_bones()
    assert "Trample: +1 attack" not in page_of(fight)
    fight.enhancements = [(1, TOP, 0, PLUS_ONE)]
    assert "Trample: +1 attack" in page_of(fight)


def test_one_may_think_better_of_it() -> None:
    t = in_the_shop()
    run(city_step(t), city_errand=(ENHANCE, 0), enhance_spot=None)
    run(city_step(t), city_errand=(ENHANCE, 0), enhance_spot=(0, TOP, 0), enhance_with=None)
    assert (hero(t).gold, chronicle_of(t).world.enhancements) == (400, [])


@rule("gloomhaven:enh.04")
def test_no_more_enhanced_cards_of_a_class_than_the_prosperity_level() -> None:
    t = in_the_shop()
    chronicle = chronicle_of(t)
    chronicle.world.enhancements = [(1, TOP, 0, PLUS_ONE), (31, TOP, 0, PLUS_ONE)]
    assert {one[0] for one in spots(chronicle, hero(t))} == {0}
    chronicle.world.prosperity = 4
    assert len({one[0] for one in spots(chronicle, hero(t))}) > 5


@rule("gloomhaven:enh.05")
def test_only_marked_spots_of_cards_in_the_pool() -> None:
    t = in_the_shop(1000)
    chronicle_of(t).world.prosperity = 64
    cards = {one[0] for one in spots(chronicle_of(t), hero(t))}
    assert all(CARD_CLASS[one] == role("brute") and CARDS[one].level in (1, "X") for one in cards)
    higher = card("Fatal Advance")
    hero(t).cards.append(CARDS[higher].id)
    assert higher in {one[0] for one in spots(chronicle_of(t), hero(t))}
    asked = offered(city_step(t), city_errand=(ENHANCE, 0))
    assert asked.options == [None, *spots(chronicle_of(t), hero(t))]


@rule("gloomhaven:enh.06")
def test_one_more() -> None:
    t = table(
        "brute", at={"brute": (0, 0)}, monsters=[("living-bones", (1, 0), "normal", 9)], modifiers={"brute": ["+0"]}
    )
    t.enhancements = [put("Trample", TOP, "attack", PLUS_ONE)]
    plain = table(
        "brute", at={"brute": (0, 0)}, monsters=[("living-bones", (1, 0), "normal", 9)], modifiers={"brute": ["+0"]}
    )
    run(top(t, "brute", "Trample"), target=1)
    run(top(plain, "brute", "Trample"), target=1)
    assert lacks(foe(t, "living-bones")) == lacks(foe(plain, "living-bones")) + 1
    summoned = [put("Harmless Contraption", TOP, "summon_move", PLUS_ONE)]
    line = line_of(HALVES[card("Harmless Contraption")][TOP], HALVES[card("Harmless Contraption")][TOP].enhance[0])
    assert line is not None
    number = SUMMON_NUMBER[getattr(line, "name")]  # noqa: B009
    assert summon_stats(number, summoned).move == SUMMON_STATS[number].move + 1
    assert summon_stats(number, []) is SUMMON_STATS[number]


@rule("gloomhaven:enh.07")
def test_a_negative_condition_hits_every_target() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("living-bones", (1, -1), "normal", 20), ("living-bones", (1, 0), "normal", 20)],
        modifiers={"brute": ["+0", "+0"]},
    )
    t.enhancements = [put("Sweeping Blow", TOP, "attack", "poison")]
    run(top(t, "brute", "Sweeping Blow"), area=(1, 2), target=1)
    assert [foe(t, "living-bones", n).conditions[CONDITION["poison"]] for n in (1, 2)] == [1, 1]
    enemies = HALVES[card("Trample")][TOP]
    assert {*NEGATIVE} <= {*stickers(enemies.abilities[0], enemies.enhance[0])}
    assert not {*POSITIVE} & {*stickers(enemies.abilities[0], enemies.enhance[0])}
    pierce = enemies.enhance[1]
    assert stickers(enemies.abilities[0], pierce) == [PLUS_ONE]  # no main line


@rule("gloomhaven:enh.08")
def test_a_positive_condition_for_oneself_and_allies() -> None:
    healing = HALVES[card("Eye for an Eye")][BOTTOM]
    heal = line_of(healing, healing.enhance[0])
    assert heal is not None
    assert {*POSITIVE} <= {*stickers(heal, healing.enhance[0])}
    better = half_with(card("Eye for an Eye"), BOTTOM, [put("Eye for an Eye", BOTTOM, "heal", "bless")])
    assert "bless" in getattr(better.abilities[0], "conditions")  # noqa: B009
    shield = half_with(card("Shield Bash"), BOTTOM, [put("Shield Bash", BOTTOM, "shield", "strengthen")])
    assert getattr(shield.abilities[-1], "conditions") == ["strengthen"]  # noqa: B009
    moving = HALVES[card("Trample")][BOTTOM]
    move = line_of(moving, moving.enhance[0])
    assert move is not None
    assert not {*POSITIVE} & {*stickers(move, moving.enhance[0])}


@rule("gloomhaven:enh.06")
def test_a_shield_that_lasts_is_raised_too() -> None:
    t = table("sawbones", "brute", at={"sawbones": (0, 0), "brute": (1, 0)})
    t.enhancements = [put("Syringe", TOP, "shield", PLUS_ONE)]
    run(top(t, "sawbones", "Syringe"), target=body(t, "brute").id)
    assert shield_of(t, body(t, "brute")) == 2 + 1


@rule("gloomhaven:enh.07")
def test_a_condition_on_a_pull_strikes_whoever_is_pulled() -> None:
    bones = [("living-bones", (3, 0), "normal", 9), ("living-bones", (0, 3), "normal", 9)]
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=bones)
    t.enhancements = [put("Smoke Bomb", BOTTOM, "pull", "poison")]
    pulled, other = foe(t, "living-bones"), foe(t, "living-bones", 2)
    run(bottom(t, "scoundrel", "Smoke Bomb"), target=pulled.id, pull_to=[(2, 0), (1, 0)])
    assert (pulled.conditions[CONDITION["poison"]], other.conditions[CONDITION["poison"]]) == (1, 0)


@rule("gloomhaven:enh.08")
def test_a_condition_on_a_shield_comes_with_the_shield() -> None:
    t = table("mindthief", at={"mindthief": (0, 0)}, hero_level=7)
    t.enhancements = [put("Psychic Projection", TOP, "shield", "strengthen")]
    run(top(t, "mindthief", "Psychic Projection"), target=[body(t, "mindthief").id] * 2)  # the stun comes last
    held = body(t, "mindthief").conditions
    assert held[CONDITION["strengthen"]]
    assert held[CONDITION["stun"]]


@rule("gloomhaven:enh.09")
def test_jump() -> None:
    name = "Skewer"
    half = HALVES[card(name)][BOTTOM]
    move = line_of(half, half.enhance[0])
    assert move is not None
    assert JUMP in stickers(move, half.enhance[0])
    assert getattr(half_with(card(name), BOTTOM, [put(name, BOTTOM, "move", JUMP)]).abilities[0], "jump")  # noqa: B009


@rule("gloomhaven:enh.10")
def test_an_element_is_infused() -> None:
    t = table(
        "brute", at={"brute": (0, 0)}, monsters=[("living-bones", (1, 0), "normal", 9)], modifiers={"brute": ["+0"]}
    )
    t.enhancements = [put("Trample", TOP, "attack", "fire")]
    run(top(t, "brute", "Trample"), target=1)
    assert t.infused == 1 << ELEMENTS.index("fire")


@rule("gloomhaven:enh.10")
def test_an_element_comes_of_its_own_ability_only() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("living-bones", (3, 0), "normal", 9)])
    t.enhancements = [put("Quick Hands", TOP, "attack", "fire")]
    run(top(t, "scoundrel", "Quick Hands"), move_to=[(0, 1), None])  # Move 2, and nobody to attack
    assert not t.infused
    t.put(body(t, "scoundrel"), (0, 0))
    run(top(t, "scoundrel", "Quick Hands"), move_to=[(2, 0)], target=1)
    assert t.infused == 1 << ELEMENTS.index("fire")


@rule("gloomhaven:enh.03")
def test_what_was_put_on_a_card_is_read_on_it() -> None:
    t = table("brute", at={"brute": (0, 0)})
    word = RULES.texts("en")
    printed = word.noun(t, "offered-card", card("Trample"))
    t.enhancements = [put("Trample", TOP, "attack", PLUS_ONE), put("Trample", BOTTOM, "move", "ice")]
    assert "Attack 3" in printed
    assert "Attack 4" in word.noun(t, "offered-card", card("Trample"))
    assert "Attack 4" in word.noun(t, "deed", (PLAY_TOP, card("Trample")))
    assert "ice" in word.noun(t, "deed", (PLAY_BOTTOM, card("Trample"))).lower()


@rule("gloomhaven:enh.11")
def test_an_attack_hex() -> None:
    half = half_with(card("Sweeping Blow"), TOP, [put("Sweeping Blow", TOP, "area", HEX)])
    area, printed = (getattr(one.abilities[0], "area") for one in (half, HALVES[card("Sweeping Blow")][TOP]))  # noqa: B009
    assert area.hexes == [*printed.hexes, printed.enhance_hexes[0]]
    assert is_enhancement(put("Sweeping Blow", TOP, "area", HEX))
    assert not is_enhancement(put("Sweeping Blow", TOP, "area", PLUS_ONE))


COSTS = [
    ("Trample", TOP, "attack", PLUS_ONE, 50, "enh.12"),
    ("Trample", TOP, "pierce", PLUS_ONE, 30, "enh.12"),
    ("Harmless Contraption", TOP, "summon_move", PLUS_ONE, 100, "enh.13"),
    ("Harmless Contraption", TOP, "summon_hp", PLUS_ONE, 50, "enh.13"),
    ("Trample", TOP, "attack", "poison", 75, "enh.14"),
    ("Trample", TOP, "attack", "fire", 100, "enh.14"),
    ("Trample", TOP, "attack", ANY, 150, "enh.14"),
    ("Skewer", BOTTOM, "move", JUMP, 50, "enh.14"),
    ("Sweeping Blow", TOP, "area", HEX, 66, "enh.15"),
    ("Sweeping Blow", TOP, "attack", PLUS_ONE, 100, "enh.16"),
    ("Trample", BOTTOM, "attack", "poison", 150, "enh.16"),
    ("Defensive Tactics", TOP, "target", PLUS_ONE, 250, "enh.17"),
]


@rule(*(f"gloomhaven:enh.{n}" for n in range(12, 18)))
@pytest.mark.parametrize(("name", "half", "on", "what", "gold", "clause"), COSTS)
def test_what_it_costs(name: str, half: int, on: str, what: str, gold: int, clause: str) -> None:
    assert cost(World(), sticker(name, half, on, what)) == gold, clause


@rule("gloomhaven:enh.18")
def test_each_earlier_enhancement_of_the_action_adds_75() -> None:
    world = World()
    first = put("Trample", BOTTOM, "attack", PLUS_ONE)
    world.enhancements = [first]
    assert cost(world, sticker("Trample", BOTTOM, "move", PLUS_ONE)) == 30 + 75
    assert cost(world, sticker("Trample", TOP, "attack", PLUS_ONE)) == 50
    t = in_the_shop(100)
    assert (*sticker("Trample", TOP, "attack", ANY),) not in payable(world, hero(t), spot("Trample", TOP, "attack"))


@rule("gloomhaven:ex.enhance.1", "gloomhaven:ex.enhance.2")
def test_the_price_of_two_enhancements_of_one_action() -> None:
    """Brute Force: level 3, an attack on three hexes."""
    world = World()
    number, half, first = spot("Brute Force", TOP, "attack")
    assert cost(world, (number, half, first, PLUS_ONE)) == 150
    world.enhancements.append((CARDS[number].id, half, first, PLUS_ONE))
    assert cost(world, (*spot("Brute Force", TOP, "area"), HEX)) == 191


def test_every_spot_of_every_card_has_something_that_changes_it() -> None:
    for number, one in enumerate(CARDS):
        for half in (TOP, BOTTOM):
            for i, place in enumerate(HALVES[number][half].enhance):
                line = line_of(HALVES[number][half], place)
                assert line is not None, one.name
                for what in stickers(line, place):
                    assert half_with(number, half, [(one.id, half, i, what)]) != HALVES[number][half]
                    assert cost(World(), (number, half, i, what)) > 0


def test_what_no_card_takes_is_refused_at_the_set_up() -> None:
    for wrong in ((0, 0, 0, PLUS_ONE), (1, 2, 0, PLUS_ONE), (1, 0, 9, PLUS_ONE), (1, 0, 0, "bless")):
        with pytest.raises(SetupError):
            check(Config(2, 1, [None, None], Options(enhancements=[wrong]), {}))
