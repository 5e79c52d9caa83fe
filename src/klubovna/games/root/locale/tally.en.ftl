# What is counted in a preview: "warriors (Marquise de Cat) +2".
tally-warriors = warriors ({ $of })
tally-pawn = pawn ({ $of })
tally-vp = VP ({ $of })
tally-hand = cards in hand ({ $of })
tally-cards = cards in hand
tally-own-warriors = warriors
