### The story of a match: sentences for the page, the text and pictures.

## Words of all games

story-and = { $first } and { $last }
story-round = Round { $round }
story-score = { $score }
story-no-place = –
story-brief-stopped = The match is stopped in round { $round }.
story-brief-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }

## Trucker game

story-trucker-building = Building
story-trucker-check = Check and launch
story-trucker-card = { $card }
story-trucker-settlement = Settlement
story-trucker-between = between two cards
story-trucker-round =
    { $box ->
        [first] Round { $round }: { $class }
       *[second] Flight { $round }: { $class }
    }
story-trucker-score = { $amounts }
story-trucker-aboard = { $amounts }
story-trucker-lost = Lost: { $amounts }
story-trucker-gave-up = Gave up: { $reason }

story-moment-trucker-loss = { $card }: { $seat } loses { $amounts }.
story-moment-trucker-save = { $card }: a battery saves { $seat } { $amounts }.
story-moment-trucker-save-last = { $card }: the very last battery saves { $seat } { $amounts }.
story-moment-trucker-lead = { $card }: { $seat } takes the lead.
story-moment-trucker-ahead =
    { $count ->
        [one] Settlement: { $seat } is the new leader with { $amounts }.
       *[other] Settlement: { $seat } are the new leaders with { $amounts }.
    }
story-moment-trucker-gain = { $card }: { $seat } collects { $amounts }.
story-moment-trucker-out = { $seat } gives up: { $reason }.
story-moment-trucker-title = { $seat } wins a title: { $title }.
story-moment-trucker-title-gold = { $seat } defends a title: { $title }.
story-moment-trucker-close = A photo finish: the difference is { $amounts }.
story-moment-trucker-equal = A photo finish: the best are exactly equal.

story-brief-trucker-won =
    { $count ->
        [one] { $names } wins with { $amounts }.
       *[other] { $names } win with { $amounts }.
    }
story-brief-trucker-stopped =
    { $box ->
        [first] The match is stopped in round { $round }.
       *[second] The match is stopped in flight { $round }.
    }
story-brief-trucker-nobody = Nobody comes home with a single credit.
story-brief-trucker-quiet = Otherwise it is the quietest flight in living memory.
story-brief-trucker-whole = Not one tile is lost. The insurers celebrate.
story-brief-trucker-wreck = { $seat } loses { $amounts } in all; the main culprit: { $cause }.
story-brief-trucker-launch = { $seat } sets off with { $amounts }.
story-brief-trucker-unharmed = Nothing breaks off on the way. Suspicious.
story-brief-trucker-toll = The main culprit: { $cause }, { $amounts } in all.
story-brief-trucker-gave-up = { $seat } gives up: { $reason }.
story-brief-trucker-home =
    { $place ->
        [0] { $seat } comes home with empty pockets.
       *[other] { $seat } ends in place { $place } with { $amounts }.
    }

story-cause-meteor-small = small meteors
story-cause-meteor-large = large meteors
story-cause-shot-small = small shots
story-cause-shot-large = large shots
story-cause-sabotage = sabotage
story-cause-broken = parts that broke off
story-cause-faults = faults in building
story-cause-alien = missing life support
story-cause-epidemic = an epidemic
story-cause-dust = stardust
story-cause-enemy = enemies
story-cause-combat-crew = the smallest crew in a Combat Zone
story-cause-combat-engines = the weakest engines in a Combat Zone
story-cause-combat-cannons = the weakest cannons in a Combat Zone
story-cause-fined = faults noticed in flight
story-cause-unknown = other things

## Race

story-race-score = Ships at home: { $home } of { $needed }
story-moment-race-leap = { $ship } flies { $amounts } in one go.
story-moment-race-hole = A black hole sends { $ship } back by { $amounts }.
story-moment-race-evaded = { $ship } slips past a black hole, which would have cost { $amounts }.
story-moment-race-tow = { $ship } is towed { $amounts }.
story-moment-race-home-first = { $ship } is home before all others.
story-moment-race-home = { $ship } is home.
story-moment-race-lead =
    { $count ->
        [one] { $seat } takes the lead.
       *[other] { $seat } take the lead.
    }
story-moment-race-won =
    { $count ->
        [one] { $seat } wins the race.
       *[other] { $seat } win the race.
    }
story-brief-race-won =
    { $count ->
        [one] { $names } wins the race in round { $round }.
       *[other] { $names } win the race in round { $round }.
    }
story-brief-race-quiet = Nobody remembers anything in between.
story-brief-race-holes = Black holes cost { $seat } the most: { $amounts }.
story-brief-race-no-holes = The black holes stay hungry.
story-cause-hole = black holes

## Amounts

story-amount-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
story-amount-crew =
    { $number ->
        [one] { $number } crew member
       *[other] { $number } crew
    }
story-amount-goods =
    { $number ->
        [one] { $number } crate
       *[other] { $number } crates
    }
story-amount-batteries =
    { $number ->
        [one] { $number } battery
       *[other] { $number } batteries
    }
story-amount-days =
    { $number ->
        [one] { $number } flight day
       *[other] { $number } flight days
    }
story-amount-credits =
    { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
story-amount-spaces =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }

## Command line

