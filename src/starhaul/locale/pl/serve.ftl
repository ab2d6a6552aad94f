### Polecenie `starhaul serve` i jego ustawienia.

help-serve = Uruchamia serwer gry, dla tego komputera lub całej sieci.
help-serve-config = Plik TOML z ustawieniami.
help-serve-set = Dowolne ustawienie według klucza; można powtarzać.

serve-open = Starhaul czeka pod adresem { $address }  (Ctrl+C kończy)
serve-open-everywhere = Starhaul czeka na całą sieć; na tym komputerze pod adresem { $address }  (Ctrl+C kończy)
serve-settings = Każde ustawienie ma klucz w pliku TOML (--config albo plik, który wskazuje { $config }), zmienną środowiskową i wartość domyślną. Wiersz poleceń ma pierwszeństwo przed środowiskiem, a środowisko przed plikiem. W zmiennych i po --set listy rozdziela się przecinkami.
serve-reach = Dla innych w sieci: { $address }

## Ustawienia

setting-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 albo :: wpuszcza całą sieć.
setting-port = Port, na którym serwer nasłuchuje; bez niego pierwszy wolny od 8800, z 0 dowolny wolny.
setting-db = Baza danych: plik, domyślnie w folderze z danymi użytkownika, albo adres, na przykład postgresql://user@host/name. Kilka adresów: jeden dom w kilku bazach.
setting-open = Otwiera przeglądarkę.
setting-node-address = Adres i port, pod którymi inne węzły tego samego domu znajdą ten węzeł, na przykład 10.0.0.5:8800; bez tego tam, gdzie nasłuchuje. Tylko dla kilku serwerów na jednej bazie PostgreSQL.
setting-bot-workers = Procesy, w których myślą boty; bez tego o jeden mniej niż rdzeni, najwyżej cztery.
setting-names = Nazwy, pod którymi goście odwiedzają ten serwer, na przykład play.example.org; potrzebne za odwrotnym proxy. Nazwy i adresy tego komputera działają zawsze.
setting-origins = Inne adresy, których strony mogą rozmawiać z serwerem, na przykład https://play.example.org.
setting-proxies = Adresy odwrotnych serwerów proxy, którym się wierzy, skąd przychodzi gość.
setting-log-level = Co trafia na wyjście błędów: debug, info, warning albo error.
setting-keep-days = Zakończone partie znikają po tylu dniach od rozpoczęcia; 0 zachowuje je na zawsze.
setting-close-unplayed-minutes = Stół, przy którym nigdy nie grano, zostaje zamknięty, gdy przez tyle minut nikt do niego nie przyjdzie; 0 zostawia go otwartym na zawsze.
setting-close-played-days = Stół, przy którym grano, zostaje zamknięty, gdy przez tyle dni nikt do niego nie przyjdzie; 0 zostawia go otwartym na zawsze.
setting-countdown-seconds = Od ostatniego „Możemy zaczynać” do początku.
setting-grace-building-seconds = Jak długo może trwać brak połączenia podczas budowy statków.
setting-grace-deciding-seconds = Jak długo może trwać brak połączenia przy każdej innej decyzji.
setting-grace-absent-seconds = Po takim czasie bez połączenia gracz liczy się jako nieobecny.
setting-grace-reserved-seconds = Jak długo trzyma się miejsce dla kogoś, kto o nie poprosił i jeszcze się nie połączył.
setting-grace-host-waiting-seconds = Po jakim czasie między partiami prawa rozłączonego gospodarza przechodzą na kogoś innego.
setting-grace-host-playing-seconds = To samo podczas partii.
setting-spectator-delay-seconds = O ile później widzowie stołów rankingowych widzą wszystko.
setting-most-viewers-per-table = Widzowie przy jednym stole i połączenia z jednym miejscem.
setting-limits-socket-rate = Polecenia na sekundę z jednego połączenia.
setting-limits-socket-burst = Polecenia z jednego połączenia naraz.
setting-limits-seat-rate = Polecenia na sekundę z jednego miejsca, ze wszystkich jego połączeń razem.
setting-limits-seat-burst = Polecenia z jednego miejsca naraz.
setting-limits-address-rate = Nowe połączenia i stoły na sekundę z jednego adresu.
setting-limits-address-burst = Nowe połączenia i stoły z jednego adresu naraz.
setting-limits-code-rate = Ile kodów stołów na sekundę może sprawdzić jeden adres; wszystkie razem dwadzieścia razy tyle.
setting-limits-code-burst = Ile kodów naraz może sprawdzić jeden adres.
setting-limits-request-rate = Ile zwykłych żądań na sekundę może przyjść z jednego adresu.
setting-limits-request-burst = Ile zwykłych żądań może przyjść z jednego adresu naraz.
setting-limits-most-tables = Stoły w pamięci.
setting-limits-most-tables-per-address = Stoły w pamięci otwarte z jednego adresu.
setting-limits-most-listed-per-address = Stoły jednego adresu, które obcy widzą na liście.
setting-limits-most-viewers = Połączenia łącznie.
setting-limits-most-viewers-per-address = Połączenia z jednego adresu.
setting-limits-most-connections = Zwykłe połączenia łącznie, bez WebSocketów.
setting-limits-most-connections-per-address = Zwykłe połączenia z jednego adresu, bez WebSocketów; nie dotyczy zaufanego proxy.
setting-limits-most-strikes = Tyle odrzuconych poleceń z rzędu zamyka połączenie.
setting-limits-hello-seconds = Jak długo nowe połączenie może milczeć.
setting-limits-unread-seconds = Jak długo zwykłe połączenie może nie odbierać odpowiedzi, zanim zostanie przerwane.

## Błędne ustawienia

input-setting-unknown = nie ma takiego ustawienia – zob. { $help }
input-setting-text = tu potrzebny jest tekst, a nie „{ $value }”
input-setting-switch = „{ $value }” to ani true, ani false
input-setting-whole = „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }
input-setting-number = „{ $value }” nie jest liczbą od { $least } do { $most }
input-setting-choice = „{ $value }” nie należy do możliwości: { $known }
input-setting-databases = „{ $value }”: albo jeden plik, albo dowolnie wiele adresów PostgreSQL
input-setting-list = „{ $value }” nie jest listą
input-setting-origin = „{ $value }” nie jest adresem takim jak https://play.example.org
input-setting-name = „{ $value }” nie jest nazwą taką jak play.example.org
input-not-toml = to nie jest TOML: zobacz wiersz { $line }
input-no-data-folder = nie ma folderu domowego, w którym można trzymać bazę danych; podaj plik
input-data-folder-unwritable = nie można utworzyć folderu na bazę danych: { $reason }
input-port-busy = tego portu używa inny program; wybierz inny albo go nie podawaj
input-web-layer-unknown = z zainstalowanym serwerem WWW ({ $found }) Starhaul nie działa; potrzebuje { $needed }
input-no-free-port = wszystkie porty od { $first } do { $last } są zajęte; podaj inny przez --port
input-host-unknown = to nie jest ani nazwa, ani adres komputera
input-host-elsewhere = ten komputer nie ma takiego adresu
input-cannot-listen = nie można tu nasłuchiwać: { $reason }
