game-title = Age of Industry
game-tagline = Mills, mines and railways on credit: build what others will use, sell before they do, and mind the interest.

# Industries, cards, tiles
industry-cotton = cotton mill
industry-factory = factory
industry-coal = coal mine
industry-iron = iron works
industry-port = port
industry-ship = ship
card-cotton = cotton card
card-factory = factory card
card-coal = coal card
card-iron = iron card
card-port = port card
card-ship = ship card
card-brown = brown card
card-green = green card
card-purple = purple card
card-blue = blue card
card-red = red card
tile-cotton = cotton
tile-factory = factory goods
tile-either = either goods
tile-no-demand = no demand
resource-coal = coal
resource-iron = iron
draw-pile = the pile
draw-1 = the first open card
draw-2 = the second open card
side-working = working
side-flipped = flipped
side-renewed = renewed
task-build = building
task-both = building with both actions
task-rail = laying a railway
task-develop = developing
task-pass = passing
task-draw = drawing cards
task-sell = selling

# Phases and what is asked
phase-opener = first player
phase-deal = deal
phase-turn = open card
phase-tile = market tiles
phase-act = action
phase-card = card
phase-site = space
phase-end = end of the railway
phase-source = source of a cube
phase-draw = second card
phase-goods = goods
phase-buyer = buyer
phase-settle = loans
phase-over = end
prompt-opener = Luck decides who begins.
prompt-deal = Luck deals a card.
prompt-turn = Luck opens a card.
prompt-tile = Luck lays a market tile.
prompt-act = { $seat }, choose an action.
prompt-card = { $seat }, choose a card.
prompt-site = { $seat }, choose a space and an industry.
prompt-end = { $seat }, to which end of the railway does the cube go?
prompt-source = { $seat }, where does the cube come from?
prompt-draw = { $seat }, take a second card.
prompt-goods = { $seat }, choose the goods to sell.
prompt-buyer = { $seat }, choose the buyer.
prompt-settle = { $seat }, repay a loan or end your turn.
prompt-over = The game is over.

# Moves
move-opener = { $seat } begins
    .verb = opener
move-deal = the { $card } is dealt
    .verb = deal
move-turn = the { $card } is opened
    .verb = turn
move-tile = the tile for { $tile } is laid
    .verb = tile
move-build = Build an industry
    .verb = build
move-both = Both actions in one: build anywhere
    .verb = both
move-rail = Railway { $link }
    .verb = rail
move-sell = Sell goods
    .verb = sell
move-develop = Develop away { $industry } { $level }
    .verb = develop
move-draw = Draw: { $draw }
    .verb = draw
move-pass = Pass
    .verb = pass
move-repay = Repay a loan
    .verb = repay
move-borrow = Take a loan
    .verb = borrow
move-with = With the { $card }
    .verb = with
move-at = { $space }: { $industry }
    .verb = at
move-to = To { $target }
    .verb = to
move-coal-from = Coal from { $space }
    .verb = coal from
move-coal-from-demand = Coal from the demand box
    .verb = coal from demand
move-iron-from = Iron from { $space }
    .verb = iron from
move-iron-from-demand = Iron from the demand box
    .verb = iron from demand
move-goods = Goods of { $space }
    .verb = goods
move-done = Done
    .verb = done

# What happens
event-opened = { $seat } begins.
event-dealt = { $seat } gets { $count } cards.
event-turned = Open: { $card }.
event-tile-laid = Market { $place }: { $tile }.
event-round-began = Round { $round } begins.
event-played = { $seat } plays the { $card }.
event-discarded = { $seat } discards the { $card }.
event-built = { $seat } builds { $industry } { $level } in { $space } for ${ $amount }.
event-replaced = The { $industry } { $level } of { $seat } in { $space } is removed{ $cubes ->
    [0] .
   *[other] , with { $cubes } cubes.
}
event-imported = { $cubes } coal arrive with the ship at { $space }.
event-took = { $seat } takes { $resource } from { $space }.
event-bought = { $seat } buys { $resource } from the demand box for ${ $amount }.
event-filled = { $seat } fills the demand box with { $cubes } { $resource } and gets ${ $amount }.
event-flipped = { $industry } { $level } in { $space } flips: ${ $amount } for { $seat }.
event-rail-built = { $seat } builds the railway { $link } for ${ $amount }.
event-sold-to-port = { $seat } sells from { $space } through the port { $port }.
event-sold-to-market = { $seat } sells from { $space } to the market { $place }.
event-developed = { $seat } develops away { $industry } { $level }.
event-drew = { $seat } draws from the pile.
event-took-card = { $seat } takes the { $card }.
event-passed = { $seat } passes.
event-borrowed = { $seat } borrows ${ $amount } ({ $loans ->
    [one] one loan
   *[other] { $loans } loans
}).
event-repaid = { $seat } repays ${ $amount } ({ $loans ->
    [one] one loan
   *[other] { $loans } loans
}).
event-ordered = { $position }. { $seat }, having spent ${ $amount }.
event-interest = { $seat } pays ${ $amount } of interest.
event-rails-paid = The railways of { $seat } bring ${ $amount }.
event-unpaid = { $seat } cannot repay { $loans ->
    [one] one loan
   *[other] { $loans } loans
}.
event-over = The game is over.

# Why not
reason-not-on-map = { $move }: that is not on this map.
reason-no-card = You have no card for that: draw first.
reason-nothing-to-build = None of your cards lets you build anything now.
reason-both-needed = Two actions in one need both your actions of this round.
reason-link-built = A railway lies on { $link } already.
reason-no-railway-left = You have laid all your railways.
reason-not-adjacent = { $link } begins neither at an industry of yours nor at a railway of yours.
reason-no-coal = The coal for { $move } cannot be had: no mine or import is connected, and no port to buy it through.
reason-no-iron = The iron for { $move } cannot be had: no iron works is connected, and no port to buy it through.
reason-nothing-to-sell = None of your mills and factories is connected to a port or market that would buy.
reason-not-on-mat = Your mat has no { $industry } { $level }.
reason-not-lowest = In this match only the lowest level of an industry may be developed away.
reason-hand-full = You hold { $limit } cards, and more are not allowed.
reason-pile-empty = The pile is empty.
reason-no-face-up = No open card lies there.
reason-draw-first = To pass you discard a card. You have none, but the pile has: draw, or do something else.
reason-no-loan = You have no loan to repay.
reason-no-money = Repaying a loan takes ${ $loan }.
reason-not-short = In this match loans are taken only when a payment is short.
reason-borrowed-already = You have taken a loan for this action already.
reason-not-in-hand = You do not hold the { $card }.
reason-card-useless = The { $card } lets you build nothing now.
reason-ship-card = On this map a ship card can only be discarded.
reason-wrong-space = { $space } does not take that industry: { $industry }.
reason-wrong-colour = The card you played does not serve in { $space }.
reason-wrong-industry = The card you played does not build that industry: { $industry }.
reason-not-connected = The card you played does not reach { $space }: you have no railway there and no counter that would help.
reason-no-counter-left = Your mat has no counter left of that industry: { $industry }.
reason-level-zero = Level 0 cannot be built: develop it away first ({ $industry }).
reason-location-limit = You have as many counters there as the location allows.
reason-occupied = { $space } is taken: an opponent's counter gives way only if it is a mine or works, to the same industry.
reason-cubes-left = The counter in { $space } stays as long as such a cube is left anywhere, on the map or in the demand box.
reason-level-too-low = Only a higher level may replace the counter in { $space }.
reason-no-port = No port stands beside { $space }.
reason-wrong-cube = The other kind of cube is asked for now.
reason-no-cube = There is no such cube in { $space }.
reason-not-nearest = { $space } is not the nearest source, or no way leads from there.
reason-map-first = The demand box serves only when no cube of the map can get there.
reason-not-an-end = { $target } is not an end of this railway.
reason-not-your-goods = No mill or factory of yours stands in { $space }.
reason-goods-sold = The goods of { $space } are sold already.
reason-no-buyer = The goods of { $space } find no connected buyer.
reason-sell-one = Sell at least once, or take back the choice of selling.
reason-not-a-buyer = { $target } is neither a market nor a port.
reason-buyer-used = { $target } has bought already.
reason-wrong-goods = { $target } does not buy these goods.
reason-buyer-far = No way leads to { $target }.

# What makes a position impossible
fault-turn = Whose turn it is, the round and the phase do not fit together.
fault-order = The turn order must name every player once.
fault-cards = There are too many cards of one kind: { $card }.
fault-pile = The pile is said to hold { $found } cards, but { $wanted } are left for it.
fault-hand = { $seat } is said to hold { $found } cards, but has { $wanted }, or holds fewer of a kind than everybody knows of.
fault-tiles = There are too many market tiles of one kind: { $tile }.
fault-market = The market tile of { $place } cannot be as it is.
fault-counter = The counter in { $space } cannot stand there.
fault-cubes = The cubes in { $space } do not fit the counter and its side.
fault-stack = { $seat } has too many counters of one kind: { $industry } { $level }.
fault-limit = { $seat } has more counters in { $place } than the location allows.
fault-link = The railway { $link } cannot lie there.
fault-railways = { $seat } is said to have { $found } railways left, but it must be { $wanted }.
fault-demand = The demand box holds more cubes than it has spaces: { $resource }.
fault-chain = The open choice does not belong to the action under way.

# Scores and options
part-money = money
part-cotton = cotton mills
part-factory = factories
part-coal = coal mines
part-iron = iron works
part-port = ports
part-ship = ships
part-loans = loans
option-map = The board
option-map-germany = Germany
option-map-new-england = New England
option-ship-card = What a ship card asks for
option-ship-card-port-or-rail = a port or a railway of one's own
option-ship-card-own-port = a port of one's own
option-last-round = The last round
option-last-round-whole = with new order and interest
option-last-round-cut = ends after the actions
option-takeover = What may replace an opponent's iron works
option-takeover-same-industry = iron works only
option-takeover-any-industry = whatever fits the space
option-loans = When loans are taken
option-loans-when-short = when a payment is short
option-loans-at-will = also at will, one before each action
option-develop = Which counters may be developed away
option-develop-any = any of the mat
option-develop-lowest = the lowest level of an industry
option-ship-discard = A ship card as the card of two actions in one, on a map without ships
option-ship-discard-allowed = allowed
option-ship-discard-refused = refused

# The terminal
screen-round = round { $round }
screen-pile = pile { $cards }
screen-open = open
screen-actions = { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
screen-letter-cotton = C
screen-letter-factory = F
screen-letter-coal = M
screen-letter-iron = I
screen-letter-port = P
screen-letter-ship = S
screen-signs = □ free  +n cubes  ≈ distant port  struck out: flipped or used
screen-colour-brown = brown
screen-colour-green = green
screen-colour-purple = purple
screen-colour-blue = blue
screen-colour-red = red
screen-markets = Markets
screen-demand = Demand
screen-rails = railways
screen-player = Player
screen-cash = cash
screen-loans = loans
screen-spent = spent
screen-cards = cards
screen-left = rails
screen-next = next on the mat
screen-known = known cards
screen-level-zero = develop away
screen-hand = Your hand
screen-score = Final score
screen-total = total
screen-level = level { $level }
screen-cube-from = { $resource } from { $space }
screen-cube-bought = { $resource } from the demand box for ${ $amount }
screen-serves = cards that serve: { $cards }
screen-no-card = none of your cards serves; both actions in one would

# Faults of tables
table-number = { $block }.{ $key } must be a whole number from { $low } to { $high }.
table-demand-prices = demand.prices must be a list of prices, cheapest first.
table-demand-rows = demand.{ $box } must give the number of spaces of each of the { $rows } rows, and at least one space in all.
table-deck-industries = deck.industries must have exactly: { $industries }.
table-deck-count = The number of cards “{ $card }” must be a whole number from 0 to 99.
table-deck-colours = deck.colours must have at least one colour, and none may be called like an industry.
table-deck-small = The deck has { $total } cards, but dealing takes { $needed }.
table-mat-empty = mat.stacks must list the counters of a player.
table-stack-industry = mat: “{ $stack }” belongs to no industry. There are: { $industries }.
table-stack-level = mat: { $stack } needs a level from 0 to 9 and a count from 1 to 9.
table-stack-zero = mat: { $stack } cannot be built, so it has neither cost nor income.
table-stack-number = mat: { $key } of { $stack } must be a whole number from 0 to { $high }.
table-stack-cubes = mat: { $stack } must hold at least one cube.
table-stack-twice = mat: { $stack } is listed twice.
table-stack-missing = mat: no level of { $industry } can be built.
table-map-shape = Map { $map }: it must list its places and its links.
table-map-spaces = Map { $map }: no place has a space to build on.
table-map-large = Map { $map }: its places and imports number { $nodes }; at most { $most } are possible.
table-place-name = Map { $map }: “{ $place }” cannot be the name of a place. Use small letters and hyphens; the title may be anything.
table-place-title = Map { $map }: the title of { $place } must be a name, or one for each language.
table-place-at = Map { $map }: { $place } must be drawn at a point of the sheet, two whole numbers up to { $width } and { $height }.
table-place-key = Map { $map }: { $place } has “{ $key }”, which means nothing. Known are: { $known }.
table-place-twice = Map { $map }: { $place } is listed twice.
table-place-spaces = Map { $map }: the spaces of { $place } must be at most nine out of: { $kinds }.
table-place-colour = Map { $map }: { $place } has the colour “{ $colour }”, for which there are no cards. There are cards for: { $known }.
table-village-spaces = Map { $map }: { $place } is a village and cannot have spaces.
table-sea-coal = Map { $map }: the coal of { $place } must be a whole number from 0 to 12.
table-sea-ports = Map { $map }: { $place } must name the port locations on its sea lines.
table-sea-port-unknown = Map { $map }: the sea line from { $place } leads to “{ $port }”, which is not there.
table-sea-port-space = Map { $map }: the sea line from { $place } leads to { $port }, which has no port space.
table-link-shape = Map { $map }: each group of links must have pairs of two places.
table-link-unknown = Map { $map }: the link { $link } leads to “{ $place }”, which is not there.
table-link-loop = Map { $map }: a link leads from { $place } to itself.
table-link-twice = Map { $map }: the link { $link } is listed twice.
table-no-transit-unknown = Map { $map }: no_transit names “{ $place }”, which is not there.
table-markets = Map { $map }: { $markets } market spaces need more than the { $tiles } market tiles.
table-unconnected = Map { $map }: no chain of links and sea lines joins { $place } to { $first }.

# The drawn board
board-players = The entrepreneurs
board-cards = Cards
board-mat = Your mat
board-mat-of = Mat of { $seat }
board-discards = Cards played
board-empty-hand = No cards in hand.
board-build = Build
board-both = Both actions in one
board-sell = Sell
board-pass = Pass
board-repay = Repay a loan
board-borrow = Take a loan
board-done = Done
board-or = …or a railway, a card to draw, a counter (×) to develop away.
board-point-card = point at a card: the spaces it opens light up.
board-point-space = point at a space: what it takes, and where the cubes come from, appears here.
board-point-goods = point at goods: who would buy them lights up.
board-point-buyer = point at a buyer: what flips, and whom it pays, appears here.
board-short-cotton = cotton
board-short-factory = factory
board-short-coal = coal
board-short-iron = iron
board-short-port = port
board-short-ship = ship
board-next = next: { $level } for ${ $cost }, pays ${ $income }
board-locations = { $count ->
    [one] one location
   *[other] { $count } locations
}
board-in-all = ${ $amount } in all
board-borrows = { $loans ->
    [one] with a new loan
   *[other] with { $loans } new loans
}
board-either = { $one } or { $other }
board-first-railway = The first railway needs no cubes.
board-pays = { $what }: flips, ${ $amount } to { $seat }
board-buyers = Buyers: { $names }
board-market-used = { $place }: the market tile is used up
board-empty-box = empty: ${ $amount }

# Help on the drawn board
help-location = A location: its colour and shield say which location card builds here. You may have one counter in it, two if it has four or more spaces.
help-country = A country beyond the border: its market buys goods once railways lead there. At the end of the game it counts as one occupied space for a railway.
help-village = A village only connects. At the end of the game it counts as one occupied space for a railway.
help-distant-port = A distant port: whatever is connected to it may buy cubes from the demand boxes and sell new ones to them. No goods are sold through it.
help-sea = A ship space beyond a port: a ship brings coal with it and opens this market overseas.
help-space-blank = A space without a symbol: for a cotton mill, a factory or an iron works.
help-space-coal = A space for a coal mine only.
help-space-port = A space for a port only.
help-space-ship = A space for a ship only. Somebody's port must stand in a port location on its sea lines.
help-import = The coal that comes with the ship, one sea line beyond it. What the ship itself needs is taken from here.
help-market = A market: its tile says which goods it buys, once in the game.
help-tile-cotton = This market buys cotton, once.
help-tile-factory = This market buys factory goods, once.
help-tile-either = This market buys cotton or factory goods, once.
help-tile-no-demand = This market wants nothing.
help-link = A railway can be built here: $1, and from your second railway on one coal and one iron. It must begin where you have a counter or a railway.
help-rail = A built railway: cubes and goods of everybody travel over it. At the end it pays its owner $2 and $1 for each occupied space at both its ends.
help-sea-line = A sea line: open once a port stands at one end and a ship at the other.
help-counter-cotton = A cotton mill makes cotton: it flips and pays when you sell to a port or a market that is connected.
help-counter-factory = A factory makes goods: it flips and pays when you sell to a port of level 2 or more or to a market. Level 0 must be developed away first.
help-counter-coal = A coal mine holds coal for everybody connected to it: when the last cube is gone it flips and pays its owner.
help-counter-iron = An iron works holds iron for everybody connected to it: when the last cube is gone it flips and pays its owner.
help-counter-port = A port buys goods once, from anybody: then it flips and pays its owner. It also opens the demand boxes. Level 1 takes cotton only.
help-counter-ship = A ship brings coal and opens a market overseas: it flips when its coal is gone and its market is used or wants nothing.
help-flipped = A flipped counter has paid its owner. It keeps its place, and its level counts as points at the end.
help-renewed = A ship built over an older one: it brings nothing and never flips, but its level counts.
help-stack = Counters of one level: how many are left, what one costs in money and cubes, and what it pays when it is flipped. The lowest level left is built first. At the end a counter on the board is worth its level.
help-level-zero = Level 0 cannot be built: develop it away, with a card for each counter.
help-port-cotton = A port of this level takes cotton only. The lowest level left is built first.
help-order = The order of play: whoever spent least in the last round goes first.
help-cash = Money. If a payment is more than you have, the bank lends $10 at a time. Five dollars are a point at the end.
help-loans = Loans: each costs $1 at the end of every round until $10 are repaid, and 5 points if it cannot be repaid at the end.
help-spent = Money spent this round: whoever spends least goes first in the next.
help-cards = Cards in hand, nine at most.
help-left = Railways left to build, of twelve.
help-next = The lowest level left of each industry, and how many counters of it.
help-known = Cards that everybody saw being taken and that must still be in this hand.
help-card-colour = A location card: any industry of your mat in any location of this colour, if the space takes it.
help-card-cotton = Builds a cotton mill where you are present: at a railway of yours, in a large location of yours, over your own counter; anywhere if you have no counter.
help-card-factory = Builds a factory where you are present: at a railway of yours, in a large location of yours, over your own counter; anywhere if you have no counter.
help-card-coal = Builds a coal mine where you are present: at a railway of yours, in a large location of yours, over your own counter; anywhere if you have no counter.
help-card-iron = Builds an iron works where you are present: at a railway of yours, in a large location of yours, over your own counter; anywhere if you have no counter.
help-card-port = Builds a port where you are present: at a railway of yours, in a large location of yours, over your own counter; anywhere if you have no counter.
help-card-ship = Builds a ship beyond a port location where you have a port or a railway. On a map without ship spaces it can only be discarded.
help-discards = The cards that have been played or discarded. They do not come back.
help-demand-coal = The demand box for coal: who can get none from the map buys here, cheapest first, if connected to a port. A new mine connected to a port fills it, dearest first, and is paid.
help-demand-iron = The demand box for iron: who can get none from the map buys here, cheapest first, if connected to a port. A new works connected to a port fills it, dearest first, and is paid.
help-pile = The pile. Drawing is an action: two cards, from here or the open ones. The game ends when it is empty and somebody has no card left after a whole round.
help-open = An open card, to be drawn instead of one from the pile. Everybody sees who takes it.
help-turn = Everyone takes two actions a round, one in the first. Then come the new order and the interest on loans.
