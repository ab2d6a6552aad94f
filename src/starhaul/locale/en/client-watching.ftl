### The client in a browser: running matches, watching, reactions, the stands, the commentator view.

## Running matches in the list of tables

live-building = Building
live-flying = In flight
live-phase = { $phase } · { $class }
live-round =
    { $box ->
        [first] { $phase } · { $class } · round { $round } of { $rounds }
       *[second] { $phase } · { $class } · flight { $round } of { $rounds }
    }
live-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
live-follow = Watch { $name }, { $note }
live-race = Race, round { $round }
live-race-picture = How far the ships have come

## The bar of spectators

watch-dock = Watching
watch-delay-seconds =
    { $seconds ->
        [one] You see everything { $seconds } second later.
       *[other] You see everything { $seconds } seconds later.
    }
watch-delay-minutes =
    { $minutes ->
        [one] You see everything { $minutes } minute later.
       *[other] You see everything { $minutes } minutes later.
    }
follow-title = Follow
follow-all = Everybody
follow-one = Follow { $name }
follow-now = Following { $name }.
follow-nobody = Following everybody.

## Reactions

react-title = React
react-show = Show reactions
react-hide = Hide reactions
react-cheer = Bravo!
react-laugh = Ha ha!
react-gasp = Oh!
react-tear = Oh no…
react-heart = Love it
react-boom = Boom!
react-count-cheer = bravo ×{ $number }
react-count-laugh = laughter ×{ $number }
react-count-gasp = gasps ×{ $number }
react-count-tear = tears ×{ $number }
react-count-heart = hearts ×{ $number }
react-count-boom = boom ×{ $number }

## The stands

stands-where = Which chat
stands-table = Table
stands-title = Stands
stands-tag = spectator
stands-nobody = Spectator { $number }
stands-empty = Quiet up here. Whisper something; players do not hear it.
stands-closed = The host has closed the stands.
stands-write = Say something in the stands
stands-hush = Hide messages of { $name }
stands-listen = Read the stands
stands-listen-hint = Spectators know no more than you do. They only think so.
stands-option = Chat for spectators
stands-option-hint = They talk among themselves; players read it only if they want to.

## Delay

delay-label = Spectators see it later
delay-hint = Everything: ships, story, results, chat. Rated matches always have a delay.
delay-none = At once
delay-minutes = { $minutes } min

## The commentator view

studio-open = Commentator view for streams
studio-settings = View
studio-waiting = Waiting for the match
studio-free = free seat
studio-players = Players shown
studio-size = Size
studio-percent = { $size }%
studio-log = Story as a list
studio-address = These settings are in the address: copy it into your streaming program.
studio-copy = Copy the address
