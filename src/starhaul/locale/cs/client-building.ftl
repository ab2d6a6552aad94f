### Klient v prohlížeči: stavba.

building-title-round =
    { $box ->
        [first] Etapa { $round }/{ $rounds }, { $class }
       *[second] Let { $round }/{ $rounds }, { $class }
    }
building-own-ship = Vaše loď
building-cell-fits = { $cell }. Sem lze dílek připojit.
building-cell-window = { $cell }. Tento dílek lze ještě přesunout.
building-window-hint = Poslední dílek lze ještě přesunout

## Sklad

building-pool = Sklad dílků
building-face-up =
    { $number ->
        [one] { $number } odkrytý dílek
        [few] { $number } odkryté dílky
        [many] { $number } odkrytého dílku
       *[other] { $number } odkrytých dílků
    }
building-pool-empty = Tady budou ležet dílky, které někdo vrátí.
building-draw = Vzít dílek
building-left =
    { $number ->
        [one] zbývá { $number }
        [few] zbývají { $number }
        [many] zbývá { $number }
       *[other] zbývá { $number }
    }
building-draw-label =
    { $number ->
        [one] Vzít zakrytý dílek, zbývá { $number }
        [few] Vzít zakrytý dílek, zbývají { $number }
        [many] Vzít zakrytý dílek, zbývá { $number }
       *[other] Vzít zakrytý dílek, zbývá { $number }
    }

## Ruka a odložené dílky

building-hand = V ruce
building-hand-empty = Prázdná ruka
building-drawing = Beru dílek…
building-hint-empty = Vezměte si dílek, zakrytý nebo odkrytý.
building-hint-cabin =
    { $box ->
        [first] Váš základní dílek ještě leží mezi odloženými.
       *[second] Vaše startovní kajuta ještě leží mezi rezervovanými.
    }
building-hint-cabin-held = Základní dílek: patří na kterékoli políčko plánu lodi.
building-does-battery = napájí dvojité motory, dvojitá děla a štíty
building-does-cabin =
    { $box ->
        [first] bydlí tu dva lidé
       *[second] bydlí tu dva kosmonauti
    }
building-does-cannon = síla 1 dopředu, jinam ½
building-does-cargo = místo pro žluté, zelené a modré bedny
building-does-double_cannon = síla 2 dopředu, jinam 1; stojí baterku
building-does-double_engine = síla 2; stojí baterku
building-does-engine = síla 1; musí mířit dozadu
building-does-life_support_brown =
    { $box ->
        [first] v připojené kabině může bydlet hnědý mimozemšťan: motory +2
       *[second] v připojené kajutě může bydlet hnědý mimozemšťan: motory +2
    }
building-does-life_support_purple =
    { $box ->
        [first] v připojené kabině může bydlet fialový mimozemšťan: děla +2
       *[second] v připojené kajutě může bydlet fialový mimozemšťan: děla +2
    }
building-does-shield =
    { $box ->
        [first] za baterku zastaví malé meteority a střely ze dvou stran
       *[second] za baterku zastaví malé meteory a střely ze dvou stran
    }
building-does-special_cargo = místo pro bedny všech barev, i pro červené
building-does-starting_cabin =
    { $box ->
        [first] tady loď začíná; bydlí tu dva lidé
       *[second] tady loď začíná; bydlí tu dva kosmonauti
    }
building-does-structural = hodně přípojek a nic víc
building-turn = Otočit doprava
building-turn-back = Otočit doleva
building-return = Vrátit
building-reserve =
    { $box ->
        [first] Odložené
       *[second] Rezervované
    }
building-slot =
    { $box ->
        [first] Odložený dílek { $number }: { $tile }
       *[second] Rezervovaný dílek { $number }: { $tile }
    }
building-slot-put =
    { $box ->
        [first] Odložit dílek na místo { $number }
       *[second] Rezervovat dílek na místo { $number }
    }
building-slot-empty =
    { $box ->
        [first] Odkládací místo { $number }: prázdné
       *[second] Rezervované místo { $number }: prázdné
    }

## Konec stavby

building-starts = Startovní čísla
building-start-free = { $number }: volné
building-start-taken = { $number }: { $name }
building-finish = Hotovo
building-faults =
    { $number ->
        [one] { $number } chyba
        [few] { $number } chyby
        [many] { $number } chyby
       *[other] { $number } chyb
    }
building-finish-title = Je loď hotová?
building-finish-choose = Pak už na ní nic nezměníte. Vyberte si startovní číslo.
building-finish-first = Pak už na ní nic nezměníte. Dostanete nejlepší startovní číslo, které zbývá.
building-finish-faults =
    { $number ->
        [one] Kontrola najde { $number } chybu. Bude vás stát dílky.
        [few] Kontrola najde { $number } chyby. Budou vás stát dílky.
        [many] Kontrola najde { $number } chyby. Budou vás stát dílky.
       *[other] Kontrola najde { $number } chyb. Budou vás stát dílky.
    }
building-finish-mend =
    { $number ->
        [one] Kontrola najde { $number } chybu a pošle vás ji opravit.
        [few] Kontrola najde { $number } chyby a pošle vás je opravit.
        [many] Kontrola najde { $number } chyby a pošle vás je opravit.
       *[other] Kontrola najde { $number } chyb a pošle vás je opravit.
    }
building-sent-back = Inspektor vás posílá zpátky: klepněte na červený dílek, tím ho sundáte, opravte loď a dejte znovu Hotovo.
building-finish-aside =
    { $box ->
        [first] Váš základní dílek ještě leží mezi odloženými; tam propadne.
       *[second] Vaše startovní kajuta ještě leží mezi rezervovanými; tam propadne.
    }
building-finish-no-cabin =
    { $box ->
        [first] Loď nemá kabinu: bez posádky nepoletí.
       *[second] Loď nemá kajutu: bez posádky nepoletí.
    }
building-finish-no-engine = Loď nemá motor: první Volný vesmír ukončí váš let.
building-finish-no-engine-learning = Loď nemá motor: ve Volném vesmíru zůstane stát.
building-premium =
    { $credits ->
        [0] Pojištění: bez pojistného, slabé místo o dvou políčkách tu není.
        [one] Pojištění: { $credits } kredit za největší slabé místo (políček: { $cells }).
        [few] Pojištění: { $credits } kredity za největší slabé místo (políček: { $cells }).
        [many] Pojištění: { $credits } kreditu za největší slabé místo (políček: { $cells }).
       *[other] Pojištění: { $credits } kreditů za největší slabé místo (políček: { $cells }).
    }
building-finish-as = Hotovo, číslo { $number }
building-go-on = Stavět dál
building-finished = Loď je hotová. Startujete s číslem { $number }.
building-waiting = Ještě staví: { $names }
building-all-finished = Všichni mají hotovo.
building-hurry = Ať boti hned dostaví

## Karty

building-cards = Karty
building-piles = Hromádky karet
building-pile =
    { $cards ->
        [one] Prohlédnout hromádku { $number }, { $cards } karta
        [few] Prohlédnout hromádku { $number }, { $cards } karty
        [many] Prohlédnout hromádku { $number }, { $cards } karty
       *[other] Prohlédnout hromádku { $number }, { $cards } karet
    }
building-pile-seen = Hromádka { $number }, prohlíží si ji: { $names }.
building-pile-locked =
    { $cards ->
        [one] Skrytá hromádka, { $cards } karta: tam nesmí nikdo
        [few] Skrytá hromádka, { $cards } karty: tam nesmí nikdo
        [many] Skrytá hromádka, { $cards } karty: tam nesmí nikdo
       *[other] Skrytá hromádka, { $cards } karet: tam nesmí nikdo
    }
building-pile-title = Hromádka { $number }
building-put-back = Vrátit hromádku

## Přesýpací hodiny

building-fields = Pole přesýpacích hodin
building-dice = Kostky loděnice: { $dice }
building-no-hurry = Bez spěchu
building-sand-out = Písek došel
building-flip = Otočit
building-roll = Hodit kostkou
building-your-turn = Jste na tahu
building-turn-of = Staví { $name }

## Ostatní

building-others = Ostatní lodě
building-others-short = Ostatní
building-other-label = { $name }: { $doing }. Zvětšit.
building-other-finished = startuje s číslem { $number }
building-other-looks = prohlíží si hromádku { $number }
building-other-holds =
    { $number ->
        [one] { $number } dílek, jeden v ruce
        [few] { $number } dílky, jeden v ruce
        [many] { $number } dílku, jeden v ruce
       *[other] { $number } dílků, jeden v ruce
    }
building-other-tiles =
    { $number ->
        [one] { $number } dílek
        [few] { $number } dílky
        [many] { $number } dílku
       *[other] { $number } dílků
    }
building-watch = Ve skladu: zakryté { $down }, odkryté { $up }.

## Nápověda

building-more = Další
building-help = Jak se staví
building-help-mouse = Myš: klikněte na dílek a pak na políčko, nebo ho tam přetáhněte. Kolečko nebo pravé tlačítko ho otočí. S prázdnou rukou pravé tlačítko dílek vysvětlí.
building-touch-take = Klepněte na „Vzít dílek“ nebo na odkrytý dílek
building-touch-take-does = vezmete si ho do ruky
building-touch-attach = Klepněte na vyznačené políčko
building-touch-attach-does = dílek se tam připojí
building-touch-drag = Přetáhněte dílek nad plán
building-touch-drag-does = drží se nad prstem; pusťte ho tam, kde má ležet
building-touch-turn = Klepněte na otáčecí šipku, nebo kamkoli druhým prstem
building-touch-turn-does = dílek se otočí
building-touch-reserve =
    { $box ->
        [first] Klepněte na místo pro odložené dílky
       *[second] Klepněte na místo pro rezervované dílky
    }
building-touch-reserve-does =
    { $box ->
        [first] dílek odložíte, nebo ho vezmete zpátky do ruky
       *[second] dílek rezervujete, nebo ho vezmete zpátky do ruky
    }
building-touch-return = Klepněte na šipku do přihrádky
building-touch-return-does = vrátíte dílek odkrytý na stůl pro všechny
building-touch-explain = Podržte prst na dílku nebo kartě
building-touch-explain-does = vysvětlí se, co dělá
building-key-draw = vzít zakrytý dílek
building-key-pool = přejít k odkrytým dílkům
building-key-arrows = pohyb po plánu nebo mezi dílky
building-key-enter = připojit dílek, nebo vzít ten vybraný
building-key-turn = otočit doprava, doleva
building-key-reserve =
    { $box ->
        [first] odložit dílek
       *[second] rezervovat si dílek
    }
building-key-return = vrátit dílek
building-key-use =
    { $box ->
        [first] vzít odložený dílek
       *[second] vzít rezervovaný dílek
    }
building-key-look = prohlédnout hromádku karet
building-key-flip = otočit hodiny
building-key-finish = dokončit loď
building-key-inspect = vysvětlit dílek
building-key-others = podívat se na ostatní lodě
building-key-escape = pustit
coach-weak-no-cannon =
    { $box ->
        [first] Loď nemá dělo: velké meteority a nepřátelé si na ní smlsnou.
       *[second] Loď nemá dělo: velké meteory a nepřátelé si na ní smlsnou.
    }
coach-weak-no-power = Štíty a dvojité dílky potřebují baterky a na palubě žádná není.
coach-weak-small =
    { $number ->
        [one] Ještě { $number } políčko je prázdné. Větší loď, víc kreditů.
        [few] Ještě { $number } políčka jsou prázdná. Větší loď, víc kreditů.
        [many] Ještě { $number } políčka je prázdné. Větší loď, víc kreditů.
       *[other] Ještě { $number } políček je prázdných. Větší loď, víc kreditů.
    }
coach-weak-open =
    { $box ->
        [first] Otevřené přípojky: { $number }. Malé meteority je milují.
       *[second] Otevřené přípojky: { $number }. Malé meteory je milují.
    }
coach-weak-no-hold = Loď nemá jediný kontejner: všechno zboží zůstane ležet.
