# Words that belong to no game.
none = Nothing
yes = Yes
no = No

unknown-language = Unknown language “{ $lang }”. There are: { $languages }.
unknown-game = Unknown game “{ $game }”. There are: { $games }.
text-nothing = There is nothing to put into words: no decision is open.

illegal-index = There is no option { $index }: the options are numbered 0 to one less than { $count }.
illegal-seat = Seat { $seat } has nothing to decide now.
sealed-clone = This game was handed over without its beginning; it can be copied and recorded again from its next step on.
illegal-over = The game is over; there is nothing to decide.
illegal-set-none = Only one thing is chosen here, not a set of them.
illegal-set-size = { $size } { $size ->
    [one] is
   *[other] are
  } marked; { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
  } may be.
illegal-set = These cannot be taken together: “{ $item }” does not fit the others.
rule-broken = A rule broke down ({ $error }). The position is as it was before the last answer.

undo-nothing = There is nothing to undo.
undo-dice = Dice have been rolled or cards shuffled since.
undo-seen = A hidden card has been seen since.
undo-acted = Another seat has acted since, or is asked something in secret.
undo-upgraded = The rules have changed since: what was played before cannot be taken back.

setup-seats = { $game } is played by { $low } to { $high } seats, not by { $seats }.
setup-seed = A seed is a whole number from 0 to 2^64 - 1, or 64 hexadecimal digits, not { $seed }.
setup-role-count = The number of roles ({ $count }) is not the number of seats ({ $seats }).
setup-role = Unknown role { $role }. There are: { $roles }.
setup-role-twice = The role { $role } can be played by one seat only.
setup-option = Unknown option “{ $option }”. There are: { $options }.
setup-option-value = The option “{ $option }” cannot have this value. It takes { $takes }.
setup-guide = There is no guide { $guide } for so many seats. There are: { $guides }.
takes-boolean = yes or no (true, false)
takes-integer = a whole number
takes-number-from = a whole number from { $low } to { $high }
takes-one-of = one of: { $values }
takes-string = a text
takes-array = a list
takes-entries = these entries: { $fields }
takes-object = named entries
takes-other = another value

content-type = Content { $where }: { $error }
content-syntax = The content file { $file } cannot be read: { $error }
pack-folder = There is no folder { $folder } with a content pack.
pack-empty = The content pack { $folder } has no TOML or JSON file.
pack-file = The content pack has a file { $file }, but the game has only: { $files }.
pack-key = The content pack has a wrong key in { $file }: { $key }. There are: { $keys }.
pack-late = A content pack must be named before a game is loaded; loaded already: { $games }.

coverage-no-tests = Rule coverage is counted from the tests of the source tree, and there are none here.
coverage-game = Game
coverage-clauses = Clauses
coverage-shown = Shown by a test
coverage-untestable = Untestable
coverage-later = Later
coverage-examples = Worked examples
coverage-rulings = Rulings
coverage-percent = Coverage
coverage-missing = without a passing test:

campaign-record = This is not the record of a campaign: { $error }
campaign-packed = The record of the campaign in this file is damaged.
campaign-game = This is not the game that the campaign was to go on with.
campaign-over = This campaign is over.
campaign-no-guest = There is no room for a guest now: one joins before a visit or a journey, while fewer than four characters are in the party.

record-shape = This is not a record of a game: { $error }
record-game = The record is of a game that is not installed: { $game }.
record-content = The record was made with other content of { $game } ({ $content }; here { $ours }).
record-setup = The record cannot begin: { $error }
record-state = The position in the record is damaged at { $path }: expected { $expected }.
record-input = Input { $number } of the record does not fit: seat { $seat }, { $kind }, { $value }.
record-rule = The record cannot be played on after input { $number }: a rule broke down ({ $error }).
record-end = All { $number } inputs of the record fit, but the position after input { $number } is not the recorded one (recorded with version { $version }, here { $ours }).

unknown-bot = Unknown bot “{ $bot }”. There are: { $bots }.
bot-not-loaded = The bot “{ $bot }” cannot be loaded: { $error }
extra-missing = This needs more to be installed: pip install 'klubovna[{ $extra }]'
unknown-player = Unknown player “{ $player }”. There are: { $players }.
bot-not-learnt = The bot { $bot } cannot play { $game }: it has learnt nothing of it here (no weights, or no NumPy).
bot-without-policy = The bot { $bot } cannot play { $game }: the game has no policy of its own.
bot-silent = did not answer within { $seconds } s
bot-killed = did not answer within { $seconds } s and was killed
bot-lost = lost its process
bot-lost-often = was lost too often in this game
bot-broke = broke down ({ $error })
bot-chose = chose { $answer } of { $options } options
bot-unasked = cannot be asked here

cli-no-game = Which game? For example: klubovna play ash
cli-options-json = The options are not a JSON object: { $error }
cli-option-form = An option is given as name=value, not as “{ $option }”.
cli-file-missing = There is no such file or folder: { $file }
cli-file-refused = The file { $file } cannot be used: { $error }
cli-plan-file = The position in { $file } cannot be used: { $error }
cli-save-broken = The saved game { $file } is damaged: { $error }
cli-save-foreign = The file { $file } is not a saved game of Klubovna.
cli-save-exists = The file { $file } exists already; a game in it goes on with --resume.
cli-resume-fixed = Roles, options and seed of a resumed game are those it began with.
cli-resume-game = The file { $file } holds another game than { $game }.
cli-resume-players = { $count ->
    [one] { $count } player was named
   *[other] { $count } players were named
}, but the saved game has { $seats } seats.
cli-campaign-none = This game has no campaign: { $game }
cli-guest-campaign = --guest belongs to a campaign: use it together with --campaign.
cli-guest-later = A game of the campaign in { $file } is under way: a guest can join once it is over.
cli-guest-none = No guest can join this game: { $game }
cli-campaign-alone = A campaign keeps its games itself: --save and --resume do not go with --campaign.
cli-campaign-begun = The options of a campaign are chosen when it begins, and the one in { $file } has begun.
cli-campaign-foreign = The file { $file } is not a campaign of Klubovna.
cli-campaign-broken = The campaign { $file } is damaged: { $error }
cli-campaign-players = { $count ->
    [one] { $count } player was named
   *[other] { $count } players were named
}, but the next game of the campaign has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
cli-no-clause = { $game } has no clause “{ $clause }”. Its sections: { $sections }.

cli-section = Section
cli-clauses = Clauses
cli-ledger-counts = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}, { $rulings ->
    [one] { $rulings } ruling
   *[other] { $rulings } rulings
}, { $examples ->
    [one] { $examples } worked example
   *[other] { $examples } worked examples
}
cli-ruling = ruling
cli-none-found = No clause has “{ $words }”.
cli-more-found = { $count ->
    [one] … and { $count } more clause; add a word.
   *[other] … and { $count } more clauses; add a word.
}

cli-news = Since your last choice
cli-earlier = { $count ->
    [one] … { $count } earlier event
   *[other] … { $count } earlier events
}
cli-many = Numbers mark and unmark, in any order (such as 3 1); c confirms what is marked.
cli-marks = Marked: { $marked }{ $way ->
    [exact] { " of " }{ $most }
    [any] , at most { $most }
   *[between] , at least { $least }, at most { $most }
}
cli-no-marks = There is nothing to confirm here: a number chooses.
cli-no-pages = All of this table is on the board.
cli-pages = t and a number shows one of these.
cli-keys = number choose · u undo · i hint · t table · ? this rule · r rules · s save · q quit · h help · Enter redraw
cli-help =
    number     choose that option
    u          take back your last choice, if nobody has seen or done anything since
    i          a hint: what a bot would do, how sure it is, and the chance it expects
    c          confirm what is marked, where several things are picked
    t          more of the table than the board shows; t 2 shows the second page
    ?          the rule behind this question
    r          sections of the rules; r word searches; r id shows a clause or section
    s          save; s FILE saves to that file
    q          leave the table; the game is kept and can be resumed
    h          this help
    Enter      draw the table again
cli-thinking = A bot is thinking …
cli-hint-line = It expects: { $line }
cli-no-key = “{ $key }” is neither a number nor a key; h lists the keys.
cli-no-option = { $count ->
    [one] There is no option { $number }, only option 1.
   *[other] There is no option { $number }: choose from 1 to { $count }.
}
cli-one-number = One number, please: only one option can be chosen here.
cli-saved = Saved to { $file }
cli-pass-device = Pass the device to { $who }. Enter goes on.

cli-over = The game is over
cli-rank = Rank
cli-seat = Seat
cli-player = Player
cli-score = Score
cli-human = human
cli-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-left = The game is kept; go on with: klubovna play --resume { $file }
cli-kept = The game is kept; see it again with: klubovna replay { $file }
cli-campaign-left = The campaign is kept; go on with: klubovna play --campaign { $file }
cli-campaign-next = Game { $number } of the campaign: { $title }
cli-campaign-won = The campaign is won, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
cli-campaign-lost = The campaign is lost, after { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
cli-replay-head = { $seats } · seed { $seed }
cli-unfinished = The game is not finished; to decide: { $who }

cli-slug = Name
cli-game = Game
cli-players-column = Players
cli-roles-column = Roles
cli-options-column = Options
cli-file = File
cli-total = Total
cli-source-rulebook = rulebook
cli-source-public = public
cli-source-known = known
cli-source-rebuilt = rebuilt
cli-source-pack = pack
cli-bot-replaced = Bot { $bot }: { $why }. The game’s policy answers in its place.

arena-player = Player
arena-wins = Wins
arena-win-rate = Win %
arena-mean = Mean score
arena-median = Median
arena-games = Games
arena-seconds = Thinking (s)
arena-rate = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } different deals
}, { $decisions } decisions each, in { $seconds } s, { $rate } games/s
arena-interval = 95 % interval
arena-rating = Rating
arena-role = Role
arena-seat = Seat
arena-fair = × fair
arena-kind = Decision
arena-answer = Answer
arena-chosen = Chosen
arena-share = Share
arena-replaced = { $count ->
    [one] Once the game’s policy answered in place of { $bot }
   *[other] { $count } times the game’s policy answered in place of { $bot }
}, which at first { $why }.
arena-no-file = { $file } is not a file of the arena.
arena-other-match = { $file } holds another match; name another file.
arena-other-rules = { $file } was played by another version of the rules ({ $version }); name another file.
arena-newer-file = { $file } was written by a newer Klubovna (format { $format }).
tune-done = All these rounds were played before; more rounds go on.
tune-found = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} (the best trial of the last one won { $share }) bot.toml should say:
calibrate-seats = Two levels share the seats evenly; { $seats } is an odd number.
calibrate-levels = Levels that can be calibrated: { $levels }. The one in between is what they are measured by.
calibrate-found = { $level } against { $other }: { $rate } ({ $interval }) by { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $settled ->
    [yes] .
   *[no] ; not settled, more games go on.
}
review-choice = { $at }. { $who }: { $question } Chosen: { $chosen }; better: { $better }. That cost { $cost } % of the chances.
review-nothing = No choice cost much.
stats-choices = What was chosen
stats-openings = First choices

bench-game = Game
bench-config = Configuration
bench-build = Build
bench-games = Games/s
bench-decisions = Decisions/s
bench-real-decisions = Real decisions/s
bench-clone = Clone µs
bench-determinize = Determinize µs
bench-view = View µs
bench-playouts = Playouts/s
bench-measured = Measured
bench-per-second = Per second
bench-calibration = Calibration of this machine: { $figure } rounds/s

serve-open = The clubroom is open: { $address } (Ctrl+C closes it)
server-no-table = There is no such table.
server-no-seat = There is no such seat at this table.
server-no-page = There is nothing at this address.
server-no-game = Unknown game “{ $game }”.
server-no-leaf = The board of “{ $game }” has no “{ $leaf }”.
server-wrong-token = This seat belongs to somebody else.
server-spectator = Spectators watch; only who holds a seat may act.
server-seat-taken = This seat is taken already.
server-other-rules = The rules have changed since this table was begun.
server-not-running = The game at this table has not begun yet.
server-not-all-seated = Some seats are still open.
server-stale = The table has moved on since; nothing was played.
server-undo-refused = This cannot be undone. { $why }
server-no-undo-asked = Nobody asks to take a move back.
server-not-over = This table is still being played.
server-no-next = No scenario follows this one.
server-in-campaign = This game belongs to a campaign: go on there.
server-database = The database does not answer. Nothing was played; please try again.
server-too-many-tables = You have { $most } tables open; finish one first.
server-too-fast = Too many requests at once; wait a moment.
server-too-large = The message is too large.
server-bad-json = The message is not valid JSON.
server-bad-shape = The message has a wrong shape: { $why }
server-bad-name = A name has 1 to 32 visible characters.
server-bad-chat = A chat line has 1 to 500 characters.
server-not-host = Only the host of this table may do that.
server-muted = The host has muted you at this table.
server-closed = The table has been closed.
server-no-person = No person sits there.
server-one-seat = One seat for each visitor at a table of the lobby; the host can send you a link to another one.
server-guided-alone = A guided game is for one person; bots play the others.
server-seat-present = Whoever holds this seat is at the table now.
server-link-used = This link has been used or revoked, or it is older than a day. Ask for a new one.
server-cannot-write = The database cannot be written to; the disk may be full or read-only.
server-disk-full = The disk is nearly full.
server-name-taken = Somebody at this table has this name already, or one that looks like it.
server-no-hint = The bots have no hint now; try again.
server-no-hints-here = At this table no hints are given.
server-no-review = This game has no bot that could review it.
server-no-fork = From this position nothing can be played on.
server-too-chatty = You talk too fast; wait a moment.
server-bad-path = Nothing can have such an address.
server-other-site = This was asked from the page of another site, not from the clubroom's own.
server-too-slow = The message took too long to arrive.
server-cannot-go-on = This table was begun with another version and cannot go on: { $why }
server-no-campaign = There is no such campaign.
server-no-campaigns = { $game } is not played as a campaign.
server-campaign-file = This file is not a campaign of Klubovna, or it is damaged: { $why }
server-campaign-seats = The next game of this campaign has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, not { $count }.
server-no-guest = There is no room for a guest before the next game of this campaign.
server-guest-later = A guest can join once the game at the table is over.
server-campaign-kept = What was played in a campaign stays there: its file is exported from its page.
server-method = This address does not take that method.
server-broken = Something broke on the server. Nothing was played; please try again.

notice-hint = { $who } has asked a bot for a hint.
notice-left = { $who } has left the table.
notice-removed = The host has sent { $who } away.
notice-host = { $who } is the host now.
notice-closed = { $who } has closed the table.
notice-muted = The host has muted { $who }.
notice-unmuted = { $who } may talk again.
notice-link = The host has made a link to the seat of { $who }.
notice-invite = The host has made an invitation to seat { $who }.
notice-joined = { $who } sits down at the table.
notice-claimed = { $who } plays from another device now.
notice-upgraded = The rules of the game have been renewed; the table goes on from here. What was played before cannot be taken back.
notice-void = The rules of the game have been renewed. The last moves ({ $who }) do not fit them any more: the table goes on from before them.

backup-done = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} backed up.
restore-done = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} restored.
backup-exists = The file { $file } exists already; a backup overwrites nothing.
backup-place = The backup cannot be written to { $file }: { $why }
backup-unreadable = The backup { $file } cannot be restored: { $why }
backup-version = The database has the shape of another version; back it up with the version that served it last.
restore-occupied = There are tables in { $database } already; restore into an empty database.
serve-locked = Another server is open on { $database }; several servers at once need PostgreSQL.
serve-port = Cannot listen on { $host }, port { $port }: { $why }. Choose another one with --port.
serve-database = The database { $database } cannot be used: { $why }
addends = { $parts }
addend-of = { $name } { $amount }
notice-conceded = { $who } has conceded; a bot plays on.
notice-replaced = { $who } is missing; a bot plays on.
notice-wants-end = { $who } offers to end the game.
notice-plays-on = { $who } wants to play on after all.
notice-ended = All have agreed: the game ends without a winner.
server-not-missing = Whoever holds this seat was here less than { $minutes } minutes ago.

advice-any = Take your time. The rule stands beside the question; what I would choose is marked.

## The coach of a guided game, at the terminal

cli-coach = Coach
cli-coach-would = I would choose: { $numbers }
cli-coach-own-way = You go your own way: from here you get general advice. Taking back (u) leads to the plan again.
