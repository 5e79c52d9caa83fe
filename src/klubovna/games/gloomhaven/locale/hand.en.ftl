# What a player keeps at hand.

hand-goal = Fulfil the goal of the scenario together before all characters are exhausted.
hand-step-1 = Before the scenario: hand, battle goal, starting hex.
hand-step-2 = Select two cards, or a long rest; the leading one gives the initiative.
hand-step-3 = Everybody acts in the order of initiative.
hand-step-4 = On your turn: the top half of one card and the bottom half of the other, in any order; items at any time.
hand-step-5 = With few cards left: rest, and lose one for good.
hand-card-brute = Tough, with shields and strong blows. Stand in front, move first, and use the top half that hits.
hand-card-spellweaver = Few cards and little health, but attacks that hit many. Stay back, and get lost cards back with Reviving Ether.
hand-card-tinkerer = Many cards; heals, lays traps and summons. Lasts longest.
hand-card-scoundrel = Quick, strikes hardest beside an ally or at a lone enemy.
hand-card-cragheart = Throws obstacles and earth; hits friend and foe alike, so mind where all stand.
hand-card-mindthief = Weak alone, strong with an augment; controls enemies from close by.
hand-fact-hand = Cards in hand: { $count }.
hand-fact-health = Hit points: { $first } at level 1, { $last } at level { $levels }.
