"""The numbers behind the rules of thumb, found by letting foremen with different ones play against each other.

Worths are hundredths of a point, shares percentages; slopes of money are tenths. Pairs are for three players and for four.
"""

from __future__ import annotations

from opificio.kit.tables import frozen

# What one more Taler is worth: the third of a point it always counts, and more the longer the game and the emptier the purse.
DEARNESS = frozen([[14, 50, 85, 120, 150, 180], [14, 66, 96, 126, 156, 186]])  # by the epochs left
MONEY_SLOPE = 27  # less with each Taler one can freely dispose of
MONEY_TIGHT = 116  # more with each Taler that the tiles in hand will cost and one does not have
COMING = 36  # share of the income until the end of the epoch that is as good as money

# What a tile brings beside its own points.
LINK_HAND = 110  # the other end is in one's own hand
LINK_OFFER = 16  # it is on offer
LINK_PILE = frozen([50, 50])  # it will come
SYMBOL_OFFER = 47  # the bonus is on offer
SYMBOL_PILE = frozen([34, 34])
BONUS_HAND = 52  # a factory in hand shows the bonus's symbol
BONUS_PILE = frozen([45, 29])  # a factory yet to come does
NEED_OWN = 123  # goods one will need oneself, for tiles in hand
NEED_NEAR = 46  # for tiles on offer or in others' hands
NEED_FAR = frozen([60, 60])  # for tiles in the piles
NEED_RIVAL = 25  # the same where another makes the good too: only for oneself
DISCOUNT_ROUND = 46  # share of the rounds left in which a factory will be built and its discount used
LATE = 8  # of each point of a factory for which no building turn is left in its epoch
BROKE = 29  # chance to build a tile that the money of the epoch will not pay
UNREACHED = 90  # chance that a good that is not to be had yet comes in time
UNREACHED_LAST = 9  # the same in the last round of the epoch
RESOURCE_PILE = 29  # chance of a use for a resource tile: for each tile to come that needs it
RESOURCE_MISSING = 71  # worth of having a good that is not to be had otherwise

# Dealing with the others.
ROLE_BEST = 135  # of the best other tile on offer: what it is worth to be the auctioneer for it
ROLE_REST = 48  # of all the others
DENY = 7  # to keep a tile, for each Taler the bidder would have gone higher
SURE = 89  # chance that a rival whose limit is bid lets the tile go
SURER = 42  # more with each Taler above it, less with each below
SELLS = 94  # chance that the auctioneer sells at the lowest price that is no loss to him
SELLS_MORE = 17
HAGGLE = 51  # of the distance between the second keenest bidder's limit and the keenest's: where the price will be
WAIT = 12  # what an earlier round of the epoch must be worth building in
CASH_MARGIN = 50  # resource tiles are sold only when money is worth so much more than they
PAYS = 11  # what it hurts that a Taler goes to a rival
OFFER_SOLD = 69  # chance that a tile put up is sold rather than kept, if both are worth the same
OFFER_STEEP = 27  # more with each point by which selling is better
