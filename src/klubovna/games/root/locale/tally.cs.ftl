# Co se počítá v náhledu tahu: „bojovníci (Markýza z Kocourova) +2“.
tally-warriors = bojovníci ({ $of })
tally-pawn = figurka ({ $of })
tally-vp = VB ({ $of })
tally-hand = karty v ruce ({ $of })
tally-cards = karty v ruce
tally-own-warriors = bojovníci
