# Co volba přinese, drobně pod jejím názvem.
effect-attack = tvůj nejsilnější útok zde: { $hand }, obrana { $defence }; pak každý vyloží kartu boje
effect-attack-king = tvůj nejsilnější útok zde: { $hand }, král { $defence }; kartu boje pak vyložíš jen ty
effect-card = tvůj součet { $own } proti { $other } a skryté kartě
effect-card-king = tvůj součet { $own } proti { $other }; král kartu nemá
effect-card-hidden = tvůj součet { $own } proti skrytým útočníkům a skryté kartě
effect-die = sílu karty určí hod kostkou
effect-stock = máš { $n }
