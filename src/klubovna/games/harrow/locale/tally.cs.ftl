# Co se počítá v náhledu tahu: „běs (Rodina) +1“.
tally-cube = kostka: { $of }
tally-tree = kostka ve stromě: { $of }
tally-legend = legenda ({ $of })
tally-legend-b = legenda B ({ $of })
tally-haint = běs ({ $of })
tally-infected = nakažený běs ({ $of })
tally-hand = karty v ruce
tally-hand-of = karty v ruce ({ $of })
tally-points = body ({ $of })
tally-wild = divočení ({ $of })
tally-haints = běsi v zásobě ({ $of })
tally-scrolls = svitky
tally-scrolls-of = svitky ({ $of })
