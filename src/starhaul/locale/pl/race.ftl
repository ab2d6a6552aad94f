### Wyścig zespołów: co się dzieje i słowa do tego.

## Zdarzenia

race-presence = { $seat } { $now }.
race-by-default = { $seat } milczy; decyduje autopilot.
race-card_set_aside = Jedna karta bonusowa wędruje niewidziana na planetę mety.
race-first_player = { $seat } zaczyna.
race-round_dealt = Runda { $round }: po sześć kart dla każdego.
race-hand_dealt = { $seat } dostaje { $cards }.
race-card_played =
    { $named ->
        [yes] { $seat } zagrywa { $card } jako dżokera (kolor: { $colour }): leci { $ship }.
       *[no] { $seat } zagrywa { $card }: leci { $ship }.
    }
race-bonus_played = { $seat } dokłada kartę bonusową, { $ship } ma { $card }.
race-ship_moved = { $ship } leci z pola { $from } na pole { $to }.
race-hole_retreat = Czarna dziura! { $ship } cofa się na pole { $to }.
race-hole_evaded = Czarna dziura! { $ship } wymija ją i staje na polu { $to }.
race-side_chosen = { $seat } wybiera stronę: { $ship } staje tam, gdzie jest { $face }.
race-ship_towed = { $ship } zahacza się i daje się pociągnąć z pola { $from } na pole { $to }.
race-bonus_drawn =
    { $number ->
        [0] { $seat }: kart bonusowych już nie ma.
        [one] { $seat } dobiera { $number } kartę bonusową.
        [few] { $seat } dobiera { $number } karty bonusowe.
        [many] { $seat } dobiera { $number } kart bonusowych.
       *[other] { $seat } dobiera { $number } karty bonusowej.
    }
race-bonus_seen = { $seat } ogląda kartę: { $card }.
race-bonus_reshuffled = Z zagranych kart bonusowych powstaje nowa talia.
race-finish_pile_taken = Pierwszy statek na mecie! Każdy dostaje dwie karty bonusowe, w tej kolejności: { $seats }.
race-ship_finished = { $ship } jest na mecie.
race-colour_finished = Oba statki tego koloru są na mecie ({ $colour }); karty tego koloru są teraz dżokerami.
race-game_ended =
    { $count ->
        [one] Koniec wyścigu. Wygrywa: { $seats }.
        [few] Koniec wyścigu. Wygrywają: { $seats }.
        [many] Koniec wyścigu. Wygrywają: { $seats }.
       *[other] Koniec wyścigu. Wygrywają: { $seats }.
    }

## Słowa

race-seat-red = Czerwony
race-seat-green = Zielony
race-seat-black = Czarny
race-seat-yellow = Żółty

race-colour-red = czerwony
race-colour-green = zielony
race-colour-black = czarny
race-colour-yellow = żółty

race-ship-none = żaden statek
race-ship-red = Czerwony statek { $number }
race-ship-green = Zielony statek { $number }
race-ship-black = Czarny statek { $number }
race-ship-yellow = Żółty statek { $number }

race-card-red = czerwoną { $number }
race-card-green = zieloną { $number }
race-card-black = czarną { $number }
race-card-yellow = żółtą { $number }

race-bonus-experienced_pilot = doświadczony pilot
race-bonus-light_speed = prędkość światła
race-bonus-acceleration = przyspieszenie
race-bonus-evasive_manoeuvre = unik
race-bonus-tow_hook = hak holowniczy

race-face-start = planeta startowa
race-face-normal = pusta przestrzeń
race-face-bonus = karta bonusowa
race-face-hyperspace = hiperprzestrzeń
race-face-asteroid = pole asteroid
race-face-black_hole = czarna dziura
race-face-finish = planeta mety

## Rozegrana pozycja

race-scenario-heading = { $file }: wyścig
race-label-ship = Statek
race-label-index = Pole
race-label-face = Stoi na
race-label-hand = Karty w ręce
race-label-bonus = Karty bonusowe

## Obrazek

race-picture-title = Wyścig, runda { $round }
race-picture-place = { $ship }: pole { $index }, { $face }.
race-picture-to-play = Zagrywa: { $seat }.
race-picture-round = Runda
race-picture-turn = Zagrane karty
race-picture-hand = Karty ruchu w ręce
race-picture-bonus-hand = Karty bonusowe w ręce
race-picture-home = Statki zespołu na mecie
race-picture-won = Zwycięzca
race-picture-deck = Talia ruchu
race-picture-played = Zagrana ostatnio
race-picture-bonus-deck = Talia bonusów
race-picture-bonus-played = Zagrane bonusy
race-picture-finish-pile = Talia mety

## Dlaczego wyścigu nie ma

input-first-unknown = nie ma miejsca { $seat }, które mogłoby zacząć; miejsc jest { $seats }
input-colours-per-seat = kolory podaje się dla każdego miejsca albo dla żadnego; miejsc jest { $seats }
input-colour-twice = kolor { $colour } wybrano dwa razy
input-colours-too-many =
    { $limit ->
        [one] na jedno miejsce przypada tu { $limit } kolor
        [few] na jedno miejsce przypadają tu { $limit } kolory
        [many] na jedno miejsce przypada tu { $limit } kolorów
       *[other] na jedno miejsce przypada tu { $limit } koloru
    }
input-ship-unknown = statku „{ $ship }” w tym wyścigu nie ma
input-space-unknown = nie ma pola { $index }; ostatnie to { $last }
input-face-wrong = na polu { $index } statek nie może stać na „{ $face }”; jest tam { $faces }
input-hands-per-seat = karty podaje się dla każdego miejsca; miejsc jest { $seats }
input-card-unknown-race = karty ruchu „{ $card }” w tym wyścigu nie ma
input-card-twice = karta ruchu „{ $card }” jest tu dwa razy
input-bonus-too-many =
    { $limit ->
        [one] karta bonusowa „{ $card }” jest tylko { $limit }
        [few] karty bonusowe „{ $card }” są tylko { $limit }
        [many] kart bonusowych „{ $card }” jest tylko { $limit }
       *[other] karty bonusowej „{ $card }” jest tylko { $limit }
    }
input-cards-missing = trzeba rozdać sześć kart, a w talii pliku jest ich { $count }
input-play-missing = miejsce { $seat } ma zagrać kartę, ale żadna odpowiedź nie mówi którą
