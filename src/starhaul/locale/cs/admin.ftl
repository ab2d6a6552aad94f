### Provoz serveru: `starhaul admin`, `starhaul doctor`, stránka provozovatele a nastavení pro něj.

serve-admin = Stránka provozovatele: { $address }

## Nastavení

setting-server-name = Název tohoto serveru; ukazuje se na úvodní stránce.
setting-welcome = Pár slov pro návštěvníky; ukazují se na úvodní stránce.
setting-contact = Kde vás návštěvníci zastihnou; ukazuje se na úvodní stránce.
setting-invitation = Slovo, bez kterého nikdo nezaloží stůl, nepřipojí se bez odkazu a neuvidí seznamy; není-li nastaveno, smí každý. Odkazy na stoly a místa fungují vždy.
setting-admin-token = Token stránky provozovatele na adrese /admin; „random“ vytvoří při každém startu nový a vypíše ho. Bez něj taková stránka není.
setting-log-format = Podoba hlášení: text nebo json.

input-setting-too-long = tento text má { $length } znaků; povoleno je nejvýš { $longest }
input-setting-secret = čekalo se tajné slovo o { $least } až { $most } znacích

## Čí je to soubor

input-store-not-yours = soubor { $file } patří uživateli { $owner }, ale příkaz běží jako { $user }. Předá ho tento příkaz pod rootem: { $command }
input-folder-not-yours = složka { $folder } patří uživateli { $owner }, ale příkaz běží jako { $user } a nemůže do ní psát. Předá ji tento příkaz pod rootem: { $command }
input-store-mode = práva souboru { $file } nedovolují čtení nebo zápis. Spusťte: { $command }

## Příkaz

help-admin = Spravuje běžící server: stoly, zákazy, oznámení, zastavení.
help-admin-tables = Vypíše stoly v paměti.
help-admin-close = Zavře stůl; rozehraná partie se přeruší.
help-admin-ban = Zakáže adresu nebo síť a ukončí její spojení.
help-admin-unban = Zruší zákaz.
help-admin-bans = Vypíše platné zákazy.
help-admin-say = Ukáže oznámení na všech stránkách.
help-admin-drain = Zastaví server, až všechny partie skončí.
help-admin-stats = Vypíše údaje o serveru.
help-admin-rotate = Vymění tajemství všech odkazů.
help-admin-db = Databáze serveru; výchozí je ta z nastavení.
help-admin-table = Označení stolu ze seznamu.
help-admin-address = Adresa, nebo síť jako 203.0.113.0/24.
help-admin-for = Jak dlouho to platí, třeba 30m, 2h nebo 7d; jinak do odvolání.
help-admin-reason = Poznámka do seznamu zákazů; návštěvníci ji nevidí.
help-admin-text = Text oznámení; bez něj zmizí to současné.
help-admin-in = Zastavit nejpozději za tuto dobu, třeba 90s, 10m nebo 1h.
help-admin-cancel = Přestat s vyprazdňováním; server poběží dál.
help-bot-invitation = Zvací slovo soukromého serveru; odkaz na místo funguje i bez něj.
help-admin-force = I když ti, kdo od partie odešli, přijdou o místo.

input-not-a-duration = „{ $value }“ není doba jako 90s, 10m, 2h nebo 7d, nejvýš rok
input-admin-no-server = s touto databází žádný server neběží; jeho databázi určí --db
input-admin-no-access = server patří uživateli { $owner }; spusťte příkaz jako { $owner } nebo jako root
input-admin-unreachable = serveru se nelze zeptat: { $reason }
input-admin-late =
    { $seconds ->
        [one] server { $seconds } sekundu neodpověděl
        [few] server { $seconds } sekundy neodpověděl
        [many] server { $seconds } sekundy neodpověděl
       *[other] server { $seconds } sekund neodpověděl
    }
input-admin-garbled = odpověď nelze přečíst; není server jiné verze?

admin-tables-none = V paměti není žádný stůl.
admin-bans-none = Nikdo nemá zákaz.
admin-forever = do odvolání
admin-seats = { $people } + { $bots } z { $seats }
admin-head-table = stůl
admin-head-game = hra
admin-head-phase = stav
admin-head-seats = lidé + boti
admin-head-connected = připojeno
admin-head-spectators = diváci
admin-head-age = stáří
admin-head-idle = nečinnost
admin-head-network = síť
admin-head-since = od
admin-head-until = do
admin-head-reason = poznámka
admin-phase-waiting = čeká se
admin-phase-starting = začíná
admin-phase-playing = hraje se
admin-phase-paused = přestávka
admin-stat-version = Verze
admin-stat-up = Běží
admin-stat-tables = Stoly
admin-stat-matches = Partie
admin-stat-people = Připojení lidé
admin-stat-spectators = Diváci
admin-stat-bots = Boti
admin-stat-bans = Zákazy
admin-stat-database = Databáze
admin-stat-queue = Čekající zápisy
admin-stat-trouble = Chyba disku
admin-stat-notice = Oznámení
admin-stat-closes = Zastaví se nejpozději

## Co se stalo

admin-done-closed =
    { $aborted ->
        [0] Stůl { $table } je zavřený.
       *[other] Stůl { $table } je zavřený; jeho partie byla přerušena.
    }
admin-done-banned =
    { $connections ->
        [one] { $network } má zákaz; ukončeno { $connections } spojení.
        [few] { $network } má zákaz; ukončena { $connections } spojení.
        [many] { $network } má zákaz; ukončeno { $connections } spojení.
       *[other] { $network } má zákaz; ukončeno { $connections } spojení.
    }
admin-done-unbanned = { $network } už zákaz nemá.
admin-done-said =
    { $pages ->
        [one] Oznámeno u stolů ({ $pages } připojení) a na úvodní stránce.
        [few] Oznámeno u stolů ({ $pages } připojení) a na úvodní stránce.
        [many] Oznámeno u stolů ({ $pages } připojení) a na úvodní stránce.
       *[other] Oznámeno u stolů ({ $pages } připojení) a na úvodní stránce.
    }
admin-done-unsaid = Oznámení je pryč.
admin-done-draining =
    { $matches ->
        [0] Vyprazdňuje se: žádná partie se nehraje, server se za okamžik zastaví.
        [one] Vyprazdňuje se: server se zastaví, až skončí { $matches } partie, nejpozději za { $seconds } s.
        [few] Vyprazdňuje se: server se zastaví, až skončí { $matches } partie, nejpozději za { $seconds } s.
        [many] Vyprazdňuje se: server se zastaví, až skončí { $matches } partie, nejpozději za { $seconds } s.
       *[other] Vyprazdňuje se: server se zastaví, až skončí { $matches } partií, nejpozději za { $seconds } s.
    }
admin-done-resumed = Server běží dál.
admin-done-rotated =
    { $connected ->
        [one] Všechny odkazy jsou nové. Kdo je připojen ({ $connected }), o místo nepřišel; staré odkazy už nefungují.
        [few] Všechny odkazy jsou nové. Kdo je připojen ({ $connected }), o místo nepřišel; staré odkazy už nefungují.
        [many] Všechny odkazy jsou nové. Kdo je připojen ({ $connected }), o místo nepřišel; staré odkazy už nefungují.
       *[other] Všechny odkazy jsou nové. Kdo je připojen ({ $connected }), o místo nepřišel; staré odkazy už nefungují.
    }

## Co bylo odmítnuto

admin-refused-not-you = To smí jen uživatel, pod kterým server běží, nebo root.
admin-refused-token = To není token stránky provozovatele.
admin-refused-not-an-address = „{ $written }“ není adresa ani síť jako 203.0.113.0/24.
admin-refused-network-too-wide = Tato síť je příliš široká; předpona má aspoň { $widest } bitů.
admin-refused-too-many-bans = Zákazů už je { $most }; nejdřív některé zrušte, nebo zakažte celou síť.
admin-refused-ban-everybody = Do { $network } patří tento počítač nebo jeho proxy, takže by dovnitř nemohl nikdo. Běží-li server za proxy, uveďte ji v nastavení „{ $setting }“; návštěvníci pak mají vlastní adresy.
admin-refused-not-banned = { $network } zákaz nemá.
admin-refused-notice-too-long = Oznámení má { $length } znaků; povoleno je nejvýš { $longest }.
admin-refused-not-draining = Server se nevyprazdňuje.
admin-refused-rotate-playing =
    { $matches ->
        [one] V { $matches } partii někdo chybí a přišel by o místo. Počkejte na její konec, nebo výměnu vynuťte.
        [few] Ve { $matches } partiích někdo chybí a přišel by o místo. Počkejte na jejich konec, nebo výměnu vynuťte.
        [many] V { $matches } partie někdo chybí a přišel by o místo. Počkejte na jejich konec, nebo výměnu vynuťte.
       *[other] V { $matches } partiích někdo chybí a přišel by o místo. Počkejte na jejich konec, nebo výměnu vynuťte.
    }

## Doktor

help-doctor = Prověří, co server na tomto počítači potřebuje, a poradí.
doctor-check-program = Verze
doctor-check-python = Python
doctor-check-packages = Balíčky
doctor-check-loop = Smyčka událostí
doctor-check-disk = Disk
doctor-check-files = Otevřené soubory
doctor-check-clock = Hodiny
doctor-check-folder = Složka s daty
doctor-check-database = Databáze
doctor-check-port = Port
doctor-check-proxy = Proxy
doctor-check-reach = Síť
doctor-program = { $version } ({ $build })
doctor-python = { $found }
doctor-python-untested = { $found } se netestuje; testují se verze { $oldest } až { $newest }
doctor-packages = všechny ({ $number }) v testovaném rozmezí
doctor-packages-unknown = Starhaul není nainstalovaný jako balíček, takže jeho potřeby nejsou známy; nainstalujte ho přes pip nebo pipx
doctor-packages-wrong = mimo testované rozmezí: { $wrong }; nainstalujte Starhaul znovu
doctor-loop = { $loop }
doctor-loop-slow = asyncio; rychlejší je s balíčkem uvloop
doctor-disk = volno { $free } GB ({ $share } %)
doctor-disk-little = volno už jen { $free } GB ({ $share } %) v { $folder }; brzy uvolněte místo
doctor-disk-full = skoro plný: volno { $free } GB v { $folder }; uvolněte místo, jinak nepůjde nic zapsat
doctor-files = dost pro všechna spojení ({ $wanted })
doctor-files-few = povoleno je nejvýš { $limit }, ale může být potřeba { $wanted }; zvyšte LimitNOFILE nebo ulimit -n, nebo snižte limits.most_viewers
doctor-clock = { $zone }
doctor-clock-behind = soubory tu byly změněny { $seconds } s v budoucnosti; nařiďte hodiny
doctor-folder = { $folder }
doctor-folder-later = { $folder } vznikne při prvním startu
doctor-folder-missing = složka { $folder } neexistuje; vytvořte ji
doctor-folder-open = do složky { $folder } vidí i jiní uživatelé; spusťte: chmod 700 { $folder }
doctor-database = { $file }, { $size } MB
doctor-database-in-use = { $file }, { $size } MB, používá ji server, proces { $process }
doctor-database-postgres = { $database } odpovídá a schéma je aktuální
doctor-database-new = { $file } vznikne při prvním startu
doctor-database-losses = databáze { $file } přišla o potvrzené akce ({ $times }×); spusťte starhaul verify a porovnejte se zálohou
doctor-port = { $host }, port { $port } je volný
doctor-port-in-use = { $port }, používá ho běžící server
doctor-proxy = { $names }
doctor-proxy-none = žádná
doctor-proxy-unlisted = server je dostupný jako { $names }, ale „proxies“ je prázdné: je-li před ním proxy, sdílejí všichni návštěvníci limity jedné adresy; uveďte její adresu
doctor-proxy-nameless = { $proxies } má důvěru, ale „names“ je prázdné: požadavky se jménem serveru se odmítnou; uveďte to jméno
doctor-reach = ostatní v síti otevřou { $addresses }
doctor-reach-local = jen tento počítač; síť pustí dovnitř --host 0.0.0.0
doctor-reach-none = nenašla se žádná adresa v síti; je tento počítač připojen?
doctor-all-well = Všechno je v pořádku.
doctor-summary = Problémy: { $bad }, varování: { $warnings }
