### Klient w przeglądarce: pasek nad każdą partią, przerwy i gospodarz.

waiting-host-away = Nie ma gospodarza. Za { $seconds } s gospodarzem będzie { $name }.
waiting-host-away-you = Nie ma gospodarza. Za { $seconds } s gospodarzem będziesz ty.
waiting-host-now = Gospodarzem jest teraz { $name }.
waiting-host-now-you = Teraz gospodarzem jesteś ty.
bar-menu = Menu
bar-home = Wróć na stronę główną
bar-home-text = Partia toczy się dalej bez ciebie. Miejsce pozostaje twoje: wróć tym samym linkiem albo przyciskiem Wstecz w przeglądarce.
bar-home-sure = Wyjdź na chwilę
bar-leave = Opuść partię
bar-leave-text = To oznacza rezygnację, na dobre. Za ciebie zagra bot albo autopilot.
bar-leave-seat = Odejdź od stołu
bar-leave-seat-text = Twoje miejsce się zwolni, a link przestanie działać.
bar-leave-sure = Odejdź
bar-close = Zamknij stół
bar-close-text = Wszyscy idą do domu, a trwająca partia kończy się tutaj.
bar-close-sure = Zamknij
bar-pause = Poproś o przerwę
bar-table-link = Kopiuj link do stołu
bar-pause-back = Jednak bez przerwy
bar-pause-asked =
    { $number ->
        [one] { $names } prosi o przerwę.
        [few] { $names } proszą o przerwę.
        [many] { $names } proszą o przerwę.
       *[other] { $names } proszą o przerwę.
    }
bar-pause-agree = Zgoda
bar-pause-no = Nie
bar-pause-wished = Prosisz o przerwę. Jeszcze bez zgody: { $names }.
bar-pause-over = Przerwy nie będzie, gramy dalej.
bar-paused = Partia jest wstrzymana
bar-paused-text = Czas stoi. Wznowić może każdy przy stole.
bar-go-on = Wznów
bar-watch-link = Kopiuj link dla widzów
bar-copied = Link skopiowany.
bar-not-copied = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go ręcznie.
coach-on = Włącz trenera
coach-off = Wyłącz trenera
coach-suspended = Trener ma przerwę. { $why }
results-next-round =
    { $box ->
        [first] Następna runda: { $round } z { $rounds }, { $class }
       *[second] Następny lot: { $round } z { $rounds }, { $class }
    }
results-countdown =
    { $box ->
        [first]
            { $seconds ->
                [one] Następna runda zacznie się za { $seconds } sekundę.
                [few] Następna runda zacznie się za { $seconds } sekundy.
                [many] Następna runda zacznie się za { $seconds } sekund.
               *[other] Następna runda zacznie się za { $seconds } sekundy.
            }
       *[second]
            { $seconds ->
                [one] Następny lot zacznie się za { $seconds } sekundę.
                [few] Następny lot zacznie się za { $seconds } sekundy.
                [many] Następny lot zacznie się za { $seconds } sekund.
               *[other] Następny lot zacznie się za { $seconds } sekundy.
            }
    }
results-team = Drużyna { $team }
building-partner = partner
