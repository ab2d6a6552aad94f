### Dlaczego powtórki partii nie ma.

film-still-playing = Ta partia jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
film-still-delayed = Widzowie oglądają tę partię później niż gracze. Powtórka będzie dostępna, gdy i oni zobaczą jej koniec.
film-eye = W tej partii nie ma punktu widzenia „{ $eye }”.
film-too-big = Ten zapis jest za duży; czytane jest najwyżej { $longest } bajtów.
film-too-many = Ten zapis jest za długi; odtwarzanych jest najwyżej { $most } wpisów.
film-too-long = Odtwarzanie tej partii trwało dłużej niż { $seconds } s, więc serwer z niego zrezygnował.
film-not-a-log = Wiersz { $line } nie jest wierszem zapisu partii: to nie zapis albo ktoś go zmienił.
film-game = Ten serwer nie zna gry „{ $game }”.
film-config = Zapis opisuje partię, która nie może istnieć: { $reason }
film-refused = Wiersz { $line } łamie zasadę { $rule }: ktoś zmienił ten zapis.
film-failed = Nie udało się przygotować powtórki. Spróbuj ponownie za chwilę.
input-no-film = powtórki nie będzie: { $why }
postcard-failed = Pocztówka zaginęła na poczcie. Spróbuj ponownie za chwilę.
