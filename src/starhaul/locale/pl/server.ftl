### Co serwer mówi tym, którzy siedzą przy jego stołach: table-… dlaczego czegoś nie można, bye-… dlaczego połączenie się kończy.
### Pożegnanie z kodem odmowy ma tekst pod table-….

## Przy stole

table-host-only = Może to zrobić tylko gospodarz stołu.
table-playing = Poczekaj, aż partia się skończy.
table-not-playing = Nie trwa żadna partia; przygotuj się i zacznij nową.
table-still-playing = Zapis będzie dostępny po zakończeniu partii.
table-paused = Partia jest wstrzymana; najpierw zakończ przerwę.
table-nobody-to-hurry = Nie czekamy na żadnego bota.
table-muted = Gospodarz wyciszył cię przy tym stole.
table-no-partner = Nie masz tu partnera, który mógłby to przeczytać. Nikt tego nie usłyszał.
table-partner-away = Twojego partnera teraz tu nie ma, a wiadomości nie są przechowywane. Nikt tego nie usłyszał.
table-spectators-watch = Tylko oglądasz; żeby zagrać, otwórz link do miejsca.
table-seat-taken = To miejsce jest zajęte; wybierz inne.
table-no-such-seat = Przy tym stole nie ma takiego miejsca.
table-seats-in-use = Na miejscach ponad liczbę { $seats } siedzą ludzie; najpierw muszą się przesiąść albo odejść.
table-nobody-to-kick = Na tym miejscu nie ma nikogo, kogo można by wyprosić.
table-colour-taken = Ten kolor ma ktoś inny; wybierz inny.
table-name-taken = Pseudonim { $name } albo bardzo podobny ma już ktoś przy tym stole; wybierz inny.
table-other-match = Przy stole trwa już inna partia.
table-nonce-given = To miejsce podało już inną losową liczbę do następnej partii.
table-bot-unknown = Nie ma bota „{ $bot }”; wybierz któregoś z listy.
table-full = Wszystkie miejsca przy tym stole są zajęte; wybierz inny stół albo oglądaj.

## Wejście

table-cannot-resume = Tej partii nie można kontynuować w tej wersji programu. Nic nie przepadło: powiadom administratora serwera.
table-unknown = Pod tym linkiem nic nie ma: stół został zamknięty albo link jest niepełny.
table-wrong-link = Ten link już nie działa; poproś gospodarza o nowy.
table-by-link-only = Ten stół jest tylko dla zaproszonych; poproś gospodarza o link.
table-sent-away = Gospodarz usunął cię od stołu; wrócisz tylko z linkiem do miejsca, który sam ci wyśle.
table-code-unknown = Żaden stół nie ma teraz tego kodu. Sprawdź litery; kod działa, dopóki ktoś jest przy stole.
table-restarting = Serwer uruchamia się ponownie; spróbuj za chwilę.
table-too-many-tables = Na kolejny stół nie ma teraz miejsca; spróbuj później.
table-house-full = Serwer jest pełny; spróbuj później.
table-address-full = Z twojego adresu jest za dużo połączeń; zamknij część z nich i spróbuj ponownie.
table-too-many-connections = Serwer ma teraz za dużo połączeń; spróbuj za chwilę.
table-address-connections = Z twojego adresu jest już tyle połączeń: { $most }; spróbuj za chwilę.
table-address-tables = Z twojego adresu otwarto już tyle stołów: { $most }; opuść jeden z nich i spróbuj ponownie.
table-address-listed = Z twojego adresu jest już na liście tyle stołów: { $most }; otwórz ten tylko dla zaproszonych.
table-too-fast = Za szybko; poczekaj chwilę i spróbuj ponownie.
table-foreign-origin = Ta strona nie może rozmawiać z tym serwerem; otwórz grę pod adresem serwera.
table-foreign-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Otwórz grę pod jego własnym adresem albo poproś administratora o dodanie tej nazwy do ustawienia „{ $setting }”.
table-wrong-version = Strona i serwer mówią różnymi wersjami ({ $spoken } i { $known }); wczytaj stronę ponownie.

## Od programów

table-bad-hello = Pierwsza wiadomość nie była powitaniem, które serwer rozumie.
table-bad-command = To nie jest polecenie, które serwer rozumie: { $reason }
table-bad-body = To nie jest żądanie, które serwer rozumie: { $reason }
table-stale-command = To polecenie przyszło za późno, żeby je wykonać albo na nie odpowiedzieć.
table-text-only = Serwer rozumie tylko wiadomości tekstowe.
table-too-long = Ta wiadomość jest za długa.
table-too-big = To żądanie jest za długie; czyta się najwyżej { $longest } bajtów.
table-wrong-method = Ten adres nie przyjmuje takich żądań.
table-bad-request = Serwer nie rozumie tego żądania.
table-address-too-long = Ten adres jest za długi; serwer czyta najwyżej { $longest } znaków.
table-head-too-long = Nagłówek tego żądania jest za długi; serwer czyta najwyżej { $longest } bajtów.
table-failed = Na serwerze coś poszło źle i nic się nie zmieniło; spróbuj ponownie.

## Pożegnania

bye-closed = Gospodarz zamknął stół.
bye-left = Nie siedzisz już przy stole.
bye-kicked = Gospodarz usunął cię od stołu.
bye-removed = Gospodarz utworzył nowy link; ten, którego używasz, już nie działa.
bye-crowded = Wokół tego stołu jest za dużo osób; spróbuj później.
bye-slow = Twoje połączenie nie nadążało; jest nawiązywane ponownie.
bye-flood = Tym połączeniem przyszło za dużo; poczekaj trochę i przyjdź znowu.
bye-no-hello = Połączenie milczało i zostało zamknięte; wczytaj stronę ponownie.
bye-gone = Połączenie zostało zerwane; jest nawiązywane ponownie.

## Imiona i rozmowy

input-name-empty = w pseudonimie nie widać żadnej litery
input-name-too-long = pseudonim może mieć najwyżej { $longest } znaków
input-chat-empty = wiadomość jest pusta
input-chat-too-long = wiadomość może mieć najwyżej { $longest } znaków
