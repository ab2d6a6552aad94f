### Texts of the browser client that all screens share.

client-loading = One moment…
client-close = Close
client-asked = You are being asked
client-load-again = Reload the page
client-takes-long = This is taking a while. The page keeps trying; reloading may help.
client-part-missing = Part of this page has not arrived. Are you online? It is tried again all the time.
client-part-again = Try now
client-broken = Something went wrong on this page
client-broken-text = Your game carries on on the server; nothing is lost. Reload the page to continue.
client-skip-link = Skip to the game
client-connection-lost = Connection lost. Reconnecting – nothing is lost.
client-server-away =
    { $unit ->
        [hours] { $count ->
            [one] The server was unavailable for { $count } hour. Nobody lost any time.
           *[other] The server was unavailable for { $count } hours. Nobody lost any time.
        }
        [minutes] { $count ->
            [one] The server was unavailable for { $count } minute. Nobody lost any time.
           *[other] The server was unavailable for { $count } minutes. Nobody lost any time.
        }
       *[seconds] { $count ->
            [one] The server was unavailable for { $count } second. Nobody lost any time.
           *[other] The server was unavailable for { $count } seconds. Nobody lost any time.
        }
    }
client-server-lost =
    { $count ->
        [one] The server has lost the last step you saw; the match continues from an older state. Please tell the operator of the server.
       *[other] The server has lost the last { $count } steps you saw; the match continues from an older state. Please tell the operator of the server.
    }
client-over-meanwhile = The match ended while you had no connection. This is the waiting room again.
client-ended = You are no longer at the table
client-no-entry = This link leads nowhere
client-to-front = Back to the front page
client-refused = The server refused this ({ $code }).
client-unreachable = The server does not answer. Is it running, and are you online?
client-connection-ended = The connection to this table was closed. Reload the page.
client-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
client-held = Skip
client-seat = Seat { $number }
client-ship = Ship
client-colour-blue = Blue
client-colour-green = Green
client-colour-yellow = Yellow
client-colour-red = Red
client-bot-random = Random bot
client-bot-easy = Easy bot
client-bot-medium = Medium bot
client-bot-hard = Hard bot
client-bot-lesson = Hasty Gus
client-temper-balanced = balanced
client-temper-bold = bold
client-temper-careful = careful
client-temper-greedy = greedy
client-bye-left = You have left your seat.
client-bye-kicked = The host has removed you from the table.
client-bye-removed = The host has made a new link; the one you used no longer works.
client-bye-sent-away = The host has removed you from this table. Only a link to a seat, sent by the host, lets you back in.
client-bye-closed = The host has closed the table.
client-bye-closed-by-operator = The operator of the server has closed the table.
client-bye-game-stuck = The game got stuck, so its table was closed. The other tables play on.
client-aborted-match = The aborted match: log and seed
client-bye-unknown = There is no such table. It may have been closed, or the link is not complete.
client-bye-wrong-link = This link does not lead to a seat, or no longer works. Ask the host for a new one.
client-bye-by-link-only = Only people with a link may watch this table.
client-bye-wrong-version = The server has been updated. Reload the page.
client-bye-other = The server has closed the connection. Go back and come in again.

client-autopilot = autopilot
client-away-soon = Away: { $who } in { $seconds } s
client-away-now = Away: { $who } plays
bar-stay = Stay
