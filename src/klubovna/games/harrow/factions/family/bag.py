"""The bag: drawing tokens, activating them, and where they go in clean-up."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from klubovna.games.harrow.abilities import one_ability, possible
from klubovna.games.harrow.factions.family import events, kinds
from klubovna.games.harrow.factions.family.upgrades import activate_upgrade, playable, usable
from klubovna.games.harrow.facts import ABILITIES, ADVANCE, BOARD_FACTS, FAMILY, SCROLL, Card, Token
from klubovna.games.harrow.hands import draw_card, play_card
from klubovna.games.harrow.jars import do_between, offered
from klubovna.games.harrow.movement import free_steps
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Flow, Subset
from klubovna.kernel.fields import state_class

BagDeed: TypeAlias = tuple[str, int]
BASIC_DRAW: Final[list[int]] = BOARD_FACTS["family.basic"]["draw"]
ADVANCED: Final[list[dict[str, Any]]] = BOARD_FACTS["family.advanced"]["slots"]
SPACES: Final = len(ADVANCED) - 1
"""Free spaces of the board besides the printed token; both sides have as many."""
SCROLL_SPACES: Final = 3
BAG, BOARD = "bag", "board"


# -- the ability jar ---------------------------------------------------------------------------------------------------


def draw_tokens(t: Table) -> None:
    """c1.ability.06, c1.ability.09 By the number above the last covered space, the first of which is printed."""
    assert t.family is not None
    count, back = drawing(t)
    for _ in range(count):
        draw_token(t)
    t.family.drawn.sort()
    t.tell(events.DREW_TOKENS, t.family.drawn[:])
    t.todo.append(UseBag(to_return=back))


def drawing(t: Table) -> tuple[int, int]:
    """c2.boards.02 How many tokens are drawn and how many of them go back; c2.boards.03 from a small bag fewer."""
    assert t.family is not None
    covered = len(t.family.slots)
    wanted = int(ADVANCED[covered]["draw"]) if t.with_cards else BASIC_DRAW[covered]
    back = int(ADVANCED[covered]["return"]) if t.with_cards else 0
    count = min(wanted, sum(t.family.bag))
    return count, max(0, back - (wanted - count))


def draw_token(t: Table) -> None:
    """One token out of the bag, by chance."""
    assert t.family is not None
    bag = t.family.bag
    number = t.chance.below(sum(bag))
    for token, count in enumerate(bag):
        if number < count:
            bag[token] -= 1
            t.family.drawn.append(Token(token))
            return
        number -= count


@state_class
class UseBag(Work):
    """Give some of the drawn tokens back, then use the others one by one."""

    to_return: int
    returned: int = 0

    async def run(self, t: Table) -> None:
        if self.to_return > self.returned:
            await self.give_back(t)
            return
        deeds = bag_deeds(t)
        deed = await Decision(t.seat_of[FAMILY], kinds.ACTIVATE, [None, *deeds]) if deeds else None
        if deed is None:  # c1.ability.08
            self.finish(t)
            return
        what, which = deed
        if what == "token":
            await activate(t, Token(which))
        elif what == "card":
            await play_card(t, FAMILY, Card(which))
        else:
            await do_between(t, FAMILY, deed)  # c1.path.04, r.003, r.097

    async def give_back(self, t: Table) -> None:
        """c2.boards.02"""
        assert t.family is not None
        drawn = Subset(t.family.drawn[:], self.returned, self.to_return, self.to_return)
        owed = self.to_return - self.returned
        token: Token = await Decision(t.seat_of[FAMILY], kinds.RETURN, kinds_drawn(t), owed, subset=drawn)
        self.returned += 1
        t.family.drawn.remove(token)
        t.family.bag[token] += 1
        t.tell(events.RETURNED, token)


def kinds_drawn(t: Table) -> list[Token]:
    """The kinds of token that lie there and have not been activated."""
    assert t.family is not None
    return sorted(set(t.family.drawn))


def bag_deeds(t: Table) -> list[BagDeed]:
    """Tokens that can do anything, in any order; an upgrade card (c2.upgrades.01); a free step; an offer (r.097)."""
    assert t.family is not None
    able = abilities(t)
    found: list[BagDeed] = [("token", token) for token in kinds_drawn(t) if can_activate(t, token, able)]
    found += [("card", card) for card in playable(t)]
    if free_steps(t, FAMILY):
        found.append(("step", 0))
    return found + offered(t, FAMILY)


def abilities(t: Table) -> list[Token]:
    """Which abilities plain tokens can give now; the ADVANCEs of several add up for one step (r.001)."""
    assert t.family is not None
    return possible(t, FAMILY, max(1, t.family.drawn.count(ADVANCE)))


def can_activate(t: Table, token: Token, able: list[Token]) -> bool:
    """Whether the token can do anything, given `abilities`."""
    return token in able or (token not in ABILITIES and usable(t, token))


async def activate(t: Table, token: Token) -> None:
    """c1.ability.07 A drawn token, once: its ability with value 1, or what an upgrade token says."""
    assert t.family is not None
    drawn = t.family.drawn
    if token in ABILITIES:
        for _ in range(await one_ability(t, FAMILY, drawn.count(token), token)):
            drawn.remove(token)
            t.family.spent.append(token)
    else:
        drawn.remove(token)
        t.family.spent.append(token)
        activate_upgrade(t, token)


# -- clean-up ----------------------------------------------------------------------------------------------------------


def collect(t: Table, tokens: list[Token]) -> None:
    """c1.cleanup.04, c1.cleanup.06, c1.cleanup.08 Scrolls to the tracker, the others beside those of this turn."""
    assert t.family is not None
    for token in tokens:
        if token != SCROLL:
            t.family.spent.append(token)
        elif t.scrolls[FAMILY] == SCROLL_SPACES:
            t.box[token] += 1
        else:
            t.scrolls[FAMILY] += 1
            t.tell(events.SCROLL, t.scrolls[FAMILY])
    t.todo.append(PlaceTokens())


@state_class
class PlaceTokens(Work):
    """c1.cleanup.09, r.137 The tokens of the turn, used or not, each to the board or into the bag."""

    def begin(self, t: Table) -> Flow[None] | None:
        assert t.family is not None
        loose = t.family.drawn or t.family.spent
        if loose:
            return self.place(t, loose)
        self.finish(t)
        return None

    async def place(self, t: Table, loose: list[Token]) -> None:
        assert t.family is not None
        token = loose[0]
        places = [BAG, BOARD] if len(t.family.slots) < SPACES else [BAG]  # r.019
        place = await Decision(t.seat_of[FAMILY], kinds.PLACE, places, token)
        loose.remove(token)
        t.tell(events.PLACED, token, place)
        if place == BAG:
            t.family.bag[token] += 1
            return
        t.family.slots.append(token)  # c1.cleanup.10
        if t.with_cards and ADVANCED[len(t.family.slots)]["card"]:
            draw_card(t, FAMILY)  # c2.boards.01
