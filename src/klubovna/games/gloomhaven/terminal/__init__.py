"""The table drawn at the terminal."""
