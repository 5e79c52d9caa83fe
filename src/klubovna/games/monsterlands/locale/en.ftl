# Monster Lands. Names of members, monsters, lands, equipment, buildings and scenarios, and the effects of traps and loot stand in content/.

## Who plays, and how the game is set up

role-wind = Wind
role-water = Water
role-fire = Fire
role-jungle = Jungle
seat = Player { $number }

option-difficulty = Difficulty
option-ruses = Ruses (2 to 4 players)
option-queens-gift = Queen’s gift for the first player
option-more-monsters = More monsters at the Citadel
option-scenario = Solo scenario
option-dealt = Affinities are dealt at random

setup-affinity-twice =
    Only one clan can have the same affinity; { $affinity ->
        [wind] wind
        [water] water
        [fire] fire
       *[jungle] jungle
    } was chosen more than once.
setup-scenario-seats = Scenario { $scenario } is for one player alone; at this table sit { $seats }.
setup-ruses-alone = The Ruses module is for 2 to 4 players; one player alone meets ruses in scenario 8.
setup-scenario-level = Scenario { $scenario } ({ $name }) is not played on this level: { $level }.
setup-scenario-affinity =
    Scenario { $scenario } ({ $name }) is played by the clan of { $affinity ->
        [wind] wind
        [water] water
        [fire] fire
       *[jungle] the jungle
    }.
campaign-damaged = This is not the record of a campaign: its entry “{ $entry }” cannot be read.

scenario = Scenario { $number }: { $name }
rank-klutz = klutz
rank-apprentice = apprentice
rank-veteran = veteran
rank-hero = hero

## Things

joined = { $parts }
nothing = nothing

affinity-wind = wind
affinity-water = water
affinity-fire = fire
affinity-jungle = jungle
against-wind = wind
against-water = water
against-fire = fire
against-jungle = jungle
against-two = { $first } and { $second }

colour-strength = strength
colour-magic = magic
colour-haggle = persuasion
of-strength = strength
of-magic = magic
of-haggle = persuasion
die-of-strength = strength die
die-of-magic = magic die
die-of-haggle = persuasion die
die-strength = strength die
die-magic = magic die
die-haggle = persuasion die { $number }
dice-strength =
    { $n ->
        [one] { $n } strength die
       *[other] { $n } strength dice
    }
dice-magic =
    { $n ->
        [one] { $n } magic die
       *[other] { $n } magic dice
    }
dice-haggle =
    { $n ->
        [one] { $n } persuasion die
       *[other] { $n } persuasion dice
    }
dice-either =
    { $n ->
        [one] { $n } { $first } or { $second } die
       *[other] { $n } { $first } or { $second } dice
    }
dice-any =
    { $n ->
        [one] { $n } die of any colour
       *[other] { $n } dice of any colour
    }
faces = { " " }(persuasion dice show { $values })
no-faces = { "" }
rolled = { $colour } { $values }

amount-glory = { $n } glory
amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
amount-poison =
    { $n ->
        [one] { $n } venom
       *[other] { $n } venoms
    }
amount-defence =
    { $n ->
        [one] { $n } defence token
       *[other] { $n } defence tokens
    }
amount-trap =
    { $n ->
        [one] { $n } trap
       *[other] { $n } traps
    }
amount-loot =
    { $n ->
        [one] { $n } loot token
       *[other] { $n } loot tokens
    }
gain-hire = hire a mercenary for free
gain-equipment = an equipment card for free
benefit-defence =
    { $n ->
        [one] { $n } defence ability
       *[other] { $n } defence abilities
    }
benefit-reroll =
    { $n ->
        [one] { $n } reroll of a { $colour } die
       *[other] { $n } rerolls of { $colour } dice
    }

clan = { $affinity } – { $starters }
starter = { $name } ({ $does })
rookie = { $name } { $number }
traits = { $affinity }, reputation { $n }
traits-rookie = reputation { $n }
offered-member = { $who } ({ $traits }): { $does }
offered-member-notes = { $who } ({ $traits }): { $does } – { $notes }
note-chief = clan leader
note-wounded = wounded
note-assigned = on { $what }
note-settler = settler of { $what }
note-card = carries { $what }
hire =
    { $coins ->
        [one] { $name } for { $coins } coin ({ $traits }): brings { $dice }; { $does }
       *[other] { $name } for { $coins } coins ({ $traits }): brings { $dice }; { $does }
    }
hire-drinks =
    { $n ->
        [one] A round of drinks for { $n } coin: the guests leave, others come
       *[other] A round of drinks for { $n } coins: the guests leave, others come
    }

trap-basic = basic trap ({ $name })
trap-upgraded = { $name }
trap-hidden = hidden trap ({ $name })
trap-ruse = ruse ({ $name })
trap-price =
    { $n ->
        [one] { $trap } – { $n } coin
       *[other] { $trap } – { $n } coins
    }
laid-trap = { $trap }, { $traveller }
equipment-weapon = weapon
equipment-gear = gear
equipment-spell = spell
card = { $name } ({ $kind }): { $does }
card-of = { $name } ({ $kind }): { $does } – carried by { $who }
card-price =
    { $n ->
        [one] { $card } – { $n } coin
       *[other] { $card } – { $n } coins
    }
brew-potion = potion
brew-poison = venom
brews-none = Neither
brews-potion = A potion
brews-poison = A venom
brews-both = A potion and a venom
brew-space = The space for { $n } tokens
mine-space = { $dice } for { $coins }
quest-roll = roll mission ({ $dice }: at least { $target })
quest-pay = pay mission ({ $cost })
land-action = { $dice } → { $gain }
wages = owed: { $due }; in the purse: { $coins }
parts = glory { $glory }, reputation { $reputation }, trophies { $trophies }, affinities { $affinities }

## What cards do

ability-defence =
    { $n ->
        [one] { $n } defence ability
       *[other] { $n } defence abilities
    }
ability-defence-against =
    { $n ->
        [one] { $n } defence ability against { $against } monsters
       *[other] { $n } defence abilities against { $against } monsters
    }
ability-reroll =
    { $n ->
        [one] { $n } reroll ({ $colours })
       *[other] { $n } rerolls ({ $colours })
    }{ $die ->
        [other] , each of another die
       *[same] { "" }
    }{ $where ->
        [quest] { " " }on a mission
        [monster] { " " }against a monster
        [conquest] { " " }when conquering
       *[always] { "" }
    }
ability-die-bonus =
    each { $colour } die +{ $n }{ $where ->
        [quest] { " " }on a mission
        [monster] { " " }against a monster
        [conquest] { " " }when conquering
        [monster-conquest] { " " }against a monster and when conquering
       *[always] { "" }
    }
ability-trap-capacity = room for { $n } more traps
ability-capture-glory = +{ $n } glory for a capture
ability-buy-die =
    { $price ->
        [one] once a round a { $colour } die for { $price } coin, while not on a path
       *[other] once a round a { $colour } die for { $price } coins, while not on a path
    }
ability-hire-discount = once a round { $n } coins off a mercenary
ability-trap-discount = once a round { $n } coins off traps
ability-capture-bonus = +{ $n } towards a capture only
ability-kill-bonus = +{ $n } towards a kill only
ability-conquest-bonus = +{ $n } when conquering
ability-mine-bonus = once a round +{ $n } coins in the mine
ability-deflect =
    { $n ->
        [one] { $n } monster die strikes a neighbour instead
       *[other] { $n } monster dice strike a neighbour instead
    }
ability-take-potion = once a round a potion
ability-take-poison = once a round a venom
ability-take-potion-or-poison = once a round a potion or a venom
ability-victory-potions = { $n } potions for a beaten monster
ability-income = once a round { $n } coins
ability-capture-without-trap = captures without traps
ability-swap-die = once a round changes a die into one of another colour

ability-home-bonus = { $n } more dice instead of 1 on a land of its affinity
ability-prelude-die = before each attack one die strikes everybody here
ability-death-burst =
    { $n ->
        [one] when killed: { $n } hit on everybody here
       *[other] when killed: { $n } hits on everybody here
    }
ability-no-potions-no-poisons = no potions or venoms against it
ability-capture-traps = { $n } traps needed for a capture
ability-auto-wound =
    { $n ->
        [one] { $n } more hit with every attack
       *[other] { $n } more hits with every attack
    }
ability-double-panic = { $n } panic tokens while at the entrance
ability-citadel-arrival = comes to the entrance at once
ability-escape-on-capture = captured on a land it flees to the entrance
ability-die-penalty = each { $colour } die −{ $n }
ability-citadel-bonus = { $n } more dice at the entrance
ability-no-defence-abilities = no defence abilities against it
ability-glory-loss-on-wound = a wound costs { $n } glory
ability-no-weapons = no weapons against it

## Places

path = path { $name }
path-entrance-1 = upper entrance path
path-entrance-2 = lower entrance path
path-quest-a-1 = left path of the roll mission
path-quest-a-2 = right path of the roll mission
path-quest-b-1 = left path of the pay mission
path-quest-b-2 = right path of the pay mission
path-free = { $path }
path-land = { $path }: needs { $require }; room for { $reinforce } more; gives { $benefit }; { $glory } glory for a death
path-entrance =
    { $coins ->
        [0] { $path }: guards defend { $guard }
        [one] { $path }: guards defend { $guard }; { $coins } coin
       *[other] { $path }: guards defend { $guard }; { $coins } coins
    }
path-pay = { $path }: brings { $reward }
path-with = { $path }: { $who }; { $dice }
traveller = { $who }, { $path }
traveller-of = { $who } ({ $clan })
place-land = land { $name }
place-entrance = Citadel entrance
place-quest-a = roll mission
place-quest-b = pay mission
goal-roll = roll mission – { $dice }, at least { $target } for { $reward }; else { $glory } glory is lost
goal-pay = pay mission – { $dice } and { $cost } for { $left } (left) or { $right } (right)
goal-land = { $place }, { $land } (conquest { $n }) – { $foe }
goal-land-empty = { $place }, { $land } (conquest { $n }) – no monster
goal-entrance = Citadel entrance – { $foe }
foe =
    { $n ->
        [one] { $name } (attack { $n } die, capture { $capture }, kill { $kill })
       *[other] { $name } (attack { $n } dice, capture { $capture }, kill { $kill })
    }
shop = { $name }; no persuasion die there yet; you have { $coins }
shop-last = { $name }; last persuasion die there: { $n }; you have { $coins }
paying-full =
    { $coins ->
        [one] { $die }: no discount; you have { $coins } coin
       *[other] { $die }: no discount; you have { $coins } coins
    }
paying =
    { $coins ->
        [one] { $die }: { $off } off; you have { $coins } coin
       *[other] { $die }: { $off } off; you have { $coins } coins
    }
paying-basket =
    { $coins ->
        [one] { $die }: { $off } off; to pay so far { $cost }, you have { $coins } coin
       *[other] { $die }: { $off } off; to pay so far { $cost }, you have { $coins } coins
    }

attempt-quest = { $path }{ $dice }: { $n } of { $goal }
attempt-land = { $path }{ $dice }: { $n }, in all { $total }; { $name } falls at { $goal }
attempt-kill = { $path }{ $dice }: { $n }, in all { $total }; { $name }: kill { $kill }
attempt-capture = { $path }{ $dice }: { $n }, in all { $total }; { $name }: capture { $capture }, kill { $kill }
attack =
    { $n ->
        [one] { $name } attacks with { $n } die: { $traveller }
       *[other] { $name } attacks with { $n } dice: { $traveller }
    }
threat =
    { $n ->
        [one] { $traveller }: { $n } hit wounds{ $rest }
       *[other] { $traveller }: { $n } hits kill{ $rest }
    }
threat-wounded =
    { $n ->
        [one] { $traveller }, wounded: { $n } hit kills{ $rest }
       *[other] { $traveller }, wounded: { $n } hits kill{ $rest }
    }
trapping = { $paying }; traps { $n } of { $limit }
arming = { $paying }; defence tokens { $n } of { $limit }
brewing = { $n } tokens, the others are venoms; you have { $potions } and { $poisons }, at most { $limit } of each
hiring = { $paying }; surplus of glory { $surplus }
to-pay = to pay { $price }; you have { $coins }
discounted = { $name } for { $price }, with the card { $less }; you have { $coins }
shields = { $what } for { $coins }
unpaid = you had { $had } of the { $due } that were due
too-many =
    { $n ->
        [one] { $n } trap too many, { $limit } may stay
       *[other] { $n } traps too many, { $limit } may stay
    }
packing =
    { $n ->
        [one] { $traveller }; room for { $n } token
       *[other] { $traveller }; room for { $n } tokens
    }
trick = { $trap }, against { $traveller }; { $tokens } there
deflection =
    { $n ->
        [one] to { $who }, { $path }; the monster has { $n } die
       *[other] to { $who }, { $path }; the monster has { $n } dice
    }
shown = , { $dice }
met = ; { $met } of { $hits } met{ $rolled }
struck = ; the monster rolled { $values }
why-kill = { $what } killed
why-capture = { $what } captured
why-wound = wounded by { $what }
why-ability = ability of { $what }
why-death = death of { $what }
why-quest = { $what }
why-conquest = { $what } conquered
why-land = action of { $what }
why-loot = loot: { $what }
aim-quest = needed { $n }
aim-land = conquest { $n }
aim-kill = kill { $n }
aim-capture = capture { $capture }, kill { $n }
bill = { $who } pays { $cost } for { $reward }; you have { $have }
assault = { $name }: { $n } needed for { $glory } glory; { $traveller } with { $dice }

## What can be done

deed-lodge = Hunting lodge: buy traps
deed-laboratory = Laboratory: brew potions and venoms with a magic die
deed-tavern = Tavern: hire a mercenary, or a round of drinks for { $n }
deed-armoury = Armoury: buy up to 3 defence tokens
deed-pawnshop = Pawnshop: sell dice for a coin each
deed-market = Market: buy an equipment card
deed-mine = Mine: coins for strength dice
deed-outside = Send somebody: { $goal }
deed-settled = Use the land { $name }: { $does }
deed-use = { $name }: { $does }
deed-rookie = Rookie: change a die into one of another colour
deed-loot = Use loot: { $what }
deed-equipment = Pass an equipment card on
deed-sell =
    { $n ->
        [one] Sell the trophy { $name } ({ $n } point) for { $coins }
       *[other] Sell the trophy { $name } ({ $n } points) for { $coins }
    }
deed-settle = Settle the land { $name }: { $does }
deed-heal = Heal a wounded member with a potion

roll-strength = Roll a strength die
roll-magic = Roll a magic die
roll-haggle = Roll a persuasion die
roll-all = Roll all dice that are left
roll-again = Reroll { $die }
roll-again-marked = Reroll { $die } (rerolled before)
roll-poison = Use a venom: +{ $n }

## Decisions: set-up and deployment

ask-setup-affinity = { $who }: which affinity does your clan have?
ask-gift-die = { $who }: the Queen’s gift. Which die do you take?
ask-gift-token = { $who }: the Queen’s gift. What do you take besides the die?
ask-turn-deed = { $who }: what do you do?
    .none = Pass
ask-turn-finish = { $who }: anything else before your turn ends?
    .none = End the turn
ask-building-die = { $who }: which die do you place? ({ $about }) A persuasion die takes its value off the price; if it is lower than the last one, both.
ask-dice-haggle = { $who }: which persuasion die do you give? (still to give: { $about })
ask-lodge-trap = { $who }: which trap do you buy? ({ $about })
    .none = No more, pay
ask-lodge-discount = { $who }: on how many cards do you use the discount of 4 coins? ({ $about })
ask-trap-discard = { $who }: which trap do you discard? ({ $about })
ask-laboratory-space = { $who }: which space of the laboratory?
ask-laboratory-potions = { $who }: how many potions do you brew? ({ $about })
ask-tavern-hire = { $who }: whom do you hire? ({ $about })
    .none = Nobody
ask-tavern-discount = { $who }: do you use the discount of 4 coins? ({ $about })
ask-hire-free = { $who }: whom do you hire for free? (surplus of glory { $about })
ask-armoury-count = { $who }: how many defence tokens do you buy? ({ $about })
ask-pawnshop-strength =
    { $about ->
        [one] { $who }: how many strength dice do you sell for a coin each? (you have { $about } coin)
       *[other] { $who }: how many strength dice do you sell for a coin each? (you have { $about } coins)
    }
ask-pawnshop-magic =
    { $about ->
        [one] { $who }: how many magic dice do you sell for a coin each? (so far { $about } coin)
       *[other] { $who }: how many magic dice do you sell for a coin each? (so far { $about } coins)
    }
ask-pawnshop-haggle =
    { $about ->
        [one] { $who }: which persuasion die do you sell for a coin? (so far { $about } coin)
       *[other] { $who }: which persuasion die do you sell for a coin? (so far { $about } coins)
    }
    .none = No more
ask-market-card = { $who }: which card do you buy? ({ $about })
ask-market-free = { $who }: which card do you take for free?
ask-equipment-for = { $who }: who gets { $about }?
ask-equipment-displaced = { $who }: { $about } had to make room. Who gets it?
    .none = Nobody; it is lost
ask-equipment-pass = { $who }: which card do you pass on?
ask-equipment-to = { $who }: who gets { $about }?
ask-mine-space = { $who }: which space of the mine?
ask-settled-dice = { $who }: which dice do you place on { $about }?

ask-send-path = { $who }: which path?
ask-send-who = { $who }: who goes? ({ $about })
ask-send-quest-dice = { $who }: which dice go along? ({ $about })
ask-send-strength = { $who }: how many more strength dice? ({ $about })
ask-send-magic = { $who }: how many more magic dice? ({ $about })
ask-send-defence = { $who }: how many defence tokens? ({ $about })
ask-send-trap = { $who }: which trap goes along, face down? ({ $about })
    .none = No further trap
ask-send-brews = { $who }: potion and venom? ({ $about })

ask-ability-token = { $who }: which token do you take?
ask-rookie-give = { $who }: which die do you change?
ask-rookie-take = { $who }: which die do you take for the { $about }?
ask-settle-who = { $who }: who settles { $about }?
ask-heal-who = { $who }: whom does the potion heal? (potions: { $about })

## Decisions: adventure and clean-up

ask-adventure-deed = { $who }: anything before this path is resolved? ({ $about })
    .none = Nothing, go on
ask-roll-deed = { $who }: what about the roll? ({ $about })
    .none = Let the result stand
ask-quest-pay = { $who }: do you pay? ({ $about })
ask-quest-trap = { $who }: which trap do you give for the mission? (still to give: { $about })
ask-quest-loot = { $who }: which loot do you give for the mission? (still to give: { $about })
ask-ruse-reveal = { $who }: { $about } – do you reveal it?
ask-ruse-target = { $who }: { $about } – whom does it strike?
ask-ruse-cancel = { $who }: do you discard a defence token to cancel the ruse? ({ $about })
ask-ruse-steal = { $who }: which dice do you steal? ({ $about })
ask-defend-magic = { $who }: how many magic dice do you give up? Each takes a monster die away. ({ $about })
ask-deflect-to = { $who }: at whom does a monster die strike instead? ({ $about })
ask-deflect-dice = { $who }: how many monster dice do you turn away? ({ $about })
ask-defend-tokens = { $who }: how many defence tokens do you use? ({ $about })
ask-defend-potions = { $who }: how many potions do you drink? ({ $about })
ask-loot-glory = { $who }: do you use loot for glory now?
    .none = No
ask-conquest-try = { $who }: do you try to conquer the land? ({ $about })
ask-loot-take = { $who }: which loot do you take?
ask-cleanup-deed = { $who }: anything before the wages are paid? ({ $about })
    .none = Nothing, pay
ask-chief-deed = { $who }: anything before a new clan leader is named? (as it stands: { $about })
    .none = Nothing, go on
ask-chief-promote = { $who }: who becomes the clan leader?
ask-wages-deserter = { $who }: the coins do not pay for all. Who deserts? ({ $about })
ask-wages-equipment = { $who }: who inherits { $about }?
    .none = Nobody; it is lost

## Events: set-up and deployment

event-chose = { $seat } enters the game.
event-round = Round { $round } begins.
event-gift = The Queen makes a gift to { $seat }.
event-passed = { $seat } passes.
event-first-player = { $seat } is the first player now, with the lowest reputation ({ $reputation }).
event-placed = { $seat } places in the Citadel ({ $building }): { $die }.
event-bought-traps =
    { $coins ->
        [one] { $seat } buys for { $coins } coin ({ $left } left): { $traps }.
       *[other] { $seat } buys for { $coins } coins ({ $left } left): { $traps }.
    }
event-new-traps = New in the hunting lodge: { $traps }.
event-discarded-trap = { $seat } discards a trap: { $trap }.
event-brewed = { $seat } brews in the laboratory: potions { $potions }, venoms { $poisons }.
event-drinks =
    { $coins ->
        [one] { $seat } pays { $coins } coin for a round of drinks ({ $left } left); the guests leave the tavern.
       *[other] { $seat } pays { $coins } coins for a round of drinks ({ $left } left); the guests leave the tavern.
    }
event-hired =
    { $coins ->
        [0] { $seat } hires { $member } for free.
        [one] { $seat } hires { $member } for { $coins } coin ({ $left } left).
       *[other] { $seat } hires { $member } for { $coins } coins ({ $left } left).
    }
event-on-offer = New in the tavern: { $member }.
event-bought-defence =
    { $count ->
        [one] { $seat } buys { $count } defence token in the armoury, coins: { $coins } ({ $left } left).
       *[other] { $seat } buys { $count } defence tokens in the armoury, coins: { $coins } ({ $left } left).
    }
event-sold-dice =
    { $coins ->
        [one] { $seat } sells for { $coins } coin (now { $left }): { $dice }.
       *[other] { $seat } sells for { $coins } coins (now { $left }): { $dice }.
    }
event-bought-card =
    { $coins ->
        [one] { $seat } buys { $card } for { $coins } coin ({ $left } left).
       *[other] { $seat } buys { $card } for { $coins } coins ({ $left } left).
    }
event-equipped = { $seat }: { $member } carries { $card } now.
event-lost-card = { $seat } loses { $card }.
event-new-card = New on the market: { $card }.
event-mined =
    { $dice_count ->
        [one] { $seat } works in the mine with { $dice_count } strength die.
       *[other] { $seat } works in the mine with { $dice_count } strength dice.
    }
event-sent = { $seat } sends { $member } ({ $path }).
event-set-out =
    { $seat } sets out ({ $path }): { $dice }{ $traps ->
        [0] { "" }
        [one] , { $traps } trap
       *[other] , { $traps } traps
    }{ $defence ->
        [0] { "" }
        [one] , { $defence } defence token
       *[other] , { $defence } defence tokens
    }{ $potions ->
        [0] { "" }
        [one] , { $potions } potion
       *[other] , { $potions } potions
    }{ $poisons ->
        [0] { "" }
        [one] , { $poisons } venom
       *[other] , { $poisons } venoms
    }.
    .known =
        { $seat } sets out ({ $path }): { $dice }{ $defence ->
            [0] { "" }
            [one] , { $defence } defence token
           *[other] , { $defence } defence tokens
        }{ $potions ->
            [0] { "" }
            [one] , { $potions } potion
           *[other] , { $potions } potions
        }{ $poisons ->
            [0] { "" }
            [one] , { $poisons } venom
           *[other] , { $poisons } venoms
        }{ $traps ->
            [0] { "" }
            [one] ; { $traps } trap: { $laid }
           *[other] ; { $traps } traps: { $laid }
        }.
event-benefit = Benefit of { $path }: { $benefit }.
event-used-land = { $seat } uses the land { $land }.

event-gained = { $seat } gains { $gain }.
event-no-room = { $seat } has to discard { $gain }.
event-took-dice = { $seat } takes { $dice }{ $haggle }.
event-glory = { $seat } gains { $glory } glory – { $why }.
event-lost-glory = { $seat } loses { $glory } glory – { $why }.
event-used = { $seat } uses the ability of { $member }.
event-swapped = { $seat } changes a { $die } into a { $colour } die.
event-used-loot = { $seat } uses loot: { $loot }.
event-sold-trophy =
    { $coins ->
        [one] { $seat } sells the trophy { $monster } for { $coins } coin (now { $left }).
       *[other] { $seat } sells the trophy { $monster } for { $coins } coins (now { $left }).
    }
event-settled = { $seat }: { $member } settles { $land }.
event-healed = { $seat } heals { $member } with a potion.

## Events: adventure

event-quest = Now the { $quest }.
event-rolled = Roll ({ $path }): { $rolls }.
event-rerolled = Reroll ({ $path }): { $before } becomes { $after }.
event-poisoned = Venom: +2 ({ $path }).
event-result = Result ({ $path }): { $result }, in all { $total } ({ $goal }).
event-quest-won = { $seat } completes the { $quest }.
event-quest-failed = { $seat } fails the { $quest }.
event-consoled = { $seat } completes the mission too, but gets only the consolation.
event-quest-paid = { $seat } pays for the { $quest }.
event-battle = Battle: { $monster } ({ $place }).
event-revealed = Revealed ({ $path }): { $trap }.
event-kept-hidden = A token stays face down ({ $path }).
event-ruse = From { $path } against { $target }: { $trap }.
event-ruse-cancelled = A defence token cancels the ruse from { $path }.
event-stole = Stolen from { $target } to { $path }: { $dice }.
event-gave-up-magic =
    { $count ->
        [one] { $count } magic die given up against the monster ({ $path }); dice left against this path: { $left }.
       *[other] { $count } magic dice given up against the monster ({ $path }); dice left against this path: { $left }.
    }
event-struck =
    { $hits ->
        [one] The monster rolls { $rolls }: { $hits } hit ({ $path })
       *[other] The monster rolls { $rolls }: { $hits } hits ({ $path })
    }{ $auto ->
        [0] .
       *[other] , { $auto } of them without a die.
    }
event-prelude =
    { $hits ->
        [one] Before its attack the monster rolls { $black }: { $hits } hit on everybody here.
       *[other] Before its attack the monster rolls { $black }: { $hits } hits on everybody here.
    }
event-deflected =
    { $count ->
        [one] { $count } monster die turned away from { $path } to { $target }.
       *[other] { $count } monster dice turned away from { $path } to { $target }.
    }
event-burst = The monster { $monster } strikes everybody here while dying.
event-prevented =
    Hits prevented ({ $path }){ $abilities ->
        [0] { "" }
       *[other] , by abilities { $abilities }
    }{ $tokens ->
        [0] { "" }
       *[other] , by defence tokens { $tokens }
    }{ $potions ->
        [0] { "" }
       *[other] , by potions { $potions }
    }; left: { $left }.
event-wounded = { $member } is wounded ({ $path }).
event-died = { $member } of { $seat } dies ({ $path }).
event-captured = { $seat } captures { $monster }.
event-killed = { $seat } kills { $monster }.
event-fled = The monster { $monster } flees to the Citadel.
event-conquered = { $seat } conquers { $land }.
event-looted = { $seat } takes loot: { $loot }.
event-calm = The Citadel is safe; all panic ends.

## Events: clean-up and the end

event-came-home = { $member } comes home ({ $seat }).
event-at-entrance = The monster { $monster } stands at the Citadel entrance.
event-monster-left = The monster { $monster } goes away.
event-panic = Panic closes a building: { $building }.
event-promoted = { $member } becomes the clan leader of { $seat }.
event-wages =
    { $coins ->
        [0]
            { $due ->
                [0] { $seat } pays no wages.
               *[other] { $seat } cannot pay any of the wages (due: { $due }).
            }
        [one] { $seat } pays { $coins } coin in wages (due: { $due }, left: { $left }).
       *[other] { $seat } pays { $coins } coins in wages (due: { $due }, left: { $left }).
    }
event-deserted = { $member } deserts { $seat }.
event-new-monster = The monster { $monster } comes to { $place }.
event-new-land = New as { $place }: { $land }.
event-new-quest = New mission: { $quest }.
event-new-clan = { $seat } begins again, with { $member } as clan leader.
event-scored =
    { $vp ->
        [one] { $seat }: { $vp } point – glory { $glory }, reputation { $reputation }, trophies { $trophies }, affinities { $affinities }.
       *[other] { $seat }: { $vp } points – glory { $glory }, reputation { $reputation }, trophies { $trophies }, affinities { $affinities }.
    }

## Events: Sam

event-sam-rolled = Sam rolls red { $red } and yellow { $yellow }.
event-sam-placed =
    { $count ->
        [one] Sam places in the Citadel ({ $building }): { $die }.
       *[other] Sam places in the Citadel ({ $building }): { $die }, { $count } times.
    }
event-sam-sent = Sam sends somebody ({ $path }).
event-sam-took-traps = Sam takes traps: { $traps }.
event-sam-took-member = Sam takes { $member } from the tavern.
event-sam-took-card = Sam takes { $card } from the market.
event-sam-quest = Sam completes the { $quest }.
event-sam-monster = Sam drives { $monster } away.
event-sam-land = Sam takes { $land }.

## The end

detail-parts = Where the points come from
detail-scenario = { $value }
detail-difficulty = Difficulty: { $value }
detail-rank = Rank: { $value }

## The board at the terminal

board-round = Round { $round } of { $rounds }
board-over = the game is over
board-phase-set-up = set-up
board-phase-pool = dice pool
board-phase-placement = deployment
board-phase-adventure = adventure
board-phase-clean-up = clean-up
board-difficulty = difficulty: { $name }
board-extra =
    { $n ->
        [one] monsters roll { $n } more die
       *[other] monsters roll { $n } more dice
    }
board-first = first player
board-ruses = with ruses
board-queens-gift = Queen’s gift
board-more-monsters = more monsters
board-sam =
    { $n ->
        [one] Sam has { $n } token left
       *[other] Sam has { $n } tokens left
    }
board-goal-kit = full kit
board-goal-quests =
    { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }
board-goal-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-goal-spread = mercenaries by affinity { $counts }
board-goal-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-panic = panic
board-closed = closed
board-basket = in the basket:
board-laboratory = a magic die brews { $most } tokens on the first space, { $least } on the second
board-armoury = up to { $n } defence tokens for { $price } each
board-pawnshop = { $price } for every die
board-loot = Loot
board-left = left
board-right = right
board-upper = upper path
board-lower = lower path
board-goal = at least { $n } for { $reward }
board-penalty = failing costs { $n } glory
board-cost = costs { $cost }
board-rewards = { $left } left, { $right } right
board-conquest = conquest { $n } for { $glory } glory
board-taken = taken
board-path = path
board-needs = needs
board-room = room for
board-gives = gives
board-death = death glory
board-there = who is there
board-no-monster = no monster
board-attack = attack { $dice }
board-capture = capture { $n }: { $reward }
board-kill =
    { $trophies ->
        [one] kill { $n }: { $reward }, { $trophies } trophy
       *[other] kill { $n }: { $reward }, { $trophies } trophies
    }
board-guards = guards { $n }
board-result = result { $n }
board-damage = so far { $n }
board-rolled = rolled { $dice }
board-unrolled = to roll
board-flat = +{ $n } in all
board-kill-bonus = +{ $n } towards a kill
board-capture-bonus = +{ $n } towards a capture
board-rerolls =
    { $n ->
        [one] { $n } reroll left
       *[other] { $n } rerolls left
    }
board-head-clan = Clan
board-head-points = Points
board-head-glory = Glory
board-head-dice = Dice
board-icons = affinities:
board-passed = passed
board-trophies = Trophies
board-lands = Lands
board-traps = traps
board-mine = Your clan
board-settled = settled
board-unsettled = not settled
board-surplus = surplus of glory { $n }
board-quests = missions completed { $n }
board-wage = wages { $n } each
board-mark-strength = strength
board-mark-magic = magic
board-mark-haggle = persuasion
board-mark-coins = coins
board-mark-reputation = reputation
board-mark-trap = trap
board-mark-defence = defence
board-mark-potion = potion
board-mark-poison = venom
board-mark-chief = clan leader
board-mark-wounded = wounded
board-mark-assigned = on a path
board-mark-settler = settler

## The board on the page

board-page-bonus = bonus
board-page-capture = capture
board-page-citadel = Citadel
board-page-conquest = conquest
board-page-deck = in the deck
board-page-deck-events = path headers
board-page-deck-lands = lands
board-page-deck-monsters = monsters
board-page-deck-panic = panic tokens
board-page-deck-quests = missions
board-page-decks = Piles
board-page-dice = dice
board-page-discarded = discarded
board-page-drinks = Round of drinks
board-page-extra = more monster dice
board-page-glory = glory
board-page-guards = guards defend
board-page-hits = hits to answer
board-page-in-all = in all
board-page-kill = kill
board-page-map = The Citadel and the Outside
board-page-monster-dice = dice of the monster
board-page-points = points
board-page-quests-done = missions completed
board-page-remaining = left
board-page-rerolls = rerolls left
board-page-round-of = Round
board-page-sam-tokens = tokens of Sam left
board-page-supply = Dice in the supply
board-page-surplus = surplus of glory
board-page-to-roll = still to roll
board-page-track = Glory and reputation
board-page-trophies = trophies
board-page-used = used
board-page-wages = wages each
board-page-amount-glory = glory
board-page-amount-coins = coins
board-page-amount-potion = potion
board-page-amount-poison = venom
board-page-amount-defence = defence token
board-page-amount-trap = trap
board-page-amount-loot = loot token
