# Co volba přinese, drobně pod jejím názvem.
effect-bare = bez obrany a odvety; k zabití chybí zranění: { $hp }
effect-guarded = obrana { $shield }, odveta { $retaliate }; k zabití chybí zranění po odečtení obrany: { $hp }
effect-damage = zranění { $low }–{ $high }, rozhodne karta modifikátoru; zdraví { $hp }, obrana { $shield }, odveta { $retaliate }
