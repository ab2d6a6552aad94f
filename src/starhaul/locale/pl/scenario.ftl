### `starhaul scenario` (docs/formats.md §3).

help-scenario = Rozgrywa przygotowaną sytuację i podaje wynik.
help-scenario-file = Scenariusz.

scenario-heading = { $file } · { $edition } · klasa { $ship_class } · poziom { $level }
scenario-position = Pole
scenario-credits = Kredyty
scenario-goods = Towary
scenario-settlement = Rozliczenie

booking-order = kolejność
booking-beauty = najpiękniejszy statek
booking-goods = towary
booking-lost = utracone kafelki
booking-fines = grzywny
booking-premium = składka ubezpieczeniowa

leaving-no_humans = rezygnacja: brak kosmonautów
leaving-no_engines = rezygnacja: brak silników
leaving-lapped = rezygnacja: zdublowanie
leaving-voluntary = rezygnacja
leaving-absent = rezygnacja: nieobecność

## Za co scenariusz zostaje odrzucony

input-scenario-empty = puste, oczekiwano scenariusza
input-not-among = musi to być jedno z: { $known }
input-level-unknown = edycja { $edition } nie ma poziomu { $level }; poziomy to { $levels }
input-level-unfit = klasa { $ship_class } lata na poziomie { $fitting }, nie { $level }; pozwala na to "any_class"
input-ship-contradicts = „{ $found }” w scenariuszu dla „{ $expected }”
input-ship-faulty =
    { $count ->
        [one] statek nie może lecieć: { $count } błąd ({ $rules })
        [few] statek nie może lecieć: { $count } błędy ({ $rules })
        [many] statek nie może lecieć: { $count } błędów ({ $rules })
       *[other] statek nie może lecieć: { $count } błędu ({ $rules })
    }
input-seats-number = miejsc przy stole jest { $count }; musi być od 2 do 4 albo jedno z opcją "solo"
input-space-twice = to samo pole toru co miejsce { $seat } (okrążenie ma pól: { $spaces })
input-tile-elsewhere = kafelek { $tile } jest już w statku miejsca { $seat }
input-too-many-cubes = skrzyń na pokładzie jest { $count }, w grze tylko { $limit }: { $goods }
input-card-kind = nie ma takiego rodzaju karty
input-card-unknown = w edycji { $edition } nie ma karty „{ $card }”
input-card-excessive = liczba lub lista na tej karcie przekracza { $limit }
input-roads-drawn = w scenariuszu niczego się nie losuje: wymień burzliwe szlaki na liście
input-road-unknown = nie ma burzliwego szlaku „{ $road }”
input-road-twice = burzliwy szlak „{ $road }” jest podany dwa razy
input-no-insurance-choice = klasa { $ship_class } nie ma wyboru ubezpieczenia
input-yard-dice-differ = wszystkie floty scenariusza buduje się z tymi samymi kośćmi stoczni
input-insurance-per-seat = składkę podaje się dla każdego miejsca; miejsc jest { $seats }
input-premium-beyond-credits = tego miejsca nie stać na składkę w wysokości { $premium }
input-seat-unknown = nie ma miejsca { $seat }; miejsca liczy się od 0, a jest ich { $seats }
input-dice-missing = za mało rzutów: podano { $given }, potrzeba co najmniej { $needed }
input-dice-left =
    { $count ->
        [one] został { $count } rzut, użyto tylko { $rolled }
        [few] zostały { $count } rzuty, użyto tylko { $rolled }
        [many] zostało { $count } rzutów, użyto tylko { $rolled }
       *[other] zostało { $count } rzutu, użyto tylko { $rolled }
    }
input-dice-number = kości w tym rzucie jest { $count }, potrzeba { $wanted }
input-answers-left =
    { $count ->
        [one] została { $count } odpowiedź miejsca { $seat }: o nic więcej nie pytano
        [few] zostały { $count } odpowiedzi miejsca { $seat }: o nic więcej nie pytano
        [many] zostało { $count } odpowiedzi miejsca { $seat }: o nic więcej nie pytano
       *[other] zostało { $count } odpowiedzi miejsca { $seat }: o nic więcej nie pytano
    }
input-answer-unfit = miejsce { $seat } ma pytanie „{ $kind }”; dozwolone odpowiedzi: { $legal }
input-answer-list = { $first }, { $others }
input-answer-refused = miejsce { $seat } ma pytanie „{ $kind }”; zasada { $rule } tego zabrania, dozwolone jest na przykład { $reason }
