# Co má hráč po ruce.

hand-goal = Splňte společně cíl scénáře dřív, než budou všechny postavy vyčerpané.
hand-step-1 = Před scénářem: ruka, malý úkol, počáteční pole.
hand-step-2 = Vyber dvě karty, nebo dlouhý odpočinek; vedoucí určí iniciativu.
hand-step-3 = Všichni jednají v pořadí iniciativy.
hand-step-4 = Ve svém tahu: horní půlka jedné karty a dolní půlka druhé, v libovolném pořadí; předměty kdykoli.
hand-step-5 = Když dochází karty: odpočiň si a jednu natrvalo ztrať.
hand-card-brute = Houževnatý, se štítem a silnými ranami. Stůj vpředu, nejdřív se přesuň a pak udeř.
hand-card-spellweaver = Málo karet a životů, ale útoky na mnoho cílů. Drž se vzadu a ztracené karty si vrať Oživujícím éterem.
hand-card-tinkerer = Mnoho karet; léčí, klade pasti a přivolává. Vydrží nejdéle.
hand-card-scoundrel = Rychlá, nejtvrději udeří vedle spojence nebo na osamělého nepřítele.
hand-card-cragheart = Vrhá překážky a zem; zasáhne i přátele, dávej pozor, kdo kde stojí.
hand-card-mindthief = Sám slabý, s posílením silný; ovládá nepřátele zblízka.
hand-fact-hand = Karet v ruce: { $count }.
hand-fact-health = Životy: { $first } na 1. úrovni, { $last } na { $levels }. úrovni.
