# Jak říkají věcem formulář nového stolu a konec hry na stránce.

option-difficulty = Síla příšer
option-difficulty-easy = snadná
option-difficulty-normal = běžná
option-difficulty-hard = těžká
option-difficulty-deadly = smrtící
option-ruses = Modul Lsti (2 až 4 hráči)
option-queens_gift = Královnin dar pro prvního hráče
option-more_monsters = Více příšer u Citadely
option-scenario = Scénář (sólo)
option-scenario-0 = první
option-scenario-1 = 1: Normální práce
option-scenario-2 = 2: Zlatokop
option-scenario-3 = 3: Výpad
option-scenario-4 = 4: Nalehko
option-scenario-5 = 5: Plná polní
option-scenario-6 = 6: Přepadení
option-scenario-7 = 7: Rozličnost
option-scenario-8 = 8: Lstivý Sam
option-scenario-9 = 9: Úkol zněl jasně
option-scenario-10 = 10: Zkáza
option-dealt = Příslušnosti určí náhoda

result-glory = Sláva
result-reputation = Pověst
result-trophies = Trofeje
result-affinities = Příslušnosti
result-rank = Dosažený stupeň
result-scenario = Scénář
result-difficulty = Obtížnost
result-automated = Automatický protivník

## Boje po sčítancích

sum-result-sum = Útok
sum-struck-sum = Zásahy
addend-dice = kostky
addend-earlier = z dřívějška
addend-black = černé kostky
addend-auto = vždy navíc

## Jak to skončilo

why-points = Vítězí { $who }: { $points } bodů, další má { $second }.
why-tie-chief = Vítězí { $who }: bodů { $points } jako další, rozhodla vyšší pověst náčelníka.
why-tie-trophies = Vítězí { $who }: bodů { $points } i pověst náčelníka jako další, rozhodlo víc trofejí.
why-tie-coins = Vítězí { $who }: body ({ $points }), pověst náčelníka i trofeje jako další, rozhodlo víc mincí.
why-shared = O vítězství se dělí { $who }: bodů { $points } a rovnost i ve všem dalším.
why-solo = Scénář splněn, hodnost: { $rank }, bodů: { $points }.
why-solo-lost = Scénář prohrán, hodnost: { $rank }, bodů: { $points }.
