# Tulák

## Kdo hraje a jak se hra připraví
role-vagabond = Tulák
faction-second = Druhý { $name }
setup-vagabonds =
    { $count ->
        [one] Tuláka chce hrát { $count } místo, ale smějí nejvýše { $most }.
        [few] Tuláka chtějí hrát { $count } místa, ale smějí nejvýše { $most }.
       *[other] Tuláka chce hrát { $count } míst, ale smějí nejvýše { $most }.
    }

## Věci
tool = { $name } ({ $marks })
mark-exhausted = lícem dolů
mark-damaged = mezi poškozenými
mark-ruin = z ruin
character = { $name } ({ $ability }; { $items })
ability-steal = Krádež
ability-day-labor = Nádeničení
ability-hideout = Skrýš
ability-instigate = Podněcování
ability-protector = Ochrana
ability-scorched-earth = Spálená země
ability-improvise = Improvizace
ability-swift-strike = Rychlý úder
ability-glide = Plachtění
quest = { $name } ({ $suit }: { $items })
reward-points = Vítězné body za splněné úkoly tohoto symbolu
reward-cards = Dobrat si dvě karty
relation-hostile = nepřátelský
relation-indifferent = lhostejný
relation-step-1 = první stupeň
relation-step-2 = druhý stupeň
relation-allied = spojenec

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
trip = { $where } – boty: { $n }
allied-hits = { $who }; zásahů: { $n }
rewarded = { $what } (vítězných bodů: { $vp })
reason-explore = průzkum ruiny
reason-quest = splněné úkoly
reason-aid = pomoc spojenci
reason-relation = vztah
reason-protector = Ochrana

## Co se dá dělat
deed-slip = Prosmýknutí
    .effect = na sousední mýtinu nebo do sousedního lesa, bez boty
deed-explore = Průzkum ruiny
    .effect = vyčerpej pochodeň: předmět z ruin a 1 VB
deed-aid = Pomoc
    .effect = vyčerpej předmět a daruj kartu: dostaneš vyrobený předmět a lepší vztah
deed-quest = Splnit úkol: { $what }
deed-strike = Střela
    .effect = vyčerpej kuši: odstraníš bojovníka na své mýtině, a není-li tam, stavbu nebo žeton
deed-repair = Oprava předmětu
    .effect = vyčerpej kladivo: poškozený předmět půjde zase použít
deed-special = Zvláštní akce: { $what }
deed-stow = Přesunout ze stupnice do brašny: { $what }
deed-lay = Přesunout z brašny na stupnici: { $what }
trigger-damage-vagabond = Tulák poškodí předměty: mýtina { $where }
trigger-damage-vagabond-2 = Druhý Tulák poškodí předměty: mýtina { $where }

## Rozhodnutí
ask-vagabond-character = { $who }: kterou postavou budeš?
ask-vagabond-forest = { $who }: ve kterém lese začneš?
ask-vagabond-refresh = { $who }: které předměty obnovíš? (nejvýše { $about })
    .none = Další už ne
ask-vagabond-slip = { $who }: kam se prosmýkneš? Odkud: { $about }.
ask-vagabond-move = { $who }: kam se přesuneš? Odkud: { $about }.
ask-vagabond-company = { $who }: čí bojovníci půjdou s tebou? Kam: { $about }.
    .none = Ničí
ask-vagabond-company-count = { $who }: kolik bojovníků půjde s tebou? ({ $about })
ask-vagabond-ally = { $who }: čí bojovníci ti pomohou v boji na mýtině { $about }?
    .none = Ničí
ask-vagabond-ally-hits = { $who }: kolik zásahů padne na spojencovy bojovníky? ({ $about })
ask-vagabond-damage =
    { $about ->
        [one] { $who }: který předmět poškodíš?
        [few] { $who }: které { $about } předměty poškodíš?
       *[other] { $who }: kterých { $about } předmětů poškodíš?
    }
ask-vagabond-ruin = { $who }: který předmět si vezmeš z ruiny na mýtině { $about }?
    .none = Nechat je tam
ask-vagabond-aid = { $who }: komu pomůžeš?
ask-vagabond-aid-item = { $who }: který předmět na pomoc použiješ? ({ $about })
ask-vagabond-aid-card = { $who }: kterou kartu předáš? ({ $about })
ask-vagabond-aid-take = { $who }: který vyrobený předmět si vezmeš? ({ $about })
    .none = Žádný
ask-vagabond-reward = { $who }: jakou odměnu si vezmeš za úkol { $about }?
ask-vagabond-strike = { $who }: na koho vystřelíš?
ask-vagabond-strike-piece = { $who }: kterou komponentu odstraníš? ({ $about })
ask-vagabond-repair = { $who }: který předmět opravíš?
ask-vagabond-service =
    { $about ->
        [one] { $who }: který předmět použiješ jako platbu za službu?
        [few] { $who }: které { $about } předměty použiješ jako platbu za službu?
       *[other] { $who }: kterých { $about } předmětů použiješ jako platbu za službu?
    }
ask-vagabond-limit =
    { $about ->
        [one] { $who }: neseš toho příliš. Který předmět odstraníš ze hry?
        [few] { $who }: neseš toho příliš. Které { $about } předměty odstraníš ze hry?
       *[other] { $who }: neseš toho příliš. Kterých { $about } předmětů odstraníš ze hry?
    }
ask-vagabond-coalition = { $who }: s kým vytvoříš koalici?
ask-vagabond-steal = { $who }: komu ukradneš kartu?
ask-vagabond-labor = { $who }: kterou kartu si vezmeš z odhazovacího balíčku?
ask-vagabond-hideout =
    { $about ->
        [one] { $who }: který předmět ve skrýši opravíš?
        [few] { $who }: které { $about } předměty ve skrýši opravíš?
       *[other] { $who }: kterých { $about } předmětů ve skrýši opravíš?
    }
ask-vagabond-instigate = { $who }: kdo bude útočníkem?
ask-vagabond-instigate-whom = { $who }: kdo bude obráncem? (útočník: { $about })
ask-vagabond-enlist = { $who }: naverbuješ na obranu mýtiny { $about } Rozhodce?
    .none = Bránit se bez něj
ask-vagabond-improvise = { $who }: který předmět při plnění úkolu { $about } nahradíš?
    .none = Žádný, platit podle karty
ask-vagabond-improvise-with = { $who }: který předmět použiješ jako náhradu? (chybí: { $about })
ask-vagabond-swift = { $who }: kolik mečů použiješ na dodatečné zásahy? { $about }.
ask-vagabond-glide = { $who }: kam doplachtíš?

## Události
event-character = { $faction } – postava: { $character }.
event-wandered = { $faction } – cesta: { $from } → { $to }.
event-refreshed-item = { $faction } – obnovený předmět: { $item }.
event-exhausted-item = { $faction } – použitý předmět: { $item }.
event-damaged-item = { $faction } – poškozený předmět: { $item }.
event-repaired-item = { $faction } – opravený předmět: { $item }.
event-removed-item = { $faction } – předmět odstraněný ze hry: { $item }.
event-fights-along = { $faction } – bitva po boku spojence: { $ally }.
event-explored = { $faction } – průzkum ruiny na mýtině { $clearing }: { $item }.
event-left-ruin = { $faction } – průzkum ruiny na mýtině { $clearing }: nic.
event-aided = { $faction } – pomoc: { $whom }.
    .known = { $faction } – pomoc: { $whom }, karta { $card }.
event-took-item = { $whom } → { $faction }: předmět { $item }.
event-relation = { $faction } – vztah, { $whom }: { $relation }.
event-quest-done = { $faction } – splněný úkol: { $quest }.
event-quest-new = Nový úkol: { $quest }.
event-coalition = { $faction } – koalice: { $partner }.
event-labored = { $faction } – karta z odhazovacího balíčku: { $card }.
event-instigated = { $faction } – podnícená bitva na mýtině { $clearing }.
event-enlisted = { $faction } – pomoc v obraně: { $helper }.
event-scorched = { $faction } – spálená země na mýtině { $clearing }.
event-improvised = { $faction } – improvizace: { $item }, v zadání { $stands-for }.
event-swift-strike = { $faction } – rychlý úder, dodatečné zásahy: { $amount }.

## Stůl v terminálu
board-of-character = postava
board-of-tracks = stupnice
board-of-satchel = brašna
board-of-exhausted = lícem dolů
board-of-damaged = poškozené
board-of-damaged-exhausted = poškozené lícem dolů
board-of-from-ruins = z ruin
board-of-removed = mimo hru
board-of-relations = vztahy
board-of-shifted = přesunuto mezi stupnicí a brašnou
board-of-improvised = improvizováno
board-of-teapots = konvičky tohoto Rozbřesku
board-of-aids = pomoci v tomto tahu
board-of-quests = splněné úkoly
board-of-ruin-items = předměty v ruinách
board-of-seen-in-ruins = viděné v ruinách

## Stránky vedle stolu v terminálu
board-page-relations = Vztahy
board-page-characters = Postavy

## Deska na stránce
board-character-thief = Pochodeň: vezmi si náhodnou kartu od hráče na své mýtině.
board-character-tinker = Pochodeň: vezmi si z odhazovacího balíčku kartu se symbolem své mýtiny nebo ptačí kartu.
board-character-ranger = Pochodeň: oprav tři předměty; Bílý den hned končí.
board-character-vagrant = Pochodeň: začni na své mýtině bitvu, vyber útočníka i obránce a urči, které komponenty kdo ztratí; 1 VB za každou odstraněnou stavbu, žeton a komponentu nepřátelské frakce.
board-character-arbiter = Obránce na tvé mýtině tě může povolat: ty získáš 1 VB, on tvé nepoškozené meče.
board-character-scoundrel = Pochodeň, nadobro: odstraň ze své mýtiny všechny komponenty soupeřů; nikdo už na ni nevstoupí.
board-character-adventurer = Jednou za tah zaplať úkol jiným předmětem; ten se poškodí.
board-character-ronin = Po hodu v bitvě udělí meč jeden dodatečný zásah.
board-character-harrier = Pochodeň: přeleť na libovolnou mýtinu.
