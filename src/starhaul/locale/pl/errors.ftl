### Błędy według kodu: input-… pliki i argumenty, refused-… ruchy wbrew zasadom.

## Pliki i argumenty

input-no-file = nie ma takiego pliku
input-is-directory = to jest folder, a nie plik
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
input-odds-faulty = ten statek nie przejdzie kontroli; dlaczego, powie „starhaul inspect”
input-odds-rivals = w locie klasy { $ship_class } zmieści się najwyżej tylu rywali: { $most }
input-odds-ships = tyle statków naraz to za dużo, limit to { $most }
input-svg-to-stdout = rysunek trafia do pliku; na standardowe wyjście idzie raport
input-language-unknown = nieznany język „{ $language }”; do wyboru: { $known }
input-usage = { $reason } – zob. { $help }
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
input-start-elsewhere = kabina początkowa powinna leżeć na polu [{ $column },{ $row }]
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
input-alien-with-humans = kosmita nie mieszka w kabinie z kosmonautami
input-alien-in-starting-cabin = w kabinie początkowej nie może mieszkać kosmita
input-alien-twice = { $alien } jest na pokładzie dwa razy
input-alien-without-life-support = { $alien } nie ma przy tej kabinie systemu podtrzymywania życia swojego koloru

## Zapisy partii

input-log-empty = zapis jest pusty
input-log-unwritable = nie można zapisać partii: { $reason }
input-log-version = zapis ma wersję { $found }; ten program czyta wersję { $known }
input-log-order = tu oczekiwano wpisu numer { $expected }
input-log-line = to nie jest wiersz zapisu partii: { $reason }
input-log-game = zapis gry „{ $found }”, a nie gry „{ $expected }”
input-log-refused = tej akcji zabrania zasada { $rule }: { $why }
input-log-config = ustawienia partii nie pasują do tej gry: { $reason }
input-log-chance = los pochodzi z generatora „{ $found }”, którego ta wersja nie zna (zna: { $known })

## Umowa przed partią

input-no-rounds = nie ma w co grać; należy podać co najmniej jedną klasę statku
input-one-flight = w drugiej edycji leci się tylko raz; należy wybrać jedną klasę albo Wyprawę międzygalaktyczną
input-trek-rounds = Wyprawa międzygalaktyczna odbywa się w drugiej edycji z klasami I, II i III w tej kolejności
input-teams-need-four = drużyny potrzebują dokładnie czterech miejsc
input-advanced-needs-hourglass = w zaawansowanej grze drużynowej zmiana miejsc następuje przy odwróceniu klepsydry; nie można budować bez niej
input-no-rough-roads = Nauka jazdy nie zna burzliwych szlaków; jedno z dwojga należy pominąć
input-handicaps-per-seat = dodatkowe sekundy podaje się dla każdego miejsca albo dla żadnego; liczba miejsc: { $seats }

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
reason-exists = plik o tej nazwie już istnieje
reason-is-directory = to jest folder
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
refused-not-an-outcome = Kości i talie nie mogą teraz dać takiego wyniku.
refused-not-asked = To miejsce nie ma teraz na co odpowiadać.
refused-not-due = Jeszcze na to nie czas.
refused-time-runs-back = Czas nie może płynąć wstecz.
refused-not-adjacent = Kafelek musi leżeć obok kafelka statku.
refused-not-involved = Tego kafelka nie dotyczy żaden błąd.
refused-not-joined = Kafelek musi być połączony ze statkiem.
refused-outside-zone = To pole jest poza obszarem budowy.
refused-attach-first = Najpierw przyłącz kafelek, potem oglądaj karty.
refused-draw-pause = Spokojnie, ręka musi odpocząć. Następny kafelek za chwilę.
refused-finish-first = Teraz klepsydrę może odwrócić tylko ten, kto ma gotowy statek.
refused-hand-empty = Nie masz nic w ręce; najpierw weź kafelek.
refused-hand-full = Masz zajętą rękę: najpierw przyłącz kafelek, zachowaj go albo odłóż na stół.
refused-has-finished = Ten statek jest gotowy; niczego już do niego nie dołożysz.
refused-hold-full = Tyle się w tej ładowni nie zmieści; użyj innej albo coś zostaw.
refused-no-hourglass = Tu nie ma klepsydry; nie trzeba się spieszyć.
refused-no-die-due = Teraz nie rzuca się kością.
refused-roll-first = Najpierw rzuć kością, dopiero potem odwróć klepsydrę.
refused-no-pile-in-hand = Nie oglądasz żadnego stosu.
refused-no-such-cubes = Takich towarów nie ma ani na pokładzie, ani w ofercie.
refused-no-such-hold = Na tym polu nie ma ładowni.
refused-no-such-person = Nikogo takiego przy tym stole nie ma.
refused-no-such-pile = Nie ma takiego stosu do oglądania.
refused-no-such-slot = Niczego tam nie zachowano.
refused-not-your-turn = To jeszcze nie twoja kolej.
refused-pile-closed = Do tego stosu nie wolno ci zaglądać.
refused-pile-in-hand = Najpierw odłóż stos kart.
refused-pile-taken = Ktoś już ogląda ten stos; poczekaj albo wybierz inny.
refused-pool-empty = Zakrytych kafelków już nie ma; zobacz, co leży odkryte.
refused-red-needs-special = Czerwony towar mieści się tylko w ładowni specjalnej.
refused-reserve-full = Nie ma miejsca, żeby zachować kolejny kafelek.
refused-reserved-stays = Ten kafelek był już zachowany i nie może wrócić do puli.
refused-start-not-chosen = Numeru startowego się tu nie wybiera; wystarczy powiedzieć, że statek jest gotowy.
refused-start-taken = Numer startowy { $start } nie jest wolny; wybierz inny.
refused-still-running = Dopóki piasek się sypie, klepsydry nie można odwrócić.
refused-tile-gone = Za późno: tego kafelka już nie ma.
refused-tile-stays = Co przykręcone, to przykręcone.
refused-time-over = Koniec czasu, budowa zakończona.
