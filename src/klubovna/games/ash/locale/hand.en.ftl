# What a player keeps at hand.

hand-goal = Most victory points after four rounds win: for buildings and the Citadel every round, for fate card, resources and gold at the end.
hand-step-1 = Put a minion on a space.
hand-step-2 = Do what the space says: take resources, build, adjust defenders.
hand-step-3 = On a battle space: attackers, then a battle card, then the result.
hand-step-4 = Summon a warrior, if you like; the turn ends.
hand-step-5 = After four turns each: the round is scored, and the turn order settled.
hand-card-visio = With player powers, sees and foretells what comes in battle.
hand-card-nox = With player powers, exchanges resources and summons already at the start of a turn.
hand-card-mors = With player powers, has dice rolled again and moves minions.
hand-card-fortis = With player powers, regroups warriors and raises reinforcements.
hand-fact-minions = { $minions } minions in each of { $rounds } rounds; at most { $defenders } warriors defend a province.
hand-fact-warriors = Warriors at the start: { $list }.
