### Klient w przeglądarce: podgląd kafelków i kart.

inspect-what = Co robi
inspect-beware = Uważaj
inspect-sides = Strony kafelka
inspect-glossary = Co do czego pasuje
inspect-printed = Na tej karcie
inspect-steps = Jak to przebiega
inspect-prices = Ceny
inspect-price =
    { $number ->
        [one] { $number } kredyt
        [few] { $number } kredyty
        [many] { $number } kredytów
       *[other] { $number } kredytu
    }
inspect-level-four = W locie poziomu IV wydrukowane liczby są zmienione; co obowiązuje, zobaczysz w pytaniach.
inspect-counted = To liczby, które obowiązują w tym locie, a nie te z nadruku.
inspect-fits-0 = Może sąsiadować tylko z inną gładką stroną i nie łączy.
inspect-fits-1 = Pasuje do pojedynczych i uniwersalnych.
inspect-fits-2 = Pasuje do podwójnych i uniwersalnych.
inspect-fits-3 = Pasuje do każdego połączenia, ale nie do gładkiej strony.
inspect-does-battery = Zapas energii dla podwójnych silników, podwójnych dział i osłon. Może stać gdziekolwiek.
inspect-beware-battery = Zużyty znacznik nie wraca. Tracąc kafelek, tracisz też to, co na nim zostało.
inspect-does-cabin = Dom dwóch kosmonautów albo kosmity, jeśli przyłączono system podtrzymywania życia jego koloru.
inspect-beware-cabin = Kabiny połączone ze sobą roznoszą epidemie.
inspect-does-cannon = Siła 1 do przodu, ½ na boki i do tyłu. Duże meteory w swojej linii zestrzeliwuje za darmo.
inspect-beware-cannon = Pole przed lufą musi pozostać puste.
inspect-does-cargo = Każdy kontener mieści jedną żółtą, zieloną lub niebieską skrzynię.
inspect-beware-cargo = Czerwonych towarów tu nie wolno. Ładunek można przekładać tylko podczas załadunku.
inspect-does-double_cannon = Siła 2 do przodu, 1 na boki i do tyłu, za każdym razem za jeden znacznik baterii.
inspect-beware-double_cannon = Bez baterii milczy. Pole przed lufami musi pozostać puste.
inspect-does-double_engine = Moc 2, za każdym razem za jeden znacznik baterii.
inspect-beware-double_engine = Bez baterii nie daje ciągu. Musi być skierowany do tyłu i nic nie może za nim stać.
inspect-does-engine = Moc 1, zawsze.
inspect-beware-engine = Musi być skierowany do tyłu, a pole za nim musi pozostać puste.
inspect-does-life_support_brown = W przyłączonej kabinie może mieszkać brązowy kosmita, który dodaje 2 do mocy silników.
inspect-beware-life_support_brown = Przy kabinie początkowej jest bezużyteczny. Gdy go stracisz, kosmita odchodzi; a do mocy 0 nic nie dodaje.
inspect-does-life_support_purple = W przyłączonej kabinie może mieszkać fioletowy kosmita, który dodaje 2 do siły ognia.
inspect-beware-life_support_purple = Przy kabinie początkowej jest bezużyteczny. Gdy go stracisz, kosmita odchodzi; a do siły 0 nic nie dodaje.
inspect-does-shield = Za jeden znacznik baterii zatrzymuje mały meteor lub lekki ostrzał, gdziekolwiek na statku, ze swoich dwóch stron.
inspect-beware-shield = Obrót decyduje, które strony chroni. Duże meteory i ciężki ostrzał przechodzą na wylot.
inspect-does-special_cargo = Każdy czerwony kontener mieści jedną dowolną skrzynię, także niebezpieczną czerwoną.
inspect-beware-special_cargo = To jedyne miejsce na czerwone towary; bez niego zostają na miejscu.
inspect-does-starting_cabin = Tu zaczyna się twój statek. Mieszka tu dwóch kosmonautów, a do czterech uniwersalnych połączeń pasuje wszystko.
inspect-beware-starting_cabin = Żaden kosmita się tu nie wprowadzi, a trafić można ją jak każdy inny kafelek.
inspect-does-structural = Trzyma wszystko razem: dużo połączeń, większość uniwersalnych.
inspect-beware-structural = Co zostaje odsłonięte, przyciąga małe meteory, łapie gwiezdny pył i może kosztować premię za najpiękniejszy statek.
inspect-steps-planets =
    Po kolei: wyląduj na planecie, która jest jeszcze wolna, albo leć dalej.
    Na każdej planecie mieści się jeden statek.
    Kto wylądował, ładuje towary i może przełożyć cały ładunek.
    Potem te statki tracą dni, najpierw ten najdalej z tyłu.
inspect-steps-open_space =
    Po kolei: zdecyduj, które podwójne silniki dostaną znacznik baterii.
    Leć do przodu o moc silników; zajęte pola się nie liczą.
    { $learning ->
        [yes] Kto ma moc 0, stoi w miejscu.
       *[no] Kto ma moc 0, musi zrezygnować.
    }
inspect-steps-abandoned_ship =
    Po kolei pytani są wszyscy, którzy mają dość załogi.
    Pierwszy, kto się zgodzi, oddaje załogę, kosmonautów lub kosmitów.
    Kredyty dostaje od razu, potem traci dni.
    Bez kosmonauty na pokładzie lot kończy się po karcie.
inspect-steps-abandoned_station =
    Po kolei pytani są wszyscy, którzy mają dość załogi.
    Pierwszy, kto się zgodzi, ładuje towary. Załoga zostaje na pokładzie.
    Potem traci dni.
inspect-steps-meteor_swarm =
    Lider rzuca dwiema kośćmi za każdy meteor: suma to kolumna lub rząd, dla wszystkich statków.
    Meteor uderza w pierwszy kafelek na swojej drodze.
    Mały: odbija się od gładkiej strony; przy odsłoniętym połączeniu pomaga osłona, za znacznik baterii.
    Duży: pomaga tylko działo, które jest w niego wycelowane i stoi w jego linii; { $rear ->
        [yes] na boki i do tyłu wystarczy sąsiednia linia
       *[no] na boki wystarczy sąsiedni rząd
    }.
    Trafiony kafelek przepada razem z tym, co trzymało się tylko na nim.
inspect-steps-smugglers =
    Atakują po kolei; podaj siłę ognia.
    Większa: są pokonani. Załaduj ich towary i strać dni albo zostaw jedno i drugie. Karta się kończy.
    Równa: nic się nie dzieje, atakują następny statek.
    Mniejsza: tracisz towary, najpierw najdroższe, potem znaczniki baterii. Atakują następny statek.
inspect-steps-slavers =
    Atakują po kolei; podaj siłę ognia.
    Większa: są pokonani. Weź kredyty i strać dni albo zostaw jedno i drugie. Karta się kończy.
    Równa: nic się nie dzieje, atakują następny statek.
    Mniejsza: tracisz załogę według własnego wyboru. Atakują następny statek.
inspect-steps-pirates =
    Atakują po kolei; podaj siłę ognia.
    Większa: są pokonani. Weź kredyty i strać dni albo zostaw jedno i drugie. Karta się kończy.
    Równa: nic się nie dzieje, atakują następny statek.
    Mniejsza: na koniec trafiasz pod ostrzał; za każdy strzał rzuca się raz dla wszystkich pokonanych.
    Lekki ostrzał zatrzymuje osłona, za znacznik baterii. Ciężkiego nie zatrzyma nic.
inspect-steps-combat_zone =
    Wiersze idą z góry na dół. Po kolei każdy liczy albo podaje siłę.
    Płaci najniższa wartość; przy remisie ten, kto leci dalej z przodu.
    Utracone dni zmieniają kolejność w następnych wierszach.
    Pod ostrzałem: rzuca się za każdy strzał. Lekki ostrzał zatrzymuje osłona za znacznik baterii, ciężkiego nie zatrzyma nic.
    Gdy leci tylko jeden statek, karta nic nie robi.
inspect-steps-stardust =
    W odwrotnej kolejności każdy liczy odsłonięte połączenia, także te przy dziurach wewnątrz statku.
    Za każde traci dzień lotu.
inspect-steps-epidemic =
    Szukane są zajęte kabiny połączone ze sobą; kabina początkowa też się liczy.
    Każda z nich traci jednego kosmonautę albo kosmitę.
    Puste kabiny ani nie cierpią, ani nie zarażają.
inspect-steps-sabotage =
    Uderza w najmniejszą załogę; przy remisie w tę, która leci dalej z przodu.
    Dwie kości wskazują kolumnę, dwie następne rząd. Kafelek w tym miejscu przepada i nic nie pomoże.
    Gdy go tam nie ma, rzuca się znowu, najwyżej trzy razy.
    Gdy leci tylko jeden statek, karta nic nie robi.
