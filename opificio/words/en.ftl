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
cli-bots = The bots on the other seats, in order: random, novice, foreman, magnate, magnate:500ms, magnate:2000 (simulations), exec: and a command, or call:module:function. The last one takes the remaining seats.
cli-simulate = Plays many random games at full speed and reports.
cli-number = How many games.
cli-threads = How many threads; all cores if not given.
cli-policy = uniform: all moves alike. careful: random, but leaning to sensible moves.
cli-out = A file for one row per game: .csv or .parquet.
cli-replay = Shows a recorded game move by move.
cli-file = The file of a record, the name of a match you played in the terminal, or “last”: the latest of those.
cli-at = Stop after this many moves.
cli-draw = Draws a recorded game as it stands, or stood, as SVG on the standard output.
cli-draw-seat = The seat through whose eyes, from 1; a spectator's if not given.
cli-check = Replays a record strictly and names the first line that is wrong.
cli-hint = Says which moves look best in a recorded position, and how sure that is.
cli-millis = How many milliseconds to think.
cli-simulations = How many simulations to make instead: the same every time.
cli-analyse = Judges every decision of a recorded game, and draws everyone's chances as a page.
cli-page = The page to write; beside the record if not given.
cli-seconds = How many seconds to think in all.
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
table-keys = number or move · ? help · h hint · u undo · s save · q leave
table-help = Type the number of a choice or a move such as the ones shown. “? 3” explains choice 3; “? ” and a move says what it does, or why it is not there. h asks for advice, u takes back your last step, s FILE saves a copy, q leaves: the match is kept.
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
bot-unknown = There is no bot “{ $found }”. There are: { $known }, magnate:2000 (simulations), magnate:500ms, exec: followed by a command, and call:module:function.
bot-budget = “{ $found }” has no budget that can be used. Write magnate:2000 (simulations), magnate:500ms or magnate:2s.
bot-nonsense = The bot { $bot } answered “{ $found }”, which is no move; the foreman moves in its place.
bot-illegal = The bot { $bot } wanted “{ $found }”, which is not allowed now; the foreman moves in its place.
bot-late = The bot { $bot } has not answered within { $millis } ms; the foreman moves in its place.
bot-raised = The bot { $bot } failed ({ $why }); the foreman moves in its place.
bot-died = The bot { $bot } has ended; the foreman moves in its place and it is started again.
bot-call-missing = The function “{ $found }” cannot be used ({ $why }). Write call:module:function; the module is in this folder or installed.
bot-gone = The bot { $bot } is no longer on this server; the foreman moves in its place.
bot-own-shape = “{ $found }” gives no bot a name. Write for example uncle=exec:./mybot or uncle=call:module:function; the name has 1 to 16 small letters, digits and hyphens.
bot-own-taken = The name “{ $found }” belongs to another bot already: choose a different one.
bot-cannot-start = The bot { $bot } cannot be started ({ $why }); the foreman moves in its place.
bot-given-up = The bot { $bot } has ended too often and is not started again; the foreman plays for it.

## The table in the browser
web-skip = Skip to the content
web-theme = Light or dark
web-colophon = Opificio { $version }, a table for industrial games
web-home = Home
web-games = Games
web-your-tables = Your tables
web-public-tables = Public tables
web-your-turn = Your turn
web-free = free seat
web-status-open = Waiting
web-status-running = Running
web-status-over = Over
web-play-now = Play now
web-play-now-how = You against bots, at once.
web-set-table = Set a table
web-set-it = Set the table
web-guide = How to play
web-components = Component tables
web-yes = yes
web-no = no
web-components-how = Everything the program knows about the components. A pencil marks what had to be reconstructed; whoever owns the game can correct it with a table file of their own.
web-join = Join
web-watch = Watch
web-open = Open
web-open-record = Open a recorded game
web-open-record-how = Paste a record, or choose its file: a new table goes on where it ends.
web-name = Name
web-seat-you = You
web-seat-here = Somebody at this device
web-seat-open = Free, for whoever comes
web-seat-bot = Bot: { $level }
web-level-novice = novice
web-level-foreman = foreman
web-level-magnate = magnate
web-clock = Clock
web-clock-none = No clock
web-clock-minutes = { $minutes } minutes each
web-language = Language (yours; others see their own)
web-who-comes = Who may come
web-by-link = Only people with the link
web-public = Everybody: the table is listed
web-drawing = The picture is being drawn …
web-warming = Getting the rules ready. The first time on this machine this takes up to two minutes; the page goes on by itself.
web-fault = This did not work
web-board = The board
web-log = What happened
web-chat = Talk
web-chat-write = Say something
web-send = Send
web-more = Settings and links
web-ask-twice = Ask again before my turn ends
web-sound = Sound when it is my turn
web-seat-link = Private link to my seat
web-record = Record
web-replay = Replay
web-replay-back = One move back
web-replay-on = One move on
web-replay-link = Link to this moment
web-replay-at = Move
web-go-on = Go on from here
web-uncover = It is me
web-cover = It is { $name }’s turn. Hand over the device.
web-you = you
web-here = here
web-decides = decides now
web-standin = a bot stands in
web-seat-a-bot = Seat a bot
web-take-back = Take my seat back
web-leave = Hand to a bot
web-leave-how = A bot plays on for you; you can come back.
web-resign = Resign
web-resign-how = You give up for good; a bot plays on in your place.
web-resigned = resigned, a bot plays on
web-bids = Bids in order
web-passed = passes
web-highest = (highest bid)
web-no-bids = No bid yet
web-thinks = thinking …
web-waiting = { $count ->
    [0] The game is about to begin.
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
web-invite = Send this page’s link to whoever should join.
web-copy-link = Copy the link
web-copied = Copied
web-rematch = Play again
web-rematch-go = To the rematch
web-type = Type a move
web-type-do = Play
web-undo = Undo
web-score = Score
web-part = Part
web-total = Total
web-chart = Over time
web-confirm = Yes
web-confirm-ask = This ends your turn:
web-back = Back
web-choices = On the board
web-choices-how = The same choices as a list (key L)
web-zoom-in = Nearer (key +)
web-zoom-out = Farther (key −)
web-zoom-fit = The whole board (key 0)
web-choose-one = Choose
web-lost = The connection is lost. Trying again …
web-api-how = Everything the page does, over JSON. Live news come over the WebSocket /ws/TABLE?as=json.

web-late = The table has gone on meanwhile. Look again and choose anew.
web-no-such-choice = There is no such choice.
web-not-started = The game has not begun yet.
web-watching = You are watching: only players can do this.
web-over = The game is over.
web-not-over = The game is not over yet.
web-not-your-turn = It is { $seat } who decides now.
web-bot-plays = A bot plays this seat. Take it back first.
web-not-yours = This seat is not yours to give.
web-no-seat = There is no free seat at this table. You can watch.
web-seat-kind = A seat cannot be “{ $found }”. It can be: { $known }.
web-level-unknown = There is no level “{ $found }”. There are: { $known }.
web-clock-unknown = A clock cannot have { $found } minutes. It can have: { $known }.
web-record-later = In this game players have secrets: its record can be had once it is over.
web-rules-changed = The rules of { $title } have changed since this game was begun, and its moves no longer fit: { $done } of { $all } could be followed, and the board shows it as it stood then. It cannot go on; its record is kept.
web-bad-message = This message cannot be understood.
web-bad-request = { $where }: { $why }.
web-too-fast = That was too much at once. Wait a moment and try again.
web-too-many-tables = { $most } tables set from your address are still open. Finish one of them, or try again when some are over.
web-too-long = That is too long.
web-no-table = There is no such table. Perhaps the link is incomplete.
web-no-page = There is no such page.
web-other-site = This request came from another site and was refused.
web-broken = Something has broken on our side. The game is kept; reload the page.
web-database = The database { $url } cannot be used: { $why }
web-database-newer = The database was made by a newer version ({ $found }) than this one ({ $known }). Install the newer version.
web-workers-sqlite = Several worker processes need PostgreSQL: name one with --database postgresql://…
web-open-at = The table is open at { $url } (Ctrl+C closes it)
web-port-taken = { $host }:{ $port } cannot be used: { $why }. Choose another with --port.
cli-serve = Opens the table in the browser.
cli-host = Address to listen on.
cli-port = Port to listen on; 0 takes a free one.
cli-database = Where matches are kept: sqlite:///FILE or postgresql://…; a file in your data folder if not given.
cli-workers = How many processes (PostgreSQL only).
cli-browser = Open the browser.
cli-limits = Refuse who asks too much.
cli-own-bot = A bot of your own to choose at the table, as NAME=exec:COMMAND or NAME=call:MODULE:FUNCTION; may be repeated.
cli-pause = Seconds between bots’ moves that somebody watches.
cli-analysis = Seconds that the analysis of a finished game may take.

## opificio hint and analyse
hint-over = The game is over: there is nothing left to decide. Look at an earlier moment with --at.
hint-luck = Luck decides at this moment, no player does. Look at a moment just before or after with --at.
hint-thinking = Thinking
hint-move = Move
hint-place = Expected place
hint-win = Chance to win
hint-tried = Tried
hint-sure = The first is the best with { $share } certainty.
hint-only = There is no other choice.
hint-effort = { $simulations } simulated games.
analysis-running = Judging decisions
analysis-title = analysis
analysis-about = { $decisions } decisions judged by { $simulations } simulated games. Chances are what the player could know then.
analysis-chances = Chances to win, move by move
analysis-mistakes = The costliest decisions
analysis-no-mistakes = No decision stands out as a mistake.
analysis-all = All decisions
analysis-player = { $name }: place { $place }, { $score } points, gave away { $lost } games
analysis-move = Move
analysis-who = Player
analysis-played = Played
analysis-before = Before
analysis-after = After
analysis-loss = Lost
analysis-better = Better

## opificio arena and study
cli-arena = Lets bots play one another and rates them.
cli-arena-bots = The bots, separated by commas: random, novice, foreman, magnate:500ms, magnate:2000, exec:COMMAND, call:MODULE:FUNCTION.
cli-arena-workers = How many processes; all cores if not given.
cli-arena-records = Keep the record of every game.
cli-arena-out = The folder for results and reports; a run into the same folder goes on where it stopped.
cli-study = Studies a game's balance from games of bots and writes a page with plots.
cli-study-folder = The folder for the page.
cli-study-recorded = How many games are recorded to see what wins, where bots without search play many more.
cli-study-stronger = Stronger bots whose games are set beside, for example magnate:100.
cli-study-stronger-games = How many games the stronger bots play.
arena-running = Playing
arena-leader = { $bot } leads with { $share }
arena-stopped = Stopped after { $games } games. The same command goes on from here.
arena-older = The games in { $folder } were played by other versions of the rules or of the bots: together with new ones they would say nothing. Choose another folder with --out.
arena-other = { $folder } holds the results of another arena. Choose another folder with --out.
arena-title = { $title }: { $games } games of { $players }
arena-bot = Bot
arena-rating = Rating
arena-place = Mean place
arena-games = Seats played
arena-seats = Wins by seat
arena-scores = Scores of { $bot }
arena-faults = { $count } moves were made by the foreman because a bot failed.
arena-reading = Reading records

## opificio loadtest
cli-loadtest = Measures a running server with many tables of programs.
cli-url = The address of a server started with --no-limits; without it one is started for the measurement.
cli-load-database = For a server of its own: where it keeps its tables, which stay there; a file of its own if not given.
cli-load-tables = How many tables at once.
cli-seats = How many programs at each table.
cli-load-seconds = For how long.
cli-rate = Moves a second in all; 0 is as fast as it goes.
load-done = { $where }: { $tables } tables, { $sockets } sockets, { $moves } moves, { $rate } moves/s. From a move to its last viewer: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms.
load-server = The server: { $memory } MB, { $cpu } ms of processor time a move, { $load } % of one core.
load-no-table = The server sets no table: { $why } Start it with opificio serve --no-limits.
load-refused = { $count } moves were refused.
load-no-server = No server answers at { $url }: { $why }. Start one with opificio serve --no-limits.
load-no-moves = No moves were made: the game may not be ready yet. Try again.

## hints and analyses at the table
web-hints = Hints
web-hints-usual = If nobody plays from elsewhere
web-hints-yes = Players may ask for hints
web-hints-no = No hints
web-no-hints = At this table there are no hints.
web-hint = Hint
web-hint-how = The best moves, with what they are worth
web-hint-thinking = Thinking it over …
web-hint-preparing = Getting the search ready. The first time on this machine this takes a minute …
web-hint-worth = wins { $win }% (±{ $error }), place { $place }
web-analysis = Analysis
web-analysis-how = Everybody’s chance to win over time, and the decisions that cost most. It takes most of a minute; you can leave the page meanwhile.
web-analysis-start = Analyse this game
web-analysis-waiting = Waiting for other analyses
web-analysis-cut = The analysis did not come to its end. It can be started again.
web-analysis-jump = The number shows the board as it stood before the decision.
web-analysis-show = show this moment
web-analyst-busy = Too many games wait to be analysed. Try again in some minutes.

## the sheet with the turn structure
web-sheet = the sheet
web-sheet-open = Sheet: turns, actions, scoring, keys
web-close = Close
web-keys = Keys
web-key-sheet = this sheet
web-key-hint = a hint, where the table allows it
web-key-explain = explains the pieces, one after the other; arrows go on in their direction
web-key-list = the choices as a list
web-key-choose = from choice to choice, and choose
web-key-zoom = nearer, farther, the whole board
web-key-replay = through the moves of a finished game
web-key-escape = closes whatever is open

## what every board has
help-seat = A player. Shape and colour are his wherever he has something; the arrow stands before whoever decides.
help-ticket = A choice of the one who decides now. It can be made here, in the list of choices, or typed.
help-bids = Who speaks in this auction, in order, and what each has said. The crown is with the highest bid.
help-score = The parts of everybody’s score. They add up to the last line; the crown is with the most points.
