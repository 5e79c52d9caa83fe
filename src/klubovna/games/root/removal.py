"""Removing pieces, scoring for it, and what follows: one event that factions hook into (3.2.1, r.18, r.30)."""

from __future__ import annotations

from klubovna.games.root import events, kinds
from klubovna.games.root.facts import BIRD, NOBODY, PIECES_OF, TO_WIN, Clearing, Faction, Piece, Suit
from klubovna.games.root.places import PLACES_IN
from klubovna.games.root.roles import ROLES, Trigger
from klubovna.games.root.state import Table
from klubovna.games.root.victory import check_victory, score
from klubovna.kernel.decision import in_order


class Loss:
    """What one faction loses in one clearing in one event, and who removes it (NOBODY: its own doing)."""

    __slots__ = ("at", "battle", "bonus", "by", "defending", "owner", "pieces", "points", "side", "warriors")

    def __init__(
        self, owner: Faction, by: Faction, at: Clearing, warriors: int, pieces: list[tuple[Piece, int]] | None = None
    ) -> None:
        self.owner = owner
        self.side = owner
        """For whom the pieces fought: hired warriors fall on the side of who hired them (r.123)."""
        self.by = by
        self.at = at
        self.warriors = warriors
        self.pieces = pieces or []
        self.battle = False
        self.defending = False
        self.points = True
        """Whether the remover scores for buildings and tokens."""
        self.bonus = 0
        """What the remover scores besides, in the same event."""

    @property
    def count(self) -> int:
        """Buildings and tokens."""
        return sum(n for _, n in self.pieces)


async def remove(t: Table, losses: list[Loss], more: list[Trigger] | None = None) -> None:
    """r.30 All pieces of the event go, then points are added, then victory is checked, then effects follow."""
    losses = [loss for loss in losses if loss.warriors or loss.pieces]
    for loss in losses:
        take_off(t, loss)
    enough = False
    for loss in losses:
        if loss.by != NOBODY and loss.by != loss.owner and loss.points:
            score(t, loss.by, loss.count + loss.bonus, "removed")  # 3.2.1#1, 3.2.1#2, 4.3.3#4
            enough = enough or t.vp[loss.by] >= TO_WIN
    if enough:
        check_victory(t)  # r.18
    triggers: list[Trigger] = []
    for loss in losses:
        triggers += ROLES[loss.owner].on_loss(t, loss)
        if loss.by != NOBODY and loss.by != loss.owner:
            triggers += ROLES[loss.by].on_removing(t, loss)
    for role in t._asked.mourning:
        if own := [loss for loss in losses if loss.owner == role.id]:
            triggers += role.on_losses(t, own)
    if more:
        triggers += more
    if triggers:
        await in_order(t.seat, kinds.TRIGGER, triggers)  # 1.1.3


def take_off(t: Table, loss: Loss) -> None:
    """The pieces leave the map."""
    role = ROLES[loss.owner]
    if loss.warriors:
        t.take_warriors(loss.owner, loss.at, loss.warriors)
        if "warriors_go" in role.answers:
            role.warriors_go(t, loss)
        else:
            return_warriors(t, loss.owner, loss.warriors)
        t.tell(events.LOST_WARRIORS, loss.owner, loss.warriors, loss.at)
    for piece, count in loss.pieces:
        t.take_piece(piece, loss.at, count)
        role.piece_goes(t, piece, loss.at, count)
        t.tell(events.LOST_PIECE, loss.owner, piece, count, loss.at)


def return_warriors(t: Table, faction: Faction, count: int) -> None:
    """2.5.1#2 Back to the supply; Coffin Makers keep them for a while."""
    if t.exiles:
        from klubovna.games.root.effects.lasting import keeps_coffins

        if keeps_coffins(t):
            t.coffins[faction] += count
            return
    t.supply[faction] += count


async def remove_all_enemies(t: Table, by: Faction, clearings: list[Clearing]) -> None:
    """Every enemy piece in these clearings goes at once; ruins stay (2.2.4#2), pawns suffer instead (9.2.2.I, r.38)."""
    losses: list[Loss] = []
    more: list[Trigger] = []
    for at in clearings:
        for enemy in t.enemies(by):
            if t.occupied[enemy] >> at & 1:
                pieces = [(kind, t.pieces[kind][at]) for kind in PIECES_OF[enemy] if t.pieces[kind][at]]
                losses.append(Loss(enemy, by, at, t.warriors[enemy][at], pieces))
            more += ROLES[enemy].when_cleared(t, at, by)
    await remove(t, losses, more)


def clearings_of(t: Table, suit: Suit) -> list[Clearing]:
    """Of a bird's none: it is no clearing's suit."""
    return PLACES_IN[t._suited[suit]] if suit != BIRD else []
