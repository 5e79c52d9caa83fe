# Harrow County: Kami a panenky.

## Věci

role-kami = Kami
kami-legend = legenda A
kami-legend-b = legenda B
kami-known-legend = legenda A – { $name }
kami-known-legend-b = legenda B – { $name }
thing-at = { $thing }, { $hex }
tracker-kami-1 = Strana 1, { $name }: znovu zahrát aktivní karty skřetíka, tolik, kolik je svitků
tracker-kami-2 = Strana 2, { $name }: kostky na řádky; potom přitáhnout panenku, dobrat kartu, vyměnit Kami a skřetíka
jar-action-ability-kami = oba žetony jednoho řádku tabulky akcí
row = řádek { $number }
table-row = Řádek { $number }: { $first } a { $second }
table-row-cubes =
    { $cubes ->
        [one] Řádek { $number }: { $first } a { $second }, na bojiště přijde { $cubes } kostka
        [few] Řádek { $number }: { $first } a { $second }, na bojiště přijdou { $cubes } kostky
       *[other] Řádek { $number }: { $first } a { $second }, na bojiště přijde { $cubes } kostek
    }
letter-kami = K
mark-doll = panenka
mark-doll-open = opravdová panenka

## Rozhodnutí

ask-kami-start = { $who }: kde začne Kami?
ask-goblin-start = { $who }: kde začne skřetík?
ask-spread =
    { $about ->
        [one] { $who }: kam dáš počátečního běsa? (zbývá { $about })
        [few] { $who }: kam dáš počátečního běsa? (zbývají { $about })
       *[other] { $who }: kam dáš počátečního běsa? (zbývá { $about })
    }
ask-doll-real = { $who }: tři panenky leží lícem dolů na okraji mapy u tvého domova. Na kterém hexu bude ta opravdová? Kami to neví; získá 4 body, až ji sebere.
ask-spread-legend = { $who }: kde začne tvá legenda?
ask-doll-carry = { $who }: vezme jednotka panenku s sebou? ({ $about })
ask-doll-carry-open = { $who }: vezme jednotka odkrytou panenku s sebou? ({ $about })
ask-doll-hide = { $who }: otočíš odkrytou panenku na hexu { $about } lícem dolů? Leží-li mimo jednotky Kami i jiné, zamícháš je.
ask-doll-swap = { $who }: panenky tajně zamícháš. Na kterém hexu bude od teď ta opravdová?
ask-row = { $who }: který řádek tabulky akcí použiješ?
ask-row-next = { $who }: co dál?
    .none = Nic dalšího
ask-replay =
    { $about ->
        [one] { $who }: kterou aktivní kartu skřetíka zahraješ znovu? (zbývá { $about })
        [few] { $who }: kterou aktivní kartu skřetíka zahraješ znovu? (zbývají { $about })
       *[other] { $who }: kterou aktivní kartu skřetíka zahraješ znovu? (zbývá { $about })
    }
    .none = Už žádnou
ask-row-cubes = { $who }: položíš kostky na řádky tabulky akcí?
ask-row-cube =
    { $about ->
        [one] { $who }: zbývá jen { $about } kostka, na každý řádek nevyjde. Který řádek ji dostane?
        [few] { $who }: zbývají jen { $about } kostky, na každý řádek nevyjdou. Které řádky je dostanou?
       *[other] { $who }: zbývá jen { $about } kostek, na každý řádek nevyjdou. Které řádky je dostanou?
    }
ask-doll-pull = { $who }: kterou panenku přitáhneš ke Kami?
    .none = Žádnou
ask-doll-pull-to = { $who }: kam přitáhneš panenku z hexu { $about }?
ask-doll-pull-unit = { $who }: která jednotka půjde s panenkou na hex { $about }?
    .none = Žádná
ask-doll-pull-agree = { $who }: souhlasíš, aby tvá jednotka šla s panenkou? ({ $about })
ask-tracker-card = { $who }: dobereš si kartu?
ask-tracker-swap = { $who }: vymění si Kami a skřetík místa?
ask-thumper = { $who }: Ranař, která legenda se přesune?
    .none = Už žádná
ask-thumper-to = { $who }: kam? ({ $about })
    .none = Už nikam
ask-prankster = { $who }: Šprýmař, panenku ze kterého hexu přitáhneš ke skřetíkovi?
    .none = Žádnou
ask-card-doppelganger = { $who }: Dvojník, kde provedeš ZPLOZENÍ?
    .none = Nikde
ask-card-keyhole = { $who }: Klíčovou dírkou, na který hex něco přeneseš?
    .none = Na žádný
ask-card-keyhole-bring = { $who }: které komponenty přeneseš na hex { $about }? (celkem nejvýš 3)
    .none = Nic dalšího
ask-card-blood-money = { $who }: Krvavé peníze, na který hex dáš kostku?
    .none = Na žádný
ask-card-snare = { $who }: Léčka, která z tvých legend se přesune?
    .none = Žádná
ask-card-snare-to = { $who }: kam z hexu { $about }?
ask-card-snare-who = { $who }: kdo půjde? ({ $about })
ask-card-cast-away = { $who }: Odhození, kterého běsa odhodíš?
    .none = Žádného
ask-card-cast-away-to = { $who }: kam? ({ $about })
ask-card-buried = { $who }: Pohřbený, kterou schopnost použiješ?
    .none = Žádnou
ask-card-temptation = { $who }: Pokušení, který žeton schopnosti přitáhneš ke skřetíkovi?
    .none = Žádný
ask-card-temptation-to = { $who }: kam? ({ $about })
ask-card-whisper = { $who }: Šepot panenky, který nepřátelský běs se přesune?
    .none = Žádný
ask-card-whisper-to = { $who }: kam? ({ $about })
ask-card-trick = { $who }: Trik, který z tvých běsů si vymění místo?
    .none = Žádný
ask-card-trick-with = { $who }: se kterým nepřátelským běsem? ({ $about })
ask-card-lure = { $who }: Vábení, který nepřátelský běs se přesune?
    .none = Žádný
ask-card-lure-to = { $who }: kam? ({ $about })
ask-card-get-out = { $who }: Vypadněme odsud!, na který hex dáš žeton?
    .none = Na žádný
ask-card-get-out-token = { $who }: který žeton schopnosti přijde na hex { $about }?
ask-card-spite = { $who }: Zášť, kolik kostek opustí do konce tahu bojiště? (barva: { $about })

## Události

event-started = { $faction } – { $unit } začíná na hexu { $hex }.
event-dolls-laid = { $faction } – tři panenky položené lícem dolů.
    .known = { $faction } – tři panenky položené lícem dolů, opravdová na hexu { $hex }.
event-doll-carried = { $faction } – přenesená panenka: { $from } → { $to }.
event-doll-decoy = Panenka na hexu { $hex } byla návnada.
event-doll-real = Panenka na hexu { $hex } je opravdová.
event-doll-taken = Kami bere opravdovou panenku z hexu { $hex }.
event-doll-hidden = { $faction } – panenka na hexu { $hex } otočená lícem dolů.
event-dolls-swapped = { $faction } – panenky tajně zamíchané.
    .known = { $faction } – panenky tajně zamíchané, opravdová je na hexu { $hex }.
event-doll-pulled = Přitažená panenka: { $from } → { $to }.
event-revealed = Kami, odhalená { $unit }: { $legend }.
event-goblin-cards-lost =
    { $amount ->
        [one] Odhozena { $amount } aktivní karta skřetíka.
        [few] Odhozeny { $amount } aktivní karty skřetíka.
       *[other] Odhozeno { $amount } aktivních karet skřetíka.
    }
event-row = Tabulka akcí, { $row }: v černé oblasti je { $token }.
event-row-cubes =
    { $amount ->
        [one] Tabulka akcí, { $row }: { $amount } kostka přechází na bojiště.
        [few] Tabulka akcí, { $row }: { $amount } kostky přecházejí na bojiště.
       *[other] Tabulka akcí, { $row }: { $amount } kostek přechází na bojiště.
    }
event-cube-on-row = Tabulka akcí, { $row }: přibyla kostka.
event-replayed = Karta skřetíka zahraná znovu: { $card }.
event-legends-swapped = Kami a skřetík si vyměnili místa.
event-goblin-gift = Využité nadání skřetíka: { $legend }.
event-goblin-blast = Klepař na hexu { $hex } vybuchl.
event-brought = Přeneseno: { $component }, { $from } → { $to }.
event-blood-money = Krvavé peníze: kostka na hexu { $hex }.
event-blood-money-paid =
    { $amount ->
        [one] Krvavé peníze, hex { $hex }: { $amount } kostka přechází na bojiště.
        [few] Krvavé peníze, hex { $hex }: { $amount } kostky přecházejí na bojiště.
       *[other] Krvavé peníze, hex { $hex }: { $amount } kostek přechází na bojiště.
    }
event-token-tempted = Přitažený žeton { $token }: { $from } → { $to }.
event-goblin-token = Žeton položený na hex { $hex }: { $token }.
event-spited =
    { $amount ->
        [one] { $amount } kostka opouští do konce tahu bojiště (barva: { $cube }).
        [few] { $amount } kostky opouštějí do konce tahu bojiště (barva: { $cube }).
       *[other] { $amount } kostek opouští do konce tahu bojiště (barva: { $cube }).
    }

## Deska

board-goblin = skřetík
board-table = tabulka akcí
board-spare = volný žeton
board-active = aktivní karty
board-kami-is = Kami je
board-real-doll = Opravdová panenka
board-goblin-in-play = skřetík na mapě
board-step-kami-1-1 = zahraj znovu kartu
board-step-kami-1-2 = zahraj znovu 2 karty
board-step-kami-1-3 = zahraj znovu 3 karty
board-step-kami-1-4 = zahraj znovu 4 karty
board-step-kami-2-1 = kostky na řádky
board-step-kami-2-2 = přitáhni panenku
board-step-kami-2-3 = dober kartu
board-step-kami-2-4 = prohoď Kami a skřetíka
