"""Nox: exchanges resources, and summons before the turn has begun."""
