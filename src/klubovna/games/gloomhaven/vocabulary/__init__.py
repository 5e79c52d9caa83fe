"""What cards, items and monsters can say: words, numbers, lines."""
