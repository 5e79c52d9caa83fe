"""Events: 11 Riverfolk Company."""

from __future__ import annotations
