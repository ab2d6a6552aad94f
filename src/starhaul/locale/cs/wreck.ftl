### Pohlednice: obrázky partií ke sdílení a náhledy odkazů.

## Kosmická doprava: nadpisy podle toho, co z lodi zbylo

postcard-trucker-whole = Ani škrábanec. Podezřelé.
postcard-trucker-scratched = To se rozleští.
postcard-trucker-battered =
    { $lost ->
        [one] Daruji { $lost } dílek, lehce ožehlý
        [few] Daruji { $lost } dílky, lehce ožehlé
        [many] Daruji { $lost } dílku, lehce ožehlého
       *[other] Daruji { $lost } dílků, lehce ožehlých
    }
postcard-trucker-wrecked = Pozdrav z pole trosek!
postcard-trucker-gave-up = Vesmír 1, { $seat } 0
postcard-trucker-unbuilt = Loď bude upřesněna
postcard-before = Na startu { $words }
postcard-after = Teď { $words }

## Závod

postcard-race-holes = Černé díry na vlastní oči
postcard-race-clean = V cíli, a díry jenom z dálky
postcard-race-stopped = Cíl pořád čeká
postcard-race-seats =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }

## Odkazy na stoly a na rozehrané partie

postcard-table = Jedno místo čeká na vás
postcard-table-what = Otevřete odkaz, vyberte si místo a tvařte se sebejistě. Bez účtu a bez instalace.
postcard-running = Partie běží. Držte palce!
postcard-running-what = Celý příběh bude až po partii. Do té doby ani slovo.
