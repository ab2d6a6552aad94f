### Pocztówki: obrazki partii do udostępniania i podglądy linków.

## Kosmiczni spedytorzy: nagłówki według tego, co zostało ze statku

postcard-trucker-whole = Ani draśnięcia. Podejrzane.
postcard-trucker-scratched = To się wypoleruje.
postcard-trucker-battered =
    { $lost ->
        [one] Oddam za darmo { $lost } kafelek, lekko osmalony
        [few] Oddam za darmo { $lost } kafelki, lekko osmalone
        [many] Oddam za darmo { $lost } kafelków, lekko osmalonych
       *[other] Oddam za darmo { $lost } kafelka, lekko osmalonego
    }
postcard-trucker-wrecked = Pozdrowienia ze złomowiska!
postcard-trucker-gave-up = Kosmos 1, { $seat } 0
postcard-trucker-unbuilt = Statek już wkrótce
postcard-before = Na starcie { $words }
postcard-after = Teraz { $words }

## Wyścig

postcard-race-holes = Czarne dziury z pierwszej ręki
postcard-race-clean = Na mecie, a dziury tylko z daleka
postcard-race-stopped = Meta wciąż czeka
postcard-race-seats =
    { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }

## Linki do stołów i do trwających partii

postcard-table = To miejsce czeka na ciebie
postcard-table-what = Otwórz link, wybierz miejsce i rób pewną minę. Bez konta i bez instalacji.
postcard-running = Partia trwa. Trzymajcie kciuki!
postcard-running-what = Cała historia będzie po partii. Do tego czasu ani słowa.
