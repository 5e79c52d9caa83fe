# Co znamenají obrázky a zkratky na stole: skupiny (icons-…) a v nich znaky (icon-…), v pořadí, v jakém se ukazují.

icons-dice = Kostky
icon-strength = síla
    .text = Červená kostka bojovníka.
icon-magic = magie
    .text = Fialová kostka kouzelníka.
icon-haggle = smlouvání
    .text = Žlutá kostka: hodí se při získání a sráží ceny v Citadele.
icon-dice = kostky
icon-reroll = přehoz
    .text = Vybrané kostky se hodí znovu.

icons-goods = Zásoby klanu
icon-coins = mince
icon-glory = sláva
    .text = Na konci body. O kolik převyšuje pověst, takového žoldáka smíš najmout.
icon-reputation = pověst
    .text = Součet pověsti členů klanu; na konci body.
icon-defence = obrana
    .text = Odvrátí jeden zásah.
icon-potion = lektvar
    .text = Vyléčí jedno zranění.
icon-poison = jed
    .text = V bitvě +2 k útoku.
icon-trap = past
    .text = Bez ní příšeru nepolapíš.
icon-loot = kořist
icon-trophy = trofej
    .text = Zabitá příšera: na konci body, nebo se prodá.

icons-fight = Výpravy
icon-capture = polapení
    .text = Výsledek hodu, od kterého je příšera v pasti.
icon-kill = zabití
    .text = Výsledek hodu, od kterého příšera padne.
icon-conquest = dobytí říše
icon-death = sláva za smrt
    .text = Tolik slávy přinese žoldák, který tu padne.
icon-wounded = zranění, zásah
icon-panic = panika
icon-assigned = na cestě
icon-settler = osidlující žoldák
icon-chief = náčelník
icon-sam = Sam
    .text = Soupeř pro jednoho hráče.

icons-kinds = Výbava
icon-weapon = zbraň
icon-gear = výstroj
icon-spell = kouzlo

icons-buildings = Budovy Citadely
icon-lodge = lovecká chata
    .text = Tu se kupují pasti.
icon-laboratory = laboratoř
    .text = Tu se vaří lektvary a jedy.
icon-tavern = krčma
    .text = Tu se najímají žoldáci.
icon-armoury = zbrojnice
    .text = Tu se kupuje obrana.
icon-pawnshop = zastavárna
    .text = Tu se mění kostky za mince.
icon-market = tržiště
    .text = Tu se kupuje výbava.
icon-mine = důl
    .text = Tu se za kostky těží mince.

icons-decks = Hromádky
icon-monsters = příšery
icon-events = dílky událostí
icon-quests = úkoly

icons-clans = Příslušnosti
icon-whirlwind = { affinity-wind }
icon-drop = { affinity-water }
icon-flame = { affinity-fire }
icon-palm = { affinity-jungle }
