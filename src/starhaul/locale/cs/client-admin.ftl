### Stránka provozovatele, kromě toho, co má společné se `starhaul admin`.

admin-title = Stránka provozovatele
admin-token-label = Přístupový token
admin-token-hint = Nastavení „admin_token“, nebo co server vypsal při startu.
admin-token-go = Otevřít
admin-leave = Zamknout
admin-stay = Ne, nechat být
admin-overview = Přehled
admin-close = Zavřít
admin-close-sure = Zavřít stůl { $table }? Rozehraná partie se přeruší.
admin-ban-title = Zákazy
admin-ban-address = Adresa nebo síť
admin-ban-time = Na jak dlouho
admin-ban-reason = Poznámka
admin-ban-go = Zakázat
admin-unban = Zrušit
admin-say-title = Oznámení
admin-say-label = Co si mají všichni přečíst
admin-say-go = Oznámit
admin-say-clear = Odstranit
admin-drain-title = Zastavení
admin-drain-text = Žádné nové stoly ani partie; server se zastaví, až všechny partie skončí, nebo po časovém limitu. Nedohrané partie pokračují po restartu.
admin-drain-time = Časový limit
admin-drain-go = Vyprázdnit a zastavit
admin-drain-sure = Vyprázdnit tento server a zastavit ho?
admin-drain-cancel = Přece jen pokračovat
admin-secret-title = Odkazy
admin-secret-text = Vymění tajemství všech odkazů, třeba po ztrátě zálohy. Kdo je připojen, o místo nepřijde, všichni ostatní potřebují nový odkaz.
admin-secret-go = Vyměnit tajemství
admin-secret-sure = Vyměnit tajemství všech odkazů?
admin-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
admin-hours =
    { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodin
    }
