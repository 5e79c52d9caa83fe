# Harrow County: Říše víl a její nabídky.

## Věci

role-fairfolk = Říše víl
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
ff-deed-nest = Zahrát hnízdo s nabídkou
ff-deed-quest = Splnit úkol: { $what }
ff-deed-card =
    { $n ->
        [one] Zahrát kartu: { $what } ({ $n } kostka hledání)
        [few] Zahrát kartu: { $what } ({ $n } kostky hledání)
       *[other] Zahrát kartu: { $what } ({ $n } kostek hledání)
    }
letter-fairfolk = V
mark-nest = hnízdo s nabídkou
mark-empty-nest = prázdné hnízdo
mark-cross = špatný odhad
mark-find = nález

## Rozhodnutí

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
ask-ff-arrow-nest = { $who }: u kterého hnízda položíš šipku? Jeho nabídka se vrátí do sáčku.
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

## Události

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

## Deska

board-offers-taken = vzaté nabídky
board-found = nalezeno
board-sought = hledá se
board-offers = nabídky v zásobě
board-search-terrains = kostka hledání
board-quests = úkoly
board-hidden = Ukryto
board-maybe = Může být na
board-crosses = špatné odhady
board-nests-left = hnízd k zahrání
