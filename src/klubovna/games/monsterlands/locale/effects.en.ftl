# What an option brings, small under its label.
effect-left-strength = strength dice left in your pool: { $n }
effect-left-magic = magic dice left in your pool: { $n }
effect-left-defence = defence tokens left: { $n }
effect-left-loot = loot tokens left: { $n }
effect-left-potions = potions left: { $n }
effect-path-shields = defence tokens left on the path: { $n }
effect-path-potions = potions left on the path: { $n }
effect-left-coins = coins left: { $n }
effect-coins = coins then: { $n }
effect-brewed = potions { $potions }, venoms { $venoms }
effect-attacking = the monster attacks with { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
effect-pool = your dice: strength { $strength }, magic { $magic }, persuasion { $haggle }
effect-shop = from { $n } coins before the discount; you have { $coins }
effect-nobody = nobody there joins you yet; you have { $coins } coins
effect-mine = up to { $n } coins
effect-laboratory = up to { $n } potions and venoms for one magic die
effect-off = { $n ->
    [0] nothing off the price
    [one] { $n } coin off the price
   *[other] { $n } coins off the price
  }
