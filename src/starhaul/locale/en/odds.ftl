### `starhaul odds`: what a ship can expect of a flight.

odds-flying = Flying…
odds-slow = Faster with the extra “fast”: pip install starhaul[fast]
odds-credits = Credits
odds-credits-of = { $mean } ± { $margin } in { $flights } flights, usually { $low } to { $high }, half of them above { $middle }
odds-among = { $rivals ->
    [one] beside a rival
   *[other] beside { $rivals } rivals
} drawn from ships of medium bots
odds-sources = Made of
odds-source-cards = cards
odds-source-goods = goods
odds-source-order = arriving
odds-source-losses = losses
odds-home = Comes home
odds-arrives = comes home
odds-tiles = Tiles lost
odds-weakest = Weakest tiles
odds-improvement = Best change
odds-behind = Behind the best
odds-within = { $mean } ± { $margin }
odds-percent = { $mean } ± { $margin } %
odds-take-off = take the { $old } off { $place }: { $gain } credits more
odds-turn = turn the { $tile } at { $place } to { $turns }: { $gain } credits more
odds-add = { $tile } { $number } at { $place }, turn { $turns }: { $gain } credits more
odds-swap = { $tile } { $number } at { $place } instead of the { $old }, turn { $turns }: { $gain } credits more
odds-picture = Odds of { $ship }
odds-picture-says = { $mean } ± { $margin } credits in { $flights } flights. The redder a tile, the more often it is lost.
