### What happens in a match, one sentence for each event. A seat goes by the name the teller gives it.

## The match

event-round-began =
    { $box ->
        [first] Round { $round }, { $class }: the yard is open!
       *[second] Flight { $round }, { $class }: the yard is open!
    }
event-rough-road = Rough road ahead: { $road }.
event-round-ended =
    { $box ->
        [first] Round { $round } is done; sweep up the bolts.
       *[second] Flight { $round } is done; sweep up the bolts.
    }
event-match-ended = The match is over. In the strongboxes: { $accounts }.
event-presence = { $player } { $now }.
event-by-default = { $seat } stays silent; the autopilot decides.

## Building

event-hourglass = The hourglass is running { $field }.
event-run-over = The sand { $field } has run out; who’ll flip it?
event-flipped = { $seat } flips the hourglass.
event-die-taken = { $seat } reaches for a die.
event-yard-die =
    { $ships ->
        [one] The clerk stamps addendum { $die }: the parts now make { $ships } ship.
       *[other] The clerk stamps addendum { $die }: the parts now make { $ships } ships.
    }
event-first-turn = { $seat } gets first pick of the pool.
event-tile-drawn = { $seat } rummages in the pool.
event-tile-taken =
    { $reserved ->
        [yes] { $seat } fetches a tile set aside earlier: { $tile }.
       *[no] { $seat } takes a tile: { $tile }.
    }
event-tile-attached = { $seat } bolts a tile on at { $cell }: { $tile }.
event-tile-reserved = { $seat } sets a tile aside for later: { $tile }.
event-tile-returned = { $seat } tosses a tile back, face up: { $tile }.
event-tiles-removed =
    { $number ->
        [one] { $seat } unbolts { $number } tile.
       *[other] { $seat } unbolts { $number } tiles.
    }
event-pile-taken = { $seat } leafs through pile { $pile }.
event-pile-seen = { $seat } finds in pile { $pile }: { $cards }.
event-pile-put-back = { $seat } puts pile { $pile } back.
event-card-dealt = One more card, face down, for pile { $pile }.
event-finished =
    { $variant ->
        [1] { $seat } drops the spanner and takes start number { $start }.
        [2] { $seat } calls it a ship and takes start number { $start }.
       *[0] { $seat } wipes the oil off and takes start number { $start }.
    }
event-start-dealt = { $seat } is handed start number { $start } by lot.
event-time-over = Time is up, tools down!
event-building-ended = Building is over; these ships will have to do.
event-sent-back = { $seat } goes back to the yard: this ship is not fit to fly yet.
event-partners-swapped = Partners change places. Good luck with what the other one built!

## Check and launch

event-errors-found =
    { $number ->
        [one] The inspector sighs. { $seat }: { $number } fault – { $rules }.
       *[other] The inspector sighs. { $seat }: { $number } faults – { $rules }.
    }
event-error-reported =
    { $proved ->
        [yes] { $by } points at a fault in { $seat }’s ship and is right.
       *[no] { $by } points at a fault in { $seat }’s ship, but everything fits.
    }
event-fined =
    { $credits ->
        [0] { $seat } gets off with a stern look from the inspector.
        [one] { $seat } is fined { $credits } credit.
       *[other] { $seat } is fined { $credits } credits.
    }
event-premium =
    { $credits ->
        [0] { $seat } shows the insurers a weak spot of { $weak_spot }: nothing to pay.
        [one] { $seat } shows the insurers a weak spot of { $weak_spot } and owes { $credits } credit.
       *[other] { $seat } shows the insurers a weak spot of { $weak_spot } and owes { $credits } credits.
    }
event-insured =
    { $credits ->
        [one] { $seat } pays { $credits } credit for insurance: lost tiles cost { $cap } at most.
       *[other] { $seat } pays { $credits } credits for insurance: lost tiles cost { $cap } at most.
    }
event-uninsured = { $seat } flies without insurance.
event-alien-aboard = { $seat } signs on a { $alien }.
event-launched =
    { $card_count ->
        [one] Lift-off in this order: { $order }. { $card_count } card lies ahead.
       *[other] Lift-off in this order: { $order }. { $card_count } cards lie ahead.
    }

## The flight

event-card-revealed =
    { $named ->
        [yes] Card { $card }: { $kind }.
       *[no] A card: { $kind }.
    }
event-card-ignored = With only one ship left, nothing happens.
event-bad-air = The air aboard goes stale and somebody starts coughing.
event-gave-up = { $seat } drops out of the flight: { $reason }.
event-ship-gave-up = { $seat } leaves ship no. { $ship } behind: { $reason }.
event-days-gained =
    { $variant ->
        [1] { $days ->
            [one] { $seat } pulls ahead by { $days } flight day.
           *[other] { $seat } pulls ahead by { $days } flight days.
        }
       *[0] { $days ->
            [one] { $seat } gains { $days } flight day.
           *[other] { $seat } gains { $days } flight days.
        }
    }
event-days-lost =
    { $variant ->
        [1] { $days ->
            [one] { $seat } drops back { $days } flight day.
           *[other] { $seat } drops back { $days } flight days.
        }
       *[0] { $days ->
            [one] { $seat } loses { $days } flight day.
           *[other] { $seat } loses { $days } flight days.
        }
    }
event-credits-earned =
    { $credits ->
        [one] { $seat } pockets { $credits } credit.
       *[other] { $seat } pockets { $credits } credits.
    }
event-engines-announced =
    { $fleet ->
        [yes] { $strength ->
            [0] { $seat } fires up the engines, but the slowest ship does not stir.
           *[other] { $seat } fires up the engines: the slowest ship has strength { $strength }.
        }
       *[no] { $strength ->
            [0] { $seat } turns the key. Nothing.
           *[other] { $variant ->
                [1] { $seat } puts the pedal down: engine strength { $strength }.
                [2] { $seat } coaxes the engines: strength { $strength }.
               *[0] { $seat } fires up the engines: strength { $strength }.
            }
        }
    }
event-cannons-announced =
    { $fleet ->
        [yes] { $strength ->
            [0] { $seat } shakes the fists of the whole fleet: cannon strength 0.
           *[other] { $seat } rolls out the cannons of all ships: strength { $strength }.
        }
       *[no] { $strength ->
            [0] { $seat } shakes a fist: cannon strength 0.
           *[other] { $variant ->
                [1] { $seat } takes aim: cannon strength { $strength }.
                [2] { $seat } polishes the barrels: cannon strength { $strength }.
               *[0] { $seat } rolls out the cannons: strength { $strength }.
            }
        }
    }
event-no-engines = { $seat } has no thrust at all and drifts.
event-batteries-gone =
    { $variant ->
        [1] { $number ->
            [one] The lights dim: { $seat } pays { $number } battery.
           *[other] The lights dim: { $seat } pays { $number } batteries.
        }
       *[0] { $number ->
            [one] { $seat } is { $number } battery poorer.
           *[other] { $seat } is { $number } batteries poorer.
        }
    }
event-crew-gone =
    { $who ->
        [human] { $variant ->
            [1] { $seat } has a bunk free: one human is gone.
           *[0] { $seat } loses a human.
        }
        [purple] { $seat } loses the purple alien.
        [brown] { $seat } loses the brown alien.
       *[crew]
            { $number ->
                [one] { $seat } loses { $number } member of the crew.
               *[other] { $seat } loses { $number } members of the crew.
            }
    }
event-cube-gone = { $seat } has to part with { $cube }.
event-goods-loaded =
    { $number ->
        [0] { $seat } loads nothing new.
        [one] { $seat } loads { $number } crate: { $goods }.
       *[other] { $seat } loads { $number } crates: { $goods }.
    }
event-goods-upgraded = { $seat } haggles: { $cube } turns into the next better one.
event-goods-added = { $seat } haggles: one more blue crate.

## Meteors and shots

event-threat-rolled =
    { $variant ->
        [1] Heads down, { $from } comes a { $what }! { $seat } rolls { $dice }.
        [2] Something is coming { $from }: a { $what }. { $seat } rolls { $dice }.
       *[0] Incoming { $from }: a { $what }! { $seat } rolls { $dice }.
    }
event-threat-turned = Space is bent here: now it comes { $from }!
event-threat-split = And it splits in two!
event-threat-missed =
    { $half ->
        [yes] { $seat } watches one half fly past.
       *[no] { $variant ->
            [1] { $seat } ducks: it flies past.
            [2] { $seat } watches it fly past.
           *[0] { $seat } breathes again: it flies past.
        }
    }
event-threat-missed-all = It misses everybody: no ship reaches out that far.
event-meteor-shot = { $seat } shoots the meteor to dust before it gets to { $cell }.
event-meteor-bounced =
    { $variant ->
        [1] Clonk! { $seat } gets away with a dent at { $cell }.
        [2] { $seat } has one more dent at { $cell }, and nothing else.
       *[0] { $seat } only hears a dull thud at { $cell }: it bounced off.
    }
event-defended = { $seat } spends a battery and saves the { $tile } at { $cell }.
event-tile-hit =
    { $variant ->
        [1] Bang! There goes { $seat }’s { $tile } at { $cell }.
        [2] Ouch! { $seat } no longer has the { $tile } at { $cell }.
       *[0] Crunch! { $seat } loses the { $tile } at { $cell }.
    }
event-parts-lost =
    { $variant ->
        [1] { $number ->
            [one] Without asking, { $number } loose tile leaves { $seat }’s ship.
           *[other] Without asking, { $number } loose tiles leave { $seat }’s ship.
        }
       *[0] { $number ->
            [one] { $seat } watches { $number } loose tile drift away.
           *[other] { $seat } watches { $number } loose tiles drift away.
        }
    }
event-alien-left = { $seat } loses a crew member: the { $alien } has nothing left to breathe.

## Cards

event-landed = { $seat } lands on planet { $planet }.
event-passed = { $seat } flies past the planets.
event-nobody-can = Nobody has the crew for this one.
event-declined = { $seat } says no, thanks.
event-used-ship = { $seat } sends part of the crew over to the abandoned ship.
event-docked = { $seat } docks at the station and opens the holds.
event-enemy-beaten = { $kind } (strength { $strength }): { $seat } sends them packing!
event-enemy-drawn = { $kind } (strength { $strength }): { $seat } fights them to a standstill; they lose interest.
event-enemy-won =
    { $variant ->
        [1] { $kind } (strength { $strength }): too much for { $seat }.
        [2] { $kind } (strength { $strength }): { $seat } would rather be elsewhere.
       *[0] { $kind } (strength { $strength }): { $seat } is outgunned.
    }
event-combat-line = Line { $line }: it comes down to { $criterion }.
event-crew-counted = { $seat } counts heads: { $crew }.
event-combat-lowest = { $seat } comes off worst ({ $criterion }).
event-stardust =
    { $connectors ->
        [0] { $seat } glides through the dust without an open connector.
        [one] { $seat } catches dust with { $connectors } open connector: that costs a day.
       *[other] { $seat } catches dust with { $connectors } open connectors: each costs a day.
    }
event-sabotaged = { $seat } has a saboteur aboard and too few eyes on watch.
event-sabotage-rolled = The saboteur picks { $axis }; the dice say { $dice }.
event-sabotage-failed = { $seat } is lucky: the saboteur found nothing to break.

## Settlement and titles

event-settled = { $seat } settles up: { $bookings }; the settlement brings { $total }.
event-title-drawn = At stake in this Trek: “{ $title }”.
event-title-won = { $seat } earns the title “{ $title }”.
event-title-given = { $seat } is given the title “{ $title }”.
event-title-gold = { $seat } defends the title “{ $title }”: it turns gold.

### Words for the sentences above.

seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-red = Red

names-none = nobody

class-learning = learning flight
class-ship = class { $name }

field-START = on the start field
field-I = on field I
field-II = on field II
field-III = on field III
field-IV = beside the board
field-SHIP = one last time, on a ship board

presence-here = is at the table
presence-away = has stepped away
presence-bot = lets a bot take over
presence-absent = is absent, the autopilot flies
presence-gone = has left for good

gave-up-reason-voluntary = enough is enough
gave-up-reason-absent = nobody is at the controls
gave-up-reason-no_humans = no human is left aboard
gave-up-reason-no_engines = no thrust, no flight
gave-up-reason-lapped = the leader is a whole lap ahead

card-abandoned_ship = Abandoned Ship
card-abandoned_station = Abandoned Station
card-combat_zone = Combat Zone
card-epidemic = Epidemic
card-meteor_swarm = Meteor Swarm
card-open_space = Open Space
card-pirates = Pirates
card-planets = Planets
card-sabotage = Sabotage
card-slavers = Slavers
card-smugglers = Smugglers
card-stardust = Stardust

threat-meteor-small = small meteor
threat-meteor-large = large meteor
threat-shot-small = small shot
threat-shot-large = large shot

from-front = from the front
from-right = from the right
from-rear = from the rear
from-left = from the left

line-column = the column
line-row = the row

criterion-crew = crew size
criterion-engine_strength = engine strength
criterion-cannon_strength = cannon strength

cube-red = a red crate
cube-yellow = a yellow crate
cube-green = a green crate
cube-blue = a blue crate

settled-order = { $credits } for finishing order
settled-title = { $credits } for a title
settled-beauty = { $credits } for the best-looking ship
settled-goods = { $credits } for the goods
settled-lost = { $credits } for lost tiles
settled-fines = { $credits } for fines
settled-premium = { $credits } for the premium still due
settled-nothing = nothing to settle

title-hauler = Grand Hauler
title-battery = Live Wire
title-xeno = Peace for Aliens
title-cruise = Room with a View
title-engineer = Big Builder
title-corridor = Long Corridor

road-leaky_pipes = leaky pipes, open connectors count twice in stardust
road-fine_sand = fine sand, each run of the hourglass is a third shorter
road-tired_batteries = tired batteries, one fewer in each battery tile
road-meteor_season = meteor season, the first meteor of each swarm comes twice
road-bold_outlaws = bold outlaws, every attacker is one stronger
road-poor_market = a poor market, each crate is worth one credit less
road-closed_archive = a closed archive, only the first pile may be looked at
road-tidy_yard = a tidy yard, room to set aside a single tile
road-strict_inspector = a strict inspector, each fault costs a credit
road-detours = detours, every delay takes one day longer
road-bad_air = bad air, an epidemic after every fourth card
road-wide_convoy = a wide convoy, twice the distance between the ships
