### Browser client: flight.

flight-title = Etap { $round }, { $class }
flight-stage = Trasa i karta
flight-own-ship = Twój statek
flight-ship-of = Statek: { $seat }
flight-enlarge = Powiększ statek: { $seat }
flight-tap-tile = Dotknij kafelka, aby zobaczyć, co robi.
flight-asked = { $seat } się namyśla
flight-out = poza lotem
flight-place =
    { $place ->
        [1] na prowadzeniu
       *[other] na { $place }. miejscu
    }

## Track

flight-track =
    { $spaces ->
        [one] Trasa ma { $spaces } pole.
        [few] Trasa ma { $spaces } pola.
        [many] Trasa ma { $spaces } pól.
       *[other] Trasa ma { $spaces } pola.
    }
flight-order = Kolejność lotu
flight-order-first = { $seat } prowadzi.
flight-order-behind =
    { $days ->
        [one] { $seat } leci { $days } dzień z tyłu.
        [few] { $seat } leci { $days } dni z tyłu.
        [many] { $seat } leci { $days } dni z tyłu.
       *[other] { $seat } leci { $days } dnia z tyłu.
    }
flight-days-behind =
    { $days ->
        [one] { $days } dzień z tyłu
        [few] { $days } dni z tyłu
        [many] { $days } dni z tyłu
       *[other] { $days } dnia z tyłu
    }
flight-lap = okrążenie { $lap }
flight-deck =
    { $deck ->
        [0] Nie ma już kart, za nami { $flown }
        [one] Została { $deck } karta, za nami { $flown }
        [few] Zostały { $deck } karty, za nami { $flown }
        [many] Zostało { $deck } kart, za nami { $flown }
       *[other] Zostało { $deck } karty, za nami { $flown }
    }

## Card

flight-ready = Pora na następną kartę
flight-check = Trwa przegląd statków
flight-card-look = Obejrzyj kartę: { $card }
flight-card-done = gotowe

## Strengths

flight-stat-engines =
    { $low ->
        [0] Silniki: najwyżej { $high }
       *[other] Silniki: { $low } bez baterii, { $high } z bateriami
    }
flight-stat-cannons = Działa: { $low } bez baterii, { $high } z bateriami
flight-stat-crew = Załoga: { $number }
flight-stat-batteries = Baterie: { $number }
flight-stat-open = Odsłonięte połączenia: { $number }
flight-stat-goods = Towary: { $number }, warte { $worth }
flight-stat-credits = Kredyty: { $number }
flight-stat-lost = Stracone kafelki: { $number }

## The story

flight-log = Opowieść o locie
flight-log-empty = Nic się jeszcze nie wydarzyło.
flight-speed = Tempo opowieści
flight-speed-1 = zwykłe
flight-speed-2 = dwa razy szybciej
flight-speed-0 = od razu
flight-skip = Przejdź na koniec
flight-held = Pytanie padnie, gdy opowieść dobiegnie końca.
flight-held-now = Od razu do pytania
