### Browser client: settlement, results, the page of a match.

## Settlement

results-settlement =
    { $box ->
        [first] Settlement of round { $round }
       *[second] Settlement of flight { $round }
    }
results-settlement-plain = Settlement
results-line-way = Earned on the way
results-line-order = Order of arrival
results-line-title = Title
results-line-beauty = Best-looking ship
results-line-goods = Goods sold
results-line-lost = Lost tiles
results-line-fines = Fines
results-line-premium = Premium still due
results-no-lines = Nothing to settle
results-arrival = finished in place { $place }
results-not-home = did not make it home
results-sum =
    { $box ->
        [first] This round
       *[second] This flight
    }
results-sum-team =
    { $box ->
        [first] The team, this round
       *[second] The team, this flight
    }
results-share = { $name } brings in
results-before-after = credits before: { $before }, now: { $after }
results-owns =
    { $credits ->
        [one] now { $credits } credit
       *[other] now { $credits } credits
    }
results-title-won = New title: { $title }
results-title-given = Received as a gift: { $title }
results-title-gold = Defended, now gold: { $title }
results-continue = Continue
results-to-final = See the final score
results-show-all = Show everything
results-no-story = You missed the settlement. Here is what everybody has now.
results-secret = secret
results-credits =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }

## The end of a match

results-title = Final score
results-over = The match is over.
results-you-win = You have won!
results-team-you-win = Your team has won!
results-team-wins = The team of { $names } has won
results-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
results-nobody = Nobody came out with a single credit
results-race-nobody = The race has no winner
results-you = you
results-place = Place { $place }
results-no-place = No place
results-home = { $home } of { $needed } ships home
results-ship-home = home
results-ship-at = space { $index }
results-chart =
    { $box ->
        [first] Credits after each round
       *[second] Credits after each flight
    }
results-start = Start
results-flight =
    { $box ->
        [first] Round { $round }
       *[second] Flight { $round }
    }
results-as-table = As a table
results-last-flight =
    { $box ->
        [first] The last round, line by line
       *[second] The last flight, line by line
    }
results-moments = Moments to remember
results-good = Well done
results-bad = Ouch
results-ships = How the ships came home
results-ship-of = Ship: { $name }
results-lost =
    { $number ->
        [one] { $number } tile lost
       *[other] { $number } tiles lost
    }
results-open =
    { $number ->
        [one] { $number } open connector
       *[other] { $number } open connectors
    }
results-gave-up = Gave up: { $reason }
results-moment-jackpot =
    { $credits ->
        [one] { $seat } makes the best deal on a single card: { $credits } credit ({ $card }).
       *[other] { $seat } makes the best deal on a single card: { $credits } credits ({ $card }).
    }
results-moment-haul =
    { $number ->
        [one] { $seat } loads { $number } crate in one go.
       *[other] { $seat } loads { $number } crates in one go.
    }
results-moment-hunter =
    { $number ->
        [one] { $seat } sends { $number } attacker packing.
       *[other] { $seat } sends { $number } attackers packing.
    }
results-moment-guard =
    { $number ->
        [one] { $seat } fends off { $number } hit.
       *[other] { $seat } fends off { $number } hits.
    }
results-moment-neat =
    { $connectors ->
        [0] { $seat } brings home the neatest ship: not one open connector.
        [one] { $seat } brings home the neatest ship: { $connectors } open connector.
       *[other] { $seat } brings home the neatest ship: { $connectors } open connectors.
    }
results-moment-thrust = { $seat } burns brightest: engines at strength { $strength }.
results-moment-riches =
    { $credits ->
        [one] { $seat } has the richest settlement: { $credits } credit.
       *[other] { $seat } has the richest settlement: { $credits } credits.
    }
results-moment-quick =
    { $seconds ->
        [one] { $seat } builds a ship in { $seconds } second.
       *[other] { $seat } builds a ship in { $seconds } seconds.
    }
results-moment-wreck =
    { $number ->
        [one] { $seat } loses { $number } tile in one blow ({ $card }).
       *[other] { $seat } loses { $number } tiles in one blow ({ $card }).
    }
results-moment-crew =
    { $number ->
        [one] { $seat } says farewell to { $number } member of the crew.
       *[other] { $seat } says farewell to { $number } members of the crew.
    }
results-moment-quitter = { $seat } drops out: { $reason }.
results-moment-faults =
    { $number ->
        [one] { $seat } surprises the inspector with { $number } fault.
       *[other] { $seat } surprises the inspector with { $number } faults.
    }
results-moment-dust =
    { $connectors ->
        [one] { $seat } sweeps up stardust with { $connectors } open connector.
       *[other] { $seat } sweeps up stardust with { $connectors } open connectors.
    }
results-moment-batteries =
    { $number ->
        [one] { $seat } burns through { $number } battery.
       *[other] { $seat } burns through { $number } batteries.
    }
results-moment-delay =
    { $days ->
        [one] { $seat } dawdles for { $days } day on one card.
       *[other] { $seat } dawdles for { $days } days on one card.
    }
results-moment-race-first = { $ship } is home before all others, in round { $round }.
results-moment-race-leap =
    { $spaces ->
        [one] Longest leap: { $ship } flies { $spaces } space, sent by { $seat }.
       *[other] Longest leap: { $ship } flies { $spaces } spaces, sent by { $seat }.
    }
results-moment-race-tow =
    { $spaces ->
        [one] Best hitch-hiker: { $ship } is towed { $spaces } space.
       *[other] Best hitch-hiker: { $ship } is towed { $spaces } spaces.
    }
results-moment-race-bonus =
    { $number ->
        [one] { $seat } plays { $number } bonus card.
       *[other] { $seat } plays { $number } bonus cards.
    }
results-moment-race-joker =
    { $number ->
        [one] { $seat } plays { $number } joker.
       *[other] { $seat } plays { $number } jokers.
    }
results-moment-race-hole =
    { $spaces ->
        [one] Deepest fall: a black hole throws { $ship } back by { $spaces } space.
       *[other] Deepest fall: a black hole throws { $ship } back by { $spaces } spaces.
    }

## What comes next

results-rematch = Rematch
results-not-yet = Actually, wait
results-to-waiting = Back to the waiting room
results-starts-in = Next match in { $seconds } s
results-starts-soon = The next match is about to begin.
results-seat-free = A seat is free. Fill it in the waiting room.
results-is-ready = ready
results-is-thinking = not ready yet
results-copy-link = Copy the link of this match
results-open-match = Replay and details
results-log = Download the log

## The page of a match

match-title = A match
match-none = No match here
match-began = Began on { $when }
match-running = This match is still being played. Its scores, its seed and its log are released when it is over.
match-aborted = This match was aborted: the table was closed before its end. What happened until then can be checked all the same.
match-look-again = Look again
match-won = won
match-not-won = –
match-agreed = What was agreed
match-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
match-keep = To keep
match-link = Link of this page
match-copy = Copy
match-log-what = The log has every move and every roll of the dice; the program can replay and check it.
match-log-later = The log can be downloaded when the match is over.
match-fair = Was it fair?
match-fair-what = All luck of a match comes from one number, the seed. Before the match the server sealed a secret: the table showed its fingerprint. Then each player’s device added a random number. The seed is made from all of them, so neither the server nor a player could choose it.
match-fair-before = All luck of a match comes from one secret number, the seed. Its fingerprint was shown at the table before the match, so nobody could swap the seed afterwards.
match-commitment = Fingerprint of the secret, shown before
match-nonce = { $name }’s random number
match-no-nonce = none
match-secret = The server’s secret, revealed afterwards
match-seed = Seed, revealed afterwards
match-seed-later = revealed when the match is over
match-verify = To check it yourself, download the log and run:
fair-verified-alone = Fair: the luck of this match was sealed before it began, and this page has checked that nobody swapped it.
fair-verified =
    { $players ->
        [one] Fair: the server and one player mixed the luck of this match, so nobody could choose it. This page has checked it.
       *[other] Fair: the server and { $players } players mixed the luck of this match, so nobody could choose it. This page has checked it.
    }
fair-verified-mine =
    { $players ->
        [one] Fair: the server and your device mixed the luck of this match, so nobody could choose it. This page has checked it.
       *[other] Fair: the server, your device and those of the others ({ $players } players) mixed the luck of this match, so nobody could choose it. This page has checked it.
    }
fair-other-commitment = Not fair! The secret that the server has revealed is not the one it had sealed before the match.
fair-other-seed = Not fair! The seed was not made from the sealed secret and the players’ numbers.
fair-other-promise = Not fair! The server used a different secret from the one it had sealed when this device gave its number.
fair-not-mine = Not fair! The number that this device gave is missing from the seed.
fair-untold = Not fair! The server does not reveal the secret that the seed was made from.
