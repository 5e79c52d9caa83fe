# Co má hráč po ruce.

hand-goal = Vyhrává, kdo má po čtyřech kolech nejvíc VB: každé kolo za budovy a Citadelu, na konci za kartu osudu, zdroje a zlato.
hand-step-1 = Umísti služebníka na pole.
hand-step-2 = Proveď, co pole říká: získej zdroje, stav, uprav obránce.
hand-step-3 = Na bojovém poli: útočníci, karta boje, výsledek.
hand-step-4 = Můžeš vyvolat bojovníka; tah končí.
hand-step-5 = Po čtyřech tazích každého se kolo oboduje a určí se pořadí hry.
hand-card-visio = Se zvláštními schopnostmi vidí a předvídá, co v boji přijde.
hand-card-nox = Se zvláštními schopnostmi mění zdroje a vyvolává už na začátku tahu.
hand-card-mors = Se zvláštními schopnostmi nechává házet znovu a přesouvá služebníky.
hand-card-fortis = Se zvláštními schopnostmi přeskupuje bojovníky a zvyšuje posily.
hand-fact-minions = Služebníci: { $minions }; počet kol: { $rounds }; obránců v provincii nejvýš: { $defenders }.
hand-fact-warriors = Bojovníci na začátku: { $list }.
