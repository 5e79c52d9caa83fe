"""Questions and the log carry the number that decides."""

from gloomhaven.tables import body, foe, monster_card, protected, table, takes
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.figures import NOBODY
from klubovna.games.gloomhaven.round.turn import PLAY_ATTACK, PLAY_ITEM
from klubovna.games.gloomhaven.state import TURNS, Table
from klubovna.kernel import serialize
from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.testing import rule


def game(t: Table) -> Game:
    return new(RULES, seats=2, seed=1, roles=["brute", "tinkerer"], start=serialize.dump(t))


def chosen(g: Game, *wanted: object) -> Game:
    for value in wanted:
        assert g.decision is not None
        g.choose(g.decision.options.index(value), g.decision.seat)
    return g


def log(g: Game, lang: str) -> list[str]:
    return [g.text(lang, event) for event in g.events(None)]


def facing() -> Table:
    """A brute with a potion beside a guard with Shield 1 and Retaliate 1."""
    t = table(
        "brute",
        "tinkerer",
        at={"brute": (0, 0)},
        monsters=[("bandit-guard", (1, 0))],
        modifiers={"brute": ["+0"], "monsters": ["+1"]},
        items={"brute": [8, 12]},  # Heater Shield, Minor Healing Potion
    )
    protected(t, foe(t, "bandit-guard"), shield=1, retaliate=1)
    body(t, "brute").hp = 8
    return t


@rule("gloomhaven:shield.01", "gloomhaven:resolve.03", "gloomhaven:retal.01", "gloomhaven:heal.05", "gloomhaven:dmg.01")
def test_an_attack_tells_what_the_shield_absorbed_and_what_is_left() -> None:
    t = facing()
    brute = takes(t, "brute", "Trample", "Grab and Go")
    g = chosen(game(t), (PLAY_ATTACK, brute.chosen[0]), foe(t, "bandit-guard").id)
    hp = foe(t, "bandit-guard").hp
    hand, discard = len(brute.hand), len(brute.discard)
    assert g.text("en", g.decision) == (
        f"Brute is about to suffer 1 damage (8 hit points, hand {hand}, discarded {discard}). Lose cards to negate it?"
    )
    chosen(g, None, (PLAY_ITEM, 11))
    english = log(g, "en")
    for line in (
        "Bandit Guard 1: shield absorbs 1 (attack 2).",
        f"Bandit Guard 1 suffers 1 damage ({hp - 1} hit points left).",
        "Brute suffers 1 damage (7 hit points left).",
        "Brute heals 3 (now 10 hit points).",
    ):
        assert line in english
    czech = log(g, "cs")
    for line in (
        "Zbojnická hlídka 1: obrana pohlcuje 1 (síla útoku 2).",
        "Zbojnická hlídka 1 – odveta 1: Surovec.",
        "Surovec utrpí 1 zranění (zbývá 7 BZ).",
        "Surovec se léčí o 3 BZ (má 10 BZ).",
    ):
        assert line in czech


@rule("gloomhaven:use.01", "gloomhaven:use.02", "gloomhaven:resolve.03")
def test_a_reaction_is_asked_with_the_damage_that_is_left() -> None:
    t = facing()
    monster_card(t, "bandit-guard", 50)  # Move +0, Attack +0
    body(t, "brute").acted = body(t, "tinkerer").acted = True
    t.phase, t.acting = TURNS, NOBODY
    g = game(t)
    assert g.text("en", g.decision) == "Brute (when an attack is about to damage you: 3): do you use an item?"
    assert g.text("cs", g.decision) == "Surovec (když ti hrozí zranění z útoku: 3): použiješ předmět?"
    chosen(g, 7)
    assert "Brute: shield absorbs 1 (attack 3)." in log(g, "en")
    assert g.text("en", g.decision).startswith("Brute is about to suffer 2 damage (8 hit points")
