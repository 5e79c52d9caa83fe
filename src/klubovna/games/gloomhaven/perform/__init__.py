"""Abilities are performed, line by line."""
