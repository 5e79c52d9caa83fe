"""The map: hexes, movement, what lies and stands there."""
