"""Goblin cards and the secret: what the others can tell from an effect, and what they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.kami_table import KAMI, OTHER_SEAT, PROTECTORS, A, board_of, kami_table
from harrow.tables import card, game, h, table_of
from klubovna.games.harrow.factions.kami import goblin
from klubovna.games.harrow.facts import HAINT, SCROLL, STRENGTHEN
from klubovna.games.harrow.state import Table
from klubovna.testing import rule, run

APART = {"kami": "B3", "kami_b": "A1", "protectors": "G4"}
"""Kami in a mountain, the goblin two hexes from her."""


def guesses(t: Table) -> set[int]:
    """Which token may be Kami, as far as the opponent can tell."""
    t.actor, t.jar = PROTECTORS, 1
    return {board_of(table_of(game(t).determinized(OTHER_SEAT, seed))).kami for seed in range(16)}


def haint(faction: int, place: str) -> tuple[int, int, int]:
    return faction, HAINT, h(place)


def red(place: str) -> tuple[int, int, int]:
    return haint(PROTECTORS, place)


def own(place: str) -> tuple[int, int, int]:
    return haint(KAMI, place)


DEEDS: list[tuple[str, dict[str, Any], dict[str, Any], bool]] = [
    ("doppelganger", {}, {"card_doppelganger": h("B2")}, True),
    ("doppelganger", {}, {"card_doppelganger": h("D1")}, False),
    (
        "through_the_keyhole",
        {"tokens": {"A3": "spawn"}},
        {"card_keyhole": h("A2"), "card_keyhole_bring": (1, h("A3"))},
        True,
    ),
    (
        "through_the_keyhole",
        {"tokens": {"A3": "spawn"}},
        {"card_keyhole": h("B3"), "card_keyhole_bring": (1, h("A3"))},
        False,
    ),
    (
        "through_the_keyhole",
        {"tokens": {"B1": "spawn"}},
        {"card_keyhole": h("C1"), "card_keyhole_bring": (1, h("B1"))},
        False,
    ),
    ("blood_money", {}, {"card_blood_money": h("B2")}, True),
    ("blood_money", {}, {"card_blood_money": h("C1")}, False),
    ("cast_away", {"haints": {"kami": {"A2": 1}}}, {"card_cast_away": own("A2"), "card_cast_away_to": h("B2")}, True),
    ("cast_away", {"haints": {"kami": {"A2": 1}}}, {"card_cast_away": own("A2"), "card_cast_away_to": h("C1")}, False),
    ("cast_away", {"haints": {"kami": {"B1": 1}}}, {"card_cast_away": own("B1"), "card_cast_away_to": h("B2")}, False),
    ("buried", {"haints": {"kami": {"A1": 1, "B3": 1}}}, {"card_buried": STRENGTHEN}, True),
    ("buried", {"haints": {"kami": {"A1": 1}}}, {"card_buried": STRENGTHEN}, False),
    ("temptation", {"tokens": {"D2": "spawn"}}, {"card_temptation": (1, h("D2")), "card_temptation_to": h("C2")}, True),
    (
        "temptation",
        {"tokens": {"B3": "spawn"}},
        {"card_temptation": (1, h("B3")), "card_temptation_to": h("B2")},
        False,
    ),
    (
        "trick",
        {"haints": {"kami": {"A2": 1}, "protectors": {"G1": 1}}},
        {"card_trick": own("A2")},
        True,
    ),
    (
        "trick",
        {"haints": {"kami": {"C1": 1}, "protectors": {"G1": 1}}},
        {"card_trick": own("C1")},
        False,
    ),
    ("lure", {"haints": {"protectors": {"A2": 1}}}, {"card_lure": red("A2"), "card_lure_to": h("B2")}, True),
    ("lure", {"haints": {"protectors": {"C1": 1}}}, {"card_lure": red("C1"), "card_lure_to": h("C2")}, False),
    ("lets_get_out", {}, {"card_get_out": h("C2"), "card_get_out_token": SCROLL}, True),
    ("lets_get_out", {}, {"card_get_out": h("A3"), "card_get_out_token": SCROLL}, False),
    ("spite", {"haints": {"protectors": {"A2": 1, "C1": 1}}, "ground": {"red": 2}}, {"card_spite": 1}, True),
    ("spite", {"haints": {"protectors": {"A2": 1, "C1": 1}}, "ground": {"red": 2}}, {"card_spite": 2}, False),
]


@rule("harrow:c4.cards.04", "harrow:c4.cards.03", "harrow:r.043")
@pytest.mark.parametrize(("name", "position", "answers", "kept"), DEEDS)
def test_a_card_tells_the_tokens_apart_only_if_its_effect_fits_one(
    name: str, position: dict[str, Any], answers: dict[str, Any], kept: bool
) -> None:
    t = kami_table(legends=APART, dolls=("", "", "E6"), real="E6", **position)
    run(goblin.play(t, card(name)), **answers)
    assert not board_of(t).revealed
    assert guesses(t) == ({0, 1} if kept else {0})


@rule("harrow:c4.cards.04", "harrow:ap.goblincards.08")
@pytest.mark.parametrize(
    ("doll", "first", "second", "kept"),
    [
        ("A2", "A2", "B2", True),
        ("C1", None, None, False),
        ("A2", "C1", None, False),
        ("A2", "B2", "C1", False),
        ("A2", None, None, True),
    ],
)
def test_the_dolls_whisper_and_the_secret(doll: str, first: str | None, second: str | None, kept: bool) -> None:
    t = kami_table(legends=APART, dolls=(doll, "", ""), real=doll, haints={"protectors": {"A2": 1, "B2": 1, "C1": 1}})
    to = {"A2": h("A3"), "B2": h("C3"), "C1": h("D1")}
    picks = [red(place) if place else None for place in ((first, second) if first else (None,))]
    carry = {"doll_carry": False} if first == doll else {}
    ways = {"card_whisper_to": [to[place] for place in (first, second) if place]} if first else {}
    run(goblin.play(t, card("dolls_whisper")), card_whisper=picks, **ways, **carry)
    assert guesses(t) == ({0, 1} if kept else {0})


@rule("harrow:ap.goblincards.04", "harrow:c4.cards.04")
def test_snare_keeps_the_secret_if_the_terrain_under_both_differs_from_the_opponents() -> None:
    for kami, kept in (("A2", True), ("B4", False), ("B3", False)):
        t = kami_table(legends={"kami": kami, "kami_b": "B1", "protectors": "A1"}, dolls=("", "", "E6"), real="E6")
        run(goblin.play(t, card("snare")), card_snare=A, card_snare_to=h("A3"))
        assert guesses(t) == ({0, 1} if kept else {0})


@rule("harrow:c4.dolls.03", "harrow:ap.goblincards.10")
def test_after_a_question_to_its_owner_a_card_goes_on_in_a_guessed_position() -> None:
    t = kami_table(
        legends={"kami": "A3", "kami_b": "A1", "protectors": "G4"},
        dolls=("A2", "", ""),
        real="A2",
        haints={"protectors": {"A2": 2, "B2": 1}},
        hands={"kami": ["dolls_whisper"]},
        jar=0,
    )
    g = game(t)
    for value in (("card", card("dolls_whisper")), (PROTECTORS, HAINT, h("A2")), h("B3")):
        assert g.decision is not None
        g.choose(g.decision.options.index(value))
    assert g.decision is not None
    assert (g.decision.seat, g.decision.kind.name) == (OTHER_SEAT, "doll.carry")
    for seed in range(6):
        guess = g.determinized(OTHER_SEAT, seed)
        guess.choose(1)
        assert guess.decision is not None
        assert guess.decision.kind.name == "card.whisper"
