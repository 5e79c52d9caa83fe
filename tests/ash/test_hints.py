"""What stands beside an option, at the end of a game and in the coach's words is what the rules say."""

from __future__ import annotations

import pytest

from ash.tables import BATTLE, CARD_3, VOLCANO, choose, game, table, w
from klubovna.games.ash import RULES
from klubovna.games.ash.scoring import result, why
from klubovna.games.ash.state import LEFT_WING, MAIN_GATE, Table
from klubovna.kernel import Game
from klubovna.kernel.text import LANGUAGES
from klubovna.testing import rule


def beside(g: Game, value: int, lang: str = "en") -> str:
    """The small line under an option."""
    assert g.decision is not None
    return RULES.texts(lang).effect(g.state, g.decision, value)


@rule("ash:battle.04", "ash:battle.05", "ash:rein.01", "ash:citatt.03")
def test_an_attack_is_measured_by_those_who_may_go() -> None:
    hand = ["bone_ii_4", "bone_ii_3", "ash_ii_4", "ash_i_1"]
    areas = {"volcano": (1, ["bone_i_a"], ["blood_i_1"]), "citadel": (1, [], ["blood_i_2"])}
    g = game(table(areas=areas, hands={0: hand}))
    # 4 + 3 + 1 for the pair, or 4 + 4; not all four of the hand
    assert beside(g, BATTLE[VOLCANO]) == "your strongest attack here: 8, defence 1; then one battle card each"
    # 4 + 4 + 3 + 1 for the pair, and the gate takes 1
    assert beside(g, MAIN_GATE).startswith("your strongest attack here: 11, defence 2;")
    assert beside(g, MAIN_GATE, "cs").startswith("tvůj nejsilnější útok zde: 11, obrana 2;")


@rule("ash:cit.06", "ash:cit.07")
def test_nobody_is_told_of_a_card_of_the_king() -> None:
    g = game(table(hands={0: ["bone_ii_4"]}))
    assert beside(g, LEFT_WING) == "your strongest attack here: 5, the King 5; then you alone lay a battle card"
    choose(g, LEFT_WING)
    assert beside(g, CARD_3) == "your total 8 against 5; the King lays no card"
    assert beside(g, CARD_3, "cs") == "tvůj součet 8 proti 5; král kartu nemá"


def tied(seats: int) -> Table:
    """A game that is over, all sides with equal points."""
    t = table(seats, round=4, areas={"citadel": (0, [], [])})
    t.over = True
    for side in t.sides:
        side.vp = 20
    return t


def ended(t: Table, lang: str) -> str:
    return RULES.texts(lang).term(t, why(t))


@rule("ash:r.ap.14", "ash:solo.02")
def test_a_tie_with_the_automated_opponent_is_not_put_down_to_a_king_who_never_was() -> None:
    t = tied(1)
    assert result(t).winners == []
    assert ended(t, "en") == "AP wins: 20 VP like another, and of equals the automated opponent is ahead."
    assert ended(t, "cs").endswith("při úplné rovnosti má přednost automatický protivník.")


@rule("ash:final.08", "ash:final.09", "ash:r.fin.2")
def test_a_tie_tells_what_has_decided() -> None:
    t = tied(2)
    assert ended(t, "en").endswith("share the victory with 20 VP.")
    t.king_token = 1
    assert ended(t, "en").startswith("Nox wins: 20 VP like another, but the kingslayer")
    t.sides[0].hand = [w("bone_i_1"), w("ash_i_1"), w("sulphur_i_1"), w("blood_i_1")]
    assert ended(t, "en").startswith("Visio wins: 20 VP like another, but more in the tie-break by warriors")


@rule("ash:adj.05", "ash:gold.02", "ash:spec.01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_at_hand_names_the_right_limits(lang: str) -> None:
    texts = RULES.texts(lang)
    at_hand = texts.sentence("hand-fact-minions", {"minions": 4, "rounds": 4, "defenders": 2})
    assert ("province", "provincii")[lang == "cs"] in at_hand  # three hold the Citadel
    gold, ingredient = (texts.sentence(key, attribute="text") for key in ("icon-gold", "icon-any"))
    assert ("any resource", "kterýkoli zdroj")[lang == "cs"] in gold
    assert ("never gold", "jen ne zlato")[lang == "cs"] in ingredient
