### Klient v prohlížeči: dílky a políčka pro čtečky obrazovky.

inspect-points-front = míří dopředu
inspect-points-right = míří doprava
inspect-points-rear = míří dozadu
inspect-points-left = míří doleva
inspect-covers = kryje { $first } a { $second }
inspect-containers =
    { $number ->
        [one] { $number } kontejner
        [few] { $number } kontejnery
        [many] { $number } kontejneru
       *[other] { $number } kontejnerů
    }
inspect-side = { $side } { $connector }
inspect-connectors-are = přípojky: { $sides }
inspect-connector-0 = prázdná
inspect-connector-1 = jednoduchá
inspect-connector-2 = dvojitá
inspect-connector-3 = univerzální
inspect-humans =
    { $box ->
        [first]
            { $number ->
                [one] na palubě { $number } člověk
                [few] na palubě { $number } lidé
                [many] na palubě { $number } člověka
               *[other] na palubě { $number } lidí
            }
       *[second]
            { $number ->
                [one] na palubě { $number } kosmonaut
                [few] na palubě { $number } kosmonauti
                [many] na palubě { $number } kosmonauta
               *[other] na palubě { $number } kosmonautů
            }
    }
inspect-batteries-left =
    { $number ->
        [0] nezbývá žádná baterka
        [one] zbývá { $number } baterka
        [few] zbývají { $number } baterky
        [many] zbývá { $number } baterky
       *[other] zbývá { $number } baterek
    }
inspect-empty-hold = bez nákladu
inspect-cell = { $cell }: { $tile }
inspect-cell-empty = { $cell }: prázdné políčko
inspect-card-title =
    { $box ->
        [first] { $title }, stupeň { $level }.
       *[second] { $title }, úroveň { $level }.
    }
