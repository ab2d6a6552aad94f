### The commands `starhaul bot` and `starhaul bench`, which play over the wire.

## bot

help-bot = Lets a bot play a seat at a table of some server.
help-bot-link = The link of the seat, as the host sends it to a friend; - reads it from standard input.
help-bot-skill = The bot: random, easy, medium, hard, or module:Class.
help-bot-temperament = Its temperament: balanced, bold, careful or greedy.
help-bot-name = What it is called at the table.
help-bot-matches = Leave after this many matches; without it, stay as long as the table is open.
help-bot-verbose = Say on standard error what happens.

bot-name = Bot
bot-seated = Seated on seat { $seat }.
bot-again = Reconnected.
bot-unfair = Not fair! The match has begun without this seat’s random number, or with a different secret from the one the server had sealed.
bot-match = A match begins: { $game }.
bot-match-over = The match is over: { $scores }.
bot-did = { $action }
bot-refused = { $action } was refused: { $code }
bot-lapse = The bot was overruled at the question “{ $kind }”: { $why } { $detail }
bot-sent-away = The server has ended the connection ({ $code }).

input-link-wrong = this is not the link of a seat; it looks like http://host:8800/#/table/…/…
input-link-watches = with this link one can only watch; ask the host for the link of a seat
input-server-unreachable = no game server answers here

## bench

help-bench = Plays at many tables of a server at a fixed rate, measures it and checks what it says.
help-bench-url = Address of the server.
help-bench-serve = Start a server of our own, on a database that is thrown away afterwards, and measure that one.
help-bench-tables = How many tables.
help-bench-seats = Guests at each table.
help-bench-rate = Commands per second of each guest.
help-bench-seconds = How long it is measured.
help-bench-game = What is played: race, trucker or mixed.
help-bench-views = Tables at which everything that is shown is compared with the log.
help-bench-seed = Another seed gives the guests other luck.

bench-opening = Opening tables
bench-playing = Playing
bench-reading = Fetching logs
bench-checking = Checking
bench-latency = Response time in milliseconds
bench-count = number
bench-actions = actions of the games
bench-others = other commands
bench-all = all commands
bench-late = sent late by the guests
bench-commands = Commands per second
bench-sent = Messages sent per second
bench-received = Messages received per second
bench-traffic = Kilobytes received per second
bench-refused = Refused commands
bench-repeated = Commands sent twice on purpose
bench-reconnects = Reconnections
bench-matches = Matches played to the end
bench-logs-checked = Matches compared with their log
bench-views-checked = Views compared
bench-server = The server used
bench-generator = The guests used
bench-use = { $cpu }% of a core, { $memory } MB
bench-verdict =
    { $count ->
        [0] Everything is as it must be.
        [one] { $count } violation.
       *[other] { $count } violations.
    }

violation-message = a message that makes no sense: { $detail }
violation-revision = a revision is missing or came twice: { $detail }
violation-public = others have heard something else: { $detail }
violation-answer-unknown = an answer to a command that was not given: { $detail }
violation-answer-differs = a command that was sent twice got two answers: { $detail }
violation-answer-missing = a command that was sent twice got one answer: { $detail }
violation-unanswered = a command without answer: { $detail }
violation-failed = the server failed at a command: { $detail }
violation-act-lost = an acknowledged action is not in the log: { $detail }
violation-act-extra = the log has an action that was not given, or has it more often: { $detail }
violation-act-order = the log has the actions in another order
violation-events = what was told is not what the log tells: { $detail }
violation-view = what was shown is not what this seat may see: revision { $detail }
violation-chance = chance did not keep to the seed: entry { $detail }
violation-log = the log makes no sense: { $detail }
violation-log-missing = the match has no log
violation-server = the server ended with status { $detail }

input-url-wrong = “{ $url }” is not an address such as http://127.0.0.1:8800
input-bench-no-table = the server makes no tables: status { $status }
input-bench-no-start = the matches do not begin
input-bench-no-server = the server could not be started
