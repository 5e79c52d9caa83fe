# What a player keeps at hand.

hand-goal = Most points after six rounds, or after the round in which a clan has 30 glory, win: glory, reputation, trophies, affinities. Alone you play for the goal of the scenario.
hand-step-1 = Choose what to do, one thing a turn, until you pass.
hand-step-2 = In the Citadel: dice for mercenaries, shields, potions, traps, coins.
hand-step-3 = Outside: send one of the clan with dice to a land or a mission.
hand-step-4 = When all have passed: monsters attack, dice are rolled, loot is taken.
hand-step-5 = Wages are paid, and a new round begins.
hand-card-wind = At the end the icons of each affinity on mercenaries and lands are counted: the more alike, the more points (6 or more score 10).
hand-card-water = At the end the icons of each affinity on mercenaries and lands are counted: the more alike, the more points (6 or more score 10).
hand-card-fire = At the end the icons of each affinity on mercenaries and lands are counted: the more alike, the more points (6 or more score 10).
hand-card-jungle = At the end the icons of each affinity on mercenaries and lands are counted: the more alike, the more points (6 or more score 10).
hand-fact-start = At the start, unless the scenario says otherwise: { $coins } coins, { $glory } glory, basic traps: { $traps }.
hand-fact-chief = Leader { $name }: dice of strength { $strength }, magic { $magic }, persuasion { $haggle }.
hand-fact-basic = Basic mercenary { $name }: dice of strength { $strength }, magic { $magic }, persuasion { $haggle }.
hand-fact-end = The end: after { $rounds } rounds, unless the scenario says otherwise; with several players also after a round in which a clan has at least { $glory } glory.
