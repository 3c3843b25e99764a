game-title = Industria
game-tagline = Five epochs of industry: once-around auctions, factories that feed one another, roads and lines that join them.

# Tiles
tile-quarry = Quarry
tile-sawmill = Sawmill
tile-brickworks = Brickworks
tile-clay-pit = Clay pit
tile-iron-ore-mine = Iron ore mine
tile-coal-mine = Coal mine
tile-mechanical-engineering = Mechanical engineering
tile-construction = Construction
tile-stone-1 = Stone tile
tile-wood-1 = Wood tile
tile-canals-1 = Canals
tile-ports-1 = Ports (I)
tile-ironworks = Ironworks
tile-ceramics-works = Ceramics works
tile-glassworks = Glassworks
tile-bank = Bank
tile-weaving-mill = Weaving mill
tile-machine-works = Machine works
tile-steam-engine = Steam engine
tile-optics = Optics
tile-iron-2 = Iron tile
tile-glass-2 = Glass tile
tile-pipelines-2 = Pipelines (II)
tile-rails-2 = Rails (II)
tile-steel-mill = Steel mill
tile-cement-works = Cement works
tile-power-plant = Power plant
tile-stock-exchange = Stock exchange
tile-oil-well = Oil well
tile-chemical-works = Chemical works
tile-electrification = Electrification
tile-reinforced-concrete = Reinforced concrete
tile-cement-3a = Cement tile (a)
tile-steel-3 = Steel tile
tile-cement-3b = Cement tile (b)
tile-cement-3c = Cement tile (c)
tile-plastics-works = Plastics works
tile-computer-factory = Computer factory
tile-refinery = Refinery
tile-pharmaceutical-works = Pharmaceutical works
tile-nuclear-power-plant = Nuclear power plant
tile-assembly-plant = Assembly plant
tile-automobile = Automobile
tile-telecommunications = Telecommunications
tile-plastics-4 = Plastics tile
tile-computer-4a = Computer tile (a)
tile-computer-4b = Computer tile (b)
tile-network-4 = Network (IV)
tile-robot-factory = Robot factory
tile-satellite-works = Satellite works
tile-genetic-engineering-plant = Genetic engineering plant
tile-glass-fibre-works = Glass-fibre works
tile-internet = Internet
tile-robotics = Robotics
tile-space-flight = Space flight
tile-nanotechnology = Nanotechnology
tile-ports-5 = Ports (V)
tile-rails-5 = Rails (V)
tile-pipelines-5 = Pipelines (V)
tile-network-5 = Network (V)

# Goods, symbols, kinds, epochs
good-stone = stone
good-wood = wood
good-brick = brick
good-iron = iron
good-ceramics = ceramics
good-glass = glass
good-electricity = electricity
good-cement = cement
good-steel = steel
good-plastics = plastics
good-computer = computers
symbol-canal = canal
symbol-port = port
symbol-rail = rail
symbol-pipeline = pipeline
symbol-network = network
kind-factory = factory
kind-technology = technology
kind-bonus = bonus
kind-resource = resource
epoch-1 = I
epoch-2 = II
epoch-3 = III
epoch-4 = IV
epoch-5 = V
place-pile = in the pile
place-offer = on offer
place-hand = in hand
place-built = built
place-gone = out of the game
source-1 = player 1
source-2 = player 2
source-3 = player 3
source-4 = player 4
source-bank = the bank
source-tile = own resource tile

# Phases
phase-start = draw for the first player
phase-reveal = new tiles
phase-offer = auction
phase-bid = bidding
phase-settle = hammer
phase-build = building
phase-from = goods
phase-over = end

# Moves
move-start = { $seat } starts
    .verb = start
move-reveal = turn up { $tile }
    .verb = turn up
move-offer = put { $tile } up for auction
    .verb = auction
move-pass = pass
    .verb = pass
move-bid = bid { $amount } Taler
    .verb = bid
move-sell = sell to the highest bidder
    .verb = sell
move-keep = keep the tile and hand over the hammer
    .verb = keep
move-done = finish building
    .verb = finish
move-build = build { $tile }
    .verb = build
move-from = from { $source }
    .verb = from
move-from-bank = from the bank
    .verb = from the bank
move-cash = sell { $tile } to the bank
    .verb = cash in

# Prompts
prompt-start = Who starts?
prompt-reveal = Which tile is turned up?
prompt-offer = { $seat }, you are the auctioneer: which tile comes under the hammer?
prompt-bid = { $seat }, your one chance: bid more, or pass?
prompt-settle = { $seat }, sell the tile, or keep it and hand over the hammer?
prompt-build = { $seat }, what do you build? At most one factory, one technology and one bonus.
prompt-over = The game is over.
prompt-from = { $seat }, where does this good come from?

# Events
event-started = { $seat } is the first player.
event-epoch-began = Epoch { $epoch } begins.
event-income = Round { $round }: everybody receives { $amount } Taler.
event-revealed = New tile: { $tile }.
event-offered = { $seat } puts { $tile } up for auction.
event-bid = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-sold = { $seat } sells { $tile } to { $buyer } for { $amount }.
event-kept = { $seat } keeps { $tile }.
event-unwanted = Nobody bids: { $seat } must take { $tile }.
event-auctioneer = { $seat } is the new auctioneer.
event-cashed = { $seat } sells { $tile } to the bank for { $amount }.
event-bought = { $seat } buys { $good } from { $owner } for { $amount }.
event-bought-from-bank = { $seat } buys { $good } from the bank for { $amount }.
event-used-tile = { $seat } uses { $tile }.
event-built =
    { $points ->
        [0] { $seat } builds { $tile } for { $amount } Taler.
        [one] { $seat } builds { $tile } for { $amount } Taler and scores { $points } point.
       *[other] { $seat } builds { $tile } for { $amount } Taler and scores { $points } points.
    }
event-built-late = { $seat } builds { $tile } for { $amount } Taler, too late for its points.
event-laid-bonus =
    { $amount ->
        [0] { $seat } lays { $tile }.
       *[other] { $seat } lays { $tile } for { $amount } Taler.
    }
event-done = { $seat } has finished building.
event-discarded = { $seat } loses { $tile }: its epoch is over.
event-marker = The start marker goes to { $seat }.
event-final-links = { $seat } scores { $points } for roads and lines.
event-final-bonuses = { $seat } scores { $points } for bonuses.
event-final-money = { $seat } scores { $points } for money.
event-over = The game is over.

# Reasons
reason-not-on-offer = { $tile } is not on offer. Choose one of those turned up.
reason-bid-too-low = A bid must be higher than { $highest }. Bid more, or pass.
reason-bid-too-high = You hold only { $money } Taler. Bid no more than that, or pass.
reason-not-in-hand = You do not hold that tile. Choose one from your hand.
reason-resource-not-built = A resource tile is not built: it is used up by another tile, or sold with “cash”.
reason-one-factory = You have built a factory this round already. Only one is allowed.
reason-one-technology = You have built a technology this round already. Only one is allowed.
reason-one-bonus = You have laid a bonus this round already. Only one is allowed.
reason-good-not-to-be-had = A good this tile needs cannot be had now: nobody makes it, you hold no tile of it, and the bank does not sell it yet.
reason-too-dear = { $tile } with its goods would cost { $price } Taler and you hold { $money }. You may sell resource tiles first.
reason-not-a-maker = That player has built no factory that makes this good.
reason-maker-first = A player makes this good, so the bank does not sell it. Buy from that player.
reason-wrong-good = That tile is another good than the one asked for.
reason-same-good = You hold several tiles of this good and they are all alike: name the first of them.

# Faults
fault-seat = The seat to decide or the first player does not fit the phase.
fault-round = Round { $round } does not belong to epoch { $epoch }.
fault-pile = The pile of epoch { $epoch } holds { $found } tiles, which does not fit the round.
fault-offer = { $found } tiles are on offer, which does not fit the phase.
fault-owner = { $tile } must have an owner if, and only if, it is in hand or built.
fault-place = { $tile } cannot be where it is in this epoch.
fault-money = The players hold { $found } Taler; it should be { $wanted }, or no more than that.
fault-points = { $seat } has { $found } points from building; with these tiles it must be { $least } to { $most }.
fault-limit = { $seat } has laid more tiles of one kind than the rounds so far allow, or fewer than said.
fault-auction = Auctioneer, tile under the hammer, highest bid and bidder do not fit together.
fault-building = The tile being built, its sources or the tiles laid this turn do not fit together.

# Score
part-buildings = building
part-links = roads and lines
part-bonuses = bonuses
part-money = money

# Options
option-payee = Who receives the winning bid
option-payee-auctioneer = the auctioneer
option-payee-bank = the bank
option-bank-goods = Goods the bank sells
option-bank-goods-earlier = those of past epochs
option-bank-goods-current = those of the current epoch too
option-extra-income = Extra Taler in epochs III to V
option-extra-income-once = once, when the epoch begins
option-extra-income-lasting = in every round
option-bonus-cost = Cost of a bonus tile
option-bonus-cost-free = nothing
option-bonus-cost-paid = what the tile says, at least 1 Taler

# Tables
table-number = “{ $key }” in [{ $block }] must be a whole number, not negative where that makes no sense and at most { $largest }.
table-extra-epochs = “extra_epochs” in [money] must be a list of epochs from 1 to { $epochs }.
table-pile-size = “tiles” in [epochs] must be { $size }: every pile has that many.
table-epochs-used = “used” in [epochs] must say how many epochs, 1 to { $epochs }, are played with { $players } players.
table-good-epoch = The good “{ $good }” needs an epoch from 1 to { $epochs }.
table-symbols = “names” in [symbols] must be a list of different names.
table-tile-name = “{ $tile }” cannot be the name of a tile: use small letters, digits and hyphens; a resource tile cannot be called “bank”.
table-kind = The tile “{ $tile }” needs a kind: { $kinds }.
table-key-missing = The tile “{ $tile }” lacks “{ $key }”.
table-key-unknown = The tile “{ $tile }” has “{ $key }”, which means nothing for a tile of kind { $kind }.
table-tile-number = “{ $key }” of the tile “{ $tile }” must be a whole number from 0 to { $largest }.
table-tile-epoch = The tile “{ $tile }” needs an epoch from 1 to { $epochs }.
table-list = “{ $key }” of the tile “{ $tile }” must be a list of different names.
table-word-unknown = “{ $word }” in “{ $key }” of the tile “{ $tile }” is not known.
table-too-many-needs = The tile “{ $tile }” needs more than { $most } goods.
table-bonus-symbol = The bonus tile “{ $tile }” must show exactly one symbol.
table-tile-count = There are { $found } tiles; there must be { $wanted }.
table-epoch-count = Epoch { $epoch } has { $found } tiles; it must have { $wanted }.
table-need-unmade = The tile “{ $tile }” needs { $good }, which no other factory or resource tile makes up to epoch { $epoch }.
table-links = [links] lacks the list “{ $block }”.
table-link-shape = Number { $number } of “{ $block }” must name two different tiles.
table-link-unknown = Number { $number } of “{ $block }” leads to “{ $tile }”, which is no tile.
table-link-kind = Number { $number } of “{ $block }” leads to “{ $tile }”, which is no { $kind }.
table-link-twice = “{ $first }” and “{ $second }” are linked twice.

# Screen
screen-epoch = Epoch { $epoch }
screen-round = round { $round } of { $last }
screen-pile = { $tiles } tiles left in the pile
screen-goods = Goods to be had
screen-no-goods = none yet, except by resource tiles
screen-offer = On offer
screen-hand = Your hand
screen-kind = Kind
screen-cost = Cost
screen-needs = Needs
screen-points = Points
screen-symbols = Symbols
screen-price = Now
screen-bid = { $seat } bids { $amount }
screen-player = Player
screen-purse = { $money } Taler, { $points } points
screen-built = Built
screen-in-hand = In hand
screen-starts = (start)
screen-hammer = ⚒
screen-links = Links within reach
screen-linked = linked to
screen-asked = For { $tile }: where does the { $good } come from?
screen-score = Score
screen-total = Total
screen-track = On the track

# Board
board-factories = Factories
board-technologies = Technologies
board-round = Round { $round } of { $last }
board-unused = not played
board-makes = makes
board-goods-only = goods only
board-price = now { $price } Taler
board-short = { $price }: { $missing } short
board-not-to-be-had = not to be had now
board-resale = use it, or sell for { $amount }
board-gain = worth { $points } now
board-each = { $points } a factory
board-hand-of = Hand of { $seat }
board-empty-hand = No tiles in hand.
board-auctioneer = auctioneer
board-sell = Sell for { $amount }
board-keep = Keep, pass the hammer
board-laid = done: { $kind }
board-free = still possible: { $kind }
board-for = for { $tile }
board-pay =
    { $amount ->
        [0] free
       *[other] { $amount } Taler
    }

# Help
help-cost = The Taler to be paid to the bank for building it. The bank and the stock exchange, built before, take off 1 Taler each.
help-need = A good it needs: free from one's own factory or a resource tile, 1 Taler from another player's factory or from the bank.
help-points = Points for building it in its own epoch. A factory built later does not score them.
help-symbol = A symbol: worth 2 points at the end to the factory's owner if he has laid the bonus of that symbol.
help-discount = Every factory its owner builds afterwards costs 1 Taler less.
help-price = What it would cost in all now, with its goods, each from where it costs least.
help-factory = A factory costs its Taler and goods. Its points count only in its own epoch; what it makes, its symbols and its roads count whenever it is built.
help-technology = A technology costs goods only, no Taler. It must be built in the epoch in which you bought it, or it is lost.
help-bonus = A bonus scores 2 points at the end for each symbol of its kind on your factories. A second one of the same kind adds nothing.
help-resource = A resource tile is one unit of its good: it pays for a tile you build and leaves the game, or you sell it to the bank for 1 Taler.
help-link = A road joins two factories, a line two technologies. If you own both ends at the end of the game, it is worth 3 points.
help-epoch = The marker shows the epoch. An epoch ends when its twelve tiles are gone: unbuilt technologies are lost, and the bank begins to sell its goods.
help-round = A round: income, new tiles, auctions, building, and the start marker moves on. An epoch has three rounds with four players, four with three.
help-pile = The tiles of this epoch still face down: one for each player is turned up every round. Their order is unknown.
help-supplier = Who supplies this good: the owner of the factory gets 1 Taler and cannot refuse; the bank sells for 1 Taler what nobody makes, once its epoch is past.
help-owner = Built by this player, for the rest of the game.
help-held = In this player's hand, not built yet. Hands are open.
help-offer = On offer in this round's auctions.
help-lost = Lost: not built before its epoch ended.
help-money = Taler. Everybody receives 1 every round, and 1 more when epochs III, IV and V begin. Three Taler are 1 point at the end.
help-total = What this player would score if the game ended now: buildings, roads and lines, bonuses, money.
help-part-buildings = Points scored when building factories and technologies in their own epoch.
help-part-links = Points for roads and lines: 3 for each with both ends one's own.
help-part-bonuses = Points for bonuses: 2 for each symbol on one's factories whose bonus is laid.
help-part-money = Points for money: 1 for every 3 Taler.
help-hammer = The auctioneer chooses a tile, hears one bid from everybody else, and sells it or keeps it. Who keeps hands the hammer on to the left.
help-starter = The start marker: its owner is the first auctioneer and builds first. It moves left after every round.
help-makes = This player's factories make this good: free for the owner, 1 Taler for everybody else.
help-limit = In each round you may build one factory, one technology and one bonus, in any order.

## The component tables
component-money = Money
component-start = At the start
component-income = Income a round
component-extra = Extra income
component-extra-epochs = Epochs with extra income
component-good = Price of a good
component-scoring = Scoring
component-link = A link
component-symbol = A symbol
component-track = The track
component-epochs = Epochs
component-tiles = Tiles
component-used = Tiles used, by players
component-goods = Epoch of each good
component-symbols = Symbols
component-names = Names
component-epoch = Epoch
component-kind = Kind
component-needs = Needs
component-makes = Makes
component-points = Points
component-discount = Discount
component-links = Links
component-roads = Roads
component-lines = Lines
help-lists = What this player holds and has built. Hands are open; only what is built counts at the end.
