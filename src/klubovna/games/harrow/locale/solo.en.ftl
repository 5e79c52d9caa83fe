# Harrow County: the solo cards.

## Things

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

## Decisions

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

## Events

event-solo-revealed = Solo card: { $card }.
event-solo-discarded = Solo card discarded: { $card }.
event-solo-activates = { $card } activates: { $faction }.
event-solo-space =
    { $amount ->
        [one] Solo board: { $solo_space }, once.
       *[other] Solo board: { $solo_space }, { $amount } times.
    }
event-solo-reached = { $faction }: goal reached on { $hex }: { $objective }.

## The board

board-solo-decks = Solo decks
board-deck-tactics = tactics
board-deck-upgrades = upgrades
board-deck-goblin = goblin
board-solo-card = Solo card
board-solo-active = Active
board-joker = any hexes, all terrain cubes are lost
board-attacks-hester = attacks Hester
board-goal = goal
board-level = Level
board-turn-bag = Tokens in the bag
