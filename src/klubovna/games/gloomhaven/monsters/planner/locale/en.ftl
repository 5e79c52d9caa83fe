# The monster planner: what a monster does, and why.
plan-stays = { $who } stays where it is.
plan-moves = { $who } moves to { $end }{ $n ->
    [one] .
   *[other] {" "}by { $way }.
}
plan-enters = It enters a trap or hazardous terrain: { $hexes }.
plan-attacks = It attacks { $others }.
plan-disadvantage = With disadvantage: { $others }.
plan-area = Area: { $hexes }.
plan-no-attack = It does not attack.
plan-why = Why

plan-sign-wall = wall
plan-sign-door = closed door
plan-sign-obstacle = obstacle
plan-sign-trap = trap
plan-sign-hazardous = hazardous terrain
plan-sign-difficult = difficult terrain
plan-sign-ally = ally
plan-sign-invisible = invisible enemy
plan-sign-enemy = enemy
plan-sign-focus = focus
plan-sign-actor = who acts
plan-sign-end = where it ends
plan-sign-way = way

why-stunned = It is stunned and does nothing.
why-disarmed = It is disarmed: it looks for a focus and moves as if it had a melee attack on one target.
why-no-attack = There is no attack: it looks for a focus and moves as if it had a melee attack on one target.
why-invisible = { $who } is invisible: it cannot be the focus and is in the way.
why-no-path = { $who } cannot be attacked from any hex it could ever reach.
why-path = { $points ->
    [0] { $who } can be attacked from where it stands; distance { $range }.
    [one] To attack { $who } it needs { $points } movement point; distance { $range }.
   *[other] To attack { $who } it needs { $points } movement points; distance { $range }.
}
why-path-negative = To attack { $who } it needs { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} and must enter { $negative ->
    [one] { $negative } trap or hazardous hex
   *[other] { $negative } traps or hazardous hexes
}; distance { $range }.
why-no-focus = Nobody can be the focus: it neither moves nor attacks.
why-focus-only = The focus is { $who }, the only enemy it sees.
why-focus-kept = The focus is still { $who }.
why-focus-path = The focus is { $who }: no other enemy has so short a path.
why-focus-range = The focus is { $who }: the path is as long as to { $others }, but { $who } is nearer (distance { $range }).
why-focus-order = The focus is { $who }: as long a path and as near as { $others }, but earlier in the turn order.
why-focus-players = Path, distance and initiative are equal: the players choose the focus from { $others }.
why-if-focus = With { $who } as the focus:
why-immobilized = It is immobilized and cannot move.
why-no-move = It has no movement points this turn.
why-attack-here = It can make its best attack from where it stands.
why-attack-there = It makes its best attack after { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}.
why-beside-here = It is next to its focus already.
why-beside-there = It comes next to its focus after { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}.
why-by-negative = Of the { $count } hexes in reach, those without a trap or hazardous terrain come first.
why-by-disadvantage = Of the { $count } hexes in reach, those without disadvantage against the focus come first.
why-by-targets = Of the { $count } hexes in reach, those with the most targets come first.
why-by-others = Of the { $count } hexes in reach, those with the fewest other targets at a disadvantage come first.
why-by-points = Of the { $count } hexes in reach, those that cost the fewest movement points come first.
why-hindered = It attacks the focus with disadvantage: that cannot be helped.
why-nothing-nearer = It cannot attack this turn, and no hex brings it nearer: { $points ->
    [one] { $points } movement point is
   *[other] { $points } movement points are
} lacking.
why-nearer = It cannot attack this turn and comes as near as it can: then { $points ->
    [one] { $points } movement point is
   *[other] { $points } movement points are
} lacking.
why-enters = There is no other way than over { $hexes }.
why-equal = { $count } outcomes are equal: the players choose.
why-many = Very many outcomes are equal: the players choose. { $count } of them are listed.

case-syntax = not TOML: { $error }
case-shape = { $error }
case-several = there are { $count } examples in it; one is needed.
case-no-floor = it has no floor (floor or floor_radius).
case-name-twice = two figures are called “{ $name }”.
case-no-owner = { $name } is a summon of “{ $owner }”, but nobody is called that.
case-off-floor = a figure stands at { $at }, where there is no floor.
case-two-figures = two figures stand at { $at }.
case-thing-off-floor = { $thing }: there is no floor at { $at }.
case-no-edge = edges: { $a } and { $b } are not neighbours.
case-own-hex = the area of a melee attack holds the attacker's own hex (0, 0).
case-too-much = { $thing }: { $count } of them; at most { $most } are planned with.
why-focus-drawn = The focus is { $who }, which it can reach and is drawn to.
