"""The Family: tokens drawn from a bag, storms, buildings destroyed."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.abilities import one_ability, possible
from klubovna.games.harrow.facts import (
    ALL_TOKEN_IDS,
    BOARD_FACTS,
    FAMILY,
    SCROLL,
    TOKEN_IDS,
    Token,
)
from klubovna.games.harrow.kinds import family as own
from klubovna.games.harrow.roles import Role
from klubovna.games.harrow.setup import STARTING_CARDS, choose_legend, deal_cards, stand_at_home
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import TASK_BAG, finish, task
from klubovna.kernel.decision import Decision

SCROLL_SPACES: Final = 3
BASIC: Final = BOARD_FACTS["family.basic"]


class Family(Role):
    id = FAMILY
    pays_for_storms = False  # c1.advance.07

    async def set_up(self, t: Table) -> None:
        if t.family is None or t.solo is not None:
            return
        await choose_legend(t, self.id)
        stand_at_home(t, self.id)
        for name, count in BASIC["starting_bag"].items():
            token = TOKEN_IDS.index(name)
            t.family.bag[token] += count  # c1.setup.11
            t.box[token] -= count
        if t.with_cards:
            deal_cards(t, self.id, STARTING_CARDS)

    async def ability(self, t: Table) -> None:
        """c1.ability.06 Draw as many tokens as the highest covered number."""
        assert t.family is not None
        for _ in range(int(BASIC["draw"][len(t.family.slots)])):
            draw_token(t)
        t.todo.append([TASK_BAG, FAMILY])

    async def collect(self, t: Table, tokens: list[Token]) -> None:
        """c1.cleanup.08, c1.cleanup.09 Collected and drawn tokens go to the board or into the bag, one by one."""
        assert t.family is not None
        loose = [*t.family.drawn, *t.family.spent]
        for token in tokens:
            if token == SCROLL:
                if t.scrolls[self.id] == SCROLL_SPACES:
                    t.box[token] += 1
                else:
                    t.scrolls[self.id] += 1
            else:
                loose.append(token)
        t.family.drawn, t.family.spent = [], []
        for token in loose:
            t.family.bag[token] += 1

    def view(self, t: Table, seat: int | None) -> dict[str, Any]:
        board = t.family
        if board is None:
            return {}
        return {
            "bag": {name: board.bag[i] for i, name in enumerate(ALL_TOKEN_IDS) if board.bag[i]},
            "board": [ALL_TOKEN_IDS[token] for token in board.slots],
            "drawn": [ALL_TOKEN_IDS[token] for token in board.drawn],
            "spent": [ALL_TOKEN_IDS[token] for token in board.spent],
            "parked": [ALL_TOKEN_IDS[token] for token in board.parked],
            "upgrades": board.upgrades[:],
            "open_upgrades": board.open_upgrades[:],
            "storms": board.storms,
            "stored": board.stored,
        }


def draw_token(t: Table) -> None:
    """One token out of the bag, by chance."""
    assert t.family is not None
    bag = t.family.bag
    total = sum(bag)
    if not total:
        return
    number = t.chance.below(total)
    for token, count in enumerate(bag):
        if number < count:
            bag[token] -= 1
            t.family.drawn.append(Token(token))
            return
        number -= count


@task(TASK_BAG)
async def activate_tokens(t: Table, work: list[int]) -> None:
    """c1.ability.07, c1.ability.08 The drawn tokens, one by one, in any order. [faction]"""
    assert t.family is not None
    drawn = t.family.drawn
    able = [token for token in sorted(set(drawn)) if token in possible(t, FAMILY, drawn.count(token))]
    token = await Decision(t.seat_of[FAMILY], own.ACTIVATE, [None, *able]) if able else None
    if token is None:
        finish(t, work)
        return
    for _ in range(await one_ability(t, FAMILY, drawn.count(token), token)):
        drawn.remove(token)
        t.family.spent.append(token)
