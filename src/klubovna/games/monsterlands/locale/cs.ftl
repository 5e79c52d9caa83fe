# Říše příšer. Jména žoldáků, příšer, říší, vybavení, budov a scénářů a účinky pastí a kořisti jsou v content/.
# Jména se neskloňují: stojí v prvním pádě, za dvojtečkou, v závorce nebo za obecným jménem („příšera Krabohlav“).
# Klany (Vítr, Voda, Oheň, Prales) mají různý rod; věty o nich proto mluví v přítomném čase, jinak se ptají na Vodu.

## Kdo hraje a jak se hra připraví

role-wind = Vítr
role-water = Voda
role-fire = Oheň
role-jungle = Prales
seat = Hráč { $number }

option-difficulty = Obtížnost
option-ruses = Modul Lsti (2 až 4 hráči)
option-queens-gift = Královnin dar pro prvního hráče
option-more-monsters = Více příšer u Citadely
option-scenario = Sólový scénář
option-dealt = Příslušnosti určí náhoda

setup-affinity-twice =
    Každou příslušnost může mít jen jeden klan; { $affinity ->
        [wind] vítr
        [water] vodu
        [fire] oheň
       *[jungle] prales
    } chce mít víc hráčů.
setup-scenario-seats =
    { $seats ->
        [one] Scénář { $scenario } je pro jednoho hráče, u tohoto stolu sedí { $seats } hráč.
        [few] Scénář { $scenario } je pro jednoho hráče, u tohoto stolu sedí { $seats } hráči.
       *[other] Scénář { $scenario } je pro jednoho hráče, u tohoto stolu sedí { $seats } hráčů.
    }
setup-ruses-alone = Modul Lsti je pro 2 až 4 hráče; v sólové hře se se lstmi setkáš ve scénáři 8.
setup-scenario-level = Scénář { $scenario } ({ $name }) nelze hrát na tuto obtížnost: { $level }.
setup-scenario-affinity =
    Scénář { $scenario } ({ $name }) hraje klan s příslušností { $affinity ->
        [wind] vítr
        [water] voda
        [fire] oheň
       *[jungle] prales
    }.
campaign-damaged = Toto není záznam kampaně: údaj „{ $entry }“ nelze přečíst.

scenario = Scénář { $number }: { $name }
rank-klutz = nemehlo
rank-apprentice = učeň
rank-veteran = veterán
rank-hero = hrdina

## Věci

joined = { $parts }
nothing = nic

affinity-wind = vítr
affinity-water = voda
affinity-fire = oheň
affinity-jungle = prales
against-wind = větrným
against-water = vodním
against-fire = ohnivým
against-jungle = pralesním
against-two = { $first } a { $second }

colour-strength = síla
colour-magic = magie
colour-haggle = smlouvání
of-strength = síly
of-magic = magie
of-haggle = smlouvání
die-of-strength = kostka síly
die-of-magic = kostka magie
die-of-haggle = kostka smlouvání
die-strength = kostka síly
die-magic = kostka magie
die-haggle = kostka smlouvání { $number }
dice-strength =
    { $n ->
        [one] { $n } kostka síly
        [few] { $n } kostky síly
       *[other] { $n } kostek síly
    }
dice-magic =
    { $n ->
        [one] { $n } kostka magie
        [few] { $n } kostky magie
       *[other] { $n } kostek magie
    }
dice-haggle =
    { $n ->
        [one] { $n } kostka smlouvání
        [few] { $n } kostky smlouvání
       *[other] { $n } kostek smlouvání
    }
dice-either =
    { $n ->
        [one] { $n } kostka ({ $first } nebo { $second })
        [few] { $n } kostky ({ $first } nebo { $second })
       *[other] { $n } kostek ({ $first } nebo { $second })
    }
dice-any =
    { $n ->
        [one] { $n } kostka libovolné barvy
        [few] { $n } kostky libovolné barvy
       *[other] { $n } kostek libovolné barvy
    }
faces = { " " }(na kostkách smlouvání padlo { $values })
no-faces = { "" }
rolled = { $colour } { $values }

amount-glory =
    { $n ->
        [one] { $n } bod slávy
        [few] { $n } body slávy
       *[other] { $n } bodů slávy
    }
amount-coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
amount-potion =
    { $n ->
        [one] { $n } lektvar
        [few] { $n } lektvary
       *[other] { $n } lektvarů
    }
amount-poison =
    { $n ->
        [one] { $n } jed
        [few] { $n } jedy
       *[other] { $n } jedů
    }
amount-defence =
    { $n ->
        [one] { $n } žeton obrany
        [few] { $n } žetony obrany
       *[other] { $n } žetonů obrany
    }
amount-trap =
    { $n ->
        [one] { $n } past
        [few] { $n } pasti
       *[other] { $n } pastí
    }
amount-loot =
    { $n ->
        [one] { $n } žeton kořisti
        [few] { $n } žetony kořisti
       *[other] { $n } žetonů kořisti
    }
gain-hire = žoldák zdarma
gain-equipment = karta vybavení zdarma
benefit-defence =
    { $n ->
        [one] { $n } obranná schopnost
        [few] { $n } obranné schopnosti
       *[other] { $n } obranných schopností
    }
benefit-reroll =
    { $n ->
        [one] { $n } přehoz kostky { $colour }
        [few] { $n } přehozy kostek { $colour }
       *[other] { $n } přehozů kostek { $colour }
    }

clan = { $affinity } – { $starters }
starter = { $name } ({ $does })
rookie = { $name } { $number }
traits = { $affinity }, pověst { $n }
traits-rookie = pověst { $n }
offered-member = { $who } ({ $traits }): { $does }
offered-member-notes = { $who } ({ $traits }): { $does } – { $notes }
note-chief = náčelník klanu
note-wounded = má zranění
note-assigned = { $what }
note-settler = osidluje říši { $what }
note-card = nese { $what }
hire =
    { $coins ->
        [one] { $name } za { $coins } minci ({ $traits }) – { $dice }; { $does }
        [few] { $name } za { $coins } mince ({ $traits }) – { $dice }; { $does }
       *[other] { $name } za { $coins } mincí ({ $traits }) – { $dice }; { $does }
    }
hire-drinks =
    { $n ->
        [one] Runda pro všechny za { $n } minci: hosté odejdou a přijdou jiní
        [few] Runda pro všechny za { $n } mince: hosté odejdou a přijdou jiní
       *[other] Runda pro všechny za { $n } mincí: hosté odejdou a přijdou jiní
    }

trap-basic = základní past ({ $name })
trap-upgraded = { $name }
trap-hidden = skrytá past ({ $name })
trap-ruse = lest ({ $name })
trap-price =
    { $n ->
        [one] { $trap } – { $n } mince
        [few] { $trap } – { $n } mince
       *[other] { $trap } – { $n } mincí
    }
laid-trap = { $trap }, { $traveller }
equipment-weapon = zbraň
equipment-gear = výstroj
equipment-spell = kouzlo
card = { $name } ({ $kind }): { $does }
card-of = { $name } ({ $kind }): { $does } – nese { $who }
card-price =
    { $n ->
        [one] { $card } – { $n } mince
        [few] { $card } – { $n } mince
       *[other] { $card } – { $n } mincí
    }
brew-potion = lektvar
brew-poison = jed
brews-none = Ani jedno
brews-potion = Lektvar
brews-poison = Jed
brews-both = Lektvar i jed
brew-space =
    { $n ->
        [one] Pole za { $n } žeton
        [few] Pole za { $n } žetony
       *[other] Pole za { $n } žetonů
    }
mine-space = { $dice } → { $coins }
quest-roll = úkol s házením ({ $dice }, alespoň { $target })
quest-pay = úkol s placením ({ $cost })
land-action = { $dice } → { $gain }
wages = žold { $due }; v pokladně: { $coins }
parts = sláva { $glory }, pověst { $reputation }, trofeje { $trophies }, příslušnosti { $affinities }

## Co karty dělají

ability-defence =
    { $n ->
        [one] { $n } obranná schopnost
        [few] { $n } obranné schopnosti
       *[other] { $n } obranných schopností
    }
ability-defence-against =
    { $n ->
        [one] { $n } obranná schopnost proti { $against } příšerám
        [few] { $n } obranné schopnosti proti { $against } příšerám
       *[other] { $n } obranných schopností proti { $against } příšerám
    }
ability-reroll =
    { $n ->
        [one] { $n } přehoz ({ $colours })
        [few] { $n } přehozy ({ $colours })
       *[other] { $n } přehozů ({ $colours })
    }{ $die ->
        [other] , pokaždé jiná kostka
       *[same] { "" }
    }{ $where ->
        [quest] { " " }při úkolu
        [monster] { " " }proti příšeře
        [conquest] { " " }při dobývání
       *[always] { "" }
    }
ability-die-bonus =
    každá kostka { $colour } +{ $n }{ $where ->
        [quest] { " " }při úkolu
        [monster] { " " }proti příšeře
        [conquest] { " " }při dobývání
        [monster-conquest] { " " }proti příšeře i při dobývání
       *[always] { "" }
    }
ability-trap-capacity =
    { $n ->
        [one] místo pro { $n } past navíc
        [few] místo pro { $n } pasti navíc
       *[other] místo pro { $n } pastí navíc
    }
ability-capture-glory = za polapení sláva +{ $n }
ability-buy-die =
    { $price ->
        [one] jednou za kolo kostka { $colour } za { $price } minci, není-li na cestě
        [few] jednou za kolo kostka { $colour } za { $price } mince, není-li na cestě
       *[other] jednou za kolo kostka { $colour } za { $price } mincí, není-li na cestě
    }
ability-hire-discount = jednou za kolo sleva { $n } na žoldáka
ability-trap-discount = jednou za kolo sleva { $n } na pasti
ability-capture-bonus = +{ $n } jen k polapení
ability-kill-bonus = +{ $n } jen k zabití
ability-conquest-bonus = +{ $n } při dobývání
ability-mine-bonus =
    { $n ->
        [one] jednou za kolo v dole +{ $n } mince
        [few] jednou za kolo v dole +{ $n } mince
       *[other] jednou za kolo v dole +{ $n } mincí
    }
ability-deflect =
    { $n ->
        [one] { $n } kostka příšery míří místo toho na souseda
        [few] { $n } kostky příšery míří místo toho na souseda
       *[other] { $n } kostek příšery míří místo toho na souseda
    }
ability-take-potion = jednou za kolo lektvar
ability-take-poison = jednou za kolo jed
ability-take-potion-or-poison = jednou za kolo lektvar nebo jed
ability-victory-potions =
    { $n ->
        [one] za poraženou příšeru { $n } lektvar
        [few] za poraženou příšeru { $n } lektvary
       *[other] za poraženou příšeru { $n } lektvarů
    }
ability-income =
    { $n ->
        [one] jednou za kolo { $n } mince
        [few] jednou za kolo { $n } mince
       *[other] jednou za kolo { $n } mincí
    }
ability-capture-without-trap = k polapení nepotřebuje pasti
ability-swap-die = jednou za kolo vymění kostku za jinou barvu

ability-home-bonus =
    { $n ->
        [one] v říši své příslušnosti { $n } kostka navíc místo 1
        [few] v říši své příslušnosti { $n } kostky navíc místo 1
       *[other] v říši své příslušnosti { $n } kostek navíc místo 1
    }
ability-prelude-die = před každým útokem zasáhne jednou kostkou všechny na místě
ability-death-burst =
    { $n ->
        [one] při zabití { $n } zásah všem na místě
        [few] při zabití { $n } zásahy všem na místě
       *[other] při zabití { $n } zásahů všem na místě
    }
ability-no-potions-no-poisons = lektvary ani jedy proti ní nepomohou
ability-capture-traps =
    { $n ->
        [one] k polapení je třeba { $n } past
        [few] k polapení jsou třeba { $n } pasti
       *[other] k polapení je třeba { $n } pastí
    }
ability-auto-wound =
    { $n ->
        [one] při každém útoku { $n } zásah navíc
        [few] při každém útoku { $n } zásahy navíc
       *[other] při každém útoku { $n } zásahů navíc
    }
ability-double-panic =
    { $n ->
        [one] u vstupu šíří { $n } žeton paniky
        [few] u vstupu šíří { $n } žetony paniky
       *[other] u vstupu šíří { $n } žetonů paniky
    }
ability-citadel-arrival = přichází rovnou ke vstupu
ability-escape-on-capture = polapena v říši uteče ke vstupu
ability-die-penalty = každá kostka { $colour } −{ $n }
ability-citadel-bonus =
    { $n ->
        [one] u vstupu { $n } kostka navíc
        [few] u vstupu { $n } kostky navíc
       *[other] u vstupu { $n } kostek navíc
    }
ability-no-defence-abilities = obranné schopnosti proti ní nepomohou
ability-glory-loss-on-wound = za zranění sláva −{ $n }
ability-no-weapons = zbraně proti ní nepomohou

## Místa

path = cesta { $name }
path-entrance-1 = horní cesta u vstupu
path-entrance-2 = spodní cesta u vstupu
path-quest-a-1 = levá cesta úkolu s házením
path-quest-a-2 = pravá cesta úkolu s házením
path-quest-b-1 = levá cesta úkolu s placením
path-quest-b-2 = pravá cesta úkolu s placením
path-free = { $path }
path-land = { $path }: povinně { $require }; posily { $reinforce }; výhoda { $benefit }; za smrt sláva +{ $glory }
path-entrance =
    { $coins ->
        [0] { $path }: obrana stráží { $guard }
        [one] { $path }: obrana stráží { $guard }; { $coins } mince
        [few] { $path }: obrana stráží { $guard }; { $coins } mince
       *[other] { $path }: obrana stráží { $guard }; { $coins } mincí
    }
path-pay = { $path }: odměna { $reward }
path-with = { $path }: { $who }; { $dice }
traveller = { $who }, { $path }
traveller-of = { $who } ({ $clan })
place-land = říše { $name }
place-entrance = vstup do Citadely
place-quest-a = úkol s házením
place-quest-b = úkol s placením
goal-roll = úkol s házením – { $dice }; alespoň { $target }: odměna { $reward }, jinak sláva −{ $glory }
goal-pay = úkol s placením – { $dice }; cena { $cost }; odměna vlevo { $left }, vpravo { $right }
goal-land = { $place }, { $land } (dobytí { $n }) – { $foe }
goal-land-empty = { $place }, { $land } (dobytí { $n }) – bez příšery
goal-entrance = vstup do Citadely – { $foe }
foe =
    { $n ->
        [one] { $name } (útok { $n } kostka, polapení { $capture }, zabití { $kill })
        [few] { $name } (útok { $n } kostky, polapení { $capture }, zabití { $kill })
       *[other] { $name } (útok { $n } kostek, polapení { $capture }, zabití { $kill })
    }
shop = { $name }; kostka smlouvání tam ještě není; v pokladně: { $coins }
shop-last = { $name }; poslední kostka smlouvání tam má { $n }; v pokladně: { $coins }
paying-full =
    { $coins ->
        [one] { $die }: bez slevy; máš { $coins } minci
        [few] { $die }: bez slevy; máš { $coins } mince
       *[other] { $die }: bez slevy; máš { $coins } mincí
    }
paying =
    { $coins ->
        [one] { $die }: sleva { $off }; máš { $coins } minci
        [few] { $die }: sleva { $off }; máš { $coins } mince
       *[other] { $die }: sleva { $off }; máš { $coins } mincí
    }
paying-basket =
    { $coins ->
        [one] { $die }: sleva { $off }; zatím k placení { $cost }, máš { $coins } minci
        [few] { $die }: sleva { $off }; zatím k placení { $cost }, máš { $coins } mince
       *[other] { $die }: sleva { $off }; zatím k placení { $cost }, máš { $coins } mincí
    }

attempt-quest = { $path }{ $dice }: { $n } z { $goal }
attempt-land = { $path }{ $dice }: { $n }, celkem { $total }; { $name }: dobytí { $goal }
attempt-kill = { $path }{ $dice }: { $n }, celkem { $total }; { $name }: zabití { $kill }
attempt-capture = { $path }{ $dice }: { $n }, celkem { $total }; { $name }: polapení { $capture }, zabití { $kill }
attack =
    { $n ->
        [one] { $name }, útok { $n } kostkou: { $traveller }
        [few] { $name }, útok { $n } kostkami: { $traveller }
       *[other] { $name }, útok { $n } kostkami: { $traveller }
    }
threat =
    { $n ->
        [one] { $traveller }: { $n } zásah zraní{ $rest }
        [few] { $traveller }: { $n } zásahy zabijí{ $rest }
       *[other] { $traveller }: { $n } zásahů zabije{ $rest }
    }
threat-wounded =
    { $n ->
        [one] { $traveller }, už se zraněním: { $n } zásah zabije{ $rest }
        [few] { $traveller }, už se zraněním: { $n } zásahy zabijí{ $rest }
       *[other] { $traveller }, už se zraněním: { $n } zásahů zabije{ $rest }
    }
trapping = { $paying }; pasti { $n } z { $limit }
arming = { $paying }; žetony obrany { $n } z { $limit }
brewing =
    { $n ->
        [one] { $n } žeton, ostatní budou jedy; máš { $potions } a { $poisons }, nejvýše { $limit } od každého
        [few] { $n } žetony, ostatní budou jedy; máš { $potions } a { $poisons }, nejvýše { $limit } od každého
       *[other] { $n } žetonů, ostatní budou jedy; máš { $potions } a { $poisons }, nejvýše { $limit } od každého
    }
hiring = { $paying }; přebytek slávy { $surplus }
to-pay = cena { $price }; v pokladně: { $coins }
discounted = { $name }: { $price }, se slevou { $less }; v pokladně: { $coins }
shields = { $what } – { $coins }
unpaid = v pokladně: { $had }; žold { $due }
too-many =
    { $n ->
        [one] přebývá { $n } past, zůstat jich smí { $limit }
        [few] přebývají { $n } pasti, zůstat jich smí { $limit }
       *[other] přebývá { $n } pastí, zůstat jich smí { $limit }
    }
packing =
    { $n ->
        [one] { $traveller }; vejde se { $n } žeton
        [few] { $traveller }; vejdou se { $n } žetony
       *[other] { $traveller }; vejde se { $n } žetonů
    }
trick = { $trap }; cíl { $traveller }; na cestě: { $tokens }
deflection =
    { $n ->
        [one] míří na: { $who }, { $path }; příšera má { $n } kostku
        [few] míří na: { $who }, { $path }; příšera má { $n } kostky
       *[other] míří na: { $who }, { $path }; příšera má { $n } kostek
    }
shown = , { $dice }
met = ; odvráceno { $met } z { $hits }{ $rolled }
struck = ; příšeře padlo { $values }
why-kill = zabití: { $what }
why-capture = polapení: { $what }
why-wound = zranění od příšery { $what }
why-ability = schopnost: { $what }
why-death = smrt: { $what }
why-quest = { $what }
why-conquest = dobytí: { $what }
why-land = akce říše { $what }
why-loot = kořist: { $what }
aim-quest = cílové číslo { $n }
aim-land = dobytí { $n }
aim-kill = zabití { $n }
aim-capture = polapení { $capture }, zabití { $n }
bill = { $who }: cena { $cost }, odměna { $reward }; k dispozici: { $have }
assault = { $name }: zbývá { $n }, odměna sláva +{ $glory }; { $traveller }; { $dice }

## Co se dá dělat

deed-lodge = Lovecká chata: koupit pasti
deed-laboratory = Laboratoř: kostkou magie uvařit lektvary a jedy
deed-tavern = Krčma: najmout žoldáka, případně objednat rundu za { $n }
deed-armoury = Zbrojnice: koupit až 3 žetony obrany
deed-pawnshop = Zastavárna: prodat kostky, každou za minci
deed-market = Tržiště: koupit kartu vybavení
deed-mine = Důl: mince za kostky síly
deed-outside = Vyslat žoldáka: { $goal }
deed-settled = Využít říši { $name }: { $does }
deed-use = { $name }: { $does }
deed-rookie = Zelenáč: vyměnit kostku za jinou barvu
deed-loot = Použít kořist: { $what }
deed-equipment = Předat kartu vybavení
deed-sell =
    { $n ->
        [one] Prodat trofej { $name } ({ $n } bod): { $coins }
        [few] Prodat trofej { $name } ({ $n } body): { $coins }
       *[other] Prodat trofej { $name } ({ $n } bodů): { $coins }
    }
deed-settle = Osídlit říši { $name }: { $does }
deed-heal = Vyléčit zraněného člena lektvarem

roll-strength = Hodit kostkou síly
roll-magic = Hodit kostkou magie
roll-haggle = Hodit kostkou smlouvání
roll-all = Hodit všemi zbývajícími kostkami
roll-again = Přehodit: { $die }
roll-again-marked = Přehodit: { $die } (už přehozená)
roll-poison = Použít jed: +{ $n }

## Rozhodnutí: příprava a rozmístění

ask-setup-affinity = { $who }: jakou příslušnost má tvůj klan?
ask-gift-die = { $who }: královnin dar. Kterou kostku si vezmeš?
ask-gift-token = { $who }: královnin dar. Co si vezmeš ke kostce?
ask-turn-deed = { $who }: co uděláš?
    .none = Pasovat
ask-turn-finish = { $who }: ještě něco před koncem tahu?
    .none = Ukončit tah
ask-building-die = { $who }: kterou kostku umístíš? ({ $about }) Kostka smlouvání sníží cenu o svou hodnotu; je-li nižší než poslední, pak o obě.
ask-dice-haggle = { $who }: kterou kostku smlouvání dáš? (zbývá dát: { $about })
ask-lodge-trap = { $who }: kterou past koupíš? ({ $about })
    .none = Už žádnou, zaplatit
ask-lodge-discount = { $who }: na kolika kartách využiješ slevu 4 mince? ({ $about })
ask-trap-discard = { $who }: kterou past odhodíš? ({ $about })
ask-laboratory-space = { $who }: které pole laboratoře?
ask-laboratory-potions = { $who }: kolik lektvarů uvaříš? ({ $about })
ask-tavern-hire = { $who }: koho najmeš? ({ $about })
    .none = Nikoho
ask-tavern-discount = { $who }: využiješ slevu 4 mince? ({ $about })
ask-hire-free = { $who }: koho najmeš zdarma? (přebytek slávy { $about })
ask-armoury-count = { $who }: kolik žetonů obrany koupíš? ({ $about })
ask-pawnshop-strength = { $who }: kolik kostek síly prodáš, každou za minci? (v pokladně { $about })
ask-pawnshop-magic = { $who }: kolik kostek magie prodáš, každou za minci? (zatím v pokladně { $about })
ask-pawnshop-haggle = { $who }: kterou kostku smlouvání prodáš za minci? (zatím v pokladně { $about })
    .none = Už žádnou
ask-market-card = { $who }: kterou kartu koupíš? ({ $about })
ask-market-free = { $who }: kterou kartu si vezmeš zdarma?
ask-equipment-for = { $who }: kdo dostane vybavení { $about }?
ask-equipment-displaced = { $who }: vybavení { $about } muselo uvolnit místo. Kdo je dostane?
    .none = Nikdo, odhodit
ask-equipment-pass = { $who }: kterou kartu předáš?
ask-equipment-to = { $who }: kdo dostane vybavení { $about }?
ask-mine-space = { $who }: které pole v dole?
ask-settled-dice = { $who }: které kostky umístíš? (říše { $about })

ask-send-path = { $who }: na kterou cestu?
ask-send-who = { $who }: kdo půjde? ({ $about })
ask-send-quest-dice = { $who }: které kostky přidáš? ({ $about })
ask-send-strength = { $who }: kolik kostek síly přidáš? ({ $about })
ask-send-magic = { $who }: kolik kostek magie přidáš? ({ $about })
ask-send-defence = { $who }: kolik žetonů obrany přidáš? ({ $about })
ask-send-trap = { $who }: kterou past přidáš lícem dolů? ({ $about })
    .none = Žádnou další past
ask-send-brews = { $who }: lektvar, jed? ({ $about })

ask-ability-token = { $who }: který žeton si vezmeš?
ask-rookie-give = { $who }: kterou kostku vyměníš?
ask-rookie-take = { $who }: kterou kostku si vezmeš místo ní? ({ $about })
ask-settle-who = { $who }: kdo osídlí říši { $about }?
ask-heal-who = { $who }: koho lektvar vyléčí? (lektvary: { $about })

## Rozhodnutí: dobrodružství a úklid

ask-adventure-deed = { $who }: něco ještě před vyhodnocením? ({ $about })
    .none = Nic, pokračovat
ask-roll-deed = { $who }: co s hodem? ({ $about })
    .none = Výsledek platí
ask-quest-pay = { $who }: zaplatíš? ({ $about })
ask-quest-trap = { $who }: kterou past dáš za úkol? (zbývá dát: { $about })
ask-quest-loot = { $who }: kterou kořist dáš za úkol? (zbývá dát: { $about })
ask-ruse-reveal = { $who }: { $about } – odhalíš?
ask-ruse-target = { $who }: { $about } – koho zasáhne?
ask-ruse-cancel = { $who }: zrušíš lest odhozením žetonu obrany? ({ $about })
ask-ruse-steal = { $who }: které kostky ukradneš? ({ $about })
ask-defend-magic = { $who }: kolik kostek magie odhodíš? Za každou ubude kostka příšery. ({ $about })
ask-deflect-to = { $who }: na koho bude místo toho mířit kostka příšery? ({ $about })
ask-deflect-dice = { $who }: kolik kostek příšery odvrátíš? ({ $about })
ask-defend-tokens = { $who }: kolik žetonů obrany použiješ? ({ $about })
ask-defend-potions = { $who }: kolik lektvarů vypiješ? ({ $about })
ask-loot-glory = { $who }: využiješ teď kořist ke slávě?
    .none = Ne
ask-conquest-try = { $who }: pokusíš se říši dobýt? ({ $about })
ask-loot-take = { $who }: kterou kořist si vezmeš?
ask-cleanup-deed = { $who }: něco ještě před výplatou žoldu? ({ $about })
    .none = Nic, vyplatit
ask-chief-deed = { $who }: něco ještě před povýšením nového náčelníka? (zatím připadá v úvahu: { $about })
    .none = Nic, pokračovat
ask-chief-promote = { $who }: kdo bude náčelníkem?
ask-wages-deserter = { $who }: na žold pro všechny mince nestačí. Kdo dezertuje? ({ $about })
ask-wages-equipment = { $who }: kdo zdědí vybavení { $about }?
    .none = Nikdo, odhodit

## Události: příprava a rozmístění

event-chose = Do hry vstupuje { $seat }.
event-round = Začíná { $round }. kolo.
event-gift = Královnin dar dostává { $seat }.
event-passed = { $seat } pasuje.
event-first-player = Dílek prvního hráče dostává { $seat } (nejnižší pověst { $reputation }).
event-placed = { $seat } umisťuje do Citadely ({ $building }): { $die }.
event-bought-traps =
    { $coins ->
        [one] { $seat } kupuje za { $coins } minci: { $traps } (v pokladně { $left }).
        [few] { $seat } kupuje za { $coins } mince: { $traps } (v pokladně { $left }).
       *[other] { $seat } kupuje za { $coins } mincí: { $traps } (v pokladně { $left }).
    }
event-new-traps = Nově v lovecké chatě: { $traps }.
event-discarded-trap = { $seat } odhazuje past: { $trap }.
event-brewed = { $seat } vaří v laboratoři: lektvary { $potions }, jedy { $poisons }.
event-drinks =
    { $coins ->
        [one] { $seat } platí rundu za { $coins } minci (v pokladně { $left }); hosté odcházejí z krčmy.
        [few] { $seat } platí rundu za { $coins } mince (v pokladně { $left }); hosté odcházejí z krčmy.
       *[other] { $seat } platí rundu za { $coins } mincí (v pokladně { $left }); hosté odcházejí z krčmy.
    }
event-hired =
    { $coins ->
        [0] { $seat } najímá zdarma: { $member }.
        [one] { $seat } najímá za { $coins } minci: { $member } (v pokladně { $left }).
        [few] { $seat } najímá za { $coins } mince: { $member } (v pokladně { $left }).
       *[other] { $seat } najímá za { $coins } mincí: { $member } (v pokladně { $left }).
    }
event-on-offer = Nově v krčmě: { $member }.
event-bought-defence =
    { $count ->
        [one] { $seat } kupuje ve zbrojnici { $count } žeton obrany, cena { $coins } (v pokladně { $left }).
        [few] { $seat } kupuje ve zbrojnici { $count } žetony obrany, cena { $coins } (v pokladně { $left }).
       *[other] { $seat } kupuje ve zbrojnici { $count } žetonů obrany, cena { $coins } (v pokladně { $left }).
    }
event-sold-dice =
    { $coins ->
        [one] { $seat } prodává za { $coins } minci: { $dice } (v pokladně { $left }).
        [few] { $seat } prodává za { $coins } mince: { $dice } (v pokladně { $left }).
       *[other] { $seat } prodává za { $coins } mincí: { $dice } (v pokladně { $left }).
    }
event-bought-card =
    { $coins ->
        [one] { $seat } kupuje za { $coins } minci: { $card } (v pokladně { $left }).
        [few] { $seat } kupuje za { $coins } mince: { $card } (v pokladně { $left }).
       *[other] { $seat } kupuje za { $coins } mincí: { $card } (v pokladně { $left }).
    }
event-equipped = { $seat }: { $member } teď nese { $card }.
event-lost-card = { $seat } přichází o vybavení { $card }.
event-new-card = Nově na tržišti: { $card }.
event-mined =
    { $dice_count ->
        [one] { $seat } pracuje v dole: { $dice_count } kostka síly.
        [few] { $seat } pracuje v dole: { $dice_count } kostky síly.
       *[other] { $seat } pracuje v dole: { $dice_count } kostek síly.
    }
event-sent = { $seat } vysílá: { $member } → { $path }.
event-set-out =
    { $seat } vyráží ({ $path }): { $dice }{ $traps ->
        [0] { "" }
        [one] , { $traps } past
        [few] , { $traps } pasti
       *[other] , { $traps } pastí
    }{ $defence ->
        [0] { "" }
        [one] , { $defence } žeton obrany
        [few] , { $defence } žetony obrany
       *[other] , { $defence } žetonů obrany
    }{ $potions ->
        [0] { "" }
        [one] , { $potions } lektvar
        [few] , { $potions } lektvary
       *[other] , { $potions } lektvarů
    }{ $poisons ->
        [0] { "" }
        [one] , { $poisons } jed
        [few] , { $poisons } jedy
       *[other] , { $poisons } jedů
    }.
    .known =
        { $seat } vyráží ({ $path }): { $dice }{ $defence ->
            [0] { "" }
            [one] , { $defence } žeton obrany
            [few] , { $defence } žetony obrany
           *[other] , { $defence } žetonů obrany
        }{ $potions ->
            [0] { "" }
            [one] , { $potions } lektvar
            [few] , { $potions } lektvary
           *[other] , { $potions } lektvarů
        }{ $poisons ->
            [0] { "" }
            [one] , { $poisons } jed
            [few] , { $poisons } jedy
           *[other] , { $poisons } jedů
        }{ $traps ->
            [0] { "" }
            [one] ; { $traps } past: { $laid }
            [few] ; { $traps } pasti: { $laid }
           *[other] ; { $traps } pastí: { $laid }
        }.
event-benefit = Výhoda ({ $path }): { $benefit }.
event-used-land = { $seat } využívá říši { $land }.

event-gained = { $seat } získává: { $gain }.
event-no-room = { $seat } musí odhodit: { $gain }.
event-took-dice = { $seat } si bere: { $dice }{ $haggle }.
event-glory =
    { $glory ->
        [one] { $seat } získává { $glory } bod slávy – { $why }.
        [few] { $seat } získává { $glory } body slávy – { $why }.
       *[other] { $seat } získává { $glory } bodů slávy – { $why }.
    }
event-lost-glory =
    { $glory ->
        [one] { $seat } ztrácí { $glory } bod slávy – { $why }.
        [few] { $seat } ztrácí { $glory } body slávy – { $why }.
       *[other] { $seat } ztrácí { $glory } bodů slávy – { $why }.
    }
event-used = { $seat } využívá schopnost: { $member }.
event-swapped = { $seat } mění kostky: { $die } → { $colour }.
event-used-loot = { $seat } používá kořist: { $loot }.
event-sold-trophy =
    { $coins ->
        [one] { $seat } prodává trofej za { $coins } minci: { $monster } (v pokladně { $left }).
        [few] { $seat } prodává trofej za { $coins } mince: { $monster } (v pokladně { $left }).
       *[other] { $seat } prodává trofej za { $coins } mincí: { $monster } (v pokladně { $left }).
    }
event-settled = { $seat }: { $member } osidluje říši { $land }.
event-healed = { $seat } léčí lektvarem: { $member }.

## Události: dobrodružství

event-quest = Na řadě je { $quest }.
event-rolled = Hod ({ $path }): { $rolls }.
event-rerolled = Přehoz ({ $path }): { $before } → { $after }.
event-poisoned = Jed: +2 ({ $path }).
event-result = Výsledek ({ $path }): { $result }, celkem { $total } ({ $goal }).
event-quest-won =
    { $seat ->
        [Voda] { $seat } splnila { $quest }.
       *[other] { $seat } splnil { $quest }.
    }
event-quest-failed =
    { $seat ->
        [Voda] { $seat } nesplnila { $quest }.
       *[other] { $seat } nesplnil { $quest }.
    }
event-consoled =
    { $seat ->
        [Voda] { $seat } úkol také splnila, ale dostává jen cenu útěchy.
       *[other] { $seat } úkol také splnil, ale dostává jen cenu útěchy.
    }
event-quest-paid = { $seat } platí za { $quest }.
event-battle = Bitva: { $place }, příšera { $monster }.
event-revealed = Odhaleno ({ $path }): { $trap }.
event-kept-hidden = Žeton zůstává lícem dolů ({ $path }).
event-ruse = Použito ({ $path } → { $target }): { $trap }.
event-ruse-cancelled = Žeton obrany ruší lest ({ $path }).
event-stole = Ukradeno ({ $target } → { $path }): { $dice }.
event-gave-up-magic =
    { $count ->
        [one] Proti příšeře je odhozena { $count } kostka magie ({ $path }); na tuto cestu zbývá kostek útoku { $left }.
        [few] Proti příšeře jsou odhozeny { $count } kostky magie ({ $path }); na tuto cestu zbývá kostek útoku { $left }.
       *[other] Proti příšeře je odhozeno { $count } kostek magie ({ $path }); na tuto cestu zbývá kostek útoku { $left }.
    }
event-struck =
    { $hits ->
        [one] Příšera hází { $rolls }: { $hits } zásah ({ $path })
        [few] Příšera hází { $rolls }: { $hits } zásahy ({ $path })
       *[other] Příšera hází { $rolls }: { $hits } zásahů ({ $path })
    }{ $auto ->
        [0] .
       *[other] , z toho { $auto } bez hodu.
    }
event-prelude =
    { $hits ->
        [one] Před útokem příšera hází { $black }: { $hits } zásah všem na místě.
        [few] Před útokem příšera hází { $black }: { $hits } zásahy všem na místě.
       *[other] Před útokem příšera hází { $black }: { $hits } zásahů všem na místě.
    }
event-deflected =
    { $count ->
        [one] Odvrácena { $count } kostka příšery: { $path } → { $target }.
        [few] Odvráceny { $count } kostky příšery: { $path } → { $target }.
       *[other] Odvráceno { $count } kostek příšery: { $path } → { $target }.
    }
event-burst = Umírající příšera { $monster } zasahuje všechny na místě.
event-prevented =
    Odvrácené zásahy ({ $path }){ $abilities ->
        [0] { "" }
       *[other] , schopnostmi { $abilities }
    }{ $tokens ->
        [0] { "" }
       *[other] , žetony obrany { $tokens }
    }{ $potions ->
        [0] { "" }
       *[other] , lektvary { $potions }
    }; zbývá { $left }.
event-wounded = Zranění: { $member } ({ $path }).
event-died = Umírá { $member } ({ $seat }, { $path }).
event-captured = Polapena příšera { $monster } ({ $seat }).
event-killed = Zabita příšera { $monster } ({ $seat }).
event-fled = Příšera { $monster } prchá ke vstupu do Citadely.
event-conquered = { $seat } dobývá říši { $land }.
event-looted = { $seat } si bere kořist: { $loot }.
event-calm = Citadela je v bezpečí, všechna panika končí.

## Události: úklid a konec

event-came-home = Domů se vrací { $member } ({ $seat }).
event-at-entrance = U vstupu do Citadely stojí příšera { $monster }.
event-monster-left = Příšera { $monster } odchází.
event-panic = Panika zavírá budovu: { $building }.
event-promoted = Nový náčelník ({ $seat }): { $member }.
event-wages =
    { $coins ->
        [0]
            { $due ->
                [0] { $seat } neplatí žádný žold.
               *[other] { $seat } nemá na žold ani minci (žold činí { $due }).
            }
        [one] { $seat } platí žold { $coins } minci (žold činí { $due }, v pokladně { $left }).
        [few] { $seat } platí žold { $coins } mince (žold činí { $due }, v pokladně { $left }).
       *[other] { $seat } platí žold { $coins } mincí (žold činí { $due }, v pokladně { $left }).
    }
event-deserted = { $member } dezertuje ({ $seat }).
event-new-monster = Nová příšera ({ $place }): { $monster }.
event-new-land = Nová { $place }: { $land }.
event-new-quest = Nový úkol: { $quest }.
event-new-clan = { $seat } začíná znovu, náčelníkem je { $member }.
event-scored =
    { $vp ->
        [one] { $seat }: { $vp } bod – sláva { $glory }, pověst { $reputation }, trofeje { $trophies }, příslušnosti { $affinities }.
        [few] { $seat }: { $vp } body – sláva { $glory }, pověst { $reputation }, trofeje { $trophies }, příslušnosti { $affinities }.
       *[other] { $seat }: { $vp } bodů – sláva { $glory }, pověst { $reputation }, trofeje { $trophies }, příslušnosti { $affinities }.
    }

## Události: Sam

event-sam-rolled = Sam hází: červená { $red }, žlutá { $yellow }.
event-sam-placed =
    { $count ->
        [one] Sam umisťuje do Citadely ({ $building }): { $die }.
       *[other] Sam umisťuje do Citadely ({ $building }): { $die }, { $count }×.
    }
event-sam-sent = Sam vysílá žoldáka ({ $path }).
event-sam-took-traps = Sam odnáší pasti: { $traps }.
event-sam-took-member = Sam odvádí z krčmy: { $member }.
event-sam-took-card = Sam odnáší z tržiště: { $card }.
event-sam-quest = Sam splnil { $quest }.
event-sam-monster = Sam zahání příšeru { $monster }.
event-sam-land = Sam zabírá říši { $land }.

## Konec

detail-parts = Odkud jsou body
detail-scenario = { $value }
detail-difficulty = Obtížnost: { $value }
detail-rank = Hodnost: { $value }

## Stůl v terminálu

board-round = { $round }. kolo z { $rounds }
board-over = konec hry
board-phase-set-up = příprava
board-phase-pool = zásoba kostek
board-phase-placement = rozmístění
board-phase-adventure = dobrodružství
board-phase-clean-up = úklid
board-difficulty = obtížnost { $name }
board-extra =
    { $n ->
        [one] příšery házejí o { $n } kostku víc
        [few] příšery házejí o { $n } kostky víc
       *[other] příšery házejí o { $n } kostek víc
    }
board-first = první na tahu
board-ruses = s modulem Lsti
board-queens-gift = královnin dar
board-more-monsters = více příšer
board-sam =
    { $n ->
        [one] Samovi zbývá { $n } žeton
        [few] Samovi zbývají { $n } žetony
       *[other] Samovi zbývá { $n } žetonů
    }
board-goal-kit = plná polní
board-goal-quests =
    { $n ->
        [one] { $n } úkol
        [few] { $n } úkoly
       *[other] { $n } úkolů
    }
board-goal-coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
board-goal-spread = žoldáci podle příslušností { $counts }
board-goal-vp =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
board-panic = panika
board-closed = zavřeno
board-basket = v košíku:
board-laboratory = kostka magie uvaří na prvním poli { $most ->
    [one] { $most } žeton
    [few] { $most } žetony
   *[other] { $most } žetonů
  }, na druhém { $least }
board-armoury = až { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
  } obrany, každý za { $price }
board-pawnshop = { $price } za každou kostku
board-loot = Kořist
board-left = vlevo
board-right = vpravo
board-upper = horní cesta
board-lower = spodní cesta
board-goal = alespoň { $n }: { $reward }
board-penalty = neúspěch: sláva −{ $n }
board-cost = cena { $cost }
board-rewards = vlevo { $left }, vpravo { $right }
board-conquest = dobytí { $n }: sláva +{ $glory }
board-taken = už ji někdo má
board-path = cesta
board-needs = povinně
board-room = posily
board-gives = výhoda
board-death = sláva za smrt
board-there = kdo tam je
board-no-monster = bez příšery
board-attack = útok { $dice }
board-capture = polapení { $n }: { $reward }
board-kill =
    { $trophies ->
        [one] zabití { $n }: { $reward }, { $trophies } trofej
        [few] zabití { $n }: { $reward }, { $trophies } trofeje
       *[other] zabití { $n }: { $reward }, { $trophies } trofejí
    }
board-guards = stráže { $n }
board-result = výsledek { $n }
board-damage = dosud { $n }
board-rolled = hod: { $dice }
board-unrolled = zbývá hodit
board-flat = +{ $n } celkem
board-kill-bonus = +{ $n } k zabití
board-capture-bonus = +{ $n } k polapení
board-rerolls =
    { $n ->
        [one] zbývá { $n } přehoz
        [few] zbývají { $n } přehozy
       *[other] zbývá { $n } přehozů
    }
board-head-clan = Klan
board-head-points = Body
board-head-glory = Sláva
board-head-dice = Kostky
board-icons = příslušnosti:
board-passed = pasuje
board-trophies = Trofeje
board-lands = Říše
board-traps = pasti
board-mine = Tvůj klan
board-settled = osídlená
board-unsettled = neosídlená
board-surplus = přebytek slávy { $n }
board-quests = splněné úkoly { $n }
board-wage = žold { $n } za každého
board-mark-strength = síla
board-mark-magic = magie
board-mark-haggle = smlouvání
board-mark-coins = mince
board-mark-reputation = pověst
board-mark-trap = past
board-mark-defence = obrana
board-mark-potion = lektvar
board-mark-poison = jed
board-mark-chief = náčelník
board-mark-wounded = zranění
board-mark-assigned = na cestě
board-mark-settler = osidlující žoldák

## Deska na stránce

board-page-bonus = úprava
board-page-capture = polapení
board-page-citadel = Citadela
board-page-conquest = dobytí
board-page-deck = v balíčku
board-page-deck-events = dílky událostí
board-page-deck-lands = říše
board-page-deck-monsters = příšery
board-page-deck-panic = žetony paniky
board-page-deck-quests = úkoly
board-page-decks = Hromádky
board-page-dice = kostky
board-page-discarded = odhozeno
board-page-drinks = Runda pro všechny
board-page-extra = kostek příšer navíc
board-page-glory = sláva
board-page-guards = obrana stráží
board-page-hits = zásahy k odvrácení
board-page-in-all = celkem
board-page-kill = zabití
board-page-map = Citadela a okolí
board-page-monster-dice = kostky příšery
board-page-points = bodů
board-page-quests-done = splněné úkoly
board-page-remaining = zbývá
board-page-rerolls = zbývá přehozů
board-page-round-of = Kolo
board-page-sam-tokens = zbývající žetony Sama
board-page-supply = Kostky v zásobě
board-page-surplus = přebytek slávy
board-page-to-roll = ještě nehozená
board-page-track = Sláva a pověst
board-page-trophies = trofeje
board-page-used = použito
board-page-wages = žold za každého
board-page-amount-glory = sláva
board-page-amount-coins = mince
board-page-amount-potion = lektvar
board-page-amount-poison = jed
board-page-amount-defence = žeton obrany
board-page-amount-trap = past
board-page-amount-loot = kořist
