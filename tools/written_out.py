"""Sources as mypyc likes them: every `@state_class` written out field by field, constants declared as such.

mypyc knows such classes natively, and no decorator that makes them; a name that is `Final` it reads without asking.
"""

from __future__ import annotations

import ast
import dataclasses
import re
import typing
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeGuard

from klubovna import compiled
from klubovna.kernel import fields

OPEN: Final = ("StatePart", "FactionBoard", "Driver", "Undoing", "Game", "Chance")
"""Classes beside those of states of which there are subclasses in plain Python, or objects made without `__init__`."""


REUSED: Final = ("Decision", "Subset")
"""Classes of which one object comes as the other goes: its place in memory is kept for the next."""


class Copied(NamedTuple):
    """A field of a state, one of a base too: how it is copied ('': it begins anew), and its default as source."""

    name: str
    copy: str
    default: str | None


def copied(cls: type) -> list[Copied]:
    hints = typing.get_type_hints(cls)
    found = []
    for one in dataclasses.fields(cls):
        default = None
        if one.default_factory is not dataclasses.MISSING:
            default = "_LEFT"
        elif one.default is not dataclasses.MISSING:
            default = repr(one.default)
        found.append(Copied(one.name, fields.copy_expression(cls, one, hints), default))
    return found


class Written(NamedTuple):
    """A `@state_class`: all its fields, and the lines that overwrite one object of it with another."""

    fields: list[Copied]
    pour: list[str]


def states_of(module: ModuleType) -> dict[str, Written]:
    """The `@state_class`es of a module."""
    found = {name: cls for name, cls in vars(module).items() if _declared_in(module.__name__, cls)}
    return {name: Written(copied(cls), fields.pour_lines(cls)) for name, cls in found.items()}


def _declared_in(module: str, cls: Any) -> bool:
    """Whether this is a `@state_class` of that module."""
    return (
        isinstance(cls, type)
        and cls.__module__ == module
        and issubclass(cls, fields.StatePart)
        and "__dataclass_fields__" in vars(cls)
    )


def written_out(text: str, states: dict[str, Written]) -> str:
    """The source with its `@state_class`es as plain classes that mypyc knows natively."""
    tree = ast.parse(text)
    lines = text.splitlines()
    found = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    found = [node for node in found if _is_state_class(node) or node.name in (*OPEN, *REUSED)]
    if not found:
        return text
    for node in reversed(found):
        if _is_state_class(node):
            _write_out(node, lines, states[node.name])
        elif node.name in REUSED:
            lines.insert(node.lineno - 1, "@_attr(free_list_len=1)")
        else:
            if own := own_fields(node):
                named = ", ".join(f"{name_of(one)!r}: {ast.unparse(one.annotation)!r}" for one in own)
                end = node.end_lineno or node.lineno
                lines[end:end] = [f"_annotate({node.name}, {{{named}}})"]
            _unchecked(node, lines)
            lines.insert(node.lineno - 1, "@_attr(allow_interpreted_subclasses=True)")
    at = next(node.end_lineno or 1 for node in tree.body if from_future(node))
    lines[at:at] = ["from mypy_extensions import mypyc_attr as _attr", "from typing import Any as _Any"]
    if any(map(own_fields, found)) or any(map(_is_state_class, found)):
        helpers = "annotate as _annotate, declare as _declare, made as _made, one_field as _field"
        pouring = "pour_lists as _pour_lists, poured as _poured, pouring as _pouring"
        lines[at:at] = [
            f"from klubovna.kernel.fields import {helpers}",
            f"from klubovna.kernel.pouring import {pouring}",
            "from klubovna.kernel.part import LEFT as _LEFT",
        ]
    return "\n".join(lines) + "\n"


def _unchecked(node: ast.ClassDef, lines: list[str]) -> None:
    """Numbers that come from outside are looked at by the methods themselves, which refuse in words."""
    found = [one for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")]
    given = [arg.annotation for one in found for arg in (*one.args.args, *one.args.kwonlyargs)]
    for kind in sorted((kind for kind in given if kind is not None), key=lambda kind: -kind.col_offset):
        if ast.unparse(kind) in ("int", "int | None", "list[int]") and kind.lineno == kind.end_lineno:
            line = lines[kind.lineno - 1]
            lines[kind.lineno - 1] = f"{line[: kind.col_offset]}_Any{line[kind.end_col_offset :]}"


def _is_state_class(node: ast.ClassDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "state_class" for one in node.decorator_list)


def own_fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [
        one
        for one in node.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Name)
        and "ClassVar" not in ast.unparse(one.annotation)
    ]


def _write_out(node: ast.ClassDef, lines: list[str], written: Written) -> None:
    own, every = own_fields(node), written.fields
    names = {name_of(one) for one in own}
    caches = {one.name for one in every if not one.copy}
    inherited = [one for one in every if one.name not in names and one.copy]
    params = [f"{one.name}: _Any" + ("" if one.default is None else f" = {one.default}") for one in inherited]
    body: list[str] = []
    if any(one.name not in names for one in every):
        body.append(f"super().__init__({', '.join(f'{one.name}={one.name}' for one in inherited)})")
    declared: list[str] = []
    for one in own:
        name, kind = name_of(one), ast.unparse(one.annotation)
        first, factory, maker = first_value(one)
        declared.append(f"({name!r}, {kind!r}, {maker})")
        if name in caches:
            body.append(f"self.{name} = {first}")
            continue
        if first is None and factory is None:
            params.append(f"{name}: {kind}")
            body.append(f"self.{name} = {name}")
        elif factory is not None:
            params.append(f"{name}: _Any = _LEFT")
            body.append(f"self.{name} = _made({factory}) if {name} is _LEFT else {name}")
        else:
            params.append(f"{name}: {kind} = {first}")
            body.append(f"self.{name} = {name}")
    has_clone = any(isinstance(one, ast.FunctionDef) and one.name == "clone" for one in node.body)
    indent = "    "
    more = [f"{indent}def __init__({', '.join(['self', *(['*'] if params else []), *params])}) -> None:"]
    more += [indent * 2 + line for line in body or ["pass"]]
    if not has_clone:
        more.append(f"{indent}def clone(self) -> {node.name}:  # type: ignore")
        given = ", ".join(f"{one.name}={one.copy}" for one in every if one.copy)
        more.append(f"{indent * 2}return {node.name}({given})")
    end = node.end_lineno or node.lineno
    pour = [
        f"def _pour_{node.name}(into: {node.name}, source: {node.name}) -> None:  # type: ignore",
        *(indent + line for line in written.pour),
        f"_pouring[{node.name}] = _pour_{node.name}",
    ]
    lines[end:end] = [*more, f"_declare({node.name}, [{', '.join(declared)}])", *pour]
    for one in reversed(own):
        if one.value is not None:
            start, stop = one.lineno - 1, one.end_lineno or one.lineno
            lines[start:stop] = [f"{indent}{name_of(one)}: {ast.unparse(one.annotation)}", *[""] * (stop - start - 1)]
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Name) and decorator.id == "state_class":
            lines[decorator.lineno - 1] = "@_attr(allow_interpreted_subclasses=True)"


def name_of(one: ast.AnnAssign) -> str:
    assert isinstance(one.target, ast.Name)
    return one.target.id


def first_value(one: ast.AnnAssign) -> tuple[str | None, str | None, str]:
    """The default of a field, the maker of one, and the field as an expression."""
    value = one.value
    if value is None:
        return None, None, "_field()"
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in compiled.SPECIFIERS:
        given = {word.arg: ast.unparse(word.value) for word in value.keywords}
        if value.func.id == "cache":
            return (
                (ast.unparse(value.args[0]) if value.args else given.get("default", "None")),
                None,
                ast.unparse(value),
            )
        if value.func.id == "derived":
            return None, ast.unparse(value.args[0]) if value.args else given["default_factory"], ast.unparse(value)
        maker = ast.unparse(value)
        return given.get("default"), given.get("default_factory"), f"_{maker}" if value.func.id == "field" else maker
    return ast.unparse(value), None, f"_field(default={ast.unparse(value)})"


# ---- tuples that are kept whole

_WHOLE: Final = re.compile(r"^(Hex) = tuple\[int, int\]", re.MULTILINE)
"""They lie in sets and dicts, and go from one to another."""


def with_whole_tuples(text: str) -> str:
    """The source in which a tuple stays an object: the compiler would take it apart and make it anew at every use.

    Who asks at run time for its type, as the reading of a state does, finds the true one.
    """
    return _WHOLE.sub(r'\1 = tuple[int, ...]; globals()["\1"] = tuple[int, int]', text)


# ---- flows


def with_flat_flows(text: str) -> str:
    """The source in which a method that is a flow hands over to a function: of that the compiler makes one object.

    A method's flow and its variables are two. Flows with functions of their own inside stay as they are.
    """
    tree = ast.parse(text)
    lines = text.splitlines()
    handed = False
    for node in reversed(tree.body):
        if not isinstance(node, ast.ClassDef):
            continue
        end = node.end_lineno or node.lineno
        moved: list[str] = []
        for one in reversed(node.body):
            if _is_function(one) and _is_flat_flow(one):
                handing, last = _handing_over(node, one), one.end_lineno or one.lineno
                moved = [_moved(node, one), *lines[one.body[0].lineno - 1 : last], *moved]
                lines[one.lineno - 1 : last] = handing
                end += len(handing) - (last - one.lineno + 1)
        lines[end:end] = moved
        handed = handed or bool(moved)
    if not handed:
        return text
    at = next(node.end_lineno or 1 for node in tree.body if from_future(node))
    lines[at:at] = ["from collections.abc import Coroutine as _Coroutine", "from typing import Any as _Any"]
    return "\n".join(lines) + "\n"


def _is_flat_flow(one: ast.AsyncFunctionDef | ast.FunctionDef) -> bool:
    inner = [node for line in one.body for node in ast.walk(line)]
    if one.returns is None or one.decorator_list or one.args.vararg or one.args.kwarg or one.args.kwonlyargs:
        return False
    if any(_is_function(node) or isinstance(node, ast.Lambda) for node in inner):
        return False
    if any(isinstance(node, ast.Name) and node.id in ("super", "__class__") for node in inner):
        return False
    if any(isinstance(node, ast.Attribute) and re.match(r"__\w*[^_]$", node.attr) for node in inner):
        return False
    return isinstance(one, ast.AsyncFunctionDef) or (
        one.name == "__await__" and any(isinstance(node, ast.Yield) for node in inner)
    )


def _handing_over(node: ast.ClassDef, one: ast.AsyncFunctionDef | ast.FunctionDef) -> list[str]:
    given = ", ".join(arg.arg for arg in one.args.args)
    assert one.returns is not None
    gives = ast.unparse(one.returns)
    if isinstance(one, ast.AsyncFunctionDef):
        gives = f"_Coroutine[_Any, _Any, {gives}]"
    return [
        f"    def {one.name}({ast.unparse(one.args)}) -> {gives}:",
        f"        return flow_of_{node.name}_{one.name}({given})  # type: ignore",
    ]


def _moved(node: ast.ClassDef, one: ast.AsyncFunctionDef | ast.FunctionDef) -> str:
    own, *others = (arg.strip() for arg in ast.unparse(one.args).split(",", 1))
    bases = [base for base in node.bases if isinstance(base, ast.Subscript) and ast.unparse(base.value) == "Generic"]
    kinds = [len(base.slice.elts) if isinstance(base.slice, ast.Tuple) else 1 for base in bases]
    cls = f"{node.name}[{', '.join(['_Any'] * kinds[0])}]" if kinds else node.name
    begins = "async def" if isinstance(one, ast.AsyncFunctionDef) else "def"
    assert one.returns is not None
    gives = ast.unparse(one.returns)
    given = ", ".join([f"{own}: {cls}", *others])
    return f"{begins} flow_of_{node.name}_{one.name}({given}) -> {gives}:  # type: ignore"


# ---- events


TELLS: Final = ("tell", "whisper")
"""Methods of a state that do nothing while nobody listens."""
_AT_HAND: Final = (ast.Name, ast.Attribute, ast.Constant, ast.Subscript, ast.BinOp, ast.UnaryOp, ast.Starred, ast.Tuple)


def with_quiet_events(text: str) -> str:
    """The source in which an event is not even put together while nobody listens, where it takes no call to do so."""
    tree = ast.parse(text)
    lines = text.splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and _is_told(node.value):
            line = lines[node.lineno - 1]
            begins = line[: node.col_offset]
            if not begins.strip():  # alone on its line
                lines[node.lineno - 1] = f"{begins}if t.journal is not None: {line[node.col_offset :]}"
    return "\n".join(lines) + "\n"


def _is_told(call: ast.expr) -> bool:
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr not in TELLS:
        return False
    parts = (part for given in call.args for part in ast.walk(given))
    quiet = all(isinstance(part, (*_AT_HAND, ast.expr_context, ast.operator, ast.unaryop)) for part in parts)
    return quiet and ast.unparse(call.func.value) == "t" and not call.keywords


# ---- loops


FOLDS: Final = ("any", "all", "sum")
"""What the compiler makes a loop of where it is asked of a generator; of anything else it asks Python."""


def with_loops(text: str) -> str:
    """The source in which pairs are walked through, and things sifted, in a way that the compiler makes a loop of."""
    tree = ast.parse(text)
    edits: list[tuple[ast.expr, str]] = []
    walked = {id(node.iter) for node in ast.walk(tree) if isinstance(node, ast.For | ast.comprehension)}
    run = {id(one) for node in ast.walk(tree) if _is_function(node) for line in node.body for one in ast.walk(line)}
    said = {id(one) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for one in ast.walk(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or id(node) in said:
            continue  # where something stands in a text Python 3.11 does not tell
        if node.func.id == "zip" and id(node) in walked and _pairs_of_things(node):
            edits.append((node, f"zip({', '.join(map(ast.unparse, node.args))})"))
        elif node.func.id == "list" and len(node.args) == 1 and _sifted(node.args[0]):
            edits.append((node, _sifting(node.args[0])))
        elif id(node) in walked and _sifted(node):
            edits.append((node, _sifting(node)))
        elif (
            node.func.id in FOLDS
            and id(node) in run
            and len(node.args) == 1
            and not node.keywords
            and _can_be_walked(node.args[0])
        ):
            edits.append((node, f"{node.func.id}(_each for _each in {ast.unparse(node.args[0])})"))
    lines = text.encode().split(b"\n")
    for node, new in sorted(edits, key=lambda edit: (edit[0].lineno, edit[0].col_offset), reverse=True):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        made = lines[first][: node.col_offset] + new.encode() + lines[last][node.end_col_offset :]
        lines[first : last + 1] = [made, *[b""] * (last - first)]
    return b"\n".join(lines).decode()


def _pairs_of_things(node: ast.Call) -> bool:
    """Things that lie there; what is made on the way, by another flow, is left to Python's own `zip`."""
    there = all(isinstance(one, ast.Name | ast.Attribute | ast.Subscript | ast.Constant) for one in node.args)
    return there and [word.arg for word in node.keywords] == ["strict"]


def _is_function(node: ast.AST) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def _can_be_walked(things: ast.expr) -> bool:
    """Neither a loop already, nor anything that another of these edits touches."""
    made = (ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.Await, ast.Starred, ast.IfExp, ast.Lambda, ast.NamedExpr)
    return not any(isinstance(node, made) or _edited(node) for node in ast.walk(things))


def _edited(node: ast.AST) -> bool:
    touched = (*FOLDS, "zip", "compress")
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in touched


def _sifting(node: ast.expr) -> str:
    assert isinstance(node, ast.Call)
    things, wanted = map(ast.unparse, node.args)
    return f"[_thing for _thing, _wanted in zip({things}, {wanted}) if _wanted]"


def _sifted(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id == "compress"
        and len(value.args) == 2
    )


# ---- constants


def with_float_tuples(text: str) -> str:
    """The source in which a constant tuple of fractions is one object: its parts may look unset."""
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Tuple):
            continue
        plain = isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"
        try:
            values = ast.literal_eval(node.value)
        except ValueError:
            continue
        if plain and any(type(one) is float for one in values) and all(type(one) in (int, float) for one in values):
            at = node.lineno - 1
            lines[at] = lines[at].replace(": Final =", ": Final[tuple[float, ...]] =", 1)
    return "\n".join(lines) + "\n"


def with_plain_sums(text: str) -> str:
    """The source in which `sum` is Python's own: the compiler takes every sum that begins with 0 for a whole number."""
    tree = ast.parse(text)
    lines = text.encode().split(b"\n")
    found = [
        node.func
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum"
    ]
    if not found:
        return text
    for name in sorted(found, key=lambda one: (one.lineno, one.col_offset), reverse=True):
        line, at = lines[name.lineno - 1], name.col_offset
        lines[name.lineno - 1] = line[:at] + b"_sum" + line[at + 3 :]
    after = next(node.end_lineno or 1 for node in tree.body if from_future(node))
    lines[after:after] = [b"from klubovna.kernel.part import plain_sum as _sum"]
    return b"\n".join(lines).decode()


def with_constants(text: str) -> str:
    """The source in which a constant of a module, also one that is unpacked with others, is `Final`."""
    tree = ast.parse(text)
    lines = text.splitlines()
    named = [one.id for node in tree.body for one in ast.walk(node) if isinstance(one, ast.Name) and _stored(one)]
    declared = False
    for node in reversed(tree.body):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            one = node.targets[0]
            names = [part.id for part in getattr(one, "elts", [one]) if isinstance(part, ast.Name)]
            values = _constants(node.value, len(names)) if isinstance(one, ast.Tuple) else _constant(node.value)
            known = names and len(values) == len(names) == len(getattr(one, "elts", [one]))
            if known and all(name.isupper() and named.count(name) == 1 for name in names):
                end = node.end_lineno or node.lineno
                made = [f"{name}: _Final = {value}" for name, value in zip(names, values, strict=True)]
                lines[node.lineno - 1 : end] = made
                declared = True
    if not declared:
        return text
    at = next(node.end_lineno or 1 for node in tree.body if from_future(node))
    lines[at:at] = ["from typing import Final as _Final"]
    return "\n".join(lines) + "\n"


def _stored(one: ast.Name) -> bool:
    return isinstance(one.ctx, ast.Store)


def from_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _constant(value: ast.expr) -> list[str]:
    """A number, a word or a tuple of them."""
    try:
        found = ast.literal_eval(value)
    except ValueError:
        return []
    return [ast.unparse(value)] if isinstance(found, int | str | float | tuple) else []


def _constants(value: ast.expr, count: int) -> list[str]:
    """What each of so many names gets: of a range, of literals, or of a call for each of them."""
    if isinstance(value, ast.Tuple):
        return [text for part in value.elts for text in _constant(part)]
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "map" and len(value.args) == 2:
        given = value.args[1]
        return [f"{ast.unparse(value.args[0])}({ast.unparse(one)})" for one in getattr(given, "elts", ())]
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
        first = getattr(value.args[0], "value", None) if len(value.args) == 2 else 0
        return [str(first + i) for i in range(count)] if isinstance(first, int) else []
    if isinstance(value, ast.GeneratorExp) and len(value.generators) == 1 and not value.generators[0].ifs:
        each, over = ast.unparse(value.generators[0].target), value.generators[0].iter
        of = _constants(over, count) if isinstance(over, ast.Call | ast.Tuple) else []
        if isinstance(value.elt, ast.Call) and [ast.unparse(one) for one in value.elt.args] == [each]:
            return [f"{ast.unparse(value.elt.func)}({one})" for one in of]
    return []
