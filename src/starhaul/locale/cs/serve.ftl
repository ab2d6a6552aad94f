### Příkaz `starhaul serve` a jeho nastavení.

help-serve = Spustí herní server, pro tento počítač nebo celou síť.
help-serve-config = Soubor TOML s nastavením.
help-serve-set = Libovolné nastavení podle klíče; lze opakovat.

serve-open = Starhaul má otevřeno: { $address }  (zavírá se Ctrl+C)
serve-open-everywhere = Starhaul má otevřeno pro celou síť; na tomto počítači: { $address }  (zavírá se Ctrl+C)
serve-settings = Každé nastavení má klíč v souboru TOML (--config, nebo soubor, který jmenuje { $config }), proměnnou prostředí a výchozí hodnotu. Příkazový řádek má přednost před prostředím a prostředí před souborem. V proměnných a za --set se seznamy oddělují čárkami.
serve-reach = Pro ostatní v síti: { $address }

## Nastavení

setting-host = Adresa, na které server naslouchá; 0.0.0.0 nebo :: pustí dovnitř celou síť.
setting-port = Port, na kterém server naslouchá; jinak první volný od 8800, s 0 kterýkoli volný.
setting-db = Databáze: soubor, jinak ve složce s daty uživatele, nebo adresa jako postgresql://user@host/name. Více adres: jeden dům ve více databázích.
setting-open = Otevře prohlížeč.
setting-node-address = Adresa a port, na kterých se k tomuto uzlu dostanou ostatní uzly téhož domu, třeba 10.0.0.5:8800; jinak tam, kde poslouchá. Jen pro více serverů nad jednou databází PostgreSQL.
setting-bot-workers = Procesy, ve kterých přemýšlejí boti; jinak o jeden méně, než je jader, nejvýš čtyři.
setting-names = Jména, pod kterými návštěvníci server volají, třeba play.example.org; nutná za reverzní proxy. Jména a adresy tohoto počítače fungují vždy.
setting-origins = Další adresy, jejichž stránky smějí se serverem mluvit, třeba https://play.example.org.
setting-proxies = Adresy reverzních proxy, kterým se věří, odkud návštěvník přichází.
setting-log-level = Co se hlásí na chybový výstup: debug, info, warning nebo error.
setting-keep-days = Dohrané partie se zapomenou tolik dní po svém začátku; 0 je uchová navždy.
setting-close-unplayed-minutes = Stůl, u kterého se nikdy nehrálo, se zavře, když k němu tolik minut nikdo nepřijde; s 0 zůstane otevřený navždy.
setting-close-played-days = Stůl, u kterého se hrálo, se zavře, když k němu tolik dní nikdo nepřijde; s 0 zůstane otevřený navždy.
setting-countdown-seconds = Od posledního „Můžeme začít“ do začátku.
setting-grace-building-seconds = Jak dlouho smí být někdo odpojen, když se staví lodě.
setting-grace-deciding-seconds = Jak dlouho smí být někdo odpojen při každém jiném rozhodování.
setting-grace-absent-seconds = Po této době se odpojený počítá za nepřítomného.
setting-grace-reserved-seconds = Jak dlouho se drží místo tomu, kdo o ně požádal a ještě se nepřipojil.
setting-grace-host-waiting-seconds = Po jaké době mezi partiemi přejdou práva odpojeného hostitele na někoho jiného.
setting-grace-host-playing-seconds = Totéž během partie.
setting-spectator-delay-seconds = O kolik později vidí všechno diváci u soutěžních stolů.
setting-most-viewers-per-table = Diváci u jednoho stolu a připojení k jednomu místu.
setting-limits-socket-rate = Příkazy za sekundu z jednoho připojení.
setting-limits-socket-burst = Příkazy z jednoho připojení naráz.
setting-limits-seat-rate = Příkazy za sekundu z jednoho místa, ze všech jeho připojení dohromady.
setting-limits-seat-burst = Příkazy z jednoho místa naráz.
setting-limits-address-rate = Nová připojení a stoly za sekundu z jedné adresy.
setting-limits-address-burst = Nová připojení a stoly z jedné adresy naráz.
setting-limits-code-rate = Kolik kódů stolů smí za sekundu vyzkoušet jedna adresa; všechny dohromady dvacetkrát tolik.
setting-limits-code-burst = Kolik kódů smí jedna adresa vyzkoušet najednou.
setting-limits-request-rate = Kolik obyčejných požadavků smí přijít za sekundu z jedné adresy.
setting-limits-request-burst = Kolik obyčejných požadavků smí přijít z jedné adresy najednou.
setting-limits-most-tables = Stoly v paměti.
setting-limits-most-tables-per-address = Stoly v paměti, které otevřela jedna adresa.
setting-limits-most-listed-per-address = Stoly z jedné adresy, které jsou v seznamu vidět všem.
setting-limits-most-viewers = Připojení celkem.
setting-limits-most-viewers-per-address = Připojení z jedné adresy.
setting-limits-most-connections = Prostá připojení celkem, bez WebSocketů.
setting-limits-most-connections-per-address = Prostá připojení z jedné adresy, bez WebSocketů; pro důvěryhodnou proxy neplatí.
setting-limits-most-strikes = Tolik odmítnutých příkazů za sebou připojení ukončí.
setting-limits-hello-seconds = Jak dlouho smí nové připojení mlčet.
setting-limits-unread-seconds = Jak dlouho smí prosté připojení neodebírat svou odpověď, než bude přerušeno.

## Chybná nastavení

input-setting-unknown = takové nastavení není – viz { $help }
input-setting-text = tady je třeba text, ne „{ $value }“
input-setting-switch = „{ $value }“ není true ani false
input-setting-whole = „{ $value }“ není celé číslo od { $least } do { $most }
input-setting-number = „{ $value }“ není číslo od { $least } do { $most }
input-setting-choice = „{ $value }“ mezi možnostmi není; ty jsou: { $known }
input-setting-databases = „{ $value }“: buď jeden soubor, nebo libovolně mnoho adres PostgreSQL
input-setting-list = „{ $value }“ není seznam
input-setting-origin = „{ $value }“ není adresa jako https://play.example.org
input-setting-name = „{ $value }“ není jméno jako play.example.org
input-not-toml = není to TOML: podívejte se na řádek { $line }
input-no-data-folder = není domovská složka, kam databázi uložit; uveďte soubor
input-data-folder-unwritable = složku pro databázi nelze založit: { $reason }
input-port-busy = tento port používá jiný program; zvolte jiný, nebo žádný neuvádějte
input-web-layer-unknown = s nainstalovaným webovým serverem ({ $found }) Starhaul nefunguje; potřebuje { $needed }
input-no-free-port = všechny porty od { $first } do { $last } jsou obsazené; uveďte jiný pomocí --port
input-host-unknown = tohle není jméno ani adresa počítače
input-host-elsewhere = tento počítač takovou adresu nemá
input-cannot-listen = tady nelze naslouchat: { $reason }
