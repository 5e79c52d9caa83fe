"""The greedy party of Gloomhaven: legal everywhere, steady, blind to what is hidden, and able to win."""

from __future__ import annotations

import gc
from pathlib import Path
from random import Random
from typing import Any

import pytest

import klubovna
from gloomhaven.tables import card, hero, table, table_of, takes, trap
from klubovna.games.gloomhaven import RULES, kinds
from klubovna.games.gloomhaven.cards.asides import ITEM
from klubovna.games.gloomhaven.combat.suffer import DISCARDED
from klubovna.games.gloomhaven.facts import ITEMS
from klubovna.games.gloomhaven.inventory import soak
from klubovna.games.gloomhaven.policy import CHOICES, winrates
from klubovna.games.gloomhaven.policy.aims import Aims
from klubovna.games.gloomhaven.policy.look import Look, stamina
from klubovna.games.gloomhaven.policy.odds import blow, rounds, rounds_reviving
from klubovna.games.gloomhaven.round.turn import PLAY_TOP
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel import Game
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.rules import ByKind

POLICY = ByKind(CHOICES)
LONG = 6000
"""More decisions than any game of a sensible party takes."""


def wish(t: Table, kind: Kind, options: list[Any], about: Any = None, seat: int = 0) -> Any:
    return options[POLICY.choose(t, Decision(seat, kind, options, about), seat)]


def play(g: Game, greedy: bool = True, seed: int = 0) -> int:
    """To the end; how many decisions it took."""
    luck = Random(seed)
    count = 0
    while (d := g.decision) is not None:
        index = POLICY.choose(table_of(g), d, d.seat) if greedy else luck.randrange(len(d.options))
        assert 0 <= index < len(d.options)
        g.choose(index, d.seat)
        count += 1
        assert count < LONG
    return count


def barrow(roles: list[str], seed: int) -> Game:
    return klubovna.new("gloomhaven", seats=len(roles), seed=seed, roles=roles, journal=False)


# -- whole games -------------------------------------------------------------------------------------------------------


def test_it_answers_every_kind() -> None:
    assert set(CHOICES) == set(RULES.kinds)


@pytest.mark.parametrize("seed", [3, 33])
def test_it_plays_any_scenario_to_the_end(seed: int) -> None:
    """Scenarios, levels, items and party sizes as random test games have them; the second with permanent death."""
    setup = {"journal": False, **soak(seed)}
    g = klubovna.new("gloomhaven", **setup)
    play(g)
    assert g.result is not None


def test_it_wins_black_barrow_and_random_players_do_not() -> None:
    won = kills = chance_kills = 0
    for seed in range(6):
        g = barrow(["brute", "tinkerer"], seed)
        play(g)
        won += table_of(g).won == 1
        kills += sum(table_of(g).kills)
        g = barrow(["brute", "tinkerer"], seed)
        play(g, greedy=False, seed=seed)
        chance_kills += sum(table_of(g).kills)
    assert won >= 1
    assert kills > 2 * chance_kills


def test_it_is_steady_and_blind_to_what_is_hidden() -> None:
    """Dealt anew, whatever the seat has not seen makes no difference."""
    g = barrow(["cragheart", "mindthief"], 5)
    for step in range(120):
        d = g.decision
        assert d is not None
        answers = set()
        for deal in (1, 2, 3) if step % 3 == 0 else (1,):
            dealt = g.determinized(d.seat, deal)
            asked = next(one for one in dealt.decisions if one.seat == d.seat)
            answers.add(POLICY.choose(table_of(dealt), asked, d.seat))
        assert len(answers) == 1
        g.choose(answers.pop(), d.seat)


def test_the_table_of_win_rates(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(winrates, "STARTING", ("brute", "tinkerer"))
    winrates.main(["--games", "2", "--workers", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines] == ["| party", "| ---", "| brute + tinkerer", "| all"]
    assert lines[2].split(" | ")[1:3] == lines[3].split(" | ")[1:3]


def test_the_table_of_all_scenarios_goes_on_where_it_was_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(winrates, "PLAYABLE", (1,))
    kept = tmp_path / "kept.jsonl"
    words = ["--all", "--games", "1", "--workers", "1", "--difficulty", "easy", "--kept", str(kept)]
    winrates.main(words)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines] == ["| scenario", "| ---", "| 1 Black Barrow", "| all"]
    assert lines[2].split(" | ")[1] == "1"
    monkeypatch.setattr(winrates, "play", None)  # nothing is played again
    winrates.main(words)
    assert capsys.readouterr().out.splitlines() == lines
    with pytest.raises(SystemExit, match="keeps other games"):
        winrates.main([*words, "--seed", "1"])
    assert winrates.interval(50, 100) == "40% to 60%"


def test_the_party_of_the_table_rises_with_the_way_and_buys_what_it_can() -> None:
    assert [winrates.level_at(number) for number in (1, 2, 3, 51, 91)] == [1, 1, 2, 5, 3]
    party = winrates.equipped(3)
    assert [one["role"] for one in party] == list(winrates.FOUR)
    for one in party:
        assert (one["level"], len(one["cards"]), len(one["perks"])) == (3, 2, 2)
        assert one["items"]


# -- damage and rests --------------------------------------------------------------------------------------------------


def test_a_deadly_blow_is_negated_and_a_scratch_is_not() -> None:
    t = table("brute", "tinkerer", monsters=[("bandit-guard", (1, 0))])
    brute = hero(t, "brute")
    options = [None, *sorted(brute.hand)]
    assert wish(t, kinds.NEGATE, options, (0, 1, 0)) is None
    t.body(brute).hp = 2
    assert wish(t, kinds.NEGATE, options, (0, 3, 0)) in brute.hand


def test_discarded_cards_are_lost_rather_than_the_life() -> None:
    t = table("brute", "tinkerer", monsters=[("bandit-guard", (1, 0))])
    brute = hero(t, "brute")
    brute.discard, brute.hand = brute.hand, []
    t.body(brute).hp = 1
    assert wish(t, kinds.NEGATE, [None, DISCARDED], (0, 2, 2)) == DISCARDED


def test_a_short_rest_is_for_the_fight() -> None:
    """Cards in hand: no rest. None left and enemies beside: at once. Nobody about: there is time for a long one."""
    t = table("brute", "tinkerer", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    brute = hero(t, "brute")
    assert wish(t, kinds.SHORT_REST, [False, True], 0) is False
    brute.discard, brute.hand = brute.hand, []
    assert wish(t, kinds.SHORT_REST, [False, True], 0) is True
    t.take_off(next(figure for figure in t.figures if figure.side))
    t.body(brute).hp -= 3
    assert wish(t, kinds.SHORT_REST, [False, True], 0) is False


def test_at_rest_the_least_useful_card_goes() -> None:
    t = table("brute")
    cards = sorted([card("Eye for an Eye"), card("Trample"), card("Leaping Cleave")])
    assert wish(t, kinds.LOSE_AT_REST, cards, 0) == card("Eye for an Eye")


# -- attacks -----------------------------------------------------------------------------------------------------------


def test_it_finishes_the_weak_and_prefers_the_dangerous() -> None:
    weak = [("bandit-guard", (1, 0), "normal", 2), ("bandit-guard", (0, 1), "normal", 6)]
    t = table("brute", at={"brute": (0, 0)}, monsters=weak)
    ids = [figure.id for figure in t.figures if figure.side]
    assert wish(t, kinds.TARGET, ids, (t.acting, "attack")) == ids[0]
    ranks = [("living-bones", (1, 0), "normal", 6), ("bandit-guard", (0, 1), "elite", 6)]
    t = table("brute", at={"brute": (0, 0)}, monsters=ranks)
    for figure in t.figures:
        figure.acted = False
    ids = [figure.id for figure in t.figures if figure.side]
    assert Look(t, 0).foes[1].threat > Look(t, 0).foes[0].threat
    assert wish(t, kinds.TARGET, ids, (t.acting, "attack")) == ids[1]


def test_it_attacks_what_it_can_reach() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    takes(t, "brute", "Trample", "Leaping Cleave")
    options = [None, (PLAY_TOP, card("Trample")), (PLAY_TOP, card("Leaping Cleave"))]
    assert wish(t, kinds.ACT, options, 0) is not None


def test_the_wounded_friend_is_healed() -> None:
    t = table("tinkerer", "brute", at={"tinkerer": (0, 0), "brute": (1, 0)}, monsters=[("bandit-guard", (5, 0))])
    t.body(hero(t, "brute")).hp = 2
    bodies = [t.body(one).id for one in t.characters]
    assert wish(t, kinds.TARGET, bodies, (bodies[0], "heal")) == bodies[1]


# -- ways --------------------------------------------------------------------------------------------------------------


def test_it_does_not_step_on_traps() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (4, 0))])
    trap(t, (1, 0), 4)
    aims = Aims(Look(t, 0))
    assert aims.score((1, 0)) < aims.score((1, -1))
    assert wish(t, kinds.MOVE_TO, [None, (1, 0), (0, 1)], (t.acting, 1)) != (1, 0)


def test_coins_are_picked_up_on_the_way() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (0, 3)})
    aims = Aims(Look(t, 0))
    before = aims.score((1, 0))
    t.coins.append((1, 0))
    assert Aims(Look(t, 0)).score((1, 0)) > before


def test_doors_are_opened_together() -> None:
    """The door of the first room is left closed until the other one has come."""
    door = (-2, 3)
    near, far = {"brute": (-1, 3), "tinkerer": (0, 3)}, {"brute": (-1, 3), "tinkerer": (4, 0)}
    scores = []
    for places in (near, far):
        t = table("brute", "tinkerer", at=places, scenario=1)
        for figure in [figure for figure in t.figures if figure.side]:
            t.take_off(figure)
        scores.append(Aims(Look(t, 0)).score(door))
    assert scores[0] > 0 > scores[1]


def test_it_keeps_out_of_an_archers_sight() -> None:
    t = table("spellweaver", at={"spellweaver": (0, 3)}, scenario=1, monsters=[("bandit-archer", (-9, 3))])
    for figure in [figure for figure in t.figures if figure.side and figure.at[0] > -9]:
        t.take_off(figure)
    t.figures[-1].acted = False
    t.revealed |= 2
    t.opened |= 1
    t.changed_map()
    look = Look(t, 0)
    assert look.danger((-4, 3))[1] > 0
    assert look.danger((1, 0))[1] == 0


def test_a_door_stays_shut_while_enemies_are_about() -> None:
    """Not even to get away from them: behind it are more."""
    t = table("brute", "tinkerer", at={"brute": (-1, 3), "tinkerer": (0, 3)}, scenario=1)
    aims = Aims(Look(t, 0))
    assert aims.score((-2, 3)) < min(aims.score(at) for at in ((-1, 3), (-1, 4), (0, 3)))


def test_nobody_rests_the_hand_away_behind_a_door() -> None:
    """Where a rest brings no fuller hand the party opens the door with what it has."""
    t = table("brute", "tinkerer", at={"brute": (-1, 3), "tinkerer": (0, 3)}, scenario=1)
    for figure in [figure for figure in t.figures if figure.side]:
        t.take_off(figure)
    brute = hero(t, "brute")
    brute.lost, brute.hand, brute.discard = brute.hand[5:], brute.hand[:3], brute.hand[3:5]
    assert wish(t, kinds.SELECT, [*brute.hand, None], 0) is not None
    assert Aims(Look(t, 0)).ready
    brute.lost, brute.discard = brute.lost[2:], [*brute.discard, *brute.lost[:2]]
    assert wish(t, kinds.SELECT, [*brute.hand, None], 0) is None
    assert not Aims(Look(t, 0)).ready


def test_a_stamina_potion_is_kept_until_cards_are_short() -> None:
    """Not for a single discarded card in the first round, as soon as an action can be interrupted."""
    t = table("brute", "tinkerer", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    brute = hero(t, "brute")
    potion = next(i for i, one in enumerate(ITEMS) if one.name["en"] == "Minor Stamina Potion")
    brute.items, brute.item_state, brute.item_uses = [potion], [0], [0]
    brute.hand, brute.discard = brute.hand[1:], brute.hand[:1]
    assert wish(t, kinds.ASIDE, [None, (ITEM, potion)], 0) is None
    brute.lost, brute.hand, brute.discard = brute.hand[5:], brute.hand[:1], brute.hand[1:5]
    assert wish(t, kinds.ASIDE, [None, (ITEM, potion)], 0) == (ITEM, potion)


# -- odds --------------------------------------------------------------------------------------------------------------


def test_the_odds_of_a_blow() -> None:
    harm, death = blow(3, 0, 1)
    assert death == pytest.approx(19 / 20)
    assert harm == pytest.approx(19 / 20)
    assert blow(3, 1, 99)[0] < blow(3, 0, 99)[0]


def test_how_long_cards_last() -> None:
    """Ten cards last 25 turns; who can take back all lost ones lasts longer."""
    assert rounds(10, 0) == 25
    assert rounds_reviving(8, 0, 0) > rounds(8, 0)
    t = table("spellweaver")
    with_it = stamina(t.characters[0])
    ether = card("Reviving Ether")
    assert ether in t.characters[0].hand
    t.characters[0].hand.remove(ether)
    assert stamina(t.characters[0]) < with_it - 4


def test_a_table_is_gone_as_soon_as_nobody_holds_it() -> None:
    """Also in the middle of choosing two cards, of which the policy remembers something."""
    g = klubovna.new("gloomhaven", 2, 3, ["brute", "tinkerer"], {"scenario": 1})
    policy = g.rules.policy
    assert policy is not None
    while (decision := g.decision) is not None and decision.kind.name != "select.leading":
        g.choose(policy.choose(g.state, decision, decision.seat))
    assert decision is not None
    gc.collect()
    gc.disable()
    try:
        before = sum(type(one) is Table for one in gc.get_objects())
        for deal in range(20):
            world = g.determinized(decision.seat, deal)
            policy.choose(world.state, world.asked(decision.seat), decision.seat)
            del world
        assert sum(type(one) is Table for one in gc.get_objects()) <= before + 2
    finally:
        gc.enable()
