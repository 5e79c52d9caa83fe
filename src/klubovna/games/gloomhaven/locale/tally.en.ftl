# What is counted in a preview: "hit points −2".
tally-hand = cards in hand
tally-hand-of = cards in hand ({ $of })
tally-discard = discarded cards
tally-discard-of = discarded cards ({ $of })
tally-lost = lost cards
tally-lost-of = lost cards ({ $of })
tally-xp = experience
tally-xp-of = experience ({ $of })
tally-gold = coins
tally-gold-of = coins ({ $of })
tally-active = active cards
tally-active-of = active cards ({ $of })
tally-hp = hit points
tally-figure = here: { $of }
tally-loot = coins on the map
tally-element = element: { $of }
tally-ready = item ready
