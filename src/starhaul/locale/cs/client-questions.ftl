### Klient v prohlížeči: otázky při kontrole, startu a letu.

question-ui-unknown = Otázka, kterou tahle stránka nezná
question-ui-unknown-text = Server je novější než tahle stránka. Načtěte ji znovu, nebo použijte výchozí odpověď.
question-ui-unknown-usual = Použít výchozí odpověď
question-ui-otherwise = Až vyprší čas: { $what }
question-ui-undo = Zpět
question-ui-no = Ne, díky
question-ui-tile = { $tile } { $cell }
question-ui-ship = Loď { $number }
question-ui-which-ship = Loď { $number }:
question-ui-tiles =
    { $number ->
        [one] { $number } dílek
        [few] { $number } dílky
        [many] { $number } dílku
       *[other] { $number } dílků
    }
question-ui-humans =
    { $box ->
        [first] lidé
       *[second] kosmonauti
    }
question-ui-has-batteries =
    { $number ->
        [one] { $number } baterka
        [few] { $number } baterky
        [many] { $number } baterky
       *[other] { $number } baterek
    }
question-ui-has-humans =
    { $box ->
        [first]
            { $number ->
                [0] bez lidí
                [one] { $number } člověk
                [few] { $number } lidé
                [many] { $number } člověka
               *[other] { $number } lidí
            }
       *[second]
            { $number ->
                [0] bez kosmonautů
                [one] { $number } kosmonaut
                [few] { $number } kosmonauti
                [many] { $number } kosmonauta
               *[other] { $number } kosmonautů
            }
    }
question-ui-room-for-humans =
    { $box ->
        [first]
            { $number ->
                [0] žádné místo pro lidi
                [one] místo pro { $number } člověka
                [few] místo pro { $number } lidi
                [many] místo pro { $number } člověka
               *[other] místo pro { $number } lidí
            }
       *[second]
            { $number ->
                [0] žádné místo pro kosmonauty
                [one] místo pro { $number } kosmonauta
                [few] místo pro { $number } kosmonauty
                [many] místo pro { $number } kosmonauta
               *[other] místo pro { $number } kosmonautů
            }
    }
question-ui-credits =
    { $number ->
        [one] kredit
        [few] kredity
        [many] kreditu
       *[other] kreditů
    }
question-ui-days =
    { $number ->
        [one] ztracený letový den
        [few] ztracené letové dny
        [many] ztraceného letového dne
       *[other] ztracených letových dní
    }
question-ui-gain-part =
    { $credits ->
        [0] nevynese nic: není na to místo
       *[other] vynese jen { $credits } z { $all } kreditů: na zbytek není místo
    }
question-ui-gain =
    { $credits ->
        [one] vynese { $credits } kredit
        [few] vynese { $credits } kredity
        [many] vynese { $credits } kreditu
       *[other] vynese { $credits } kreditů
    }
question-ui-worth =
    { $credits ->
        [one] náklad v hodnotě { $credits } kreditu
        [few] náklad v hodnotě { $credits } kreditů
        [many] náklad v hodnotě { $credits } kreditu
       *[other] náklad v hodnotě { $credits } kreditů
    }

## Startovní čísla, prohlídka, pojištění

question-ui-claim = Vyberte si startovní číslo
question-ui-claim-how = Čas vypršel. Číslo 1 letí vpředu, ostatní se řadí za ním.
question-ui-claim-number = Startovní číslo { $start }
question-ui-claim-first = vpředu
question-ui-claim-behind =
    { $number ->
        [one] za { $number } raketou
        [few] za { $number } raketami
        [many] za { $number } rakety
       *[other] za { $number } raketami
    }
question-ui-inspect = Je s loděmi všechno v pořádku?
question-ui-inspect-how = Nikdo jiný je nekontroluje. Prohlédněte si všechny a loď s chybou nahlaste.
question-ui-inspect-ready = Nic k hlášení
question-ui-report = Nahlásit: { $name }
question-ui-report-own = Nahlásit vlastní loď
question-ui-insure = Pojistit flotilu?
question-ui-insure-how = Ztracené dílky se po letu platí. Pojistné určuje, kolik nejvýš.
question-ui-insure-pay =
    { $credits ->
        [0] Pojištění zdarma
        [one] Zaplatit { $credits } kredit
        [few] Zaplatit { $credits } kredity
        [many] Zaplatit { $credits } kreditu
       *[other] Zaplatit { $credits } kreditů
    }
question-ui-insure-none = Bez pojištění
question-ui-insure-all = platíte každý ztracený dílek
question-ui-insure-cap =
    { $credits ->
        [0] ztracené dílky nestojí nic
        [one] ztracené dílky stojí nejvýš { $credits } kredit
        [few] ztracené dílky stojí nejvýš { $credits } kredity
        [many] ztracené dílky stojí nejvýš { $credits } kreditu
       *[other] ztracené dílky stojí nejvýš { $credits } kreditů
    }

## Kontrola a oprava

question-ui-repair =
    { $number ->
        [one] Inspektor našel { $number } chybu
        [few] Inspektor našel { $number } chyby
        [many] Inspektor našel { $number } chyby
       *[other] Inspektor našel { $number } chyb
    }
question-ui-repair-by =
    { $number ->
        [one] { $name } nachází { $number } chybu
        [few] { $name } nachází { $number } chyby
        [many] { $name } nachází { $number } chyby
       *[other] { $name } nachází { $number } chyb
    }
question-ui-repair-own =
    { $number ->
        [one] Hlásíte { $number } chybu na vlastní lodi
        [few] Hlásíte { $number } chyby na vlastní lodi
        [many] Hlásíte { $number } chyby na vlastní lodi
       *[other] Hlásíte { $number } chyb na vlastní lodi
    }
question-ui-repair-how = Klepnutím na označený dílek uvidíte, co odpadne; druhé klepnutí ho odmontuje.
question-ui-repair-parts = Loď se rozpadá na části
question-ui-repair-parts-how = Ponechte si jednu část, nebo odmontujte jiný označený dílek.
question-ui-remove = Odmontovat: { $tile }
question-ui-remove-alone = nic dalšího neodpadne
question-ui-remove-more =
    { $number ->
        [one] odpadne ještě { $number } dílek
        [few] odpadnou ještě { $number } dílky
        [many] odpadne ještě { $number } dílku
       *[other] odpadne ještě { $number } dílků
    }
question-ui-preview-remove = Ukázat, co s tímto dílkem odpadne: { $tile }
question-ui-keep-part = Ponechat část { $number }
question-ui-part-loses =
    { $number ->
        [one] odpadne { $number } dílek
        [few] odpadnou { $number } dílky
        [many] odpadne { $number } dílku
       *[other] odpadne { $number } dílků
    }
question-ui-part = Vaše loď se rozlomila
question-ui-part-how = Klepněte na část, která zůstane; všechno ostatní odletí.
question-ui-without-engine = bez motoru
question-ui-tile-of-part = Část { $number }: { $tile }
question-ui-otherwise-repair = loděnice odmontuje, co musí
question-ui-otherwise-part = zůstane část { $number }

## Mimozemšťané

question-ui-aliens = Kdo nastoupí na palubu?
question-ui-aliens-how =
    { $box ->
        [first] Všude bydlí lidé, dokud neklepnete na označenou kabinu.
       *[second] Všude bydlí kosmonauti, dokud neklepnete na označenou kajutu.
    }
question-ui-alien-purple = posílí děla o 2
question-ui-alien-brown = posílí motory o 2
question-ui-alien-stays = zůstane doma
question-ui-aliens-launch = Vzít na palubu
question-ui-aliens-none =
    { $box ->
        [first] Jen lidé
       *[second] Jen kosmonauti
    }
question-ui-otherwise-aliens =
    { $box ->
        [first] jen lidé
       *[second] jen kosmonauti
    }

## Před každou kartou

question-ui-reveal = Můžeme na další kartu?
question-ui-reveal-how =
    { $number ->
        [one] Zbývá ještě { $number } karta.
        [few] Zbývají ještě { $number } karty.
        [many] Zbývá ještě { $number } karty.
       *[other] Zbývá ještě { $number } karet.
    }
question-ui-reveal-said = Rozhodnuto
question-ui-fly = Letět dál
question-ui-give-up = Odstoupit
question-ui-give-up-sure = Odstoupit z letu?
question-ui-give-up-what = Žádná další karta se vás už nedotkne. Kredity vám zůstanou a zboží prodáte za polovinu ceny (zaokrouhleno nahoru). Odměny za pořadí, nejhezčí loď a tituly ale propadnou a ztracené dílky zaplatíte.
question-ui-give-up-ships = Které lodě odstoupí?
question-ui-give-up-ships-how = Klepněte na lodě na plánu. Jejich posádka a baterky jdou do banku, zboží se prodá za polovinu; ostatní letí dál.
question-ui-give-up-these =
    { $count ->
        [0] Nejdřív vyberte loď
        [one] Odstoupit s lodí { $ships }
        [few] Odstoupit s loděmi { $ships }
        [many] Odstoupit s loděmi { $ships }
       *[other] Odstoupit s loděmi { $ships }
    }
question-ui-give-up-all = Odstoupit s celou flotilou
question-ui-give-up-not = Ne, letět dál

## Co nabízejí karty

question-ui-land = Přistát na planetě?
question-ui-land-how =
    { $number ->
        [one] Přistání stojí { $number } letový den.
        [few] Přistání stojí { $number } letové dny.
        [many] Přistání stojí { $number } letového dne.
       *[other] Přistání stojí { $number } letových dní.
    }
question-ui-planet = Planeta { $number }: { $goods }
question-ui-taken = tady už někdo přistál
question-ui-pass = Proletět kolem
question-ui-use-ship = Opravit opuštěnou loď a prodat ji?
question-ui-use-ship-how = Část posádky v ní odletí a už se nevrátí.
question-ui-use-ship-yes = Vyslat posádku
question-ui-use-station = Přistát na stanici?
question-ui-use-station-how =
    { $number ->
        [one] Je na to potřeba { $number } člen posádky; loď nikdo neopustí.
        [few] Jsou na to potřeba { $number } členové posádky; loď nikdo neopustí.
        [many] Je na to potřeba { $number } člena posádky; loď nikdo neopustí.
       *[other] Je na to potřeba { $number } členů posádky; loď nikdo neopustí.
    }
question-ui-use-station-yes = Přistát
question-ui-crew-leaves =
    { $number ->
        [one] člen posádky odletí
        [few] členové posádky odletí
        [many] člena posádky odletí
       *[other] členů posádky odletí
    }
question-ui-reward = Vítězství! Vzít si kořist?
question-ui-reward-how = Sebrat ji chvíli trvá.
question-ui-reward-yes = Vzít
question-ui-reward-no = Nechat být
question-ui-improve = Smlouvání o zboží
question-ui-improve-how = Jedna bedna bude o třídu lepší, nebo dostanete jednu navíc.
question-ui-offered = V nabídce:
question-ui-improve-to = { $from }: bude z ní { $to }
question-ui-improve-extra = Navíc: { $cube }
question-ui-improve-none = Nechat, jak to je

## Nakládání

question-ui-load = Naložte zboží
question-ui-load-how = Tohle je nejlepší náklad. Změníte ho klepnutím nebo tažením beden.
question-ui-load-free = Bedny přesouvejte klepnutím nebo tažením; co tu zůstane, je pryč.
question-ui-load-where =
    { $box ->
        [first] Teď klepněte na nákladový prostor, kam bedna patří.
       *[second] Teď klepněte na kontejnery, kam bedna patří.
    }
question-ui-load-confirm = Naložit
question-ui-load-best = Nejlepší náklad
question-ui-dock = Tady zůstane
question-ui-dock-empty = nic
question-ui-to-dock = Nechat tady
question-ui-hold-name = { $tile } { $cell }
question-ui-hold =
    { $free ->
        [one] { $tile } { $cell }: { $goods }; volné je { $free } místo
        [few] { $tile } { $cell }: { $goods }; volná jsou { $free } místa
        [many] { $tile } { $cell }: { $goods }; volného je { $free } místa
       *[other] { $tile } { $cell }: { $goods }; volných je { $free } míst
    }
question-ui-put-here = Dát sem: { $cell }

## Síly

question-ui-engines = Plný plyn?
question-ui-engines-space = Každý bod síly motorů vás posune o jedno pole vpřed.
question-ui-engines-end = bez tahu váš let končí
question-ui-engines-end-ship = bez tahu loď vypadne
question-ui-engines-combat = Loď s nejslabšími motory na to doplatí.
question-ui-cannons = Zapnout děla?
question-ui-cannons-combat = Loď s nejslabšími děly na to doplatí.
question-ui-cannons-enemy = { $enemy }, síla { $strength }: kdo má víc, vyhrává.
question-ui-strength-for =
    { $batteries ->
        [0] Síla { $strength } bez baterek
        [one] Síla { $strength } za { $batteries } baterku
        [few] Síla { $strength } za { $batteries } baterky
        [many] Síla { $strength } za { $batteries } baterky
       *[other] Síla { $strength } za { $batteries } baterek
    }
question-ui-fleet-total = flotila: { $strength }
question-ui-no-battery = zdarma
question-ui-verdict-win = výhra
question-ui-verdict-draw = remíza
question-ui-verdict-lose = prohra
question-ui-otherwise-strength = síla { $strength }

## Placení a ztráty

question-ui-battery =
    { $number ->
        [one] Zaplaťte { $number } baterku
        [few] Zaplaťte { $number } baterky
        [many] Zaplaťte { $number } baterky
       *[other] Zaplaťte { $number } baterek
    }
question-ui-battery-how = Klepněte na dílek, ze kterého přijde další baterka.
question-ui-crew =
    { $number ->
        [one] Odejít musí { $number } člen posádky
        [few] Odejít musí { $number } členové posádky
        [many] Odejít musí { $number } člena posádky
       *[other] Odejít musí { $number } členů posádky
    }
question-ui-crew-how =
    { $box ->
        [first] Klepněte na kabinu, ze které někdo odejde. Bez lidí se dál neletí.
       *[second] Klepněte na kajutu, ze které někdo odejde. Bez kosmonautů se dál neletí.
    }
question-ui-cube =
    { $number ->
        [one] Přicházíte o { $number } bednu
        [few] Přicházíte o { $number } bedny
        [many] Přicházíte o { $number } bedny
       *[other] Přicházíte o { $number } beden
    }
question-ui-cube-how =
    { $box ->
        [first] Nejdřív ta nejdražší ({ $cube }). Klepněte na nákladový prostor, ze kterého zmizí.
       *[second] Nejdřív ta nejdražší ({ $cube }). Klepněte na kontejnery, ze kterých zmizí.
    }
question-ui-otherwise-token = z dílku: { $tile }

## Hrozby

question-ui-threat = { $from } letí { $threat }
question-ui-defend-how =
    { $number ->
        [one] Zásah hrozí zde: { $tiles }. Baterka dílek zachrání.
        [few] Zásah hrozí zde: { $tiles }. Baterka zachrání, na co dosáhne.
        [many] Zásah hrozí zde: { $tiles }. Baterka zachrání, na co dosáhne.
       *[other] Zásah hrozí zde: { $tiles }. Baterka zachrání, na co dosáhne.
    }
question-ui-defend-which = Jedna baterka zachrání jeden dílek. Který?
question-ui-defend-with = Baterka z { $cell }
question-ui-take-hit = Přijmout zásah
question-ui-save = Zachránit:
question-ui-save-tile = Zachránit: { $tile }
question-ui-pay-here = Zaplatit baterkou odtud: { $tile }
question-ui-shoot-how = Dělo sestřelí jen jeden z nich. Který dílek zachráníte?
question-ui-otherwise-hit = zásah
question-ui-otherwise-defend = zaplatí se baterka
question-ui-otherwise-shoot = zachrání se { $tile }

## Tituly

question-ui-keep-title = Který titul si necháte?
question-ui-keep-title-how = Nechat si můžete jen jeden, ostatní rozdáte.
question-ui-give-title = Kdo dostane titul „{ $title }“?
question-ui-give-title-how = Dostane ho někdo, kdo zatím žádný nemá.
