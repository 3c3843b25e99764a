"""The arena: many games between bots, fairly seated, repeatable, resumable, with ratings that say how sure they are."""

from opificio.arena.run import Arena as Arena
from opificio.arena.run import Outcome as Outcome
