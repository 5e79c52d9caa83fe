# Co volba přinese, drobně pod jejím názvem.
effect-list = { $list }
effect-battle = { $who }: zásahy tvoje { $dealt } (průměr { $dealing }), soupeřovy { $taken } (průměr { $taking })
effect-here = zde: { $list }
effect-lying = { $what } { $n }
effect-item = { $item }, po výrobě { $vp } VB
