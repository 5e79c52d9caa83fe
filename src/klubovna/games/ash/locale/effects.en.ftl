# What an option brings, small under its label.
effect-attack = your strongest attack here: { $hand }, defence { $defence }; then one battle card each
effect-attack-king = your strongest attack here: { $hand }, the King { $defence }; then you alone lay a battle card
effect-card = your total { $own } against { $other } and a hidden card
effect-card-king = your total { $own } against { $other }; the King lays no card
effect-card-hidden = your total { $own } against hidden attackers and a hidden card
effect-die = a die roll decides the strength of this card
effect-stock = you have { $n }
