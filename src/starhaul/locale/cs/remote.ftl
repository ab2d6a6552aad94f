### Příkazy `starhaul bot` a `starhaul bench`, které hrají po síti.

## bot

help-bot = Posadí bota ke stolu na libovolném serveru.
help-bot-link = Odkaz na místo, jaký hostitel posílá přátelům; - ho přečte ze standardního vstupu.
help-bot-skill = Bot: random, easy, medium, hard, nebo modul:Třída.
help-bot-temperament = Jeho povaha: balanced, bold, careful nebo greedy.
help-bot-name = Jak se u stolu jmenuje.
help-bot-matches = Odejde po tolika partiích; jinak zůstane, dokud je stůl otevřený.
help-bot-verbose = Na standardním chybovém výstupu říká, co se děje.

bot-name = Bot
bot-seated = Sedí na místě { $seat }.
bot-again = Spojení je obnoveno.
bot-unfair = Není to férové! Partie začala bez náhodného čísla tohoto místa, nebo s jiným tajemstvím, než jaké server zapečetil.
bot-match = Začíná partie: { $game }.
bot-match-over = Partie skončila: { $scores }.
bot-did = { $action }
bot-refused = { $action } – odmítnuto: { $code }
bot-lapse = Na otázku „{ $kind }“ odpověděl za bota někdo jiný: { $why } { $detail }
bot-sent-away = Server spojení ukončil ({ $code }).

input-link-wrong = tohle není odkaz na místo; vypadá takto: http://host:8800/#/table/…/…
input-link-watches = s tímto odkazem se lze jen dívat; řekněte si hostiteli o odkaz na místo
input-server-unreachable = tady žádný herní server neodpovídá

## bench

help-bench = Změří, kolik stolů server unese.
help-bench-url = Adresa serveru.
help-bench-serve = Spustí vlastní server s databází, která se potom zahodí, a změří ten.
help-bench-tables = Kolik stolů.
help-bench-seats = Kolik hostů u každého stolu.
help-bench-rate = Příkazů za sekundu od každého hosta.
help-bench-seconds = Jak dlouho se měří.
help-bench-game = Co se hraje: race, trucker nebo mixed.
help-bench-views = U kolika stolů se všechno, co bylo vidět, porovná se záznamem.
help-bench-db = K --serve: databáze dočasného serveru místo souboru, který se zahodí, například postgresql://user@host/name; zůstane i potom.
help-bench-simulate = Neměří, ale počítá: model vedle dřívějších měření a co potřebuje dům dané velikosti.
help-bench-people = K --simulate: kolik lidí sedí najednou u stolů; jinak milion.
help-bench-assumptions = K --simulate: soubor TOML s jinými předpoklady a cenami; jejich seznam je v docs/scale.md.

bench-opening = Otevírání stolů
bench-playing = Hraje se
bench-reading = Stahování záznamů
bench-checking = Kontrola
bench-latency = Doba odpovědi v milisekundách
bench-count = počet
bench-actions = akce her
bench-others = ostatní příkazy
bench-all = všechny příkazy
bench-late = zpoždění hostů při odeslání
bench-commands = Příkazů za sekundu
bench-sent = Odeslaných zpráv za sekundu
bench-received = Přijatých zpráv za sekundu
bench-traffic = Přijatých kilobajtů za sekundu
bench-refused = Odmítnuté příkazy
bench-repeated = Příkazy schválně poslané dvakrát
bench-reconnects = Obnovená spojení
bench-matches = Dohrané partie
bench-logs-checked = Partie porovnané se záznamem
bench-views-checked = Porovnané pohledy
bench-server = Server spotřeboval
bench-generator = Hosté spotřebovali
bench-use = { $cpu } % jádra, { $memory } MB
bench-verdict =
    { $count ->
        [0] Všechno je, jak má být.
        [one] { $count } porušení.
        [few] { $count } porušení.
        [many] { $count } porušení.
       *[other] { $count } porušení.
    }

violation-message = zpráva, která nedává smysl: { $detail }
violation-revision = revize chybí, nebo přišla dvakrát: { $detail }
violation-public = ostatní slyšeli něco jiného: { $detail }
violation-answer-unknown = odpověď na příkaz, který nikdo nedal: { $detail }
violation-answer-differs = příkaz poslaný dvakrát dostal dvě různé odpovědi: { $detail }
violation-answer-missing = příkaz poslaný dvakrát dostal jen jednu odpověď: { $detail }
violation-unanswered = příkaz bez odpovědi: { $detail }
violation-failed = server při příkazu selhal: { $detail }
violation-act-lost = potvrzená akce není v záznamu: { $detail }
violation-act-extra = v záznamu je akce, kterou nikdo neposlal, nebo je tam vícekrát: { $detail }
violation-act-order = v záznamu jsou akce v jiném pořadí
violation-events = co bylo řečeno, není to, co vypráví záznam: { $detail }
violation-view = co bylo ukázáno, není to, co toto místo smí vidět: revize { $detail }
violation-chance = náhoda se nedržela semínka: zápis { $detail }
violation-log = záznam nedává smysl: { $detail }
violation-log-missing = partie nemá záznam
violation-server = server skončil se stavem { $detail }

input-url-wrong = „{ $url }“ není adresa jako http://127.0.0.1:8800
input-option-alone = tato volba má smysl jen společně s { $needed }
input-bench-no-table = server nezakládá stoly: stav { $status }
input-bench-no-start = partie nezačínají
input-bench-no-server = server se nepodařilo spustit

capacity-measurement = měření
capacity-figure = údaj
capacity-measured = změřeno
capacity-simulated = simulace
capacity-miss = rozdíl
capacity-percent = { $share } %
capacity-p50-ms = polovina odpovědí do (ms)
capacity-p99-ms = 99 % odpovědí do (ms)
capacity-commands-per-second = příkazů za sekundu
capacity-node-cpu = jader pro server
capacity-database-cpu = jader pro databázi
capacity-guessed = Zatím nezměřeno, jen předpokládáno: { $names }
capacity-people = Lidé
capacity-tables = Stoly
capacity-commands = Příkazů za sekundu
capacity-nodes = Uzly
capacity-databases = Databáze
capacity-limited =
    { $limit ->
        [memory] { $number }, omezuje paměť
        [wal] { $number }, omezuje disk
       *[cpu] { $number }, omezuje procesor
    }
capacity-connections = Spojení s každou databází
capacity-connections-many = { $number }, ale dovolí jich jen { $most }: pomůže pooler, který drží relace, nebo méně větších uzlů
capacity-egress = Gigabitů za sekundu k hráčům
capacity-egress-month = Terabajtů za měsíc k hráčům
capacity-wal = Megabajtů za sekundu do žurnálu každé databáze
capacity-stored = Uložených gigabajtů
capacity-times = Polovina a 99 % odpovědí do
capacity-price-nodes = Cena uzlů
capacity-price-databases = Cena databází
capacity-price-storage = Cena úložiště
capacity-price-egress = Cena přenosu
capacity-price-balancer = Cena rozdělování zátěže
capacity-price = Celkem za měsíc: { $price }
input-assumption-range = { $value } neleží mezi { $least } a { $most }
input-assumption-unknown = takový předpoklad není; známé jsou: { $known }
input-assumptions-not-toml = tohle není platný soubor TOML
