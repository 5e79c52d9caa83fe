# What the form of a new table and the end of a game call things, at the page.

option-powers = Player powers (advanced)
option-clockwise = Simpler turn order: clockwise
option-automa = The automated opponent joins (2 or 3 players; a single one always meets it)
option-difficulty = Level of the Citadel’s warrior (solo)
option-difficulty-low = low
option-difficulty-medium = medium
option-difficulty-high = high
option-targeted = The targeted action card replaces card I
option-citadel = These warriors hold the Citadel (solo)
option-citadel-bone_i_1 = Bone Thrall (1)
option-citadel-bone_i_2 = Skeleton Spearman (1)
option-citadel-bone_ii_3 = Skeleton Guard (2)
option-citadel-bone_ii_4 = Bone Knight (2)
option-citadel-bone_iii_5 = Bone Colossus (3)
option-citadel-bone_iii_6 = Ossuary Dragon (3)
option-citadel-ash_i_1 = Cinder Wisp (1)
option-citadel-ash_i_2 = Ash Prowler (1)
option-citadel-ash_ii_3 = Ash Warden (2)
option-citadel-ash_ii_4 = Pyre Knight (2)
option-citadel-ash_iii_5 = Ash Giant (3)
option-citadel-ash_iii_6 = Ember Phoenix (3)
option-citadel-sulphur_i_1 = Sulphur Imp (1)
option-citadel-sulphur_i_2 = Sulphur Hound (1)
option-citadel-sulphur_ii_3 = Brimstone Guard (2)
option-citadel-sulphur_ii_4 = Brimstone Knight (2)
option-citadel-sulphur_iii_5 = Sulphur Fiend (3)
option-citadel-sulphur_iii_6 = Brimstone Demon (3)
option-citadel-blood_i_1 = Blood Ghoul (1)
option-citadel-blood_i_2 = Blood Bats (1)
option-citadel-blood_ii_3 = Blood Guard (2)
option-citadel-blood_ii_4 = Blood Knight (2)
option-citadel-blood_iii_5 = Vampire Lord (3)
option-citadel-blood_iii_6 = Blood Titan (3)

result-tie_break = Tie-break
result-kingslayer = Kingslayer
result-automated = Automated opponent

## Where points come from

points-gains = During rounds
points-areas = Buildings
points-citadel = Citadel
points-resources = Resources left
points-gold = Gold
points-fate = Fate card
points-automatons = Automatons

## Battles, added up

sum-totals-attack-parts = Attack
sum-totals-defence-parts = Defence
addend-warriors = warriors
addend-reinforcement = reinforcement
addend-card = battle card
addend-space = battle space
addend-king = the King

## How it ended

why-points = { $who } wins with { $points } VP; the next has { $second }.
why-shared = { $who } share the victory with { $points } VP.
why-tie-warriors = { $who } wins: { $points } VP like another, but more in the tie-break by warriors.
why-tie-king = { $who } wins: { $points } VP like another, but the kingslayer decides.
why-tie-ap = { $who } wins: { $points } VP like another, and of equals the automated opponent is ahead.
