# Root. Names of cards, quests, factions, leaders, characters, ministers, plots, services and items stand in content/.

## Who plays, and how the game is set up

role-marquise = Marquise de Cat
role-eyrie = Eyrie Dynasties
role-alliance = Woodland Alliance
role-vagabond = Vagabond
role-lizards = Lizard Cult
role-riverfolk = Riverfolk Company
role-duchy = Underground Duchy
role-corvids = Corvid Conspiracy
faction-second = Second { $name }

option-map = Map
option-deck = Shared deck
option-any-reach = Allow factions with a reach below 17 together
option-seating = Seating, and so the turn order: random, or given as the players entered

setup-vagabonds = { $count } seats want to play the Vagabond, but at most { $most } can.
setup-reach = These factions have a reach of { $reach } together, and { $least } is the least. Choose others, or let the option any_reach allow it.

## Things

suit-bird = bird
suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
card = { $name } ({ $suit })

clearing = { $number } ({ $suit })
clearing-burrow = the Burrow
clearing-forest = forest { $number }
way = { $start } → { $to }

piece-sawmill = sawmill
piece-workshop = workshop
piece-recruiter = recruiter
piece-roost = roost
piece-base = base
piece-garden = garden
piece-citadel = citadel
piece-market = market
piece-wood = wood
piece-keep = keep
piece-sympathy = sympathy
piece-trade-post = trade post
piece-tunnel = tunnel
piece-plot = plot
piece-warrior = warrior

tool = { $name } ({ $marks })
mark-exhausted = exhausted
mark-damaged = damaged
mark-ruin = from a ruin

phase-set-up = Set-up
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

leader = { $name } (viziers: { $viziers })
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build

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

minister = { $name } ({ $rank })
rank-squire = squire
rank-noble = noble
rank-lord = lord
price = { $n }

## Things asked and offered, with the number that decides

part = { $phase } (actions left: { $n })
clash = clearing { $where }; hits so far: attacker { $dealt }, defender { $taken }
hits-left = clearing { $where }, hits left: { $n }
payment = clearing { $where }, left to pay: { $n }
building = { $what } (wood: { $wood }, { $vp } VP)
site = { $where } – supporters: { $n }, { $vp } VP
site-martial-law = { $where } – supporters: { $n } under Martial Law, { $vp } VP
post = { $where } – 2 funds: { $who }, { $vp } VP
service-price = { $name } (price: { $n })
debt = { $who }; owed in all: { $n }
spaces = { $suit } track, spaces left to fill: { $n }
recruits = suit: { $suit }, warriors left: { $n }
raiders = from clearing { $where }, warriors left: { $n }
swaying = { $who }, cards left: { $n }
scoring = { $what } – { $vp } VP
trip = { $where } – boots: { $n }
allied-hits = { $who }; hits: { $n }
rewarded = { $what } (victory points: { $vp })

reason-removed = pieces removed
reason-item = crafted item
reason-building = building
reason-roosts = roosts
reason-turmoil = birds in the Decree
reason-sympathy = sympathy
reason-explore = explored ruin
reason-quest = quests completed
reason-aid = aid to an ally
reason-relation = relationship
reason-protector = Protector
reason-gardens = gardens
reason-dividends = dividends
reason-post = trade post
reason-crown = swayed minister
reason-banker = Banker
reason-duchess = Duchess of Mud, tunnels
reason-baron = Baron of Dirt, markets
reason-earl = Earl of Stone, citadels
reason-plots = face-up plots
reason-path = opened path
reason-pass = the Pass

## What can be done

deed-craft = Craft: { $what }
deed-craft-item = Craft: { $what } – { $item }, { $vp } VP
deed-export = Export instead of crafting: { $what }
deed-use = Use a crafted card: { $what }
deed-activate = Activate a dominance card: { $what }
deed-take = Take an available card: { $what }
deed-open = Open a closed path: { $what }
deed-expose = Expose the plot in clearing { $what }

deed-move = Move
deed-march = March
deed-battle = Battle
deed-recruit = Recruit
deed-build = Build

deed-overwork = Overwork: a card for a wood
deed-extra = One more action for a bird card

deed-decree-recruit = Decree: recruit ({ $what })
deed-decree-move = Decree: move ({ $what })
deed-decree-battle = Decree: battle ({ $what })
deed-decree-build = Decree: build ({ $what })
deed-turmoil = Decree: a card that cannot be obeyed ({ $what }) – turmoil

deed-revolt = Revolt
deed-spread = Spread sympathy
deed-mobilize = Mobilize: a card to the supporters
deed-train = Train: a card for an officer
deed-organize = Organize: a warrior for a sympathy token

deed-slip = Slip
deed-explore = Explore the ruin
deed-aid = Aid
deed-quest = Complete a quest: { $what }
deed-strike = Strike
deed-repair = Repair an item
deed-special = Special action: { $what }
deed-stow = Move from its track to the satchel: { $what }
deed-lay = Move from the satchel to its track: { $what }

deed-outcast = Adjust the Outcast
deed-crusade-battle = Crusade: battle
deed-crusade-move = Crusade: move, then battle
deed-convert = Convert an enemy warrior
deed-sanctify = Sanctify an enemy building
deed-score = Score for gardens
deed-sacrifice = Sacrifice: a bird for an acolyte

deed-draw = Draw a card
deed-post = Establish a trade post with garrison

deed-dig = Dig a tunnel
deed-minister = Minister acts: { $what }
deed-sway = Sway a minister: { $what } – reveal { $cards } cards, { $vp } VP

deed-flip = Flip the plot in clearing { $what }: { $vp } VP
deed-plot = Place a plot
deed-trick = Trick: swap two plots
deed-exert = Exert: one action instead of drawing

deed-for-acolytes = { $what } (acolytes: { $n })
deed-for-warriors = { $what } (warriors removed: { $n })

trigger-ferry = A card for the ferry: { $where }
trigger-hospitals = Field hospitals: clearing { $where }
trigger-base = Loss of the base: clearing { $where }
trigger-outrage = Outrage: clearing { $where }
trigger-damage-vagabond = The Vagabond damages items: clearing { $where }
trigger-damage-vagabond-2 = The second Vagabond damages items: clearing { $where }
trigger-fear = Fear of the faithful: clearing { $where }
trigger-disruption = Trade disruption: clearing { $where }
trigger-services = Buying services of the Riverfolk
trigger-price = Price of failure
trigger-raid = Raid: clearing { $where }

## Decisions: shared rules

ask-trigger = { $who }: several things happen at once. Which comes first?
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
ask-move-to = { $who }: where to? (from: { $about })
ask-move-count = { $who }: how many warriors move? ({ $about })
ask-move-ferry = { $who }: do you go by ferry? ({ $about })
ask-battle-where = { $who }: in which clearing do you battle?
    .none = Do not battle
ask-battle-whom = { $who }: whom do you attack in clearing { $about }?
ask-battle-ambush = { $who }: will you play an ambush in clearing { $about }?
    .none = No ambush
ask-battle-foil = { $who }: will you foil the ambush in clearing { $about }?
    .none = Do not foil it
ask-battle-hit = { $who }: what do the hits remove? ({ $about })
ask-dominance-pay = { $who }: which card do you spend to take { $about }?
ask-path-pay = { $who }: which card do you spend to open the path?

## Decisions: crafted cards

ask-effect-battle = { $who }: which crafted card do you use in the battle? ({ $about })
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
ask-effect-propaganda-where = { $who }: in which clearing do you replace a warrior? (card: { $about })
ask-effect-propaganda-whom = { $who }: whose warrior do you replace in clearing { $about }?
ask-effect-orders = { $who }: whose warriors get false orders?
ask-effect-orders-from = { $who }: from where do the warriors go ({ $about })?
ask-effect-orders-to = { $who }: where do half of the warriors go? (from: { $about })
ask-effect-swap = { $who }: with whom do you swap a card?
ask-effect-swap-card = { $who }: which card do you give back ({ $about })?
ask-effect-league-item = { $who }: which crafted item do you exhaust?
ask-effect-league = { $who }: what do you do for the exhausted item?

## Decisions: Marquise de Cat

ask-marquise-keep = { $who }: in which corner does your keep stand?
ask-marquise-start = { $who }: where does your first { $about } stand?
ask-marquise-wood =
    { $about ->
        [one] { $who }: there is wood for one sawmill only. Which one gets it?
       *[other] { $who }: there are { $about } wood only. Which sawmills get them?
    }
ask-marquise-recruit =
    { $about ->
        [one] { $who }: there is one warrior only. Which recruiter gets it?
       *[other] { $who }: there are { $about } warriors only. Which recruiters get them?
    }
ask-marquise-build = { $who }: what do you build?
ask-marquise-build-where = { $who }: where do you build? ({ $about })
ask-marquise-build-wood = { $who }: from where do you take the wood? ({ $about })
ask-marquise-overwork = { $who }: at which sawmill do you place the wood? (card: { $about })
ask-marquise-overwork-card = { $who }: which card do you spend to overwork?
ask-marquise-extra = { $who }: which bird card do you spend for one more action?
ask-marquise-hospital = { $who }: which card do you spend to save the warriors from clearing { $about }?
    .none = Do not save them

## Decisions: Eyrie Dynasties

ask-eyrie-start = { $who }: in which corner do you start?
ask-eyrie-leader = { $who }: who leads you?
ask-eyrie-leader-new = { $who }: who is your new leader?
ask-eyrie-decree = { $who }: which card do you add to the Decree?
    .none = No second card
ask-eyrie-decree-column = { $who }: into which column goes { $about }?
ask-eyrie-roost = { $who }: where does your new roost stand?
ask-eyrie-recruit = { $who }: at which roost do you recruit?
ask-eyrie-build = { $who }: where do you build a roost?

## Decisions: Woodland Alliance

ask-alliance-revolt = { $who }: where does the revolt break out?
ask-alliance-spread = { $who }: where do you place sympathy?
ask-alliance-supporter = { $who }: which supporters do you spend? ({ $about })
ask-alliance-supporter-limit =
    { $about ->
        [one] { $who }: without a base you keep five supporters. Which one goes?
       *[other] { $who }: without a base you keep five supporters. Which { $about } go?
    }
ask-alliance-outrage = { $who }: which card do you give to the supporters for the outrage in clearing { $about }?
ask-alliance-mobilize = { $who }: which card joins the supporters?
ask-alliance-train = { $who }: which card do you spend to train an officer?
ask-alliance-recruit = { $who }: at which base do you recruit?
ask-alliance-organize = { $who }: where do you remove a warrior to place sympathy?

## Decisions: Vagabond

ask-vagabond-character = { $who }: which character are you?
ask-vagabond-forest = { $who }: in which forest do you start?
ask-vagabond-refresh = { $who }: which items do you refresh? (at most { $about })
    .none = No more
ask-vagabond-slip = { $who }: where do you slip to? (from: { $about })
ask-vagabond-move = { $who }: where do you move? (from: { $about })
ask-vagabond-company = { $who }: whose warriors come along? (to: { $about })
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
ask-vagabond-swift = { $who }: how many swords do you exhaust for extra hits? ({ $about })
ask-vagabond-glide = { $who }: where do you glide?

## Decisions: Lizard Cult

ask-cult-corner = { $who }: in which corner do you start?
ask-cult-outcast = { $who }: which suit is the Outcast?
ask-cult-convert = { $who }: in which clearing do you convert a warrior?
ask-cult-convert-whom = { $who }: whose warrior do you convert in clearing { $about }?
ask-cult-sanctify = { $who }: in which clearing do you sanctify a building?
ask-cult-sanctify-what = { $who }: which building gives way to a garden in clearing { $about }?
ask-cult-build = { $who }: which card do you reveal to build a garden?
ask-cult-build-where = { $who }: where does the garden stand? (card: { $about })
ask-cult-recruit = { $who }: which card do you reveal to recruit?
ask-cult-recruit-where = { $who }: where do you recruit? (card: { $about })
ask-cult-score = { $who }: which card do you spend to score for its gardens?
ask-cult-sacrifice = { $who }: which bird card do you reveal for an acolyte?

## Decisions: Riverfolk Company

ask-riverfolk-buy = { $who }: which service of the Riverfolk do you buy? (purchases left: { $about })
    .none = Nothing
ask-riverfolk-buy-card = { $who }: which card of the Riverfolk do you take?
ask-riverfolk-start =
    { $about ->
        [one] { $who }: where do you place the last starting warrior?
       *[other] { $who }: where do you place { $about } starting warriors?
    }
ask-riverfolk-price = { $who }: what does the service cost? ({ $about })
ask-riverfolk-commit = { $who }: whose warrior do you commit?
ask-riverfolk-space = { $who }: on which track do you use a space for the question mark?
ask-riverfolk-craft = { $who }: whose funds do you commit to crafting? ({ $about })
ask-riverfolk-spend = { $who }: whose warrior do you spend?
ask-riverfolk-recruit = { $who }: where do you recruit?
ask-riverfolk-post = { $who }: where do you establish a trade post?
ask-riverfolk-disruption = { $who }: trade disruption – how many funds of this owner go back? ({ $about })

## Decisions: Underground Duchy

ask-duchy-corner = { $who }: in which corner do you surface?
ask-duchy-price = { $who }: which minister do you lose?
ask-duchy-build-card = { $who }: which card do you reveal to build?
ask-duchy-build-where = { $who }: where do you build? (card: { $about })
ask-duchy-build = { $who }: what do you build in clearing { $about }?
ask-duchy-dig-card = { $who }: which card do you spend to dig?
ask-duchy-dig-from = { $who }: which tunnel do you remove first? (card: { $about })
ask-duchy-dig-where = { $who }: where does the new tunnel lead? (card: { $about })
ask-duchy-dig-count = { $who }: how many warriors come up from the Burrow to clearing { $about }?
    .none = Nobody
ask-duchy-foremole-card = { $who }: which card do you reveal for the Foremole?
ask-duchy-brigadier = { $who }: what does the Brigadier order, twice at most?
ask-duchy-banker = { $who }: which cards of one suit do you spend, each for a point?
    .none = No more
ask-duchy-mayor = { $who }: whose action does the Mayor take?
ask-duchy-sway-card = { $who }: which cards do you reveal to sway a minister? ({ $about })

## Decisions: Corvid Conspiracy

ask-corvids-scatter = { $who }: where do you place a warrior? (suit: { $about })
ask-corvids-recruit = { $who }: which card do you spend to recruit?
ask-corvids-recruit-suit = { $who }: in the clearings of which suit do you recruit?
ask-corvids-recruit-where = { $who }: there are too few warriors. Where do you recruit? ({ $about })
ask-corvids-plot-where = { $who }: where do you place a plot?
ask-corvids-plot = { $who }: which plot do you place in clearing { $about }?
ask-corvids-trick = { $who }: which plot do you swap?
ask-corvids-trick-with = { $who }: with which plot do you swap the one in clearing { $about }?
ask-corvids-exert = { $who }: which action do you take instead of drawing?
ask-corvids-raid-where = { $who }: there are too few warriors. Where does the raid place them? ({ $about })
ask-corvids-expose-guess = { $who }: which plot do you suspect in clearing { $about }?
ask-corvids-expose-card = { $who }: which card do you show the Corvids (clearing { $about })?

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

event-wood-spent = { $faction } paid for a building, wood: { $count }.
event-hospitals =
    { $count ->
        [one] { $faction } saved { $count } warrior at the keep.
       *[other] { $faction } saved { $count } warriors at the keep.
    }

event-leader = { $faction }: the leader is { $leader }.
event-decreed = { $faction } added { $card } to the Decree: { $column }.
event-turmoil = { $faction } fell into turmoil.
event-purged =
    { $count ->
        [one] { $faction } purged the Decree: { $count } card.
       *[other] { $faction } purged the Decree: { $count } cards.
    }

event-revolt = { $faction }: a revolt broke out in clearing { $clearing }.
event-officer =
    { $count ->
        [one] { $faction } trained an officer, now { $count } officer.
       *[other] { $faction } trained an officer, now { $count } officers.
    }
event-officers-lost =
    { $count ->
        [one] { $faction } lost { $count } officer.
       *[other] { $faction } lost { $count } officers.
    }
event-outrage = Outrage in clearing { $clearing }: { $faction } gave a card to the supporters.
    .known = Outrage in clearing { $clearing }: { $faction } gave { $card } to the supporters.
event-outrage-hand = Outrage in clearing { $clearing }: { $faction } had no fitting card and showed the hand.
    .known = Outrage in clearing { $clearing }: { $faction } had no fitting card and showed the hand: { $cards }.
event-supporter = { $faction } gained a supporter.
    .known = { $faction } gained a supporter: { $card }.
event-supporter-lost = { $faction } lost a supporter: { $card }.

event-character = { $faction } is the { $character }.
event-wandered = { $faction } went: { $from } → { $to }.
event-refreshed-item = { $faction } refreshed an item: { $item }.
event-exhausted-item = { $faction } exhausted an item: { $item }.
event-exhausted-crafted = { $faction } exhausted an item: { $item }.
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

event-outcast = The Outcast is now { $suit }.
event-outcast-hated = The Outcast is hated: { $suit }.
event-souls-discarded =
    { $count ->
        [one] { $faction } discarded the Lost Souls: { $count } card.
       *[other] { $faction } discarded the Lost Souls: { $count } cards.
    }
event-acolytes-spent =
    { $count ->
        [one] { $faction } spent { $count } acolyte.
       *[other] { $faction } spent { $count } acolytes.
    }
event-acolytes-gained =
    { $count ->
        [one] { $faction } gained { $count } acolyte.
       *[other] { $faction } gained { $count } acolytes.
    }
event-ritual-revealed = { $faction } revealed { $card }.
event-ritual-took-back =
    { $count ->
        [one] { $faction } took back { $count } revealed card.
       *[other] { $faction } took back { $count } revealed cards.
    }

event-riverfolk-bought = { $faction } bought a service: { $service } (price { $price }).
event-riverfolk-bought-card = { $faction } bought { $card }.
event-riverfolk-prices = Prices of the Riverfolk: hand card { $card }, riverboats { $boats }, mercenaries { $hire }.
event-riverfolk-protected =
    { $count ->
        [one] Protectionism: the Riverfolk placed { $count } warrior in payments.
       *[other] Protectionism: the Riverfolk placed { $count } warriors in payments.
    }
event-riverfolk-gathered =
    { $count ->
        [one] The Riverfolk gathered { $count } fund.
       *[other] The Riverfolk gathered { $count } funds.
    }
event-riverfolk-committed = The Riverfolk committed a fund: { $faction }.
event-riverfolk-spent =
    { $count ->
        [one] The Riverfolk spent { $count } fund: { $faction }.
       *[other] The Riverfolk spent { $count } funds: { $faction }.
    }
event-riverfolk-exported =
    { $count ->
        [one] The Riverfolk exported { $card } for { $count } warrior in payments.
       *[other] The Riverfolk exported { $card } for { $count } warriors in payments.
    }
event-riverfolk-disrupted =
    { $count ->
        [one] Trade disruption: { $count } fund went back ({ $faction }).
       *[other] Trade disruption: { $count } funds went back ({ $faction }).
    }

event-duchy-revealed = { $faction } revealed { $card }.
event-duchy-took-back =
    { $count ->
        [one] { $faction } took back { $count } revealed card.
       *[other] { $faction } took back { $count } revealed cards.
    }
event-duchy-minister-acts = { $faction }: { $minister } acted.
event-duchy-swayed = { $faction } swayed a minister: { $minister }.
event-duchy-minister-lost = { $faction } lost a minister: { $minister }.

event-plotted = { $faction } placed a plot face down in clearing { $clearing }.
    .known = { $faction } placed a plot face down in clearing { $clearing }: { $plot }.
event-flipped = { $faction } flipped the plot in clearing { $clearing }: { $plot }.
event-tricked = { $faction } swapped two plots: { $from } and { $to }.
event-exerted = { $faction } exerted: one action instead of drawing.
event-raided = { $faction }: a raid spread from clearing { $clearing }.
event-exposed = { $faction } exposed the plot in clearing { $clearing }: { $plot }.
    .known = { $faction } exposed the plot in clearing { $clearing }: { $plot }. Shown card: { $card }.
event-guessed-wrong = { $faction } guessed wrong in clearing { $clearing }: { $plot }. The shown card goes to the Corvids.
    .known = { $faction } guessed wrong in clearing { $clearing }: { $plot }. The shown card goes to the Corvids: { $card }.

## The table in the terminal

suit-mark-bird = (B)
suit-mark-fox = (F)
suit-mark-rabbit = (R)
suit-mark-mouse = (M)

piece-short-sawmill = saw
piece-short-workshop = work
piece-short-recruiter = recr
piece-short-roost = roost
piece-short-base = base
piece-short-garden = gard
piece-short-citadel = cit
piece-short-market = mark
piece-short-wood = wood
piece-short-keep = KEEP
piece-short-sympathy = sym
piece-short-trade-post = post
piece-short-tunnel = tun
piece-short-plot = plot

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
board-item-supply = items to craft
board-available = Available
board-lost-souls = Lost Souls
board-quests = Quests
board-mine = your hand
board-empty-hand = no cards
board-cost = cost
board-points = { $vp } VP

board-of-actions = actions left
board-of-recruited = recruited
board-of-leader = leader
board-of-deposed = deposed
board-of-decree = Decree
board-of-left = still to obey
board-of-supporter-count = supporters
board-of-supporters = supporters
board-of-officers = officers
board-of-operations = operations taken
board-of-bases = bases
board-of-sympathy = sympathy on the map
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
board-of-acting = actions begun
board-of-aids = aids this turn
board-of-quests = completed quests
board-of-ruin-items = items under ruins
board-of-seen-in-ruins = seen under ruins
board-of-outcast = Outcast
board-of-hated = hated
board-of-acolytes = acolytes
board-of-gardens = gardens
board-of-scored = scored this turn
board-of-payments = payments
board-of-funds = funds
board-of-committed = committed
board-of-on-tracks = on tracks
board-of-posts-left = trade posts left
board-of-posts-lost = trade posts lost
board-of-prices = prices
board-of-hired-by = mercenaries hired by
board-of-riverboats = riverboats
board-of-burrow = in the Burrow
board-of-tunnels = tunnels left
board-of-citadels = citadels left
board-of-markets = markets left
board-of-swayed = swayed
board-of-acted = have acted
board-of-crowns = crowns left
board-of-plotted = plots placed this turn
board-of-exerted = exerted
board-of-supply-count = plots left
board-of-supply = plots left
board-of-plots = plots
word-loyal-vizier = vizier

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
board-page-relations = Relationships
board-page-leaders = Leaders
board-page-characters = Characters
board-page-services = Services and their prices
board-page-ministers = Ministers
board-page-plots = Plots

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
board-wood-cost = Wood
board-words-more-supporters = Supporters to spend

board-leader-builder = Crafted items bring their full points.
board-leader-charismatic = Each recruiting places two warriors.
board-leader-commander = One extra hit as attacker.
board-leader-despot = 1 VP more for a battle in which an enemy building or token is removed.

board-character-thief = Torch: take a random card from a player in your clearing.
board-character-tinker = Torch: take a card of your clearing's suit, or a bird, from the discard pile.
board-character-ranger = Torch: repair three items; Daylight ends at once.
board-character-vagrant = Torch: start a battle in your clearing, choose attacker and defender, and decide for both which pieces go; 1 VP for each building, token and hostile piece removed.
board-character-arbiter = A defender in your clearing may enlist you: 1 VP for you, your undamaged swords for him.
board-character-scoundrel = Torch, for good: remove all enemy pieces from your clearing; nobody enters it any more.
board-character-adventurer = Once a turn, pay a quest with one other item, which is damaged.
board-character-ronin = After the roll of a battle, a sword gives one extra hit.
board-character-harrier = Torch: fly to any clearing.

board-minister-foremole = Show any card: place a citadel or market in a clearing you rule.
board-minister-captain = One battle.
board-minister-marshal = One move.
board-minister-brigadier = Up to two moves, or up to two battles.
board-minister-banker = Spend cards of one suit: 1 VP each.
board-minister-mayor = Take the action of any swayed noble or squire.
board-minister-duchess-of-mud = 2 VP if all three tunnels are on the map.
board-minister-baron-of-dirt = 1 VP for each market on the map.
board-minister-earl-of-stone = 1 VP for each citadel on the map.

board-plot-bomb = Flipped: removes all enemy pieces in its clearing, then itself.
board-plot-snare = Face up: enemy pieces are neither placed here nor moved away.
board-plot-extortion = Flipped: a random card from every player in its clearing; face up: one more card in the Evening.
board-plot-raid = Removed other than by exposure: one warrior in each neighbouring clearing.

# The end of the game.
detail-dominance = Dominance
