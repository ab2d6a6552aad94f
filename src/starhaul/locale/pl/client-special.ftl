### Strony o tym, co szczególne: statki klasy C, druga edycja, Wyprawa.

special-title = { $class }: co w niej szczególnego
special-crack = Przez cały statek biegnie pęknięcie. Dwa kafelki po jego obu stronach muszą mieć dokładnie takie same połączenia: uniwersalne nie pasuje tu do pojedynczego ani do podwójnego.
special-crack-hits = O trafieniach decyduje jedna kość. Trafienie z przodu lub z tyłu przy 1 skręca i nadlatuje z lewej, a przy 6 z prawej; trafienie z boku przy 3 lub 4 rozdziela się na dwa.
special-torus = Statek nie ma brzegów: lewa strona sąsiaduje z prawą, a dziób z rufą. Kafelki muszą pasować także przez brzeg, a działa i silniki potrzebują tam wolnego pola.
special-torus-hits = Dwie kości wskazują pole trafienia. Jeśli jest puste, trafienie leci dalej do najbliższego kafelka, w razie potrzeby przez brzeg.
special-torus-premium = Przed lotem płacisz za największą grupę pustych pól: nic za jedno pole, 15 kredytów za sześć lub więcej. Utracone kafelki kosztują potem najwyżej 15 kredytów.
special-yards = Budujesz kilka statków obok siebie. Plansza ma cztery części; każda zaczyna się od własnego kafelka i każda musi trzymać się razem.
special-yards-dice = Podczas budowy rzuca się dwiema kośćmi. Każda otwiera pola ze swoją liczbą i łączy części; przy równych liczbach druga otwiera pola dubletu. Co jest potem jednym statkiem, musi być połączone przed końcem budowy.
special-yards-flight = Przed lotem możesz ubezpieczyć flotę. W locie każdy statek broni się sam, a zrezygnować można też z pojedynczych statków.
special-cabin = Kabina początkowa nie ma stałego miejsca: połóż ją na dowolnym polu. Dopóki nie leży na planszy, liczy się jako zachowany kafelek.
special-title-2e = Druga edycja: co się w niej różni
special-title-trek = Wyprawa międzygalaktyczna: co w niej szczególnego
special-crack-losses = Statku z pęknięciem nie da się ubezpieczyć: każdy utracony kafelek kosztuje 1 kredyt, ilekolwiek by ich było.
special-crack-cells = Statek IC, tylko przestronniejszy: zaznaczone pola ma wyłącznie IIC.
special-torus-time = Gdy klepsydra przesypie się na ostatnim polu, budowa trwa, aż ktoś, kto już skończył, odwróci ją jeszcze raz.
special-yards-strength = Moc silników to moc twojego najsłabszego statku, siła ognia to suma wszystkich. Znaczniki baterii i osłony służą tylko statkowi, na którym są.
special-edition-both = Kafelki, karty i statki są w obu edycjach prawie takie same. Oto różnice, które zauważysz.
special-edition-rule = Zasada
special-edition-match-1e = Partia to trzy rundy statkami klasy I, II i III.
special-edition-match-2e = Partia to jeden lot dowolnego poziomu albo Wyprawa międzygalaktyczna.
special-edition-tile-1e = Ostatnio przyłączony kafelek można przesunąć lub obrócić, dopóki nie weźmiesz następnego.
special-edition-tile-2e = Można go też odłożyć na stół.
special-edition-cannon-1e = Sąsiednich rzędów strzegą tylko działa skierowane w lewo lub w prawo.
special-edition-cannon-2e = Działa skierowane do tyłu strzegą też sąsiednich kolumn.
special-edition-losses-1e = Ubezpieczenie ogranicza koszt utraconych kafelków: klasa I do 5 kredytów, II do 8, III do 11.
special-edition-losses-2e = Każdy utracony kafelek kosztuje 1 kredyt, bez ograniczeń.
special-edition-giving-up-1e = Zrezygnować można przed każdą kartą, nawet pierwszą.
special-edition-giving-up-2e = Zrezygnować można między dwiema kartami, a więc nigdy przed pierwszą.
special-trek-flights = Trzy loty z rzędu, na poziomie I, II i III, i tytuł dla każdego.
special-trek-won = Po pierwszym locie najlepszy statek w każdym tytule przynosi { $best } kredyty; w końcu każdy ma dokładnie jeden tytuł.
special-trek-defended = Jeśli na poziomie II twój statek znów jest najlepszy w twoim tytule, dostajesz { $defended } kredyty, a tytuł staje się złoty.
special-trek-gold = Na poziomie III obroniony srebrny tytuł jest wart { $defended_silver } kredytów, a złoty { $defended_gold }, lecz złoty oznacza lot z utrudnieniem.
special-figure-crack = Przy pęknięciu połączenia muszą być takie same
special-figure-crack-hit = Z przodu: 1 kieruje trafienie na lewą stronę, a 3 je tam rozdziela
special-figure-torus = Sąsiedzi przez brzeg
special-figure-torus-hit = Z przodu, kolumna 3, rząd 5: pole jest puste, więc trafienie leci dalej przez brzeg
special-figure-yards =
    { $ships ->
        [one] Przed rzutem kośćmi: jedna część
        [few] Przed rzutem kośćmi: { $ships } części
        [many] Przed rzutem kośćmi: { $ships } części
       *[other] Przed rzutem kośćmi: { $ships } części
    }
special-figure-yards-dice =
    { $ships ->
        [one] Po rzucie kośćmi: jeden statek
        [few] Po rzucie kośćmi: { $ships } statki
        [many] Po rzucie kośćmi: { $ships } statków
       *[other] Po rzucie kośćmi: { $ships } statku
    }
special-figure-2e = Działo skierowane do tyłu strzeże trzech kolumn
special-book = Czytaj dalej w księdze zasad
special-play = Zagraj w to przeciw słabym botom
special-others = Szczególne są też:
