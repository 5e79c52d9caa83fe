"""Work that takes several steps lies on a stack of typed tasks in the state."""

from __future__ import annotations

from harrow.tables import h, table
from klubovna.games.harrow.abilities import Advance, Spawn
from klubovna.games.harrow.attack import Press
from klubovna.games.harrow.facts import FAMILY, LEGEND, PROTECTORS
from klubovna.games.harrow.look import view
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel import serialize
from klubovna.kernel.fields import equal


def test_work_under_way_is_stored_and_comes_back() -> None:
    t = table()
    t.todo = [
        Press(attacker=PROTECTORS, start=h("D6"), at=h("D5"), defender=FAMILY, hit=[LEGEND]),
        Advance(faction=FAMILY, points=2),
    ]
    again = serialize.load(Table, serialize.dump(t))
    assert [type(work) for work in again.todo] == [Press, Advance]
    assert all(equal(one, other) for one, other in zip(t.todo, again.todo, strict=True))


def test_a_copy_goes_on_with_its_own_work() -> None:
    t = table()
    t.todo = [Press(attacker=PROTECTORS, start=h("D6"), at=h("D5"), defender=FAMILY)]
    copy = t.clone()
    work = copy.todo[0]
    assert isinstance(work, Press)
    work.hit.append(LEGEND)
    assert equal(t.todo[0], Press(attacker=PROTECTORS, start=h("D6"), at=h("D5"), defender=FAMILY))


def test_of_two_tasks_alike_the_finished_one_goes() -> None:
    t = table()
    first, second, above = (
        Spawn(faction=FAMILY, left=1),
        Spawn(faction=FAMILY, left=1),
        Advance(faction=FAMILY, points=1),
    )
    t.todo = [first, second, above]
    first.finish(t)
    assert t.todo == [second, above]
    above.finish(t)
    assert t.todo == [second]


def test_the_view_tells_what_is_under_way_and_what_is_left_of_it() -> None:
    t = table()
    t.todo = [Spawn(faction=FAMILY, left=2)]
    (begun,) = view(t, None).turn.todo
    assert (begun.task, begun.left) == ("Spawn", {"faction": FAMILY, "left": 2})


def test_every_task_says_what_rule_it_is() -> None:
    assert Work.registry is not None
    tasks = [task for name, task in Work.registry.items() if name != "Work"]
    assert len(tasks) >= 36
    assert all(task.__doc__ and ("run" in vars(task)) != ("begin" in vars(task)) for task in tasks)
