"""Decisions of the Protectors."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

TOWNSFOLK_FROM: Final = Kind("townsfolk.from", of="hex", rule="c1.rescue.01")
TOWNSFOLK_TO: Final = Kind("townsfolk.to", of="hex", rule="c1.rescue.02", about="hex")
