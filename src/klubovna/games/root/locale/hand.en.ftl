# What a player keeps at hand.

hand-goal = First to 30 points wins, or whoever fulfils a dominance card.
hand-step-1 = Birdsong: what your faction does at dawn.
hand-step-2 = Daylight: craft cards from your hand for which you have the suits (the Corvids in Birdsong, Cult and Duchy in Evening).
hand-step-3 = Daylight: the actions of your faction – move, battle, build, recruit.
hand-step-4 = Evening: what is left to your faction, then draw cards and discard down to five.
hand-card-marquise = Strong everywhere at the start. Wood from sawmills pays for buildings, buildings bring points. Keep them connected and defended. Birdsong: a wood at each sawmill. Daylight: craft, then three actions. Evening: draw a card, more with recruiters.
hand-card-eyrie = The Decree grows every turn and must be carried out whole, or there is turmoil. Roosts bring points every evening. Birdsong: one or two cards into the Decree. Daylight: craft, then the Decree from left to right. Evening: points for roosts, draw.
hand-card-alliance = Spread sympathy for points, gather supporters, revolt where you are strong. Who moves into sympathy pays you a card. Birdsong: revolts, then sympathy, both paid with supporters. Daylight: craft, mobilize, train. Evening: an action for each officer, then draw.
hand-card-vagabond = One pawn with items. Explore ruins, do quests, aid others, or fight: every action exhausts an item. Birdsong: refresh items, slip. Daylight: as many actions as you have items to exhaust. Evening: rest in a forest, draw, mind the item limit.
hand-card-lizards = Cards are revealed for rituals, and with a garden you rule its clearing. Warriors lost in defence become acolytes, who pay for conspiracies in clearings of the Outcast suit. Birdsong: the Outcast, then conspiracies paid with acolytes. Daylight: reveal cards for rituals. Evening: cards come back, craft with gardens, draw.
hand-card-riverfolk = Sell cards, boats and swords; what others pay with are your funds. Trade posts bring points. Birdsong: protectionism, points for funds. Daylight: spend or commit funds on actions. Evening: discard down to five, then your prices.
hand-card-duchy = Dig tunnels, build, and sway ministers, who give more actions and points. Birdsong: warriors to the Burrow. Daylight: two actions, then the ministers, then one more is swayed. Evening: cards come back, craft, draw.
hand-card-corvids = Hidden plots on the map bring points and trouble once flipped. Who guesses wrong gives you the card. Birdsong: craft, flip plots, recruit. Daylight: three actions. Evening: one more action instead of drawing, or draw.
hand-fact-warriors = Warriors: { $count }.
hand-fact-pieces = Buildings and tokens: { $list }.
