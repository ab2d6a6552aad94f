### Trener: liczby statku, rady i ich powody.

## Na ekranie

coach-name = Trener
coach-ask = Zapytaj trenera
coach-thinking = Chwilka, myślę…
coach-panel = Rada trenera
coach-close = Zamknij radę
coach-instead = Druga możliwość:
coach-advised = radzi trener
coach-show = Obróć kafelek i pokaż go tam
coach-other-second = Pokaż drugą możliwość
coach-other-best = Pokaż pierwszą możliwość
coach-figures = Twój statek w liczbach
coach-tile-gone = Upatrzony kafelek ma już ktoś inny. Zapytaj jeszcze raz.

coach-figure-engines = Moc silników
coach-figure-cannons = Siła ognia
coach-figure-crew = Załoga
coach-figure-batteries = Znaczniki baterii
coach-figure-shields = Osłonięte strony
coach-figure-open = Odsłonięte połączenia
coach-figure-cargo = Kontenery
coach-figure-faults = Błędy
coach-figure-credits = Oczekiwane kredyty
coach-figure-range = { $base } do { $most }
coach-figure-of = { $count } z { $all }
coach-figure-special = { $count }, czerwone: { $special }

## Czego brakuje budowanemu statkowi, w jednym wierszu

coach-lack-engine = Wciąż bez silnika: bez niego daleko nie dolecisz.
coach-lack-cannon = Wciąż bez działa: duże meteory i wrogowie nie poczekają.
coach-lack-power = Osłon i podwójnych kafelków nic jeszcze nie zasila: przyda się bateria.

## Słowa w zdaniach (biernik)

coach-tile =
    { $tile ->
        [battery] baterię
        [cabin] kabinę
        [cannon] działo
        [cargo] ładownię
        [double_cannon] podwójne działo
        [double_engine] podwójny silnik
        [engine] silnik
        [life_support_brown] brązowy system podtrzymywania życia
        [life_support_purple] fioletowy system podtrzymywania życia
        [shield] osłonę
        [special_cargo] ładownię specjalną
        [starting_cabin] kabinę początkową
       *[structural] moduł strukturalny
    }
coach-part =
    { $where ->
        [front-left] z przodu po lewej
        [front-middle] z przodu
        [front-right] z przodu po prawej
        [middle-left] po lewej
        [middle-right] po prawej
        [rear-left] z tyłu po lewej
        [rear-middle] z tyłu
        [rear-right] z tyłu po prawej
       *[middle-middle] pośrodku
    }
coach-where = { coach-part } (kolumna { $column }, rząd { $row })
coach-penalty =
    { $penalty ->
        [days] dni
        [crew] załoga
        [goods] towary
       *[shots] ostrzał statku
    }
coach-colour =
    { $colour ->
        [red] czerwonego
        [green] zielonego
        [black] czarnego
       *[yellow] żółtego
    }
coach-face =
    { $face ->
        [bonus] pole bonusowe
        [hyperspace] hiperprzestrzeń
        [asteroid] pole asteroid
        [finish] meta
       *[normal] zwykłe pole
    }
coach-bonus =
    { $bonus ->
        [experienced_pilot] doświadczony pilot
        [light_speed] prędkość światła
        [acceleration] przyspieszenie
        [evasive_manoeuvre] unik
       *[tow_hook] hak holowniczy
    }

## Co robić: budowa

coach-do-wait = Poczekaj chwilę.
coach-do-take = Weź kafelek z puli.
coach-do-take_open = Weź odkryty kafelek: { coach-tile }.
coach-do-use = Weź z powrotem do ręki { coach-tile }.
coach-do-attach = Przyłącz { coach-tile } { coach-where }.
coach-do-reserve = Zachowaj { coach-tile }.
coach-do-return = Odłóż na stół { coach-tile }.
coach-do-look = Zajrzyj do stosu { $pile }.
coach-do-put_back = Odłóż stos.
coach-do-flip = Odwróć klepsydrę.
coach-do-roll = Rzuć kością stoczni.
coach-do-finish =
    { $start ->
        [0] Zakończ budowę.
       *[other] Zakończ budowę i weź numer startowy { $start }.
    }
coach-do-claim = Weź numer startowy { $start }.

## Co robić: kontrola i start

coach-do-remove = Zdejmij { coach-tile } { coach-where }.
coach-do-keep = Zostaw sobie część { coach-where }.
coach-do-aliens =
    { $who ->
        [none] Leć bez kosmitów.
        [purple] Weź na pokład fioletowego kosmitę.
        [brown] Weź na pokład brązowego kosmitę.
       *[both] Weź na pokład obu kosmitów.
    }
coach-do-insure =
    { $count ->
        [0] Leć bez ubezpieczenia.
        [one] Ubezpiecz się za { $count } kredyt.
        [few] Ubezpiecz się za { $count } kredyty.
        [many] Ubezpiecz się za { $count } kredytów.
       *[other] Ubezpiecz się za { $count } kredytu.
    }
coach-do-report = Zgłoś błąd: { $seat }.
coach-do-ready = Nie ma czego zgłaszać, dalej.

## Co robić: lot

coach-do-fly = Leć dalej.
coach-do-give_up =
    { $count ->
        [0] Zrezygnuj.
       *[other] Niech część floty zrezygnuje.
    }
coach-do-land = Wyląduj na planecie { $planet }.
coach-do-pass = Omiń planety.
coach-do-use_ship = Przejmij opuszczony statek.
coach-do-use_station = Zacumuj przy opuszczonej stacji.
coach-do-decline = Zostaw to.
coach-do-reward = Weź premię.
coach-do-no_reward = Nie bierz premii.
coach-do-engines =
    { $count ->
        [0] Nie wydawaj znaczników baterii na silniki.
        [one] Zasil { $count } podwójny silnik.
        [few] Zasil { $count } podwójne silniki.
        [many] Zasil { $count } podwójnych silników.
       *[other] Zasil { $count } podwójnego silnika.
    }
coach-do-cannons =
    { $count ->
        [0] Nie wydawaj znaczników baterii na działa.
        [one] Walcz i zasil { $count } podwójne działo.
        [few] Walcz i zasil { $count } podwójne działa.
        [many] Walcz i zasil { $count } podwójnych dział.
       *[other] Walcz i zasil { $count } podwójnego działa.
    }
coach-do-battery = Weź znacznik baterii { coach-where }.
coach-do-crew =
    { $who ->
        [human] Poświęć kosmonautę { coach-where }.
        [purple] Poświęć fioletowego kosmitę { coach-where }.
       *[brown] Poświęć brązowego kosmitę { coach-where }.
    }
coach-do-cube = Poświęć skrzynię { coach-where }.
coach-do-load =
    { $count ->
        [0] Nie ładuj niczego.
        [one] Wieź { $count } skrzynię.
        [few] Wieź { $count } skrzynie.
        [many] Wieź { $count } skrzyń.
       *[other] Wieź { $count } skrzyni.
    }
coach-do-defend = Odeprzyj trafienie znacznikiem baterii.
coach-do-save = Znacznikiem baterii uratuj { coach-tile } { coach-where }.
coach-do-take_hit = Przyjmij trafienie.
coach-do-shoot = Zestrzel meteor lecący w { coach-tile } { coach-where }.
coach-do-improve =
    { $how ->
        [extra] Weź jedną skrzynię więcej.
        [upgrade] Wymień skrzynię na lepszą.
       *[neither] Zostaw towary bez zmian.
    }
coach-do-keep_title = Zostaw sobie tytuł: { $title }.
coach-do-give_title = Przekaż tytuł { $title }: { $seat }.

## Dlaczego: co daje kafelek

coach-why-engines = Daje ci moc silników { $to }.
coach-why-cannons = Daje ci siłę ognia { $to }.
coach-why-more_crew =
    { $count ->
        [one] Miejsce dla { $count } dodatkowego członka załogi.
        [few] Miejsce dla { $count } dodatkowych członków załogi.
        [many] Miejsce dla { $count } dodatkowych członków załogi.
       *[other] Miejsce dla { $count } dodatkowego członka załogi.
    }
coach-why-more_batteries =
    { $count ->
        [one] { $count } znacznik baterii więcej.
        [few] { $count } znaczniki baterii więcej.
        [many] { $count } znaczników baterii więcej.
       *[other] { $count } znacznika baterii więcej.
    }
coach-why-more_cargo =
    { $count ->
        [one] Miejsce na { $count } skrzynię więcej.
        [few] Miejsce na { $count } skrzynie więcej.
        [many] Miejsce na { $count } skrzyń więcej.
       *[other] Miejsce na { $count } skrzyni więcej.
    }
coach-why-more_special =
    { $count ->
        [one] { $count } miejsce na czerwone towary, te najcenniejsze.
        [few] { $count } miejsca na czerwone towary, te najcenniejsze.
        [many] { $count } miejsc na czerwone towary, te najcenniejsze.
       *[other] { $count } miejsca na czerwone towary, te najcenniejsze.
    }
coach-why-shields =
    { $count ->
        [4] Osłony chronią teraz wszystkie cztery strony.
        [one] Osłony chronią teraz { $count } stronę.
        [few] Osłony chronią teraz { $count } strony.
        [many] Osłony chronią teraz { $count } stron.
       *[other] Osłony chronią teraz { $count } strony.
    }
coach-why-guards =
    { $count ->
        [one] Działo pilnuje teraz boku albo tyłu.
        [few] Działa pilnują teraz { $count } stron poza przodem.
        [many] Działa pilnują teraz { $count } stron poza przodem.
       *[other] Działa pilnują teraz { $count } strony poza przodem.
    }
coach-why-adds_little = Niewiele daje statkowi.
coach-why-power_short = Brakuje ci znaczników baterii, żeby działał stale.
coach-why-power_up = Podwójne kafelki i osłony dostaną wreszcie dość energii.

## Dlaczego: położenie

coach-why-closes =
    { $count ->
        [2] Zamyka dwa odsłonięte połączenia i mocno się trzyma.
        [one] Zamyka { $count } odsłonięte połączenie i mocno się trzyma.
        [few] Zamyka { $count } odsłonięte połączenia i mocno się trzyma.
        [many] Zamyka { $count } odsłoniętych połączeń i mocno się trzyma.
       *[other] Zamyka { $count } odsłoniętego połączenia i mocno się trzyma.
    }
coach-why-one_joint = Wisiałby na jednym połączeniu.
coach-why-dead_ends =
    { $count ->
        [one] Zostawia połączenie, którego nic już nie zamknie.
        [few] Zostawia { $count } połączenia, których nic już nie zamknie.
        [many] Zostawia { $count } połączeń, których nic już nie zamknie.
       *[other] Zostawia { $count } połączenia, których nic już nie zamknie.
    }
coach-why-keeps_room = Zostawia drogę następnym kafelkom.
coach-why-less_room = Trudniej stąd budować dalej.
coach-why-walls_off = Zabudowuje miejsce, które się przyda.
coach-why-houses_alien = Tuż obok może zamieszkać kosmita.
coach-why-crowded = Kabiny obok siebie dzielą się każdą epidemią.
coach-why-first_in_lane = To pierwsze działo, które pilnuje tej kolumny.
coach-why-bridge = Łączy luźne części w jeden statek.

## Dlaczego: który kafelek i kiedy skończyć

coach-why-fits_nowhere = Nigdzie nie pasuje bez błędu.
coach-why-better_to_come = Pewnie trafią się lepsze kafelki.
coach-why-begin_somewhere = Od czegoś trzeba zacząć.
coach-why-choosy_enough = Pasuje, a na lepszy szkoda czekać.
coach-why-draws_left =
    { $count ->
        [one] Czasu starczy mniej więcej na { $count } kafelek.
        [few] Czasu starczy mniej więcej na { $count } kafelki.
        [many] Czasu starczy mniej więcej na { $count } kafelków.
       *[other] Czasu starczy mniej więcej na { $count } kafelka.
    }
coach-why-room_left =
    { $count ->
        [one] Zmieści się jeszcze mniej więcej { $count } kafelek.
        [few] Zmieszczą się jeszcze mniej więcej { $count } kafelki.
        [many] Zmieści się jeszcze mniej więcej { $count } kafelków.
       *[other] Zmieści się jeszcze mniej więcej { $count } kafelka.
    }
coach-why-no_room = Prawie nie ma już miejsca.
coach-why-nothing_better = Żaden odkryty kafelek nie jest wart więcej niż niespodzianka.
coach-why-beats_a_draw = To lepsze niż to, co zwykle trafia się w ciemno.
coach-why-would_cost_later = Kafelek zachowany do startu liczy się jako utracony.
coach-why-good_later = Jest mocny, a miejsce dla niego dopiero powstanie.
coach-why-know_the_cards = Znając karty, wiesz, co budować.
coach-why-pile_seen = Znasz już zawartość, buduj dalej.
coach-why-hurry_others = Masz przewagę: niech inni się pocą.
coach-why-more_room = Kość otwiera nowe miejsce.
coach-why-wrong_tile = Jest źle przyłączony i by odpadł.
coach-why-sand_first = Dopóki nic się nie wydarzy, nie ma nic pożytecznego do zrobienia.

## Dlaczego: kontrola i start

coach-why-start_ahead = Kto leci z przodu, wybiera pierwszy.
coach-why-start_behind = Masz słabe działa: niech inni pierwsi spotkają wrogów.
coach-why-has_fault =
    { $count ->
        [one] Ma { $count } błąd.
        [few] Ma { $count } błędy.
        [many] Ma { $count } błędów.
       *[other] Ma { $count } błędu.
    }
coach-why-no_fault_seen = Na żadnym cudzym statku nie widać błędu.
coach-why-tiles_lost =
    { $count ->
        [one] Kosztuje { $count } kafelek.
        [few] Kosztuje { $count } kafelki.
        [many] Kosztuje { $count } kafelków.
       *[other] Kosztuje { $count } kafelka.
    }
coach-why-keeps_all = Nie tracisz żadnego kafelka.
coach-why-premium =
    { $count ->
        [one] Składka to { $count } kredyt.
        [few] Składka to { $count } kredyty.
        [many] Składka to { $count } kredytów.
       *[other] Składka to { $count } kredytu.
    }
coach-why-losses =
    { $credits ->
        [one] Utracone kafelki będą cię wtedy kosztować około { $credits } kredytu.
        [few] Utracone kafelki będą cię wtedy kosztować około { $credits } kredytów.
        [many] Utracone kafelki będą cię wtedy kosztować około { $credits } kredytów.
       *[other] Utracone kafelki będą cię wtedy kosztować około { $credits } kredytu.
    }
coach-why-humans_stay = Pełna ludzka załoga zdziała tu więcej niż kosmita.
coach-why-alien_cannons = Fioletowy kosmita dodaje działom 2.
coach-why-alien_engines = Brązowy kosmita dodaje silnikom 2.
coach-why-fewer_humans =
    { $count ->
        [one] Zajmuje miejsce dwóch kosmonautów.
        [few] Zajmują miejsca kosmonautów.
        [many] Zajmują miejsca kosmonautów.
       *[other] Zajmują miejsca kosmonautów.
    }

## Dlaczego: lot

coach-why-credits =
    { $count ->
        [one] Przynosi { $count } kredyt.
        [few] Przynosi { $count } kredyty.
        [many] Przynosi { $count } kredytów.
       *[other] Przynosi { $count } kredytu.
    }
coach-why-goods =
    { $credits ->
        [one] Na pokład trafią towary warte około { $credits } kredytu.
        [few] Na pokład trafią towary warte około { $credits } kredytów.
        [many] Na pokład trafią towary warte około { $credits } kredytów.
       *[other] Na pokład trafią towary warte około { $credits } kredytu.
    }
coach-why-less_goods =
    { $credits ->
        [one] Towary stąd dadzą ci tylko około { $credits } kredytu.
        [few] Towary stąd dadzą ci tylko około { $credits } kredytów.
        [many] Towary stąd dadzą ci tylko około { $credits } kredytów.
       *[other] Towary stąd dadzą ci tylko około { $credits } kredytu.
    }
coach-why-no_goods = Z tych towarów prawie nic się nie zmieści.
coach-why-leaves_gain = Zysk zostawisz innym.
coach-why-days =
    { $count ->
        [one] Kosztuje { $count } dzień lotu.
        [few] Kosztuje { $count } dni lotu.
        [many] Kosztuje { $count } dni lotu.
       *[other] Kosztuje { $count } dnia lotu.
    }
coach-why-keeps_place =
    { $place ->
        [1] Zostajesz na prowadzeniu.
        [2] Zostajesz na drugim miejscu.
        [3] Zostajesz na trzecim miejscu.
       *[other] Zostajesz na czwartym miejscu.
    }
coach-why-loses_place =
    { $place ->
        [2] Spadasz na drugie miejsce.
        [3] Spadasz na trzecie miejsce.
       *[other] Spadasz na ostatnie miejsce.
    }
coach-why-gains_days =
    { $count ->
        [one] Zyskujesz { $count } dzień lotu.
        [few] Zyskujesz { $count } dni lotu.
        [many] Zyskujesz { $count } dni lotu.
       *[other] Zyskujesz { $count } dnia lotu.
    }
coach-why-gains_place =
    { $place ->
        [1] Obejmujesz prowadzenie.
        [2] Awansujesz na drugie miejsce.
       *[other] Awansujesz na trzecie miejsce.
    }
coach-why-slower =
    { $count ->
        [one] Zyskasz tylko { $count } dzień lotu.
        [few] Zyskasz tylko { $count } dni lotu.
        [many] Zyskasz tylko { $count } dni lotu.
       *[other] Zyskasz tylko { $count } dnia lotu.
    }
coach-why-crew_lost =
    { $count ->
        [one] Kosztuje { $count } członka załogi; zostaje { $left }.
        [few] Kosztuje { $count } członków załogi; zostaje { $left }.
        [many] Kosztuje { $count } członków załogi; zostaje { $left }.
       *[other] Kosztuje { $count } członka załogi; zostaje { $left }.
    }
coach-why-batteries_paid =
    { $count ->
        [one] Kosztuje { $count } znacznik baterii; na resztę lotu zostaje { $left }.
        [few] Kosztuje { $count } znaczniki baterii; na resztę lotu zostaje { $left }.
        [many] Kosztuje { $count } znaczników baterii; na resztę lotu zostaje { $left }.
       *[other] Kosztuje { $count } znacznika baterii; na resztę lotu zostaje { $left }.
    }
coach-why-last_battery = To ostatnia energia: osłony i podwójne kafelki by zgasły.
coach-why-saves_batteries = Znaczniki baterii zostają na gorsze chwile.
coach-why-beats_enemy = Siła ognia { $strength } pokona ich { $enemy }.
coach-why-ties_enemy = Wyrównujesz ich { $enemy }: nikt nie wygrywa, nikt nie płaci.
coach-why-loses_to_enemy = Siła ognia { $strength } przeciw { $enemy } to za mało. Cena: { coach-penalty }.
coach-why-not_weakest = Z wynikiem { $strength } raczej nie będziesz na końcu.
coach-why-weakest = Z wynikiem { $strength } możesz wypaść najsłabiej. Cena: { coach-penalty }.
coach-why-no_thrust = Bez ciągu to dla ciebie koniec lotu.
coach-why-averts = Ratujesz { coach-tile }.
coach-why-hit_costs = Stracisz { coach-tile }.
coach-why-little_damage = Trafienie narobi niewiele szkód.
coach-why-arrival = Premię i pełną cenę za towary dostaje tylko ten, kto doleci.
coach-why-cards_help =
    { $count ->
        [one] Ostatnia karta pewnie się opłaci.
        [few] Pozostałe { $count } karty pewnie się opłacą.
        [many] Pozostałe { $count } kart pewnie się opłaci.
       *[other] Pozostałe { $count } karty pewnie się opłacą.
    }
coach-why-cards_hurt =
    { $count ->
        [one] Ostatnia karta pewnie zaboli.
        [few] Pozostałe { $count } karty pewnie zabolą.
        [many] Pozostałe { $count } kart pewnie zaboli.
       *[other] Pozostałe { $count } karty pewnie zabolą.
    }
coach-why-weaker_engines = Silniki tracą { $count } mocy.
coach-why-weaker_cannons = Działa tracą { $count } siły.
coach-why-infected =
    { $count ->
        [one] Epidemia nadal zagraża { $count } kabinie.
        [few] Epidemia nadal zagraża { $count } kabinom.
        [many] Epidemia nadal zagraża { $count } kabinom.
       *[other] Epidemia nadal zagraża { $count } kabiny.
    }
coach-why-plays_out = Rozegrane wiele razy: tak kończy się najlepiej.
coach-why-score_leads = Masz { $score }, najlepszy rywal { $rival }.
coach-why-score_trails = Masz tylko { $score }; rywal ma { $rival }.
coach-why-weakest_holder = Stąd najłatwiej go odzyskać.
coach-why-most_valuable = To daje najwięcej.
coach-why-cheapest_loss = Tego będzie ci najmniej brakować.
coach-why-next_round = Wszystko jest rozliczone.
coach-why-only_choice = Innej możliwości nie ma.
coach-why-close_call = Różnica jest niewielka; tak też można.
coach-why-routine = Nic nie stoi na przeszkodzie.

## Wyścig

coach-do-play =
    { $side ->
        [mine] Zagraj { $number } dla swojego { coach-colour } statku { $ship }.
       *[theirs] Zagraj { $number } dla cudzego { coach-colour } statku { $ship }.
    }
coach-do-play_none = Zagraj { $number }; żaden statek się nie ruszy.
coach-do-bonus = Zagraj kartę bonusową: { coach-bonus }.
coach-do-no_bonus = Zachowaj karty bonusowe.
coach-do-side = Wybierz tę stronę: { coach-face }.
coach-do-tow = Użyj haka dla swojego { coach-colour } statku { $ship }.
coach-do-no_tow = Zachowaj hak holowniczy.

coach-why-ship_gains =
    { $spaces ->
        [one] Twój statek leci { $spaces } pole naprzód.
        [few] Twój statek leci { $spaces } pola naprzód.
        [many] Twój statek leci { $spaces } pól naprzód.
       *[other] Twój statek leci { $spaces } pola naprzód.
    }
coach-why-ship_barely =
    { $spaces ->
        [one] Twój statek leci tylko { $spaces } pole naprzód.
        [few] Twój statek leci tylko { $spaces } pola naprzód.
        [many] Twój statek leci tylko { $spaces } pól naprzód.
       *[other] Twój statek leci tylko { $spaces } pola naprzód.
    }
coach-why-rival_held =
    { $spaces ->
        [one] Cudzy statek leci tylko { $spaces } pole naprzód.
        [few] Cudzy statek leci tylko { $spaces } pola naprzód.
        [many] Cudzy statek leci tylko { $spaces } pól naprzód.
       *[other] Cudzy statek leci tylko { $spaces } pola naprzód.
    }
coach-why-rival_gains =
    { $spaces ->
        [one] Cudzy statek leci { $spaces } pole naprzód.
        [few] Cudzy statek leci { $spaces } pola naprzód.
        [many] Cudzy statek leci { $spaces } pól naprzód.
       *[other] Cudzy statek leci { $spaces } pola naprzód.
    }
coach-why-lands_on = Kończy tutaj: { coach-face }.
coach-why-rival_lands_on = Cudzy statek kończy tutaj: { coach-face }.
coach-why-into_hole = Twój statek odrzuci czarna dziura.
coach-why-rival_into_hole = Czarna dziura odrzuca cudzy statek.
coach-why-wins = To wygrywa wyścig.
coach-why-loses = To daje zwycięstwo rywalom.
coach-why-towed_behind = Rywale mogą zaczepić hak i polecieć za tobą.
coach-why-can_tow = Z hakiem holowniczym możesz się podczepić.
coach-why-good_fit = Ta karta rzadko daje więcej niż tutaj.
coach-why-better_later = Gdzie indziej ta karta da więcej.
coach-why-misses_chance = Przepadłaby dobra okazja.
coach-why-saves_bonus = Później przyda się bardziej: { coach-bonus }.
coach-why-spends_bonus = Kosztuje kartę bonusową: { coach-bonus }.
coach-why-face_pays = To lepsza strona: { coach-face }.
coach-why-face_costs = To gorsza strona: { coach-face }.
coach-why-tow_gains =
    { $spaces ->
        [one] Twój statek zostaje pociągnięty o { $spaces } pole.
        [few] Twój statek zostaje pociągnięty o { $spaces } pola.
        [many] Twój statek zostaje pociągnięty o { $spaces } pól.
       *[other] Twój statek zostaje pociągnięty o { $spaces } pola.
    }
coach-why-keeps_hook = Trafi się dłuższy hol.
