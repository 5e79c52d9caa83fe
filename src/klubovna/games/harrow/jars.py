"""The turn of a faction that breaks jars: the menu of the turn, and the four jars."""

from __future__ import annotations

from klubovna.games.harrow import events, kinds
from klubovna.games.harrow.abilities import WildActions, any_possible, one_ability, possible, take_wild
from klubovna.games.harrow.attack import Attack, can_attack
from klubovna.games.harrow.facts import ABILITY_JAR, ATTACK_JAR, JARS, LEGEND_JAR, Card, Faction, Token
from klubovna.games.harrow.hands import play_card
from klubovna.games.harrow.movement import advance, free_steps
from klubovna.games.harrow.roles import ROLES, Deed
from klubovna.games.harrow.state import CLEAN_UP, Table
from klubovna.games.harrow.tasks import Work
from klubovna.games.harrow.tiles import use_tile
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class


def deeds(t: Table, faction: Faction) -> list[Deed | None]:
    """What the faction on turn may do now, between complete actions."""
    menu: list[Deed | None]
    if t.jar < 0:
        menu = [*breakable(t, faction)]
    else:
        menu = [None if t.acted else ("act", t.jar)]
        if tiles := t.tiles[t.jar]:
            menu += [("tile", tile) for tile in dict.fromkeys(tiles)]  # c3.bonus.01, c3.roundend.03
    menu += between_actions(t, faction)
    return menu


def between_actions(t: Table, faction: Faction) -> list[Deed]:
    """What may be done wherever no action is half-way: a card, a free step, an offer."""
    menu: list[Deed] = [("card", card) for card in ROLES[faction].cards(t)]
    if free_steps(t, faction):
        menu.append(("step", 0))
    menu += offered(t, faction)
    return menu


def offered(t: Table, faction: Faction) -> list[Deed]:
    """What other factions' pieces allow the one on turn (ff.others.02)."""
    found: list[Deed] = []
    for other in t.in_play:
        if ROLES[other].allows_deeds:
            found += ROLES[other].deeds_for(t, faction)
    return found


def breakable(t: Table, faction: Faction) -> list[Deed]:
    """c1.round.03 Jars still whole; c1.further.01 after an attack any other jar may be broken for a further one."""
    broken = t.broken[faction]
    whole = [jar for jar in range(len(JARS)) if not broken[jar]]
    menu: list[Deed] = [("jar", jar) for jar in whole]
    if t.attacked[faction]:
        menu += [("further", jar) for jar in whole if jar != ATTACK_JAR]
    return menu


async def jar_turn(t: Table) -> None:
    """One deed of the turn."""
    faction = t.actor
    deed = await Decision(t.seat_of[faction], kinds.DEED, deeds(t, faction))
    if deed is None:
        t.phase = CLEAN_UP
        t.moment = 0
        return
    what, which = deed
    if what in ("jar", "further"):
        t.broken[faction][which] = True
        t.jar = which
        t.further = what == "further"
        t.tell(events.BROKE_TO_ATTACK if t.further else events.BROKE, faction, which)
    elif what == "act":
        t.acted = True
        await act(t, faction)
    elif what == "tile":
        await use_tile(t, faction, which)
    else:
        await do_between(t, faction, deed)


async def do_between(t: Table, faction: Faction, deed: Deed) -> None:
    """One of `between_actions`."""
    what, which = deed
    if what == "card":
        await play_card(t, faction, Card(which))
    elif what == "step":
        await advance(t, faction, 0, optional=False)  # c1.path.04
    else:
        for other in t.in_play:
            if deed in ROLES[other].deeds_for(t, faction):
                await ROLES[other].do_deed(t, faction, deed)
                break


async def act(t: Table, faction: Faction) -> None:
    """The action of the broken jar."""
    if t.further:
        t.todo.append(Attack(faction=faction))  # c1.further.02
    elif t.jar == ABILITY_JAR:
        await ROLES[faction].ability(t)
    elif t.jar == LEGEND_JAR:
        t.todo.append(LegendJar(faction=faction))
    elif t.jar == ATTACK_JAR:
        t.todo.append(AttackJar(faction=faction))
    else:
        wild_jar(t, faction)


def wild_jar(t: Table, faction: Faction) -> None:
    """c1.wild.01 A new wild token, then one action for each."""
    take_wild(t, faction)
    t.todo.append(WildActions(faction=faction, left=t.wild[faction]))


@state_class
class AttackJar(Work):
    """c1.attack.01 An attack and one free ability, in either order."""

    faction: Faction
    attack: bool = True
    """Whether the attack is still to come."""
    free: bool = True

    def begin(self, t: Table) -> Flow[None] | None:
        faction = self.faction
        options: list[str | None] = [None]
        if self.attack and can_attack(t, faction):
            options.append("attack")
        if self.free and any_possible(t, faction):
            options.append("free")
        if len(options) == 1:
            self.finish(t)
            return None
        if free_steps(t, faction):
            options.append("step")  # r.003
        return self.go_on(t, options)

    async def go_on(self, t: Table, options: list[str | None]) -> None:
        faction = self.faction
        part = await Decision(t.seat_of[faction], kinds.ATTACK_JAR, options)
        if part is None:
            self.finish(t)
        elif part == "attack":
            self.attack = False
            t.todo.append(Attack(faction=faction))
        elif part == "step":
            await advance(t, faction, 0, optional=False)
        else:
            self.free = False
            t.todo.append(FreeAbility(faction=faction))


@state_class
class FreeAbility(Work):
    """c1.attack.02 One ADVANCE, SPAWN or STRENGTHEN; a step that costs nothing does not use it up (r.003)."""

    faction: Faction

    async def run(self, t: Table) -> None:
        options: list[Token] = possible(t, self.faction, 1)
        ability = await Decision(t.seat_of[self.faction], kinds.FREE, options) if options else None
        if ability is None or await one_ability(t, self.faction, 1, ability):
            self.finish(t)


@state_class
class LegendJar(Work):
    """c1.legend.01 Legend ability and gift, in either order, one finished before the other."""

    faction: Faction
    ability: bool = True
    """Whether the legend ability is still to come."""
    gift: bool = True

    def begin(self, t: Table) -> Flow[None] | None:
        options: list[str | None] = [None]
        if self.ability:
            options.append("tracker")
        if self.gift and ROLES[self.faction].can_use_gift(t):
            options.append("gift")
        if len(options) == 1:
            self.finish(t)
            return None
        if free_steps(t, self.faction):
            options.append("step")  # r.003
        return self.go_on(t, options)

    async def go_on(self, t: Table, options: list[str | None]) -> None:
        faction, role = self.faction, ROLES[self.faction]
        part = await Decision(t.seat_of[faction], kinds.LEGEND_JAR, options)
        if part is None:
            self.finish(t)
        elif part == "tracker":
            self.ability = False
            await role.tracker(t)
        elif part == "step":
            await advance(t, faction, 0, optional=False)
        else:
            self.gift = False
            await role.gift(t)
