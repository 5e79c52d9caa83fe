# Variants of the games, as the form of a new table calls them: opt-<game>-<option>, and -<value> for its values.

opt-none = by the rules
opt-add = Add
opt-remove = Remove { $number }

## Crown of Ash

opt-ash-powers = Player powers (advanced)
opt-ash-clockwise = Simpler turn order: clockwise
opt-ash-automa = The automated opponent joins (1 to 3 players)
opt-ash-difficulty = Level of the Citadel’s warrior (solo)
opt-ash-difficulty-low = low
opt-ash-difficulty-medium = medium
opt-ash-difficulty-high = high
opt-ash-targeted = The targeted action card replaces card I
opt-ash-citadel = These warriors hold the Citadel (solo)
opt-ash-citadel-bone_i_1 = Bone Thrall (1)
opt-ash-citadel-bone_i_2 = Skeleton Spearman (1)
opt-ash-citadel-bone_ii_3 = Skeleton Guard (2)
opt-ash-citadel-bone_ii_4 = Bone Knight (2)
opt-ash-citadel-bone_iii_5 = Bone Colossus (3)
opt-ash-citadel-bone_iii_6 = Ossuary Dragon (3)
opt-ash-citadel-ash_i_1 = Cinder Wisp (1)
opt-ash-citadel-ash_i_2 = Ash Prowler (1)
opt-ash-citadel-ash_ii_3 = Ash Warden (2)
opt-ash-citadel-ash_ii_4 = Pyre Knight (2)
opt-ash-citadel-ash_iii_5 = Ash Giant (3)
opt-ash-citadel-ash_iii_6 = Ember Phoenix (3)
opt-ash-citadel-sulphur_i_1 = Sulphur Imp (1)
opt-ash-citadel-sulphur_i_2 = Sulphur Hound (1)
opt-ash-citadel-sulphur_ii_3 = Brimstone Guard (2)
opt-ash-citadel-sulphur_ii_4 = Brimstone Knight (2)
opt-ash-citadel-sulphur_iii_5 = Sulphur Fiend (3)
opt-ash-citadel-sulphur_iii_6 = Brimstone Demon (3)
opt-ash-citadel-blood_i_1 = Blood Ghoul (1)
opt-ash-citadel-blood_i_2 = Blood Bats (1)
opt-ash-citadel-blood_ii_3 = Blood Guard (2)
opt-ash-citadel-blood_ii_4 = Blood Knight (2)
opt-ash-citadel-blood_iii_5 = Vampire Lord (3)
opt-ash-citadel-blood_iii_6 = Blood Titan (3)

## Root

opt-root-map = Map
opt-root-map-autumn = Autumn
opt-root-map-winter = Winter
opt-root-map-lake = Lake
opt-root-map-mountain = Mountain
opt-root-deck = Shared deck
opt-root-deck-standard = Standard
opt-root-deck-exiles = Exiles and Partisans
opt-root-any_reach = Allow factions with a reach below 17 together
opt-root-seating = Seating and turn order
opt-root-seating-random = drawn at random
opt-root-seating-given = as the players entered

## Harrow County

opt-harrow-chapter = Chapter
opt-harrow-chapter-auto = by the number of players
opt-harrow-chapter-c1 = 1: the first game (2 players)
opt-harrow-chapter-c2 = 2: legends, tactics, upgrades (2 players)
opt-harrow-chapter-c3 = 3: the full duel (2 players)
opt-harrow-chapter-c4 = 4: with Kammi (2 players)
opt-harrow-chapter-c5 = 5: with Hester (3 players)
opt-harrow-chapter-solo = Hester alone (1 player)
opt-harrow-chapter-ff3 = Fair Folk (3 players)
opt-harrow-chapter-ff4 = Fair Folk and Hester (4 players)
opt-harrow-chapter-ffh = Fair Folk against Hester (2 players)
opt-harrow-map = Side of the map
opt-harrow-map-random = random
opt-harrow-map-a = A
opt-harrow-map-b = B
opt-harrow-level = Level (solo)
opt-harrow-hide_at_random = The finds of the Fair Folk are hidden at random

## Monster Lands

opt-monsterlands-difficulty = Strength of the monsters
opt-monsterlands-difficulty-easy = easy
opt-monsterlands-difficulty-normal = normal
opt-monsterlands-difficulty-hard = hard
opt-monsterlands-difficulty-deadly = deadly
opt-monsterlands-ruses = Ruses (2 to 4 players)
opt-monsterlands-queens_gift = The Queen’s gift for the first player
opt-monsterlands-more_monsters = More monsters at the Citadel
opt-monsterlands-scenario = Scenario (solo)
opt-monsterlands-scenario-0 = the first one
opt-monsterlands-scenario-1 = 1: Business as Usual
opt-monsterlands-scenario-2 = 2: Gold Digger
opt-monsterlands-scenario-3 = 3: Sortie
opt-monsterlands-scenario-4 = 4: Travelling Light
opt-monsterlands-scenario-5 = 5: Full Kit
opt-monsterlands-scenario-6 = 6: Ambush
opt-monsterlands-scenario-7 = 7: Diversity
opt-monsterlands-scenario-8 = 8: Crafty Sam
opt-monsterlands-scenario-9 = 9: The Mission Was Clear
opt-monsterlands-scenario-10 = 10: Ruin
opt-monsterlands-dealt = Affinities are dealt at random

## Gloomhaven

opt-gloomhaven-scenario = Scenario
opt-gloomhaven-scenario-1 = 1: Black Barrow
opt-gloomhaven-scenario-2 = 2: Barrow Lair
opt-gloomhaven-scenario-3 = 3: Inox Encampment
opt-gloomhaven-scenario-4 = 4: Crypt of the Damned
opt-gloomhaven-scenario-5 = 5: Ruinous Crypt
opt-gloomhaven-scenario-6 = 6: Decaying Crypt
opt-gloomhaven-scenario-7 = 7: Vibrant Grotto
opt-gloomhaven-scenario-8 = 8: Gloomhaven Warehouse
opt-gloomhaven-scenario-9 = 9: Diamond Mine
opt-gloomhaven-scenario-10 = 10: Plane of Elemental Power
opt-gloomhaven-scenario-11 = 11: Gloomhaven Square A
opt-gloomhaven-scenario-12 = 12: Gloomhaven Square B
opt-gloomhaven-scenario-13 = 13: Temple of the Seer
opt-gloomhaven-scenario-14 = 14: Frozen Hollow
opt-gloomhaven-scenario-15 = 15: Shrine of Strength
opt-gloomhaven-scenario-16 = 16: Mountain Pass
opt-gloomhaven-scenario-17 = 17: Lost Island
opt-gloomhaven-scenario-18 = 18: Abandoned Sewers
opt-gloomhaven-scenario-19 = 19: Forgotten Crypt
opt-gloomhaven-scenario-20 = 20: Necromancer's Sanctum
opt-gloomhaven-scenario-23 = 23: Deep Ruins
opt-gloomhaven-scenario-24 = 24: Echo Chamber
opt-gloomhaven-scenario-25 = 25: Icecrag Ascent
opt-gloomhaven-scenario-28 = 28: Outer Ritual Chamber
opt-gloomhaven-scenario-30 = 30: Shrine of the Depths
opt-gloomhaven-scenario-32 = 32: Decrepit Wood
opt-gloomhaven-scenario-37 = 37: Doom Trench
opt-gloomhaven-scenario-40 = 40: Ancient Defense Network
opt-gloomhaven-scenario-43 = 43: Drake Nest
opt-gloomhaven-scenario-53 = 53: Crypt Basement
opt-gloomhaven-scenario-59 = 59: Forgotten Grove
opt-gloomhaven-scenario-63 = 63: Magma Pit
opt-gloomhaven-scenario-64 = 64: Underwater Lagoon
opt-gloomhaven-scenario-65 = 65: Sulfur Mine
opt-gloomhaven-scenario-89 = 89: Syndicate Hideout
opt-gloomhaven-scenario-91 = 91: Wild Melee
opt-gloomhaven-scenario-93 = 93: Sunken Vessel
opt-gloomhaven-scenario-94 = 94: Vermling Nest
opt-gloomhaven-level = Level of the scenario
opt-gloomhaven-level-none = by the party
opt-gloomhaven-difficulty = Difficulty
opt-gloomhaven-difficulty-easy = easy
opt-gloomhaven-difficulty-normal = normal
opt-gloomhaven-difficulty-hard = hard
opt-gloomhaven-difficulty-very_hard = very hard
opt-gloomhaven-party = Number of characters
opt-gloomhaven-party-none = one for each seat, two at least
opt-gloomhaven-character_level = Level of the characters
opt-gloomhaven-open_information = Open information: cards are chosen openly
opt-gloomhaven-battle_goals = Battle goals
opt-gloomhaven-reduced_randomness = Reduced randomness: 2x is +2, a miss is −2
opt-gloomhaven-permanent_death = Permanent death: who loses all hit points is dead for good
opt-gloomhaven-looted = Treasures looted before
opt-gloomhaven-characters = Characters of the party, one by one
opt-gloomhaven-characters-role = Class
opt-gloomhaven-characters-seat = Seat (counted from 0)
opt-gloomhaven-characters-name = Name
opt-gloomhaven-characters-level = Level
opt-gloomhaven-characters-xp = Experience
opt-gloomhaven-characters-xp-none = as the level says
opt-gloomhaven-characters-gold = Gold
opt-gloomhaven-characters-checks = Check marks
opt-gloomhaven-characters-items = Items (numbers)
opt-gloomhaven-characters-cards = Ability cards (numbers)
opt-gloomhaven-characters-perks = Perks (counted from 0)
opt-gloomhaven-characters-blessings = Blessings
opt-gloomhaven-characters-damage = Damage at the start
opt-gloomhaven-characters-discards = Discarded cards at the start
opt-gloomhaven-characters-conditions = Conditions at the start
opt-gloomhaven-characters-conditions-bless = bless
opt-gloomhaven-characters-conditions-curse = curse
opt-gloomhaven-characters-conditions-disarm = disarm
opt-gloomhaven-characters-conditions-immobilize = immobilize
opt-gloomhaven-characters-conditions-invisible = invisible
opt-gloomhaven-characters-conditions-muddle = muddle
opt-gloomhaven-characters-conditions-poison = poison
opt-gloomhaven-characters-conditions-strengthen = strengthen
opt-gloomhaven-characters-conditions-stun = stun
opt-gloomhaven-characters-conditions-wound = wound

## Why a table was not opened, in the words of this form

refused-setup-role-twice = Two seats have the same role. Each role can be played by one seat only.
refused-setup-reach = These factions have too little reach together. Choose others, or tick “{ opt-root-any_reach }”.
refused-setup-chapter-seats = Another number of players plays this chapter: see the brackets after its name.
refused-setup-chapter-roles = These roles do not belong to this chapter. Choose others, or leave them open.
