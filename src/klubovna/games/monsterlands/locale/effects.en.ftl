# What an option brings, small under its label.
effect-left-strength = strength dice left in your pool: { $n }
effect-left-magic = magic dice left in your pool: { $n }
effect-left-defence = defence tokens left: { $n }
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
