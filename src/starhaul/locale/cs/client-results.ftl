### Klient v prohlížeči: vyúčtování, výsledky, stránka partie.

## Vyúčtování

results-settlement =
    { $box ->
        [first] Vyúčtování { $round }. etapy
       *[second] Vyúčtování { $round }. letu
    }
results-settlement-plain = Vyúčtování
results-line-way = Výdělek z cesty
results-line-order = Pořadí v cíli
results-line-title = Titul
results-line-beauty = Nejhezčí loď
results-line-goods = Prodané zboží
results-line-lost = Ztracené dílky
results-line-fines = Pokuty
results-line-premium = Dlužné pojistné
results-no-lines = Není co účtovat
results-arrival = { $place }. v cíli
results-not-home = let nedokončen
results-sum =
    { $box ->
        [first] Tato etapa
       *[second] Tento let
    }
results-sum-team =
    { $box ->
        [first] Tým, tato etapa
       *[second] Tým, tento let
    }
results-share = Přínos: { $name }
results-before-after = kredity předtím: { $before }, teď: { $after }
results-owns =
    { $credits ->
        [one] teď { $credits } kredit
        [few] teď { $credits } kredity
        [many] teď { $credits } kreditu
       *[other] teď { $credits } kreditů
    }
results-title-won = Nový titul: { $title }
results-title-given = Darovaný titul: { $title }
results-title-gold = Obhájený, teď zlatý: { $title }
results-continue = Pokračovat
results-to-final = Zobrazit konečné výsledky
results-show-all = Ukázat všechno
results-no-story = Vyúčtování proběhlo bez vás. Tolik má teď každý.
results-secret = tajné
results-credits =
    { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }

## Konec partie

results-title = Konečné výsledky
results-over = Partie skončila.
results-you-win = Vítězství je vaše!
results-team-you-win = Vyhrává váš tým!
results-team-wins = Vyhrává tým: { $names }
results-wins =
    { $count ->
        [one] Vyhrává { $names }
        [few] Vyhrávají { $names }
        [many] Vyhrávají { $names }
       *[other] Vyhrávají { $names }
    }
results-nobody = Nikomu nezbyl ani jediný kredit
results-race-nobody = Závod nikdo nevyhrál
results-you = vy
results-place = { $place }. místo
results-no-place = Bez umístění
results-home = Lodě v cíli: { $home }/{ $needed }
results-ship-home = v cíli
results-ship-at = pole { $index }
results-chart =
    { $box ->
        [first] Kredity po každé etapě
       *[second] Kredity po každém letu
    }
results-start = Start
results-flight =
    { $box ->
        [first] { $round }. etapa
       *[second] { $round }. let
    }
results-as-table = Jako tabulka
results-last-flight =
    { $box ->
        [first] Poslední etapa položku po položce
       *[second] Poslední let položku po položce
    }
results-moments = Na tohle se nezapomíná
results-good = Dobrá práce
results-bad = Au
results-ships = V jakém stavu jsou lodě
results-ship-of = Loď: { $name }
results-lost =
    { $number ->
        [one] { $number } ztracený dílek
        [few] { $number } ztracené dílky
        [many] { $number } ztraceného dílku
       *[other] { $number } ztracených dílků
    }
results-open =
    { $number ->
        [one] { $number } otevřená přípojka
        [few] { $number } otevřené přípojky
        [many] { $number } otevřené přípojky
       *[other] { $number } otevřených přípojek
    }
results-gave-up = Odstoupení: { $reason }
results-moment-jackpot =
    { $credits ->
        [one] Nejlepší obchod na jediné kartě: { $seat } inkasuje { $credits } kredit ({ $card }).
        [few] Nejlepší obchod na jediné kartě: { $seat } inkasuje { $credits } kredity ({ $card }).
        [many] Nejlepší obchod na jediné kartě: { $seat } inkasuje { $credits } kreditu ({ $card }).
       *[other] Nejlepší obchod na jediné kartě: { $seat } inkasuje { $credits } kreditů ({ $card }).
    }
results-moment-haul =
    { $number ->
        [one] { $seat } nakládá naráz { $number } bednu.
        [few] { $seat } nakládá naráz { $number } bedny.
        [many] { $seat } nakládá naráz { $number } bedny.
       *[other] { $seat } nakládá naráz { $number } beden.
    }
results-moment-hunter =
    { $number ->
        [one] { $seat } zahání { $number } útočníka.
        [few] { $seat } zahání { $number } útočníky.
        [many] { $seat } zahání { $number } útočníka.
       *[other] { $seat } zahání { $number } útočníků.
    }
results-moment-guard =
    { $number ->
        [one] { $seat } odráží { $number } zásah.
        [few] { $seat } odráží { $number } zásahy.
        [many] { $seat } odráží { $number } zásahu.
       *[other] { $seat } odráží { $number } zásahů.
    }
results-moment-neat =
    { $connectors ->
        [0] { $seat } má nejúhlednější loď: ani jedna otevřená přípojka.
        [one] { $seat } má nejúhlednější loď: { $connectors } otevřená přípojka.
        [few] { $seat } má nejúhlednější loď: { $connectors } otevřené přípojky.
        [many] { $seat } má nejúhlednější loď: { $connectors } otevřené přípojky.
       *[other] { $seat } má nejúhlednější loď: { $connectors } otevřených přípojek.
    }
results-moment-thrust = { $seat } dává motorům nejvíc zabrat: síla { $strength }.
results-moment-riches =
    { $credits ->
        [one] { $seat } má nejtučnější vyúčtování: { $credits } kredit.
        [few] { $seat } má nejtučnější vyúčtování: { $credits } kredity.
        [many] { $seat } má nejtučnější vyúčtování: { $credits } kreditu.
       *[other] { $seat } má nejtučnější vyúčtování: { $credits } kreditů.
    }
results-moment-quick =
    { $seconds ->
        [one] { $seat } má loď hotovou za { $seconds } sekundu.
        [few] { $seat } má loď hotovou za { $seconds } sekundy.
        [many] { $seat } má loď hotovou za { $seconds } sekundy.
       *[other] { $seat } má loď hotovou za { $seconds } sekund.
    }
results-moment-wreck =
    { $number ->
        [one] { $seat } přichází jedinou ranou o { $number } dílek ({ $card }).
        [few] { $seat } přichází jedinou ranou o { $number } dílky ({ $card }).
        [many] { $seat } přichází jedinou ranou o { $number } dílku ({ $card }).
       *[other] { $seat } přichází jedinou ranou o { $number } dílků ({ $card }).
    }
results-moment-crew =
    { $number ->
        [one] { $seat } mává na rozloučenou: posádka je menší o { $number } člena.
        [few] { $seat } mává na rozloučenou: posádka je menší o { $number } členy.
        [many] { $seat } mává na rozloučenou: posádka je menší o { $number } člena.
       *[other] { $seat } mává na rozloučenou: posádka je menší o { $number } členů.
    }
results-moment-quitter = { $seat } vypadává z letu: { $reason }.
results-moment-faults =
    { $number ->
        [one] { $seat } má pro inspektora překvapení: { $number } chyba.
        [few] { $seat } má pro inspektora překvapení: { $number } chyby.
        [many] { $seat } má pro inspektora překvapení: { $number } chyby.
       *[other] { $seat } má pro inspektora překvapení: { $number } chyb.
    }
results-moment-dust =
    { $connectors ->
        [one] { $seat } zametá hvězdný prach: { $connectors } otevřená přípojka.
        [few] { $seat } zametá hvězdný prach: { $connectors } otevřené přípojky.
        [many] { $seat } zametá hvězdný prach: { $connectors } otevřené přípojky.
       *[other] { $seat } zametá hvězdný prach: { $connectors } otevřených přípojek.
    }
results-moment-batteries =
    { $number ->
        [one] { $seat } má největší spotřebu: { $number } baterka.
        [few] { $seat } má největší spotřebu: { $number } baterky.
        [many] { $seat } má největší spotřebu: { $number } baterky.
       *[other] { $seat } má největší spotřebu: { $number } baterek.
    }
results-moment-delay =
    { $days ->
        [one] { $seat } se na jediné kartě zdržuje { $days } den.
        [few] { $seat } se na jediné kartě zdržuje { $days } dny.
        [many] { $seat } se na jediné kartě zdržuje { $days } dne.
       *[other] { $seat } se na jediné kartě zdržuje { $days } dní.
    }
results-moment-race-first = { $ship } je v cíli dřív než ostatní, v kole { $round }.
results-moment-race-leap =
    { $spaces ->
        [one] Nejdelší skok: { $ship } letí o { $spaces } pole, vysílá ji { $seat }.
        [few] Nejdelší skok: { $ship } letí o { $spaces } pole, vysílá ji { $seat }.
        [many] Nejdelší skok: { $ship } letí o { $spaces } pole, vysílá ji { $seat }.
       *[other] Nejdelší skok: { $ship } letí o { $spaces } polí, vysílá ji { $seat }.
    }
results-moment-race-tow =
    { $spaces ->
        [one] Nejlepší stopařka: { $ship } se nechává odtáhnout o { $spaces } pole.
        [few] Nejlepší stopařka: { $ship } se nechává odtáhnout o { $spaces } pole.
        [many] Nejlepší stopařka: { $ship } se nechává odtáhnout o { $spaces } pole.
       *[other] Nejlepší stopařka: { $ship } se nechává odtáhnout o { $spaces } polí.
    }
results-moment-race-bonus =
    { $number ->
        [one] { $seat } hraje { $number } bonusovou kartu.
        [few] { $seat } hraje { $number } bonusové karty.
        [many] { $seat } hraje { $number } bonusové karty.
       *[other] { $seat } hraje { $number } bonusových karet.
    }
results-moment-race-joker =
    { $number ->
        [one] { $seat } hraje { $number } žolíka.
        [few] { $seat } hraje { $number } žolíky.
        [many] { $seat } hraje { $number } žolíka.
       *[other] { $seat } hraje { $number } žolíků.
    }
results-moment-race-hole =
    { $spaces ->
        [one] Nejhlubší pád: černá díra, { $ship } couvá o { $spaces } pole.
        [few] Nejhlubší pád: černá díra, { $ship } couvá o { $spaces } pole.
        [many] Nejhlubší pád: černá díra, { $ship } couvá o { $spaces } pole.
       *[other] Nejhlubší pád: černá díra, { $ship } couvá o { $spaces } polí.
    }

## Co dál

results-rematch = Odveta
results-not-yet = Přece jen počkat
results-to-waiting = Zpět do čekárny
results-starts-in = Další partie za { $seconds } s
results-starts-soon = Další partie začne každou chvíli.
results-seat-free = Jedno místo je volné. Obsaďte ho v čekárně.
results-is-ready = připraveno
results-is-thinking = ještě ne
results-copy-link = Zkopírovat odkaz na partii
results-open-match = Přehrání a podrobnosti
results-log = Stáhnout záznam

## Stránka partie

match-title = Partie
match-none = Tady žádná partie není
match-began = Začátek: { $when }
match-running = Tato partie se ještě hraje. Výsledky, semínko a záznam budou k dispozici, až skončí.
match-aborted = Tato partie byla přerušena: stůl byl zavřen před jejím koncem. Co se do té doby stalo, lze přesto ověřit.
match-look-again = Podívat se znovu
match-won = vítězství
match-not-won = –
match-agreed = Dohoda
match-seats =
    { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }
match-keep = Na památku
match-link = Odkaz na tuto stránku
match-copy = Zkopírovat
match-log-what = V záznamu je každý tah a každý hod kostkou; program ho umí přehrát a zkontrolovat.
match-log-later = Záznam půjde stáhnout, až partie skončí.
match-fair = Bylo to férové?
match-fair-what = Veškerá náhoda v partii vychází z jednoho čísla, semínka. Server před partií zapečetil tajemství: stůl ukázal jeho otisk. Potom zařízení každého hráče přidalo náhodné číslo. Semínko vzniklo ze všech dohromady, takže si je nemohl vybrat ani server, ani žádný hráč.
match-fair-before = Veškerá náhoda v partii vychází z jednoho tajného čísla, semínka. Jeho otisk byl u stolu vidět předem, takže semínko nemohl nikdo dodatečně vyměnit.
match-commitment = Otisk tajemství, ukázaný předem
match-nonce = Náhodné číslo: { $name }
match-no-nonce = žádné
match-secret = Tajemství serveru, prozrazené po partii
match-seed = Semínko, prozrazené po partii
match-seed-later = prozradí se po partii
match-verify = Chcete-li si to ověřit, stáhněte si záznam a spusťte:
fair-verified-alone = Férové: náhoda této partie byla zapečetěná předem a stránka ověřila, že ji nikdo nevyměnil.
fair-verified =
    { $players ->
        [one] Férové: náhodu této partie namíchal server a jeden hráč, takže si ji nikdo nemohl vybrat. Stránka to ověřila.
        [few] Férové: náhodu této partie namíchal server a hráči ({ $players }), takže si ji nikdo nemohl vybrat. Stránka to ověřila.
        [many] Férové: náhodu této partie namíchal server a hráči ({ $players }), takže si ji nikdo nemohl vybrat. Stránka to ověřila.
       *[other] Férové: náhodu této partie namíchal server a hráči ({ $players }), takže si ji nikdo nemohl vybrat. Stránka to ověřila.
    }
fair-verified-mine =
    { $players ->
        [one] Férové: náhodu této partie namíchal server a vaše zařízení, takže si ji nikdo nemohl vybrat. Stránka to ověřila.
        [few] Férové: náhodu této partie namíchal server a zařízení hráčů ({ $players }) včetně vašeho, takže si ji nikdo nemohl vybrat. Stránka to ověřila.
        [many] Férové: náhodu této partie namíchal server a zařízení hráčů ({ $players }) včetně vašeho, takže si ji nikdo nemohl vybrat. Stránka to ověřila.
       *[other] Férové: náhodu této partie namíchal server a zařízení hráčů ({ $players }) včetně vašeho, takže si ji nikdo nemohl vybrat. Stránka to ověřila.
    }
fair-other-commitment = Není to férové! Tajemství, které server prozradil, není to, které před partií zapečetil.
fair-other-seed = Není to férové! Semínko nevzniklo ze zapečetěného tajemství a z čísel hráčů.
fair-other-promise = Není to férové! Server použil jiné tajemství než to, které měl zapečetěné, když toto zařízení přidalo své číslo.
fair-not-mine = Není to férové! Číslo, které přidalo toto zařízení, v semínku chybí.
fair-untold = Není to férové! Server neprozradil tajemství, ze kterého semínko vzniklo.
