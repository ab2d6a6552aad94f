### What a bot would do and why; answers of both games in words.

help-explain = Show what a bot would do at a moment of a log, and why.
help-explain-at = The moment after this many actions.
help-explain-bot = The bot that is asked: random, easy, medium, hard, with a temperament such as hard:bold, or module:Class.
help-explain-seat = Only the question to this seat, numbered as in the log; by default, every open question.

explain-asked = After action { $at }, { $who } (seat { $seat }) is asked: { $kind }
explain-answer = { $bot } would answer: { $answer }
explain-options = Its values of the answers (the best one has 0):
explain-value = { NUMBER($value, minimumFractionDigits: 2) }
explain-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
explain-said = In the match the answer was: { $answer }

## What is asked

question-build = how to continue building
question-claim = which start number to take
question-inspect = whether to report a faulty ship
question-repair = how to repair the ship
question-insure = which insurance to take
question-aliens = where to place aliens
question-reveal = whether to fly on
question-break =
    { $box ->
        [first] whether to continue with the next round
       *[second] whether to continue with the next flight
    }
question-land = where to land
question-use = whether to use the abandoned ship or station
question-reward = whether to take the reward
question-improve = how to improve the goods
question-load = how to load the goods
question-engines = how many double engines get power
question-cannons = how many double cannons get power
question-battery = where to take a battery from
question-crew = which crew member to give up
question-cube = which goods to give up
question-defend = whether to avert the hit
question-shoot = which meteor to shoot
question-part = which part of the ship to keep
question-keep_title = which title to keep
question-give_title = who gets the title
question-play = which card to play
question-departure = whether to add a bonus card at departure
question-evade = whether to evade the black hole
question-side = which side of the space to choose
question-tow = whether to play a tow hook

## Reasons of the built-in bots. Numbers with two decimal places are credits.

why-playouts =
    { $value ->
        [one] played out { $value } time
       *[other] played out { $value } times
    }
why-played = { $sign }{ NUMBER($value, minimumFractionDigits: 2) } there against the others
why-judged = { $sign }{ NUMBER($value, minimumFractionDigits: 2) } at first sight
why-engines = engine strength { $sign }{ $value }
why-cannons = cannon strength { $sign }{ $value }
why-crew = crew { $sign }{ $value }
why-batteries = batteries { $sign }{ $value }
why-cargo = containers { $sign }{ $value }
why-special = special containers { $sign }{ $value }
why-shielded = shielded sides { $sign }{ $value }
why-guarded = sides with a cannon { $sign }{ $value }
why-tiles = tiles { $sign }{ $value }
why-place = best at { $value }
why-added = for the ship { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-power = power for doubles and shields { $value }%
why-joints = joints: { $value }
why-dead_ends = dead ends: { $value }
why-room = room around it { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-company = neighbours { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-lane = first cannon of its column { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-bridge = joins parts of the ship { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-fits = places where it fits: { $value }
why-reserved = not left in reserve { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-misjudged = misjudged by { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-least = a tile should bring at least { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-imagined = unseen tiles imagined: { $value }
why-draws = draws left: about { $value }
why-space = tiles that still fit: about { $value }
why-faults = faults: { $value }
why-losses = lost tiles { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-credits = credits { $sign }{ $value }
why-goods = goods { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-days = days { $sign }{ $value }
why-standing = order of arrival { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-crew_worth = smaller crew { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-battery_worth = fewer batteries { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-strength = strength { $value }
why-fight = outcome of the fight { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-damage = damage averted { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-arrival = arriving { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-prospect = what the cards bring { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-cards = cards to come: { $value }
why-infected = cabins that infect each other: { $value }
why-score = own score { $value }
why-rival = best score of the others { $value }
why-other = { $name }: { $value }

## Answers

answer-wait = wait
answer-nowhere = nowhere
answer-nothing = nothing
answer-tile = tile
answer-take = take a face-down tile
answer-take_open = take what lies face up: { $tile }
answer-use = take a tile set aside: { $tile }
answer-attach = attach at { $cell }, turned by { $degrees }°: { $tile }
answer-reserve = set the tile aside
answer-return = put the tile back face up
answer-look = look at pile { $pile }
answer-put_back = put the pile back
answer-flip = flip the hourglass
answer-roll = roll the yard die
answer-finish =
    { $start ->
        [0] finish the ship
       *[other] finish the ship and take start number { $start }
    }
answer-claim = take start number { $start }
answer-remove = take off the tile at { $cell }
answer-keep = keep the part with { $cell }
answer-aliens = aliens – purple: { $purple }, brown: { $brown }
answer-insure =
    { $premium ->
        [0] no insurance
        [one] insure for { $premium } credit
       *[other] insure for { $premium } credits
    }
answer-report = report a fault in { $seat }’s ship
answer-ready = nothing to report
answer-fly = fly on
answer-give_up =
    { $number ->
        [0] give up
       *[other] give up with ships { $ships }
    }
answer-land =
    { $planet ->
        [0] do not land
       *[other] land on planet { $planet }
    }
answer-accept =
    { $yes ->
        [yes] accept
       *[no] decline
    }
answer-engines = double engines with power: { $doubles }
answer-cannons = double cannons with power: { $forward } forward, { $aside } to the sides
answer-battery = take the battery from { $cell }
answer-crew = give up crew from { $cell }
answer-cube = give up goods from { $cell }
answer-load = load: { $goods }
answer-defend =
    { $what ->
        [hit] take the hit
        [cell] save { $cell } with a battery from { $battery }
       *[only] defend with a battery from { $battery }
    }
answer-shoot = shoot the meteor that would strike { $cell }
answer-improve =
    { $what ->
        [upgrade] move one crate up a grade ({ $goods })
        [extra] take one more blue crate
       *[neither] leave the goods as they are
    }
answer-keep_title = keep the title { $title }
answer-give_title = give the title { $title } to { $seat }
answer-play =
    { $ship ->
        [none] play { $card } without moving a ship
       *[other] play { $card } for { $ship }
    }
answer-bonus =
    { $card ->
        [none] play no bonus card
       *[other] play the bonus card { $card }
    }
answer-side = choose the side: { $face }
answer-tow =
    { $ship ->
        [none] play no tow hook
       *[other] play the tow hook for { $ship }
    }

## Mistakes

input-bot-no-start = the bot “{ $bot }” fails when it is created ({ $reason })
input-bot-trait = the bot “{ $bot }” has no trait “{ $trait }”; temperaments are { $known }
input-explain-one-log = only one match can be explained at a time; this file has { $count }
input-explain-nobody = nobody is asked after action { $at }; the next question comes after action { $next }
input-explain-over = nobody is asked after action { $at }, nor later in this log
input-explain-not-asked = seat { $seat } is not asked there; asked: { $asked }
input-explain-refused = the answer of this bot is against the rules: { $why }
input-explain-failed = the bot fails on this question ({ $reason })
