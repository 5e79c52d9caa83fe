"""Active cards are put away at any time: with whatever their owner is asked, in whosever turn."""

from typing import Any

from gloomhaven.tables import (
    ARENA,
    action,
    at_the_start,
    body,
    bottom,
    card,
    foe,
    hero,
    lacks,
    monster_card,
    protected,
    table,
    table_of,
    takes,
    top,
    until,
)
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.cards.piles import AWAY, away
from klubovna.games.gloomhaven.combat.suffer import DISCARDED, suffer
from klubovna.games.gloomhaven.figures import NOBODY, SPENT, SUMMON
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.picking import monster_choice
from klubovna.games.gloomhaven.round.rest import short_rest
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PUT_AWAY
from klubovna.games.gloomhaven.state import RESTS, ROUND_BEGINS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.words import WOUND
from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.record import new
from klubovna.testing import offered, rule, run

BASH, RATS = card("Shield Bash"), card("Gnawing Horde")


def shielded(**position: Any) -> Table:
    """A brute with Shield 1 until the end of the round, in nobody's turn."""
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (-3, 0)}, **position)
    run(bottom(t, "brute", "Shield Bash"))
    t.acting = NOBODY
    return t


def with_rats(*others: tuple[Any, ...], role: str = "") -> Table:
    """A mindthief in (0, 0) with rats in (1, 0)."""
    roles = ("mindthief", role) if role else ("mindthief",)
    t = table(*roles, at={"mindthief": (0, 0), role: (-4, 0)}, monsters=[*others])
    run(top(t, "mindthief", "Gnawing Horde"), hex=(1, 0))
    t.acting = NOBODY
    return t


def wish(t: Table, decision: Decision[Any]) -> Any:
    policy = RULES.policy
    assert policy is not None
    return decision.options[policy.choose(t, decision, decision.seat)]


# -- damage ------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:bonus.09", "gloomhaven:r.55", "gloomhaven:dmg.09")
def test_in_the_turn_of_a_monster_a_card_is_put_away_before_damage_is_suffered() -> None:
    t = shielded(monsters=[("bandit-guard", (1, 0))], modifiers={"monsters": ["+2"]})
    brute = hero(t, "brute")
    brute.hand, brute.discard = brute.hand[:1], brute.hand[1:2]
    monster_card(t, "bandit-guard", 50)
    asked = offered(figure_turn(t, foe(t, "bandit-guard")))
    assert asked.options == [None, *brute.hand, DISCARDED, (AWAY, BASH)]
    assert wish(t, asked) != (AWAY, BASH)
    t = shielded()
    brute = hero(t, "brute")
    brute.hand, brute.discard = brute.hand[:1], brute.hand[1:2]
    spent = [*brute.discard, BASH]
    run(suffer(t, body(t, "brute"), 3), negate=[(AWAY, BASH), DISCARDED], negate_second=sorted(spent))
    assert (brute.active, brute.discard, sorted(brute.lost), t.boons) == ([], [], sorted(spent), [])
    assert lacks(body(t, "brute")) == 0


@rule("gloomhaven:r.55")
def test_nobody_is_asked_for_the_sake_of_putting_cards_away_alone() -> None:
    t = shielded()
    hero(t, "brute").hand = []
    run(suffer(t, body(t, "brute"), 1))  # no card could negate it: no question
    assert [row[0] for row in hero(t, "brute").active] == [BASH]


@rule("gloomhaven:turn.04", "gloomhaven:r.55", "gloomhaven:dmg.09")
def test_the_card_in_play_can_be_neither_put_away_nor_lost() -> None:
    t = table("mindthief", at={"mindthief": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"mindthief": ["+0"]})
    protected(t, foe(t, "cave-bear"), retaliate=1)
    mindthief = hero(t, "mindthief")
    weakness = card("The Mind's Weakness")
    flow = top(t, "mindthief", "The Mind's Weakness")  # an augment, then Attack 1
    mindthief.hand, mindthief.discard = mindthief.hand[:1], mindthief.hand[1:2]
    asked = offered(flow, target=foe(t, "cave-bear").id)
    assert ([row[0] for row in mindthief.active], asked.kind.name) == ([weakness], "negate")
    assert (asked.options, asked.about) == ([None, *mindthief.hand], (0, 1, 1))
    t.playing = NOBODY  # afterwards it counts as discarded
    assert (AWAY, weakness) in offered(suffer(t, body(t, "mindthief"), 1)).options


@rule("gloomhaven:summon.17", "gloomhaven:r.55")
def test_a_summon_that_was_put_away_suffers_no_more() -> None:
    t = with_rats()
    rats = next(figure for figure in t.figures if figure.form == SUMMON)
    run(suffer(t, body(t, "mindthief"), 1), negate=[(AWAY, RATS), None])
    hp = rats.hp
    run(suffer(t, rats, 1))
    assert (rats.hp, hero(t, "mindthief").lost) == (hp, [RATS])


# -- rests and selection -----------------------------------------------------------------------------------------------


@rule("gloomhaven:bonus.09", "gloomhaven:r.55", "gloomhaven:rest.03")
def test_a_card_is_put_away_before_a_short_rest() -> None:
    t = with_rats()
    mindthief = hero(t, "mindthief")
    mindthief.hand, mindthief.discard = mindthief.hand[:1], mindthief.hand[1:3]
    t.phase = RESTS
    asked = offered(step(t))
    assert asked.options == [False, True, (AWAY, RATS)]
    assert wish(t, asked) in (False, True)
    assert (
        RULES.texts("cs").ask(t, asked).startswith("Zlodějka mysli (v ruce 1, odhozené 2): ")
    )  # the rats will be lost
    run(short_rest(t, mindthief), rest_short=[(AWAY, RATS), False])
    assert (mindthief.active, mindthief.lost, len(mindthief.discard)) == ([], [RATS], 2)


@rule("gloomhaven:rest.11", "gloomhaven:r.55")
def test_in_the_middle_of_a_rest_no_card_is_put_away() -> None:
    t = shielded()
    brute = hero(t, "brute")
    brute.hand, brute.discard = brute.hand[:2], brute.hand[2:5]
    asked = offered(short_rest(t, brute))
    told = [RULES.texts(lang).ask(t, asked).split(":")[0:2] for lang in ("en", "cs")]
    assert told[0] == ["Brute (hand 2, discarded 3, active that may join them", " 1)"]
    assert told[1] == ["Surovec (v ruce 2, odhozené 3, k nim lze přibrat aktivní", " 1)"]
    asked = offered(short_rest(t, brute), rest_short=True, rest_active=None, rest_redraw=True)
    assert (asked.options, asked.about) == ([None, *sorted(brute.hand)], (0, 1, 1))


@rule("gloomhaven:bonus.06", "gloomhaven:bonus.09", "gloomhaven:r.55", "gloomhaven:select.01")
def test_what_is_put_away_at_the_selection_goes_when_all_have_selected() -> None:
    t = with_rats(role="brute")
    t.phase = ROUND_BEGINS
    g = new(RULES, seats=2, seed=1, roles=["mindthief", "brute"], start=serialize.dump(t))
    asked = g.owed(0)
    assert asked is not None
    assert asked.options[-1] == (AWAY, RATS)
    assert wish(table_of(g), asked) != (AWAY, RATS)
    g.choose(len(asked.options) - 1, 0)
    assert hero(table_of(g), "mindthief").active  # nobody sees it yet
    for seat in (0, 0, 1, 1):
        now = g.owed(seat)
        assert now is not None
        assert (AWAY, RATS) not in now.options
        g.choose(next(i for i, value in enumerate(now.options) if value is not None), seat)
    mindthief = hero(table_of(g), "mindthief")
    assert (mindthief.active, mindthief.lost, len(mindthief.chosen)) == ([], [RATS], 2)
    assert all(figure.form != SUMMON for figure in table_of(g).figures)


@rule("gloomhaven:r.55")
def test_with_open_information_a_card_is_put_away_at_the_selection_too() -> None:
    t = at_the_start("brute", open_information=True)
    run(bottom(t, "brute", "Warding Strength"))
    hand = sorted(hero(t, "brute").hand)
    warding = card("Warding Strength")
    run(until(t, TURNS), select_open=[(AWAY, warding), hand[0]], select_open_second=hand[1])
    assert (hero(t, "brute").active, hero(t, "brute").lost) == ([], [warding])


# -- in the turns of others --------------------------------------------------------------------------------------------


@rule("gloomhaven:r.55", "gloomhaven:mon.amb.01", "gloomhaven:summon.17")
def test_a_monster_is_planned_anew_when_a_summon_is_put_away() -> None:
    t = with_rats(("cave-bear", (-4, 1)))
    t.put(body(t, "mindthief"), (1, 2))
    monster_card(t, "cave-bear", 41)  # Move +1, Attack -1
    asked = offered(figure_turn(t, foe(t, "cave-bear")))
    assert (asked.kind.name, asked.options[-1]) == ("monster.move", (AWAY, RATS))
    assert {one[2:4] for one in asked.options[:-1]} == {(1, 0)}  # it has its eye on the rats
    assert wish(t, asked) != (AWAY, RATS)
    asked = offered(figure_turn(t, foe(t, "cave-bear")), monster_move=(AWAY, RATS))
    assert hero(t, "mindthief").lost == [RATS]
    assert {one[2:4] for one in asked.options} == {(1, 2)}  # now on the mindthief


@rule("gloomhaven:r.55", "gloomhaven:mon.amb.01", "gloomhaven:summon.17")
def test_a_summon_that_was_put_away_is_no_target_any_more() -> None:
    t = with_rats(("cave-bear", (-4, 1)))
    rats = next(figure for figure in t.figures if figure.form == SUMMON)
    bear, found = action(t, foe(t, "cave-bear")), [body(t, "mindthief"), rats]
    assert run(monster_choice(t, bear, found), monster_target=(AWAY, RATS)) is body(t, "mindthief")
    assert found == [body(t, "mindthief")]


@rule("gloomhaven:r.55")
def test_a_summon_stays_in_its_own_turn() -> None:
    t = with_rats()
    assert away(t, 0) == [(AWAY, RATS)]
    t.acting = next(figure.id for figure in t.figures if figure.form == SUMMON)
    assert away(t, 0) == []


@rule("gloomhaven:r.55", "gloomhaven:use.01")
def test_with_an_item_in_the_turn_of_a_monster_a_card_may_be_put_away() -> None:
    t = shielded(monsters=[("bandit-guard", (1, 0))], modifiers={"monsters": ["+2", "+2"]}, items={"brute": [8]})
    monster_card(t, "bandit-guard", 50)
    asked = offered(figure_turn(t, foe(t, "bandit-guard")))
    assert (asked.kind.name, asked.options) == ("item", [None, 7, (AWAY, BASH)])
    assert wish(t, asked) != (AWAY, BASH)
    run(figure_turn(t, foe(t, "bandit-guard")), item=[(AWAY, BASH), 7], negate=None)
    assert (hero(t, "brute").discard, hero(t, "brute").item_state) == ([BASH], [SPENT])


@rule("gloomhaven:r.55")
def test_in_the_turn_of_another_a_card_is_put_away_between_two_hexes() -> None:
    t = table("mindthief", "brute", at={"mindthief": (0, 0), "brute": (0, 2)}, hero_level=4)
    run(bottom(t, "brute", "Shield Bash"))
    asked = offered(bottom(t, "mindthief", "Possession"), target=body(t, "brute").id)
    assert (asked.seat, asked.kind.name, asked.options[-1]) == (1, "move.to", (AWAY, BASH))


@rule("gloomhaven:r.55", "gloomhaven:solo.01")
def test_who_plays_two_characters_puts_away_the_cards_of_both() -> None:
    t = shielded()
    t.characters[1].seat = 0
    takes(t, "tinkerer", "Stun Shot", "Reviving Shock")
    assert (PUT_AWAY, BASH) in offered(step(t)).options
    run(step(t), act=(PUT_AWAY, BASH))
    assert hero(t, "brute").discard == [BASH]


@rule("gloomhaven:cond.neg.03", "gloomhaven:r.55")
def test_at_the_start_of_the_own_turn_too() -> None:
    t = shielded(scenario=ARENA)
    body(t, "brute").conditions[WOUND] = 1
    body(t, "tinkerer").acted = True
    t.phase = TURNS
    asked = offered(step(t))
    assert (asked.kind.name, asked.options[-1]) == ("negate", (AWAY, BASH))
