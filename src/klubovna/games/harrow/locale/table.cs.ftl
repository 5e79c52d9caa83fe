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
