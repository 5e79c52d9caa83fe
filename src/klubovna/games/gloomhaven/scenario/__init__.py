"""A scenario: its page in the book, rooms, goals, special rules, what is taken away at the end."""
