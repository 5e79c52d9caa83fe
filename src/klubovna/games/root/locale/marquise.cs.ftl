# Markýza z Kocourova

## Kdo hraje a jak se hra připraví
role-marquise = Markýza z Kocourova

## Věci
piece-sawmill = pila
piece-workshop = dílna
piece-recruiter = sídlo verbíře
piece-wood = dřevo
piece-keep = pevnost

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
building = { $what } (dřevo: { $wood }, { $vp } VB)
reason-building = stavba

## Co se dá dělat
deed-march = Pochod
    .effect = až dva pohyby po sobě
deed-overwork = Přesčas: dřevo za kartu
    .effect = dřevo přijde k pile na mýtině se symbolem karty
deed-extra = Akce navíc za ptačí kartu
    .effect = kartu použiješ a tento tah máš o akci víc
trigger-hospitals = Polní nemocnice: mýtina { $where }

## Rozhodnutí
ask-marquise-keep = { $who }: ve kterém rohu bude tvá pevnost?
ask-marquise-start = { $who }: kam umístíš počáteční stavbu? ({ $about })
ask-marquise-wood =
    { $about ->
        [one] { $who }: zbývá jediné dřevo. Která pila ho dostane?
        [few] { $who }: zbývají jen { $about } dřeva. Které pily je dostanou?
       *[other] { $who }: zbývá jen { $about } dřev. Které pily je dostanou?
    }
ask-marquise-recruit =
    { $about ->
        [one] { $who }: zbývá jediný bojovník. Které sídlo verbíře ho dostane?
        [few] { $who }: zbývají jen { $about } bojovníci. Která sídla verbířů je dostanou?
       *[other] { $who }: zbývá jen { $about } bojovníků. Která sídla verbířů je dostanou?
    }
ask-marquise-build = { $who }: co postavíš?
ask-marquise-build-where = { $who }: kde bude stát { $about }?
ask-marquise-build-wood = { $who }: odkud vezmeš dřevo? { $about }.
ask-marquise-overwork = { $who }: ke které pile položíš dřevo? Karta: { $about }.
ask-marquise-overwork-card = { $who }: kterou kartu použiješ na přesčas?
ask-marquise-extra = { $who }: kterou ptačí kartu použiješ na akci navíc?
ask-marquise-hospital = { $who }: kterou kartou zachráníš bojovníky z mýtiny { $about }?
    .none = Nezachraňovat

## Události
event-wood-spent = { $faction } – platba za stavbu, dřevo: { $count }.
event-hospitals =
    { $count ->
        [one] { $faction } – polní nemocnice: { $count } bojovník se vrací do pevnosti.
        [few] { $faction } – polní nemocnice: { $count } bojovníci se vracejí do pevnosti.
       *[other] { $faction } – polní nemocnice: { $count } bojovníků se vrací do pevnosti.
    }

## Stůl v terminálu
piece-short-sawmill = pila
piece-short-workshop = díl
piece-short-recruiter = verb
piece-short-wood = dřev
piece-short-keep = PEV
board-of-recruited = verbováno
board-of-acting = akce zahájeny

## Deska na stránce
board-wood-cost = Dřevo
