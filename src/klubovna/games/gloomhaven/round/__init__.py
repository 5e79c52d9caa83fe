"""The round: its steps, its order, the turn of a character, rests."""
