### Strona operatora, poza tym, co ma wspólnego ze `starhaul admin`.

admin-title = Strona operatora
admin-token-label = Token dostępu
admin-token-hint = Ustawienie „admin_token” albo to, co serwer wypisał przy starcie.
admin-token-go = Otwórz
admin-leave = Zablokuj stronę
admin-stay = Nie, zostaw
admin-overview = Przegląd
admin-close = Zamknij
admin-close-sure = Zamknąć stół { $table }? Trwająca partia zostanie przerwana.
admin-ban-title = Blokady
admin-ban-address = Adres albo sieć
admin-ban-time = Na jak długo
admin-ban-reason = Uwaga
admin-ban-go = Zablokuj
admin-unban = Znieś
admin-say-title = Ogłoszenie
admin-say-label = Co wszyscy mają przeczytać
admin-say-go = Ogłoś
admin-say-clear = Usuń
admin-drain-title = Zatrzymanie
admin-drain-text = Żadnych nowych stołów ani partii; serwer zatrzyma się, gdy wszystkie partie się skończą, albo po limicie czasu. Niedokończone partie trwają dalej po restarcie.
admin-drain-time = Limit czasu
admin-drain-go = Opróżnij i zatrzymaj
admin-drain-sure = Opróżnić ten serwer i go zatrzymać?
admin-drain-cancel = Jednak działaj dalej
admin-secret-title = Linki
admin-secret-text = Wymienia sekret wszystkich linków, na przykład po utracie kopii zapasowej. Kto jest połączony, zachowuje miejsce, wszyscy inni potrzebują nowego linku.
admin-secret-go = Wymień sekret
admin-secret-sure = Wymienić sekret wszystkich linków?
admin-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
admin-hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
