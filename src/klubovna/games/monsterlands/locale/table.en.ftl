# What the form of a new table and the end of a game call things, at the page.

option-difficulty = Strength of the monsters
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-deadly = deadly
option-ruses = Ruses (2 to 4 players)
option-queens_gift = The Queen’s gift for the first player
option-more_monsters = More monsters at the Citadel
option-scenario = Scenario (solo)
option-scenario-0 = the first one
option-scenario-1 = 1: Business as Usual
option-scenario-2 = 2: Gold Digger
option-scenario-3 = 3: Sortie
option-scenario-4 = 4: Travelling Light
option-scenario-5 = 5: Full Kit
option-scenario-6 = 6: Ambush
option-scenario-7 = 7: Diversity
option-scenario-8 = 8: Crafty Sam
option-scenario-9 = 9: The Mission Was Clear
option-scenario-10 = 10: Ruin
option-dealt = Affinities are dealt at random

result-glory = Glory
result-reputation = Reputation
result-trophies = Trophies
result-affinities = Affinities
result-rank = Rank reached
result-scenario = Scenario
result-difficulty = Difficulty
result-automated = Automated opponent

## Battles, added up

sum-result-sum = Attack
sum-struck-sum = Hits
addend-dice = dice
addend-earlier = from before
addend-black = black dice
addend-auto = always

## How it ended

why-points = { $who } wins with { $points } points; the next has { $second }.
why-tie-chief = { $who } wins: { $points } points like another, but a clan leader of higher reputation.
why-tie-trophies = { $who } wins: { $points } points like another and an equal clan leader, but more trophies.
why-tie-coins = { $who } wins: { $points } points like another, an equal clan leader and equal trophies, but more coins.
why-shared = { $who } share the victory with { $points } points, equal in all tie-breaks.
why-solo = The scenario is passed, rank { $rank }, with { $points } points.
why-solo-lost = The scenario is lost, rank { $rank }, with { $points } points.
