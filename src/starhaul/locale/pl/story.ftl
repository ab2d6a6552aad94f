### Historia partii: zdania na stronę, do tekstu i obrazków.

## Słowa wszystkich gier

story-and = { $first } i { $last }
story-round = Runda { $round }
story-score = { $score }
story-no-place = –
story-brief-stopped = Partia kończy się przed czasem, w rundzie { $round }.
story-brief-won =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wygrywają { $names }.
        [many] Wygrywają { $names }.
       *[other] Wygrywają { $names }.
    }

## Kosmiczni truckerzy

story-trucker-building = Budowa
story-trucker-check = Kontrola i start
story-trucker-card = { $card }
story-trucker-settlement = Rozliczenie
story-trucker-between = między dwiema kartami
story-trucker-round =
    { $box ->
        [first] Runda { $round }: { $class }
       *[second] Lot { $round }: { $class }
    }
story-trucker-score = { $amounts }
story-trucker-aboard = Ma { $amounts }
story-trucker-lost = Traci { $amounts }
story-trucker-gave-up = Rezygnacja: { $reason }

story-moment-trucker-loss = { $card }: { $seat } traci { $amounts }.
story-moment-trucker-save = { $card }: { $seat } znacznikiem baterii ratuje { $amounts }.
story-moment-trucker-save-last = { $card }: { $seat } ostatnim znacznikiem baterii ratuje { $amounts }.
story-moment-trucker-lead = { $card }: na prowadzenie wychodzi { $seat }.
story-moment-trucker-ahead =
    { $count ->
        [one] Rozliczenie: na czele jest { $seat } i ma { $amounts }.
        [few] Rozliczenie: na czele są { $seat } i mają { $amounts }.
        [many] Rozliczenie: na czele są { $seat } i mają { $amounts }.
       *[other] Rozliczenie: na czele są { $seat } i mają { $amounts }.
    }
story-moment-trucker-gain = { $card }: { $seat } zgarnia { $amounts }.
story-moment-trucker-out = { $seat } rezygnuje: { $reason }.
story-moment-trucker-title = { $seat } zdobywa tytuł: { $title }.
story-moment-trucker-title-gold = { $seat } broni tytułu: { $title }.
story-moment-trucker-close = O włos: różnica to { $amounts }.
story-moment-trucker-equal = O włos: na pierwszym miejscu jest remis.

story-brief-trucker-won =
    { $count ->
        [one] Wygrywa { $names } i ma { $amounts }.
        [few] Wygrywają { $names } i mają { $amounts }.
        [many] Wygrywają { $names } i mają { $amounts }.
       *[other] Wygrywają { $names } i mają { $amounts }.
    }
story-brief-trucker-stopped =
    { $box ->
        [first] Partia kończy się przed czasem, w rundzie { $round }.
       *[second] Partia kończy się przed czasem, w locie { $round }.
    }
story-brief-trucker-nobody = Nikt nie przywozi do domu ani kredytu.
story-brief-trucker-quiet = Poza tym to najspokojniejszy lot, jaki ktokolwiek pamięta.
story-brief-trucker-whole = Nie przepada ani jeden kafelek. Ubezpieczyciele świętują.
story-brief-trucker-wreck = { $seat } traci razem { $amounts }; główny winowajca: { $cause }.
story-brief-trucker-launch = { $seat } startuje, statek ma { $amounts }.
story-brief-trucker-unharmed = Po drodze nic się nie odłamuje. Podejrzane.
story-brief-trucker-toll = Główny winowajca: { $cause }, razem { $amounts }.
story-brief-trucker-gave-up = { $seat } rezygnuje: { $reason }.
story-brief-trucker-home =
    { $place ->
        [0] { $seat } wraca z pustymi kieszeniami.
       *[other] { $seat } kończy na miejscu { $place } i ma { $amounts }.
    }

story-cause-meteor-small = małe meteory
story-cause-meteor-large = duże meteory
story-cause-shot-small = lekki ostrzał
story-cause-shot-large = ciężki ostrzał
story-cause-sabotage = sabotaż
story-cause-broken = odłamane części
story-cause-faults = błędy w budowie
story-cause-alien = brak systemu podtrzymywania życia
story-cause-epidemic = epidemia
story-cause-dust = gwiezdny pył
story-cause-enemy = wrogowie
story-cause-combat-crew = najmniejsza załoga w Strefie walk
story-cause-combat-engines = najsłabsze silniki w Strefie walk
story-cause-combat-cannons = najsłabsze działa w Strefie walk
story-cause-fined = błędy zgłoszone w locie
story-cause-unknown = coś innego

## Wyścig

story-race-score = Statki na mecie: { $home } z { $needed }
story-moment-race-leap = { $ship } przelatuje naraz { $amounts }.
story-moment-race-hole = Czarna dziura i { $ship }: z powrotem o { $amounts }.
story-moment-race-evaded = { $ship } wymyka się czarnej dziurze i oszczędza { $amounts }.
story-moment-race-tow = { $ship } jedzie na haku o { $amounts }.
story-moment-race-home-first = { $ship } jest na mecie przed wszystkimi.
story-moment-race-home = { $ship } jest na mecie.
story-moment-race-lead =
    { $count ->
        [one] Na prowadzenie wychodzi { $seat }.
        [few] Na prowadzenie wychodzą { $seat }.
        [many] Na prowadzenie wychodzą { $seat }.
       *[other] Na prowadzenie wychodzą { $seat }.
    }
story-moment-race-won =
    { $count ->
        [one] Wyścig wygrywa { $seat }.
        [few] Wyścig wygrywają { $seat }.
        [many] Wyścig wygrywają { $seat }.
       *[other] Wyścig wygrywają { $seat }.
    }
story-brief-race-won =
    { $count ->
        [one] Wyścig wygrywa { $names }, w rundzie { $round }.
        [few] Wyścig wygrywają { $names }, w rundzie { $round }.
        [many] Wyścig wygrywają { $names }, w rundzie { $round }.
       *[other] Wyścig wygrywają { $names }, w rundzie { $round }.
    }
story-brief-race-quiet = Niczego więcej nikt nie pamięta.
story-brief-race-holes = Przez czarne dziury najbardziej cofa się { $seat }: o { $amounts }.
story-brief-race-no-holes = Czarne dziury obchodzą się smakiem.
story-cause-hole = czarne dziury

## Ilości (biernik)

story-amount-tiles =
    { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    }
story-amount-crew =
    { $number ->
        [one] { $number } członka załogi
        [few] { $number } członków załogi
        [many] { $number } członków załogi
       *[other] { $number } członka załogi
    }
story-amount-goods =
    { $number ->
        [one] { $number } skrzynię
        [few] { $number } skrzynie
        [many] { $number } skrzyń
       *[other] { $number } skrzyni
    }
story-amount-batteries =
    { $number ->
        [one] { $number } znacznik baterii
        [few] { $number } znaczniki baterii
        [many] { $number } znaczników baterii
       *[other] { $number } znacznika baterii
    }
story-amount-days =
    { $number ->
        [one] { $number } dzień lotu
        [few] { $number } dni lotu
        [many] { $number } dni lotu
       *[other] { $number } dnia lotu
    }
story-amount-credits =
    { $number ->
        [one] { $number } kredyt
        [few] { $number } kredyty
        [many] { $number } kredytów
       *[other] { $number } kredytu
    }
story-amount-spaces =
    { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }

## Wiersz poleceń

