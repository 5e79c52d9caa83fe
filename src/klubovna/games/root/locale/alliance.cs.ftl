# Lesní aliance

## Kdo hraje a jak se hra připraví
role-alliance = Lesní aliance

## Věci
piece-base = základna
piece-sympathy = sympatie

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
site = { $where } – Stoupenců: { $n }, { $vp } VB
site-martial-law = { $where } – Stoupenců: { $n } za Stanného práva, { $vp } VB
reason-sympathy = sympatie

## Co se dá dělat
deed-revolt = Vzpoura
    .effect = dva Stoupenci se symbolem: na mýtině se sympatiemi zmizí vše nepřátelské a přijde tvoje základna
deed-spread = Šíření sympatie
    .effect = Stoupenci zaplatí žeton sympatií a ten přinese body
deed-mobilize = Mobilizace: karta mezi Stoupence
    .effect = Stoupenci platí sympatie a vzpoury
deed-train = Výcvik: důstojník za kartu
    .effect = důstojník je každý Večer o jeden pohyb, bitvu, verbování či agitaci víc
deed-organize = Agitace: sympatie za bojovníka
    .effect = bojovník zmizí z mapy, žeton přinese body
trigger-base = Ztráta základny: mýtina { $where }
trigger-outrage = Pobouření: mýtina { $where }

## Rozhodnutí
ask-alliance-revolt = { $who }: kde vypukne vzpoura?
ask-alliance-spread = { $who }: kam položíš žeton sympatie?
ask-alliance-supporter = { $who }: které Stoupence použiješ? { $about }.
ask-alliance-supporter-limit =
    { $about ->
        [one] { $who }: bez základny ti zůstane jen pět Stoupenců. Kterého odhodíš?
        [few] { $who }: bez základny ti zůstane jen pět Stoupenců. Které { $about } odhodíš?
       *[other] { $who }: bez základny ti zůstane jen pět Stoupenců. Kterých { $about } odhodíš?
    }
ask-alliance-outrage = { $who }: kterou kartu dáš Stoupencům za pobouření na mýtině { $about }?
    .none = Žádná se nehodí
ask-alliance-mobilize = { $who }: kterou kartu přidáš mezi Stoupence?
ask-alliance-train = { $who }: kterou kartu použiješ na výcvik důstojníka?
ask-alliance-recruit = { $who }: u které základny budeš verbovat?
ask-alliance-organize = { $who }: kde vyměníš bojovníka za žeton sympatie?

## Události
event-revolt = { $faction } – vzpoura na mýtině { $clearing }.
event-officer =
    { $count ->
        [one] { $faction } – nový důstojník, celkem { $count } důstojník.
        [few] { $faction } – nový důstojník, celkem { $count } důstojníci.
       *[other] { $faction } – nový důstojník, celkem { $count } důstojníků.
    }
event-officers-lost =
    { $count ->
        [one] { $faction } ztrácí { $count } důstojníka.
        [few] { $faction } ztrácí { $count } důstojníky.
       *[other] { $faction } ztrácí { $count } důstojníků.
    }
event-outrage = Pobouření na mýtině { $clearing }: { $faction } platí Stoupencům kartou.
    .known = Pobouření na mýtině { $clearing }: { $faction } platí Stoupencům kartou { $card }.
event-outrage-hand = Pobouření na mýtině { $clearing }: { $faction } – žádná vhodná karta, ukázaná ruka.
    .known = Pobouření na mýtině { $clearing }: { $faction } – žádná vhodná karta, ukázaná ruka: { $cards }.
event-supporter = { $faction } – nový Stoupenec.
    .known = { $faction } – nový Stoupenec: { $card }.
event-supporter-lost = { $faction } – odhozený Stoupenec: { $card }.

## Stůl v terminálu
piece-short-base = zákl
piece-short-sympathy = sym
board-of-supporter-count = Stoupenci
board-of-supporters = Stoupenci
board-of-officers = důstojníci
board-of-operations = provedené operace
board-of-bases = základny
board-of-sympathy = sympatie na mapě

## Deska na stránce
board-words-more-supporters = Cena ve Stoupencích
