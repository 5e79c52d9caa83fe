"""Cards and scenarios in words."""
