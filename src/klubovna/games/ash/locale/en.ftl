# Crown of Ash. Names of warriors, buildings, provinces and powers stand in content/.

## Who plays, and how the game is set up

role-visio = Visio
role-nox = Nox
role-mors = Mors
role-fortis = Fortis
side-ap = AP
side-king = The King

option-powers = Player powers
option-clockwise = Clockwise turn order
option-automa = Automated opponent joins
option-difficulty = Difficulty (solo)
option-targeted = Targeted action card
option-citadel = Warriors in the Citadel (solo)

setup-automa-seats = The automated opponent joins 2 or 3 players, not { $seats }.
setup-citadel-seats = Warriors for the Citadel are chosen in the solo game only, not with { $seats } players.
setup-citadel-most = At most { $most } warriors hold the Citadel, not { $count }.
setup-citadel-warrior = “{ $warrior }” cannot hold the Citadel. These can: { $warriors }.
setup-citadel-twice = There is only one card “{ $warrior }”: it cannot be in the Citadel twice.

## Things

resource-bone = bone
resource-ash = ash
resource-sulphur = sulphur
resource-blood = blood
resource-gold = gold

share-bone = { $n } bone
share-ash = { $n } ash
share-sulphur = { $n } sulphur
share-blood = { $n } blood
share-gold = { $n } gold
share-any =
    { $n ->
        [one] { $n } special ingredient
       *[other] { $n } special ingredients
    }
share-vp = { $n } VP
gain = { $shares }
benefit-rebirth = the fallen return to hand

type-bone = bone
type-ash = ash
type-sulphur = sulphur
type-blood = blood
type-automaton = automaton

warrior = { $name } ({ $type } { $level }) ⚔{ $strength }
warrior-starting = { $name } ⚔{ $strength }
summon = { $warrior } for { $cost }
deed-summon = Summon { $warrior } for { $cost }
defender-back = Take back { $warrior }
defender-add = Add { $warrior }

building = { $name } ({ $gives })
tile = { $name } for { $price }: { $gives }; tax { $tax }; { $vp } VP

card = Card { $strength } (won: { $reward }; lost: { $compensation })
card-die = Die card (won: { $reward }; lost: { $compensation })
card-black = cause a loss or return a fallen
played = card { $strength }
played-die = the die card
black-1 = Cause a loss: the winner gives up a warrior of this battle
black-2 = Return a fallen: a warrior comes back from your graveyard
answer-1 = Yes

space-resource = { $area } – resource space
space-battle = { $area } – battle space
space-citadel = { $area } – { $entrance }
space-gold = gold space
space-build = build space
space-refresh = refresh space
entrance-left-wing = left wing
entrance-right-wing = right wing
entrance-main-gate = main gate
minion = { $owner }: { $space }

move-use = { $area } – { $name }: { $gives } (tax for { $owner }: { $tax })
move-use-ap = { $area } – { $name }: { $gives } (tax: { $owner } scores { $vp } VP)
move-use-own = { $area } – { $name }: { $gives } (yours: you may adjust the defenders)
move-use-free = { $area } – { $name }: { $gives }
move-attack = Attack { $area } – { $owner }, defence { $defence }
move-attack-citadel = Attack { $area }, { $entrance } ({ $modifier }) – { $owner }, defence { $defence }
move-gold = Gold space: { $gives }
move-build = Build space: buy a building
move-refresh = Refresh: take back all battle cards
move-refresh-power = Refresh: take back all battle cards and turn your power token up
use-power = Power { $power }: { $effect }

place-free = { $area } ({ $number }), free
place-held = { $area } ({ $number }), defence { $defence }
place-citadel = { $area }, defence { $defence }
holding = { $area } (defence { $defence })
target = { $area } ({ $owner }, defence { $defence })
target-citadel = { $area } ({ $owner }, defence { $defence }; battle space { $modifier })
battle-known = { $area }: attack { $attack } against defence { $defence }
battle-hidden =
    { $count ->
        [one] { $area }: { $count } attacker face down against defence { $defence }
       *[other] { $area }: { $count } attackers face down against defence { $defence }
    }
parts = { $parts }
part-warriors = warriors { $n }
part-reinforcement = reinforcement { $n }
part-card = card { $n }
part-space = battle space { $n }
part-king = the King { $n }
worths = { $areas }
worth = { $area } { $vp }
roll = Roll again: { $side } has { $amount }
    .effect = the new roll counts; your power token is then used up
due-gained = { $what }, { $left } to go
due-gained-built = the new { $what }, { $left } to go
due-taxed = tax from the { $what }, { $left } to go
due-rewarded = won with { $what }, { $left } to go
due-consoled = lost with { $what }, { $left } to go
rolled-battle = { $area }: attack { $attack } against defence { $defence }
rolled-order = turn order, the highest die decides
rolled-province = the AP would go to the { $area }

regroup-1 = Add a warrior from hand
regroup-2 = Take a warrior back to hand
regroup-3 = Move a warrior to another province
regroup-4 = Swap a warrior
action-card = { $numeral }
action-card-targeted = with targeted action

## Decisions

ask-setup-building = { $who } places a starting building: which one?
ask-setup-where = { $who }: where to place { $about }?
ask-setup-defender = { $who }: which warrior defends the { $about }?

ask-turn-start = { $who } is on turn: where does the minion go?
ask-turn-finish = { $who }: what else before the turn ends?
    .none = End the turn
ask-gain-any = { $who } takes a basic resource of choice ({ $about }): which one?
ask-pay-gold = { $who } summons { $about }: which resource is replaced by gold?
    .none = Nothing more
    .without = the rest is paid as it stands
ask-pay-any = { $who } summons { $about }: which resource is paid as special ingredient?
ask-adjust = { $who } may adjust the defenders – { $about }: who changes places?
    .none = Leave them as they are

ask-build-tile = { $who } builds: which building?
ask-build-where = { $who }: where to build { $about }?
ask-altar-rebirth =
    { $about ->
        [one] { $who }: take the warrior from your graveyard to hand?
       *[other] { $who }: take all { $about } warriors from your graveyard to hand?
    }
    .none = Leave them in the graveyard

ask-battle-attackers = { $who } attacks the { $about }: who fights?
    .none = No more warriors
    .without = the others stay in hand
ask-battle-card = { $who } lays a battle card face down ({ $about }): which one?
ask-card-black = { $who } has lost with card 0: which effect?
    .none = Neither
ask-card-loss = { $who } must give up a warrior of the battle ({ $about }): which one?
ask-card-fallen = { $who }: which warrior returns from the graveyard to hand?

ask-power-reveal = { $who } ({ $about }): use your power and see the attackers before cards are chosen?
    .none = Do not use it
    .without = your power stays ready
    .answer-1 = your power token is then used up
ask-power-premonition = { $who } ({ $about }): use your power and name your opponent’s battle card? If right, it counts 1 at most.
    .none = Do not use it
    .without = your power stays ready
ask-power-second-chance = { $who } ({ $about }): use your power and have a die rolled again?
    .none = Let the dice lie
    .without = your power stays ready
ask-power-swindle-give = { $who }: which resource do you give away?
    .none = No more exchanges
ask-power-swindle-take = { $who } gives away { $about }: for which other resource?
ask-power-grave-robber = { $who } summons at once: which warrior?
ask-power-dominion-who = { $who } moves a minion: which one?
ask-power-dominion-to = Where does { $who } move this minion? { $about }
ask-power-regroup = { $who } regroups: in which way?
ask-power-regroup-who = { $who } regroups. { $about }: which one?
ask-power-regroup-to = { $who }: to which province? { $about }
ask-power-regroup-for = { $who }: who changes places with { $about }?
ask-power-fortify = { $who }: where is the reinforcement of a pair raised to +2?
ask-power-fortify-attack = { $who } ({ $about }): use your power and raise the reinforcement of your attacking pair to +2?
    .none = Do not use it
    .without = your power stays ready
    .answer-1 = your power token is then used up

ask-order-next = { $who } sets the turn order: who plays as number { $about }?
ask-order-first = { $who } decides: who begins the next round?

## Events

event-round = Round { $number } begins.
event-turn = { $side } is on turn.
event-settled = { $side } settles in the { $area }: { $building }, defended by { $warrior }.
event-placed = { $side } places a minion: { $space }.
event-gained = { $side } gains { $gain } ({ $site }).
event-gained-built = { $side } gains { $gain } from the new building ({ $site }).
event-gained-gold = { $side } gains { $gain } ({ $space }).
event-taxed = { $side } collects { $gain } as tax ({ $area }).
event-rewarded = { $side } gains { $gain } for winning with { $played }.
event-consoled = { $side } gains { $gain } for losing with { $played }.
event-took-back = { $side } takes back { $warrior } from the { $area }.
event-posted = { $side } sends { $warrior } to the { $area }.
event-built = { $side } builds in the { $area } for { $price }: { $building }.
event-reborn =
    { $count ->
        [one] { $side } takes { $count } warrior from the graveyard to hand.
       *[other] { $side } takes { $count } warriors from the graveyard to hand.
    }
event-tile = New in the building offer: { $building }.
event-restocked =
    { $count ->
        [one] The stack is empty: { $count } removed building makes a new one.
       *[other] The stack is empty: { $count } removed buildings are shuffled into a new one.
    }
event-summoned = { $side } summons { $warrior } and pays { $paid }.
event-on-offer = New in the warrior offer: { $warrior }.

event-attacked = { $side } attacks the { $area } (defence { $defence }).
event-laid =
    { $count ->
        [one] { $side } lays { $count } attacker face down.
       *[other] { $side } lays { $count } attackers face down.
    }
    .known = { $side } attacks, still face down, with { $warriors }.
event-cards-laid = The battle cards are laid ({ $area }).
event-card-shown = { $side } turns up: { $card }.
event-attackers-shown = { $side } attacks with { $warriors }.
event-rolled = { $side } rolls { $amount } for the die card.
event-rolled-order = { $side } rolls { $amount } for the turn order.
event-rolled-province = { $side } rolls { $amount } for its province.
event-rolled-start = { $side } rolls { $amount } for its starting province.
event-totals = Attack { $attack } ({ $attack_parts }) against defence { $defence } ({ $defence_parts }).
event-conquered = { $side } conquers the { $area }.
event-held = { $side } holds the { $area }.
event-fell = { $side } loses a defender: { $warrior }.
event-attacker-fell = { $side } loses an attacker: { $warrior }.
event-given-up = { $side } has won and gives up { $warrior } (card 0).
event-driven-out = { $side } takes { $warrior } from the lost Citadel back to hand.
event-left = { $warrior } returns to its deck.
event-king-fell = The King has fallen; { $side } is the kingslayer.
event-returned = { $side } takes { $warrior } from the graveyard to hand.
event-cards-back = { $side } takes all battle cards back.

event-revealed = { $side } has the attackers turned up.
event-guessed = { $side } names a card: { $card }.
event-guess-right = The guess was right, the card counts 1 at most – { $side }: { $card }.
event-guess-wrong = The guess was wrong – { $side }: { $card }.
event-rerolled = { $side } has a die rolled again.
event-swindled = { $side } exchanges a resource: { $given } → { $taken }.
event-moved-minion = { $side } moves a minion ({ $owner }): { $from } → { $to }.
event-moved-warrior = { $side } moves { $warrior } to the { $area }.
event-fortified = { $side } raises the reinforcement to +2: { $area }.
event-fortified-attack = { $side } raises the reinforcement of the attacking pair to +2.

event-scored-areas = { $side } scores { $amount } VP for buildings ({ $areas }).
event-scored-citadel = { $side } scores { $amount } VP for the Citadel in round { $number }.
event-minions-back = All minions return.
event-risen = All fallen warriors return to hand.
event-new-tiles = The new building offer: { $tiles }.
event-decides = Fewest VP ({ $amount }; buildings worth { $buildings }): { $side } decides the turn order.
event-ordered = Turn order: { $sides }.
event-scored-final = { $side } scores at the end: resources { $resources }, gold { $gold }, fate card { $fate }, automatons { $automatons } VP.

event-ap-province = The die sends the AP to the { $area }.
event-ap-card = The AP turns up action card { $action_card }.
event-ap-gained = { $side } scores { $amount } VP for { $gain } ({ $site }).
event-ap-gained-built = { $side } scores { $amount } VP for { $gain } from the new building ({ $site }).
event-ap-gained-gold = { $side } scores { $amount } VP for { $gain } ({ $space }).
event-ap-taxed = { $side } scores { $amount } VP as tax for { $gain } ({ $area }).
event-ap-rewarded = { $side } scores { $amount } VP for { $gain }: it has won with { $played }.
event-ap-consoled = { $side } scores { $amount } VP for { $gain }: it has lost with { $played }.
event-ap-built = { $side } builds in the { $area } for free: { $building }.
event-ap-summoned = { $side } summons { $warrior } for free.

## The table in a terminal

board-round = Round { $round } of { $rounds }
board-setup = set-up
board-over = the game is over
board-citadel-vp = Citadel { $vp } VP
board-order = Order
board-province = Province
board-building = Building
board-defenders = Defenders
board-at-building = Gains
board-in-battle = Battle
board-nobody = free
board-tax = tax { $tax }
board-vp = { $vp } VP
board-covers =
    { $n ->
        [one] covers { $n } building
       *[other] covers { $n } buildings
    }
board-reinforcement = reinforced +{ $n }
board-rebirth = the fallen return
board-warrior-offer = Warrior offer
board-warrior = Warrior
board-level = Lvl
board-cost = Cost
board-decks = in the decks: I { $first }, II { $second }, III { $third }
board-building-offer = Building offer
board-gives = Gives
board-tax-head = Tax
board-vp-head = VP
board-stack = in the stack: { $n }
board-player = Player
board-minions = Minions
board-hand = Hand
board-graveyard = Fallen
board-cards = Cards
board-discard = Top used
board-power = Power
board-power-up = ready
board-power-down = used
board-fate = Fate
board-kingslayer = kingslayer
board-mine = { $who }: for your eyes only
board-my-hand = Hand
board-my-graveyard = Graveyard
board-my-fate = Fate card
board-my-cards = Battle cards (won/lost)
board-my-discard = Used cards
board-my-starting = Starting buildings
board-black = loss or return
board-die = die
board-battle = Battle: { $area }
board-attackers =
    { $count ->
        [one] { $count } attacker face down
       *[other] { $count } attackers face down
    }
board-face-down = card face down
board-card = battle card: { $card }
board-ap = Automated opponent
board-scale = Warrior scale
board-actions = Action cards
board-actions-left = { $n } left
board-actions-used = used: { $used }
board-strength = strength
board-any = special ingredient

## The board on the page

board-island = The island
board-round-track = Round track
board-turn-order = Turn order
board-on-turn = on turn
board-fight = Battle
board-supply = Supply
board-starting = Starting buildings
board-battle-cards = Battle cards
board-used-cards = Used cards
board-fallen = Graveyard
board-fate-card = Fate card
board-fate-hint = At the end: each summoned warrior of these types brings VP equal to its level
board-won = won
board-lost = lost
board-guess = Which is the other side’s card?
board-deck = Deck { $level }
board-stack-left = Stack
board-removed = Removed
board-refresh = Refresh
board-attack-side = Attackers
board-defence-side = Defenders
board-defence = defence
board-power-ready = ready
board-power-spent = used
board-empty = empty
board-empty-hand = no warriors
board-free-space = free
board-worth = VP
board-citadel-worth = Citadel
board-covered = buildings below
board-next-summon = next to be summoned
board-action-deck = Action cards left
board-cause-loss = cause a loss
board-return-fallen = return a fallen
board-die-card = Die
board-when-player = A player’s province
board-when-own-or-free = Own or free province
board-do-use-resource = use the building
board-do-attack-province = attack it
board-do-attack-citadel = attack the Citadel
board-do-build = build
board-do-attack-least-defended = attack the least defended province
board-do-build-most-defended = build in the best defended own province
board-do-nearest-and-summon = nearest free building, then summon

# The end of the game.
detail-tie-break = In a tie
detail-kingslayer = Kingslayer: { $value }
detail-automated =
    { $rank ->
        [1] The automated opponent wins with { $score } VP.
       *[other] The automated opponent has { $score } VP.
    }
