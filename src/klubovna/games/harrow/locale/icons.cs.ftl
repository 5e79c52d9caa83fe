# Co znamenají obrázky a zkratky na stole: skupiny (icons-…) a v nich znaky (icon-…), v pořadí, v jakém se ukazují.

icons-actions = Schopnosti a žetony
icon-advance = POSUNUTÍ
    .text = Přesune jednotky z jednoho hexu na sousední.
icon-spawn = ZPLOZENÍ
    .text = Noví běsi na mapě.
icon-strengthen = POSÍLENÍ
    .text = Přidává tvé kostky, které rozhodují boj.
icon-scroll = svitek
    .text = Krok ukazatele frakce.
icon-wild = divočení
    .text = Kterákoli ze schopností.
icon-attack = útok
icon-ability = schopnosti
    .text = Zavařovačka schopností.
icon-legend = legenda
    .text = Vůdčí postava frakce.
icon-card = karta
icon-bag = sáček se žetony

icons-pieces = Na mapě
icon-haint = běs
    .text = Jednotka frakce.
icon-snake = nákaza
    .text = Nakažený běs.
icon-townsfolk = obyvatelé
icon-building = budova
icon-storm = bouře
icon-path = stezka
icon-flame = plamen
icon-doll = panenka
icon-nest = hnízdo
icon-empty_nest = prázdné hnízdo
icon-home = domov
icon-nail = hřebík
icon-root = kořen
icon-tree = strom

icons-boards = Na deskách
icon-taunt = žeton popichování
icon-wrath = žeton útočného hněvu
icon-sword = meč
icon-queen = královna
icon-lantern = lucerna
    .text = Kdo ji má, začíná kolo.
icon-spoon = lžíce

icons-factions = Frakce
icon-protectors = { role-protectors }
icon-family = { role-family }
icon-kami = { role-kami }
icon-hester = { role-hester }
icon-fairfolk = { role-fairfolk }
