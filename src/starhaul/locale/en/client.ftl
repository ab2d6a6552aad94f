### Texts of the browser client that all screens share.

client-loading = One moment…
client-close = Close
client-load-again = Load the page again
client-takes-long = This is taking long. The page keeps trying by itself; loading it again may help.
client-broken = Something went wrong on this page
client-broken-text = Your game goes on at the server and nothing is lost. Load the page again to go on.
client-skip-link = Skip to the game
client-line-lost = No connection. Trying again; nothing is lost.
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
        [one] The server has lost the last step that you have seen; the match goes on from an older state. Please tell whoever runs the server.
       *[other] The server has lost the last { $count } steps that you have seen; the match goes on from an older state. Please tell whoever runs the server.
    }
client-over-meanwhile = The match ended while you had no connection. This is the waiting room again.
client-ended = You are no longer at the table
client-no-entry = No way in here
client-to-front = To the front page
client-refused = The server refused this ({ $code }).
client-unreachable = The server does not answer. Is it running, and are you online?
client-line-ended = The connection to this table was closed. Load the page again.
client-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
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
client-temper-balanced = balanced
client-temper-bold = bold
client-temper-careful = careful
client-temper-greedy = greedy
client-bye-left = You have left your seat.
client-bye-kicked = The host has freed your seat.
client-bye-removed = The host has made a new link; the one you came by no longer works.
client-bye-sent-away = The host has sent you away from this table. Only a link to a seat, from the host, lets you back in.
client-bye-closed = The host has closed the table.
client-aborted-match = The aborted match: log and seed
client-bye-unknown = There is no such table. It may have been closed, or the link is not complete.
client-bye-wrong-link = This link does not lead to a seat, or no longer works. Ask the host for a new one.
client-bye-by-link-only = Only people with a link may watch this table.
client-bye-wrong-version = The server has been updated. Load the page again.
client-bye-other = The server has closed the connection. Go back and come in again.
