### Klient v prohlížeči: karty slovy.

## Počty věcí jako předmět věty

card-text-some-days =
    { $number ->
        [one] { $number } letový den
        [few] { $number } letové dny
        [many] { $number } letového dne
       *[other] { $number } letových dní
    }
card-text-some-crew =
    { $number ->
        [one] { $number } člena posádky
        [few] { $number } členy posádky
        [many] { $number } člena posádky
       *[other] { $number } členů posádky
    }
card-text-some-credits =
    { $number ->
        [one] { $number } kredit
        [few] { $number } kredity
        [many] { $number } kreditu
       *[other] { $number } kreditů
    }
card-text-some-goods =
    { $number ->
        [one] { $number } bednu
        [few] { $number } bedny
        [many] { $number } bedny
       *[other] { $number } beden
    }
card-text-some-batteries =
    { $number ->
        [one] { $number } baterku
        [few] { $number } baterky
        [many] { $number } baterky
       *[other] { $number } baterek
    }
card-text-goods-of =
    { $number ->
        [1] { $colour }
       *[other] { $colour } ×{ $number }
    }

## Co karta dělá, jedna nebo dvě věty

card-text-planets = Podle pořadí smí každý přistát na volné planetě: naloží její zboží a ztratí { $days }.
card-text-open_space =
    { $learning ->
        [yes] Podle pořadí každý letí dopředu o sílu svých motorů. Se silou 0 loď zůstává stát.
       *[no] Podle pořadí každý letí dopředu o sílu svých motorů. Se silou 0 let končí.
    }
card-text-abandoned_ship = Kdo první chce, obětuje { $crew }, dostane { $credits } a ztratí { $days }.
card-text-abandoned_station = Kdo první chce a má posádku aspoň { $crew }, naloží zboží a ztratí { $days }.
card-text-meteor_swarm =
    { $box ->
        [first] Kostky určí, kudy každý meteorit letí. Malé se od prázdných hran odrazí, velké je nutné sestřelit.
       *[second] Kostky určí, kudy každý meteor letí. Malé se od prázdných hran odrazí, velké je nutné sestřelit.
    }
card-text-smugglers =
    { $box ->
        [first] Síla zbraní pod { $strength }: přijdete o { $loss }. Vyšší: jejich zboží je vaše, stojí to { $days }.
       *[second] Síla děl pod { $strength }: přijdete o { $loss }. Vyšší: jejich zboží je vaše, stojí to { $days }.
    }
card-text-slavers =
    { $box ->
        [first] Síla zbraní pod { $strength }: přijdete o { $loss }. Vyšší: získáte { $credits }, stojí to { $days }.
       *[second] Síla děl pod { $strength }: přijdete o { $loss }. Vyšší: získáte { $credits }, stojí to { $days }.
    }
card-text-pirates =
    { $box ->
        [first] Síla zbraní pod { $strength }: ostřelují vás. Vyšší: získáte { $credits }, stojí to { $days }.
       *[second] Síla děl pod { $strength }: ostřelují vás. Vyšší: získáte { $credits }, stojí to { $days }.
    }
card-text-combat_zone = Řádek po řádku platí ten, kdo má nejmíň. Při shodě ten, kdo letí vpředu.
card-text-stardust = Od posledního k vedoucímu každý ztratí za každou otevřenou přípojku letový den.
card-text-epidemic =
    { $box ->
        [first] Každá obsazená kabina spojená s jinou obsazenou přijde o člena posádky.
       *[second] Každá obsazená kajuta spojená s jinou obsazenou přijde o člena posádky.
    }
card-text-sabotage = Nejmenší posádka má na palubě sabotéra: kostky vyberou dílek a ten je pryč.

## Co je na ní ještě vytištěno

card-text-planet = Planeta { $number }: { $goods }.
card-text-cargo = Zboží: { $goods }.
card-text-stones = V tomto pořadí: { $threats }.
card-text-shots = Střely: { $threats }.
card-text-line = Řádek { $number }, { $criterion }: kdo má nejmíň, { $penalty }.
card-text-loses = přijde o { $what }
card-text-fired = je pod palbou: { $threats }
card-text-back = Karta rubem nahoru
