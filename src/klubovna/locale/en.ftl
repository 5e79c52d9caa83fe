# Words that belong to no game.
none = Nothing
yes = Yes
no = No

unknown-language = Unknown language “{ $lang }”. There are: { $languages }.
unknown-game = Unknown game “{ $game }”. There are: { $games }.
text-nothing = There is nothing to put into words: no decision is open.

illegal-index = There is no option { $index }: the options are numbered 0 to one less than { $count }.
illegal-seat = Seat { $seat } has nothing to decide now.
illegal-over = The game is over; there is nothing to decide.
rule-broken = A rule broke down ({ $error }). The position is as it was before the last answer.

undo-nothing = There is nothing to undo.
undo-dice = Chance has spoken since: dice were rolled or cards were shuffled.
undo-seen = A hidden card has been seen since.
undo-acted = Another seat has acted since.

setup-seats = { $game } is played by { $low } to { $high } seats, not by { $seats }.
setup-seed = A seed is a whole number from 0 to 2^64 - 1, not { $seed }.
setup-role-count = There are { $count } roles for { $seats } seats.
setup-role = Unknown role { $role }. There are: { $roles }.
setup-role-twice = The role { $role } can be played by one seat only.
setup-option = Unknown option “{ $option }”. There are: { $options }.
setup-option-value = An option has a wrong value: { $error }

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
coverage-examples = Worked examples
coverage-rulings = Rulings
coverage-percent = Coverage
coverage-missing = without a passing test: { $ids }

record-shape = This is not a record of a game: { $error }
record-content = The record was made with other content of { $game } ({ $content }; here { $ours }).
record-setup = The record cannot begin: { $error }
record-state = The position in the record is damaged at { $path }: expected { $expected }.
record-input = Input { $number } of the record does not fit: seat { $seat }, { $kind }, { $value }.
record-end = All { $number } inputs of the record fit, but the position after input { $number } is not the recorded one (recorded with version { $version }, here { $ours }).
