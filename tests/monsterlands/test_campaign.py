"""The solo campaign: which game comes next, when it is won or lost, and its record."""

import json
from typing import Any

import pytest

import klubovna
from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.campaign import LEVELS, Campaign, Played
from klubovna.games.monsterlands.facts import SCENARIOS
from klubovna.games.monsterlands.scoring import solo_rank
from klubovna.kernel.errors import RecordError, SetupError
from klubovna.kernel.state import Result
from klubovna.testing import rule
from monsterlands.tables import table_of


def ended(campaign: Campaign, rank: str) -> Campaign:
    """The campaign after its next game ended with a rank."""
    told = {"scenario": campaign.scenario, "difficulty": campaign.difficulty, "rank": rank}
    return campaign.after(Result([0], [1], [40], told))


def stand(campaign: Campaign) -> tuple[int, str, str]:
    return campaign.scenario, campaign.difficulty, campaign.status


@rule("monsterlands:camp.01", "monsterlands:r.79")
def test_it_begins_with_scenario_one_on_a_level_of_the_players_choice() -> None:
    for level in LEVELS:
        campaign = Campaign.begin({"difficulty": level})
        assert stand(campaign) == (1, level, "open")
        assert campaign.next_game() == {"seats": 1, "options": {"scenario": 1, "difficulty": level}}
    assert stand(Campaign.begin({})) == (1, "easy", "open")


@rule("monsterlands:camp.01")
def test_the_rank_decides_between_again_and_onwards() -> None:
    for number in range(1, 10):
        at = Campaign("hard", number)
        after = [ended(at, rank).scenario for rank in ("klutz", "apprentice", "veteran", "hero")]
        assert after == [number, number, number + 1, number + 1]


@rule("monsterlands:camp.02")
def test_a_klutz_tries_again_one_level_lower() -> None:
    levels = [stand(ended(Campaign(level, 4), "klutz")) for level in ("deadly", "hard", "normal")]
    assert levels == [(4, "hard", "open"), (4, "normal", "open"), (4, "easy", "open")]


@rule("monsterlands:camp.03")
def test_an_apprentice_tries_again_on_the_same_level() -> None:
    for level in LEVELS:
        assert stand(ended(Campaign(level, 4), "apprentice")) == (4, level, "open")


@rule("monsterlands:camp.04", "monsterlands:camp.05")
def test_veterans_go_on_hard_and_heroes_deadly() -> None:
    for level in LEVELS:
        assert stand(ended(Campaign(level, 4), "veteran")) == (5, "hard", "open")
        assert stand(ended(Campaign(level, 4), "hero")) == (5, "deadly", "open")


@rule("monsterlands:camp.06")
def test_it_is_won_with_the_last_scenario_on_hard_or_deadly() -> None:
    for level in ("hard", "deadly"):
        for rank in ("veteran", "hero"):
            assert ended(Campaign(level, 10), rank).status == "won"
        assert stand(ended(Campaign(level, 10), "apprentice")) == (10, level, "open")
        assert ended(Campaign(level, 9), "hero").status == "open"


@rule("monsterlands:camp.07", "monsterlands:camp.02", "monsterlands:r.79")
def test_a_klutz_on_the_lowest_level_loses_it() -> None:
    for number in range(1, 10):
        assert ended(Campaign("easy", number), "klutz").status == "lost"
    assert ended(Campaign("normal", 10), "klutz").status == "lost"  # there is no easy level in scenario 10
    assert stand(ended(Campaign("hard", 10), "klutz")) == (10, "normal", "open")


@rule("monsterlands:r.79")
def test_success_in_the_last_scenario_on_normal_must_be_repeated() -> None:
    assert stand(ended(Campaign("normal", 10), "veteran")) == (10, "hard", "open")
    assert stand(ended(Campaign("normal", 10), "hero")) == (10, "deadly", "open")


@rule("monsterlands:camp.08")
def test_every_game_is_recorded() -> None:
    campaign = Campaign.begin({"difficulty": "normal"})
    for rank in ("klutz", "apprentice", "hero"):
        campaign = ended(campaign, rank)
    assert campaign.games == [
        Played(1, "normal", "klutz", 40),
        Played(1, "easy", "apprentice", 40),
        Played(1, "easy", "hero", 40),
    ]
    assert (stand(campaign), campaign.played) == ((2, "deadly", "open"), 3)


@rule("monsterlands:camp.08")
def test_a_campaign_goes_through_json_and_goes_on() -> None:
    campaign = ended(ended(Campaign.begin({"difficulty": "hard"}), "hero"), "apprentice")
    read = Campaign.read(json.loads(json.dumps(campaign.record())))
    assert (read, read.next_game()) == (campaign, campaign.next_game())
    assert ended(read, "veteran") == ended(campaign, "veteran")


def test_what_comes_next_is_told_in_both_languages() -> None:
    campaign = Campaign("deadly", 2)
    assert campaign.title == {"en": "scenario 2, Gold Digger (deadly)", "cs": "scénář 2, Zlatokop (smrtící)"}
    for number in range(1, 11):
        assert SCENARIOS[number - 1].name["cs"] in Campaign("hard", number).title["cs"]


def test_a_whole_game_of_the_campaign() -> None:
    campaign = Campaign.begin({"difficulty": "normal"})
    g = klubovna.new(RULES, seed=5, **campaign.next_game())
    while g.decision is not None:
        g.choose(g.inputs % len(g.decision.options))
    result = g.result
    assert result is not None
    after = campaign.after(result)
    assert [(played.scenario, played.difficulty, played.vp) for played in after.games] == [
        (1, "normal", result.scores[0])
    ]
    assert after.games[0].rank == ("klutz", "apprentice", "veteran", "hero")[solo_rank(table_of(g))]


def test_only_the_game_that_was_to_be_played_counts() -> None:
    with pytest.raises(SetupError):
        Campaign("easy", 3).after(Result([0], [1], [40], {"scenario": 2, "difficulty": "easy", "rank": "hero"}))
    with pytest.raises(SetupError):
        Campaign("easy", 3).after(Result([0], [1], [40], {"scenario": 3, "difficulty": "hard", "rank": "hero"}))


def test_a_campaign_that_is_over_has_no_next_game() -> None:
    for status in ("won", "lost"):
        with pytest.raises(SetupError):
            Campaign("hard", 10, status).next_game()


def test_wrong_beginnings_and_records_are_refused() -> None:
    for chosen in ({"difficulty": "mild"}, {"scenario": 3}):
        with pytest.raises(SetupError):
            Campaign.begin(chosen)
    broken: list[Any] = [{"difficulty": "hard", "scenario": 11}, {"status": "over"}, {"games": [1]}, []]
    for record in broken:
        with pytest.raises(RecordError):
            Campaign.read(record)
