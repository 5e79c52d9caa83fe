# Gloomhaven. Names of classes, cards, monsters, items, battle goals and scenarios stand in content/.

## Who plays, and how a scenario is set up

role-brute = Brute
role-tinkerer = Tinkerer
role-spellweaver = Spellweaver
role-scoundrel = Scoundrel
role-cragheart = Cragheart
role-mindthief = Mindthief
role-sunkeeper = Locked class: Sun
role-quartermaster = Locked class: Three Spears
role-summoner = Locked class: Circles
role-nightshroud = Locked class: Eclipse
role-plagueherald = Locked class: Tentacles
role-berserker = Locked class: Lightning
role-soothsinger = Locked class: Note
role-doomstalker = Locked class: Mask
role-sawbones = Locked class: Saw
role-elementalist = Locked class: Triangles
role-beast-tyrant = Locked class: Two Beasts

option-scenario = Scenario
option-level = Scenario level (else by the party)
option-difficulty = Difficulty
option-characters = Characters with level, cards, items and perks
option-party = Number of characters
option-character-level = Level of the characters
option-open-information = Open information: cards are chosen openly
option-battle-goals = Battle goals
option-reduced-randomness = Reduced randomness: 2x is +2, a miss is -2
option-permanent-death = Permanent death: who loses all hit points is dead for good
option-locked-classes = Locked classes: known by their symbols only, or shown and dealt like the others
option-looted = Treasure looted before
option-casual = Casual play: nothing that the scenario book lists is gained

## Figures, hexes and other things

seat = { $characters }
character-named = { $name } ({ $role })
figure = { $name } { $number }
figure-elite = { $name } { $number } (elite)
figure-summon = { $summon } ({ $owner })
figure-nobody = The scenario
offered-figure = { $figure } ({ $hp }/{ $max } HP, { $hex })
offered-figure-conditions = { $figure } ({ $hp }/{ $max } HP, { $conditions }, { $hex })

summon-decoy = Decoy
summon-battle-bot = Battle Bot
summon-kill-bot = Kill Bot
summon-mystic-ally = Mystic Ally
summon-burning-avatar = Burning Avatar
summon-rat-swarm = Rat Swarm
summon-monstrous-rat = Monstrous Rat
summon-rat-king = Rat King
summon-jade-falcon = Jade Falcon
summon-warrior-spirit = Warrior Spirit
summon-skeleton = Skeleton
summon-steel-construct = Steel Construct
summon-iron-beast = Iron Beast
summon-thorn-shooter = Thorn Shooter
summon-shadow-wolf = Shadow Wolf
summon-lava-golem = Lava Golem
summon-bat-swarm = Bat Swarm
summon-living-bomb = Living Bomb
summon-slime-spirit = Slime Spirit
summon-rock-colossus = Rock Colossus
summon-healing-sprite = Healing Sprite
summon-nail-sphere = Nail Sphere
summon-void-eater = Void Eater
summon-black-unicorn = Black Unicorn
summon-war-hawk = War Hawk
summon-battle-boar = Battle Boar
summon-vicious-jackal = Vicious Jackal
summon-giant-toad = Giant Toad
summon-spitting-cobra = Spitting Cobra
summon-doppelganger = Doppelganger
summon-mana-sphere = Mana Sphere
summon-bear = Bear
summon-green-adder = Green Adder
summon-tattered-wolf = Tattered Wolf
summon-red-falcon = Red Falcon
summon-swamp-alligator = Swamp Alligator
summon-monolith = Monolith
summon-wind-totem = Wind Totem
summon-spirit-banner = Spirit Banner

hex = { $name }
offered-hex = { $name } ({ $things })
hex-door = closed door
hex-door-locked = locked door
hex-trap = trap: { $effects }
hex-hazardous = hazardous terrain
hex-difficult = difficult terrain
hex-obstacle = obstacle
hex-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
hex-treasure = treasure { $number }
hex-treasure-goal = goal treasure
hex-plate = pressure plate
hex-figure = { $figure }
hexes = { $hexes }

room = { $number } ({ $tiles })
treasure = treasure { $number }
treasure-goal = goal treasure
half-top = top
half-bottom = bottom
rank-normal = normal
rank-elite = elite
rank-boss = boss
boon-shielded = shield
boon-retaliates = retaliate
boon-stronger = attack bonus
boon-hard-to-hit = attackers have disadvantage
boon-quicker = move bonus
boon-marked = marked: attack bonus against it

element-fire = fire
element-ice = ice
element-air = air
element-earth = earth
element-light = light
element-dark = dark
element-any = any element
strength-inert = inert
strength-waning = waning
strength-strong = strong
strengths-inert = inert
strengths-waning = waning
strengths-strong = strong

condition-poison = poison
condition-wound = wound
condition-immobilize = immobilize
condition-disarm = disarm
condition-stun = stun
condition-muddle = muddle
condition-invisible = invisible
condition-strengthen = strengthen
condition-curse = curse
condition-bless = bless
condition-idle = does not act now

slot-head = head
slot-body = body
slot-legs = legs
slot-one-hand = one hand
slot-two-hands = two hands
slot-small = small item
item-state-ready = ready
item-state-spent = spent
item-state-consumed = consumed

## What is offered

card = { $name } ({ $initiative })
offered-card = { $name } ({ $initiative }) ▲ { $top } ▼ { $bottom }
offered-item = { $name } – { $text }
offered-goal = { $name }: { $text } ({ $checks ->
    [one] { $checks } checkmark
   *[other] { $checks } checkmarks
})
strength = So that the attack becomes { $n }
offered-number = { $sign ->
    [plus] { $n } later
   *[minus] { $n } earlier
}
monster-card = { $initiative }: { $text }

deed-top = Top of { $card }: { $text }
deed-bottom = Bottom of { $card }: { $text }
deed-attack = { $text } with the top of { $card }
deed-move = { $text } with the bottom of { $card }
deed-item = Use { $item } – { $text }
deed-put-away = Put the active card { $card } away, { $lost ->
    [yes] to the lost cards
   *[no] to the discarded cards
  }
deed-use-active = Use the active card { $card }: { $text }
negation-card = Lose a card of your hand: { $card }
    .effect = no damage; the card is lost for this scenario
negation-discarded = Lose two discarded cards
    .effect = no damage; both cards are lost for this scenario
moment-answer-move = Move
moment-answer-attack = Attack instead of moving
moment-answer-heal = Heal instead

outcome-stay = Stays on { $end }
outcome-move = Goes to { $end }
outcome-focus = { $where }, focuses on { $focus }
outcome-hit = { $where }, attacks { $focus }
outcome-attack = { $where }, focuses on { $focus }, attacks { $targets }
outcome-enters = { $where }, enters { $entered }

## Questions: set-up and card selection

ask-hand-leave = { $about }: which cards stay out of your hand?
    .none = Done
ask-goal-keep = { $about }: which battle goal do you keep?
ask-place = { $about }: on which hex do you start?
ask-start-discard = { $about }: which cards do you discard at the start?
    .none = Done
ask-select-leading = { $about }: which card leads? Its initiative counts.
    .none = Long rest (initiative 99)
ask-select-second = { $about }: which is the second card?
ask-select-open = { $about }: which card leads? Its initiative counts.
    .none = Long rest (initiative 99)
ask-select-open-second = { $about }: which is the second card?
ask-order-character = Two characters have the same cards in initiative. Who acts first?
ask-order-monsters = These monsters have the same initiative. Which act first?

## Questions: a character's turn

ask-act = { $about }: what do you do?
    .none = End the turn
ask-rest-lose = { $about }: which discarded card do you lose in the long rest?
ask-rest-active = { $about }: which active cards are part of the rest?
    .none = No more
ask-rest-short = { $about }: do you take a short rest? A random discarded card is lost, the others return to your hand.
ask-rest-redraw = Short rest: this card would be lost: { $about }. Suffer 1 damage and draw another one?
    .yes = you suffer 1 damage, then another card is lost at random
    .no = this card is lost
ask-item = { $about }: do you use an item?
    .none = No item
ask-aside = { $about }: do you do something before you go on?
    .none = Go on
ask-item-initiative = { $about }: how do you change your initiative?

window = { $character } ({ $moment })
window-attacked = { $character } ({ $moment }; attack { $n } so far)
window-damage = { $character } ({ $moment }: { $n })
holder = { $character } (hand { $hand }, discarded { $discard })
holder-active = { $character } (hand { $hand }, discarded { $discard }, active that may join them: { $active })
drawn-card = { $card } (you have { $hp } hit points)
leader = { $character } (initiative { $n })
steps-points = { $figure } ({ $n ->
    [one] { $n } hex left
   *[other] { $n } hexes left
})

## Questions: abilities

ask-move-to = { $about }: where to?
    .none = Stay here
ask-target = { $about }
    .none = Nobody
ask-targets = { $about }
    .none = Nobody
ask-area = { $about }
    .none = Nobody
ask-attack-strength = Attack on { $about }: in which order do the modifiers count?
ask-hex = { $about }
    .none = No hex, leave it
ask-obstacle = { $about }: where does the obstacle go?
    .none = Create none
ask-consume = { $about }: which element do you consume?
    .none = Consume none
ask-consume-wild = { $about }: which element is consumed?
ask-infuse = { $about }: which element is infused?
ask-push-to = Push, { $about }: to which hex?
    .none = No farther
ask-pull-to = Pull, { $about }: to which hex?
    .none = No farther
ask-recover = { $about }: which cards return to your hand?
    .none = No more
ask-lose = { $about }: which cards of your hand do you lose?
ask-refresh = { $about }: which items are refreshed?
ask-cure = { $about }: which condition ends?
ask-augment-drop = { $about }: only one augment can be active. Which one is discarded?
ask-move-as = { $about }: do you move or attack?
ask-place-companion = { $about }: where does your companion start?
ask-bonus = { $about }: do you use the bonus of this card?
    .none = No
ask-discard = { $about }: which card of your hand do you discard for it?
    .none = None
ask-pay = { $about }: do you pay the price?
ask-pay-damage = { $about }: how much damage do you suffer for it?
ask-one-of = { $about }: which ability?
    .none = None of them
ask-extra-cards = { $about }: which two cards do you play in the extra turn?
ask-later-leading = { $about }: which card leads in the later turn?
ask-later-second = { $about }: which is the second card of the later turn?
ask-share = { $about }: how much of the damage does it take?
ask-attack-from = { $about }: from which hex do you attack?
ask-forgo = { $about }: do you give up an action to spur your companion on?
    .none = No
ask-suffer-for = { $about }. Do you suffer it instead, less 1?
    .none = No
paying-yes = Pay
paying-no = Do not pay
damages = { $n } damage
forgone-top = Give up the top action
forgone-bottom = Give up the bottom action
choice-attack = Attack
choice-move = Move
choice-heal = Heal
choice-damage = Damage
ward = { $character }: { $figure } is about to suffer { $n } damage
same-elements = { $elements } ({ $n }.)

aim-attack = { $figure }: whom do you attack?
nobody-else = Nobody else on the way
aim-order = { $figure }: who is attacked next?
aim-way = { $figure }: whom does the attack hit on its way to the target?
aim-heal = { $figure }: who is healed?
aim-shield = { $figure }: who gets the shield?
aim-retaliate = { $figure }: who gets the retaliation?
aim-condition = { $figure }: who gets the condition?
aim-push = { $figure }: who is pushed?
aim-pull = { $figure }: who is pulled?
aim-kill = { $figure }: who is killed?
aim-damage = { $figure }: who suffers the damage?
aim-recover = { $figure }: whose cards are recovered?
aim-refresh-item = { $figure }: whose item is refreshed?
aim-grant = { $figure }: who performs the abilities?
aim-control = { $figure }: which enemy do you control?
aim-disarm-trap = { $figure }: whom does the trap strike?
aim-loot = { $figure }: who loots?
aim-doom = { $figure }: which enemy is doomed?
aim-pay = { $figure }: which ally pays for it?
aim-swap = { $figure }: who changes places?
aim-cure = { $figure }: who is cured?
aim-give-card = { $figure }: who gets the card?
aim-extra-turn = { $figure }: who takes the extra turn?
aim-mark = { $figure }: who is marked?
aim-bonus = { $figure }: with whom does the card become active?
aim-other = { $figure }: who is meant?

spot-summon = { $figure }: where does the summon appear?
spot-create-trap = { $figure }: where do you lay the trap?
spot-disarm-trap = { $figure }: which trap do you disarm?
spot-destroy-obstacle = { $figure }: which obstacle do you destroy?
spot-move-obstacle = { $figure }: which obstacle do you move?
spot-put-obstacle = { $figure }: where does the obstacle go?
spot-pull = { $figure }: toward which hex are the enemies pulled?
spot-teleport = { $figure }: on which hex do you appear?
spot-other = { $figure }: which hex?
augments = { $figure } ({ $text })

## Questions: damage, and what the rules of monsters leave open

ask-negate = { $about }. Lose cards to negate it?
    .none = Suffer the damage
damage = { $character } is about to suffer { $n } damage ({ $hp } hit points, hand { $hand }, discarded { $discard })
ask-negate-second = { $about }: which two discarded cards do you lose to negate the damage?
ask-monster-move = { $about }: the rules leave several outcomes. Which one?
ask-monster-target = { $about }: several targets are equally good. Which one?
ask-monster-hex = { $about }: several hexes are equally good. Which one?

## What happens

event-hand-chosen = { $character } has chosen a hand.
event-goal-kept = { $character } keeps one of two battle goals.
    .known = { $character } keeps the battle goal { $goal }.
event-placed = { $figure } starts on { $hex }.
event-room-revealed = Room { $room } is revealed.
event-monster-placed = { $figure } stands on { $hex }.
event-no-standee = { $monster }: no standee is left, none is placed.
event-spawned = { $figure } spawns on { $hex }.

event-round-started = Round { $number } begins.
event-cards-shown = { $character } leads with { $card }, second card { $second }.
event-long-rest-shown = { $character } takes a long rest (initiative 99).
event-monster-card = { $monster }: initiative { $monster_card }.
event-turn-started = { $figure } takes a turn.
event-stunned = { $figure } is stunned and does nothing.

event-action-played = { $character } plays the { $half } action of { $card }.
event-basic-played = { $character } uses the { $half } half of { $card } as a basic action.
event-card-discarded = { $character } discards { $card }.
event-card-lost = { $character } loses { $card }.
event-card-active = { $character } has { $card } active.
event-card-recovered = { $character } takes { $card } back to hand.
event-rested = { $character } rests: { $card } is lost, the other discarded cards return to hand (hand { $hand }).
event-item-used = { $character } uses { $item }.
event-item-refreshed = { $character } refreshes { $item }.

event-moved = { $figure } moves to { $hex }.
event-forced = { $figure } is forced to { $hex }.
event-door-opened = { $figure } opens the door on { $hex }.
event-trap-sprung = { $figure } springs the trap on { $hex }.
event-trap-laid = { $figure } lays a trap on { $hex }.
event-trap-disarmed = { $figure } disarms the trap on { $hex }.
event-obstacle-put = { $figure } puts an obstacle on { $hex }.
event-obstacle-gone = { $figure } destroys the obstacle on { $hex }.

event-focused = { $figure } focuses on { $target }.
event-attacked = { $figure } attacks { $target }: { $number }.
event-modifier-drawn = { $figure } draws { $modifier }.
event-damaged = { $figure } suffers { $number } damage ({ $left } hit points left).
event-negated = { $character } negates { $number } damage.
event-prevented = { $figure } suffers no damage ({ $number } prevented).
event-absorbed = { $figure }: shield absorbs { $number } (attack { $attack }).
event-retaliated = { $figure } retaliates against { $target }: { $number } damage.
event-healed = { $figure } heals { $number } (now { $left } hit points).
event-condition-gained = { $figure } gains { $condition }.
event-condition-ended = { $figure } is rid of { $condition }.
event-boon = { $figure } has { $boon } { $number }.
event-killed = { $figure } dies.
event-departed = { $character } leaves the scenario.
event-exhausted = { $character } is exhausted.
event-summoned = { $figure } is summoned on { $hex }.
event-doomed = { $figure } is doomed by { $card }.
event-card-given = { $character } gets { $card }.
event-swapped = { $figure } and { $second } change places.
event-hp-set = { $figure } now has { $number } hit points.

event-coins-looted = { $figure } loots { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}.
event-treasure-looted = { $character } loots { $treasure }.
event-xp-gained = { $character } gains { $number } experience.
event-infused = Infused: { $element }.
event-consumed = { $figure } consumes { $element }.

event-round-ended = Round { $number } ends.
event-goal-reached = The goal of scenario { $number } is reached; the round is played to its end.
event-won = Scenario { $number } is won.
event-lost = Scenario { $number } is lost.

## The end

detail-gold = Gold
detail-checks = Checkmarks
detail-campaign = { $won ->
    [True] Won
   *[other] Lost
}: scenario { $scenario } at level { $level }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.

## What is not offered

left-out-scenario = { $number }: { $name }
left-out-title = Not offered, because something is not in the rules yet
missing-rule = { $n ->
    [one] a special rule
   *[other] { $n } special rules
}
missing-goal = its goal
missing-lose = a way to lose it
missing-setup = its set-up
missing-objective = { $n ->
    [one] a thing with hit points
   *[other] { $n } things with hit points
}
missing-door = { $n ->
    [one] a door that opens in its own way
   *[other] { $n } doors that open in their own way
}
missing-map = a part of the map

## Cards in words: the lines

line-if = if { $when }: { $text }
line-consume = { $elements }: { $text }
line-when = { $text } if { $when }
line-then = then: { $text }
line-instead = instead { $text }
line-where = X = { $formula }
pay = { $cost }: { $text }
pay-suffer = for { $n } damage suffered
pay-gain = for { $conditions } of { $target }
pay-up-to = X by suffering up to { $n } damage
one-of = one of: { $text }
swap = swap the places of { $first } and { $second }
teleport-any = teleport to any empty hex
teleport-killed = teleport to the hex of the dead enemy
set-hp = your hit points become { $n }
extra-turn = { $target } takes an extra turn at once, with two cards of the hand
give-card = give a card { $card } to { $target }
mark = mark { $target }: { $n } on your attacks on it
within-1 = within range 1
attack-chain = then { $n } attack on another enemy within { $range } of the last target
attack-kills = kill the target instead if it is { $ranks }
attack-finishes = a target left with { $n } hit points or fewer dies
attack-ignore-shield = ignores shields
attack-ignore_shield = ignores shields
attack-targets-paid = as many targets as damage paid
heal-cures = remove all negative conditions
heal-gains = the healed figure gains { $conditions }
heal-times = once for each: { $formula }
damage-removes = removes { $conditions }
summon-ends-with = at the end of its turn: { $text }
summon-aura = { $n } on attacks of { $target }
summon-lends-place = your attack actions may be performed as if you stood in its hex
trap-sprung = when sprung: { $text }
recover-summons = recover up to { $n } lost cards that summon
recover-discard-x = recover up to X discarded cards
recover-lost-x = recover up to X lost cards
refresh-consumed = { $n ->
    [0] refresh all consumed items
    [one] refresh a consumed item
   *[other] refresh { $n } consumed items
}
refresh-hands-spent-consumed = refresh a spent or consumed item of the hands
grant-xp = { $n } XP for each attack performed
xp-per-two-targets = { $n } XP for every two targets
xp-per-5-damage = { $n } XP for every 5 damage done
bonus-only-with = only if { $elements } is consumed
bonus-once-turn = once a turn
bonus-once-action = once in an action
bonus-keeps = X attack and XP, X = { $formula }
cost-suffer = if you suffer { $n } damage
cost-discard = { $n ->
    [one] if you discard a card
   *[other] if you discard { $n } cards
}
cost-forgo-top = if you give up your top action
cost-forgo-bottom = if you give up your bottom action
cost-condition = if an ally within range { $range } gains { $condition }
cost-or-damage = { $text } (or suffers { $n } damage if it has it already)
half-turn = this turn
half-song = song ({ $n } XP at the start of each of your turns)
half-doom = doom on one enemy
half-command = performed by your companion
half-given = given to { $target }
and-list = { $a } and { $b }
or-list = { $a } or { $b }

move = move { $n }
move-jump = jump
move-straight = in a straight line
move-must-end-adjacent-to-obstacle = must end next to an obstacle
move-must-end-adjacent-to-you = must end next to you
move-loots = loot every hex entered
move-destroys = destroy obstacles on the way
move-disarms = disarm traps on the way
attack = attack { $n }
attack-targets = { $n } targets
attack-target = target { $target }
attack-pierce = pierce { $n }
attack-push = push { $n }
attack-pull = pull { $n }
attack-advantage = advantage
attack-through = also all enemies on the way to the target
attack-all-on-one = all attacks on one target
attack-with-augments = with your augments
push-into = { $by ->
    [wall] { $n } damage for each hex of the push stopped by an obstacle or a wall
   *[obstacle] { $n } damage for each obstacle it is pushed into
}{ $xp ->
    [0] {""}
   *[other] {" "}({ $xp } XP)
}{ $destroys ->
    [yes] , which is destroyed
   *[no] {""}
}
heal = heal { $n }
shield = shield { $n }
retaliate = retaliate { $n }
retaliate-xp = { $xp } XP for each use
loot = loot { $n }
loot-most = at most { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
loot-extra = { $n } further coins
give = { $conditions }
push = push { $n }
pull = pull { $n }
pull-radius = affect all enemies up to { $n } hexes from a chosen hex { $range }, toward that hex
kill = kill { $target }
kill-normal = normal only
kill-normal-elite = normal or elite
kill-most = with { $n } hit points or fewer
kill-xp = { $xp } XP for each one killed
damage-to = { $n } damage to { $target }
damage-self = suffer { $n } damage
summon = summon { $name } ({ $stats })
summon-hp = { $n } hit points
summon-flying = flying
summon-infuses = its attacks infuse { $elements }
summon-on-death = on its death: { $text }
summon-monsters = summon { $figures }
summon-at-target = beside the target
summon-own-hp = with as many hit points as the summoner
called = { $count ->
    [one] { $name }
   *[other] { $count }× { $name }
} ({ $rank })
called-by-number = { $characters ->
    [2] with 2 characters { $rank }
    [3] with 3 characters { $rank }
   *[4] with 4 characters { $rank }
}
trap = lay a trap { $where } ({ $effects })
trap-damage = { $n } damage
trap-xp = { $xp } XP when an enemy springs it
here-adjacent = on an adjacent hex
here-range = within range { $n }
at-adjacent = on an adjacent hex
disarm = { $n ->
    [0] disarm all traps { $where }
    [one] disarm a trap { $where }
   *[other] disarm { $n } traps { $where }
}
disarm-hits = its effects strike an enemy within range { $n }
obstacle = { $n ->
    [one] create an obstacle { $where }
   *[other] create { $n } obstacles { $where }
}
obstacle-large = create an obstacle of { $size } hexes { $where }
obstacle-killed = create an obstacle where the enemy died
destroy = { $n ->
    [0] destroy all obstacles { $where }
    [one] destroy an obstacle { $where }
   *[other] destroy { $n } obstacles { $where }
}
shift = move an obstacle { $where } to an empty hex within range { $n }
recover-discard = { $n ->
    [0] recover all discarded cards
    [one] recover a discarded card
   *[other] recover up to { $n } discarded cards
}
recover-lost = { $n ->
    [0] recover all lost cards
    [one] recover a lost card
   *[other] recover up to { $n } lost cards
}
recover-loses = then lose { $n ->
    [one] a card of the hand
   *[other] { $n } cards of the hand
}
refresh-spent = { $n ->
    [0] refresh all spent items
    [one] refresh a spent item
   *[other] refresh { $n } spent items
}
refresh-spent-consumed = { $n ->
    [0] refresh all spent and consumed items
    [one] refresh a spent or consumed item
   *[other] refresh { $n } spent or consumed items
}
refresh-small-consumed = { $n ->
    [0] refresh all consumed small items
    [one] refresh a consumed small item
   *[other] refresh { $n } consumed small items
}
infuse = infuse { $elements }
cure = { $n ->
    [0] remove all negative conditions
    [one] remove a negative condition
   *[other] remove { $n } negative conditions
}
grant = { $target } performs: { $text }
grant-by-you = { $target } { $all ->
    [yes] perform
   *[no] performs
  }, as you say: { $text }
control = force { $target } to perform: { $text }
control-turn = { $target } takes its turn of this round against its own side
control-turn-by-you = { $target } takes its turn of this round against its own side, as you say
on-death = on death: { $text }
boss-special = special { $n }
affect = affect { $target }

special-redirect-attacks-from-adjacent-allies = enemies that attack an ally next to you attack you instead
special-moves-as-attacks = you may perform any move as an attack of the same value
special-two-augments = you may have two augments active
special-augments-on-ranged-attacks = your augments also work on ranged attacks
special-suffer-for-ally = whenever an ally suffers damage you may suffer it in its place, less 1
special-target-invisible-enemies = you may target invisible enemies
special-overheal = healing may lift your hit points above their maximum, up to 26
special-short-rest-as-long-rest = a short rest at the end of this round gives what a long rest gives
special-two-songs = you may have two songs active, with the XP of one
special-no-invisible-enemies = enemies lose invisible and cannot become invisible
special-two-dooms = two of your dooms may lie on one enemy
special-abilities-as-heals = you may perform any attack or move as a heal of its value plus 1
special-remove-curses-and-shuffle = take all curses out of your modifier deck and shuffle its discards in
special-exhaust-yourself = you become exhausted
special-target-loses-flying = the target can no longer fly
special-transfer-all-dooms = move all your dooms to one enemy within range { $range }
special-drive-to-ally = the target goes { $range } hexes toward the nearest hex next to an ally of yours
special-redistribute-damage = share out the damage on you and on all summoned allies anew
special-recover-lost-card-of-neighbour = a character next to an ally within range { $range } recovers a lost card
special-jump-to-next-door = jump to the next door and open it
special-scouts-act-again = all Vermling Scouts act once more
special-summon-eggs = lay eggs
special-hatch-eggs = the eggs hatch
special-jump-to-next-marked-hex = jump to the next marked hex
special-mind-control = control a character's mind
special-fear = drive the characters away in fear
special-throne-moves-1 = the throne moves and a demon comes
special-throne-moves-2 = the throne moves and a demon comes
special-summon-zephyrs = summon zephyrs
special-fly-to-next-perch = fly to the next perch

range = range { $n }
within-range = within range { $n }
within-own = within its own range
within-any = anywhere
area = area of { $n } hexes
area-pair = two adjacent hexes side by side
area-arc = three adjacent hexes in an arc
area-row = a row of { $n } hexes away from the attacker
area-wedge = a wedge of three hexes
area-fan = a fan of { $n } hexes
area-opposite = two opposite adjacent hexes
area-sides = two pairs of opposite adjacent hexes
area-ring = all adjacent hexes
area-double-arc = an arc of three adjacent hexes and the three behind them
area-triangle = a triangle of three hexes
area-diamond = a diamond of four hexes
area-flower = a hex and all around it
area-free-row = a row of { $n } hexes

target-self = self
target-enemy = one enemy { $within }
target-ally = one ally { $within }
target-self-or-ally = self or one ally { $within }
target-adjacent-enemy = one adjacent enemy
target-adjacent-ally = one adjacent ally
target-any-one-ally = any one ally
target-summoned-ally = one summoned ally { $within }
target-summoned-allies = all summoned allies { $within }
target-adjacent-enemies = all adjacent enemies
target-adjacent-allies = all adjacent allies
target-self-and-adjacent-allies = self and all adjacent allies
target-adjacent-allies-and-enemies = all adjacent allies and enemies
target-enemies-within-range = all enemies { $within }
target-allies-within-range = all allies { $within }
target-self-and-allies-within-range = self and all allies { $within }
target-all-enemies = all enemies
target-all-allies = all allies
target-self-and-all-allies = self and all allies
target-enemies-in-your-room = all enemies in the same room
target-allies-in-your-room = all allies in the same room
target-enemies-moved-through = all enemies moved through
target-enemies-in-area = all enemies in the area
target-allies-in-area = all allies in the area
target-allies-and-enemies-in-area = all allies and enemies in the area
target-attack-target = the target
target-enemies-adjacent-to-target = all enemies next to the target
target-allies-and-enemies-adjacent-to-target = all allies and enemies next to the target
target-enemies-adjacent-to-obstacle = all enemies next to the obstacle
target-allies-and-enemies-adjacent-to-obstacle = all allies and enemies next to the obstacle
target-enemies-adjacent-to-killed = all enemies next to the one killed
target-allies-and-enemies-adjacent-to-path = all allies and enemies next to the path
target-enemies-near-chosen-hex = enemies near the chosen hex
target-any-one-enemy = any one enemy
target-any-figure = any figure
target-self-or-adjacent-ally = self or one adjacent ally
target-allies-moved-through = all allies moved through
target-allies-adjacent-to-target = all allies next to the target
target-all-allies-and-enemies = all allies and enemies
target-self-and-summoned-allies = self and all summoned allies
target-self-and-your-summons = self and your own summons
target-enemies-adjacent-to-summoned-allies = all enemies next to summoned allies
target-enemies-adjacent-to-poisoned-enemies = all enemies next to poisoned enemies
target-enemies-at-exact-range = all enemies at exactly that range
target-healed-figure = the healed figure
target-enemies-within-range-of-healed-figure = all enemies { $within } of the healed figure
target-doomed-enemy = the doomed enemy
target-your-companion = your companion

when-target-next-to-your-ally = the target stands next to an ally of the attacker
when-target-alone = the target stands next to none of its allies
when-target-undamaged = the target is undamaged
when-single-target = the attack has a single target
when-you-are-invisible = you are invisible
when-you-have-one-hp = you have 1 hit point
when-straight-line = you moved in a straight line
when-back-where-you-started = you end where you started
when-consumed = an element was consumed
when-moved-at-most-1 = you moved 1 hex or less this turn
when-moved-at-least-4 = you moved 4 hexes or more this turn
when-moved-at-least-5 = you moved 5 hexes or more this turn
when-moved-at-least-6 = you moved 6 hexes or more this turn
when-three-adjacent-enemies = three or more enemies are adjacent
when-augment-action = the action is an augment
when-loot-1 = it is loot 1
when-below-half-hp = you have less than half of your hit points (rounded up)
when-light-not-strong = light is not strong
when-dark-not-strong = dark is not strong
when-used-item = you used an item in this action
when-target-doomed = the target is doomed
when-two-negative-conditions = the target has two or more negative conditions
when-target-suffered-10 = the target has suffered 10 damage or more
when-later-cards-in-hand = two cards of your hand are left, one with a later initiative
when-attacker-normal = the attacker is a normal enemy next to you
when-target-has = the target has { $conditions }
when-target-is = the target is { $monsters }

more-move = { $n } move
more-attack = { $n } attack
more-heal = { $n } heal
more-shield = { $n } shield
more-retaliate = { $n } retaliate
more-damage = { $n } damage
more-push = { $n } push
more-loot = { $n } loot
more-pull = { $n } pull
more-range = { $n } range

amount-c = number of characters
amount-l = scenario level
amount-moved-this-turn = hexes you moved this turn
amount-moved = hexes moved with this action
amount-damage-this-turn = damage you dealt this turn
amount-damage-to-target = damage the target suffered
amount-targets-damaged = targets that suffered damage
    .of = the targets that suffered damage
amount-obstacle-hexes-destroyed = hexes of obstacles destroyed
amount-target-shield = shield of the target
amount-target-max-hp = full hit points of the target
    .of = the full hit points of the target
amount-conditions-on-target = negative conditions on the target
amount-allies-next-to-target = allies of the attacker next to the target
amount-adjacent-enemies = adjacent enemies
amount-allies-within-2 = your allies within range 2
amount-own-hp = its own hit points
    .of = its own hit points
amount-missing-hp = damage on you
amount-below-half-missing-hp = the most that is less than half of the damage on you
amount-target-missing-hp = damage on the target
amount-lost-cards = your lost cards
amount-character-level = your level
amount-summoned-allies = summoned allies
amount-adjacent-allies = your adjacent allies
amount-paid = damage paid
amount-spare-range = range of the attack less the distance of the target
amount-on-map = number of { $monster } on the map
amount-half-up = half of { $of }, rounded up
amount-half-down = half of { $of }, rounded down

## Cards in words: bonuses and items

bonus = { $moment }: { $effects }
moment-your-attack = on each of your attacks
moment-your-melee-attack = on each of your melee attacks
moment-your-ranged-attack = on each of your ranged attacks
moment-one-your-attack = on one of your attacks
moment-one-your-melee-attack = on one of your melee attacks
moment-one-your-ranged-attack = on one of your ranged attacks
moment-your-attack-action = on your whole attack
moment-your-melee-attack-action = on your whole melee attack
moment-your-ranged-attack-action = on your whole ranged attack
moment-attack = on each attack
moment-ally-attack-action = on the whole attack of an ally
moment-your-heal-action = on your heal
moment-your-movement = on your move
moment-your-loot = on your loot
moment-your-turn = during your turn
moment-start-of-your-turn = at the start of your turn
moment-end-of-your-turn = at the end of your turn
moment-attacked = when you are attacked
moment-damage-to-you = when you are about to suffer damage
moment-damage-from-attack-on-you = when an attack is about to damage you
moment-melee-attack-on-you = when you are attacked in melee
moment-damage-to-your-summon = when your summon is about to suffer damage
moment-you-kill-an-enemy = when you kill an enemy on your turn
moment-basic-attack = basic attack
moment-basic-move = basic move
moment-initiative = after the cards are shown
moment-creating-an-obstacle = when you create an obstacle
moment-enemy-consumes = when an enemy is about to consume an element
moment-passive = always
moment-equip = while you wear it
moment-ranged-attack-action = on the whole ranged attack
moment-command-attack = on attacks of your companion at your command
moment-your-move = on each of your moves
moment-move = on each move
moment-start-of-turn = at the start of the turn
moment-end-of-round = at the end of the round
moment-your-long-rest = on your long rest
moment-before-your-attack-action = before your attack action
moment-before-attack-action = before an attack action
moment-after-your-attack-action = after your attack action
moment-after-your-move-action = after your move action
moment-after-your-action = after your action
moment-after-your-song-action = after you play a song
moment-after-your-command-action = after a command of your companion
moment-your-doom-action = when you doom an enemy
moment-ally-performs-medical-pack = when an ally plays a medical pack
moment-attacked-by-neighbour = when an adjacent enemy attacks you
moment-damage = when damage is about to be suffered
moment-deadly-damage-to-you = when damage would exhaust you
moment-you-suffered-damage = when you have suffered damage
moment-you-are-healed = when you are healed
moment-you-curse-an-enemy = when you curse an enemy
moment-your-retaliate = on your retaliation
moment-enemy-foiled-by-curse = when a curse makes an enemy do no damage
moment-before-your-companion-acts = before your companion acts
moment-after-your-companion-attacks = after your companion attacks, for it
moment-doomed-enemy-dies = when a doomed enemy dies
moment-it-dies = when it dies
moment-it-suffers-damage = when it suffers damage
moment-start-of-its-turn = at the start of its turn

effect-double-attack = double the attack
effect-ignore-shield = ignore shields
effect-targets = { $n ->
    [one] add a target
   *[other] add { $n } targets
}
effect-area = area instead of one target: { $area }
effect-reach = the attack reaches { $n } hexes
effect-kill = the target dies if it is { $ranks }
effect-splash = { $n } damage to the target and all enemies next to it
effect-prevent-damage = no damage
effect-attacker-disadvantage = attackers have disadvantage
effect-double-counts-as-0 = a drawn 2x counts as +0
effect-attacker-gains = the attacker gains { $conditions }
effect-push-attacker = push the attacker { $n }
effect-double-heal = double the heal
effect-loot = loot { $n } instead
effect-initiative = change the initiative by { $n }
effect-basic = value { $n }
effect-suffer = suffer { $n } damage
effect-suffer-each = suffer { $n } damage for each target
effect-allies-suffer = allies in the area suffer { $n } damage
effect-obstacles = { $n ->
    [one] one obstacle more
   *[other] { $n } obstacles more
}
effect-fizzle = the element is consumed without effect
effect-flying = flying
effect-immune = immune to { $conditions }
effect-unmoved = enemies cannot push or pull you
effect-no-difficult = ignore difficult terrain
effect-no-hazardous = ignore hazardous terrain
effect-focus-last = monsters focus on you last
effect-small-slots = { $n } further small items
effect-fewer-minus-one = { $n } fewer -1 cards for items
effect-play-from-hand-top = play the top action of one more card
effect-play-from-hand-bottom = play the bottom action of one more card
effect-play-from-hand-same = play the same half of one more card
effect-disadvantage = disadvantage
effect-attacker-attack = { $n } on the attack
effect-damage-to-attacker = { $n } damage to the attacker
effect-double-move = double the move
effect-target = { $target } instead
effect-more-curses = { $n ->
    [one] one more curse
   *[other] { $n } more curses
}
effect-its-attack = { $n } on its attacks
effect-its-move = { $n } on its moves
effect-its-range = { $n } on its range
effect-kills-doomed = the token moves on; after the last slot the enemy dies
effect-moves-dooms-one = one of its dooms moves to another enemy within 2 hexes of it
effect-moves-dooms-all = all its dooms move to another enemy within 2 hexes of it
effect-companion-attack = { $n } on its attacks this round
effect-companion-move = { $n } on its moves this round
effect-later-turn = take another turn later in the round with two more cards of your hand
effect-phasing = you may stand in obstacles; there you are invisible and cannot attack
effect-heals-in-hazard = heal { $n } on a turn in which you enter hazardous terrain
effect-steadfast = gain strengthen instead of muddle
effect-redirects = the attack goes to one of the attacker's allies within its range
bonus-for = for { $target }
bonus-uses = { $n ->
    [one] once
   *[other] { $n } times
}
bonus-needs = consuming { $elements }
bonus-breaks = by destroying an adjacent obstacle

xp = { $n } XP
xp-formula = XP = { $formula }
xp-per-target = { $n } XP for each target
half-round = this round
half-persistent = persistent
half-slots = { $n ->
    [one] one use
   *[other] { $n } uses
} (XP { $xp })
half-slots-plain = { $n ->
    [one] one use
   *[other] { $n } uses
}
half-augment = augment
half-lost = lost
half-unrecoverable = never recovered
card-shuffle = shuffle
item-spent = spent
item-consumed = consumed
item-uses = { $n } uses
item-minus-one = { $n ->
    [one] one -1 card
   *[other] { $n } -1 cards
}
item-consume = consumes { $elements }
item-strong = while { $elements } is strong
item-once = once a turn
item-while-stunned = also while stunned

modifier-double = 2x
modifier-miss = miss
modifier-bless = bless (2x)
modifier-curse = curse (miss)
modifier-rolling = rolling { $value }
modifier-effect = { $value } ({ $effects })

perk-remove = { $n ->
    [one] remove one card { $card }
   *[other] remove { $n } cards { $card }
}
perk-add = { $n ->
    [one] add one card { $card }
   *[other] add { $n } cards { $card }
}
perk-ignore-negative-item-effects = ignore negative item effects
perk-ignore-negative-scenario-effects = ignore negative scenario effects

goal-cards-in-hand-and-discard-at-end = { $op ->
    [most] end with { $n } or fewer cards in hand and discard
   *[least] end with { $n } or more cards in hand and discard
}
goal-xp-gained = { $op ->
    [most] gain { $n } experience or less
   *[least] gain { $n } experience or more
}
goal-hp-at-end = { $op ->
    [most] end with { $n } hit points or fewer
   *[exactly] end with full hit points
}
goal-traps-sprung-or-disarmed-on-own-or-own-summon-turn = spring or disarm a trap on your own or your summon's turn
goal-treasure-tiles-looted = loot a treasure tile
goal-allied-characters-exhausted = let no other character become exhausted
goal-rooms-revealed-by-opening-door-on-own-turn = open a door on your turn and reveal a room
goal-money-tokens-looted = loot { $n } coins or more
goal-money-tokens-and-treasure-tiles-looted = loot neither coins nor treasure
goal-monsters-killed = { $op ->
    [most] kill { $n } monsters or fewer
   *[least] kill { $n } monsters or more
}
goal-elite-monsters-killed = kill an elite monster
goal-item-uses = { $op ->
    [least] use items at least as often as your level plus 2
   *[exactly] use no item
}
goal-rounds-starting-without-monsters-on-map = let a monster be on the map at the start of every round
goal-best-overkill-damage = kill a monster with { $n } damage more than needed
goal-first-monster-kill-of-scenario-is-yours = be the first to kill a monster
goal-lowest-hp = never drop below half of your hit points (rounded up)
goal-undamaged-monsters-killed-with-one-attack = kill an undamaged monster with one attack
goal-short-rests = take no short rest
goal-long-rests = take no long rest

## The page of a scenario

win-kill-all = kill all enemies
win-kill-all-but = kill all enemies but { $monsters }
win-kill-revealed = kill all enemies on the map
win-kill = kill { $monsters }
win-kill-count = kill { $n } monsters
win-kill-count-of = kill { $n } monsters of these kinds: { $monsters }
win-loot = { $n ->
    [0] loot all goal treasure
    [one] loot a goal treasure
   *[other] loot { $n } goal treasures
}
win-loot-each = { $n ->
    [one] every character loots a goal treasure
   *[other] every character loots { $n } goal treasures
}
win-reveal = reveal room { $rooms }
win-reveal-all = reveal all rooms
win-open-doors = open all doors
win-occupy = stand on all these pressure plates at the end of a turn: { $hexes }
win-escape = bring all characters to these hexes: { $hexes }
win-survive = survive { $n } rounds
win-destroy = destroy every { $name }
win-arrive = bring { $name } to { $hexes }
win-arrive-next-to = bring { $name } next to { $hexes }
lose-dies = lost if { $name } dies
lose-exhausted-off = lost if a character becomes exhausted anywhere but on { $hexes }
lose-exhausted-after = lost if a character becomes exhausted after the door { $doors } is open
lose-exhausted = lost if a character becomes exhausted
begin-curse = { $n ->
    [one] every character starts with a curse card
   *[other] every character starts with { $n } curse cards
}
begin-minus-one = { $n ->
    [one] every character starts with one more -1 card
   *[other] every character starts with { $n } more -1 cards
}
begin-condition = every character starts with { $conditions }
begin-discard = { $n ->
    [one] every character discards a card at the start
   *[other] every character discards { $n } cards at the start
}
scenario-goal-treasure-by-loot-only = goal treasure can be taken by a loot ability only
scenario-friend = { $monster }: on your side
scenario-third = { $monster }: enemies of everybody
scenario-level = { $monster }: { $n ->
    [one] { $n } level higher
   *[other] { $n } levels higher
}
trigger = { $when }: { $deeds }
trigger-round-starts = { $rounds ->
    [odd] at the start of every odd round
    [even] at the start of every even round
    [one] at the start of round { $n }
   *[all] at the start of every round
}
trigger-round-ends = { $rounds ->
    [odd] at the end of every odd round
    [even] at the end of every even round
    [one] at the end of round { $n }
   *[all] at the end of every round
}
trigger-from = from round { $n } on
trigger-until = up to round { $n }
trigger-door-opened = when the door { $doors } is opened
trigger-room-revealed = when room { $rooms } is revealed
trigger-turn-ends-on = when a character ends a turn on { $hexes }
trigger-plates-occupied = when characters stand on all of { $hexes } at the end of a turn
trigger-dies = when { $monster } dies
trigger-objective-destroyed = when such a thing is destroyed
trigger-goal-treasure-looted = when a goal treasure is looted
trigger-unless-open = while the door { $doors } is closed
trigger-if-open = once the door { $doors } is open
trigger-spawn = { $count ->
    [one] { $name } ({ $rank }) spawns at { $hexes }
   *[other] { $count }× { $name } ({ $rank }) spawn at { $hexes }
}
trigger-open = these doors open: { $doors }
trigger-unlock = the doors are unlocked: { $doors }
trigger-strong = { $elements } becomes strong
trigger-inert = { $elements } becomes inert
trigger-damage = characters and summons there suffer { $n } damage
doubt-traps = what the traps do is guessed from their pictures: { $effects }
doubt-damage = damage
trigger-set-up = further monsters come
objective-hp = { $name }: { $n } hit points, { $whose }
objective-hp-each = { $name }: { $n } hit points each, { $whose }
objective-attack = initiative { $initiative }; each round Move { $move }, Attack { $attack }, as monsters act
objective-door = it stands in the doorway { $doors }, which is open once it is destroyed
scenario-one-goal-treasure-each = a character can loot one goal treasure only
scenario-burdened-without-goal-treasure = until it has looted a goal treasure, a character has disadvantage on all attacks and cannot use items
trigger-marked-dies = when the { $monster } that begins on { $hexes } dies
trigger-cycle = at the end of round { $n } and then every { $of } rounds{ $rounds ->
    [odd] , if the round is odd
    [even] , if the round is even
   *[all] {""}
}
trigger-take-off = one { $monster } leaves the map
scenario-unhurt = { $monster }: no damage hurts them
trigger-leave = characters on { $hexes } leave the scenario with their summons
trigger-heal-monsters = { $monster } heals { $n } for every { $per }
scenario-goal-treasure-by-quest = only the character with the Vengeance quest may loot the goal treasure, a dagger with Pierce 4 against the Harvester
lose-die = lost if { $n }× { $name } die
trigger-spawn-there = { $name } appears in its place
objective-enemy = to be attacked like an enemy
objective-with-you = on your side
objective-move = moves { $n } toward { $hexes } each round
scenario-solid = nothing destroys or moves the obstacles on { $hexes }
scenario-two-starting-rooms = there are two starting rooms; at most half of the characters, rounded up, begin in the same one
aura = while { $name } stands, { $who } have { $what }
aura-attack = { $n } on all attacks
aura-advantage = advantage on all attacks
aura-disadvantage = disadvantage on all attacks
aura-shield = { $monster }: { $n } Shield for every { $per } on the map (never below 0)
who-monsters = monsters
who-heroes = characters and their summons
who-all = all figures
lose-exhausted-off-looted = lost if a character becomes exhausted before all goal treasure is looted, or anywhere but on { $hexes }
lose-rounds-over = lost if the goal is not reached by the end of round { $n }
trigger-none-left = when no { $monster } is left
trigger-kills = when { $n }× { $monster } have been killed
trigger-turn-starts = at the start of their turns ({ $who })
trigger-turn-ends = at the end of their turns ({ $who })
trigger-near = within { $n } of { $hexes }
trigger-near-thing = within { $n } of { $name }
trigger-stands = while { $name } stands
trigger-each-on = when at the end of a turn every character stands on one of { $hexes }
trigger-looted = once all goal treasure is looted
trigger-after = afterwards ({ $when })
trigger-once = only once
trigger-damage-all = every figure suffers { $n } damage
trigger-damage-room = characters and summons in room { $rooms } suffer { $n } damage
trigger-damage-actor = they suffer { $n } damage
trigger-heal-actor = they heal { $n }

## The table at the terminal

board-level = level { $level }
board-monster-level = monsters and traps of level { $level }
board-round = Round { $round }
board-set-up = set-up
board-selecting = choosing cards
board-round-ends = end of the round
board-won = Scenario won
board-lost = Scenario lost
board-goal = Goal
board-rules = Special rules
board-doubts = In doubt
board-legend-wall = █ wall
board-traps = Traps
board-hazard-damage = hazardous terrain: { $n } damage
board-elements = Elements
board-infused = from the end of this turn
board-head-initiative = Init.
board-head-who = Figure
board-head-order = Order of the round: hit points, hex, conditions, cards
board-exhausted = exhausted
board-long-rest = long rest
board-head-character = Character
board-head-hand = Hand
board-head-discard = Disc.
board-head-lost = Lost
board-head-xp = XP
board-head-coins = Coins
board-head-deck = Modifier cards left to draw
board-of-level = lvl { $level }
board-monsters = Monsters
board-hand = Hand
board-discard = Discarded
board-lost-cards = Lost
board-active = Active
board-items = Items
board-drawn = { $n } drawn, last { $last }
board-reshuffle = shuffled at the end of the round
board-uses-left = { $n ->
    [one] { $n } use left
   *[other] { $n } uses left
}
board-hand-limit = Hand
board-of-cards = { $limit } of { $cards } cards
board-to-leave = Still to leave out
board-left-out = Left out
board-battle-goal = Battle goal
board-gold = Coins
board-worth = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} ({ $gold } gold)
board-mine = You play
board-head-card = Card
board-head-top = top
board-head-bottom = bottom

board-acted = has acted
board-acts = acts now
board-attack = attack
board-basic-attack = Basic attack
board-basic-move = Basic move
board-bottom = bottom
board-checks = check marks
board-coins = coins
board-damage = damage
board-gold-short = gold
board-hit-points = hit points
board-initiative = initiative
board-last-card = last drawn:
board-leading = leading
board-second = second
board-map = Map
board-modifiers = Modifier deck
board-move = move
board-order = Order of the round
board-party = Companions
board-pierce = pierce
board-range = range
board-retaliate = retaliate
board-round-cards = Cards of the round
board-shield = shield
board-targets = targets
board-top = top
board-uses = uses
board-xp = experience

sign-door = closed door
sign-locked = locked door
sign-open = open door
sign-obstacle = obstacle
sign-trap = trap
sign-hazardous = hazardous terrain
sign-difficult = difficult terrain
sign-plate = pressure plate
sign-coin = coin
sign-treasure = treasure
sign-start = starting hex

bench-plans = plans of monsters

# -- why a set-up is refused -------------------------------------------------------------------------------------------

setup-scenario = Scenario { $number } cannot be played here. These can: { $playable }.
setup-party = A scenario is played by { $least } to { $most } characters, not by { $n }.
setup-class = There is no class “{ $role }”. There are: { $roles }.
setup-class-twice = Each class can be in the party once: { $role } is there several times.
setup-hero-seat = { $role } is given to seat { $seat }, but the seats are 0 to { $last }.
setup-seat-idle = Every seat plays at least one character: seat { $seat } has none.
setup-level-raised = Alone or with open information the scenario level is { $most } at most, not { $level }.
setup-item = { $role }: there is no item { $number }. Items go from 1 to { $most }.
setup-item-twice = { $role }: nobody can carry two copies of { $item }.
setup-items-worn = { $role } cannot carry all these items: { $head } for the head, { $body } for the body, { $legs } for the legs (1 of each), { $hands } hands full (of 2), { $small } small items (at most { $most }).
setup-item-copies = { $item }: { $n } characters want one, but there { $copies ->
    [one] is 1 copy
   *[other] are { $copies } copies
  }.
setup-card = { $role }: there is no card { $number }. Cards go from 1 to { $most }.
setup-card-foreign = { $role }: { $card } is a card of another class.
setup-enhancement = Nothing like this can be put on a card: { $enhancement }
setup-card-level = { $role }: { $card } is of level { $level }, above the character’s own level { $own }.
setup-cards-given = { $role } of level { $level } has more higher cards than its levels have given: one for each level above the first ({ $given } in all), and none above that level.
setup-perk = { $role }: there is no perk { $number }. Perks go from 0 to { $most }.
setup-perk-boxes = { $role }: perk { $number } can be taken { $boxes ->
    [one] once
    [2] twice
   *[other] { $boxes } times
  }, not { $n } times.
win-arrive-many = { $n }× { $name } must reach { $hexes }
win-done-pumps = cleanse all pumps in play
lose-exhausted-unlooted = lost if a character becomes exhausted before it has looted a goal treasure
objective-neutral = attacked by monsters; no ally of yours, and it cannot be healed
objective-draws = a monster that can move into range of it takes it as its focus
objective-leaves = there it leaves the map and is saved
objective-shunned = summons attack it only when a character decides for them
objective-saved = { $n ->
    [one] once a character may lose a card of its hand so that it suffers no damage
    [2] twice in the scenario a character may lose a card of its hand so that it suffers no damage
   *[other] a character may lose a card of its hand so that it suffers no damage
}
aura-grows = for each { $name } that stands, revealed or not, { $monsters } have 1 hit point and 1 Attack more, and half a Move and half a Range more (rounded up; not in melee)
scenario-still-odd = { $monsters }: in odd rounds they neither act nor can be affected; figures may pass through their hexes
scenario-still-even = { $monsters }: in even rounds they neither act nor can be affected; figures may pass through their hexes
scenario-still-until = { $monsters }: until all plates in play are occupied at the end of a turn they neither act nor can be affected
scenario-skip-pump = once door 1 is open, a character next to a pump may skip a bottom action, whose card is discarded, to cleanse it
scenario-skip-captive = a character next to a captive may skip an action, whose card is discarded, to free it
scenario-skip-treasure = goal treasure is taken by a loot ability, or by a character next to it who skips a bottom action, whose card is discarded
scenario-bars = { $monster } cannot enter or pass the door { $doors }
scenario-bars-in = { $monster } on tile { $tiles } cannot enter or pass the door { $doors }
scenario-while-on = the door { $doors } is open only while a character stands on one of { $hexes } at the end of a turn; who stands in the doorway when it shuts suffers trap damage and is moved to the nearest empty hex
scenario-opaque = nothing passes, sees through or destroys the obstacles of the centre room
trigger-saved = once a { $name } is saved
scenario-begin-by-monsters = characters may begin only in those parts of the centre room that hold monsters
scenario-pumps-summon = at the end of each round every revealed pump that is not cleansed summons a normal Black Imp
scenario-walls-stun = when a wall is destroyed, all monsters next to it are stunned
scenario-battlements = the defenders behind the gate, except the archers, appear when the gate is destroyed or one of your side enters their tiles
scenario-gate-of-demons = at the end of each round with the gate standing the Prime Demon loses 2×C+L−2 hit points; at the end of round 8 the gate is destroyed; when it falls, the Prime Demon appears with what is left of twice its hit points, at least 1
deed-skip = Skip the { $half ->
    [top] top
   *[bottom] bottom
  } action of { $card }: { $word ->
    [pump] cleanse a pump
    [captive] free a captive
   *[other] take the goal treasure
  }
ask-skip-at = { $about }: which one?
ask-spare = { $about }. Do you lose a card of your hand to prevent it?
    .none = No
event-door-closed = The door at { $hex } shuts.
event-saved = { $figure } at { $hex } is saved.
event-done-at = { $character } is done with { $hex }.
trigger-wake = { $monster } begin to act
trigger-treasure-at = when the goal treasure on { $hexes } is looted
trigger-treasure-number = when goal treasure number { $n } is looted
objective-sweeps = it attacks all enemies next to it
objective-tended = nobody attacks it, and characters may heal it
objective-untouched = { $name }: nobody can attack or affect it
aura-tokens = { $monster } carries { $tokens } tokens, each worth Shield { $n }, and loses one each time an { $lost } dies
scenario-silent = { $monsters } do not act; their initiative is 99
scenario-asleep = { $monsters } sleep and do not act until a character or summon attacks or damages one, gives it a negative condition or ends a movement next to it; then it counts as newly spawned, and summons leave sleepers alone
scenario-openers = doors open for { $monsters }
aside-dig = Dig at { $hex } for 1 point of movement ({ $n } to go)
event-woken = { $figure } wakes.
scenario-guards-to-plates = City Guards do not act normally: each turn they move 2 toward the closest plate a and then do what their card says besides moving; it is lost when one of them stands on a plate
scenario-siege = each round the City Archer nearest to the cannon does not act but moves 3 toward a hex next to it that is not b; if it then stands beside the cannon, every character and summon on b, in the rows that lead there and on the first tile suffers the Attack of an elite Ancient Artillery; a round that ends without a City Archer brings a normal one to a
scenario-wind = at the end of each round every character and summon is moved one hex in initiative order, round by round up (one of two hexes), right, down (one of two) and left
scenario-sacrifice = the two Cultists b do not act normally: they move together, next to the victim, then they lead it to the altars, and it goes as far as they; it is lost when one of them starts its turn next to the altars and the victim is there too
scenario-cleansing-water = a character who ends a turn on one of the three water hexes of the main room removes that water and, once for each character, has Shield 2 against Oozes and cannot be poisoned for the rest of the scenario
scenario-watch = City Guards and the City Archer appear when door 1 is opened; it is lost when one of them is killed
scenario-ailing-tree = the tree loses 2 hit points at the end of every round, once its room is revealed only in rounds that end with a Rending Drake there
scenario-poisoned-water = a character or summon with Poison that enters water suffers trap damage
win-done-graves = dig up all graves
scenario-graves = a grave (a, b, c) is dug up by spending 1+C points of movement next to it, in parts if wanted; a Living Corpse then comes out of it, the Bloated Regent out of c
scenario-dark-rider = the Dark Rider is not on the map at first: off the map at the start of its turn, it appears on the next of the hexes a to f and acts; right after each melee attack it leaves the map
rolled = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
ask-roll = How far do the boulders of the row of { $about } roll?
ask-carrier = Who carries the doll?
ask-take-over = { $about }: do you take it from who carries it?
ask-give-up = { $about }: which one do you give up?
ask-lay-down = { $about }: do you give it up here?
event-carries = { $character } carries it now.
objective-attack-before = just before { $monster } each round Move { $move }, Attack { $attack }, as monsters act
scenario-inflicts = every attack of { $monster } also brings { $conditions }
win-done-brought = carry it to a hex next to a
scenario-doll = one character, whom you choose, carries the doll; another takes it over by a loot ability with the carrier in range; an exhausted carrier drops it
trigger-trap = damage traps lie on { $hexes } from now on; who stands there springs them
scenario-claw = the Lurker King drops the claw; its holder has a further −2 Move, another takes it over by a loot ability with the holder in range, and an exhausted holder drops it
scenario-current = in the large room, at the end of each round every character and summon drifts one hex down, to the left when the initiative of the Lurkers is even, else to the right; who is blocked suffers 3 damage, who has an obstacle or wall right behind stays
scenario-sluggish = all characters and summons have −1 Move on all move abilities
win-done-staff = the holder of the Staff of Xorn ends a turn next to the altar a while it is fully charged
scenario-staff = once door 1 is open only the holder of the Staff of Xorn can damage Harrower Infesters; each point of damage charges the staff by one, and 2×C×(L+1) charge it fully; it is lost when the holder becomes exhausted
scenario-crystals = the goal treasures are a crystal and a sphere: once door 1 is open, a character who ends a turn next to the altar a may give one of them up, and the Colorless suffers 2×C damage
win-done-mountain = loot treasure 62; then either its holder gives up one of its items by ending a turn on g, or all characters return to the starting hexes and nobody is exhausted
scenario-mountain = for each elite monster killed one door opens, in the order a to f; if the scenario is lost, the treasure is put back
scenario-tokens = tokens 1 to 6 lie face down on the hexes a and are looted like goal treasure; once 1 to 4 are found, door 1 can be opened; until then a Flame Demon comes after odd rounds and an Earth Demon after even ones, near door 1
scenario-deep-water = who ends a turn in water suffers 1+L damage
scenario-ship = at the end of every even round (with 3 or 4 characters of every round) one more hex of the first tile fills with water, next to water; it is lost when there is none left; a character takes water up by looting its hex, one at a time, and drops it overboard by ending a turn on e; with three characters the water at d is left out
scenario-boulders = six boulders roll: at the end of each round both boulders of a row roll 1, 2 or 3 hexes to the left, each row a different number, as you choose, and from the leftmost hex on from b; they destroy obstacles in their way; a figure in a hex that one enters suffers trap damage, and if it stops there the figure is moved one hex left
scenario-rift = characters, and nobody else, cross between the rooms at the altars a, for 1 movement from any hex next to one to any hex next to the other; it is lost when no character is in the first room or only one is not exhausted; when all demons are dead and each room holds a character, Living Spirits come to b and c, and from then on both rooms must hold one
scenario-rift-demons = an even round that ends without a character in the second room brings a Night Demon to the altar of the first
scenario-throne = the altar has the hit points of the Prime Demon, and the demon dies with it; with each special of the demon the altar jumps to the next of the hexes a to f, reveals its room, and a demon comes
scenario-perched = the Elder Drake fills all three hexes of its boulder: it can be attacked in any of them and measures from any of them; with its second special it summons two Zephyrs and flies to the next boulder in the cycle a, b, c
trigger-achievement = if the party has a certain achievement ({ $name })

## Random dungeons

event-room-drawn = Room card: { $room_card }, monster card: { $horde }.
event-room-passed-by = The room card { $room_card } does not fit here and is discarded.
event-penalty = Penalty: { $penalty }.
event-upgraded = { $figure } becomes elite.
ask-penalty-who = Nobody has opened a door. Whom does the penalty hit?
ask-penalty-discard = { $about }: which cards do you discard?
ask-penalty-item = { $about }: which item is consumed?
ask-penalty-monster = Which monster becomes elite?
option-penalties = Penalties in a random dungeon
scenario-dungeon = a random dungeon: each room is made by a room card and a monster card, drawn when its door is opened. A penalty strikes when a room is revealed: none in the first, a minor one in the second, a major one in the third

penalty-sewer-minor = all characters are muddled
penalty-sewer-major = all characters are muddled until the end of the scenario
penalty-crossroads-minor = every character discards two cards
penalty-crossroads-major = every character loses a card
penalty-passage-minor = elite enemies become invisible
penalty-passage-major = all enemies heal 1 at the start of each of their turns
penalty-dead-end-minor = every character suffers 3 damage
penalty-dead-end-major = every character suffers 7 damage
penalty-hallway-minor = every character consumes a small item
penalty-hallway-major = all items of all characters are spent or consumed
penalty-road-minor = a normal monster of the previous room stands there again
penalty-road-major = two normal monsters of the previous room stand there again
penalty-cabin-minor = whoever opened the door loses a card
penalty-cabin-major = whoever opened the door loses two cards
penalty-clearing-minor = all elements become inert
penalty-clearing-major = characters cannot consume elements any more
penalty-altar-minor = three blessings go into the monsters’ modifier deck
penalty-altar-major = seven blessings go into the monsters’ modifier deck
penalty-armory-minor = all characters are poisoned
penalty-armory-major = all enemies have +1 attack until the end of the scenario
penalty-encampment-minor = a normal monster of this room becomes elite
penalty-encampment-major = an elite monster of the previous room stands there again
penalty-library-minor = all enemies are strengthened
penalty-library-major = all enemies are strengthened until the end of the scenario
penalty-den-minor = all enemies have retaliate 2, range 3, in this round
penalty-den-major = all enemies have retaliate 2, range 3, until the end of the scenario
penalty-trail-minor = all items of all characters are spent
penalty-trail-major = all enemies have +1 move and +1 range until the end of the scenario
penalty-corridor-minor = all characters are immobilized
penalty-corridor-major = all characters are stunned
penalty-cave-minor = whoever opened the door suffers 6 damage
penalty-cave-major = whoever opened the door suffers 6 damage and is stunned
penalty-tunnel-minor = every character is cursed
penalty-tunnel-major = every character is cursed three times
penalty-alcove-minor = all enemies have shield 1 in this round
penalty-alcove-major = all enemies have shield 1 until the end of the scenario
penalty-hovel-minor = all characters are wounded
penalty-hovel-major = all characters are wounded, anew every round
penalty-burrow-minor = whoever opened the door is stunned
penalty-burrow-major = all characters are muddled, poisoned and wounded
