# Harrow County: Hester a její ohně.

## Věci

role-hester = Hester
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
spawn-site = { $faction }: { $hex }
piece-infected = nakažený běs ({ $faction })
piece-path = žeton stezky
piece-doll = panenka
piece-cube = kostka ({ $cube })
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
hester-deed-action = Akce: { $what }
hester-deed-go-on = Pokračovat v akci: { $what }
hester-deed-card = Aktivovat otevřenou kartu { $name }: { $effect }
hester-deed-nail = Zaplatit { $n ->
    [one] { $n } kostku krajiny
    [few] { $n } kostky krajiny
   *[other] { $n } kostek krajiny
  } a zbavit Hester hřebíku
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
letter-hester = H
mark-flame = plamen
mark-root = kořen

## Rozhodnutí

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
ask-summon-colour =
    { $about ->
        [one] { $who }: Lenivec, kostkou které barvy zaplatíš za přivolání Hester? ({ $about } kostka)
        [few] { $who }: Lenivec, kostkami které jedné barvy zaplatíš za přivolání Hester? ({ $about } kostky)
       *[other] { $who }: Lenivec, kostkami které jedné barvy zaplatíš za přivolání Hester? ({ $about } kostek)
    }
ask-feast = { $who }: u které legendy bude hostina?
    .none = Bez hostiny
ask-feast-on = { $who }: který žeton pozřeš? ({ $about })
ask-hester-discard = { $who }: ponecháš si 6 kostek krajin. Které se vrátí do zásoby? (zbývá vrátit { $about })
ask-hester-card-unit = { $who }: { $about } – která jednotka?
    .none = Už žádná
ask-hester-card-to = { $who }: { $about } – kam?
    .none = Zůstat tady
ask-hester-card-hex = { $who }: { $about } – který hex?
ask-hester-card-give = { $who }: { $about } – kterou kostku odevzdáš?
ask-hester-card-cube = { $who }: { $about } – kterou kostku si vezmeš?
ask-hester-card-faction = { $who }: { $about } – kdo získá kostku?

## Události

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

## Deska

board-used = využité
board-squares = čtvercová pole
board-actions = akce
board-fires = plameny na polích ohně
board-flames = plameny v zásobě
board-snakes = hadi
board-open = otevřené karty
board-left = zbývá
board-tree-done = strom už aktivován
