"""Records and dataclasses as mypyc likes them, with an `__init__` of their own; `written_out.py` does the rest."""

from __future__ import annotations

import ast
from typing import Final

from tools.written_out import first_value, from_future, name_of, own_fields

RECORDS: Final = ("Decision", "Subset")
"""Records that the rules make all the time."""
ASKED: Final = "Decision"
"""What knows whether it waits for its answer: a flow that awaits it gives it out, and then the answer."""


def with_plain_records(text: str) -> str:
    """The source in which decisions are plain classes: only plain Python makes records more quickly than those."""
    tree = ast.parse(text)
    lines = text.splitlines()
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and _is_record(node)]
    for node in reversed(found):
        params = []
        for one in own_fields(node):
            name, kind = name_of(one), ast.unparse(one.annotation)
            params.append(f"{name}: {kind}" + ("" if one.value is None else f" = {ast.unparse(one.value)}"))
            lines[one.lineno - 1] = f"    {name}: {kind}"
        end = node.end_lineno or node.lineno
        lines[end:end] = [
            f"    def __init__({', '.join(['self', *params])}) -> None:",
            *(f"        self.{name_of(one)} = {name_of(one)}" for one in own_fields(node)),
        ]
        if node.name == ASKED:
            lines[end + 1 : end + 1] = ["        self.asked = False"]
            lines[end:end] = ["    asked: bool"]
        bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "Struct"]
        lines[node.lineno - 1] = f"class {node.name}({', '.join(bases)}):"
    return "\n".join(lines) + "\n" if found else text


def _is_record(node: ast.ClassDef) -> bool:
    return node.name in RECORDS and any(ast.unparse(base) == "Struct" for base in node.bases)


def with_own_init(text: str) -> str:
    """The source in which a dataclass has its `__init__` written out: it would be made, and run, as plain Python."""
    tree = ast.parse(text)
    lines = text.splitlines()
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and _dataclass_of(node) is not None]
    for node in reversed(found):
        decorator = _dataclass_of(node)
        assert decorator is not None
        own = own_fields(node)
        if any(isinstance(one, ast.FunctionDef) and one.name in ("__init__", "__post_init__") for one in node.body):
            continue
        params, body = [], []
        for one in own:
            first, factory, _ = first_value(one)
            name, kind = name_of(one), ast.unparse(one.annotation)
            if factory is not None:
                params.append(f"{name}: _Any = _LEFT")
                body.append(f"self.{name} = ({factory})() if {name} is _LEFT else {name}  # type: ignore")
            else:
                params.append(f"{name}: {kind}" + ("" if first is None else f" = {first}"))
                body.append(f"self.{name} = {name}  # type: ignore")
        only = ["*"] if any(word.arg == "kw_only" for word in decorator.keywords) else []
        end = node.end_lineno or node.lineno
        lines[end:end] = [
            f"    def __init__({', '.join(['self', *only, *params])}) -> None:",
            *(f"        {line}" for line in body),
        ]
        given = ", ".join([*map(ast.unparse, decorator.keywords), "init=False"])
        lines[decorator.lineno - 1] = f"@dataclass({given})"
    if not found:
        return text
    at = next(node.end_lineno or 1 for node in tree.body if from_future(node))
    lines[at:at] = ["from klubovna.kernel.part import LEFT as _LEFT", "from typing import Any as _Any"]
    return "\n".join(lines) + "\n"


def _dataclass_of(node: ast.ClassDef) -> ast.Call | None:
    """The decorator of a dataclass that is made of nothing but its own fields."""
    for one in node.decorator_list:
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "dataclass":
            return one if not node.bases else None
    return None
