# The coach's words in this guided game; see `guide.en.ftl`.

guide-lizards = Lizard Cult: gardens
    .about = A short lesson: cards are revealed and come back, gardens rule, acolytes conspire. Then you play on.
    .end = The Cult has preached to its end. One suit with many gardens is what brings points; what the others throw away decides where you can strike.

guide-lizards-goal = You are the Lizard Cult. You build gardens; each garden makes its clearing yours, whoever else stands there. You score by spending a card: the more gardens of its suit are on the map, the more points. 30 win. You begin in a corner with a garden and some warriors.
    .advice = Take corner 4. There are two fox clearings nearby, 8 and 12, and you hold two foxes.
guide-lizards-outcast = One suit is the Outcast: your conspiracies work in its clearings only. Later it is decided by what everybody discards: the suit that is thrown away most.
    .advice = Rabbit to begin with; it will change soon anyway.

guide-lizards-sacrifice = In Daylight you reveal cards, and each is one ritual: build a garden, recruit, sacrifice. In the Evening all of them come back to your hand. Birds are good for one thing only: a warrior becomes an acolyte.
    .advice = Sacrifice with the bird: acolytes pay for conspiracies.
guide-lizards-recruit = A revealed card costs nothing, so reveal all that you have.
    .advice = Recruit with a fox.
guide-lizards-recruit-where = In any clearing of the suit, even where you have nobody.
    .advice = In 8: with one warrior more you rule it, and then a garden can be built.
guide-lizards-build = A garden is built in a clearing that you rule, of the suit of the card.
    .advice = Build with the other fox: in 8.
    .after = A garden in 8. The revealed cards are back in your hand.

guide-lizards-second-garden = Gardens of one suit count together, also in the same clearing.
    .advice = Fox is the Outcast now. Build a second one in 8.
guide-lizards-score = To score you spend a card for good: it goes to the lost souls. Each suit once a turn.
    .advice = Score with the second fox: 2 points. And one fox more among the lost souls keeps fox the Outcast.
guide-lizards-acolytes = Acolytes also come to you when warriors of yours fall in defence.
    .advice = Two birds: two acolytes more. Sacrifice twice.
guide-lizards-craft = You craft in the Evening, with gardens of the Outcast’s suit.
    .advice = Arms Trader asks for two foxes: two gardens in 8. A sword, 2 points.
    .after = The Outcast was the same suit again: it is hated now, and every conspiracy costs one acolyte less.

guide-lizards-sanctify = Conspiracies, in Birdsong, in clearings of the Outcast: crusade (move and battle), convert an enemy warrior, sanctify an enemy building, which becomes your garden.
    .advice = Sanctify for two acolytes: the roost in 6 becomes a garden. 1 point, and no battle.
guide-lizards-convert = Converting replaces an enemy warrior by one of yours.
    .advice = Convert in 6: the garden gets a guard.
guide-lizards-score-more = Three gardens of foxes.
    .advice = Score with a fox: 2 points.
guide-lizards-alone = You have seen all of it: rituals that cost nothing, scoring that costs a card, conspiracies by acolytes. From here on you play by yourself; I go on marking what I would do. Keep to one suit and guard its gardens.
