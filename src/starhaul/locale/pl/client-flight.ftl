### Klient w przeglądarce: lot.

flight-title =
    { $box ->
        [first] Runda { $round }, { $class }
       *[second] Lot { $round }, { $class }
    }
flight-stage = Tor i karta
flight-own-ship = Twój statek
flight-ship-of = Statek: { $seat }
flight-enlarge = Powiększ statek: { $seat }
flight-tap-tile = Dotknij kafelka, aby zobaczyć, co robi.
flight-asked = { $seat } decyduje
flight-out = poza lotem
flight-place =
    { $place ->
        [1] na prowadzeniu
       *[other] na { $place }. miejscu
    }

## Tor

flight-track =
    { $spaces ->
        [one] Tor ma { $spaces } pole.
        [few] Tor ma { $spaces } pola.
        [many] Tor ma { $spaces } pól.
       *[other] Tor ma { $spaces } pola.
    }
flight-order = Kolejność lotu
flight-order-first = { $seat } prowadzi.
flight-order-behind =
    { $days ->
        [one] { $seat } ma { $days } dzień straty.
        [few] { $seat } ma { $days } dni straty.
        [many] { $seat } ma { $days } dni straty.
       *[other] { $seat } ma { $days } dnia straty.
    }
flight-days-behind =
    { $days ->
        [one] { $days } dzień straty
        [few] { $days } dni straty
        [many] { $days } dni straty
       *[other] { $days } dnia straty
    }
flight-lap = okrążenie { $lap }
flight-deck =
    { $deck ->
        [0] Nie ma już kart, rozegrane: { $flown }
        [one] Została { $deck } karta, rozegrane: { $flown }
        [few] Zostały { $deck } karty, rozegrane: { $flown }
        [many] Zostało { $deck } kart, rozegrane: { $flown }
       *[other] Zostało { $deck } karty, rozegrane: { $flown }
    }

## Karta

flight-ready = Pora na następną kartę
flight-check = Trwa kontrola statków
flight-card-look = Obejrzyj kartę: { $card }
flight-card-done = rozegrana

## Siły statku

flight-stat-engines =
    { $low ->
        [0] Silniki: najwyżej { $high }
       *[other] Silniki: { $low } bez baterii, { $high } z bateriami
    }
flight-stat-cannons = Działa: { $low } bez baterii, { $high } z bateriami
flight-stat-crew = Załoga: { $number }
flight-stat-batteries = Znaczniki baterii: { $number }
flight-stat-open = Odsłonięte połączenia: { $number }
flight-stat-goods = Towary: { $number }, warte { $worth }
flight-stat-credits = Kredyty: { $number }
flight-stat-lost = Utracone kafelki: { $number }

## Opowieść

flight-log = Opowieść o locie
flight-log-empty = Nic się jeszcze nie wydarzyło.
flight-speed = Tempo opowieści
flight-speed-1 = zwykłe
flight-speed-2 = podwójne
flight-speed-0 = natychmiastowe
flight-skip = Przejdź na koniec
