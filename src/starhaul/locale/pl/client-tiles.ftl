### Klient w przeglądarce: kafelki i pola dla czytników ekranu.

inspect-points-front = kierunek: przód
inspect-points-right = kierunek: prawo
inspect-points-rear = kierunek: tył
inspect-points-left = kierunek: lewo
inspect-covers = chroni { $first } i { $second }
inspect-containers =
    { $number ->
        [one] { $number } kontener
        [few] { $number } kontenery
        [many] { $number } kontenerów
       *[other] { $number } kontenera
    }
inspect-side = { $side } { $connector }
inspect-connectors-are = połączenia: { $sides }
inspect-connector-0 = bez połączenia
inspect-connector-1 = pojedyncze
inspect-connector-2 = podwójne
inspect-connector-3 = uniwersalne
inspect-humans =
    { $number ->
        [one] na pokładzie { $number } kosmonauta
        [few] na pokładzie { $number } kosmonautów
        [many] na pokładzie { $number } kosmonautów
       *[other] na pokładzie { $number } kosmonauty
    }
inspect-batteries-left =
    { $number ->
        [0] bez znaczników baterii
        [one] został { $number } znacznik baterii
        [few] zostały { $number } znaczniki baterii
        [many] zostało { $number } znaczników baterii
       *[other] zostało { $number } znacznika baterii
    }
inspect-empty-hold = bez ładunku
inspect-cell = { $cell }: { $tile }
inspect-cell-empty = { $cell }: puste pole
inspect-card-title = { $title }, poziom { $level }.
