# Harrow County. Jména legend, karet, vylepšení, nabídek, bonusových destiček, ukazatelů a stran mapy jsou v content/.
# Jména se neskloňují: stojí v prvním pádě, za dvojtečkou, v závorce nebo za obecným jménem („na hexu C4 (les)“).
# Slova frakcí a sólových karet jsou v samostatných souborech.

## Kdo hraje a jak se hra připraví

option-chapter = Kapitola
option-map = Strana mapy
option-level = Úroveň sólové hry
option-hide-at-random = Naleziště Říše víl určí náhoda

chapter-c1 = Kapitola 1
chapter-c2 = Kapitola 2
chapter-c3 = Kapitola 3
chapter-c4 = Kapitola 4
chapter-c5 = Kapitola 5
chapter-solo = Sólová hra
chapter-ff3 = Říše víl, tři hráči
chapter-ff4 = Říše víl, čtyři hráči
chapter-ffh = Říše víl proti Hester

setup-chapter-seats = „{ $chapter }“ je pro { $seats ->
    [one] { $seats } hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
  }, ne pro { $given }.
setup-chapter-roles = { $chapter }: frakce { $role } sem nepatří. Na výběr jsou: { $roles }.
setup-chapter-needs = „{ $chapter }“ se nehraje bez frakce: { $roles }.

## Věci

joined = { $parts }
share =
    { $n ->
        [1] { $what }
       *[other] { $n }× { $what }
    }
way = { $start } → { $to }

hex = { $name } ({ $terrain })
hex-nail = Zaplatit za hřebík, bez pohybu
terrain-swamp = bažina
terrain-wetlands = mokřady
terrain-plains = pláně
terrain-forest = les
terrain-mountain = hora
terrain-brambles = trní

unit-legend = legenda
unit-legend-b = legenda B
unit-haint = běs
unit-infected = nakažený běs
units-legend = legenda
units-legend-b = legenda B
units-haint =
    { $n ->
        [one] { $n } běs
        [few] { $n } běsi
       *[other] { $n } běsů
    }
units-infected =
    { $n ->
        [one] { $n } nakažený běs
        [few] { $n } nakažení běsi
       *[other] { $n } nakažených běsů
    }
unit-at = { $faction }: { $unit }, { $hex }
legend-of = { $legend } ({ $faction })
legend-at = { $legend }, { $hex }
legend-gift = { $name }: { $gift }

target = { $hex } – { $faction }: { $units }
blow =
    { $n ->
        [one] Stojí to { $n } kostku; ty máš { $own }, obránce { $theirs }. Cíl: { $target }
        [few] Stojí to { $n } kostky; ty máš { $own }, obránce { $theirs }. Cíl: { $target }
       *[other] Stojí to { $n } kostek; ty máš { $own }, obránce { $theirs }. Cíl: { $target }
    }
priced-hex =
    { $n ->
        [one] { $hex }, stojí to { $n } kostku
        [few] { $hex }, stojí to { $n } kostky
       *[other] { $hex }, stojí to { $n } kostek
    }

token-advance = POSUNUTÍ
token-spawn = ZPLOZENÍ
token-strengthen = POSÍLENÍ
token-scroll = svitek
valued = { $ability } { $value }

cube-red = červená
cube-blue = modrá
cube-purple = fialová
cube-brown = hnědá
cube-teal = modrozelená
cube-yellow = žlutá
cube-green = zelená
cube-silver = stříbrná
no-cubes = žádné

objective-townsfolk = obyvatel
objective-building = budova

tracker = strana { $side }

jar-ability = zavařovačka schopností
jar-wild = zavařovačka divočení
jar-legend = zavařovačka legendy
jar-attack = zavařovačka útoku
jar-to-break-ability = zavařovačku schopností
jar-to-break-wild = zavařovačku divočení
jar-to-break-legend = zavařovačku legendy
jar-to-break-attack = zavařovačku útoku
jar-action-wild =
    { $n ->
        [one] { $n } akce s hodnotou 1
        [few] { $n } akce s hodnotou 1
       *[other] { $n } akcí s hodnotou 1
    }
jar-action-legend = ukazatel ({ $tracker }) a nadání ({ $legend })
jar-action-attack = útok a jedna volná schopnost

tile-effect-lantern = vzít si lucernu a od teď začínat
tile-effect-advance = 1 POSUNUTÍ
tile-effect-spawn = 1 ZPLOZENÍ
tile-effect-strengthen = 1 POSÍLENÍ
tile-effect-card-swap = dobrat kartu a jednu dát pod balíček
tile-effect-wild = vzít si žeton divočení
tile-effect-move-legend = legenda přejde na sousední hex
tile-effect-spoon-back = na příští bod stačí o běsa méně
tile-effect-first-scroll = první část ukazatele legendy
tile-effect-nothing = teď bez účinku

part-attack = Útok
    .effect = ze stromu padají kostky; máš-li jich aspoň tolik co obránce, smíš platit zásahy
part-free = Volné POSUNUTÍ, ZPLOZENÍ, nebo POSÍLENÍ
part-step = Krok na stezku zdarma
    .effect = jednotky na sousední stezku, zdarma
part-tracker = Ukazatel schopností legendy
part-gift = Nadání legendy
part-advance = 1 POSUNUTÍ
    .effect = přesuň jednotky z hexu na sousední
part-spawn = 1 ZPLOZENÍ
    .effect = běs přijde k legendě nebo domů
part-storms = Přesuny jednotek na sousední bouře
part-relocate = Přesun běsa na prázdný hex krajiny
part-merge = Přitáhnout vše z jednoho hexu k legendě
part-cube = Získat kostku krajiny
place-bag = do sáčku
place-board = na desku

ending-points = Někdo dosáhl sedmi bodů.
ending-squares = Všech šest čtvercových polí na desce Hester je zaplněno.
ending-queen = Královna byla nalezena.
ending-lost = Hra je prohraná.
ending-minor = Jde o menší vítězství.

## Co se dá dělat

deed-jar = Rozbít { $jar }: { $does }
deed-jar-tiles = Rozbít { $jar }: { $does } (bonus: { $tiles })
deed-act = Akce zavařovačky: { $does }
deed-attack-again = Zaútočit
deed-further = Rozbít { $jar } jen k dalšímu útoku
deed-further-tiles = Rozbít { $jar } jen k dalšímu útoku (bonus: { $tiles })
deed-tile = Využít bonusovou destičku { $name }: { $effect }
deed-card = Zahrát kartu: { $what }
deed-step = Krok na stezku zdarma
deed-ability = Provést { $what }
deed-offer = Využít nabídku: { $what }
deed-tree = Aktivovat strom (potom už jen nakazit a přivolat)

## Rozhodnutí: společná pravidla

ask-legend = { $who }: kterou legendu si vybereš?
ask-tracker = { $who }: kterou stranu ukazatele schopností legendy použiješ?
ask-objective = { $who }: z kterého pole krajiny vezmeš soupeřův cíl ({ $about })?
ask-objective-where = { $who }: kam jej umístíš ({ $about })?
ask-deed = { $who }: co uděláš?
    .none = Ukončit tah
ask-ability = { $who }: kterou schopnost použiješ?
ask-wild =
    { $about ->
        [one] { $who }: kterou schopnost použiješ? (zbývá { $about } akce)
        [few] { $who }: kterou schopnost použiješ? (zbývají { $about } akce)
       *[other] { $who }: kterou schopnost použiješ? (zbývá { $about } akcí)
    }
    .none = Žádnou další
ask-free = { $who }: kterou volnou schopnost použiješ?
ask-jar-attack = { $who }: co dál se zavařovačkou útoku?
    .none = Nic dalšího
ask-jar-legend = { $who }: co dál se zavařovačkou legendy?
    .none = Nic dalšího
ask-move-from =
    { $about ->
        [0] { $who }: krok na stezku zdarma. Ze kterého hexu?
        [one] { $who }: POSUNUTÍ ze kterého hexu? (zbývá { $about } bod)
        [few] { $who }: POSUNUTÍ ze kterého hexu? (zbývají { $about } body)
       *[other] { $who }: POSUNUTÍ ze kterého hexu? (zbývá { $about } bodů)
    }
    .none = Žádné další POSUNUTÍ
ask-move-to = { $who }: kam z hexu { $about }?
ask-move-who = { $who }: kdo půjde? ({ $about })
ask-move-nail = { $who }: pod kterou jednotkou zaplatíš za hřebík?
ask-spawn-where =
    { $about ->
        [one] { $who }: na kterém hexu provedeš ZPLOZENÍ? (zbývá { $about } běs)
        [few] { $who }: na kterém hexu provedeš ZPLOZENÍ? (zbývají { $about } běsi)
       *[other] { $who }: na kterém hexu provedeš ZPLOZENÍ? (zbývá { $about } běsů)
    }
    .none = Žádné další ZPLOZENÍ
ask-attack-from = { $who }: ze kterého hexu zaútočíš?
ask-attack-to = { $who }: na co zaútočíš z hexu { $about }?
ask-attack-press = { $who }: koho zasáhneš? { $about }
    .none = Ukončit útok
    .without = kostky ti zůstanou
ask-attack-push = { $who }: kam odstrčíš legendu z hexu { $about }?
ask-attack-remove = { $who }: ze kterého hexu odstraníš běsa? ({ $about })
ask-attack-clash = { $who }: střet běsů. Zabiješ běsa? ({ $about })
    .no = kostky ti zůstanou
ask-tile-card = { $who }: která karta z ruky přijde pod balíček?
ask-tile-legend = { $who }: která legenda se přesune?
ask-tile-legend-to = { $who }: kam se legenda přesune z hexu { $about }?

## Události: společná pravidla

event-chose = { $faction }: { $legend }, ukazatel legendy: { $tracker }.
event-tile-laid = Bonusová destička, { $jar }: { $tile }.
event-lantern = Lucernu má: { $faction }.
event-round = Kolo { $number }.
event-turn = Na tahu: { $faction }.
event-broke = { $faction } – rozbitá { $jar }.
event-broke-to-attack = { $faction } – k dalšímu útoku rozbitá { $jar }.
event-objective = { $faction } – nově na hexu { $hex }: { $objective }.
event-used-tile = { $faction } – využitá bonusová destička: { $tile }.
event-played = { $faction } – zahraná karta: { $card }.
event-drew = { $faction } – dobraná karta.
    .known = { $faction } – dobraná karta: { $card }.
event-moved = { $faction } – { $group }: { $from } → { $to }.
event-relocated = { $faction } – { $unit }: { $from } → { $to }.
event-spawned = { $faction } – ZPLOZENÍ na hexu { $hex }.
event-strengthened =
    { $amount ->
        [one] { $faction } – POSÍLENÍ: { $amount } kostka.
        [few] { $faction } – POSÍLENÍ: { $amount } kostky.
       *[other] { $faction } – POSÍLENÍ: { $amount } kostek.
    }
event-took-wild = { $faction } – nový žeton divočení, celkem { $total }.
event-nail-lifted = { $faction } – zaplacený hřebík: { $unit } na hexu { $hex }.
event-attack = Útočí { $attacker }, brání se { $defender }: { $from } → { $to }.
event-majority =
    { $amount ->
        [one] Přesila: { $faction }, jednotek { $own } proti { $theirs }, { $amount } kostka.
        [few] Přesila: { $faction }, jednotek { $own } proti { $theirs }, { $amount } kostky.
       *[other] Přesila: { $faction }, jednotek { $own } proti { $theirs }, { $amount } kostek.
    }
event-tree = Strom – vypadlo: { $fallen }; uvázlo: { $caught }.
event-attack-failed = { $attacker } – neúspěšný útok, kostek { $own } proti { $theirs }.
event-attack-too-few =
    { $needed ->
        [one] { $attacker } – neúspěšný útok, kostek { $own } proti { $theirs }; na zásah je potřeba { $needed }.
        [few] { $attacker } – neúspěšný útok, kostek { $own } proti { $theirs }; na zásah jsou potřeba { $needed }.
       *[other] { $attacker } – neúspěšný útok, kostek { $own } proti { $theirs }; na zásah je potřeba { $needed }.
    }
event-attack-succeeded = { $attacker } – úspěšný útok, kostek { $own } proti { $theirs }.
event-cubes-spent =
    { $amount ->
        [one] { $faction } – spotřebovaná { $amount } kostka, na bojišti zbývá: { $left }.
        [few] { $faction } – spotřebované { $amount } kostky, na bojišti zbývá: { $left }.
       *[other] { $faction } – spotřebováno { $amount } kostek, na bojišti zbývá: { $left }.
    }
event-killed = { $faction } – zabitý běs na hexu { $hex } ({ $owner }).
event-pushed = { $faction } – odstrčená legenda: { $from } → { $to }.
event-clashed = Střet běsů: { $attacker } a { $defender }.
event-scored = { $faction }: { $amount } VB, celkem { $total }.
event-plate = { $faction } – běsi na příští bod: { $amount } z { $needed }.
event-spoon =
    { $number ->
        [one] { $faction } – na příští bod je potřeba { $number } běs.
        [few] { $faction } – na příští bod jsou potřeba { $number } běsi.
       *[other] { $faction } – na příští bod je potřeba { $number } běsů.
    }
event-collected = { $faction } – žeton sebraný z hexu { $hex }: { $token }.
event-surplus-cubes =
    { $amount ->
        [one] Víc než 6 kostek: do zásoby se vrací { $amount } (barva: { $cube }).
        [few] Víc než 6 kostek: do zásoby se vracejí { $amount } (barva: { $cube }).
       *[other] Víc než 6 kostek: do zásoby se vrací { $amount } (barva: { $cube }).
    }
event-brambles = Trní drží: { $faction }.
event-most-points = { $faction } – nejvíc vítězných bodů: { $points } (potřeba je 7).
event-lantern-decides = Vítězných bodů je na obou stranách { $points }; rozhoduje lucerna: { $faction }.
event-won = Vítězí { $faction }.
event-seven-points = { $faction } – { $points } VB; hra končí při 7.
event-out-of-cards = Je potřeba karta a všechny balíčky jsou prázdné.
event-lost = Hra je prohraná.

## Stůl v terminálu

terrain-short-swamp = bažina
terrain-short-wetlands = mokř.
terrain-short-plains = pláně
terrain-short-forest = les
terrain-short-mountain = hora
terrain-short-brambles = trní

cube-mark-red = č
cube-mark-blue = m
cube-mark-purple = f
cube-mark-brown = h
cube-mark-teal = t
cube-mark-yellow = ž
cube-mark-green = z
cube-mark-silver = s

mark-legend = legenda
mark-haint = běs
mark-infected = nakažený běs
mark-nail = hřebík
mark-home = domov
mark-storm = bouře
mark-advance = POSUNUTÍ
mark-spawn = ZPLOZENÍ
mark-strengthen = POSÍLENÍ
mark-scroll = svitek
mark-cube = kostka

board-round = Kolo { $round }
board-over = Konec hry
board-lantern = lucerna
board-battleground = Bojiště
board-aside = Do konce tahu mimo
board-tree = Ve stromu
board-cube-supply = Zásoba
board-waiting-townsfolk = Obyvatelé, kteří přijdou
board-waiting-buildings = Budovy, které přijdou
jar-short-ability = schopnosti
jar-short-wild = divočení
jar-short-legend = legenda
jar-short-attack = útok
board-jars = Zavařovačky
board-whole = celá
board-broken = rozbitá
board-tiles = Bonusové destičky
board-head-faction = Frakce
board-head-points = Body
board-head-hand = Ruka/bal.
board-head-board = Deska
board-legend = legenda
board-tracker = ukazatel
board-haints = běsi v zásobě
board-plate = běsi na příští bod
board-wild = divočení
board-known = viděné karty v ruce
board-values = hodnoty
board-upgrades = vylepšení
board-gift = nadání
board-ready = k dispozici
board-used-actions = provedené
board-roots = kořeny
board-outside = zvenčí
board-nests = hnízda s nabídkou
board-arrows = šipky
board-mine = Hraješ za
board-no-cards = Žádné karty
board-cost =
    { $n ->
        [one] { $n } kostka hledání
        [few] { $n } kostky hledání
       *[other] { $n } kostek hledání
    }
board-anywhere = kterémkoli hexu

# Nakreslený stůl.
board-abilities = Schopnosti
board-black = vysunutý
board-box = Žetony v krabici
board-card-space = tady se dobírá karta
board-cards = karty
board-chosen = vybráno
board-deck = balíček
board-discard = odhazovací balíček
board-empty = prázdné
board-hand = Ruka
board-key = Co je co
board-map = Mapa
board-next-point = Běsi na příští bod
board-not-there = tady ne
board-on-turn = na tahu
board-points = Body
board-set-up = Příprava
board-then = potom
board-tiles-left = Destičky, které přijdou
board-you = ty

# Konec hry.
detail-ending = { $value }
