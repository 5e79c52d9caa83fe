# Společnost Říčního lidu

## Kdo hraje a jak se hra připraví
role-riverfolk = Společnost Říčního lidu

## Věci
piece-trade-post = obchodní stanoviště
price = { $n }

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
post = { $where } – 2 zdroje: { $who }, { $vp } VB
service-price = { $name } (cena: { $n })
debt = { $who }; celkem zbývá odstranit: { $n }
spaces = { $suit } stupnice, zbývá obsadit míst: { $n }
reason-dividends = dividendy
reason-post = obchodní stanoviště

## Co se dá dělat
deed-export = Vyvézt místo výroby: { $what }
deed-draw = Dobrání karty
deed-post = Zřízení obchodního stanoviště s posádkou
trigger-disruption = Přerušování obchodu: mýtina { $where }
trigger-services = Nákup služeb Říčního lidu

## Rozhodnutí
ask-riverfolk-buy = { $who }: kterou službu Říčního lidu si koupíš? (zbývá nákupů: { $about })
    .none = Žádnou
ask-riverfolk-buy-card = { $who }: kterou kartu si od Říčního lidu vezmeš?
ask-riverfolk-start =
    { $about ->
        [one] { $who }: kam umístíš posledního počátečního bojovníka?
        [few] { $who }: kam umístíš { $about } počáteční bojovníky?
       *[other] { $who }: kam umístíš { $about } počátečních bojovníků?
    }
ask-riverfolk-price = { $who }: kolik bude služba stát? ({ $about })
ask-riverfolk-commit = { $who }: čího bojovníka vyhradíš?
ask-riverfolk-space = { $who }: na které stupnici obsadíš místo za otazník?
ask-riverfolk-craft = { $who }: čí zdroje vyhradíš na výrobu? ({ $about })
ask-riverfolk-spend = { $who }: čího bojovníka použiješ?
ask-riverfolk-recruit = { $who }: kde budeš verbovat?
ask-riverfolk-post = { $who }: kde zřídíš obchodní stanoviště?
ask-riverfolk-disruption = { $who }: Přerušování obchodu – kolik zdrojů tohoto majitele odstraníš? ({ $about })

## Události
event-riverfolk-bought = { $faction } – koupená služba: { $service } (cena { $price }).
event-riverfolk-bought-card = { $faction } – koupená karta: { $card }.
event-riverfolk-prices = Ceny Říčního lidu: karta z ruky { $card }, říční čluny { $boats }, žoldáci { $hire }.
event-riverfolk-protected =
    { $count ->
        [one] Ochranářství: Říční lid pokládá na místo pro platby { $count } bojovníka.
        [few] Ochranářství: Říční lid pokládá na místo pro platby { $count } bojovníky.
       *[other] Ochranářství: Říční lid pokládá na místo pro platby { $count } bojovníků.
    }
event-riverfolk-gathered =
    { $count ->
        [one] Říční lid má po shromáždění { $count } zdroj.
        [few] Říční lid má po shromáždění { $count } zdroje.
       *[other] Říční lid má po shromáždění { $count } zdrojů.
    }
event-riverfolk-committed = Říční lid vyhrazuje zdroj: { $faction }.
event-riverfolk-spent =
    { $count ->
        [one] Říční lid používá { $count } zdroj: { $faction }.
        [few] Říční lid používá { $count } zdroje: { $faction }.
       *[other] Říční lid používá { $count } zdrojů: { $faction }.
    }
event-riverfolk-exported =
    { $count ->
        [one] Říční lid vyváží kartu { $card } a pokládá na místo pro platby { $count } bojovníka.
        [few] Říční lid vyváží kartu { $card } a pokládá na místo pro platby { $count } bojovníky.
       *[other] Říční lid vyváží kartu { $card } a pokládá na místo pro platby { $count } bojovníků.
    }
event-riverfolk-disrupted =
    { $count ->
        [one] Přerušování obchodu: Říční lid ztrácí { $count } zdroj ({ $faction }).
        [few] Přerušování obchodu: Říční lid ztrácí { $count } zdroje ({ $faction }).
       *[other] Přerušování obchodu: Říční lid ztrácí { $count } zdrojů ({ $faction }).
    }

## Stůl v terminálu
piece-short-trade-post = obch
board-of-payments = platby
board-of-funds = zdroje
board-of-committed = vyhrazené zdroje
board-of-on-tracks = na stupnicích
board-of-posts-left = zbylá stanoviště
board-of-posts-lost = ztracená stanoviště
board-of-prices = ceny
board-of-hired-by = žoldáky má
board-of-riverboats = říční čluny

## Stránky vedle stolu v terminálu
board-page-services = Služby a jejich ceny
