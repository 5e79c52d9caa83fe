# The coach's words in this guided game; see `guide.en.ftl`.

guide-corvids = Corvid Conspiracy: plots
    .about = A short lesson: plots are placed face down, guarded and flipped. Then you play on.
    .end = The conspiracy has run its course. Many face-up plots at once are what brings points: protect the first ones well.

guide-corvids-goal = You are the Corvid Conspiracy. You place plots face down and flip them a turn later; each flip brings as many points as there are face-up plots on the map, the new one included. 30 points win. You begin with one warrior in a clearing of each suit.
    .advice = The fox: clearing 6, where only one cat stands.
guide-corvids-rabbit = Corvids move regardless of who rules. They need no clearing of their own, only places where they are left alone.
    .advice = The rabbit: clearing 4, a quiet corner.
guide-corvids-mouse = Where a plot is to lie, a warrior must be first.
    .advice = The mouse: clearing 2.

guide-corvids-recruit = In Birdsong you may spend one card: a warrior then comes into every clearing of its suit. So one card gives four.
    .advice = Recruit.
guide-corvids-recruit-mouse = Choose the suit in which you want to place plots.
    .advice = Codebreakers, a mouse: you have another mouse for the next turn.
guide-corvids-plot = Three actions: move, battle, plot, trick. A plot costs a warrior in its clearing, the second one in the same turn two.
    .advice = Place a plot.
guide-corvids-plot-where = To flip it next turn you need a warrior there still. One is paid for the plot, so two must be there.
    .advice = In 2: two warriors, one stays.
guide-corvids-which = Four kinds, two of each. Bomb removes everything of the others there. Snare: nobody may place pieces there or move out. Extortion takes a card from everybody there, and one card more each Evening. Raid sends warriors to all neighbours when it is removed.
    .advice = Extortion: cards are what you live on.
guide-corvids-stay = Nobody but you knows what lies there. Others may guess, by showing a card of the suit: if they are right the plot is gone, if not they give you the card.
    .advice = The rest of the warriors stand well. End Daylight.
guide-corvids-exert = Exert: one more action, but then you draw no cards this Evening.
    .advice = No: the card is needed for recruiting.
    .after = The Marquise has destroyed the plot, and it has cost her two warriors: beside a face-down plot the Corvids always deal one hit more in defence.

guide-corvids-recruit-two = Recruiting is done once a turn; what you hold two of is quickest.
    .advice = Scouting Party, again a mouse: four more warriors.
guide-corvids-two-where = Do not put all of them into one corner: who must search everywhere, finds little.
    .advice = In 9, right beside the Marquise.
guide-corvids-second-plot = The second plot of the turn costs two warriors. It is worth it: two face-up plots bring 1 + 2 points.
    .advice = Extortion lies in 9; place another plot, in 11.
guide-corvids-second-where = Two warriors are needed there.
    .advice = In 11; somebody to guard it comes along at once.
guide-corvids-guard = Only where a warrior stands can the plot be flipped.
    .advice = Move one to 11.
guide-corvids-guard-from = You go wherever you like, who rules does not matter.
    .advice = From 6.
guide-corvids-guard-to = One step is one action.
    .advice = To 11.
    .after = The Marquise builds, the Eyrie have come to 11 with a roost. Nobody has exposed your plots.

guide-corvids-flip = Now the harvest. Flipping costs nothing: a point for each face-up plot, the new one included.
    .advice = Flip the one in 9 first.
    .after = 1 point, and a card from the Marquise.
guide-corvids-flip-second = The order does not matter for the points: 1 + 2.
    .advice = Flip the one in 11: 2 points, and a card each from Marquise and Eyrie.
guide-corvids-snare = Face-up plots go on working, and each makes the next flips more valuable. So it pays to protect them.
    .advice = You have recruited again. Place the next plots: in 2 and 7, and let them be Snares.
guide-corvids-snare-which = Once a Snare is face up, nobody else may place anything there, nor move away.
    .advice = Snare.
guide-corvids-snare-second = Again two warriors for the second.
    .advice = And one in 7.
guide-corvids-snare-seven = Two equal plots are as good as two different ones.
    .advice = The second Snare.
guide-corvids-ambush = Cards that were extorted defend you, too.
    .advice = Play the Ambush (mouse): both attackers fall.

guide-corvids-flip-three = Two plots are face up already: the third brings 3 points, the fourth 4.
    .advice = Flip the one in 2.
guide-corvids-flip-four = 7 points in one Birdsong.
    .advice = Flip the one in 7.
guide-corvids-alone = That is the whole conspiracy: recruit, place, guard, flip. From here on you play by yourself; I go on marking what I would do. You have 10 points, and every further plot brings more.
