"""What one seat may see (r.90)."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.battle import Attack, black_dice
from klubovna.games.monsterlands.citadel import Hiring, in_basket
from klubovna.games.monsterlands.clan import is_rookie
from klubovna.games.monsterlands.conflict import Conflict
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    BUILDINGS,
    CARD_FACTS,
    DIFFICULTIES,
    EVENT_FACTS,
    EXTRA_DICE,
    LAND_FACTS,
    LOOT_FACTS,
    MEMBER_FACTS,
    MONSTER_FACTS,
    PATHS,
    PLACE,
    PLACES,
    QUEST_A,
    QUEST_B,
    QUEST_FACTS,
    TRAP_FACTS,
    TRAP_KIND,
    Member,
    Path,
)
from klubovna.games.monsterlands.moments import CARD_USED, LAND_USED, SAM
from klubovna.games.monsterlands.rolls import Roll
from klubovna.games.monsterlands.scoring import icons, points, trophies
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.view import (
    BattleView,
    BuildingView,
    ClanView,
    Counts,
    EntrancePlace,
    Icons,
    LandPlace,
    MemberView,
    OwnLand,
    PathView,
    Places,
    QuestPlace,
    SamView,
    View,
)
from klubovna.games.monsterlands.wounds import Wounds

PHASES = ("set-up", "pool", "placement", "adventure", "clean-up")
NO_ROLL: Final = Attack()
ROLLING: Final = ("QuestDice", "Attack", "Assault")
"""In these moments dice of a path are rolled."""


def name(facts: list[Any], i: int) -> str | None:
    return None if i < 0 else facts[i].id


def names(facts: list[Any], ids: list[Any]) -> list[str]:
    return [facts[i].id for i in ids]


def slots(facts: list[Any], ids: list[Any]) -> list[str | None]:
    """An offer, with its empty places."""
    return [None if i < 0 else facts[i].id for i in ids]


def traps(ids: list[Any]) -> list[str]:
    return [TRAP_FACTS[TRAP_KIND[i]].id for i in ids]


def view(t: Table, seat: int | None) -> View:
    return View(
        round=t.round,
        phase=t.task.phase,
        moment=type(t.task).__name__,
        difficulty=DIFFICULTIES[t.difficulty],
        extra_dice=EXTRA_DICE[t.difficulty][:],
        ruses=t.ruses,
        queens_gift=t.gift,
        more_monsters=t.more_monsters,
        scenario=t.scenario or None,
        first=t.first,
        turn=t.turn,
        supply=Counts(*t.dice),
        spent=Counts(*t.spent),
        buildings={name: BuildingView(t.spaces[i], t.placed[i][:], t.panic[i]) for i, name in enumerate(BUILDINGS)},
        panic_pile=len(t.panic_pile),
        lodge=[None if i < 0 else TRAP_FACTS[TRAP_KIND[i]].id for i in t.lodge],
        basket=traps(in_basket(t)),
        trap_supply=len(t.trap_supply),
        trap_discard=traps(t.trap_discard),
        tavern=slots(MEMBER_FACTS, t.offer),
        mercenary_deck=len(t.deck),
        mercenary_discard=names(MEMBER_FACTS, t.discard),
        rookies=len(t.rookies),
        out=names(MEMBER_FACTS, t.out),
        drunk=isinstance(t.task, Hiring) and t.task.drunk,
        market=slots(CARD_FACTS, t.market),
        equipment_deck=len(t.equipment_deck),
        equipment_out=names(CARD_FACTS, t.equipment_out),
        monster_deck=len(t.monster_deck),
        monster_discard=names(MONSTER_FACTS, t.monster_discard),
        fled=names(MONSTER_FACTS, t.fled),
        land_deck=len(t.land_deck),
        lands_out=names(LAND_FACTS, t.lands_out),
        event_deck=len(t.event_deck),
        event_discard=t.event_discard[:],
        loot=names(LOOT_FACTS, t.loot_display),
        loot_supply=len(t.loot_supply),
        loot_discard=names(LOOT_FACTS, t.loot_discard),
        quest_bag=len(t.bag),
        quests_out=names(QUEST_FACTS, t.quests_out),
        places=Places(
            land(t, 0),
            land(t, 1),
            EntrancePlace(name(MONSTER_FACTS, t.monsters[2]), t.fought[2]),
            QuestPlace(name(QUEST_FACTS, t.quests[0])),
            QuestPlace(name(QUEST_FACTS, t.quests[1])),
        ),
        paths=[path(t, p, seat) for p in PATHS],
        battle=battle(t),
        clans=[clan(t, i, seat) for i in range(t.seats)],
        used=[mark(code) for code in t.used],
        handed=names(CARD_FACTS, t.handed),
        sam=SamView(t.sam_tokens, len(t.sam_pile), traps(t.sam_discard)) if t.solo else None,
    )


def mark(code: int) -> str:
    """An ability, card or land that has been used this round."""
    if code >= LAND_USED:
        return LAND_FACTS[code - LAND_USED].id
    if code >= CARD_USED:
        return f"{CARD_FACTS[code - CARD_USED].id}:{code - CARD_USED}"
    return member(Member(code))


def member(m: Member) -> str:
    """Rookies are told apart by number only where it matters what they did."""
    return f"{MEMBER_FACTS[m].id}:{m}" if is_rookie(m) else MEMBER_FACTS[m].id


def land(t: Table, i: int) -> LandPlace:
    event = t.events[i]
    side = f"{EVENT_FACTS[event].tile}{EVENT_FACTS[event].side}" if event >= 0 else None
    return LandPlace(name(MONSTER_FACTS, t.monsters[i]), t.fought[i], name(LAND_FACTS, t.lands[i]), side)


def path(t: Table, p: Path, seat: int | None) -> PathView:
    known = seat is not None and t.owner[p] == seat
    return PathView(
        place=PLACES[PLACE[p]],
        member="sam" if t.who[p] == SAM else name(MEMBER_FACTS, t.who[p]),
        owner=t.owner[p] if t.owner[p] >= 0 else None,
        dice=Counts(*t.on_path[3 * p : 3 * p + 3]),
        safe=Counts(*t.safe[3 * p : 3 * p + 3]),
        traps=len(t.laid[p]),
        laid=traps(t.laid[p]) if known else None,
        open=traps(t.open[p]),
        defence=t.shields[p],
        potions=t.path_potions[p],
        poisons=t.path_poisons[p],
        coins=t.path_coins[p],
        guard=t.guard[p],
        deeds=t.deeds[p],
        result=t.results[p],
    )


def battle(t: Table) -> BattleView:
    roll = t.task if isinstance(t.task, Roll) else NO_ROLL
    mission = t.place in (QUEST_A, QUEST_B)  # qres.01 nobody is fought there; the last monster is still in mind
    return BattleView(
        place=PLACES[t.place] if t.place >= 0 else None,
        path=t.path if t.path >= 0 else None,
        monster=None if mission else name(MONSTER_FACTS, t.facing),
        damage=0 if mission else t.damage,
        beaten=t.beaten,
        revealing=t.task.hidden if isinstance(t.task, Conflict) else 0,
        black=black_dice(t),
        deflections=[[one.path, one.target, one.dice, int(one.compulsory)] for one in t.deflections],
        wounds=[[one.path, one.hits] for one in reversed(t.tasks) if isinstance(one, Wounds)],
        rolling=roll.rolling,
        one_by_one=roll.stop,
        unrolled=Counts(*roll.unrolled),
        rolled=roll.rolled[:],
        bonus=roll.bonus[:],
        flat=roll.flat,
        kill_bonus=roll.kill_bonus,
        capture_bonus=roll.capture_bonus,
        rerolls=roll.rerolls[:],
    )


def clan(t: Table, i: int, seat: int | None) -> ClanView:
    c = t.clans[i]
    return ClanView(
        affinity=AFFINITIES[c.affinity] if c.affinity >= 0 else None,
        glory=c.glory,
        reputation=c.reputation,
        coins=c.coins,
        strength=c.strength,
        magic=c.magic,
        haggle=c.haggle[:],
        chief=name(MEMBER_FACTS, c.chief),
        members=[member_view(t, m, m == c.chief) for m in c.members],
        trap_count=len(c.traps),
        traps=traps(c.traps) if i == seat else None,
        trap_limit=c.trap_limit,
        defence=c.defence,
        potions=c.potions,
        poisons=c.poisons,
        loot=names(LOOT_FACTS, c.loot),
        trophies=names(MONSTER_FACTS, c.trophies),
        trophy_points=trophies(c),
        lands=[OwnLand(LAND_FACTS[x].id, name(MEMBER_FACTS, t.settler[x])) for x in c.lands],
        icons=Icons(*icons(c)),
        passed=c.passed,
        quests=c.quests,
        points=points(c),
    )


def member_view(t: Table, m: Member, chief: bool) -> MemberView:
    return MemberView(
        id=MEMBER_FACTS[m].id,
        number=m,
        chief=chief,
        wounded=t.wounded[m],
        assigned=m in t.who,
        equipment=names(CARD_FACTS, t.carried(m)),
    )
