# Krkavčí spiknutí

## Kdo hraje a jak se hra připraví
role-corvids = Krkavčí spiknutí

## Věci
piece-plot = plán

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
recruits = Symbol: { $suit }, zbývá bojovníků: { $n }
raiders = Z mýtiny { $where }, zbývá bojovníků: { $n }
reason-plots = plány lícem nahoru

## Co se dá dělat
deed-expose = Prozradit plán na mýtině { $what }
deed-flip = Otočit plán na mýtině { $what }: { $vp } VB
deed-plot = Položit plán
    .effect = plán lícem dolů zaplatíš bojovníky
deed-trick = Trik: vyměnit dva plány
    .effect = dva plány, oba lícem dolů nebo oba otočené, si vymění místo
deed-exert = Námaha: akce místo dobírání
deed-for-warriors = { $what } (odstraněných bojovníků: { $n })
trigger-raid = Nájezd: mýtina { $where }

## Rozhodnutí
ask-corvids-scatter = { $who }: kam umístíš bojovníka? (symbol: { $about })
ask-corvids-recruit = { $who }: kterou kartu použiješ na verbování?
ask-corvids-recruit-suit = { $who }: na mýtinách kterého symbolu budeš verbovat?
ask-corvids-recruit-where = { $who }: bojovníků je málo. Kde budeš verbovat? { $about }.
ask-corvids-plot-where = { $who }: kam položíš plán?
ask-corvids-plot = { $who }: který plán položíš na mýtinu { $about }?
ask-corvids-trick = { $who }: který plán vyměníš?
ask-corvids-trick-with = { $who }: se kterým plánem vyměníš ten na mýtině { $about }?
ask-corvids-exert = { $who }: jakou akci provedeš místo dobírání?
ask-corvids-raid-where = { $who }: bojovníků je málo. Kam je umístí nájezd? { $about }.
ask-corvids-expose-guess = { $who }: jaký plán tušíš na mýtině { $about }?
ask-corvids-expose-card = { $who }: kterou kartu ukážeš Krkavcům? Mýtina { $about }.

## Události
event-plotted = { $faction } – nový plán lícem dolů na mýtině { $clearing }.
    .known = { $faction } – nový plán lícem dolů na mýtině { $clearing }: { $plot }.
event-flipped = { $faction } – otočený plán na mýtině { $clearing }: { $plot }.
event-tricked = { $faction } – výměna dvou plánů: { $from } a { $to }.
event-exerted = { $faction } – námaha: akce místo dobírání.
event-raided = { $faction } – nájezd z mýtiny { $clearing }.
event-exposed = { $faction } – prozrazený plán na mýtině { $clearing }: { $plot }.
    .known = { $faction } – prozrazený plán na mýtině { $clearing }: { $plot }. Ukázaná karta: { $card }.
event-guessed-wrong = { $faction } – špatný odhad na mýtině { $clearing }: { $plot }. Ukázanou kartu dostanou Krkavci.
    .known = { $faction } – špatný odhad na mýtině { $clearing }: { $plot }. Ukázanou kartu dostanou Krkavci: { $card }.

## Stůl v terminálu
piece-short-plot = plán
board-of-plotted = plány položené v tomto tahu
board-of-exerted = námaha
board-of-supply-count = plány v zásobě
board-of-supply = plány v zásobě
board-of-plots = plány

## Stránky vedle stolu v terminálu
board-page-plots = Plány

## Deska na stránce
board-plot-bomb = Po otočení: odstraní ze své mýtiny všechny komponenty soupeřů, potom sebe.
board-plot-snare = Lícem nahoru: soupeři sem nic neumístí a nic odsud nepřesunou.
board-plot-extortion = Po otočení: náhodná karta od každého hráče na mýtině; lícem nahoru: o kartu víc ve Večeru.
board-plot-raid = Po odstranění jinak než prozrazením: bojovník na každou sousední mýtinu.
