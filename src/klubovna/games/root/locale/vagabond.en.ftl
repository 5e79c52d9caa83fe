# Vagabond

## Who plays, and how the game is set up
role-vagabond = Vagabond
faction-second = Second { $name }
setup-vagabonds = { $count } seats want to play the Vagabond, but at most { $most } can.

## Things
tool = { $name } ({ $marks })
mark-exhausted = exhausted
mark-damaged = damaged
mark-ruin = from a ruin
character = { $name } ({ $ability }; { $items })
ability-steal = Steal
ability-day-labor = Day Labor
ability-hideout = Hideout
ability-instigate = Instigate
ability-protector = Protector
ability-scorched-earth = Scorched Earth
ability-improvise = Improvise
ability-swift-strike = Swift Strike
ability-glide = Glide
quest = { $name } ({ $suit }: { $items })
reward-points = Victory points for completed quests of this suit
reward-cards = Draw two cards
relation-hostile = hostile
relation-indifferent = indifferent
relation-step-1 = first step
relation-step-2 = second step
relation-allied = allied

## Things asked and offered, with the number that decides
trip = { $where } – boots: { $n }
allied-hits = { $who }; hits: { $n }
rewarded = { $what } (victory points: { $vp })
reason-explore = explored ruin
reason-quest = quests completed
reason-aid = aid to an ally
reason-relation = relationship
reason-protector = Protector

## What can be done
deed-slip = Slip
    .effect = to an adjacent clearing or forest, without a boot
deed-explore = Explore the ruin
    .effect = exhaust a torch: the item of the ruin and 1 VP
deed-aid = Aid
    .effect = exhaust an item and give a card: a crafted item for you, and a better relationship
deed-quest = Complete a quest: { $what }
deed-strike = Strike
    .effect = exhaust a crossbow: a warrior in your clearing is removed; where none is, a building or token
deed-repair = Repair an item
    .effect = exhaust a hammer: a damaged item can be used again
deed-special = Special action: { $what }
deed-stow = Move from its track to the satchel: { $what }
deed-lay = Move from the satchel to its track: { $what }
trigger-damage-vagabond = The Vagabond damages items: clearing { $where }
trigger-damage-vagabond-2 = The second Vagabond damages items: clearing { $where }

## Decisions
ask-vagabond-character = { $who }: which character are you?
ask-vagabond-forest = { $who }: in which forest do you start?
ask-vagabond-refresh = { $who }: which items do you refresh? (at most { $about })
    .none = No more
ask-vagabond-slip = { $who }: where do you slip to? From: { $about }.
ask-vagabond-move = { $who }: where do you move? From: { $about }.
ask-vagabond-company = { $who }: whose warriors come along? To: { $about }.
    .none = Nobody's
ask-vagabond-company-count = { $who }: how many warriors come along ({ $about })?
ask-vagabond-ally = { $who }: whose warriors fight along in clearing { $about }?
    .none = Nobody's
ask-vagabond-ally-hits = { $who }: how many hits do the allied warriors take ({ $about })?
ask-vagabond-damage =
    { $about ->
        [one] { $who }: which item is damaged?
       *[other] { $who }: which { $about } items are damaged?
    }
ask-vagabond-ruin = { $who }: which item do you take from the ruin in clearing { $about }?
    .none = Leave it there
ask-vagabond-aid = { $who }: whom do you aid?
ask-vagabond-aid-item = { $who }: which item do you exhaust to aid ({ $about })?
ask-vagabond-aid-card = { $who }: which card do you give ({ $about })?
ask-vagabond-aid-take = { $who }: which crafted item do you take ({ $about })?
    .none = Nothing
ask-vagabond-reward = { $who }: which reward do you take for the quest { $about }?
ask-vagabond-strike = { $who }: whom do you strike?
ask-vagabond-strike-piece = { $who }: which piece do you remove ({ $about })?
ask-vagabond-repair = { $who }: which item do you repair?
ask-vagabond-service =
    { $about ->
        [one] { $who }: which item do you exhaust for the service?
       *[other] { $who }: which { $about } items do you exhaust for the service?
    }
ask-vagabond-limit =
    { $about ->
        [one] { $who }: you carry too much. Which item leaves the game?
       *[other] { $who }: you carry too much. Which { $about } items leave the game?
    }
ask-vagabond-coalition = { $who }: with whom do you form a coalition?
ask-vagabond-steal = { $who }: from whom do you steal a card?
ask-vagabond-labor = { $who }: which card do you take from the discard pile?
ask-vagabond-hideout =
    { $about ->
        [one] { $who }: which item do you repair in the hideout?
       *[other] { $who }: which { $about } items do you repair in the hideout?
    }
ask-vagabond-instigate = { $who }: who attacks?
ask-vagabond-instigate-whom = { $who }: who defends? (attacker: { $about })
ask-vagabond-enlist = { $who }: do you enlist the Arbiter for your defence in clearing { $about }?
    .none = Fight without him
ask-vagabond-improvise = { $who }: which item do you replace for the quest { $about }?
    .none = Nothing, pay as shown
ask-vagabond-improvise-with = { $who }: which item stands in? (missing: { $about })
ask-vagabond-swift = { $who }: how many swords do you exhaust for extra hits? { $about }.
ask-vagabond-glide = { $who }: where do you glide?

## Events
event-character = { $faction } is the { $character }.
event-wandered = { $faction } went: { $from } → { $to }.
event-refreshed-item = { $faction } refreshed an item: { $item }.
event-exhausted-item = { $faction } exhausted an item: { $item }.
event-damaged-item = { $faction } damaged an item: { $item }.
event-repaired-item = { $faction } repaired an item: { $item }.
event-removed-item = { $faction } removed an item from the game: { $item }.
event-fights-along = { $faction } fought with warriors of an ally: { $ally }.
event-explored = { $faction } explored the ruin in clearing { $clearing }: { $item }.
event-left-ruin = { $faction } left the items in the ruin in clearing { $clearing }.
event-aided = { $faction } aided { $whom }.
    .known = { $faction } aided { $whom } with a card: { $card }.
event-took-item = { $faction } took an item from { $whom }: { $item }.
event-relation = { $faction }: relationship to { $whom } is now { $relation }.
event-quest-done = { $faction } completed a quest: { $quest }.
event-quest-new = New quest: { $quest }.
event-coalition = { $faction } formed a coalition with { $partner }.
event-labored = { $faction } took { $card } from the discard pile.
event-instigated = { $faction } instigated a battle in clearing { $clearing }.
event-enlisted = { $faction } enlisted help: { $helper }.
event-scorched = { $faction } burnt down clearing { $clearing }.
event-improvised = { $faction } improvised: { $item } instead of { $stands-for }.
event-swift-strike = { $faction } struck swiftly, extra hits: { $amount }.

## The table in the terminal
board-of-character = character
board-of-tracks = tracks
board-of-satchel = satchel
board-of-exhausted = exhausted
board-of-damaged = damaged
board-of-damaged-exhausted = damaged and exhausted
board-of-from-ruins = from ruins
board-of-removed = out of the game
board-of-relations = relationships
board-of-shifted = moved off or onto tracks
board-of-improvised = improvised
board-of-teapots = teapots this Birdsong
board-of-aids = aids this turn
board-of-quests = completed quests
board-of-ruin-items = items under ruins
board-of-seen-in-ruins = seen under ruins

## Pages beside the table in the terminal
board-page-relations = Relationships
board-page-characters = Characters

## The board on the page
board-character-thief = Torch: take a random card from a player in your clearing.
board-character-tinker = Torch: take a card of your clearing's suit, or a bird, from the discard pile.
board-character-ranger = Torch: repair three items; Daylight ends at once.
board-character-vagrant = Torch: start a battle in your clearing, choose attacker and defender, and decide for both which pieces go; 1 VP for each building, token and hostile piece removed.
board-character-arbiter = A defender in your clearing may enlist you: 1 VP for you, your undamaged swords for him.
board-character-scoundrel = Torch, for good: remove all enemy pieces from your clearing; nobody enters it any more.
board-character-adventurer = Once a turn, pay a quest with one other item, which is damaged.
board-character-ronin = After the roll of a battle, a sword gives one extra hit.
board-character-harrier = Torch: fly to any clearing.
