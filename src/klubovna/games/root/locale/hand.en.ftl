# What a player keeps at hand.

hand-goal = First to 30 points wins, or whoever fulfils a dominance card.
hand-step-1 = Birdsong: what your faction does at dawn.
hand-step-2 = Daylight: craft cards from your hand for which you have the suits.
hand-step-3 = Daylight: the actions of your faction – move, battle, build, recruit.
hand-step-4 = Evening: draw cards, discard down to five.
hand-card-marquise = Strong everywhere at the start. Wood from sawmills pays for buildings, buildings bring points. Keep them connected and defended.
hand-card-eyrie = The Decree grows every turn and must be carried out whole, or there is turmoil. Roosts bring points every evening.
hand-card-alliance = Spread sympathy for points, gather supporters, revolt where you are strong. Who moves into sympathy pays you a card.
hand-card-vagabond = One pawn with items. Explore ruins, do quests, aid others, or fight: every action exhausts an item.
hand-card-lizards = Cards are revealed for rituals, and with a garden you rule its clearing. Warriors lost in defence become acolytes, who pay for conspiracies in clearings of the Outcast suit.
hand-card-riverfolk = Sell cards, boats and swords; what others pay with are your funds. Trade posts bring points.
hand-card-duchy = Dig tunnels, build, and sway ministers, who give more actions and points.
hand-card-corvids = Hidden plots on the map bring points and trouble once flipped. Who guesses wrong gives you the card.
hand-fact-warriors = Warriors: { $count }.
hand-fact-pieces = Buildings and tokens: { $list }.
