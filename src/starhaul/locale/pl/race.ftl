### Wyścig drużynowy: co się dzieje i słowa do tego.

## Zdarzenia

race-event-presence = { $player } { $now }.
race-event-by-default = { $seat } milczy; decyduje autopilot.
race-event-card-set-aside = Jedna karta bonusowa trafia zakryta na planetę docelową.
race-event-first-player = { $seat } zaczyna.
race-event-round-dealt = Runda { $round }: po sześć kart dla każdego.
race-event-hand-dealt = { $seat } dostaje karty: { $cards }.
race-event-card-played =
    { $named ->
        [yes] { $seat } zagrywa kartę „{ $card }” jako dżokera (kolor: { $colour }), leci { $ship }.
        [nothing] { $seat } zagrywa kartę „{ $card }”, ale żaden statek nie może z nią lecieć; karta przepada.
       *[no] { $seat } zagrywa kartę „{ $card }”, leci { $ship }.
    }
race-event-bonus-played = { $seat } dokłada kartę bonusową „{ $card }”, korzysta z niej { $ship }.
race-event-ship-moved = { $ship } leci z pola { $from } na pole { $to }.
race-event-hole-retreat = Czarna dziura – { $ship } cofa się na pole { $to }.
race-event-hole-evaded = Czarna dziura – { $ship } wymija ją i leci aż na pole { $to }.
race-event-side-chosen = { $seat } wybiera stronę: { $ship } staje tam, gdzie jest { $face }.
race-event-ship-towed = { $ship } zaczepia hak i daje się odholować z pola { $from } na pole { $to }.
race-event-bonus-drawn =
    { $number ->
        [0] { $seat }: kart bonusowych już nie ma.
        [one] { $seat } dobiera { $number } kartę bonusową.
        [few] { $seat } dobiera { $number } karty bonusowe.
        [many] { $seat } dobiera { $number } kart bonusowych.
       *[other] { $seat } dobiera { $number } karty bonusowej.
    }
race-event-bonus-seen = { $seat } ogląda kartę bonusową: { $card }.
race-event-bonus-reshuffled = Z zagranych kart bonusowych powstaje nowa talia.
race-event-finish-pile-taken = Pierwszy statek na mecie! Karty bonusowe z planety docelowej dostają po kolei: { $order }.
race-event-ship-finished = { $ship } jest na mecie.
race-event-colour-finished =
    { $jokers ->
        [yes] Oba statki jednego koloru są na mecie ({ $colour }): odtąd jego karty są dżokerami.
       *[no] Oba statki jednego koloru są na mecie: { $colour }.
    }
race-event-game-ended =
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

race-ship-red = czerwony statek { $number }
race-ship-green = zielony statek { $number }
race-ship-black = czarny statek { $number }
race-ship-yellow = żółty statek { $number }

race-card-red = czerwona { $number }
race-card-green = zielona { $number }
race-card-black = czarna { $number }
race-card-yellow = żółta { $number }

race-bonus-experienced_pilot = doświadczony pilot
race-bonus-light_speed = prędkość światła
race-bonus-acceleration = przyspieszenie
race-bonus-evasive_manoeuvre = unik
race-bonus-tow_hook = hak holowniczy

race-face-start = planeta startowa
race-face-normal = zwykłe pole
race-face-bonus = karta bonusowa
race-face-hyperspace = hiperprzestrzeń
race-face-asteroid = pole asteroid
race-face-black_hole = czarna dziura
race-face-finish = planeta docelowa

## Rozegrana pozycja

race-scenario-heading = { $file }: wyścig
race-label-ship = Statek
race-label-index = Pole
race-label-face = Co jest pod nim
race-label-seat = Gracz
race-label-hand = Karty na ręce
race-label-bonus = Karty bonusowe

## Wyścigi w liczbach

race-tally-cards = Kart na partię
race-tally-rounds = Rund na partię
race-tally-wins = Wygrane: { $seat }
race-tally-share = ({ $percent }%)
race-tally-shared = Wspólne zwycięstwa
race-replay-winners = Zwycięstwo

## Obrazek

race-picture-title = Wyścig, runda { $round }
race-picture-place = { $ship }: pole { $index }, { $face }.
race-picture-to-play = Zagrywa: { $seat }.
race-picture-round = Runda
race-picture-turn = Zagrane karty
race-picture-hand = Karty ruchu na ręce
race-picture-bonus-hand = Karty bonusowe na ręce
race-picture-home = Statki drużyny na mecie
race-picture-won = Zwycięstwo
race-picture-deck = Talia ruchu
race-picture-played = Zagrana ostatnio
race-picture-bonus-deck = Talia bonusów
race-picture-bonus-played = Zagrane bonusy
race-picture-finish-pile = Stos na mecie

## Dlaczego wyścigu nie ma

input-first-unknown = nie ma miejsca { $seat }, które miałoby zacząć; miejsca numeruje się od 0, a ich liczba to { $seats }
input-colours-per-seat = kolory podaje się dla każdego miejsca albo dla żadnego; liczba miejsc: { $seats }
input-colour-twice = kolor „{ $colour }” wybrano dwa razy
input-colours-too-many =
    { $limit ->
        [one] na jedno miejsce przypada tu najwyżej { $limit } kolor
        [few] na jedno miejsce przypadają tu najwyżej { $limit } kolory
        [many] na jedno miejsce przypada tu najwyżej { $limit } kolorów
       *[other] na jedno miejsce przypada tu najwyżej { $limit } koloru
    }
input-ship-unknown = statku „{ $ship }” w tym wyścigu nie ma
input-space-unknown = nie ma pola { $index }; ostatnie to { $last }
input-ship-in-hole = pole { $index } to czarna dziura; żaden statek tam nie zostaje
input-ship-home = statek „{ $ship }” nie może zaczynać na planecie docelowej
input-face-wrong = pole { $index } nie ma strony „{ $face }”; jest tam { $faces }
input-hands-per-seat = rękę podaje się dla każdego miejsca; liczba miejsc: { $seats }, podanych rąk: { $count }
input-hand-empty = miejsce { $seat } ma zagrać, ale nie ma karty, choć inni jeszcze jakieś mają
input-card-unknown-race = karty ruchu „{ $card }” w tym wyścigu nie ma
input-card-twice = karta ruchu „{ $card }” jest tu dwa razy
input-bonus-too-many =
    { $limit ->
        [one] karta bonusowa „{ $card }” jest tylko { $limit }
        [few] karty bonusowe „{ $card }” są tylko { $limit }
        [many] kart bonusowych „{ $card }” jest tylko { $limit }
       *[other] karty bonusowej „{ $card }” jest tylko { $limit }
    }
input-pile-too-large = przy tylu graczach stos na mecie ma kart najwyżej { $limit }, a nie { $count }
input-race-over = któraś drużyna ma już wszystkie statki na mecie; wyścig jest skończony i nie ma czego rozgrywać
input-cards-missing = na nową rundę trzeba kart: { $wanted }, a w talii ruchu jest ich { $count } i nic się tu nie tasuje
input-play-missing = miejsce { $seat } ma zagrać kartę, ale żadna odpowiedź nie mówi którą
