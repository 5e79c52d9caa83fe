"""Where a compiled flow waits and what it holds: a method `__frame__` for the classes that mypyc makes of functions.

A flow in plain Python shows its frame, a compiled one shows nothing, though it keeps its variables in an object. Sealed
games compare them (`kernel/sealing.py`); so the C text of the build gets, for every flow, scope and inner function, a
method that reads its variables: `(where it waits, {variable: value}, [what it holds beside them])`. A list that a
comprehension is making at the moment has empty places, and is left out.

A decision gets a method too, by which flows wait for it without a flow of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

Fields: TypeAlias = list[tuple[str, str]]
"""Of a C struct: type and name."""

_STRUCT: Final = re.compile(r"^typedef struct \w*\s*\{\n((?:    .*\n)*)\} (\w+);", re.MULTILINE)
_FIELD: Final = re.compile(r"^    (\w+ \*?)(\w+);$", re.MULTILINE)
_METHODS: Final = re.compile(r"^static PyMethodDef (\w+_(?:gen|env|obj))_methods\[\] = \{$", re.MULTILINE)
_KINDS: Final = {"PyObject *": "o", "CPyTagged": "n", "char": "t", "int64_t": "l", "int32_t": "i", "double": "d"}
_INNER: Final = frozenset({"mypyc_running"})
_READER: Final = """
struct frame_field { const char *name; char kind; size_t at; };

static PyObject *frame_value(const char *at, char kind) {
    switch (kind) {
    case 'o': return Py_XNewRef(*(PyObject **)at);
    case 'n': return *(CPyTagged *)at == CPY_INT_TAG ? NULL : CPyTagged_AsObject(*(CPyTagged *)at);
    case 't': return *at == 2 ? NULL : PyBool_FromLong(*at);
    case 'l': return PyLong_FromLongLong(*(int64_t *)at);
    case 'i': return PyLong_FromLong(*(int32_t *)at);
    default: return PyFloat_FromDouble(*(double *)at);
    }
}

static PyObject *frame_read(PyObject *self, const struct frame_field *field) {
    PyObject *held = PyDict_New(), *beside = PyList_New(0);
    long where = 0;
    int failed = held == NULL || beside == NULL;
    for (; field->name != NULL && !failed; field++) {
        const char *at = (const char *)self + field->at;
        if (strcmp(field->name, "___mypyc_next_label__") == 0) {
            where = *(int32_t *)at;
            continue;
        }
        PyObject *value = frame_value(at, field->kind);
        if (value == NULL) {
            failed = PyErr_Occurred() != NULL;
            continue;
        }
        if (strncmp(field->name, "___mypyc_temp__", 15) == 0)
            failed = !PyList_Check(value) && PyList_Append(beside, value) < 0;  // a list may be half made
        else
            failed = PyDict_SetItemString(held, field->name, value) < 0;
        Py_DECREF(value);
    }
    if (failed) {
        Py_XDECREF(held);
        Py_XDECREF(beside);
        return NULL;
    }
    return Py_BuildValue("lNN", where, held, beside);
}

"""


_ASKING: Final = re.compile(r"^static PyAsyncMethods (\w+___Decision)_as_async = \{$", re.MULTILINE)
_ANSWERED: Final = """
/* A decision is its own flow: what awaits it gives it out, and goes on with the answer. */
static PySendResult {name}_send(PyObject *self, PyObject *answer, PyObject **result) {{
    {name}Object *decision = ({name}Object *)self;
    decision->_asked = !decision->_asked;
    *result = Py_NewRef(decision->_asked ? self : answer);
    return decision->_asked ? PYGEN_NEXT : PYGEN_RETURN;
}}

"""


def structs(header: str) -> dict[str, Fields]:
    """The structs of a header by their names."""
    return {
        name: [(kind.strip(), field) for kind, field in _FIELD.findall(body)] for body, name in _STRUCT.findall(header)
    }


def with_frames(c: str, known: dict[str, Fields]) -> str:
    """The C text of a module in which flows, scopes and inner functions have a method `__frame__`."""

    def both(found: re.Match[str]) -> str:
        name = found[1]
        entry = f'    {{"__frame__", (PyCFunction){name}_frame, METH_NOARGS, NULL}},'
        return f"{_table(name, known)}\n{found[0]}\n{entry}"

    def asking(found: re.Match[str]) -> str:
        return f"{_ANSWERED.format(name=found[1])}{found[0]}\n    .am_send = {found[1]}_send,"

    c = _ASKING.sub(asking, c)
    first = _METHODS.search(c)
    return c if first is None else c[: first.start()] + _READER + _METHODS.sub(both, c[first.start() :])


def _table(name: str, known: dict[str, Fields]) -> str:
    """What one class holds, by kind and place, and the method that reads it."""
    rows = [
        f"    {{\"{field}\", '{_KINDS[kind]}', offsetof({name}Object, {field})}},"
        for kind, field in _flat(known[f"{name}Object"], known)
        if kind in _KINDS and field not in _INNER
    ]
    return "\n".join(
        [
            f"static const struct frame_field {name}_frame_fields[] = {{",
            *rows,
            "    {NULL, 0, 0},",
            "};",
            f"static PyObject *{name}_frame(PyObject *self, PyObject *unused) {{",
            f"    return frame_read(self, {name}_frame_fields);",
            "}",
        ]
    )


def _flat(fields: Fields, known: dict[str, Fields]) -> Iterator[tuple[str, str]]:
    """Fields, those of a tuple one by one."""
    for kind, name in fields:
        if kind.startswith("tuple_"):
            yield from ((part, f"{name}.{inner}") for part, inner in _flat(known[kind], known))
        else:
            yield kind, name


def show(folder: Path, to: Path) -> dict[Path, Path]:
    """The C files of a folder whose flows get their method, written anew into another; which became which."""
    known: dict[str, Fields] = {}
    for header in sorted(folder.glob("*.h")):
        known.update(structs(header.read_text(encoding="utf-8")))
    to.mkdir(parents=True, exist_ok=True)
    shown: dict[Path, Path] = {}
    for path in sorted(folder.glob("*.c")):
        text = path.read_text(encoding="utf-8")
        if _METHODS.search(text):
            shown[path] = to / path.name
            shown[path].write_text(with_frames(text, known), encoding="utf-8")
    return shown
