"""What it is worth to stand on a path of a land or of the entrance."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands.clans import no_defence
from klubovna.games.monsterlands.facts import (
    ATTACK,
    AUTO_WOUNDS,
    BENEFIT,
    CAPTURE,
    CAPTURE_BONUS,
    CARD_BONUS,
    CARD_GUARDS,
    CARD_KIND,
    CARD_REROLLS,
    CONQUERING,
    CONQUEST_BONUS,
    CONQUEST_VALUE,
    DEATH_GLORY,
    ENTRANCE,
    ENTRANCE_DICE,
    EXTRA_DICE,
    FIGHTING,
    GUARD_COINS,
    GUARDS,
    HOME_DICE,
    KILL,
    KILL_BONUS,
    LAND_AFFINITY,
    LAND_GLORY,
    MAGIC,
    MEMBER_BONUS,
    MEMBER_DOES,
    MEMBER_GUARDS,
    MEMBER_REROLLS,
    MONSTER_AFFINITY,
    MONSTER_DOES,
    MONSTER_FACTS,
    NUMBER,
    PATHS_OF,
    PENALTY,
    POISON_BONUS,
    STRENGTH,
    TRAP_BONUS,
    TRAP_EFFECT,
    TRAPS_TO_CAPTURE,
    TROPHIES,
    WEAPON,
    Member,
    Path,
)
from klubovna.games.monsterlands.policy.odds import reach, withstand
from klubovna.games.monsterlands.policy.worth import (
    COIN,
    display_worth,
    glory_worth,
    icon_worth,
    loss,
)
from klubovna.games.monsterlands.state import Table

REROLL: Final = 1.4
"""What a reroll adds to a result."""
UNKNOWN_TRAP: Final = 3
"""What somebody else's trap adds to his attack."""
RUSE: Final = 2
"""What a ruse is worth in points of an attack, for each die, while somebody else is near."""
LAND: Final = (0.0, 0.8, 1.4, 1.8, 2.0, 2.2)
"""An own land beside its glory and its icon, by the rounds to come: settlers want no wages, and it gives something."""
WOUND: Final = 0.5
GATE: Final = 0.3
"""To free the Citadel of panic."""


class Fighter:
    """What a member brings to a battle."""

    __slots__ = (
        "capture",
        "cards",
        "conquest",
        "fight",
        "flat",
        "kill",
        "loss",
        "member",
        "rerolls",
        "spare",
        "trapless",
    )

    def __init__(self, t: Table, seat: int, member: Member, ahead: int) -> None:
        self.member = member
        self.cards = t.carried(member) if member in t.holder else []
        self.fight = [*MEMBER_BONUS[member][FIGHTING]]
        self.conquest = [*MEMBER_BONUS[member][CONQUERING]]
        rerolls = sum(times for _, times in MEMBER_REROLLS[member][FIGHTING])
        for card in self.cards:
            for colour in (STRENGTH, MAGIC):
                self.fight[colour] += CARD_BONUS[card][FIGHTING][colour]
                self.conquest[colour] += CARD_BONUS[card][CONQUERING][colour]
            rerolls += sum(times for _, times in CARD_REROLLS[card][FIGHTING])
        self.rerolls = rerolls * REROLL
        self.kill = KILL_BONUS[member]
        self.capture = CAPTURE_BONUS[member]
        self.flat = CONQUEST_BONUS[member]
        self.spare = 0 if t.wounded[member] else 1
        self.loss = loss(t, t.clans[seat], member, ahead)
        self.trapless = MEMBER_DOES[member] == "capture_without_trap"

    def merit(self, affinity: int) -> float:
        """A quick look at who should go."""
        guards = MEMBER_GUARDS[self.member][affinity] + sum(CARD_GUARDS[card][affinity] for card in self.cards)
        strong = 2 * self.fight[STRENGTH] + self.fight[MAGIC] + self.rerolls / 2 + max(self.kill, self.capture) / 2
        return strong + 2 * guards + 2 * self.spare - self.loss / 4


class Front:
    """A land or the entrance, with those who stand there already."""

    __slots__ = (
        "affinity",
        "ahead",
        "black",
        "capture",
        "captured",
        "glory",
        "kill",
        "killed",
        "land",
        "loot",
        "monster",
        "place",
        "seat",
        "t",
        "value",
    )

    def __init__(self, t: Table, seat: int, place: int, ahead: int) -> None:
        clan = t.clans[seat]
        monster = t.monsters[place]
        self.t, self.seat, self.place, self.monster, self.ahead = t, seat, place, monster, ahead
        self.glory = glory_worth(clan, ahead)
        self.loot = display_worth(t, ahead) if place != ENTRANCE else 0.0
        self.value = self.affinity = self.black = self.kill = self.capture = 0
        self.killed = self.captured = 0.0
        worth = 0.0
        if place != ENTRANCE and t.lands[place] >= 0:
            land = t.lands[place]
            self.value = CONQUEST_VALUE[land]
            worth = LAND_GLORY[land] * self.glory + icon_worth(clan, LAND_AFFINITY[land], ahead) + LAND[ahead]
        self.land = worth
        if monster >= 0:
            facts = MONSTER_FACTS[monster]
            coin = COIN[ahead]
            self.affinity = MONSTER_AFFINITY[monster]
            self.black = ATTACK[monster] + EXTRA_DICE[t.difficulty][t.round - 1]
            if place == ENTRANCE:
                self.black += ENTRANCE_DICE[monster]
            elif t.lands[place] >= 0 and LAND_AFFINITY[t.lands[place]] == self.affinity:
                self.black += HOME_DICE[monster]
            self.kill, self.capture = KILL[monster], CAPTURE[monster]
            extra = GATE if place == ENTRANCE and ahead else 0.0
            reward = facts.kill_reward
            self.killed = reward.glory * self.glory + reward.coins * coin + TROPHIES[monster] + extra
            reward = facts.capture_reward
            self.captured = reward.glory * self.glory + reward.coins * coin + extra

    def is_contested(self) -> bool:
        """Whether mercenaries of others stand there."""
        t = self.t
        for path in PATHS_OF[self.place]:
            if t.who[path] >= 0 and t.owner[path] != self.seat:
                return True
        return False

    def before(self, path: Path) -> tuple[float, float, float, float]:
        """How likely the monster still lives when it comes to a path, the damage it has taken by then, how likely
        the land is still free, and what was rolled for it."""
        t = self.t
        alive, damage, free, rolled = (1.0 if self.monster >= 0 else 0.0), 0.0, 1.0, 0.0
        for other in PATHS_OF[self.place]:
            if other >= path:
                break
            who = t.who[other]
            if who == -1:
                continue
            if who < 0:
                return 0.0, 0.0, 0.0 if alive < 1 else 1.0, 0.0
            bonus = MEMBER_BONUS[who][FIGHTING]
            dice = t.on_path[3 * other] + t.on_path[3 * other + 1]
            plus = t.on_path[3 * other] * bonus[0] + t.on_path[3 * other + 1] * bonus[1]
            traps = len(t.laid[other]) + len(t.open[other])
            plus += UNKNOWN_TRAP * traps
            goal = self.capture if traps else self.kill
            held = t.shields[other] + t.path_potions[other] + MEMBER_GUARDS[who][self.affinity] + 1
            survives = withstand(self.black, held)
            won = survives * reach(dice, int(goal - damage - plus + 0.5))
            if self.value:
                conquered = reach(dice, int(self.value - rolled - plus + 0.5))
                free *= 1 - (1 - alive) * conquered
                rolled += (1 - alive) * (1 - conquered) * 3.5 * dice
            damage += (1 - won) * survives * (3.5 * dice + plus) * 0.8
            alive *= 1 - won
        return alive, damage, free, rolled


class Kit:
    """What a mercenary takes along: dice, tokens and kinds of traps."""

    __slots__ = ("defence", "magic", "poisons", "potions", "strength", "traps")

    def __init__(self, strength: int, magic: int, defence: int, traps: list[int], potions: int, poisons: int) -> None:
        self.strength = strength
        self.magic = magic
        self.defence = defence
        self.traps = traps
        self.potions = potions
        self.poisons = poisons


class Stand:
    """One fighter on one path."""

    __slots__ = (
        "alive",
        "coins",
        "damage",
        "fighter",
        "free",
        "front",
        "guard",
        "path",
        "plus",
        "potions",
        "rolled",
    )

    def __init__(self, front: Front, path: Path, fighter: Fighter, seen: tuple[float, float, float, float]) -> None:
        t = front.t
        self.front, self.path, self.fighter = front, path, fighter
        self.alive, self.damage, self.free, self.rolled = seen
        guard = MEMBER_GUARDS[fighter.member][front.affinity]
        for card in fighter.cards:
            guard += CARD_GUARDS[card][front.affinity]
        self.plus = fighter.rerolls
        self.coins = 0
        self.potions = 0
        number = NUMBER[path]
        if front.place == ENTRANCE:
            guard += GUARDS[number]
            self.coins = GUARD_COINS[number]
        else:
            gives = BENEFIT[t.events[front.place]][number]
            if gives.type == "defence":
                guard += gives.count
            elif gives.type == "reroll":
                self.plus += REROLL * gives.times
            elif gives.type == "poison":
                self.plus += POISON_BONUS * gives.count
            elif gives.type == "potion":
                self.potions = gives.count
            elif gives.type == "coins":
                self.coins = gives.count
        if no_defence(t) or (front.monster >= 0 and MONSTER_DOES[front.monster] == "no_defence_abilities"):
            guard = 0
        self.guard = guard

    def worth(self, kit: Kit) -> float:
        """What is to be expected from going there with this kit."""
        front, fighter = self.front, self.fighter
        s, m = kit.strength, kit.magic
        fs, fm = fighter.fight[0], fighter.fight[1]
        cs, cm = fighter.conquest[0], fighter.conquest[1]
        flat = 0
        for kind in kit.traps:
            effect = TRAP_EFFECT[kind]
            if effect.type == "add_dice":
                if effect.color == "strength":
                    s += effect.count
                else:
                    m += effect.count
            elif effect.type == "die_bonus":
                bonus = TRAP_BONUS[kind][FIGHTING]
                fs += bonus[0]
                fm += bonus[1]
                bonus = TRAP_BONUS[kind][CONQUERING]
                cs += bonus[0]
                cm += bonus[1]
            elif effect.type == "attack_bonus":
                flat += effect.value
            elif front.is_contested():
                flat += RUSE * (effect.count + effect.dice)
        poison = POISON_BONUS * kit.poisons
        total = 0.0
        if self.alive:
            monster = front.monster
            does = MONSTER_DOES[monster]
            defence = self.guard + kit.defence + fighter.spare - AUTO_WOUNDS[monster]
            if does == "no_potions_no_poisons":
                poison_now = 0
            else:
                defence += kit.potions + self.potions
                poison_now = poison
            if does == "die_penalty":
                penalty = PENALTY[monster]
                fs -= penalty[0]
                fm -= penalty[1]
            elif does == "no_weapons":
                for card in fighter.cards:
                    if CARD_KIND[card] == WEAPON:
                        fs -= CARD_BONUS[card][FIGHTING][0]
            black = front.black + (1 if does == "prelude_die" else 0)
            traps = fighter.trapless or len(kit.traps) >= TRAPS_TO_CAPTURE[monster]
            plus = self.damage + flat + poison_now + self.plus
            died = DEATH_GLORY[self.path] * front.glory - fighter.loss
            loot, by_kill, by_capture = front.loot, front.killed, front.captured
            earned = self.coins * COIN[front.ahead]
            best = -99.0
            for given in range(min(m, front.black) + 1):
                survives = withstand(black - given, defence)
                dice = s + m - given
                result = plus + s * fs + (m - given) * fm
                killed = reach(dice, int(front.kill - result - fighter.kill + 0.5))
                won = killed * by_kill
                beaten = killed
                if traps:
                    caught = reach(dice, int(front.capture - result - fighter.capture + 0.5))
                    if caught > killed:
                        beaten = caught
                    if by_capture >= by_kill:
                        won = beaten * by_capture
                    else:
                        won += (beaten - killed) * by_capture
                home = won + (1 - beaten) * loot
                if front.ahead:
                    home -= WOUND * (1 - withstand(black - given, defence - 1))
                worth = survives * (home + earned) + (1 - survives) * died
                if worth > best:
                    best = worth
                if survives > 0.97:
                    break
            total = self.alive * best
        if self.alive < 1:
            home = front.loot
            if front.value:
                result = s * cs + m * cm + poison + self.plus + self.rolled + fighter.flat
                conquered = self.free * reach(s + m, int(front.value - result + 0.5))
                home = conquered * front.land + (1 - conquered) * front.loot
            total += (1 - self.alive) * (home + self.coins * COIN[front.ahead])
        return total
