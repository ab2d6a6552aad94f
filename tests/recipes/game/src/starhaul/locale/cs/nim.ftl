nim-by-default = { $seat } neodpovídá.
nim-nim-stepped = { $seat } bere { $number }.
nim-presence = { $player }: { $now }.
nim-figure-matches = zápasy
nim-figure-points = body
