# Harrow County: the Fair Folk and their offers.

## Things

role-fairfolk = Fair Folk
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
ff-deed-nest = Play a nest with an offer
ff-deed-quest = Complete a quest: { $what }
ff-deed-card =
    { $n ->
        [one] Play a card: { $what } ({ $n } search cube)
       *[other] Play a card: { $what } ({ $n } search cubes)
    }
letter-fairfolk = S
mark-nest = nest with an offer
mark-empty-nest = empty nest
mark-cross = wrong guess
mark-find = find

## Decisions

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
ask-ff-arrow-nest = { $who }: at which nest do you lay the arrow? Its offer goes back into the bag.
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

## Events

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

## The board

board-offers-taken = offers taken
board-found = found
board-sought = sought
board-offers = offers in supply
board-search-terrains = search cube on
board-quests = quests
board-hidden = Hidden
board-maybe = May lie on
board-crosses = wrong guesses
board-nests-left = nests to play
