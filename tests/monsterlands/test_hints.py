"""What stands beside an option, at the end of a game and in the coach's words is what the rules say."""

from __future__ import annotations

import pytest

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.facts import MINE, PAWNSHOP
from klubovna.games.monsterlands.pictures import die as drawn
from klubovna.games.monsterlands.pool import pool
from klubovna.games.monsterlands.reference import reference
from klubovna.games.monsterlands.scoring import affinity_points, points, why
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, EndOfRound
from klubovna.kernel import Game
from klubovna.kernel.text import LANGUAGES
from klubovna.testing import rule
from monsterlands.tables import PLACE, choose, game, m, skirmish, table


def beside(g: Game, value: int, lang: str = "en") -> str:
    """The small line under an option."""
    assert g.decision is not None
    return RULES.texts(lang).effect(g.state, g.decision, value)


@rule("monsterlands:bat.defend.02", "monsterlands:bat.defend.04", "monsterlands:armoury.06")
def test_tokens_and_potions_that_are_left_are_those_of_the_path() -> None:
    there = {"member": "korfac", "strength": 1, "defence": 2, "potions": 1}
    t, _ = skirmish("krus", there, phase=Adventure, clans={0: {"defence": 4}})
    t.place = PLACE["quest_b"]
    t.chance.load(6, 5, 4, *[1] * 5)
    g = game(t)
    assert [beside(g, n) for n in (0, 2)] == [f"defence tokens left on the path: {n}" for n in (2, 0)]
    assert beside(g, 2, "cs") == "na cestě zbude žetonů obrany: 0"
    choose(g, 1)
    assert beside(g, 1) == "potions left on the path: 0"
    assert beside(g, 1, "cs") == "na cestě zbude lektvarů: 0"


@rule("monsterlands:ref.merc.11", "monsterlands:ref.equip.02", "monsterlands:r.85")
def test_the_mine_tells_what_a_space_brings_with_all_that_adds_to_it() -> None:
    clan = {"strength": 5, "equipment": {"batoh": "tentok"}}  # Tepej is the basic mercenary of water
    g = game(table(2, roles=["water", "fire"], clans={0: clan, 1: {"strength": 9}}))
    choose(g, ("citadel", MINE))
    assert g.decision is not None
    assert [g.text("en", space) for space in g.decision.options] == [
        "2 strength dice for 10 coins",
        "2 strength dice for 8 coins",
        "1 strength die for 6 coins",
    ]
    choose(g, g.decision.options[0])
    assert next(e for e in g.events(0) if e["event"] == "gained")["params"]["gain"][0] == 10


def ended(t: Table, lang: str = "en") -> str:
    return RULES.texts(lang).term(t, why(t))


@rule("monsterlands:score.07", "monsterlands:score.08", "monsterlands:score.09", "monsterlands:r.60")
def test_a_tie_tells_which_tie_break_has_decided() -> None:
    t = table(2, round=6, phase=EndOfRound)
    one, other = t.clans
    assert points(one) == points(other)
    assert ended(t) == f"Wind, Water share the victory with {points(one)} points, equal in all tie-breaks."
    one.coins += 1
    assert ended(t).endswith("but more coins.")
    assert ended(t, "cs").startswith("Vítězí Vítr: ")
    assert ended(t, "cs").endswith("rozhodlo víc mincí.")
    trophy = t.monster_deck.pop()
    other.trophies.append(trophy)
    one.glory += points(other) - points(one)
    assert ended(t).startswith("Water wins: ")
    assert ended(t).endswith("but more trophies.")
    one.chief = m("korfac")
    assert ended(t).startswith("Wind wins: ")
    assert ended(t).endswith("but a clan leader of higher reputation.")


@rule("monsterlands:solo.12", "monsterlands:scen.2.03")
def test_a_scenario_is_not_told_to_be_lost_by_points_where_something_else_counts() -> None:
    t = table(1, roles=["jungle"], scenario=2, round=6, phase=EndOfRound, clans={0: {"glory": 60, "coins": 14}})
    vp = points(t.clans[0])
    assert ended(t) == f"The scenario is lost, rank klutz, with {vp} points."
    t.clans[0].coins = 15
    assert ended(t) == f"The scenario is passed, rank apprentice, with {vp} points."
    assert ended(t, "cs") == f"Scénář splněn, hodnost: učeň, bodů: {vp}."


# -- Sam ---------------------------------------------------------------------------------------------------------------


@rule("monsterlands:sam.place.07", "monsterlands:sam.place.09", "monsterlands:sam.place.11", "monsterlands:r.96")
@pytest.mark.parametrize(
    ("dice", "english", "czech", "picture"),
    [
        ((1, 2), "(laboratory): magic die.", "(laboratoř): kostka magie.", "die:magic"),
        ((1, 4, 5), "(armoury): persuasion die 5.", "(zbrojnice): kostka smlouvání 5.", "die:haggle:5"),
        ((1, 6), "(mine): strength die, 2 times.", "(důl): kostka síly, 2×.", "die:strength"),
    ],
)
def test_it_is_told_and_drawn_with_which_die_sam_blocks_a_space(
    dice: tuple[int, ...], english: str, czech: str, picture: str
) -> None:
    t = table(1, clans={0: {"strength": 2}})
    t.chance.load(*dice)
    g = game(t)
    choose(g, ("citadel", PAWNSHOP), 1)
    told = next(event for event in g.events(0) if event["event"] == "sam-placed")
    assert g.text("en", told).endswith(english)
    assert g.text("cs", told).endswith(czech)
    assert drawn(t, told["params"]) == picture


# -- the coach ---------------------------------------------------------------------------------------------------------


def coached(lang: str, *keys: str) -> str:
    texts = RULES.texts(lang)
    parts = [key.partition(".") for key in keys]
    return " ".join(texts.sentence(key, attribute=part or None) for key, _, part in parts)


@rule("monsterlands:pool.01", "monsterlands:bat.monster.08")
def test_the_wounded_bring_their_dice_and_the_coach_says_so() -> None:
    fit, hurt = table(2), table(2, clans={0: {"wounded": ["purkrab", "korfac"]}})
    pool(fit, 0)
    pool(hurt, 0)
    assert (fit.clans[0].strength, fit.clans[0].magic) == (hurt.clans[0].strength, hurt.clans[0].magic)
    keys = ("guide-first-brews.advice", "advice-defend-potions", "advice-heal-who")
    assert "no dice" not in coached("en", *keys)
    assert "žádné kostky" not in coached("cs", *keys)
    assert "kostky nepřinesou" not in coached("cs", *keys)


@rule("monsterlands:basics.10", "monsterlands:basics.11", "monsterlands:comp.03")
def test_the_coach_calls_the_dice_by_the_colours_they_have() -> None:
    keys = ("guide-first-goal", "guide-first-hire.advice", "guide-first-strength.advice")
    english, czech = coached("en", *keys), coached("cs", *keys)
    assert "purple magic, yellow persuasion" in english
    assert "fialové magie, žluté smlouvání" in czech
    assert not [word for word in ("blue", "white") if word in english]
    assert not [word for word in ("modr", "bíl") if word in czech]


@rule("monsterlands:clean.wages.01", "monsterlands:clean.wages.05", "monsterlands:r.53")
def test_the_coach_says_who_is_paid_and_that_one_deserts() -> None:
    assert "except the clan leader and settlers" in coached("en", "guide-first-wages")
    assert coached("en", "guide-first-wages").endswith("loses one mercenary.")
    assert coached("cs", "guide-first-wages").endswith("o jednoho žoldáka přijde.")


@rule("monsterlands:settle.03", "monsterlands:settle.06", "monsterlands:quest.03", "monsterlands:land.09")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_general_advice_keeps_to_the_rules(lang: str) -> None:
    wanted = {
        "advice-settle-who": ("still brings his dice", "dál přináší kostky"),
        "advice-send-quest-dice": ("exactly this many dice", "přesně tolik kostek"),
        "advice-defend-tokens": ("lost after the battle", "po boji stejně přijdeš"),
    }
    for key, said in wanted.items():
        assert said[lang == "cs"] in coached(lang, key)


@rule("monsterlands:score.05")
def test_general_advice_on_hiring_counts_affinities_as_the_table_does() -> None:
    clan = table(2).clans[0]
    before = affinity_points(clan)
    assert before == 1  # two icons count as much as one
    clan.members += [m("dajana")]
    assert affinity_points(clan) > before
    assert "from the third to the sixth" in coached("en", "advice-tavern-hire")
    assert "třetí až šestá" in coached("cs", "advice-tavern-hire")


@rule("monsterlands:solo.09", "monsterlands:solo.11", "monsterlands:scen.3.01", "monsterlands:scen.3.04")
def test_what_is_at_hand_does_not_gainsay_the_scenarios() -> None:
    for lang, word in zip(LANGUAGES, ("scenario", "scénář"), strict=True):
        texts = RULES.texts(lang)
        start, *_, end = reference(texts, "wind")
        assert all(word in line for line in (texts.sentence("hand-goal"), start, end))
