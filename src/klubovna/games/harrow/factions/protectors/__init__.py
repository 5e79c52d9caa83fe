"""The Protectors: rows of abilities, path tokens, townsfolk led home."""
