# Podzemní hrabství

## Kdo hraje a jak se hra připraví
role-duchy = Podzemní hrabství

## Věci
clearing-burrow = Nora
offered-clearing-burrow = Nora
piece-citadel = citadela
piece-market = tržiště
piece-tunnel = tunel
minister = { $name } ({ $rank })
rank-squire = panoš
rank-noble = šlechtic
rank-lord = lord

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
swaying = { $who }, zbývá karet: { $n }
reason-crown = ovlivněný vyslanec
reason-banker = Bankéř
reason-duchess = Hraběnka Blátová, tunely
reason-baron = Baron Prášivka, tržiště
reason-earl = Vévoda Zkamene, citadely

## Co se dá dělat
deed-dig = Hloubení tunelu
    .effect = použij kartu: tunel a až čtyři bojovníci z Nory na mýtinu
deed-minister = Akce vyslance: { $what }
deed-sway = Ovlivnit vyslance: { $what } – odhalit karty: { $cards }, { $vp } VB
trigger-price = Cena za neúspěch

## Rozhodnutí
ask-duchy-corner = { $who }: ve kterém rohu se vynoříš?
ask-duchy-price = { $who }: kterého vyslance ztratíš?
ask-duchy-build-card = { $who }: kterou kartu odhalíš na stavbu?
ask-duchy-build-where = { $who }: kde budeš stavět? Karta: { $about }.
ask-duchy-build = { $who }: co postavíš na mýtině { $about }?
ask-duchy-dig-card = { $who }: kterou kartu použiješ na hloubení?
ask-duchy-dig-from = { $who }: který tunel nejdřív odstraníš? Karta: { $about }.
ask-duchy-dig-where = { $who }: kam povede nový tunel? Karta: { $about }.
ask-duchy-dig-count = { $who }: kolik bojovníků vyjde z Nory na mýtinu { $about }?
    .none = Nikdo
ask-duchy-foremole-card = { $who }: kterou kartu odhalíš pro Předáka?
ask-duchy-brigadier = { $who }: co Brigádýr nejvýše dvakrát provede?
ask-duchy-banker = { $who }: které karty jednoho symbolu použiješ, každou za 1 VB?
    .none = Další už ne
ask-duchy-mayor = { $who }: čí akci provede Starosta?
ask-duchy-sway-card = { $who }: které karty odhalíš na ovlivnění vyslance? Vyslanec: { $about }.

## Události
event-duchy-revealed = { $faction } – odhalená karta: { $card }.
event-duchy-took-back =
    { $count ->
        [one] { $faction } – zpět do ruky { $count } odhalená karta.
        [few] { $faction } – zpět do ruky { $count } odhalené karty.
       *[other] { $faction } – zpět do ruky { $count } odhalených karet.
    }
event-duchy-minister-acts = { $faction } – akce vyslance: { $minister }.
event-duchy-swayed = { $faction } – ovlivněný vyslanec: { $minister }.
event-duchy-minister-lost = { $faction } – ztracený vyslanec: { $minister }.

## Stůl v terminálu
piece-short-citadel = cit
piece-short-market = trž
piece-short-tunnel = tun
board-of-burrow = v Noře
board-of-tunnels = zbylé tunely
board-of-citadels = zbylé citadely
board-of-markets = zbylá tržiště
board-of-swayed = ovlivnění vyslanci
board-of-acted = po akci
board-of-crowns = zbylé koruny

## Stránky vedle stolu v terminálu
board-page-ministers = Vyslanci

## Deska na stránce
board-minister-foremole = Ukaž libovolnou kartu: postav citadelu nebo tržiště na mýtině, kterou ovládáš.
board-minister-captain = Jedna bitva.
board-minister-marshal = Jeden pohyb.
board-minister-brigadier = Až dva pohyby, nebo až dvě bitvy.
board-minister-banker = Použij karty jednoho symbolu: 1 VB za každou.
board-minister-mayor = Proveď akci kteréhokoli ovlivněného šlechtice nebo panoše.
board-minister-duchess-of-mud = 2 VB, jsou-li na mapě všechny tři tunely.
board-minister-baron-of-dirt = 1 VB za každé tržiště na mapě.
board-minister-earl-of-stone = 1 VB za každou citadelu na mapě.
