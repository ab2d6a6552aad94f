### `starhaul scenario` (docs/formats.md §3).

help-scenario = Play a prepared situation and report the result.
help-scenario-file = The scenario.

scenario-heading = { $file } · { $edition } · class { $ship_class } · level { $level }
scenario-position = Space
scenario-credits = Credits
scenario-goods = Goods
scenario-settlement = Settlement

booking-order = order
booking-beauty = best-looking ship
booking-goods = goods
booking-lost = lost tiles
booking-fines = fines
booking-premium = insurance premium

leaving-no_humans = gave up: no humans
leaving-no_engines = gave up: no engines
leaving-lapped = gave up: lapped
leaving-voluntary = gave up
leaving-absent = gave up: absent

## Errors in scenarios

input-scenario-empty = empty, a scenario was expected
input-not-among = must be one of { $known }
input-level-unknown = edition { $edition } has no level { $level }; there are { $levels }
input-level-unfit = class { $ship_class } flies at level { $fitting }, not { $level }; "any_class" allows it
input-ship-contradicts = “{ $found }” in a scenario of “{ $expected }”
input-ship-faulty =
    { $count ->
        [one] the ship may not fly: { $count } fault ({ $rules })
       *[other] the ship may not fly: { $count } faults ({ $rules })
    }
input-seats-number = seats: { $count }; there must be 2 to 4, or one with "solo"
input-space-twice = the same space of the track as seat { $seat } ({ $spaces } spaces make a lap)
input-tile-elsewhere = tile { $tile } is already in the ship of seat { $seat }
input-too-many-cubes = { $count } crates aboard, but only { $limit } in the game: { $goods }
input-card-kind = no such kind of card
input-card-unknown = there is no card “{ $card }” in edition { $edition }
input-card-excessive = a number or a list in this card exceeds { $limit }
input-roads-drawn = nothing is drawn in a scenario: name the rough roads in a list
input-road-unknown = there is no rough road “{ $road }”
input-road-twice = the rough road “{ $road }” is named twice
input-no-insurance-choice = class { $ship_class } has no choice of insurance
input-yard-dice-differ = all fleets of a scenario are built with the same yard dice
input-insurance-per-seat = a premium is stated for each seat; the seats are { $seats }
input-premium-beyond-credits = this seat cannot pay a premium of { $premium }
input-seat-unknown = there is no seat { $seat }; seats are numbered from 0 and there are { $seats }
input-dice-missing = too few dice: { $given } given, at least { $needed } needed
input-dice-left =
    { $count ->
        [one] dice left over: { $count }, only { $rolled } used
       *[other] dice left over: { $count }, only { $rolled } used
    }
input-dice-number = dice in this roll: { $count }, needed: { $wanted }
input-answers-left =
    { $count ->
        [one] { $count } answer of seat { $seat } is left over: nothing more was asked
       *[other] { $count } answers of seat { $seat } are left over: nothing more was asked
    }
input-answer-unfit = seat { $seat } is asked “{ $kind }”; legal answers: { $legal }
input-answer-list = { $first }, { $others }
input-answer-refused = seat { $seat } is asked “{ $kind }”; rule { $rule } refuses this; a legal answer would be { $reason }
