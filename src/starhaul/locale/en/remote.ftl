### The commands `starhaul bot` and `starhaul bench`, which play over the wire.

## bot

help-bot = Let a bot play a seat at a table on any server.
help-bot-link = The link of the seat, as sent by the host; - reads it from standard input.
help-bot-skill = The bot: random, easy, medium, hard, or module:Class.
help-bot-temperament = Its temperament: balanced, bold, careful or greedy.
help-bot-name = Its name at the table.
help-bot-matches = Leave after this many matches; by default, stay as long as the table is open.
help-bot-verbose = Report on standard error what happens.

bot-name = Bot
bot-seated = Playing seat { $seat }.
bot-again = Reconnected.
bot-unfair = Not fair! The match has begun without this seat’s random number, or with a different secret from the one the server had committed to.
bot-match = A match begins: { $game }.
bot-match-over = The match is over: { $scores }.
bot-did = { $action }
bot-refused = { $action } was refused: { $code }
bot-lapse = The bot was overruled at the question “{ $kind }”: { $why } { $detail }
bot-sent-away = The server has closed the connection ({ $code }).

input-link-wrong = this is not the link of a seat; it looks like http://host:8800/#/table/…/…
input-link-watches = this link is only for watching; ask the host for the link of a seat
input-server-unreachable = no game server answers here

## bench

help-bench = Measure how many tables a server can take.
help-bench-url = Address of the server.
help-bench-serve = Start a temporary server with a temporary database, and measure that one.
help-bench-tables = Number of tables.
help-bench-seats = Clients at each table.
help-bench-rate = Commands per second from each client.
help-bench-seconds = Length of the measurement in seconds.
help-bench-game = The game: race, trucker or mixed.
help-bench-views = Tables where every view is compared with the log.
help-bench-db = For --serve: the database of the temporary server, in place of a temporary file, such as postgresql://user@host/name; it stays as it is afterwards.
help-bench-simulate = Compute instead of measuring: the model beside past measurements, and what a house of a given size needs.
help-bench-people = For --simulate: people at tables at the same time; a million by default.
help-bench-assumptions = For --simulate: a TOML file with other assumptions and prices; docs/scale.md lists them.

bench-opening = Opening tables
bench-playing = Playing
bench-reading = Fetching logs
bench-checking = Checking
bench-latency = Response time in milliseconds
bench-count = number
bench-actions = actions of the games
bench-others = other commands
bench-all = all commands
bench-late = sent late by the clients
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
bench-server = Used by the server
bench-generator = Used by the clients
bench-use = { $cpu }% of a core, { $memory } MB
bench-verdict =
    { $count ->
        [0] No violations.
        [one] { $count } violation.
       *[other] { $count } violations.
    }

violation-message = an invalid message: { $detail }
violation-revision = a revision is missing or was sent twice: { $detail }
violation-public = seats received different public events: { $detail }
violation-answer-unknown = an answer to a command that was not sent: { $detail }
violation-answer-differs = a command that was sent twice got two different answers: { $detail }
violation-answer-missing = a command that was sent twice got only one answer: { $detail }
violation-unanswered = an unanswered command: { $detail }
violation-failed = the server failed to execute a command: { $detail }
violation-act-lost = an acknowledged action is not in the log: { $detail }
violation-act-extra = the log has an action that was not sent, or has it more often: { $detail }
violation-act-order = the log has the actions in another order
violation-events = the events received differ from those of the log: { $detail }
violation-view = the view received is not what this seat may see: revision { $detail }
violation-chance = chance did not follow from the seed: entry { $detail }
violation-log = the log is invalid: { $detail }
violation-log-missing = the match has no log
violation-server = the server ended with status { $detail }

input-url-wrong = “{ $url }” is not an address such as http://127.0.0.1:8800
input-option-alone = this option only works together with { $needed }
input-bench-no-table = the server creates no tables: status { $status }
input-bench-no-start = the matches do not begin
input-bench-no-server = the server could not be started

capacity-measurement = measurement
capacity-figure = figure
capacity-measured = measured
capacity-simulated = simulated
capacity-miss = difference
capacity-percent = { $share }%
capacity-p50-ms = half answered within (ms)
capacity-p99-ms = 99% answered within (ms)
capacity-commands-per-second = commands per second
capacity-node-cpu = cores used by the server
capacity-database-cpu = cores used by the database
capacity-guessed = Not measured yet, so taken for granted: { $names }
capacity-people = People
capacity-tables = Tables
capacity-commands = Commands per second
capacity-nodes = Nodes
capacity-databases = Databases
capacity-limited =
    { $limit ->
        [memory] { $number }, limited by memory
        [wal] { $number }, limited by their disks
       *[cpu] { $number }, limited by CPU
    }
capacity-connections = Connections to each database
capacity-connections-many = { $number }, more than the { $most } it allows: use a pooler that keeps sessions, or fewer and larger nodes
capacity-egress = Gigabits per second to visitors
capacity-egress-month = Terabytes a month to visitors
capacity-wal = Megabytes per second to the log of each database
capacity-stored = Gigabytes kept
capacity-times = Half and 99% answered within
capacity-price-nodes = Price of nodes
capacity-price-databases = Price of databases
capacity-price-storage = Price of storage
capacity-price-egress = Price of traffic
capacity-price-balancer = Price of balancers
capacity-price = Together, a month: { $price }
input-assumption-range = { $value } is not between { $least } and { $most }
input-assumption-unknown = there is no assumption with this name; known are: { $known }
input-assumptions-not-toml = this is not valid TOML
