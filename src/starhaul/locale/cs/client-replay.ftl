### Přehrávání partií.

replay-title = Přehrání
replay-steps = Přehrávat a krokovat
replay-play = Přehrát (mezerník)
replay-pause = Zastavit (mezerník)
replay-back = O krok zpět (←)
replay-forth = O krok dál (→)
replay-mark-before = K předchozí značce ([)
replay-mark-after = K další značce (])
replay-speed = Rychlost
replay-scrub = Okamžik partie
replay-jump = Skočit na kolo, kartu nebo pohromu
replay-eye = Pohled
replay-eye-open = Všechno odkryté
replay-eye-watch = Očima diváků
replay-eye-seat = Pohled: { $name }
replay-pair = Lodě vedle sebe
replay-pair-all = Všechny lodě
replay-copy = Zkopírovat odkaz na tento okamžik
replay-hidden = Co bylo skryté
replay-hidden-none = V tomto okamžiku nebylo skryté nic.
replay-about = O této partii

## Značky

replay-round = { $round }. kolo
replay-round-class =
    { $box ->
        [first] { $round }. etapa: { $class }
       *[second] { $round }. let: { $class }
    }
replay-trucker-round =
    { $box ->
        [first] { $round }. etapa
       *[second] { $round }. let
    }
replay-trucker-tile-hit = Zásah
replay-trucker-parts-lost = Něco se ulomilo
replay-trucker-gave-up = Někdo vypadává z letu
replay-trucker-sabotaged = Sabotáž
replay-trucker-ship-gave-up = Loď z flotily odstupuje
replay-trucker-pile = Hromádka { $number }
replay-trucker-deck = Karty, které teprve přijdou, bez pořadí
replay-race-hand = V ruce: { $name }
replay-race-hole = Zpátky od černé díry

## Důkaz

replay-proof = Co tento prohlížeč ověřil
replay-stopped = Předčasný konec
replay-proving = Ověřuje se…
replay-proved = Ověřeno
replay-not-proved = Není to pravé!
replay-unproved = Neověřeno: záznam se nepodařilo načíst.
replay-proof-origin =
    { $players ->
        [0] Semínko pochází z tajemství, které server zapečetil před partií.
        [one] Semínko pochází z tajemství, které server zapečetil před partií, a z čísla, které přidal jeden hráč.
        [few] Semínko pochází z tajemství, které server zapečetil před partií, a z čísel, která přidali { $players } hráči.
        [many] Semínko pochází z tajemství, které server zapečetil před partií, a z čísel, která přidalo { $players } hráče.
       *[other] Semínko pochází z tajemství, které server zapečetil před partií, a z čísel, která přidalo { $players } hráčů.
    }
replay-proof-no-origin = Semínko této partie si někdo zvolil; žádné zapečetěné tajemství k ověření není.
replay-proof-draws =
    { $draws ->
        [one] Jediný los byl ze semínka vylosován znovu a souhlasí.
        [few] Všechny { $draws } losy byly ze semínka vylosovány znovu a souhlasí.
        [many] Všech { $draws } losu bylo ze semínka vylosováno znovu a souhlasí.
       *[other] Všech { $draws } losů bylo ze semínka vylosováno znovu a souhlasí.
    }
replay-proof-old = Náhodná čísla pocházejí ze starého generátoru, který umí zopakovat jen herní jádro. To je zopakovalo a všechna souhlasí.
replay-proof-lesson = Náhoda byla pro tuto lekci připravena. Herní jádro ji zopakovalo a všechno souhlasí.
replay-proof-chain =
    { $entries ->
        [one] Jediný zápis v záznamu je na svém místě a konec také.
        [few] Všechny { $entries } zápisy v záznamu jsou na svém místě, žádný nechybí, a konec také souhlasí.
        [many] Všech { $entries } zápisu v záznamu je na svém místě, žádný nechybí, a konec také souhlasí.
       *[other] Všech { $entries } zápisů v záznamu je na svém místě, žádný nechybí, a konec také souhlasí.
    }
replay-proof-engine = Každý tah byl podle pravidel: herní jádro přehrálo celý záznam znovu.
replay-proof-bad = Do tohoto záznamu někdo zasáhl, nebo to není záznam této partie.
replay-fault-commitment = Tajemství není to, které bylo před partií zapečetěno.
replay-fault-seed = Semínko nevzniklo z tajemství a z čísel hráčů.
replay-fault-draw = Na řádku { $line } není to, co ze semínka padne.
replay-fault-line = Řádek { $line } nejde přečíst.
replay-fault-order = Řádek { $line } na toto místo nepatří.
replay-fault-time = Na řádku { $line } běží čas pozpátku.
replay-fault-end = Záznam nekončí tam, kde skončila partie.
replay-fault-other = Záznam a přehrání nejsou z téže partie.
replay-fault-rules = Partie se hrála s jinými daty pravidel, než má tento server.

## Soubory se záznamy

replay-file-title = Přehrát soubor se záznamem
replay-file-what = Přetáhněte záznam partie sem nebo kamkoli na stránku. Server ho přehraje znovu a nic si nenechá.
replay-file-choose = Vybrat soubor
replay-file-busy = Herní jádro partii přehrává…
replay-file-about =
    { $entries ->
        [one] Ze souboru { $name } s jedním zápisem.
        [few] Ze souboru { $name } se { $entries } zápisy.
        [many] Ze souboru { $name } s { $entries } zápisu.
       *[other] Ze souboru { $name } s { $entries } zápisy.
    }
replay-file-other = Jiný soubor
replay-file-link = Přehrát soubor se záznamem
replay-single-about = V tomto souboru je celé přehrání. Funguje bez sítě a vydrží, dokud si ho necháte.
replay-single-get = Stáhnout přehrání jako jeden soubor
