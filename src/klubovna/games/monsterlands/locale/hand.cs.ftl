# Co má hráč po ruce.

hand-goal = Vyhrává, kdo má nejvíc bodů po šesti kolech, nebo po kole, v němž má klan 30 slávy: sláva, pověst, trofeje, příslušnosti. V sólové hře platí cíl scénáře.
hand-step-1 = Zvol, co uděláš, jednu věc za tah, dokud nepasuješ.
hand-step-2 = V Citadele: za kostky žoldáci, obrana, lektvary, pasti, mince.
hand-step-3 = V okolí: pošli člena klanu s kostkami do říše nebo za úkolem.
hand-step-4 = Až všichni pasují: příšery útočí, hází se, bere se kořist.
hand-step-5 = Vyplatí se žold a začne nové kolo.
hand-card-wind = Na konci se sečtou ikony každé příslušnosti na žoldácích a říších: čím víc stejných, tím víc bodů (6 a více za 10).
hand-card-water = Na konci se sečtou ikony každé příslušnosti na žoldácích a říších: čím víc stejných, tím víc bodů (6 a více za 10).
hand-card-fire = Na konci se sečtou ikony každé příslušnosti na žoldácích a říších: čím víc stejných, tím víc bodů (6 a více za 10).
hand-card-jungle = Na konci se sečtou ikony každé příslušnosti na žoldácích a říších: čím víc stejných, tím víc bodů (6 a více za 10).
hand-fact-start = Na začátku, neurčí-li scénář jinak: mince { $coins }, sláva { $glory }, základní pasti { $traps }.
hand-fact-chief = Náčelník { $name }: kostky síly { $strength }, magie { $magic }, smlouvání { $haggle }.
hand-fact-basic = Základní žoldák { $name }: kostky síly { $strength }, magie { $magic }, smlouvání { $haggle }.
hand-fact-end = Konec: po { $rounds }. kole, neurčí-li scénář jinak; s více hráči i dřív, po kole, v němž má některý klan slávu aspoň { $glory }.
