"""The surroundings of the Citadel at the terminal: quests, lands with their paths, the entrance, the battle."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from klubovna.games.monsterlands import affinities
from klubovna.games.monsterlands.abilities import benefit_of, counted
from klubovna.games.monsterlands.facts import (
    BENEFIT,
    COLOURS,
    CONQUEST_VALUE,
    DEATH_GLORY,
    ENTRANCE_DICE,
    EVENT_FACTS,
    FIGHTING,
    GUARD_COINS,
    GUARDS,
    HOME_DICE,
    LAND_AFFINITY,
    LAND_FACTS,
    LAND_GLORY,
    LAND_IDS,
    MEMBER_IDS,
    MONSTER_AFFINITY,
    MONSTER_FACTS,
    MONSTER_IDS,
    NUMBER,
    PATHS_OF,
    PLACES,
    QUEST_A,
    QUEST_B,
    QUEST_FACTS,
    REINFORCE,
    REQUIRE,
    TRAP_FACTS,
    Dice,
    Monster,
    Path,
)
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.view import BattleView, EntrancePlace, LandPlace, View
from klubovna.kernel import terminal
from klubovna.kernel.terminal import NONE, joined

AFFINITY_STYLES: Final[dict[str, str]] = {one.id: one.style for one in affinities.ALL}
DICE: Final = {"strength": "S", "magic": "M", "haggle": "%"}
DICE_STYLES: Final = {"strength": "bold indian_red1", "magic": "bold medium_purple1", "haggle": "bold yellow3"}
MARKS: Final = {"coins": "¢", "reputation": "★", "trap": "▼", "defence": "◆", "potion": "♥", "poison": "†"}
TRAP_CALLED: Final = {facts.id: kind for kind, facts in enumerate(TRAP_FACTS)}
EVENT_CALLED: Final = {facts.tile + facts.side: i for i, facts in enumerate(EVENT_FACTS)}
QUEST_CALLED: Final = {facts.id: facts for facts in QUEST_FACTS}


class Pen(terminal.Pen[View]):
    """A view with the words to draw it."""

    def noun(self, noun: str, value: Any) -> str:
        """A thing in words that look at no table."""
        return str(self.texts.noun(None, noun, value))

    def amounts(self, amounts: Amounts) -> str:
        return self.noun("amounts", counted(amounts))

    def clan(self, seat: int) -> Text:
        affinity = self.table.clans[seat].affinity
        if affinity is None:
            return Text(self.texts.sentence("seat", {"number": seat + 1}))
        return Text(self.word(f"role-{affinity}"), style=f"bold {AFFINITY_STYLES[affinity]}")

    def affinity(self, id: str) -> Text:
        return Text(self.word(f"affinity-{id}"), style=AFFINITY_STYLES[id])


def dice(counts: dict[str, int] | Dice) -> Text:
    """`SSM%`: a letter for each die."""
    amounts = counts if isinstance(counts, dict) else dict(zip(COLOURS, counts, strict=True))
    text = Text()
    for colour, n in amounts.items():
        text.append(DICE[colour] * n, style=DICE_STYLES[colour])
    return text if text.plain else Text(NONE, style="dim")


def demand(entries: list[list[str]]) -> Text:
    """`S S/M`: the dice that a quest or a land asks for."""
    words = [Text("/").join(Text(DICE[name], style=DICE_STYLES[name]) for name in names) for names in entries]
    return Text(" ").join(words)


def titled(words: str) -> str:
    """With a capital letter; the rest stays as it is."""
    return words[:1].upper() + words[1:]


def outside(pen: Pen) -> list[RenderableType]:
    """Everything that lies outside the walls, in the order of the adventure."""
    places = pen.table.places
    parts: list[RenderableType] = [quests(pen)]
    for i, place in enumerate((places.land_a, places.land_b)):
        if place.event is not None:
            parts += land(pen, i, place, place.event)
    if places.entrance.monster is not None or somebody(pen, "entrance"):
        parts += entrance(pen, places.entrance)
    if pen.table.battle.place is not None:
        parts.append(battle(pen))
    return parts


def somebody(pen: Pen, place: str) -> bool:
    return any(pen.table.paths[path].member is not None for path in PATHS_OF[PLACES.index(place)])


# -- quests ------------------------------------------------------------------------------------------------------------


def quests(pen: Pen) -> RenderableType:
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="bold", no_wrap=True)
    lines.add_column()
    for place, id in (("quest_a", pen.table.places.quest_a.quest), ("quest_b", pen.table.places.quest_b.quest)):
        told = Text(NONE, style="dim") if id is None else roll(pen, id) if place == "quest_a" else pay(pen, id)
        lines.add_row(titled(pen.word(f"place-{place}")), told)
        for path in PATHS_OF[QUEST_A if place == "quest_a" else QUEST_B]:
            if pen.table.paths[path].member is not None:
                side = pen.say("left" if NUMBER[path] == 0 else "right")
                lines.add_row("", Text(f"  {side}: ").append(who(pen, path)))
    return Padding(lines, (1, 0, 0, 0))


def roll(pen: Pen, id: str) -> Text:
    quest = QUEST_CALLED[id].roll
    goal = pen.say("goal", n=quest.target, reward=pen.amounts(quest.reward))
    return joined([demand(quest.dice), goal, pen.say("penalty", n=quest.penalty.glory)])


def pay(pen: Pen, id: str) -> Text:
    quest = QUEST_CALLED[id].pay
    rewards = pen.say("rewards", left=pen.amounts(quest.left), right=pen.amounts(quest.right))
    return joined([demand(quest.dice), pen.say("cost", cost=pen.amounts(quest.cost)), rewards])


# -- lands and the entrance --------------------------------------------------------------------------------------------


def land(pen: Pen, i: int, place: LandPlace, side: str) -> list[RenderableType]:
    """A land with its monster, and a row for each path."""
    title = Text().append(titled(pen.noun("place", i)), style="bold")
    affinity = None
    if place.land is not None:
        which = LAND_IDS[place.land]
        affinity = LAND_AFFINITY[which]
        title.append(": ").append(pen.name(LAND_FACTS[which].name), style="bold").append(" (")
        title.append(pen.affinity(LAND_FACTS[which].affinity)).append(") · ", style="dim")
        title.append(pen.say("conquest", n=CONQUEST_VALUE[which], glory=LAND_GLORY[which])).append(" · ", style="dim")
        title.append(pen.noun("land_action", which))
    else:
        title.append(": " + pen.say("taken"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for key in ("path", "needs", "room", "gives", "death", "there"):
        table.add_column(pen.say(key), no_wrap=key in ("path", "needs", "room", "death"))
    event = EVENT_CALLED[side]
    for number, path in enumerate(PATHS_OF[i]):
        table.add_row(
            Text(f"{'AB'[i]}{number + 1}", style="bold"),
            dice(REQUIRE[event][number]),
            dice(REINFORCE[event][number]),
            pen.noun("benefit", benefit_of(BENEFIT[event][number])),
            f"+{DEATH_GLORY[path]}",
            who(pen, path),
        )
    return [Text(), title, foe(pen, place.monster, affinity, False), table]


def foe(pen: Pen, id: str | None, affinity: int | None, at_entrance: bool) -> RenderableType:
    """A monster: `3 + 2` are its own dice and those for land, entrance and round."""
    if id is None:
        return Padding(Text(pen.say("no-monster"), style="dim"), (0, 0, 0, 2))
    monster = Monster(MONSTER_IDS[id])
    facts = MONSTER_FACTS[monster]
    more = pen.table.extra_dice[pen.table.round - 1]
    more += ENTRANCE_DICE[monster] if at_entrance else 0
    more += HOME_DICE[monster] if affinity == MONSTER_AFFINITY[monster] else 0
    attack = f"{facts.attack} + {more}" if more else str(facts.attack)
    parts: list[Text | str] = [
        pen.say("attack", dice=attack),
        pen.say("capture", n=facts.capture, reward=pen.amounts(facts.capture_reward)),
        pen.say("kill", n=facts.kill, reward=pen.amounts(facts.kill_reward), trophies=facts.trophies),
        Text(pen.noun("monster_does", monster), style="italic"),
    ]
    name = Text().append(f"▲ {pen.name(facts.name)}", style="bold red").append(" (")
    name.append(pen.affinity(facts.affinity)).append(") · ", style="dim").append(joined(parts))
    return Padding(name, (0, 0, 0, 2))


def entrance(pen: Pen, place: EntrancePlace) -> list[RenderableType]:
    title = Text(titled(pen.word("place-entrance")), style="bold")
    lines = Table.grid(padding=(0, 2))
    for path in PATHS_OF[PLACES.index("entrance")]:
        number = NUMBER[path]
        gives = [pen.say("guards", n=GUARDS[number])]
        gives += [f"{GUARD_COINS[number]}{MARKS['coins']}"] if GUARD_COINS[number] else []
        lines.add_row(
            Text("  " + pen.say("upper" if number == 0 else "lower"), style="bold"), ", ".join(gives), who(pen, path)
        )
    return [Text(), title, foe(pen, place.monster, None, True), lines]


def who(pen: Pen, path: Path) -> Text:
    """Who stands on a path, and with what."""
    there = pen.table.paths[path]
    if there.member is None:
        return Text("·", style="dim")
    if there.owner is None:
        name = Text("Sam", style="bold")
    else:
        facts = pen.noun("member", MEMBER_IDS[there.member])
        name = Text().append(facts, style="bold").append(" (").append(pen.clan(there.owner)).append(")")
        if any(m.id == there.member and m.wounded for m in pen.table.clans[there.owner].members):
            name.append(" !", style="bold red")
    carried = dice({colour: getattr(there.dice, colour) + getattr(there.safe, colour) for colour in COLOURS})
    parts: list[Text | str] = [name, carried] if carried.plain != NONE else [name]
    laid = there.laid
    if there.traps:
        names = ", ".join(pen.noun("trap", TRAP_CALLED[id]) for id in laid) if laid else ""
        parts.append(f"{MARKS['trap']}{there.traps}" + (f" {names}" if names else ""))
    parts += ["▽ " + pen.noun("trap", TRAP_CALLED[id]) for id in there.open]
    for key, mark in (("defence", "defence"), ("potions", "potion"), ("poisons", "poison"), ("coins", "coins")):
        if getattr(there, key):
            parts.append(f"{MARKS[mark]}{getattr(there, key)}")
    if there.result:
        parts.append(pen.say("result", n=there.result))
    return joined(parts, "  ")


# -- the battle --------------------------------------------------------------------------------------------------------


def battle(pen: Pen) -> RenderableType:
    """How far the place that is being resolved has come."""
    now = pen.table.battle
    place = PLACES.index(now.place)
    parts: list[Text | str] = [Text(pen.noun("place", place), style="bold")]
    if now.path is not None:
        parts.append(pen.noun("path", now.path))
    if now.damage:
        parts.append(pen.say("damage", n=now.damage))
    if now.rolled:
        parts.append(pen.say("rolled", dice=pen.noun("rolled", now.rolled)))
    unrolled = (now.unrolled.strength, now.unrolled.magic, now.unrolled.haggle)
    if any(unrolled):
        parts.append(Text(pen.say("unrolled") + " ").append(dice(unrolled)))
    if now.rolled or any(unrolled):
        parts += bonuses(pen, now)
    return Padding(Text().append("⚔ ", style="bold red").append(joined(parts)), (1, 0, 0, 0))


def bonuses(pen: Pen, now: BattleView) -> list[Text | str]:
    """What is added to the roll."""
    parts: list[Text | str] = []
    for colour, n in zip(COLOURS, now.bonus, strict=True):
        if n:
            parts.append(Text().append(DICE[colour], style=DICE_STYLES[colour]).append(f" {n:+d}"))
    if now.flat:
        parts.append(pen.say("flat", n=now.flat))
    if now.rolling == FIGHTING:
        parts += [
            pen.say(key, n=n) for key, n in (("kill_bonus", now.kill_bonus), ("capture_bonus", now.capture_bonus)) if n
        ]
    if any(now.rerolls):
        parts.append(pen.say("rerolls", n=sum(now.rerolls)))
    return parts
