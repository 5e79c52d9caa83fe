"""The campaign: what lies between two scenarios, and the record that chains them.

Three things are played in a row, all of them games of the same slug. A game with the option `campaign` plays the
`stage` that this record has come to; without it, it is a scenario:

- `scenario`: as ever; its result says what each character takes away.
- `city`: a visit to Gloomhaven. Characters are made, one city event may be met, then each character goes about its
  errands: level up, perks, shop, sanctuary, retirement.
- `journey`: from wherever the party stands to the next scenario or back to the city, with its road event. What a
  scenario has left to be decided (who takes an item, which scenario opens) is decided first.

`record.py` holds the campaign as plain data of a stated version: the `Chronicle` with its `World`, `Party` and `Sheet`.
The same classes lie on the table of a visit or a journey (`Table.town`), so that a rule changes one thing only, in one
place. The result of a visit or a journey gives the chronicle back changed; `campaign.py` says
which game comes next and takes over what has ended.

Decks in which no order is known are kept as what they hold, and a card is drawn when it is looked at: the record
of a campaign tells nobody what comes next.
"""
