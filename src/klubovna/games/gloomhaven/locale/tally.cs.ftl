# Co se počítá v náhledu tahu: „zdraví −2“.
tally-hand = karty v ruce
tally-hand-of = karty v ruce ({ $of })
tally-discard = odhozené karty
tally-discard-of = odhozené karty ({ $of })
tally-lost = ztracené karty
tally-lost-of = ztracené karty ({ $of })
tally-xp = zkušenosti
tally-xp-of = zkušenosti ({ $of })
tally-gold = mince
tally-gold-of = mince ({ $of })
tally-active = aktivní karty
tally-active-of = aktivní karty ({ $of })
tally-hp = zdraví
tally-figure = zde: { $of }
tally-loot = mince na mapě
tally-element = živel: { $of }
tally-ready = předmět připraven
