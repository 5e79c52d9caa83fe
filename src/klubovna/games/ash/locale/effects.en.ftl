# What an option brings, small under its label.
effect-attack = strength of your hand here: { $hand }, defence { $defence }; then one battle card each
effect-card = your total { $own } against { $other } and a hidden card
effect-card-hidden = your total { $own } against hidden attackers and a hidden card
effect-die = a die roll decides the strength of this card
