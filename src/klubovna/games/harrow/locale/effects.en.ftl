# What an option brings, small under its label.
effect-here = here: { $list }
effect-lying = { $what } { $n }
effect-townsfolk = townsfolk { $n }
effect-buildings = building { $n }
effect-storms = storm { $n }
effect-paths = path { $n }
effect-flames = flame { $n }
effect-taunts = taunt token { $n }
effect-dolls = doll { $n }
effect-nests = nest { $n }
effect-roots = root { $n }
effect-cube = { $what } cube { $n }
effect-killed = it leaves the map: { $gain }
effect-pushed = you push it to an adjacent hex, and it loses a haint anywhere: { $gain }
effect-stays = it cannot be pushed, but it loses a haint anywhere: { $gain }
effect-point = 1 point
effect-plate = haints for the next point { $n } of { $spoon }
effect-attack-fire = cubes for each flame: { $price }; on the battleground the attacker has { $own }, Hester { $other }, then the tree decides
effect-attack = cubes for a hit: { $price }; on the battleground the attacker has { $own }, the defender { $other }, then the tree decides
effect-list = { $list }
effect-empty = nothing here
effect-advance = move units from one hex to an adjacent one
effect-spawn = a haint comes to your legend or home
effect-spawn-far = a haint comes within range of your legend, or home
effect-strengthen = a cube to your side of the battleground
effect-scroll = unlocks a further part of the legend tracker
effect-staying = { $n ->
    [0] nobody stays behind
    [one] { $n } unit stays behind
   *[other] { $n } units stay behind
  }
