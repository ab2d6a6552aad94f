### The client in a browser: a match that spectators see later than its players.

delay-match-seconds =
    { $seconds ->
        [one] Spectators see this match { $seconds } second later.
       *[other] Spectators see this match { $seconds } seconds later.
    }
delay-match-minutes =
    { $minutes ->
        [one] Spectators see this match { $minutes } minute later.
       *[other] Spectators see this match { $minutes } minutes later.
    }
delay-results = Until they have seen the end, too, there is no replay, no story, no postcard and no log – or they would know the ending before it happens. Stay here: the links appear by themselves.
delay-match = Result, seed, log and replay are released when they have seen the end. Anybody who took part knows it already, and keeps a straight face.
delay-over = Spectators have seen the end: here are replay, story, postcard and log.
