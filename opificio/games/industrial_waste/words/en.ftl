game-title = Industrial Waste
game-tagline = Run a factory that grows, innovates and does not drown in its own waste.

## Cards
kind-order = Order
kind-raw-materials = Raw materials
kind-growth = Growth
kind-innovation = Innovation
kind-waste-disposal = Waste disposal
kind-advisor = Advisor
kind-hiring-firing = Hiring/Firing
kind-waste-removal = Waste removal
kind-bribery = Bribery
kind-accident = Accident

## Tracks
track-rationalization = Rationalization
track-materials = Raw materials
track-waste = Waste reduction

## Parts of the score
part-growth = Growth
part-rationalization = Rationalization
part-materials = Raw materials
part-waste = Waste reduction
part-money = Half the money
part-loans = Loans

## Phases
phase-start = Start player
phase-deal = Layout
phase-bribe = Accident
phase-take = Draft
phase-turn = Cards
phase-partner = Advisor
phase-track = Innovation
phase-staff = Hiring/Firing
phase-bid = Auction
phase-end = End

## Options
option-start = Who starts
option-start-first = The first seat (where the youngest sits)
option-start-random = Drawn by lot

## What is asked
prompt-start = Luck draws the start player.
prompt-deal = The next card of the layout is turned up.
prompt-bribe = { $seat }: an accident! Use your Bribery, or take the consequences?
prompt-take = { $seat }: take a column of three cards.
prompt-turn = { $seat }: play or discard a card.
prompt-partner = { $seat }: what does the Advisor go with?
prompt-track = { $seat }: which track do you improve?
prompt-staff = { $seat }: hire or fire?
prompt-bid = { $seat }: your one bid for the raw materials.
prompt-end = The game is over.

## Choices
move-start = { $seat } starts
    .verb = start
move-deal = Turn up { $kind }
    .verb = deal
move-take = Take column { $column }
    .verb = take
move-play = Play { $kind }
    .verb = play
move-discard = Discard { $kind }
    .verb = discard
move-keep = Keep your last card face down
    .verb = keep
move-loan = Take a loan of 10
    .verb = loan
move-with = Advisor with { $kind }
    .verb = with
move-repay = Repay a loan (10)
    .verb = repay
move-improve = Improve { $track }
    .verb = improve
move-hire = Hire (factory up)
    .verb = hire
move-fire = Fire (factory down)
    .verb = fire
move-bid = Bid { $amount }
    .verb = bid
move-pass = Pass
    .verb = pass
move-bribe = Bribe: pay 1 more, stay in place
    .verb = bribe
move-accept = Take the consequences
    .verb = accept

## What happens
event-start-player = { $seat } is the start player.
event-round = Round { $round }. { $seat } starts.
event-dealt = { $kind } is laid in column { $column }.
event-duplicate = A second { $kind } for column { $column }: discarded.
event-reshuffled = The discards are shuffled: { $cards } cards in the pile.
event-accident = Accident!
event-final-accident = The last round is over: the final accident.
event-spared = { $seat } has waste { $waste }: nothing happens.
event-fined = { $seat } pays { $amount } and falls back { $spaces ->
    [0] no space
    [one] one space
   *[other] { $spaces } spaces
} to growth { $growth }.
event-bribed = { $seat } pays { $amount } and a bribe of { $bribe }, and stays in place.
event-took = { $seat } takes column { $column }.
event-left-over = Column { $column } is left over and discarded.
event-played = { $seat } plays { $kind }.
event-advised = { $seat }'s Advisor goes with { $kind }.
event-discarded = { $seat } discards { $kind }.
event-kept = { $seat } keeps the last card face down.
event-order = { $seat } completes an order: { $income } million, { $materials } raw materials used, waste now { $waste }.
event-lot = { $seat } puts { $tokens } raw materials up for auction.
event-no-lot = The supply is empty: { $seat } has nothing to auction.
event-bid = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-sold = { $seat } takes { $tokens } raw materials and pays { $amount } to { $seller }.
event-own-lot = { $seat } takes the { $tokens } raw materials and pays { $amount } to the bank.
event-unsold = Nobody takes the { $tokens } raw materials: back to the supply.
event-grew = { $seat } grows to { $growth }.
event-staff = { $seat } now has { $workers }00 workers.
event-improved = { $seat } pays { $cost }: { $track } now { $value }.
event-waste = { $seat }'s waste is now { $waste }.
event-loan = { $seat } takes a loan of { $amount }.
event-forced-loan = Short of money, { $seat } must borrow { $amount }.
event-repaid = { $seat } repays a loan of { $amount }.
event-fixed-cost = { $seat } pays fixed costs of { $amount }.
event-last-round = { $seat } reaches the last column: this is the last round.
event-game-over = The game is over.

## Why not
reason-no-column = Column { $column } is not there to be taken.
reason-not-held = You do not hold { $kind }.
reason-few-workers = An order needs { $workersNeeded }00 workers; you have { $workers }00.
reason-few-materials = An order needs { $materialsNeeded } raw materials; you have { $materials }.
reason-too-much-waste = An order adds { $wasteAdded } waste to your { $waste }: more than { $wasteLast }.
reason-growth-at-end = Your factory is in the last column already.
reason-innovation-cash = This costs { $cost } million and you have { $cash }. Take a loan first.
reason-tracks-at-end = Your markers have no room left for this innovation.
reason-only-in-accident = Bribery is of use only when an accident happens.
reason-advisor-alone = The Advisor needs a card it can go with, or a loan and { $loan } million to repay it.
reason-must-not-discard = Raw materials may never be discarded: play the card, or keep it if it is your last.
reason-not-last-card = Only the last card may be kept; you have { $cards }.
reason-not-with-advisor = { $kind } cannot go with the Advisor.
reason-no-change = { $kind } would change nothing now, so the Advisor cannot go with it.
reason-no-loan = You have no loan to repay.
reason-repay-cash = Repaying takes { $loan } million and you have { $cash }.
reason-track-at-end = { $track } stands at its best value already.
reason-fully-staffed = You have the most workers already.
reason-fewest-workers = You have the fewest workers already.
reason-bid-too-low = A bid must be above { $highBid }.
reason-bid-beyond-cash = You have { $cash } million. To bid { $amount }, take a loan first.
reason-bid-beyond-cap = Bids end at { $cap } (a limit of this program, not of the rules).
reason-loan-cap = Voluntary loans end at { $cap } (a limit of this program, not of the rules).
reason-no-tokens = The supply is empty, so the Advisor cannot go with Raw materials.
reason-fixed-price = Nobody has bid: you may take the lot for { $price } or pass.

## Impossible positions
fault-cards = { $kind }: { $found } cards are there, but the game has { $expected }.
fault-materials = There are { $found } raw materials in all, but the game has { $expected }.
fault-money = The players have { $found } million, but the bank has paid out { $expected }.
fault-columns = The cards on the table do not fit the phase: whole columns, or the first cards of a layout.
fault-hand = { $seat } cannot have these cards: at most four, and never the Accident.
fault-auction = The auction does not add up: lot, seller, highest bid and bidder must fit the phase.
fault-chain = The open choice does not fit the position.

## Faults in tables
table-number = { $block }.{ $key }: { $found } is not possible. It must be a whole number from { $low } to { $high }.
table-cards = The block cards must name exactly these kinds: { $known }.
table-cards-few = { $found } cards are too few: a layout could become impossible. There must be at least 40.
table-growth = board.growth: { $found } is not a row of numbers, each one more than the last.
table-workers = board.workers: { $found } is not a row of numbers, each one less than the last, down to 1 or more.
table-values = mat.values: { $found } is not a row of numbers, each one less than the last, down to 1.
table-points = points.track must have { $length } whole numbers, one for each value of a track.
table-supply = { $found } raw materials are too few: four players begin with { $needed }.

## The terminal
screen-round = Round { $round }
screen-last-round = last round
screen-supply = supply { $tokens }
screen-pile = pile { $cards }
screen-company = Company
screen-money = Money
screen-loans = Loans
screen-growth = Growth
screen-workers = Workers
screen-store = Materials
screen-tracks = Tracks
screen-waste = Waste
screen-cards = Cards
screen-columns = Columns
screen-hand = Your cards
screen-empty-hand = no cards
screen-face-down = face down
screen-lot = { $tokens } raw materials from { $seller }; highest bid: { $bid }
screen-score = Score
screen-total = Total
help-order = Needs workers, raw materials and room for waste; pays the growth value.
help-raw-materials = Auctions as many raw materials as your marker shows: one bid each, you last.
help-growth = Your factory moves one column to the right.
help-innovation = Pay 5: one track improves by one.
help-waste-disposal = Your waste falls by 3.
help-advisor = Makes another card stronger, or repays a loan.
help-hiring-firing = Your factory moves one space up or down.
help-waste-removal = Your waste falls by 1, everyone else's rises by 1.
help-bribery = Keeps your factory in place when an accident happens.
help-accident = Yellow: pay 5, fall back one. Red: pay 10, fall back two.

## The drawn board
board-grid = Growth and workers
board-draft = The draft
board-column = Column { $column }
board-cards-of = Cards of { $seat }
board-discard = discard
board-keep = keep
board-lot = Lot of { $tokens }
board-seller = sold by { $seat }
board-out = out
board-safe = safe
board-fine = −{ $amount } ←{ $spaces }
help-growth-value = The income of an order, and the points of the factory at the end.
help-factory = A factory: its column is the income of an order, its row the workers.
help-workers = Workers: what you pay every round, and what an order needs at least.
help-last-column = When a factory reaches the last column, the round is the last one.
help-supply = Raw materials that can still be auctioned.
help-pile = Cards that can still be turned up; the discards are shuffled when none is left.
help-starter = The start player chooses and plays first; next round it is the player to the left.
help-money = Millions in hand. The others do not see yours.
help-loans = Each loan brings 10 at once and costs 10 points at the end. With an Advisor one can be repaid.
help-store = Raw materials in store. An order uses as many as the marker of the raw materials track shows.
help-face-down = A card kept face down for the next round. Only its owner knows it.
help-track-rationalization = How many hundred workers an order needs. Below each value stand its points at the end.
help-track-materials = How many raw materials an order uses, and how many are auctioned. Below each value stand its points at the end.
help-track-waste = How much waste an order makes. Below each value stand its points at the end.
help-waste-track = Your waste. In an accident the zones cost money and push your factory back.

## The component tables
component-cards = Cards
component-board = Board
component-workers = Workers
component-mat = Company mat
component-values = Values
component-yellow = Yellow zone
component-red = Red zone
component-points = Points
component-track = The track
component-start = At the start
component-cash = Cash
component-supply = Supply
component-money = Money
component-advisor-order = Order with the Advisor
component-loan = Loan
component-bribe = Bribe
component-yellow-fine = Fine in the yellow zone
component-red-fine = Fine in the red zone
component-limits = Limits
component-loans = Loans
component-bid = Highest bid
component-min-uncontested-price = Least price without other bids
help-round = A round: columns are laid out and taken, cards are played in turn, workers are paid, and the start marker moves on.
