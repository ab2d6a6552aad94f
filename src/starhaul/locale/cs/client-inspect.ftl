### Klient v prohlížeči: prohlížeč dílků a karet.

inspect-what = Co dělá
inspect-beware = Pozor
inspect-sides = Hrany dílku
inspect-glossary = Co k čemu pasuje
inspect-printed = Na této kartě
inspect-steps = Jak to probíhá
inspect-prices = Ceny
inspect-price =
    { $number ->
        [one] { $number } kredit
        [few] { $number } kredity
        [many] { $number } kreditu
       *[other] { $number } kreditů
    }
inspect-level-four = V letu stupně IV jsou vytištěná čísla pozměněná; co platí, uvidíte v otázkách.
inspect-counted = Čísla jsou ta, která v tomto letu platí, ne ta vytištěná.
inspect-fits-0 = Smí sousedit jen s jinou prázdnou hranou a nespojuje.
inspect-fits-1 = Pasuje k jednoduché a univerzální.
inspect-fits-2 = Pasuje k dvojité a univerzální.
inspect-fits-3 = Pasuje ke každé přípojce, ale k prázdné hraně ne.
inspect-does-battery = Zásoba baterek pro dvojité motory, dvojitá děla a štíty. Může stát kdekoli.
inspect-beware-battery = Spotřebovaná baterka se nevrací. Kdo přijde o dílek, přijde i o to, co na něm zbylo.
inspect-does-cabin =
    { $box ->
        [first] Bydlí tu dva lidé, nebo jeden mimozemšťan, pokud je připojena podpora životních funkcí jeho barvy.
       *[second] Bydlí tu dva kosmonauti, nebo jeden mimozemšťan, pokud je připojena podpora životních funkcí jeho barvy.
    }
inspect-beware-cabin =
    { $box ->
        [first] Vzájemně spojené kabiny šíří epidemie.
       *[second] Vzájemně spojené kajuty šíří epidemie.
    }
inspect-does-cannon =
    { $box ->
        [first] Síla 1 dopředu, ½ do stran a dozadu. Velké meteority ve své linii sestřelí zadarmo.
       *[second] Síla 1 dopředu, ½ do stran a dozadu. Velké meteory ve své linii sestřelí zadarmo.
    }
inspect-beware-cannon = Políčko před hlavní musí zůstat prázdné.
inspect-does-cargo = Do každého kontejneru se vejde jedna žlutá, zelená nebo modrá bedna.
inspect-beware-cargo = Červené zboží sem nesmí. Přerovnávat náklad jde jen při nakládání.
inspect-does-double_cannon = Síla 2 dopředu, 1 do stran a dozadu, pokaždé za jednu baterku.
inspect-beware-double_cannon = Bez baterky mlčí. Políčko před hlavněmi musí zůstat prázdné.
inspect-does-double_engine = Síla 2, pokaždé za jednu baterku.
inspect-beware-double_engine = Bez baterky netáhne. Musí mířit dozadu a nic za ním nesmí stát.
inspect-does-engine = Síla 1, vždy.
inspect-beware-engine = Musí mířit dozadu a políčko za ním musí zůstat prázdné.
inspect-does-life_support_brown =
    { $box ->
        [first] V připojené kabině může bydlet hnědý mimozemšťan, který přidá 2 k síle motorů.
       *[second] V připojené kajutě může bydlet hnědý mimozemšťan, který přidá 2 k síle motorů.
    }
inspect-beware-life_support_brown =
    { $box ->
        [first] U základního dílku není k ničemu. Když o ni přijdete, mimozemšťan odejde; a k síle 0 nepřidá nic.
       *[second] U startovní kajuty není k ničemu. Když o ni přijdete, mimozemšťan odejde; a k síle 0 nepřidá nic.
    }
inspect-does-life_support_purple =
    { $box ->
        [first] V připojené kabině může bydlet fialový mimozemšťan, který přidá 2 k síle zbraní.
       *[second] V připojené kajutě může bydlet fialový mimozemšťan, který přidá 2 k síle děl.
    }
inspect-beware-life_support_purple =
    { $box ->
        [first] U základního dílku není k ničemu. Když o ni přijdete, mimozemšťan odejde; a k síle 0 nepřidá nic.
       *[second] U startovní kajuty není k ničemu. Když o ni přijdete, mimozemšťan odejde; a k síle 0 nepřidá nic.
    }
inspect-does-shield =
    { $box ->
        [first] Za jednu baterku zastaví malý meteorit nebo malou střelu kdekoli na lodi, ze svých dvou stran.
       *[second] Za jednu baterku zastaví malý meteor nebo malou střelu kdekoli na lodi, ze svých dvou stran.
    }
inspect-beware-shield =
    { $box ->
        [first] Otočení rozhoduje, které strany kryje. Velké meteority a velké střely prolétnou.
       *[second] Otočení rozhoduje, které strany kryje. Velké meteory a velké střely prolétnou.
    }
inspect-does-special_cargo = Do každého červeného kontejneru se vejde jedna bedna jakékoli barvy, i nebezpečná červená.
inspect-beware-special_cargo = Jinam červené zboží nesmí; bez tohoto dílku zůstane ležet.
inspect-does-starting_cabin =
    { $box ->
        [first] Tady loď začíná. Bydlí tu dva lidé a ke čtyřem univerzálním přípojkám pasuje všechno.
       *[second] Tady loď začíná. Bydlí tu dva kosmonauti a ke čtyřem univerzálním přípojkám pasuje všechno.
    }
inspect-beware-starting_cabin =
    { $box ->
        [first] Mimozemšťan sem nikdy nepůjde a zasáhnout ho lze jako každý jiný dílek.
       *[second] Mimozemšťan sem nikdy nepůjde a zasáhnout ji lze jako každý jiný dílek.
    }
inspect-does-structural = Drží věci pohromadě: hodně přípojek, většinou univerzálních.
inspect-beware-structural =
    { $box ->
        [first] Co zůstane otevřené, láká malé meteority, chytá hvězdný prach a může stát odměnu za nejhezčí loď.
       *[second] Co zůstane otevřené, láká malé meteory, chytá hvězdný prach a může stát odměnu za nejhezčí loď.
    }
inspect-steps-planets =
    Podle pořadí: přistaňte na planetě, která je ještě volná, nebo leťte dál.
    Na každou planetu se vejde jediná loď.
    Kdo přistál, naloží zboží a smí přerovnat celý náklad.
    Pak tyto lodě ztratí dny, nejdřív ta nejvíc vzadu.
inspect-steps-open_space =
    Podle pořadí: rozhodněte, které dvojité motory dostanou baterku.
    Leťte dopředu o sílu motorů; obsazená pole se nepočítají.
    { $learning ->
        [yes] Kdo má sílu 0, zůstává stát.
       *[no] Kdo má sílu 0, musí odstoupit.
    }
inspect-steps-abandoned_ship =
    { $box ->
        [first]
            Podle pořadí jsou na řadě všichni, kdo mají dost posádky.
            Kdo první přijme, obětuje posádku, lidi nebo mimozemšťany.
            Kredity dostane hned, pak ztratí dny.
            Bez člověka na palubě let po kartě končí.
       *[second]
            Podle pořadí jsou na řadě všichni, kdo mají dost posádky.
            Kdo první přijme, obětuje posádku, kosmonauty nebo mimozemšťany.
            Kredity dostane hned, pak ztratí dny.
            Bez kosmonauta na palubě let po kartě končí.
    }
inspect-steps-abandoned_station =
    Podle pořadí jsou na řadě všichni, kdo mají dost posádky.
    Kdo první přijme, naloží zboží. Posádka zůstává na palubě.
    Pak ztratí dny.
inspect-steps-meteor_swarm =
    { $box ->
        [first]
            Vedoucí hráč hází za každý meteorit dvěma kostkami: součet je sloupec nebo řádek, pro všechny lodě.
            Meteorit míří na první dílek v cestě.
            Malý: od prázdné hrany se odrazí; u otevřené přípojky pomůže štít za baterku.
            Velký: pomůže jen dělo, které na něj míří a stojí v jeho linii; { $rear ->
                [yes] do stran a dozadu stačí i sousední linie
               *[no] do stran stačí i sousední řádek
            }.
            Zasažený dílek je ztracen i s tím, co drželo jen na něm.
       *[second]
            Vedoucí hráč hází za každý meteor dvěma kostkami: součet je sloupec nebo řádek, pro všechny lodě.
            Meteor míří na první dílek v cestě.
            Malý: od prázdné hrany se odrazí; u otevřené přípojky pomůže štít za baterku.
            Velký: pomůže jen dělo, které na něj míří a stojí v jeho linii; { $rear ->
                [yes] do stran a dozadu stačí i sousední linie
               *[no] do stran stačí i sousední řádek
            }.
            Zasažený dílek je ztracen i s tím, co drželo jen na něm.
    }
inspect-steps-smugglers =
    { $box ->
        [first]
            Útočí podle pořadí; oznamte sílu zbraní.
            Větší: jsou poraženi. Naložte jejich zboží a ztraťte dny, nebo nechte obojí být. Karta končí.
            Stejná: nic se neděje, vrhnou se na další loď.
            Menší: přijdete o zboží, nejdřív o nejdražší, pak o baterky. Vrhnou se na další loď.
       *[second]
            Útočí podle pořadí; oznamte sílu děl.
            Větší: jsou poraženi. Naložte jejich zboží a ztraťte dny, nebo nechte obojí být. Karta končí.
            Stejná: nic se neděje, vrhnou se na další loď.
            Menší: přijdete o zboží, nejdřív o nejdražší, pak o baterky. Vrhnou se na další loď.
    }
inspect-steps-slavers =
    { $box ->
        [first]
            Útočí podle pořadí; oznamte sílu zbraní.
            Větší: jsou poraženi. Vezměte kredity a ztraťte dny, nebo nechte obojí být. Karta končí.
            Stejná: nic se neděje, vrhnou se na další loď.
            Menší: přijdete o posádku podle vlastního výběru. Vrhnou se na další loď.
       *[second]
            Útočí podle pořadí; oznamte sílu děl.
            Větší: jsou poraženi. Vezměte kredity a ztraťte dny, nebo nechte obojí být. Karta končí.
            Stejná: nic se neděje, vrhnou se na další loď.
            Menší: přijdete o posádku podle vlastního výběru. Vrhnou se na další loď.
    }
inspect-steps-pirates =
    { $box ->
        [first]
            Útočí podle pořadí; oznamte sílu zbraní.
            Větší: jsou poraženi. Vezměte kredity a ztraťte dny, nebo nechte obojí být. Karta končí.
            Stejná: nic se neděje, vrhnou se na další loď.
            Menší: nakonec přijde palba; za každou střelu se hází jednou pro všechny poražené.
            Malé střely zastaví štít za baterku. Velké nezastaví nic.
       *[second]
            Útočí podle pořadí; oznamte sílu děl.
            Větší: jsou poraženi. Vezměte kredity a ztraťte dny, nebo nechte obojí být. Karta končí.
            Stejná: nic se neděje, vrhnou se na další loď.
            Menší: nakonec přijde palba; za každou střelu se hází jednou pro všechny poražené.
            Malé střely zastaví štít za baterku. Velké nezastaví nic.
    }
inspect-steps-combat_zone =
    Řádky se řeší shora dolů. Podle pořadí každý počítá nebo oznamuje sílu.
    Platí nejnižší hodnota; při shodě ten, kdo letí víc vpředu.
    Ztracené dny mění pořadí pro další řádky.
    Pod palbou: za každou střelu se hází. Malé zastaví štít za baterku, velké nic.
    Když letí jediná loď, karta nedělá nic.
inspect-steps-stardust =
    V obráceném pořadí každý počítá otevřené přípojky, i ty u děr uvnitř lodi.
    Za každou ztratí letový den.
inspect-steps-epidemic =
    { $box ->
        [first]
            Hledají se obsazené kabiny, které jsou navzájem spojené; základní dílek se počítá.
            Každá z nich přijde o jednoho, člověka nebo mimozemšťana.
            Prázdné kabiny o nikoho nepřijdou a nikoho nenakazí.
       *[second]
            Hledají se obsazené kajuty, které jsou navzájem spojené; startovní kajuta se počítá.
            Každá z nich přijde o jednoho, kosmonauta nebo mimozemšťana.
            Prázdné kajuty o nikoho nepřijdou a nikoho nenakazí.
    }
inspect-steps-sabotage =
    Postihne nejmenší posádku; při shodě tu, která letí víc vpředu.
    Dvě kostky určí sloupec, další dvě řádek. Dílek na tom místě je ztracen a nic nepomůže.
    Když tam žádný není, hází se znovu, nejvýš třikrát.
    Když letí jediná loď, karta nedělá nic.
