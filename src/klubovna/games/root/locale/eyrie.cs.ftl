# Rody Orlího hnízda

## Kdo hraje a jak se hra připraví
role-eyrie = Rody Orlího hnízda

## Věci
piece-roost = hřad
leader = { $name } (vezíři: { $viziers })
column-recruit = Verbování
    .effect = odteď každý tah: bojovník (s Charismatickým dva) na odpovídající mýtinu s hřadem
column-move = Pohyb
    .effect = odteď každý tah: pohyb z odpovídající mýtiny
column-battle = Bitva
    .effect = odteď každý tah: bitva na odpovídající mýtině
column-build = Stavba
    .effect = odteď každý tah: hřad na odpovídající mýtinu, kterou ovládáš

## Na co se hra ptá a co nabízí, s číslem, které rozhoduje
reason-roosts = hřady
reason-turmoil = ptáci ve výnosu

## Co se dá dělat
deed-decree-recruit = Výnos: verbování ({ $what })
    .effect = bojovník (s Charismatickým dva) na odpovídající mýtinu s hřadem
deed-decree-move = Výnos: pohyb ({ $what })
    .effect = z odpovídající mýtiny na sousední
deed-decree-battle = Výnos: bitva ({ $what })
    .effect = na odpovídající mýtině; rozhodnou dvě kostky
deed-decree-build = Výnos: stavba ({ $what })
    .effect = hřad na odpovídající mýtinu, kterou ovládáš a kde ještě není
deed-turmoil = Výnos: karta, kterou nelze splnit ({ $what }) – chaos
    .effect = za každého ptáka ve výnosu ztratíš 1 VB; výnos se vyprázdní, přijde jiný vůdce a Bílý den končí

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
