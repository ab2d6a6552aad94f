### Klient v prohlížeči: úvodní stránka, dohoda před partií, nastavení.

front-headline = Postavit. Naložit. A něco z toho dovézt.
front-intro = Sešroubujte loď z trubek a dílků a proleťte s ní vším, co vesmír nachystal – s boty, s přáteli, nebo s obojím.
front-name = Vaše jméno
front-name-empty = Jak vám máme říkat?
front-back = Zpátky ke stolu
front-matches = Moje partie

## Tři cesty dovnitř

front-quick = Hrát hned proti botům
front-quick-text = Vyberte let a startujte. Tři boti už čekají.
front-quick-flight = Co si zahrajeme?
front-quick-bots = Jak silní mají být?
front-relaxed = Bez spěchu
front-relaxed-hint = Bez přesýpacích hodin a za letu bez časových limitů.
front-skill-easy = Slabí
front-skill-medium = Průměrní
front-skill-hard = Silní
front-friends = Hrát s přáteli
front-friends-text = Založte stůl a pošlete jeho odkaz. Prázdná místa můžete dát botům.
front-friends-go = Založit stůl
front-join = Připojit se
front-join-text = Poslal vám někdo odkaz nebo kód stolu?
front-join-label = Odkaz nebo kód
front-join-go = Připojit se
front-join-unclear = Tohle není odkaz na stůl ani jeho kód. Zkopírujte celý odkaz.

## Otevřené stoly

front-tables = Otevřené stoly
front-tables-none = Teď tu není žádný stůl otevřený všem. Založte si svůj a dejte ho na seznam.
front-tables-range = Stoly { $first }–{ $last } z { $number }
front-tables-next = Další
front-tables-previous = Předchozí
front-table = Stůl
front-table-of = Stůl: { $host }
front-table-playing = Právě se hraje
front-table-free =
    { $free ->
        [0] obsazeno { $seats }/{ $seats }
       *[other] volná místa: { $free }/{ $seats }
    }
front-table-watching =
    { $number ->
        [one] { $number } divák
        [few] { $number } diváci
        [many] { $number } diváka
       *[other] { $number } diváků
    }
front-watch = Dívat se

## Stůl podle sebe

front-custom = Stůl na míru
front-custom-text = Obě edice, všechny třídy, týmy, drsné štreky, vlastní časy: nastavit jde všechno.
front-custom-open = Nastavit stůl
front-custom-make = Založit tento stůl
front-fill = Ostatní místa
front-fill-hint = Boti se dají přidat, vyměnit nebo poslat pryč i později.
front-fill-people = pro lidi
front-listed = Otevřený všem
front-listed-hint = Stůl je na úvodní stránce; připojit se i dívat se smí kdokoli.
front-rated = Soutěžní partie
front-rated-hint = Diváci vidí všechno o 20 sekund později.
front-stand-in = Když někdo vypadne
front-stand-in-hint = Kdo hraje za ty, kterým vypadlo spojení, než se vrátí.
front-stand-in-defaults = autopilot

## Co se hraje

front-game = Hra
front-game-trucker = Trucker
front-game-trucker-hint = Postavte loď dřív, než se přesype písek, a pak s ní přežijte let.
front-game-race = Týmový závod
front-game-race-hint = Karty posouvají lodě všech barev kolem černých děr. Čtyři hrají ve dvou týmech.
front-yes = ano
front-no = ne
front-seconds = { $seconds } s
front-none = žádná
front-no-limit = bez omezení
front-form-wrong = Nejdřív prosím opravte: { $field }.
front-number-range = Celé číslo od { $least } do { $most }.
front-as-printed = podle pravidel
front-less = { $what }: méně
front-more = { $what }: více
front-flight-trek = Transgalaktický trek
front-flight-trek-hint = Tři lety po sobě, I, II a III, a tituly k získání.
front-flight-rounds =
    { $rounds ->
        [one] { $rounds } etapa: { $classes }
        [few] { $rounds } etapy: { $classes }
        [many] { $rounds } etapy: { $classes }
       *[other] { $rounds } etap: { $classes }
    }
front-edition-2e-hint = Jeden let, nebo Transgalaktický trek.
front-edition-1e-hint = Několik etap, kredity se sčítají.
front-class-learning =
    { $box ->
        [first] Krátký první let s osmi kartami stupně I, i s meteority a střelbou. Bez přesýpacích hodin, bez mimozemšťanů a nikdo nemůže odstoupit.
       *[second] Krátký první let s osmi kartami úrovně I, i s meteory a střelbou. Bez přesýpacích hodin, bez mimozemšťanů a nikdo nemůže odstoupit.
    }
front-class-I = Malá loď, krátký let.
front-class-II = Střední loď; čekají piráti a bojové zóny.
front-class-III = Velká loď, dlouhý let a všechno, co vesmír umí.
front-class-IIIA = Velká loď jiného tvaru a bez pojištění: platí se každý ztracený dílek.
front-class-IC = Dlouhá a úzká; přes trhlinu uprostřed pasují jen stejné přípojky.
front-class-IIC = Loď s trhlinou, o kus větší a na stupni II.
front-class-IIIC = Plán lodi nemá okraj: co na jedné straně zmizí, na druhé se objeví.
front-class-IVC = Flotila: čtyři malé loděnice a kostky rozhodnou, které budou jednou lodí; nejlépe pro dva nebo tři hráče.
front-round = Etapa { $number }
front-round-add = Další etapa
front-round-remove = Vynechat etapu { $number }
front-level-own = podle třídy

## Možnosti, každá jedním řádkem

front-group-building = Stavba podrobně
front-group-flying = Let podrobně
front-group-times = Časové limity
front-group-race = Závod podrobně
front-option-edition = Edice
front-option-seats = Lidé a boti
front-option-seats-hint = Kolik hráčů.
front-option-flight = Let
front-option-rounds = Etapy
front-option-rounds-hint = Jaká loď se v které etapě staví.
front-advice-alike = Třídy { $one } a { $other } jsou si tak podobné, že do jedné hry stačí jedna z nich.
front-advice-crowded = Třída { $ship_class } spotřebuje hodně dílků: hraje-li víc hráčů než { $limit }, mohou dojít.
front-option-level =
    { $box ->
        [first] Stupeň letu
       *[second] Úroveň letu
    }
front-option-level-hint =
    { $box ->
        [first] Karty, dráha a odměny tohoto stupně, ať se letí s čímkoli.
       *[second] Karty, dráha a odměny této úrovně, ať se letí s čímkoli.
    }
front-option-build = Stavba
front-option-build-hint = V reálném čase s hodinami, bez spěchu, nebo po jednom dílku na střídačku.
front-option-build-real_time = v reálném čase
front-option-build-relaxed = bez spěchu
front-option-build-turns = na střídačku
front-option-rough_roads = Drsné štreky
front-option-rough_roads-hint = Kolik překvapení se před stavbou vylosuje; všem ztíží let.
front-option-rough_roads-0 = žádná
front-option-rough_roads-1 = jedna
front-option-rough_roads-2 = dvě
front-option-rough_roads-3 = tři
front-option-teams = Týmy
front-option-teams-hint = Dva proti dvěma, pro čtyři; v pokročilé hře si partneři při stavbě mění lodě.
front-option-teams-none = každý sám
front-option-teams-team = dva týmy
front-option-teams-advanced = pokročilé
front-option-strictBuild = Bez chyb
front-option-strictBuild-hint = Dílek, který nepasuje, je odmítnut hned, ne až při kontrole.
front-option-takeBack1e = Vzít zpět
front-option-takeBack1e-hint = Poslední dílek jde ještě přesunout nebo vrátit jako ve druhé edici.
front-option-sharedPiles = Společné hromádky karet
front-option-sharedPiles-hint = Jednu hromádku karet si smí prohlížet víc lidí.
front-option-autoFlip = Automatické otáčení hodin
front-option-autoFlip-hint = Otočí se hned, jak se dosypou, jen na poslední pole ne.
front-option-safety_net = Když hodiny nikdo neotočí
front-option-safety_net-hint = Po dlouhém čekání. Výchozí: hodiny se otočí samy, když hrají boti nebo cizí lidé.
front-option-safety_net-usual = výchozí
front-option-safety_net-true = otočí se samy
front-option-safety_net-false = čeká se
front-option-draw_pause_ms = Pauza mezi dílky
front-option-draw_pause_ms-hint = Než si vezmete další dílek ze skladu. Výchozí: krátká, když lidé staví vedle botů, jinak žádná.
front-option-draw_pause_ms-usual = výchozí
front-option-draw_pause_ms-0 = žádná
front-option-draw_pause_ms-400 = krátká (0,4 s)
front-option-draw_pause_ms-1000 = dlouhá (1 s)
front-option-draw_pause_ms-free = Jiná, v milisekundách
front-option-handicaps = Sekundy navíc
front-option-handicaps-hint = O kolik déle se na kterém místě smí stavět, když ostatním čas vypršel.
front-option-openCredits = Odkryté kredity
front-option-openCredits-hint = Všichni vidí, kolik kdo má.
front-option-manualCheck = Chyby si hledá každý
front-option-manualCheck-hint = Lodě nikdo nekontroluje; kdo za letu najde chybu, nahlásí ji.
front-option-predictable = Předvídatelný balíček
front-option-predictable-hint = Karty se nemíchají: kdo si pamatuje hromádky, ví, co přijde.
front-option-gold_handicaps = Nevýhoda za zlatý titul
front-option-gold_handicaps-hint = Kdo má zlatý titul, letí poslední let treku s nevýhodou.
front-option-keepAutopilot = Autopilot letí dál
front-option-keepAutopilot-hint = Loď toho, kdo se nevrátí, doletí do konce, místo aby odstoupila.
front-option-run_seconds = Přesýpací hodiny
front-option-run_seconds-hint = Délka jednoho přesypání v sekundách; 0 = čas podle edice.
front-option-decision_seconds = Rozhodování
front-option-decision_seconds-hint = Sekundy na každou odpověď, pak platí ta opatrná; 0 je bez omezení.
front-option-repair_seconds = Opravy
front-option-repair_seconds-hint = Sekundy na opravu vadné lodi.
front-option-reveal_seconds = Před každou kartou
front-option-reveal_seconds-hint = Sekundy na odstoupení před další kartou.
front-option-claim_seconds = Startovní číslo
front-option-claim_seconds-hint = Sekundy na jeho výběr, když čas vyprší.
front-option-story_seconds = Čas na vyprávění
front-option-story_seconds-hint = Nejdřív se ukáže, co se stalo, a pak přijde otázka. Nejvýš tolik sekund vyprávění se nepočítá do času na odpověď.
front-option-break_seconds =
    { $box ->
        [first] Přestávka mezi etapami
       *[second] Přestávka mezi lety
    }
front-option-break_seconds-hint =
    { $box ->
        [first] Nejdelší přestávka v sekundách: další etapa začne, jakmile to všichni potvrdí; 0 je bez přestávky.
       *[second] Nejdelší přestávka v sekundách: další let začne, jakmile to všichni potvrdí; 0 je bez přestávky.
    }
front-option-first = Kdo začíná
front-option-first-hint = Ve výchozím nastavení rozhoduje los.
front-option-first-usual = losem
front-option-colours = Barvy
front-option-colours-hint = Kdo dostane které lodě; kdo si nevybere, dostane, co zbude.
front-option-track = Jiná dráha
front-option-track-hint = Soubor s vlastní dráhou.
front-track-usual = Vzít výchozí dráhu
front-track-bad = Tento soubor není dráha.
front-race-seats-2 = Jeden na jednoho, každý s loděmi dvou barev.
front-race-seats-3 = Každý sám, s loděmi jedné barvy.
front-race-seats-4 = Dva týmy: místa 1 a 3 proti místům 2 a 4.

## Nastavení

settings-open = Nastavení
settings-title = Nastavení
settings-name = Vaše jméno
settings-name-hint = Pro příští stůl, ke kterému si sednete.
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-auto = podle systému
settings-theme-space = vesmír (tmavý)
settings-theme-paper = rýsovací papír (světlý)
settings-sound = Zvuk
settings-sound-hint = Klávesa M ho kdykoli zapne a vypne.
settings-sound-on = Zvuk je zapnutý.
settings-sound-off = Zvuk je vypnutý.
settings-volume = Hlasitost
settings-motion = Animace
settings-motion-hint = S omezenými animacemi nic nepluje, netřese se ani nelétá; dozvíte se ale všechno.
settings-motion-auto = podle systému
settings-motion-full = plné
settings-motion-less = omezené
settings-speed = Rychlost vyprávění
settings-speed-hint = Jak rychle se události vyprávějí; přeskočit jde vždycky.
settings-speed-1 = normální
settings-speed-2 = dvojnásobná
settings-speed-0 = okamžitá
settings-guidance = Nápověda při stavbě
settings-guidance-hint = Ukazuje, kam dílek v ruce pasuje a co by našla kontrola.
data-title = Vaše údaje
data-what = Účty tu nejsou. Server si u každého stolu pamatuje vaše jméno, místo a výsledky; chat ani adresy se neukládají. Tady jsou stoly, u kterých má tento prohlížeč místo. Tento prohlížeč si navíc vede seznam vašich partií: výsledky, jména všech u stolu a obrázek vaší lodi. Ukáže a vyprázdní ho stránka „Moje partie“.
data-none = Tento prohlížeč tu u žádného stolu místo nemá.
data-download = Stáhnout
data-delete = Smazat
data-delete-text = Opustíte stůl, z rozehrané partie natrvalo, a vaše jméno zmizí z jeho výsledků. Tahy v záznamech partií zůstanou; uvádějí místa, ne lidi.
data-deleted = Server smazal, co si o vás u tohoto stolu pamatoval.
data-browser = Zapomenout vše v tomto prohlížeči
data-browser-text = Z tohoto prohlížeče se smaže nastavení, vaše jméno, seznam vašich partií i cesta zpět k vašim místům. Na serveru se nic nezmění.
settings-version = Starhaul { $version }
front-special = Čím je zvláštní: { $what }
