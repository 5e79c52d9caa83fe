# Harrow County: the Family.

## Things

role-family = Family
tracker-family-1 = Side 1, { $name }: a storm on an own unit; then pull a token, an own unit, an enemy unit
tracker-family-2 = Side 2, { $name }: a storm next to the legend; then push a token, an own unit, an enemy unit
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
bag-deed-token = Activate a token: { $what }
bag-deed-upgrade = Activate a token: { $what } – { $effect }
bag-deed-card = Play an upgrade: { $what }
letter-family = F
mark-building = building

## Decisions

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

## Events

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

## The board

board-draw = draws
board-return = returns
board-bag = bag
board-board = on the board
board-drawn = drawn
board-spent = used
board-parked = on the attack jar
board-storms = storms in supply
board-stored = stored cubes
board-step-family-1-1 = storm on an own unit
board-step-family-1-2 = pull a token
board-step-family-1-3 = pull an own unit
board-step-family-1-4 = pull an enemy unit
board-step-family-2-1 = storm beside the legend
board-step-family-2-2 = push a token
board-step-family-2-3 = push an own unit
board-step-family-2-4 = push an enemy unit
