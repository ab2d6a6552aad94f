"""Everything that a match of the trucker game can tell, one record for each event, a module for each chapter.

The rules tell events; stories, bots and clients read them. All records derive from `TruckerEvent`. This
package imports every chapter, so that none is missing where all events are listed; it imports the kernel and
`trucker.parts` only. An event that only one card tells may be declared in the module of the card.
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
