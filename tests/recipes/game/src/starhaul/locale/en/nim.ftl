nim-by-default = { $seat } did not answer.
nim-nim-stepped = { $seat } takes { $number }.
nim-presence = { $player }: { $now }.
nim-figure-matches = matches
nim-figure-points = points
