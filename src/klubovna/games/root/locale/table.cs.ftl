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

result-dominance = Nadvláda
