### Klient w przeglądarce: partia, którą widzowie oglądają później niż gracze.

delay-match-seconds =
    { $seconds ->
        [one] Widzowie oglądają tę partię { $seconds } sekundę później.
        [few] Widzowie oglądają tę partię { $seconds } sekundy później.
        [many] Widzowie oglądają tę partię { $seconds } sekund później.
       *[other] Widzowie oglądają tę partię { $seconds } sekundy później.
    }
delay-match-minutes =
    { $minutes ->
        [one] Widzowie oglądają tę partię { $minutes } minutę później.
        [few] Widzowie oglądają tę partię { $minutes } minuty później.
        [many] Widzowie oglądają tę partię { $minutes } minut później.
       *[other] Widzowie oglądają tę partię { $minutes } minuty później.
    }
delay-results = Dopóki i oni nie zobaczą końca, nie ma powtórki, historii, pocztówki ani zapisu – inaczej poznaliby finał przed czasem. Wystarczy tu poczekać: linki pojawią się same.
delay-match = Wynik, ziarno, zapis i powtórka będą dostępne, gdy zobaczą koniec. Kto grał, już go zna i zachowuje kamienną twarz.
delay-over = Widzowie zobaczyli już koniec: oto powtórka, historia, pocztówka i zapis.
