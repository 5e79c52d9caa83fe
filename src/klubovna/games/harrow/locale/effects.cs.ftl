# Co volba přinese, drobně pod jejím názvem.
effect-here = na poli: { $list }
effect-lying = { $what } { $n }
effect-townsfolk = obyvatelé { $n }
effect-buildings = budovy { $n }
effect-storms = bouře { $n }
effect-paths = stezky { $n }
effect-flames = plameny { $n }
effect-attack-fire = cena za každý plamen v kostkách: { $price }; na bojišti jich útočník má { $own }, Hester { $other }, pak rozhodne strom
effect-attack = cena zásahu v kostkách: { $price }; na bojišti jich útočník má { $own }, obránce { $other }, pak rozhodne strom
