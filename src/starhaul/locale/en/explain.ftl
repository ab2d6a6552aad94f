### What a bot would do and why; answers of both games in words.

help-explain = Says what a bot would do at a moment of a match log, and why.
help-explain-at = The moment after so many actions.
help-explain-bot = The bot that is asked: random, easy, medium, hard, with a temperament such as hard:bold, or module:Class.
help-explain-seat = Only the question to this seat, as the log counts seats; without it, every open question.

explain-asked = After { $at } actions { $who } (seat { $seat }) is asked: { $kind }
explain-answer = { $bot } would answer: { $answer }
explain-options = What it thinks of the answers:
explain-value = { NUMBER($value, minimumFractionDigits: 2) }
explain-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
explain-said = In the match the answer was: { $answer }

why-playouts =
    { $value ->
        [one] played out { $value } time
       *[other] played out { $value } times
    }
why-other = { $name }: { $value }

## Answers

answer-wait = wait
answer-nowhere = nowhere
answer-nothing = nothing
answer-tile = tile
answer-take = take a face-down tile
answer-take_open = take what lies face up: { $tile }
answer-use = take from the reserve: { $tile }
answer-attach = attach at { $cell }, turned by { $degrees }°: { $tile }
answer-reserve = set the tile aside
answer-return = return the tile face up
answer-look = look at pile { $pile }
answer-put_back = put the pile back
answer-flip = flip the hourglass
answer-roll = roll the die of the yard
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
       *[other] insure for { $premium } credits
    }
answer-report = report an error in the ship of { $seat }
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
        [upgrade] make one crate dearer ({ $goods })
        [extra] take one more blue crate
       *[neither] leave the goods as they are
    }
answer-keep_title = keep the title { $title }
answer-give_title = give the title { $title } to { $seat }
answer-play =
    { $ship ->
        [none] play { $card } without moving a ship
       *[other] play { $card } for the { $ship }
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
       *[other] play the tow hook for the { $ship }
    }

## Mistakes

input-bot-no-start = the bot “{ $bot }” fails as it sits down ({ $reason })
input-bot-trait = the bot “{ $bot }” has no trait “{ $trait }”; temperaments are { $known }
input-explain-one-log = one match can be explained, but this file has { $count }
input-explain-nobody = nobody is asked after { $at } actions; the next question comes after { $next }
input-explain-over = nobody is asked after { $at } actions, nor later in this log
input-explain-not-asked = seat { $seat } is not asked there; asked: { $asked }
input-explain-refused = the answer of this bot is against the rules: { $why }
input-explain-failed = the bot fails at this question ({ $reason })
