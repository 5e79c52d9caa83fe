# Co volba přinese, drobně pod jejím názvem.
effect-attack = tvůj nejsilnější útok zde: { $hand }, obrana { $defence }; pak každý vyloží kartu boje
effect-attack-king = tvůj nejsilnější útok zde: { $hand }, král { $defence }; kartu boje pak vyložíš jen ty
effect-card = tvůj součet { $own } proti { $other } a skryté kartě
effect-card-king = tvůj součet { $own } proti { $other }; král kartu nemá
effect-card-hidden = tvůj součet { $own } proti skrytým útočníkům a skryté kartě
effect-die = sílu karty určí hod kostkou
effect-stock = máš { $n }
effect-then = pak budeš mít { $what }
effect-gold = zlaťáků máš: { $n }
effect-gold-left = zlaťáků zbude: { $n }
effect-back =
    { $n ->
        [0] žádná karta se nevrátí
        [one] vrátí se { $n } karta
        [few] vrátí se { $n } karty
       *[other] vrátí se { $n } karet
    }
effect-attacker = sám { $own } proti obraně { $defence }, ještě bez karet boje
effect-attacker-pair = sám { $own } proti obraně { $defence }, ještě bez karet boje; druhý téhož druhu přidá posilu (v ruce: { $n })
effect-defence = obrana pak bude { $n }
effect-full = jen místo obránce, který odejde
effect-built =
    { $n ->
        [0] provincie pak na konci kola vynese { $vp } VB
       *[other] provincie pak na konci kola vynese { $vp } VB i za překryté budovy
    }
effect-standing = má teď { $n } VB
