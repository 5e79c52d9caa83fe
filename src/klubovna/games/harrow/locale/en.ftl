# Harrow County. Names of legends, cards, upgrades, offers, bonus tiles, trackers and map sides stand in content/.

## Who plays, and how the game is set up

role-protectors = Protectors
role-family = Family
role-kami = Kammi
role-hester = Hester
role-fairfolk = Fair Folk

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
kami-legend = legend A
kami-legend-b = legend B
legend-at = { $legend } on { $hex }
legend-gift = { $name }: { $gift }

target = { $hex } – { $faction }: { $units }
target-hester = { $hex } – Hester
target-fire =
    { $flames ->
        [one] { $hex } – fire, { $flames } flame
       *[other] { $hex } – fire, { $flames } flames
    }
target-fire-hester =
    { $flames ->
        [one] { $hex } – Hester and a fire, { $flames } flame
       *[other] { $hex } – Hester and a fire, { $flames } flames
    }
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
spawn-site = { $faction }: { $hex }
thing-at = { $thing } on { $hex }

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
path-supply = a path token from the supply
path-at = the path token on { $hex }

piece-infected = infected haint ({ $faction })
piece-path = path token
piece-doll = doll
piece-cube = { $cube } cube

tracker = side { $side }
tracker-protectors-1 = Side 1, { $name }: path tokens, one more with every scroll
tracker-protectors-2 = Side 2, { $name }: pull a townsfolk; then take a token, push a unit next to it, push any unit
tracker-family-1 = Side 1, { $name }: a storm on an own unit; then pull a token, an own unit, an enemy unit
tracker-family-2 = Side 2, { $name }: a storm next to the legend; then push a token, an own unit, an enemy unit
tracker-kami-1 = Side 1, { $name }: play active goblin cards again, as many as scrolls
tracker-kami-2 = Side 2, { $name }: cubes on the rows; then pull a doll, draw a card, swap Kammi and the goblin

jar-ability = ability jar
jar-wild = wild jar
jar-legend = legend jar
jar-attack = attack jar
jar-to-break-ability = the ability jar
jar-to-break-wild = the wild jar
jar-to-break-legend = the legend jar
jar-to-break-attack = the attack jar
jar-action-ability-protectors = ADVANCE { $advance }, SPAWN { $spawn } or STRENGTHEN { $strengthen }
jar-action-ability-family =
    { $draw ->
        [one] draw { $draw } token
       *[other] draw { $draw } tokens
    }
jar-action-ability-return =
    { $draw ->
        [one] draw { $draw } token, return { $back }
       *[other] draw { $draw } tokens, return { $back }
    }
jar-action-ability-kami = both tokens of a row of the action table
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

part-attack = Attack
part-free = Free ADVANCE, SPAWN or STRENGTHEN
part-step = Free step onto a path
part-tracker = Legend tracker
part-gift = Gift of the legend
part-advance = 1 ADVANCE
part-spawn = 1 SPAWN
part-storms = Move units onto adjacent storms
part-relocate = Relocate a haint to an empty terrain hex
part-merge = Pull everything on a hex towards the legend
part-cube = Gain a terrain cube
place-bag = into the bag
place-board = onto the board
roar-near = Two enemy haints next to the legend move 1 hex each
roar-far = One enemy haint up to 2 hexes away moves 2 hexes

row = row { $number }
table-row = Row { $number }: { $first } and { $second }
table-row-cubes =
    { $cubes ->
        [one] Row { $number }: { $first } and { $second }, { $cubes } cube comes to the battleground
       *[other] Row { $number }: { $first } and { $second }, { $cubes } cubes come to the battleground
    }

root-brown = brown
root-black = black
hester-action-play-card = play a card
hester-action-extra-root = one more root
hester-action-spawn = SPAWN a haint of a faction
hester-action-move = move infected haints and Hester
hester-action-infect = infect haints
hester-action-summon = summon Hester
square-wild = wild token
square-burnt = burnt haints
meal-board = { $what } from the board
meal-bag = { $what } from the bag
meal-box = { $what } from the box
meal-tracker = { $what } from the legend tracker
meal-wild = { $what }

solo-deck-tactics =
    { $n ->
        [one] tactics ({ $n } card)
       *[other] tactics ({ $n } cards)
    }
solo-deck-upgrades =
    { $n ->
        [one] upgrades ({ $n } card)
       *[other] upgrades ({ $n } cards)
    }
solo-deck-goblin =
    { $n ->
        [one] goblin cards ({ $n } card)
       *[other] goblin cards ({ $n } cards)
    }
solo-share =
    { $n ->
        [one] { $deck }; { $n } card to choose in all
       *[other] { $deck }; { $n } cards to choose in all
    }
solo-space-cube = add a cube
solo-space-spawn = spawn
solo-space-move = move
keep-yes = Keep it
keep-no = Discard it for another
turn-token-solo = solo card

find-sword = sword
find-crown = crown
find-queen = queen
sought =
    { $n ->
        [one] { $find }, { $n } hex is possible
       *[other] { $find }, { $n } hexes are possible
    }
offer-left =
    { $cubes ->
        [one] { $spawns } SPAWN and { $cubes } cube left
       *[other] { $spawns } SPAWN and { $cubes } cubes left
    }
quest-use-arrow = Place an arrow
quest-use-guess = Guess a hex
line-0-0 = line ↕, arrow to the left ←
line-0-1 = line ↕, arrow to the right →
line-1-0 = line ↘, arrow up to the right ↗
line-1-1 = line ↘, arrow down to the left ↙
line-2-0 = line ↗, arrow down to the right ↘
line-2-1 = line ↗, arrow up to the left ↖
arrow = { $hex }: { $line }

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
deed-tile = Use the bonus tile { $name }: { $effect }
deed-card = Play a card: { $what }
deed-step = Free step onto a path
deed-ability = Do { $what }
deed-offer = Use an offer: { $what }
bag-deed-token = Activate a token: { $what }
bag-deed-upgrade = Activate a token: { $what } – { $effect }
bag-deed-card = Play an upgrade: { $what }
hester-deed-action = Action: { $what }
deed-tree = Activate the tree (after that only infecting and summoning)
hester-deed-card = Activate the open card { $name }: { $effect }
hester-deed-nail = Pay { $n } terrain cubes to free Hester from the nail
ff-deed-nest = Play a nest with an offer
ff-deed-quest = Complete a quest: { $what }
ff-deed-card =
    { $n ->
        [one] Play a card: { $what } ({ $n } search cube)
       *[other] Play a card: { $what } ({ $n } search cubes)
    }

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
ask-attack-push = { $who }: where do you push the legend from { $about }?
ask-attack-remove = { $who }: from which hex do you take a haint? ({ $about })
ask-attack-clash = { $who }: haint clash. Do you kill a haint? ({ $about })
ask-tile-card = { $who }: which card of your hand goes under the deck?
ask-tile-legend = { $who }: which legend moves?
ask-tile-legend-to = { $who }: where does the legend move from { $about }?

## Decisions: Protectors

ask-townsfolk-from = { $who }: a townsfolk of which hex do you lead on?
    .none = No more
ask-townsfolk-to = { $who }: where do you lead the townsfolk from { $about }?
ask-path-take = { $who }: which path tokens do you take back? ({ $about } on the map)
    .none = No more
ask-path-place = { $who }: where do you place a path token? ({ $about } in supply)
    .none = No more
ask-path-which = { $who }: which path token do you place or move?
    .none = Skip this
ask-path-to = { $who }: where does the path token go?
ask-pull-from = { $who }: a townsfolk of which hex do you pull towards your legend?
    .none = Skip this
ask-pull-to = { $who }: where do you pull the townsfolk from { $about }?
ask-pull-token = { $who }: which ability token do you take from { $about }?
    .none = Skip this
ask-push-near = { $who }: which unit next to the townsfolk on { $about } do you push away?
    .none = Skip this
ask-push-any = { $who }: which unit of the map do you push farther from the townsfolk on { $about }?
    .none = Skip this
ask-push-to = { $who }: where to? ({ $about })
ask-emmy-cube =
    { $about ->
        [one] { $who }: Emmy, only { $about } cube is left. On which hex do you put it?
       *[other] { $who }: Emmy, only { $about } cubes are left. On which hexes do you put them?
    }
ask-bernice-who = { $who }: Bernice, which haint moves?
ask-bernice-to = { $who }: to which terrain hex? ({ $about })
ask-bernice-nail = { $who }: Bernice, under which unit do you put an iron nail?
    .none = Leave both nails where they are
ask-bernice-take = { $who }: which nail do you take up for it?
ask-boy-who = { $who }: Skinless Boy, which haint moves?
ask-boy-to = { $who }: where to? ({ $about })
ask-boy-townsfolk = { $who }: Skinless Boy, a townsfolk of which hex moves?
ask-boy-townsfolk-to = { $who }: where does the townsfolk move from { $about }?
ask-malachi-wrath = { $who }: Malachi, from which hex does the wrath token attack?
ask-priscilla-taunt = { $who }: Priscilla, where do you put a taunt token? ({ $about } left)
    .none = No more
ask-priscilla-take = { $who }: from which hex do you take the taunt token for { $about }?
ask-priscilla-spawn =
    { $about ->
        [one] { $who }: Priscilla, only { $about } haint is left. On which hex with a taunt token do you SPAWN?
       *[other] { $who }: Priscilla, only { $about } haints are left. On which hex with a taunt token do you SPAWN?
    }
ask-fraidy-who = { $who }: Fraidy Cat, which enemy haint comes closer? ({ $about } left)
    .none = No more
ask-fraidy-to = { $who }: where to? ({ $about })
ask-deadeye-where = { $who }: Dead Eye, from which hex do you take an ability token?
ask-deadeye-token = { $who }: which ability token from { $about }?
ask-determination-where = { $who }: Determination, beside which townsfolk do you SPAWN?
ask-witch-where = { $who }: Witch’s Fire, on which empty hex do you put a token? ({ $about } left)
ask-witch-token = { $who }: which ability token from the box goes to { $about }?
ask-reinforce-who = { $who }: Reinforcements, which haint do you relocate? ({ $about } left)
    .none = No more
ask-reinforce-to = { $who }: where to? ({ $about })
ask-stir-to = { $who }: Stir Up the Storm, to which hex behind a storm does your legend go?
ask-roar = { $who }: Roar, which way?
ask-roar-who = { $who }: Roar, which enemy haint moves?
ask-roar-to = { $who }: where to? ({ $about })
ask-banish = { $who }: Banishment, how many of the opponent’s cubes leave the battleground for this turn?

## Decisions: Family

ask-bag-activate = { $who }: which drawn token do you activate?
    .none = Leave the rest unused
ask-bag-return = { $who }: which drawn tokens do you return to the bag? ({ $about } to return)
ask-bag-place = { $who }: where does the token go? ({ $about })
ask-storm-where = { $who }: where do you place a storm?
    .none = No storm
ask-storm-token-from = { $who }: from which hex does the storm on { $about } move an ability token?
    .none = Skip this
ask-storm-token = { $who }: which ability token from { $about }?
ask-storm-token-to = { $who }: where does the token move from { $about }?
ask-storm-unit = { $who }: which unit does the storm on { $about } move?
    .none = Skip this
ask-storm-unit-to = { $who }: where does the unit move from { $about }?
ask-levi-who = { $who }: Levi, which haint moves?
    .none = No more
ask-levi-to = { $who }: where does the haint move from { $about }?
ask-corbin-remove = { $who }: Corbin, which haint do you remove for two SPAWN?
ask-kaine-remove = { $who }: Kaine, which haint do you remove?
ask-mildred-to = { $who }: Mildred, to which hex with a haint does she go?
ask-mildred-token = { $who }: Mildred, which ability token from the box do you put on a storm?
ask-mildred-where = { $who }: on which storm? ({ $about })
ask-odessa-store = { $who }: Odessa, how many cubes do you store?
ask-odessa-return = { $who }: Odessa, how many stored cubes return to the battleground?
ask-willa-token = { $who }: Willa, which token do you take from the bag?
ask-upgrade-part = { $who }: the token { $about } gives two actions, each once and in any order. Which one now?
    .none = No more of them
ask-guide-who = { $who }: Storm Guide, which unit moves onto an adjacent storm?
    .none = No more
ask-guide-to = { $who }: onto which storm from { $about }?
ask-psychopomp-who = { $who }: Psychopomp, which haint do you relocate?
ask-psychopomp-to = { $who }: to which empty terrain hex from { $about }?
ask-merging-from = { $who }: Merging, everything on which hex do you pull?
ask-merging-to = { $who }: where do you pull it from { $about }?
ask-merging-who = { $who }: there is not room for all units. Who comes along? ({ $about })

## Decisions: Kammi and the dolls

ask-kami-start = { $who }: where does Kammi start?
ask-goblin-start = { $who }: where does the goblin start?
ask-spread = { $who }: where do you put a starting haint? ({ $about } left)
ask-doll-real = { $who }: three dolls lie face down on the edge of the map beside your home. On which hex is the real one? Kammi is not told; she scores 4 points when she takes it.
ask-spread-legend = { $who }: where does your legend start?
ask-doll-carry = { $who }: does the doll go along? ({ $about })
ask-doll-carry-open = { $who }: does the open doll go along? ({ $about })
ask-doll-hide = { $who }: do you turn the open doll on { $about } face down and mix the dolls?
ask-doll-swap = { $who }: you mix the dolls in secret. On which hex does the real one lie from now on?
ask-row = { $who }: which row of the action table do you use?
ask-row-next = { $who }: what next?
    .none = Nothing more
ask-replay = { $who }: which active goblin card do you play again? ({ $about } left)
    .none = No more
ask-row-cubes = { $who }: do you put cubes on the rows of the action table?
ask-row-cube =
    { $about ->
        [one] { $who }: only { $about } cube is left, not one for every row. Which row gets it?
       *[other] { $who }: only { $about } cubes are left, not one for every row. Which rows get them?
    }
ask-doll-pull = { $who }: which doll do you pull towards Kammi?
    .none = Skip this
ask-doll-pull-to = { $who }: where do you pull the doll from { $about }?
ask-doll-pull-unit = { $who }: which unit goes along with the doll to { $about }?
    .none = Skip this
ask-doll-pull-agree = { $who }: do you agree that your unit goes along with the doll? ({ $about })
ask-tracker-card = { $who }: do you draw a card?
ask-tracker-swap = { $who }: do Kammi and the goblin swap places?
ask-thumper = { $who }: Thumper, which legend moves?
    .none = No more
ask-thumper-to = { $who }: where to? ({ $about })
    .none = Not any farther
ask-prankster = { $who }: Prankster, the doll of which hex do you pull to the goblin?
    .none = Skip this
ask-card-doppelganger = { $who }: Doppelgänger, where do you SPAWN?
    .none = Skip this
ask-card-keyhole = { $who }: Through the Keyhole, to which hex do you bring things?
    .none = Skip this
ask-card-keyhole-bring = { $who }: which components do you bring to { $about }? (3 at most)
    .none = Nothing more
ask-card-blood-money = { $who }: Blood Money, on which hex do you put a cube?
    .none = Skip this
ask-card-snare = { $who }: Snare, which of your legends moves?
    .none = Skip this
ask-card-snare-to = { $who }: where to, from { $about }?
ask-card-snare-who = { $who }: who goes? ({ $about })
ask-card-cast-away = { $who }: Cast Away, which haint flies off?
    .none = Skip this
ask-card-cast-away-to = { $who }: where to? ({ $about })
ask-card-buried = { $who }: Buried, which ability?
    .none = Skip this
ask-card-temptation = { $who }: Temptation, which ability token do you pull towards the goblin?
    .none = Skip this
ask-card-temptation-to = { $who }: where to? ({ $about })
ask-card-whisper = { $who }: The Doll’s Whisper, which enemy haint moves?
    .none = Skip this
ask-card-whisper-to = { $who }: where to? ({ $about })
ask-card-trick = { $who }: Trick, which of your haints swaps places?
    .none = Skip this
ask-card-trick-with = { $who }: with which enemy haint? ({ $about })
ask-card-lure = { $who }: Lure, which enemy haint moves?
    .none = Skip this
ask-card-lure-to = { $who }: where to? ({ $about })
ask-card-get-out = { $who }: Let’s Get Out of Here!, on which hex do you put a token?
    .none = Skip this
ask-card-get-out-token = { $who }: which ability token goes to { $about }?
ask-card-spite = { $who }: Spite, how many cubes leave the battleground for this turn? (colour: { $about })

## Decisions: Hester and her fires

ask-root-from = { $who }: out of which hex does the root to { $about } grow?
ask-root-to = { $who }: to which hex does root { $about } of this turn lead?
ask-hester-deed = { $who }: what do you do?
    .none = End the turn
ask-hester-play = { $who }: which card do you play?
ask-hester-cover = { $who }: which open card does the new one cover? ({ $about })
ask-hester-spawn = { $who }: whose haint do you SPAWN, and where?
ask-hester-move = { $who }: who moves? (your terrain cubes: { $about })
    .none = No more
ask-hester-move-to = { $who }: where to? ({ $about })
ask-hester-pay = { $who }: which terrain cubes do you pay? (hex { $about })
ask-fire-side = { $who }: on which side of your board do the two haints fill a space?
ask-fire-push = { $who }: where does the fire push this: { $about }?
ask-fire-douse = { $who }: how many cubes do you pay, one for each flame? ({ $about })
ask-hester-kill = { $who }: do you kill Hester? ({ $about })
ask-hester-spoon = { $who }: do you turn your spoon back to 1 haint?
ask-infect =
    { $about ->
        [one] { $who }: on which hex with a root do you infect? ({ $about } snake left)
       *[other] { $who }: on which hex with a root do you infect? ({ $about } snakes left)
    }
    .none = No more
ask-infect-which = { $who }: a haint of which hex falls ill? ({ $about })
ask-summon = { $who }: into which fire is Hester summoned, for { $about }?
summon-price =
    { $n ->
        [one] { $n } cube of its terrain
       *[other] { $n } cubes of its terrain
    }
summon-price-any =
    { $n ->
        [one] { $n } cube of any colour
       *[other] { $n } cubes of any one colour
    }
ask-summon-colour =
    { $about ->
        [one] { $who }: Sloth, { $about } cube of which colour do you pay for summoning Hester?
       *[other] { $who }: Sloth, { $about } cubes of which one colour do you pay for summoning Hester?
    }
ask-feast = { $who }: at which legend do you feast?
    .none = No feast
ask-feast-on = { $who }: which token do you devour? ({ $about })
ask-feast-path = { $who }: from which hex does a path token return to the tracker?
ask-hester-discard = { $who }: you keep 6 terrain cubes. Which go back to the supply? ({ $about } to return)
ask-hester-card-unit = { $who }: { $about }, which unit?
    .none = No more
ask-hester-card-to = { $who }: { $about }, where to?
    .none = Stop here
ask-hester-card-hex = { $who }: { $about }, which hex?
ask-hester-card-give = { $who }: { $about }, which cube do you give away?
ask-hester-card-cube = { $who }: { $about }, which cube do you take?
ask-hester-card-faction = { $who }: { $about }, who gains a cube?

## Decisions: solo cards

ask-solo-count = { $who }: how many cards of this deck do you play with? ({ $about })
ask-solo-deck = { $who }: from which deck do you reveal a card?
ask-solo-keep = { $who }: do you keep the solo card { $about }?
ask-solo-faction = { $who }: which faction does the card { $about } activate?
ask-solo-goal = { $who }: where does it stand? ({ $about })
ask-solo-spawn =
    { $about ->
        [one] { $who }: on which hex does { $about } haint appear?
       *[other] { $who }: on which hex do { $about } haints appear?
    }
ask-solo-move = { $who }: the units of which hex move next? ({ $about })
ask-solo-move-to = { $who }: where to, from { $about }?

## Decisions: Fair Folk and offers

ask-ff-hide = { $who }: on which hex do you hide it, unseen by the Fair Folk? ({ $about })
ask-ff-terrain = { $who }: on which terrain of your board do you put a search cube?
ask-ff-deed = { $who }: what do you do?
    .none = End the turn
ask-ff-nest-offer = { $who }: which offer goes into the nest?
ask-ff-nest-offer-from = { $who }: from which nest of the map do you take an offer?
ask-ff-nest-from = { $who }: which nest of the map do you take?
ask-ff-nest-to = { $who }: where do you put the nest? (offer: { $about })
ask-ff-nest-push = { $who }: where does the fire push the nest from { $about }?
ask-ff-quest-use = { $who }: what does the quest { $about } bring?
ask-ff-arrow-nest = { $who }: at which nest of the quest do you lay the arrow?
ask-ff-arrow-back = { $who }: no arrow is left. Which one do you take back?
ask-ff-arrow = { $who }: on which line through { $about } do you lay the arrow?
ask-ff-guess = { $who }: on which hex do you look? (sought: { $about })
    .none = No guess
ask-ff-offer-take = { $who }: from which nest do you take the offer first?
ask-ff-offer-unit = { $who }: which haint moves? (offer: { $about })
ask-ff-offer-unit-to = { $who }: where to? ({ $about })
ask-ff-offer-legend = { $who }: which legend moves? ({ $about } left)
ask-ff-offer-legend-to = { $who }: where to? ({ $about })
ask-ff-offer-part = { $who }: what next with the offer? ({ $about })
ask-ff-offer-cube = { $who }: which terrain cube do you gain? ({ $about } left)
ask-ff-offer-next = { $who }: which offer is used next? ({ $about })
ask-ff-card-nest = { $who }: { $about }, which nest?
ask-ff-card-nest-to = { $who }: where does the nest move from { $about }?
ask-ff-card-offers = { $who }: which offers do you return to the bag?
    .none = No more
ask-ff-card-quests = { $who }: which quests do you discard?
    .none = No more
ask-ff-card-terrain = { $who }: from which terrain of your board do you take a search cube?
ask-ff-card-terrain-to = { $who }: to which terrain does it go? (from: { $about })
ask-ff-card-unit = { $who }: { $about }, which haint goes to a nest?
ask-ff-card-unit-to = { $who }: to which nest? ({ $about })
ask-ff-card-legend = { $who }: { $about }, which legend goes to a nest?
ask-ff-card-legend-to = { $who }: to which nest? ({ $about })

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

## Events: Protectors

event-path-placed = Path token placed on { $hex }.
event-path-taken = Path token taken back from { $hex }.
event-townsfolk-moved = A townsfolk moves, { $from } → { $to }.
event-saved = { $faction }: a townsfolk saved.
event-cube-laid = { $faction }: cube laid on { $hex }.
event-cube-comes = { $faction }: the cube from { $hex } comes to the battleground.
event-nailed = Nailed down: { $faction }, { $unit } on { $hex }.
event-nail-taken = Nail taken up: { $faction }, { $unit } on { $hex }.
event-wrath = The wrath token attacks from { $hex }.
event-taunt-placed = Taunt token placed on { $hex }.
event-taunt-taken = Taunt token taken from { $hex }.
event-token-laid = { $faction }: { $token } laid on { $hex }.
event-banished =
    { $amount ->
        [one] { $faction }: { $amount } cube leaves the battleground until the end of the turn.
       *[other] { $faction }: { $amount } cubes leave the battleground until the end of the turn.
    }

## Events: Family

event-drew-tokens = Drawn from the bag: { $tokens }.
event-returned-token = Returned to the bag: { $token }.
event-placed-token = { $token } goes { $place }.
event-storm-scroll =
    { $total ->
        [one] The storm ability grows: { $total } scroll collected.
       *[other] The storm ability grows: { $total } scrolls collected.
    }
event-upgraded = Upgrade: { $from } becomes { $to }.
event-activated-token = Activated: { $token }.
event-parked = { $token } waits on the attack jar.
event-unparked = { $token } goes back into the bag.
event-storm = Storm on { $hex }.
event-destroyed = Building on { $hex } destroyed.
event-token-moved = { $token } moves, { $from } → { $to }.
event-removed-haint = Haint removed from { $hex } ({ $owner }).
event-laid-token = { $token } laid on { $hex }.
event-stored-cubes =
    { $amount ->
        [one] Odessa stores { $amount } cube.
       *[other] Odessa stores { $amount } cubes.
    }
event-stored-cubes-back =
    { $amount ->
        [one] Odessa returns { $amount } cube to the battleground.
       *[other] Odessa returns { $amount } cubes to the battleground.
    }
event-merged = Everything is pulled, { $from } → { $to }.

## Events: Kammi and the dolls

event-started = { $faction }: { $unit } starts on { $hex }.
event-dolls-laid = { $faction }: three dolls laid face down.
    .known = { $faction }: three dolls laid face down, the real one on { $hex }.
event-doll-carried = { $faction }: doll carried, { $from } → { $to }.
event-doll-decoy = The doll on { $hex } was a decoy.
event-doll-real = The doll on { $hex } is the real one.
event-doll-taken = Kammi takes the real doll on { $hex }.
event-doll-hidden = { $faction }: the doll on { $hex } turned face down.
event-dolls-swapped = { $faction }: the dolls are mixed in secret.
    .known = { $faction }: the dolls are mixed in secret, the real one lies on { $hex }.
event-doll-pulled = Doll pulled, { $from } → { $to }.
event-revealed = Kammi’s { $unit } revealed: { $legend }.
event-goblin-cards-lost =
    { $amount ->
        [one] { $amount } active goblin card discarded.
       *[other] { $amount } active goblin cards discarded.
    }
event-row = Action table, { $row }: { $token } goes to the black area.
event-row-cubes =
    { $amount ->
        [one] { $amount } cube from { $row } comes to the battleground.
       *[other] { $amount } cubes from { $row } come to the battleground.
    }
event-cube-on-row = A cube on { $row } of the action table.
event-replayed = Goblin card played again: { $card }.
event-legends-swapped = Kammi and the goblin swap places.
event-goblin-gift = Gift of the goblin used: { $legend }.
event-goblin-blast = The Knocker on { $hex } explodes.
event-brought = Brought: { $component }, { $from } → { $to }.
event-blood-money = Cube laid on { $hex } for blood money.
event-blood-money-paid =
    { $amount ->
        [one] Blood money on { $hex }: { $amount } cube comes to the battleground.
       *[other] Blood money on { $hex }: { $amount } cubes come to the battleground.
    }
event-token-tempted = { $token } pulled, { $from } → { $to }.
event-goblin-token = { $token } laid on { $hex }.
event-spited =
    { $amount ->
        [one] { $amount } cube leaves the battleground until the end of the turn (colour: { $cube }).
       *[other] { $amount } cubes leave the battleground until the end of the turn (colour: { $cube }).
    }

## Events: Hester and her fires

event-root = A root ({ $root }) grows to { $to }.
event-root-moved = The root ({ $root }) to { $to } is taken up.
event-roots-gone = The roots of her last turn are gone.
event-land-cubes = Hester gains terrain cubes: { $cubes }.
event-land-cubes-paid = Hester pays terrain cubes: { $cubes }.
event-flame-added = One more flame on { $hex }.
event-hester-action = Hester’s action: { $hester_action }.
event-card-covered = Covered: { $card }.
event-card-activated = Card activated: { $card }.
event-fire = Fire on { $hex }!
event-fire-pushed = The fire pushes away: { $piece }, to { $to }.
event-fire-lost = The fire destroys: { $piece }.
event-square-filled = A square space beside { $faction } is filled: { $square }. { $total } of 6.
event-doused =
    { $amount ->
        [one] { $faction }: { $amount } flame put out on { $hex }.
       *[other] { $faction }: { $amount } flames put out on { $hex }.
    }
event-fire-out = { $faction }: the fire on { $hex } is out.
event-hester-killed = { $faction }: Hester killed on { $hex }.
event-infected = Infected: a haint on { $hex } ({ $faction }).
event-summoned = Hester appears on { $hex }.
event-devoured = Hester devours a token: { $faction }.
event-hester-left = Hester leaves the map.
event-goblin-bit = It was the goblin; Hester gets nothing.
event-land-cube-put = Terrain cube ({ $cube }) put on { $hex }.
event-land-cube-comes = The terrain cube ({ $cube }) from { $hex } comes to the battleground.

## Events: solo cards

event-solo-revealed = Solo card: { $card }.
event-solo-discarded = Solo card discarded: { $card }.
event-solo-activates = { $card } activates: { $faction }.
event-solo-space =
    { $amount ->
        [one] Solo board: { $solo_space }, once.
       *[other] Solo board: { $solo_space }, { $amount } times.
    }
event-solo-reached = { $faction }: goal reached on { $hex }: { $objective }.

## Events: Fair Folk and offers

event-find-hidden = Hidden: { $find }.
    .known = Hidden on { $hex }: { $find }.
event-search-terrain = Search cube on the Fair Folk’s board: { $terrain }.
event-offer-drawn = Offer drawn: { $offer }.
event-offer-back = Offer back into the bag: { $offer }.
event-nest = Nest on { $hex } with an offer: { $offer }.
event-nest-taken = Nest taken from { $hex }.
event-offer-moved = Offer taken from the nest on { $hex }: { $offer }.
event-nest-moved = The nest moves, { $from } → { $to }.
event-nest-lost = The nest on { $hex } is lost to the fire.
event-search-cubes =
    { $amount ->
        [one] Fair Folk: { $amount } search cube to the battleground.
       *[other] Fair Folk: { $amount } search cubes to the battleground.
    }
event-search-cubes-paid =
    { $amount ->
        [one] Fair Folk: { $amount } search cube paid.
       *[other] Fair Folk: { $amount } search cubes paid.
    }
event-quest = Quest completed: { $card } (nests on { $hexes }).
event-arrow = Arrow at { $hex }: { $line }.
event-arrow-turned = The arrow at { $hex } is turned round: { $line }.
event-arrow-back = Arrow at { $hex } taken back: { $line }.
event-guessed-wrong = Wrong guess, not on { $hex }: { $find }.
event-found = Found on { $hex }: { $find }!
event-drew-quest = The Fair Folk draw a quest.
    .known = Quest drawn: { $card }.
event-quest-discarded = Quest discarded: { $card }.
event-offer-taken = { $faction }: offer taken on { $hex }: { $offer }.
event-clue = { $faction }: { $search } search cubes against { $own }; the Fair Folk lay an arrow.
event-no-clue = { $faction }: { $search } search cubes against { $own }; no arrow.
event-offer-used = { $faction }: offer used: { $offer }.
event-offer-used-hester = { $faction }: offer used: { $offer }.
event-turn-token = Token drawn from the bag: { $turn_token }.
event-toss = The toss decides: the solo card is for { $faction }.
event-minor-victory = Minor victory: { $faction }. Hester has filled { $filled } spaces and needed { $needed }.

## The table at the terminal

letter-protectors = P
letter-family = F
letter-kami = K
letter-hester = H
letter-fairfolk = S

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
mark-townsfolk = townsfolk
mark-building = building
mark-advance = ADVANCE
mark-spawn = SPAWN
mark-strengthen = STRENGTHEN
mark-scroll = scroll
mark-path = path
mark-taunt = taunt token
mark-wrath = wrath token
mark-flame = flame
mark-root = root
mark-doll = doll
mark-doll-open = real doll
mark-nest = nest with an offer
mark-empty-nest = empty nest
mark-cross = wrong guess
mark-find = find
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
board-goblin = goblin
board-tracker = tracker
board-haints = haints in supply
board-plate = haints for the next point
board-wild = wild
board-known = seen in hand
board-offers-taken = offers taken
board-values = values
board-paths = path tokens in supply
board-draw = draws
board-return = returns
board-bag = bag
board-board = on the board
board-drawn = drawn
board-spent = used
board-parked = on the attack jar
board-upgrades = upgrades
board-storms = storms in supply
board-stored = stored cubes
board-table = action table
board-spare = spare token
board-active = active cards
board-kami-is = Kammi is
board-gift = gift
board-ready = ready
board-used = used up
board-squares = square spaces
board-actions = actions
board-used-actions = taken
board-fires = flames on the fire spaces
board-flames = flames in supply
board-snakes = snakes
board-open = open cards
board-roots = roots
board-outside = outside
board-found = found
board-sought = sought
board-offers = offers in supply
board-nests = nests with offers
board-search-terrains = search cube on
board-arrows = arrows
board-quests = quests
board-mine = You are
board-no-cards = No cards
board-cost =
    { $n ->
        [one] { $n } search cube
       *[other] { $n } search cubes
    }
board-real-doll = Real doll
board-hidden = Hidden
board-maybe = May lie on
board-anywhere = any hex
board-solo-decks = Solo decks
board-deck-tactics = tactics
board-deck-upgrades = upgrades
board-deck-goblin = goblin
board-solo-card = Solo card
board-solo-active = Active
board-joker = any hexes, all terrain cubes are lost
board-attacks-hester = attacks Hester

# The drawn board.
board-abilities = Abilities
board-black = pushed out
board-box = Tokens in the box
board-card-space = a card is drawn here
board-cards = cards
board-chosen = chosen
board-crosses = wrong guesses
board-deck = deck
board-discard = discard pile
board-empty = empty
board-goal = goal
board-goblin-in-play = goblin on the map
board-hand = Hand
board-key = What is what
board-left = left
board-level = Level
board-map = Map
board-nests-left = nests to play
board-next-point = Haints for the next point
board-not-there = not there
board-on-turn = on turn
board-paths-locked = path tokens still locked
board-points = Points
board-set-up = Set-up
board-then = then
board-tiles-left = Tiles to come
board-tree-done = tree activated
board-turn-bag = Tokens in the bag
board-you = you
board-step-protectors-1-1 = a path token
board-step-protectors-1-2 = a 2nd path token
board-step-protectors-1-3 = a 3rd path token
board-step-protectors-1-4 = a 4th path token
board-step-protectors-2-1 = pull a townsfolk
board-step-protectors-2-2 = take a token there
board-step-protectors-2-3 = push a unit beside it
board-step-protectors-2-4 = push any unit
board-step-family-1-1 = storm on an own unit
board-step-family-1-2 = pull a token
board-step-family-1-3 = pull an own unit
board-step-family-1-4 = pull an enemy unit
board-step-family-2-1 = storm beside the legend
board-step-family-2-2 = push a token
board-step-family-2-3 = push an own unit
board-step-family-2-4 = push an enemy unit
board-step-kami-1-1 = replay a card
board-step-kami-1-2 = replay 2 cards
board-step-kami-1-3 = replay 3 cards
board-step-kami-1-4 = replay 4 cards
board-step-kami-2-1 = cubes on the rows
board-step-kami-2-2 = pull a doll
board-step-kami-2-3 = draw a card
board-step-kami-2-4 = swap Kammi and goblin

# The end.
detail-ending = { $value }
