# What a player keeps at hand.

hand-goal = Most points after six rounds, or after the round in which a clan has 30 glory, win: glory, reputation, trophies, affinities.
hand-step-1 = Choose what to do, one thing a turn, until you pass.
hand-step-2 = In the Citadel: dice for mercenaries, shields, potions, traps, coins.
hand-step-3 = Outside: send one of the clan with dice to a land or a mission.
hand-step-4 = When all have passed: monsters attack, dice are rolled, loot is taken.
hand-step-5 = Wages are paid, and a new round begins.
hand-card-wind = Mercenaries and lands of this affinity count together at the end.
hand-card-water = Mercenaries and lands of this affinity count together at the end.
hand-card-fire = Mercenaries and lands of this affinity count together at the end.
hand-card-jungle = Mercenaries and lands of this affinity count together at the end.
