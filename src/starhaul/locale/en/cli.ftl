### The `starhaul` command.

help-app = Starhaul: build, fly and haul.
help-version = Show the version.
help-inspect = Check ships and say what they can do.
help-inspect-files = Ship files; - reads one ship per line from standard input.
help-inspect-json = One JSON object per ship and line.
help-inspect-svg = Write a drawing of the ship to this file.
help-lang = Language: en, cs or pl.

report-heading = { $file } · { $edition } · class { $ship_class }

legend-signs = { $single } single  { $double } double  { $universal } universal  { $muzzle } cannon  { $exhaust } engine  { $shield } shield  { $fault } fault
legend-code = { $code } { $name }
legend-crack = { $sign } crack
legend-torus = { $signs } joined edges
legend-opened = { $sign } cell of the yard, open
legend-closed = { $sign } cell of the yard, closed
legend-double = { $sign } opened by a double
legend-fleet = { $sign } number of a ship
legend-printed = (n) printed number

label-faults = Faults
label-parts = Parts
label-open = Open connectors
label-engines = Engine strength
label-cannons = Cannon strength
label-batteries = Batteries
label-crew = Crew
label-cabins = Cabins
label-containers = Containers
label-shields = Shields
label-weak-spot = Weak spot

value-no-faults = no faults
value-none = none
value-parts =
    { $count ->
        [one] { $count } part
       *[other] { $count } parts
    }
value-part-sizes = { $parts } ({ $sizes } tiles)
value-open = { $count } ({ $sides })
value-strength = { $base }
value-strength-range = { $base }, up to { $max } with batteries
value-humans =
    { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }
value-cabins = { $count } besides the starting cabin
value-containers = { $plain } plain, { $special } special
value-weak-spot = { $size } (premium { $credits })

## The demonstration

help-demo = Plays one match without people and tells it.
help-demo-seed = Another seed is another match.
help-demo-seats = Number of ships.
help-demo-log = Write the log of the match to this file.

demo-log =
    { $actions ->
        [one] { $actions } action, final key { $final }
       *[other] { $actions } actions, final key { $final }
    }

label-seat = Ship
label-lost = Lost
