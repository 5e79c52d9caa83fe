# What the form of a new table and the end of a game call things, at the page.

option-map = Map
option-map-autumn = Autumn
option-map-winter = Winter
option-map-lake = Lake
option-map-mountain = Mountain
option-deck = Shared deck
option-deck-standard = Standard
option-deck-exiles = Exiles and Partisans
option-any_reach = Allow factions with a reach below 17 together
option-seating = Seating and turn order
option-seating-random = drawn at random
option-seating-given = as the players entered

result-dominance = Dominance

## Battles, added up

sum-hits-by-attacker = Hits by the attacker
sum-hits-by-defender = Hits by the defender
addend-rolled = rolled
addend-few = too few warriors
addend-extra = extra hits
addend-defenseless = defenseless
addend-cards = cards and abilities

## How it ended

why-points = { $who } reached { $points } victory points first.
why-coalition = { $who } win together in a coalition with { $points } points.
why-dominance = { $who } wins by dominance: { $card }.
why-nobody = Nobody won: the game ended undecided.
