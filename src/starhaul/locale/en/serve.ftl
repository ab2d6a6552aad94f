### The command `starhaul serve` and its settings.

help-serve = Run a game server, for this machine or the whole network.
help-serve-config = A TOML file with settings.
help-serve-set = Any setting by its key; may be repeated.

serve-open = Starhaul is open: { $address }  (Ctrl+C closes it)
serve-open-everywhere = Starhaul is open to the whole network; on this machine: { $address }  (Ctrl+C closes it)
serve-settings = Every setting has a key in the TOML file (--config, or the file that { $config } names), an environment variable and a default value. The command line takes precedence over the environment, the environment over the file. Lists are separated by commas in variables and with --set.
serve-reach = Others in the network: { $address }

## Settings

setting-host = Address to listen on; 0.0.0.0 or :: accepts the whole network.
setting-port = Port to listen on; by default the first free one from 8800, with 0 any free one.
setting-db = The database: a file, by default in the user’s data folder, or an address such as postgresql://user@host/name. Several addresses: one house in several databases.
setting-open = Open the browser.
setting-node-address = Address and port at which other nodes of the same house reach this one, such as 10.0.0.5:8800; by default where it listens. Only for several servers on one PostgreSQL database.
setting-bot-workers = Number of processes for bots; by default one fewer than there are cores, at most four.
setting-names = Host names under which visitors reach this server, such as play.example.org; needed behind a reverse proxy. The names and addresses of this machine always work.
setting-origins = Origins of other sites whose pages may use this server, such as https://play.example.org.
setting-proxies = Addresses of reverse proxies that are trusted to report a visitor’s address.
setting-log-level = Minimum level of log messages on standard error: debug, info, warning or error.
setting-keep-days = Finished matches are deleted this many days after they began; 0 keeps them forever.
setting-close-unplayed-minutes = A table where no match was ever played is closed when nobody has visited it for this many minutes; 0 keeps it open forever.
setting-close-played-days = A table where matches were played is closed when nobody has visited it for this many days; 0 keeps it open forever.
setting-countdown-seconds = Time between the last “ready” and the start.
setting-grace-building-seconds = How long a player may be disconnected while ships are built.
setting-grace-deciding-seconds = How long a player may be disconnected at any other decision.
setting-grace-absent-seconds = Time after which a disconnected player counts as absent.
setting-grace-reserved-seconds = How long a seat is reserved for somebody who has not connected yet.
setting-grace-host-waiting-seconds = Time after which, between matches, the rights of a disconnected host pass to somebody else.
setting-grace-host-playing-seconds = The same during a match.
setting-spectator-delay-seconds = Delay with which spectators of rated tables see everything.
setting-most-viewers-per-table = Maximum spectators of a table, and maximum connections to a seat.
setting-limits-socket-rate = Commands per second from one connection.
setting-limits-socket-burst = Commands from one connection at once.
setting-limits-seat-rate = Commands per second from one seat, all its connections together.
setting-limits-seat-burst = Commands from one seat at once.
setting-limits-address-rate = New connections and tables per second from one address.
setting-limits-address-burst = New connections and tables from one address at once.
setting-limits-code-rate = Table codes that one address may look up per second; all addresses together, twenty times as many.
setting-limits-code-burst = Table codes that one address may look up at once.
setting-limits-request-rate = HTTP requests per second from one address.
setting-limits-request-burst = HTTP requests from one address at once.
setting-limits-most-tables = Tables in memory.
setting-limits-most-tables-per-address = Tables in memory that one address has opened.
setting-limits-most-listed-per-address = Listed tables of one address.
setting-limits-most-viewers = WebSocket connections in total.
setting-limits-most-viewers-per-address = WebSocket connections from one address.
setting-limits-most-connections = HTTP connections in total, not counting WebSockets.
setting-limits-most-connections-per-address = HTTP connections from one address, not counting WebSockets; those of a trusted proxy are not limited.
setting-limits-most-strikes = This many refused commands in a row close a connection.
setting-limits-hello-seconds = How long a new connection may stay silent.
setting-limits-unread-seconds = How long an HTTP connection may leave its response unread before it is closed.

## Wrong settings

input-setting-unknown = there is no such setting – see { $help }
input-setting-text = expected a text, not “{ $value }”
input-setting-switch = “{ $value }” is neither true nor false
input-setting-whole = “{ $value }” is not a whole number from { $least } to { $most }
input-setting-number = “{ $value }” is not a number from { $least } to { $most }
input-setting-choice = “{ $value }” is not one of: { $known }
input-setting-databases = “{ $value }”: there is one file, or any number of addresses of PostgreSQL
input-setting-list = “{ $value }” is not a list
input-setting-origin = “{ $value }” is not an address such as https://play.example.org
input-setting-name = “{ $value }” is not a name such as play.example.org
input-not-toml = not valid TOML: see line { $line }
input-no-data-folder = there is no home folder for the database; name a file
input-data-folder-unwritable = the folder for the database cannot be created: { $reason }
input-port-busy = another program is using this port; choose another one, or leave it out
input-web-layer-unknown = Starhaul does not work with the installed web server ({ $found }); it needs { $needed }
input-no-free-port = all ports from { $first } to { $last } are in use; name another one with --port
input-host-unknown = this is not the name or address of a machine
input-host-elsewhere = this machine does not have this address
input-cannot-listen = cannot listen here: { $reason }
