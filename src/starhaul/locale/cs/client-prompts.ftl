### Klient v prohlížeči: otázky při kontrole, startu a letu.

prompt-waiting = Na řadě: { $names }
prompt-unknown = Otázka, kterou tahle stránka nezná
prompt-unknown-text = Server je novější než tahle stránka. Načtěte ji znovu, nebo použijte výchozí odpověď.
prompt-unknown-usual = Použít výchozí odpověď
prompt-otherwise = Až vyprší čas: { $what }
prompt-undo = Zpět
prompt-no = Ne, díky
prompt-tile = { $tile } { $cell }
prompt-ship = Loď { $number }
prompt-which-ship = Loď { $number }:
prompt-tiles =
    { $number ->
        [one] { $number } dílek
        [few] { $number } dílky
        [many] { $number } dílku
       *[other] { $number } dílků
    }
prompt-humans =
    { $box ->
        [first] lidé
       *[second] kosmonauti
    }
prompt-has-batteries =
    { $number ->
        [one] { $number } baterka
        [few] { $number } baterky
        [many] { $number } baterky
       *[other] { $number } baterek
    }
prompt-has-humans =
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
prompt-room-for-humans =
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
prompt-credits =
    { $number ->
        [one] kredit
        [few] kredity
        [many] kreditu
       *[other] kreditů
    }
prompt-days =
    { $number ->
        [one] ztracený letový den
        [few] ztracené letové dny
        [many] ztraceného letového dne
       *[other] ztracených letových dní
    }
prompt-gain =
    { $credits ->
        [0] nic se už nevejde
        [one] vynese { $credits } kredit
        [few] vynese { $credits } kredity
        [many] vynese { $credits } kreditu
       *[other] vynese { $credits } kreditů
    }
prompt-worth =
    { $credits ->
        [one] za { $credits } kredit
        [few] za { $credits } kredity
        [many] za { $credits } kreditu
       *[other] za { $credits } kreditů
    }

## Startovní čísla, prohlídka, pojištění

prompt-claim = Vyberte si startovní číslo
prompt-claim-how = Čas vypršel. Číslo 1 letí vpředu, ostatní se řadí za ním.
prompt-claim-number = Startovní číslo { $start }
prompt-claim-first = vpředu
prompt-claim-behind =
    { $number ->
        [one] za { $number } raketou
        [few] za { $number } raketami
        [many] za { $number } rakety
       *[other] za { $number } raketami
    }
prompt-inspect = Je s loděmi všechno v pořádku?
prompt-inspect-how = Nikdo jiný je nekontroluje. Prohlédněte si všechny a loď s chybou nahlaste.
prompt-inspect-ready = Nic k hlášení
prompt-report = Nahlásit: { $name }
prompt-report-own = Nahlásit vlastní loď
prompt-insure = Pojistit flotilu?
prompt-insure-how = Ztracené dílky se po letu platí. Pojistné určuje, kolik nejvýš.
prompt-insure-pay =
    { $credits ->
        [0] Pojištění zdarma
        [one] Zaplatit { $credits } kredit
        [few] Zaplatit { $credits } kredity
        [many] Zaplatit { $credits } kreditu
       *[other] Zaplatit { $credits } kreditů
    }
prompt-insure-none = Bez pojištění
prompt-insure-all = platíte každý ztracený dílek
prompt-insure-cap =
    { $credits ->
        [0] ztracené dílky nestojí nic
        [one] ztracené dílky stojí nejvýš { $credits } kredit
        [few] ztracené dílky stojí nejvýš { $credits } kredity
        [many] ztracené dílky stojí nejvýš { $credits } kreditu
       *[other] ztracené dílky stojí nejvýš { $credits } kreditů
    }

## Kontrola a oprava

prompt-repair =
    { $number ->
        [one] Inspektor našel { $number } chybu
        [few] Inspektor našel { $number } chyby
        [many] Inspektor našel { $number } chyby
       *[other] Inspektor našel { $number } chyb
    }
prompt-repair-by =
    { $number ->
        [one] { $name } nachází { $number } chybu
        [few] { $name } nachází { $number } chyby
        [many] { $name } nachází { $number } chyby
       *[other] { $name } nachází { $number } chyb
    }
prompt-repair-own =
    { $number ->
        [one] Hlásíte { $number } chybu na vlastní lodi
        [few] Hlásíte { $number } chyby na vlastní lodi
        [many] Hlásíte { $number } chyby na vlastní lodi
       *[other] Hlásíte { $number } chyb na vlastní lodi
    }
prompt-repair-how = Klepnutím na označený dílek uvidíte, co odpadne; druhé klepnutí ho odmontuje.
prompt-repair-parts = Loď se rozpadá na části
prompt-repair-parts-how = Ponechte si jednu část, nebo odmontujte jiný označený dílek.
prompt-remove = Odmontovat: { $tile }
prompt-remove-alone = nic dalšího neodpadne
prompt-remove-more =
    { $number ->
        [one] odpadne ještě { $number } dílek
        [few] odpadnou ještě { $number } dílky
        [many] odpadne ještě { $number } dílku
       *[other] odpadne ještě { $number } dílků
    }
prompt-preview-remove = Ukázat, co s tímto dílkem odpadne: { $tile }
prompt-keep-part = Ponechat část { $number }
prompt-part-loses =
    { $number ->
        [one] odpadne { $number } dílek
        [few] odpadnou { $number } dílky
        [many] odpadne { $number } dílku
       *[other] odpadne { $number } dílků
    }
prompt-part = Vaše loď se rozlomila
prompt-part-how = Klepněte na část, která zůstane; všechno ostatní odletí.
prompt-without-engine = bez motoru
prompt-tile-of-part = Část { $number }: { $tile }
prompt-otherwise-repair = loděnice odmontuje, co musí
prompt-otherwise-part = zůstane část { $number }

## Mimozemšťané

prompt-aliens = Kdo nastoupí na palubu?
prompt-aliens-how =
    { $box ->
        [first] Klepnutím na označenou kabinu změníte, kdo v ní bydlí.
       *[second] Klepnutím na označenou kajutu změníte, kdo v ní bydlí.
    }
prompt-alien-purple = posílí děla o 2
prompt-alien-brown = posílí motory o 2
prompt-alien-stays = zůstane doma
prompt-aliens-launch = Vzít na palubu
prompt-aliens-none =
    { $box ->
        [first] Jen lidé
       *[second] Jen kosmonauti
    }
prompt-otherwise-aliens =
    { $box ->
        [first] jen lidé
       *[second] jen kosmonauti
    }

## Před každou kartou

prompt-reveal = Můžeme na další kartu?
prompt-reveal-how =
    { $number ->
        [one] Zbývá ještě { $number } karta.
        [few] Zbývají ještě { $number } karty.
        [many] Zbývá ještě { $number } karty.
       *[other] Zbývá ještě { $number } karet.
    }
prompt-reveal-said = Rozhodnuto
prompt-fly = Letět dál
prompt-give-up = Odstoupit
prompt-give-up-sure = Odstoupit z letu?
prompt-give-up-what = Vaše loď opustí dráhu. Žádné další karty, žádná odměna za pořadí ani za nejhezčí loď a zboží se prodá za polovinu.
prompt-give-up-ships = Které lodě odstoupí?
prompt-give-up-ships-how = Klepněte na lodě na plánu. Jejich posádka a baterky jdou do banku, zboží se prodá za polovinu; ostatní letí dál.
prompt-give-up-these =
    { $count ->
        [0] Nejdřív vyberte loď
        [one] Odstoupit s lodí { $ships }
        [few] Odstoupit s loděmi { $ships }
        [many] Odstoupit s loděmi { $ships }
       *[other] Odstoupit s loděmi { $ships }
    }
prompt-give-up-all = Odstoupit s celou flotilou
prompt-give-up-not = Ne, letět dál

## Co nabízejí karty

prompt-land = Přistát na planetě?
prompt-land-how =
    { $number ->
        [one] Přistání stojí { $number } letový den.
        [few] Přistání stojí { $number } letové dny.
        [many] Přistání stojí { $number } letového dne.
       *[other] Přistání stojí { $number } letových dní.
    }
prompt-planet = Planeta { $number }: { $goods }
prompt-taken = tady už někdo přistál
prompt-pass = Proletět kolem
prompt-use-ship = Opravit opuštěnou loď a prodat ji?
prompt-use-ship-how = Část posádky v ní odletí, a to navždy.
prompt-use-ship-yes = Vyslat posádku
prompt-use-station = Přistát na stanici?
prompt-use-station-how =
    { $number ->
        [one] Je na to potřeba { $number } člen posádky; loď nikdo neopustí.
        [few] Jsou na to potřeba { $number } členové posádky; loď nikdo neopustí.
        [many] Je na to potřeba { $number } člena posádky; loď nikdo neopustí.
       *[other] Je na to potřeba { $number } členů posádky; loď nikdo neopustí.
    }
prompt-use-station-yes = Přistát
prompt-crew-leaves =
    { $number ->
        [one] člen posádky odletí
        [few] členové posádky odletí
        [many] člena posádky odletí
       *[other] členů posádky odletí
    }
prompt-reward = Vítězství! Vzít si kořist?
prompt-reward-how = Sebrat ji chvíli trvá.
prompt-reward-yes = Vzít
prompt-reward-no = Nechat být
prompt-improve = Smlouvání o zboží
prompt-improve-how = Jedna bedna bude o třídu lepší, nebo dostanete jednu navíc.
prompt-offered = V nabídce:
prompt-improve-to = { $from }: bude z ní { $to }
prompt-improve-extra = Navíc: { $cube }
prompt-improve-none = Nechat, jak to je

## Nakládání

prompt-load = Naložte zboží
prompt-load-how = Tohle je nejlepší náklad. Změníte ho klepnutím nebo tažením beden.
prompt-load-free = Bedny přesouvejte klepnutím nebo tažením; co tu zůstane, je pryč.
prompt-load-where =
    { $box ->
        [first] Teď klepněte na nákladový prostor, kam bedna patří.
       *[second] Teď klepněte na kontejnery, kam bedna patří.
    }
prompt-load-confirm = Naložit
prompt-load-best = Nejlepší náklad
prompt-dock = Tady zůstane
prompt-dock-empty = nic
prompt-to-dock = Nechat tady
prompt-hold =
    { $free ->
        [one] { $tile } { $cell }: { $goods }; volné je { $free } místo
        [few] { $tile } { $cell }: { $goods }; volná jsou { $free } místa
        [many] { $tile } { $cell }: { $goods }; volného je { $free } místa
       *[other] { $tile } { $cell }: { $goods }; volných je { $free } míst
    }
prompt-put-here = Dát sem: { $cell }

## Síly

prompt-engines = Plný plyn?
prompt-engines-space = Každý bod síly motorů vás posune o jedno pole vpřed.
prompt-engines-end = stojí: končí váš let
prompt-engines-end-ship = loď stojí a odstoupí
prompt-engines-combat = Loď s nejslabšími motory na to doplatí.
prompt-cannons = Zapnout děla?
prompt-cannons-combat = Loď s nejslabšími děly na to doplatí.
prompt-cannons-enemy = { $enemy }, síla { $strength }: kdo má víc, vyhrává.
prompt-strength-for =
    { $batteries ->
        [0] Síla { $strength } bez baterek
        [one] Síla { $strength } za { $batteries } baterku
        [few] Síla { $strength } za { $batteries } baterky
        [many] Síla { $strength } za { $batteries } baterky
       *[other] Síla { $strength } za { $batteries } baterek
    }
prompt-fleet-total = flotila: { $strength }
prompt-no-battery = zdarma
prompt-verdict-win = výhra
prompt-verdict-draw = remíza
prompt-verdict-lose = prohra
prompt-otherwise-strength = síla { $strength }

## Placení a ztráty

prompt-battery =
    { $number ->
        [one] Zaplaťte { $number } baterku
        [few] Zaplaťte { $number } baterky
        [many] Zaplaťte { $number } baterky
       *[other] Zaplaťte { $number } baterek
    }
prompt-battery-how = Klepněte na dílek, ze kterého přijde další baterka.
prompt-crew =
    { $number ->
        [one] Odejít musí { $number } člen posádky
        [few] Odejít musí { $number } členové posádky
        [many] Odejít musí { $number } člena posádky
       *[other] Odejít musí { $number } členů posádky
    }
prompt-crew-how =
    { $box ->
        [first] Klepněte na kabinu, ze které někdo odejde. Bez lidí se dál neletí.
       *[second] Klepněte na kajutu, ze které někdo odejde. Bez kosmonautů se dál neletí.
    }
prompt-cube =
    { $number ->
        [one] Přicházíte o { $number } bednu
        [few] Přicházíte o { $number } bedny
        [many] Přicházíte o { $number } bedny
       *[other] Přicházíte o { $number } beden
    }
prompt-cube-how =
    { $box ->
        [first] Nejdřív ta nejdražší ({ $cube }). Klepněte na nákladový prostor, ze kterého zmizí.
       *[second] Nejdřív ta nejdražší ({ $cube }). Klepněte na kontejnery, ze kterých zmizí.
    }
prompt-otherwise-token = z dílku: { $tile }

## Hrozby

prompt-threat = { $from } letí { $threat }
prompt-defend-how =
    { $number ->
        [one] Zásah hrozí zde: { $tiles }. Baterka dílek zachrání.
        [few] Zásah hrozí zde: { $tiles }. Baterka zachrání, na co dosáhne.
        [many] Zásah hrozí zde: { $tiles }. Baterka zachrání, na co dosáhne.
       *[other] Zásah hrozí zde: { $tiles }. Baterka zachrání, na co dosáhne.
    }
prompt-defend-which = Jedna baterka zachrání jeden dílek. Který?
prompt-defend-with = Baterka z { $cell }
prompt-take-hit = Přijmout zásah
prompt-save = Zachránit:
prompt-save-tile = Zachránit: { $tile }
prompt-pay-here = Zaplatit baterkou odtud: { $tile }
prompt-shoot-how = Dělo sestřelí jen jeden z nich. Který dílek zachráníte?
prompt-otherwise-hit = zásah
prompt-otherwise-defend = zaplatí se baterka
prompt-otherwise-shoot = zachrání se { $tile }

## Tituly

prompt-keep-title = Který titul si necháte?
prompt-keep-title-how = Nechat si můžete jen jeden, ostatní rozdáte.
prompt-give-title = Kdo dostane titul „{ $title }“?
prompt-give-title-how = Dostane ho někdo, kdo zatím žádný nemá.
title-goal-hauler = nejvíc dílků, na kterých leží zboží
title-goal-battery = nejvíc dílků na baterky: dvojitých děl, dvojitých motorů a štítů
title-goal-xeno = mimozemšťané ubytovaní co nejdál od ostatních kajut
title-goal-cruise = nejvíc obydlených kajut s prázdnou hranou do volného prostoru
title-goal-engineer = nejvíc dílků na lodi
title-goal-corridor = nejdelší řada spojených dílků, které mají přípojky jen na jedné nebo dvou stranách
title-burden-hauler = nakládání zboží stojí o letový den víc
title-burden-battery = v každé baterii je na startu o baterku méně
title-burden-xeno = v kajutách kromě startovní bydlí jeden kosmonaut místo dvou
title-burden-cruise = kdo vám bere posádku, vezme o jednoho víc
title-burden-engineer = při stavbě si nelze rezervovat žádný dílek
title-burden-corridor = do hromádek karet se nesmíte podívat
