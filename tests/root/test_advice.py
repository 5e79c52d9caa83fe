"""What guides and advice say of the rules, where it once was something else than the Law."""

import re

import pytest

from klubovna.games.root import RULES
from klubovna.games.root.factions.duchy.role import WARRIOR_BONUS
from klubovna.games.root.factions.riverfolk.role import POST_POINTS
from klubovna.games.root.facts import ITEM_FACTS
from klubovna.testing import rule

LOCALE = RULES.folder / "locale"


def said(lang: str, file: str, key: str) -> str:
    """A message of one file, without its advice."""
    text = (LOCALE / f"{file}.{lang}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.*)$", text, re.MULTILINE)
    assert found is not None, key
    return found[1]


@rule("root:9.2.9.III.b", "root:9.5.1#1")
@pytest.mark.parametrize(("lang", "word"), [("en", "with warriors of a hostile"), ("cs", "s bojovníky nepřátelské")])
def test_a_second_boot_is_for_hostile_warriors_not_for_rule(lang: str, word: str) -> None:
    assert word in said(lang, "guide-vagabond", "guide-vagabond-walk")
    advice = said(lang, "advice", "advice-vagabond-move")
    assert {"en": "warriors of a hostile faction", "cs": "bojovníci nepřátelské frakce"}[lang] in advice


@rule("root:9.2.9.III", "root:9.2.9.III.a#1")
@pytest.mark.parametrize(("lang", "battle"), [("en", "in a battle of your turn"), ("cs", "v bitvě ve svém tahu")])
def test_infamy_is_for_battles_on_the_own_turn(lang: str, battle: str) -> None:
    assert battle in said(lang, "guide-vagabond", "guide-vagabond-quarrel")


@rule("root:11.5.6.III#2", "root:r.15")
@pytest.mark.parametrize(("lang", "points"), [("en", "brings 2 points"), ("cs", "přinese 2 VB")])
def test_every_trade_post_is_worth_the_same(lang: str, points: str) -> None:
    assert set(POST_POINTS) == {2}
    assert points in said(lang, "guide-riverfolk", "guide-riverfolk-post-where")
    assert re.search(points.replace("brings", "brings?"), said(lang, "advice", "advice-riverfolk-post"))


@rule("root:12.4", "root:r.16")
@pytest.mark.parametrize(("lang", "more"), [("en", "the third two each"), ("cs", "třetí po dvou")])
def test_later_citadels_bring_two_warriors(lang: str, more: str) -> None:
    assert WARRIOR_BONUS == [1, 2, 2]
    assert more in said(lang, "guide-duchy", "guide-duchy-market")


@rule("root:E.5.2#1", "root:E.5.2#3")
@pytest.mark.parametrize(("lang", "whose"), [("en", "His swords"), ("cs", "Jeho meče")])
def test_the_defender_is_told_whose_swords_the_arbiter_brings(lang: str, whose: str) -> None:
    assert said(lang, "advice", "advice-vagabond-enlist").startswith(whose)


@rule("root:3.3.1#1", "root:10.2.3", "root:13.2.4#1")
def test_czech_words_are_those_of_the_rulebook() -> None:
    assert said("cs", "table", "result-dominance") == "Dominance"
    assert "splněná karta" in said("cs", "table", "why-dominance")
    assert said("cs", "table", "addend-few") == "málo bojovníků"
    assert "kultisté" in said("cs", "hand", "hand-card-lizards")
    assert "prozrazování" in said("cs", "hand", "hand-card-corvids")


def step_of(kind: str) -> int:
    """Which step of the turn the page marks at a question: the exact name first, then the beginning."""
    steps = [step.kinds for step in RULES.hand.step]
    exact = [i for i, kinds in enumerate(steps, 1) if kind in kinds]
    begun = [i for i, kinds in enumerate(steps, 1) if any(k.endswith(".") and kind.startswith(k) for k in kinds)]
    return (exact or begun)[0]


@rule("root:11.5.6", "root:13.5.2", "root:10.4.3#1", "root:13.4.3#1", "root:11.2.6", "root:8.6.1", "root:11.6.2")
def test_the_steps_of_a_turn_stand_where_the_law_has_them() -> None:
    birdsong, _, daylight, evening = 1, 2, 3, 4
    for kind in ("cult.convert", "cult.sanctify.what", "corvids.recruit.where", "riverfolk.buy.card", "effect.orders"):
        assert step_of(kind) == birdsong, kind
    for kind in ("riverfolk.post", "corvids.plot", "corvids.plot.where", "duchy.sway.card", "alliance.mobilize"):
        assert step_of(kind) == daylight, kind
    for kind in ("alliance.organize", "vagabond.limit", "riverfolk.price", "corvids.exert", "discard"):
        assert step_of(kind) == evening, kind
    for lang, names in (("en", ("Corvids", "Cult", "Duchy")), ("cs", ("Krkavci", "Kult", "Hrabství"))):
        assert all(name in said(lang, "hand", "hand-step-2") for name in names)


def test_the_bag_has_one_name_in_czech() -> None:
    assert next(item["name"]["cs"] for item in ITEM_FACTS["item"] if item["id"] == "bag") == "vak"
    for file in ("guide-vagabond", "advice"):
        text = (LOCALE / f"{file}.cs.ftl").read_text(encoding="utf-8").replace("Myš v pytli", "")
        assert not re.search("pyt(el|l)", text, re.IGNORECASE)
