# Harrow County. Jména legend, karet, vylepšení, nabídek, bonusových destiček, ukazatelů a stran mapy jsou v content/.
# Jména se neskloňují: stojí v prvním pádě, za dvojtečkou, v závorce nebo za obecným jménem („na hexu C4 (les)“).
# Ochránci jsou v množném čísle, ostatní frakce v jednotném; proto u frakcí stojí podstatné jméno nebo tvar pro oboje.

## Kdo hraje a jak se hra připraví

role-protectors = Ochránci
role-family = Rodina
role-kami = Kami
role-hester = Hester
role-fairfolk = Říše víl

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

setup-chapter-seats = „{ $chapter }“ je pro { $seats } hráče, ne pro { $given }.
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
kami-legend = legenda A
kami-legend-b = legenda B
legend-at = { $legend }, { $hex }
legend-gift = { $name }: { $gift }

target = { $hex } – { $faction }: { $units }
target-hester = { $hex } – Hester
target-fire =
    { $flames ->
        [one] { $hex } – oheň, { $flames } plamen
        [few] { $hex } – oheň, { $flames } plameny
       *[other] { $hex } – oheň, { $flames } plamenů
    }
target-fire-hester =
    { $flames ->
        [one] { $hex } – Hester a oheň, { $flames } plamen
        [few] { $hex } – Hester a oheň, { $flames } plameny
       *[other] { $hex } – Hester a oheň, { $flames } plamenů
    }
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
spawn-site = { $faction }: { $hex }
thing-at = { $thing }, { $hex }

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
path-supply = žeton stezky ze zásoby
path-at = žeton stezky z hexu { $hex }

piece-infected = nakažený běs ({ $faction })
piece-path = žeton stezky
piece-doll = panenka
piece-cube = kostka ({ $cube })

tracker = strana { $side }
tracker-protectors-1 = Strana 1, { $name }: žetony stezek, s každým svitkem o jeden víc
tracker-protectors-2 = Strana 2, { $name }: přitáhnout obyvatele; potom vzít žeton, odstrčit jednotku vedle něj, odstrčit libovolnou jednotku
tracker-family-1 = Strana 1, { $name }: bouře na vlastní jednotku; potom přitáhnout žeton, vlastní jednotku, nepřátelskou jednotku
tracker-family-2 = Strana 2, { $name }: bouře vedle legendy; potom odstrčit žeton, vlastní jednotku, nepřátelskou jednotku
tracker-kami-1 = Strana 1, { $name }: znovu zahrát aktivní karty skřetíka, tolik, kolik je svitků
tracker-kami-2 = Strana 2, { $name }: kostky na řádky; potom přitáhnout panenku, dobrat kartu, vyměnit Kami a skřetíka

jar-ability = zavařovačka schopností
jar-wild = zavařovačka divočení
jar-legend = zavařovačka legendy
jar-attack = zavařovačka útoku
jar-to-break-ability = zavařovačku schopností
jar-to-break-wild = zavařovačku divočení
jar-to-break-legend = zavařovačku legendy
jar-to-break-attack = zavařovačku útoku
jar-action-ability-protectors = POSUNUTÍ { $advance }, ZPLOZENÍ { $spawn }, nebo POSÍLENÍ { $strengthen }
jar-action-ability-family =
    { $draw ->
        [one] dobrat { $draw } žeton
        [few] dobrat { $draw } žetony
       *[other] dobrat { $draw } žetonů
    }
jar-action-ability-return =
    { $draw ->
        [one] dobrat { $draw } žeton, vrátit { $back }
        [few] dobrat { $draw } žetony, vrátit { $back }
       *[other] dobrat { $draw } žetonů, vrátit { $back }
    }
jar-action-ability-kami = oba žetony jednoho řádku tabulky akcí
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

part-attack = Útok
part-free = Volné POSUNUTÍ, ZPLOZENÍ, nebo POSÍLENÍ
part-step = Krok na stezku zdarma
part-tracker = Ukazatel schopností legendy
part-gift = Nadání legendy
part-advance = 1 POSUNUTÍ
part-spawn = 1 ZPLOZENÍ
part-storms = Přesuny jednotek na sousední bouře
part-relocate = Přesun běsa na prázdný hex krajiny
part-merge = Přitáhnout vše z jednoho hexu k legendě
part-cube = Získat kostku krajiny
place-bag = do sáčku
place-board = na desku
roar-near = Dva nepřátelští běsi vedle legendy se přesunou o 1 hex
roar-far = Jeden nepřátelský běs do vzdálenosti 2 hexů se přesune o 2 hexy

row = řádek { $number }
table-row = Řádek { $number }: { $first } a { $second }
table-row-cubes =
    { $cubes ->
        [one] Řádek { $number }: { $first } a { $second }, na bojiště přijde { $cubes } kostka
        [few] Řádek { $number }: { $first } a { $second }, na bojiště přijdou { $cubes } kostky
       *[other] Řádek { $number }: { $first } a { $second }, na bojiště přijde { $cubes } kostek
    }

root-brown = hnědý
root-black = černý
hester-action-play-card = zahrát kartu
hester-action-extra-root = další kořen
hester-action-spawn = ZPLOZENÍ běsa některé frakce
hester-action-move = pohyb nakažených běsů a Hester
hester-action-infect = nakazit běsy
hester-action-summon = přivolat Hester
square-wild = žeton divočení
square-burnt = spálení běsi
meal-board = { $what } z desky
meal-bag = { $what } ze sáčku
meal-box = { $what } z krabice
meal-tracker = { $what } z ukazatele legendy
meal-wild = { $what }

solo-deck-tactics =
    { $n ->
        [one] taktika ({ $n } karta)
        [few] taktika ({ $n } karty)
       *[other] taktika ({ $n } karet)
    }
solo-deck-upgrades =
    { $n ->
        [one] vylepšení ({ $n } karta)
        [few] vylepšení ({ $n } karty)
       *[other] vylepšení ({ $n } karet)
    }
solo-deck-goblin =
    { $n ->
        [one] skřetíci ({ $n } karta)
        [few] skřetíci ({ $n } karty)
       *[other] skřetíci ({ $n } karet)
    }
solo-share =
    { $n ->
        [one] { $deck }; celkem zbývá vybrat { $n } kartu
        [few] { $deck }; celkem zbývá vybrat { $n } karty
       *[other] { $deck }; celkem zbývá vybrat { $n } karet
    }
solo-space-cube = přidání kostky
solo-space-spawn = zplození
solo-space-move = pohyb
keep-yes = Ponechat
keep-no = Odhodit a vzít jinou
turn-token-solo = sólová karta

find-sword = meč
find-crown = korunka
find-queen = královna
sought =
    { $n ->
        [one] { $find }, možný je { $n } hex
        [few] { $find }, možné jsou { $n } hexy
       *[other] { $find }, možných je { $n } hexů
    }
offer-left = ZPLOZENÍ zbývá { $spawns }, kostek krajin { $cubes }
quest-use-arrow = Umístit šipku
quest-use-guess = Hádat hex
line-0-0 = přímka ↕, šipka doleva ←
line-0-1 = přímka ↕, šipka doprava →
line-1-0 = přímka ↘, šipka doprava nahoru ↗
line-1-1 = přímka ↘, šipka doleva dolů ↙
line-2-0 = přímka ↗, šipka doprava dolů ↘
line-2-1 = přímka ↗, šipka doleva nahoru ↖
arrow = { $hex }: { $line }

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
deed-tile = Využít bonusovou destičku { $name }: { $effect }
deed-card = Zahrát kartu: { $what }
deed-step = Krok na stezku zdarma
deed-ability = Provést { $what }
deed-offer = Využít nabídku: { $what }
bag-deed-token = Aktivovat žeton: { $what }
bag-deed-upgrade = Aktivovat žeton: { $what } – { $effect }
bag-deed-card = Zahrát vylepšení: { $what }
hester-deed-action = Akce: { $what }
deed-tree = Aktivovat strom (potom už jen nakazit a přivolat)
hester-deed-card = Aktivovat otevřenou kartu { $name }: { $effect }
hester-deed-nail = Zaplatit { $n } kostky krajiny a zbavit Hester hřebíku
ff-deed-nest = Zahrát hnízdo s nabídkou
ff-deed-quest = Splnit úkol: { $what }
ff-deed-card =
    { $n ->
        [one] Zahrát kartu: { $what } ({ $n } kostka hledání)
        [few] Zahrát kartu: { $what } ({ $n } kostky hledání)
       *[other] Zahrát kartu: { $what } ({ $n } kostek hledání)
    }

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
ask-attack-push = { $who }: kam odstrčíš legendu z hexu { $about }?
ask-attack-remove = { $who }: ze kterého hexu odstraníš běsa? ({ $about })
ask-attack-clash = { $who }: střet běsů. Zabiješ běsa? ({ $about })
ask-tile-card = { $who }: která karta z ruky přijde pod balíček?
ask-tile-legend = { $who }: která legenda se přesune?
ask-tile-legend-to = { $who }: kam se legenda přesune z hexu { $about }?

## Rozhodnutí: Ochránci

ask-townsfolk-from = { $who }: obyvatele ze kterého hexu povedeš dál?
    .none = Už žádného
ask-townsfolk-to = { $who }: kam povedeš obyvatele z hexu { $about }?
ask-path-take = { $who }: které žetony stezek si vezmeš zpět? (na mapě: { $about })
    .none = Už žádný
ask-path-place =
    { $about ->
        [one] { $who }: kam umístíš žeton stezky? (v zásobě je { $about })
        [few] { $who }: kam umístíš žeton stezky? (v zásobě jsou { $about })
       *[other] { $who }: kam umístíš žeton stezky? (v zásobě je jich { $about })
    }
    .none = Už nikam
ask-path-which = { $who }: který žeton stezky umístíš nebo přesuneš?
    .none = Žádný
ask-path-to = { $who }: kam přijde žeton stezky?
ask-pull-from = { $who }: obyvatele ze kterého hexu přitáhneš ke své legendě?
    .none = Žádného
ask-pull-to = { $who }: kam přitáhneš obyvatele z hexu { $about }?
ask-pull-token = { $who }: který žeton schopnosti vezmeš z hexu { $about }?
    .none = Žádný
ask-push-near = { $who }: kterou jednotku vedle obyvatele na hexu { $about } odstrčíš?
    .none = Žádnou
ask-push-any = { $who }: kterou jednotku na mapě odstrčíš dál od obyvatele na hexu { $about }?
    .none = Žádnou
ask-push-to = { $who }: kam? ({ $about })
ask-emmy-cube =
    { $about ->
        [one] { $who }: Ema, zbývá už jen { $about } kostka. Na který hex ji dáš?
        [few] { $who }: Ema, zbývají už jen { $about } kostky. Na které hexy je dáš?
       *[other] { $who }: Ema, zbývá už jen { $about } kostek. Na které hexy je dáš?
    }
ask-bernice-who = { $who }: Berenika, který běs se přesune?
ask-bernice-to = { $who }: na který hex krajiny? ({ $about })
ask-bernice-nail = { $who }: Berenika, pod kterou jednotku dáš železný hřebík?
    .none = Nechat oba hřebíky, kde jsou
ask-bernice-take = { $who }: který hřebík kvůli tomu vezmeš zpět?
ask-boy-who = { $who }: Chlapec bez kůže, který běs se přesune?
ask-boy-to = { $who }: kam? ({ $about })
ask-boy-townsfolk = { $who }: Chlapec bez kůže, obyvatel ze kterého hexu se přesune?
ask-boy-townsfolk-to = { $who }: kam se přesune obyvatel z hexu { $about }?
ask-malachi-wrath = { $who }: Malachiáš, ze kterého hexu zaútočí žeton útočného hněvu?
ask-priscilla-taunt =
    { $about ->
        [one] { $who }: Priscila, kam dáš žeton popichování? (zbývá { $about })
        [few] { $who }: Priscila, kam dáš žeton popichování? (zbývají { $about })
       *[other] { $who }: Priscila, kam dáš žeton popichování? (zbývá { $about })
    }
    .none = Už nikam
ask-priscilla-take = { $who }: ze kterého hexu vezmeš žeton popichování pro hex { $about }?
ask-priscilla-spawn =
    { $about ->
        [one] { $who }: Priscila, zbývá už jen { $about } běs. Na kterém hexu s žetonem popichování provedeš ZPLOZENÍ?
        [few] { $who }: Priscila, zbývají už jen { $about } běsi. Na kterém hexu s žetonem popichování provedeš ZPLOZENÍ?
       *[other] { $who }: Priscila, zbývá už jen { $about } běsů. Na kterém hexu s žetonem popichování provedeš ZPLOZENÍ?
    }
ask-fraidy-who =
    { $about ->
        [one] { $who }: Bázlivec, který nepřátelský běs se přiblíží? (zbývá { $about })
        [few] { $who }: Bázlivec, který nepřátelský běs se přiblíží? (zbývají { $about })
       *[other] { $who }: Bázlivec, který nepřátelský běs se přiblíží? (zbývá { $about })
    }
    .none = Už žádný
ask-fraidy-to = { $who }: kam? ({ $about })
ask-deadeye-where = { $who }: Neomylný střelec, ze kterého hexu vezmeš žeton schopnosti?
ask-deadeye-token = { $who }: který žeton schopnosti z hexu { $about }?
ask-determination-where = { $who }: Odhodlání, u kterého obyvatele provedeš ZPLOZENÍ?
ask-witch-where =
    { $about ->
        [one] { $who }: Oheň čarodějnice, na který prázdný hex dáš žeton? (zbývá { $about })
        [few] { $who }: Oheň čarodějnice, na který prázdný hex dáš žeton? (zbývají { $about })
       *[other] { $who }: Oheň čarodějnice, na který prázdný hex dáš žeton? (zbývá { $about })
    }
ask-witch-token = { $who }: který žeton schopnosti z krabice přijde na hex { $about }?
ask-reinforce-who =
    { $about ->
        [one] { $who }: Posila, kterého běsa přemístíš? (zbývá { $about })
        [few] { $who }: Posila, kterého běsa přemístíš? (zbývají { $about })
       *[other] { $who }: Posila, kterého běsa přemístíš? (zbývá { $about })
    }
    .none = Už žádného
ask-reinforce-to = { $who }: kam? ({ $about })
ask-stir-to = { $who }: Rozdmýchání bouře, na který hex za bouří legenda přejde?
ask-roar = { $who }: Řev, jakým způsobem?
ask-roar-who = { $who }: Řev, který nepřátelský běs se přesune?
ask-roar-to = { $who }: kam? ({ $about })
ask-banish = { $who }: Vyhnání, kolik soupeřových kostek opustí do konce tahu bojiště?

## Rozhodnutí: Rodina

ask-bag-activate = { $who }: který dobraný žeton aktivuješ?
    .none = Z ostatních žádný
ask-bag-return = { $who }: které dobrané žetony vrátíš do sáčku? (zbývá vrátit { $about })
ask-bag-place = { $who }: kam přijde žeton? ({ $about })
ask-storm-where = { $who }: kam umístíš bouři?
    .none = Nikam
ask-storm-token-from = { $who }: ze kterého hexu pohne bouře na hexu { $about } žetonem schopnosti?
    .none = Z žádného
ask-storm-token = { $who }: který žeton schopnosti z hexu { $about }?
ask-storm-token-to = { $who }: kam se přesune žeton z hexu { $about }?
ask-storm-unit = { $who }: kterou jednotkou pohne bouře na hexu { $about }?
    .none = Žádnou
ask-storm-unit-to = { $who }: kam se přesune jednotka z hexu { $about }?
ask-levi-who = { $who }: Levi, který běs se přesune?
    .none = Už žádný
ask-levi-to = { $who }: kam se přesune běs z hexu { $about }?
ask-corbin-remove = { $who }: Corbin, kterého běsa odstraníš za dvě ZPLOZENÍ?
ask-kaine-remove = { $who }: Kain, kterého běsa odstraníš?
ask-mildred-to = { $who }: Mildred, na který hex s běsem přejde?
ask-mildred-token = { $who }: Mildred, který žeton schopnosti z krabice položíš na bouři?
ask-mildred-where = { $who }: na kterou bouři? ({ $about })
ask-odessa-store = { $who }: Oděsa, kolik kostek si uložíš?
ask-odessa-return = { $who }: Oděsa, kolik uložených kostek vrátíš na bojiště?
ask-willa-token = { $who }: Vilma, který žeton vezmeš ze sáčku?
ask-upgrade-part = { $who }: žeton { $about } dává dvě akce, každou jednou a v libovolném pořadí. Kterou provedeš teď?
    .none = Už žádnou
ask-guide-who = { $who }: Průvodce bouří, která jednotka přejde na sousední bouři?
    .none = Už žádná
ask-guide-to = { $who }: na kterou bouři z hexu { $about }?
ask-psychopomp-who = { $who }: Psychopomp, kterého běsa přemístíš?
ask-psychopomp-to = { $who }: na který prázdný hex krajiny z hexu { $about }?
ask-merging-from = { $who }: Splynutí, vše ze kterého hexu přitáhneš?
ask-merging-to = { $who }: kam to přitáhneš z hexu { $about }?
ask-merging-who = { $who }: všechny jednotky se nevejdou. Kdo půjde? ({ $about })

## Rozhodnutí: Kami a panenky

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
ask-doll-hide = { $who }: otočíš odkrytou panenku na hexu { $about } lícem dolů a panenky zamícháš?
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

## Rozhodnutí: Hester a její ohně

ask-root-from = { $who }: ze kterého hexu vyroste kořen na hex { $about }?
ask-root-to = { $who }: na který hex povede { $about }. kořen tohoto tahu?
ask-hester-deed = { $who }: co uděláš?
    .none = Ukončit tah
ask-hester-play = { $who }: kterou kartu zahraješ?
ask-hester-cover = { $who }: kterou otevřenou kartu nová překryje? ({ $about })
ask-hester-spawn = { $who }: čího běsa a kde zplodíš?
ask-hester-move = { $who }: kdo se pohne? (tvé kostky krajin: { $about })
    .none = Už nikdo
ask-hester-move-to = { $who }: kam? ({ $about })
ask-hester-pay = { $who }: kterými kostkami krajiny zaplatíš? (hex { $about })
ask-fire-side = { $who }: na které straně tvé desky zaplní oba běsi pole?
ask-fire-push = { $who }: kam oheň odstrčí: { $about }?
ask-fire-douse = { $who }: kolik kostek zaplatíš, každou za jeden plamen? ({ $about })
ask-hester-kill = { $who }: zabiješ Hester? ({ $about })
ask-hester-spoon = { $who }: vrátíš svou lžíci na 1 běsa?
ask-infect =
    { $about ->
        [one] { $who }: na kterém hexu s kořenem někoho nakazíš? (zbývá { $about } had)
        [few] { $who }: na kterém hexu s kořenem někoho nakazíš? (zbývají { $about } hadi)
       *[other] { $who }: na kterém hexu s kořenem někoho nakazíš? (zbývá { $about } hadů)
    }
    .none = Už na žádném
ask-infect-which = { $who }: běs ze kterého hexu se nakazí? ({ $about })
ask-summon = { $who }: do kterého ohně přivoláš Hester za { $about }?
summon-price =
    { $n ->
        [one] { $n } kostku v barvě jeho krajiny
        [few] { $n } kostky v barvě jeho krajiny
       *[other] { $n } kostek v barvě jeho krajiny
    }
summon-price-any =
    { $n ->
        [one] { $n } kostku libovolné barvy
        [few] { $n } kostky libovolné jedné barvy
       *[other] { $n } kostek libovolné jedné barvy
    }
ask-summon-colour =
    { $about ->
        [one] { $who }: Lenivec, kostkou které barvy zaplatíš za přivolání Hester? ({ $about } kostka)
        [few] { $who }: Lenivec, kostkami které jedné barvy zaplatíš za přivolání Hester? ({ $about } kostky)
       *[other] { $who }: Lenivec, kostkami které jedné barvy zaplatíš za přivolání Hester? ({ $about } kostek)
    }
ask-feast = { $who }: u které legendy bude hostina?
    .none = Bez hostiny
ask-feast-on = { $who }: který žeton pozřeš? ({ $about })
ask-feast-path = { $who }: ze kterého hexu se vrátí žeton stezky na ukazatel?
ask-hester-discard = { $who }: ponecháš si 6 kostek krajin. Které se vrátí do zásoby? (zbývá vrátit { $about })
ask-hester-card-unit = { $who }: { $about } – která jednotka?
    .none = Už žádná
ask-hester-card-to = { $who }: { $about } – kam?
    .none = Zůstat tady
ask-hester-card-hex = { $who }: { $about } – který hex?
ask-hester-card-give = { $who }: { $about } – kterou kostku odevzdáš?
ask-hester-card-cube = { $who }: { $about } – kterou kostku si vezmeš?
ask-hester-card-faction = { $who }: { $about } – kdo získá kostku?

## Rozhodnutí: sólové karty

ask-solo-count = { $who }: kolik karet z tohoto balíčku použiješ? ({ $about })
ask-solo-deck = { $who }: ze kterého balíčku odkryješ kartu?
ask-solo-keep = { $who }: ponecháš si sólovou kartu { $about }?
ask-solo-faction = { $who }: kterou frakci aktivuje karta { $about }?
ask-solo-goal = { $who }: kde bude stát? ({ $about })
ask-solo-spawn =
    { $about ->
        [one] { $who }: na kterém hexu se objeví { $about } běs?
        [few] { $who }: na kterém hexu se objeví { $about } běsi?
       *[other] { $who }: na kterém hexu se objeví { $about } běsů?
    }
ask-solo-move = { $who }: jednotky ze kterého hexu jdou teď? ({ $about })
ask-solo-move-to = { $who }: kam z hexu { $about }?

## Rozhodnutí: Říše víl a nabídky

ask-ff-hide = { $who }: na který hex to ukryješ, aby to Říše víl neviděla? ({ $about })
ask-ff-terrain = { $who }: na kterou krajinu své desky dáš kostku hledání?
ask-ff-deed = { $who }: co uděláš?
    .none = Ukončit tah
ask-ff-nest-offer = { $who }: která nabídka přijde do hnízda?
ask-ff-nest-offer-from = { $who }: ze kterého hnízda na mapě vezmeš nabídku?
ask-ff-nest-from = { $who }: které hnízdo vezmeš z mapy?
ask-ff-nest-to = { $who }: kam dáš hnízdo? (nabídka: { $about })
ask-ff-nest-push = { $who }: kam oheň odstrčí hnízdo z hexu { $about }?
ask-ff-quest-use = { $who }: co ti přinese úkol { $about }?
ask-ff-arrow-nest = { $who }: u kterého hnízda úkolu položíš šipku?
ask-ff-arrow-back = { $who }: žádná šipka nezbývá. Kterou vezmeš zpět?
ask-ff-arrow = { $who }: na kterou přímku přes hex { $about } položíš šipku?
ask-ff-guess = { $who }: na kterém hexu budeš hledat? (hledá se: { $about })
    .none = Nehádat
ask-ff-offer-take = { $who }: ze kterého hnízda vezmeš nabídku nejdřív?
ask-ff-offer-unit = { $who }: který běs se přesune? (nabídka: { $about })
ask-ff-offer-unit-to = { $who }: kam? ({ $about })
ask-ff-offer-legend =
    { $about ->
        [one] { $who }: která legenda se přesune? (zbývá { $about })
        [few] { $who }: která legenda se přesune? (zbývají { $about })
       *[other] { $who }: která legenda se přesune? (zbývá { $about })
    }
ask-ff-offer-legend-to = { $who }: kam? ({ $about })
ask-ff-offer-part = { $who }: co dál s nabídkou? ({ $about })
ask-ff-offer-cube =
    { $about ->
        [one] { $who }: kterou kostku krajiny získáš? (zbývá { $about })
        [few] { $who }: kterou kostku krajiny získáš? (zbývají { $about })
       *[other] { $who }: kterou kostku krajiny získáš? (zbývá { $about })
    }
ask-ff-offer-next = { $who }: která nabídka se využije teď? ({ $about })
ask-ff-card-nest = { $who }: { $about } – které hnízdo?
ask-ff-card-nest-to = { $who }: kam se přesune hnízdo z hexu { $about }?
ask-ff-card-offers = { $who }: které nabídky vrátíš do sáčku?
    .none = Už žádnou
ask-ff-card-quests = { $who }: které úkoly odhodíš?
    .none = Už žádný
ask-ff-card-terrain = { $who }: ze které krajiny své desky vezmeš kostku hledání?
ask-ff-card-terrain-to = { $who }: na kterou krajinu přijde? (odkud: { $about })
ask-ff-card-unit = { $who }: { $about } – který běs půjde k hnízdu?
ask-ff-card-unit-to = { $who }: ke kterému hnízdu? ({ $about })
ask-ff-card-legend = { $who }: { $about } – která legenda půjde k hnízdu?
ask-ff-card-legend-to = { $who }: ke kterému hnízdu? ({ $about })

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

## Události: Ochránci

event-path-placed = Žeton stezky přibyl na hexu { $hex }.
event-path-taken = Žeton stezky se vrací z hexu { $hex }.
event-townsfolk-moved = Obyvatel jde: { $from } → { $to }.
event-saved = { $faction } – zachráněný obyvatel.
event-cube-laid = { $faction } – kostka položená na hex { $hex }.
event-cube-comes = { $faction } – kostka z hexu { $hex } přechází na bojiště.
event-nailed = Hřebík: { $faction }, { $unit } na hexu { $hex }.
event-nail-taken = Hřebík vzatý zpět: { $faction }, { $unit } na hexu { $hex }.
event-wrath = Žeton útočného hněvu útočí z hexu { $hex }.
event-taunt-placed = Žeton popichování přibyl na hexu { $hex }.
event-taunt-taken = Žeton popichování vzatý z hexu { $hex }.
event-token-laid = { $faction } – žeton položený na hex { $hex }: { $token }.
event-banished =
    { $amount ->
        [one] { $faction } – { $amount } kostka opouští do konce tahu bojiště.
        [few] { $faction } – { $amount } kostky opouštějí do konce tahu bojiště.
       *[other] { $faction } – { $amount } kostek opouští do konce tahu bojiště.
    }

## Události: Rodina

event-drew-tokens = Dobráno ze sáčku: { $tokens }.
event-returned-token = Vráceno do sáčku: { $token }.
event-placed-token = { $token } – žeton přichází { $place }.
event-storm-scroll =
    { $total ->
        [one] Schopnost bouře sílí: { $total } sebraný svitek.
        [few] Schopnost bouře sílí: { $total } sebrané svitky.
       *[other] Schopnost bouře sílí: { $total } sebraných svitků.
    }
event-upgraded = Vylepšení: { $from } → { $to }.
event-activated-token = Aktivovaný žeton: { $token }.
event-parked = Na zavařovačce útoku čeká: { $token }.
event-unparked = Zpět do sáčku: { $token }.
event-storm = Bouře na hexu { $hex }.
event-destroyed = Budova na hexu { $hex } je zničená.
event-token-moved = Žeton { $token }: { $from } → { $to }.
event-removed-haint = Běs odstraněný z hexu { $hex } ({ $owner }).
event-laid-token = Žeton položený na hex { $hex }: { $token }.
event-stored-cubes =
    { $amount ->
        [one] Oděsa ukládá { $amount } kostku.
        [few] Oděsa ukládá { $amount } kostky.
       *[other] Oděsa ukládá { $amount } kostek.
    }
event-stored-cubes-back =
    { $amount ->
        [one] Oděsa vrací na bojiště { $amount } kostku.
        [few] Oděsa vrací na bojiště { $amount } kostky.
       *[other] Oděsa vrací na bojiště { $amount } kostek.
    }
event-merged = Vše z hexu přitaženo: { $from } → { $to }.

## Události: Kami a panenky

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

## Události: Hester a její ohně

event-root = Kořen ({ $root }) roste na hex { $to }.
event-root-moved = Kořen ({ $root }) vedoucí na hex { $to } je vzatý zpět.
event-roots-gone = Kořeny z minulého tahu zmizely.
event-land-cubes = Hester získává kostky krajiny: { $cubes }.
event-land-cubes-paid = Hester platí kostkami krajiny: { $cubes }.
event-flame-added = Další plamen na hexu { $hex }.
event-hester-action = Hester – akce: { $hester_action }.
event-card-covered = Překrytá karta: { $card }.
event-card-activated = Aktivovaná karta: { $card }.
event-fire = Na hexu { $hex } hoří!
event-fire-pushed = Oheň odstrkuje na hex { $to }: { $piece }.
event-fire-lost = Oheň ničí: { $piece }.
event-square-filled = Zaplněné čtvercové pole na straně { $faction }: { $square }. Celkem { $total } ze 6.
event-doused =
    { $amount ->
        [one] { $faction } – na hexu { $hex } uhašen { $amount } plamen.
        [few] { $faction } – na hexu { $hex } uhašeny { $amount } plameny.
       *[other] { $faction } – na hexu { $hex } uhašeno { $amount } plamenů.
    }
event-fire-out = { $faction } – uhašený oheň na hexu { $hex }.
event-hester-killed = { $faction } – na hexu { $hex } zabitá Hester.
event-infected = Nakažený běs na hexu { $hex } ({ $faction }).
event-summoned = Hester přichází na hex { $hex }.
event-devoured = Hester požírá žeton: { $faction }.
event-hester-left = Hester opouští mapu.
event-goblin-bit = Byl to skřetík; Hester nezíská nic.
event-land-cube-put = Na hexu { $hex } leží kostka krajiny ({ $cube }).
event-land-cube-comes = Kostka krajiny ({ $cube }) z hexu { $hex } přechází na bojiště.

## Události: sólové karty

event-solo-revealed = Sólová karta: { $card }.
event-solo-discarded = Odhozená sólová karta: { $card }.
event-solo-activates = { $card } aktivuje: { $faction }.
event-solo-space = Sólová deska: { $solo_space }, { $amount }×.
event-solo-reached = { $faction } – splněný cíl na hexu { $hex }: { $objective }.

## Události: Říše víl a nabídky

event-find-hidden = Ukryto: { $find }.
    .known = Ukryto na hexu { $hex }: { $find }.
event-search-terrain = Kostka hledání na desce Říše víl: { $terrain }.
event-offer-drawn = Dobraná nabídka: { $offer }.
event-offer-back = Nabídka zpět do sáčku: { $offer }.
event-nest = Hnízdo na hexu { $hex }, nabídka: { $offer }.
event-nest-taken = Hnízdo vzaté z hexu { $hex }.
event-offer-moved = Nabídka vzatá z hnízda na hexu { $hex }: { $offer }.
event-nest-moved = Přesunuté hnízdo: { $from } → { $to }.
event-nest-lost = Hnízdo na hexu { $hex } shořelo.
event-search-cubes =
    { $amount ->
        [one] Říše víl – na bojiště { $amount } kostka hledání.
        [few] Říše víl – na bojiště { $amount } kostky hledání.
       *[other] Říše víl – na bojiště { $amount } kostek hledání.
    }
event-search-cubes-paid =
    { $amount ->
        [one] Říše víl platí { $amount } kostku hledání.
        [few] Říše víl platí { $amount } kostky hledání.
       *[other] Říše víl platí { $amount } kostek hledání.
    }
event-quest = Splněný úkol: { $card } (hnízda: { $hexes }).
event-arrow = Šipka u hexu { $hex }: { $line }.
event-arrow-turned = Šipka u hexu { $hex } je otočená: { $line }.
event-arrow-back = Šipka u hexu { $hex } vzatá zpět: { $line }.
event-guessed-wrong = Špatný odhad, na hexu { $hex } není: { $find }.
event-found = Nalezeno na hexu { $hex }: { $find }!
event-drew-quest = Říše víl si dobírá úkol.
    .known = Dobraný úkol: { $card }.
event-quest-discarded = Odhozený úkol: { $card }.
event-offer-taken = { $faction } – nabídka vzatá na hexu { $hex }: { $offer }.
event-clue = { $faction } – kostek hledání { $search }, vlastních { $own }; Říše víl umístí šipku.
event-no-clue = { $faction } – kostek hledání { $search }, vlastních { $own }; šipka nebude.
event-offer-used = { $faction } – využitá nabídka: { $offer }.
event-offer-used-hester = { $faction } – využitá nabídka: { $offer }.
event-turn-token = Žeton ze sáčku: { $turn_token }.
event-toss = Hod mincí – sólovou kartu provádí: { $faction }.
event-minor-victory = Menší vítězství: { $faction }. Hester: zaplněných polí { $filled }, potřeba { $needed }.

## Stůl v terminálu

letter-protectors = O
letter-family = R
letter-kami = K
letter-hester = H
letter-fairfolk = V

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
mark-townsfolk = obyvatel
mark-building = budova
mark-advance = POSUNUTÍ
mark-spawn = ZPLOZENÍ
mark-strengthen = POSÍLENÍ
mark-scroll = svitek
mark-path = stezka
mark-taunt = popichování
mark-wrath = útočný hněv
mark-flame = plamen
mark-root = kořen
mark-doll = panenka
mark-doll-open = opravdová panenka
mark-nest = hnízdo s nabídkou
mark-empty-nest = prázdné hnízdo
mark-cross = špatný odhad
mark-find = nález
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
board-goblin = skřetík
board-tracker = ukazatel
board-haints = běsi v zásobě
board-plate = běsi na příští bod
board-wild = divočení
board-known = viděné karty v ruce
board-offers-taken = vzaté nabídky
board-values = hodnoty
board-paths = stezky v zásobě
board-draw = dobírá
board-return = vrací
board-bag = sáček
board-board = na desce
board-drawn = dobrané
board-spent = použité
board-parked = na zavařovačce útoku
board-upgrades = vylepšení
board-storms = bouře v zásobě
board-stored = uložené kostky
board-table = tabulka akcí
board-spare = volný žeton
board-active = aktivní karty
board-kami-is = Kami je
board-gift = nadání
board-ready = k dispozici
board-used = využité
board-squares = čtvercová pole
board-actions = akce
board-used-actions = provedené
board-fires = plameny na polích ohně
board-flames = plameny v zásobě
board-snakes = hadi
board-open = otevřené karty
board-roots = kořeny
board-outside = zvenčí
board-found = nalezeno
board-sought = hledá se
board-offers = nabídky v zásobě
board-nests = hnízda s nabídkou
board-search-terrains = kostka hledání
board-arrows = šipky
board-quests = úkoly
board-mine = Hraješ za
board-no-cards = Žádné karty
board-cost =
    { $n ->
        [one] { $n } kostka hledání
        [few] { $n } kostky hledání
       *[other] { $n } kostek hledání
    }
board-real-doll = Opravdová panenka
board-hidden = Ukryto
board-maybe = Může být na
board-anywhere = kterémkoli hexu
board-solo-decks = Sólové balíčky
board-deck-tactics = taktika
board-deck-upgrades = vylepšení
board-deck-goblin = skřetíci
board-solo-card = Sólová karta
board-solo-active = Aktivní
board-joker = libovolné hexy, přijdeš o všechny kostky krajiny
board-attacks-hester = útočí na Hester

# Nakreslený stůl.
board-abilities = Schopnosti
board-black = vysunutý
board-box = Žetony v krabici
board-card-space = tady se dobírá karta
board-cards = karty
board-chosen = vybráno
board-crosses = špatné odhady
board-deck = balíček
board-discard = odhazovací balíček
board-empty = prázdné
board-goal = cíl
board-goblin-in-play = skřetík na mapě
board-hand = Ruka
board-key = Co je co
board-left = zbývá
board-level = Úroveň
board-map = Mapa
board-nests-left = hnízd k zahrání
board-next-point = Běsi na příští bod
board-not-there = tady ne
board-on-turn = na tahu
board-paths-locked = stezky zatím nedostupné
board-points = Body
board-set-up = Příprava
board-then = potom
board-tiles-left = Destičky, které přijdou
board-tree-done = strom už aktivován
board-turn-bag = Žetony v sáčku
board-you = ty
board-step-protectors-1-1 = žeton stezky
board-step-protectors-1-2 = 2. žeton stezky
board-step-protectors-1-3 = 3. žeton stezky
board-step-protectors-1-4 = 4. žeton stezky
board-step-protectors-2-1 = přitáhni obyvatele
board-step-protectors-2-2 = vezmi odtamtud žeton
board-step-protectors-2-3 = odstrč jednotku vedle něj
board-step-protectors-2-4 = odstrč kteroukoli jednotku
board-step-family-1-1 = bouře na vlastní jednotku
board-step-family-1-2 = přitáhni žeton
board-step-family-1-3 = přitáhni vlastní jednotku
board-step-family-1-4 = přitáhni nepřátelskou jednotku
board-step-family-2-1 = bouře vedle legendy
board-step-family-2-2 = odstrč žeton
board-step-family-2-3 = odstrč vlastní jednotku
board-step-family-2-4 = odstrč nepřátelskou jednotku
board-step-kami-1-1 = zahraj znovu kartu
board-step-kami-1-2 = zahraj znovu 2 karty
board-step-kami-1-3 = zahraj znovu 3 karty
board-step-kami-1-4 = zahraj znovu 4 karty
board-step-kami-2-1 = kostky na řádky
board-step-kami-2-2 = přitáhni panenku
board-step-kami-2-3 = dober kartu
board-step-kami-2-4 = prohoď Kami a skřetíka

# Konec hry.
detail-ending = { $value }
