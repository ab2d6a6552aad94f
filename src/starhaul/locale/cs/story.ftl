### Příběh partie: věty pro stránku, text i obrázky.

## Slova všech her

story-and = { $first } a { $last }
story-round = { $round }. kolo
story-score = { $score }
story-no-place = –
story-brief-stopped = Partie končí předčasně, v kole { $round }.
story-brief-won =
    { $count ->
        [one] Vítězství: { $names }.
        [few] Vítězství: { $names }.
        [many] Vítězství: { $names }.
       *[other] Vítězství: { $names }.
    }

## Vesmírní truckeři

story-trucker-building = Stavba
story-trucker-check = Kontrola a start
story-trucker-card = { $card }
story-trucker-settlement = Vyúčtování
story-trucker-between = mezi dvěma kartami
story-trucker-round =
    { $box ->
        [first] { $round }. etapa: { $class }
       *[second] { $round }. let: { $class }
    }
story-trucker-score = { $amounts }
story-trucker-aboard = Má { $amounts }
story-trucker-lost = Ztrácí { $amounts }
story-trucker-gave-up = Odstoupení: { $reason }

story-moment-trucker-loss = { $card }: { $seat } přichází o { $amounts }.
story-moment-trucker-save = { $card }: { $seat } baterkou zachraňuje { $amounts }.
story-moment-trucker-save-last = { $card }: { $seat } úplně poslední baterkou zachraňuje { $amounts }.
story-moment-trucker-lead = { $card }: do vedení jde { $seat }.
story-moment-trucker-ahead =
    { $count ->
        [one] Vyúčtování: do čela jde { $seat } a má { $amounts }.
        [few] Vyúčtování: do čela jdou { $seat } a mají { $amounts }.
        [many] Vyúčtování: do čela jdou { $seat } a mají { $amounts }.
       *[other] Vyúčtování: do čela jdou { $seat } a mají { $amounts }.
    }
story-moment-trucker-gain = { $card }: { $seat } bere { $amounts }.
story-moment-trucker-out = { $seat } předčasně končí: { $reason }.
story-moment-trucker-title = { $seat } získává titul: { $title }.
story-moment-trucker-title-gold = { $seat } obhajuje titul: { $title }.
story-moment-trucker-close = Finiš o prsa: rozdíl je { $amounts }.
story-moment-trucker-equal = Finiš o prsa: na prvním místě je úplná shoda.

story-brief-trucker-won =
    { $count ->
        [one] Vítězí { $names } a má { $amounts }.
        [few] Vítězí { $names } a mají { $amounts }.
        [many] Vítězí { $names } a mají { $amounts }.
       *[other] Vítězí { $names } a mají { $amounts }.
    }
story-brief-trucker-stopped =
    { $box ->
        [first] Partie končí předčasně, v { $round }. etapě.
       *[second] Partie končí předčasně, v { $round }. letu.
    }
story-brief-trucker-nobody = Domů si nikdo nepřiváží ani kredit.
story-brief-trucker-quiet = Jinak je to nejklidnější let, co kdo pamatuje.
story-brief-trucker-whole = Neztrácí se ani dílek. Pojišťovny slaví.
story-brief-trucker-wreck = { $seat } přichází celkem o { $amounts }; hlavní viník: { $cause }.
story-brief-trucker-launch = { $seat } startuje, loď má { $amounts }.
story-brief-trucker-unharmed = Cestou se neulomí vůbec nic. Podezřelé.
story-brief-trucker-toll = Hlavní viník: { $cause }, celkem { $amounts }.
story-brief-trucker-gave-up = { $seat } předčasně končí: { $reason }.
story-brief-trucker-home =
    { $place ->
        [0] { $seat } se vrací s prázdnou kapsou.
       *[other] { $seat } končí na { $place }. místě a má { $amounts }.
    }

story-cause-meteor-small =
    { $box ->
        [first] malé meteority
       *[second] malé meteory
    }
story-cause-meteor-large =
    { $box ->
        [first] velké meteority
       *[second] velké meteory
    }
story-cause-shot-small = malé střely
story-cause-shot-large = velké střely
story-cause-sabotage = sabotáž
story-cause-broken = ulomené kusy
story-cause-faults = chyby při stavbě
story-cause-alien = chybějící podpora životních funkcí
story-cause-epidemic = epidemie
story-cause-dust = hvězdný prach
story-cause-enemy = nepřátelé
story-cause-combat-crew = nejmenší posádka v Bojové zóně
story-cause-combat-engines = nejslabší motory v Bojové zóně
story-cause-combat-cannons = nejslabší děla v Bojové zóně
story-cause-fined = chyby nahlášené za letu
story-cause-unknown = něco jiného

## Závod

story-race-score = Lodě v cíli: { $home }/{ $needed }
story-moment-race-leap = { $ship } letí naráz o { $amounts }.
story-moment-race-hole = Černá díra a { $ship }: zpátky o { $amounts }.
story-moment-race-evaded = { $ship } uniká černé díře a šetří { $amounts }.
story-moment-race-tow = { $ship } se veze na háku o { $amounts }.
story-moment-race-home-first = { $ship } je v cíli první ze všech.
story-moment-race-home = { $ship } je v cíli.
story-moment-race-lead =
    { $count ->
        [one] Do vedení jde { $seat }.
        [few] Do vedení jdou { $seat }.
        [many] Do vedení jdou { $seat }.
       *[other] Do vedení jdou { $seat }.
    }
story-moment-race-won =
    { $count ->
        [one] V závodě vítězí { $seat }.
        [few] V závodě vítězí { $seat }.
        [many] V závodě vítězí { $seat }.
       *[other] V závodě vítězí { $seat }.
    }
story-brief-race-won =
    { $count ->
        [one] V závodě vítězí { $names }, a to v kole { $round }.
        [few] V závodě vítězí { $names }, a to v kole { $round }.
        [many] V závodě vítězí { $names }, a to v kole { $round }.
       *[other] V závodě vítězí { $names }, a to v kole { $round }.
    }
story-brief-race-quiet = Na nic dalšího si nikdo nevzpomíná.
story-brief-race-holes = Kvůli černým dírám se nejvíc vrací { $seat }: o { $amounts }.
story-brief-race-no-holes = Černé díry zůstávají o hladu.
story-cause-hole = černé díry

## Množství (4. pád)

story-amount-tiles =
    { $number ->
        [one] { $number } dílek
        [few] { $number } dílky
        [many] { $number } dílku
       *[other] { $number } dílků
    }
story-amount-crew =
    { $number ->
        [one] { $number } člena posádky
        [few] { $number } členy posádky
        [many] { $number } člena posádky
       *[other] { $number } členů posádky
    }
story-amount-goods =
    { $number ->
        [one] { $number } bednu
        [few] { $number } bedny
        [many] { $number } bedny
       *[other] { $number } beden
    }
story-amount-batteries =
    { $number ->
        [one] { $number } baterku
        [few] { $number } baterky
        [many] { $number } baterky
       *[other] { $number } baterek
    }
story-amount-days =
    { $number ->
        [one] { $number } letový den
        [few] { $number } letové dny
        [many] { $number } letového dne
       *[other] { $number } letových dní
    }
story-amount-credits =
    { $number ->
        [one] { $number } kredit
        [few] { $number } kredity
        [many] { $number } kreditu
       *[other] { $number } kreditů
    }
story-amount-spaces =
    { $number ->
        [one] { $number } pole
        [few] { $number } pole
        [many] { $number } pole
       *[other] { $number } polí
    }

## Příkazová řádka

