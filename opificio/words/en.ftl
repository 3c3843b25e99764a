## Names used everywhere
nature = luck
nobody = nobody
none = none

## What goes wrong with a move
reason-no-such-action = There is no move number { $move } in this game.
reason-game-over = The game is over: { $move } cannot be played any more.
reason-not-asked = { $move } is not what is asked now. { $asked }
reason-impossible = { $move } cannot happen now.
move-unreadable = “{ $found }” is no move of this game. Possible now: { $known }

## Undo
undo-nothing = There is nothing to take back.
undo-luck = Luck has decided since: that cannot be taken back.
undo-revealed = Something hidden has been shown since: that cannot be taken back.

## Games, options, players
game-unknown = There is no game “{ $found }”. There are: { $known }.
option-unknown = There is no option “{ $found }”. This game has: { $known }.
option-value-unknown = Option { $option } cannot be “{ $found }”. It can be: { $known }.
option-shape = “{ $found }” is not an option. Write it as name=value.
players-wrong = This game cannot be played by { $found }. Possible numbers of players: { $known }.
seat-unknown = There is no seat { $found }. Seats go from 0 to { $most }.
name-wrong = “{ $found }” cannot be a name. Names have 1 to 40 characters, no colon and no #, and “nature” is taken.
name-twice = Two players cannot both be called “{ $found }”.
nature-unknown = Nature is “auto” or “manual”, not “{ $found }”.

## Positions
position-shape = This is no position: it must be an object with “players”, “options” and “state”.
position-format-differs = This position has format { $found }; this program reads format { $expected }.
position-game-differs = This position belongs to { $found }, not to { $expected }.
position-rules-differ = This position belongs to version { $found } of the rules; these are version { $expected }.
position-tables-differ = This position was made with other tables ({ $found }); the tables in use are { $expected }. Name the right ones with --tables.
position-field-unknown = A position has no “{ $field }”. It has: { $known }.
position-field-missing = The position lacks “{ $field }”.
position-label-unknown = { $path }: “{ $found }” is not known here. It must be one of: { $known }.
position-not-a-number = { $path }: “{ $found }” is not a whole number.
position-out-of-range = { $path }: { $found } is not possible. It must lie between { $low } and { $high }.
position-not-a-list = { $path }: this must be a list of { $length }.
position-not-a-table = { $path }: this must be an object with keys out of: { $known }.
position-seats-missing = { $path }: every player must have a value: { $known }.
position-stuck = Nobody could move in this position (phase { $phase }).

## Records
record-not-one = Line { $line }: this is no record. Its first line must be “{ $expected }”.
record-format = Line { $line }: this record has format { $found }; this program reads format { $expected }.
record-header-missing = Line { $line }: the record lacks the line “{ $header }: …”.
record-rules-differ = Line { $line }: the record was played with version { $found } of the rules; these are version { $expected }.
record-tables-differ = Line { $line }: the record was played with other tables ({ $found }); the tables in use are { $expected }. Name the right ones with --tables.
record-line-unreadable = Line { $line }: “{ $found }” is not a move (“12. Anna: pass”), nor the closing line.
record-truncated = Line { $line }: the record stops here without its closing line (“end after … moves”): the rest is missing.
record-moves-missing = Line { $line }: the closing line speaks of { $expected } moves, but { $found } are there.
record-edited = Line { $line }: the moves lead to another position than the one recorded: the record has been changed.
record-after-end = Line { $line }: the game has ended before this line.
record-number-wrong = Line { $line }: this should be move { $expected }, not { $found }.
record-seat-wrong = Line { $line }: it is { $expected } who decides here, not { $found }.
record-move-unreadable = Line { $line }: “{ $found }” is no move of this game.
record-move-illegal = Line { $line }: { $found } is not allowed. { $why }

## Tables
tables-faulty = The tables cannot be used.
tables-unreadable = The table file { $path } cannot be read: { $why }.
tables-not-toml = The table file { $path } is not valid TOML: { $why }.
tables-block-unknown = The tables have no block “{ $block }” that could be replaced. There are: { $known }.
tables-block-shape = The block “{ $block }” has another shape than the one it replaces.
tables-source-unknown = { $where }: the source “{ $source }” is not one of rulebook, public, reconstructed.
tables-source-missing = { $where }: the block does not say where it comes from. Add source = "rulebook", "public" or "reconstructed".
tables-too-late = The tables of { $found } are in use already. Start a new program to use others.

## The command line
cli-about = Four industrial board games on one table.
cli-lang = Language of everything shown: it or en.
cli-tables = A file with corrected component tables (TOML).
cli-option = An option of the game, as name=value; may be repeated.
cli-games = Lists the games; with an id, tells more about one.
cli-game = The id of a game, such as the ones `opificio games` lists.
cli-play = Plays in the terminal against bots.
cli-players = How many players.
cli-seat = The seat of a person, from 1; repeat it for several people at one screen.
cli-name = The name of a person; may be repeated.
cli-seed = The same number gives the same luck.
cli-resume = Goes on with a saved match.
cli-bots = The bots on the other seats, in order: random, novice, foreman, magnate, magnate:500ms, magnate:2000 (simulations), or exec: and a command. The last one takes the remaining seats.
cli-simulate = Plays many random games at full speed and reports.
cli-number = How many games.
cli-threads = How many threads; all cores if not given.
cli-policy = uniform: all moves alike. careful: random, but leaning to sensible moves.
cli-out = A file for one row per game: .csv or .parquet.
cli-replay = Shows a recorded game move by move.
cli-file = The file of a record.
cli-at = Stop after this many moves.
cli-draw = Draws a recorded game as it stands, or stood, as SVG on the standard output.
cli-draw-seat = The seat through whose eyes, from 1; a spectator's if not given.
cli-check = Replays a record strictly and names the first line that is wrong.
cli-compiling = Getting { $title } ready (the first time takes a while)
lang-unknown = There is no language “{ $found }”. There are: { $known }.
file-unreadable = { $path } cannot be read: { $why }.
file-unwritable = { $path } cannot be written: { $why }.

## opificio games
games-players = Players
games-sources = Tables
games-unofficial = { $counts } as an unofficial variant
games-by = A game by { $designer } ({ $publisher }, { $year })
games-option = Option
games-default = default
games-values = { $total } values: { $shares }
games-replaced = Blocks replaced by your file: { $blocks }
source-rulebook = rulebook
source-public = public sources
source-reconstructed = reconstructed

## The table in the terminal
play-you = Guest
play-person = Guest { $number }
play-seat-wrong = Seats go from 1 to { $most }.
play-bots-many = You named { $found } bots, but only { $most } seats are left for them.
table-keys = number or move · ? help · u undo · s save · q leave
table-help = Type the number of a choice or a move such as the ones shown. “? 3” explains choice 3; “? ” and a move says what it does, or why it is not there. u takes back your last step, s FILE saves a copy, q leaves: the match is kept.
table-earlier = { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}
table-undo-others = Somebody else has moved since: you can only take back your own last step.
table-thinking = { $name } is thinking
table-left = The match is kept. To go on: { $command }
table-over = The game is over. Winner: { $names }. The record is in { $file }
table-saved = Written: { $file }

## opificio simulate
simulate-running = Playing
simulate-done = { $games } games, { $moves } moves in { $seconds } s: { $rate } moves/s
simulate-unfinished = { $games } games were stopped at the limit of rounds and are scored as they stood.
simulate-seat = Seat
simulate-wins = Wins
simulate-interval = 95% interval
simulate-mean = Mean score
simulate-deviation = Std dev
simulate-quartiles = Min / quartiles / max
simulate-rounds = Rounds
policy-unknown = There is no policy “{ $found }”. There are: { $known }.
out-format = A file “{ $found }” cannot be written. Use one ending in: { $known }.
out-parquet = Parquet needs the extra “parquet”: pip install opificio[parquet]

## opificio replay and check
replay-at-wrong = The record has { $most } moves; there is no move { $found }.
check-fine = { $file } is in order: { $moves } moves.
check-over = The game is over. Winner: { $names }.

## Bots
bot-nobody-asked = No player decides now, so no bot can.
bot-unknown = There is no bot “{ $found }”. There are: { $known }, magnate:2000 (simulations), magnate:500ms, and exec: followed by a command.
bot-budget = “{ $found }” has no budget that can be used. Write magnate:2000 (simulations), magnate:500ms or magnate:2s.
bot-nonsense = The bot { $bot } answered “{ $found }”, which is no move; the foreman moves in its place.
bot-illegal = The bot { $bot } wanted “{ $found }”, which is not allowed now; the foreman moves in its place.
bot-late = The bot { $bot } has not answered within { $millis } ms; the foreman moves in its place.
bot-raised = The bot { $bot } failed ({ $why }); the foreman moves in its place.
bot-died = The bot { $bot } has ended; the foreman moves in its place and it is started again.
bot-cannot-start = The bot { $bot } cannot be started ({ $why }); the foreman moves in its place.
bot-given-up = The bot { $bot } has ended too often and is not started again; the foreman plays for it.
