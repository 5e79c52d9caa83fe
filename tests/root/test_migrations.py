"""Tables that were begun with an earlier version of the rules are taken up again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from klubovna.games.root.facts import FACTION_IDS
from klubovna.games.root.migrations import BOARDS_BEFORE_3
from klubovna.kernel import new
from klubovna.kernel.save import resume, save

ROLES = [
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["lizards", "riverfolk", "duchy", "corvids", "vagabond", "vagabond"],
]


def as_before_3(position: dict[str, Any]) -> None:
    """A position of today as version 2 kept it."""
    boards = dict(zip(FACTION_IDS, position.pop("boards"), strict=True))
    for board in boards.values():
        if board is not None:
            del board["class"]
    position["vagabonds"] = [board for id in ("vagabond", "vagabond_2") if (board := boards.pop(id)) is not None]
    for field in BOARDS_BEFORE_3:
        position[field] = boards.pop("lizards" if field == "cult" else field)
    assert not boards


def test_a_table_of_version_2_goes_on_with_the_boards_in_one_list() -> None:
    for roles in ROLES:
        for choices in (2, 90):
            g = new("root", seats=len(roles), seed=5, roles=roles, live=True)
            draw = Random(choices)
            for _ in range(choices):
                decision = g.decisions[0]
                g.choose(draw.randrange(len(decision.options)), decision.seat)
            kept = json.loads(json.dumps(save(g)))
            kept["record"]["version"] = "2"
            for mark in ("back", "last"):
                as_before_3(kept[mark]["state"])
            again = resume(kept).game
            assert again.upgraded
            assert again.view(None) == g.view(None)
            assert [d.options for d in again.decisions] == [d.options for d in g.decisions]
