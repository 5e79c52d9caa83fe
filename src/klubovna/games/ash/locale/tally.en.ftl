# What is counted in a preview: "defenders +1".
tally-control = rule ({ $of })
tally-minions = minion ({ $of })
tally-defenders = defenders
tally-reinforcement = reinforcement
tally-buildings = buildings
tally-worth = VP of the province
tally-attackers = attackers
tally-vp = VP ({ $of })
tally-cards = battle cards
tally-hand = warriors in hand
tally-hand-of = warriors in hand ({ $of })
tally-fallen = fallen
tally-bone = bone ({ $of })
tally-ash = ash ({ $of })
tally-sulphur = sulphur ({ $of })
tally-blood = blood ({ $of })
tally-gold = gold ({ $of })
