### Co server říká těm, kdo sedí u jeho stolů: table-… proč něco nejde, bye-… proč spojení končí.
### Rozloučení s kódem odmítnutí má text pod table-….

## U stolu

table-host-only = To může udělat jen hostitel stolu.
table-playing = Počkejte, až partie skončí.
table-not-playing = Nehraje se žádná partie; připravte se a začněte novou.
table-still-playing = Záznam bude k dispozici, až partie skončí.
table-still-delayed = Diváci vidí tuto partii později než hráči. Záznam bude k dispozici, až její konec uvidí i oni.
table-lesson = Tento stůl patří lekci a zůstává, jak je; pro vlastní hru si založte jiný.
table-paused = Partie je pozastavená; nejdřív přestávku ukončete.
table-nobody-to-hurry = Na žádného bota se nečeká.
table-coach-others = Trenér radí jen proti botům. U stolu sedí ještě někdo a bylo by to nefér.
table-coach-rated = V soutěžní partii trenér neradí: tady letí každý sám za sebe.
table-coach-no-game = Pro tuto hru trenér zatím není.
table-coach-off = Trenér je vypnutý; nejdřív ho zapněte.
table-coach-nothing = Zrovna není co rozhodovat.
table-coach-too-often =
    { $seconds ->
        [one] Jednu otázku po druhé! Trenér potřebuje { $seconds } sekundu na nádech.
        [few] Jednu otázku po druhé! Trenér potřebuje { $seconds } sekundy na nádech.
        [many] Jednu otázku po druhé! Trenér potřebuje { $seconds } sekundy na nádech.
       *[other] Jednu otázku po druhé! Trenér potřebuje { $seconds } sekund na nádech.
    }
table-coach-gone = Tato otázka už je pryč; zeptejte se na další.
table-coach-failed = Tentokrát trenér neví. Spolehněte se na instinkt.
table-look-back-busy = Zrovna se ohlížejí všichni. Zkuste to za chvilku.
table-look-back-early = Tento let ještě neskončil.
table-no-look-back = Tato hra ohlédnutí nenabízí.
table-muted = Hostitel vás u tohoto stolu ztlumil.
table-murmur-player = Tribuna je pro diváky. Vy máte plné ruce létání: použijte chat stolu.
table-murmur-closed = Hostitel chat tribuny zavřel.
table-murmur-too-fast =
    { $seconds ->
        [one] Nadechněte se! Další zpráva odejde za { $seconds } sekundu.
        [few] Nadechněte se! Další zpráva odejde za { $seconds } sekundy.
        [many] Nadechněte se! Další zpráva odejde za { $seconds } sekundy.
       *[other] Nadechněte se! Další zpráva odejde za { $seconds } sekund.
    }
table-react-too-fast =
    { $seconds ->
        [one] Schovejte si trochu nadšení na později: { $seconds } sekundu.
        [few] Schovejte si trochu nadšení na později: { $seconds } sekundy.
        [many] Schovejte si trochu nadšení na později: { $seconds } sekundy.
       *[other] Schovejte si trochu nadšení na později: { $seconds } sekund.
    }
table-no-partner = Nemáte tu partnera, který by si to přečetl. Nikdo to neslyšel.
table-partner-away = Váš partner tu teď není a zprávy se neukládají. Nikdo to neslyšel.
table-spectators-watch = Jen se díváte; chcete-li hrát, otevřete odkaz na místo.
table-seat-taken = Toto místo je obsazené; vyberte si jiné.
table-no-such-seat = Takové místo u tohoto stolu není.
table-seats-in-use = Na místech nad počet { $seats } sedí lidé; musí si nejdřív přesednout, nebo odejít.
table-nobody-to-kick = Na tomto místě není nikdo, koho by šlo odebrat.
table-colour-taken = Tuto barvu má někdo jiný; vyberte si jinou.
table-name-taken = Jméno { $name } nebo velmi podobné už u stolu někdo má; zvolte jiné.
table-other-match = U stolu už jde o jinou partii.
table-nonce-given = Toto místo už do příští partie přidalo jiné náhodné číslo.
table-bot-unknown = Bot „{ $bot }“ tu není; vyberte některého ze seznamu.
table-full = Všechna místa u tohoto stolu jsou obsazená; vyberte si jiný stůl, nebo se dívejte.

## Příchod

table-cannot-resume = V této partii nejde s touto verzí programu pokračovat. Nic není ztraceno: dejte vědět provozovateli serveru.
table-unknown = Na tomto odkazu nic není: stůl je zavřený, nebo odkaz není celý.
table-wrong-link = Tento odkaz už neplatí; řekněte si hostiteli o nový.
table-by-link-only = K tomuto stolu smějí jen pozvaní; řekněte si hostiteli o odkaz.
table-sent-away = Hostitel vás odebral od stolu; zpátky vede jen odkaz na místo, který vám pošle.
table-code-unknown = Tento kód teď nepatří žádnému stolu. Zkontrolujte písmena; kód platí, dokud u stolu někdo je.
table-restarting = Server se restartuje; zkuste to za chvilku.
table-moved = Tento stůl je na jiném uzlu téhož domu; stránka ho za okamžik najde sama.
table-too-many-tables = Na další stůl teď není místo; zkuste to později.
table-house-full = Server je plný; zkuste to později.
table-address-full = Z vaší adresy je připojení příliš mnoho; některá zavřete a zkuste to znovu.
table-too-many-connections = Server má teď příliš mnoho připojení; zkuste to za chvíli.
table-address-connections = Z vaší adresy je připojení už dost ({ $most }); zkuste to za chvíli.
table-address-tables = Z vaší adresy už je otevřených stolů dost ({ $most }); některý opusťte a zkuste to znovu.
table-address-listed = Z vaší adresy už je v seznamu stolů dost ({ $most }); tento otevřete jen pro pozvané.
table-too-fast = Moc rychle; chvilku počkejte a zkuste to znovu.
table-foreign-origin = Tato stránka s tímto serverem mluvit nesmí; otevřete hru na adrese serveru.
table-foreign-host = Tento server na jméno „{ $host }“ neslyší. Otevřete hru na jeho vlastní adrese, nebo požádejte provozovatele, aby jméno přidal do nastavení „{ $setting }“.
table-wrong-version = Stránka a server mluví různými verzemi ({ $spoken } a { $known }); načtěte stránku znovu.

## Od programů

table-bad-hello = První zpráva nebyla pozdrav, kterému server rozumí.
table-bad-command = Tohle není příkaz, kterému server rozumí: { $reason }
table-bad-body = Tohle není požadavek, kterému server rozumí: { $reason }
table-stale-command = Tento příkaz přišel příliš pozdě; už ho nejde provést ani na něj odpovědět.
table-text-only = Server rozumí jen textovým zprávám.
table-too-long = Tato zpráva je příliš dlouhá.
table-too-big = Tento požadavek je příliš dlouhý; čte se nejvýš { $longest } bajtů.
table-wrong-method = Tahle adresa takový požadavek nepřijímá.
table-bad-request = Tomuto požadavku server nerozumí.
table-address-too-long = Tato adresa je příliš dlouhá; čte se nejvýš { $longest } znaků.
table-head-too-long = Hlavička tohoto požadavku je příliš dlouhá; čte se nejvýš { $longest } bajtů.
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
