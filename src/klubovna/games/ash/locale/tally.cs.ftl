# Co se počítá v náhledu tahu: „obránci +1“.
tally-control = vláda ({ $of })
tally-minions = služebník ({ $of })
tally-defenders = obránci
tally-reinforcement = posílení obrany
tally-buildings = stavby
tally-worth = VB za provincii
tally-attackers = útočníci
tally-vp = VB ({ $of })
tally-cards = karty boje
tally-hand = bojovníci v ruce
tally-hand-of = bojovníci v ruce ({ $of })
tally-fallen = padlí
tally-bone = kosti ({ $of })
tally-ash = popel ({ $of })
tally-sulphur = síra ({ $of })
tally-blood = krev ({ $of })
tally-gold = zlato ({ $of })
