### Klient w przeglądarce: strona główna, umowa przed partią, ustawienia.

front-headline = Zbuduj. Załaduj. I dowieź choć trochę.
front-intro = Skręć statek z rur i części, a potem przeleć nim przez wszystko, co szykuje kosmos – z botami, ze znajomymi albo z jednymi i drugimi.
front-name = Twój pseudonim
front-name-empty = Jak mamy cię nazywać?
front-back = Wróć do swojego stołu
front-matches = Moje partie

## Trzy drogi do środka

front-quick = Graj od razu z botami
front-quick-text = Wybierz lot i startuj. Trzy boty już czekają.
front-quick-flight = W co gramy?
front-quick-bots = Jak silne mają być?
front-relaxed = Bez pośpiechu
front-relaxed-hint = Bez klepsydry i bez limitów czasu podczas lotu.
front-skill-easy = Słabe
front-skill-medium = Przeciętne
front-skill-hard = Silne
front-friends = Graj ze znajomymi
front-friends-text = Załóż stół i roześlij jego link. Puste miejsca możesz oddać botom.
front-friends-go = Załóż stół
front-join = Dołącz
front-join-text = Masz od kogoś link albo kod stołu?
front-join-label = Link albo kod
front-join-go = Dołącz
front-join-unclear = To nie jest link do stołu ani jego kod. Skopiuj cały link.

## Otwarte stoły

front-tables = Otwarte stoły
front-tables-none = Żaden stół nie jest teraz otwarty dla wszystkich. Załóż swój i wystaw go na tę listę.
front-tables-range = Stoły { $first }–{ $last } z { $number }
front-tables-next = Następne
front-tables-previous = Poprzednie
front-table = Stół
front-table-of = Stół: { $host }
front-table-playing = Trwa partia
front-table-free =
    { $free ->
        [0] zajęte { $seats } z { $seats }
        [one] { $free } wolne miejsce z { $seats }
        [few] { $free } wolne miejsca z { $seats }
        [many] { $free } wolnych miejsc z { $seats }
       *[other] { $free } wolnego miejsca z { $seats }
    }
front-table-watching =
    { $number ->
        [one] { $number } widz
        [few] { $number } widzów
        [many] { $number } widzów
       *[other] { $number } widza
    }
front-watch = Oglądaj

## Stół po swojemu

front-custom = Własny stół
front-custom-text = Obie edycje, wszystkie klasy, drużyny, burzliwe szlaki, własne limity czasu: ustawisz wszystko.
front-custom-open = Ustaw stół
front-custom-make = Załóż ten stół
front-fill = Pozostałe miejsca
front-fill-hint = Boty można dodać, zamienić albo odesłać także później.
front-fill-people = dla ludzi
front-listed = Otwarty dla wszystkich
front-listed-hint = Stół jest na stronie głównej; dołączyć i oglądać może każdy.
front-rated = Partia rankingowa
front-rated-hint = Widzowie widzą wszystko 20 sekund później.
front-stand-in = Gdy kogoś nie ma
front-stand-in-hint = Kto gra za osoby bez połączenia, póki nie wrócą.
front-stand-in-defaults = autopilot

## Co jest grane

front-game = Gra
front-game-trucker = Trucker
front-game-trucker-hint = Zbuduj statek, zanim przesypie się piasek, a potem przetrwaj lot.
front-game-race = Wyścig drużynowy
front-game-race-hint = Karty prowadzą statki wszystkich kolorów obok czarnych dziur. W cztery osoby gra się w dwóch drużynach.
front-yes = tak
front-no = nie
front-seconds = { $seconds } s
front-none = brak
front-no-limit = bez limitu
front-form-wrong = Najpierw popraw: { $field }.
front-number-range = Liczba całkowita od { $least } do { $most }.
front-as-printed = według zasad
front-less = { $what }: mniej
front-more = { $what }: więcej
front-flight-trek = Wyprawa międzygalaktyczna
front-flight-trek-hint = Trzy loty z rzędu, I, II i III, i tytuły do zdobycia.
front-flight-rounds =
    { $rounds ->
        [one] { $rounds } runda: { $classes }
        [few] { $rounds } rundy: { $classes }
        [many] { $rounds } rund: { $classes }
       *[other] { $rounds } rundy: { $classes }
    }
front-edition-2e-hint = Jeden lot albo Wyprawa międzygalaktyczna.
front-edition-1e-hint = Kilka rund, kredyty się sumują.
front-class-learning = Krótki pierwszy lot z ośmioma kartami poziomu I, także z meteorami i ostrzałem. Bez klepsydry, bez kosmitów i bez rezygnowania.
front-class-I = Mały statek, krótki lot.
front-class-II = Średni statek; czekają piraci i strefy walk.
front-class-III = Duży statek, długi lot i wszystko, na co stać kosmos.
front-class-IIIA = Duży statek o innym kształcie i bez ubezpieczenia: płaci się za każdy utracony kafelek.
front-class-IC = Długi i wąski; przy pęknięciu pośrodku pasują tylko jednakowe połączenia.
front-class-IIC = Statek z pęknięciem, nieco większy i na poziomie II.
front-class-IIIC = Plansza statku nie ma brzegu: co wyleci z jednej strony, wraca z drugiej.
front-class-IVC = Flota: cztery małe stocznie, a kości decydują, które staną się jednym statkiem; najlepiej dla dwóch lub trzech osób.
front-round = Runda { $number }
front-round-add = Kolejna runda
front-round-remove = Pomiń rundę { $number }
front-level-own = według klasy

## Opcje, każda w jednym wierszu

front-group-building = Szczegóły budowy
front-group-flying = Szczegóły lotu
front-group-times = Limity czasu
front-group-race = Szczegóły wyścigu
front-option-edition = Edycja
front-option-seats = Ludzie i boty
front-option-seats-hint = Ilu graczy.
front-option-flight = Lot
front-option-rounds = Rundy
front-option-rounds-hint = Jaki statek buduje się w której rundzie.
front-advice-alike = Klasy { $one } i { $other } są tak podobne, że na jedną grę wystarczy jedna z nich.
front-advice-crowded = Klasa { $ship_class } zużywa dużo kafelków: przy ponad { $limit } graczach może ich zabraknąć.
front-option-level = Poziom lotu
front-option-level-hint = Karty, tor i premie tego poziomu, czymkolwiek się leci.
front-option-build = Budowa
front-option-build-hint = W czasie rzeczywistym z klepsydrą, bez pośpiechu albo po jednym kafelku na zmianę.
front-option-build-real_time = czas rzeczywisty
front-option-build-relaxed = bez pośpiechu
front-option-build-turns = turami
front-option-rough_roads = Burzliwe szlaki
front-option-rough_roads-hint = Ile niespodzianek losuje się przed budową; wszystkim utrudnią lot.
front-option-rough_roads-0 = żaden
front-option-rough_roads-1 = jeden
front-option-rough_roads-2 = dwa
front-option-rough_roads-3 = trzy
front-option-teams = Drużyny
front-option-teams-hint = Dwoje na dwoje, dla czworga; w zaawansowanej grze partnerzy zamieniają się statkami przy budowie.
front-option-teams-none = każdy osobno
front-option-teams-team = dwie drużyny
front-option-teams-advanced = zaawansowane
front-option-strictBuild = Bez błędów
front-option-strictBuild-hint = Kafelek, który nie pasuje, jest odrzucany od razu, a nie przy kontroli.
front-option-takeBack1e = Cofanie
front-option-takeBack1e-hint = Ostatni kafelek można jeszcze przesunąć albo odłożyć na stół, jak w drugiej edycji.
front-option-sharedPiles = Wspólne stosy kart
front-option-sharedPiles-hint = Jeden stos kart może przeglądać kilka osób.
front-option-autoFlip = Automatyczna klepsydra
front-option-autoFlip-hint = Odwraca się od razu, gdy się przesypie, z wyjątkiem ostatniego pola.
front-option-safety_net = Gdy nikt nie odwraca klepsydry
front-option-safety_net-hint = Po długim czekaniu. Domyślnie odwraca się sama, gdy grają boty lub obcy.
front-option-safety_net-usual = domyślnie
front-option-safety_net-true = odwraca się sama
front-option-safety_net-false = wszyscy czekają
front-option-draw_pause_ms = Przerwa między kafelkami
front-option-draw_pause_ms-hint = Zanim weźmiesz następny kafelek z puli. Domyślnie krótka, gdy ludzie budują obok botów, inaczej żadna.
front-option-draw_pause_ms-usual = domyślnie
front-option-draw_pause_ms-0 = żadna
front-option-draw_pause_ms-400 = krótka (0,4 s)
front-option-draw_pause_ms-1000 = długa (1 s)
front-option-draw_pause_ms-free = Inna, w milisekundach
front-option-handicaps = Dodatkowe sekundy
front-option-handicaps-hint = O ile dłużej wolno budować na danym miejscu, gdy innym skończył się czas.
front-option-openCredits = Jawne kredyty
front-option-openCredits-hint = Wszyscy widzą, ile kto ma.
front-option-manualCheck = Samodzielna kontrola
front-option-manualCheck-hint = Nikt nie sprawdza statków; kto znajdzie błąd w locie, ten go zgłasza.
front-option-predictable = Przewidywalna talia
front-option-predictable-hint = Karty nie są tasowane: kto pamięta stosy, wie, co nadejdzie.
front-option-gold_handicaps = Utrudnienie za złoty tytuł
front-option-gold_handicaps-hint = Kto ma złoty tytuł, leci w ostatnim locie Wyprawy z utrudnieniem.
front-option-keepAutopilot = Autopilot leci dalej
front-option-keepAutopilot-hint = Statek kogoś, kto nie wraca, dolatuje do końca, zamiast zrezygnować.
front-option-run_seconds = Klepsydra
front-option-run_seconds-hint = Czas jednego przesypania w sekundach; 0 to czas z edycji.
front-option-decision_seconds = Decyzje
front-option-decision_seconds-hint = Sekundy na każdą odpowiedź, potem liczy się ta ostrożna; 0 to bez limitu.
front-option-repair_seconds = Naprawy
front-option-repair_seconds-hint = Sekundy na naprawę wadliwego statku.
front-option-reveal_seconds = Przed każdą kartą
front-option-reveal_seconds-hint = Sekundy na rezygnację przed następną kartą.
front-option-claim_seconds = Numer startowy
front-option-claim_seconds-hint = Sekundy na jego wybór, gdy czas się skończy.
front-option-story_seconds = Czas na opowieść
front-option-story_seconds-hint = Najpierw widać, co się stało, potem pada pytanie. Najwyżej tyle sekund opowieści nie wlicza się do czasu na odpowiedź.
front-option-break_seconds =
    { $box ->
        [first] Przerwa między rundami
       *[second] Przerwa między lotami
    }
front-option-break_seconds-hint =
    { $box ->
        [first] Najdłuższa przerwa w sekundach: następna runda zaczyna się, gdy wszyscy potwierdzą; 0 to bez przerwy.
       *[second] Najdłuższa przerwa w sekundach: następny lot zaczyna się, gdy wszyscy potwierdzą; 0 to bez przerwy.
    }
front-option-first = Kto zaczyna
front-option-first-hint = Domyślnie decyduje los.
front-option-first-usual = losowo
front-option-colours = Kolory
front-option-colours-hint = Kto dostaje które statki; kto nie wybierze, dostaje, co zostało.
front-option-track = Inny tor
front-option-track-hint = Plik z własnym torem.
front-track-usual = Użyj domyślnego toru
front-track-bad = Ten plik nie jest torem.
front-race-seats-2 = Jeden na jednego, każdy ze statkami dwóch kolorów.
front-race-seats-3 = Każdy osobno, ze statkami jednego koloru.
front-race-seats-4 = Dwie drużyny: miejsca 1 i 3 przeciw miejscom 2 i 4.

## Ustawienia

settings-open = Ustawienia
settings-title = Ustawienia
settings-name = Twój pseudonim
settings-name-hint = Dla następnego stołu, przy którym usiądziesz.
settings-language = Język
settings-theme = Wygląd
settings-theme-auto = jak w systemie
settings-theme-space = kosmos (ciemny)
settings-theme-paper = papier kreślarski (jasny)
settings-sound = Dźwięk
settings-sound-hint = Klawisz M włącza go i wyłącza w każdej chwili.
settings-sound-on = Dźwięk jest włączony.
settings-sound-off = Dźwięk jest wyłączony.
settings-volume = Głośność
settings-motion = Animacje
settings-motion-hint = Przy ograniczonych animacjach nic nie płynie, nie drży i nie lata; i tak dowiesz się wszystkiego.
settings-motion-auto = jak w systemie
settings-motion-full = pełne
settings-motion-less = ograniczone
settings-speed = Tempo opowieści
settings-speed-hint = Jak szybko opowiadane są zdarzenia; pominąć można zawsze.
settings-speed-1 = zwykłe
settings-speed-2 = podwójne
settings-speed-0 = natychmiastowe
settings-guidance = Podpowiedzi przy budowie
settings-guidance-hint = Pokazuje, gdzie pasuje kafelek w ręce i co znalazłaby kontrola.
data-title = Twoje dane
data-what = Nie ma tu kont. Przy każdym stole serwer przechowuje twój pseudonim, miejsce i wyniki; czatu ani adresów nie przechowuje. Oto stoły, przy których ta przeglądarka ma miejsce. Ta przeglądarka prowadzi ponadto listę twoich partii: wyniki, pseudonimy przy stole i obrazek twojego statku. Pokazuje i czyści ją strona „Moje partie”.
data-none = Ta przeglądarka nie ma tu miejsca przy żadnym stole.
data-download = Pobierz
data-delete = Usuń
data-delete-text = Opuścisz stół, a trwającą partię na dobre, i twój pseudonim zniknie z jego wyników. Ruchy w zapisach partii zostaną; zapisy wymieniają miejsca, nie osoby.
data-deleted = Serwer usunął to, co przechowywał o tobie przy tym stole.
data-browser = Zapomnij wszystko w tej przeglądarce
data-browser-text = Z tej przeglądarki znikną ustawienia, twój pseudonim, lista twoich partii i droga powrotna do twoich miejsc. Na serwerze nic się nie zmieni.
settings-version = Starhaul { $version }
front-special = Co szczególnego: { $what }
