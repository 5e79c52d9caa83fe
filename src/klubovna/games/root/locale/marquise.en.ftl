# Marquise de Cat

## Who plays, and how the game is set up
role-marquise = Marquise de Cat

## Things
piece-sawmill = sawmill
piece-workshop = workshop
piece-recruiter = recruiter
piece-wood = wood
piece-keep = keep

## Things asked and offered, with the number that decides
building = { $what } (wood: { $wood }, { $vp } VP)
reason-building = building

## What can be done
deed-march = March
    .effect = up to two moves, one after the other
deed-overwork = Overwork: a card for a wood
    .effect = the wood goes to a sawmill in a clearing of the card’s suit
deed-extra = One more action for a bird card
    .effect = you spend the card, then you have one action more this turn
trigger-hospitals = Field hospitals: clearing { $where }

## Decisions
ask-marquise-keep = { $who }: in which corner does your keep stand?
ask-marquise-start = { $who }: where does your first { $about } stand?
ask-marquise-wood =
    { $about ->
        [one] { $who }: there is wood for one sawmill only. Which one gets it?
       *[other] { $who }: there are { $about } wood only. Which sawmills get them?
    }
ask-marquise-recruit =
    { $about ->
        [one] { $who }: there is one warrior only. Which recruiter gets it?
       *[other] { $who }: there are { $about } warriors only. Which recruiters get them?
    }
ask-marquise-build = { $who }: what do you build?
ask-marquise-build-where = { $who }: where do you build? Building: { $about }.
ask-marquise-build-wood = { $who }: from where do you take the wood? { $about }.
ask-marquise-overwork = { $who }: at which sawmill do you place the wood? Card: { $about }.
ask-marquise-overwork-card = { $who }: which card do you spend to overwork?
ask-marquise-extra = { $who }: which bird card do you spend for one more action?
ask-marquise-hospital = { $who }: which card do you spend to save the warriors from clearing { $about }?
    .none = Do not save them

## Events
event-wood-spent = { $faction } paid for a building, wood: { $count }.
event-hospitals =
    { $count ->
        [one] { $faction } saved { $count } warrior at the keep.
       *[other] { $faction } saved { $count } warriors at the keep.
    }

## The table in the terminal
piece-short-sawmill = saw
piece-short-workshop = work
piece-short-recruiter = recr
piece-short-wood = wood
piece-short-keep = KEEP
board-of-recruited = recruited
board-of-acting = actions begun

## The board on the page
board-wood-cost = Wood
