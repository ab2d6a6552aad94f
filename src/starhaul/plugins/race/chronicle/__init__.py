"""The chronicle of the race: what of it is worth telling. Loaded by `starhaul.chronicle`.

`race_narrator` keeps rounds, pictures and ranks, `race_moments` what may have decided the race and what black
holes cost, `race_brief` says it all in three sentences."""

from starhaul.plugins.race.chronicle.race_brief import brief as brief
from starhaul.plugins.race.chronicle.race_narrator import RaceNarrator

__all__ = ["brief", "narrator"]

narrator = RaceNarrator
