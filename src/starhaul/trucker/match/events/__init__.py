"""All events of the trucker game: one record per event, one module per chapter.

Rules emit events; stories, bots and clients read them. All records derive from `TruckerEvent`. This package
imports every chapter, so that lists of all events are complete; it imports only the kernel and
`trucker.parts`. An event used by a single card may be declared in the module of the card.
"""

from starhaul.trucker.match.events import (
    building_events as building_events,
)
from starhaul.trucker.match.events import (
    card_events as card_events,
)
from starhaul.trucker.match.events import (
    flight_events as flight_events,
)
from starhaul.trucker.match.events import (
    hit_events as hit_events,
)
from starhaul.trucker.match.events import (
    launch_events as launch_events,
)
from starhaul.trucker.match.events import (
    match_events as match_events,
)
from starhaul.trucker.match.events.event_fields import TruckerEvent as TruckerEvent
