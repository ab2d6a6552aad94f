### Klient w przeglądarce: pytania przy kontroli, starcie i w locie.

prompt-waiting = Czekamy na decyzję: { $names }
prompt-unknown = Pytanie, którego ta strona nie zna
prompt-unknown-text = Serwer jest nowszy niż ta strona. Wczytaj ją ponownie albo użyj odpowiedzi domyślnej.
prompt-unknown-usual = Użyj odpowiedzi domyślnej
prompt-otherwise = Gdy minie czas: { $what }
prompt-undo = Cofnij
prompt-no = Nie, dzięki
prompt-tile = { $tile } { $cell }
prompt-ship = Statek { $number }
prompt-which-ship = Statek { $number }:
prompt-tiles =
    { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    }
prompt-humans = kosmonauci
prompt-has-batteries =
    { $number ->
        [one] { $number } znacznik baterii
        [few] { $number } znaczniki baterii
        [many] { $number } znaczników baterii
       *[other] { $number } znacznika baterii
    }
prompt-has-humans =
    { $number ->
        [0] bez kosmonautów
        [one] { $number } kosmonauta
        [few] { $number } kosmonautów
        [many] { $number } kosmonautów
       *[other] { $number } kosmonauty
    }
prompt-room-for-humans =
    { $number ->
        [0] brak miejsca dla kosmonautów
        [one] miejsce dla { $number } kosmonauty
        [few] miejsce dla { $number } kosmonautów
        [many] miejsce dla { $number } kosmonautów
       *[other] miejsce dla { $number } kosmonautów
    }
prompt-credits =
    { $number ->
        [one] kredyt
        [few] kredyty
        [many] kredytów
       *[other] kredytu
    }
prompt-days =
    { $number ->
        [one] utracony dzień lotu
        [few] utracone dni lotu
        [many] utraconych dni lotu
       *[other] utraconego dnia lotu
    }
prompt-gain =
    { $credits ->
        [0] nic się nie zmieści
        [one] przyniesie { $credits } kredyt
        [few] przyniesie { $credits } kredyty
        [many] przyniesie { $credits } kredytów
       *[other] przyniesie { $credits } kredytu
    }
prompt-worth =
    { $credits ->
        [one] za { $credits } kredyt
        [few] za { $credits } kredyty
        [many] za { $credits } kredytów
       *[other] za { $credits } kredytu
    }

## Numery startowe, przegląd, ubezpieczenie

prompt-claim = Wybierz numer startowy
prompt-claim-how = Czas minął. Numer 1 leci na przedzie, reszta ustawia się za nim.
prompt-claim-number = Numer startowy { $start }
prompt-claim-first = na przedzie
prompt-claim-behind =
    { $number ->
        [one] za { $number } rakietą
        [few] za { $number } rakietami
        [many] za { $number } rakietami
       *[other] za { $number } rakiety
    }
prompt-inspect = Czy z tymi statkami wszystko w porządku?
prompt-inspect-how = Nikt inny ich nie sprawdza. Obejrzyj wszystkie i zgłoś statek z błędem.
prompt-inspect-ready = Nic do zgłoszenia
prompt-report = Zgłoś: { $name }
prompt-report-own = Zgłoś własny statek
prompt-insure = Ubezpieczyć flotę?
prompt-insure-how = Za utracone kafelki płaci się po locie. Składka określa, ile najwyżej.
prompt-insure-pay =
    { $credits ->
        [0] Ubezpieczenie za darmo
        [one] Zapłać { $credits } kredyt
        [few] Zapłać { $credits } kredyty
        [many] Zapłać { $credits } kredytów
       *[other] Zapłać { $credits } kredytu
    }
prompt-insure-none = Bez ubezpieczenia
prompt-insure-all = płacisz za każdy utracony kafelek
prompt-insure-cap =
    { $credits ->
        [0] utracone kafelki nic nie kosztują
        [one] utracone kafelki kosztują najwyżej { $credits } kredyt
        [few] utracone kafelki kosztują najwyżej { $credits } kredyty
        [many] utracone kafelki kosztują najwyżej { $credits } kredytów
       *[other] utracone kafelki kosztują najwyżej { $credits } kredytu
    }

## Kontrola i naprawa

prompt-repair =
    { $number ->
        [one] Inspektor znalazł { $number } błąd
        [few] Inspektor znalazł { $number } błędy
        [many] Inspektor znalazł { $number } błędów
       *[other] Inspektor znalazł { $number } błędu
    }
prompt-repair-by =
    { $number ->
        [one] { $name } znajduje { $number } błąd
        [few] { $name } znajduje { $number } błędy
        [many] { $name } znajduje { $number } błędów
       *[other] { $name } znajduje { $number } błędu
    }
prompt-repair-own =
    { $number ->
        [one] Zgłaszasz { $number } błąd własnego statku
        [few] Zgłaszasz { $number } błędy własnego statku
        [many] Zgłaszasz { $number } błędów własnego statku
       *[other] Zgłaszasz { $number } błędu własnego statku
    }
prompt-repair-how = Dotknij zaznaczonego kafelka i zobacz, co odpadnie; drugie dotknięcie go zdejmie.
prompt-repair-parts = Statek rozpada się na części
prompt-repair-parts-how = Zostaw jedną z części albo zdejmij inny zaznaczony kafelek.
prompt-remove = Zdejmij: { $tile }
prompt-remove-alone = nic więcej nie odpadnie
prompt-remove-more =
    { $number ->
        [one] odpadnie jeszcze { $number } kafelek
        [few] odpadną jeszcze { $number } kafelki
        [many] odpadnie jeszcze { $number } kafelków
       *[other] odpadnie jeszcze { $number } kafelka
    }
prompt-preview-remove = Pokaż, co odpadnie z tym kafelkiem: { $tile }
prompt-keep-part = Zostaw część { $number }
prompt-part-loses =
    { $number ->
        [one] odpada { $number } kafelek
        [few] odpadają { $number } kafelki
        [many] odpada { $number } kafelków
       *[other] odpada { $number } kafelka
    }
prompt-part = Twój statek się rozpadł
prompt-part-how = Dotknij części, która zostaje; reszta odleci.
prompt-without-engine = bez silnika
prompt-tile-of-part = Część { $number }: { $tile }
prompt-otherwise-repair = stocznia zdejmie, co trzeba
prompt-otherwise-part = zostaje część { $number }

## Kosmici

prompt-aliens = Kto wchodzi na pokład?
prompt-aliens-how = Dotknij zaznaczonej kabiny, by zmienić jej mieszkańców.
prompt-alien-purple = wzmacnia działa o 2
prompt-alien-brown = wzmacnia silniki o 2
prompt-alien-stays = zostaje w domu
prompt-aliens-launch = Weź na pokład
prompt-aliens-none = Tylko kosmonauci
prompt-otherwise-aliens = tylko kosmonauci

## Przed każdą kartą

prompt-reveal = Pora na następną kartę?
prompt-reveal-how =
    { $number ->
        [one] Została jeszcze { $number } karta.
        [few] Zostały jeszcze { $number } karty.
        [many] Zostało jeszcze { $number } kart.
       *[other] Zostało jeszcze { $number } karty.
    }
prompt-reveal-said = Decyzja podjęta
prompt-fly = Leć dalej
prompt-give-up = Zrezygnuj
prompt-give-up-sure = Zrezygnować z lotu?
prompt-give-up-what = Twój statek schodzi z toru. Żadnych więcej kart, żadnej premii za kolejność ani za najpiękniejszy statek, a towary sprzedasz za połowę.
prompt-give-up-ships = Które statki rezygnują?
prompt-give-up-ships-how = Dotknij statków na planszy. Ich załogi i znaczniki baterii wracają do banku, a towary sprzedasz za połowę; pozostałe lecą dalej.
prompt-give-up-these =
    { $count ->
        [0] Najpierw wybierz statek
        [one] Zrezygnuj ze statku { $ships }
        [few] Zrezygnuj ze statków { $ships }
        [many] Zrezygnuj ze statków { $ships }
       *[other] Zrezygnuj ze statków { $ships }
    }
prompt-give-up-all = Zrezygnuj z całej floty
prompt-give-up-not = Nie, leć dalej

## Co oferują karty

prompt-land = Wylądować na planecie?
prompt-land-how =
    { $number ->
        [one] Lądowanie kosztuje { $number } dzień lotu.
        [few] Lądowanie kosztuje { $number } dni lotu.
        [many] Lądowanie kosztuje { $number } dni lotu.
       *[other] Lądowanie kosztuje { $number } dnia lotu.
    }
prompt-planet = Planeta { $number }: { $goods }
prompt-taken = ktoś już tu wylądował
prompt-pass = Leć dalej
prompt-use-ship = Naprawić opuszczony statek i go sprzedać?
prompt-use-ship-how = Część załogi odleci nim na zawsze.
prompt-use-ship-yes = Wyślij załogę
prompt-use-station = Zacumować przy stacji?
prompt-use-station-how =
    { $number ->
        [one] Potrzeba do tego { $number } członka załogi; nikt nie opuszcza statku.
        [few] Potrzeba do tego { $number } członków załogi; nikt nie opuszcza statku.
        [many] Potrzeba do tego { $number } członków załogi; nikt nie opuszcza statku.
       *[other] Potrzeba do tego { $number } członka załogi; nikt nie opuszcza statku.
    }
prompt-use-station-yes = Zacumuj
prompt-crew-leaves =
    { $number ->
        [one] członek załogi odlatuje
        [few] członków załogi odlatuje
        [many] członków załogi odlatuje
       *[other] członka załogi odlatuje
    }
prompt-reward = Zwycięstwo! Zabrać łup?
prompt-reward-how = Zebranie go zajmie trochę czasu.
prompt-reward-yes = Zabierz
prompt-reward-no = Zostaw
prompt-improve = Targowanie się
prompt-improve-how = Jedna skrzynia staje się droższa o stopień albo dostajesz jedną więcej.
prompt-offered = W ofercie:
prompt-improve-to = { $from }: będzie z niej { $to }
prompt-improve-extra = Dodatkowo: { $cube }
prompt-improve-none = Zostaw, jak jest

## Załadunek

prompt-load = Załaduj towary
prompt-load-how = To najlepszy ładunek. Zmienisz go, dotykając skrzyń lub je przeciągając.
prompt-load-free = Przesuwaj skrzynie dotknięciem lub przeciągając; co tu zostanie, przepada.
prompt-load-where = Teraz dotknij ładowni, do której trafi skrzynia.
prompt-load-confirm = Załaduj
prompt-load-best = Najlepszy ładunek
prompt-dock = Zostaje tutaj
prompt-dock-empty = nic
prompt-to-dock = Zostaw tutaj
prompt-hold =
    { $free ->
        [one] { $tile } { $cell }: { $goods }; wolne { $free } miejsce
        [few] { $tile } { $cell }: { $goods }; wolne { $free } miejsca
        [many] { $tile } { $cell }: { $goods }; wolnych { $free } miejsc
       *[other] { $tile } { $cell }: { $goods }; wolnego { $free } miejsca
    }
prompt-put-here = Połóż tutaj: { $cell }

## Siły

prompt-engines = Cała naprzód?
prompt-engines-space = Każdy punkt mocy silników to jedno pole do przodu.
prompt-engines-end = stoi w miejscu: koniec lotu
prompt-engines-end-ship = statek stoi i rezygnuje
prompt-engines-combat = Statek z najsłabszymi silnikami za to zapłaci.
prompt-cannons = Zasilić działa?
prompt-cannons-combat = Statek z najsłabszymi działami za to zapłaci.
prompt-cannons-enemy = { $enemy }, siła { $strength }: kto ma więcej, wygrywa.
prompt-strength-for =
    { $batteries ->
        [0] Siła { $strength } bez baterii
        [one] Siła { $strength } za { $batteries } znacznik baterii
        [few] Siła { $strength } za { $batteries } znaczniki baterii
        [many] Siła { $strength } za { $batteries } znaczników baterii
       *[other] Siła { $strength } za { $batteries } znacznika baterii
    }
prompt-fleet-total = flota: { $strength }
prompt-no-battery = za darmo
prompt-verdict-win = wygrana
prompt-verdict-draw = remis
prompt-verdict-lose = przegrana
prompt-otherwise-strength = siła { $strength }

## Płacenie i straty

prompt-battery =
    { $number ->
        [one] Do zapłaty { $number } znacznik baterii
        [few] Do zapłaty { $number } znaczniki baterii
        [many] Do zapłaty { $number } znaczników baterii
       *[other] Do zapłaty { $number } znacznika baterii
    }
prompt-battery-how = Dotknij kafelka, z którego zejdzie następny.
prompt-crew =
    { $number ->
        [one] Odejść musi { $number } członek załogi
        [few] Odejść musi { $number } członków załogi
        [many] Odejść musi { $number } członków załogi
       *[other] Odejść musi { $number } członka załogi
    }
prompt-crew-how = Dotknij kabiny, z której ktoś odejdzie. Bez kosmonautów nikt dalej nie poleci.
prompt-cube =
    { $number ->
        [one] Tracisz { $number } skrzynię
        [few] Tracisz { $number } skrzynie
        [many] Tracisz { $number } skrzyń
       *[other] Tracisz { $number } skrzyni
    }
prompt-cube-how = Najpierw najdroższa ({ $cube }). Dotknij ładowni, z której zniknie.
prompt-otherwise-token = z kafelka: { $tile }

## Zagrożenia

prompt-threat = { $from } nadciąga { $threat }
prompt-defend-how =
    { $number ->
        [one] Uderzy tutaj: { $tiles }. Znacznik baterii to uratuje.
        [few] Uderzy tutaj: { $tiles }. Znacznik baterii uratuje to, co w zasięgu.
        [many] Uderzy tutaj: { $tiles }. Znacznik baterii uratuje to, co w zasięgu.
       *[other] Uderzy tutaj: { $tiles }. Znacznik baterii uratuje to, co w zasięgu.
    }
prompt-defend-which = Jeden znacznik baterii ratuje jeden kafelek. Który?
prompt-defend-with = Znacznik z { $cell }
prompt-take-hit = Przyjmij trafienie
prompt-save = Ratuj:
prompt-save-tile = Ratuj: { $tile }
prompt-pay-here = Zapłać znacznikiem stąd: { $tile }
prompt-shoot-how = Działo zestrzeli tylko jeden z nich. Który kafelek ratujesz?
prompt-otherwise-hit = trafienie
prompt-otherwise-defend = zapłata znacznikiem baterii
prompt-otherwise-shoot = ocaleje { $tile }

## Tytuły

prompt-keep-title = Który tytuł zatrzymujesz?
prompt-keep-title-how = Możesz zatrzymać tylko jeden; resztę oddajesz.
prompt-give-title = Kto dostanie tytuł „{ $title }”?
prompt-give-title-how = Trafi do kogoś, kto nie ma jeszcze żadnego.
title-goal-hauler = najwięcej kafelków, na których leży towar
title-goal-battery = najwięcej kafelków na baterie: podwójnych dział, podwójnych silników i osłon
title-goal-xeno = kosmici zakwaterowani jak najdalej od innych kabin
title-goal-cruise = najwięcej zamieszkanych kabin z gładką stroną zwróconą w pustkę
title-goal-engineer = najwięcej kafelków na statku
title-goal-corridor = najdłuższy ciąg połączonych kafelków, które mają połączenia tylko z jednej lub dwóch stron
title-burden-hauler = ładowanie towarów kosztuje o dzień lotu więcej
title-burden-battery = każda bateria startuje z jednym znacznikiem mniej
title-burden-xeno = w kabinach poza początkową mieszka jeden kosmonauta zamiast dwóch
title-burden-cruise = kto zabiera ci załogę, bierze o jedną osobę więcej
title-burden-engineer = podczas budowy nie zachowasz na później żadnego kafelka
title-burden-corridor = nie wolno ci zaglądać do stosów kart
