### Messages of a server to people at its tables: table-… why something is not possible, bye-… why a connection ends.
### A closing reason with the code of a refusal has its text under table-….

## At the table

table-host-only = Only the host of the table can do this.
table-playing = Wait until the match is over.
table-not-playing = No match is being played; get ready and start one.
table-still-playing = The log is released when the match is over.
table-still-delayed = Spectators see this match later than its players. The log is released when they, too, have seen the end.
table-lesson = This table belongs to a lesson and stays as it is; start another one for a game of your own.
table-paused = The match is paused; end the pause first.
table-nobody-to-hurry = No bot is being waited for.
table-coach-others = The coach only helps against bots. Another person sits at this table, and that would be unfair.
table-coach-rated = No coach in a rated match: everybody flies alone here.
table-coach-no-game = There is no coach for this game yet.
table-coach-off = The coach is off; switch it on first.
table-coach-nothing = There is nothing to decide right now.
table-coach-too-often =
    { $seconds ->
        [one] One question at a time! The coach needs { $seconds } second to catch breath.
       *[other] One question at a time! The coach needs { $seconds } seconds to catch breath.
    }
table-coach-gone = That question has passed; ask about the next one.
table-coach-failed = The coach is at a loss this time. Trust your instinct.
table-look-back-busy = Everybody is looking back at once. Try again in a moment.
table-look-back-early = This flight is not over yet.
table-no-look-back = This game does not look back.
table-muted = The host has muted you at this table.
table-murmur-player = The stands are for spectators. You are busy flying: use the chat of the table.
table-murmur-closed = The host has closed the chat of the stands.
table-murmur-too-fast =
    { $seconds ->
        [one] Breathe! The next message goes out in { $seconds } second.
       *[other] Breathe! The next message goes out in { $seconds } seconds.
    }
table-react-too-fast =
    { $seconds ->
        [one] Save some enthusiasm for later: { $seconds } second.
       *[other] Save some enthusiasm for later: { $seconds } seconds.
    }
table-no-partner = You have no partner here who could read this. It was not sent.
table-partner-away = Your partner is not here right now, and messages are not stored. It was not sent.
table-spectators-watch = You are watching; to play, open the link of a seat.
table-seat-taken = This seat is taken; choose another one.
table-no-such-seat = There is no such seat at this table.
table-seats-in-use = There are people in seats beyond { $seats }; they have to move or leave first.
table-nobody-to-kick = There is nobody in this seat who could be removed.
table-colour-taken = Somebody else has this colour; choose another one.
table-name-taken = Somebody else at this table is called { $name }, or nearly so; choose another name.
table-other-match = The table has moved on to another match.
table-nonce-given = This seat has already contributed another random number to the next match.
table-bot-unknown = There is no bot called “{ $bot }”; choose one from the list.
table-full = All seats of this table are taken; choose another table, or watch.

## Joining

table-cannot-resume = This match cannot continue with this version of the program. Nothing is lost: please tell the operator of the server.
table-unknown = There is nothing at this link: the table was closed, or the link is not complete.
table-wrong-link = This link no longer works; ask the host for a new one.
table-by-link-only = This table is open to invited guests only; ask the host for a link.
table-sent-away = The host has removed you from this table; only a link to a seat, sent by the host, lets you back in.
table-code-unknown = No table has this code now. Check the letters; a code works as long as somebody is at the table.
table-restarting = The server is restarting; try again in a moment.
table-moved = This table is at another node of this house; the page finds it by itself in a moment.
table-too-many-tables = There is no room for another table now; try again later.
table-house-full = The server is full; try again later.
table-address-full = There are too many connections from your address; close some and try again.
table-too-many-connections = There are too many connections to the server now; try again in a moment.
table-address-connections = There are already { $most } connections from your address; try again in a moment.
table-address-tables = There are already { $most } tables open from your address; leave one of them, then try again.
table-address-listed = There are already { $most } tables from your address in the list; open this one for invited guests only.
table-too-fast = Too fast; wait a moment and try again.
table-foreign-origin = This page may not use this server; open the game at the server’s own address.
table-foreign-host = This server does not answer to the name “{ $host }”. Open the game at its own address, or ask its operator to add the name to the setting “{ $setting }”.
table-wrong-version = Page and server use different versions of the protocol ({ $spoken } and { $known }); reload the page.

## From programs

table-bad-hello = The first message was not a valid hello.
table-bad-command = This is not a valid command: { $reason }
table-bad-body = This is not a valid request: { $reason }
table-stale-command = This command came too late to be executed or answered.
table-text-only = The server accepts text messages only.
table-too-long = This message is too long.
table-too-big = This request is too long; at most { $longest } bytes are read.
table-wrong-method = This address does not accept that kind of request.
table-bad-request = This is not a valid request.
table-address-too-long = This address is too long; at most { $longest } characters are read.
table-head-too-long = The header of this request is too long; at most { $longest } bytes are read.
table-failed = Something went wrong on the server, and nothing has changed; try again.

## Closing reasons

bye-closed = The host has closed the table.
bye-left = You have left the table.
bye-kicked = The host has removed you from the table.
bye-removed = The host has made a new link; the one you used no longer works.
bye-crowded = Too many people are watching this table; try again later.
bye-slow = Your connection could not keep up; reconnecting.
bye-flood = Too many messages came from this connection; wait a little and try again.
bye-no-hello = The connection stayed silent and was closed; reload the page.
bye-gone = Connection lost; reconnecting.

## Names and chat

input-name-empty = the name has no visible letters
input-name-too-long = a name has at most { $longest } characters
input-chat-empty = the message is empty
input-chat-too-long = a message has at most { $longest } characters
