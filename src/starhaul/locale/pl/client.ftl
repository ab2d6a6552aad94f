### Teksty klienta w przeglądarce, wspólne dla wszystkich ekranów.

client-loading = Chwileczkę…
client-close = Zamknij
client-asked = Czeka na ciebie pytanie
client-load-again = Wczytaj stronę ponownie
client-takes-long = To trwa długo. Strona sama próbuje dalej; ponowne wczytanie może pomóc.
client-part-missing = Część strony nie dotarła. Czy jesteś online? Próbujemy dalej.
client-part-again = Spróbuj teraz
client-broken = Na tej stronie coś poszło nie tak
client-broken-text = Gra na serwerze toczy się dalej i nic nie przepadło. Wczytaj stronę ponownie, żeby grać dalej.
client-skip-link = Przejdź do gry
client-connection-lost = Brak połączenia. Trwa ponowne łączenie, nic nie przepadło.
client-server-away =
    { $unit ->
        [hours] { $count ->
            [one] Serwer był niedostępny przez { $count } godzinę. Nikt nie stracił czasu.
            [few] Serwer był niedostępny przez { $count } godziny. Nikt nie stracił czasu.
            [many] Serwer był niedostępny przez { $count } godzin. Nikt nie stracił czasu.
           *[other] Serwer był niedostępny przez { $count } godziny. Nikt nie stracił czasu.
        }
        [minutes] { $count ->
            [one] Serwer był niedostępny przez { $count } minutę. Nikt nie stracił czasu.
            [few] Serwer był niedostępny przez { $count } minuty. Nikt nie stracił czasu.
            [many] Serwer był niedostępny przez { $count } minut. Nikt nie stracił czasu.
           *[other] Serwer był niedostępny przez { $count } minuty. Nikt nie stracił czasu.
        }
       *[seconds] { $count ->
            [one] Serwer był niedostępny przez { $count } sekundę. Nikt nie stracił czasu.
            [few] Serwer był niedostępny przez { $count } sekundy. Nikt nie stracił czasu.
            [many] Serwer był niedostępny przez { $count } sekund. Nikt nie stracił czasu.
           *[other] Serwer był niedostępny przez { $count } sekundy. Nikt nie stracił czasu.
        }
    }
client-server-lost =
    { $count ->
        [one] Serwer utracił ostatni krok, który było już widać; partia toczy się dalej od starszego stanu. Powiadom operatora serwera.
        [few] Serwer utracił ostatnie { $count } kroki, które było już widać; partia toczy się dalej od starszego stanu. Powiadom operatora serwera.
        [many] Serwer utracił ostatnich { $count } kroków, które było już widać; partia toczy się dalej od starszego stanu. Powiadom operatora serwera.
       *[other] Serwer utracił ostatnie { $count } kroku, które było już widać; partia toczy się dalej od starszego stanu. Powiadom operatora serwera.
    }
client-over-meanwhile = Partia skończyła się, gdy nie było połączenia. To znowu poczekalnia.
client-ended = Nie jesteś już przy stole
client-no-entry = Ten link donikąd nie prowadzi
client-to-front = Wróć na stronę główną
client-refused = Serwer odmówił ({ $code }).
client-unreachable = Serwer nie odpowiada. Czy działa i czy masz połączenie z siecią?
client-connection-ended = Połączenie z tym stołem zostało zamknięte. Wczytaj stronę ponownie.
client-seconds-left =
    { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
        [many] zostało { $seconds } sekund
       *[other] zostało { $seconds } sekundy
    }
client-held = Pomiń
client-seat = Miejsce { $number }
client-ship = Statek
client-colour-blue = Niebieski
client-colour-green = Zielony
client-colour-yellow = Żółty
client-colour-red = Czerwony
client-bot-random = Bot losowy
client-bot-easy = Słaby bot
client-bot-medium = Przeciętny bot
client-bot-hard = Silny bot
client-bot-lesson = Gus Raptus
client-temper-balanced = zrównoważony
client-temper-bold = śmiały
client-temper-careful = ostrożny
client-temper-greedy = zachłanny
client-bye-left = Twoje miejsce jest już wolne.
client-bye-kicked = Decyzją gospodarza tracisz miejsce przy stole.
client-bye-removed = Gospodarz ma nowy link; ten, którego używasz, już nie działa.
client-bye-sent-away = Decyzją gospodarza tracisz miejsce przy stole. Wrócisz tylko z linkiem do miejsca, który od niego dostaniesz.
client-bye-closed = Stół zamknięto na życzenie gospodarza.
client-bye-closed-by-operator = Operator serwera zamknął stół.
client-bye-game-stuck = Gra się zacięła, więc jej stół został zamknięty. Pozostałe stoły grają dalej.
client-aborted-match = Przerwana partia: zapis i ziarno
client-bye-unknown = Nie ma takiego stołu. Może został zamknięty albo link jest niepełny.
client-bye-wrong-link = Ten link nie prowadzi do żadnego miejsca albo już nie działa. Poproś gospodarza o nowy.
client-bye-by-link-only = Oglądać mogą tu tylko osoby z linkiem.
client-bye-wrong-version = Serwer został zaktualizowany. Wczytaj stronę ponownie.
client-bye-other = Serwer zamknął połączenie. Wróć i wejdź ponownie.

client-autopilot = autopilot
client-away-soon = Nieobecność: za { $seconds } s gra { $who }
client-away-now = Nieobecność: gra { $who }
bar-stay = Zostań
