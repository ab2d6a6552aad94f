### Co server říká těm, kdo sedí u jeho stolů: table-… proč něco nejde, bye-… proč spojení končí.
### Rozloučení s kódem odmítnutí má text pod table-….

## U stolu

table-host-only = To může udělat jen hostitel stolu.
table-playing = Počkejte, až partie skončí.
table-not-playing = Nehraje se žádná partie; připravte se a začněte novou.
table-still-playing = Záznam bude k dispozici, až partie skončí.
table-paused = Partie je pozastavená; nejdřív přestávku ukončete.
table-nobody-to-hurry = Na žádného bota se nečeká.
table-muted = Hostitel vás u tohoto stolu ztlumil.
table-no-partner = Nemáte tu partnera, který by si to přečetl. Nikdo to neslyšel.
table-partner-away = Váš partner tu teď není a zprávy se neukládají. Nikdo to neslyšel.
table-spectators-watch = Jen se díváte; chcete-li hrát, otevřete odkaz na místo.
table-seat-taken = Toto místo je obsazené; vyberte si jiné.
table-no-such-seat = Takové místo u tohoto stolu není.
table-seats-in-use = Na místech nad počet { $seats } sedí lidé; musí si nejdřív přesednout, nebo odejít.
table-nobody-to-kick = Na tomto místě není nikdo, koho by šlo požádat, aby odešel.
table-colour-taken = Tuto barvu má někdo jiný; vyberte si jinou.
table-name-taken = Jméno { $name } nebo velmi podobné už u stolu někdo má; zvolte jiné.
table-other-match = U stolu už jde o jinou partii.
table-nonce-given = Toto místo už do příští partie přidalo jiné náhodné číslo.
table-bot-unknown = Bot „{ $bot }“ tu není; vyberte některého ze seznamu.
table-full = Všechna místa u tohoto stolu jsou obsazená; vyberte si jiný stůl, nebo se dívejte.

## Příchod

table-cannot-resume = V této partii nejde s touto verzí programu pokračovat. Nic není ztraceno: dejte vědět správci serveru.
table-unknown = Na tomto odkazu nic není: stůl je zavřený, nebo odkaz není celý.
table-wrong-link = Tento odkaz už neplatí; řekněte si hostiteli o nový.
table-by-link-only = K tomuto stolu smějí jen pozvaní; řekněte si hostiteli o odkaz.
table-sent-away = Hostitel vás odebral od stolu; zpátky vede jen odkaz na místo, který vám sám pošle.
table-code-unknown = Tento kód teď nepatří žádnému stolu. Zkontrolujte písmena; kód platí, dokud u stolu někdo je.
table-restarting = Server se restartuje; zkuste to za chvilku.
table-too-many-tables = Na další stůl teď není místo; zkuste to později.
table-house-full = Server je plný; zkuste to později.
table-address-full = Z vaší adresy je připojení příliš mnoho; některá zavřete a zkuste to znovu.
table-too-many-connections = Server má teď příliš mnoho připojení; zkuste to za chvíli.
table-address-connections = Z vaší adresy je připojení už dost ({ $most }); zkuste to za chvíli.
table-address-tables = Z vaší adresy už je otevřených stolů dost ({ $most }); některý opusťte a zkuste to znovu.
table-address-listed = Z vaší adresy už je v seznamu stolů dost ({ $most }); tento otevřete jen pro pozvané.
table-too-fast = Moc rychle; chvilku počkejte a zkuste to znovu.
table-foreign-origin = Tato stránka s tímto serverem mluvit nesmí; otevřete hru na adrese serveru.
table-foreign-host = Tento server na jméno „{ $host }“ neslyší. Otevřete hru na jeho vlastní adrese, nebo požádejte správce, aby jméno přidal do nastavení „{ $setting }“.
table-wrong-version = Stránka a server mluví různými verzemi ({ $spoken } a { $known }); načtěte stránku znovu.

## Od programů

table-bad-hello = První zpráva nebyla pozdrav, kterému server rozumí.
table-bad-command = Tohle není příkaz, kterému server rozumí: { $reason }
table-bad-body = Tohle není požadavek, kterému server rozumí: { $reason }
table-stale-command = Tento příkaz přišel příliš pozdě, než aby šel provést nebo zodpovědět.
table-text-only = Server rozumí jen textovým zprávám.
table-too-long = Tato zpráva je příliš dlouhá.
table-too-big = Tento požadavek je příliš dlouhý; čte se nejvýš { $longest } bajtů.
table-wrong-method = Tahle adresa takový požadavek nepřijímá.
table-bad-request = Tomuto požadavku server nerozumí.
table-address-too-long = Tato adresa je příliš dlouhá; čte se nejvýše { $longest } znaků.
table-head-too-long = Hlavička tohoto požadavku je příliš dlouhá; čte se nejvýše { $longest } bajtů.
table-failed = Na serveru se něco pokazilo a nic se nezměnilo; zkuste to znovu.

## Rozloučení

bye-closed = Hostitel stůl zavřel.
bye-left = Už u stolu nesedíte.
bye-kicked = Hostitel vás odebral od stolu.
bye-removed = Hostitel vytvořil nový odkaz; ten váš už neplatí.
bye-crowded = Kolem tohoto stolu je příliš lidí; zkuste to později.
bye-slow = Vaše spojení nestíhalo; navazuje se znovu.
bye-flood = Po tomto spojení toho přišlo příliš; chvíli počkejte a přijďte znovu.
bye-no-hello = Spojení mlčelo, a tak bylo ukončeno; načtěte stránku znovu.
bye-gone = Spojení se ztratilo; navazuje se znovu.

## Jména a řeči

input-name-empty = ve jméně není vidět žádné písmeno
input-name-too-long = jméno smí mít nejvýš { $longest } znaků
input-chat-empty = zpráva je prázdná
input-chat-too-long = zpráva smí mít nejvýš { $longest } znaků
