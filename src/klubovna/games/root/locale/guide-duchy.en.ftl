# The coach's words in this guided game; see `guide.en.ftl`.

guide-duchy = Underground Duchy: ministers
    .about = A short lesson: buildings, tunnels out of the Burrow, and ministers who act for you. Then you play on.
    .end = The Duchy has shown its power. The more ministers, the longer your turns; and one lost building can cost the best of them.

guide-duchy-goal = You are the Underground Duchy. Buildings show your power; then you sway ministers, who bring points and act for you every turn. 30 points win. Your warriors wait in the Burrow and come up through tunnels.
    .advice = Surface in corner 4: two fox clearings are beside it, and you hold foxes.

guide-duchy-build = In Daylight you have two actions: build, recruit, move, battle, dig. Building only reveals a card; in the Evening it comes back, unless it is a bird.
    .advice = Build at once: both kinds of buildings help every turn.
guide-duchy-build-card = The card’s suit is that of the clearing, and you must rule it.
    .advice = Tax Collector, a fox.
guide-duchy-build-where = A lost building is expensive: a card at random and your best minister go with it. So build where you are strong.
    .advice = In 8: two of yours are there.
guide-duchy-market = A market gives a card more each Evening, a citadel a warrior more each Birdsong, the second and the third two each.
    .advice = A market: cards are what ministers ask for.
guide-duchy-second = One action is left.
    .advice = Build once more, with the other fox.
guide-duchy-citadel = Both buildings craft, too.
    .advice = A citadel, again in 8.
guide-duchy-craft = You craft in the Evening.
    .advice = Arms Trader: two foxes, both buildings in 8. 2 points.

guide-duchy-more-buildings = Two actions again.
    .advice = Build a market in 12 and a citadel in 4. For 4 the bird must serve: it is lost in the Evening.
guide-duchy-sway = After the assembly and the ministers you may sway one minister: you reveal cards, each of the suit of another clearing where you have a piece. Squires ask for two cards and bring 1 point, nobles three, lords four.
    .advice = Sway the Foremole with a fox and a mouse: from now on he builds for you, with any card in any clearing that you rule.
guide-duchy-craft-two = Every building crafts once a turn.
    .advice = Crossbow, 1 point.
    .after = You draw three cards now, and four warriors come to the Burrow every turn.

guide-duchy-dig = Digging spends a card: a tunnel opens in a clearing of its suit, and up to four warriors come up out of the Burrow.
    .advice = Dig: seven warriors are waiting below.
guide-duchy-dig-card = Spend what you do not need for ministers.
    .advice = Tax Collector.
guide-duchy-dig-where = Anywhere in that suit: no way has to lead there.
    .advice = In 6, the roost of the Eyrie.
guide-duchy-dig-count = Whoever comes with four rules at once.
    .advice = Four.
guide-duchy-dig-again = There are three tunnels; the fourth one would close another.
    .advice = Dig once more: with the bird to 11.
guide-duchy-foremole = The ministers act one after the other, each once a turn.
    .advice = The Foremole: a market in 11, with any card.
    .after = Three markets: their track is empty, and each minister is nearer.
guide-duchy-captain = Swayed ministers stay, as long as no building falls.
    .advice = Sway the Captain: one battle more every turn.
guide-duchy-alone = That is your engine: cards, ministers, tunnels. From here on you play by yourself; I go on marking what I would do. Nobles and lords bring 2 and 3 points, and some score every turn.
