"""The chronicle of the trucker game: what of a match is worth telling. Loaded by `starhaul.chronicle`.

`flight_narrator` keeps rounds, pictures and settlements, `loss_ledger` the losses by cause, `flight_moments`
what may have decided the match, `flight_brief` says it all in three sentences."""

from starhaul.plugins.trucker.chronicle.flight_brief import brief as brief
from starhaul.plugins.trucker.chronicle.flight_narrator import FlightNarrator

__all__ = ["brief", "narrator"]

narrator = FlightNarrator
