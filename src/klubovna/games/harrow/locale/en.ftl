# Harrow County. Names of legends, cards, upgrades, offers, bonus tiles, trackers and map sides stand in content/.
# Words of a faction and of the solo cards stand in files of their own.

## Who plays, and how the game is set up

option-chapter = Chapter
option-map = Side of the map
option-level = Level of the solo game
option-hide-at-random = The finds of the Fair Folk are hidden at random

chapter-c1 = Chapter 1
chapter-c2 = Chapter 2
chapter-c3 = Chapter 3
chapter-c4 = Chapter 4
chapter-c5 = Chapter 5
chapter-solo = Solo game
chapter-ff3 = Fair Folk, three players
chapter-ff4 = Fair Folk, four players
chapter-ffh = Fair Folk against Hester

setup-chapter-seats =
    { $seats ->
        [one] “{ $chapter }” is played by { $seats } player, not by { $given }.
       *[other] “{ $chapter }” is played by { $seats } players, not by { $given }.
    }
setup-chapter-roles = “{ $role }” does not play in “{ $chapter }”. There are: { $roles }.
setup-chapter-needs = “{ $chapter }” is not played without: { $roles }.

## Things

joined = { $parts }
share =
    { $n ->
        [1] { $what }
       *[other] { $n }× { $what }
    }
way = { $start } → { $to }

hex = { $name } ({ $terrain })
hex-nail = Pay off a nail, without a move
terrain-swamp = swamp
terrain-wetlands = wetlands
terrain-plains = plains
terrain-forest = forest
terrain-mountain = mountain
terrain-brambles = brambles

unit-legend = legend
unit-legend-b = legend B
unit-haint = haint
unit-infected = infected haint
units-legend = legend
units-legend-b = legend B
units-haint =
    { $n ->
        [one] { $n } haint
       *[other] { $n } haints
    }
units-infected =
    { $n ->
        [one] { $n } infected haint
       *[other] { $n } infected haints
    }
unit-at = { $faction }: { $unit } on { $hex }
legend-of = { $legend } ({ $faction })
legend-at = { $legend } on { $hex }
legend-gift = { $name }: { $gift }

target = { $hex } – { $faction }: { $units }
blow =
    { $n ->
        [one] It costs { $n } cube; you have { $own }, the defender { $theirs }. Target: { $target }
       *[other] It costs { $n } cubes; you have { $own }, the defender { $theirs }. Target: { $target }
    }
priced-hex =
    { $n ->
        [one] { $hex }, it costs { $n } cube
       *[other] { $hex }, it costs { $n } cubes
    }

token-advance = ADVANCE
token-spawn = SPAWN
token-strengthen = STRENGTHEN
token-scroll = scroll
valued = { $ability } { $value }

cube-red = red
cube-blue = blue
cube-purple = purple
cube-brown = brown
cube-teal = teal
cube-yellow = yellow
cube-green = green
cube-silver = silver
no-cubes = none

objective-townsfolk = townsfolk
objective-building = building

tracker = side { $side }

jar-ability = ability jar
jar-wild = wild jar
jar-legend = legend jar
jar-attack = attack jar
jar-to-break-ability = the ability jar
jar-to-break-wild = the wild jar
jar-to-break-legend = the legend jar
jar-to-break-attack = the attack jar
jar-action-wild =
    { $n ->
        [one] { $n } action of value 1
       *[other] { $n } actions of value 1
    }
jar-action-legend = tracker ({ $tracker }) and gift ({ $legend })
jar-action-attack = an attack and one free ability

tile-effect-lantern = take the lantern and go first from now on
tile-effect-advance = 1 ADVANCE
tile-effect-spawn = 1 SPAWN
tile-effect-strengthen = 1 STRENGTHEN
tile-effect-card-swap = draw a card, put one under the deck
tile-effect-wild = take a wild token
tile-effect-move-legend = the legend moves to an adjacent hex
tile-effect-spoon-back = one haint fewer for the next point
tile-effect-first-scroll = the first part of the legend tracker
tile-effect-nothing = no effect now

part-attack = Attack
    .effect = cubes fall from the tree; with as many as the defender you may pay for hits
part-free = Free ADVANCE, SPAWN or STRENGTHEN
part-step = Free step onto a path
    .effect = units onto an adjacent path, for nothing
part-tracker = Legend tracker
part-gift = Gift of the legend
part-advance = 1 ADVANCE
    .effect = move units from one hex to an adjacent one
part-spawn = 1 SPAWN
    .effect = a haint comes to your legend or home
part-storms = Move units onto adjacent storms
part-relocate = Relocate a haint to an empty terrain hex
part-merge = Pull everything on a hex towards the legend
part-cube = Gain a terrain cube
place-bag = into the bag
place-board = onto the board

ending-points = Seven points were reached.
ending-squares = All six square spaces of Hester’s board are filled.
ending-queen = The queen was found.
ending-lost = The game is lost.
ending-minor = A minor victory.

## What can be done

deed-jar = Break { $jar }: { $does }
deed-jar-tiles = Break { $jar }: { $does } (bonus: { $tiles })
deed-act = Do the jar’s action: { $does }
deed-attack-again = Attack
deed-further = Break { $jar } only to attack once more
deed-further-tiles = Break { $jar } only to attack once more (bonus: { $tiles })
deed-tile = Use the bonus tile { $name }: { $effect }
deed-card = Play a card: { $what }
deed-step = Free step onto a path
deed-ability = Do { $what }
deed-offer = Use an offer: { $what }
deed-tree = Activate the tree (after that only infecting and summoning)

## Decisions: shared rules

ask-legend = { $who }: which legend?
ask-tracker = { $who }: which side of the legend tracker?
ask-objective = { $who }: from which terrain space do you take the opponent’s objective ({ $about })?
ask-objective-where = { $who }: where do you place it ({ $about })?
ask-deed = { $who }: what do you do?
    .none = End the turn
ask-ability = { $who }: which ability do you use?
ask-wild =
    { $about ->
        [one] { $who }: which ability? ({ $about } action left)
       *[other] { $who }: which ability? ({ $about } actions left)
    }
    .none = No more of these actions
ask-free = { $who }: which free ability?
ask-jar-attack = { $who }: what next with the attack jar?
    .none = Nothing more
ask-jar-legend = { $who }: what next with the legend jar?
    .none = Nothing more
ask-move-from =
    { $about ->
        [0] { $who }: a free step onto a path. From which hex?
        [one] { $who }: ADVANCE from which hex? ({ $about } point left)
       *[other] { $who }: ADVANCE from which hex? ({ $about } points left)
    }
    .none = No further ADVANCE
ask-move-to = { $who }: where to, from { $about }?
ask-move-who = { $who }: who goes? ({ $about })
ask-move-nail = { $who }: under which unit do you pay off the nail?
ask-spawn-where =
    { $about ->
        [one] { $who }: on which hex do you SPAWN? ({ $about } haint left)
       *[other] { $who }: on which hex do you SPAWN? ({ $about } haints left)
    }
    .none = No further SPAWN
ask-attack-from = { $who }: from which hex do you attack?
ask-attack-to = { $who }: what do you attack from { $about }?
ask-attack-press = { $who }: whom do you hit? { $about }
    .none = Stop the attack
    .without = you keep your cubes
ask-attack-push = { $who }: where do you push the legend from { $about }?
ask-attack-remove = { $who }: from which hex do you take a haint? ({ $about })
ask-attack-clash = { $who }: haint clash. Do you kill a haint? ({ $about })
    .no = you keep the cubes
ask-tile-card = { $who }: which card of your hand goes under the deck?
ask-tile-legend = { $who }: which legend moves?
ask-tile-legend-to = { $who }: where does the legend move from { $about }?

## Events: shared rules

event-chose = { $faction }: { $legend }, legend tracker { $tracker }.
event-tile-laid = Bonus tile at the { $jar }: { $tile }.
event-lantern = The lantern goes to: { $faction }.
event-round = Round { $number }.
event-turn = Turn: { $faction }.
event-broke = { $faction }: { $jar } broken.
event-broke-to-attack = { $faction }: { $jar } broken for one more attack.
event-objective = { $faction }: new on { $hex }: { $objective }.
event-used-tile = { $faction }: bonus tile used: { $tile }.
event-played = { $faction }: card played: { $card }.
event-drew = { $faction }: a card drawn.
    .known = { $faction }: card drawn: { $card }.
event-moved = { $faction }: { $group }, { $from } → { $to }.
event-relocated = { $faction }: { $unit }, { $from } → { $to }.
event-spawned = { $faction }: SPAWN on { $hex }.
event-strengthened =
    { $amount ->
        [one] { $faction }: STRENGTHEN, { $amount } cube.
       *[other] { $faction }: STRENGTHEN, { $amount } cubes.
    }
event-took-wild = { $faction }: a wild token taken, { $total } in all.
event-nail-lifted = { $faction }: nail paid off: { $unit } on { $hex }.
event-attack = Attack: { $attacker } against { $defender }, { $from } → { $to }.
event-majority =
    { $amount ->
        [one] Majority: { $faction }, { $own } against { $theirs } units, { $amount } cube.
       *[other] Majority: { $faction }, { $own } against { $theirs } units, { $amount } cubes.
    }
event-tree = The tree: fallen out { $fallen }; caught { $caught }.
event-attack-failed = { $attacker }: the attack failed, { $own } against { $theirs } cubes.
event-attack-too-few = { $attacker }: the attack failed, { $own } against { $theirs } cubes; a hit takes { $needed }.
event-attack-succeeded = { $attacker }: the attack succeeds, { $own } against { $theirs } cubes.
event-cubes-spent =
    { $amount ->
        [one] { $faction }: { $amount } cube spent, { $left } left.
       *[other] { $faction }: { $amount } cubes spent, { $left } left.
    }
event-killed = { $faction }: haint killed on { $hex } ({ $owner }).
event-pushed = { $faction }: legend pushed, { $from } → { $to }.
event-clashed = Haint clash: { $attacker } and { $defender }.
event-scored =
    { $amount ->
        [one] { $faction }: { $amount } point, { $total } in all.
       *[other] { $faction }: { $amount } points, { $total } in all.
    }
event-plate = { $faction }: { $amount } of { $needed } haints for the next point.
event-spoon =
    { $number ->
        [one] { $faction }: spoon at { $number } haint for a point.
       *[other] { $faction }: spoon at { $number } haints for a point.
    }
event-collected = { $faction }: { $token } collected from { $hex }.
event-surplus-cubes =
    { $amount ->
        [one] More than 6 cubes: { $amount } goes back to the supply (colour: { $cube }).
       *[other] More than 6 cubes: { $amount } go back to the supply (colour: { $cube }).
    }
event-brambles = The brambles are held by: { $faction }.
event-most-points = { $faction }: most points, { $points } (7 are needed).
event-lantern-decides = Both have { $points } points; the lantern decides: { $faction }.
event-won = Winner: { $faction }.
event-seven-points = { $faction }: { $points } points; 7 end the game.
event-out-of-cards = A card is needed and all decks are empty.
event-lost = The game is lost.

## The table at the terminal

terrain-short-swamp = swamp
terrain-short-wetlands = wetl.
terrain-short-plains = plains
terrain-short-forest = forest
terrain-short-mountain = mount.
terrain-short-brambles = bramb.

cube-mark-red = r
cube-mark-blue = b
cube-mark-purple = p
cube-mark-brown = n
cube-mark-teal = t
cube-mark-yellow = y
cube-mark-green = g
cube-mark-silver = s

mark-legend = legend
mark-haint = haint
mark-infected = infected haint
mark-nail = nail
mark-home = home
mark-storm = storm
mark-advance = ADVANCE
mark-spawn = SPAWN
mark-strengthen = STRENGTHEN
mark-scroll = scroll
mark-cube = cube

board-round = Round { $round }
board-over = The end
board-lantern = lantern
board-battleground = Battleground
board-aside = Away for this turn
board-tree = In the tree
board-cube-supply = Supply
board-waiting-townsfolk = Townsfolk to come
board-waiting-buildings = Buildings to come
jar-short-ability = ability
jar-short-wild = wild
jar-short-legend = legend
jar-short-attack = attack
board-jars = Jars
board-whole = whole
board-broken = broken
board-tiles = Bonus tiles
board-head-faction = Faction
board-head-points = Points
board-head-hand = Hand/deck
board-head-board = Board
board-legend = legend
board-tracker = tracker
board-haints = haints in supply
board-plate = haints for the next point
board-wild = wild
board-known = seen in hand
board-values = values
board-upgrades = upgrades
board-gift = gift
board-ready = ready
board-used-actions = taken
board-roots = roots
board-outside = outside
board-nests = nests with offers
board-arrows = arrows
board-mine = You are
board-no-cards = No cards
board-cost =
    { $n ->
        [one] { $n } search cube
       *[other] { $n } search cubes
    }
board-anywhere = any hex

# The drawn board.
board-abilities = Abilities
board-black = pushed out
board-box = Tokens in the box
board-card-space = a card is drawn here
board-cards = cards
board-chosen = chosen
board-deck = deck
board-discard = discard pile
board-empty = empty
board-hand = Hand
board-key = What is what
board-map = Map
board-next-point = Haints for the next point
board-not-there = not there
board-on-turn = on turn
board-points = Points
board-set-up = Set-up
board-then = then
board-tiles-left = Tiles to come
board-you = you

# The end.
detail-ending = { $value }
