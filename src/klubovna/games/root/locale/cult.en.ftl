# Lizard Cult

## Who plays, and how the game is set up
role-lizards = Lizard Cult

## Things
piece-garden = garden

## Things asked and offered, with the number that decides
scoring = { $what } – { $vp } VP
reason-gardens = gardens

## What can be done
deed-outcast = Adjust the Outcast
deed-crusade-battle = Crusade: battle
deed-crusade-move = Crusade: move, then battle
deed-convert = Convert an enemy warrior
deed-sanctify = Sanctify an enemy building
deed-score = Score for gardens
deed-sacrifice = Sacrifice: a bird for an acolyte
deed-for-acolytes = { $what } (acolytes: { $n })
trigger-fear = Fear of the faithful: clearing { $where }

## Decisions
ask-cult-corner = { $who }: in which corner do you start?
ask-cult-outcast = { $who }: which suit is the Outcast?
ask-cult-convert = { $who }: in which clearing do you convert a warrior?
ask-cult-convert-whom = { $who }: whose warrior do you convert in clearing { $about }?
ask-cult-sanctify = { $who }: in which clearing do you sanctify a building?
ask-cult-sanctify-what = { $who }: which building gives way to a garden in clearing { $about }?
ask-cult-build = { $who }: which card do you reveal to build a garden?
ask-cult-build-where = { $who }: where does the garden stand? Card: { $about }.
ask-cult-recruit = { $who }: which card do you reveal to recruit?
ask-cult-recruit-where = { $who }: where do you recruit? Card: { $about }.
ask-cult-score = { $who }: which card do you spend to score for its gardens?
ask-cult-sacrifice = { $who }: which bird card do you reveal for an acolyte?

## Events
event-outcast = The Outcast is now { $suit }.
event-outcast-hated = The Outcast is hated: { $suit }.
event-souls-discarded =
    { $count ->
        [one] { $faction } discarded the Lost Souls: { $count } card.
       *[other] { $faction } discarded the Lost Souls: { $count } cards.
    }
event-acolytes-spent =
    { $count ->
        [one] { $faction } spent { $count } acolyte.
       *[other] { $faction } spent { $count } acolytes.
    }
event-acolytes-gained =
    { $count ->
        [one] { $faction } gained { $count } acolyte.
       *[other] { $faction } gained { $count } acolytes.
    }
event-ritual-revealed = { $faction } revealed { $card }.
event-ritual-took-back =
    { $count ->
        [one] { $faction } took back { $count } revealed card.
       *[other] { $faction } took back { $count } revealed cards.
    }

## The table in the terminal
piece-short-garden = gard
board-of-outcast = Outcast
board-of-hated = hated
board-of-acolytes = acolytes
board-of-gardens = gardens
board-of-scored = scored this turn
