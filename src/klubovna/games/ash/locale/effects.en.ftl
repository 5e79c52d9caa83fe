# What an option brings, small under its label.
effect-attack = your strongest attack here: { $hand }, defence { $defence }; then one battle card each
effect-attack-king = your strongest attack here: { $hand }, the King { $defence }; then you alone lay a battle card
effect-card = your total { $own } against { $other } and a hidden card
effect-card-king = your total { $own } against { $other }; the King lays no card
effect-card-hidden = your total { $own } against hidden attackers and a hidden card
effect-die = a die roll decides the strength of this card
effect-stock = you have { $n }
effect-then = you then have { $what }
effect-gold = you have { $n } gold
effect-gold-left = gold left: { $n }
effect-back =
    { $n ->
        [0] no card comes back
        [one] { $n } card comes back
       *[other] { $n } cards come back
    }
effect-attacker = alone { $own } against defence { $defence }, before the cards
effect-attacker-pair = alone { $own } against defence { $defence }, before the cards; reinforced by a second of its type (in hand: { $n })
effect-defence = defence then { $n }
effect-full = only in place of a defender who leaves
effect-built =
    { $n ->
        [0] the province then brings { $vp } VP at the end of a round
       *[other] with what it covers the province then brings { $vp } VP at the end of a round
    }
effect-standing = has { $n } VP now
