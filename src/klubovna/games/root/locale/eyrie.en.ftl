# Eyrie Dynasties

## Who plays, and how the game is set up
role-eyrie = Eyrie Dynasties

## Things
piece-roost = roost
leader = { $name } (viziers: { $viziers })
column-recruit = Recruit
    .effect = from now on every turn: a warrior (two under the Charismatic) in a matching clearing with a roost
column-move = Move
    .effect = from now on every turn: a move from a matching clearing
column-battle = Battle
    .effect = from now on every turn: a battle in a matching clearing
column-build = Build
    .effect = from now on every turn: a roost in a matching clearing you rule

## Things asked and offered, with the number that decides
reason-roosts = roosts
reason-turmoil = birds in the Decree

## What can be done
deed-decree-recruit = Decree: recruit ({ $what })
    .effect = a warrior (two under the Charismatic) in a matching clearing with a roost
deed-decree-move = Decree: move ({ $what })
    .effect = from a matching clearing to an adjacent one
deed-decree-battle = Decree: battle ({ $what })
    .effect = in a matching clearing; two dice decide
deed-decree-build = Decree: build ({ $what })
    .effect = a roost in a matching clearing you rule without one
deed-turmoil = Decree: a card that cannot be obeyed ({ $what }) – turmoil
    .effect = 1 VP less for each bird in the Decree; it is emptied, another leader comes, Daylight ends

## Decisions
ask-eyrie-start = { $who }: in which corner do you start?
ask-eyrie-leader = { $who }: who leads you?
ask-eyrie-leader-new = { $who }: who is your new leader?
ask-eyrie-decree = { $who }: which card do you add to the Decree?
    .none = No second card
ask-eyrie-decree-column = { $who }: into which column goes { $about }?
ask-eyrie-roost = { $who }: where does your new roost stand?
ask-eyrie-recruit = { $who }: at which roost do you recruit?
ask-eyrie-build = { $who }: where do you build a roost?

## Events
event-leader = { $faction }: the leader is { $leader }.
event-decreed = { $faction } added { $card } to the Decree: { $column }.
event-turmoil = { $faction } fell into turmoil.
event-purged =
    { $count ->
        [one] { $faction } purged the Decree: { $count } card.
       *[other] { $faction } purged the Decree: { $count } cards.
    }

## The table in the terminal
piece-short-roost = roost
board-of-leader = leader
board-of-deposed = deposed
board-of-decree = Decree
board-of-left = still to obey
word-loyal-vizier = vizier

## Pages beside the table in the terminal
board-page-leaders = Leaders

## The board on the page
board-leader-builder = Crafted items bring their full points.
board-leader-charismatic = Each recruiting places two warriors.
board-leader-commander = One extra hit as attacker.
board-leader-despot = 1 VP more for a battle in which an enemy building or token is removed.
