### The replay theatre.

replay-title = Replay
replay-steps = Play and step
replay-play = Play (space)
replay-pause = Pause (space)
replay-back = One step back (←)
replay-forth = One step forward (→)
replay-mark-before = To the previous landmark ([)
replay-mark-after = To the next landmark (])
replay-speed = Speed
replay-scrub = Moment of the match
replay-jump = Jump to a round, card or disaster
replay-eye = Point of view
replay-eye-open = Everything open
replay-eye-watch = As spectators saw it
replay-eye-seat = As { $name } saw it
replay-pair = Ships side by side
replay-pair-all = All ships
replay-copy = Copy the link to this moment
replay-hidden = What was hidden
replay-hidden-none = Nothing was hidden at this moment.
replay-about = About this match

## Landmarks

replay-round = Round { $round }
replay-round-class =
    { $box ->
        [first] Round { $round }: { $class }
       *[second] Flight { $round }: { $class }
    }
replay-trucker-round =
    { $box ->
        [first] Round { $round }
       *[second] Flight { $round }
    }
replay-trucker-tile-hit = A hit
replay-trucker-parts-lost = Parts break off
replay-trucker-gave-up = Somebody gives up
replay-trucker-sabotaged = Sabotage
replay-trucker-ship-gave-up = A ship of a fleet gives up
replay-trucker-pile = Pile { $number }
replay-trucker-deck = Cards to come, in no order
replay-race-hand = { $name } holds
replay-race-hole = Back from a black hole

## The proof

replay-proof = What this browser has verified
replay-stopped = Stopped early
replay-proving = Verifying…
replay-proved = Verified
replay-not-proved = Not genuine!
replay-unproved = Not verified: the log could not be fetched.
replay-proof-origin =
    { $players ->
        [0] The seed comes from the secret that the server had sealed before the match.
        [one] The seed comes from the secret that the server had sealed before the match and the number that one player added.
       *[other] The seed comes from the secret that the server had sealed before the match and the numbers that { $players } players added.
    }
replay-proof-no-origin = This match has a seed that somebody chose; there is no sealed secret to check.
replay-proof-draws =
    { $draws ->
        [one] The one draw of chance was repeated from the seed, and it is right.
       *[other] All { $draws } draws of chance were repeated from the seed, and all are right.
    }
replay-proof-old = The random numbers come from an old generator, which only the engine can repeat. It has done so, and they are right.
replay-proof-lesson = What chance did in this lesson was prepared. The engine has repeated it, and it is right.
replay-proof-chain =
    { $entries ->
        [one] The one entry of the log is in its place, and so is its end.
       *[other] All { $entries } entries of the log are in their places, without a gap, and so is its end.
    }
replay-proof-engine = Every action was legal: the engine has played the whole log again.
replay-proof-bad = This record was tampered with, or it is not the record of this match.
replay-fault-commitment = The secret is not the one that was sealed before the match.
replay-fault-seed = The seed was not made from the secret and the numbers of the players.
replay-fault-draw = In line { $line } chance did not draw what the seed yields.
replay-fault-line = Line { $line } cannot be read.
replay-fault-order = Line { $line } is not the one that should follow here.
replay-fault-time = In line { $line } time runs backwards.
replay-fault-end = The log does not end where the match ended.
replay-fault-other = The log and the replay are not of the same match.
replay-fault-rules = The match was played with other rule data than this server has.

## Log files

replay-file-title = Replay a log file
replay-file-what = Drop a match log here, or anywhere on the page. The server plays it again and keeps nothing.
replay-file-choose = Choose a file
replay-file-busy = The engine is playing the match again…
replay-file-about =
    { $entries ->
        [one] From the file { $name }, with one entry.
       *[other] From the file { $name }, with { $entries } entries.
    }
replay-file-other = Another file
replay-file-link = Replay a log file
replay-single-about = This file has the whole replay in it. It works without a network, and it keeps as long as you keep it.
replay-single-get = Download the replay as one file
