# Jak říkají věcem formulář nového stolu a konec hry na stránce.

option-powers = Zvláštní schopnosti hráčů (pokročilé)
option-clockwise = Jednodušší pořadí: po směru hodinových ručiček
option-automa = Hraje i automatický protivník (2 nebo 3 hráči; sólo hraje vždy)
option-difficulty = Úroveň bojovníka v Citadele (sólo)
option-difficulty-low = nízká
option-difficulty-medium = střední
option-difficulty-high = vysoká
option-targeted = Kartu I nahradí karta s cílenou akcí
option-citadel = Citadelu drží tito bojovníci (sólo)
option-citadel-bone_i_1 = Kostěný nevolník (1)
option-citadel-bone_i_2 = Kostlivec s kopím (1)
option-citadel-bone_ii_3 = Kostěný strážce (2)
option-citadel-bone_ii_4 = Kostěný rytíř (2)
option-citadel-bone_iii_5 = Kostěný kolos (3)
option-citadel-bone_iii_6 = Drak z kostnice (3)
option-citadel-ash_i_1 = Popelavá bludička (1)
option-citadel-ash_i_2 = Popelový slídil (1)
option-citadel-ash_ii_3 = Popelový strážce (2)
option-citadel-ash_ii_4 = Rytíř z hranice (2)
option-citadel-ash_iii_5 = Popelový obr (3)
option-citadel-ash_iii_6 = Žhnoucí fénix (3)
option-citadel-sulphur_i_1 = Sirný rarach (1)
option-citadel-sulphur_i_2 = Sirný ohař (1)
option-citadel-sulphur_ii_3 = Sirný strážce (2)
option-citadel-sulphur_ii_4 = Sirný rytíř (2)
option-citadel-sulphur_iii_5 = Sirný běs (3)
option-citadel-sulphur_iii_6 = Sirný démon (3)
option-citadel-blood_i_1 = Krvavý ghúl (1)
option-citadel-blood_i_2 = Krvaví netopýři (1)
option-citadel-blood_ii_3 = Krvavý strážce (2)
option-citadel-blood_ii_4 = Krvavý rytíř (2)
option-citadel-blood_iii_5 = Upíří pán (3)
option-citadel-blood_iii_6 = Krvavý titán (3)

result-tie_break = Při rovnosti
result-kingslayer = Královrah
result-automated = Automatický protivník

## Za co jsou body

points-gains = Během kol
points-areas = Budovy
points-citadel = Citadela
points-resources = Zbylé zdroje
points-gold = Zlato
points-fate = Karta osudu
points-automatons = Samohyby

## Boje po sčítancích

sum-totals-attack-parts = Útok
sum-totals-defence-parts = Obrana
addend-warriors = bojovníci
addend-reinforcement = posila
addend-card = karta boje
addend-space = bojové pole
addend-king = král

## Jak to skončilo

why-points = Vítězí { $who }: { $points } VB, další má { $second }.
why-shared = O vítězství se dělí { $who }: { $points } VB.
why-tie-warriors = Vítězí { $who }: { $points } VB jako další, při rovnosti rozhodli bojovníci.
why-tie-king = Vítězí { $who }: { $points } VB jako další, při rovnosti rozhodl královrah.
why-tie-ap = Vítězí { $who }: { $points } VB jako další, při úplné rovnosti má přednost automatický protivník.
