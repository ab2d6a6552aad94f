### Kniha pravidel: nadpisy, názvy a věty k ikonám, popisky obrázků; příkaz `rules`.

help-rules = Ukáže pravidlo hry nebo najde pravidla podle slov.
help-rules-words = Číslo pravidla, třeba BLD-12, nebo hledaná slova; bez nich obsah.
rules-more = Prvních { $number } pravidel. Víc slov najde míň.
input-rules-nothing = žádné pravidlo neobsahuje „{ $words }“
input-rules-no-chapter = kniha pravidel nemá kapitolu „{ $name }“

## Obsah

rules-group-trucker = Trucker
rules-group-latest = Nejnovější lodě: třída C
rules-group-race = Týmový závod
rules-group-house = Domácí pravidla a stoly online

## Slovníček ikon

rules-icons-tiles = Dílky
rules-icons-connectors = Přípojky
rules-icons-threats = Hrozby
rules-icons-crew = Mimozemšťané
rules-icons-goods = Zboží
rules-icons-signs = Žetony a značky
rules-icons-faults = Chyby na lodi
rules-icons-spaces = Pole závodu
rules-icons-ships = Lodě závodu
rules-icons-race-cards = Karty závodu

rules-icon-meteor-small = Od prázdných hran se odrazí; u otevřené přípojky ho zastaví štít.
rules-icon-meteor-large = Štít nepomůže: sestřelit, nebo přijít o dílek.
rules-icon-shot-small = Zastaví ji jen štít.
rules-icon-shot-large = Nezastaví ji nic. Zbývá doufat, že mine.
rules-icon-alien-purple =
    { $box ->
        [first] Přidá 2 k síle zbraní, pokud bez něj není nulová.
       *[second] Přidá 2 k síle děl, pokud bez něj není nulová.
    }
rules-icon-alien-brown = Přidá 2 k síle motorů, pokud bez něj není nulová.
rules-icon-word-red = červené zboží
rules-icon-cube-red =
    { $box ->
        [first] Nebezpečné a drahé: vejde se jen do speciálního nákladového prostoru.
       *[second] Nebezpečné a drahé: vejde se jen do červených kontejnerů.
    }
rules-icon-word-yellow = žluté zboží
rules-icon-cube-yellow =
    { $box ->
        [first] Nejdražší, co vezme obyčejný nákladový prostor.
       *[second] Nejdražší, co vezmou obyčejné kontejnery.
    }
rules-icon-word-green = zelené zboží
rules-icon-cube-green = Slušné peníze za málo místa.
rules-icon-word-blue = modré zboží
rules-icon-cube-blue = Laciné, ale lepší než prázdný kontejner.
rules-icon-word-human = lidská posádka
rules-icon-human = Když nezbude ani jeden, loď nikdo neřídí.
rules-icon-word-cell-full = baterka
rules-icon-cell-full = Zaplatí jedno použití štítu, dvojitého motoru nebo dvojitého děla.
rules-icon-word-energy = bere baterku
rules-icon-energy = Tenhle dílek stojí při každém použití jednu baterku.
rules-icon-word-coin = kredit
rules-icon-coin = O ty tu jde.
rules-icon-word-hourglass = přesýpací hodiny
rules-icon-hourglass = Když se dosypou na posledním poli, je po stavbě.
rules-icon-word-card-back = hromádka karet
rules-icon-card-back = Karty příštího letu; při stavbě se do nich smí nahlédnout.
rules-icon-word-rocket-blue = raketa
rules-icon-rocket-blue = Vaše místo na dráze: jedno pole je jeden letový den.
rules-icon-word-lost = ztracený dílek
rules-icon-lost = Po letu stojí jeden kredit.
rules-icon-fault-single_against_double = Tyhle dvě přípojky k sobě nepasují.
rules-icon-fault-connector_against_smooth = Přípojka nesmí končit u prázdné hrany.
rules-icon-fault-engine_direction = Motory tlačí zezadu a odjinud ne.
rules-icon-fault-exhaust_blocked = Přímo za motorem nic nepřežije.
rules-icon-fault-muzzle_blocked = Políčko před dělem zůstává prázdné.
rules-icon-fault-outside_zone = Dílky patří do stavební zóny.
rules-icon-fault-loose_part = Tahle část na ničem nedrží.
rules-icon-fault-crack_mismatch = Přes trhlinu k sobě pasují jen stejné přípojky.
rules-icon-word-ship-red = červená loď
rules-icon-word-ship-green = zelená loď
rules-icon-word-ship-black = černá loď
rules-icon-word-ship-yellow = žlutá loď
rules-icon-ship = Každá barva má dvě a vlastní tvar.
rules-icon-word-movement = karta pohybu
rules-icon-movement = Pohne lodí své barvy, ať je čí je.
rules-icon-word-bonus = bonusová karta
rules-icon-bonus = Překvapení pro lodě vlastního týmu.

## Obrázky

rules-picture-boards = Plány lodí tříd I, II a III.
rules-picture-start = Odtud se staví.
rules-picture-attaching = Další dílek patří na některé z vyznačených políček.
rules-picture-fitting = Tyhle přípojky k sobě pasují.
rules-picture-not-fitting = Tyhle ne.
rules-picture-smooth = Prázdné hrany se smějí dotýkat, ale nespojí se.
rules-picture-rotations = Jeden dílek, čtyři způsoby, jak ho položit.
rules-picture-engines = Správně; špatným směrem; dílek ve výfuku.
rules-picture-cannons = Volné hlavně; a dílek před jednou z nich.
rules-picture-doubles = Dílky s touhle značkou si berou baterku.
rules-picture-batteries = Dvě nebo tři baterky.
rules-picture-shields = Tenhle štít kryje dvě vyznačené strany celé lodi.
rules-picture-holds =
    { $box ->
        [first] Obyčejný a speciální nákladový prostor se svým zbožím.
       *[second] Obyčejné a červené kontejnery se svým zbožím.
    }
rules-picture-life-support = Fialový mimozemšťan bydlí vedle své podpory životních funkcí.
rules-picture-open-connectors = Všechny otevřené přípojky, spočítané.
rules-picture-faulty = Loď s mnoha chybami, vyznačenými jako při kontrole.
rules-picture-loose = Vyznačená část není k lodi připojená.
rules-picture-aboard = Posádka a baterky na svých místech před startem.
rules-picture-order = Pořadí, jak se čte na dráze.
rules-picture-losing-days = Modrá ztrácí tři dny: obsazené pole se nepočítá.
rules-picture-gaining-days = Modrá získává čtyři dny a předhání ostatní.
rules-picture-thrust = Motor a dvojitý motor s baterkou.
rules-picture-strength = Dopředu a do strany: dělo, dvojité dělo s baterkou.
rules-picture-aiming = Zepředu padlo 6: sloupec 6, zásah dostane první dílek.
rules-picture-aiming-side = Zleva padlo 8: řádek 8.
rules-picture-bouncing = Prázdná hrana: malý kámen se odrazí.
rules-picture-exposed = Otevřená přípojka: tenhle dílek zachrání jen štít.
rules-picture-shooting-front = Dosáhne na něj jen dělo ve stejném sloupci.
rules-picture-shooting-side = Z boku na něj dosáhne i dělo ve vedlejším řádku.
rules-picture-hole = Přípojky u díry jsou otevřené, ale zvenku k nim nic nedoletí.
rules-picture-missing = Sloupec 9: nic tam není, nic se neztratí.
rules-picture-falling-apart = Zásah: pryč je dílek i všechno, co na něm viselo.
rules-picture-epidemic =
    { $box ->
        [first] Spojené kabiny s posádkou se navzájem nakazí.
       *[second] Spojené kajuty s posádkou se navzájem nakazí.
    }
rules-picture-sabotage = Sloupec 8, řádek 8: tenhle dílek.
rules-picture-lapped = Žlutá je o celé kolo před modrou: modrá končí.
rules-picture-prices = Jakou má zboží cenu.
rules-picture-board-upright = Plán lodi třídy IIIA.
rules-picture-crack-board = Plán třídy IIC se svou trhlinou.
rules-picture-crack = Přes trhlinu drží stejné přípojky; univerzální se tu nepřizpůsobí.
rules-picture-split = Zleva padla 3: zásah se rozdělí do dvou řádků.
rules-picture-torus = Sousedé přes okraj: proužky venku opakují protější stranu.
rules-picture-yard = Čtyři části; vyznačená políčka jsou ještě zavřená.
rules-picture-joined-yard = Po trojce; po trojce a šestce.
rules-picture-track = Celá dráha od startu do cíle.
rules-picture-take-off = Tady všechny lodě startují.
rules-picture-doubled = Jednička z hyperprostoru: dvě pole.
rules-picture-slowed = Z asteroidů: jedno pole, ať je na kartě cokoli.
rules-picture-double-space = Jedno pole, dvě strany: asteroidy a normální pole.
rules-picture-black-hole = Zastávka v díře: zpátky na normální pole před ní.
rules-picture-evading = Úhybný manévr vede ven dopředu.
rules-picture-towing = Červená prolétla kolem zelené a zelená se zahákla.
rules-picture-arriving = V cíli přebytečná pole nevadí.
