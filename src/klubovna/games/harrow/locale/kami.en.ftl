# Harrow County: Kammi and the dolls.

## Things

role-kami = Kammi
kami-legend = legend A
kami-legend-b = legend B
kami-known-legend = legend A, { $name }
kami-known-legend-b = legend B, { $name }
thing-at = { $thing } on { $hex }
tracker-kami-1 = Side 1, { $name }: play active goblin cards again, as many as scrolls
tracker-kami-2 = Side 2, { $name }: cubes on the rows; then pull a doll, draw a card, swap Kammi and the goblin
jar-action-ability-kami = both tokens of a row of the action table
row = row { $number }
table-row = Row { $number }: { $first } and { $second }
table-row-cubes =
    { $cubes ->
        [one] Row { $number }: { $first } and { $second }, { $cubes } cube comes to the battleground
       *[other] Row { $number }: { $first } and { $second }, { $cubes } cubes come to the battleground
    }
letter-kami = K
mark-doll = doll
mark-doll-open = real doll

## Decisions

ask-kami-start = { $who }: where does Kammi start?
ask-goblin-start = { $who }: where does the goblin start?
ask-spread = { $who }: where do you put a starting haint? ({ $about } left)
ask-doll-real = { $who }: three dolls lie face down on the edge of the map beside your home. On which hex is the real one? Kammi is not told; she scores 4 points when she takes it.
ask-spread-legend = { $who }: where does your legend start?
ask-doll-carry = { $who }: does the doll go along? ({ $about })
ask-doll-carry-open = { $who }: does the open doll go along? ({ $about })
ask-doll-hide = { $who }: do you turn the open doll on { $about } face down? If others lie apart from Kammi’s units too, you mix them.
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

## Events

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

## The board

board-goblin = goblin
board-table = action table
board-spare = spare token
board-active = active cards
board-kami-is = Kammi is
board-real-doll = Real doll
board-goblin-in-play = goblin on the map
board-step-kami-1-1 = replay a card
board-step-kami-1-2 = replay 2 cards
board-step-kami-1-3 = replay 3 cards
board-step-kami-1-4 = replay 4 cards
board-step-kami-2-1 = cubes on the rows
board-step-kami-2-2 = pull a doll
board-step-kami-2-3 = draw a card
board-step-kami-2-4 = swap Kammi and goblin
