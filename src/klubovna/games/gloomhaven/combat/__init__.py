"""Attacks and what comes of them: targets, modifiers, shields, damage, conditions."""
