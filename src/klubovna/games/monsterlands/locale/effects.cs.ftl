# Co volba přinese, drobně pod jejím názvem.
effect-left-strength = v zásobě ti zbude kostek síly: { $n }
effect-left-magic = v zásobě ti zbude kostek magie: { $n }
effect-left-defence = zbude žetonů obrany: { $n }
effect-left-potions = zbude lektvarů: { $n }
effect-path-shields = na cestě zbude žetonů obrany: { $n }
effect-path-potions = na cestě zbude lektvarů: { $n }
effect-left-coins = zbude ti mincí: { $n }
effect-coins = pak budeš mít mincí: { $n }
effect-brewed = lektvary { $potions }, jedy { $venoms }
effect-attacking = kostky, jimiž příšera zaútočí: { $n }
