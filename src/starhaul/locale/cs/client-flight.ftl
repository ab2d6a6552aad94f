### Klient v prohlížeči: let.

flight-title =
    { $box ->
        [first] Etapa { $round }, { $class }
       *[second] Let { $round }, { $class }
    }
flight-stage = Dráha a karta
flight-own-ship = Vaše loď
flight-ship-of = Loď: { $seat }
flight-enlarge = Zvětšit loď: { $seat }
flight-tap-tile = Klepněte na dílek a uvidíte, co umí.
flight-asked = { $seat } se rozhoduje
flight-out = mimo let
flight-place =
    { $place ->
        [1] ve vedení
       *[other] na { $place }. místě
    }

## Dráha

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
        [one] { $seat } letí o { $days } den pozadu.
        [few] { $seat } letí o { $days } dny pozadu.
        [many] { $seat } letí o { $days } dne pozadu.
       *[other] { $seat } letí o { $days } dní pozadu.
    }
flight-days-behind =
    { $days ->
        [one] o { $days } den pozadu
        [few] o { $days } dny pozadu
        [many] o { $days } dne pozadu
       *[other] o { $days } dní pozadu
    }
flight-lap = { $lap }. kolo
flight-deck =
    { $deck ->
        [0] Žádná další karta, odehráno { $flown }
        [one] Zbývá { $deck } karta, odehráno { $flown }
        [few] Zbývají { $deck } karty, odehráno { $flown }
        [many] Zbývá { $deck } karty, odehráno { $flown }
       *[other] Zbývá { $deck } karet, odehráno { $flown }
    }

## Karta

flight-ready = Čeká se na další kartu
flight-check = Probíhá kontrola lodí
flight-card-look = Prohlédnout kartu: { $card }
flight-card-done = odehráno

## Síly lodi

flight-stat-engines =
    { $low ->
        [0] Motory: nejvýš { $high }
       *[other] Motory: { $low } bez baterek, { $high } s nimi
    }
flight-stat-cannons = Děla: { $low } bez baterek, { $high } s nimi
flight-stat-crew = Posádka: { $number }
flight-stat-batteries = Baterky: { $number }
flight-stat-open = Otevřené přípojky: { $number }
flight-stat-goods = Zboží: { $number }, v hodnotě { $worth }
flight-stat-credits = Kredity: { $number }
flight-stat-lost = Ztracené dílky: { $number }

## Vyprávění

flight-log = Příběh letu
flight-log-empty = Zatím se nic nestalo.
flight-speed = Rychlost vyprávění
flight-speed-1 = normální
flight-speed-2 = dvojnásobná
flight-speed-0 = okamžitá
flight-skip = Přeskočit na konec
