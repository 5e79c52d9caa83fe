# Co volba přinese, drobně pod jejím názvem.
effect-attack = síla tvé ruky zde: { $hand }, obrana { $defence }; pak každý vyloží kartu boje
effect-card = tvůj součet { $own } proti { $other } a skryté kartě
effect-card-hidden = tvůj součet { $own } proti skrytým útočníkům a skryté kartě
effect-die = sílu karty určí hod kostkou
