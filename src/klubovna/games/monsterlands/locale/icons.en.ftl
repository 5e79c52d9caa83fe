# What the pictures and abbreviations at the table mean: groups (icons-…) and their signs (icon-…), in the order in which they are shown.

icons-dice = Dice
icon-strength = strength
    .text = The red die of a fighter.
icon-magic = magic
    .text = The purple die of a wizard.
icon-haggle = haggling
    .text = The yellow die: rolled when gained, it lowers prices in the Citadel.
icon-dice = dice
icon-reroll = reroll
    .text = Chosen dice are rolled again.

icons-goods = What a clan has
icon-coins = coins
icon-glory = glory
    .text = Points at the end. What it exceeds the reputation by is what a new mercenary may have.
icon-reputation = reputation
    .text = The sum of the members' reputation; points at the end.
icon-defence = defence
    .text = Wards off one hit.
icon-potion = potion
    .text = Heals one wound.
icon-poison = poison
    .text = +2 to an attack in battle.
icon-trap = trap
    .text = Without one a monster cannot be captured.
icon-loot = loot
icon-trophy = trophy
    .text = A killed monster: points at the end, or it is sold.

icons-fight = Expeditions
icon-capture = capture
    .text = The result from which the monster is trapped.
icon-kill = kill
    .text = The result from which the monster falls.
icon-conquest = conquest of a land
icon-death = glory for a death
    .text = So much glory for a mercenary who falls here.
icon-wounded = wounded, hit
icon-panic = panic
icon-assigned = on the way
icon-settler = settling mercenary
icon-chief = chief
icon-sam = Sam
    .text = The opponent of a single player.

icons-kinds = Equipment
icon-weapon = weapon
icon-gear = gear
icon-spell = spell

icons-buildings = Buildings of the Citadel
icon-lodge = hunting lodge
    .text = Traps are bought here.
icon-laboratory = laboratory
    .text = Potions and poisons are brewed here.
icon-tavern = tavern
    .text = Mercenaries are hired here.
icon-armoury = armoury
    .text = Defence is bought here.
icon-pawnshop = pawnshop
    .text = Dice become coins here.
icon-market = market
    .text = Equipment is bought here.
icon-mine = mine
    .text = Dice bring coins here.

icons-decks = Decks
icon-monsters = monsters
icon-events = events
icon-quests = quests

icons-clans = Affinities
icon-whirlwind = { affinity-wind }
icon-drop = { affinity-water }
icon-flame = { affinity-fire }
icon-palm = { affinity-jungle }
