# Plánovač nestvůr: co nestvůra udělá a proč.
plan-stays = { $who } zůstává na místě.
plan-moves = { $who } se přesune na { $end }{ $n ->
    [one] .
   *[other] {" "}přes { $way }.
}
plan-enters = Vstoupí do pasti nebo na nebezpečný terén: { $hexes }.
plan-attacks = Útočí na: { $others }.
plan-disadvantage = S nevýhodou: { $others }.
plan-area = Zasažená plocha: { $hexes }.
plan-no-attack = Neútočí.
plan-why = Proč

plan-sign-wall = zeď
plan-sign-door = zavřené dveře
plan-sign-obstacle = překážka
plan-sign-trap = past
plan-sign-hazardous = nebezpečný terén
plan-sign-difficult = náročný terén
plan-sign-ally = spojenec
plan-sign-invisible = neviditelný nepřítel
plan-sign-enemy = nepřítel
plan-sign-focus = zaměření
plan-sign-actor = kdo je na tahu
plan-sign-end = kde skončí
plan-sign-way = cesta

why-stunned = Je omráčena a nedělá nic.
why-disarmed = Je odzbrojena: zaměření hledá a pohybuje se, jako by měla útok nablízko na jeden cíl.
why-no-attack = Neútočí: zaměření hledá a pohybuje se, jako by měla útok nablízko na jeden cíl.
why-invisible = { $who } je pod vlivem neviditelnosti: nemůže být zaměřením a překáží v cestě.
why-no-path = { $who }: není pole, na které by se kdy mohla dostat a z něhož by šlo zaútočit.
why-path = { $points ->
    [0] { $who }: zaútočit lze rovnou z místa; vzdálenost { $range }.
    [one] { $who }: k útoku je potřeba { $points } bod pohybu; vzdálenost { $range }.
    [few] { $who }: k útoku jsou potřeba { $points } body pohybu; vzdálenost { $range }.
   *[other] { $who }: k útoku je potřeba { $points } bodů pohybu; vzdálenost { $range }.
}
why-path-negative = { $who }: cesta k útoku má délku { $points ->
    [one] { $points } bod pohybu
    [few] { $points } body pohybu
   *[other] { $points } bodů pohybu
} a vede přes { $negative ->
    [one] { $negative } pole s pastí nebo nebezpečným terénem
    [few] { $negative } pole s pastí nebo nebezpečným terénem
   *[other] { $negative } polí s pastí nebo nebezpečným terénem
}; vzdálenost { $range }.
why-no-focus = Zaměřit se není na koho: nepohybuje se ani neútočí.
why-focus-only = Zaměření: { $who }. Jiného nepřítele nevidí.
why-focus-kept = Zaměření zůstává: { $who }.
why-focus-path = Zaměření: { $who }. K nikomu jinému nevede tak krátká cesta.
why-focus-range = Zaměření: { $who }. Stejně dlouhá cesta vede i jinam ({ $others }), ale { $who } je blíž (vzdálenost { $range }).
why-focus-order = Zaměření: { $who }. Cesta i vzdálenost jsou stejné i jinde ({ $others }), ale { $who } je v pořadí kola dřív.
why-focus-players = Cesta, vzdálenost i iniciativa jsou stejné: zaměření zvolí hráči ({ $others }).
why-if-focus = Je-li zaměřením { $who }:
why-immobilized = Je znehybněna a nemůže se pohnout.
why-no-move = V tomto tahu nemá žádné body pohybu.
why-attack-here = Nejlepší útok může provést z místa.
why-attack-there = Nejlepší útok provede po přesunu za { $points ->
    [one] { $points } bod pohybu
    [few] { $points } body pohybu
   *[other] { $points } bodů pohybu
}.
why-beside-here = Už se svým zaměřením sousedí.
why-beside-there = Vedle svého zaměření se dostane za { $points ->
    [one] { $points } bod pohybu
    [few] { $points } body pohybu
   *[other] { $points } bodů pohybu
}.
why-by-negative = Polí na dosah je { $count }: přednost mají ta bez pasti a nebezpečného terénu.
why-by-disadvantage = Polí na dosah je { $count }: přednost mají ta bez nevýhody proti zaměření.
why-by-targets = Polí na dosah je { $count }: přednost mají ta s nejvíce cíli.
why-by-others = Polí na dosah je { $count }: přednost mají ta s nejméně dalšími cíli napadenými s nevýhodou.
why-by-points = Polí na dosah je { $count }: přednost mají ta za nejméně bodů pohybu.
why-hindered = Na zaměření útočí s nevýhodou: tomu se nelze vyhnout.
why-nothing-nearer = V tomto tahu zaútočit nemůže a žádné pole ji nepřiblíží: { $points ->
    [one] chybí { $points } bod pohybu
    [few] chybějí { $points } body pohybu
   *[other] chybí { $points } bodů pohybu
}.
why-nearer = V tomto tahu zaútočit nemůže, přiblíží se co nejvíc: pak { $points ->
    [one] chybí { $points } bod pohybu
    [few] chybějí { $points } body pohybu
   *[other] chybí { $points } bodů pohybu
}.
why-enters = Jiná cesta než přes { $hexes } nevede.
why-equal = { $count ->
    [one] Je jediná možnost.
    [few] { $count } výsledky jsou rovnocenné: volí hráči.
   *[other] { $count } výsledků je rovnocenných: volí hráči.
}
why-many = Rovnocenných výsledků je velmi mnoho: volí hráči. Vypsáno je jich { $count }.

case-syntax = není to TOML: { $error }
case-shape = { $error }
case-several = příkladů je v něm { $count }, má být jeden.
case-no-floor = chybí podlaha (floor nebo floor_radius).
case-name-twice = dvě bytosti se jmenují „{ $name }“.
case-no-owner = { $name } je pomocník, jehož majitel „{ $owner }“ tu není.
case-off-floor = na { $at } stojí bytost, ale není tam podlaha.
case-two-figures = na { $at } stojí dvě bytosti.
case-thing-off-floor = { $thing }: na { $at } není podlaha.
case-no-edge = edges: pole { $a } a { $b } spolu nesousedí.
case-own-hex = plocha útoku nablízko obsahuje pole útočníka (0, 0).
case-too-much = { $thing }: je toho { $count }, nejvýš smí být { $most }.
why-focus-drawn = Zaměření: { $who }, přednostní cíl, ke kterému se dostane.
