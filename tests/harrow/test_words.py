"""What a question says: the number that decides, and the rulebook's own words."""

from __future__ import annotations

import pytest

from harrow.fairfolk_table import WITH_HESTER, fair_table, offer
from harrow.hester_table import DO_SUMMON, hester_table, question
from harrow.kami_table import kami_table
from harrow.tables import FACTION, drive, h, table
from klubovna.games.harrow import RULES
from klubovna.games.harrow.attack import attack_hex
from klubovna.games.harrow.factions.fairfolk.nouns import HESTER_OFFERS
from klubovna.games.harrow.factions.fairfolk.offers import use_offer
from klubovna.games.harrow.factions.kami import kinds
from klubovna.games.harrow.facts import OFFER_IDS
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY, HESTER = (FACTION[name] for name in ("protectors", "family", "hester"))
THROUGH = 1 << 20


def in_words(t: Table, asked: Decision[object]) -> tuple[str, str]:
    english, czech = (RULES.texts(lang).ask(t, asked) for lang in ("en", "cs"))
    return english, czech


@rule("harrow:ap.hester.05", "harrow:c5.summon.01")
def test_summoning_asks_for_cubes_of_the_fires_terrain_and_with_sloth_of_any_one_colour() -> None:
    t = hester_table(
        flames={"A2": 2, "A3": 2}, ground=dict.fromkeys(("brown", "teal", "yellow", "green"), 3), tree_done=True
    )
    assert in_words(t, question(t.clone(), DO_SUMMON)) == (
        "Hester: into which fire is Hester summoned, for 2 cubes of its terrain?",
        "Hester: do kterého ohně přivoláš Hester za 2 kostky v barvě jeho krajiny?",
    )
    assert t.hester is not None
    t.hester.sloth = True
    assert in_words(t, question(t.clone(), DO_SUMMON)) == (
        "Hester: into which fire is Hester summoned, for 2 cubes of any one colour?",
        "Hester: do kterého ohně přivoláš Hester za 2 kostky libovolné jedné barvy?",
    )
    assert in_words(t, question(t.clone(), DO_SUMMON, summon=h("A2"))) == (
        "Hester: Sloth, 2 cubes of which one colour do you pay for summoning Hester?",
        "Hester: Lenivec, kostkami které jedné barvy zaplatíš za přivolání Hester? (2 kostky)",
    )


def fight(at: str, **ground: int) -> tuple[Table, Flow[None]]:
    """The Protectors attack from D5; all cubes fall out of the tree."""
    t = table(
        legends={"protectors": "A1", "family": "G1"},
        haints={"protectors": {"D5": 2}, "family": {at: 2}},
        ground=ground,
        dice=(THROUGH,) * sum(ground.values()),
    )
    return t, attack_hex(t, PROTECTORS, h("D5"), h(at), FAMILY)


@rule("harrow:c1.attack.13", "harrow:c1.attack.15")
def test_a_blow_tells_its_price_and_the_cubes_of_both() -> None:
    t, attack = fight("D6", red=4, blue=1)
    run(attack)
    english, czech = in_words(t, offered(drive(t, until="todo")))
    assert english.startswith("Protectors: whom do you hit? It costs 2 cubes; you have 4, the defender 1. Target: D6")
    assert czech.startswith("Ochránci: koho zasáhneš? Stojí to 2 kostky; ty máš 4, obránce 1. Cíl: D6")


@rule("harrow:c1.clash.02")
@pytest.mark.parametrize(("at", "english", "czech"), [("D6", "2 cubes", "2 kostky"), ("D4", "1 cube", "1 kostku")])
def test_a_clash_tells_its_price(at: str, english: str, czech: str) -> None:
    t, attack = fight(at, red=2, blue=4)
    asked = in_words(t, offered(attack))
    assert asked[0].startswith(f"Protectors: haint clash. Do you kill a haint? ({at}")
    assert asked[0].endswith(f", it costs {english})")
    assert asked[1].startswith(f"Ochránci: střet běsů. Zabiješ běsa? ({at}")
    assert asked[1].endswith(f", stojí to {czech})")


@rule("harrow:ff.offers.01", "harrow:ff.offers.02", "harrow:ff.offers.04", "harrow:ff.offers.11")
def test_only_what_an_offer_does_otherwise_for_hester_stands_beside_its_name() -> None:
    czech = {id: names["cs"] for id, names in zip(OFFER_IDS, HESTER_OFFERS, strict=True)}
    assert czech["nothing"] == "Bez účinku"
    assert czech["draw_card"] == "Dobrat kartu"
    assert czech["move_legends"] == "Přesun 2 legend"
    assert czech["move_any_haint"] == "Přesun libovolného běsa – bez účinku"
    t = fair_table(
        *WITH_HESTER,
        chapter="ff4",
        on_turn="hester",
        taken={"hester": ("move_enemy_haint",)},
        infected={"protectors": {"C4": 1, "E5": 1}},
    )
    asked = offered(use_offer(t, HESTER, offer("move_enemy_haint")))
    label = "Přesun nepřátelského běsa – přesun nakaženého běsa"
    assert in_words(t, asked)[1] == f"Hester: který běs se přesune? (nabídka: {label})"
    texts = RULES.texts("cs")
    assert texts.noun(t, "hester_deed", ("offer", offer("move_enemy_haint"))) == f"Využít nabídku: {label}"
    assert texts.noun(t, "hester_deed", ("offer", offer("nothing"))) == "Využít nabídku: Bez účinku"


@rule("harrow:c4.setup.10", "harrow:c4.cleanup.05")
def test_whoever_hides_the_doll_is_told_what_it_is_about() -> None:
    t = kami_table()
    english, czech = in_words(t, Decision(1, kinds.REAL_DOLL, [h("C6"), h("D7"), h("E6")]))
    assert "On which hex is the real one? Kammi is not told; she scores 4 points" in english
    assert "Na kterém hexu bude ta opravdová? Kami to neví; získá 4 body" in czech
