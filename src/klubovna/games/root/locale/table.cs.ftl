# Jak říkají věcem formulář nového stolu a konec hry na stránce.

option-map = Mapa
option-map-autumn = Podzim
option-map-winter = Zima
option-map-lake = Jezero
option-map-mountain = Hory
option-deck = Společný balíček
option-deck-standard = Základní
option-deck-exiles = Vyhnanci a partyzáni
option-any_reach = Povolit frakce se součtem dosahu pod 17
option-seating = Zasedací pořádek a pořadí tahů
option-seating-random = náhodně
option-seating-given = jak hráči usedli

result-dominance = Dominance

## Boje po sčítancích

sum-hits-by-attacker = Zásahy útočníka
sum-hits-by-defender = Zásahy obránce
addend-rolled = na kostce
addend-few = málo bojovníků
addend-extra = dodatečné zásahy
addend-defenseless = bezbranný obránce
addend-cards = karty a schopnosti

## Jak to skončilo

why-points = { $who } – jako první { $points } vítězných bodů.
why-coalition = Společně v koalici vítězí { $who }: { $points } vítězných bodů.
why-dominance = Vítězí { $who } – splněná karta: { $card }.
why-nobody = Nikdo nevyhrál: hra skončila nerozhodně.
