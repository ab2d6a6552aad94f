### Błędy według kodu: input-… pliki i argumenty, refused-… ruchy wbrew zasadom.

## Pliki i argumenty

input-no-file = nie ma takiego pliku
input-is-directory = to jest katalog, a nie plik
input-no-permission = brak uprawnień do odczytu pliku
input-unreadable = nie można odczytać: { $reason }
input-unwritable = nie można zapisać: { $reason }
input-stdin-twice = standardowe wejście można odczytać tylko raz
input-empty = pusto, oczekiwano statku
input-not-utf8 = tekst nie jest w UTF-8 (bajt { $byte })
input-byte-order-mark = zaczyna się znacznikiem kolejności bajtów (BOM); należy zapisać jako UTF-8 bez niego
input-too-large = więcej niż { $limit } bajtów
input-svg-one-ship = rysunek wymaga dokładnie jednego statku, a nie { $count }
input-svg-unwritable = nie można zapisać rysunku: { $reason }
input-svg-over-ship = rysunek nadpisałby statek
input-svg-to-stdout = rysunek trafia do pliku; standardowe wyjście służy raportowi
input-language-unknown = nieznany język „{ $language }”; znane są { $known }
input-usage = { $reason } – zobacz { $help }
input-table-broken = tabela jest uszkodzona: { $reason }

## Pliki statków

input-not-json = to nie jest JSON: { $reason }
input-wrong-shape = { $reason }
input-key-twice = klucz „{ $name }” występuje w jednym obiekcie dwa razy
input-edition-unknown = nieznana edycja „{ $edition }”; są 1e i 2e
input-class-unknown = w edycji { $edition } nie ma klasy statku „{ $ship_class }”
input-no-yard-dice = klasa { $ship_class } nie ma kości stoczni
input-tile-unknown = w edycji { $edition } nie ma kafelka { $tile }
input-tile-twice = kafelek { $tile } jest w statku dwa razy
input-cell-twice = dwa kafelki na polu [{ $column },{ $row }]
input-off-grid = pole [{ $column },{ $row }] leży poza wydrukowaną siatką
input-say-start = kafelek { $tile } to kabina początkowa; należy napisać "start"
input-start-contradiction = kabina początkowa w statku, który podaje "start": false
input-start-elsewhere = kabina początkowa należy na pole [{ $column },{ $row }]
input-start-unplaced = w klasie { $ship_class } kabinę początkową musi umieścić wpis w "tiles"
input-no-cabin = załoga na kafelku, który nie jest kabiną: { $kind }
input-no-battery-tile = znaczniki baterii na kafelku, który nie jest baterią: { $kind }
input-no-hold = towar na kafelku, który nie jest ładownią: { $kind }
input-red-in-plain-hold = czerwony towar wymaga ładowni specjalnej
input-too-much =
    { $capacity ->
        [one] za dużo ({ $amount }), mieści się tylko { $capacity } ({ $kind })
        [few] za dużo ({ $amount }), mieszczą się tylko { $capacity } ({ $kind })
        [many] za dużo ({ $amount }), mieści się tylko { $capacity } ({ $kind })
       *[other] za dużo ({ $amount }), mieści się tylko { $capacity } ({ $kind })
    }
input-alien-with-humans = kosmita nie mieszka w kabinie z ludźmi
input-alien-in-starting-cabin = w kabinie początkowej nie może mieszkać kosmita
input-alien-twice = { $alien } jest na pokładzie dwa razy
input-alien-without-life-support = { $alien } nie ma przy tej kabinie systemu podtrzymywania życia swojego koloru

## Zapisy partii

input-log-empty = zapis jest pusty
input-log-unwritable = nie można zapisać przebiegu partii: { $reason }
input-log-version = zapis ma wersję { $found }; ten program czyta wersję { $known }
input-log-order = tu oczekiwano wpisu numer { $expected }
input-log-line = to nie jest wiersz zapisu partii: { $reason }
input-log-game = zapis gry „{ $found }”, a nie gry „{ $expected }”
input-log-refused = tej akcji zabrania zasada { $rule }: { $why }
input-log-config = ustawienia partii nie pasują do tej gry: { $reason }

## Co mówi dekoder

reason-type = oczekiwano: { $expected }, jest: { $found }
reason-or = {" lub "}
reason-at-least = musi wynosić co najmniej { $limit }
reason-at-most = może wynosić najwyżej { $limit }
reason-length =
    { $length ->
        [one] musi mieć dokładnie { $length } pozycję
        [few] musi mieć dokładnie { $length } pozycje
        [many] musi mieć dokładnie { $length } pozycji
       *[other] musi mieć dokładnie { $length } pozycji
    }
reason-length-at-most =
    { $length ->
        [one] może mieć najwyżej { $length } pozycję
        [few] może mieć najwyżej { $length } pozycje
        [many] może mieć najwyżej { $length } pozycji
       *[other] może mieć najwyżej { $length } pozycji
    }
reason-unknown-key = nieznany klucz „{ $name }”
reason-missing-key = brakuje klucza „{ $name }”
reason-not-a-choice = { $value } nie należy do dozwolonych wartości
reason-out-of-range = liczba jest poza zakresem
reason-truncated = tekst kończy się za wcześnie
reason-too-deep = zbyt głębokie zagnieżdżenie
reason-trailing = po końcu jest coś jeszcze (bajt { $byte })
reason-malformed = błąd zapisu (bajt { $byte })
reason-surrogate = samotna połówka pary zastępczej nie jest znakiem

## Co o plikach mówi system

reason-no-folder = nie ma takiego folderu
reason-is-directory = to jest katalog
reason-no-permission = brak uprawnień
reason-read-only = można tam tylko czytać
reason-no-space = brak miejsca
reason-name-too-long = nazwa jest za długa
reason-link-loop = dowiązania prowadzą w kółko
reason-not-open = strumień nie jest do tego otwarty
reason-device = urządzenie zgłasza błąd

## Rodzaje wartości

type-array = lista
type-bool = true lub false
type-float = liczba ułamkowa
type-int = liczba całkowita
type-null = null
type-object = obiekt
type-str = tekst

## Ruchy wbrew zasadom

refused-cell-taken = Na tym polu leży już kafelek.
refused-faulty-placement = Kafelek tu nie pasuje.
refused-not-a-part = To nie jest część, którą można zachować.
refused-not-an-action = Takiego ruchu nie ma w tej grze: { $reason }
refused-not-an-option = Tej odpowiedzi nie ma do wyboru.
refused-not-an-outcome = Los nie może teraz tego przynieść.
refused-not-asked = To miejsce nie ma teraz na co odpowiadać.
refused-not-due = Jeszcze na to nie czas.
refused-time-runs-back = Czas nie może płynąć wstecz.
refused-not-adjacent = Kafelek musi leżeć obok kafelka statku.
refused-not-involved = Ten kafelek nie dotyczy żadnego błędu.
refused-not-joined = Kafelek musi być połączony ze statkiem.
refused-outside-zone = To pole jest poza obszarem budowy.
