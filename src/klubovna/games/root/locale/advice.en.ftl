# General advice, one text for each kind of decision: true at any table.

## What everybody decides
advice-deed = What brings points now comes first, then what brings points next turn. Count your actions, and look at who is close to 30.
advice-trigger = Both will happen. Take first what could change the other.
advice-craft-with = Keep the suit that another card in your hand needs.
advice-discard = Keep what you can craft soon, ambush cards, and birds. Let go what asks for suits that you do not have.
advice-move-from = Move from where there are more warriors than are needed to hold the place.
advice-move-to = Go where you score next turn, or where somebody else would. You must rule one of the two clearings.
advice-move-count = In a battle every warrior is one possible hit: arrive with enough, and leave behind what holds the clearing.
advice-move-ferry = The ferry goes further than a path, and the one who uses it draws a card.
advice-battle-where = Attack where you have more warriors, and where a building or token is to be had: each is a point.
advice-battle-whom = Take the one who is defenceless, or the one who leads.
advice-battle-ambush = Two hits before the roll. Best against two or three attackers: then hardly anybody is left to strike.
advice-battle-foil = Foil it if the two hits would end your attack; else keep the card.
advice-battle-hit = Warriors go first. After them give up what you can replace most cheaply.
advice-dominance-pay = Spend the card that you need least.
advice-path-pay = Spend the card that you need least.

## Crafted cards
advice-effect-battle = Use it if it changes who loses something.
advice-effect-bank = Give the card to the one who is furthest behind.
advice-effect-deliver = Take from the one with the most cards, but not from the leader: the victim gets a point.
advice-effect-tax = Take a warrior from where nothing can be lost.
advice-effect-codebreakers = Look at the hand of the one whom you want to attack next: is there an ambush?
advice-effect-saboteurs = Worth it against a card that hurts you every turn.
advice-effect-saboteurs-card = Take the card that hurts you most often.
advice-effect-charm = A card for a point given away: give it to the last one.
advice-effect-informants = An ambush card protects, a drawn card may be anything. Take it if you expect an attack.
advice-effect-propaganda = Spend a card that you cannot craft.
advice-effect-propaganda-where = Where one warrior changes who rules.
advice-effect-propaganda-whom = Take it from the one who would rule there.
advice-effect-orders = The one who threatens you, or the leader.
advice-effect-orders-from = Where they would attack you, or where they guard something.
advice-effect-orders-to = As far away from you as possible.
advice-effect-swap = The one whose card you are likely to need; you give one back.
advice-effect-swap-card = Give back what you cannot use.
advice-effect-league-item = Any item will do: each lets you move or battle. A used one stays face down; only the Vagabond turns his up again.
advice-effect-league = Take what your own actions of this turn did not allow.

## Marquise
advice-marquise-keep = A corner whose neighbours have many free slots. The Eyrie begin opposite.
advice-marquise-start = The sawmill where it is safe, the workshop in the suit of a card in your hand, the recruiter on the way to the middle.
advice-marquise-wood = The wood should lie where it is safe, and linked with the place where you will build.
advice-marquise-recruit = Where an attack is to be expected.
advice-marquise-build = Early sawmills, later what brings the most points for the wood. Some recruiters bring a card more each Evening.
advice-marquise-build-where = A clearing that you hold safely, and for a workshop one in a suit that you lack.
advice-marquise-build-wood = Take the wood that is in danger first.
advice-marquise-overwork = Where the wood is linked with your next building.
advice-marquise-overwork-card = Spend a card that you will not craft.
advice-marquise-extra = One more action for a bird: worth it if it brings a building or saves one.
advice-marquise-hospital = A card for all warriors lost here at once: worth it from two on.

## Eyrie
advice-eyrie-start = The corner that is furthest from the Marquise.
advice-eyrie-leader = The leader's viziers are the first cards of your Decree: you must be able to do what they say every turn.
advice-eyrie-leader-new = Choose the one whose viziers you can surely obey with what stands on the map.
advice-eyrie-decree = Every card of the Decree is done every turn. Add what you can still do in three turns; birds can be obeyed anywhere, but cost points in turmoil.
advice-eyrie-decree-column = Move and recruit are easily obeyed. Battle needs enemies beside you, and build needs a free slot in a clearing that you rule.
advice-eyrie-roost = Where few enemies are, near the slots you want.
advice-eyrie-recruit = Where you will move from next.
advice-eyrie-build = More roosts, more points every Evening. Build where you can hold it; there is one roost in a clearing at most.

## Alliance
advice-alliance-revolt = Where most buildings and tokens are removed: each is a point. The base then lets you train officers.
advice-alliance-spread = Next to other sympathy, where others must pass: every step of theirs feeds you a supporter. Three enemy warriors in one clearing make it dearer.
advice-alliance-supporter = Keep supporters of the suits in which you want a revolt; birds fit everywhere, so spend them last.
advice-alliance-supporter-limit = Keep two of one suit in which you have sympathy: that is a revolt.
advice-alliance-outrage = The card makes the Alliance stronger. Give one of which it has enough, or that you need least.
advice-alliance-mobilize = A card that you will not craft, of the suit of your next revolt.
advice-alliance-train = Every officer is one operation each Evening. Spend a card of the suit of a base.
advice-alliance-recruit = At the base from which you will organise.
advice-alliance-organize = A warrior becomes sympathy without supporters. Take a clearing with many points along the track, where it will stay a while.

## Vagabond
advice-vagabond-character = Thief, Tinker, Ranger: the items and the special action are different. The Ranger is the sturdiest for a beginner.
advice-vagabond-forest = A forest next to ruins, and to factions that you want to aid.
advice-vagabond-refresh = First boots and torch, swords if you want to fight.
advice-vagabond-slip = One step for nothing, also into a forest: resting there repairs everything.
advice-vagabond-move = A boot for a step, two where warriors of a hostile faction stand. Go to ruins, quests, and those who have items.
advice-vagabond-company = Warriors of an ally come along and can take the hits for you.
advice-vagabond-company-count = As many as the next battle needs.
advice-vagabond-ally = With an ally you fight as strong as the ally's warriors.
advice-vagabond-ally-hits = If the ally loses more than you, the ally turns hostile.
advice-vagabond-damage = Damage what is used already, or what you need least: tea, coins and bags on the track only serve undamaged.
advice-vagabond-ruin = Take what you have least of. A sword, or boots.
advice-vagabond-aid = Aid those who have crafted items: you get one for a card. Every step of the relation brings points.
advice-vagabond-aid-item = The item that you will not need this turn.
advice-vagabond-aid-card = A card that you will not craft; it must be of the suit of the clearing.
advice-vagabond-aid-take = Boots and swords make your turns longer.
advice-vagabond-reward = Points if you have done several quests of the suit, cards otherwise.
advice-vagabond-strike = Where a building or a token stands without warriors: that is a point.
advice-vagabond-strike-piece = Building or token: a point.
advice-vagabond-repair = Repair what you need every turn.
advice-vagabond-service = Pay with what is not needed this turn.
advice-vagabond-limit = Let go what is damaged and of which you have enough.
advice-vagabond-coalition = With the one who can win without you.
advice-vagabond-steal = From the one with the most cards.
advice-vagabond-labor = A card that a quest of yours, your hammer or your next aid can use.
advice-vagabond-hideout = Repair what you need every turn: boots, torch, swords.
advice-vagabond-instigate = Let two quarrel who are both ahead of you.
advice-vagabond-instigate-whom = The defender should have buildings or tokens to lose.
advice-vagabond-enlist = His swords raise the most rolled hits that you can deal, but it is a point for him. Worth it when you have few warriors.
advice-vagabond-improvise = Worth it if the quest could not be done otherwise: the item is damaged.
advice-vagabond-improvise-with = Take the item that you need least.
advice-vagabond-swift = A sword for one more hit: worth it if something falls with it.
advice-vagabond-glide = A clearing with a ruin, a quest, or somebody with items.

## Lizard Cult
advice-cult-corner = The corner with the calmest neighbours.
advice-cult-outcast = The suit in whose clearings there is the most for you to win.
advice-cult-convert = Where one warrior changes who rules.
advice-cult-convert-whom = The one who would rule the clearing otherwise.
advice-cult-sanctify = A building becomes your garden: a point now, the clearing yours, and better scoring.
advice-cult-sanctify-what = The most valuable one.
advice-cult-build = Gardens of one suit score together: build on the suit that stands furthest along.
advice-cult-build-where = Where your warriors can guard it; a lost garden costs a card.
advice-cult-recruit = A revealed card comes back in the Evening: recruiting costs nothing.
advice-cult-recruit-where = Where you will build next, or where a garden needs guarding.
advice-cult-score = The spent card goes to the lost souls and helps to decide who is the Outcast. Spend the suit with the most gardens.
advice-cult-sacrifice = Birds are of no other use for rituals.

## Riverfolk
advice-riverfolk-buy = Whoever pays makes the Riverfolk stronger. Buy what is worth more to you than the warriors.
advice-riverfolk-buy-card = The card that you can craft, or that another must not get.
advice-riverfolk-start = Spread them along the river, next to several factions.
advice-riverfolk-price = Cheap enough that somebody buys: without customers there are no funds.
advice-riverfolk-commit = Commit own warriors first: those of others are needed for trade posts.
advice-riverfolk-space = The suit that you will not need for the next card.
advice-riverfolk-craft = Commit own warriors, and keep pairs of the same owner for trade posts.
advice-riverfolk-spend = Spent funds go home to their owner. Keep pairs of the same owner.
advice-riverfolk-recruit = Beside the factions who shall buy.
advice-riverfolk-post = A clearing whose ruler leaves trade posts alone. Each brings 2 points and uncovers a space of its suit for crafting.
advice-riverfolk-disruption = Give up what you have no pair of.

## Duchy
advice-duchy-corner = The corner from which the free slots are nearest.
advice-duchy-price = Give up the minister whose action you use least.
advice-duchy-build = Market for more cards, citadel for more warriors.
advice-duchy-build-card = The card comes back, unless it is a bird.
advice-duchy-build-where = A clearing that you hold safely: a lost building costs a minister.
advice-duchy-dig-card = Spend the card that you will not reveal.
advice-duchy-dig-from = Remove the tunnel that leads to where everything is done.
advice-duchy-dig-where = Where you will build or sway: a free slot, few enemies.
advice-duchy-dig-count = Enough to rule.
advice-duchy-foremole-card = Any card does, so show one that comes back: no bird.
advice-duchy-brigadier = Two battles if points stand beside you, else two moves.
advice-duchy-banker = Cards of one suit are a point each. Keep what you want to reveal next turn.
advice-duchy-mayor = Repeat the action that helped most.
advice-duchy-sway-card = Cards that are not birds come back to your hand.

## Corvids
advice-corvids-scatter = Clearings with few enemies, next to one another.
advice-corvids-recruit = Spend the suit in whose clearings you want to place plots.
advice-corvids-recruit-suit = The suit with your next plots.
advice-corvids-recruit-where = Where a plot is to be placed, or guarded.
advice-corvids-plot = Bomb where much stands, Extortion for cards, Snare to hold others, Raid where you expect to lose it.
advice-corvids-plot-where = Where one warrior stays beside it: only then can it be flipped next turn.
advice-corvids-trick = Swap what is about to be found out.
advice-corvids-trick-with = So that the better plot stands where it can be flipped.
advice-corvids-exert = One more action for the cards of this Evening: worth it for a plot.
advice-corvids-raid-where = Where you will place the next plots.
advice-corvids-expose-guess = Think of what the Corvids would place here. A wrong guess costs the card.
advice-corvids-expose-card = Show a card that you can do without.
