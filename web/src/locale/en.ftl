dark = Dark
lobby-title = What shall we play?
play-now = Play now
new-table = Set up a table
rules = Rules
players = { $high ->
    [one] 1 player
   *[other] { $low }–{ $high } players
}
open-tables = Open tables
running-tables = Games you can watch
over-tables = Finished games
my-tables = My tables
nothing-open = No table is open. Set one up and share its link.
your-name = Your name
guest = Guest
seat = Seat { $number }
seat-kind = Who sits here
kind-person = I
kind-hotseat = Another person at this device
kind-open = Somebody by link
kind-bot = A bot
role = Role
role-any = any
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-greedy = sensible
bot-learnt = self-taught
bot-random = random
options = Variants
clock = Seconds for a move
clock-none = no clock
listed = Show the table in the lobby
start = Open the table
begin = Begin
sit-down = Sit down
waiting-for-players = Waiting for players. Share this link:
connecting = Connecting …
you-decide = You decide
waits-for = Waiting for { $who }
secretly = Somebody decides in secret
thinking = { $who } thinks …
undo = Undo
undo-asked = { $who } asks to take a move back. Do you agree?
agree = Agree
refuse = Refuse
undo-waiting = Waiting for the others to agree.
log = What happened
chat = Chat
send = Send
rule = Rule { $id }
close = Close
game-over = The game is over
winner = { $count ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
}
nobody-won = Nobody won.
points-over-time = Points over time
spectator = You are watching.
carry-seat = Take this seat to another device
copied = The link has been copied.
pass-device = Pass the device to { $who }.
show-hand = I am { $who }: show my view
since-last = Since your last move
your-turn = Your turn
search = Search
status-open = open
status-running = running
status-over = finished
status-stuck = cannot go on
lost-connection = The connection is lost; trying again …
zoom-in = Zoom in
zoom-out = Zoom out

## Lobby, new table, rules, replay, about

skip = Skip to the content
home = Clubroom
house-line = Modern board games with friends and bots, straight in the browser.
light = Light
main-pages = Pages
about = About
minutes = { $low }–{ $high } min
weight = Weight { $weight } of 5
weight-1 = very easy
weight-2 = easy
weight-3 = medium
weight-4 = demanding
weight-5 = for experts
shelf = The games
play-now-game = Play { $game } now
new-table-game = Set up a table of { $game }
rules-game = Rules of { $game }
opening = Opening …
no-server = The clubroom does not answer. Check the connection and try again.
try-again = Try again
loading = One moment …
go-on = Go on
join = Join
watch = Watch
replay = Replay
show-result = Result
bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
just-now = just now
won-by = Won by { $who }
table-of = { $game }, { $who }
new-title = { $game }: a new table
seats = Seats
seat-count = How many play
seat-name = Name
seat-name-of = Name, seat { $number }
seat-kind-of = Who sits at seat { $number }
role-of = Role, seat { $number }
bot-strength = How it plays
hint = Hint from a bot
hint-told = What a bot would do; the others see that you asked
hint-thinking = A bot is thinking …
hint-taken = ★ The bot would choose this: chance { $chance } %, { $share } % of its tries.
hint-better = Perhaps even better, but hardly tried: chance { $chance } %, { $share } % of its tries.
hint-same = Almost as good: chance { $chance } %, { $share } % of its tries.
hint-worse = A little worse: chance { $chance } %, { $share } % of its tries.
hint-much = Much worse: chance { $chance } %, { $share } % of its tries.
hint-untried = The bot did not try this.
hint-then = Then it expects: { $line }
hints = Players may ask a bot for a hint
bot-strength-of = How the bot plays, seat { $number }
more-options = For those who know what they want
no-options = This game has no variants.
reset = Back to the usual
table-settings = The table
clock-for = Time for one decision
clock-hint = When the time is up, a bot decides instead.
cannot-open = The table could not be opened:
no-such-game = There is no such game here.
rules-title = { $game }: rules
rules-of-other = Rules of another game
rules-hint = Words, in any order; accents do not matter
found = { $count ->
    [one] 1 clause of { $all }
   *[other] { $count } clauses of { $all }
}
clause-count = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
nothing-found = No clause has these words.
sections = Sections
jump-to = Go to a section
ruling = Ruling { $id }
link-to-clause = Link to clause { $id }
clear = Clear
no-such-clause = There is no clause { $id } here.
rules-own-words = The clauses are in our own words. Rulings say how we decide where the rulebook is silent.
replay-title = { $game }: replay
position = Position { $at } of { $last }
scrub = Position in the game
step-back = One step back
step-on = One step on
turn-back = One turn back
turn-on = One turn on
to-start = To the beginning
to-end = To the end
play-replay = Play
pause-replay = Pause
replay-speed = Speed
speed-slow = slow
speed-usual = usual
speed-fast = fast
steps = Step by step
before-all = The beginning
step-silent = { $who } decides.
copy-link = Copy a link to this position
point-of-view = Seen by
view-all = everybody (hidden cards stay hidden)
view-later = Hands are shown once the game is over.
replay-keys = Keys: ← → a step, Shift with ← → a turn, space plays and pauses.
review = Review by a bot
review-open = Review by a bot
review-chances = Chances of winning
review-party = Party
review-thinking = A bot goes through the game: { $percent } %
review-costly = What cost most
review-cost = −{ $cost } %
review-chosen = Chosen: { $chosen }
review-better = Better: { $better }
review-nothing = No choice cost much.
review-how = Each choice is judged by what its player knew then. The figure is how much of the chance of winning it cost.
fork = Play on from here
fork-seat = as
fork-bots = against bots
fork-open = Try it
no-board = This game has no board here yet.
to-table = To the table
about-title = About the clubroom
about-what = What this is
about-what-text = Klubovna is Czech for a clubroom. Five modern board games are played here completely, by people and by bots, in Czech and in English. Every rule is a clause with a number, and every question that you are asked names its clause.
about-unofficial = Unofficial
about-unofficial-text = The clubroom is neither made nor endorsed by the authors and publishers of the games. Their names belong to their owners and only say whose rules are followed. If you like a game, buy it.
about-games = The games
about-designed = { $title }: { $people }
about-own = Words and drawings
about-own-text = The rules stand here in our own words. Boards, covers and pieces are our own drawings; nothing is taken from the rulebooks.
about-rebuilt = What is rebuilt
about-rebuilt-text = Where a rulebook shows a card or a board only in a picture, its values are our own reconstruction. They may differ from the printed game. Every value carries its source: rulebook, public, known or rebuilt.
about-icons = Icons
about-icons-text = Icons on boards and cards come from game-icons.net, by Lorc, Delapouite and contributors, under the licence CC BY 3.0. They are used in other sizes and colours.
about-libraries = Libraries
about-libraries-text = The page is made with Svelte, Vite, TypeScript, Project Fluent, Iconify and unplugin-icons; the server with Litestar, msgspec, SQLAlchemy and Uvicorn. Thank you.
about-licence = Licence
about-licence-text = The program is free software under the MIT licence.
decision = Decision
marks-exact = Marked: { $marked } of { $allowed }
marks-any = Marked: { $marked }, at most { $allowed }
marks-between = Marked: { $marked }, at least { $owed }, at most { $allowed }
confirm-marks = Confirm ({ $count })
filter = Filter the options
read-cards = Read the cards
options-below = { $count } more
fold = Fold the options
unfold = Show the options
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
who-sits = Who sits here
you = you
thinks = thinks
score = Points
rank = Rank
player = Player
older = Show what happened earlier
chat-empty = Nobody has said anything yet.
chat-line = Say something
reading = Reading …
no-clause = The rulebook has no clause of this number.
in-rulebook = Open in the rulebook
pass-device-why = Hands stay hidden until then.
invite-link = Link for the other players
copy = Copy
next-name = Name of the next person at this device
all-seated = Everybody is seated.
seat-free = free
seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
begins-soon = The game begins as soon as somebody at the table says so.
watch-again = Replay
back-to-lobby = Back to the clubroom
table-side = Beside the board
table-more = More
keys-help = Keys: the figure or letter beside an option chooses it, Esc closes the menu of a part, U takes a choice back.
here-you-can = What you can do here
carry-seat-why = Open this link on the other device within a day. It works once; then the seat is played from there and no longer from here.
seating = Seats at this table
host = host
guest-sign = guest
muted-sign = muted
mute = Mute
unmute = Let talk
send-away = Send away
send-away-sure = Really send { $who } away?
give-back = Give the seat back
give-back-why = Send this link to the person whose seat it is. It works once, within a day; everybody at the table is told.
invite-here = Invite somebody
seat-link-of = Link to the seat of { $who }
revoke-link = Revoke the link
leave-table = Leave the table
leave-sure = Really leave? The seat will be free.
leave-sure-bot = Really leave? A bot will play on.
close-table = Close the table
close-sure = Really close it for everybody?
again-bots = Once more, against bots
table-closed-game = The game ended early and without a winner; the table is closed.
table-closed = This table has been closed.
you-are-muted = The host has muted you.
claim-as = This link hands you the seat of { $who }.
claim-free = This link invites you to seat { $number }.
claim-seat = Take the seat
only-watch = Only watch
yes = yes
no = no
bot-sign = bot
board-here = The board
undo-consent = The others have to agree.
opt-none = by the rules
opt-add = Add
opt-remove = Remove { $number }
preview-moves = Pieces change their places, as the board shows.
undo-alone = The bots allow it, whatever has happened since.
undo-turn = Whole turn ({ $count })
end-sure = { $count ->
    [one] One more thing is possible. Press again to end.
   *[other] { $count } more things are possible. Press again to end.
  }
concede = Concede
concede-sure = Really concede? The game ends.
concede-sure-bot = Really concede? A bot will play on for you.
offer-end = Offer to end the game
end-offered = { $who } offers to end the game without a winner.
end-not-yet = Play on
play-on = Play on after all
replace-by-bot = Replace by a bot
replace-sure = { $who } is missing: shall a bot play on?
why-not-here = Nothing to choose here now.
why-not-asked = You are not asked now.
boards = Boards and offers
panel-mine = My board
panel-others = The others
panel-offer = Offer
panel-battle = Battle
panel-supply = Supply
show-talk = Log and chat

## The coach of a guided game

learn = Learn by playing
learn-game = Learn { $game } by playing
learn-how = A coach tells you before each decision what it is about and what is good. You may leave and come back at any time.
learn-minutes = About { $minutes } minutes.
coach = Coach
coach-step = Step { $step } of { $steps }
coach-more = All of it
coach-less = Less
coach-hide = Without coach
coach-show = With coach
coach-would = The coach would choose this
coach-own-way = You go your own way, and that is fine: from here you get general advice. Taking back leads to the plan again.
first-role = Which role do you want to play?
first-role-good = good for a first game

## Settings, and following the others

settings = Settings
set-group-others = Moves of the others
set-group-decisions = Decisions
set-group-notices = Notices
set-pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
set-motion = Show motion on the board
set-pause-others = Wait after each move of the others
set-battle = Show battles as scenes of their own
set-sure = Ask before I end a turn with something left to do
set-preview = Show beforehand what a choice would change
set-sound-turn = Sound: my turn
set-sound-battle = Sound: battle
set-sound-end = Sound: end of the game
set-notify = Browser notice when it is my turn and I do not see the page
set-blink = Blink with the page's title when it is my turn
notify-refused = The browser does not allow notices. Allow them in its settings.
moment = One moment …
being-shown = See what happened; then it is your turn …
looking-back = You are looking at an earlier moment. The game waits in the present.
laying-out = Laying out the board …
others-think = The others think …
show-pause = Pause
show-go-on = Go on
show-skip = Skip
since-read = I have read it
since-attacks = attacks { $whom }
since-opponents = The opposition
since-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
look-then = Show the board as it was then
as-it-was = As it was then:
back-to-now = Back to now
battle-scene = Battle
battle-understood = Understood
battle-closes = { $seconds ->
    [one] Closes in 1 second.
   *[other] Closes in { $seconds } seconds.
}
rematch = Once more, same players
next-scenario = Next scenario
rematch-waits = The same players have opened the next table.
rematch-go = Go there
share-result = Copy the link to the record
download-record = Download the record
points-by-category = Where the points come from
turning-points = When the game turned
turning-lead = { $who } takes the lead: { $points }, { $percent ->
    [100] at the end of the game
   *[other] after { $percent } % of the game
}
turning-jump = { $who } gains { $gain } at once, { $percent ->
    [100] at the end of the game
   *[other] after { $percent } % of the game
}

## A campaign

campaign = Campaign
campaign-wanted = Play it as a campaign, game after game
campaign-import = Go on with a campaign from a file
campaign-not-a-file = This file is not a campaign of Klubovna.
campaign-title = { $game }: the campaign
campaign-next = Game { $number }: { $title }
campaign-won = The campaign is won.
campaign-lost = The campaign is lost.
campaign-go-on = Go on
campaign-guest = Go on with a guest
campaign-guest-hint = One more plays along with a character of their own, until the next scenario is over. They take the free seat by the link to the table.
campaign-to-table = To the table
campaign-export = Save it as a file
campaign-look = Look as
campaign-link = Link to this campaign
campaign-file-hint = Keep the link: the campaign is found under it for months. The file holds everything, also what others keep secret.
campaign-of-table = The campaign
to-campaign = On with the campaign
my-campaigns = My campaigns

## Help beside the board

hand = Help
hand-turn = My turn
hand-points = Where points come from
legend = What pictures and abbreviations mean
legend-title = { $game }: what pictures and abbreviations mean
legend-how = At the table pointing at a picture tells it too, and so does a finger that rests there.
