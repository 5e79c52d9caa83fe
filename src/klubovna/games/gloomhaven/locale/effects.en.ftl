# What an option brings, small under its label.
effect-bare = no shield, no retaliation; { $hp } damage kills
effect-guarded = shield { $shield }, retaliation { $retaliate }; { $hp } damage after the shield kills
effect-damage = damage { $low }–{ $high } by the modifier card, of { $hp } hit points (shield { $shield }{ $pierce ->
    [0] { "" }
   *[other] , of which { $pierce } pierced
  }, retaliation { $retaliate })
effect-beside = next to { $list }
effect-nearest = nearest enemy: { $n ->
    [one] { $n } hex away
   *[other] { $n } hexes away
  }
effect-its-nearest = its nearest enemy: { $n ->
    [one] { $n } hex away
   *[other] { $n } hexes away
  }
effect-left = hit points left: { $n }
effect-exhausted = no hit points left: exhausted, out of the scenario
effect-hand = then in hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
