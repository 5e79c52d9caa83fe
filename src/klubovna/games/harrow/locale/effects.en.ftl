# What an option brings, small under its label.
effect-here = here: { $list }
effect-lying = { $what } { $n }
effect-townsfolk = townsfolk { $n }
effect-buildings = building { $n }
effect-storms = storm { $n }
effect-paths = path { $n }
effect-flames = flame { $n }
effect-attack = a hit costs { $price } cubes; on the battleground you have { $own }, they have { $other }, then the tree decides
