"""Several things picked at once: marked in any order, they are told in the one order of records and bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from harrow.fairfolk_table import fair_table
from harrow.family_table import family_table
from harrow.hester_table import hester_table
from harrow.kami_table import kami_table
from harrow.tables import TOKEN, card, game, h, table, table_of
from klubovna.games.harrow import RULES
from klubovna.games.harrow.factions.family.bag import UseBag
from klubovna.games.harrow.factions.hester.role import CUBES
from klubovna.games.harrow.factions.kami.tracker import HiddenStrength
from klubovna.games.harrow.factions.protectors.tracker import PathTokens
from klubovna.games.harrow.facts import KAMI, PROTECTORS, PURPLE, RED
from klubovna.games.harrow.jars import LegendJar
from klubovna.games.harrow.state import Table
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.game import Game
from klubovna.testing import rule


def tokens_to_return() -> Table:
    t = family_table(drawn=("advance", "advance", "spawn", "strengthen"))
    t.todo.append(UseBag(to_return=2))
    return t


def paths_on_the_map() -> Table:
    t = table(legends={"protectors": "D6"}, paths=("C4", "C4", "E5"))
    t.todo.append(PathTokens())
    return t


def cubes_above_six() -> Table:
    return hester_table(moment=CUBES, ground={"brown": 4, "teal": 4})


def emmys_last_cubes() -> Table:
    t = table(
        who={"protectors": "emmy"}, legends={"protectors": "D6"}, haints={"protectors": {"A1": 1, "B1": 1, "C1": 1}}
    )
    t.tree[RED] += t.cubes[RED] - 2
    t.cubes[RED] = 2
    t.todo.append(LegendJar(faction=PROTECTORS, ability=False))
    return t


def kammis_last_cubes() -> Table:
    t = kami_table(side=1)
    t.tree[PURPLE] += t.cubes[PURPLE] - 2
    t.cubes[PURPLE] = 2
    t.todo.append(HiddenStrength(last=1))
    return t


def things_around_a_hex() -> Table:
    t = kami_table(legends={"kami": "D4", "kami_b": "A1", "protectors": "G4"}, townsfolk=("C3",))
    t.hands[KAMI].append(card("through_the_keyhole"))
    t.tokens[TOKEN["advance"]][h("A3")] = 2
    t.tokens[TOKEN["spawn"]][h("B4")] = 1
    return t


def offers_in_supply() -> Table:
    return fair_table(cards=("sweeter_bait",), offers=("nothing", "spawn_1", "advance_2"), ground={"silver": 3})


def quests_in_hand() -> Table:
    quests = [row["id"] for row in RULES.content.files["quests"]["quest"]][:3]
    return fair_table(cards=("change_of_heart",), quests=tuple(quests), ground={"silver": 3})


POSITIONS: dict[str, Callable[[], Table]] = {
    "bag.return": tokens_to_return,
    "path.take": paths_on_the_map,
    "hester.discard": cubes_above_six,
    "emmy.cube": emmys_last_cubes,
    "row.cube": kammis_last_cubes,
    "card.keyhole.bring": things_around_a_hex,
    "ff.card.offers": offers_in_supply,
    "ff.card.quests": quests_in_hand,
}


ON_THE_WAY = {"deed": ("card", card("through_the_keyhole")), "card.keyhole": h("B3")}


def asking(kind: str) -> Game:
    """A game at the first question of this kind; on the way to it these answers are given, else the last option."""
    g = game(POSITIONS[kind]())
    while g.decision is not None and g.decision.kind.name != kind:
        options = g.decision.options
        answer = ON_THE_WAY.get(g.decision.kind.name)
        g.choose(options.index(answer) if answer is not None and answer in options else len(options) - 1)
    return g


def test_every_kind_of_a_set_has_a_position_here() -> None:
    assert {kind.name for kind in RULES.kinds.values() if kind.many} == set(POSITIONS)


@rule("harrow:c2.boards.02", "harrow:c1.path.07", "harrow:c5.cleanup.05", "harrow:c1.gift.01", "harrow:c4.legend.02")
@rule("harrow:ap.goblincards.02")
@pytest.mark.parametrize("kind", POSITIONS)
def test_a_set_marked_in_any_order_is_that_picked_one_by_one(kind: str) -> None:
    one, other = asking(kind), asking(kind)
    subset = one.asked().subset
    assert subset is not None
    first, last = 0, len(subset.items) - 1
    wanted = [subset.items[first], subset.items[last]]
    while (d := one.decision) is not None and d.kind.name == kind:
        value = next((x for x in d.options if x in wanted), None)
        one.choose(d.options.index(value))
        if value is None:
            break
        wanted.remove(value)
    other.choose_set([last, first], other.asked().seat)
    assert other.fingerprint() == one.fingerprint()
    assert other.record()["inputs"] == one.record()["inputs"]


def test_sets_of_the_wrong_size_are_refused() -> None:
    g = asking("bag.return")
    with pytest.raises(IllegalChoice):
        g.choose_set([0], g.asked().seat)
    g.choose_set([3, 0], g.asked().seat)
    family = table_of(g).family
    assert family is not None
    assert family.drawn == [TOKEN["advance"], TOKEN["spawn"]]


def test_all_path_tokens_or_none_may_be_taken_back() -> None:
    g = asking("path.take")
    subset = g.asked().subset
    assert subset is not None
    assert (subset.items, subset.least, subset.most) == ([h("C4"), h("C4"), h("E5")], 0, 3)
    g.choose_set([2, 1, 0], g.asked().seat)
    assert g.asked().kind.name == "path.place"
    g = asking("path.take")
    g.choose_set([], g.asked().seat)
    assert sum(table_of(g).paths) == 3


@rule("harrow:ap.goblincards.02")
def test_at_most_three_components_come_through_the_keyhole() -> None:
    g = asking("card.keyhole.bring")
    subset = g.asked().subset
    assert subset is not None
    assert (len(subset.items), subset.least, subset.most) == (4, 0, 3)
    with pytest.raises(IllegalChoice):
        g.choose_set([0, 1, 2, 3], g.asked().seat)
    g.choose_set([3, 1, 0], g.asked().seat)
    assert g.asked().kind.name != "card.keyhole.bring"
