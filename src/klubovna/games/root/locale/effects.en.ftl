# What an option brings, small under its label.
effect-list = { $list }
effect-battle = { $who }: you deal { $dealt } hits (on average { $dealing }), take { $taken } ({ $taking })
effect-here = here: { $list }
effect-lying = { $what } { $n }
effect-item = { $item }, { $vp } VP when crafted
