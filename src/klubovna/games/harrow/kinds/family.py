"""Decisions of the Family."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

ACTIVATE: Final = Kind("bag.activate", of="bag_deed", rule="c1.ability.08")
PLACE: Final = Kind("bag.place", of="place", rule="c1.cleanup.09", about="token")
