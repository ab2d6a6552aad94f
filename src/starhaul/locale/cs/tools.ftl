### Příkazy, které partie hrají, přehrávají a posuzují.

help-simulate = Odehraje mnoho partií a sečte výsledky.
help-simulate-games = Kolik partií.
help-simulate-edition = Edice pravidel.
help-simulate-seats = Počet míst.
help-simulate-rounds = Třídy lodí v jednotlivých etapách, oddělené čárkami, nebo „learning“.
help-simulate-trek = Transgalaktický trek: tři lety s tituly.
help-simulate-option = Volba, třeba strict-build=true; klíč=@SOUBOR.json přečte hodnotu ze souboru; lze opakovat. Všechny vypíše starhaul options.
help-simulate-logs = Zapíše záznamy: jméno s koncovkou .jsonl je jeden soubor pro všechny, jiné složka.
help-tournament = Nechá boty odehrát mnoho partií a ohodnotí je.
help-jobs = Kolik procesů pracuje; 0, výchozí hodnota, využije všechna jádra, pokud se to vyplatí. Na výsledcích to nic nemění.
help-tournament-ray = Hraje na tomto clusteru Ray: adresa, „auto“ pro ten, který tu běží, „local“ pro jeden na tomto počítači.
help-tournament-limit = Odpovědi, které trvají déle než tolik milisekund, neplatí; výsledky pak závisejí na počítači.
help-tournament-plots = Zapíše grafy do této složky, jako PNG a SVG.
help-replay = Přehraje záznam partie a řekne, jak skončila.
help-replay-log = Záznam partie.
help-replay-text = Vypráví partii jako příběh.
help-replay-to = Zastaví po tolika akcích.
help-replay-html = Zapíše přehrání do tohoto souboru: jediná stránka HTML, která funguje bez sítě i bez serveru.
help-draw = Nakreslí okamžik ze záznamu partie.
help-draw-at = Nakreslí stav po tolika akcích; jinak po všech.
help-draw-svg = Zapíše nákres do tohoto souboru.
help-verify = Přehraje záznamy a databáze a porovná výsledky.
help-verify-logs = Záznamy partií nebo databáze serveru.
help-verify-commitment = Otisk, který stůl ukázal před partií (HSE-O4): patří k tomuto záznamu?
help-verify-nonce = Náhodné číslo, které váš program přidal do semínka (HSE-O4): je v tomto záznamu?

simulate-progress = Partie
simulate-partial = Odehrané partie: { $done } z { $total }; výsledky platí jen pro ně.
simulate-matches = Odehrané partie
simulate-decisions = Rozhodnutí
simulate-length = Akcí na partii
simulate-score = Průměr kreditů, místo { $seat }
simulate-gave-up = Odstoupení: { $reason }
simulate-speed = Rozhodnutí za sekundu
advice-alike = Třídy { $one } a { $other } jsou si tak podobné, že do jedné hry stačí jedna z nich.
advice-crowded = Třída { $ship_class } spotřebuje hodně dílků: hraje-li víc hráčů než { $limit }, mohou dojít.

tournament-bot = Bot
tournament-rating = Síla
tournament-interval = rozmezí 95 %
tournament-wins = Výhry %
tournament-fair = Podíl %
tournament-lapses = Přestupky
tournament-times = Přemýšlení, ms
tournament-answers = Odpovědi
tournament-median = medián
tournament-p99 = 99 % do
tournament-longest = nejvíc
tournament-slow = nad 250 ms
tournament-percent = procenta
tournament-ahead = Před kým, %
tournament-foot =
    { $matches ->
        [one] { $matches } partie; místa jsou rozdělena rovným dílem vždy po { $cycle }.
        [few] { $matches } partie; místa jsou rozdělena rovným dílem vždy po { $cycle }.
        [many] { $matches } partie; místa jsou rozdělena rovným dílem vždy po { $cycle }.
       *[other] { $matches } partií; místa jsou rozdělena rovným dílem vždy po { $cycle }.
    }
tournament-booked = Kredity, { $what }
tournament-booked-flight = cestou
tournament-lost = Ztracené dílky: { $cause }
loss-reserve = rezervované
loss-repair = opravy chyb
loss-broken-off = ulomené
tournament-trucker-score = Kredity
tournament-trucker-flights = Na let
tournament-trucker-faults = Chyby
tournament-trucker-tiles = Dílky při startu
tournament-trucker-open-connectors = Otevřené přípojky při startu
tournament-trucker-home = Dokončené lety
tournament-race-score = Vítězství
tournament-race-races = Na závod
tournament-race-ships-home = Lodě v cíli
tournament-race-rounds = Kola
tournament-plot-ratings = Síla s 95% intervaly
tournament-plot-wins = Podíly výher
tournament-plot-scores = Výsledky
tournament-plot-duels = Řádek před sloupcem, procenta
tournament-plot-figures = Ztráty podle příčin

replay-game = Hra
replay-config = Nastavení
replay-seed = Semínko
replay-actions = Akce
replay-state = Stav
replay-over = partie skončila
replay-going-on = partie trvá
replay-key = Klíč
replay-scores = Kredity

verify-line =
    { $actions ->
        [one] { $file }: { $actions } akce: { $words }
        [few] { $file }: { $actions } akce: { $words }
        [many] { $file }: { $actions } akce: { $words }
       *[other] { $file }: { $actions } akcí: { $words }
    }
verify-partial = Ověřené partie: { $done }; ostatní ověřeny nebyly.
verify-true = vše odpovídá záznamu
verify-aborted = vše odpovídá záznamu; partie byla přerušena před koncem
verify-not-aborted = partie má být přerušená, ale skončila řádně
verify-unfinished = záznam končí dříve než partie
verify-other-key = partie končí v jiném stavu
verify-unfair = náhoda se neřídila semínkem
verify-other-rules = hráno s jinými daty pravidel
verify-other-seed = semínko není to, ke kterému se stůl zavázal
verify-other-commitment = tajemství není to, ke kterému se server zavázal
verify-other-origin = semínko nevzniklo z tajemství a čísel hráčů
verify-other-promise = stůl před partií ukázal jiný otisk
verify-nonce-missing = vaše číslo v semínku chybí
verify-origin =
    { $players ->
        [one] semínko vzniklo ze zapečetěného tajemství serveru a z čísla jednoho hráče
        [few] semínko vzniklo ze zapečetěného tajemství serveru a z čísel { $players } hráčů
        [many] semínko vzniklo ze zapečetěného tajemství serveru a z čísel { $players } hráče
       *[other] semínko vzniklo ze zapečetěného tajemství serveru a z čísel { $players } hráčů
    }

demo-title =
    { $seats ->
        [one] { $seats } loď letí úroveň II podle pravidel druhé edice
        [few] { $seats } lodě letí úroveň II podle pravidel druhé edice
        [many] { $seats } lodi letí úroveň II podle pravidel druhé edice
       *[other] { $seats } lodí letí úroveň II podle pravidel druhé edice
    }
demo-launched =
    { $built ->
        [one] { $seat } při startu: { $built } dílek
        [few] { $seat } při startu: { $built } dílky
        [many] { $seat } při startu: { $built } dílku
       *[other] { $seat } při startu: { $built } dílků
    }
demo-richest =
    { $count ->
        [one] { $credits ->
            [one] Nejbohatší se vrací { $seats } ({ $credits } kredit).
            [few] Nejbohatší se vrací { $seats } ({ $credits } kredity).
            [many] Nejbohatší se vrací { $seats } ({ $credits } kreditu).
           *[other] Nejbohatší se vrací { $seats } ({ $credits } kreditů).
        }
        [few] { $credits ->
            [one] Nejbohatší se vracejí { $seats } (každý má { $credits } kredit).
            [few] Nejbohatší se vracejí { $seats } (každý má { $credits } kredity).
            [many] Nejbohatší se vracejí { $seats } (každý má { $credits } kreditu).
           *[other] Nejbohatší se vracejí { $seats } (každý má { $credits } kreditů).
        }
        [many] Nejbohatší se vracejí { $seats } (kredity: { $credits }).
       *[other] Nejbohatší se vracejí { $seats } (kredity: { $credits }).
    }

label-credits = Kredity
settlement-order = Pořadí
settlement-title = Tituly
settlement-beauty = Nejhezčí loď
settlement-goods = Zboží
settlement-lost = Ztráty
settlement-fines = Pokuty
settlement-premium = Pojistné

## Chyby

input-game-unknown = hra „{ $game }“ tu není; na výběr: { $known }
input-lesson-unknown = lekce „{ $lesson }“ tu není; na výběr: { $known }
input-config-wrong = takové nastavení hra nemá: { $reason }
input-option-form = volba se píše klíč=hodnota, ne „{ $option }“
input-option-foreign = takovou volbu hra „{ $game }“ nezná
input-match-failed = partie se semínkem „{ $seed }“ selhala a její záznam je zde ({ $reason })
input-draw-one-log = nákres potřebuje právě jeden záznam partie, ne { $count }
input-draw-moment = okamžik po akci č. { $at } tu není; záznam počítá od 0 do { $count }
input-svg-over-log = nákres by přepsal záznam
input-log-crashes = pravidla na tomto záznamu selhala ({ $reason })
input-bot-unknown = bot „{ $bot }“ tu není; na výběr: { $known } nebo modul:Třída
input-bot-not-found = bota „{ $bot }“ nelze načíst ({ $reason })
input-bot-no-module = modul „{ $module }“ pro bota „{ $bot }“ tu není; soubor v této složce se najde, jiný přes PYTHONPATH
input-bot-no-class = modul „{ $module }“ nemá třídu „{ $class_name }“
input-bot-no-bot = „{ $bot }“ není bot
input-extra-missing =
    k tomu je třeba balíček { $package }: { $way ->
        [checkout] make extras
       *[installed] pip install "{ $wanted }"
    }
input-tournament-failed = partie se semínkem „{ $seed }“ selhala ({ $reason })
input-worker-died = proces, který hrál partie, skončil ({ $reason })
input-interrupted = běh byl přerušen
input-cluster-unreachable = žádný cluster Ray tu není dostupný ({ $reason })
input-report-unwritable = zprávu nelze zapsat: { $reason }
input-plots-unwritable = grafy nelze zapsat: { $reason }
