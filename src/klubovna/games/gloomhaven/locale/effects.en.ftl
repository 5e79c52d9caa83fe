# What an option brings, small under its label.
effect-bare = no shield, no retaliation; { $hp } damage kills
effect-guarded = shield { $shield }, retaliation { $retaliate }; { $hp } damage after the shield kills
effect-damage = damage { $low }–{ $high } by the modifier card, of { $hp } hit points (shield { $shield }, retaliation { $retaliate })
