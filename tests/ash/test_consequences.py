"""What stands under an option: what he brings alone, the defence afterwards, what one then has."""

from ash.tables import VOLCANO, table, w
from klubovna.games.ash import RULES
from klubovna.games.ash.defenders import adjust_defenders
from klubovna.games.ash.facts import STRENGTH
from klubovna.games.ash.kinds import ATTACKERS, START
from klubovna.games.ash.state import BATTLE_SPACE, GOLD_SPACE
from klubovna.kernel.decision import Decision
from klubovna.testing import offered


def test_an_attacker_says_what_he_brings_alone() -> None:
    t = table(
        areas={"volcano": (1, ["bone_i_a"], ["ash_i_1"])},
        hands={0: ["blood_i_1", "blood_i_2", "bone_i_1"]},
    )
    t.battlefield = BATTLE_SPACE + VOLCANO
    asked = Decision(0, ATTACKERS, [w("blood_i_1"), w("bone_i_1")], VOLCANO)
    said = [RULES.texts("en").effect(t, asked, one) for one in asked.options]
    assert said[0].startswith(f"alone {STRENGTH[w('blood_i_1')]} against defence {t.strength(VOLCANO)}")
    assert said[0].endswith("reinforced by a second of its type (in hand: 1)")
    assert said[1].endswith("before the cards")


def test_adjusting_says_the_defence_afterwards() -> None:
    t = table(areas={"volcano": (0, ["bone_i_a"], ["ash_i_1"])}, hands={0: ["ash_i_2"]})
    asked = offered(adjust_defenders(t, 0, VOLCANO))
    here = t.strength(VOLCANO)
    said = {one: RULES.texts("en").effect(t, asked, one) for one in asked.options}
    assert said[None] == f"defence then {here}"
    assert said[w("ash_i_1")] == "defence then 0"
    t.post(w("ash_i_2"), VOLCANO)
    assert said[w("ash_i_2")] == f"defence then {t.strength(VOLCANO)}"


def test_a_space_says_what_one_then_has() -> None:
    t = table(supplies={0: {"gold": 2}})
    asked = Decision(0, START, [GOLD_SPACE], None)
    assert RULES.texts("cs").effect(t, asked, GOLD_SPACE) == "pak budeš mít 3 zlaťáky"
