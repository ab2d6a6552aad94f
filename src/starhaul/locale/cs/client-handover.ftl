### Karta před navrženým letem: co se poletí, s kým a co pomůže.

handover-kicker = Co dál
handover-says-learning = Stavět i létat už umíš. Teď to zkus beze mě za ramenem.
handover-says-class = Základy máš za sebou. Je čas na loď, které už bude škoda.
handover-says-last = Ještě jednou totéž? Na vrakoviště dovezli nové zboží.
handover-says-harder = Bylo to moc snadné. Tihle už něco nalétali.
handover-says-easier = Vesmír tě nešetřil. Zkus to s někým mírnějším.
handover-says-other = Lekce skončila. Teď ukaž, co v tobě je.
handover-flight = Let
handover-course = Průběh
handover-course-trucker = Postavte loď, nechte ji zkontrolovat, proleťte karty a prodejte, co zbude. Víc než 0 kreditů je úspěch.
handover-course-race = V každém tahu zahrajete kartu a posunete loď. Vyhraje tým, který první dovede své lodě do cíle.
handover-rivals = Soupeři
handover-rivals-are =
    { $skill ->
        [easy] { $number ->
            [one] { $number } slabý bot, který chybuje jako každý jiný.
            [few] { $number } slabí boti, kteří chybují jako každý jiný.
            [many] { $number } slabého bota, který chybuje jako každý jiný.
           *[other] { $number } slabých botů, kteří chybují jako každý jiný.
        }
        [medium] { $number ->
            [one] { $number } průměrný bot, který řemeslo zná.
            [few] { $number } průměrní boti, kteří řemeslo znají.
            [many] { $number } průměrného bota, který řemeslo zná.
           *[other] { $number } průměrných botů, kteří řemeslo znají.
        }
       *[hard] { $number ->
            [one] { $number } silný bot, který nic neodpustí.
            [few] { $number } silní boti, kteří nic neodpustí.
            [many] { $number } silného bota, který nic neodpustí.
           *[other] { $number } silných botů, kteří nic neodpustí.
        }
    }
handover-clock = Čas
handover-clock-none = Žádný spěch: bez přesýpacích hodin a bez časových limitů. Boti na vás počkají.
handover-clock-runs = Při stavbě běží přesýpací hodiny a na odpovědi je časový limit.
handover-coach = Počítá, co loď umí. Zeptejte se píšťalkou nebo klávesou C a poradí, co by tu udělal silný hráč a proč. Vypnout a zapnout ho můžete v nabídce vpravo nahoře.
