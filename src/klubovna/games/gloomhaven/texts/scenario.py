"""The page of a scenario in words: goal, how it is lost, special rules."""

from __future__ import annotations

from collections.abc import Iterable

from klubovna.games.gloomhaven.map.grid import hex_name
from klubovna.games.gloomhaven.scenario.book import ObjectiveFacts, Overlay
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS, Scenario
from klubovna.games.gloomhaven.scenario.words import (
    AnyoneExhausted,
    Arrive,
    Aura,
    Begin,
    BeginCondition,
    BeginCurse,
    BeginMinusOne,
    Deed,
    Destroy,
    Done,
    Escape,
    ExhaustedOff,
    Goal,
    HealActor,
    HealMonsters,
    Hurt,
    HurtActor,
    KillAll,
    KillCount,
    KillNamed,
    KillRevealed,
    LayTrap,
    Leave,
    LootEach,
    LootGoal,
    Lose,
    ObjectiveDies,
    Occupy,
    Open,
    OpenDoors,
    Reveal,
    RoundsOver,
    SetElements,
    Spawn,
    Survive,
    TakeOff,
    Trigger,
    Unlock,
    Wake,
)
from klubovna.games.gloomhaven.texts.wording import Wording, wording
from klubovna.games.gloomhaven.vocabulary.amounts import Amount, worked_out
from klubovna.games.gloomhaven.vocabulary.words import NEUTRAL
from klubovna.kernel.hexes import Hex
from klubovna.kernel.text import dashed

FEWEST = 2


class Page:
    """One scenario for so many characters at a level."""

    def __init__(self, scenario: int, party: int, level: int, lang: str) -> None:
        self.book: Scenario = SCENARIOS[scenario]
        self.party = max(FEWEST, party)
        self.level = level
        self.w: Wording = wording(lang)
        self.lang = lang

    @property
    def name(self) -> str:
        return self.book.facts.name[self.lang]

    def goal(self) -> str:
        """What wins the scenario, and what loses it besides exhaustion."""
        parts = [self.w.all_of([self._goal(goal) for goal in self.book.facts.goal])]
        parts += [self._lose(one) for one in self.book.facts.lose]
        return ". ".join(_capital(part) for part in parts) + "."

    def rules(self) -> list[str]:
        """Everything else that is special here."""
        facts = self.book.facts
        found = [self._begin(one) for one in facts.begin]
        found += [self.w.say(f"scenario-{dashed(rule)}") for rule in facts.rules]
        for name, side in facts.sides.items():
            found.append(self.w.say("scenario-friend" if side == 0 else "scenario-third", monster=self.w.monster(name)))
        for name, change in facts.levels.items():
            found.append(self.w.say("scenario-level", monster=self.w.monster(name), n=change))
        found += [self.w.say("scenario-unhurt", monster=self.w.monster(name)) for name in facts.unhurt]
        for still in facts.still:
            key = "scenario-still-until" if still.until else f"scenario-still-{still.rounds}"
            found.append(self.w.say(key, monsters=self._monsters(still.monsters)))
        for name, given in facts.inflicts.items():
            told = self.w.all_of(self.w.conditions(given))
            found.append(self.w.say("scenario-inflicts", monster=self.w.monster(name), conditions=told))
        if facts.silent:
            found.append(self.w.say("scenario-silent", monsters=self._monsters(facts.silent)))
        if facts.asleep:
            found.append(self.w.say("scenario-asleep", monsters=self._monsters(facts.asleep)))
        if facts.openers:
            found.append(self.w.say("scenario-openers", monsters=self._monsters(facts.openers)))
        if facts.skip is not None:
            found.append(self.w.say(f"scenario-skip-{facts.skip.word}"))
        for monster, doors in facts.bars.items():
            named = {"monster": self.w.monster(monster), "doors": self._doors(doors)}
            tiles = [tile for room in facts.rooms if room.id == facts.bars_in for tile in room.tiles]
            key = "scenario-bars-in" if tiles else "scenario-bars"
            found.append(self.w.say(key, **named, **({"tiles": ", ".join(tiles).capitalize()} if tiles else {})))
        for door in facts.doors:
            if door.while_on:
                hexes = self._hexes(door.while_on)
                found.append(self.w.say("scenario-while-on", doors=self._doors([door.id]), hexes=hexes))
        found += [self._thing(one) for one in facts.objectives if not one.part_of]
        if self.book.opaque:
            found.append(self.w.say("scenario-opaque"))
        if self.book.solid:
            found.append(self.w.say("scenario-solid", hexes=self._named(self.book.solid)))
        found += [self._aura(one) for one in facts.auras]
        for trigger in facts.triggers:
            if not trigger.characters or self.party in trigger.characters:
                found += self._trigger(trigger)
        return [_capital(one) + "." for one in found]

    def doubts(self) -> list[str]:
        """What of this page is not certain: where sources differ, and what traps do."""
        found = [one[self.lang] for one in self.book.facts.doubts]
        guessed = [one for one in self.book.facts.overlays if one.kind == "trap" and one.effect_source == "rebuilt"]
        effects = [effect for trap in guessed for effect in self._trap_effects(trap)]
        if effects:
            told = self.w.all_of(list(dict.fromkeys(effects)))
            found.append(_capital(self.w.say("doubt-traps", effects=told)) + ".")
        return found

    def _trap_effects(self, trap: Overlay) -> list[str]:
        return [*([self.w.say("doubt-damage")] if trap.damage else []), *self.w.conditions(trap.conditions)]

    # -- small things --------------------------------------------------------------------------------------------------

    def _number(self, amount: Amount) -> int:
        return worked_out(amount, {"C": self.party, "L": self.level}.__getitem__)

    def _hexes(self, letters: Iterable[str]) -> str:
        hexes = [at for letter in letters for at in self.book.markers[letter]]
        return self._named(hexes)

    def _doors(self, names: Iterable[str]) -> str:
        doors = [self.book.doors[door] for name in names for door in self.book.named_doors(name)]
        return self._named(doors)

    def _named(self, hexes: Iterable[Hex]) -> str:
        return ", ".join(hex_name(self.book.number, at) for at in sorted(hexes, key=lambda at: (at[1], at[0])))

    def _rooms(self, ids: Iterable[str]) -> str:
        return ", ".join(str(self.book.room_ids.index(one) + 1) for one in ids)

    def _objective(self, name: str) -> str:
        return next(one.name[self.lang] for one in self.book.facts.objectives if one.id == name)

    def _monsters(self, names: Iterable[str]) -> str:
        return self.w.all_of([self.w.monster(name) for name in names])

    # -- goals ---------------------------------------------------------------------------------------------------------

    def _goal(self, goal: Goal) -> str:
        say = self.w.say
        if isinstance(goal, KillAll):
            return say("win-kill-all-but", monsters=self._monsters(goal.but)) if goal.but else say("win-kill-all")
        if isinstance(goal, KillRevealed):
            return say("win-kill-revealed")
        if isinstance(goal, KillNamed):
            return say("win-kill", monsters=self._monsters(goal.monsters))
        if isinstance(goal, KillCount):
            if goal.of:
                return say("win-kill-count-of", n=self._number(goal.count), monsters=self._monsters(goal.of))
            return say("win-kill-count", n=self._number(goal.count))
        if isinstance(goal, LootGoal):
            return say("win-loot", n=self._number(goal.count))
        if isinstance(goal, LootEach):
            return say("win-loot-each", n=goal.count)
        if isinstance(goal, Reveal):
            return say("win-reveal", rooms=self._rooms(goal.rooms)) if goal.rooms else say("win-reveal-all")
        if isinstance(goal, OpenDoors):
            return say("win-open-doors")
        if isinstance(goal, Occupy):
            return say("win-occupy", hexes=self._hexes(goal.plates[str(self.party)]))
        if isinstance(goal, Escape):
            return say("win-escape", hexes=self._hexes([goal.to]))
        if isinstance(goal, Survive):
            return say("win-survive", n=goal.rounds)
        if isinstance(goal, Destroy):
            return say("win-destroy", name=self._objective(goal.objective))
        if isinstance(goal, Done):
            return say(f"win-done-{dashed(goal.word)}")
        assert isinstance(goal, Arrive)
        if goal.count > 1:
            hexes = self._hexes([goal.marker])
            return say("win-arrive-many", name=self._objective(goal.who), hexes=hexes, n=goal.count)
        key = "win-arrive-next-to" if goal.next_to else "win-arrive"
        return say(key, name=self._objective(goal.who), hexes=self._hexes([goal.marker]))

    def _lose(self, one: Lose) -> str:
        if isinstance(one, ObjectiveDies):
            key = "lose-dies" if one.count == 1 else "lose-die"
            return self.w.say(key, name=self._objective(one.who), n=one.count)
        if isinstance(one, ExhaustedOff):
            key = "lose-exhausted-off-looted" if one.looted else "lose-exhausted-off"
            return self.w.say(key, hexes=self._hexes([one.marker]))
        if isinstance(one, RoundsOver):
            return self.w.say("lose-rounds-over", n=one.rounds)
        assert isinstance(one, AnyoneExhausted)
        if one.unlooted:
            return self.w.say("lose-exhausted-unlooted")
        if one.after_door:
            return self.w.say("lose-exhausted-after", doors=self._doors([one.after_door]))
        return self.w.say("lose-exhausted")

    def _thing(self, one: ObjectiveFacts) -> str:
        """An escort or a thing with hit points."""
        say = self.w.say
        if one.untouched and not one.tended:
            return say("objective-untouched", name=one.name[self.lang])
        whose = say({0: "objective-with-you", NEUTRAL: "objective-neutral"}.get(one.side, "objective-enemy"))
        key = "objective-hp" if len(self.book.spots(one)) == 1 else "objective-hp-each"
        parts = [say(key, name=one.name[self.lang], n=self._number(one.hp), whose=whose)]
        if one.move and one.toward:
            parts.append(say("objective-move", n=one.move, hexes=self._hexes([one.toward])))
        if one.attack:
            parts.append(
                say(
                    "objective-attack-before",
                    move=one.move,
                    attack=self._number(one.attack),
                    monster=self.w.monster(one.before),
                )
                if one.before
                else say("objective-attack", move=one.move, attack=self._number(one.attack), initiative=one.initiative)
            )
        if one.door:
            parts.append(say("objective-door", doors=self._doors([one.door])))
        parts += [
            say(f"objective-{word}")
            for word in ("draws", "leaves", "shunned", "sweeps", "tended")
            if getattr(one, word)
        ]
        if one.saved:
            parts.append(say("objective-saved", n=one.saved))
        return "; ".join(parts)

    def _aura(self, one: Aura) -> str:
        say = self.w.say
        if one.grows:
            return say("aura-grows", name=self._objective(one.stands), monsters=self._monsters(one.grows))
        if one.monster:
            if one.tokens:
                name, lost = self.w.monster(one.monster), self.w.monster(one.lost_with)
                return say("aura-tokens", monster=name, n=one.shield, tokens=one.tokens, lost=lost)
            per = self._objective(one.per) if one.per in self._things() else self.w.monster(one.per)
            return say("aura-shield", monster=self.w.monster(one.monster), n=f"{one.shield:+d}", per=per)
        gains = [say("aura-attack", n=f"{one.attack:+d}")] if one.attack else []
        gains += [say("aura-advantage")] if one.advantage else []
        gains += [say("aura-disadvantage")] if one.disadvantage else []
        return say("aura", name=self._objective(one.stands), who=say(f"who-{one.who}"), what=self.w.all_of(gains))

    def _things(self) -> list[str]:
        return [one.id for one in self.book.facts.objectives]

    def _begin(self, one: Begin) -> str:
        if isinstance(one, BeginCurse):
            return self.w.say("begin-curse", n=one.count)
        if isinstance(one, BeginMinusOne):
            return self.w.say("begin-minus-one", n=one.count)
        if isinstance(one, BeginCondition):
            return self.w.say("begin-condition", conditions=self.w.all_of(self.w.conditions(one.conditions)))
        return self.w.say("begin-discard", n=one.count)

    # -- triggers ------------------------------------------------------------------------------------------------------

    def _trigger(self, trigger: Trigger) -> list[str]:
        deeds = [text for deed in trigger.do if (text := self._deed(deed))]
        return [self.w.say("trigger", when=self._when(trigger), deeds=self.w.all_of(deeds))] if deeds else []

    def _when(self, trigger: Trigger) -> str:
        say = self.w.say
        if trigger.on in ("round_starts", "round_ends"):
            which = "one" if 0 < trigger.first == trigger.last else trigger.rounds or "all"
            if trigger.of:
                parts = [say("trigger-cycle", n=trigger.nth, of=trigger.of, rounds=which)]
            else:
                parts = [say(f"trigger-{dashed(trigger.on)}", rounds=which, n=trigger.first)]
            if trigger.first and which != "one":
                parts.append(say("trigger-from", n=trigger.first))
            if trigger.last and which != "one":
                parts.append(say("trigger-until", n=trigger.last))
        elif trigger.on == "door_opened":
            parts = [say("trigger-door-opened", doors=self._doors([trigger.door]))]
        elif trigger.on == "room_revealed":
            parts = [say("trigger-room-revealed", rooms=self._rooms([trigger.room]))]
        elif trigger.on == "turn_ends_on":
            parts = [say("trigger-turn-ends-on", hexes=self._hexes([trigger.marker]))]
        elif trigger.on == "plates_occupied":
            if trigger.each_on:
                parts = [say("trigger-each-on", hexes=self._hexes([trigger.each_on]))]
            else:
                parts = [say("trigger-plates-occupied", hexes=self._hexes(trigger.plates[str(self.party)]))]
        elif trigger.on == "dies":
            key = "trigger-none-left" if trigger.none_left else "trigger-kills" if trigger.kills else "trigger-dies"
            if trigger.marked:
                at = self._named(one.at for one in self.book.facts.spawns if one.marked)
                return say("trigger-marked-dies", monster=self.w.monster(trigger.monster), hexes=at)
            parts = [say(key, monster=self.w.monster(trigger.monster), n=trigger.kills)]
        elif trigger.on in ("turn_starts", "turn_ends"):
            parts = [say(f"trigger-{dashed(trigger.on)}", who=say(f"who-{trigger.who or 'all'}"))]
            if trigger.near:
                parts.append(say("trigger-near", n=trigger.within, hexes=self._hexes([trigger.near])))
        elif trigger.on == "objective_destroyed":
            parts = [say("trigger-objective-destroyed")]
        else:
            at = self._hexes([trigger.marker]) if trigger.marker else ""
            key = "trigger-treasure-at" if at else "trigger-goal-treasure-looted"
            parts = [say("trigger-treasure-number", n=trigger.treasures) if trigger.treasures else say(key, hexes=at)]
        if trigger.stands and trigger.within:
            parts.append(say("trigger-near-thing", n=trigger.within, name=self._objective(trigger.stands)))
        elif trigger.stands:
            parts.append(say("trigger-stands", name=self._objective(trigger.stands)))
        if trigger.achievement:
            parts.append(say("trigger-achievement", name=trigger.achievement))
        if trigger.saved:
            parts.append(say("trigger-saved", name=self._objective(trigger.saved)))
        if trigger.looted:
            parts.append(say("trigger-looted"))
        if trigger.after:
            before = next(one for one in self.book.facts.triggers if one.name == trigger.after)
            parts.append(say("trigger-after", when=self._when(before)))
        if trigger.once and trigger.on in ("round_starts", "round_ends") and not trigger.first:
            parts.append(say("trigger-once"))
        if trigger.unless_open:
            parts.append(say("trigger-unless-open", doors=self._doors([trigger.unless_open])))
        if trigger.if_open:
            parts.append(say("trigger-if-open", doors=self._doors([trigger.if_open])))
        return ", ".join(parts)

    def _deed(self, deed: Deed) -> str:
        """In words; empty if nothing happens for this number of characters."""
        say = self.w.say
        if isinstance(deed, Spawn):
            if str(self.party) not in deed.rank:
                return ""
            if not deed.at:
                return say("trigger-spawn-there", name=self.w.monster(deed.monster))
            count = deed.count.get(str(self.party), len(self.book.markers[deed.at]))
            rank = say(f"rank-{deed.rank[str(self.party)]}")
            name = self.w.monster(deed.monster)
            return say("trigger-spawn", name=name, rank=rank, count=count, hexes=self._hexes([deed.at]))
        if isinstance(deed, Open):
            return say("trigger-open", doors=self._doors(deed.doors))
        if isinstance(deed, Unlock):
            return say("trigger-unlock", doors=self._doors(deed.doors))
        if isinstance(deed, SetElements):
            strong = [say("trigger-strong", elements=self.w.elements(deed.strong))] if deed.strong else []
            inert = [say("trigger-inert", elements=self.w.elements(deed.inert))] if deed.inert else []
            return self.w.all_of(strong + inert)
        if isinstance(deed, Hurt):
            if deed.all:
                return say("trigger-damage-all", n=self._number(deed.value))
            if deed.room:
                return say("trigger-damage-room", n=self._number(deed.value), rooms=self._rooms([deed.room]))
            return say("trigger-damage", n=self._number(deed.value))
        if isinstance(deed, HurtActor):
            return say("trigger-damage-actor", n=self._number(deed.value))
        if isinstance(deed, HealActor):
            return say("trigger-heal-actor", n=self._number(deed.value))
        if isinstance(deed, Leave):
            return say("trigger-leave", hexes=self._hexes([deed.marker]))
        if isinstance(deed, HealMonsters):
            monster, per = self.w.monster(deed.monster), self._objective(deed.per)
            return say("trigger-heal-monsters", monster=monster, n=self._number(deed.value), per=per)
        if isinstance(deed, LayTrap):
            return say("trigger-trap", hexes=self._hexes([deed.at]))
        if isinstance(deed, Wake):
            return say("trigger-wake", monster=self.w.monster(deed.monster))
        if isinstance(deed, TakeOff):
            return say("trigger-take-off", monster=self.w.monster(deed.monster))
        return say("trigger-set-up")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
