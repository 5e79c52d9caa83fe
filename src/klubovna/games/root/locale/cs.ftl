# Root. Jména karet, úkolů, frakcí, vůdců, postav, vyslanců, plánů, služeb a předmětů jsou v content/.
# Jména se neskloňují: stojí v prvním pádě, za dvojtečkou, v závorce nebo za obecným jménem („na mýtině 5 (zaječí)“).
# Některé frakce jsou množné („Rody“), proto u nich stojí podstatné jméno, nebo sloveso s koncovkou -í („útočí“).

## Kdo hraje a jak se hra připraví
option-map = Mapa
option-deck = Společný balíček
option-any-reach = Povolit frakce se součtem dosahu pod 17
option-seating = Zasedací pořádek, a tím i pořadí tahů: random – náhodně, given – jak hráči přišli
setup-reach = Tyto frakce mají dohromady dosah { $reach }, nejmenší dovolený je { $least }. Zvol jiné, nebo to povol volbou any_reach.
setup-reach-open = Ať přibude kterákoli frakce, součet dosahu bude nejvýše { $reach }, nejmenší dovolený je { $least }. Zvol jiné, nebo to povol volbou any_reach.

## Věci
suit-bird = ptačí
suit-fox = liščí
suit-rabbit = zaječí
suit-mouse = myší
offered-suit-bird = Ptačí
offered-suit-fox = Liščí
offered-suit-rabbit = Zaječí
offered-suit-mouse = Myší
card = { $name } ({ $suit })
clearing = { $number } ({ $suit })
clearing-forest = les { $number }
offered-clearing = Mýtina { $number } ({ $suit })
offered-clearing-forest = Les { $number }
way = { $start } → { $to }
piece-warrior = bojovník
phase-set-up = Příprava hry
phase-birdsong = Rozbřesk
phase-daylight = Bílý den
phase-evening = Večer

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
part = { $phase } (zbývá akcí: { $n })
clash = Mýtina { $where }; dosud zásahů: útočník { $dealt }, obránce { $taken }
hits-left = Mýtina { $where }, zbývá zásahů: { $n }
payment = Mýtina { $where }, zbývá zaplatit: { $n }
reason-removed = odstraněné komponenty
reason-item = vyrobený předmět
reason-path = otevřená cesta
reason-pass = Průsmyk

## Co se dá dělat
deed-craft = Vyrobit: { $what }
deed-craft-item = Vyrobit: { $what } – { $item }, { $vp } VB
deed-use = Využít vyrobenou kartu: { $what }
deed-activate = Aktivovat kartu dominance: { $what }
deed-take = Vzít si dostupnou kartu: { $what }
deed-open = Otevřít uzavřenou cestu: { $what }
deed-move = Pohyb
    .effect = na sousední mýtinu
deed-battle = Bitva
    .effect = o ztrátách obou stran rozhodnou dvě kostky
deed-recruit = Verbování
    .effect = noví bojovníci z tvé zásoby
deed-build = Stavba
    .effect = stavba na volnou pozici mýtiny, kterou ovládáš
trigger-ferry = Karta za plavbu vorem: { $where }

## Rozhodnutí: společná pravidla
ask-trigger = { $who }: současně nastává: { $things }. Co bude první?
ask-deed = { $who }, { $about }: co uděláš?
    .none = Nic dalšího, pokračovat
ask-craft-with =
    { $about ->
        [one] { $who }: jaký symbol má výrobní prostředek za otazník?
        [few] { $who }: jaké symboly mají výrobní prostředky za { $about } otazníky?
       *[other] { $who }: jaké symboly mají výrobní prostředky za { $about } otazníků?
    }
ask-discard =
    { $about ->
        [one] { $who }: v ruce máš víc než pět karet. Kterou odhodíš?
        [few] { $who }: v ruce máš víc než pět karet. Které { $about } odhodíš?
       *[other] { $who }: v ruce máš víc než pět karet. Kterých { $about } odhodíš?
    }
ask-move-from = { $who }: odkud se pohneš?
    .none = Nehýbat se
ask-move-to = { $who }: kam se pohneš? Odkud: { $about }.
ask-move-count = { $who }: kolik bojovníků se přesune? Cesta: { $about }.
ask-move-ferry = { $who }: popluješ na voru? Cesta: { $about }.
ask-battle-where = { $who }: na které mýtině zahájíš bitvu?
    .none = Nebojovat
ask-battle-whom = { $who }: na koho na mýtině { $about } zaútočíš?
ask-battle-ambush = { $who }: zahraješ na mýtině { $about } přepadení?
    .none = Bez přepadení
ask-battle-foil = { $who }: zmaříš přepadení na mýtině { $about }?
    .none = Nemařit
ask-battle-hit = { $who }: co zásahy odstraní? { $about }.
ask-dominance-pay = { $who }: kterou kartu použiješ jako platbu za kartu { $about }?
ask-path-pay = { $who }: kterou kartu použiješ na otevření cesty?

## Rozhodnutí: vyrobené karty
ask-effect-battle = { $who }: kterou vyrobenou kartu v bitvě využiješ? { $about }.
    .none = Žádnou
ask-effect-bank = { $who }: kdo si s tebou dobere kartu?
ask-effect-deliver = { $who }: komu vezmeš náhodnou kartu?
ask-effect-tax = { $who }: ze které mýtiny odstraníš bojovníka za kartu?
ask-effect-codebreakers = { $who }: komu se podíváš na karty v ruce?
ask-effect-saboteurs = { $who }: odhodíš Sabotéry a s nimi něčí vyrobenou kartu – čí?
    .none = Nechat si je
ask-effect-saboteurs-card = { $who }: která vyrobená karta bude odhozena? ({ $about })
ask-effect-charm = { $who }: dobereš si kartu a někomu dáš 1 VB – komu?
    .none = Nikomu
ask-effect-informants = { $who }: vezmeš si místo dobírání kartu přepadení z odhazovacího balíčku?
    .none = Dobírat jako obvykle
ask-effect-propaganda = { $who }: kterou kartu použiješ na nahrazení soupeřova bojovníka?
ask-effect-propaganda-where = { $who }: na které mýtině bojovníka nahradíš? Karta: { $about }.
ask-effect-propaganda-whom = { $who }: čího bojovníka na mýtině { $about } nahradíš?
ask-effect-orders = { $who }: čí bojovníci dostanou falešné rozkazy?
ask-effect-orders-from = { $who }: odkud bojovníci odejdou? ({ $about })
ask-effect-orders-to = { $who }: kam odejde polovina bojovníků? Odkud: { $about }.
ask-effect-swap = { $who }: s kým si vyměníš kartu?
ask-effect-swap-card = { $who }: kterou kartu dáš na oplátku? ({ $about })
ask-effect-league-item = { $who }: který vyrobený předmět použiješ?
ask-effect-league = { $who }: co za použitý předmět uděláš?

## Události: společná pravidla
event-low-reach = Součet dosahu frakcí u stolu je { $reach }, doporučuje se { $wanted }.
event-turn = Na tahu: { $faction }.
event-phase = { $faction } – { $phase }.
event-scored = { $faction }: { $amount } VB, celkem { $total } ({ $reason }).
event-won = Vítězí { $faction }.
event-undecided = Po { $rounds ->
    [one] { $rounds } kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
  } nikdo nezvítězil: hra končí nerozhodně.
event-drew = { $faction } – dobraná karta.
    .known = { $faction } – dobraná karta: { $card }.
event-stole = { $victim } → { $faction }: náhodná karta z ruky.
    .known = { $victim } → { $faction }: náhodná karta z ruky, { $card }.
event-played = { $faction } – zahraná karta: { $card }.
event-spent = { $faction } – odhozená karta: { $card }.
event-crafted = { $faction } – vyrobená karta: { $card }.
event-moved =
    { $count ->
        [one] { $faction } – pohyb: { $count } bojovník, { $from } → { $to }.
        [few] { $faction } – pohyb: { $count } bojovníci, { $from } → { $to }.
       *[other] { $faction } – pohyb: { $count } bojovníků, { $from } → { $to }.
    }
event-battle = Bitva na mýtině { $clearing }: útočí { $attacker }, brání se { $defender }.
event-rolled = Na kostkách padlo { $high } a { $low }.
event-hits = Udělené zásahy: útočník { $dealt }, obránce { $taken }.
event-lost-warriors =
    { $count ->
        [one] { $faction } ztrácí { $count } bojovníka na mýtině { $clearing }.
        [few] { $faction } ztrácí { $count } bojovníky na mýtině { $clearing }.
       *[other] { $faction } ztrácí { $count } bojovníků na mýtině { $clearing }.
    }
event-lost-piece =
    { $count ->
        [one] { $faction } – ztráta na mýtině { $clearing }: { $piece }.
       *[other] { $faction } – ztráta na mýtině { $clearing }: { $count }× { $piece }.
    }
event-placed = { $faction } – nově na mýtině { $clearing }: { $piece }.
event-recruited =
    { $faction } – nově { $clearing ->
        [Nora] v Noře
       *[other] na mýtině { $clearing }
    }: { $count ->
        [one] { $count } bojovník
        [few] { $count } bojovníci
       *[other] { $count } bojovníků
    }.
event-activated = { $faction } – aktivovaná karta: { $card }.
event-took-dominance = { $faction } – dostupná karta vzatá do ruky: { $card }.
event-opened-path = { $faction } – otevřená cesta: { $from } – { $to }.

## Události: vyrobené karty
event-used = { $faction } – využitá karta: { $card }.
event-left-play = { $faction } – odhozená vyrobená karta: { $card }.
event-saw-hand = { $faction } vidí cizí karty v ruce: { $victim }.
    .known = { $faction } vidí cizí karty v ruce: { $victim } – { $cards }.
event-swapped = { $faction } → { $victim }: karta na oplátku.
    .known = { $faction } → { $victim }: karta na oplátku, { $card }.
event-took-ambush = { $faction } – karta z odhazovacího balíčku: { $card }.
event-coffins =
    { $count ->
        [one] { $faction } – vyprázdněné rakve: { $count } bojovník.
        [few] { $faction } – vyprázdněné rakve: { $count } bojovníci.
       *[other] { $faction } – vyprázdněné rakve: { $count } bojovníků.
    }

## Události: frakce
event-exhausted-crafted = { $faction } – použitý předmět: { $item }.

## Stůl v terminálu
suit-mark-bird = (P)
suit-mark-fox = (L)
suit-mark-rabbit = (Z)
suit-mark-mouse = (M)
board-legend = ♔ vládce  □ volná pozice  ▩ ruina  ♟ figura  ♣ les  · cesta  × uzavřená cesta  ~ řeka  ≋ vor  ♜ Průsmyk  ✗ spálená země
board-paths = Cesty
board-head-faction = Frakce
board-head-vp = VB
board-head-warriors = Zásoba
board-head-hand = Ruka
board-head-board = Deska a herní prostor
board-dominance = dominance
board-coalition = koalice
board-items = vyrobené předměty
board-exhausted-items = použité předměty
board-crafted = vyrobené karty
board-revealed = odhalené karty
board-known = viděné karty v ruce
board-open-hand = veřejné karty v ruce
board-deck = Balíček { $deck }, odhazovací balíček { $discard }
board-item-supply = Zásoba předmětů
board-available = Dostupné
board-lost-souls = Ztracené duše
board-quests = Úkoly
board-mine = tvá ruka
board-empty-hand = žádné karty
board-cost = cena
board-points = { $vp } VB
board-of-actions = zbývá akcí

## Stránky vedle stolu v terminálu
board-page-tracks = Stupnice
board-page-legend = ■ na stupnici  □ na mapě nebo mimo hru  0 1 2 … VB  ✚ o kartu víc ve Večeru
board-page-step =
    { $aids ->
        [0] { $vp } VB
        [one] { $aids } pomoc, { $vp } VB
        [few] { $aids } pomoci, { $vp } VB
       *[other] { $aids } pomocí, { $vp } VB
    }
board-page-warriors = +{ $n } za Rozbřesku
board-page-cards = odhalit karty: { $n }

## Deska na stránce
board-burnt = spálená země
board-choices = Vyber
board-clearing = Mýtina
board-closed-path = Uzavřená cesta
board-details = Deska
board-discard-pile = Odhazovací balíček
board-draw-pile = Dobírací balíček
board-face-down = lícem dolů
board-factions = Frakce
board-ferry = Vor
board-forest = Les
board-free-slot = volná pozice
board-hand-size = Karty v ruce
board-map = Mapa
board-mine-board = Tvá deska
board-others = Ostatní frakce
board-round = Kolo
board-ruin = ruina
board-ruler = Ovládá
board-score = Stupnice bodů
board-supply = Bojovníci v zásobě
board-tower = Průsmyk (věž)
board-victory-points = Vítězné body

# Konec hry.
detail-dominance = Dominance
