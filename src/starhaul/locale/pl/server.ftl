### Co serwer mówi tym, którzy siedzą przy jego stołach: table-… dlaczego czegoś nie można, bye-… dlaczego połączenie się kończy.
### Pożegnanie z kodem odmowy ma tekst pod table-….

## Przy stole

table-host-only = Może to zrobić tylko gospodarz stołu.
table-playing = Poczekaj, aż partia się skończy.
table-not-playing = Nie trwa żadna partia; przygotuj się i zacznij nową.
table-still-playing = Zapis będzie dostępny po zakończeniu partii.
table-still-delayed = Widzowie oglądają tę partię później niż gracze. Zapis będzie dostępny, gdy i oni zobaczą jej koniec.
table-lesson = Ten stół należy do lekcji i zostaje taki, jaki jest; do własnej gry załóż inny.
table-paused = Partia jest wstrzymana; najpierw zakończ przerwę.
table-nobody-to-hurry = Nie czekamy na żadnego bota.
table-coach-others = Trener pomaga tylko przeciw botom. Przy stole siedzi ktoś jeszcze i to byłoby nieuczciwe.
table-coach-rated = W partii rankingowej trener nie doradza: tu każdy leci na własny rachunek.
table-coach-no-game = Do tej gry nie ma jeszcze trenera.
table-coach-off = Trener jest wyłączony; najpierw go włącz.
table-coach-nothing = Nie ma teraz o czym decydować.
table-coach-too-often =
    { $seconds ->
        [one] Po kolei! Trener potrzebuje { $seconds } sekundy, żeby złapać oddech.
        [few] Po kolei! Trener potrzebuje { $seconds } sekund, żeby złapać oddech.
        [many] Po kolei! Trener potrzebuje { $seconds } sekund, żeby złapać oddech.
       *[other] Po kolei! Trener potrzebuje { $seconds } sekundy, żeby złapać oddech.
    }
table-coach-gone = To pytanie już minęło; zapytaj o następne.
table-coach-failed = Tym razem trener nie wie. Zaufaj instynktowi.
table-look-back-busy = Właśnie wszyscy patrzą wstecz. Spróbuj za chwilę.
table-look-back-early = Ten lot jeszcze się nie skończył.
table-no-look-back = Ta gra nie patrzy wstecz.
table-muted = Gospodarz nie pozwala ci pisać przy tym stole.
table-murmur-player = Trybuny są dla widzów. Ty masz pełne ręce roboty: użyj czatu stołu.
table-murmur-closed = Gospodarz zamknął czat trybun.
table-murmur-too-fast =
    { $seconds ->
        [one] Oddech! Następna wiadomość pójdzie za { $seconds } sekundę.
        [few] Oddech! Następna wiadomość pójdzie za { $seconds } sekundy.
        [many] Oddech! Następna wiadomość pójdzie za { $seconds } sekund.
       *[other] Oddech! Następna wiadomość pójdzie za { $seconds } sekundy.
    }
table-react-too-fast =
    { $seconds ->
        [one] Zostaw trochę entuzjazmu na później: { $seconds } sekunda.
        [few] Zostaw trochę entuzjazmu na później: { $seconds } sekundy.
        [many] Zostaw trochę entuzjazmu na później: { $seconds } sekund.
       *[other] Zostaw trochę entuzjazmu na później: { $seconds } sekundy.
    }
table-no-partner = Nie masz tu partnera, który mógłby to przeczytać. Nikt tego nie usłyszał.
table-partner-away = Twojego partnera teraz tu nie ma, a wiadomości nie są przechowywane. Nikt tego nie usłyszał.
table-spectators-watch = Tylko oglądasz; żeby zagrać, otwórz link do miejsca.
table-seat-taken = To miejsce jest zajęte; wybierz inne.
table-no-such-seat = Przy tym stole nie ma takiego miejsca.
table-seats-in-use = Na miejscach o numerach większych niż { $seats } siedzą ludzie; najpierw muszą się przesiąść albo odejść.
table-nobody-to-kick = Na tym miejscu nie ma nikogo, kogo można by wyprosić.
table-colour-taken = Ten kolor ma ktoś inny; wybierz inny.
table-name-taken = Pseudonim { $name } albo bardzo podobny ma już ktoś przy tym stole; wybierz inny.
table-other-match = Przy stole trwa już inna partia.
table-nonce-given = To miejsce podało już inną losową liczbę do następnej partii.
table-bot-unknown = Nie ma bota „{ $bot }”; wybierz któregoś z listy.
table-full = Wszystkie miejsca przy tym stole są zajęte; wybierz inny stół albo oglądaj.

## Wejście

table-cannot-resume = Tej partii nie można kontynuować w tej wersji programu. Nic nie przepadło: powiadom operatora serwera.
table-unknown = Pod tym linkiem nic nie ma: stół został zamknięty albo link jest niepełny.
table-wrong-link = Ten link już nie działa; poproś gospodarza o nowy.
table-by-link-only = Ten stół jest tylko dla zaproszonych; poproś gospodarza o link.
table-sent-away = Decyzją gospodarza tracisz miejsce przy stole; wrócisz tylko z linkiem do miejsca, który od niego dostaniesz.
table-code-unknown = Żaden stół nie ma teraz tego kodu. Sprawdź litery; kod działa, dopóki ktoś jest przy stole.
table-restarting = Serwer uruchamia się ponownie; spróbuj za chwilę.
table-moved = Ten stół jest na innym węźle tego domu; strona za chwilę sama go znajdzie.
table-too-many-tables = Na kolejny stół nie ma teraz miejsca; spróbuj później.
table-house-full = Serwer jest pełny; spróbuj później.
table-address-full = Z twojego adresu jest za dużo połączeń; zamknij część z nich i spróbuj ponownie.
table-too-many-connections = Serwer ma teraz za dużo połączeń; spróbuj za chwilę.
table-address-connections = Z twojego adresu jest już tyle połączeń: { $most }; spróbuj za chwilę.
table-address-tables = Z twojego adresu otwarto już tyle stołów: { $most }; opuść jeden z nich i spróbuj ponownie.
table-address-listed = Z twojego adresu jest już na liście tyle stołów: { $most }; otwórz ten tylko dla zaproszonych.
table-too-fast = Za szybko; poczekaj chwilę i spróbuj ponownie.
table-foreign-origin = Ta strona nie może rozmawiać z tym serwerem; otwórz grę pod adresem serwera.
table-foreign-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Otwórz grę pod jego własnym adresem albo poproś operatora o dodanie tej nazwy do ustawienia „{ $setting }”.
table-wrong-version = Strona i serwer używają różnych wersji protokołu ({ $spoken } i { $known }); wczytaj stronę ponownie.

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
table-failed = Na serwerze coś poszło nie tak i nic się nie zmieniło; spróbuj ponownie.

## Pożegnania

bye-closed = Stół zamknięto na życzenie gospodarza.
bye-left = Nie siedzisz już przy stole.
bye-kicked = Decyzją gospodarza tracisz miejsce przy stole.
bye-removed = Gospodarz ma nowy link; ten, którego używasz, już nie działa.
bye-crowded = Wokół tego stołu jest za dużo osób; spróbuj później.
bye-slow = Twoje połączenie nie nadążało; jest nawiązywane ponownie.
bye-flood = Z tego połączenia przyszło za dużo wiadomości; poczekaj trochę i spróbuj ponownie.
bye-no-hello = Połączenie milczało i zostało zamknięte; wczytaj stronę ponownie.
bye-gone = Połączenie zostało zerwane; jest nawiązywane ponownie.

## Pseudonimy i rozmowy

input-name-empty = w pseudonimie nie widać żadnej litery
input-name-too-long = pseudonim może mieć najwyżej { $longest } znaków
input-chat-empty = wiadomość jest pusta
input-chat-too-long = wiadomość może mieć najwyżej { $longest } znaków
