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
