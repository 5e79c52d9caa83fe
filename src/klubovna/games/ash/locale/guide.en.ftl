# The coach's words in the guided games. A message says the rule and is true whenever it is asked; `.advice` is what to
# choose now and why, `.after` what has come of it.

guide-first = Your first game
    .about = Fortis against Nox, all four rounds: every action once, one rule at a time.
    .end = That was a whole game. You know every action, battles, the Citadel and what brings points. Next time play with three: then the empty provinces run out.

guide-first-goal = Crown of Ash is about points. At the end of each of the four rounds every building you hold brings points, and whoever holds the Citadel in the middle gets more: 3, 5, 7, then 9. Most points after round 4 win. You are Fortis. First you place two buildings that you own from the start; a building gives resources.
    .advice = Begin with the Old Sulphur Pit: it gives bone and sulphur. The other one follows right away.
guide-first-where = There are six provinces around the Citadel, one building in each. All are worth the same, and anybody may use any building.
    .advice = Take the Volcano. In a first game the place makes no difference.
guide-first-defender = A warrior is left there to defend. Only warriors who stand in a province defend it; the building itself has no strength.
    .advice = Leave a Footman with strength 1 and keep the Captain, who has 2, in your hand: from there he can attack anywhere.

guide-first-resources = You have four minions, so four turns a round. A turn is: put one minion on a space, do what the space says, then perhaps summon a warrior. The simplest space is one at a building: you take what it gives. Warriors are paid with these resources.
    .advice = Use your own Old Blood Well in the Settlement: ash and blood. At your own building you may also change the defenders, and we need that.
    .after = You have taken 1 ash and 1 blood from the supply. The space is occupied until the end of the round.
guide-first-adjust = At a building of your own you may adjust the defenders: add warriors from hand, take them back, or swap them. Two fit into a province.
    .advice = Take the Footman back into your hand. The Settlement is empty then, that is a risk; but for our next move we need everybody.
guide-first-save = At the end of a turn you may summon one of the six warriors on offer, if you can pay. Gold replaces any resource. Automatons are cheap and partly paid with anything, but they serve in one battle only and cost points if you still have them at the end.
    .advice = End the turn without summoning. Your fate card, which only you see, shows bone and blood: summoned warriors of these kinds bring points at the end. The Blood Knight costs 1 bone and 3 blood, and you have gold for what is missing. He is not yet within reach, but soon.

guide-first-king = A minion on a battle space attacks that area. In the Citadel sits the King with defence 5, and he plays no card: the one opponent whose strength you know beforehand. His three gates add +1, 0 or −1 to your attack.
    .advice = Attack through the left wing, for +1. With both your warriors and a battle card you will be above 5.
guide-first-attackers = Now you say who fights. Up to three attack the Citadel, two a province. Their strengths are added up.
    .advice = Send both, the Captain (2) and the Footman (1). With the gate that is 4, and a card comes on top.
guide-first-card = Everybody has the same five battle cards: 0, 1, 3, 4 and a die. Its number is added to your strength. A used card lies aside until all five are used, or until you take a turn to refresh them. Low cards bring more when you win.
    .advice = You have 4 and need more than 5: card 3 is enough, and it brings 1 gold. Keep the 4 for later.
    .after = 7 against 5: the King has fallen, and you are the kingslayer. Who conquers stays as defender: your two stand in the Citadel now.
guide-first-summon = A warrior is paid with the resources on the card. Each gold may stand for one of them.
    .advice = Summon the Blood Knight: strength 4, and blood is on your fate card, so he brings 2 points at the end. Your gold pays what is missing.

guide-first-defend = Nox attacks the Citadel! Attackers come face down; you see how many, not who. Both sides lay a card at the same time. In a tie the defender wins.
    .advice = Two unknown ones come against your 3. Lay card 4: it is early in the game, and the Citadel is worth it.
    .after = 7 against 7: a tie, and the defender holds. The two attackers lie in Nox’s graveyard until the end of the round.
guide-first-special = A special ingredient is a resource of your choice, never gold.
    .advice = Take blood: the better warriors of your fate card cost it.
guide-first-province = Provinces are conquered just like the Citadel. Whoever wins takes the building over, with all its points.
    .advice = The Coast is empty, for Nox took its defender home. Attack it: the Knight alone is enough.
guide-first-low-card = If you win anyway, lay a low card: it brings gold. Even without defenders the other side lays a card.
    .advice = Your Knight has 4; with card 1 that is 5, more than any card that Nox has left, for the die is used. And it brings 2 gold.
    .after = 5 against 4: the Coast is yours, and the Blood Knight guards it. Nox laid a 4 in vain, and gets something for it: cards bring something to the loser, too.
guide-first-gold = Gold has two uses: it replaces resources, and it pays for buildings.
    .advice = End the turn and keep the gold. Next turn we build.
guide-first-die = The die card counts what is rolled, 1 to 6. Winning with it brings a point.
    .advice = One attacker against your 3 in the Citadel, at a gate with −1. The die will do, and a point is in it. Card 0 would be too risky.
    .after = Held again, and a point for it.

guide-first-build = On the build space you buy one of the four buildings on offer, for gold. Any number of minions fit there.
    .advice = Your last minion of this round builds: a building scores at the end of every round, so early ones score most often.
guide-first-tile = The offer shows the price, what it gives, the tax (what the owner gets when another uses it) and the points.
    .advice = The Charnel House costs 1 gold and gives 3 bone at once.
guide-first-cover = A building goes into a free province, which is then yours, or over a building of your own: then the covered one adds 1 point.
    .advice = Build it in the Coast. That makes 2 points there, in a province that you hold already.
guide-first-home = Building lets you adjust the defenders as well.
    .advice = Take the Blood Knight home. Nox has one minion left, and in the next round you want the Knight in your hand.
guide-first-fate = Warriors of the kinds on your fate card bring as many points as their level, wherever they are in the end.
    .advice = Summon the Bone Knight: strength 4, level II, and bone is on your card.
guide-first-black = Card 0 adds no strength, but it stings: who loses with it may make the winner give up a warrior, or take a warrior back from the graveyard.
    .advice = Nox has taken the Volcano with a single strong warrior. Cause a loss: then nobody is left to guard it.
    .after = Nox had to give up the only warrior in the Volcano.

guide-first-scored = The round is over and was scored: points for buildings, and for the Citadel. All minions and all the fallen come home, and there are new buildings to buy. Who has the fewest points decides on the turn order.
    .advice = You have the Citadel and two provinces. Begin with resources again: the Charnel House gives 3 bone, enough for another bone warrior.
guide-first-pair = Two warriors of the same kind in one battle add 1, three of a kind add 2. That is called reinforcement.
    .advice = Summon the Skeleton Guard. Together with the Bone Knight that makes a pair.
guide-first-lost-anyway = Not every battle can be won. Look at what may come at most and what you can set against it.
    .advice = Three attackers against your 3: that is lost, whatever you lay. The die card costs you least, and the loser gets 1 gold for it.
    .after = 14 against 4. From the lost Citadel your defenders come home to your hand; from a province they would have fallen.
guide-first-patience = An attack against a defence that you can count is a sum, not an adventure: strength, reinforcement, gate and card against defence and their best card.
    .advice = The Citadel has 12 now, and their card comes on top: not yet. The Volcano stands empty. Take it back.
guide-first-tax = You may also use the buildings of others. You get everything; the owner gets a tax from the supply and loses nothing.
    .advice = Take the 2 ash from the Old Pyre of Nox. You need something for the Bone Colossus, and the gift to Nox is small.
guide-first-colossus = The strongest warriors are of level III. They also bring the most points at the end.
    .advice = Summon the Bone Colossus: strength 5, level III, and the third of your bone warriors.
guide-first-trio = The Citadel is scored at the end of every round: what counts is who holds it then.
    .advice = It is your last minion of the round, and Nox has just one more. Attack through the right wing now.
guide-first-trio-who = Three of a kind add 2.
    .advice = Send the three of bone: 3 + 4 + 5, and 2 for the reinforcement. That is 14 against 12.
guide-first-high-card = If it is close, the highest card decides.
    .advice = The die of Nox is used, so 4 at most can come on top, that makes 16; in a tie the defender wins. With your 4 you have 18.
    .after = The Citadel is yours again, right before it is scored: 5 points.

guide-first-alone = Round 2 is over. Everything there is you have seen. From here on you play by yourself; I still mark what I would do, with a general hint, and you may well do better.
guide-first-last-round = The last round. After it there is also a point for every 3 equal resources and every 2 gold left, and the points of your fate card. The Citadel brings 9 now: who has it at the very end has often won.
