### The `starhaul` command.

help-app = Starhaul: build, fly and haul.
help-version = Show the version.
help-inspect = Check ships and report what they can do; “odds” flies them.
help-inspect-files = Ship files; - reads one ship per line from standard input.
help-inspect-svg = Write a drawing of the ship to this file.
help-odds = Tell what ships can expect of a flight.
help-odds-files = Ship files. Ships of one class fly through the same decks.
help-odds-flights = Number of flights of each ship.
help-odds-improve = Search for the best single change of each ship.
help-odds-rivals = Let each ship fly among so many rivals, drawn from ships of medium bots; 0 is alone.
help-odds-svg = Write a picture to this file: risks on the ship, bars beside it.
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

help-demo = Play one match and tell its story.
help-demo-log = Write the log of the match to this file.

demo-log =
    { $actions ->
        [one] { $actions } action, final key { $final }
       *[other] { $actions } actions, final key { $final }
    }

label-seat = Ship
label-lost = Lost

## starhaul new, for developers

help-new = Write the skeleton of a card, option or game (for developers).
help-new-kind = What to add: card, option or game.
help-new-name = Its name in lower case, words separated by underscores.
help-new-check = Write nothing, only list what is missing.
input-new-no-checkout = new things can be written only where Starhaul runs from its own sources
input-new-kind = there is no skeleton for this; there are: { $known }
input-new-name = a name has lower-case letters, digits and underscores, begins with a letter and is not a Python keyword
input-new-taken = this name is taken; --check lists what is missing
input-new-unknown = there is no skeleton with this name yet
new-written = written: { $file }
new-complete = Nothing is missing.
new-missing = Still missing ({ $page } explains each step):
new-missing-rule = what happens; the skeleton only raises NotImplementedError
new-missing-begin = a function marked with begins for “{ $name }”
new-missing-deck = a card of the kind “{ $name }”
new-missing-story = a scenario that plays “{ $name }”
new-missing-answers = the answers to the question “{ $name }”
new-missing-question-row = the question “{ $name }” in the table “Questions”
new-missing-question-screen = how the question “{ $name }” is asked in the browser
new-missing-question-test = an example of the question “{ $name }”
new-missing-event-test = an example of the event “{ $name }”
new-missing-text = { $name }
new-missing-family = the family of the card “{ $name }”
new-missing-figures = the figures printed on the card “{ $name }”
new-missing-picture = the picture of the card “{ $name }”
new-missing-meaning = the meaning of “{ $name }”; the skeleton says “To be written.”
new-missing-effect = something that depends on the option “{ $name }”
new-missing-offer = how forms offer it: { $name }
new-missing-tried = a value of the option to try: { $name }
new-missing-part = { $name }
new-missing-texts = a file for the texts of “{ $name }”
new-missing-order = a place among the packages for “{ $name }”
new-missing-about = what the question “{ $name }” is about
new-missing-told = a rule that tells the event “{ $name }”
new-missing-layer = the layer of the kind “{ $name }”
new-missing-tile = a tile of the kind “{ $name }”
new-missing-pictogram = the picture of the kind “{ $name }”
new-missing-style = the style of the kind “{ $name }” in the terminal
new-missing-language = the name of the language “{ $name }”
new-missing-numbers = how the language “{ $name }” writes numbers and chooses plural forms
new-missing-folder = the texts in the language “{ $name }”
new-missing-plurals = the plural forms of the language “{ $name }”
new-missing-terms = a column for the language “{ $name }”
new-missing-games = out of date; run python -m tests.web.games
new-missing-generated = out of date; run starhaul protocol --write
