### Powtórki partii.

replay-title = Powtórka
replay-steps = Odtwarzanie i kroki
replay-play = Odtwarzaj (spacja)
replay-pause = Zatrzymaj (spacja)
replay-back = Krok wstecz (←)
replay-forth = Krok naprzód (→)
replay-mark-before = Do poprzedniego znacznika ([)
replay-mark-after = Do następnego znacznika (])
replay-speed = Szybkość
replay-scrub = Moment partii
replay-jump = Skok do rundy, karty lub katastrofy
replay-eye = Punkt widzenia
replay-eye-open = Wszystko odkryte
replay-eye-watch = Oczami widzów
replay-eye-seat = Widok: { $name }
replay-pair = Statki obok siebie
replay-pair-all = Wszystkie statki
replay-copy = Kopiuj link do tego momentu
replay-hidden = Co było ukryte
replay-hidden-none = W tym momencie nic nie było ukryte.
replay-about = O tej partii

## Znaczniki

replay-round = Runda { $round }
replay-round-class =
    { $box ->
        [first] Runda { $round }: { $class }
       *[second] Lot { $round }: { $class }
    }
replay-trucker-round =
    { $box ->
        [first] Runda { $round }
       *[second] Lot { $round }
    }
replay-trucker-tile-hit = Trafienie
replay-trucker-parts-lost = Coś się odłamuje
replay-trucker-gave-up = Ktoś wypada z lotu
replay-trucker-sabotaged = Sabotaż
replay-trucker-ship-gave-up = Statek z floty rezygnuje
replay-trucker-pile = Stos { $number }
replay-trucker-deck = Karty, które dopiero nadejdą, bez kolejności
replay-race-hand = Na ręce: { $name }
replay-race-hole = Powrót znad czarnej dziury

## Dowód

replay-proof = Co sprawdziła ta przeglądarka
replay-stopped = Przerwana przed końcem
replay-proving = Trwa sprawdzanie…
replay-proved = Sprawdzone
replay-not-proved = To nie jest oryginał!
replay-unproved = Niesprawdzone: nie udało się pobrać zapisu.
replay-proof-origin =
    { $players ->
        [0] Ziarno pochodzi z sekretu, który serwer zapieczętował przed partią.
        [one] Ziarno pochodzi z sekretu, który serwer zapieczętował przed partią, i z liczby dodanej przez jednego gracza.
        [few] Ziarno pochodzi z sekretu, który serwer zapieczętował przed partią, i z liczb dodanych przez { $players } graczy.
        [many] Ziarno pochodzi z sekretu, który serwer zapieczętował przed partią, i z liczb dodanych przez { $players } graczy.
       *[other] Ziarno pochodzi z sekretu, który serwer zapieczętował przed partią, i z liczb dodanych przez { $players } gracza.
    }
replay-proof-no-origin = Ziarno tej partii ktoś wybrał; nie ma zapieczętowanego sekretu, który można by sprawdzić.
replay-proof-draws =
    { $draws ->
        [one] Jedyne losowanie powtórzono z ziarna i wynik się zgadza.
        [few] Wszystkie { $draws } losowania powtórzono z ziarna i wyniki się zgadzają.
        [many] Wszystkie losowania ({ $draws }) powtórzono z ziarna i wyniki się zgadzają.
       *[other] Wszystkie losowania ({ $draws }) powtórzono z ziarna i wyniki się zgadzają.
    }
replay-proof-old = Liczby losowe pochodzą ze starego generatora, który potrafi powtórzyć tylko silnik gry. Powtórzył je i wszystko się zgadza.
replay-proof-lesson = Los w tej lekcji był przygotowany. Silnik gry powtórzył go i wszystko się zgadza.
replay-proof-chain =
    { $entries ->
        [one] Jedyny wpis w zapisie jest na swoim miejscu, koniec też.
        [few] Wszystkie { $entries } wpisy w zapisie są na swoich miejscach, niczego nie brakuje, koniec też się zgadza.
        [many] Wszystkie wpisy w zapisie ({ $entries }) są na swoich miejscach, niczego nie brakuje, koniec też się zgadza.
       *[other] Wszystkie wpisy w zapisie ({ $entries }) są na swoich miejscach, niczego nie brakuje, koniec też się zgadza.
    }
replay-proof-engine = Każdy ruch był zgodny z zasadami: silnik gry rozegrał cały zapis jeszcze raz.
replay-proof-bad = Ktoś zmienił ten zapis albo nie jest to zapis tej partii.
replay-fault-commitment = To nie jest sekret zapieczętowany przed partią.
replay-fault-seed = Ziarno nie powstało z sekretu i liczb graczy.
replay-fault-draw = W wierszu { $line } los nie dał tego, co wynika z ziarna.
replay-fault-line = Wiersza { $line } nie da się odczytać.
replay-fault-order = Wiersz { $line } nie jest tym, który powinien tu być.
replay-fault-time = W wierszu { $line } czas płynie wstecz.
replay-fault-end = Zapis nie kończy się tam, gdzie skończyła się partia.
replay-fault-other = Zapis i powtórka nie pochodzą z tej samej partii.
replay-fault-rules = Partię rozegrano z innymi danymi zasad niż te na tym serwerze.

## Pliki z zapisem

replay-file-title = Powtórka z pliku
replay-file-what = Upuść tutaj zapis partii albo gdziekolwiek na stronie. Serwer rozegra go jeszcze raz i niczego nie zachowa.
replay-file-choose = Wybierz plik
replay-file-busy = Silnik gry rozgrywa partię jeszcze raz…
replay-file-about =
    { $entries ->
        [one] Z pliku { $name }, jeden wpis.
        [few] Z pliku { $name }, { $entries } wpisy.
        [many] Z pliku { $name }, wpisów: { $entries }.
       *[other] Z pliku { $name }, wpisów: { $entries }.
    }
replay-file-other = Inny plik
replay-file-link = Powtórka z pliku
replay-single-about = W tym pliku jest cała powtórka. Działa bez sieci i przetrwa tak długo, jak długo ją zachowasz.
replay-single-get = Pobierz powtórkę jako jeden plik
