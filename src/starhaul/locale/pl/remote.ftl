### Polecenia `starhaul bot` i `starhaul bench`, które grają przez sieć.

## bot

help-bot = Sadza bota przy stole na dowolnym serwerze.
help-bot-link = Link do miejsca, taki jak gospodarz wysyła znajomym; - czyta go ze standardowego wejścia.
help-bot-skill = Bot: random, easy, medium, hard albo moduł:Klasa.
help-bot-temperament = Jego charakter: balanced, bold, careful albo greedy.
help-bot-name = Jak nazywa się przy stole.
help-bot-matches = Odchodzi po tylu partiach; bez tego zostaje, dopóki stół jest otwarty.
help-bot-verbose = Mówi na standardowym wyjściu błędów, co się dzieje.

bot-name = Bot
bot-seated = Siedzi na miejscu { $seat }.
bot-again = Połączenie nawiązano ponownie.
bot-unfair = Nieuczciwie! Partia zaczęła się bez losowej liczby tego miejsca albo z innym sekretem niż zapieczętowany przez serwer.
bot-match = Zaczyna się partia: { $game }.
bot-match-over = Koniec partii: { $scores }.
bot-did = { $action }
bot-refused = { $action } – odmowa: { $code }
bot-lapse = Na pytanie „{ $kind }” ktoś odpowiedział za bota: { $why } { $detail }
bot-sent-away = Serwer zakończył połączenie ({ $code }).

input-link-wrong = to nie jest link do miejsca; wygląda on tak: http://host:8800/#/table/…/…
input-link-watches = z tym linkiem można tylko oglądać; poproś gospodarza o link do miejsca
input-server-unreachable = nie odpowiada tu żaden serwer gry

## bench

help-bench = Mierzy, ile stołów udźwignie serwer.
help-bench-url = Adres serwera.
help-bench-serve = Uruchamia własny serwer z bazą danych, którą potem się wyrzuca, i mierzy właśnie jego.
help-bench-tables = Ile stołów.
help-bench-seats = Ilu gości przy każdym stole.
help-bench-rate = Ile poleceń na sekundę daje każdy gość.
help-bench-seconds = Jak długo trwa pomiar.
help-bench-game = W co się gra: race, trucker albo mixed.
help-bench-views = Przy ilu stołach wszystko, co pokazano, porównuje się z zapisem.
help-bench-db = Do --serve: baza danych tymczasowego serwera zamiast pliku do wyrzucenia, na przykład postgresql://user@host/name; pozostaje także potem.
help-bench-simulate = Nie mierzy, tylko liczy: model obok dawnych pomiarów i to, czego potrzebuje dom danej wielkości.
help-bench-people = Do --simulate: ilu ludzi siedzi naraz przy stołach; domyślnie milion.
help-bench-assumptions = Do --simulate: plik TOML z innymi założeniami i cenami; ich lista jest w docs/scale.md.

bench-opening = Otwieranie stołów
bench-playing = Trwa gra
bench-reading = Pobieranie zapisów
bench-checking = Sprawdzanie
bench-latency = Czas odpowiedzi w milisekundach
bench-count = liczba
bench-actions = akcje w grach
bench-others = inne polecenia
bench-all = wszystkie polecenia
bench-late = opóźnienie gości przy wysyłaniu
bench-commands = Poleceń na sekundę
bench-sent = Wysłanych wiadomości na sekundę
bench-received = Odebranych wiadomości na sekundę
bench-traffic = Odebranych kilobajtów na sekundę
bench-refused = Polecenia odrzucone
bench-repeated = Polecenia wysłane celowo dwa razy
bench-reconnects = Połączenia nawiązane ponownie
bench-matches = Partie rozegrane do końca
bench-logs-checked = Partie porównane z zapisem
bench-views-checked = Porównane widoki
bench-server = Serwer zużył
bench-generator = Goście zużyli
bench-use = { $cpu }% rdzenia, { $memory } MB
bench-verdict =
    { $count ->
        [0] Wszystko jest tak, jak ma być.
        [one] { $count } naruszenie.
        [few] { $count } naruszenia.
        [many] { $count } naruszeń.
       *[other] { $count } naruszenia.
    }

violation-message = wiadomość, która nie ma sensu: { $detail }
violation-revision = brakuje rewizji albo przyszła dwa razy: { $detail }
violation-public = inni usłyszeli coś innego: { $detail }
violation-answer-unknown = odpowiedź na polecenie, którego nikt nie wydał: { $detail }
violation-answer-differs = polecenie wysłane dwa razy dostało dwie różne odpowiedzi: { $detail }
violation-answer-missing = polecenie wysłane dwa razy dostało tylko jedną odpowiedź: { $detail }
violation-unanswered = polecenie bez odpowiedzi: { $detail }
violation-failed = serwer zawiódł przy poleceniu: { $detail }
violation-act-lost = potwierdzonej akcji nie ma w zapisie: { $detail }
violation-act-extra = w zapisie jest akcja, której nikt nie wydał albo nie tyle razy: { $detail }
violation-act-order = w zapisie akcje są w innej kolejności
violation-events = to, co powiedziano, nie jest tym, co mówi zapis: { $detail }
violation-view = to, co pokazano, nie jest tym, co wolno widzieć temu miejscu: rewizja { $detail }
violation-chance = los nie wynikał z ziarna: wpis { $detail }
violation-log = zapis nie ma sensu: { $detail }
violation-log-missing = partia nie ma zapisu
violation-server = serwer zakończył się ze statusem { $detail }

input-url-wrong = „{ $url }” to nie adres taki jak http://127.0.0.1:8800
input-option-alone = ta opcja ma sens tylko razem z { $needed }
input-bench-no-table = serwer nie otwiera stołów: status { $status }
input-bench-no-start = partie się nie zaczynają
input-bench-no-server = nie udało się uruchomić serwera

capacity-measurement = pomiar
capacity-figure = wielkość
capacity-measured = zmierzono
capacity-simulated = symulacja
capacity-miss = różnica
capacity-percent = { $share }%
capacity-p50-ms = połowa odpowiedzi do (ms)
capacity-p99-ms = 99% odpowiedzi do (ms)
capacity-commands-per-second = poleceń na sekundę
capacity-node-cpu = rdzeni dla serwera
capacity-database-cpu = rdzeni dla bazy danych
capacity-guessed = Jeszcze nie zmierzone, tylko założone: { $names }
capacity-people = Ludzie
capacity-tables = Stoły
capacity-commands = Poleceń na sekundę
capacity-nodes = Węzły
capacity-databases = Bazy danych
capacity-limited =
    { $limit ->
        [memory] { $number }, ogranicza pamięć
        [wal] { $number }, ogranicza dysk
       *[cpu] { $number }, ogranicza procesor
    }
capacity-connections = Połączenia z każdą bazą
capacity-connections-many = { $number }, a wolno tylko { $most }: pomoże pooler zachowujący sesje albo mniej większych węzłów
capacity-egress = Gigabitów na sekundę do graczy
capacity-egress-month = Terabajtów miesięcznie do graczy
capacity-wal = Megabajtów na sekundę do dziennika każdej bazy
capacity-stored = Przechowywanych gigabajtów
capacity-times = Połowa i 99% odpowiedzi do
capacity-price-nodes = Cena węzłów
capacity-price-databases = Cena baz danych
capacity-price-storage = Cena przechowywania
capacity-price-egress = Cena transferu
capacity-price-balancer = Cena rozdzielania ruchu
capacity-price = Razem na miesiąc: { $price }
input-assumption-range = { $value } nie mieści się między { $least } a { $most }
input-assumption-unknown = nie ma takiego założenia; znane są: { $known }
input-assumptions-not-toml = to nie jest poprawny plik TOML
