### Prowadzenie serwera: `starhaul admin`, `starhaul doctor`, strona operatora i ustawienia dla niego.

serve-admin = Strona operatora: { $address }

## Ustawienia

setting-server-name = Nazwa tego serwera, widoczna na stronie głównej.
setting-welcome = Kilka słów do gości; widoczne na stronie głównej.
setting-contact = Jak goście mogą się z tobą skontaktować; widoczne na stronie głównej.
setting-invitation = Słowo, bez którego nikt nie założy stołu, nie dołączy bez linku i nie zobaczy list; bez tego ustawienia może każdy. Linki do stołów i miejsc działają zawsze.
setting-admin-token = Token strony operatora pod adresem /admin; „random” tworzy przy każdym starcie nowy i go wypisuje. Bez niego takiej strony nie ma.
setting-log-format = Postać komunikatów: text albo json.

input-setting-too-long = ten tekst ma { $length } znaków; dozwolonych jest najwyżej { $longest }
input-setting-secret = oczekiwano tajnego słowa od { $least } do { $most } znaków

## Czyj to plik

input-store-not-yours = plik { $file } należy do użytkownika { $owner }, a polecenie działa jako { $user }. Przekaże go to polecenie jako root: { $command }
input-folder-not-yours = folder { $folder } należy do użytkownika { $owner }, a polecenie działa jako { $user } i nie może w nim pisać. Przekaże go to polecenie jako root: { $command }
input-store-mode = prawa pliku { $file } nie pozwalają na odczyt lub zapis. Uruchom: { $command }

## Polecenie

help-admin = Zarządza serwerem: stoły, blokady, ogłoszenia, zatrzymanie.
help-admin-tables = Wypisuje stoły w pamięci.
help-admin-close = Zamyka stół; trwająca partia zostaje przerwana.
help-admin-ban = Blokuje adres albo sieć i kończy jej połączenia.
help-admin-unban = Znosi blokadę.
help-admin-bans = Wypisuje obowiązujące blokady.
help-admin-say = Pokazuje ogłoszenie na wszystkich stronach.
help-admin-drain = Zatrzymuje serwer po zakończeniu wszystkich partii.
help-admin-stats = Wypisuje dane o serwerze.
help-admin-rotate = Wymienia sekret wszystkich linków.
help-admin-db = Baza danych serwera; domyślnie ta z ustawień.
help-admin-table = Oznaczenie stołu z listy.
help-admin-address = Adres albo sieć, na przykład 203.0.113.0/24.
help-admin-for = Jak długo to obowiązuje, na przykład 30m, 2h albo 7d; bez tego do odwołania.
help-admin-reason = Uwaga do listy blokad; goście jej nie widzą.
help-admin-text = Treść ogłoszenia; bez niej znika obecne.
help-admin-in = Zatrzymaj najpóźniej po tym czasie, na przykład 90s, 10m albo 1h.
help-admin-cancel = Zakończ opróżnianie; serwer działa dalej.
help-bot-invitation = Hasło z zaproszenia na prywatny serwer; link do miejsca działa bez niego.
help-admin-force = Nawet jeśli osoby nieobecne w partii stracą miejsce.

input-not-a-duration = „{ $value }” to nie czas taki jak 90s, 10m, 2h albo 7d, najwyżej rok
input-admin-no-server = z tą bazą danych nie działa żaden serwer; wskaż jego bazę przez --db
input-admin-no-access = serwer należy do użytkownika { $owner }; uruchom polecenie jako { $owner } albo jako root
input-admin-unreachable = nie można zapytać serwera: { $reason }
input-admin-late =
    { $seconds ->
        [one] serwer nie odpowiada od { $seconds } sekundy
        [few] serwer nie odpowiada od { $seconds } sekund
        [many] serwer nie odpowiada od { $seconds } sekund
       *[other] serwer nie odpowiada od { $seconds } sekundy
    }
input-admin-garbled = odpowiedzi nie można odczytać; czy serwer jest w innej wersji?

admin-tables-none = W pamięci nie ma żadnego stołu.
admin-bans-none = Nikt nie jest zablokowany.
admin-forever = do odwołania
admin-seats = { $people } + { $bots } z { $seats }
admin-head-table = stół
admin-head-game = gra
admin-head-phase = stan
admin-head-seats = ludzie + boty
admin-head-connected = połączeni
admin-head-spectators = widzowie
admin-head-age = wiek
admin-head-idle = bezczynność
admin-head-network = sieć
admin-head-since = od
admin-head-until = do
admin-head-reason = uwaga
admin-phase-waiting = czekanie
admin-phase-starting = początek
admin-phase-playing = gra
admin-phase-paused = przerwa
admin-stat-version = Wersja
admin-stat-up = Działa od
admin-stat-tables = Stoły
admin-stat-matches = Partie
admin-stat-people = Połączeni ludzie
admin-stat-spectators = Widzowie
admin-stat-bots = Boty
admin-stat-bans = Blokady
admin-stat-database = Baza danych
admin-stat-queue = Oczekujące zapisy
admin-stat-trouble = Błąd dysku
admin-stat-notice = Ogłoszenie
admin-stat-closes = Zatrzyma się najpóźniej

## Co zrobiono

admin-done-closed =
    { $aborted ->
        [0] Stół { $table } jest zamknięty.
       *[other] Stół { $table } jest zamknięty; jego partia została przerwana.
    }
admin-done-banned =
    { $connections ->
        [one] { $network } jest na liście blokad; zakończono { $connections } połączenie.
        [few] { $network } jest na liście blokad; zakończono { $connections } połączenia.
        [many] { $network } jest na liście blokad; zakończono { $connections } połączeń.
       *[other] { $network } jest na liście blokad; zakończono { $connections } połączenia.
    }
admin-done-unbanned = { $network } nie ma już blokady.
admin-done-said =
    { $pages ->
        [one] Ogłoszono przy stołach ({ $pages } połączenie) i na stronie głównej.
        [few] Ogłoszono przy stołach ({ $pages } połączenia) i na stronie głównej.
        [many] Ogłoszono przy stołach ({ $pages } połączeń) i na stronie głównej.
       *[other] Ogłoszono przy stołach ({ $pages } połączenia) i na stronie głównej.
    }
admin-done-unsaid = Ogłoszenie zniknęło.
admin-done-draining =
    { $matches ->
        [0] Opróżnianie: nie trwa żadna partia, więc serwer zaraz się zatrzyma.
        [one] Opróżnianie: serwer zatrzyma się, gdy skończy się { $matches } partia, najpóźniej za { $seconds } s.
        [few] Opróżnianie: serwer zatrzyma się, gdy skończą się { $matches } partie, najpóźniej za { $seconds } s.
        [many] Opróżnianie: serwer zatrzyma się, gdy skończy się { $matches } partii, najpóźniej za { $seconds } s.
       *[other] Opróżnianie: serwer zatrzyma się, gdy skończy się { $matches } partii, najpóźniej za { $seconds } s.
    }
admin-done-resumed = Serwer działa dalej.
admin-done-rotated =
    { $connected ->
        [one] Wszystkie linki są nowe. { $connected } połączona osoba zachowuje miejsce; stare linki już nie działają.
        [few] Wszystkie linki są nowe. { $connected } połączone osoby zachowują miejsca; stare linki już nie działają.
        [many] Wszystkie linki są nowe. { $connected } połączonych osób zachowuje miejsca; stare linki już nie działają.
       *[other] Wszystkie linki są nowe. { $connected } połączonej osoby zachowuje miejsca; stare linki już nie działają.
    }

## Czego odmówiono

admin-refused-not-you = To może zrobić tylko użytkownik, który uruchomił serwer, albo root.
admin-refused-token = To nie jest token strony operatora.
admin-refused-not-an-address = „{ $written }” to ani adres, ani sieć taka jak 203.0.113.0/24.
admin-refused-network-too-wide = Ta sieć jest za szeroka; prefiks ma co najmniej { $widest } bitów.
admin-refused-too-many-bans = Jest już { $most } blokad; najpierw znieś niektóre albo zablokuj całą sieć.
admin-refused-ban-everybody = W { $network } jest ten komputer albo jego proxy, więc nikt by nie wszedł. Jeśli serwer działa za proxy, wpisz je do ustawienia „{ $setting }”; wtedy goście mają własne adresy.
admin-refused-not-banned = { $network } nie ma blokady.
admin-refused-notice-too-long = Ogłoszenie ma { $length } znaków; dozwolonych jest najwyżej { $longest }.
admin-refused-not-draining = Serwer nie jest opróżniany.
admin-refused-rotate-playing =
    { $matches ->
        [one] W { $matches } partii kogoś brakuje i ta osoba straciłaby miejsce. Poczekaj na jej koniec albo wymuś wymianę.
        [few] W { $matches } partiach kogoś brakuje i te osoby straciłyby miejsca. Poczekaj na ich koniec albo wymuś wymianę.
        [many] W { $matches } partiach kogoś brakuje i te osoby straciłyby miejsca. Poczekaj na ich koniec albo wymuś wymianę.
       *[other] W { $matches } partii kogoś brakuje i te osoby straciłyby miejsca. Poczekaj na ich koniec albo wymuś wymianę.
    }

## Doktor

help-doctor = Sprawdza, czego serwer tu potrzebuje, i mówi, co zrobić.
doctor-check-program = Wersja
doctor-check-python = Python
doctor-check-packages = Pakiety
doctor-check-loop = Pętla zdarzeń
doctor-check-disk = Dysk
doctor-check-files = Otwarte pliki
doctor-check-clock = Zegar
doctor-check-folder = Folder danych
doctor-check-database = Baza danych
doctor-check-port = Port
doctor-check-proxy = Proxy
doctor-check-reach = Sieć
doctor-program = { $version } ({ $build })
doctor-python = { $found }
doctor-python-untested = wersja { $found } nie jest testowana; testowane są od { $oldest } do { $newest }
doctor-packages = wszystkie ({ $number }) w testowanym zakresie
doctor-packages-unknown = Starhaul nie jest zainstalowany jako pakiet, więc nie wiadomo, czego potrzebuje; zainstaluj go przez pip albo pipx
doctor-packages-wrong = poza testowanym zakresem: { $wrong }; zainstaluj Starhaul ponownie
doctor-loop = { $loop }
doctor-loop-slow = asyncio; z pakietem uvloop jest szybciej
doctor-disk = wolne { $free } GB ({ $share }%)
doctor-disk-little = zostało tylko { $free } GB ({ $share }%) w { $folder }; niedługo zwolnij miejsce
doctor-disk-full = prawie pełny: wolne { $free } GB w { $folder }; zwolnij miejsce, inaczej niczego nie da się zapisać
doctor-files = wystarczy na wszystkie połączenia ({ $wanted })
doctor-files-few = dozwolonych jest najwyżej { $limit }, a może być potrzebnych { $wanted }; zwiększ LimitNOFILE albo ulimit -n, albo zmniejsz limits.most_viewers
doctor-clock = { $zone }
doctor-clock-behind = pliki zmieniono tu { $seconds } s w przyszłości; ustaw zegar
doctor-folder = { $folder }
doctor-folder-later = { $folder } powstanie przy pierwszym starcie
doctor-folder-missing = folder { $folder } nie istnieje; utwórz go
doctor-folder-open = inni użytkownicy mogą zajrzeć do folderu { $folder }; uruchom: chmod 700 { $folder }
doctor-database = { $file }, { $size } MB
doctor-database-in-use = { $file }, { $size } MB, używa jej serwer, proces { $process }
doctor-database-postgres = { $database } odpowiada, a schemat jest aktualny
doctor-database-new = { $file } powstanie przy pierwszym starcie
doctor-database-losses = baza { $file } utraciła potwierdzone akcje ({ $times }×); uruchom starhaul verify i porównaj z kopią zapasową
doctor-port = { $host }, port { $port } jest wolny
doctor-port-in-use = { $port }, używa go działający serwer
doctor-proxy = { $names }
doctor-proxy-none = brak
doctor-proxy-unlisted = serwer jest dostępny jako { $names }, ale „proxies” jest puste: jeśli stoi przed nim proxy, wszyscy goście dzielą limity jednego adresu; wpisz adres proxy
doctor-proxy-nameless = { $proxies } ma zaufanie, ale „names” jest puste: żądania z nazwą serwera będą odrzucane; wpisz tę nazwę
doctor-reach = inni w sieci otworzą { $addresses }
doctor-reach-local = tylko ten komputer; sieć wpuszcza --host 0.0.0.0
doctor-reach-none = nie znaleziono adresu w sieci; czy ten komputer jest połączony?
doctor-all-well = Wszystko w porządku.
doctor-summary = Problemy: { $bad }, ostrzeżenia: { $warnings }
