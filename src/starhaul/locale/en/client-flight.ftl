### Browser client: flight.

flight-title =
    { $box ->
        [first] Round { $round }, { $class }
       *[second] Flight { $round }, { $class }
    }
flight-stage = Track and card
flight-own-ship = Your ship
flight-ship-of = Ship: { $seat }
flight-enlarge = Enlarge the ship: { $seat }
flight-tap-tile = Tap a tile to see what it does.
flight-asked = { $seat } is deciding
flight-out = out
flight-place =
    { $place ->
        [1] in the lead
       *[other] in place { $place }
    }

## Track

flight-track =
    { $spaces ->
        [one] Track of { $spaces } space.
       *[other] Track of { $spaces } spaces.
    }
flight-order = Flight order
flight-order-first = { $seat } leads.
flight-order-behind =
    { $days ->
        [one] { $seat } follows { $days } day behind.
       *[other] { $seat } follows { $days } days behind.
    }
flight-days-behind =
    { $days ->
        [one] { $days } day behind
       *[other] { $days } days behind
    }
flight-lap = lap { $lap }
flight-deck =
    { $deck ->
        [0] No more cards to come, { $flown } flown
        [one] { $deck } card to come, { $flown } flown
       *[other] { $deck } cards to come, { $flown } flown
    }

## Card

flight-ready = Ready for the next card
flight-check = The ships are being checked
flight-card-look = Look at the card: { $card }
flight-card-done = done

## Strengths

flight-stat-engines =
    { $low ->
        [0] Engines: { $high } at most
       *[other] Engines: { $low } without, { $high } with batteries
    }
flight-stat-cannons = Cannons: { $low } without, { $high } with batteries
flight-stat-crew = Crew: { $number }
flight-stat-batteries = Batteries: { $number }
flight-stat-open = Open connectors: { $number }
flight-stat-goods = Goods: { $number }, worth { $worth }
flight-stat-credits = Credits: { $number }
flight-stat-lost = Tiles lost: { $number }

## The story

flight-log = Story of the flight
flight-log-empty = Nothing has happened yet.
flight-speed = Story speed
flight-speed-1 = normal
flight-speed-2 = twice as fast
flight-speed-0 = instant
flight-skip = Skip to the end
