"""Whole scenarios with each locked class: random ones through the checks of the kernel, and the greedy party."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import klubovna
from gloomhaven.tables import card, foe, hero, table, table_of, takes, top
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.cards.piles import half_of
from klubovna.games.gloomhaven.facts import CARD_CLASS, CLASS_IDS, CLASSES, COMPANION, STARTING, TOP
from klubovna.games.gloomhaven.inventory import soak
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.policy import CHOICES
from klubovna.games.gloomhaven.policy.look import Look
from klubovna.games.gloomhaven.policy.turns import PARTS, Planner
from klubovna.games.gloomhaven.round.turn import turn_step
from klubovna.games.gloomhaven.scenario.begin import place_companion
from klubovna.games.gloomhaven.setup import Options, heroes
from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.kernel.rules import ByKind, Config
from klubovna.testing import offered, rule, run
from klubovna.testing.checks import Checker, Tally

LOCKED = [name for name in CLASS_IDS if name not in STARTING]
POLICY = ByKind(CHOICES)
LONG = 6000
SEED = 1004
SOAKED = 300


def party(role: str, seed: int) -> dict[str, Any]:
    """A random set-up in which this class is."""
    made = soak(seed)
    first = made["options"]["characters"][0]
    if all(one["role"] != role for one in made["options"]["characters"]):
        first["role"], first["perks"] = role, []
    return made


@pytest.mark.parametrize("role", LOCKED)
def test_random_scenarios_hold_every_check(role: str) -> None:
    g = Checker(RULES, SEED, Tally(), wanted=1).game(party(role, SEED), sample=0.02, live=False)
    assert g.over


def test_the_soak_has_every_class_in_thirty_scenarios() -> None:
    """Of the 2,000 random games that `make soak` plays with every check, the first few hundred are enough for that."""
    played = Counter(one["role"] for seed in range(SOAKED) for one in soak(seed)["options"].get("characters", []))
    assert set(played) == set(CLASS_IDS)
    assert min(played.values()) >= 30


@pytest.mark.parametrize("role", LOCKED)
def test_the_greedy_party_plays_it_to_the_end(role: str) -> None:
    """With all that the class asks for; it kills monsters and uses its own cards."""
    characters = [{"role": role, "seat": 0, "level": 2}, {"role": "brute", "seat": 1, "level": 2}]
    g = klubovna.new("gloomhaven", seats=2, seed=2, options={"characters": characters}, journal=False)
    count = 0
    while (d := g.decision) is not None:
        g.choose(POLICY.choose(table_of(g), d, d.seat), d.seat)
        count += 1
        assert count < LONG
    assert sum(table_of(g).kills) >= 2


def wished(role: str, *cards: str, **more: Any) -> tuple[int, int] | None:
    """What the greedy player does in its turn with these two cards."""
    t = table(role, "brute", at={role: (0, 0), "brute": (0, 1)}, monsters=[("cave-bear", (3, 0), "elite")], **more)
    if COMPANION[t.characters[0].role] >= 0:
        run(place_companion(t, 0), place_companion=(1, 0))
    takes(t, role, *cards)
    asked = offered(turn_step(t))
    deed: tuple[int, int] | None = asked.options[POLICY.choose(t, asked, 0)]
    return deed


def test_the_greedy_singer_sings_and_the_stalker_dooms() -> None:
    for role, names in (
        ("soothsinger", ("Power Ballad", "Song of Speed")),
        ("doomstalker", ("Crippling Noose", "Rain of Arrows")),
        ("summoner", ("Unending Dominance", "Wild Animation")),
    ):
        deed = wished(role, *names)
        assert deed is not None, role
        assert CARD_CLASS[deed[1]] == CLASS_IDS.index(role)
    t = table("soothsinger", "brute", at={"soothsinger": (0, 0), "brute": (0, 1)}, monsters=[("cave-bear", (3, 0))])
    played = [one for one in ("Power Ballad",) if run(top(t, "soothsinger", one)) is None]
    assert played
    assert half_of(hero(t, "soothsinger").active[0]).song


def test_the_greedy_tyrant_commands_its_bear() -> None:
    t = table("beast-tyrant", "brute", at={"beast-tyrant": (0, 0), "brute": (0, 1)}, monsters=[("cave-bear", (2, 0))])
    run(place_companion(t, 0), place_companion=(1, 0))
    planner = Planner(Look(t, 0))
    assert planner.standing(PARTS[card("Maul")][TOP]) > 3.0  # Attack 4 of the bear, which stands beside an enemy
    t.put(foe(t, "cave-bear"), (6, 0))
    assert Planner(Look(t, 0)).standing(PARTS[card("Maul")][TOP]) < 0.5


# -- locked classes ----------------------------------------------------------------------------------------------------


@rule("gloomhaven:class.19", "gloomhaven:mat.01")
def test_locked_classes_are_dealt_only_where_they_are_shown() -> None:
    seen: set[str] = set()
    for seed in range(30):
        hidden = heroes(Config(4, seed, [None] * 4, Options(), {}))
        assert {hero_.role for hero_ in hidden} <= set(STARTING)
        shown = heroes(Config(4, seed, [None] * 4, Options(locked_classes="shown"), {}))
        seen |= {hero_.role for hero_ in shown}
    assert seen & set(LOCKED)


@rule("gloomhaven:class.19")
def test_a_locked_class_is_called_by_its_symbol_until_the_table_shows_it() -> None:
    def begun(**options: Any) -> Game:
        return new(RULES, seats=2, seed=1, roles=["sunkeeper", "brute"], options=options)

    facts = CLASSES[CLASS_IDS.index("sunkeeper")]
    for options, name in (({}, facts.symbol), ({"locked_classes": "shown"}, facts.name)):
        g = begun(**options)
        for lang in ("en", "cs"):
            assert str(RULES.texts(lang).noun(g.state, "character", 0)) == name[lang]
            assert str(RULES.texts(lang).noun(g.state, "character", 1)) == CLASSES[0].name[lang]
        assert view(table_of(g), 0).locked_shown == bool(options)
