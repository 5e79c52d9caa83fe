"""A toy game for tests of the driver: one menu with everything that a rule can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from klubovna.kernel import (
    Chance,
    Config,
    Decision,
    GameOver,
    Kind,
    Result,
    Rules,
    State,
    Together,
    in_order,
    new,
    some,
)
from klubovna.kernel.decision import Flow
from klubovna.kernel.fields import field, state_class
from klubovna.kernel.game import Game
from klubovna.kernel.journal import Event
from klubovna.kernel.rulebook import Ledger
from klubovna.kernel.rules import Display, Play, Words
from klubovna.kernel.text import Term
from klubovna.kernel.zones import redeal, show, shuffle

MENU = Kind("menu", of="deed", rule="1")
HIDE = Kind("hide", of="card", rule="1", secret=True)
PEEK = Kind("peek", of="card", rule="1", secret=True)
SUBSET = Kind("subset", of="card", rule="1", many=True)
ORDER = Kind("order", of="card", rule="1")
DID = Event("did", "seat deed", rule="1")
GOT = Event("got", "seat", rule="1", private="card")

Effects = list[tuple[int, Callable[[], Flow[None]]]]

DEEDS = ["pass", "roll", "draw", "bid", "some", "order", "break", "break later", "peek", "win", "end"]


@state_class
class Table(State):
    deck: list[int] = field(default_factory=lambda: list(range(12)))
    hands: list[list[int]] = field(default_factory=list)
    bids: list[list[int]] = field(default_factory=list)
    seen: list[int] = field(default_factory=lambda: [0] * 12)
    turn: int = 0
    log: list[str] = field(default_factory=list)

    def redeal(self, seat: int, chance: Chance) -> None:
        redeal(chance, [self.deck, *self.hands, *self.bids], self.seen, seat)

    def result(self) -> Result:
        winner = (self.turn - 1) % self.seats
        return Result([winner], [1 if s == winner else 2 for s in range(self.seats)], [0] * self.seats)


def setup(config: Config) -> Table:
    t = Table(seats=config.seats, chance=Chance(config.seed), bids=[[] for _ in range(config.seats)])
    shuffle(t, t.deck, t.seen)
    t.hands = [[t.deck.pop(), t.deck.pop()] for _ in range(config.seats)]
    for seat, hand in enumerate(t.hands):
        show(t, hand, t.seen, 1 << seat)
    return t


async def bid(t: Table, seat: int) -> int:
    card: int = await Decision(seat, HIDE, sorted(t.hands[seat]))
    return card


async def step(t: Table) -> None:
    seat = t.turn % t.seats
    t.turn += 1
    deed = await Decision(seat, MENU, DEEDS)
    t.log.append(deed)
    t.tell(DID, seat, deed)
    if deed == "roll":
        t.log.append(str(t.chance.roll(6)))
    elif deed == "draw" and t.deck:
        card = t.deck.pop()
        t.hands[seat].append(card)
        show(t, [card], t.seen, 1 << seat)
        t.whisper(1 << seat, GOT, seat, card)
    elif deed == "bid":
        seats = list(range(t.seats))
        for who, card in zip(seats, await Together(t, seats, bid), strict=True):
            t.hands[who].remove(card)
            t.bids[who].append(card)
        await Decision((seat + 1) % t.seats, MENU, ["pass", "roll"])
        for who in seats:
            show(t, t.bids[who], t.seen)
            t.hands[who] += t.bids[who]
            t.bids[who] = []
    elif deed == "some":
        t.log.append(repr(await some(seat, SUBSET, [1, 2, 3, 4], 1, 3)))
    elif deed == "order":
        effects: Effects = [(name, partial(note, t, f"effect {name}")) for name in (1, 2, 3)]
        await in_order(seat, ORDER, effects)
    elif deed == "break":
        raise ValueError("the rule is broken")
    elif deed == "break later":
        t.turn += 1000
        await Decision(seat, MENU, ["pass", "roll"])
        raise ValueError("the rule is broken later")
    elif deed == "peek":
        await Decision(seat, PEEK, [t.hands[seat][0]])
    elif deed == "win":
        raise GameOver
    elif deed == "end":
        t.over = True


async def note(t: Table, word: str) -> None:
    t.log.append(word)


def view(t: Table, seat: int | None) -> dict[str, Any]:
    return {
        "log": t.log[:],
        "hands": [len(hand) for hand in t.hands],
        "hand": None if seat is None else t.hands[seat][:],
        "bids": [len(bids) for bids in t.bids],
        "bid": None if seat is None else t.bids[seat][:],
    }


TOY: Rules[Table] = Rules(
    slug="toy",
    package="klubovna",
    version="1",
    seats=(2, 3),
    play=Play(
        state=Table,
        setup=setup,
        step=step,
    ),
    words=Words(
        kinds=[MENU, HIDE, PEEK, SUBSET, ORDER],
        events=[DID, GOT],
        nouns={"seat": lambda t, v: Term("none"), "card": lambda t, v: Term("none"), "deed": lambda t, v: Term("none")},
    ),
    display=Display(
        view=view,
    ),
)
TOY.__dict__["ledger"] = Ledger(game="toy", title={"en": "Toy", "cs": "Hračka"})


def toy(**more: Any) -> Game:
    return new("toy", **{"seats": 2, "seed": 3, **more})


def do(g: Game, *deeds: str) -> Game:
    for deed in deeds:
        assert g.decision is not None
        g.choose(g.decision.options.index(deed))
    return g
