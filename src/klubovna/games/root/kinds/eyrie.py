"""Decisions: 7 Eyrie Dynasties."""

from __future__ import annotations
