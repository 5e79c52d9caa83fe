"""Visio: sees the attackers, and foresees the opponent's card."""
