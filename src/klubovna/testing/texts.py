"""Texts for tests: what a game says is said without a gap."""

from __future__ import annotations

from typing import Any

from klubovna.kernel.text import Texts


class Loud(Texts):
    """Texts that forgive nothing: a missing message, variable or plural is an error."""

    def sentence(self, key: str, params: dict[str, Any] | None = None, attribute: str | None = None) -> str:
        assert self.has(key, attribute), f"{self.lang}: {key}.{attribute or ''}"
        message = self.bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None
        _, errors = self.bundle.format_pattern(pattern, params or {})
        assert not errors, f"{self.lang}: {key}: {errors}"
        return super().sentence(key, params, attribute)
