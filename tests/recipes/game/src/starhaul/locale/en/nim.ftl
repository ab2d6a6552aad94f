nim-event-by-default = { $seat } did not answer.
nim-event-nim-stepped = { $seat } takes { $number }.
nim-event-presence = { $player }: { $now }.
nim-figure-matches = matches
nim-figure-points = points
