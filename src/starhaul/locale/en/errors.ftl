### Errors by code: input-… for files and arguments, refused-… for actions against the rules.

## Files and arguments

input-no-file = no such file
input-is-directory = this is a folder, not a file
input-no-permission = no permission to read the file
input-unreadable = cannot be read: { $reason }
input-unwritable = cannot be written: { $reason }
input-stdin-twice = standard input can be read only once
input-empty = empty, a ship was expected
input-not-utf8 = not UTF-8 text (byte { $byte })
input-byte-order-mark = begins with a byte order mark; save it as UTF-8 without one
input-too-large = larger than { $limit } bytes
input-svg-one-ship = a drawing needs exactly one ship, not { $count }
input-svg-unwritable = the drawing cannot be written: { $reason }
input-svg-over-ship = the drawing would overwrite the ship
input-odds-faulty = this ship fails the check; “starhaul inspect” says why
input-odds-rivals = a flight of class { $ship_class } has room for { $most } rivals
input-odds-ships = that many ships are too many; { $most } at once is the limit
input-svg-to-stdout = a drawing goes to a file; standard output is for the report
input-language-unknown = unknown language “{ $language }”; choose from { $known }
input-usage = { $reason } – see { $help }
input-table-broken = the table is broken: { $reason }

## Ship files

input-not-json = not JSON: { $reason }
input-wrong-shape = { $reason }
input-key-twice = the key “{ $name }” appears twice in one object
input-edition-unknown = unknown edition “{ $edition }”; there are 1e and 2e
input-class-unknown = there is no ship class “{ $ship_class }” in edition { $edition }
input-no-yard-dice = class { $ship_class } has no yard dice
input-tile-unknown = there is no tile { $tile } in edition { $edition }
input-tile-twice = tile { $tile } is in the ship twice
input-cell-twice = two tiles on cell [{ $column },{ $row }]
input-off-grid = cell [{ $column },{ $row }] is off the printed grid
input-say-start = tile { $tile } is a starting cabin; write "start" instead
input-start-contradiction = a starting cabin in a ship that says "start": false
input-start-elsewhere = the starting cabin belongs on cell [{ $column },{ $row }]
input-start-unplaced = on class { $ship_class } an entry of "tiles" must place the starting cabin
input-no-cabin = crew in something that is not a cabin: { $kind }
input-no-battery-tile = batteries on something that is not a battery tile: { $kind }
input-no-hold = goods in something that is not a hold: { $kind }
input-red-in-plain-hold = red goods need a special hold
input-too-much = too much ({ $amount }); there is only room for { $capacity } ({ $kind })
input-alien-with-humans = an alien cannot share a cabin with humans
input-alien-in-starting-cabin = no alien may live in the starting cabin
input-alien-twice = the { $alien } is aboard twice
input-alien-without-life-support = the { $alien } has no life support of its colour joined to this cabin

## Match logs

input-log-empty = the log is empty
input-log-unwritable = the log cannot be written: { $reason }
input-log-version = log version { $found }; this program reads version { $known }
input-log-order = entry { $expected } was expected here
input-log-line = not a line of a match log: { $reason }
input-log-game = a log of the game “{ $found }”, not of “{ $expected }”
input-log-refused = rule { $rule } refuses this action: { $why }
input-log-config = the configuration of the match is not one of this game: { $reason }
input-log-chance = chance was drawn with “{ $found }”, which this version does not know (known: { $known })

## Options of a match

input-no-rounds = there is no round to play; name at least one ship class
input-one-flight = the second edition plays a single flight; choose one class, or the Trek
input-trek-rounds = the Trek is flown in the second edition with the classes I, II and III in this order
input-teams-need-four = teams need exactly four seats
input-advanced-needs-hourglass = advanced teams swap when the hourglass is flipped; do not choose relaxed building
input-no-rough-roads = the learning flight has no rough roads; leave out one or the other
input-handicaps-per-seat = extra seconds must be given for every seat or for none; the seats are { $seats }

## Messages of the decoder

reason-type = expected { $expected }, found { $found }
reason-or = {" or "}
reason-at-least = must be at least { $limit }
reason-at-most = must be at most { $limit }
reason-length =
    { $length ->
        [one] must have exactly { $length } entry
       *[other] must have exactly { $length } entries
    }
reason-length-at-most =
    { $length ->
        [one] must have at most { $length } entry
       *[other] must have at most { $length } entries
    }
reason-unknown-key = unknown key “{ $name }”
reason-missing-key = the key “{ $name }” is missing
reason-not-a-choice = { $value } is not among the allowed values
reason-out-of-range = the number is out of range
reason-truncated = the text ends too early
reason-too-deep = nested too deeply
reason-trailing = something follows after the end (byte { $byte })
reason-malformed = malformed at byte { $byte }
reason-surrogate = a lone surrogate is not a character

## File errors of the system

reason-no-folder = no such folder
reason-exists = a file with this name is there already
reason-is-directory = this is a folder
reason-no-permission = permission denied
reason-read-only = it is read-only
reason-no-space = no space left
reason-name-too-long = the name is too long
reason-link-loop = the links form a loop
reason-not-open = the stream is not open for this
reason-device = the device reports an error

## Types of values

type-array = a list
type-bool = true or false
type-float = a number with a fraction
type-int = a whole number
type-null = null
type-object = an object
type-str = a text

## Actions against the rules

refused-cell-taken = There is already a tile on this cell.
refused-faulty-placement = The tile does not fit here.
refused-not-a-part = This is not a part that could be kept.
refused-not-an-action = This is not an action of this game: { $reason }
refused-not-an-option = This answer is not among the choices.
refused-not-an-outcome = The dice and decks cannot produce this now.
refused-not-asked = Nothing is being asked of this seat.
refused-not-due = It is not time for this yet.
refused-time-runs-back = Time cannot run back.
refused-not-adjacent = The tile must lie next to a tile of the ship.
refused-not-involved = This tile is not involved in any fault.
refused-not-joined = The tile must be joined to the ship.
refused-outside-zone = This cell is outside the build zone.
refused-attach-first = Attach a tile first, then look at the cards.
refused-draw-pause = Take a breath – next tile in a moment.
refused-finish-first = Only those who have finished their ship may flip the hourglass now.
refused-hand-empty = There is nothing in your hand; take a tile first.
refused-hand-full = Your hand is full: attach the tile, set it aside or put it back first.
refused-has-finished = This ship is finished; nothing is built on it any more.
refused-hold-full = That much won’t fit in this hold; use another one or leave something behind.
refused-no-hourglass = There is no hourglass here; take your time.
refused-no-die-due = There is no die to roll now.
refused-roll-first = Roll the die first, then flip the hourglass.
refused-no-pile-in-hand = You are not looking at any pile.
refused-no-such-cubes = These goods are neither aboard nor on offer.
refused-no-such-hold = There is no hold on this cell.
refused-no-such-person = There is nobody like that at this table.
refused-no-such-pile = There is no such pile to look at.
refused-no-such-slot = Nothing has been set aside there.
refused-not-your-turn = It is not your turn yet.
refused-pile-closed = You may not look into this pile.
refused-pile-in-hand = Put the pile of cards back first.
refused-pile-taken = Somebody else is looking at this pile; wait or choose another one.
refused-pool-empty = There are no face-down tiles left; see what lies face up.
refused-red-needs-special = Red goods go into special holds only.
refused-reserve-full = There is no room to set another tile aside.
refused-reserved-stays = This tile was set aside once and cannot go back to the pool.
refused-start-not-chosen = Start numbers are not chosen here; just say that you have finished.
refused-start-taken = Start number { $start } is not available; choose another one.
refused-still-running = The hourglass cannot be flipped while the sand is running.
refused-tile-gone = Too late: this tile is gone.
refused-tile-stays = What is bolted on stays on.
refused-time-over = Time is up, building is over.
