### Chyby podle kódu: input-… soubory a argumenty, refused-… tahy proti pravidlům.

## Soubory a argumenty

input-no-file = soubor neexistuje
input-is-directory = to je složka, ne soubor
input-no-permission = chybí oprávnění číst soubor
input-unreadable = nelze přečíst: { $reason }
input-unwritable = nelze zapsat: { $reason }
input-stdin-twice = standardní vstup lze číst jen jednou
input-empty = prázdné, čekala se loď
input-not-utf8 = text není v UTF-8 (bajt { $byte })
input-byte-order-mark = začíná značkou pořadí bajtů (BOM); uložte jako UTF-8 bez ní
input-too-large = větší než { $limit } bajtů
input-svg-one-ship = nákres potřebuje právě jednu loď, ne { $count }
input-svg-unwritable = nákres nelze zapsat: { $reason }
input-svg-over-ship = nákres by přepsal soubor s lodí
input-odds-faulty = tahle loď neprojde kontrolou; proč, poví „starhaul inspect“
input-odds-rivals = na let třídy { $ship_class } se vejde nejvýš tolik soupeřů: { $most }
input-odds-ships = tolik lodí najednou je moc, limit je { $most }
input-svg-to-stdout = nákres patří do souboru; na standardní výstup jde zpráva
input-language-unknown = neznámý jazyk „{ $language }“; na výběr: { $known }
input-usage = { $reason } – viz { $help }
input-table-broken = tabulka je vadná: { $reason }

## Soubory s loděmi

input-not-json = není to JSON: { $reason }
input-wrong-shape = { $reason }
input-key-twice = klíč „{ $name }“ je v jednom objektu dvakrát
input-edition-unknown = neznámá edice „{ $edition }“; jsou 1e a 2e
input-class-unknown = třída lodi „{ $ship_class }“ v edici { $edition } není
input-no-yard-dice = třída { $ship_class } nemá kostky loděnice
input-tile-unknown = dílek { $tile } v edici { $edition } není
input-tile-twice = dílek { $tile } je v lodi dvakrát
input-cell-twice = dva dílky na políčku [{ $column },{ $row }]
input-off-grid = políčko [{ $column },{ $row }] leží mimo vytištěnou mřížku
input-say-start =
    { $box ->
        [first] dílek { $tile } je základní dílek; pište "start"
       *[second] dílek { $tile } je startovní kajuta; pište "start"
    }
input-start-contradiction =
    { $box ->
        [first] základní dílek v lodi, která uvádí "start": false
       *[second] startovní kajuta v lodi, která uvádí "start": false
    }
input-start-elsewhere =
    { $box ->
        [first] základní dílek patří na políčko [{ $column },{ $row }]
       *[second] startovní kajuta patří na políčko [{ $column },{ $row }]
    }
input-start-unplaced =
    { $box ->
        [first] u třídy { $ship_class } musí základní dílek umístit záznam v "tiles"
       *[second] u třídy { $ship_class } musí startovní kajutu umístit záznam v "tiles"
    }
input-no-cabin =
    { $box ->
        [first] posádka na dílku, který není kabina: { $kind }
       *[second] posádka na dílku, který není kajuta: { $kind }
    }
input-no-battery-tile = baterky na dílku, který není baterie: { $kind }
input-no-hold =
    { $box ->
        [first] zboží na dílku, který není nákladový prostor: { $kind }
       *[second] zboží na dílku, který nemá kontejnery: { $kind }
    }
input-red-in-plain-hold =
    { $box ->
        [first] červené zboží potřebuje speciální nákladový prostor
       *[second] červené zboží potřebuje červený kontejner
    }
input-too-much =
    { $capacity ->
        [one] příliš mnoho ({ $amount }), vejde se jen { $capacity } ({ $kind })
        [few] příliš mnoho ({ $amount }), vejdou se jen { $capacity } ({ $kind })
        [many] příliš mnoho ({ $amount }), vejde se jen { $capacity } ({ $kind })
       *[other] příliš mnoho ({ $amount }), vejde se jen { $capacity } ({ $kind })
    }
input-alien-with-humans =
    { $box ->
        [first] mimozemšťan nebydlí v kabině s lidmi
       *[second] mimozemšťan nebydlí v kajutě s kosmonauty
    }
input-alien-in-starting-cabin =
    { $box ->
        [first] v základním dílku nesmí bydlet mimozemšťan
       *[second] ve startovní kajutě nesmí bydlet mimozemšťan
    }
input-alien-twice = { $alien } je na palubě dvakrát
input-alien-without-life-support =
    { $box ->
        [first] { $alien } nemá u této kabiny připojenou podporu životních funkcí své barvy
       *[second] { $alien } nemá u této kajuty připojenou podporu životních funkcí své barvy
    }

## Záznamy partií

input-log-empty = záznam je prázdný
input-log-unwritable = záznam nelze zapsat: { $reason }
input-log-version = záznam má verzi { $found }; tento program čte verzi { $known }
input-log-order = tady se čekal zápis číslo { $expected }
input-log-line = není to řádek záznamu partie: { $reason }
input-log-game = záznam hry „{ $found }“, ne hry „{ $expected }“
input-log-refused = tuto akci nedovoluje pravidlo { $rule }: { $why }
input-log-config = nastavení partie nepatří k této hře: { $reason }
input-log-chance = náhodu tahal generátor „{ $found }“, který tato verze nezná (zná: { $known })

## Dohoda před partií

input-no-rounds = není co hrát; uveďte aspoň jednu třídu lodi
input-one-flight = ve druhé edici se letí jen jeden let; vyberte jednu třídu, nebo Transgalaktický trek
input-trek-rounds = Transgalaktický trek se letí ve druhé edici s třídami I, II a III v tomto pořadí
input-teams-need-four = týmy potřebují právě čtyři místa
input-advanced-needs-hourglass = v pokročilé týmové hře se místa mění při otočení hodin; nevolte stavbu bez hodin
input-no-rough-roads = výukový let drsné štreky nezná; jedno z toho vynechte
input-handicaps-per-seat = sekundy navíc se uvádějí pro každé místo, nebo pro žádné; počet míst: { $seats }

## Co říká dekodér

reason-type = čekalo se: { $expected }, je tu: { $found }
reason-or = {" nebo "}
reason-at-least = musí být aspoň { $limit }
reason-at-most = smí být nejvýš { $limit }
reason-length =
    { $length ->
        [one] musí mít právě { $length } položku
        [few] musí mít právě { $length } položky
        [many] musí mít právě { $length } položky
       *[other] musí mít právě { $length } položek
    }
reason-length-at-most =
    { $length ->
        [one] smí mít nejvýš { $length } položku
        [few] smí mít nejvýš { $length } položky
        [many] smí mít nejvýš { $length } položky
       *[other] smí mít nejvýš { $length } položek
    }
reason-unknown-key = neznámý klíč „{ $name }“
reason-missing-key = chybí klíč „{ $name }“
reason-not-a-choice = { $value } není mezi povolenými hodnotami
reason-out-of-range = číslo je mimo rozsah
reason-truncated = text končí příliš brzy
reason-too-deep = příliš hluboké vnoření
reason-trailing = za koncem ještě něco následuje (bajt { $byte })
reason-malformed = chyba zápisu (bajt { $byte })
reason-surrogate = osamocená polovina náhradního páru není znak

## Co o souborech říká systém

reason-no-folder = taková složka neexistuje
reason-exists = soubor s tímto názvem už existuje
reason-is-directory = to je složka
reason-no-permission = chybí oprávnění
reason-read-only = je tam dovoleno jen čtení
reason-no-space = nezbývá místo
reason-name-too-long = název je příliš dlouhý
reason-link-loop = odkazy vedou v kruhu
reason-not-open = proud k tomu není otevřený
reason-device = zařízení hlásí chybu

## Druhy hodnot

type-array = seznam
type-bool = true nebo false
type-float = desetinné číslo
type-int = celé číslo
type-null = null
type-object = objekt
type-str = text

## Tahy proti pravidlům

refused-cell-taken = Na tomto políčku už dílek leží.
refused-faulty-placement = Dílek sem nepasuje.
refused-not-a-part = Tohle není část, kterou by šlo ponechat.
refused-not-an-action = Takový tah v této hře není: { $reason }
refused-not-an-option = Tato odpověď není na výběr.
refused-not-an-outcome = Tohle teď z kostek ani z balíčku vzejít nemůže.
refused-not-asked = Na toto místo teď žádná otázka nemíří.
refused-not-due = Na tohle ještě není čas.
refused-time-runs-back = Čas nemůže běžet zpátky.
refused-not-adjacent = Dílek musí ležet vedle dílku lodi.
refused-not-involved = Tohoto dílku se žádná chyba netýká.
refused-not-joined = Dílek musí být připojen k lodi.
refused-outside-zone = Toto políčko je mimo stavební zónu.
refused-attach-first = Nejdřív připojte nějaký dílek, pak si prohlížejte karty.
refused-draw-pause = Klid, ruka si musí odpočinout. Další dílek za okamžik.
refused-finish-first = Teď smí hodiny otočit jen ten, kdo má loď hotovou.
refused-hand-empty = V ruce nic nemáte; nejdřív si vezměte dílek.
refused-hand-full =
    { $box ->
        [first] Máte plnou ruku: dílek nejdřív připojte, odložte, nebo vraťte.
       *[second] Máte plnou ruku: dílek nejdřív připojte, rezervujte, nebo vraťte.
    }
refused-has-finished = Tahle loď je hotová, už se na ní nestaví.
refused-hold-full = Tolik se sem nevejde; zkuste to jinde, nebo něco nechte být.
refused-no-hourglass = Tady žádné hodiny neběží; není kam spěchat.
refused-no-die-due = Teď se kostkou nehází.
refused-roll-first = Nejdřív hoďte kostkou, teprve pak otočte hodiny.
refused-no-pile-in-hand = Žádnou hromádku si neprohlížíte.
refused-no-such-cubes = Takové zboží není na palubě ani v nabídce.
refused-no-such-hold =
    { $box ->
        [first] Na tomto políčku není nákladový prostor.
       *[second] Na tomto políčku nejsou kontejnery.
    }
refused-no-such-person = Nikdo takový u stolu nesedí.
refused-no-such-pile = Taková hromádka k prohlížení není.
refused-no-such-slot =
    { $box ->
        [first] Tam nic odloženého není.
       *[second] Tam nic rezervovaného není.
    }
refused-not-your-turn = Ještě nejste na tahu.
refused-pile-closed = Do této hromádky se dívat nesmíte.
refused-pile-in-hand = Nejdřív vraťte hromádku karet.
refused-pile-taken = Tuhle hromádku si už někdo prohlíží; počkejte, nebo si vyberte jinou.
refused-pool-empty = Zakryté dílky došly; podívejte se, co leží lícem nahoru.
refused-red-needs-special =
    { $box ->
        [first] Červené zboží patří jen do speciálního nákladového prostoru.
       *[second] Červené zboží patří jen do červených kontejnerů.
    }
refused-reserve-full =
    { $box ->
        [first] Na odložení dalšího dílku už není místo.
       *[second] Na rezervaci dalšího dílku už není místo.
    }
refused-reserved-stays =
    { $box ->
        [first] Tenhle dílek už byl odložen a do skladu se nevrací.
       *[second] Tenhle dílek už byl rezervován a do skladu se nevrací.
    }
refused-start-not-chosen = Startovní číslo se tu nevybírá; stačí říct, že máte hotovo.
refused-start-taken = Startovní číslo { $start } není volné; vyberte si jiné.
refused-still-running = Dokud písek teče, hodiny otočit nejde.
refused-tile-gone = Pozdě: tenhle dílek už je pryč.
refused-tile-stays = Co je přišroubováno, to drží.
refused-time-over = Čas vypršel, stavba skončila.
