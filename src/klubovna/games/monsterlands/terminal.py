"""Monster Lands at the terminal: a pure drawing of a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from klubovna.games.monsterlands.facts import (
    BREWS,
    BRINGS,
    BUILDING_FACTS,
    BUILDINGS,
    CARD_FACTS,
    COST,
    DEFENCE_LIMIT,
    DEFENCE_MOST,
    DEFENCE_PRICE,
    FIRST_ROOKIE,
    LAND_FACTS,
    LAND_IDS,
    LOOT_IDS,
    MEMBER_FACTS,
    MEMBER_IDS,
    MINE_COINS,
    MINE_DICE,
    MONSTER_IDS,
    PAWN_COINS,
    POISON_LIMIT,
    POTION_LIMIT,
    RANKS,
    REPUTATION,
    ROUNDS,
    SCENARIOS,
    TRAP_PRICE,
    TROPHIES,
    Member,
    wage,
)
from klubovna.games.monsterlands.records import Line
from klubovna.games.monsterlands.terminal_outside import (
    AFFINITY_STYLES,
    DICE,
    DICE_STYLES,
    MARKS,
    TRAP_CALLED,
    Pen,
    dice,
    outside,
    titled,
)
from klubovna.games.monsterlands.view import ClanView, MemberView, OwnLand
from klubovna.kernel.terminal import NONE, Legend, joined
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View as GameView

CARD_CALLED: Final = {facts.id: i for i, facts in reversed(list(enumerate(CARD_FACTS)))}
SIGNS: Final = {"chief": "♔", "wounded": "!", "assigned": "→", "settler": "⌂"}
FREE: Final = "□"


def draw(view: GameView, texts: Texts) -> RenderableType:
    """The Citadel, the surroundings, the clans, and the own clan in full."""
    pen = Pen(view, texts)
    parts: list[RenderableType] = [header(pen)]
    if pen.table.scenario is not None:
        parts.append(scenario(pen, pen.table.scenario))
    parts += [citadel(pen), *outside(pen), loot(pen), clans(pen)]
    if view.seat is not None:
        parts.append(mine(pen, view.seat))
    parts.append(legend(pen))
    return Group(*parts)


def header(pen: Pen) -> Text:
    table = pen.table
    rounds = SCENARIOS[table.scenario - 1].rounds if table.scenario is not None else ROUNDS
    parts: list[Text | str] = [
        Text(pen.say("round", round=table.round, rounds=rounds), style="bold"),
        Text(pen.say("over"), style="bold reverse") if pen.view.over else pen.say("phase-" + table.phase),
        pen.say("difficulty", name=pen.noun("difficulty", table.difficulty)),
    ]
    extra = table.extra_dice[table.round - 1]
    if extra:
        parts.append(pen.say("extra", n=extra))
    if len(table.clans) > 1:
        parts.append(Text(pen.say("first") + " ").append(pen.clan(table.first)))
    if table.phase == "placement" and not pen.view.over:
        parts.append(Text("▶ ").append(pen.clan(table.turn)))
    parts += [pen.say(key) for key in ("ruses", "queens_gift", "more_monsters") if getattr(table, key)]
    return joined(parts)


def scenario(pen: Pen, number: int) -> Text:
    """What the ranks of a solo scenario ask for, and where Sam stands."""
    facts = SCENARIOS[number - 1]
    parts: list[Text | str] = [Text(pen.noun("scenario", facts.number), style="bold")]
    for rank, line in zip(RANKS[1:], (facts.apprentice, facts.veteran, facts.hero), strict=True):
        parts.append(f"{pen.noun('rank', rank)}: {goals(pen, line)}")
    if pen.table.sam is not None:
        parts.append(pen.say("sam", n=pen.table.sam.tokens))
    return joined(parts)


def goals(pen: Pen, line: Line) -> str:
    parts = [pen.say("goal-kit")] if line.kit else []
    parts += [pen.say("goal-quests", n=line.quests)] if line.quests else []
    parts += [pen.say("goal-coins", n=line.coins)] if line.coins else []
    parts += [pen.say("goal-spread", counts="/".join(map(str, line.spread)))] if line.spread else []
    parts += [pen.say("goal-vp", n=line.vp)] if line.vp else []
    return ", ".join(parts)


# -- the Citadel -------------------------------------------------------------------------------------------------------


def citadel(pen: Pen) -> RenderableType:
    """The buildings: their spaces with the dice on them, and what they offer."""
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="bold", no_wrap=True)
    lines.add_column(no_wrap=True)
    lines.add_column()
    for i, id in enumerate(BUILDINGS):
        name = titled(pen.name(BUILDING_FACTS[i].name))
        lines.add_row(name, spaces(pen, id), OFFERS[id](pen))
    return Padding(lines, (1, 0, 0, 0))


def spaces(pen: Pen, id: str) -> Text:
    """`%5 S □`: the dice on a building from left to right, and the free spaces."""
    building = pen.table.buildings[id]
    if building.panic:
        return Text("✗ " + pen.say("panic"), style="bold red")
    if id == "pawnshop":
        return Text("∞", style="dim")
    if not building.spaces:
        return Text("✗ " + pen.say("closed"), style="red")
    if id in ("laboratory", "mine"):
        colour = "magic" if id == "laboratory" else "strength"
        taken = [place in building.placed for place in range(building.spaces)]
        return Text(" ").join(Text(DICE[colour], style=DICE_STYLES[colour]) if one else Text(FREE) for one in taken)
    words = [haggle(die) if die else Text(DICE["strength"], style=DICE_STYLES["strength"]) for die in building.placed]
    words += [Text(FREE)] * (building.spaces - len(words))
    return Text(" ").join(words)


def haggle(value: int) -> Text:
    return Text(f"{DICE['haggle']}{value}", style=DICE_STYLES["haggle"])


def coins(n: int) -> str:
    return f"{n}{MARKS['coins']}"


def lodge(pen: Pen) -> Text:
    """Traps with their prices; those that are being bought lie in the basket."""
    counts = Counter(id for id in pen.table.lodge if id is not None)
    text = joined([trap(pen, id, n) for id, n in sorted(counts.items(), key=lambda pair: TRAP_CALLED[pair[0]])])
    if pen.table.basket:
        names = ", ".join(pen.noun("trap", TRAP_CALLED[id]) for id in pen.table.basket)
        text.append("\n" + pen.say("basket") + " ", style="bold").append(names)
    return text


def trap(pen: Pen, id: str, n: int) -> Text:
    kind = TRAP_CALLED[id]
    text = Text(pen.noun("trap", kind) + " ").append(coins(TRAP_PRICE[kind]), style="yellow3")
    return Text(f"{n}× ").append(text) if n > 1 else text


def laboratory(pen: Pen) -> str:
    return pen.say("laboratory", most=BREWS[0], least=BREWS[-1])


def tavern(pen: Pen) -> Text:
    ids = [id for id in pen.table.tavern if id is not None]
    lines = [guest(pen, MEMBER_IDS[id]) for id in ids]
    if pen.table.rookies:
        lines.append(guest(pen, FIRST_ROOKIE).append(f" ({pen.table.rookies}×)", style="dim"))
    return Text("\n").join(lines)


def guest(pen: Pen, member: Member) -> Text:
    text = Text().append(pen.noun("member", member), style="bold").append(" ")
    text.append(coins(COST[member]), style="yellow3").append(" ").append(traits(pen, member))
    return text.append(" – ", style="dim").append(pen.noun("does", member))


def traits(pen: Pen, member: Member) -> Text:
    """`wind ★5 SS`"""
    parts: list[Text | str] = []
    if MEMBER_FACTS[member].affinity:
        parts.append(pen.affinity(MEMBER_FACTS[member].affinity))
    parts += [f"{MARKS['reputation']}{REPUTATION[member]}", dice(BRINGS[member])]
    return joined(parts, " ")


def armoury(pen: Pen) -> str:
    return pen.say("armoury", n=DEFENCE_MOST, price=coins(DEFENCE_PRICE))


def pawnshop(pen: Pen) -> str:
    return pen.say("pawnshop", price=coins(PAWN_COINS))


def market(pen: Pen) -> Text:
    cards = [CARD_CALLED[id] for id in pen.table.market if id is not None]
    if not cards:
        return Text(NONE, style="dim")
    lines = []
    for card in cards:
        line = Text().append(pen.noun("card", card), style="bold").append(" ")
        line.append(coins(CARD_FACTS[card].price), style="yellow3")
        kind = pen.noun("equipment_kind", CARD_FACTS[card].kind)
        lines.append(line.append(f" {kind}").append(" – ", style="dim").append(pen.noun("card_does", card)))
    return Text("\n").join(lines)


def mine_offer(pen: Pen) -> Text:
    spaces = range(pen.table.buildings["mine"].spaces)
    return joined([Text().append(dice((MINE_DICE[i], 0, 0))).append(f" → {coins(MINE_COINS[i])}") for i in spaces])


OFFERS: Final[dict[str, Callable[[Pen], RenderableType]]] = {
    "lodge": lodge,
    "laboratory": laboratory,
    "tavern": tavern,
    "armoury": armoury,
    "pawnshop": pawnshop,
    "market": market,
    "mine": mine_offer,
}


def loot(pen: Pen) -> RenderableType:
    line = Table.grid(padding=(0, 2))
    names = [pen.noun("loot", LOOT_IDS[id]) for id in pen.table.loot]
    line.add_row(Text(pen.say("loot"), style="bold"), joined([*names]))
    return Padding(line, (1, 0, 0, 0))


# -- clans -------------------------------------------------------------------------------------------------------------


def clans(pen: Pen) -> RenderableType:
    """All clans in numbers, then who belongs to the others and what they have won."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(pen.say("head-clan"), no_wrap=True)
    for head in (pen.say("head-points"), pen.say("head-glory"), MARKS["reputation"], MARKS["coins"]):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column(pen.say("head-dice"), no_wrap=True)
    for key in ("trap", "defence", "potion", "poison"):
        table.add_column(MARKS[key], justify="right", no_wrap=True)
    others = Table.grid(padding=(0, 2))
    for seat, clan in enumerate(pen.table.clans):
        name = pen.clan(seat).append(" ①" if pen.table.first == seat and len(pen.table.clans) > 1 else "")
        numbers = [clan.points, clan.glory, clan.reputation, clan.coins]
        tokens = [clan.trap_count, clan.defence, clan.potions, clan.poisons]
        table.add_row(name, *map(str, numbers), pool(pen, clan), *map(str, tokens))
        if seat != pen.view.seat and clan.members:
            others.add_row(pen.clan(seat), belongings(pen, clan))
    return Group(table, others)


def pool(pen: Pen, clan: ClanView) -> Text:
    """`4S 2M %3 %6`: the dice that are left; haggling dice with what they show."""
    parts: list[Text | str] = [
        Text(f"{n}{DICE[colour]}", style=DICE_STYLES[colour])
        for colour, n in (("strength", clan.strength), ("magic", clan.magic))
        if n
    ]
    text = joined([*parts, *(haggle(value) for value in clan.haggle)], " ")
    if text.plain:
        return text
    return Text(pen.say("passed") if clan.passed else NONE, style="dim")


def belongings(pen: Pen, clan: ClanView) -> Text:
    parts: list[Text | str] = [Text(", ").join(member_line(pen, clan, m) for m in clan.members)]
    return joined([*parts, *won(pen, clan), *lands(pen, clan), icons(pen, clan)], "; ")


def icons(pen: Pen, clan: ClanView) -> Text:
    """How many of each affinity count at the end."""
    counts = msgspec.structs.asdict(clan.icons)
    words = [Text().append(pen.affinity(id)).append(f" {n}") for id, n in counts.items() if n]
    return Text().append(pen.say("icons") + " ", style="dim").append(joined([*words], ", ")) if words else Text()


def member_line(pen: Pen, clan: ClanView, member: MemberView) -> Text:
    """`Fandor!→ (Ironwonder)`"""
    text = Text(pen.noun("member", member.number)).append(signs(clan, member), style="bold")
    if member.equipment:
        names = ", ".join(pen.noun("card", CARD_CALLED[id]) for id in member.equipment)
        text.append(f" ({names})", style="dim")
    return text


def signs(clan: ClanView, member: MemberView) -> str:
    marks = SIGNS["chief"] if member.chief else ""
    marks += SIGNS["wounded"] if member.wounded else ""
    marks += SIGNS["assigned"] if member.assigned else ""
    return marks + (SIGNS["settler"] if any(land.settler == member.id for land in clan.lands) else "")


def won(pen: Pen, clan: ClanView) -> list[Text | str]:
    """Loot and trophies."""
    parts: list[Text | str] = []
    if clan.loot:
        parts.append(labelled(pen, "loot", ", ".join(pen.noun("loot", LOOT_IDS[id]) for id in clan.loot)))
    if clan.trophies:
        names = [f"{pen.noun('monster', m)} {TROPHIES[m]}" for m in (MONSTER_IDS[id] for id in clan.trophies)]
        parts.append(labelled(pen, "trophies", ", ".join(names)))
    return parts


def lands(pen: Pen, clan: ClanView) -> list[Text | str]:
    names = [land_line(pen, one) for one in clan.lands]
    return [labelled(pen, "lands", ", ".join(names))] if names else []


def land_line(pen: Pen, land: OwnLand) -> str:
    name = pen.noun("land", LAND_IDS[land.id])
    return f"{name} ({SIGNS['settler']} {pen.noun('member', MEMBER_IDS[land.settler])})" if land.settler else name


def labelled(pen: Pen, key: str, value: str) -> Text:
    return Text().append(pen.say(key).lower() + ": ", style="dim").append(value)


# -- the own clan ------------------------------------------------------------------------------------------------------


def mine(pen: Pen, seat: int) -> Panel:
    """Members with what they do, traps by name, lands with their actions."""
    clan = pen.table.clans[seat]
    lines = Table.grid(padding=(0, 2))
    for _ in range(2):
        lines.add_column(no_wrap=True)
    lines.add_column()
    rookies = [m.number for m in clan.members if m.number >= FIRST_ROOKIE]
    for member in clan.members:
        number = member.number
        name = Text().append(pen.noun("member", number), style="bold")
        name.append(f" {rookies.index(number) + 1}" if len(rookies) > 1 and number in rookies else "")
        does = Text(pen.noun("does", number))
        for id in member.equipment:
            card = CARD_CALLED[id]
            does.append("; ").append(pen.noun("card", card), style="bold").append(f": {pen.noun('card_does', card)}")
        lines.add_row(name.append(" " + signs(clan, member)), traits(pen, Member(number)), does)
    rows: list[RenderableType] = [lines, own_traps(pen, clan)]
    rows += [joined(won(pen, clan), "; ")] if won(pen, clan) else []
    for land in clan.lands:
        which = LAND_IDS[land.id]
        settled = pen.say("settled" if land.settler else "unsettled")
        action = Text().append(pen.name(LAND_FACTS[which].name), style="bold").append(f" ({settled}): ")
        rows.append(action.append(pen.noun("land_action", which)))
    rows.append(sums(pen, clan))
    title = Text(pen.say("mine") + ": ").append(pen.clan(seat))
    style = AFFINITY_STYLES.get(clan.affinity or "", "white")
    return Panel(Group(*rows), title=title, title_align="left", box=box.ROUNDED, border_style=style)


def own_traps(pen: Pen, clan: ClanView) -> Text:
    """Only the owner knows them."""
    kinds = sorted(Counter(TRAP_CALLED[id] for id in clan.traps or []).items())
    names = [f"{n}× {pen.noun('trap', kind)}" if n > 1 else pen.noun("trap", kind) for kind, n in kinds]
    label = f"{pen.say('traps')} {clan.trap_count}/{clan.trap_limit}: "
    return Text().append(label, style="dim").append(joined([*names]) if names else NONE)


def sums(pen: Pen, clan: ClanView) -> Text:
    """Surplus, wages, tokens and their limits."""
    parts: list[Text | str] = [
        pen.say("surplus", n=max(0, clan.glory - clan.reputation)),
        pen.say("wage", n=wage(clan.glory)),
        f"{MARKS['defence']} {clan.defence}/{DEFENCE_LIMIT}",
        f"{MARKS['potion']} {clan.potions}/{POTION_LIMIT}",
        f"{MARKS['poison']} {clan.poisons}/{POISON_LIMIT}",
        icons(pen, clan),
    ]
    parts += [pen.say("quests", n=clan.quests)] if pen.table.scenario is not None else []
    return joined(parts)


def legend(pen: Pen) -> Legend:
    """Every mark in words."""
    return Legend([f"{mark} {pen.say('mark-' + key)}" for key, mark in {**DICE, **MARKS, **SIGNS}.items()])
