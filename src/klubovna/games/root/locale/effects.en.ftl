# What an option brings, small under its label.
effect-list = { $list }
effect-battle = { $who }: hits you deal { $dealt }, you take { $taken }
effect-hits = { $least }–{ $most } (on average { $mean })
effect-hits-known = { $n ->
    [0] none
   *[other] { $n }
}
effect-here = here: { $list }
effect-lying = { $what } { $n }
effect-item = { $item }, { $vp } VP when crafted
effect-own = your warriors { $n }
effect-staying = { $n ->
    [0] nobody stays behind
    [one] { $n } warrior stays behind
   *[other] { $n } warriors stay behind
  }
effect-given-away = { $vp } VP for the opponent
effect-razed = { $vp } VP for you
effect-tool-boot = for moves
effect-tool-sword = hits in battle; pays for battles
effect-tool-bag = you can carry two items more
effect-tool-hammer = crafts and repairs
effect-tool-tea = refreshes two items more at Birdsong
effect-tool-coin = one card more in the Evening
effect-tool-crossbow = for strikes
effect-tool-torch = explores ruins; special action
effect-empty = nobody here
effect-building-sawmill = makes a wood every turn
effect-building-workshop = crafts cards, with the suit of its clearing
effect-building-recruiter = brings a warrior at each recruiting
effect-keep = a warrior of yours everywhere but in { $across }
effect-faction = { $n ->
    [one] { $n } card in hand, { $vp } VP
   *[other] { $n } cards in hand, { $vp } VP
  }
