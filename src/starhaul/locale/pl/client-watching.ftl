### Klient w przeglądarce: rozgrywane partie, oglądanie, reakcje, trybuny, widok komentatora.

## Rozgrywane partie na liście stołów

live-building = Budowa
live-flying = W locie
live-phase = { $phase } · { $class }
live-round =
    { $box ->
        [first] { $phase } · { $class } · runda { $round } z { $rounds }
       *[second] { $phase } · { $class } · lot { $round } z { $rounds }
    }
live-tiles =
    { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    }
live-follow = Oglądaj: { $name }, { $note }
live-race = Wyścig, runda { $round }
live-race-picture = Jak daleko są statki

## Pasek widzów

watch-dock = Oglądanie
watch-delay-seconds =
    { $seconds ->
        [one] Widzisz wszystko { $seconds } sekundę później.
        [few] Widzisz wszystko { $seconds } sekundy później.
        [many] Widzisz wszystko { $seconds } sekund później.
       *[other] Widzisz wszystko { $seconds } sekundy później.
    }
watch-delay-minutes =
    { $minutes ->
        [one] Widzisz wszystko { $minutes } minutę później.
        [few] Widzisz wszystko { $minutes } minuty później.
        [many] Widzisz wszystko { $minutes } minut później.
       *[other] Widzisz wszystko { $minutes } minuty później.
    }
follow-title = Śledź
follow-all = Wszyscy
follow-one = Śledź: { $name }
follow-now = Śledzisz: { $name }.
follow-nobody = Śledzisz wszystkich.

## Reakcje

react-title = Zareaguj
react-show = Pokazuj reakcje
react-hide = Ukryj reakcje
react-cheer = Brawo!
react-laugh = Ha, ha!
react-gasp = Och!
react-tear = O nie…
react-heart = Cudo
react-boom = Bum!
react-count-cheer = brawa ×{ $number }
react-count-laugh = śmiech ×{ $number }
react-count-gasp = zdumienie ×{ $number }
react-count-tear = łzy ×{ $number }
react-count-heart = serca ×{ $number }
react-count-boom = bum ×{ $number }

## Trybuny

stands-where = Który czat
stands-table = Stół
stands-title = Trybuny
stands-tag = widz
stands-nobody = Widz { $number }
stands-empty = Cicho tu na górze. Szepnij coś; gracze tego nie słyszą.
stands-closed = Gospodarz zamknął trybuny.
stands-write = Powiedz coś na trybunach
stands-hush = Ukryj wiadomości: { $name }
stands-listen = Czytaj trybuny
stands-listen-hint = Widzowie nie wiedzą więcej niż ty. Tylko im się tak zdaje.
stands-option = Czat dla widzów
stands-option-hint = Rozmawiają między sobą; gracze czytają to tylko, jeśli chcą.

## Opóźnienie

delay-label = Widzowie widzą to później
delay-hint = Wszystko: statki, opowieść, wyniki i czat. Partie rankingowe zawsze mają opóźnienie.
delay-none = Od razu
delay-minutes = { $minutes } min

## Widok komentatora

studio-open = Widok komentatora do transmisji
studio-settings = Widok
studio-waiting = Czekamy na partię
studio-free = wolne miejsce
studio-players = Kogo widać
studio-size = Rozmiar
studio-percent = { $size }%
studio-log = Opowieść jako lista
studio-address = Te ustawienia są w adresie: skopiuj go do programu do transmisji.
studio-copy = Kopiuj adres
