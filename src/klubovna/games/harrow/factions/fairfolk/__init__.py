"""The Fair Folk: nests, offers, quests, and the search for their queen."""
