"""9 Vagabond."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.battle import Battle, battle_at, defenders
from klubovna.games.root.cards import draw_and_discard
from klubovna.games.root.factions.vagabond import actions, characters, events, items, kinds, quests, relations
from klubovna.games.root.factions.vagabond.board import (
    ALLIED,
    DAMAGED,
    EXHAUSTED,
    HOSTILE,
    RUIN,
    UNRELATED,
    VagabondBoard,
    vagabonds,
)
from klubovna.games.root.factions.vagabond.shown import VagabondView, ready_parts
from klubovna.games.root.facts import (
    BOOT,
    CLEARINGS,
    COIN,
    FACTION_IDS,
    FIRST_FOREST,
    HAMMER,
    ITEMS,
    QUEST_FACTS,
    RUIN_KINDS,
    SWORD,
    TEA,
    Card,
    Clearing,
    Faction,
    Item,
)
from klubovna.games.root.menu import choose_deed, crafting
from klubovna.games.root.move import destinations
from klubovna.games.root.places import Places
from klubovna.games.root.removal import Loss
from klubovna.games.root.roles import ROLES, Deed, Role, Trigger
from klubovna.games.root.state import FACTIONS, Table
from klubovna.games.root.turn import end_phase
from klubovna.kernel.decision import Decision, Flow

REFRESH: Final = int(items.FACTS["refresh_base"])
REFRESH_PER_TEA: Final = int(items.FACTS["refresh_per_tea"])
DRAW_PER_COIN: Final = int(items.FACTS["draw_per_coin"])
FULL_REMOVAL: Final = int(items.FACTS["full_removal_damage"])


TOOL_NAMES: Final = [ITEMS[items.kind_of(tool)] for tool in range(EXHAUSTED + DAMAGED + RUIN + len(ITEMS))]


class Vagabond(Role[VagabondBoard]):
    """A lone pawn who lives by his items and his dealings with everybody else. There may be two of them (9.7)."""

    board_class = VagabondBoard

    # -- 9.2.2 Lone wanderer, 9.2.3 Nimble ---------------------------------------------------------------------------

    def present(self, t: Table, at: Clearing) -> bool:
        """His pawn, which neither rules nor falls (2.5.1#3)."""
        return self.board(t).at == at

    def when_cleared(self, t: Table, at: Clearing, by: Faction) -> list[Trigger]:
        """9.2.2.I Three items instead of the pawn, of his choice (r.86)."""
        board = self.board(t)
        if board.at != at:
            return []

        async def damaged() -> None:
            await items.damage_some(t, board, FULL_REMOVAL)

        return [((f"damage-{FACTION_IDS[self.id]}", at), damaged)]

    def nimble(self) -> bool:
        return True  # 9.2.3

    def stands(self, t: Table) -> Places:
        return 1 << self.board(t).at

    def out_of_reach(self, t: Table) -> Places:
        """9.2.9.III.b A boot for a clearing with hostile warriors, whatever lets him move."""
        board = self.board(t)
        return relations.hostile_ground(t, board) if not items.ready(board, BOOT) else 0

    async def go(self, t: Table, start: Clearing, to: Clearing) -> None:
        board = self.board(t)
        if relations.hostile_at(t, board, to):
            items.exhaust(t, board, BOOT)
        await actions.wander(t, board, to)

    # -- 9.2.1 Crafting, paying --------------------------------------------------------------------------------------

    def crafting_pieces(self, t: Table) -> list[int]:
        """9.2.1#1 Ready hammers, all of the suit of his clearing; in a forest none (r.94)."""
        board = self.board(t)
        pieces = [0, 0, 0, 0]
        if actions.in_clearing(board):
            pieces[t.suits[board.at]] = items.ready(board, HAMMER)
        return pieces

    def crafting_clearings(self, t: Table) -> list[Clearing]:
        board = self.board(t)
        return [board.at] if actions.in_clearing(board) and items.undamaged(board, HAMMER) else []

    async def activate(self, t: Table, cost: list[int]) -> None:
        """9.5.8#1 A hammer for each symbol."""
        items.exhaust(t, self.board(t), HAMMER, sum(cost))

    async def gain_item(self, t: Table, item: Item) -> None:
        """9.2.1#2, 9.5.8#2 His own at once, face up."""
        items.gain(self.board(t), item)

    def ready_items(self, t: Table) -> list[Item]:
        """Any of his ready ones; not a last boot without which he could go nowhere and fight nobody."""
        board = self.board(t)
        found = [items.kind_of(tool) for tool in items.ready_tools(board)]
        at = board.at
        way = any(not relations.hostile_at(t, board, to) for to in destinations(t, self.id, at))
        foe = actions.in_clearing(board) and defenders(t, self.id, at)
        if items.ready(board, BOOT) == 1 and not way and not foe:
            found.remove(BOOT)
        return found

    def item_parts(self, t: Table, item: Item) -> list[str]:
        return ready_parts(self.board(t), item)

    def exhaust_item(self, t: Table, item: Item) -> None:
        items.exhaust(t, self.board(t), item)

    def purse(self, t: Table) -> int:
        return len(items.ready_tools(self.board(t)))

    async def pay_for_service(self, t: Table, price: int) -> int:
        """11.2.6.III With exhausted items."""
        board = self.board(t)
        for tool in await items.choose_tools(t, board, kinds.SERVICE, items.ready_tools(board), price, price):
            items.exhaust_tool(t, board, tool)
        return 0

    def may_hire(self) -> bool:
        return False  # 11.2.7.III.b

    def draws(self, t: Table) -> int:
        """9.6.2 One, and one per coin on its track."""
        return 1 + DRAW_PER_COIN * items.on_track(self.board(t), COIN)

    # -- 9.2.8 Dominance and coalition -------------------------------------------------------------------------------

    def may_dominate(self, t: Table) -> bool:
        return bool(relations.possible_partners(t, self.board(t)))

    async def on_dominance(self, t: Table, card: Card) -> None:
        await relations.form_coalition(t, self.board(t))

    def wins_by_dominance(self, t: Table) -> bool:
        return False  # r.83

    # -- Battle ------------------------------------------------------------------------------------------------------

    def can_fight(self, t: Table, at: Clearing) -> bool:
        return self.board(t).at == at  # K.4.3, r.40

    async def begin_battle(self, t: Table, battle: Battle) -> None:
        """9.2.9.II.c#1 Warriors of one ally as his own, in a battle he starts; not against them (9.2.9.II.c#3)."""
        if battle.instigator not in (-1, self.id):
            return
        able = [f for f in relations.allies(self.board(t)) if t.warriors[f][battle.at] and f != battle.defender]
        if able:
            options: list[Faction | None] = [None, *able]
            ally = await Decision(t.seat_of[self.id], kinds.ALLY, options, battle.at)
            if ally is not None:
                battle.ally = ally
                t.tell(events.ALLY, self.id, ally)

    def allied(self, t: Table, battle: Battle) -> int:
        """Allied warriors that fight along."""
        if battle.ally < 0 or battle.attacker != self.id:
            return 0
        return t.warriors[battle.ally][battle.at]

    def most_hits(self, t: Table, battle: Battle) -> int:
        """9.2.6 Undamaged swords, and allied warriors (9.2.9.II.c#2)."""
        return items.undamaged(self.board(t), SWORD) + self.allied(t, battle)

    def defenseless(self, t: Table, battle: Battle) -> bool:
        return not items.undamaged(self.board(t), SWORD)  # 9.2.4

    def before_roll(self, t: Table, battle: Battle) -> Flow[None]:
        return characters.protect(t, self.board(t), battle)

    def lends_hits(self, t: Table, battle: Battle) -> int:
        return characters.lent_swords(self.board(t))

    def more_hits(self, t: Table, battle: Battle) -> Flow[int]:
        return characters.swift_strike(t, self.board(t), battle)

    async def take_hits(self, t: Table, battle: Battle, hits: int) -> list[Loss]:
        """9.2.7 An item for each hit, or an allied warrior (9.2.9.II.d#1)."""
        losses: list[Loss] = []
        most = min(hits, self.allied(t, battle))
        if most:
            fallen = await Decision(t.seat_of[self.id], kinds.ALLY_HITS, list(range(most + 1)), (battle.ally, hits))
            by = battle.instigator if battle.instigator >= 0 else battle.defender
            loss = Loss(battle.ally, by, battle.at, fallen)
            loss.battle = True
            loss.side = self.id  # 9.2.9.II.d#3
            losses.append(loss)
            battle.lost_allies += fallen
            hits -= fallen
        battle.lost_items += await items.damage_some(t, self.board(t), hits)
        return losses

    async def after_battle(self, t: Table, battle: Battle) -> None:
        """9.2.9.II.d#2 An ally who lost more than he did turns hostile; ambush hits count (r.82)."""
        if battle.attacker == self.id and battle.ally >= 0 and battle.lost_allies > battle.lost_items:
            relations.make_hostile(t, self.board(t), battle.ally)

    def spoils(self, t: Table, battle: Battle, loss: Loss) -> int:
        return relations.infamy(t, self.board(t), loss)

    def on_removing(self, t: Table, loss: Loss) -> list[Trigger]:
        """9.2.9.III At once, however he removed the warrior (r.78); a hired one counts for who hired it (r.123)."""
        if loss.warriors:
            relations.make_hostile(t, self.board(t), loss.side)
        return []

    # -- 9.3 Faction set-up ------------------------------------------------------------------------------------------

    def new_board(self, t: Table) -> None:
        super().new_board(t)
        board = self.board(t)
        board.faction = self.id
        board.at = Clearing(FIRST_FOREST)
        for faction in t.present:
            if not isinstance(ROLES[faction], Vagabond):
                board.relations[faction] = 0  # 9.3.6, r.97

    async def set_up(self, t: Table) -> None:
        seat, board = t.seat_of[self.id], self.board(t)
        taken = [other.character for other in vagabonds(t)]
        free = [c for c in range(len(characters.CHARACTERS)) if c not in taken]  # r.96
        board.character = await Decision(seat, kinds.CHARACTER, free)  # 9.3.1
        t.tell(events.CHARACTER, self.id, board.character)
        forests = [FIRST_FOREST + f for f in range(t.chart.forests)]
        board.at = await Decision(seat, kinds.FOREST, forests)  # 9.3.2
        if vagabonds(t)[0] is board:
            quests.lay_out(t)  # 9.3.3
            self.fill_ruins(t)  # 9.3.4
        for item in characters.START[board.character]:
            items.gain(board, item)  # 9.3.5#1

    def fill_ruins(self, t: Table) -> None:
        """9.3.4 One "R" item under each ruin; two if two Vagabonds play (9.7.1#1)."""
        ruins = [c for c in CLEARINGS if t.ruins[c]]
        sets = sum(isinstance(ROLES[f], Vagabond) for f in t.present)
        hidden = list(range(len(RUIN_KINDS) * sets))
        t.chance.shuffle(hidden)
        for i, item in enumerate(hidden):
            t.ruin_items[ruins[i % len(ruins)]].append(item)

    # -- 9.4 Birdsong ------------------------------------------------------------------------------------------------

    def begin_turn(self, t: Table) -> None:
        board = self.board(t)
        board.teapots = items.ready(board, TEA)  # r.88, r.89
        board.aids = [0] * FACTIONS
        board.improvised = False

    async def birdsong(self, t: Table) -> None:
        """9.4 Refresh, then slip, once."""
        board = self.board(t)
        if t.moment == 0:
            t.moment = 1
            await self.refresh(t, board)
        own: list[Deed | None] = [None, *items.shifting(board)]
        if t.moment == 1 and actions.can_slip(t, board):
            own.append(("slip", -1))
        deed = await choose_deed(t, self.id, own, public=True)
        if deed is None or deed[0] not in items.SHIFTS:
            board.shifted = [0] * 8
        if deed is None:
            end_phase(t)
            return
        what, which = deed
        if what == "slip":
            t.moment = 2
            await actions.wander(t, board, await Decision(t.seat, kinds.SLIP, actions.slips(t, board), board.at))
        elif what in items.SHIFTS:
            items.shift(board, what, which)

    async def refresh(self, t: Table, board: VagabondBoard) -> None:
        """9.4.1 Two items for each teapot, then up to three more; damaged ones may be turned too (r.89)."""
        exhausted = [tool for tool in board.items if tool & EXHAUSTED]
        least = min(REFRESH_PER_TEA * board.teapots, len(exhausted))
        most = min(least + REFRESH, len(exhausted))
        for tool in await items.choose_tools(t, board, kinds.REFRESH, exhausted, least, most):
            items.refresh(t, board, tool)

    # -- 9.5 Daylight ------------------------------------------------------------------------------------------------

    async def daylight(self, t: Table) -> None:
        """9.5#1 Actions paid with items, in any order and number."""
        board = self.board(t)
        deed = await choose_deed(t, self.id, [None, *crafting(t, self.id), *self.actions(t, board)])
        if deed is None or deed[0] not in items.SHIFTS:
            board.shifted = [0] * 8
        if deed is None:
            end_phase(t)
            return
        what, which = deed
        if what == "move":
            to = await Decision(t.seat, kinds.MOVE, actions.moves(t, board), board.at)
            items.exhaust(t, board, BOOT)
            await self.go(t, board.at, to)  # 9.5.1
        elif what == "battle":
            items.exhaust(t, board, SWORD)
            await battle_at(t, self.id, board.at)  # 9.5.2
        elif what == "explore":
            await actions.explore(t, board)
        elif what == "aid":
            await relations.aid(t, board)
        elif what == "quest":
            await quests.complete(t, board, which, self.improvises(board))
        elif what == "strike":
            await actions.strike(t, board)
        elif what == "repair":
            await actions.mend(t, board)
        elif what == "special":
            await characters.special(t, board)
        elif what in items.SHIFTS:
            items.shift(board, what, which)

    def actions(self, t: Table, board: VagabondBoard) -> list[Deed]:
        menu: list[Deed] = []
        if actions.moves(t, board):
            menu.append(("move", -1))
        if items.ready(board, SWORD) and actions.in_clearing(board) and defenders(t, self.id, board.at):
            menu.append(("battle", -1))
        if actions.can_explore(t, board):
            menu.append(("explore", -1))
        if relations.can_aid(t, board):
            menu.append(("aid", -1))
        menu += [("quest", quest) for quest in quests.possible(t, board, self.improvises(board))]
        if actions.targets(t, board):
            menu.append(("strike", -1))
        if items.ready(board, HAMMER) and items.damaged_tools(board):
            menu.append(("repair", -1))
        if characters.has_special(t, board):
            menu.append(("special", -1))
        return menu + items.shifting(board)

    def improvises(self, board: VagabondBoard) -> bool:
        return board.character == characters.ADVENTURER

    # -- 9.6 Evening -------------------------------------------------------------------------------------------------

    async def evening(self, t: Table) -> None:
        """9.6 Rest, draw, discard, item limit."""
        board = self.board(t)
        if t.moment == 0:
            t.moment = 1
            if not actions.in_clearing(board):
                self.rest(t, board)
        deed = await choose_deed(t, self.id, [None, *items.shifting(board)], public=True)
        if deed is None:
            board.shifted = [0] * 8
            await draw_and_discard(t, self.id)  # 9.6.2, 9.6.3
            await items.check_limit(t, board)
            end_phase(t)
        elif deed[0] in items.SHIFTS:
            items.shift(board, *deed)

    def rest(self, t: Table, board: VagabondBoard) -> None:
        """9.6.1 In a forest everything damaged is whole and ready again; exhausted items stay as they are (r.90)."""
        for tool in items.damaged_tools(board):
            items.repair(t, board, tool)
            if tool & EXHAUSTED:
                items.refresh(t, board, tool & ~DAMAGED)

    # -- what everybody sees -----------------------------------------------------------------------------------------

    def view(self, t: Table, own: bool) -> VagabondView | None:
        if t.boards[self.id] is None:
            return None
        board = self.board(t)
        satchel = [tool for tool in items.counted_tools(board) if not tool & DAMAGED]
        damaged = items.damaged_tools(board)
        shown = VagabondView(
            character=characters.CHARACTERS[board.character]["id"] if board.character >= 0 else None,
            at=board.at,
            tracks={ITEMS[item]: items.on_track(board, item) for item in items.TRACKS},
            satchel=[TOOL_NAMES[tool] for tool in satchel if not tool & EXHAUSTED],
            exhausted=[TOOL_NAMES[tool] for tool in satchel if tool & EXHAUSTED],
            damaged=[TOOL_NAMES[tool] for tool in damaged if not tool & EXHAUSTED],
            damaged_exhausted=[TOOL_NAMES[tool] for tool in damaged if tool & EXHAUSTED],
            from_ruins=[TOOL_NAMES[tool] for tool in board.items if tool & RUIN],
            removed=[ITEMS[item] for item in board.gone],
            relations={FACTION_IDS[f]: name_of(r) for f, r in enumerate(board.relations) if r != UNRELATED},
            aids={FACTION_IDS[f]: n for f, n in enumerate(board.aids) if n},
            shifted={ITEMS[i]: way for i, way in enumerate(board.shifted) if way},
            improvised=board.improvised,
            teapots=board.teapots,
            quests=[QUEST_FACTS[quest].id for quest in board.done],
            ruin_items=[len(hidden) for hidden in t.ruin_items],
        )
        if own:  # r.164
            bit = 1 << t.seat_of[self.id]
            shown.seen_in_ruins = [
                sorted(ITEMS[items.ruin_kind(i)] for i in hidden if t.seen_ruin[i] & bit) for hidden in t.ruin_items
            ]
        return shown


def name_of(relation: int) -> str:
    return "hostile" if relation == HOSTILE else str(relations.STEPS[min(relation, ALLIED)]["id"])
