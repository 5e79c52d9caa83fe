"""The compiled build: its classes are those of the sources, and it is used for exactly these sources or not at all."""

from __future__ import annotations

import dataclasses
import re
import sys
import typing
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from tools import frames, records_out, written_out

from klubovna import compiled
from klubovna.kernel import fields, serialize
from klubovna.kernel.chance import Chance

SOURCE = '''
from __future__ import annotations
from typing import Any, ClassVar
from klubovna.kernel.fields import StatePart, cache, derived, field, shared, state_class
from klubovna.kernel.state import State

@state_class
class Pile(StatePart):
    cards: list[int] = field(default_factory=list)

@state_class
class Work(StatePart):
    registry: ClassVar[dict[str, type[Any]] | None] = {}

@state_class
class Dig(Work):
    was_called: ClassVar[tuple[str, ...]] = ("Burrow",)
    at: int
    """Where."""
    deep: int = (
        3
    )

@state_class
class Table(State):
    hand: list[int]
    piles: dict[str, Pile] = field(default_factory=dict)
    spare: Pile | None = None
    work: list[Work] = field(default_factory=list)
    words: Any = shared(default=None)
    known: list[int] | None = cache()
    total: list[int] = derived(default_factory=list)

    def restored(self) -> None:
        self.total = [sum(self.hand)]
'''


def module(name: str, text: str) -> Any:
    made = ModuleType(name)
    sys.modules[name] = made
    exec(compile(text, name, "exec"), made.__dict__)
    return made


@pytest.fixture
def both() -> tuple[Any, Any, str]:
    """The same module as it is, and written out for the compiler."""
    plain = module("written_plain", SOURCE)
    text = written_out.written_out(SOURCE, written_out.states_of(plain))
    return plain, module("written_out", text), text


def table(of: Any) -> Any:
    made = of.Table(seats=2, chance=Chance(7), hand=[1, 2], piles={"a": of.Pile(cards=[5])}, words={"w": 1})
    made.work = [of.Dig(at=3), of.Dig(at=4, deep=9)]
    made.known = [1]
    made.total = [8]
    return made


def test_states_written_out_are_the_same_states(both: tuple[Any, Any, str]) -> None:
    plain, written, text = both
    assert "@state_class" not in text
    ours, theirs = table(plain), table(written)
    dumped = serialize.dump(theirs)
    assert dumped == serialize.dump(ours)
    assert dumped["work"][1] == {"class": "Dig", "at": 4, "deep": 9}
    copy = theirs.clone()
    assert serialize.dump(copy) == dumped
    assert (copy.known, copy.total, copy.words) == (None, [8], {"w": 1})
    copy.piles["a"].cards.append(6)
    copy.work[0].at = 0
    copy.hand.clear()
    assert serialize.dump(theirs) == dumped
    again = serialize.load(written.Table, {**dumped, "words": None})
    assert (again.total, again.known, again.work[1].deep) == ([3], None, 9)
    assert written.Table(seats=1, chance=Chance(1), hand=[]).piles == {}
    assert set(written.Work.registry) == {"Work", "Dig", "Burrow"}
    with pytest.raises(TypeError):
        written.Dig()


def test_a_state_written_out_is_overwritten_like_any_other(both: tuple[Any, Any, str]) -> None:
    _, written, _ = both
    into, other = table(written), table(written)
    other.hand, other.piles["a"].cards, other.spare, other.over = [7], [5, 8], written.Pile(cards=[2]), True
    other.work[1].deep = 1
    hand, pile, work = into.hand, into.piles["a"], into.work[1]
    assert fields.pouring[written.Table].__name__ == "_pour_Table"
    fields.pour(into, other)
    assert serialize.dump(into) == serialize.dump(other)
    assert into.known is None
    assert (into.hand, into.piles["a"], into.work[1]) == (hand, pile, work)
    assert into.hand is hand
    assert into.spare is not other.spare


def test_what_is_known_of_a_class_is_the_same(both: tuple[Any, Any, str]) -> None:
    plain, written, _ = both
    for name in ("Pile", "Work", "Dig", "Table"):
        one, other = getattr(plain, name), getattr(written, name)
        assert [f.name for f in dataclasses.fields(one)] == [f.name for f in dataclasses.fields(other)]
        assert _hints(one) == _hints(other)


def _hints(cls: type) -> set[str]:
    hints = typing.get_type_hints(cls)
    return {name for name, hint in hints.items() if typing.get_origin(hint) is not typing.ClassVar}


def test_a_build_is_used_for_exactly_its_sources(tmp_path: Path) -> None:
    package, build = tmp_path / "klubovna", tmp_path / "build"
    (package / "kernel").mkdir(parents=True)
    (package / "games" / "one").mkdir(parents=True)
    rule = package / "games" / "one" / "turn.py"
    rule.write_text("LIMIT = 3\n")
    build.mkdir()
    library = f"one{EXTENSION_SUFFIXES[0]}"
    (build / library).write_bytes(b"")
    assert compiled.fitting(package, build) is None
    manifest = compiled.Manifest(compiled.digest(package), {"one": library}, {"klubovna.games.one.turn": library})
    (build / compiled.MANIFEST).write_bytes(msgspec.json.encode(manifest))
    assert compiled.fitting(package, build) is not None
    rule.write_text("LIMIT = 4\n")
    assert compiled.fitting(package, build) is None
    rule.write_text("LIMIT = 3\n")
    (package / "kernel" / "new.py").write_text("")
    assert compiled.fitting(package, build) is None
    (package / "kernel" / "new.py").unlink()
    (build / library).unlink()
    assert compiled.fitting(package, build) is None
    (build / compiled.MANIFEST).write_bytes(b"{")
    assert compiled.fitting(package, build) is None


def test_who_insists_on_a_build_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLUBOVNA_COMPILED", "1")
    with pytest.raises(ImportError, match=r"tools/compile\.py"):
        compiled.use(tmp_path / "src" / "klubovna")
    monkeypatch.setenv("KLUBOVNA_COMPILED", "0")
    assert not compiled.use(tmp_path / "src" / "klubovna")


CONSTANTS = """
from __future__ import annotations
FOX, HARE = range(2)
WING, GATE = range(12, 14)
NEAR, FAR = -1, 99
ADVANCE, SPAWN = (int(i) for i in range(2))
EYRIE, DUCHY = map(str.upper, ("eyrie", "duchy"))
LIMIT = -3
TAKEN = {}
TAKEN["fox"] = 1
TWICE = 1
TWICE = 2
BASE, TOP = LIMIT, LIMIT + 1
"""


def test_constants_are_final_and_keep_their_values() -> None:
    text = written_out.with_constants(CONSTANTS)
    plain, made = module("constants_plain", CONSTANTS), module("constants_final", text)
    for name in re.findall(r"[A-Z]{2,}", CONSTANTS):
        assert getattr(plain, name) == getattr(made, name)
        assert (f"{name}: _Final" in text) == (name not in ("TAKEN", "TWICE", "BASE", "TOP"))


LOOPS = """
from itertools import compress
NEAR = [4, 5, 6]
def picked(row):
    return list(
        compress(NEAR, row)
    ), [a + "ž" * b for a, b in zip("ab", row, strict=False) if b], list(zip("ab", row, strict=False))
def folded(row):
    for near in compress(NEAR, row):
        row = [*row, near]
    return sum(row), any(row), all(row[1:] if row else []), f"ž{sum(row)}", sum([x for x in row]), sum(row, 3)
"""


def test_loops_find_the_same() -> None:
    text = written_out.with_loops(LOOPS)
    assert "list(zip('ab', row, strict=False))" in text.replace('"', "'")
    assert "compress(" not in text
    assert text.count("strict") == 1
    assert text.count("\n") == LOOPS.count("\n")
    plain, made = module("loops_plain", LOOPS), module("loops_written", text)
    for row in ([1, 0, 2], [0, 3, 0], []):
        assert plain.picked(row) == made.picked(row)
        assert plain.folded(row) == made.folded(row)
    assert re.findall(r"(\w+)\(_each for _each in row\)", text) == ["sum", "any"]


FLOWS = """
from __future__ import annotations
from collections.abc import Generator
from typing import Generic, TypeVar
T = TypeVar("T")

class Ask(Generic[T]):
    def __init__(self, thing: T) -> None:
        self.thing = thing

    def __await__(self) -> Generator[T, T, T]:
        return (yield self.thing)

class Role:
    own = 3

    async def turn(self, t: list[int], most: int = 2) -> int:
        \"\"\"Some rounds.

        Each of them asks.
        \"\"\"
        for _ in range(most):
            t.append(await Ask(len(t)))
        return sum(t) + self.own

    async def later(self, t: list[int]) -> list[int]:
        return sorted(t, key=lambda x: -x)

class Eager(Role):
    async def turn(self, t: list[int], most: int = 3) -> int:
        return await super().turn(t, most) + len(await self.later(t))
"""


def test_flows_that_are_handed_over_ask_and_give_the_same() -> None:
    text = written_out.with_flat_flows(FLOWS)
    assert re.findall(r"def (flow_of_\w+)", text) == ["flow_of_Ask___await__", "flow_of_Role_turn"]
    plain, made = module("flows_plain", FLOWS), module("flows_written", text)
    for of in ("Role", "Eager"):
        assert _run(getattr(plain, of)().turn([5])) == _run(getattr(made, of)().turn([5]))


def _run(flow: Any) -> tuple[list[Any], Any]:
    """What it asks, answered with ten times as much, and what it gives."""
    asked: list[Any] = []
    answer = None
    while True:
        try:
            asked.append(flow.send(answer))
        except StopIteration as end:
            return asked, end.value
        answer = asked[-1] * 10


HEADER = """
typedef struct tuple_T2OI {
    PyObject *f0;
    CPyTagged f1;
} tuple_T2OI;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *_t;
    tuple_T2OI _pair;
    char _open;
    int32_t ___mypyc_next_label__;
} klubovna___ask_genObject;
"""


def test_flows_get_a_method_that_shows_what_they_hold() -> None:
    known = frames.structs(HEADER)
    c = frames.with_frames("static PyMethodDef klubovna___ask_gen_methods[] = {\n    {NULL}\n};\n", known)
    fields = [line.split('"')[1] for line in c.splitlines() if "offsetof" in line]
    assert fields == ["_t", "_pair.f0", "_pair.f1", "_open", "___mypyc_next_label__"]
    assert '{"__frame__", (PyCFunction)klubovna___ask_gen_frame, METH_NOARGS, NULL}' in c


RECORDS = """
from __future__ import annotations
from dataclasses import dataclass, field
Hex = tuple[int, int]

@dataclass(slots=True, frozen=True)
class Choice:
    end: Hex
    path: tuple[Hex, ...] = field(default=(), compare=False)

@dataclass(slots=True, kw_only=True)
class Why:
    settled: str = "nobody"
    ends: dict[Hex, int] = field(default_factory=dict)

    def many(self) -> bool:
        return len(self.ends) > 1
"""


def test_dataclasses_make_the_same_objects() -> None:
    """Frozen ones are filled by the compiler's own code; here only that of the others is run."""
    text = records_out.with_own_init(RECORDS)
    plain, made = module("records_plain", RECORDS), module("records_written", text)
    for given in ({}, {"settled": "path"}, {"ends": {(0, 1): 2, (1, 1): 3}}):
        one, other = plain.Why(**given), made.Why(**given)
        assert repr(one) == repr(other)
        assert one.many() == other.many()
    assert made.Why().ends is not made.Why().ends
    with pytest.raises(TypeError):
        made.Why("path")
    assert "def __init__(self, end: Hex, path: tuple[Hex, ...] = ()) -> None:" in text
    whole = module("whole_tuples", written_out.with_whole_tuples(RECORDS))
    assert whole.Hex == tuple[int, int]


DECISION = """
from __future__ import annotations
from typing import Any, Generic, TypeVar
from msgspec import Struct
T = TypeVar("T")

class Decision(Struct, Generic[T], eq=False):
    seat: int
    options: list[T]
    about: Any = None

    @property
    def count(self) -> int:
        return len(self.options)

class Kept(Struct):
    seat: int
"""


def test_decisions_are_records_in_plain_python_and_classes_in_the_build() -> None:
    text = records_out.with_plain_records(DECISION)
    plain, made = module("decision_plain", DECISION), module("decision_written", text)
    assert issubclass(plain.Decision, msgspec.Struct)
    assert not issubclass(made.Decision, msgspec.Struct)
    assert issubclass(made.Kept, msgspec.Struct)
    for cls in (plain.Decision, made.Decision):
        one = cls(1, [2, 3])
        assert (one.seat, one.options, one.about, one.count) == (1, [2, 3], None, 2)
        assert one != cls(1, [2, 3])
