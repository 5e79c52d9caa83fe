"""The turns of monsters and summons; what they do is worked out by `planner/`, which needs no game."""
