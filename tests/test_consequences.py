"""What stands under an option whose label alone tells a beginner nothing: there, and in both languages."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from klubovna.games.harrow.facts import CARD_CALLED
from klubovna.kernel.decision import Decision
from klubovna.kernel.record import new
from klubovna.kernel.registry import games, rules
from klubovna.kernel.text import LANGUAGES
from sets import GAMES

TOLD = {
    "ash": ["gain.any", "battle.card"],
    "gloomhaven": ["negate", "move.to"],
    "harrow": ["ability", "wild", "attack.clash", "attack.press"],
    "monsterlands": ["laboratory.potions", "tavern.hire"],
    "root": ["eyrie.leader", "eyrie.decree.column", "marquise.build", "move.count", "battle.hit"],
}
"""Kinds whose options all have such a line, as far as they stand for something."""
LABEL = "its label says it all"
ASKED = "the question says it all"
LIKES = "only what one likes better: the rules tell no difference that is not drawn on the board"
LATER = "what comes of it is decided by others or by chance"
BARE = {
    "ash": {
        LABEL: "setup.building setup.defender turn.finish card.black card.fallen power.regroup power.grave-robber",
        ASKED: "altar.rebirth",
        LIKES: "setup.where power.dominion.who power.dominion.to power.fortify",
        LATER: "power.premonition power.regroup.who power.regroup.for power.regroup.to",
    },
    "gloomhaven": {
        LABEL: "goal.keep hand.leave act aside item refresh recover rest.lose rest.active discard start.discard "
        "penalty.discard penalty.item lose spare negate.second later.leading later.second level.perk new.level "
        "quest.keep city.errand travel.pack give.up event.one enhance.spot enhance.with attack.strength select.second "
        "select.open-second item.initiative consume area cure bonus one-of extra.cards augment.drop",
        ASKED: "pay forgo lay.down take.over suffer.for skip.at gold.pay gold.take",
        LIKES: "place place.companion hex monster.hex obstacle roll carrier order.character order.monsters "
        "monster.move monster.target targets reward.item new.who new.class reward.scenario travel.to move.as "
        "attack.from penalty.who penalty.monster event.character event.item",
        LATER: "select.leading select.open event.option city.event",
    },
    "harrow": {
        LABEL: "deed ff.deed legend tracker row roar ff.nest.offer ff.card.offers ff.offer.next ff.offer.part "
        "hester.pay hester.deed feast.on",
        ASKED: "doll.carry doll.carry-open doll.pull.agree doll.hide row.cubes tracker.card tracker.swap hester.kill "
        "hester.spoon solo.count banish fire.douse odessa.store odessa.return solo.keep card.spite",
        LIKES: "path.which objective hester.discard hester.card.cube hester.card.give solo.faction fire.side "
        "hester.card.faction row.cube summon.colour ff.terrain ff.card.terrain ff.card.terrain.to ff.offer.cube "
        "bag.place",
        LATER: "ff.arrow ff.arrow.back ff.quest.use solo.deck deadeye.token",
    },
    "monsterlands": {
        LABEL: "setup.affinity laboratory.space send.brews send.trap send.path send.who send.quest-dice settled.dice "
        "equipment.pass equipment.for equipment.to equipment.displaced market.free lodge.trap trap.discard quest.trap "
        "quest.loot loot.take loot.glory hire.free wages.equipment wages.deserter chief.promote settle.who heal.who "
        "gift.token ability.token dice.haggle pawnshop.haggle roll.deed rookie.take ruse.steal",
        ASKED: "conquest.try quest.pay tavern.discount lodge.discount ruse.reveal ruse.cancel",
        LIKES: "ruse.target deflect.to deflect.dice",
    },
    "root": {
        LABEL: "riverfolk.price riverfolk.buy cult.score vagabond.reward",
        ASKED: "move.ferry riverfolk.disruption duchy.dig.count vagabond.swift vagabond.ally.hits "
        "vagabond.company.count vagabond.hideout",
        LIKES: "vagabond.forest vagabond.ruin vagabond.improvise effect.league.item craft.with riverfolk.space "
        "cult.outcast corvids.recruit.suit cult.sanctify.what vagabond.strike.piece duchy.build",
        LATER: "trigger",
    },
}
"""Kinds without a line under their options, and why."""
QUEST = CARD_CALLED["on_swamp"]
MOST = 700
GAMES_PLAYED = 24
LOOKED = 4
"""So often the options of a kind are read; in a game nobody plays for ever."""
LONG = 900


@pytest.mark.parametrize("slug", sorted(games()))
def test_bare_labels_are_explained(slug: str) -> None:
    wanted = set(TOLD[slug])
    game = new(slug, seed=4, live=True, **GAMES[slug])
    dice = random.Random(4)
    policy = rules(slug).policy
    assert policy is not None
    for _ in range(MOST):
        asked = game.decision
        if asked is None or not wanted:
            break
        if asked.kind.name in TOLD[slug]:
            for lang in LANGUAGES:
                texts = rules(slug).texts(lang)
                told = [texts.effect(game.state, asked, value) for value in asked.options if value is not None]
                assert any(told), (lang, texts.ask(game.state, asked))
                assert not [one for one in told if "{" in one], told
            wanted.discard(asked.kind.name)
        sensible = dice.random() < 0.7
        index = policy.choose(game.state, asked, asked.seat) if sensible else dice.randrange(len(asked.options))
        game.choose(index, asked.seat)
    assert len(wanted) < len(TOLD[slug])


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_option_has_its_line_or_a_reason_why_not(slug: str) -> None:
    """Of all variants: what is asked says what it brings, where the rules know it, and whoever reads it never fails."""
    made = rules(slug)
    assert made.policy is not None
    assert made.trials.soak is not None
    excused = {kind for kinds in BARE[slug].values() for kind in kinds.split()}
    assert excused <= set(made.kinds), excused - set(made.kinds)
    looked: Counter[str] = Counter()
    told: set[str] = set()
    for seed in range(GAMES_PLAYED):
        game = new(made, **{"seed": seed, **made.trials.soak(seed)})
        dice = random.Random(seed)
        for _ in range(LONG):
            asked = game.decisions[0] if game.decisions else None
            if asked is None:
                break
            name = asked.kind.name
            if len(asked.options) > 1 and looked[name] < LOOKED:
                looked[name] += 1
                seen = game.determinized(asked.seat, 0, clones=False).state
                lines = [made.texts(lang).effect(seen, asked, one) for lang in LANGUAGES for one in asked.options]
                assert not [line for line in lines if "{" in line], (name, lines)
                told |= {name} if any(lines) else set()
            sensible = seed % 2 and dice.random() < 0.8
            index = (
                made.policy.choose(game.state, asked, asked.seat) if sensible else dice.randrange(len(asked.options))
            )
            game.choose(index, asked.seat)
    silent = {name for name, often in looked.items() if often == LOOKED} - told - excused
    assert not silent, f"no line says what an option brings: {sorted(silent)}"


def test_a_quest_that_is_given_back_says_what_it_asks_for() -> None:
    asked = Decision(0, rules("harrow").kinds["ff.card.quests"], [None, QUEST], None)
    state = new("harrow", seed=1, **GAMES["harrow"]).state
    assert rules("harrow").texts("en").effect(state, asked, QUEST) == "4 nests on swamp."


def test_the_actions_of_a_menu_say_what_they_do() -> None:
    for lang in LANGUAGES:
        texts = rules("root").texts(lang)
        for deed in ("battle", "march", "recruit", "build", "revolt", "spread", "slip", "aid", "dig", "plot"):
            assert texts.has(f"deed-{deed}", "effect"), deed
