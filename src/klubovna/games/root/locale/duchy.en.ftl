# Underground Duchy

## Who plays, and how the game is set up
role-duchy = Underground Duchy

## Things
clearing-burrow = the Burrow
offered-clearing-burrow = The Burrow
piece-citadel = citadel
piece-market = market
piece-tunnel = tunnel
minister = { $name } ({ $rank })
rank-squire = squire
rank-noble = noble
rank-lord = lord

## Things asked and offered, with the number that decides
swaying = { $who }, cards left: { $n }
reason-crown = swayed minister
reason-banker = Banker
reason-duchess = Duchess of Mud, tunnels
reason-baron = Baron of Dirt, markets
reason-earl = Earl of Stone, citadels

## What can be done
deed-dig = Dig a tunnel
    .effect = spend a card: a tunnel and up to four warriors from the Burrow to a clearing
deed-minister = Minister acts: { $what }
deed-sway = Sway a minister: { $what } – reveal { $cards } cards, { $vp } VP
trigger-price = Price of failure

## Decisions
ask-duchy-corner = { $who }: in which corner do you surface?
ask-duchy-price = { $who }: which minister do you lose?
ask-duchy-build-card = { $who }: which card do you reveal to build?
ask-duchy-build-where = { $who }: where do you build? Card: { $about }.
ask-duchy-build = { $who }: what do you build in clearing { $about }?
ask-duchy-dig-card = { $who }: which card do you spend to dig?
ask-duchy-dig-from = { $who }: which tunnel do you remove first? Card: { $about }.
ask-duchy-dig-where = { $who }: where does the new tunnel lead? Card: { $about }.
ask-duchy-dig-count = { $who }: how many warriors come up from the Burrow to clearing { $about }?
    .none = Nobody
ask-duchy-foremole-card = { $who }: which card do you reveal for the Foremole?
ask-duchy-brigadier = { $who }: what does the Brigadier order, twice at most?
ask-duchy-banker = { $who }: which cards of one suit do you spend, each for a point?
    .none = No more
ask-duchy-mayor = { $who }: whose action does the Mayor take?
ask-duchy-sway-card = { $who }: which cards do you reveal to sway a minister? Minister: { $about }.

## Events
event-duchy-revealed = { $faction } revealed { $card }.
event-duchy-took-back =
    { $count ->
        [one] { $faction } took back { $count } revealed card.
       *[other] { $faction } took back { $count } revealed cards.
    }
event-duchy-minister-acts = { $faction }: { $minister } acted.
event-duchy-swayed = { $faction } swayed a minister: { $minister }.
event-duchy-minister-lost = { $faction } lost a minister: { $minister }.

## The table in the terminal
piece-short-citadel = cit
piece-short-market = mark
piece-short-tunnel = tun
board-of-burrow = in the Burrow
board-of-tunnels = tunnels left
board-of-citadels = citadels left
board-of-markets = markets left
board-of-swayed = swayed
board-of-acted = have acted
board-of-crowns = crowns left

## Pages beside the table in the terminal
board-page-ministers = Ministers

## The board on the page
board-minister-foremole = Show any card: place a citadel or market in a clearing you rule.
board-minister-captain = One battle.
board-minister-marshal = One move.
board-minister-brigadier = Up to two moves, or up to two battles.
board-minister-banker = Spend cards of one suit: 1 VP each.
board-minister-mayor = Take the action of any swayed noble or squire.
board-minister-duchess-of-mud = 2 VP if all three tunnels are on the map.
board-minister-baron-of-dirt = 1 VP for each market on the map.
board-minister-earl-of-stone = 1 VP for each citadel on the map.
