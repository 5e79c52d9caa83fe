# Root. Names of cards, quests, factions, leaders, characters, ministers, plots, services and items stand in content/.

## Who plays, and how the game is set up
option-map = Map
option-deck = Shared deck
option-any-reach = Allow factions with a reach below 17 together
option-seating = Seating, and so the turn order: random, or given as the players entered
setup-reach = These factions have a reach of { $reach } together, and { $least } is the least. Choose others, or let the option any_reach allow it.
setup-reach-open = Whoever joins, these factions have a reach of { $reach } together at most, and { $least } is the least. Choose others, or let the option any_reach allow it.

## Things
suit-bird = bird
suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
offered-suit-bird = Bird
offered-suit-fox = Fox
offered-suit-rabbit = Rabbit
offered-suit-mouse = Mouse
card = { $name } ({ $suit })
clearing = { $number } ({ $suit })
clearing-forest = forest { $number }
offered-clearing = Clearing { $number } ({ $suit })
offered-clearing-forest = Forest { $number }
way = { $start } → { $to }
piece-warrior = warrior
phase-set-up = Set-up
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

## Things asked and offered, with the number that decides
part = { $phase } (actions left: { $n })
clash = Clearing { $where }; hits so far: attacker { $dealt }, defender { $taken }
hits-left = Clearing { $where }, hits left: { $n }
payment = Clearing { $where }, left to pay: { $n }
reason-removed = pieces removed
reason-item = crafted item
reason-path = opened path
reason-pass = the Pass

## What can be done
deed-craft = Craft: { $what }
deed-craft-item = Craft: { $what } – { $item }, { $vp } VP
deed-use = Use a crafted card: { $what }
deed-activate = Activate a dominance card: { $what }
deed-take = Take an available card: { $what }
deed-open = Open a closed path: { $what }
deed-move = Move
    .effect = to an adjacent clearing
deed-battle = Battle
    .effect = two dice decide how many pieces both sides lose
deed-recruit = Recruit
    .effect = new warriors from your supply
deed-build = Build
    .effect = a building on a free slot of a clearing you rule
trigger-ferry = A card for the ferry: { $where }

## Decisions: shared rules
ask-trigger = { $who }: at the same time: { $things }. Which comes first?
ask-deed = { $who }, { $about }: what will you do?
    .none = Nothing more, go on
ask-craft-with =
    { $about ->
        [one] { $who }: of which suit is the crafting piece for the question mark?
       *[other] { $who }: of which suits are the crafting pieces for the { $about } question marks?
    }
ask-discard =
    { $about ->
        [one] { $who }: you hold more than five cards. Which one do you discard?
       *[other] { $who }: you hold more than five cards. Which { $about } do you discard?
    }
ask-move-from = { $who }: from where will you move?
    .none = Do not move
ask-move-to = { $who }: where to? From: { $about }.
ask-move-count = { $who }: how many warriors move? Way: { $about }.
ask-move-ferry = { $who }: do you go by ferry? Way: { $about }.
ask-battle-where = { $who }: in which clearing do you battle?
    .none = Do not battle
ask-battle-whom = { $who }: whom do you attack in clearing { $about }?
ask-battle-ambush = { $who }: will you play an ambush in clearing { $about }?
    .none = No ambush
ask-battle-foil = { $who }: will you foil the ambush in clearing { $about }?
    .none = Do not foil it
ask-battle-hit = { $who }: what do the hits remove? { $about }.
ask-dominance-pay = { $who }: which card do you spend to take { $about }?
ask-path-pay = { $who }: which card do you spend to open the path?

## Decisions: crafted cards
ask-effect-battle = { $who }: which crafted card do you use in the battle? { $about }.
    .none = No card
ask-effect-bank = { $who }: who draws a card with you?
ask-effect-deliver = { $who }: from whom do you take a random card?
ask-effect-tax = { $who }: from which clearing do you remove a warrior for a card?
ask-effect-codebreakers = { $who }: whose hand do you look at?
ask-effect-saboteurs = { $who }: discard Saboteurs to discard a crafted card – whose?
    .none = Keep the card
ask-effect-saboteurs-card = { $who }: which crafted card is discarded ({ $about })?
ask-effect-charm = { $who }: draw a card and give somebody a point – whom?
    .none = Nobody
ask-effect-informants = { $who }: take an ambush card from the discard pile instead of drawing?
    .none = Draw as usual
ask-effect-propaganda = { $who }: which card do you spend to replace an enemy warrior?
ask-effect-propaganda-where = { $who }: in which clearing do you replace a warrior? Card: { $about }.
ask-effect-propaganda-whom = { $who }: whose warrior do you replace in clearing { $about }?
ask-effect-orders = { $who }: whose warriors get false orders?
ask-effect-orders-from = { $who }: from where do the warriors go ({ $about })?
ask-effect-orders-to = { $who }: where do half of the warriors go? From: { $about }.
ask-effect-swap = { $who }: with whom do you swap a card?
ask-effect-swap-card = { $who }: which card do you give back ({ $about })?
ask-effect-league-item = { $who }: which crafted item do you exhaust?
ask-effect-league = { $who }: what do you do for the exhausted item?

## Events: shared rules
event-low-reach = The factions at this table have a reach of { $reach }; { $wanted } is recommended.
event-turn = On turn: { $faction }.
event-phase = { $faction }: { $phase }.
event-scored = { $faction }: { $amount } VP, now { $total } ({ $reason }).
event-won = { $faction } won.
event-undecided = After { $rounds } rounds nobody can be said to win: the game ends undecided.
event-drew = { $faction } drew a card.
    .known = { $faction } drew { $card }.
event-stole = { $faction } took a random card from { $victim }.
    .known = { $faction } took a random card from { $victim }: { $card }.
event-played = { $faction } played { $card }.
event-spent = { $faction } discarded { $card }.
event-crafted = { $faction } crafted { $card }.
event-moved =
    { $count ->
        [one] { $faction } moved { $count } warrior: { $from } → { $to }.
       *[other] { $faction } moved { $count } warriors: { $from } → { $to }.
    }
event-battle = Battle in clearing { $clearing }: { $attacker } attacked { $defender }.
event-rolled = The dice showed { $high } and { $low }.
event-hits = Hits: { $dealt } by the attacker, { $taken } by the defender.
event-lost-warriors =
    { $count ->
        [one] { $faction } lost { $count } warrior in clearing { $clearing }.
       *[other] { $faction } lost { $count } warriors in clearing { $clearing }.
    }
event-lost-piece =
    { $count ->
        [one] { $faction } lost in clearing { $clearing }: { $piece }.
       *[other] { $faction } lost in clearing { $clearing }: { $count }× { $piece }.
    }
event-placed = { $faction } placed in clearing { $clearing }: { $piece }.
event-recruited =
    { $count ->
        [one] { $faction } placed { $count } warrior: { $clearing }.
       *[other] { $faction } placed { $count } warriors: { $clearing }.
    }
event-activated = { $faction } activated { $card }.
event-took-dominance = { $faction } took { $card }.
event-opened-path = { $faction } opened the path { $from } – { $to }.

## Events: crafted cards
event-used = { $faction } used { $card }.
event-left-play = { $faction } discarded a crafted card: { $card }.
event-saw-hand = { $faction } looked at the hand of { $victim }.
    .known = { $faction } looked at the hand of { $victim }: { $cards }.
event-swapped = { $faction } gave a card to { $victim }.
    .known = { $faction } gave { $card } to { $victim }.
event-took-ambush = { $faction } took { $card } from the discard pile.
event-coffins =
    { $count ->
        [one] { $faction } emptied the coffins: { $count } warrior.
       *[other] { $faction } emptied the coffins: { $count } warriors.
    }

## Events: factions
event-exhausted-crafted = { $faction } exhausted an item: { $item }.

## The table in the terminal
suit-mark-bird = (B)
suit-mark-fox = (F)
suit-mark-rabbit = (R)
suit-mark-mouse = (M)
board-legend = ♔ ruler  □ free slot  ▩ ruin  ♟ pawn  ♣ forest  · path  × closed path  ~ river  ≋ ferry  ♜ the Pass  ✗ burnt
board-paths = Paths
board-head-faction = Faction
board-head-vp = VP
board-head-warriors = Supply
board-head-hand = Hand
board-head-board = Board and play area
board-dominance = dominance
board-coalition = coalition
board-items = crafted items
board-exhausted-items = exhausted items
board-crafted = crafted
board-revealed = revealed
board-known = seen in hand
board-open-hand = open hand
board-deck = Deck { $deck }, discard pile { $discard }
board-item-supply = Items to craft
board-available = Available
board-lost-souls = Lost Souls
board-quests = Quests
board-mine = your hand
board-empty-hand = no cards
board-cost = cost
board-points = { $vp } VP
board-of-actions = actions left

## Pages beside the table in the terminal
board-page-tracks = Tracks
board-page-legend = ■ on the track  □ on the map or gone  0 1 2 … VP  ✚ one more card in the Evening
board-page-step =
    { $aids ->
        [0] { $vp } VP
        [one] { $aids } aid, { $vp } VP
       *[other] { $aids } aids, { $vp } VP
    }
board-page-warriors = +{ $n } in Birdsong
board-page-cards = cards to reveal: { $n }

## The board on the page
board-burnt = burnt down
board-choices = Choose
board-clearing = Clearing
board-closed-path = Closed path
board-details = Board
board-discard-pile = Discard pile
board-draw-pile = Deck
board-face-down = face down
board-factions = Factions
board-ferry = Ferry
board-forest = Forest
board-free-slot = free slot
board-hand-size = Cards in hand
board-map = Map
board-mine-board = Your board
board-others = Other factions
board-round = Round
board-ruin = ruin
board-ruler = Ruler
board-score = Score track
board-supply = Warriors in the supply
board-tower = The Pass (tower)
board-victory-points = Victory points

# The end of the game.
detail-dominance = Dominance
