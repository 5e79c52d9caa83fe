# Co volba přinese, drobně pod jejím názvem.
effect-list = { $list }
effect-battle = { $who }: zásahy tvoje { $dealt }, soupeřovy { $taken }
effect-hits = { $least }–{ $most } (průměr { $mean })
effect-hits-known = { $n ->
    [0] žádné
   *[other] { $n }
}
effect-here = zde: { $list }
effect-lying = { $what } { $n }
effect-item = { $item }, po výrobě { $vp } VB
effect-own = tví bojovníci { $n }
effect-staying = { $n ->
    [0] nikdo nezůstane
    [one] zůstane { $n } bojovník
    [few] zůstanou { $n } bojovníci
   *[other] zůstane { $n } bojovníků
  }
effect-given-away = { $vp } VB pro soupeře
effect-razed = { $vp } VB pro tebe
effect-tool-boot = na pohyb
effect-tool-sword = zásahy v bitvě; platí se jím za bitvu
effect-tool-bag = uneseš o dva předměty víc
effect-tool-hammer = výroba a opravy
effect-tool-tea = za Rozbřesku obnovíš o dva předměty víc
effect-tool-coin = Večer o kartu víc
effect-tool-crossbow = na střelu
effect-tool-torch = průzkum ruin; zvláštní akce
effect-empty = nikdo tu není
effect-building-sawmill = každý tah vyrobí dřevo
effect-building-workshop = vyrábí karty, se symbolem své mýtiny
effect-building-recruiter = při verbování dá bojovníka
effect-keep = tvůj bojovník všude kromě mýtiny { $across }
effect-faction = karet v ruce { $n }, { $vp } VB
