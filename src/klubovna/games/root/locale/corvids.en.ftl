# Corvid Conspiracy

## Who plays, and how the game is set up
role-corvids = Corvid Conspiracy

## Things
piece-plot = plot

## Things asked and offered, with the number that decides
recruits = Suit: { $suit }, warriors left: { $n }
raiders = From clearing { $where }, warriors left: { $n }
reason-plots = face-up plots

## What can be done
deed-expose = Expose the plot in clearing { $what }
deed-flip = Flip the plot in clearing { $what }: { $vp } VP
deed-plot = Place a plot
    .effect = warriors pay for a plot, face down
deed-trick = Trick: swap two plots
    .effect = two plots that are both face up or both face down change places
deed-exert = Exert: one action instead of drawing
deed-for-warriors = { $what } (warriors removed: { $n })
trigger-raid = Raid: clearing { $where }

## Decisions
ask-corvids-scatter = { $who }: where do you place a warrior? (suit: { $about })
ask-corvids-recruit = { $who }: which card do you spend to recruit?
ask-corvids-recruit-suit = { $who }: in the clearings of which suit do you recruit?
ask-corvids-recruit-where = { $who }: there are too few warriors. Where do you recruit? { $about }.
ask-corvids-plot-where = { $who }: where do you place a plot?
ask-corvids-plot = { $who }: which plot do you place in clearing { $about }?
ask-corvids-trick = { $who }: which plot do you swap?
ask-corvids-trick-with = { $who }: with which plot do you swap the one in clearing { $about }?
ask-corvids-exert = { $who }: which action do you take instead of drawing?
ask-corvids-raid-where = { $who }: there are too few warriors. Where does the raid place them? { $about }.
ask-corvids-expose-guess = { $who }: which plot do you suspect in clearing { $about }?
ask-corvids-expose-card = { $who }: which card do you show the Corvids? Clearing { $about }.

## Events
event-plotted = { $faction } placed a plot face down in clearing { $clearing }.
    .known = { $faction } placed a plot face down in clearing { $clearing }: { $plot }.
event-flipped = { $faction } flipped the plot in clearing { $clearing }: { $plot }.
event-tricked = { $faction } swapped two plots: { $from } and { $to }.
event-exerted = { $faction } exerted: one action instead of drawing.
event-raided = { $faction }: a raid spread from clearing { $clearing }.
event-exposed = { $faction } exposed the plot in clearing { $clearing }: { $plot }.
    .known = { $faction } exposed the plot in clearing { $clearing }: { $plot }. Shown card: { $card }.
event-guessed-wrong = { $faction } guessed wrong in clearing { $clearing }: { $plot }. The shown card goes to the Corvids.
    .known = { $faction } guessed wrong in clearing { $clearing }: { $plot }. The shown card goes to the Corvids: { $card }.

## The table in the terminal
piece-short-plot = plot
board-of-plotted = plots placed this turn
board-of-exerted = exerted
board-of-supply-count = plots left
board-of-supply = plots left
board-of-plots = plots

## Pages beside the table in the terminal
board-page-plots = Plots

## The board on the page
board-plot-bomb = Flipped: removes all enemy pieces in its clearing, then itself.
board-plot-snare = Face up: enemy pieces are neither placed here nor moved away.
board-plot-extortion = Flipped: a random card from every player in its clearing; face up: one more card in the Evening.
board-plot-raid = Removed other than by exposure: one warrior in each neighbouring clearing.
