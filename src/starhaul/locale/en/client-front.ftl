### Browser client: the front door, the agreement before a match, settings.

front-headline = Build it. Load it. Bring some of it home.
front-intro = Bolt a ship together from pipes and parts, then fly it through whatever space has in store – against bots, friends, or both.
front-name = Your name
front-name-empty = What shall we call you?
front-back = Back to your table
front-matches = Your matches

## Three ways in

front-quick = Play now against bots
front-quick-text = Choose a flight and press start. Three bots are waiting.
front-quick-flight = What shall it be?
front-quick-bots = How good are they?
front-relaxed = Take your time
front-relaxed-hint = No hourglass, and no time limits in flight.
front-skill-easy = Easy
front-skill-medium = Medium
front-skill-hard = Hard
front-friends = Play with friends
front-friends-text = Open a table and send its link. Seats that stay empty can go to bots.
front-friends-go = Open a table
front-join = Join
front-join-text = Got a link or a table code?
front-join-label = Link or code
front-join-go = Join
front-join-unclear = This is neither a link to a table nor a table code. Copy the whole link.

## Open tables

front-tables = Open tables
front-tables-none = No table is open to everybody right now. Open one and put it on this list.
front-tables-range = Tables { $first }–{ $last } of { $number }
front-tables-next = Next
front-tables-previous = Previous
front-table = A table
front-table-of = { $host }’s table
front-table-playing = Match in progress
front-table-free =
    { $free ->
        [0] all { $seats } seats taken
        [one] { $free } of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
front-table-watching =
    { $number ->
        [one] { $number } person watching
       *[other] { $number } people watching
    }
front-watch = Watch

## A table of one's own making

front-custom = Custom table
front-custom-text = Either edition, every class, teams, rough roads, your own time limits: everything can be set.
front-custom-open = Set it up
front-custom-make = Open this table
front-fill = Other seats
front-fill-hint = Bots can be added, changed or sent away later, too.
front-fill-people = for people
front-listed = Open to everybody
front-listed-hint = The table is listed on the front page; anybody may join and watch.
front-rated = Rated match
front-rated-hint = Spectators see everything 20 seconds later.
front-stand-in = When somebody is away
front-stand-in-hint = Who plays for people who have lost the connection, until they are back.
front-stand-in-defaults = autopilot

## What is played

front-game = Game
front-game-trucker = Trucker
front-game-trucker-hint = Build a ship against the clock, then survive the flight.
front-game-race = Team race
front-game-race-hint = Cards move ships of every colour past black holes. Four play in two teams.
front-yes = yes
front-no = no
front-seconds = { $seconds } s
front-none = none
front-no-limit = no limit
front-form-wrong = Please correct this first: { $field }.
front-number-range = A whole number from { $least } to { $most }.
front-as-printed = as in the rules
front-less = { $what }: less
front-more = { $what }: more
front-flight-trek = the Trek
front-flight-trek-hint = Three flights in a row, I, II and III, with titles to win.
front-flight-rounds =
    { $rounds ->
        [one] { $rounds } round: { $classes }
       *[other] { $rounds } rounds: { $classes }
    }
front-edition-2e-hint = One flight, or the Trek.
front-edition-1e-hint = Several rounds; credits add up.
front-class-learning = A short first flight with eight cards of level I, meteors and shots included. No hourglass, no aliens, and nobody gives up.
front-class-I = Small ship, short flight.
front-class-II = Medium-sized ship; pirates and combat zones await.
front-class-III = Big ship, long flight, everything space can throw at you.
front-class-IIIA = A big ship of another shape, and no insurance: every lost tile is paid for.
front-class-IC = Long and narrow; across the crack in the middle only equal connectors fit.
front-class-IIC = The ship with the crack, a size larger and on level II.
front-class-IIIC = The board has no edge: what leaves on one side comes in on the other.
front-class-IVC = A fleet: four small yards, and dice decide which become one ship; best with no more than three players.
front-round = Round { $number }
front-round-add = One more round
front-round-remove = Leave out round { $number }
front-level-own = same as the class

## Options, a line each

front-group-building = More about building
front-group-flying = More about flying
front-group-times = Time limits
front-group-race = More about the race
front-option-edition = Edition
front-option-seats = People and bots
front-option-seats-hint = How many players.
front-option-flight = Flight
front-option-rounds = Rounds
front-option-rounds-hint = Which ship is built in each round.
front-advice-alike = Classes { $one } and { $other } are so alike that one of them is enough for a match.
front-advice-crowded = Class { $ship_class } needs many tiles: with more than { $limit } players they may run out.
front-option-level = Level of the flight
front-option-level-hint = Cards, track and rewards of this level, whatever ship is flown.
front-option-build = Building
front-option-build-hint = In real time with hourglass, without any hurry, or one tile each in turn.
front-option-build-real_time = real time
front-option-build-relaxed = relaxed
front-option-build-turns = in turns
front-option-rough_roads = Rough roads
front-option-rough_roads-hint = This many surprises are drawn before building; they make the flight harder for everybody.
front-option-rough_roads-0 = none
front-option-rough_roads-1 = one
front-option-rough_roads-2 = two
front-option-rough_roads-3 = three
front-option-teams = Teams
front-option-teams-hint = Two against two, for four people; advanced partners swap ships while building.
front-option-teams-none = everybody alone
front-option-teams-team = two teams
front-option-teams-advanced = advanced
front-option-strictBuild = No faults
front-option-strictBuild-hint = Tiles that do not fit are refused at once instead of found at the check.
front-option-takeBack1e = Take back
front-option-takeBack1e-hint = The last tile may still be moved or put back, as in the second edition.
front-option-sharedPiles = Shared card piles
front-option-sharedPiles-hint = Several people may look at the same pile of cards.
front-option-autoFlip = Automatic hourglass
front-option-autoFlip-hint = It flips as soon as it has run out, except onto the last field.
front-option-safety_net = If nobody flips the hourglass
front-option-safety_net-hint = After a long wait. By default it flips itself when bots or strangers are playing.
front-option-safety_net-usual = default
front-option-safety_net-true = it flips itself
front-option-safety_net-false = everybody waits
front-option-draw_pause_ms = Pause between tiles
front-option-draw_pause_ms-hint = Before the next tile from the pool. By default short where people build beside bots, otherwise none.
front-option-draw_pause_ms-usual = default
front-option-draw_pause_ms-0 = none
front-option-draw_pause_ms-400 = short (0.4 s)
front-option-draw_pause_ms-1000 = long (1 s)
front-option-draw_pause_ms-free = Other, in milliseconds
front-option-handicaps = Extra seconds
front-option-handicaps-hint = How much longer a seat may build when time is up for the others.
front-option-openCredits = Open credits
front-option-openCredits-hint = Everybody sees how much the others have.
front-option-manualCheck = Find the faults yourselves
front-option-manualCheck-hint = Nobody checks the ships; whoever finds a fault in flight reports it.
front-option-predictable = Predictable deck
front-option-predictable-hint = The cards are not shuffled: whoever remembers the piles knows what comes.
front-option-gold_handicaps = Handicap for gold titles
front-option-gold_handicaps-hint = Whoever holds a gold title flies the last flight of the Trek with a handicap.
front-option-keepAutopilot = Autopilot flies on
front-option-keepAutopilot-hint = The ship of somebody who stays away flies to the end instead of giving up.
front-option-run_seconds = Hourglass
front-option-run_seconds-hint = Seconds per run; 0 uses the edition’s own time.
front-option-decision_seconds = Decisions
front-option-decision_seconds-hint = Seconds for each answer, then the cautious one is taken; 0 means no limit.
front-option-repair_seconds = Repairs
front-option-repair_seconds-hint = Seconds to repair a faulty ship.
front-option-reveal_seconds = Before each card
front-option-reveal_seconds-hint = Seconds to give up before the next card.
front-option-claim_seconds = Start number
front-option-claim_seconds-hint = Seconds to choose one when time is up.
front-option-story_seconds = Time for the story
front-option-story_seconds-hint = What happened is shown before the question. At most this many seconds of it do not count against the time to answer.
front-option-break_seconds =
    { $box ->
        [first] Break between rounds
       *[second] Break between flights
    }
front-option-break_seconds-hint =
    { $box ->
        [first] The longest break in seconds: the next round starts when everybody has confirmed; 0 means no break.
       *[second] The longest break in seconds: the next flight starts when everybody has confirmed; 0 means no break.
    }
front-option-first = Who starts
front-option-first-hint = By default this is drawn by lot.
front-option-first-usual = by lot
front-option-colours = Colours
front-option-colours-hint = Who gets which ships; seats without a choice get what is left.
front-option-track = Another track
front-option-track-hint = A file with a track of your own.
front-track-usual = Use the default track
front-track-bad = This file is not a track.
front-race-seats-2 = One against one, each with the ships of two colours.
front-race-seats-3 = Everybody alone, each with the ships of one colour.
front-race-seats-4 = Two teams: seats 1 and 3 against seats 2 and 4.

## Settings

settings-open = Settings
settings-title = Settings
settings-name = Your name
settings-name-hint = For the next table you sit down at.
settings-language = Language
settings-theme = Theme
settings-theme-auto = like the system
settings-theme-space = space (dark)
settings-theme-paper = drafting paper (light)
settings-sound = Sound
settings-sound-hint = The key M turns it on and off at any time.
settings-sound-on = Sound is on.
settings-sound-off = Sound is off.
settings-volume = Volume
settings-motion = Motion
settings-motion-hint = With reduced motion nothing drifts, shakes or flies; you still hear about everything.
settings-motion-auto = like the system
settings-motion-full = full
settings-motion-less = reduced
settings-speed = Story speed
settings-speed-hint = How fast events are told; skipping is always possible.
settings-speed-1 = normal
settings-speed-2 = twice as fast
settings-speed-0 = instant
settings-guidance = Guidance while building
settings-guidance-hint = Marks where the tile in hand fits and what the check would find.
data-title = Your data
data-what = There are no accounts. A server keeps your name, seat and results at each table; chat and addresses are not kept. These are the tables at which this browser has a seat. In addition this browser keeps a list of your matches with results, the names of those who played and a picture of your ship; “Your matches” shows and empties it.
data-none = This browser has no seat at any table here.
data-download = Download
data-delete = Delete
data-delete-text = You leave the table, and a running match for good; your name disappears from its results. Moves in match logs stay; they name seats, not people.
data-deleted = The server has deleted what it kept about you at this table.
data-browser = Forget everything in this browser
data-browser-text = Settings, your name, the list of your matches and the way back to your seats are deleted from this browser. The server keeps what it has.
settings-version = Starhaul { $version }
front-special = What is special: { $what }
