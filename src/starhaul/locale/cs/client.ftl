### Texty klienta v prohlížeči, které mají všechny obrazovky společné.

client-loading = Okamžik…
client-close = Zavřít
client-asked = Čeká na vás otázka
client-load-again = Načíst stránku znovu
client-takes-long = Trvá to dlouho. Stránka to zkouší dál sama; může pomoci načíst ji znovu.
client-part-missing = Část stránky nedorazila. Jste online? Zkoušíme to pořád dál.
client-part-again = Zkusit hned
client-broken = Na téhle stránce se něco pokazilo
client-broken-text = Hra na serveru běží dál a nic se neztratilo. Pokračujte tím, že stránku načtete znovu.
client-skip-link = Přejít ke hře
client-connection-lost = Spojení vypadlo. Navazuje se znovu, nic se neztratilo.
client-server-away =
    { $unit ->
        [hours] { $count ->
            [one] Server byl { $count } hodinu nedostupný. Nikdo nepřišel o čas.
            [few] Server byl { $count } hodiny nedostupný. Nikdo nepřišel o čas.
            [many] Server byl { $count } hodiny nedostupný. Nikdo nepřišel o čas.
           *[other] Server byl { $count } hodin nedostupný. Nikdo nepřišel o čas.
        }
        [minutes] { $count ->
            [one] Server byl { $count } minutu nedostupný. Nikdo nepřišel o čas.
            [few] Server byl { $count } minuty nedostupný. Nikdo nepřišel o čas.
            [many] Server byl { $count } minuty nedostupný. Nikdo nepřišel o čas.
           *[other] Server byl { $count } minut nedostupný. Nikdo nepřišel o čas.
        }
       *[seconds] { $count ->
            [one] Server byl { $count } sekundu nedostupný. Nikdo nepřišel o čas.
            [few] Server byl { $count } sekundy nedostupný. Nikdo nepřišel o čas.
            [many] Server byl { $count } sekundy nedostupný. Nikdo nepřišel o čas.
           *[other] Server byl { $count } sekund nedostupný. Nikdo nepřišel o čas.
        }
    }
client-server-lost =
    { $count ->
        [one] Server ztratil poslední krok, který už byl vidět; partie pokračuje ze staršího stavu. Dejte prosím vědět provozovateli serveru.
        [few] Server ztratil poslední { $count } kroky, které už byly vidět; partie pokračuje ze staršího stavu. Dejte prosím vědět provozovateli serveru.
        [many] Server ztratil posledních { $count } kroku, které už byly vidět; partie pokračuje ze staršího stavu. Dejte prosím vědět provozovateli serveru.
       *[other] Server ztratil posledních { $count } kroků, které už byly vidět; partie pokračuje ze staršího stavu. Dejte prosím vědět provozovateli serveru.
    }
client-over-meanwhile = Partie skončila, zatímco spojení nefungovalo. Jste zpátky v čekárně.
client-ended = Už nejste u stolu
client-no-entry = Tenhle odkaz nikam nevede
client-to-front = Zpět na úvodní stránku
client-refused = Server to odmítl ({ $code }).
client-unreachable = Server neodpovídá. Běží? A jste online?
client-connection-ended = Spojení s tímto stolem bylo ukončeno. Načtěte stránku znovu.
client-seconds-left =
    { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
        [many] zbývá { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }
client-held = Přeskočit
client-seat = Místo { $number }
client-ship = Loď
client-colour-blue = Modrá
client-colour-green = Zelená
client-colour-yellow = Žlutá
client-colour-red = Červená
client-bot-random = Náhodný bot
client-bot-easy = Slabý bot
client-bot-medium = Průměrný bot
client-bot-hard = Silný bot
client-bot-lesson = Zbrklý Gus
client-temper-balanced = vyvážený
client-temper-bold = odvážný
client-temper-careful = opatrný
client-temper-greedy = hamižný
client-bye-left = Vaše místo je zase volné.
client-bye-kicked = Hostitel vás odebral od stolu.
client-bye-removed = Hostitel vytvořil nový odkaz; ten váš už neplatí.
client-bye-sent-away = Hostitel vás odebral od stolu. Zpátky vede jen odkaz na místo, který vám pošle.
client-bye-closed = Hostitel stůl zavřel.
client-bye-closed-by-operator = Stůl zavřel provozovatel serveru.
client-bye-game-stuck = Hra se zasekla, a tak byl její stůl zavřen. Ostatní stoly hrají dál.
client-aborted-match = Přerušená partie: záznam a semínko
client-bye-unknown = Takový stůl tu není. Možná byl zavřen, nebo odkaz není celý.
client-bye-wrong-link = Tento odkaz k žádnému místu nevede, nebo už neplatí. Požádejte hostitele o nový.
client-bye-by-link-only = U tohoto stolu se smějí dívat jen lidé s odkazem.
client-bye-wrong-version = Server byl aktualizován. Načtěte stránku znovu.
client-bye-other = Server spojení ukončil. Vraťte se a vstupte znovu.

client-autopilot = autopilot
client-away-soon = Pryč: za { $seconds } s hraje { $who }
client-away-now = Pryč: hraje { $who }
bar-stay = Zůstat
