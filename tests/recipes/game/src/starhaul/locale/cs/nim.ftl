nim-event-by-default = { $seat } neodpovídá.
nim-event-nim-stepped = { $seat } bere { $number }.
nim-event-presence = { $player }: { $now }.
nim-figure-matches = zápasy
nim-figure-points = body
