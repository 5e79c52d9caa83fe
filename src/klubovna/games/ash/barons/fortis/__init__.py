"""Fortis: regroups warriors, and fortifies pairs."""
