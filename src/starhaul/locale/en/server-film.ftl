### Why there is no film of a match, and so no replay.

film-still-playing = This match is still being played. Its replay opens when it is over.
film-still-delayed = Spectators see this match later than its players. The replay opens when they, too, have seen the end.
film-eye = There is no point of view “{ $eye }” in this match.
film-too-big = This log is too large; at most { $longest } bytes are read.
film-too-many = This log is too long; at most { $most } entries are replayed.
film-too-long = Replaying this match took more than { $seconds } seconds, so the server gave up.
film-not-a-log = Line { $line } is not a line of a match log, so this is not one, or somebody has changed it.
film-game = This server does not know the game “{ $game }”.
film-config = The log names a match that cannot exist: { $reason }
film-refused = Line { $line } breaks rule { $rule }: this log was tampered with.
film-failed = The replay could not be made. Try again in a moment.
input-no-film = there is no replay: { $why }
postcard-failed = The postcard got lost in the post. Please try again in a moment.
