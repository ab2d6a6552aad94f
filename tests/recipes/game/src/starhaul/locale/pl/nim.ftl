nim-event-by-default = { $seat } nie odpowiada.
nim-event-nim-stepped = { $seat } bierze { $number }.
nim-event-presence = { $player }: { $now }.
nim-figure-matches = mecze
nim-figure-points = punkty
