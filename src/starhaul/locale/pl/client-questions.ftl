### Klient w przeglądarce: pytania przy kontroli, starcie i w locie.

question-ui-unknown = Pytanie, którego ta strona nie zna
question-ui-unknown-text = Serwer jest nowszy niż ta strona. Wczytaj ją ponownie albo użyj odpowiedzi domyślnej.
question-ui-unknown-usual = Użyj odpowiedzi domyślnej
question-ui-otherwise = Gdy minie czas: { $what }
question-ui-undo = Cofnij
question-ui-no = Nie, dzięki
question-ui-tile = { $tile } { $cell }
question-ui-ship = Statek { $number }
question-ui-which-ship = Statek { $number }:
question-ui-tiles =
    { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    }
question-ui-humans = kosmonauci
question-ui-has-batteries =
    { $number ->
        [one] { $number } znacznik baterii
        [few] { $number } znaczniki baterii
        [many] { $number } znaczników baterii
       *[other] { $number } znacznika baterii
    }
question-ui-has-humans =
    { $number ->
        [0] bez kosmonautów
        [one] { $number } kosmonauta
        [few] { $number } kosmonautów
        [many] { $number } kosmonautów
       *[other] { $number } kosmonauty
    }
question-ui-room-for-humans =
    { $number ->
        [0] brak miejsca dla kosmonautów
        [one] miejsce dla { $number } kosmonauty
        [few] miejsce dla { $number } kosmonautów
        [many] miejsce dla { $number } kosmonautów
       *[other] miejsce dla { $number } kosmonauty
    }
question-ui-credits =
    { $number ->
        [one] kredyt
        [few] kredyty
        [many] kredytów
       *[other] kredytu
    }
question-ui-days =
    { $number ->
        [one] utracony dzień lotu
        [few] utracone dni lotu
        [many] utraconych dni lotu
       *[other] utraconego dnia lotu
    }
question-ui-gain-part =
    { $credits ->
        [0] nic nie przyniesie: nie ma na to miejsca
       *[other] przyniesie tylko { $credits } z { $all } kredytów: na resztę brak miejsca
    }
question-ui-gain =
    { $credits ->
        [one] przyniesie { $credits } kredyt
        [few] przyniesie { $credits } kredyty
        [many] przyniesie { $credits } kredytów
       *[other] przyniesie { $credits } kredytu
    }
question-ui-worth =
    { $credits ->
        [one] ładunek wart { $credits } kredyt
        [few] ładunek wart { $credits } kredyty
        [many] ładunek wart { $credits } kredytów
       *[other] ładunek wart { $credits } kredytu
    }

## Numery startowe, przegląd, ubezpieczenie

question-ui-claim = Wybierz numer startowy
question-ui-claim-how = Czas minął. Numer 1 leci na przedzie, reszta ustawia się za nim.
question-ui-claim-number = Numer startowy { $start }
question-ui-claim-first = na przedzie
question-ui-claim-behind =
    { $number ->
        [one] za { $number } rakietą
        [few] za { $number } rakietami
        [many] za { $number } rakietami
       *[other] za { $number } rakiety
    }
question-ui-inspect = Czy z tymi statkami wszystko w porządku?
question-ui-inspect-how = Nikt inny ich nie sprawdza. Obejrzyj wszystkie i zgłoś statek z błędem.
question-ui-inspect-ready = Nic do zgłoszenia
question-ui-report = Zgłoś: { $name }
question-ui-report-own = Zgłoś własny statek
question-ui-insure = Ubezpieczyć flotę?
question-ui-insure-how = Za utracone kafelki płaci się po locie. Składka określa, ile najwyżej.
question-ui-insure-pay =
    { $credits ->
        [0] Ubezpieczenie za darmo
        [one] Zapłać { $credits } kredyt
        [few] Zapłać { $credits } kredyty
        [many] Zapłać { $credits } kredytów
       *[other] Zapłać { $credits } kredytu
    }
question-ui-insure-none = Bez ubezpieczenia
question-ui-insure-all = płacisz za każdy utracony kafelek
question-ui-insure-cap =
    { $credits ->
        [0] utracone kafelki nic nie kosztują
        [one] utracone kafelki kosztują najwyżej { $credits } kredyt
        [few] utracone kafelki kosztują najwyżej { $credits } kredyty
        [many] utracone kafelki kosztują najwyżej { $credits } kredytów
       *[other] utracone kafelki kosztują najwyżej { $credits } kredytu
    }

## Kontrola i naprawa

question-ui-repair =
    { $number ->
        [one] Inspektor znalazł { $number } błąd
        [few] Inspektor znalazł { $number } błędy
        [many] Inspektor znalazł { $number } błędów
       *[other] Inspektor znalazł { $number } błędu
    }
question-ui-repair-by =
    { $number ->
        [one] { $name } znajduje { $number } błąd
        [few] { $name } znajduje { $number } błędy
        [many] { $name } znajduje { $number } błędów
       *[other] { $name } znajduje { $number } błędu
    }
question-ui-repair-own =
    { $number ->
        [one] Zgłaszasz { $number } błąd własnego statku
        [few] Zgłaszasz { $number } błędy własnego statku
        [many] Zgłaszasz { $number } błędów własnego statku
       *[other] Zgłaszasz { $number } błędu własnego statku
    }
question-ui-repair-how = Dotknij zaznaczonego kafelka i zobacz, co odpadnie; drugie dotknięcie go zdejmie.
question-ui-repair-parts = Statek rozpada się na części
question-ui-repair-parts-how = Zostaw jedną z części albo zdejmij inny zaznaczony kafelek.
question-ui-remove = Zdejmij: { $tile }
question-ui-remove-alone = nic więcej nie odpadnie
question-ui-remove-more =
    { $number ->
        [one] odpadnie jeszcze { $number } kafelek
        [few] odpadną jeszcze { $number } kafelki
        [many] odpadnie jeszcze { $number } kafelków
       *[other] odpadnie jeszcze { $number } kafelka
    }
question-ui-preview-remove = Pokaż, co odpadnie z tym kafelkiem: { $tile }
question-ui-keep-part = Zostaw część { $number }
question-ui-part-loses =
    { $number ->
        [one] odpada { $number } kafelek
        [few] odpadają { $number } kafelki
        [many] odpada { $number } kafelków
       *[other] odpada { $number } kafelka
    }
question-ui-part = Twój statek się rozpadł
question-ui-part-how = Dotknij części, która zostaje; reszta odleci.
question-ui-without-engine = bez silnika
question-ui-tile-of-part = Część { $number }: { $tile }
question-ui-otherwise-repair = stocznia zdejmie, co trzeba
question-ui-otherwise-part = zostaje część { $number }

## Kosmici

question-ui-aliens = Kto wchodzi na pokład?
question-ui-aliens-how = Wszędzie mieszkają kosmonauci, dopóki nie dotkniesz zaznaczonej kabiny.
question-ui-alien-purple = wzmacnia działa o 2
question-ui-alien-brown = wzmacnia silniki o 2
question-ui-alien-stays = zostaje w domu
question-ui-aliens-launch = Weź na pokład
question-ui-aliens-none = Tylko kosmonauci
question-ui-otherwise-aliens = tylko kosmonauci

## Przed każdą kartą

question-ui-reveal = Pora na następną kartę?
question-ui-reveal-how =
    { $number ->
        [one] Została jeszcze { $number } karta.
        [few] Zostały jeszcze { $number } karty.
        [many] Zostało jeszcze { $number } kart.
       *[other] Zostało jeszcze { $number } karty.
    }
question-ui-reveal-said = Decyzja podjęta
question-ui-fly = Leć dalej
question-ui-give-up = Zrezygnuj
question-ui-give-up-sure = Zrezygnować z lotu?
question-ui-give-up-what = Żadna karta już cię nie dosięgnie. Kredyty są twoje, a towary sprzedasz za połowę wartości (zaokrągloną w górę). Przepadają premie za kolejność, najpiękniejszy statek i tytuły, a za utracone kafelki i tak płacisz.
question-ui-give-up-ships = Które statki rezygnują?
question-ui-give-up-ships-how = Dotknij statków na planszy. Ich załogi i znaczniki baterii wracają do banku, a towary sprzedasz za połowę; pozostałe lecą dalej.
question-ui-give-up-these =
    { $count ->
        [0] Najpierw wybierz statek
        [one] Zrezygnuj ze statku { $ships }
        [few] Zrezygnuj ze statków { $ships }
        [many] Zrezygnuj ze statków { $ships }
       *[other] Zrezygnuj ze statków { $ships }
    }
question-ui-give-up-all = Zrezygnuj z całej floty
question-ui-give-up-not = Nie, leć dalej

## Co oferują karty

question-ui-land = Wylądować na planecie?
question-ui-land-how =
    { $number ->
        [one] Lądowanie kosztuje { $number } dzień lotu.
        [few] Lądowanie kosztuje { $number } dni lotu.
        [many] Lądowanie kosztuje { $number } dni lotu.
       *[other] Lądowanie kosztuje { $number } dnia lotu.
    }
question-ui-planet = Planeta { $number }: { $goods }
question-ui-taken = ktoś już tu wylądował
question-ui-pass = Omiń planety
question-ui-use-ship = Naprawić opuszczony statek i go sprzedać?
question-ui-use-ship-how = Część załogi odleci nim na zawsze.
question-ui-use-ship-yes = Wyślij załogę
question-ui-use-station = Zacumować przy stacji?
question-ui-use-station-how =
    { $number ->
        [one] Potrzeba do tego { $number } członka załogi; nikt nie opuszcza statku.
        [few] Potrzeba do tego { $number } członków załogi; nikt nie opuszcza statku.
        [many] Potrzeba do tego { $number } członków załogi; nikt nie opuszcza statku.
       *[other] Potrzeba do tego { $number } członka załogi; nikt nie opuszcza statku.
    }
question-ui-use-station-yes = Zacumuj
question-ui-crew-leaves =
    { $number ->
        [one] członek załogi odlatuje
        [few] członków załogi odlatuje
        [many] członków załogi odlatuje
       *[other] członka załogi odlatuje
    }
question-ui-reward = Zwycięstwo! Zabrać łup?
question-ui-reward-how = Zebranie go zajmie trochę czasu.
question-ui-reward-yes = Zabierz
question-ui-reward-no = Zostaw
question-ui-improve = Targowanie się
question-ui-improve-how = Jedna skrzynia staje się droższa o stopień albo dostajesz jedną więcej.
question-ui-offered = W ofercie:
question-ui-improve-to = { $from }: będzie z niej { $to }
question-ui-improve-extra = Dodatkowo: { $cube }
question-ui-improve-none = Zostaw, jak jest

## Załadunek

question-ui-load = Załaduj towary
question-ui-load-how = To najlepszy ładunek. Zmienisz go, dotykając skrzyń lub je przeciągając.
question-ui-load-free = Przesuwaj skrzynie dotknięciem lub przeciągając; co tu zostanie, przepada.
question-ui-load-where = Teraz dotknij ładowni, do której trafi skrzynia.
question-ui-load-confirm = Załaduj
question-ui-load-best = Najlepszy ładunek
question-ui-dock = Zostaje tutaj
question-ui-dock-empty = nic
question-ui-to-dock = Zostaw tutaj
question-ui-hold-name = { $tile } { $cell }
question-ui-hold =
    { $free ->
        [one] { $tile } { $cell }: { $goods }; wolne { $free } miejsce
        [few] { $tile } { $cell }: { $goods }; wolne { $free } miejsca
        [many] { $tile } { $cell }: { $goods }; wolnych { $free } miejsc
       *[other] { $tile } { $cell }: { $goods }; wolnego { $free } miejsca
    }
question-ui-put-here = Połóż tutaj: { $cell }

## Siły

question-ui-engines = Cała naprzód?
question-ui-engines-space = Każdy punkt mocy silników to jedno pole do przodu.
question-ui-engines-end = bez ciągu to koniec lotu
question-ui-engines-end-ship = bez ciągu statek odpada
question-ui-engines-combat = Statek z najsłabszymi silnikami za to zapłaci.
question-ui-cannons = Zasilić działa?
question-ui-cannons-combat = Statek z najsłabszymi działami za to zapłaci.
question-ui-cannons-enemy = { $enemy }, siła { $strength }: kto ma więcej, wygrywa.
question-ui-strength-for =
    { $batteries ->
        [0] Razem { $strength } bez baterii
        [one] Razem { $strength } za { $batteries } znacznik baterii
        [few] Razem { $strength } za { $batteries } znaczniki baterii
        [many] Razem { $strength } za { $batteries } znaczników baterii
       *[other] Razem { $strength } za { $batteries } znacznika baterii
    }
question-ui-fleet-total = flota: { $strength }
question-ui-no-battery = za darmo
question-ui-verdict-win = wygrana
question-ui-verdict-draw = remis
question-ui-verdict-lose = przegrana
question-ui-otherwise-strength = razem { $strength }

## Płacenie i straty

question-ui-battery =
    { $number ->
        [one] Do zapłaty { $number } znacznik baterii
        [few] Do zapłaty { $number } znaczniki baterii
        [many] Do zapłaty { $number } znaczników baterii
       *[other] Do zapłaty { $number } znacznika baterii
    }
question-ui-battery-how = Dotknij kafelka, z którego zejdzie następny.
question-ui-crew =
    { $number ->
        [one] Odejść musi { $number } członek załogi
        [few] Odejść musi { $number } członków załogi
        [many] Odejść musi { $number } członków załogi
       *[other] Odejść musi { $number } członka załogi
    }
question-ui-crew-how = Dotknij kabiny, z której ktoś odejdzie. Bez kosmonautów nikt dalej nie poleci.
question-ui-cube =
    { $number ->
        [one] Tracisz { $number } skrzynię
        [few] Tracisz { $number } skrzynie
        [many] Tracisz { $number } skrzyń
       *[other] Tracisz { $number } skrzyni
    }
question-ui-cube-how = Najpierw najdroższa ({ $cube }). Dotknij ładowni, z której zniknie.
question-ui-otherwise-token = z kafelka: { $tile }

## Zagrożenia

question-ui-threat = { $from } nadciąga { $threat }
question-ui-defend-how =
    { $number ->
        [one] Uderzy tutaj: { $tiles }. Znacznik baterii to uratuje.
        [few] Uderzy tutaj: { $tiles }. Znacznik baterii uratuje to, co w zasięgu.
        [many] Uderzy tutaj: { $tiles }. Znacznik baterii uratuje to, co w zasięgu.
       *[other] Uderzy tutaj: { $tiles }. Znacznik baterii uratuje to, co w zasięgu.
    }
question-ui-defend-which = Jeden znacznik baterii ratuje jeden kafelek. Który?
question-ui-defend-with = Znacznik z { $cell }
question-ui-take-hit = Przyjmij trafienie
question-ui-save = Ratuj:
question-ui-save-tile = Ratuj: { $tile }
question-ui-pay-here = Zapłać znacznikiem stąd: { $tile }
question-ui-shoot-how = Działo zestrzeli tylko jeden z nich. Który kafelek ratujesz?
question-ui-otherwise-hit = trafienie
question-ui-otherwise-defend = zapłata znacznikiem baterii
question-ui-otherwise-shoot = ocaleje { $tile }

## Tytuły

question-ui-keep-title = Który tytuł zatrzymujesz?
question-ui-keep-title-how = Możesz zatrzymać tylko jeden; resztę oddajesz.
question-ui-give-title = Kto dostanie tytuł „{ $title }”?
question-ui-give-title-how = Trafi do kogoś, kto nie ma jeszcze żadnego.
