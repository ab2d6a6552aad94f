### Co by bot udělal a proč; odpovědi obou her slovy.

help-explain = Řekne, co by bot udělal v daném okamžiku záznamu partie a proč.
help-explain-at = Okamžik po tolika akcích.
help-explain-bot = Tázaný bot: random, easy, medium, hard, s povahou třeba hard:bold, nebo modul:Třída.
help-explain-seat = Jen otázka pro toto místo, jak místa počítá záznam; jinak všechny otevřené otázky.

explain-asked = Po { $at } akcích je na řadě { $who } (místo { $seat }), otázka: { $kind }
explain-answer = { $bot } by odpověděl: { $answer }
explain-options = Co si o odpovědích myslí:
explain-value = { NUMBER($value, minimumFractionDigits: 2) }
explain-more =
    { $count ->
        [one] a { $count } další
        [few] a { $count } další
        [many] a { $count } další
       *[other] a { $count } dalších
    }
explain-said = V partii zazněla odpověď: { $answer }

why-playouts =
    { $value ->
        [one] { $value } dohrání
        [few] { $value } dohrání
        [many] { $value } dohrání
       *[other] { $value } dohrání
    }
why-other = { $name }: { $value }

## Odpovědi

answer-wait = počkat
answer-nowhere = nikde
answer-nothing = nic
answer-tile = dílek
answer-take = vzít zakrytý dílek
answer-take_open = vzít, co leží odkryté: { $tile }
answer-use = vzít z odložených: { $tile }
answer-attach = připojit na { $cell }, otočeno o { $degrees }°: { $tile }
answer-reserve = odložit dílek stranou
answer-return = vrátit dílek odkrytý
answer-look = podívat se na balíček { $pile }
answer-put_back = vrátit balíček
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
       *[other] pojistit se, kreditů: { $premium }
    }
answer-report = ohlásit chybu, čí loď: { $seat }
answer-ready = není co hlásit
answer-fly = letět dál
answer-give_up =
    { $number ->
        [0] vzdát to
       *[other] vzdát to s loděmi { $ships }
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
answer-battery = vzít baterii z { $cell }
answer-crew = obětovat posádku z { $cell }
answer-cube = obětovat zboží z { $cell }
answer-load = naložit: { $goods }
answer-defend =
    { $what ->
        [hit] nechat se zasáhnout
        [cell] zachránit { $cell } baterií z { $battery }
       *[only] bránit se baterií z { $battery }
    }
answer-shoot = sestřelit meteor, který by zasáhl { $cell }
answer-improve =
    { $what ->
        [upgrade] vylepšit jednu bednu ({ $goods })
        [extra] vzít navíc modrou bednu
       *[neither] nechat zboží, jak je
    }
answer-keep_title = nechat si titul { $title }
answer-give_title = dát titul { $title }, komu: { $seat }
answer-play =
    { $ship ->
        [none] zahrát kartu { $card } bez tahu lodí
       *[other] zahrát kartu { $card }, kdo letí: { $ship }
    }
answer-bonus =
    { $card ->
        [none] nezahrát bonusovou kartu
       *[other] zahrát bonusovou kartu { $card }
    }
answer-side = zvolit stranu: { $face }
answer-tow =
    { $ship ->
        [none] nezahrát tažný hák
       *[other] zahrát tažný hák, kdo se přidá: { $ship }
    }

## Chyby

input-bot-no-start = bot „{ $bot }“ selhal hned při usednutí ({ $reason })
input-bot-trait = bot „{ $bot }“ nemá vlastnost „{ $trait }“; povahy jsou { $known }
input-explain-one-log = vysvětlit lze jednu partii, ale v souboru jich je { $count }
input-explain-nobody = po { $at } akcích není nikdo tázán; další otázka přijde po { $next }
input-explain-over = po { $at } akcích není nikdo tázán, ani později v tomto záznamu
input-explain-not-asked = místo { $seat } tu není tázáno; tázána jsou: { $asked }
input-explain-refused = odpověď tohoto bota je proti pravidlům: { $why }
input-explain-failed = bot na této otázce selhal ({ $reason })
