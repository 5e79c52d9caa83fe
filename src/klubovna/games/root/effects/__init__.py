"""Persistent effects of crafted cards.

Those that always hold stand in `lasting`, the others in `edges` (when a phase begins or ends), `menu` (between actions)
and `battle` (after the roll).
"""
