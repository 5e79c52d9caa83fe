# Ještěří kult

## Kdo hraje a jak se hra připraví
role-lizards = Ještěří kult

## Věci
piece-garden = zahrada

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
scoring = { $what } – { $vp } VB
reason-gardens = zahrady

## Co se dá dělat
deed-outcast = Upravit Odpadlíka
deed-crusade-battle = Křížová výprava: bitva
deed-crusade-move = Křížová výprava: pohyb, potom bitva
deed-convert = Konvertování soupeřova bojovníka
deed-sanctify = Posvěcení soupeřovy stavby
deed-score = Bodování za zahrady
deed-sacrifice = Obětování: kultista za ptačí kartu
deed-for-acolytes = { $what } (kultistů: { $n })
trigger-fear = Strach pravověrných: mýtina { $where }

## Rozhodnutí
ask-cult-corner = { $who }: ve kterém rohu začneš?
ask-cult-outcast = { $who }: který symbol bude Odpadlíkem?
ask-cult-convert = { $who }: na které mýtině budeš konvertovat?
ask-cult-convert-whom = { $who }: čí bojovník na mýtině { $about } přejde k tobě?
ask-cult-sanctify = { $who }: na které mýtině posvětíš stavbu?
ask-cult-sanctify-what = { $who }: která stavba na mýtině { $about } ustoupí zahradě?
ask-cult-build = { $who }: kterou kartu odhalíš na stavbu zahrady?
ask-cult-build-where = { $who }: kde bude zahrada? Karta: { $about }.
ask-cult-recruit = { $who }: kterou kartu odhalíš na verbování?
ask-cult-recruit-where = { $who }: kde budeš verbovat? Karta: { $about }.
ask-cult-score = { $who }: kterou kartu použiješ na bodování za zahrady?
ask-cult-sacrifice = { $who }: kterou ptačí kartu odhalíš za kultistu?

## Události
event-outcast = Odpadlíkem je nově symbol: { $suit }.
event-outcast-hated = Odpadlík je nenáviděný, symbol: { $suit }.
event-souls-discarded =
    { $count ->
        [one] { $faction } – odhozené Ztracené duše: { $count } karta.
        [few] { $faction } – odhozené Ztracené duše: { $count } karty.
       *[other] { $faction } – odhozené Ztracené duše: { $count } karet.
    }
event-acolytes-spent =
    { $count ->
        [one] { $faction } – použití { $count } kultisty.
        [few] { $faction } – použití { $count } kultistů.
       *[other] { $faction } – použití { $count } kultistů.
    }
event-acolytes-gained =
    { $count ->
        [one] { $faction } – nově { $count } kultista.
        [few] { $faction } – nově { $count } kultisté.
       *[other] { $faction } – nově { $count } kultistů.
    }
event-ritual-revealed = { $faction } – odhalená karta: { $card }.
event-ritual-took-back =
    { $count ->
        [one] { $faction } – zpět do ruky { $count } odhalená karta.
        [few] { $faction } – zpět do ruky { $count } odhalené karty.
       *[other] { $faction } – zpět do ruky { $count } odhalených karet.
    }

## Stůl v terminálu
piece-short-garden = zahr
board-of-outcast = Odpadlík
board-of-hated = nenáviděný
board-of-acolytes = kultisté
board-of-gardens = zahrady
board-of-scored = bodováno v tomto tahu
