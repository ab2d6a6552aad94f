### Karta przed proponowanym lotem: co to za lot, z kim i co pomaga.

handover-kicker = Co dalej
handover-says-learning = Budować i latać już umiesz. Teraz spróbuj bez moich szeptów do ucha.
handover-says-class = Podstawy masz za sobą. Pora na statek, którego już będzie szkoda.
handover-says-last = Jeszcze raz to samo? Na złomowisko przyjechała dostawa.
handover-says-harder = Poszło za łatwo. Te boty już swoje wylatały.
handover-says-easier = Kosmos potraktował cię szorstko. Spróbuj z kimś łagodniejszym.
handover-says-other = Koniec lekcji. Teraz pokaż, na co cię stać.
handover-flight = Lot
handover-course = Przebieg
handover-course-trucker = Zbuduj statek, oddaj go do kontroli, przeleć przez karty i sprzedaj, co zostanie. Więcej niż 0 kredytów to sukces.
handover-course-race = W każdej turze zagraj kartę i rusz statek. Wygrywa drużyna, która pierwsza doprowadzi swoje statki do mety.
handover-rivals = Rywale
handover-rivals-are =
    { $skill ->
        [easy] { $number ->
            [one] { $number } słaby bot, który myli się jak każdy.
            [few] { $number } słabe boty, które mylą się jak każdy.
            [many] { $number } słabych botów, które mylą się jak każdy.
           *[other] { $number } słabego bota, który myli się jak każdy.
        }
        [medium] { $number ->
            [one] { $number } przeciętny bot, który zna fach.
            [few] { $number } przeciętne boty, które znają fach.
            [many] { $number } przeciętnych botów, które znają fach.
           *[other] { $number } przeciętnego bota, który zna fach.
        }
       *[hard] { $number ->
            [one] { $number } silny bot, który niczego nie wybacza.
            [few] { $number } silne boty, które niczego nie wybaczają.
            [many] { $number } silnych botów, które niczego nie wybaczają.
           *[other] { $number } silnego bota, który niczego nie wybacza.
        }
    }
handover-clock = Czas
handover-clock-none = Bez pośpiechu: nie ma klepsydry ani limitów czasu. Boty poczekają.
handover-clock-runs = Podczas budowy biegnie klepsydra, a na odpowiedzi jest limit czasu.
handover-coach = Liczy, co potrafi twój statek. Zapytaj gwizdkiem albo klawiszem C, a powie, co zrobiłby silny gracz i dlaczego. Wyłączysz go i włączysz w menu w prawym górnym rogu.
