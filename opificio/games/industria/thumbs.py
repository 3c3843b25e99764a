"""The numbers behind the rules of thumb, found by letting foremen with different ones play against each other.

Worths are hundredths of a point, shares percentages; slopes of money are tenths. Pairs are for three players and for four.
"""

from __future__ import annotations

from opificio.kit.tables import frozen

# What one more Taler is worth: the third of a point it always counts, and more the longer the game and the emptier the purse.
DEARNESS = frozen([[23, 61, 92, 141, 142, 180], [17, 70, 91, 126, 170, 180]])  # by the epochs left
MONEY_SLOPE = 19  # less with each Taler one can freely dispose of
MONEY_TIGHT = 126  # more with each Taler that the tiles in hand will cost and one does not have
COMING = 36  # share of the income until the end of the epoch that is as good as money

# What a tile brings beside its own points.
LINK_HAND = 105  # the other end is in one's own hand
LINK_OFFER = 20  # it is on offer
LINK_PILE = frozen([61, 52])  # it will come
SYMBOL_OFFER = 53  # the bonus is on offer
SYMBOL_PILE = frozen([32, 52])
BONUS_HAND = 50  # a factory in hand shows the bonus's symbol
BONUS_PILE = frozen([54, 30])  # a factory yet to come does
NEED_OWN = 115  # goods one will need oneself, for tiles in hand
NEED_NEAR = 41  # for tiles on offer or in others' hands
NEED_FAR = frozen([58, 61])  # for tiles in the piles
NEED_RIVAL = 24  # the same where another makes the good too: only for oneself
DISCOUNT_ROUND = 45  # share of the rounds left in which a factory will be built and its discount used
LATE = 8  # of each point of a factory for which no building turn is left in its epoch
BROKE = 29  # chance to build a tile that the money of the epoch will not pay
UNREACHED = 92  # chance that a good that is not to be had yet comes in time
UNREACHED_LAST = 10  # in the last round of the epoch
REACH_OWN = 96  # if one holds a factory that makes it
REACH_HAND = 53  # if a rival does
RESOURCE_PILE = 29  # chance of a use for a resource tile: for each tile to come that needs it
RESOURCE_MISSING = 53  # worth of having a good that is not to be had otherwise

# Dealing with the others.
ROLE_BEST = 144  # of the best other tile on offer: what it is worth to be the auctioneer for it
ROLE_REST = 49  # of all the others
DENY = 7  # to keep a tile, for each Taler the bidder would have gone higher
SURE = 96  # chance that a rival whose limit is bid lets the tile go
SURER = 45  # more with each Taler above it, less with each below
SELLS = 86  # chance that the auctioneer sells at the lowest price that is no loss to him
SELLS_MORE = 18
HAGGLE = 43  # of the distance between the second keenest bidder's limit and the keenest's: where the price will be
WAIT = 12  # what an earlier round of the epoch must be worth building in
CASH_MARGIN = 47  # resource tiles are sold only when money is worth so much more than they
PAYS = 14  # what it hurts that a Taler goes to a rival
OFFER_SOLD = 82  # chance that a tile put up is sold if the keenest limit just makes that worth while
OFFER_MORE = 16  # more with each Taler above
