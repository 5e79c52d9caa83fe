# What a player keeps at hand.

hand-goal = 7 points at the end of a round win, if the other has fewer (in a tie the lantern wins): for killed haints, rescued townsfolk or destroyed buildings, and the brambles.
hand-step-1 = Break one of your jars: three of four in a round.
hand-step-2 = Ability or wild jar: ADVANCE, SPAWN, STRENGTHEN.
hand-step-3 = Attack jar: an attack through the tree, and one free ability.
hand-step-4 = Legend jar: tracker and gift of your legend.
hand-step-5 = Clean-up: tokens are collected, townsfolk moved, storms arise.
hand-card-protectors = Bring townsfolk home over a chain of units and paths, 2 points each. The ability jar does one ability with its full value.
hand-card-family = A chain of storms from home to a building destroys it, 2 points. The ability jar draws tokens from the bag.
hand-card-kami = One of three dolls is the real one, and only the others know which: if Kammi herself stands on it in her clean-up, 4 points. Which of her two legends is Kammi and which the goblin, only she knows.
hand-card-hester = Grows underground, infects haints and fills her board.
hand-card-fairfolk = Four nests that fit a quest bring an arrow or a guess; so may an offer that somebody takes. Sword, crown and queen are sought in this order.
hand-fact-legends = Legends: { $list }.
hand-fact-units = Haints: { $haints }; at most { $hex } units on a hex; { $points } points to win.
hand-fact-abilities = Values of the abilities: { $list }.
hand-fact-hester = There are { $squares } square spaces on her board; she wins by filling them.
hand-fact-fairfolk = They look for: { $finds }.
