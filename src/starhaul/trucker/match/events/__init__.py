"""Everything that a match of the trucker game can tell, one record for each event, a module for each chapter.

The rules tell events; stories, bots and clients read them. All records derive from `TruckerEvent`; this
package imports every chapter, so that nothing is missing where all of them are listed (`kernel.event_records`). It
imports the kernel and `trucker.parts` only.
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
