"""Cards and items: the piles, the modifier and monster decks, when an item may be used."""
