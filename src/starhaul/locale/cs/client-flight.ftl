### Browser client: flight.

flight-title = Etapa { $round }, { $class }
flight-stage = Dráha a karta
flight-own-ship = Tvoje loď
flight-ship-of = Loď: { $seat }
flight-enlarge = Zvětšit loď: { $seat }
flight-tap-tile = Ťukni na dílek a uvidíš, co umí.
flight-asked = { $seat } se rozhoduje
flight-out = mimo let
flight-place =
    { $place ->
        [1] ve vedení
       *[other] na { $place }. místě
    }

## Track

flight-track =
    { $spaces ->
        [one] Dráha má { $spaces } pole.
        [few] Dráha má { $spaces } pole.
        [many] Dráha má { $spaces } pole.
       *[other] Dráha má { $spaces } polí.
    }
flight-order = Pořadí letu
flight-order-first = { $seat } vede.
flight-order-behind =
    { $days ->
        [one] { $seat } letí o { $days } den vzadu.
        [few] { $seat } letí o { $days } dny vzadu.
        [many] { $seat } letí o { $days } dne vzadu.
       *[other] { $seat } letí o { $days } dní vzadu.
    }
flight-days-behind =
    { $days ->
        [one] o { $days } den vzadu
        [few] o { $days } dny vzadu
        [many] o { $days } dne vzadu
       *[other] o { $days } dní vzadu
    }
flight-lap = { $lap }. kolo
flight-deck =
    { $deck ->
        [0] Žádná další karta, za sebou { $flown }
        [one] Zbývá { $deck } karta, za sebou { $flown }
        [few] Zbývají { $deck } karty, za sebou { $flown }
        [many] Zbývá { $deck } karty, za sebou { $flown }
       *[other] Zbývá { $deck } karet, za sebou { $flown }
    }

## Card

flight-ready = Čeká se na další kartu
flight-check = Probíhá kontrola lodí
flight-card-look = Prohlédnout kartu: { $card }
flight-card-done = hotovo

## Strengths

flight-stat-engines =
    { $low ->
        [0] Motory: nejvýš { $high }
       *[other] Motory: { $low } bez baterií, { $high } s nimi
    }
flight-stat-cannons = Děla: { $low } bez baterií, { $high } s nimi
flight-stat-crew = Posádka: { $number }
flight-stat-batteries = Baterie: { $number }
flight-stat-open = Otevřené přípojky: { $number }
flight-stat-goods = Zboží: { $number }, v ceně { $worth }
flight-stat-credits = Kredity: { $number }
flight-stat-lost = Ztracené dílky: { $number }

## The story

flight-log = Příběh letu
flight-log-empty = Zatím se nic nestalo.
flight-speed = Rychlost vyprávění
flight-speed-1 = normální
flight-speed-2 = dvojnásobná
flight-speed-0 = hned
flight-skip = Přeskočit na konec
flight-held = Otázka přijde, až se to dovypráví.
flight-held-now = Rovnou k otázce
