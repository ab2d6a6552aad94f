### Polecenia, które partie rozgrywają, odtwarzają i oceniają.

help-simulate = Rozgrywa wiele partii i podsumowuje wyniki.
help-simulate-games = Ile partii.
help-simulate-edition = Edycja zasad.
help-simulate-seats = Liczba miejsc.
help-simulate-rounds = Klasy statków w kolejnych rundach, rozdzielone przecinkami, albo „learning”.
help-simulate-trek = Wyprawa: trzy loty z tytułami.
help-simulate-option = Opcja, na przykład strict-build=true; klucz=@PLIK.json czyta wartość z pliku; można powtarzać. Wszystkie wypisuje starhaul options.
help-simulate-logs = Zapisuje partie: nazwa z końcówką .jsonl to jeden plik na wszystko, inna to folder.
help-tournament = Każe botom rozegrać wiele partii i je ocenia.
help-jobs = Ile procesów pracuje; 0, wartość domyślna, zajmuje wszystkie rdzenie, jeśli to się opłaca. Wyniki od tego nie zależą.
help-tournament-ray = Gra na tym klastrze Ray: adres, „auto” dla tego, który tu działa, „local” dla jednego na tym komputerze.
help-tournament-limit = Odpowiedzi, które trwają dłużej niż tyle milisekund, nie liczą się; wyniki zależą wtedy od komputera.
help-tournament-plots = Zapisuje wykresy w tym folderze, jako PNG i SVG.
help-replay = Odtwarza zapis partii i mówi, jak się skończyła.
help-replay-log = Zapis partii.
help-replay-text = Opowiada partię jako historię.
help-replay-to = Zatrzymuje się po tylu akcjach.
help-replay-html = Zapisuje powtórkę do tego pliku: jedna strona HTML, która działa bez sieci i bez serwera.
help-draw = Rysuje chwilę z zapisu partii.
help-draw-at = Rysuje stan po tylu akcjach; bez tego po wszystkich.
help-draw-svg = Zapisuje rysunek w tym pliku.
help-verify = Odtwarza zapisy i bazy danych i porównuje wyniki.
help-verify-logs = Zapisy partii albo bazy danych serwera.
help-verify-commitment = Skrót, który stół pokazał przed partią (HSE-O4): czy należy do tego zapisu?
help-verify-nonce = Losowa liczba, którą twój program dodał do ziarna (HSE-O4): czy jest w tym zapisie?

simulate-progress = Partie
simulate-partial = Rozegrane partie: { $done } z { $total }; wyniki dotyczą tylko nich.
simulate-matches = Rozegrane partie
simulate-decisions = Decyzje
simulate-length = Akcji na partię
simulate-score = Średnio kredytów, miejsce { $seat }
simulate-gave-up = Rezygnacja: { $reason }
simulate-speed = Decyzji na sekundę
advice-alike = Klasy { $one } i { $other } są tak podobne, że na jedną grę wystarczy jedna z nich.
advice-crowded = Klasa { $ship_class } zużywa dużo kafelków: przy ponad { $limit } graczach może ich zabraknąć.

tournament-bot = Bot
tournament-rating = Siła
tournament-interval = zakres 95%
tournament-wins = Wygrane %
tournament-fair = Udział %
tournament-lapses = Uchybienia
tournament-times = Namysł, ms
tournament-answers = Odpowiedzi
tournament-median = mediana
tournament-p99 = 99% poniżej
tournament-longest = najwięcej
tournament-slow = ponad 250 ms
tournament-percent = procent
tournament-ahead = Przed kim, %
tournament-foot =
    { $matches ->
        [one] { $matches } partia; w każdym cyklu miejsca są podzielone po równo (partii w cyklu: { $cycle }).
        [few] { $matches } partie; w każdym cyklu miejsca są podzielone po równo (partii w cyklu: { $cycle }).
        [many] { $matches } partii; w każdym cyklu miejsca są podzielone po równo (partii w cyklu: { $cycle }).
       *[other] { $matches } partii; w każdym cyklu miejsca są podzielone po równo (partii w cyklu: { $cycle }).
    }
tournament-booked = Kredyty, { $what }
tournament-booked-flight = po drodze
tournament-lost = Utracone kafelki: { $cause }
loss-reserve = zachowane
loss-repair = naprawione błędy
loss-broken-off = odłamane
tournament-trucker-score = Kredyty
tournament-trucker-flights = Na lot
tournament-trucker-faults = Błędy
tournament-trucker-tiles = Kafelki przy starcie
tournament-trucker-open-connectors = Odsłonięte połączenia przy starcie
tournament-trucker-home = Ukończone loty
tournament-race-score = Zwycięstwa
tournament-race-races = Na wyścig
tournament-race-ships-home = Statki na mecie
tournament-race-rounds = Rundy
tournament-plot-ratings = Siła z 95% przedziałami
tournament-plot-wins = Udziały w wygranych
tournament-plot-scores = Wyniki
tournament-plot-duels = Wiersz przed kolumną, procent
tournament-plot-figures = Straty według przyczyn

replay-game = Gra
replay-config = Ustawienia
replay-seed = Ziarno
replay-actions = Akcje
replay-state = Stan
replay-over = partia skończona
replay-going-on = partia trwa
replay-key = Klucz
replay-scores = Kredyty

verify-line =
    { $actions ->
        [one] { $file }: { $actions } akcja: { $words }
        [few] { $file }: { $actions } akcje: { $words }
        [many] { $file }: { $actions } akcji: { $words }
       *[other] { $file }: { $actions } akcji: { $words }
    }
verify-partial = Sprawdzone partie: { $done }; pozostałych nie sprawdzono.
verify-true = wszystko zgadza się z zapisem
verify-aborted = wszystko zgadza się z zapisem; partię przerwano przed końcem
verify-not-aborted = partia ma być przerwana, a jednak się skończyła
verify-unfinished = zapis kończy się przed końcem partii
verify-other-key = partia kończy się w innym stanie
verify-unfair = los nie wynikał z ziarna
verify-other-rules = rozegrano z innymi danymi zasad
verify-other-seed = ziarno nie jest tym, do którego stół się zobowiązał
verify-other-commitment = sekret nie jest tym, do którego zobowiązał się serwer
verify-other-origin = ziarno nie powstało z sekretu i liczb graczy
verify-other-promise = stół pokazał przed partią inny skrót
verify-nonce-missing = w ziarnie brakuje twojej liczby
verify-origin =
    { $players ->
        [one] ziarno powstało z zapieczętowanego sekretu serwera i liczby jednego gracza
        [few] ziarno powstało z zapieczętowanego sekretu serwera i liczb { $players } graczy
        [many] ziarno powstało z zapieczętowanego sekretu serwera i liczb { $players } graczy
       *[other] ziarno powstało z zapieczętowanego sekretu serwera i liczb { $players } gracza
    }

demo-title =
    { $seats ->
        [one] { $seats } statek leci na poziomie II według zasad drugiej edycji
        [few] { $seats } statki lecą na poziomie II według zasad drugiej edycji
        [many] { $seats } statków leci na poziomie II według zasad drugiej edycji
       *[other] { $seats } statku leci na poziomie II według zasad drugiej edycji
    }
demo-launched =
    { $built ->
        [one] { $seat } przy starcie: { $built } kafelek
        [few] { $seat } przy starcie: { $built } kafelki
        [many] { $seat } przy starcie: { $built } kafelków
       *[other] { $seat } przy starcie: { $built } kafelka
    }
demo-richest =
    { $count ->
        [one] { $credits ->
            [one] Najbogatszy powrót: { $seats } ({ $credits } kredyt).
            [few] Najbogatszy powrót: { $seats } ({ $credits } kredyty).
            [many] Najbogatszy powrót: { $seats } ({ $credits } kredytów).
           *[other] Najbogatszy powrót: { $seats } ({ $credits } kredytu).
        }
        [few] Najbogatszy powrót: { $seats } (kredyty na głowę: { $credits }).
        [many] Najbogatszy powrót: { $seats } (kredyty na głowę: { $credits }).
       *[other] Najbogatszy powrót: { $seats } (kredyty na głowę: { $credits }).
    }

label-credits = Kredyty
settlement-order = Kolejność
settlement-title = Tytuły
settlement-beauty = Najpiękniejszy
settlement-goods = Towary
settlement-lost = Straty
settlement-fines = Grzywny
settlement-premium = Składka

## Błędy

input-game-unknown = nie ma gry „{ $game }”; do wyboru: { $known }
input-lesson-unknown = nie ma lekcji „{ $lesson }”; do wyboru: { $known }
input-config-wrong = takich ustawień gra nie ma: { $reason }
input-option-form = opcję pisze się klucz=wartość, nie „{ $option }”
input-option-foreign = gra „{ $game }” nie zna takiej opcji
input-match-failed = partia z ziarnem „{ $seed }” zawiodła, a jej zapis jest tutaj ({ $reason })
input-draw-one-log = rysunek wymaga dokładnie jednego zapisu partii, a nie { $count }
input-draw-moment = nie ma chwili po akcji nr { $at }; zapis liczy od 0 do { $count }
input-svg-over-log = rysunek nadpisałby zapis
input-log-crashes = zasady zawiodły na tym zapisie ({ $reason })
input-bot-unknown = nie ma bota „{ $bot }”; do wyboru: { $known } albo moduł:Klasa
input-bot-not-found = bota „{ $bot }” nie można wczytać ({ $reason })
input-bot-no-module = nie ma modułu „{ $module }” dla bota „{ $bot }”; plik w tym folderze znajdzie się sam, inny przez PYTHONPATH
input-bot-no-class = moduł „{ $module }” nie ma klasy „{ $class_name }”
input-bot-no-bot = „{ $bot }” nie jest botem
input-extra-missing =
    do tego potrzebny jest pakiet { $package }: { $way ->
        [checkout] make extras
       *[installed] pip install "{ $wanted }"
    }
input-tournament-failed = partia o ziarnie „{ $seed }” zawiodła ({ $reason })
input-worker-died = proces, który rozgrywał partie, przestał działać ({ $reason })
input-interrupted = przerwano działanie
input-cluster-unreachable = żaden klaster Ray nie jest tu dostępny ({ $reason })
input-report-unwritable = raportu nie można zapisać: { $reason }
input-plots-unwritable = wykresów nie można zapisać: { $reason }
