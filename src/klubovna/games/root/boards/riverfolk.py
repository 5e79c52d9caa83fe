"""The Riverfolk's board: payments, funds, prices."""

from __future__ import annotations


class RiverfolkBoard:
    __slots__ = ("committed", "funds", "lost", "on_tracks", "payments", "prices")
    payments: list[int]
    """Warriors in each box, by the faction they belong to."""
    funds: list[int]
    committed: list[int]
    on_tracks: list[list[int]]
    """Committed to empty trade post spaces, by suit."""
    lost: list[int]
    """Trade posts out of the game, by suit."""
    prices: list[int]
    """Hand card, riverboats, mercenaries."""

    def __init__(self) -> None:
        self.payments = [0] * 9
        self.funds = [0] * 9
        self.committed = [0] * 9
        self.on_tracks = [[0] * 9 for _ in range(4)]
        self.lost = [0] * 4
        self.prices = [1, 1, 1]

    def clone(self) -> RiverfolkBoard:
        new = RiverfolkBoard.__new__(RiverfolkBoard)
        new.payments = self.payments[:]
        new.funds = self.funds[:]
        new.committed = self.committed[:]
        new.on_tracks = [x[:] for x in self.on_tracks]
        new.lost = self.lost[:]
        new.prices = self.prices[:]
        return new
