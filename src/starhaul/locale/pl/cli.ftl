### Polecenie `starhaul`.

help-app = Starhaul: buduj, lataj i woź towar.
help-version = Podaje wersję programu.
help-inspect = Sprawdza statki i mówi, co potrafią; co je czeka, powie „odds”.
help-inspect-files = Pliki statków; - czyta ze standardowego wejścia, po jednym statku w wierszu.
help-inspect-svg = Zapisuje rysunek statku w tym pliku.
help-odds = Powie, czego statki mogą się spodziewać po locie.
help-odds-files = Pliki ze statkami. Statki jednej klasy lecą przez te same talie.
help-odds-flights = Liczba lotów każdego statku.
help-odds-improve = Szuka najlepszej pojedynczej zmiany dla każdego statku.
help-odds-rivals = Każdy statek leci z tyloma rywalami, losowanymi spośród statków przeciętnych botów; 0 znaczy sam.
help-odds-svg = Zapisuje w tym pliku rysunek: ryzyko na statku, obok słupki.
help-lang = Język: en, cs lub pl.

report-heading = { $file } · { $edition } · klasa { $ship_class }

legend-signs = { $single } pojedyncze  { $double } podwójne  { $universal } uniwers.  { $muzzle } działo  { $exhaust } silnik  { $shield } osłona  { $fault } błąd
legend-code = { $code } { $name }
legend-crack = { $sign } pęknięcie
legend-torus = { $signs } połączone krawędzie
legend-opened = { $sign } otwarte pole stoczni
legend-closed = { $sign } zamknięte pole stoczni
legend-double = { $sign } otwiera dublet
legend-fleet = { $sign } numer statku
legend-printed = (n) wydrukowany numer

label-faults = Błędy
label-parts = Części
label-open = Odsłonięte połączenia
label-engines = Moc silników
label-cannons = Siła ognia
label-batteries = Znaczniki baterii
label-crew = Załoga
label-cabins = Kabiny
label-containers = Kontenery
label-shields = Osłony
label-weak-spot = Słaby punkt

value-no-faults = bez błędów
value-none = brak
value-parts =
    { $count ->
        [one] { $count } część
        [few] { $count } części
        [many] { $count } części
       *[other] { $count } części
    }
value-part-sizes = { $parts } (kafelki: { $sizes })
value-open = { $count } ({ $sides })
value-strength = { $base }
value-strength-range = { $base }, ze znacznikami baterii do { $max }
value-humans =
    { $count ->
        [one] { $count } kosmonauta
        [few] { $count } kosmonautów
        [many] { $count } kosmonautów
       *[other] { $count } kosmonauty
    }
value-cabins = { $count } oprócz kabiny początkowej
value-containers = zwykłe: { $plain }, specjalne: { $special }
value-weak-spot = { $size } (składka { $credits })

## Pokaz

help-demo = Rozgrywa jedną partię i ją opowiada.
help-demo-log = Zapisuje partię do tego pliku.

demo-log =
    { $actions ->
        [one] { $actions } akcja, końcowy klucz { $final }
        [few] { $actions } akcje, końcowy klucz { $final }
        [many] { $actions } akcji, końcowy klucz { $final }
       *[other] { $actions } akcji, końcowy klucz { $final }
    }

label-seat = Statek
label-lost = Utracone

## starhaul new, dla programistów

help-new = Zapisuje szkielet karty, opcji albo gry (dla programistów).
help-new-kind = Co dodać: card (karta), option (opcja) albo game (gra).
help-new-name = Nazwa małymi literami, słowa oddzielone podkreśleniami.
help-new-check = Niczego nie zapisuje, tylko wypisuje, czego brakuje.
input-new-no-checkout = nowe rzeczy można zapisać tylko tam, gdzie Starhaul działa z własnych plików źródłowych
input-new-kind = nie ma do tego szkieletu; są: { $known }
input-new-name = nazwa składa się z małych liter, cyfr i podkreśleń, zaczyna się literą i nie jest słowem kluczowym Pythona
input-new-taken = ta nazwa jest zajęta; --check wypisze, czego brakuje
input-new-unknown = nie ma jeszcze szkieletu o tej nazwie
new-written = zapisano: { $file }
new-complete = Niczego nie brakuje.
new-missing = Jeszcze brakuje (każdy krok objaśnia { $page }):
new-missing-rule = co się dzieje; szkielet tylko zgłasza NotImplementedError
new-missing-begin = funkcja oznaczona begins dla „{ $name }”
new-missing-deck = karta rodzaju „{ $name }”
new-missing-story = scenariusz, który rozgrywa „{ $name }”
new-missing-answers = odpowiedzi na pytanie „{ $name }”
new-missing-question-row = pytanie „{ $name }” w tabeli „Questions”
new-missing-question-screen = jak pytanie „{ $name }” jest zadawane w przeglądarce
new-missing-question-test = przykład pytania „{ $name }”
new-missing-event-test = przykład zdarzenia „{ $name }”
new-missing-text = { $name }
new-missing-family = rodzina karty „{ $name }”
new-missing-figures = liczby wydrukowane na karcie „{ $name }”
new-missing-picture = obrazek karty „{ $name }”
new-missing-meaning = znaczenie opcji „{ $name }”; w szkielecie jest tylko „To be written.”
new-missing-effect = coś, co zależy od opcji „{ $name }”
new-missing-offer = jak oferują ją formularze: { $name }
new-missing-tried = wartość opcji do wypróbowania: { $name }
new-missing-part = { $name }
new-missing-texts = plik na teksty gry „{ $name }”
new-missing-order = miejsce wśród pakietów dla „{ $name }”
new-missing-about = czego dotyczy pytanie „{ $name }”
new-missing-told = reguła, która ogłasza zdarzenie „{ $name }”
new-missing-layer = warstwa rodzaju „{ $name }”
new-missing-tile = kafelek rodzaju „{ $name }”
new-missing-pictogram = obrazek rodzaju „{ $name }”
new-missing-style = wygląd rodzaju „{ $name }” w terminalu
new-missing-language = nazwa języka „{ $name }”
new-missing-numbers = jak język „{ $name }” zapisuje liczby i wybiera formy liczby mnogiej
new-missing-folder = teksty w języku „{ $name }”
new-missing-plurals = formy liczby mnogiej w języku „{ $name }”
new-missing-terms = kolumna dla języka „{ $name }”
new-missing-games = nieaktualne; uruchom python -m tests.web.games
new-missing-generated = nieaktualne; uruchom starhaul protocol --write
