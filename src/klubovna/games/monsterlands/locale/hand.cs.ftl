# Co má hráč po ruce.

hand-goal = Vyhrává, kdo má nejvíc bodů po šesti kolech, nebo po kole, v němž má klan 30 slávy: sláva, pověst, trofeje, příslušnosti.
hand-step-1 = Zvol, co uděláš, jednu věc za tah, dokud nepasuješ.
hand-step-2 = V Citadele: za kostky žoldáci, obrana, lektvary, pasti, mince.
hand-step-3 = V okolí: pošli člena klanu s kostkami do říše nebo za úkolem.
hand-step-4 = Až všichni pasují: příšery útočí, hází se, bere se kořist.
hand-step-5 = Vyplatí se žold a začne nové kolo.
hand-card-wind = Žoldáci a říše této příslušnosti se na konci počítají dohromady.
hand-card-water = Žoldáci a říše této příslušnosti se na konci počítají dohromady.
hand-card-fire = Žoldáci a říše této příslušnosti se na konci počítají dohromady.
hand-card-jungle = Žoldáci a říše této příslušnosti se na konci počítají dohromady.
