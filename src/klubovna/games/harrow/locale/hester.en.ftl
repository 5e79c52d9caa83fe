# Harrow County: Hester and her fires.

## Things

role-hester = Hester
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
spawn-site = { $faction }: { $hex }
piece-infected = infected haint ({ $faction })
piece-path = path token
piece-doll = doll
piece-cube = { $cube } cube
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
hester-deed-action = Action: { $what }
hester-deed-go-on = Go on with the action: { $what }
hester-deed-card = Activate the open card { $name }: { $effect }
hester-deed-nail = Pay { $n } terrain cubes to free Hester from the nail
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
letter-hester = H
mark-flame = flame
mark-root = root

## Decisions

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
ask-summon-colour =
    { $about ->
        [one] { $who }: Sloth, { $about } cube of which colour do you pay for summoning Hester?
       *[other] { $who }: Sloth, { $about } cubes of which one colour do you pay for summoning Hester?
    }
ask-feast = { $who }: at which legend do you feast?
    .none = No feast
ask-feast-on = { $who }: which token do you devour? ({ $about })
ask-hester-discard = { $who }: you keep 6 terrain cubes. Which go back to the supply? ({ $about } to return)
ask-hester-card-unit = { $who }: { $about }, which unit?
    .none = No more
ask-hester-card-to = { $who }: { $about }, where to?
    .none = Stop here
ask-hester-card-hex = { $who }: { $about }, which hex?
ask-hester-card-give = { $who }: { $about }, which cube do you give away?
ask-hester-card-cube = { $who }: { $about }, which cube do you take?
ask-hester-card-faction = { $who }: { $about }, who gains a cube?

## Events

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

## The board

board-used = used up
board-squares = square spaces
board-actions = actions
board-fires = flames on the fire spaces
board-flames = flames in supply
board-snakes = snakes
board-open = open cards
board-left = left
board-tree-done = tree activated
