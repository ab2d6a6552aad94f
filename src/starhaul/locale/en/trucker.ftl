### Words of the trucker game, after the glossary of the rule catalogue.

edition-1e = first edition
edition-2e = second edition

kind-battery = battery tile
kind-cabin = cabin
kind-cannon = cannon
kind-cargo = cargo hold
kind-double_cannon = double cannon
kind-double_engine = double engine
kind-engine = engine
kind-life_support_brown = brown life support
kind-life_support_purple = purple life support
kind-shield = shield
kind-special_cargo = special hold
kind-starting_cabin = starting cabin
kind-structural = structural module

## What stands in the cell of a drawing. Two letters where contents follow, up to five elsewhere.

code-battery = Ba
code-cabin = Ca
code-cannon = Can
code-cargo = Ho
code-double_cannon = 2×Can
code-double_engine = 2×Eng
code-engine = Eng
code-life_support_brown = LSω
code-life_support_purple = LSψ
code-shield = Shd
code-special_cargo = SH
code-starting_cabin = SC
code-structural = Str

alien-purple = purple alien
alien-brown = brown alien

goods-red = red
goods-yellow = yellow
goods-green = green
goods-blue = blue

direction-front = front
direction-right = right
direction-rear = rear
direction-left = left

fault-single_against_double = single connector against a double one
fault-connector_against_smooth = connector against a smooth side
fault-crack_mismatch = connectors at the crack are not the same
fault-engine_direction = engine does not point to the rear
fault-exhaust_blocked = tile directly behind an engine
fault-muzzle_blocked = tile directly in front of a cannon
fault-outside_zone = tile outside the build zone
fault-loose_part = part is not joined to the ship
fault-by-rule =
    { $rule ->
        [CHK-02] { fault-single_against_double }
        [CHK-03] { fault-connector_against_smooth }
        [LM-024] { fault-crack_mismatch }
        [CHK-04] { fault-engine_direction }
        [CHK-05] { fault-exhaust_blocked }
        [CHK-06] { fault-muzzle_blocked }
        [CHK-07] { fault-outside_zone }
       *[CHK-08] { fault-loose_part }
    }

## The picture of a table

table-title =
    { $box ->
        [first] { $class }, round { $round } of { $rounds }
       *[second] { $class }, flight { $round } of { $rounds }
    }
table-building = The ships are being built.
table-flying = In flight. Cards done: { $flown }, to come: { $deck }.
table-between =
    { $box ->
        [first] Between two rounds.
       *[second] Between two flights.
    }
table-over = The match is over.
table-seat = { $seat }: tiles { $tiles }, lost { $lost }.
table-no-card = no card
table-asked = An answer is awaited
table-start = Start number
table-position = Position on the track
table-place = Place
table-fleet = Ships of the fleet that still fly
table-hand = Tile in hand
table-reserve = Tiles set aside
table-looking = Looks at this pile
table-card = Current card
table-deck = Cards to come
table-flown = Cards done
table-bank = Goods in the bank
table-pool = Tiles face down
table-piles = Pile of cards
table-hourglass = The hourglass
