"""Who goes where outside, and with what."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.facts import (
    CARD_BONUS,
    DICE_ROOM,
    ENTRANCE,
    ENTRANCE_ROOM,
    ENTRANCE_TOKEN_ROOM,
    FREE_TOKENS,
    LABORATORY,
    MEMBER_BONUS,
    MEMBER_REROLLS,
    MINE,
    MINE_COINS,
    MINE_DICE,
    MONSTER_DOES,
    MOST_TOKENS,
    NUMBER,
    PATHS_OF,
    PAY_QUEST,
    PLACE,
    QUEST_A,
    QUEST_B,
    QUESTING,
    REINFORCE,
    REQUIRE,
    ROLL_QUEST,
    TOKEN_ROOM,
    TRAP_KIND,
    TRAP_PRICE,
    TRAPS_TO_CAPTURE,
    Dice,
    Member,
    Path,
)
from klubovna.games.monsterlands.outside import paths, travellers, ways
from klubovna.games.monsterlands.policy.battles import REROLL, Fighter, Front, Kit, Stand
from klubovna.games.monsterlands.policy.odds import reach
from klubovna.games.monsterlands.policy.worth import (
    COIN,
    TRAP_DAMAGE,
    amounts_worth,
    coin_rate,
    glory_worth,
    owed,
    purse,
    rounds_ahead,
)
from klubovna.games.monsterlands.quests import can_pay
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision

CANDIDATES: Final = 3
"""So many of the best fighters are looked at for every path."""
NOTHING: Final = -99.0
# What it costs to use up a token while there are rounds to come.
SHIELD, POTION, POISON = 0.5, 0.4, 0.35
TRAP_BASE, TRAP_EACH = 0.3, 0.2
SECOND_BEST: Final = 0.5
"""What is left of a roll quest for two."""
SAVE_FIGHTERS: Final = 0.12


class Outlook:
    """What one clan sees when it is on turn: its prices, its fighters, the places."""

    __slots__ = (
        "ahead",
        "clan",
        "coin",
        "coins",
        "due",
        "fighters",
        "fronts",
        "magic",
        "rate",
        "seat",
        "seen",
        "strength",
        "t",
    )

    def __init__(self, t: Table, seat: int) -> None:
        clan = t.clans[seat]
        self.t, self.seat, self.clan = t, seat, clan
        self.ahead = rounds_ahead(t)
        self.due = owed(t, clan, seat)
        self.coins = clan.coins
        self.rate = coin_rate(t, clan, self.ahead)
        self.coin = purse(clan.coins + 1, self.due, self.rate) - purse(clan.coins, self.due, self.rate)
        self.strength = self.coin * _mined(t, clan)
        self.magic = self.coin
        if self.ahead and t.is_free(LABORATORY):
            self.magic = max(self.coin, 0.9 - 0.12 * (clan.potions + clan.poisons))
        self.fighters: list[Fighter] = []
        self.fronts: dict[int, Front] = {}
        self.seen: dict[Path, tuple[float, float, float, float]] = {}

    def team(self) -> list[Fighter]:
        if not self.fighters:
            self.fighters = [Fighter(self.t, self.seat, m, self.ahead) for m in travellers(self.t, self.clan)]
        return self.fighters

    def front(self, place: int) -> Front:
        if place not in self.fronts:
            self.fronts[place] = Front(self.t, self.seat, place, self.ahead)
        return self.fronts[place]

    def stand(self, path: Path, fighter: Fighter) -> Stand:
        front = self.front(PLACE[path])
        if path not in self.seen:
            self.seen[path] = front.before(path)
        return Stand(front, path, fighter, self.seen[path])

    def cost(self, kit: Kit) -> float:
        """What else could be done with it."""
        cost = kit.strength * self.strength + kit.magic * self.magic
        if self.ahead:
            cost += kit.defence * SHIELD + kit.potions * POTION + kit.poisons * POISON
            for kind in kit.traps:
                cost += TRAP_BASE + TRAP_EACH * TRAP_PRICE[kind]
        return cost

    def stock(self) -> Kit:
        """Everything the clan has, its best traps first."""
        clan = self.clan
        return Kit(clan.strength, clan.magic, clan.defence, own_traps(clan), clan.potions, clan.poisons)


def own_traps(clan: Clan) -> list[int]:
    if not clan.traps:
        return []
    return sorted((TRAP_KIND[trap] for trap in clan.traps), key=lambda kind: -TRAP_DAMAGE[kind])


def _mined(t: Table, clan: Clan) -> float:
    """How many coins a strength die can bring."""
    best = 1.0
    if t.panic[MINE]:
        return best
    for space in range(t.spaces[MINE]):
        if space not in t.placed[MINE] and MINE_DICE[space] <= clan.strength:
            best = max(best, MINE_COINS[space] / MINE_DICE[space])
    return best


# -- lands and the entrance ------------------------------------------------------------------------------------------


def kits(stand: Stand, stock: Kit) -> list[Kit]:
    """A lean and a full one; none where the stock does not do."""
    front, path = stand.front, stand.path
    monster = front.monster
    if front.place == ENTRANCE:
        strength = magic = 0
        more_strength, more_magic = stock.strength, stock.magic
        room = ENTRANCE_ROOM
    else:
        event, number = front.t.events[front.place], NUMBER[path]
        strength, magic, _ = REQUIRE[event][number]
        if strength > stock.strength or magic > stock.magic:
            return []
        more_strength, more_magic, _ = REINFORCE[event][number]
        more_strength = min(more_strength, stock.strength - strength)
        more_magic = min(more_magic, stock.magic - magic)
        room = DICE_ROOM - strength - magic
    potions = 1 if stock.potions else 0
    poisons = 1 if stock.poisons else 0
    wanted = 0
    if stand.alive > 0.1:
        if MONSTER_DOES[monster] == "no_potions_no_poisons":
            potions = poisons = 0
        held = stand.guard + stand.fighter.spare + potions + stand.potions
        wanted = max(0, min(stock.defence, ceil(front.black * 0.75) - held))
    else:
        potions = 0
    traps = 1 if stand.alive < 0.4 or stand.fighter.trapless else max(1, TRAPS_TO_CAPTURE[monster])
    found = []
    for full in (True, False):
        s, m = strength, magic
        if full:
            s += min(more_strength, room)
            m += min(more_magic, room - (s - strength))
        elif front.place == ENTRANCE:
            s = min(2, more_strength)
        if front.place == ENTRANCE:
            tokens = wanted + min(len(stock.traps), traps)
            s = min(s, max(1, ENTRANCE_ROOM - ENTRANCE_TOKEN_ROOM * tokens))
            m = min(m, max(0, ENTRANCE_ROOM - ENTRANCE_TOKEN_ROOM * tokens - s))
            space = (ENTRANCE_ROOM - s - m) // ENTRANCE_TOKEN_ROOM
        else:
            space = min(MOST_TOKENS, FREE_TOKENS + (DICE_ROOM - s - m) // TOKEN_ROOM)
        count = min(len(stock.traps), traps, space)
        shields = min(wanted, space - count)
        if full:
            count = min(len(stock.traps), space - shields, traps + 1)
        if s or m or count or shields:
            found.append(Kit(s, m, shields, stock.traps[:count], potions, poisons if full else 0))
    return found


def best_stand(own: Outlook, path: Path, fighter: Fighter, stock: Kit) -> float:
    """The net worth of a fighter on a path."""
    stand = own.stand(path, fighter)
    best = NOTHING
    for kit in kits(stand, stock):
        best = max(best, stand.worth(kit) - own.cost(kit))
    return best


def best_fighters(own: Outlook, place: int) -> list[Fighter]:
    affinity = own.front(place).affinity
    team = own.team()
    return team if len(team) <= CANDIDATES else sorted(team, key=lambda f: -f.merit(affinity))[:CANDIDATES]


def best_at(own: Outlook, place: int, stock: Kit, at: list[Path] | None = None) -> tuple[float, Path, Member]:
    """The best path of a land or the entrance, and who should go."""
    best = (NOTHING, Path(-1), Member(-1))
    team = best_fighters(own, place)
    for path in at if at is not None else paths(own.t, own.clan, place):
        for fighter in team:
            net = best_stand(own, path, fighter, stock)
            if net > best[0]:
                best = (net, path, fighter.member)
    return best


# -- quests ----------------------------------------------------------------------------------------------------------


def way_cost(own: Outlook, way: Dice) -> float:
    """What the dice of a quest are worth elsewhere; the lowest haggling dice go first."""
    haggle = sum(own.coin * (0.6 + 0.25 * value) for value in own.clan.haggle[: way[2]])
    return way[0] * own.strength + way[1] * own.magic + haggle


def roll_worth(own: Outlook, path: Path, member: Member, way: Dice) -> float:
    """A roll quest for one member with these dice."""
    t, clan = own.t, own.clan
    quest = ROLL_QUEST[t.quests[0]]
    bonus = MEMBER_BONUS[member][QUESTING]
    plus = sum(count * each for count, each in zip(way, bonus, strict=True))
    for card in t.carried(member) if member in t.holder else []:
        plus += way[0] * CARD_BONUS[card][QUESTING][0] + way[1] * CARD_BONUS[card][QUESTING][1]
    rerolls = sum(times for _, times in MEMBER_REROLLS[member][QUESTING])
    done = reach(sum(way), int(quest.target - plus - REROLL * rerolls + 0.5))
    reward = amounts_worth(clan, quest.reward, own.ahead, own.due, COIN[own.ahead])
    rivals = [other for other in PATHS_OF[QUEST_A] if other != path and t.who[other] >= 0]
    if rivals:
        if t.owner[rivals[0]] == own.seat:
            reward *= 0.25
        else:
            reward *= SECOND_BEST
    return done * reward - (1 - done) * quest.penalty.glory * glory_worth(clan, own.ahead)


def pay_worth(own: Outlook, path: Path) -> float:
    """What a pay quest brings after its price."""
    quest = PAY_QUEST[own.t.quests[1]]
    others = [other for other in PATHS_OF[QUEST_B] if other != path and own.t.owner[other] == own.seat]
    if others or not can_pay(own.clan, quest.cost):
        return NOTHING
    reward = quest.left if path == PATHS_OF[QUEST_B][0] else quest.right
    return amounts_worth(own.clan, reward, own.ahead, own.due, COIN[own.ahead]) - price_worth(own, quest.cost)


def price_worth(own: Outlook, cost: Amounts) -> float:
    clan, ahead = own.clan, own.ahead
    worth = purse(clan.coins, own.due, own.rate) - purse(clan.coins - cost.coins, own.due, own.rate)
    if ahead:
        worth += cost.potion * POTION + cost.poison * POISON + cost.defence * SHIELD + cost.loot * 1.2
        traps = own_traps(clan)[::-1]
        worth += sum(TRAP_BASE + TRAP_EACH * TRAP_PRICE[kind] for kind in traps[: cost.trap])
    return worth


def best_way(own: Outlook, place: int) -> Dice:
    return min(ways(own.clan, place, own.t.quests[place - QUEST_A]), key=lambda way: (way_cost(own, way), way))


def best_quest(own: Outlook, place: int, at: list[Path] | None = None) -> tuple[float, Path, Member]:
    best = (NOTHING, Path(-1), Member(-1))
    for path in at if at is not None else paths(own.t, own.clan, place):
        if place == QUEST_B:
            fighter = min(own.team(), key=lambda f: f.merit(0))
            net = pay_worth(own, path) - way_cost(own, best_way(own, place)) - SAVE_FIGHTERS * fighter.merit(0)
            if net > best[0]:
                best = (net, path, fighter.member)
            continue
        for way in ways(own.clan, place, own.t.quests[0]):
            cost = way_cost(own, way)
            for fighter in own.team():
                net = roll_worth(own, path, fighter.member, way) - cost - SAVE_FIGHTERS * fighter.merit(0)
                if net > best[0]:
                    best = (net, path, fighter.member)
    return best


def best_outside(own: Outlook, place: int) -> tuple[float, Path, Member]:
    return best_quest(own, place) if place >= QUEST_A else best_at(own, place, own.stock())


# -- answers ---------------------------------------------------------------------------------------------------------


def send_path(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    place = PLACE[d.options[0]]
    at = list(d.options)
    best = best_quest(own, place, at) if place >= QUEST_A else best_at(own, place, own.stock(), at)
    return best[1] if best[1] in d.options else d.options[0]


def send_who(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    path = Path(d.about)
    place = PLACE[path]
    best = best_quest(own, place, [path]) if place >= QUEST_A else best_at(own, place, own.stock(), [path])
    return best[2] if best[2] in d.options else min(d.options, key=lambda m: (own_loss(own, m), m))


def own_loss(own: Outlook, member: Member) -> float:
    return next((fighter.loss for fighter in own.team() if fighter.member == member), 0.0)


def quest_dice(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    path = Path(d.about)
    if PLACE[path] == QUEST_B:
        return min(d.options, key=lambda way: way_cost(own, way))
    # Who goes is not on the path yet: the dice are weighed for the best of those at home.
    return max(
        d.options,
        key=lambda way: max(roll_worth(own, path, f.member, way) for f in own.team()) - way_cost(own, way),
    )


def _outfit(t: Table, seat: int) -> tuple[Outlook, Stand, Kit]:
    """The clan, the fighter on his path and what lies there already."""
    own = Outlook(t, seat)
    path = t.path
    fighter = Fighter(t, seat, t.who[path], own.ahead)
    stand = own.stand(path, fighter)
    kit = Kit(
        t.on_path[3 * path],
        t.on_path[3 * path + 1],
        t.shields[path],
        [TRAP_KIND[trap] for trap in t.laid[path]],
        t.path_potions[path] - stand.potions,
        t.path_poisons[path],
    )
    return own, stand, kit


def _token_room(stand: Stand, strength: int, magic: int) -> int:
    if stand.front.place == ENTRANCE:
        return (ENTRANCE_ROOM - strength - magic) // ENTRANCE_TOKEN_ROOM
    return min(MOST_TOKENS, FREE_TOKENS + (DICE_ROOM - strength - magic) // TOKEN_ROOM)


def _filled(own: Outlook, stand: Stand, kit: Kit) -> Kit:
    """The kit with tokens as they will probably be added."""
    clan = own.clan
    room = _token_room(stand, kit.strength, kit.magic) - kit.defence - len(kit.traps)
    potions, poisons = min(1, clan.potions), min(1, clan.poisons)
    held = stand.guard + stand.fighter.spare + potions + stand.potions + kit.defence
    traps = own_traps(clan)
    first = min(1, len(traps), room)
    shields = max(0, min(clan.defence, ceil(stand.front.black * 0.75) - held, room - first))
    if stand.alive < 0.1:
        shields = 0
    count = min(len(traps), room - shields, 2)
    return Kit(kit.strength, kit.magic, kit.defence + shields, kit.traps + traps[:count], potions, poisons)


def _best_count(own: Outlook, stand: Stand, kit: Kit, counts: list[int], colour: int) -> int:
    best, chosen = NOTHING, counts[0]
    for count in counts:
        strength, magic = kit.strength + count * (colour == 0), kit.magic + count * (colour == 1)
        room = _token_room(stand, strength, magic)
        if room < kit.defence + len(kit.traps):
            continue
        trial = _filled(own, stand, Kit(strength, magic, kit.defence, kit.traps, 0, 0))
        net = stand.worth(trial) - own.cost(trial)
        if net > best + 1e-9:
            best, chosen = net, count
    return chosen


def path_strength(t: Table, d: Decision[Any], seat: int) -> Any:
    """With as many magic dice as may follow, or none."""
    own, stand, kit = _outfit(t, seat)
    return _best_count(own, stand, kit, d.options, 0)


def path_magic(t: Table, d: Decision[Any], seat: int) -> Any:
    own, stand, kit = _outfit(t, seat)
    return _best_count(own, stand, kit, d.options, 1)


def path_defence(t: Table, d: Decision[Any], seat: int) -> Any:
    own, stand, kit = _outfit(t, seat)
    best, chosen = NOTHING, d.options[0]
    for count in d.options:
        trial = Kit(kit.strength, kit.magic, count, kit.traps, min(1, own.clan.potions), min(1, own.clan.poisons))
        room = _token_room(stand, kit.strength, kit.magic) - count
        trial.traps = own_traps(own.clan)[: max(0, min(2, room))]
        net = stand.worth(trial) - own.cost(trial)
        if net > best + 1e-9:
            best, chosen = net, count
    return chosen


def path_brews(t: Table, d: Decision[Any], seat: int) -> Any:
    if PLACE[t.path] >= QUEST_A:
        return 0
    own, stand, kit = _outfit(t, seat)
    room = _token_room(stand, kit.strength, kit.magic) - kit.defence
    kit.traps = own_traps(own.clan)[: max(0, min(2, room))]
    best, chosen = NOTHING, 0
    for brews in d.options:
        trial = Kit(kit.strength, kit.magic, kit.defence, kit.traps, brews & 1, kit.poisons + (brews >> 1))
        # What is not drunk comes home again.
        cost = 0.4 * ((brews & 1) * POTION + (brews >> 1) * POISON) if own.ahead else 0.0
        net = stand.worth(trial) - cost
        if net > best + 1e-9:
            best, chosen = net, brews
    return chosen


def path_trap(t: Table, d: Decision[Any], seat: int) -> Any:
    """One after the other as long as they pay. Their order never matters without ruses: the lowest kind comes first."""
    own, stand, kit = _outfit(t, seat)
    room = _token_room(stand, kit.strength, kit.magic) - kit.defence - len(kit.traps)
    base = stand.worth(kit)
    best, chosen = 0.0 if d.options[0] is None else NOTHING, d.options[0]
    pairs: list[tuple[Any, list[int]]] = [(kind, [kind]) for kind in d.options if kind is not None]
    if room > 1:
        pairs += two_of(own.clan, [kind for kind in d.options if kind is not None])
    for kind, more in pairs:
        trial = Kit(kit.strength, kit.magic, kit.defence, kit.traps + more, kit.potions, kit.poisons)
        cost = sum(TRAP_BASE + TRAP_EACH * TRAP_PRICE[one] for one in more) if own.ahead else 0.0
        net = stand.worth(trial) - base - cost
        if net > best + 1e-9:
            best, chosen = net, kind
    return chosen


def two_of(clan: Clan, options: list[int]) -> list[tuple[int, list[int]]]:
    """Pairs of traps by the one that is laid first."""
    traps = sorted(TRAP_KIND[trap] for trap in clan.traps)
    found = []
    for i, first in enumerate(options):
        if traps.count(first) > 1:
            found.append((first, [first, first]))
        found += [(first, [first, second]) for second in options[i + 1 :]]
    return found
