### Klient w przeglądarce: rozliczenie, wyniki, strona partii.

## Rozliczenie

results-settlement =
    { $box ->
        [first] Rozliczenie rundy { $round }
       *[second] Rozliczenie lotu { $round }
    }
results-settlement-plain = Rozliczenie
results-line-way = Zarobek po drodze
results-line-order = Kolejność na mecie
results-line-title = Tytuł
results-line-beauty = Najpiękniejszy statek
results-line-goods = Sprzedane towary
results-line-lost = Utracone kafelki
results-line-fines = Grzywny
results-line-premium = Zaległa składka
results-no-lines = Nie ma czego rozliczać
results-arrival = { $place }. na mecie
results-not-home = lot nieukończony
results-sum =
    { $box ->
        [first] Ta runda
       *[second] Ten lot
    }
results-sum-team =
    { $box ->
        [first] Drużyna, ta runda
       *[second] Drużyna, ten lot
    }
results-share = Wkład: { $name }
results-before-after = kredyty przedtem: { $before }, teraz: { $after }
results-owns =
    { $credits ->
        [one] teraz { $credits } kredyt
        [few] teraz { $credits } kredyty
        [many] teraz { $credits } kredytów
       *[other] teraz { $credits } kredytu
    }
results-title-won = Nowy tytuł: { $title }
results-title-given = Tytuł w prezencie: { $title }
results-title-gold = Obroniony, teraz złoty: { $title }
results-continue = Dalej
results-to-final = Zobacz wynik końcowy
results-show-all = Pokaż wszystko
results-no-story = Rozliczenie odbyło się bez ciebie. Tyle każdy ma teraz.
results-secret = tajne
results-credits =
    { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }

## Koniec partii

results-title = Wynik końcowy
results-over = Partia skończona.
results-you-win = Wygrywasz!
results-team-you-win = Twoja drużyna wygrywa!
results-team-wins = Wygrywa drużyna: { $names }
results-wins =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wygrywają { $names }
        [many] Wygrywają { $names }
       *[other] Wygrywają { $names }
    }
results-nobody = Nikomu nie został ani jeden kredyt
results-race-nobody = Wyścig bez zwycięstwa
results-you = ty
results-place = { $place }. miejsce
results-no-place = Bez miejsca
results-home = Statki na mecie: { $home } z { $needed }
results-ship-home = na mecie
results-ship-at = pole { $index }
results-chart =
    { $box ->
        [first] Kredyty po każdej rundzie
       *[second] Kredyty po każdym locie
    }
results-start = Start
results-flight =
    { $box ->
        [first] Runda { $round }
       *[second] Lot { $round }
    }
results-as-table = Jako tabela
results-last-flight =
    { $box ->
        [first] Ostatnia runda pozycja po pozycji
       *[second] Ostatni lot pozycja po pozycji
    }
results-moments = Tego się nie zapomina
results-good = Dobra robota
results-bad = Auć
results-ships = W jakim stanie są statki
results-ship-of = Statek: { $name }
results-lost =
    { $number ->
        [one] { $number } utracony kafelek
        [few] { $number } utracone kafelki
        [many] { $number } utraconych kafelków
       *[other] { $number } utraconego kafelka
    }
results-open =
    { $number ->
        [one] { $number } odsłonięte połączenie
        [few] { $number } odsłonięte połączenia
        [many] { $number } odsłoniętych połączeń
       *[other] { $number } odsłoniętego połączenia
    }
results-gave-up = Rezygnacja: { $reason }
results-moment-jackpot =
    { $credits ->
        [one] Najlepszy interes na jednej karcie: { $seat } zgarnia { $credits } kredyt ({ $card }).
        [few] Najlepszy interes na jednej karcie: { $seat } zgarnia { $credits } kredyty ({ $card }).
        [many] Najlepszy interes na jednej karcie: { $seat } zgarnia { $credits } kredytów ({ $card }).
       *[other] Najlepszy interes na jednej karcie: { $seat } zgarnia { $credits } kredytu ({ $card }).
    }
results-moment-haul =
    { $number ->
        [one] { $seat } ładuje naraz { $number } skrzynię.
        [few] { $seat } ładuje naraz { $number } skrzynie.
        [many] { $seat } ładuje naraz { $number } skrzyń.
       *[other] { $seat } ładuje naraz { $number } skrzyni.
    }
results-moment-hunter =
    { $number ->
        [one] { $seat } przepędza { $number } napastnika.
        [few] { $seat } przepędza { $number } napastników.
        [many] { $seat } przepędza { $number } napastników.
       *[other] { $seat } przepędza { $number } napastnika.
    }
results-moment-guard =
    { $number ->
        [one] { $seat } odpiera { $number } trafienie.
        [few] { $seat } odpiera { $number } trafienia.
        [many] { $seat } odpiera { $number } trafień.
       *[other] { $seat } odpiera { $number } trafienia.
    }
results-moment-neat =
    { $connectors ->
        [0] { $seat } ma najschludniejszy statek: ani jednego odsłoniętego połączenia.
        [one] { $seat } ma najschludniejszy statek: { $connectors } odsłonięte połączenie.
        [few] { $seat } ma najschludniejszy statek: { $connectors } odsłonięte połączenia.
        [many] { $seat } ma najschludniejszy statek: { $connectors } odsłoniętych połączeń.
       *[other] { $seat } ma najschludniejszy statek: { $connectors } odsłoniętego połączenia.
    }
results-moment-thrust = { $seat } daje najmocniej czadu: silniki o mocy { $strength }.
results-moment-riches =
    { $credits ->
        [one] { $seat } ma najbogatsze rozliczenie: { $credits } kredyt.
        [few] { $seat } ma najbogatsze rozliczenie: { $credits } kredyty.
        [many] { $seat } ma najbogatsze rozliczenie: { $credits } kredytów.
       *[other] { $seat } ma najbogatsze rozliczenie: { $credits } kredytu.
    }
results-moment-quick =
    { $seconds ->
        [one] { $seat } kończy budowę w { $seconds } sekundę.
        [few] { $seat } kończy budowę w { $seconds } sekundy.
        [many] { $seat } kończy budowę w { $seconds } sekund.
       *[other] { $seat } kończy budowę w { $seconds } sekundy.
    }
results-moment-wreck =
    { $number ->
        [one] { $seat } traci za jednym zamachem { $number } kafelek ({ $card }).
        [few] { $seat } traci za jednym zamachem { $number } kafelki ({ $card }).
        [many] { $seat } traci za jednym zamachem { $number } kafelków ({ $card }).
       *[other] { $seat } traci za jednym zamachem { $number } kafelka ({ $card }).
    }
results-moment-crew =
    { $number ->
        [one] { $seat } macha na pożegnanie: załoga jest mniejsza o { $number } członka.
        [few] { $seat } macha na pożegnanie: załoga jest mniejsza o { $number } członków.
        [many] { $seat } macha na pożegnanie: załoga jest mniejsza o { $number } członków.
       *[other] { $seat } macha na pożegnanie: załoga jest mniejsza o { $number } członka.
    }
results-moment-quitter = { $seat } wypada z lotu: { $reason }.
results-moment-faults =
    { $number ->
        [one] { $seat } ma dla inspektora niespodziankę: { $number } błąd.
        [few] { $seat } ma dla inspektora niespodziankę: { $number } błędy.
        [many] { $seat } ma dla inspektora niespodziankę: { $number } błędów.
       *[other] { $seat } ma dla inspektora niespodziankę: { $number } błędu.
    }
results-moment-dust =
    { $connectors ->
        [one] { $seat } zamiata gwiezdny pył: { $connectors } odsłonięte połączenie.
        [few] { $seat } zamiata gwiezdny pył: { $connectors } odsłonięte połączenia.
        [many] { $seat } zamiata gwiezdny pył: { $connectors } odsłoniętych połączeń.
       *[other] { $seat } zamiata gwiezdny pył: { $connectors } odsłoniętego połączenia.
    }
results-moment-batteries =
    { $number ->
        [one] { $seat } zużywa najwięcej energii: { $number } znacznik baterii.
        [few] { $seat } zużywa najwięcej energii: { $number } znaczniki baterii.
        [many] { $seat } zużywa najwięcej energii: { $number } znaczników baterii.
       *[other] { $seat } zużywa najwięcej energii: { $number } znacznika baterii.
    }
results-moment-delay =
    { $days ->
        [one] { $seat } marudzi na jednej karcie { $days } dzień.
        [few] { $seat } marudzi na jednej karcie { $days } dni.
        [many] { $seat } marudzi na jednej karcie { $days } dni.
       *[other] { $seat } marudzi na jednej karcie { $days } dnia.
    }
results-moment-race-first = { $ship } jest na mecie przed wszystkimi, w rundzie { $round }.
results-moment-race-leap =
    { $spaces ->
        [one] Najdłuższy skok: { $ship } leci o { $spaces } pole, wysyła go { $seat }.
        [few] Najdłuższy skok: { $ship } leci o { $spaces } pola, wysyła go { $seat }.
        [many] Najdłuższy skok: { $ship } leci o { $spaces } pól, wysyła go { $seat }.
       *[other] Najdłuższy skok: { $ship } leci o { $spaces } pola, wysyła go { $seat }.
    }
results-moment-race-tow =
    { $spaces ->
        [one] Najlepszy autostopowicz: { $ship } daje się odholować o { $spaces } pole.
        [few] Najlepszy autostopowicz: { $ship } daje się odholować o { $spaces } pola.
        [many] Najlepszy autostopowicz: { $ship } daje się odholować o { $spaces } pól.
       *[other] Najlepszy autostopowicz: { $ship } daje się odholować o { $spaces } pola.
    }
results-moment-race-bonus =
    { $number ->
        [one] { $seat } zagrywa { $number } kartę bonusową.
        [few] { $seat } zagrywa { $number } karty bonusowe.
        [many] { $seat } zagrywa { $number } kart bonusowych.
       *[other] { $seat } zagrywa { $number } karty bonusowej.
    }
results-moment-race-joker =
    { $number ->
        [one] { $seat } zagrywa { $number } dżokera.
        [few] { $seat } zagrywa { $number } dżokery.
        [many] { $seat } zagrywa { $number } dżokerów.
       *[other] { $seat } zagrywa { $number } dżokera.
    }
results-moment-race-hole =
    { $spaces ->
        [one] Najgłębszy upadek: czarna dziura, { $ship } cofa się o { $spaces } pole.
        [few] Najgłębszy upadek: czarna dziura, { $ship } cofa się o { $spaces } pola.
        [many] Najgłębszy upadek: czarna dziura, { $ship } cofa się o { $spaces } pól.
       *[other] Najgłębszy upadek: czarna dziura, { $ship } cofa się o { $spaces } pola.
    }

## Co dalej

results-rematch = Rewanż
results-not-yet = Jednak jeszcze nie
results-to-waiting = Wróć do poczekalni
results-starts-in = Następna partia za { $seconds } s
results-starts-soon = Za chwilę zacznie się następna partia.
results-seat-free = Jedno miejsce jest wolne. Obsadź je w poczekalni.
results-is-ready = gotowe
results-is-thinking = jeszcze nie
results-copy-link = Kopiuj link do partii
results-open-match = Powtórka i szczegóły
results-log = Pobierz zapis

## Strona partii

match-title = Partia
match-none = Nie ma tu żadnej partii
match-began = Początek: { $when }
match-running = Ta partia jeszcze trwa. Wyniki, ziarno i zapis zostaną podane po jej zakończeniu.
match-aborted = Tę partię przerwano: stół zamknięto przed jej końcem. To, co wydarzyło się wcześniej, i tak można sprawdzić.
match-look-again = Sprawdź ponownie
match-won = zwycięstwo
match-not-won = –
match-agreed = Ustalenia
match-seats =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
match-keep = Na pamiątkę
match-link = Link do tej strony
match-copy = Kopiuj
match-log-what = W zapisie jest każdy ruch i każdy rzut kośćmi; program potrafi go odtworzyć i sprawdzić.
match-log-later = Zapis będzie można pobrać po zakończeniu partii.
match-fair = Czy było uczciwie?
match-fair-what = Cały los partii bierze się z jednej liczby, ziarna. Przed partią serwer zapieczętował sekret: stół pokazał jego skrót. Potem urządzenie każdego gracza dodało losową liczbę. Ziarno powstało z nich wszystkich, więc nie mógł go wybrać ani serwer, ani żaden gracz.
match-fair-before = Cały los partii bierze się z jednej tajnej liczby, ziarna. Jego skrót był widoczny przy stole jeszcze przed partią, więc nikt nie mógł potem podmienić ziarna.
match-commitment = Skrót sekretu, pokazany wcześniej
match-nonce = Losowa liczba: { $name }
match-no-nonce = brak
match-secret = Sekret serwera, ujawniony po partii
match-seed = Ziarno, ujawnione po partii
match-seed-later = zostanie ujawnione po partii
match-verify = Aby sprawdzić to samodzielnie, pobierz zapis i uruchom:
fair-verified-alone = Uczciwie: los tej partii był zapieczętowany z góry, a strona sprawdziła, że nikt go nie podmienił.
fair-verified =
    { $players ->
        [one] Uczciwie: los tej partii wymieszali serwer i jeden gracz, więc nikt nie mógł go wybrać. Strona to sprawdziła.
        [few] Uczciwie: los tej partii wymieszali serwer i gracze ({ $players }), więc nikt nie mógł go wybrać. Strona to sprawdziła.
        [many] Uczciwie: los tej partii wymieszali serwer i gracze ({ $players }), więc nikt nie mógł go wybrać. Strona to sprawdziła.
       *[other] Uczciwie: los tej partii wymieszali serwer i gracze ({ $players }), więc nikt nie mógł go wybrać. Strona to sprawdziła.
    }
fair-verified-mine =
    { $players ->
        [one] Uczciwie: los tej partii wymieszały serwer i twoje urządzenie, więc nikt nie mógł go wybrać. Strona to sprawdziła.
        [few] Uczciwie: los tej partii wymieszały serwer i urządzenia graczy ({ $players }), w tym twoje, więc nikt nie mógł go wybrać. Strona to sprawdziła.
        [many] Uczciwie: los tej partii wymieszały serwer i urządzenia graczy ({ $players }), w tym twoje, więc nikt nie mógł go wybrać. Strona to sprawdziła.
       *[other] Uczciwie: los tej partii wymieszały serwer i urządzenia graczy ({ $players }), w tym twoje, więc nikt nie mógł go wybrać. Strona to sprawdziła.
    }
fair-other-commitment = Nieuczciwie! Sekret ujawniony przez serwer nie jest tym, który serwer zapieczętował przed partią.
fair-other-seed = Nieuczciwie! Ziarno nie powstało z zapieczętowanego sekretu i liczb graczy.
fair-other-promise = Nieuczciwie! Serwer użył innego sekretu niż ten, który był zapieczętowany, gdy to urządzenie podało swoją liczbę.
fair-not-mine = Nieuczciwie! W ziarnie brakuje liczby, którą podało to urządzenie.
fair-untold = Nieuczciwie! Serwer nie ujawnił sekretu, z którego powstało ziarno.
