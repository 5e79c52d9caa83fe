# Co volba přinese, drobně pod jejím názvem.
effect-bare = bez obrany a odvety; k zabití chybí zranění: { $hp }
effect-guarded = obrana { $shield }, odveta { $retaliate }; k zabití chybí zranění po odečtení obrany: { $hp }
effect-damage = zranění { $low }–{ $high }, rozhodne karta modifikátoru; zdraví { $hp }, obrana { $shield }{ $pierce ->
    [0] { "" }
   *[other] { " " }(průraznost ignoruje { $pierce })
  }, odveta { $retaliate }
effect-beside = sousedí: { $list }
effect-nearest = nejbližší nepřítel: { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
  } daleko
effect-its-nearest = její nejbližší nepřítel: { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
  } daleko
effect-left = zbude bodů zdraví: { $n }
effect-exhausted = žádné body zdraví: postava je vyčerpaná a ve scénáři končí
effect-hand = pak v ruce: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
  }
