"""What the parts of a game declare, put together."""

from __future__ import annotations

from types import ModuleType

import pytest

from klubovna.kernel.collect import declared, merged
from klubovna.kernel.decision import Kind


def test_everything_of_a_type_is_found_module_by_module() -> None:
    first, second = ModuleType("first"), ModuleType("second")
    kinds = [Kind(name, of="hex", rule="1") for name in ("a", "b", "c")]
    vars(first).update(ONE=kinds[0], other=7, TWO=kinds[1])
    vars(second).update(THREE=kinds[2])
    assert declared(Kind, [first, second]) == kinds


def test_a_name_is_claimed_by_one_table_only() -> None:
    assert merged([{"a": 1}, {"b": 2}]) == {"a": 1, "b": 2}
    with pytest.raises(ValueError, match="declared twice: a"):
        merged([{"a": 1}, {"a": 1}])
