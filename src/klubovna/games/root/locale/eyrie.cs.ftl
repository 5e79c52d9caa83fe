# Rody Orlího hnízda

## Kdo hraje a jak se hra připraví
role-eyrie = Rody Orlího hnízda

## Věci
piece-roost = hřad
leader = { $name } (vezíři: { $viziers })
column-recruit = Verbování
column-move = Pohyb
column-battle = Bitva
column-build = Stavba

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
reason-roosts = hřady
reason-turmoil = ptáci ve výnosu

## Co se dá dělat
deed-decree-recruit = Výnos: verbování ({ $what })
deed-decree-move = Výnos: pohyb ({ $what })
deed-decree-battle = Výnos: bitva ({ $what })
deed-decree-build = Výnos: stavba ({ $what })
deed-turmoil = Výnos: karta, kterou nelze splnit ({ $what }) – chaos

## Rozhodnutí
ask-eyrie-start = { $who }: ve kterém rohu začneš?
ask-eyrie-leader = { $who }: kdo bude tvým vůdcem?
ask-eyrie-leader-new = { $who }: kdo bude tvým novým vůdcem?
ask-eyrie-decree = { $who }: kterou kartu přidáš do výnosu?
    .none = Druhou kartu už ne
ask-eyrie-decree-column = { $who }: do kterého sloupce přijde { $about }?
ask-eyrie-roost = { $who }: kde bude tvůj nový hřad?
ask-eyrie-recruit = { $who }: u kterého hřadu budeš verbovat?
ask-eyrie-build = { $who }: kde postavíš hřad?

## Události
event-leader = { $faction } – vůdce: { $leader }.
event-decreed = { $faction } – nová karta výnosu, { $column }: { $card }.
event-turmoil = { $faction } – chaos.
event-purged =
    { $count ->
        [one] { $faction } – vyčištění výnosu: { $count } karta.
        [few] { $faction } – vyčištění výnosu: { $count } karty.
       *[other] { $faction } – vyčištění výnosu: { $count } karet.
    }

## Stůl v terminálu
piece-short-roost = hřad
board-of-leader = vůdce
board-of-deposed = sesazení
board-of-decree = výnos
board-of-left = zbývá splnit
word-loyal-vizier = vezír

## Stránky vedle stolu v terminálu
board-page-leaders = Vůdci

## Deska na stránce
board-leader-builder = Za vyrobené předměty získává plný počet bodů.
board-leader-charismatic = Každé verbování umístí dva bojovníky.
board-leader-commander = Jako útočník uděluje jeden dodatečný zásah.
board-leader-despot = O 1 VB víc za bitvu, ve které odstraní soupeřovu stavbu nebo žeton.
