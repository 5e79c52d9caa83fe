"""Events: 11 Riverfolk Company."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

BOUGHT: Final = Event("riverfolk-bought", "faction service price", rule="11.2.6.I", shows="goods > @faction ~service")
BOUGHT_CARD: Final = Event("riverfolk-bought-card", "faction card", rule="11.2.7.I#1", shows="card > @faction")
PRICES: Final = Event(
    "riverfolk-prices",
    "card:price boats:price hire:price",
    rule="11.6.2",
    unseen="the prices stand on the Riverfolk's board",
)
PROTECTED: Final = Event(
    "riverfolk-protected", "count", rule="11.4.1", unseen="warriors go into the Payments box of their own board"
)
GATHERED: Final = Event(
    "riverfolk-gathered", "count", rule="11.4.3", unseen="the funds are put together on their own board"
)
COMMITTED: Final = Event("riverfolk-committed", "faction", rule="11.5#1", shows="change @faction")
SPENT_FUNDS: Final = Event("riverfolk-spent", "faction count", rule="11.5#3", shows="piece @faction > ×count")
EXPORTED: Final = Event("riverfolk-exported", "card count", rule="11.5.3.I#1", shows="card > ×count")
DISRUPTED: Final = Event("riverfolk-disrupted", "faction count", rule="11.2.5.I#1", shows="hit > @faction ×count")
