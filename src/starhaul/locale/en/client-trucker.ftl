### Browser client: texts that several screens of the trucker game share.

conditions-title = What applies to this flight
conditions-titles = Titles at stake
conditions-holder = held by { $name }
conditions-gold = Once it is gold, on the last flight: { $burden }.
conditions-news = Titles are at stake: the button ? tells what for.
conditions-mine = Your gold title comes with a handicap: { $burden }.
question-ui-waiting = Waiting for { $names }
title-goal-hauler = most tiles with goods on them
title-goal-battery = most tiles that run on batteries: double cannons, double engines, shields
title-goal-xeno = aliens housed as far as possible from other cabins
title-goal-cruise = most occupied cabins with a smooth side facing space
title-goal-engineer = most tiles on the ship
title-goal-corridor = longest chain of joined tiles that have connectors on one or two sides only
title-burden-hauler = loading goods costs one more flight day
title-burden-battery = every battery tile starts with one battery fewer
title-burden-xeno = cabins house one human instead of two, except the starting cabin
title-burden-cruise = whoever takes crew from you takes one more
title-burden-engineer = no tile can be set aside while building
title-burden-corridor = the card piles stay closed to you
results-gold = { $title } (gold)
building-swap = Swap!
building-swap-build = Now you build this ship, and { $name } builds yours.
building-swap-fly = Now you fly this ship, and { $name } flies yours.
loss-why = Why?
loss-why-line = Why did that happen? { $text }
