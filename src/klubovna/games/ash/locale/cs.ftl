# Koruna z popela. Jména bojovníků, budov, provincií a schopností jsou v content/.
# Jména se neskloňují: stojí v prvním pádě za dvojtečkou nebo za obecným jménem („oblast Sopka“).

## Kdo hraje a jak se hra připraví

role-visio = Visio
role-nox = Nox
role-mors = Mors
role-fortis = Fortis
side-ap = AP
side-king = Král

option-powers = Zvláštní schopnosti hráčů
option-clockwise = Pořadí po směru hodinových ručiček
option-automa = Hraje i automatický protivník
option-difficulty = Obtížnost (sólo)
option-targeted = Karta s cílenou akcí
option-citadel = Bojovníci v Citadele (sólo)

setup-automa-seats = Automatický protivník se připojuje ke hře 2 nebo 3 hráčů. Hráčů je { $seats }.
setup-citadel-seats = Bojovníky pro Citadelu lze zvolit jen v sólové hře. Hráčů je { $seats }.
setup-citadel-most = V Citadele smí být nejvýš { $most ->
    [one] { $most } bojovník
    [few] { $most } bojovníci
   *[other] { $most } bojovníků
  }. Zvoleno: { $count }.
setup-citadel-warrior = „{ $warrior }“ Citadelu držet nemůže. Na výběr: { $warriors }.
setup-citadel-twice = Karta „{ $warrior }“ je ve hře jen jednou, v Citadele nemůže být dvakrát.

## Věci

resource-bone = kosti
resource-ash = popel
resource-sulphur = síra
resource-blood = krev
resource-gold = zlato

# Množství jsou ve čtvrtém pádě: „získává 1 síru“, „za 2 kosti“.
share-bone =
    { $n ->
        [one] { $n } kost
        [few] { $n } kosti
       *[other] { $n } kostí
    }
share-ash =
    { $n ->
        [one] { $n } popel
        [few] { $n } popely
       *[other] { $n } popelů
    }
share-sulphur =
    { $n ->
        [one] { $n } síru
        [few] { $n } síry
       *[other] { $n } sír
    }
share-blood =
    { $n ->
        [one] { $n } krev
        [few] { $n } krve
       *[other] { $n } krví
    }
share-gold =
    { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
share-any =
    { $n ->
        [one] { $n } speciální přísadu
        [few] { $n } speciální přísady
       *[other] { $n } speciálních přísad
    }
share-vp = { $n } VB
gain = { $shares }
benefit-rebirth = návrat padlých do ruky

type-bone = kosti
type-ash = popel
type-sulphur = síra
type-blood = krev
type-automaton = samohyb

warrior = { $name } ({ $type } { $level }) ⚔{ $strength }
warrior-starting = { $name } ⚔{ $strength }
summon = { $warrior } za { $cost }
deed-summon = Vyvolat: { $warrior } za { $cost }
defender-back = Vzít zpět: { $warrior }
defender-add = Přidat: { $warrior }

building = { $name } (dává { $gives })
tile = { $name } za { $price }: dává { $gives }; majiteli jako daň { $tax }; { $vp } VB

card = Karta { $strength } (za výhru { $reward }, za prohru { $compensation })
card-die = Karta s kostkou (za výhru { $reward }, za prohru { $compensation })
card-black = způsobení ztráty, nebo návrat padlého
played = kartou { $strength }
played-die = kartou s kostkou
black-1 = Způsobit ztrátu: vítěz odhodí jednoho bojovníka z tohoto boje
black-2 = Návrat padlého: bojovník se vrátí z tvého pohřebiště do ruky
answer-1 = Ano

space-resource = { $area } – pole se zdroji
space-battle = { $area } – bojové pole
space-citadel = { $area } – { $entrance }
space-gold = pole poskytující zlato
space-build = pole pro stavbu
space-refresh = obnova karet boje
entrance-left-wing = levé křídlo
entrance-right-wing = pravé křídlo
entrance-main-gate = hlavní brána
minion = { $owner }: { $space }

move-use = { $area } – { $name }: získat { $gives } (daň: { $owner } dostane { $tax })
move-use-ap = { $area } – { $name }: získat { $gives } (daň: { $owner } získá { $vp } VB)
move-use-own = { $area } – { $name }: získat { $gives } (vlastní: lze upravit obránce)
move-use-free = { $area } – { $name }: získat { $gives }
move-attack = Zaútočit: { $area } – { $owner }, obrana { $defence }
move-attack-citadel = Zaútočit: { $area }, { $entrance } ({ $modifier }) – { $owner }, obrana { $defence }
move-gold = Pole poskytující zlato: získat { $gives }
move-build = Pole pro stavbu: koupit budovu
move-refresh = Obnova karet boje: vzít si zpět všechny karty boje
move-refresh-power = Obnova karet boje: vzít si zpět všechny karty boje a otočit žeton moci na aktivní stranu
use-power = Schopnost { $power }: { $effect }

place-free = { $area } ({ $number }), volná provincie
place-held = { $area } ({ $number }), obrana { $defence }
place-citadel = { $area }, obrana { $defence }
holding = { $area } (obrana { $defence })
target = { $area } ({ $owner }, obrana { $defence })
target-citadel = { $area } ({ $owner }, obrana { $defence }; bojové pole { $modifier })
battle-known = { $area }: útok { $attack } proti obraně { $defence }
battle-hidden =
    { $count ->
        [one] { $area }: { $count } útočník lícem dolů proti obraně { $defence }
        [few] { $area }: { $count } útočníci lícem dolů proti obraně { $defence }
       *[other] { $area }: { $count } útočníků lícem dolů proti obraně { $defence }
    }
parts = { $parts }
part-warriors = bojovníci { $n }
part-reinforcement = posily { $n }
part-card = karta { $n }
part-space = bojové pole { $n }
part-king = král { $n }
worths = { $areas }
worth = { $area } { $vp }
roll = Hodit znovu: { $side } má { $amount }
    .effect = platí nový hod; žeton moci se tím vyčerpá
due-gained = { $what }, ještě { $left }
due-gained-built = nová budova { $what }, ještě { $left }
due-taxed = daň z provincie { $what }, ještě { $left }
due-rewarded = výhra s { $what }, ještě { $left }
due-consoled = prohra s { $what }, ještě { $left }
rolled-battle = { $area }: útok { $attack } proti obraně { $defence }
rolled-order = pořadí hry, rozhodne vyšší hod
rolled-province = kostka posílá AP do provincie { $area }

regroup-1 = Přidat bojovníka z ruky
regroup-2 = Vzít bojovníka zpět do ruky
regroup-3 = Přesunout bojovníka do jiné provincie
regroup-4 = Vyměnit bojovníka
action-card = { $numeral }
action-card-targeted = s cílenou akcí

## Rozhodnutí

ask-setup-building = { $who } umisťuje počáteční budovu: kterou?
ask-setup-where = { $who }: ve které provincii začne budova { $about }?
ask-setup-defender = { $who }: kdo bude bránit provincii { $about }?

ask-turn-start = Na tahu je { $who }: kam půjde služebník?
ask-turn-finish = { $who }: co ještě před koncem tahu?
    .none = Ukončit tah
ask-gain-any = { $who } si vybírá základní zdroj ({ $about }): který?
ask-pay-gold = { $who } vyvolává: { $about }. Který zdroj nahradí zlatem?
    .none = Žádný další
    .without = zbytek se zaplatí tak, jak je
ask-pay-any = { $who } vyvolává: { $about }. Který zdroj dá jako speciální přísadu?
ask-adjust = { $who } smí upravit obránce – { $about }: kdo odejde a kdo přijde?
    .none = Nechat je, jak jsou

ask-build-tile = { $who } staví: kterou budovu?
ask-build-where = { $who }: do které provincie přijde budova { $about }?
ask-altar-rebirth =
    { $about ->
        [one] { $who }: vzít si bojovníka z pohřebiště do ruky?
        [few] { $who }: vzít si všechny { $about } bojovníky z pohřebiště do ruky?
       *[other] { $who }: vzít si všech { $about } bojovníků z pohřebiště do ruky?
    }
    .none = Nechat na pohřebišti

ask-battle-attackers = { $who } útočí na oblast { $about }: kdo půjde do boje?
    .none = Další bojovníky už nepřidávat
    .without = ostatní zůstanou v ruce
ask-battle-card = { $who } pokládá lícem dolů kartu boje ({ $about }): kterou?
ask-card-black = { $who } prohrává s kartou 0: který účinek využije?
    .none = Žádný
ask-card-loss = { $who } musí odhodit bojovníka z boje o oblast { $about }: kterého?
ask-card-fallen = { $who }: který bojovník se vrátí z pohřebiště do ruky?

ask-power-reveal = { $who } ({ $about }): použít schopnost a vidět útočníky dřív, než se vyberou karty boje?
    .none = Nepoužít
    .without = žeton moci ti zůstane aktivní
    .answer-1 = žeton moci se tím vyčerpá
ask-power-premonition = { $who } ({ $about }): použít schopnost a hádat protivníkovu kartu boje? Při správném odhadu má sílu nejvýš 1.
    .none = Nepoužít
    .without = žeton moci ti zůstane aktivní
ask-power-second-chance = { $who } ({ $about }): použít schopnost a nechat hodit kostkou znovu?
    .none = Nechat hody být
    .without = žeton moci ti zůstane aktivní
ask-power-swindle-give = { $who }: který zdroj dát na výměnu?
    .none = Dál už nevyměňovat
ask-power-swindle-take = { $who } dává na výměnu: { $about }. Za který jiný zdroj?
ask-power-grave-robber = { $who } vyvolává už teď: kterého bojovníka?
ask-power-dominion-who = { $who } přesouvá služebníka: kterého?
ask-power-dominion-to = Kam { $who } přesune tohoto služebníka? { $about }
ask-power-regroup = { $who } přeskupuje: jak?
ask-power-regroup-who = { $who } přeskupuje. { $about }: kterého?
ask-power-regroup-to = { $who }: do které provincie? { $about }
ask-power-regroup-for = { $who }: s kým se vymění { $about }?
ask-power-fortify = { $who }: kde se posila dvojice zvýší na +2?
ask-power-fortify-attack = { $who } ({ $about }): použít schopnost a zvýšit posilu útočící dvojice na +2?
    .none = Nepoužít
    .without = žeton moci ti zůstane aktivní
    .answer-1 = žeton moci se tím vyčerpá

ask-order-next = { $who } určuje pořadí: kdo bude { $about }. v pořadí?
ask-order-first = { $who } rozhoduje: kdo začne příští kolo?

## Události

event-round = Začíná { $number }. kolo.
event-turn = Na tahu je { $side }.
event-settled = { $side } obsazuje provincii { $area }: { $building }, brání { $warrior }.
event-placed = { $side } umisťuje služebníka: { $space }.
event-gained = { $side } získává { $gain } ({ $site }).
event-gained-built = { $side } získává { $gain } z nové budovy ({ $site }).
event-gained-gold = { $side } získává { $gain } ({ $space }).
event-taxed = { $side } dostává jako daň { $gain } ({ $area }).
event-rewarded = { $side } získává { $gain } za výhru s { $played }.
event-consoled = { $side } získává { $gain } za prohru s { $played }.
event-took-back = { $side } bere z oblasti { $area } zpět: { $warrior }.
event-posted = { $side } posílá do oblasti { $area }: { $warrior }.
event-built = { $side } staví v provincii { $area } za { $price }: { $building }.
event-reborn =
    { $count ->
        [one] { $side } si bere z pohřebiště { $count } bojovníka.
        [few] { $side } si bere z pohřebiště { $count } bojovníky.
       *[other] { $side } si bere z pohřebiště { $count } bojovníků.
    }
event-tile = Nově v nabídce budov: { $building }.
event-restocked =
    { $count ->
        [one] Sloupek budov došel: nový tvoří { $count } odstraněná budova.
        [few] Sloupek budov došel: nový se zamíchal ze { $count } odstraněných budov.
       *[other] Sloupek budov došel: nový se zamíchal z { $count } odstraněných budov.
    }
event-summoned = { $side } vyvolává a platí { $paid }: { $warrior }.
event-on-offer = Nově v nabídce bojovníků: { $warrior }.

event-attacked = { $side } útočí na oblast { $area } (obrana { $defence }).
event-laid =
    { $count ->
        [one] { $side } pokládá lícem dolů { $count } útočníka.
        [few] { $side } pokládá lícem dolů { $count } útočníky.
       *[other] { $side } pokládá lícem dolů { $count } útočníků.
    }
    .known = { $side } pokládá lícem dolů útočníky: { $warriors }.
event-cards-laid = Karty boje jsou položeny ({ $area }).
event-card-shown = { $side } odhaluje: { $card }.
event-attackers-shown = { $side } útočí: { $warriors }.
event-rolled = { $side } hází za kartu s kostkou: { $amount }.
event-rolled-order = { $side } hází o pořadí hry: { $amount }.
event-rolled-province = { $side } hází o provincii: { $amount }.
event-rolled-start = { $side } hází o počáteční provincii: { $amount }.
event-totals = Útok { $attack } ({ $attack_parts }) proti obraně { $defence } ({ $defence_parts }).
event-conquered = { $side } dobývá oblast { $area }.
event-held = { $side } ubránil oblast { $area }.
event-fell = { $side } přichází o obránce: { $warrior }.
event-attacker-fell = { $side } přichází o útočníka: { $warrior }.
event-given-up = { $side } vyhrál, ale kvůli kartě 0 odhazuje bojovníka: { $warrior }.
event-driven-out = { $side } si ze ztracené Citadely bere zpět do ruky: { $warrior }.
event-left = { $warrior } se vrací do balíčku.
event-king-fell = Král padl; královrahem je { $side }.
event-returned = { $side } si bere z pohřebiště: { $warrior }.
event-cards-back = { $side } si bere zpět všechny karty boje.

event-revealed = { $side } nechává odhalit útočníky.
event-guessed = { $side } hádá: { $card }.
event-guess-right = Odhad vyšel, karta má sílu nejvýš 1 – { $side }: { $card }.
event-guess-wrong = Odhad nevyšel – { $side }: { $card }.
event-rerolled = { $side } nechává hodit kostkou znovu.
event-swindled = { $side } vyměňuje zdroj: { $given } → { $taken }.
event-moved-minion = { $side } přesouvá služebníka ({ $owner }): { $from } → { $to }.
event-moved-warrior = { $side } přesouvá do oblasti { $area }: { $warrior }.
event-fortified = { $side } zvyšuje posilu dvojice na +2: { $area }.
event-fortified-attack = { $side } zvyšuje posilu útočící dvojice na +2.

event-scored-areas = { $side } získává { $amount } VB za budovy ({ $areas }).
event-scored-citadel = { $side } získává { $amount } VB za Citadelu ({ $number }. kolo).
event-minions-back = Všichni služebníci se vracejí.
event-risen = Všichni padlí bojovníci se vracejí do ruky.
event-new-tiles = Nová nabídka budov: { $tiles }.
event-decides = Nejméně VB ({ $amount }; budovy za { $buildings }): o pořadí hry rozhoduje { $side }.
event-ordered = Pořadí hry: { $sides }.
event-scored-final = { $side } na konci získává: zdroje { $resources }, zlato { $gold }, karta osudu { $fate }, samohyby { $automatons } VB.

event-ap-province = Kostka posílá AP do provincie { $area }.
event-ap-card = AP otáčí akční kartu { $action_card }.
event-ap-gained = { $side } získává { $amount } VB za { $gain } ({ $site }).
event-ap-gained-built = { $side } získává { $amount } VB za { $gain } z nové budovy ({ $site }).
event-ap-gained-gold = { $side } získává { $amount } VB za { $gain } ({ $space }).
event-ap-taxed = { $side } získává { $amount } VB jako daň za { $gain } ({ $area }).
event-ap-rewarded = { $side } získává { $amount } VB za { $gain }: výhra s { $played }.
event-ap-consoled = { $side } získává { $amount } VB za { $gain }: prohra s { $played }.
event-ap-built = { $side } staví v provincii { $area } zdarma: { $building }.
event-ap-summoned = { $side } vyvolává zdarma: { $warrior }.

## Stůl v terminálu

board-round = { $round }. kolo ze { $rounds }
board-setup = příprava hry
board-over = konec hry
board-citadel-vp = Citadela { $vp } VB
board-order = Pořadí
board-province = Provincie
board-building = Budova
board-defenders = Obránci
board-at-building = Zdroje
board-in-battle = Boj
board-nobody = bez pána
board-tax = daň { $tax }
board-vp = { $vp } VB
board-covers =
    { $n ->
        [one] překrývá { $n } budovu
        [few] překrývá { $n } budovy
       *[other] překrývá { $n } budov
    }
board-reinforcement = posila +{ $n }
board-rebirth = návrat padlých
board-warrior-offer = Nabídka bojovníků
board-warrior = Bojovník
board-level = Úr.
board-cost = Cena
board-decks = v balíčcích: I { $first }, II { $second }, III { $third }
board-building-offer = Nabídka budov
board-gives = Dává
board-tax-head = Daň
board-vp-head = VB
board-stack = ve sloupku: { $n }
board-player = Hráč
board-minions = Služebníci
board-hand = Ruka
board-graveyard = Padlí
board-cards = Karty
board-discard = Odložená
board-power = Moc
board-power-up = ano
board-power-down = ne
board-fate = Osud
board-kingslayer = královrah
board-mine = { $who }: jen pro tebe
board-my-hand = Ruka
board-my-graveyard = Pohřebiště
board-my-fate = Karta osudu
board-my-cards = Karty boje (výhra/prohra)
board-my-discard = Odložené karty
board-my-starting = Počáteční budovy
board-black = ztráta či návrat
board-die = kostka
board-battle = Boj: { $area }
board-attackers =
    { $count ->
        [one] { $count } útočník lícem dolů
        [few] { $count } útočníci lícem dolů
       *[other] { $count } útočníků lícem dolů
    }
board-face-down = karta lícem dolů
board-card = karta boje: { $card }
board-ap = Automatický protivník
board-scale = Stupnice bojovníků
board-actions = Akční karty
board-actions-left = zbývá { $n }
board-actions-used = použité: { $used }
board-strength = síla
board-any = speciální přísada

## Plán na stránce

board-island = Ostrov
board-round-track = Počítadlo kol
board-turn-order = Pořadí hráčů
board-on-turn = na tahu
board-fight = Boj
board-supply = Zásoba
board-starting = Počáteční budovy
board-battle-cards = Karty boje
board-used-cards = Použité karty
board-fallen = Pohřebiště
board-fate-card = Karta osudu
board-fate-hint = Na konci hry: za každého vyvolaného bojovníka těchto druhů tolik VB, kolik je jeho úroveň
board-won = výhra
board-lost = prohra
board-guess = Která je karta druhé strany?
board-deck = Balíček { $level }
board-stack-left = Sloupek
board-removed = Vyřazené
board-refresh = Obnova karet boje
board-attack-side = Útočníci
board-defence-side = Obránci
board-defence = obrana
board-power-ready = připravena
board-power-spent = použita
board-empty = prázdné
board-empty-hand = žádný bojovník
board-free-space = volné
board-worth = VB
board-citadel-worth = Citadela
board-covered = budov pod ní
board-next-summon = příští vyvolání
board-action-deck = Zbývající akční karty
board-cause-loss = způsobit ztrátu
board-return-fallen = vrátit padlého
board-die-card = Kostka
board-when-player = Provincie hráče
board-when-own-or-free = Vlastní či volná provincie
board-do-use-resource = použít budovu
board-do-attack-province = zaútočit na ni
board-do-attack-citadel = zaútočit na Citadelu
board-do-build = stavět
board-do-attack-least-defended = zaútočit na nejhůř bráněnou provincii
board-do-build-most-defended = stavět v nejlépe bráněné vlastní provincii
board-do-nearest-and-summon = nejbližší volná budova a vyvolání

# Konec hry.
detail-tie-break = Při shodě
detail-kingslayer = Královrah: { $value }
detail-automated =
    { $rank ->
        [1] Vítězí automatický protivník, má { $score } VB.
       *[other] Automatický protivník má { $score } VB.
    }
