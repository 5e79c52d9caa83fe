"""Who let a battle pass without an ambush probably holds none: what a bot that was told so deals more often."""

from __future__ import annotations

from typing import Any

import klubovna
from klubovna import bots
from klubovna.bots import Budget
from klubovna.bots.search import Search, Suspicious, _Thinking
from klubovna.games.root.battle import AMBUSHES
from klubovna.games.root.facts import EYRIE, MARQUISE, Card
from klubovna.games.root.policy.silence import declined, likelihood
from klubovna.kernel.chance import Chance
from root.tables import c, card, table, table_of

ROLES = ["marquise", "eyrie", "alliance", "vagabond"]


def told(*events: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"number": i, "event": name, "rule": "", "params": params} for i, (name, params) in enumerate(events)]


ATTACKED = ("battle", {"attacker": MARQUISE, "defender": EYRIE, "clearing": c(5)})
ROLLED = ("rolled", {"high": 2, "low": 1})
DREW = ("drew", {"faction": EYRIE})


def test_a_hand_with_an_ambush_is_less_likely_the_longer_ago_the_less() -> None:
    without = table("marquise", "eyrie", hands={"eyrie": [Card(0), Card(1)]})
    with_one = table("marquise", "eyrie", hands={"eyrie": [Card(0), card("ambush_rabbit")]})
    of_another = table("marquise", "eyrie", hands={"eyrie": [Card(0), card("ambush_fox")]})
    odds = []
    for events in ((ATTACKED, ROLLED), (ATTACKED, ROLLED, DREW), (ATTACKED, ROLLED, DREW, DREW)):
        likely = likelihood(without, told(*events), 0)
        assert likely is not None
        assert likely(without) == likely(of_another) == 1
        odds.append(likely(with_one))
    assert 0 < odds[0] < odds[1] < odds[2] == 1


def test_an_ambush_that_was_played_and_what_one_did_oneself_tell_nothing() -> None:
    t = table("marquise", "eyrie")
    played = ("played", {"faction": EYRIE, "card": card("ambush_rabbit")})
    assert likelihood(t, told(ATTACKED, played, ROLLED), 0) is None
    assert likelihood(t, told(ATTACKED, ROLLED), t.seat_of[EYRIE]) is None
    scouted = table("marquise", "eyrie", crafted={"marquise": [card("scouting_party")]})
    assert likelihood(scouted, told(ATTACKED, ROLLED), 0) is None


def test_what_is_told_in_a_game_agrees_with_what_was_answered() -> None:
    g = klubovna.new("root", 4, 3, ROLES)
    while not g.over and g.inputs < 500:
        decision = g.decision
        assert decision is not None
        g.choose(bots.stand_in(g, decision.seat, 1), decision.seat)
    t = table_of(g)
    silent = {seat for seat, kind, value in g.record()["inputs"] if kind == "battle.ambush" and value is None}
    found = declined(t, g.events(None))
    assert found
    assert {t.seat_of[faction] for faction, _ in found} <= silent


def test_a_suspicious_search_deals_fewer_ambushes_and_a_plain_one_as_many_as_ever() -> None:
    g = klubovna.new("root", 4, 3, ROLES)
    decision = g.decision
    assert decision is not None
    seat, policy = decision.seat, g.rules.policy
    assert policy is not None
    other = next(faction for faction in table_of(g).present if table_of(g).seat_of[faction] != seat)
    events = told(("battle", {"attacker": table_of(g).factions[seat], "defender": other, "clearing": c(5)}), ROLLED)
    handed = g.determinized(seat, 1)

    def ambushes(heard: list[dict[str, Any]]) -> int:
        search = Search(1)
        thinking = _Thinking(handed, seat, policy, search.level, Chance(1), policy.tuning)
        if heard:
            thinking.likelihood = policy.likelihood(handed.state, heard, seat)
        held = 0
        for _ in range(60):
            t = table_of(thinking._world())
            held += any(one in t.hands[other] for one in AMBUSHES[t.suits[c(5)]])
        return held

    plain = ambushes([])
    assert plain > 6
    assert ambushes(events) < plain / 2
    suspicious = Suspicious(1)
    suspicious.told(events)
    assert 0 <= bots.move(g, seat, suspicious, 1, Budget(playouts=2)) < len(decision.options)
