game-title = Irish Gauge
game-tagline = Buy into five railways, lay their track across Ireland and choose when dividends are drawn from the bag.

## Names

colour-white = white
colour-pink = pink
colour-black = black

part-cash = cash
part-shares = shares

phase-cities = the cities are filled
phase-opener = the first opener is drawn
phase-opening = opening auction
phase-turn = turn
phase-bidding = auction
phase-laying = laying track
phase-drawing = dividends are drawn
phase-over = game over

## Moves

move-auction = Auction the top { $company } share
    .verb = auction
move-track = Lay track for { $company }
    .verb = track
move-interest = Place a { $colour } special interest in { $town }
    .verb = interest
move-dividends = Call dividends
    .verb = dividends
move-bid = Bid £{ $amount }
    .verb = bid
move-pass = Pass
    .verb = pass
move-lay = Lay a locomotive in { $hex }
    .verb = lay
move-done = Stop building
    .verb = done
move-draw = A { $colour } cube is drawn
    .verb = draw
move-opener = { $seat } opens the first auction
    .verb = opener

## What is asked

prompt-cities = A cube is drawn for the next city
prompt-opener = The opener of the first auction is drawn
prompt-opening = { $seat }: bid for the opening share, or pass
prompt-turn = { $seat }: auction a share, lay track, place a special interest or call dividends
prompt-bidding = { $seat }: bid for the share, or pass
prompt-laying = { $seat }: lay a locomotive, or stop
prompt-drawing = A cube is drawn from the bag
prompt-over = The game is over

## Events

event-city-filled = { $town } gets a { $colour } cube.
event-opener-drawn = { $seat } is drawn to open the first auction.
event-auction-opened = { $seat } opens the auction of the share { $share }.
event-bid-made = { $seat } bids £{ $amount }.
event-passed = { $seat } passes.
event-share-bought = { $seat } buys the share { $share } for £{ $amount }.
event-share-free = Nobody bids: { $seat } gets the share { $share } for nothing.
event-build-begun = { $seat } builds for { $company }.
event-laid = { $company } reaches { $hex } for { $halves ->
    [2] 1 point
    [3] 1½ points
    [4] 2 points
   *[other] { $halves } half points
}.
event-build-ended = { $seat } has built for { $company }{ $halves ->
    [0] .
    [1] {"; ½ point is lost."}
    [2] {"; 1 point is lost."}
    [3] {"; 1½ points are lost."}
    [4] {"; 2 points are lost."}
   *[other] {"; "}{ $halves } half points are lost.
}
event-major-joined = { $company } joins Belfast, Dublin and Galway: £{ $income }, £{ $dividend } a share.
event-interest-placed = { $seat } places a { $colour } cube: { $town } is now a city.
event-dividends-called = { $seat } calls dividends.
event-cube-drawn = A { $colour } cube comes out of the bag.
event-income-earned = { $company } earns £{ $income }: £{ $dividend } a share.
event-no-income = { $company } earns nothing.
event-paid = { $seat } gets £{ $amount } from { $company }.
event-bag-empty = The bag is empty: the game is over.

## Why a move is refused

reason-stack-empty = All shares of { $company } have been sold.
reason-cannot-open = The next { $company } share starts at £{ $value } and you have £{ $cash }: you could not open its auction.
reason-no-share = You have no share of { $company }, so you cannot build for it.
reason-no-locomotive = { $company } has no locomotive left.
reason-already-a-city = { $town } is already a city; a special interest goes into a town.
reason-town-not-reached = No company in which you have a share reaches { $town }.
reason-colour-gone = There is no { $colour } cube left in the bag.
reason-bid-limit = Bids stop at £{ $limit }.
reason-more-than-cash = You have only £{ $cash }.
reason-below-value = The first bid must be at least the printed value, £{ $value }.
reason-not-above = The bid stands at £{ $highest }: bid more, or pass.
reason-must-open = You called this auction: open it with at least £{ $value }.
reason-already-there = The company already has a locomotive in { $hex }.
reason-not-connected = { $hex } does not lie next to the company's network.
reason-difficult-taken = { $hex } is difficult and already taken: only one company may lie there.
reason-too-few-points = { $hex } costs { $needed } points, and { $points } { $points ->
    [one] is
   *[other] are
} left.
reason-nothing-laid = Lay at least one locomotive first.

## Impossible positions

fault-cubes = There should be { $expected } { $colour } cubes in all, not { $found }.
fault-city-without-cube = { $town } is a city from the start and must have a cube.
fault-cube-too-soon = { $town } has a cube before its turn: the cities are filled in order.
fault-cube-unreached = { $town } has a cube though no company reaches it.
fault-row = Row { $row } of the drawn cubes cannot hold { $found }.
fault-locomotives = { $company } should have { $expected } locomotives in all, not { $found }.
fault-home-empty = { $company } has no locomotive in its home city.
fault-network-broken = The { $company } locomotive in { $hex } is not connected to its home city.
fault-difficult-shared = { $hex } is difficult: only one company may lie there.
fault-money = Cash and bank together make £{ $found } instead of £{ $expected }.
fault-stack-order = { $share } is sold before a lower share of the same company.
fault-sold = { $company } cannot have { $found } shares sold at this point.
fault-seat = Whose turn it is does not fit what is asked.
fault-auction = The auction (lot, bid, bidder, passes) does not fit what is asked.
fault-build = The build (company, half points) does not fit what is asked.
fault-end = The game is over exactly when the bag is empty.

## Faults of corrected tables

table-number = { $where } must be a whole number from { $low } to { $high }, not { $value }.
table-half-points = { $where } must be a number of points in steps of one half, not { $value }.
table-too-dear = { $where } costs { $value }, more than the { $points } points of a whole build.
table-companies = The companies must be { $codes }, in this order.
table-colours = The colours of the cubes must be { $colours }.
table-livery = The colour of { $company } must be one of { $colours }.
table-home = The home of { $company }, { $home }, must be a city from the start.
table-values = The values of the { $company } shares must be whole numbers that rise from the top of the stack.
table-missing = { $where } is missing or of the wrong kind.
table-map-row = Row { $row } of the map needs { $columns } letters out of e, D, U and a full stop: { $line }
table-place = { $place } must lie on an urban hex of the map, not on { $spot }.
table-place-shared = { $place } shares the hex { $spot } with another place.
table-nameless = The urban hex { $spot } has no name.
table-city = { $place } is listed as a city but is not a place of the map.
table-city-twice = { $place } is listed twice among the cities.
table-few-cubes = { $cities } cities cannot be filled from { $cubes } cubes.
table-shut-in = { $company } could be shut in: { $room } easy and urban hexes around its home for { $locomotives } locomotives.

## The screen

screen-turn = Turn { $turn }
screen-auction = On offer: { $share }, from £{ $value }.
screen-high-bid = { $seat } bids £{ $amount }.
screen-building = { $company }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}.
screen-next = Next
screen-left = Left
screen-cash = Cash
screen-shares = Shares
screen-bag = Bag
screen-drawn = Drawn
screen-legend = ○ town  ^^ difficult  8/4: income/per share if that colour alone is drawn
screen-score = Final wealth
screen-total = Total

help-easy = easy hex
help-urban = urban hex
help-difficult = difficult hex

## The drawn board

board-companies = The five companies
board-players = The investors
board-pays = income / per share if drawn:
board-home = from { $town }
board-locomotives = { $count ->
    [one] one locomotive left
   *[other] { $count } locomotives left
}
board-passed = passes
board-points = Building points left: { $points }
board-costs = Building points
board-empty = empty
board-shared = shared
help-hex-easy = Easy hex: 1 point, or 1½ if another company is there.
help-hex-urban = Urban hex: a city with a cube pays £4 if its colour is drawn, a town without one pays £2.
help-hex-difficult = Difficult hex: 2 points, and only one company may ever lie there.
help-city = A city: it pays when its colour is drawn.
help-town = A town: it pays whatever is drawn. A special interest makes it a city.
help-company = Whoever has a share may lay track for the company: 3 points a turn, one locomotive a hex.
help-share = The next share to be auctioned. The number is the least it can be sold for, and its worth at the end.
help-share-sold = A sold share, with the shape of its owner.
help-pays = What the company would earn, and pay for each share, if this colour alone were drawn.
help-cash = Cash, open to everybody: it pays for shares, and counts at the end.
help-wealth = Cash and printed values of the shares: what counts at the end.
help-bag = The bag. Calling dividends draws three cubes; when the bag is empty, the game ends.
help-drawn = The cubes drawn for each call of dividends. They do not come back.
help-costs = What a locomotive costs on each kind of hex.

## The component tables
component-money = Money
component-start = At the start
component-city = City that pays
component-town = Town
component-major = Major dividend
component-bids = Bids
component-highest = Highest
component-cubes = Cubes
component-colours = Colours
component-first = First of each colour
component-later = Later of each colour
component-call = Drawn for a dividend
component-locomotives = Locomotives
component-each = Of each company
component-build = Building
component-points = Points
component-easy = Easy hex
component-empty = Empty
component-shared = Shared
component-urban = Town hex
component-difficult = Difficult hex
component-companies = Companies
component-code = Letters
component-name = Name
component-colour = Colour
component-yellow = yellow
component-purple = purple
component-orange = orange
component-blue = blue
component-red = red
component-home = Home city
component-values = Values of the shares
component-map = Map
component-cities = Cities
component-rows = Hexes, row by row
component-places = Places
component-note-bids = The rulebook sets no upper bound; this one is technical.
component-note-locomotives = One source only; with the one that starts on the home city.
help-train = A locomotive: the company lies in this hex for good, and earns what it reaches.
help-coordinates = Rows have letters, columns numbers: together they name a hex, such as H11.
