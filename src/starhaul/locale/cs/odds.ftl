### `starhaul odds`: what a ship can expect of a flight.

odds-flying = Letíme…
odds-slow = S doplňkem „fast“ to jde rychleji: pip install starhaul[fast]
odds-credits = Kredity
odds-credits-of = { $mean } ± { $margin }, počet letů { $flights }, většinou { $low } až { $high }, polovina nad { $middle }
odds-among = { $rivals ->
    [one] s jedním soupeřem, losovaným
    [few] se { $rivals } soupeři, losovanými
    [many] s { $rivals } soupeře, losovanými
   *[other] s { $rivals } soupeři, losovanými
} z lodí průměrných botů
odds-sources = Z toho
odds-source-cards = karty
odds-source-goods = zboží
odds-source-order = dolet
odds-source-losses = ztráty
odds-home = Doletí domů
odds-arrives = doletí domů
odds-tiles = Ztracené díly
odds-weakest = Nejslabší díly
odds-improvement = Nejlepší změna
odds-behind = Za nejlepší
odds-within = { $mean } ± { $margin }
odds-percent = { $mean } ± { $margin } %
odds-take-off = odebrat z { $place } díl { $old }: o { $gain } kreditů víc
odds-turn = otočit na { $place } díl { $tile } na { $turns }: o { $gain } kreditů víc
odds-add = na { $place } přidat { $tile } { $number }, otočení { $turns }: o { $gain } kreditů víc
odds-swap = na { $place } dát { $tile } { $number } místo dílu { $old }, otočení { $turns }: o { $gain } kreditů víc
odds-picture = Vyhlídky lodi { $ship }
odds-picture-says = { $mean } ± { $margin } kreditů, počet letů { $flights }. Čím je díl červenější, tím častěji o něj loď přijde.
