# What is counted in a preview: "haint (Family) +1".
tally-cube = { $of } cube
tally-tree = { $of } cube in the tree
tally-legend = legend ({ $of })
tally-legend-b = legend B ({ $of })
tally-haint = haint ({ $of })
tally-infected = infected haint ({ $of })
tally-hand = cards in hand
tally-hand-of = cards in hand ({ $of })
tally-points = points ({ $of })
tally-wild = wild ({ $of })
tally-haints = haints in supply ({ $of })
tally-scrolls = scrolls
tally-scrolls-of = scrolls ({ $of })
