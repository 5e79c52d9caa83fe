# Riverfolk Company

## Who plays, and how the game is set up
role-riverfolk = Riverfolk Company

## Things
piece-trade-post = trade post
price = { $n }

## Things asked and offered, with the number that decides
post = { $where } – 2 funds: { $who }, { $vp } VP
service-price = { $name } (price: { $n })
debt = { $who }; owed in all: { $n }
spaces = { $suit } track, spaces left to fill: { $n }
reason-dividends = dividends
reason-post = trade post

## What can be done
deed-export = Export instead of crafting: { $what }
deed-draw = Draw a card
deed-post = Establish a trade post with garrison
trigger-disruption = Trade disruption: clearing { $where }
trigger-services = Buying services of the Riverfolk

## Decisions
ask-riverfolk-buy = { $who }: which service of the Riverfolk do you buy? (purchases left: { $about })
    .none = Nothing
ask-riverfolk-buy-card = { $who }: which card of the Riverfolk do you take?
ask-riverfolk-start =
    { $about ->
        [one] { $who }: where do you place the last starting warrior?
       *[other] { $who }: where do you place { $about } starting warriors?
    }
ask-riverfolk-price = { $who }: what does the service cost? ({ $about })
ask-riverfolk-commit = { $who }: whose warrior do you commit?
ask-riverfolk-space = { $who }: on which track do you use a space for the question mark?
ask-riverfolk-craft = { $who }: whose funds do you commit to crafting? ({ $about })
ask-riverfolk-spend = { $who }: whose warrior do you spend?
ask-riverfolk-recruit = { $who }: where do you recruit?
ask-riverfolk-post = { $who }: where do you establish a trade post?
ask-riverfolk-disruption = { $who }: trade disruption – how many funds of this owner go back? ({ $about })

## Events
event-riverfolk-bought = { $faction } bought a service: { $service } (price { $price }).
event-riverfolk-bought-card = { $faction } bought { $card }.
event-riverfolk-prices = Prices of the Riverfolk: hand card { $card }, riverboats { $boats }, mercenaries { $hire }.
event-riverfolk-protected =
    { $count ->
        [one] Protectionism: the Riverfolk placed { $count } warrior in payments.
       *[other] Protectionism: the Riverfolk placed { $count } warriors in payments.
    }
event-riverfolk-gathered =
    { $count ->
        [one] The Riverfolk gathered { $count } fund.
       *[other] The Riverfolk gathered { $count } funds.
    }
event-riverfolk-committed = The Riverfolk committed a fund: { $faction }.
event-riverfolk-spent =
    { $count ->
        [one] The Riverfolk spent { $count } fund: { $faction }.
       *[other] The Riverfolk spent { $count } funds: { $faction }.
    }
event-riverfolk-exported =
    { $count ->
        [one] The Riverfolk exported { $card } for { $count } warrior in payments.
       *[other] The Riverfolk exported { $card } for { $count } warriors in payments.
    }
event-riverfolk-disrupted =
    { $count ->
        [one] Trade disruption: { $count } fund went back ({ $faction }).
       *[other] Trade disruption: { $count } funds went back ({ $faction }).
    }

## The table in the terminal
piece-short-trade-post = post
board-of-payments = payments
board-of-funds = funds
board-of-committed = committed
board-of-on-tracks = on tracks
board-of-posts-left = trade posts left
board-of-posts-lost = trade posts lost
board-of-prices = prices
board-of-hired-by = mercenaries hired by
board-of-riverboats = riverboats

## Pages beside the table in the terminal
board-page-services = Services and their prices
