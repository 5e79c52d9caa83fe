# Harrow County: the Protectors.

## Things

role-protectors = Protectors
path-supply = a path token from the supply
path-at = the path token on { $hex }
tracker-protectors-1 = Side 1, { $name }: path tokens, one more with every scroll
tracker-protectors-2 = Side 2, { $name }: pull a townsfolk; then take a token, push a unit next to it, push any unit
jar-action-ability-protectors = ADVANCE { $advance }, SPAWN { $spawn } or STRENGTHEN { $strengthen }
roar-near = Two enemy haints next to the legend move 1 hex each
roar-far = One enemy haint up to 2 hexes away moves 2 hexes
letter-protectors = P
mark-townsfolk = townsfolk
mark-path = path
mark-taunt = taunt token
mark-wrath = wrath token

## Decisions

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
ask-feast-path = { $who }: from which hex does a path token return to the tracker?

## Events

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

## The board

board-paths = path tokens in supply
board-paths-locked = path tokens still locked
board-step-protectors-1-1 = a path token
board-step-protectors-1-2 = a 2nd path token
board-step-protectors-1-3 = a 3rd path token
board-step-protectors-1-4 = a 4th path token
board-step-protectors-2-1 = pull a townsfolk
board-step-protectors-2-2 = take a token there
board-step-protectors-2-3 = push a unit beside it
board-step-protectors-2-4 = push any unit
