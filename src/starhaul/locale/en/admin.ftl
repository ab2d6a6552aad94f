### Operating a server: `starhaul admin`, `starhaul doctor`, the operator page, and settings for operators.

serve-admin = Operator page: { $address }

## Settings

setting-server-name = The name of this server, shown on the front page.
setting-welcome = A few words to visitors, shown on the front page.
setting-contact = How visitors reach you, shown on the front page.
setting-invitation = The word that people need to open tables, join without a link or see the lists; by default everybody may. Links to tables and seats always work.
setting-admin-token = The token of the operator page at /admin; “random” makes a new one at each start and prints it. Without it there is no such page.
setting-log-format = Form of log messages: text or json.

input-setting-too-long = this text has { $length } characters; at most { $longest } are allowed
input-setting-secret = expected a secret of { $least } to { $most } characters

## Whose file it is

input-store-not-yours = the file { $file } belongs to { $owner }, but this command runs as { $user }. Hand it over, as root: { $command }
input-folder-not-yours = the folder { $folder } belongs to { $owner }, but this command runs as { $user } and cannot write there. Hand it over, as root: { $command }
input-store-mode = the mode of { $file } forbids reading or writing it. Run: { $command }

## The command

help-admin = Operate a running server: tables, bans, announcements, drain.
help-admin-tables = List the tables in memory.
help-admin-close = Close a table; a match in progress is aborted.
help-admin-ban = Ban an address or a network and end its connections.
help-admin-unban = Lift a ban.
help-admin-bans = List the bans in force.
help-admin-say = Show an announcement on all pages.
help-admin-drain = Stop the server when all matches are over.
help-admin-stats = Print figures about the server.
help-admin-rotate = Replace the secret of all links.
help-admin-db = The database of the server; by default the one in the settings.
help-admin-table = The ID of the table, as in the list.
help-admin-address = An address, or a network such as 203.0.113.0/24.
help-admin-for = How long it holds, such as 30m, 2h or 7d; by default until it is removed.
help-admin-reason = A remark for the list of bans; visitors do not see it.
help-admin-text = The announcement; without it the present one is removed.
help-admin-in = Stop after this time at the latest, such as 90s, 10m or 1h.
help-admin-cancel = Stop draining; the server goes on.
help-bot-invitation = The invitation word of a private server; a link to a seat works without it.
help-admin-force = Even if people who are away from a match lose their seats.

input-not-a-duration = “{ $value }” is not a duration such as 90s, 10m, 2h or 7d, of at most a year
input-admin-no-server = no server is running with this database; name its database with --db
input-admin-no-access = the server belongs to { $owner }; run this command as { $owner } or as root
input-admin-unreachable = the server cannot be asked: { $reason }
input-admin-late =
    { $seconds ->
        [one] the server has not answered for { $seconds } second
       *[other] the server has not answered for { $seconds } seconds
    }
input-admin-garbled = the answer cannot be read; is the server running another version?

admin-tables-none = No table is in memory.
admin-bans-none = Nobody is banned.
admin-forever = until it is lifted
admin-seats = { $people } + { $bots } of { $seats }
admin-head-table = table
admin-head-game = game
admin-head-phase = phase
admin-head-seats = people + bots
admin-head-connected = connected
admin-head-spectators = watching
admin-head-age = age
admin-head-idle = idle for
admin-head-network = network
admin-head-since = since
admin-head-until = until
admin-head-reason = reason
admin-phase-waiting = waiting
admin-phase-starting = starting
admin-phase-playing = playing
admin-phase-paused = paused
admin-stat-version = Version
admin-stat-up = Running for
admin-stat-tables = Tables
admin-stat-matches = Matches
admin-stat-people = People connected
admin-stat-spectators = Spectators
admin-stat-bots = Bots
admin-stat-bans = Bans
admin-stat-database = Database
admin-stat-queue = Waiting writes
admin-stat-trouble = Disk error
admin-stat-notice = Announcement
admin-stat-closes = Stops at the latest

## What was done

admin-done-closed =
    { $aborted ->
        [0] Table { $table } is closed.
       *[other] Table { $table } is closed; its match was aborted.
    }
admin-done-banned =
    { $connections ->
        [one] { $network } is banned; { $connections } connection was ended.
       *[other] { $network } is banned; { $connections } connections were ended.
    }
admin-done-unbanned = { $network } is no longer banned.
admin-done-said =
    { $pages ->
        [one] Announced to { $pages } person at a table, and on the front page.
       *[other] Announced to { $pages } people at tables, and on the front page.
    }
admin-done-unsaid = The announcement is gone.
admin-done-draining =
    { $matches ->
        [0] Draining: no match is in progress, so the server stops in a moment.
        [one] Draining: the server stops when { $matches } match is over, after { $seconds } seconds at the latest.
       *[other] Draining: the server stops when { $matches } matches are over, after { $seconds } seconds at the latest.
    }
admin-done-resumed = The server goes on.
admin-done-rotated =
    { $connected ->
        [one] All links are new. { $connected } connected person keeps the seat; old links no longer work.
       *[other] All links are new. { $connected } connected people keep their seats; old links no longer work.
    }

## What was refused

admin-refused-not-you = Only the user who runs the server, or root, may do this.
admin-refused-token = This is not the token of the operator page.
admin-refused-not-an-address = “{ $written }” is not an address and not a network such as 203.0.113.0/24.
admin-refused-network-too-wide = This network is too wide; a prefix has at least { $widest } bits.
admin-refused-too-many-bans = There are already { $most } bans; lift some first, or ban a whole network.
admin-refused-ban-everybody = { $network } contains this machine or its proxy, so this would lock everybody out. If the server is behind a proxy, list it in the setting “{ $setting }”; then visitors have their own addresses.
admin-refused-not-banned = { $network } is not banned.
admin-refused-notice-too-long = The announcement has { $length } characters; at most { $longest } are allowed.
admin-refused-not-draining = The server is not being drained.
admin-refused-rotate-playing =
    { $matches ->
        [one] In { $matches } match somebody is away and would lose the seat. Wait until it is over, or force it.
       *[other] In { $matches } matches somebody is away and would lose the seat. Wait until they are over, or force it.
    }

## The doctor

help-doctor = Check what a server needs on this machine, and say what to do.
doctor-check-program = Version
doctor-check-python = Python
doctor-check-packages = Packages
doctor-check-loop = Event loop
doctor-check-disk = Disk
doctor-check-files = Open files
doctor-check-clock = Clock
doctor-check-folder = Data folder
doctor-check-database = Database
doctor-check-port = Port
doctor-check-proxy = Proxy
doctor-check-reach = Network
doctor-program = { $version } ({ $build })
doctor-python = { $found }
doctor-python-untested = { $found } is not tested; versions { $oldest } to { $newest } are
doctor-packages = all { $number } in the tested range
doctor-packages-unknown = Starhaul is not installed as a package, so its requirements are unknown; install it with pip or pipx
doctor-packages-wrong = outside the tested range: { $wrong }; reinstall Starhaul
doctor-loop = { $loop }
doctor-loop-slow = asyncio; install the package uvloop for more speed
doctor-disk = { $free } GB free ({ $share }%)
doctor-disk-little = only { $free } GB free ({ $share }%) at { $folder }; make room soon
doctor-disk-full = almost full: { $free } GB free at { $folder }; make room, or nothing can be written
doctor-files = enough for all connections ({ $wanted })
doctor-files-few = at most { $limit } are allowed, but { $wanted } may be needed; raise LimitNOFILE or ulimit -n, or lower limits.most_viewers
doctor-clock = { $zone }
doctor-clock-behind = files here were changed { $seconds } s in the future; set the clock
doctor-folder = { $folder }
doctor-folder-later = { $folder } is made at the first start
doctor-folder-missing = { $folder } does not exist; create it
doctor-folder-open = other users can look into { $folder }; run: chmod 700 { $folder }
doctor-database = { $file }, { $size } MB
doctor-database-in-use = { $file }, { $size } MB, used by the server with process { $process }
doctor-database-postgres = { $database } answers, and its schema is up to date
doctor-database-new = { $file } is made at the first start
doctor-database-losses = { $file } has lost acknowledged actions ({ $times }×); run starhaul verify and compare with a backup
doctor-port = { $host }, port { $port } is free
doctor-port-in-use = { $port }, used by the running server
doctor-proxy = { $names }
doctor-proxy-none = none
doctor-proxy-unlisted = reachable as { $names }, but “proxies” is empty: if a proxy is in front, all visitors share the limits of one address; list its address
doctor-proxy-nameless = { $proxies } is trusted, but “names” is empty: requests with the name of the site are refused; list the name
doctor-reach = others in the network open { $addresses }
doctor-reach-local = this machine only; --host 0.0.0.0 lets the network in
doctor-reach-none = no address in the network was found; is this machine connected?
doctor-all-well = All is well.
doctor-summary = Problems: { $bad }, warnings: { $warnings }
