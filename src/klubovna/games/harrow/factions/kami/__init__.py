"""Kami: an action table, a goblin that may be she, and the dolls that hold her essence."""
