nim-by-default = { $seat } nie odpowiada.
nim-nim-stepped = { $seat } bierze { $number }.
nim-presence = { $player }: { $now }.
nim-figure-matches = mecze
nim-figure-points = punkty
