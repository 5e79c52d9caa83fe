"""Parts of the board: every option stands for something that is drawn for who decides."""

from __future__ import annotations

from typing import Any

from ash.tables import CARD_3, VOLCANO, b, choose, game, table, w
from klubovna.games.ash import RULES
from klubovna.games.ash.barons.fortis import baron as fortis
from klubovna.games.ash.barons.nox import baron as nox
from klubovna.games.ash.cards import CAUSE_LOSS, RETURN_FALLEN
from klubovna.games.ash.facts import CITADEL
from klubovna.games.ash.kinds import BLACK_PART
from klubovna.games.ash.parts import PARTS, SPACES, listed
from klubovna.games.ash.state import BATTLE_SPACE, BUILD_SPACE, GOLD_SPACE, LEFT_WING, MAIN_GATE, REFRESH_SPACE, Table
from klubovna.kernel import Decision
from klubovna.testing.lit import check_lit, play_lit

SEEDS = (*range(50), 230)
"""In the last game the Altar of Rebirth is used, which is rare."""
LONGEST = 5000
RARE = (fortis.FORTIFY_WHERE, nox.ROBBED)
"""Random players seldom get there."""


def test_every_kind_comes_up_in_random_games() -> None:
    asked: set[str] = set()
    for seed in SEEDS:
        asked |= set(play_lit(RULES, seed, LONGEST))
    assert set(RULES.kinds) - asked <= {kind.name for kind in RARE}


def test_so_do_the_rare_ones() -> None:
    pairs = {
        "volcano": (0, ["bone_i_a"], ["bone_i_1", "bone_i_2"]),
        "citadel": (0, [], ["blood_i_1", "blood_i_2"]),
    }
    paired = table(roles=["fortis", "nox"], areas=pairs, offer=[None] * 6, powers=True)
    plenty = {0: dict.fromkeys(("bone", "ash", "sulphur", "blood", "gold"), 9)}
    rich = table(roles=["nox", "fortis"], supplies=plenty, powers=True)
    for t, power, kind in ((paired, fortis.FORTIFY, fortis.FORTIFY_WHERE), (rich, nox.GRAVE_ROBBER, nox.ROBBED)):
        g = game(t)
        choose(g, power)
        decision = g.decisions[0]
        assert decision.kind is kind
        check_lit(g, decision)


def test_nothing_is_left_without_a_part() -> None:
    assert PARTS.without == {}


def test_what_others_see_has_no_part_of_a_hand() -> None:
    t = table(hands={0: ["bone_i_1"], 1: ["ash_i_1"]}, graveyards={1: ["ash_i_2"]}, powers=True)
    g = game(t)
    own, spectator = listed(g.look(0)), listed(g.look(None))
    assert "warrior:bone_i_1" in own
    assert "warrior:ash_i_1" not in own
    assert "warrior:ash_i_2" not in own
    assert {"power:visio_reveal", "space:refresh", "supply:gold"} <= set(own)
    assert not {"power:nox_swindle", "graveyard"} & set(own)
    assert not [part for part in spectator if part.startswith(("card:", "supply:", "power:", "guess:"))]


def test_spaces_are_called_by_their_area_or_door() -> None:
    assert SPACES[VOLCANO] == "resource:volcano"
    assert SPACES[BATTLE_SPACE + VOLCANO] == "battle:volcano"
    assert (SPACES[LEFT_WING], SPACES[MAIN_GATE]) == ("battle:left_wing", "battle:main_gate")
    assert (SPACES[GOLD_SPACE], SPACES[BUILD_SPACE], SPACES[REFRESH_SPACE]) == (
        "space:gold",
        "space:build",
        "space:refresh",
    )


def lit(t: Table, kind: str, value: Any) -> list[str]:
    decision: Decision[Any] = Decision(0, RULES.kinds[kind], [value])
    return PARTS.lit(t, decision, value)


def test_the_same_number_is_a_space_a_warrior_or_a_power() -> None:
    t = table(powers=True)
    assert lit(t, "turn.start", GOLD_SPACE) == ["space:gold"]
    assert lit(t, "turn.start", nox.SWINDLE) == ["power:nox_swindle"]
    assert lit(t, "turn.finish", w("bone_i_1")) == ["warrior:bone_i_1"]
    assert lit(t, "turn.finish", fortis.FORTIFY) == ["power:fortis_fortify"]
    assert lit(t, "build.tile", b("bone_i_a")) == ["building:bone_i_a"]
    assert lit(t, "power.dominion.who", (GOLD_SPACE, 1)) == ["space:gold"]
    assert lit(t, "battle.card", CARD_3) == ["card:card_3"]
    assert lit(t, "power.premonition", CARD_3) == ["guess:card_3"]
    assert lit(t, "power.fortify.attack", None) == []


def test_a_question_names_the_area_it_is_about() -> None:
    t = table(powers=True)

    def asked(kind: str, about: Any) -> str | None:
        return PARTS.asked(t, Decision(0, RULES.kinds[kind], [0], about))

    assert asked("setup.defender", VOLCANO) == "area:volcano"
    assert asked("battle.card", (VOLCANO, 0, 1)) == "area:volcano"
    assert asked("power.reveal", (CITADEL, 0, 1)) == "area:citadel"
    assert asked("build.where", b("bone_i_a")) is None
    assert asked("turn.start", None) is None


def test_a_loss_is_caused_where_the_battle_was() -> None:
    t = table()
    for space, part in ((BATTLE_SPACE + VOLCANO, "battle:volcano"), (LEFT_WING, "area:citadel")):
        t.battlefield = space
        assert lit(t, BLACK_PART.name, CAUSE_LOSS) == [part]
        assert lit(t, BLACK_PART.name, RETURN_FALLEN) == ["graveyard"]
