### Trenér: údaje o lodi, rady a jejich důvody.

## Na obrazovce

coach-name = Trenér
coach-ask = Zeptat se trenéra
coach-thinking = Moment, přemýšlím…
coach-panel = Rada trenéra
coach-close = Zavřít radu
coach-instead = Druhá možnost:
coach-advised = radí trenér
coach-show = Otočit dílek a ukázat ho tam
coach-other-second = Ukázat druhou možnost
coach-other-best = Ukázat první možnost
coach-figures = Vaše loď v číslech
coach-tile-gone = Vyhlédnutý dílek už má někdo jiný. Zeptejte se znovu.

coach-figure-engines = Síla motorů
coach-figure-cannons =
    { $box ->
        [first] Síla zbraní
       *[second] Síla děl
    }
coach-figure-crew = Posádka
coach-figure-batteries = Baterky
coach-figure-shields = Kryté strany
coach-figure-open = Otevřené přípojky
coach-figure-cargo = Kontejnery
coach-figure-faults = Chyby
coach-figure-credits = Očekávané kredity
coach-figure-range = { $base } až { $most }
coach-figure-of = { $count } ze { $all }
coach-figure-special =
    { $box ->
        [first] { $count }, speciální: { $special }
       *[second] { $count }, červené: { $special }
    }

## Co rozestavěné lodi chybí, jedním řádkem

coach-lack-engine = Zatím žádný motor: bez něj daleko nedoletíte.
coach-lack-cannon =
    { $box ->
        [first] Zatím žádné dělo: velké meteority ani nepřátelé nepočkají.
       *[second] Zatím žádné dělo: velké meteory ani nepřátelé nepočkají.
    }
coach-lack-power = Dvojité dílky a štíty zatím nic nenapájí: chce to baterii.

## Slova ve větách (4. pád)

coach-tile =
    { $tile ->
        [battery] baterii
        [cabin]
            { $box ->
                [first] kabinu
               *[second] kajutu
            }
        [cannon] dělo
        [cargo]
            { $box ->
                [first] nákladový prostor
               *[second] kontejnery
            }
        [double_cannon] dvojité dělo
        [double_engine] dvojitý motor
        [engine] motor
        [life_support_brown] hnědou podporu životních funkcí
        [life_support_purple] fialovou podporu životních funkcí
        [shield] štít
        [special_cargo]
            { $box ->
                [first] speciální nákladový prostor
               *[second] červené kontejnery
            }
        [starting_cabin]
            { $box ->
                [first] základní dílek
               *[second] startovní kajutu
            }
       *[structural]
            { $box ->
                [first] spojovací díl
               *[second] spojovací komponent
            }
    }
coach-part =
    { $where ->
        [front-left] vpředu vlevo
        [front-middle] vpředu
        [front-right] vpředu vpravo
        [middle-left] vlevo
        [middle-right] vpravo
        [rear-left] vzadu vlevo
        [rear-middle] vzadu
        [rear-right] vzadu vpravo
       *[middle-middle] uprostřed
    }
coach-where = { coach-part } (sloupec { $column }, řádek { $row })
coach-penalty =
    { $penalty ->
        [days] dny
        [crew] posádka
        [goods] zboží
       *[shots] střely do lodi
    }
coach-colour =
    { $colour ->
        [red] červenou
        [green] zelenou
        [black] černou
       *[yellow] žlutou
    }
coach-face =
    { $face ->
        [bonus] bonusové pole
        [hyperspace] hyperprostor
        [asteroid] asteroidové pole
        [finish] cíl
       *[normal] normální pole
    }
coach-bonus =
    { $bonus ->
        [experienced_pilot] zkušený pilot
        [light_speed] rychlost světla
        [acceleration] zrychlení
        [evasive_manoeuvre] úhybný manévr
       *[tow_hook] lodní hák
    }

## Co dělat: stavba

coach-do-wait = Chvilku počkejte.
coach-do-take = Vezměte si dílek ze skladu.
coach-do-take_open = Vezměte si odkrytý dílek: { coach-tile }.
coach-do-use = Vezměte si zpátky do ruky { coach-tile }.
coach-do-attach = Připojte { coach-tile } { coach-where }.
coach-do-reserve =
    { $box ->
        [first] Odložte { coach-tile }.
       *[second] Rezervujte { coach-tile }.
    }
coach-do-return = Vraťte { coach-tile }.
coach-do-look = Podívejte se na hromádku { $pile }.
coach-do-put_back = Vraťte hromádku.
coach-do-flip = Otočte hodiny.
coach-do-roll = Hoďte kostkou.
coach-do-finish =
    { $start ->
        [0] Dokončete loď.
       *[other] Dokončete loď a vezměte si startovní číslo { $start }.
    }
coach-do-claim = Vezměte si startovní číslo { $start }.

## Co dělat: kontrola a start

coach-do-remove = Sundejte { coach-tile } { coach-where }.
coach-do-keep = Nechte si část { coach-where }.
coach-do-aliens =
    { $who ->
        [none] Leťte bez mimozemšťanů.
        [purple] Vezměte na palubu fialového mimozemšťana.
        [brown] Vezměte na palubu hnědého mimozemšťana.
       *[both] Vezměte na palubu oba mimozemšťany.
    }
coach-do-insure =
    { $count ->
        [0] Leťte bez pojištění.
        [one] Pojistěte se za { $count } kredit.
        [few] Pojistěte se za { $count } kredity.
        [many] Pojistěte se za { $count } kreditu.
       *[other] Pojistěte se za { $count } kreditů.
    }
coach-do-report = Nahlaste chybu: { $seat }.
coach-do-ready = Není co hlásit, pokračujte.

## Co dělat: let

coach-do-fly = Leťte dál.
coach-do-give_up =
    { $count ->
        [0] Odstupte z letu.
       *[other] Nechte část flotily odstoupit.
    }
coach-do-land = Přistaňte na planetě { $planet }.
coach-do-pass = Proleťte kolem.
coach-do-use_ship = Vezměte si opuštěnou loď.
coach-do-use_station = Přistaňte na opuštěné stanici.
coach-do-decline = Nechte to být.
coach-do-reward = Vezměte si odměnu.
coach-do-no_reward = Odměnu si neberte.
coach-do-engines =
    { $count ->
        [0] Nedávejte do motorů žádnou baterku.
        [one] Zapněte { $count } dvojitý motor.
        [few] Zapněte { $count } dvojité motory.
        [many] Zapněte { $count } dvojitého motoru.
       *[other] Zapněte { $count } dvojitých motorů.
    }
coach-do-cannons =
    { $count ->
        [0] Nedávejte do děl žádnou baterku.
        [one] Bojujte a zapněte { $count } dvojité dělo.
        [few] Bojujte a zapněte { $count } dvojitá děla.
        [many] Bojujte a zapněte { $count } dvojitého děla.
       *[other] Bojujte a zapněte { $count } dvojitých děl.
    }
coach-do-battery = Vezměte baterku { coach-where }.
coach-do-crew =
    { $who ->
        [human]
            { $box ->
                [first] Obětujte člověka { coach-where }.
               *[second] Obětujte kosmonauta { coach-where }.
            }
        [purple] Obětujte fialového mimozemšťana { coach-where }.
       *[brown] Obětujte hnědého mimozemšťana { coach-where }.
    }
coach-do-cube = Obětujte bednu { coach-where }.
coach-do-load =
    { $count ->
        [0] Nenakládejte nic.
        [one] Vezte { $count } bednu.
        [few] Vezte { $count } bedny.
        [many] Vezte { $count } bedny.
       *[other] Vezte { $count } beden.
    }
coach-do-defend = Odvraťte zásah baterkou.
coach-do-save = Zachraňte baterkou { coach-tile } { coach-where }.
coach-do-take_hit = Nechte zásah dopadnout.
coach-do-shoot =
    { $box ->
        [first] Sestřelte meteorit letící na { coach-tile } { coach-where }.
       *[second] Sestřelte meteor letící na { coach-tile } { coach-where }.
    }
coach-do-improve =
    { $how ->
        [extra] Vezměte si o bednu víc.
        [upgrade] Vyměňte bednu za lepší.
       *[neither] Nechte zboží, jak je.
    }
coach-do-keep_title = Nechte si titul: { $title }.
coach-do-give_title = Předejte titul { $title }: { $seat }.

## Proč: co dílek přidá

coach-why-engines = Síla motorů pak bude { $to }.
coach-why-cannons =
    { $box ->
        [first] Síla zbraní pak bude { $to }.
       *[second] Síla děl pak bude { $to }.
    }
coach-why-more_crew =
    { $count ->
        [one] Místo pro { $count } dalšího člena posádky.
        [few] Místo pro { $count } další členy posádky.
        [many] Místo pro { $count } dalšího člena posádky.
       *[other] Místo pro { $count } dalších členů posádky.
    }
coach-why-more_batteries =
    { $count ->
        [one] O { $count } baterku víc.
        [few] O { $count } baterky víc.
        [many] O { $count } baterky víc.
       *[other] O { $count } baterek víc.
    }
coach-why-more_cargo =
    { $count ->
        [one] Místo na { $count } další bednu.
        [few] Místo na { $count } další bedny.
        [many] Místo na { $count } další bedny.
       *[other] Místo na { $count } dalších beden.
    }
coach-why-more_special =
    { $count ->
        [one] { $count } místo na červené zboží, to nejdražší.
        [few] { $count } místa na červené zboží, to nejdražší.
        [many] { $count } místa na červené zboží, to nejdražší.
       *[other] { $count } míst na červené zboží, to nejdražší.
    }
coach-why-shields =
    { $count ->
        [one] Štíty teď kryjí { $count } stranu.
        [4] Štíty teď kryjí všechny čtyři strany.
        [few] Štíty teď kryjí { $count } strany.
        [many] Štíty teď kryjí { $count } strany.
       *[other] Štíty teď kryjí { $count } stran.
    }
coach-why-guards =
    { $count ->
        [one] Dělo teď hlídá bok nebo záď.
        [few] Děla teď hlídají i { $count } další strany.
        [many] Děla teď hlídají i { $count } další strany.
       *[other] Děla teď hlídají i { $count } dalších stran.
    }
coach-why-adds_little = Lodi moc nepřidá.
coach-why-power_short = Na stálý provoz nemáte dost baterek.
coach-why-power_up = Dvojité dílky a štíty konečně dostanou dost energie.

## Proč: kam s ním

coach-why-closes =
    { $count ->
        [one] Uzavře { $count } otevřenou přípojku a drží pevně.
        [2] Uzavře dvě otevřené přípojky a drží pevně.
        [few] Uzavře { $count } otevřené přípojky a drží pevně.
        [many] Uzavře { $count } otevřené přípojky a drží pevně.
       *[other] Uzavře { $count } otevřených přípojek a drží pevně.
    }
coach-why-one_joint = Drželo by to na jediném spoji.
coach-why-dead_ends =
    { $count ->
        [one] Nechá přípojku, kterou už nic neuzavře.
        [few] Nechá { $count } přípojky, které už nic neuzavře.
        [many] Nechá { $count } přípojky, které už nic neuzavře.
       *[other] Nechá { $count } přípojek, které už nic neuzavře.
    }
coach-why-keeps_room = Nechává cestu dalším dílkům.
coach-why-less_room = Dá se odtud hůř stavět dál.
coach-why-walls_off = Zazdí místo, které se bude hodit.
coach-why-houses_alien = Hned vedle může bydlet mimozemšťan.
coach-why-crowded =
    { $box ->
        [first] Kabiny vedle sebe si předají každou epidemii.
       *[second] Kajuty vedle sebe si předají každou epidemii.
    }
coach-why-first_in_lane = Je to první dělo, které hlídá tenhle sloupec.
coach-why-bridge = Spojí volné části v jednu loď.

## Proč: který dílek a kdy skončit

coach-why-fits_nowhere = Bez chyby nikam nepasuje.
coach-why-better_to_come = Nejspíš přijdou lepší dílky.
coach-why-begin_somewhere = Loď musí někde začít.
coach-why-choosy_enough = Sedí, a čekat na lepší se sotva vyplatí.
coach-why-draws_left =
    { $count ->
        [one] Čas zbývá asi na { $count } další dílek.
        [few] Čas zbývá asi na { $count } další dílky.
        [many] Čas zbývá asi na { $count } dalšího dílku.
       *[other] Čas zbývá asi na { $count } dalších dílků.
    }
coach-why-room_left =
    { $count ->
        [one] Vejde se ještě asi { $count } dílek.
        [few] Vejdou se ještě asi { $count } dílky.
        [many] Vejde se ještě asi { $count } dílku.
       *[other] Vejde se ještě asi { $count } dílků.
    }
coach-why-no_room = Už není skoro žádné místo.
coach-why-nothing_better = Žádný odkrytý dílek není lepší než překvapení.
coach-why-beats_a_draw = Je lepší než to, co asi přinese tah naslepo.
coach-why-would_cost_later = Dílek, který zůstane stranou, se při startu počítá jako ztracený.
coach-why-good_later = Je to silný dílek a místo se pro něj ještě najde.
coach-why-know_the_cards = Když znáte karty, víte, co stavět.
coach-why-pile_seen = Obsah už znáte, stavte dál.
coach-why-hurry_others = Máte náskok: ať se ostatní zapotí.
coach-why-more_room = Kostka otevře nové místo.
coach-why-wrong_tile = Je připojený špatně a odpadl by.
coach-why-sand_first = Dokud se něco nestane, není co užitečného dělat.

## Proč: kontrola a start

coach-why-start_ahead = Kdo letí vpředu, vybírá první.
coach-why-start_behind = Máte slabá děla: ať na nepřátele narazí nejdřív ostatní.
coach-why-has_fault =
    { $count ->
        [one] Má { $count } chybu.
        [few] Má { $count } chyby.
        [many] Má { $count } chyby.
       *[other] Má { $count } chyb.
    }
coach-why-no_fault_seen = Na žádné cizí lodi není vidět chyba.
coach-why-tiles_lost =
    { $count ->
        [one] Stojí to { $count } dílek.
        [few] Stojí to { $count } dílky.
        [many] Stojí to { $count } dílku.
       *[other] Stojí to { $count } dílků.
    }
coach-why-keeps_all = Nepřijdete o žádný dílek.
coach-why-premium =
    { $count ->
        [one] Pojistné stojí { $count } kredit.
        [few] Pojistné stojí { $count } kredity.
        [many] Pojistné stojí { $count } kreditu.
       *[other] Pojistné stojí { $count } kreditů.
    }
coach-why-losses =
    { $credits ->
        [one] Ztracené dílky vás pak budou stát asi { $credits } kredit.
        [few] Ztracené dílky vás pak budou stát asi { $credits } kredity.
        [many] Ztracené dílky vás pak budou stát asi { $credits } kreditu.
       *[other] Ztracené dílky vás pak budou stát asi { $credits } kreditů.
    }
coach-why-humans_stay = Plná lidská posádka tu udělá víc než mimozemšťan.
coach-why-alien_cannons = Fialový mimozemšťan přidá dělům 2.
coach-why-alien_engines = Hnědý mimozemšťan přidá motorům 2.
coach-why-fewer_humans =
    { $box ->
        [first]
            { $count ->
                [one] Zabere místo dvěma lidem.
                [few] Zaberou místo lidem.
                [many] Zaberou místo lidem.
               *[other] Zaberou místo lidem.
            }
       *[second]
            { $count ->
                [one] Zabere místo dvěma kosmonautům.
                [few] Zaberou místo kosmonautům.
                [many] Zaberou místo kosmonautům.
               *[other] Zaberou místo kosmonautům.
            }
    }

## Proč: let

coach-why-credits =
    { $count ->
        [one] Vydělá { $count } kredit.
        [few] Vydělá { $count } kredity.
        [many] Vydělá { $count } kreditu.
       *[other] Vydělá { $count } kreditů.
    }
coach-why-goods =
    { $credits ->
        [one] Přibude zboží asi za { $credits } kredit.
        [few] Přibude zboží asi za { $credits } kredity.
        [many] Přibude zboží asi za { $credits } kreditu.
       *[other] Přibude zboží asi za { $credits } kreditů.
    }
coach-why-less_goods =
    { $credits ->
        [one] Zboží odtud vám vynese jen asi { $credits } kredit.
        [few] Zboží odtud vám vynese jen asi { $credits } kredity.
        [many] Zboží odtud vám vynese jen asi { $credits } kreditu.
       *[other] Zboží odtud vám vynese jen asi { $credits } kreditů.
    }
coach-why-no_goods = Z toho zboží se vám skoro nic nevejde.
coach-why-leaves_gain = Zisk necháte ostatním.
coach-why-days =
    { $count ->
        [one] Stojí to { $count } letový den.
        [few] Stojí to { $count } letové dny.
        [many] Stojí to { $count } letového dne.
       *[other] Stojí to { $count } letových dní.
    }
coach-why-keeps_place =
    { $place ->
        [1] Zůstanete v čele.
        [2] Zůstanete na druhém místě.
        [3] Zůstanete na třetím místě.
       *[other] Zůstanete na čtvrtém místě.
    }
coach-why-loses_place =
    { $place ->
        [2] Klesnete na druhé místo.
        [3] Klesnete na třetí místo.
       *[other] Klesnete na poslední místo.
    }
coach-why-gains_days =
    { $count ->
        [one] Získáte { $count } letový den.
        [few] Získáte { $count } letové dny.
        [many] Získáte { $count } letového dne.
       *[other] Získáte { $count } letových dní.
    }
coach-why-gains_place =
    { $place ->
        [1] Dostanete se do čela.
        [2] Posunete se na druhé místo.
       *[other] Posunete se na třetí místo.
    }
coach-why-slower =
    { $count ->
        [one] Získáte jen { $count } letový den.
        [few] Získáte jen { $count } letové dny.
        [many] Získáte jen { $count } letového dne.
       *[other] Získáte jen { $count } letových dní.
    }
coach-why-crew_lost =
    { $count ->
        [one] Stojí to { $count } člena posádky; zbude { $left }.
        [few] Stojí to { $count } členy posádky; zbude { $left }.
        [many] Stojí to { $count } člena posádky; zbude { $left }.
       *[other] Stojí to { $count } členů posádky; zbude { $left }.
    }
coach-why-batteries_paid =
    { $count ->
        [one] Stojí to { $count } baterku; na to, co přijde, zbude { $left }.
        [few] Stojí to { $count } baterky; na to, co přijde, zbude { $left }.
        [many] Stojí to { $count } baterky; na to, co přijde, zbude { $left }.
       *[other] Stojí to { $count } baterek; na to, co přijde, zbude { $left }.
    }
coach-why-last_battery = Je to poslední energie: štíty a dvojité dílky by zhasly.
coach-why-saves_batteries = Baterky zůstanou na horší chvíle.
coach-why-beats_enemy =
    { $box ->
        [first] Síla zbraní { $strength } porazí jejich { $enemy }.
       *[second] Síla děl { $strength } porazí jejich { $enemy }.
    }
coach-why-ties_enemy = Vyrovnáte jejich { $enemy }: nikdo nevyhraje, nikdo neplatí.
coach-why-loses_to_enemy =
    { $box ->
        [first] Síla zbraní { $strength } proti { $enemy } nestačí. Cena: { coach-penalty }.
       *[second] Síla děl { $strength } proti { $enemy } nestačí. Cena: { coach-penalty }.
    }
coach-why-not_weakest = S hodnotou { $strength } sotva budete nejslabší.
coach-why-weakest = S hodnotou { $strength } hrozí, že budete nejslabší. Cena: { coach-penalty }.
coach-why-no_thrust = Bez tahu pro vás let končí.
coach-why-averts = Zachráníte { coach-tile }.
coach-why-hit_costs = Přijdete o { coach-tile }.
coach-why-little_damage = Zásah moc škody nenadělá.
coach-why-arrival = Odměnu a plnou cenu za zboží dostane jen ten, kdo doletí.
coach-why-cards_help =
    { $count ->
        [one] Poslední karta se nejspíš vyplatí.
        [few] Zbývající { $count } karty se nejspíš vyplatí.
        [many] Zbývající { $count } karty se nejspíš vyplatí.
       *[other] Zbývajících { $count } karet se nejspíš vyplatí.
    }
coach-why-cards_hurt =
    { $count ->
        [one] Poslední karta bude nejspíš bolet.
        [few] Zbývající { $count } karty budou nejspíš bolet.
        [many] Zbývající { $count } karty budou nejspíš bolet.
       *[other] Zbývajících { $count } karet bude nejspíš bolet.
    }
coach-why-weaker_engines = Motory ztratí { $count } síly.
coach-why-weaker_cannons = Děla ztratí { $count } síly.
coach-why-infected =
    { $box ->
        [first] { $count ->
            [one] Epidemie dál ohrožuje { $count } kabinu.
            [few] Epidemie dál ohrožuje { $count } kabiny.
            [many] Epidemie dál ohrožuje { $count } kabiny.
           *[other] Epidemie dál ohrožuje { $count } kabin.
        }
       *[second] { $count ->
            [one] Epidemie dál ohrožuje { $count } kajutu.
            [few] Epidemie dál ohrožuje { $count } kajuty.
            [many] Epidemie dál ohrožuje { $count } kajuty.
           *[other] Epidemie dál ohrožuje { $count } kajut.
        }
    }
coach-why-plays_out = Mnohokrát přehráno: tohle končí nejlépe.
coach-why-score_leads = Máte { $score }, nejlepší soupeř { $rival }.
coach-why-score_trails = Máte jen { $score }; soupeř má { $rival }.
coach-why-weakest_holder = Odtud ho nejsnáz získáte zpátky.
coach-why-most_valuable = Vynese to nejvíc.
coach-why-cheapest_loss = To vám bude chybět nejmíň.
coach-why-next_round = Všechno je vyúčtované.
coach-why-only_choice = Jiná možnost není.
coach-why-close_call = Je to těsné; klidně můžete i takhle.
coach-why-routine = Není důvod to neudělat.

## Závod

coach-do-play =
    { $side ->
        [mine] Zahrajte { $number } na svou { coach-colour } loď { $ship }.
       *[theirs] Zahrajte { $number } na cizí { coach-colour } loď { $ship }.
    }
coach-do-play_none = Zahrajte { $number }; žádná loď se nepohne.
coach-do-bonus = Zahrajte bonusovou kartu: { coach-bonus }.
coach-do-no_bonus = Bonusové karty si nechte.
coach-do-side = Zvolte tuhle stranu: { coach-face }.
coach-do-tow = Zahrajte lodní hák na svou { coach-colour } loď { $ship }.
coach-do-no_tow = Lodní hák si nechte.

coach-why-ship_gains =
    { $spaces ->
        [one] Vaše loď poskočí o { $spaces } pole.
        [few] Vaše loď poskočí o { $spaces } pole.
        [many] Vaše loď poskočí o { $spaces } pole.
       *[other] Vaše loď poskočí o { $spaces } polí.
    }
coach-why-ship_barely =
    { $spaces ->
        [one] Vaše loď poskočí jen o { $spaces } pole.
        [few] Vaše loď poskočí jen o { $spaces } pole.
        [many] Vaše loď poskočí jen o { $spaces } pole.
       *[other] Vaše loď poskočí jen o { $spaces } polí.
    }
coach-why-rival_held =
    { $spaces ->
        [one] Cizí loď poskočí jen o { $spaces } pole.
        [few] Cizí loď poskočí jen o { $spaces } pole.
        [many] Cizí loď poskočí jen o { $spaces } pole.
       *[other] Cizí loď poskočí jen o { $spaces } polí.
    }
coach-why-rival_gains =
    { $spaces ->
        [one] Cizí loď poskočí o { $spaces } pole.
        [few] Cizí loď poskočí o { $spaces } pole.
        [many] Cizí loď poskočí o { $spaces } pole.
       *[other] Cizí loď poskočí o { $spaces } polí.
    }
coach-why-lands_on = Skončí tady: { coach-face }.
coach-why-rival_lands_on = Cizí loď skončí tady: { coach-face }.
coach-why-into_hole = Vaši loď by černá díra odhodila zpátky.
coach-why-rival_into_hole = Černá díra odhodí cizí loď zpátky.
coach-why-wins = Vyhraje to závod.
coach-why-loses = Soupeři by vyhráli závod.
coach-why-towed_behind = Soupeři se mohou zaháknout a svézt.
coach-why-can_tow = S lodním hákem se můžete svézt.
coach-why-good_fit = Víc než tady karta málokdy udělá.
coach-why-better_later = Jinde ta karta udělá víc.
coach-why-misses_chance = Dobrá příležitost by utekla.
coach-why-saves_bonus = Později bude cennější: { coach-bonus }.
coach-why-spends_bonus = Stojí to bonusovou kartu: { coach-bonus }.
coach-why-face_pays = To je lepší strana: { coach-face }.
coach-why-face_costs = To je horší strana: { coach-face }.
coach-why-tow_gains =
    { $spaces ->
        [one] Vaše loď se sveze o { $spaces } pole.
        [few] Vaše loď se sveze o { $spaces } pole.
        [many] Vaše loď se sveze o { $spaces } pole.
       *[other] Vaše loď se sveze o { $spaces } polí.
    }
coach-why-keeps_hook = Přijde delší svezení.
