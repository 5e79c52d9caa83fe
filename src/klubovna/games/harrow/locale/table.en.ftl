# What the form of a new table and the end of a game call things, at the page.

option-chapter = Chapter
option-chapter-auto = by the number of players
option-chapter-c1 = 1: the first game (2 players)
option-chapter-c2 = 2: legends, tactics, upgrades (2 players)
option-chapter-c3 = 3: the full duel (2 players)
option-chapter-c4 = 4: with Kammi (2 players)
option-chapter-c5 = 5: with Hester (3 players)
option-chapter-solo = Hester alone (1 player)
option-chapter-ff3 = Fair Folk (3 players)
option-chapter-ff4 = Fair Folk and Hester (4 players)
option-chapter-ffh = Fair Folk against Hester (2 players)
option-map = Side of the map
option-map-random = random
option-map-a = A
option-map-b = B
option-level = Level (solo)
option-hide_at_random = The finds of the Fair Folk are hidden at random

result-ending = The end
result-ending-points = by points
result-ending-queen = by the queen

## Where points come from

reason-haints = Haints killed
reason-brambles = Brambles
reason-dolls = Dolls
reason-buildings = Buildings destroyed
reason-townsfolk = Townsfolk saved
reason-fires = Fires put out
reason-objectives = Objectives
reason-squares = Spaces filled
reason-finds = Finds

## Battles, added up

sum-attack-failed-ours = Cubes of the attacker
sum-attack-failed-against = Cubes of the defender
sum-attack-too-few-ours = Cubes of the attacker
sum-attack-too-few-against = Cubes of the defender
sum-attack-succeeded-ours = Cubes of the attacker
sum-attack-succeeded-against = Cubes of the defender
addend-before = there before
addend-majority = majority
addend-tree = from the tree

## How it ended

why-points = { $who } wins with { $points } points.
why-queen = { $who } wins by the queen.
why-squares = { $who } wins: all spaces of the board are filled.
why-minor = A minor victory: { $who }.
why-lost = The game is lost; nobody wins.
