### Klient w przeglądarce: budowa.

building-title-round =
    { $box ->
        [first] Runda { $round } z { $rounds }, { $class }
       *[second] Lot { $round } z { $rounds }, { $class }
    }
building-own-ship = Twój statek
building-cell-fits = { $cell }. Tu można przyłączyć kafelek.
building-cell-window = { $cell }. Ten kafelek można jeszcze przesunąć.
building-window-hint = Ostatni kafelek można jeszcze przesunąć

## Pula

building-pool = Pula kafelków
building-face-up =
    { $number ->
        [one] { $number } odkryty kafelek
        [few] { $number } odkryte kafelki
        [many] { $number } odkrytych kafelków
       *[other] { $number } odkrytego kafelka
    }
building-pool-empty = Tu będą leżeć kafelki, które ktoś odłoży na stół.
building-draw = Weź kafelek
building-left =
    { $number ->
        [one] został { $number }
        [few] zostały { $number }
        [many] zostało { $number }
       *[other] zostało { $number }
    }
building-draw-label =
    { $number ->
        [one] Weź zakryty kafelek, został { $number }
        [few] Weź zakryty kafelek, zostały { $number }
        [many] Weź zakryty kafelek, zostało { $number }
       *[other] Weź zakryty kafelek, zostało { $number }
    }

## Ręka i zachowane kafelki

building-hand = W ręce
building-hand-empty = Pusta ręka
building-drawing = Biorę kafelek…
building-hint-empty = Weź kafelek, zakryty albo odkryty.
building-hint-cabin = Twoja kabina początkowa wciąż leży wśród zachowanych.
building-hint-cabin-held = Twoja kabina początkowa: połóż ją na dowolnym polu planszy.
building-does-battery = zasila podwójne silniki, podwójne działa i osłony
building-does-cabin = mieszka tu dwóch kosmonautów
building-does-cannon = siła 1 do przodu, ½ w inne strony
building-does-cargo = miejsce na żółte, zielone i niebieskie skrzynie
building-does-double_cannon = siła 2 do przodu, 1 w inne strony; zużywa znacznik baterii
building-does-double_engine = moc 2; zużywa znacznik baterii
building-does-engine = moc 1; musi być skierowany do tyłu
building-does-life_support_brown = w kabinie obok może mieszkać brązowy kosmita: silniki +2
building-does-life_support_purple = w kabinie obok może mieszkać fioletowy kosmita: działa +2
building-does-shield = za znacznik baterii zatrzymuje małe meteory i lekki ostrzał z dwóch stron
building-does-special_cargo = miejsce na skrzynie każdego koloru, także czerwone
building-does-starting_cabin = tu zaczyna się statek; mieszka tu dwóch kosmonautów
building-does-structural = dużo połączeń i nic więcej
building-turn = Obróć w prawo
building-turn-back = Obróć w lewo
building-return = Zwróć
building-reserve = Zachowane
building-slot = Zachowany kafelek { $number }: { $tile }
building-slot-put = Zachowaj kafelek na miejscu { $number }
building-slot-empty = Miejsce { $number } na zachowany kafelek: puste

## Koniec budowy

building-starts = Numery startowe
building-start-free = { $number }: wolny
building-start-taken = { $number }: { $name }
building-finish = Gotowe
building-faults =
    { $number ->
        [one] { $number } błąd
        [few] { $number } błędy
        [many] { $number } błędów
       *[other] { $number } błędu
    }
building-finish-title = Czy statek jest gotowy?
building-finish-choose = Potem nic już nie zmienisz. Wybierz numer startowy.
building-finish-first = Potem nic już nie zmienisz. Dostaniesz najlepszy numer startowy, jaki został.
building-finish-faults =
    { $number ->
        [one] Kontrola znajdzie { $number } błąd. Będzie cię to kosztować kafelki.
        [few] Kontrola znajdzie { $number } błędy. Będzie cię to kosztować kafelki.
        [many] Kontrola znajdzie { $number } błędów. Będzie cię to kosztować kafelki.
       *[other] Kontrola znajdzie { $number } błędu. Będzie cię to kosztować kafelki.
    }
building-finish-mend =
    { $number ->
        [one] Kontrola znajdzie { $number } błąd i odeśle cię, żeby go naprawić.
        [few] Kontrola znajdzie { $number } błędy i odeśle cię, żeby je naprawić.
        [many] Kontrola znajdzie { $number } błędów i odeśle cię, żeby je naprawić.
       *[other] Kontrola znajdzie { $number } błędu i odeśle cię, żeby je naprawić.
    }
building-sent-back = Inspektor odsyła cię z powrotem: dotknij czerwonego kafelka, żeby go zdjąć, napraw statek i znów wybierz Gotowe.
building-finish-aside = Twoja kabina początkowa wciąż leży wśród zachowanych; tam przepadnie.
building-finish-no-cabin = Statek nie ma kabiny: bez załogi nie poleci.
building-finish-no-engine = Statek nie ma silnika: pierwsza Wolna przestrzeń zakończy twój lot.
building-finish-no-engine-learning = Statek nie ma silnika: w Wolnej przestrzeni nie ruszy z miejsca.
building-premium =
    { $credits ->
        [0] Ubezpieczenie: bez składki, żaden słaby punkt nie ma dwóch pól.
        [one] Ubezpieczenie: { $credits } kredyt za największy słaby punkt (pól: { $cells }).
        [few] Ubezpieczenie: { $credits } kredyty za największy słaby punkt (pól: { $cells }).
        [many] Ubezpieczenie: { $credits } kredytów za największy słaby punkt (pól: { $cells }).
       *[other] Ubezpieczenie: { $credits } kredytu za największy słaby punkt (pól: { $cells }).
    }
building-finish-as = Gotowe, numer { $number }
building-go-on = Buduj dalej
building-finished = Statek gotowy. Startujesz z numerem { $number }.
building-waiting = Trwa budowa: { $names }
building-all-finished = Wszyscy są gotowi.
building-hurry = Niech boty skończą od razu

## Karty

building-cards = Karty
building-piles = Stosy kart
building-pile =
    { $cards ->
        [one] Obejrzyj stos { $number }, { $cards } karta
        [few] Obejrzyj stos { $number }, { $cards } karty
        [many] Obejrzyj stos { $number }, { $cards } kart
       *[other] Obejrzyj stos { $number }, { $cards } karty
    }
building-pile-seen = Stos { $number }, ogląda: { $names }.
building-pile-locked =
    { $cards ->
        [one] Ukryty stos, { $cards } karta: nikt tu nie zagląda
        [few] Ukryty stos, { $cards } karty: nikt tu nie zagląda
        [many] Ukryty stos, { $cards } kart: nikt tu nie zagląda
       *[other] Ukryty stos, { $cards } karty: nikt tu nie zagląda
    }
building-pile-title = Stos { $number }
building-put-back = Odłóż stos

## Klepsydra

building-fields = Pola klepsydry
building-dice = Kości stoczni: { $dice }
building-no-hurry = Bez pośpiechu
building-sand-out = Piasek się przesypał
building-flip = Odwróć
building-roll = Rzuć kością
building-your-turn = Twoja kolej
building-turn-of = Buduje { $name }

## Pozostali

building-others = Inne statki
building-others-short = Inni
building-other-label = { $name }: { $doing }. Powiększ.
building-other-finished = startuje z numerem { $number }
building-other-looks = ogląda stos { $number }
building-other-holds =
    { $number ->
        [one] { $number } kafelek, jeden w ręce
        [few] { $number } kafelki, jeden w ręce
        [many] { $number } kafelków, jeden w ręce
       *[other] { $number } kafelka, jeden w ręce
    }
building-other-tiles =
    { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    }
building-watch = W puli: zakryte { $down }, odkryte { $up }.

## Pomoc

building-more = Więcej
building-help = Jak budować
building-help-mouse = Mysz: kliknij kafelek, a potem pole, albo przeciągnij go tam. Kółko lub prawy przycisk obraca. Z pustą ręką prawy przycisk objaśnia kafelek.
building-touch-take = Dotknij „Weź kafelek” albo odkrytego kafelka
building-touch-take-does = weźmiesz go do ręki
building-touch-attach = Dotknij zaznaczonego pola
building-touch-attach-does = kafelek zostanie tam przyłączony
building-touch-drag = Przeciągnij kafelek nad planszę
building-touch-drag-does = unosi się nad palcem; puść go tam, gdzie ma leżeć
building-touch-turn = Dotknij strzałki obrotu albo dowolnego miejsca drugim palcem
building-touch-turn-does = kafelek się obróci
building-touch-reserve = Dotknij miejsca na zachowane kafelki
building-touch-reserve-does = zachowasz kafelek albo weźmiesz go z powrotem do ręki
building-touch-return = Dotknij strzałki do tacki
building-touch-return-does = odłożysz kafelek na stół, odkryty, dla wszystkich
building-touch-explain = Przytrzymaj palec na kafelku lub karcie
building-touch-explain-does = pojawi się objaśnienie
building-key-draw = weź zakryty kafelek
building-key-pool = przejdź do odkrytych kafelków
building-key-arrows = ruch po planszy albo między kafelkami
building-key-enter = przyłącz kafelek albo weź wskazany
building-key-turn = obróć w prawo, w lewo
building-key-reserve = zachowaj kafelek
building-key-return = odłóż kafelek na stół
building-key-use = weź zachowany kafelek
building-key-look = obejrzyj stos kart
building-key-flip = odwróć klepsydrę
building-key-finish = zakończ budowę
building-key-inspect = objaśnij kafelek
building-key-others = zobacz inne statki
building-key-escape = puść
coach-weak-no-cannon = Statek nie ma działa: duże meteory i wrogowie trafią za darmo.
coach-weak-no-power = Osłony i podwójne kafelki potrzebują znaczników baterii, a na pokładzie nie ma żadnego.
coach-weak-small =
    { $number ->
        [one] Jeszcze { $number } pole jest puste. Większy statek, więcej kredytów.
        [few] Jeszcze { $number } pola są puste. Większy statek, więcej kredytów.
        [many] Jeszcze { $number } pól jest pustych. Większy statek, więcej kredytów.
       *[other] Jeszcze { $number } pola jest puste. Większy statek, więcej kredytów.
    }
coach-weak-open = Odsłonięte połączenia: { $number }. Małe meteory je uwielbiają.
coach-weak-no-hold = Statek nie ma ani jednego kontenera: wszystkie towary zostaną.
