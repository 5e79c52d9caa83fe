# What an option brings, small under its label.
effect-here = here: { $list }
effect-lying = { $what } { $n }
effect-townsfolk = townsfolk { $n }
effect-buildings = building { $n }
effect-storms = storm { $n }
effect-paths = path { $n }
effect-flames = flame { $n }
effect-attack-fire = cubes for each flame: { $price }; on the battleground the attacker has { $own }, Hester { $other }, then the tree decides
effect-attack = cubes for a hit: { $price }; on the battleground the attacker has { $own }, the defender { $other }, then the tree decides
effect-list = { $list }
effect-empty = nothing here
effect-advance = move units from one hex to an adjacent one
effect-spawn = a haint comes to your legend or home
effect-strengthen = a cube to your side of the battleground
effect-scroll = unlocks a further part of the legend tracker
effect-staying = { $n ->
    [0] nobody stays behind
    [one] { $n } unit stays behind
   *[other] { $n } units stay behind
  }
