### Úložiště serveru: databáze, její kopie a potíže s diskem.

help-backup = Zkopíruje databázi serveru do nového souboru, i když server zrovna běží.
help-backup-file = Nový soubor.
help-backup-db = Databáze; bez této volby ta, kterou určuje nastavení (STARHAUL_DB nebo soubor ze STARHAUL_CONFIG), jinak ta, kterou servery používají samy od sebe.

backup-done = { $file }: kopie je úplná ({ $size } kB)

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
input-backup-exists = něco s tímto jménem už existuje a záloha nic nepřepisuje
input-backup-unwritable = zálohu nelze zapsat: { $why }

## Potíže

store-damaged = Soubor databáze je poškozený; nic se nezapsalo. Postarat se o to musí správce serveru ({ $reason }).
store-full = Disk je plný; nic se nezapsalo.
store-read-only = Z disku lze jen číst; nic se nezapsalo.
store-busy = Databázi drží jiný program; nic se nezapsalo.
store-failed = Databáze hlásí chybu; nic se nezapsalo ({ $reason }).
store-conflict = Tohle nenavazuje na to, co je uloženo; nic se nezapsalo.
store-closed = Databáze je už zavřená.
