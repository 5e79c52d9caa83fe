"""The greedy policy of Harrow County: legal everywhere, steady, blind to what is hidden, much better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import klubovna
from harrow.fairfolk_table import fair_table
from harrow.hester_table import hester_table
from harrow.kami_table import kami_table
from harrow.solo_table import solo_table
from harrow.tables import FACTION, at, card, game, h, table, table_of
from klubovna.games.harrow import RULES, kinds
from klubovna.games.harrow.factions.fairfolk import kinds as fair_kinds
from klubovna.games.harrow.factions.family import kinds as family_kinds
from klubovna.games.harrow.factions.protectors import kinds as protectors_kinds
from klubovna.games.harrow.facts import (
    ATTACK_JAR,
    FAIRFOLK,
    FAMILY,
    HESTER,
    KAMI,
    LEGEND_JAR,
    MIDDLE,
    PROTECTORS,
    SPOTS,
    WILD_JAR,
    WITHIN,
    Faction,
    Token,
)
from klubovna.games.harrow.inventory import soak
from klubovna.games.harrow.policy import CHOICES, HarrowPolicy
from klubovna.games.harrow.policy.odds import contest
from klubovna.games.harrow.solo import kinds as solo_kinds
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tree import throw
from klubovna.kernel import Game
from klubovna.kernel.decision import Decision, Kind

POLICY = HarrowPolicy()
TURN_AT_MOST = 200
"""Decisions of one turn; more would be a circle."""


def play(chapter: str, seed: int, greedy: set[str], roles: list[str | None] | None = None) -> Game:
    """A whole game in which some factions are greedy and all others choose at random."""
    seats = {"solo": 1, "c5": 3, "ff3": 3, "ff4": 4}.get(chapter, 2)
    g = klubovna.new("harrow", seats=seats, seed=seed, roles=roles, options={"chapter": chapter}, journal=False)
    luck = Random(seed)
    names = [name for f in table_of(g).factions for name, faction in FACTION.items() if faction == f]
    while (d := g.decision) is not None:
        wise = names[d.seat] in greedy
        g.choose(POLICY.choose(table_of(g), d, d.seat) if wise else luck.randrange(len(d.options)), d.seat)
    return g


def won(chapter: str, faction: str, games: int) -> int:
    """How often one greedy faction beats the others, who choose at random."""
    roles: list[str | None] = [faction, *[None] * ({"c5": 3, "ff3": 3, "ff4": 4}.get(chapter, 2) - 1)]
    return sum(FACTION[faction] in table_of(play(chapter, seed, {faction}, roles)).winners for seed in range(games))


def play_turn(t: Table, **first: Any) -> Table:
    """The policy plays the turn under way to its end; `first` answers some kinds instead, each once."""
    g = game(t)
    actor = t.actor
    for _ in range(TURN_AT_MOST):
        d = g.decision
        if d is None or table_of(g).actor != actor:
            return table_of(g)
        wish = first.pop(d.kind.name.replace(".", "_"), None)
        g.choose(POLICY.choose(table_of(g), d, d.seat) if wish is None else d.options.index(wish), d.seat)
    raise AssertionError("the turn does not end")


def wish(t: Table, kind: Kind, options: list[Any], faction: Faction, about: Any = None) -> Any:
    """What the policy prefers when it is asked this."""
    seat = t.seat_of[faction]
    return options[POLICY.choose(t, Decision(seat, kind, options, about), seat)]


# -- everywhere --------------------------------------------------------------------------------------------------------


def test_every_kind_has_a_choice() -> None:
    assert sorted(CHOICES) == sorted(kind.name for kind in RULES.kinds.values())


def test_answers_are_legal_and_steady_and_leave_the_table_alone() -> None:
    """Random tables of all chapters, played partly by chance."""
    for seed in range(9):
        g = klubovna.new("harrow", seed=seed, journal=False, **soak(seed))
        luck = Random(seed)
        while (d := g.decision) is not None:
            before = g.fingerprint() if luck.random() < 0.03 else None
            index = POLICY.choose(table_of(g), d, d.seat)
            assert 0 <= index < len(d.options)
            if before is not None:
                assert POLICY.choose(table_of(g), d, d.seat) == index
                assert g.fingerprint() == before
            g.choose(luck.choice([index, index, luck.randrange(len(d.options))]), d.seat)


def test_hidden_things_make_no_difference() -> None:
    """Whatever is dealt in place of unknown cards, dolls, finds, and of who Kami is: the choice is the same."""
    for seed in range(100, 109):
        g = klubovna.new("harrow", seed=seed, journal=False, **soak(seed))
        luck = Random(seed)
        while (d := g.decision) is not None:
            if len(d.options) > 1 and luck.random() < 0.06:
                chosen = set()
                for _ in range(3):
                    dealt = g.determinized(d.seat, luck.getrandbits(32))
                    asked = next(one for one in dealt.decisions if one.seat == d.seat)
                    chosen.add(POLICY.choose(table_of(dealt), asked, d.seat))
                assert len(chosen) == 1
            index = POLICY.choose(table_of(g), d, d.seat)
            g.choose(luck.choice([index, index, luck.randrange(len(d.options))]), d.seat)


@pytest.mark.parametrize("chapter", ["c1", "c2", "c4", "c5", "ff3", "ff4", "ffh"])
def test_greedy_tables_come_to_an_end(chapter: str) -> None:
    assert table_of(play(chapter, 1, {*FACTION})).round <= 12


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ["protectors", "family"])
def test_beats_a_random_player(faction: str) -> None:
    assert won("c3", faction, 6) >= 5


@pytest.mark.parametrize(("chapter", "faction"), [("c4", "kami"), ("c5", "hester"), ("ff3", "fairfolk")])
def test_plays_the_other_factions_too(chapter: str, faction: str) -> None:
    assert won(chapter, faction, 4) >= 3


def test_wins_the_solo_game_now_and_then() -> None:
    """About every fifth game; nobody who chooses at random ever fills half of the spaces."""
    assert any(table_of(play("solo", seed, {"hester"})).winners for seed in range(30))
    games = [table_of(play("solo", seed, {"hester"})).hester for seed in range(40, 45)]
    assert sum(board.filled() for board in games if board is not None) >= 13


# -- attacks -----------------------------------------------------------------------------------------------------------


def test_the_odds_of_an_attack_are_about_those_of_the_tree() -> None:
    t = table(ground={"red": 4, "blue": 3}, tree={"blue": 2, "red": 1})
    odds = contest((4, 1), (3, 2), (0, 0), 2, 3)
    tries = 1500
    success = kills = 0
    for seed in range(tries):
        new = t.clone()
        new.chance = type(t.chance)(seed)
        throw(new)
        red, blue = new.ground[0], new.ground[1]
        if red >= blue and red >= 2:
            success += 1
            kills += min(3, red // 2, (red - blue) // 2 + 1)
    assert odds.success == pytest.approx(success / tries, abs=0.08)
    assert odds.kills == pytest.approx(kills / tries, abs=0.15)


def test_attacks_where_cubes_are_many_and_not_where_they_are_few() -> None:
    units = {"protectors": {"D6": 1}, "family": {"D5": 3}}
    t = table(haints=units, ground={"red": 6})
    assert wish(t, kinds.ATTACK_JAR, [None, "attack"], PROTECTORS) == "attack"
    t = table(haints=units, ground={"red": 1, "blue": 6})
    assert wish(t, kinds.ATTACK_JAR, [None, "attack"], PROTECTORS) is None


def test_attacks_the_brambles_first_and_removes_haints_from_there() -> None:
    t = table(haints={"protectors": {"D5": 3}, "family": {"D4": 1, "C3": 1}}, ground={"red": 5})
    aims = [(h("C3"), FAMILY), (h("D4"), FAMILY)]
    assert wish(t, kinds.ATTACK_TO, aims, PROTECTORS, h("D5")) == (MIDDLE, FAMILY)
    assert wish(t, kinds.REMOVE, [h("C3"), MIDDLE], PROTECTORS, FAMILY) == MIDDLE


# -- jar factions ------------------------------------------------------------------------------------------------------


def test_the_last_turn_of_a_round_takes_the_brambles() -> None:
    t = table(legends={"protectors": "D6"}, haints={"protectors": {"D5": 2, "D6": 2}})
    t.wild[PROTECTORS] = 1
    assert play_turn(t, deed=("jar", WILD_JAR)).units(PROTECTORS, MIDDLE)


def test_the_protectors_lead_a_townsfolk_home() -> None:
    """One footing is missing between the townsfolk on E4 and home."""
    t = table(legends={"protectors": "D6"}, haints={"protectors": {"E4": 1, "D6": 3}}, townsfolk=("E4",))
    t.wild[PROTECTORS] = 1
    assert play_turn(t, deed=("jar", WILD_JAR)).points[PROTECTORS] >= 2


def test_path_tokens_go_where_a_footing_is_missing() -> None:
    t = table(legends={"protectors": "D6"}, haints={"protectors": {"D4": 1, "E4": 1}}, townsfolk=("E4",))
    places = [None, *SPOTS]
    to = wish(t, protectors_kinds.PATH_PLACE, places, PROTECTORS, 1)
    assert to in (h("D5"), h("E5"))


def test_free_steps_between_path_tokens_end() -> None:
    t = table(
        legends={"protectors": "D6"},
        who={"protectors": "emmy"},
        haints={"protectors": {"D5": 2, "E5": 1}, "family": {"D3": 1}},
        townsfolk=("E4",),
        paths=("C5", "D5", "E5"),
    )
    play_turn(t, deed=("jar", LEGEND_JAR))


def test_the_family_leads_storms_to_a_building() -> None:
    t = table("family", "protectors", legends={"family": "D2"}, buildings=("D3",), storms=("D2",))
    t.wild[FAMILY] = 1
    after = play_turn(t, deed=("jar", WILD_JAR))
    assert (after.points[FAMILY], after.legend_at[1]) == (2, h("D3"))


def test_the_family_raises_its_storm_on_the_way() -> None:
    t = table("family", "protectors", chapter="c2", legends={"family": "D2"}, buildings=("F1",), storms=("D2",))
    t.tracker[FAMILY] = 1
    places = [None, *(h(name) for name in ("C1", "C2", "D1", "D3", "E1", "E2"))]
    assert wish(t, family_kinds.STORM, places, FAMILY) in (h("E1"), h("E2"))


def test_the_family_keeps_its_moves_in_the_bag() -> None:
    t = table("family", "protectors", chapter="c2", legends={"family": "D2"})
    assert t.family is not None
    t.family.bag[:3] = [3, 3, 3]
    t.family.spent = [Token(2)]
    assert wish(t, family_kinds.PLACE, ["bag", "board"], FAMILY, 2) == "board"
    t.family.spent = [Token(0)]
    assert wish(t, family_kinds.PLACE, ["bag", "board"], FAMILY, 0) == "bag"


def test_objectives_go_where_the_opponent_hardly_gets() -> None:
    t = table(chapter="c3", legends={"protectors": "D6", "family": "D2"})
    assert wish(t, kinds.OBJECTIVE_WHERE, [h("E2"), h("A4"), h("D3")], PROTECTORS, 1) == h("A4")


def test_tactics_wait_for_their_time() -> None:
    """Banishment right before an attack, not before the jar of the wild tokens."""
    foes: dict[str, Any] = {"haints": {"protectors": {"D5": 3}, "family": {"D4": 2}}, "ground": {"red": 4, "blue": 4}}
    for jar, played in ((ATTACK_JAR, True), (WILD_JAR, False)):
        t = table(chapter="c2", hands={"protectors": ["banish"]}, legends={"protectors": "D6"}, jar=jar, **foes)
        t.who[PROTECTORS] = 0
        menu = [("act", jar), ("card", card("banish"))]
        assert (wish(t, kinds.DEED, menu, PROTECTORS) == menu[1]) is played


def test_kami_takes_the_doll() -> None:
    """Kami stands beside the only doll that is left; her goblin does not take it in her stead."""
    t = kami_table(dolls=("D4", "", ""), real="D4", legends={"kami": "D3", "kami_b": "C3", "protectors": "D6"})
    t.wild[KAMI] = 1
    assert play_turn(t, deed=("jar", WILD_JAR)).points[KAMI] >= 4


def test_dolls_are_carried_away_from_kami() -> None:
    t = kami_table(haints={"protectors": {"D5": 1}}, dolls=("D5", "", ""), real="D5")
    carry = next(kind for kind in RULES.kinds.values() if kind.name == "doll.carry")
    assert wish(t, carry, [False, True], PROTECTORS, (h("D5"), h("E5"))) is True
    assert wish(t, carry, [False, True], PROTECTORS, (h("D5"), h("D4"))) is False


# -- Hester ------------------------------------------------------------------------------------------------------------


def test_hester_lights_a_fire() -> None:
    """Infected haints two hexes apart; the cube for D3 alone brings them together on C2 or D3."""
    t = hester_table(
        infected={"protectors": {"C2": 1}, "family": {"E2": 1}}, ground={"teal": 3, "yellow": 1}, roots=("A1", "A2")
    )
    after = play_turn(t)
    assert after.hester is not None
    assert after.hester.filled() == 1


def test_hester_feasts_on_a_legend() -> None:
    """Two cubes of the colour of E2, where the Family's legend stands."""
    t = hester_table(
        legends={"hester": "E1", "family": "E2", "protectors": "D6"}, ground={"green": 2}, roots=("A1", "A2")
    )
    after = play_turn(t)
    assert after.hester is not None
    assert len(after.hester.squares[FAMILY]) == 1


def test_hester_needs_no_more_cubes_than_a_step_costs() -> None:
    t = hester_table(ground={"teal": 3, "brown": 1})
    pay = next(kind for kind in RULES.kinds.values() if kind.name == "hester.pay")
    assert wish(t, pay, [(1, 1, 0, 0), (0, 1, 0, 0)], HESTER, h("D3")) == (0, 1, 0, 0)


def test_the_solo_card_activates_who_cannot_reach_a_goal() -> None:
    t = solo_table(
        legends={"protectors": "D6", "family": "D2"},
        townsfolk=("D5",),
        buildings=("A4",),
    )
    assert wish(t, solo_kinds.FACTION, [PROTECTORS, FAMILY], HESTER, card("roar")) == FAMILY


# -- Fair Folk ---------------------------------------------------------------------------------------------------------


def test_the_fair_folk_halve_the_map_and_then_guess() -> None:
    t = fair_table(nests={"D4": "spawn_1", "A1": "spawn_2"})
    assert wish(t, fair_kinds.QUEST_USE, ["arrow", "guess"], FAIRFOLK, 0) == "arrow"
    assert t.fairfolk is not None
    t.fairfolk.maybe = [spot in WITHIN[h("F3")][1] for spot in SPOTS]
    assert wish(t, fair_kinds.ARROW_NEST, [h("A3"), h("F2")], FAIRFOLK) == h("F2")
    t.fairfolk.maybe = [spot in (h("E2"), h("F2")) for spot in SPOTS]
    assert wish(t, fair_kinds.QUEST_USE, ["arrow", "guess"], FAIRFOLK, 0) == "guess"
    assert wish(t, fair_kinds.GUESS, [*SPOTS], FAIRFOLK, 0) in (h("E2"), h("F2"))


def test_the_fourth_nest_completes_a_quest() -> None:
    """Three nests lie on the edge of the map; the fourth goes there too."""
    t = fair_table(nests={"A2": "", "A4": "", "G1": ""}, quests=("edge",))
    to = wish(t, fair_kinds.NEST_TO, [h("C3"), h("D3"), h("G3"), h("E4")], FAIRFOLK, 0)
    assert to == h("G3")


def test_offers_help_whoever_took_them() -> None:
    t = fair_table(haints={"protectors": {"C4": 1}, "family": {"D4": 1}}, taken={"protectors": ("move_enemy_haint",)})
    units = [(PROTECTORS, 2, h("C4")), (FAMILY, 2, h("D4"))]
    assert wish(t, fair_kinds.OFFER_UNIT, units, PROTECTORS, 3) == units[1]
    assert at(t.haints[FAMILY]) == {"D4": 1}


def test_bots_of_today_take_every_legend_and_greedy_its_favourites() -> None:
    taken: dict[bool, set[Any]] = {True: set(), False: set()}
    for seed in range(30):
        g = klubovna.new("harrow", 2, seed, ["protectors", "family"], {"chapter": "c3"}, journal=False)
        for _ in range(8):
            d = g.decision
            assert d is not None
            for policy in (HarrowPolicy(), HarrowPolicy(keen=False)):
                index = policy.choose(table_of(g), d, d.seat)
                if d.kind is kinds.LEGEND:
                    taken[policy.yardstick is not None].add(d.options[index])
            g.choose(index)
    assert len(taken[True]) == 11
    assert len(taken[False]) == 2
