# Co volba přinese, drobně pod jejím názvem.
effect-here = na poli: { $list }
effect-lying = { $what } { $n }
effect-townsfolk = obyvatelé { $n }
effect-buildings = budovy { $n }
effect-storms = bouře { $n }
effect-paths = stezky { $n }
effect-flames = plameny { $n }
effect-taunts = žeton popichování { $n }
effect-dolls = panenka { $n }
effect-nests = hnízdo { $n }
effect-roots = kořen { $n }
effect-cube = kostka ({ $what }) { $n }
effect-killed = zmizí z mapy: { $gain }
effect-pushed = odstrčíš ji na sousední hex a kdekoli přijde o běsa: { $gain }
effect-stays = odstrčit ji nelze, ale kdekoli přijde o běsa: { $gain }
effect-point = 1 bod
effect-plate = běsi na příští bod { $n } z { $spoon }
effect-attack-fire = cena za každý plamen v kostkách: { $price }; na bojišti jich útočník má { $own }, Hester { $other }, pak rozhodne strom
effect-attack = cena zásahu v kostkách: { $price }; na bojišti jich útočník má { $own }, obránce { $other }, pak rozhodne strom
effect-list = { $list }
effect-empty = nic tu není
effect-advance = přesuň jednotky z hexu na sousední
effect-spawn = běs přijde k legendě nebo domů
effect-spawn-far = běs přijde v dosahu legendy nebo domů
effect-strengthen = kostka na tvou stranu bojiště
effect-scroll = odemkne další část ukazatele legendy
effect-staying = { $n ->
    [0] nikdo nezůstane
    [one] zůstane { $n } jednotka
    [few] zůstanou { $n } jednotky
   *[other] zůstane { $n } jednotek
  }
