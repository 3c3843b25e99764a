"""Bots: the same levels for every game, written once against the kit's generic functions.

>>> import opificio
>>> m = opificio.new("industrial-waste", players=3, seed=7)
>>> m.play(opificio.bot("foreman", seed=1).choose(m))  # doctest: +ELLIPSIS
[...]
"""

from opificio.bots.bot import Bot as Bot
from opificio.bots.bot import Fault as Fault
from opificio.bots.make import LEVELS as LEVELS
from opificio.bots.make import bot as bot
from opificio.bots.make import several as several
