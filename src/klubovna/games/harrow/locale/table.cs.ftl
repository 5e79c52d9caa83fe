# Jak říkají věcem formulář nového stolu a konec hry na stránce.

option-chapter = Kapitola
option-chapter-auto = podle počtu hráčů
option-chapter-c1 = 1: první hra (2 hráči)
option-chapter-c2 = 2: legendy, taktiky, vylepšení (2 hráči)
option-chapter-c3 = 3: celý souboj (2 hráči)
option-chapter-c4 = 4: s frakcí Kami (2 hráči)
option-chapter-c5 = 5: s Hester (3 hráči)
option-chapter-solo = Hester sama (1 hráč)
option-chapter-ff3 = Říše víl (3 hráči)
option-chapter-ff4 = Říše víl a Hester (4 hráči)
option-chapter-ffh = Říše víl proti Hester (2 hráči)
option-map = Strana mapy
option-map-random = náhodná
option-map-a = A
option-map-b = B
option-level = Úroveň (sólo)
option-hide_at_random = Naleziště Říše víl určí náhoda

result-ending = Konec
result-ending-points = na body
result-ending-queen = královnou

## Za co jsou body

reason-haints = Zabití běsi
reason-brambles = Trní
reason-dolls = Panenky
reason-buildings = Zničené budovy
reason-townsfolk = Zachránění obyvatelé
reason-fires = Uhašené požáry
reason-objectives = Cíle
reason-squares = Zaplněná pole
reason-finds = Nálezy

## Boje po sčítancích

sum-attack-failed-ours = Kostky útočníka
sum-attack-failed-against = Kostky obránce
sum-attack-too-few-ours = Kostky útočníka
sum-attack-too-few-against = Kostky obránce
sum-attack-succeeded-ours = Kostky útočníka
sum-attack-succeeded-against = Kostky obránce
addend-before = už na bojišti
addend-majority = převaha
addend-tree = ze stromu

## Jak to skončilo

why-points = Vítězí { $who }, body: { $points }.
why-queen = Vítězí { $who } díky královně.
why-squares = Vítězí { $who }: všechna pole desky jsou zaplněna.
why-minor = Menší vítězství: { $who }.
why-lost = Hra je prohraná, nevítězí nikdo.
