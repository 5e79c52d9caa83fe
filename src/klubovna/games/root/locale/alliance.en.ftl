# Woodland Alliance

## Who plays, and how the game is set up
role-alliance = Woodland Alliance

## Things
piece-base = base
piece-sympathy = sympathy

## Things asked and offered, with the number that decides
site = { $where } – supporters: { $n }, { $vp } VP
site-martial-law = { $where } – supporters: { $n } under Martial Law, { $vp } VP
reason-sympathy = sympathy

## What can be done
deed-revolt = Revolt
    .effect = two supporters of the suit: all enemy pieces in a sympathetic clearing go, your base comes
deed-spread = Spread sympathy
    .effect = supporters pay for a sympathy token; it brings points
deed-mobilize = Mobilize: a card to the supporters
    .effect = supporters pay for sympathy and revolts
deed-train = Train: a card for an officer
    .effect = an officer is one more move, battle, recruiting or organizing every Evening
deed-organize = Organize: a warrior for a sympathy token
    .effect = the warrior leaves the map, the token brings points
trigger-base = Loss of the base: clearing { $where }
trigger-outrage = Outrage: clearing { $where }

## Decisions
ask-alliance-revolt = { $who }: where does the revolt break out?
ask-alliance-spread = { $who }: where do you place sympathy?
ask-alliance-supporter = { $who }: which supporters do you spend? { $about }.
ask-alliance-supporter-limit =
    { $about ->
        [one] { $who }: without a base you keep five supporters. Which one goes?
       *[other] { $who }: without a base you keep five supporters. Which { $about } go?
    }
ask-alliance-outrage = { $who }: which card do you give to the supporters for the outrage in clearing { $about }?
    .none = None fits
ask-alliance-mobilize = { $who }: which card joins the supporters?
ask-alliance-train = { $who }: which card do you spend to train an officer?
ask-alliance-recruit = { $who }: at which base do you recruit?
ask-alliance-organize = { $who }: where do you remove a warrior to place sympathy?

## Events
event-revolt = { $faction }: a revolt broke out in clearing { $clearing }.
event-officer =
    { $count ->
        [one] { $faction } trained an officer, now { $count } officer.
       *[other] { $faction } trained an officer, now { $count } officers.
    }
event-officers-lost =
    { $count ->
        [one] { $faction } lost { $count } officer.
       *[other] { $faction } lost { $count } officers.
    }
event-outrage = Outrage in clearing { $clearing }: { $faction } gave a card to the supporters.
    .known = Outrage in clearing { $clearing }: { $faction } gave { $card } to the supporters.
event-outrage-hand = Outrage in clearing { $clearing }: { $faction } had no fitting card and showed the hand.
    .known = Outrage in clearing { $clearing }: { $faction } had no fitting card and showed the hand: { $cards }.
event-supporter = { $faction } gained a supporter.
    .known = { $faction } gained a supporter: { $card }.
event-supporter-lost = { $faction } lost a supporter: { $card }.

## The table in the terminal
piece-short-base = base
piece-short-sympathy = sym
board-of-supporter-count = supporters
board-of-supporters = supporters
board-of-officers = officers
board-of-operations = operations taken
board-of-bases = bases
board-of-sympathy = sympathy on the map

## The board on the page
board-words-more-supporters = Supporters to spend
