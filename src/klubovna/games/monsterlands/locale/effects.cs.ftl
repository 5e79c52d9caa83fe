# Co volba přinese, drobně pod jejím názvem.
effect-left-strength = v zásobě ti zbude kostek síly: { $n }
effect-left-magic = v zásobě ti zbude kostek magie: { $n }
effect-left-defence = zbude žetonů obrany: { $n }
effect-left-loot = zbude žetonů kořisti: { $n }
effect-left-potions = zbude lektvarů: { $n }
effect-path-shields = na cestě zbude žetonů obrany: { $n }
effect-path-potions = na cestě zbude lektvarů: { $n }
effect-left-coins = zbude ti mincí: { $n }
effect-coins = pak budeš mít mincí: { $n }
effect-brewed = lektvary { $potions }, jedy { $venoms }
effect-attacking = kostky, jimiž příšera zaútočí: { $n }
effect-pool = tvé kostky: síla { $strength }, magie { $magic }, smlouvání { $haggle }
effect-shop = nejlevněji mincí: { $n }, bez slevy; máš { $coins }
effect-nobody = zatím se k tobě nikdo nepřidá; mincí máš { $coins }
effect-mine = nejvýš mincí: { $n }
effect-laboratory = lektvarů a jedů za kostku magie nejvýš: { $n }
effect-off = { $n ->
    [0] bez slevy
    [one] sleva { $n } mince
    [few] sleva { $n } mince
   *[other] sleva { $n } mincí
  }
