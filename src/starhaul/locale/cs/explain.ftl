### Co by bot udělal a proč; odpovědi obou her slovy.

help-explain = Ukáže, co by bot v daném okamžiku udělal a proč.
help-explain-at = Okamžik po tolika akcích.
help-explain-bot = Dotazovaný bot: random, easy, medium, hard, s povahou třeba hard:bold, nebo modul:Třída.
help-explain-seat = Jen otázka pro toto místo, jak místa počítá záznam; jinak všechny otevřené otázky.

explain-asked = Po akci č. { $at } je na řadě { $who } (místo { $seat }), otázka: { $kind }
explain-answer = { $bot } by odpověděl: { $answer }
explain-options = Co si o odpovědích myslí (nejlepší má 0):
explain-value = { NUMBER($value, minimumFractionDigits: 2) }
explain-more =
    { $count ->
        [one] a { $count } další
        [few] a { $count } další
        [many] a { $count } další
       *[other] a { $count } dalších
    }
explain-said = V partii zazněla odpověď: { $answer }

## Na co se ptá

question-build = jak stavět dál
question-claim = které startovní číslo si vzít
question-inspect = zda nahlásit vadnou loď
question-repair = jak loď opravit
question-insure = jaké pojištění zvolit
question-aliens = kde ubytovat mimozemšťany
question-reveal = zda letět dál
question-break =
    { $box ->
        [first] zda pokračovat další etapou
       *[second] zda pokračovat dalším letem
    }
question-land = kde přistát
question-use = zda využít opuštěnou loď či stanici
question-reward = zda přijmout odměnu
question-improve = jak vylepšit nabízené zboží
question-load = jak naložit zboží
question-engines = kolik dvojitých motorů napájet
question-cannons = kolik dvojitých děl napájet
question-battery = odkud vzít baterku
question-crew = koho z posádky obětovat
question-cube = odkud vzít obětované zboží
question-defend = zda odvrátit zásah
question-shoot =
    { $box ->
        [first] který meteorit sestřelit
       *[second] který meteor sestřelit
    }
question-part = kterou část lodi si nechat
question-keep_title = který titul si nechat
question-give_title = komu dát titul
question-play = kterou kartu zahrát
question-departure = zda při odletu přidat bonusovou kartu
question-evade = zda se vyhnout černé díře
question-side = kterou stranu pole zvolit
question-tow = zda zahrát lodní hák

## Proč: údaje našich botů. Dvě desetinná místa jsou kredity.

why-playouts =
    { $value ->
        [one] { $value } dohrání
        [few] { $value } dohrání
        [many] { $value } dohrání
       *[other] { $value } dohrání
    }
why-played = v nich proti ostatním { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-judged = na první pohled { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-engines = síla motorů { $sign }{ $value }
why-cannons =
    { $box ->
        [first] síla zbraní { $sign }{ $value }
       *[second] síla děl { $sign }{ $value }
    }
why-crew = posádka { $sign }{ $value }
why-batteries = baterky { $sign }{ $value }
why-cargo = kontejnery { $sign }{ $value }
why-special =
    { $box ->
        [first] speciální kontejnery { $sign }{ $value }
       *[second] červené kontejnery { $sign }{ $value }
    }
why-shielded = strany kryté štítem { $sign }{ $value }
why-guarded = strany s dělem { $sign }{ $value }
why-tiles = dílky { $sign }{ $value }
why-place = nejlépe na { $value }
why-added = přínos pro loď { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-power = energie pro dvojité dílky a štíty { $value } %
why-joints = spoje: { $value }
why-dead_ends = slepé přípojky: { $value }
why-room = prostor kolem { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-company = sousedství { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-lane = první dělo ve sloupci { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-bridge = spojuje části lodi { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-fits = místa, kam se hodí: { $value }
why-reserved = nezůstane stranou { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-misjudged = chyba odhadu { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-least = dílek má přinést aspoň { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-imagined = neznámé dílky v úvaze: { $value }
why-draws = zbývající tahy: asi { $value }
why-space = ještě se vejde dílků: asi { $value }
why-faults = chyby: { $value }
why-losses = ztracené dílky { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-credits = kredity { $sign }{ $value }
why-goods = zboží { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-days = letové dny { $sign }{ $value }
why-standing = pořadí v cíli { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-crew_worth = menší posádka { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-battery_worth = méně baterek { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-strength = síla { $value }
why-fight = výsledek boje { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-damage = odvrácená škoda { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-arrival = dolet do cíle { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-prospect = co přinesou karty { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-cards = zbývající karty: { $value }
why-infected =
    { $box ->
        [first] kabiny, které se nakazí navzájem: { $value }
       *[second] kajuty, které se nakazí navzájem: { $value }
    }
why-score = vlastní výsledek { $value }
why-rival = nejlepší výsledek ostatních { $value }
why-other = { $name }: { $value }

## Odpovědi

answer-wait = počkat
answer-nowhere = nikde
answer-nothing = nic
answer-tile = dílek
answer-take = vzít zakrytý dílek
answer-take_open = vzít, co leží odkryté: { $tile }
answer-use =
    { $box ->
        [first] vzít z odložených: { $tile }
       *[second] vzít z rezervovaných: { $tile }
    }
answer-attach = připojit na { $cell }, otočeno o { $degrees }°: { $tile }
answer-reserve =
    { $box ->
        [first] odložit si dílek
       *[second] rezervovat si dílek
    }
answer-return = vrátit dílek odkrytý
answer-look = podívat se na hromádku { $pile }
answer-put_back = vrátit hromádku
answer-flip = otočit přesýpací hodiny
answer-roll = hodit kostkou loděnice
answer-finish =
    { $start ->
        [0] dokončit loď
       *[other] dokončit loď a vzít si startovní číslo { $start }
    }
answer-claim = vzít si startovní číslo { $start }
answer-remove = odebrat dílek na { $cell }
answer-keep = nechat si část s { $cell }
answer-aliens = mimozemšťané – fialový: { $purple }, hnědý: { $brown }
answer-insure =
    { $premium ->
        [0] bez pojištění
       *[other] pojistit se (kreditů: { $premium })
    }
answer-report = nahlásit vadnou loď: { $seat }
answer-ready = není co hlásit
answer-fly = letět dál
answer-give_up =
    { $number ->
        [0] odstoupit
       *[other] odstoupit s loděmi { $ships }
    }
answer-land =
    { $planet ->
        [0] nepřistát
       *[other] přistát na planetě { $planet }
    }
answer-accept =
    { $yes ->
        [yes] přijmout
       *[no] odmítnout
    }
answer-engines = napájené dvojité motory: { $doubles }
answer-cannons = napájená dvojitá děla: dopředu { $forward }, do stran { $aside }
answer-battery = vzít baterku z { $cell }
answer-crew = obětovat posádku z { $cell }
answer-cube = obětovat zboží z { $cell }
answer-load = naložit: { $goods }
answer-defend =
    { $what ->
        [hit] nechat se zasáhnout
        [cell] zachránit { $cell } baterkou z { $battery }
       *[only] bránit se baterkou z { $battery }
    }
answer-shoot =
    { $box ->
        [first] sestřelit meteorit, který by zasáhl { $cell }
       *[second] sestřelit meteor, který by zasáhl { $cell }
    }
answer-improve =
    { $what ->
        [upgrade] vylepšit jednu bednu ({ $goods })
        [extra] vzít navíc modrou bednu
       *[neither] nechat zboží, jak je
    }
answer-keep_title = nechat si titul { $title }
answer-give_title = dát titul { $title }; dostane ho { $seat }
answer-play =
    { $ship ->
        [none] zahrát kartu { $card }, žádná loď nepoletí
       *[other] zahrát kartu { $card }, letí { $ship }
    }
answer-bonus =
    { $card ->
        [none] nezahrát bonusovou kartu
       *[other] zahrát bonusovou kartu { $card }
    }
answer-side = zvolit stranu: { $face }
answer-tow =
    { $ship ->
        [none] nezahrát lodní hák
       *[other] zahrát lodní hák, přidá se { $ship }
    }

## Chyby

input-bot-no-start = bot „{ $bot }“ selhal hned u stolu, ještě před první otázkou ({ $reason })
input-bot-trait = bot „{ $bot }“ nemá vlastnost „{ $trait }“; povahy jsou { $known }
input-explain-one-log = vysvětlit lze jednu partii, ale v souboru jich je { $count }
input-explain-nobody = po akci č. { $at } není nikdo na řadě; další otázka přijde po akci č. { $next }
input-explain-over = po akci č. { $at } není nikdo na řadě, ani později v tomto záznamu
input-explain-not-asked = místo { $seat } tu není na řadě; na řadě jsou: { $asked }
input-explain-refused = odpověď tohoto bota je proti pravidlům: { $why }
input-explain-failed = bot na této otázce selhal ({ $reason })
