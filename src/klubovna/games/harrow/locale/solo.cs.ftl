# Harrow County: sólové karty.

## Věci

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

## Rozhodnutí

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

## Události

event-solo-revealed = Sólová karta: { $card }.
event-solo-discarded = Odhozená sólová karta: { $card }.
event-solo-activates = { $card } aktivuje: { $faction }.
event-solo-space = Sólová deska: { $solo_space }, { $amount }×.
event-solo-reached = { $faction } – splněný cíl na hexu { $hex }: { $objective }.

## Deska

board-solo-decks = Sólové balíčky
board-deck-tactics = taktika
board-deck-upgrades = vylepšení
board-deck-goblin = skřetíci
board-solo-card = Sólová karta
board-solo-active = Aktivní
board-joker = libovolné hexy, přijdeš o všechny kostky krajiny
board-attacks-hester = útočí na Hester
board-goal = cíl
board-level = Úroveň
board-turn-bag = Žetony v sáčku
