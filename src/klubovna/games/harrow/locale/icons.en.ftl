# What the pictures and abbreviations at the table mean: groups (icons-…) and their signs (icon-…), in the order in which they are shown.

icons-actions = Abilities and tokens
icon-advance = ADVANCE
    .text = Moves units from one hex to an adjacent one.
icon-spawn = SPAWN
    .text = New haints on the map.
icon-strengthen = STRENGTHEN
    .text = Adds cubes of yours, which decide battles.
icon-scroll = scroll
    .text = A step of the faction's tracker.
icon-wild = wild
    .text = Any of the abilities.
icon-attack = attack
icon-ability = abilities
    .text = The jar of abilities.
icon-legend = legend
    .text = The leader of a faction.
icon-card = card
icon-bag = bag of tokens

icons-pieces = On the map
icon-haint = haint
    .text = A unit of a faction.
icon-snake = infection
    .text = An infected haint.
icon-townsfolk = townsfolk
icon-building = building
icon-storm = storm
icon-path = path
icon-flame = flame
icon-doll = doll
icon-nest = nest
icon-empty_nest = empty nest
icon-home = home
icon-nail = nail
icon-root = root
icon-tree = tree

icons-boards = On the boards
icon-taunt = taunt token
icon-wrath = wrath token
icon-sword = sword
icon-queen = queen
icon-lantern = lantern
    .text = Who has it begins the round.
icon-spoon = spoon

icons-factions = Factions
icon-protectors = { role-protectors }
icon-family = { role-family }
icon-kami = { role-kami }
icon-hester = { role-hester }
icon-fairfolk = { role-fairfolk }
