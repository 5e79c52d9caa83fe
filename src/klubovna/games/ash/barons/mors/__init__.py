"""Mors: commands any minion, and has a die rolled again."""
