### Słowa gry o ciężarówkach według słowniczka katalogu zasad.

edition-1e = pierwsza edycja
edition-2e = druga edycja

kind-battery = bateria
kind-cabin = kabina
kind-cannon = działo
kind-cargo = ładownia
kind-double_cannon = podwójne działo
kind-double_engine = podwójny silnik
kind-engine = silnik
kind-life_support_brown = brązowy system podtrzymywania życia
kind-life_support_purple = fioletowy system podtrzymywania życia
kind-shield = osłona
kind-special_cargo = ładownia specjalna
kind-starting_cabin = kabina początkowa
kind-structural = moduł strukturalny

## Co stoi w polu rysunku. Dwie litery tam, gdzie dalej jest zawartość, gdzie indziej najwyżej pięć.

code-battery = Ba
code-cabin = Ka
code-cannon = Dzi
code-cargo = Ła
code-double_cannon = 2×Dzi
code-double_engine = 2×Sil
code-engine = Sil
code-life_support_brown = PŻω
code-life_support_purple = PŻψ
code-shield = Osł
code-special_cargo = ŁS
code-starting_cabin = KP
code-structural = Mod

alien-purple = fioletowy kosmita
alien-brown = brązowy kosmita

goods-red = czerwone
goods-yellow = żółte
goods-green = zielone
goods-blue = niebieskie

direction-front = przód
direction-right = prawo
direction-rear = tył
direction-left = lewo

fault-single_against_double = pojedyncze połączenie naprzeciw podwójnego
fault-connector_against_smooth = połączenie naprzeciw gładkiej strony
fault-crack_mismatch = połączenia przy pęknięciu nie są takie same
fault-engine_direction = silnik nie jest skierowany do tyłu
fault-exhaust_blocked = kafelek tuż za silnikiem
fault-muzzle_blocked = kafelek tuż przed działem
fault-outside_zone = kafelek poza obszarem budowy
fault-loose_part = część nie jest połączona ze statkiem
fault-by-rule =
    { $rule ->
        [CHK-02] { fault-single_against_double }
        [CHK-03] { fault-connector_against_smooth }
        [LM-024] { fault-crack_mismatch }
        [CHK-04] { fault-engine_direction }
        [CHK-05] { fault-exhaust_blocked }
        [CHK-06] { fault-muzzle_blocked }
        [CHK-07] { fault-outside_zone }
       *[CHK-08] { fault-loose_part }
    }

## Obrazek stołu

table-title =
    { $box ->
        [first] { $class }, runda { $round } z { $rounds }
       *[second] { $class }, lot { $round } z { $rounds }
    }
table-building = Trwa budowa statków.
table-flying = W locie: rozegrane karty { $flown }, zostało { $deck }.
table-between =
    { $box ->
        [first] Między dwiema rundami.
       *[second] Między dwoma lotami.
    }
table-over = Partia skończona.
table-seat = { $seat }: kafelki { $tiles }, straty { $lost }.
table-no-card = brak karty
table-asked = Czekamy na odpowiedź
table-start = Numer startowy
table-position = Miejsce na torze
table-place = Zajęte miejsce
table-fleet = Statki floty, które jeszcze lecą
table-hand = Kafelek w ręce
table-reserve = Zachowane kafelki
table-looking = Przegląda ten stos
table-card = Bieżąca karta
table-deck = Karty w talii
table-flown = Rozegrane karty
table-bank = Towary w banku
table-pool = Zakryte kafelki
table-piles = Stos kart
table-hourglass = Klepsydra
