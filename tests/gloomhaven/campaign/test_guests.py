"""A guest: one more plays along for an evening, with a seat and a character of their own."""

from __future__ import annotations

import json

import pytest

from gloomhaven.tables import table_of
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.guests import see_off
from klubovna.games.gloomhaven.campaign.journey import ways
from klubovna.games.gloomhaven.campaign.record import CITY, GLOOMHAVEN, JOURNEY, NOBODY, SCENARIO, Sheet
from klubovna.games.gloomhaven.campaign.town import known_quests
from klubovna.games.gloomhaven.policy import CHOICES
from klubovna.kernel.campaign import Hospitable
from klubovna.kernel.errors import RecordError, SetupError
from klubovna.kernel.record import new
from klubovna.kernel.rules import ByKind
from klubovna.testing import rule
from klubovna.testing.campaigns import gone_on

POLICY = ByKind(CHOICES)


def two(stage: str = JOURNEY) -> Campaign:
    """Two characters who have been in Gloomhaven."""
    chronicle = Campaign.begin({"players": 2, "seed": 5}).chronicle
    for line, role in enumerate(("brute", "scoundrel")):
        chronicle.heroes.append(Sheet(role=role, line=line, quests=[chronicle.world.quests.pop()]))
        chronicle.now.members[line] = line
    chronicle.stage = stage
    chronicle.now.visited = 0 if stage == JOURNEY else -1
    return Campaign(chronicle)


def on(campaign: Campaign) -> Campaign:
    after = gone_on(RULES, campaign, ["greedy"] * 4, campaign.played)
    assert isinstance(after, Campaign)
    return after


@rule("gloomhaven:camp.08", "gloomhaven:camp.10")
def test_a_guest_plays_one_evening_with_a_seat_of_their_own() -> None:
    campaign = two(CITY).with_guest()
    assert isinstance(campaign, Hospitable)
    assert (campaign.next_game()["seats"], campaign.chronicle.lines) == (3, [0, 1, 2])
    while not campaign.chronicle.evenings:
        if campaign.chronicle.stage == SCENARIO:
            heroes = campaign.next_game()["options"]["characters"]
            assert [one["seat"] for one in heroes] == [0, 1, 2]
            assert not campaign.welcomes
        campaign = on(campaign)
    chronicle = campaign.chronicle
    guest = chronicle.heroes[2]
    assert chronicle.evenings[0].roles == ["brute", "scoundrel", guest.role]
    assert (chronicle.seats, chronicle.lines, chronicle.guests) == (2, [0, 1, NOBODY], [])
    assert chronicle.now.members == [0, 1, NOBODY]
    assert guest.quests
    assert known_quests(chronicle)[guest.quests[0]] == 0  # nobody here holds that sheet
    assert GLOOMHAVEN in ways(chronicle)
    assert len(ways(chronicle)) > 1  # nobody is missing
    assert Campaign.read(json.loads(json.dumps(campaign.record()))).record() == campaign.record()


@rule("gloomhaven:camp.08")
def test_a_guest_who_comes_again_may_play_the_same_character() -> None:
    campaign = two(CITY).with_guest()
    chronicle = campaign.chronicle
    chronicle.heroes.append(Sheet(role="tinkerer", line=2, quests=[chronicle.world.quests.pop()]))
    chronicle.now.members[2] = 2
    see_off(chronicle)
    again = campaign.with_guest()
    assert again.chronicle.lines == [0, 1, 2]
    game = new(RULES, seed=1, **again.next_game())
    asked = game.decisions[0]
    assert (asked.seat, asked.kind.name, asked.options) == (2, "new.who", [None, 2])
    game.choose(1, 2)
    assert game.decisions[0].kind.name != "new.class"


@rule("gloomhaven:city.02")
def test_only_the_guest_goes_to_the_city_where_the_party_has_just_been() -> None:
    campaign = two().with_guest()
    assert campaign.chronicle.stage == CITY
    game = new(RULES, seed=1, **campaign.next_game())
    kinds = set()
    while not game.over:
        asked = game.decisions[0]
        assert asked.seat == 2
        kinds.add(asked.kind.name)
        game.choose(POLICY.choose(table_of(game), asked, 2), 2)
    assert {"new.class", "quest.keep", "city.errand"} <= kinds
    assert "city.event" not in kinds
    assert game.result is not None
    after = campaign.after(game.result)
    assert after.chronicle.stage == JOURNEY
    assert len(after.chronicle.present()) == 3


@rule("gloomhaven:camp.10")
def test_there_is_room_for_four_characters_and_before_a_scenario_it_is_too_late() -> None:
    full = two().with_guest().with_guest()
    assert full.chronicle.guests == [2, 3]
    for campaign in (full, two(SCENARIO)):
        assert not campaign.welcomes
        with pytest.raises(SetupError) as refused:
            campaign.with_guest()
        assert "no room for a guest" in refused.value.text("en")
    away = two()
    away.chronicle.now.place = 1
    away = away.with_guest()
    assert away.chronicle.stage == JOURNEY
    assert ways(away.chronicle) == [GLOOMHAVEN]  # where characters are made


def test_a_record_with_guests_who_cannot_be_is_refused() -> None:
    told = json.loads(json.dumps(two().with_guest().record()))
    assert Campaign.read(told).chronicle.guests == [2]
    for wrong in ([0], [2, 2], [7], [-1], [0, 1, 2]):
        with pytest.raises(RecordError):
            Campaign.read({**told, "guests": wrong})
