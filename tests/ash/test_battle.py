"""Battle."""

from ash.tables import BATTLE, CARD_1, CARD_DIE, RESOURCE, VOLCANO, supply, table, ws
from klubovna.games.ash.battle import battle
from klubovna.testing import rule, run


@rule("ash:ex.battle.1", "ash:battle.10", "ash:battle.12", "ash:battle.16", "ash:cards.03", "ash:cards.19")
def test_the_worked_battle() -> None:
    t = table(
        dice=(2,),
        areas={"volcano": (1, ["bone_i_a"], ["bone_ii_3", "bone_i_1"])},
        hands={0: ["bone_iii_6"]},
    )
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_DIE, 1: CARD_1}, gain_any=RESOURCE["blood"])
    assert t.control[VOLCANO] == 0
    assert t.defenders[VOLCANO] == ws("bone_iii_6")
    assert t.sides[0].vp == 1
    assert supply(t, 1) == {"blood": 1}
