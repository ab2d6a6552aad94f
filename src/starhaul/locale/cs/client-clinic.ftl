### The ship clinic: exercises about ships. The doctor has seen everything, likes nobody and helps all.

clinic-title = Lodní klinika
clinic-welcome = Otřete si boty. Doktor už viděl horší lodě než tu vaši, ale moc jich nebylo. Zjistěte, co jim chybí, dřív než vesmír.
clinic-filter = Které úlohy jsou vidět
clinic-kind = Úloha
clinic-level = Obtížnost
clinic-level-1 = 1 – škrábanec
clinic-level-2 = 2 – podvrtnutí
clinic-level-3 = 3 – zlomenina
clinic-level-4 = 4 – operace
clinic-level-5 = 5 – zázrak
clinic-scale = Od lehkých po těžké. Číslo udává obtížnost jako u šachových úloh: 800 je vidět na první pohled, 1500 zabere minuty.
clinic-all = Všechny
clinic-only-open = Jen dosud nevyřešené
clinic-none = Čekárna je prázdná. Změňte filtr.
clinic-solved = Vyřešeno
clinic-streak = V řadě
clinic-best = Nejdelší řada
clinic-forget = Začít znovu
clinic-forget-sure = Spálit celou kartotéku?
clinic-forget-yes = Spálit
clinic-forget-no = Nechat
clinic-entry = { $kind } { $number }
clinic-mark-solved = ✓ vyřešeno
clinic-mark-failed = ✗ zatím ne
clinic-difficulty = Obtížnost { $level } z 5, hodnocení { $rating }
clinic-to-gallery = Všechny úlohy
clinic-unknown = Taková úloha tu není
clinic-next = Další pacient
clinic-again = Zkusit znovu
clinic-verdict = Co říká doktor
clinic-right = Správně. Hlavně nezpychněte.
clinic-wrong = Špatně. Zatím nikdo neumřel.
clinic-rule = Pravidlo { $rule }
clinic-patient = Loď na stole

## Kinds: what is asked, and the button that answers.

clinic-kind-faults = Hledání chyb
clinic-ask-faults =
    { $number ->
        [one] Tahle loď má jednu chybu. Označte dílek, kterého se týká.
        [few] Tahle loď má { $number } chyby. Označte u každé jeden dílek.
        [many] Tahle loď má { $number } chyby. Označte u každé jeden dílek.
       *[other] Tahle loď má { $number } chyb. Označte u každé jeden dílek.
    }
clinic-answer-faults = To jsou všechny
clinic-kind-repair = Volba opravy
clinic-ask-repair = Kontrola našla, co vidíte. Označte, co půjde pryč – a ztraťte co nejméně dílků.
clinic-answer-repair = Uříznout
clinic-kind-closing = Zacelení lodi
clinic-ask-closing =
    { $tiles ->
        [one] Připojte dílek
        [few] Připojte všechny { $tiles } dílky
        [many] Připojte všech { $tiles } dílku
       *[other] Připojte všech { $tiles } dílků
    } tak, aby { $number ->
        [0] na lodi nezůstala žádná otevřená přípojka.
        [one] na lodi zůstala nejvýš jedna otevřená přípojka.
        [few] na lodi zůstaly nejvýš { $number } otevřené přípojky.
        [many] na lodi zůstalo nejvýš { $number } otevřené přípojky.
       *[other] na lodi zůstalo nejvýš { $number } otevřených přípojek.
    }
clinic-answer-closing = Zašít
clinic-kind-averting = Odvrácení zásahu
clinic-ask-averting =
    { $box ->
        [first] Letí meteorit a kostky jsou vrženy. Připojte dílek tak, aby loď nic neztratila.
       *[second] Letí meteor a kostky jsou vrženy. Připojte dílek tak, aby loď nic neztratila.
    }
clinic-answer-averting = Ať si letí
clinic-kind-survival = Kdo přežije?
clinic-ask-survival = Jeden roj, stejné kostky pro všechny. Jen jedna z těchto lodí neztratí žádný dílek. Baterky se utrácejí, kde pomohou.
clinic-answer-survival = Tahle přežije
clinic-kind-landing = Zastavit, nebo letět dál?
clinic-ask-landing = Vedete, takže volíte první. Co přinese domů v průměru nejvíc kreditů?
clinic-answer-landing = Tak do toho

## Answering.

clinic-cell-marked = { $cell }; označeno
clinic-marked-of = Označeno { $marked }, najít { $number }
clinic-marked =
    { $marked ->
        [one] Označen { $marked } dílek
        [few] Označeny { $marked } dílky
        [many] Označeno { $marked } dílku
       *[other] Označeno { $marked } dílků
    }
clinic-tray = Dílky k připojení
clinic-slot-placed = { $tile }; připojeno
clinic-turn = Otočit
clinic-meteor =
    { $box ->
        [first] { $size ->
            [small] malý meteorit { $from }
           *[large] velký meteorit { $from }
        }
       *[second] { $size ->
            [small] malý meteor { $from }
           *[large] velký meteor { $from }
        }
    }
clinic-dice-sum =
    { $line ->
        [column] sloupec { $sum }
       *[row] řádek { $sum }
    }
clinic-ships = Lodě
clinic-ship = Loď { $letter }
clinic-loses =
    { $number ->
        [0] bez škrábnutí
        [one] ztratí { $number } dílek
        [few] ztratí { $number } dílky
        [many] ztratí { $number } dílku
       *[other] ztratí { $number } dílků
    }
clinic-ahead =
    { $days ->
        [one] Náskok před další lodí: { $days } letový den
        [few] Náskok před další lodí: { $days } letové dny
        [many] Náskok před další lodí: { $days } letového dne
       *[other] Náskok před další lodí: { $days } letových dní
    }
clinic-cards-left =
    { $cards ->
        [one] Ještě přijde { $cards } karta
        [few] Ještě přijdou { $cards } karty
        [many] Ještě přijde { $cards } karty
       *[other] Ještě přijde { $cards } karet
    }
clinic-crew = Posádka: { $crew }
clinic-options = Co můžete udělat
clinic-option-past = Letět dál
clinic-option-planet = Planeta { $number }: { $goods }
clinic-option-abandoned_ship = Vzít si loď
clinic-option-abandoned_station = Přistát
clinic-worth = ø { $credits } kr.

## What the doctor finds.

clinic-finding-faults-right =
    { $number ->
        [one] Jedna chyba a je nalezena. { $cell }: { $fault }.
        [few] Všechny { $number } nalezeny, mezi nimi { $cell }: { $fault }.
        [many] Všech { $number } nalezeno, mezi nimi { $cell }: { $fault }.
       *[other] Všech { $number } nalezeno, mezi nimi { $cell }: { $fault }.
    }
clinic-finding-faults-missed =
    { $number ->
        [one] Jedna vám unikla, { $cell }: { $fault }.
        [few] Unikly vám { $number }, třeba { $cell }: { $fault }.
        [many] Uniklo vám jich { $number }, třeba { $cell }: { $fault }.
       *[other] Uniklo vám jich { $number }, třeba { $cell }: { $fault }.
    }
clinic-finding-faults-sound = Dílek { $cell } je zdravý jako řípa. Nechte ho být.
clinic-finding-repair-right =
    { $lost ->
        [one] Čistý řez: ztracen je jediný dílek.
        [few] Ztraceny jsou { $lost } dílky a s méně se to nikomu nepovede.
        [many] Ztraceno je { $lost } dílku a s méně se to nikomu nepovede.
       *[other] Ztraceno je { $lost } dílků a s méně se to nikomu nepovede.
    }
clinic-finding-repair-dear =
    { $lost ->
        [one] To stojí { $lost } dílek, i se vším, co odpadne. Stačilo by { $fewest }.
        [few] To stojí { $lost } dílky, i se vším, co odpadne. Stačilo by { $fewest }.
        [many] To stojí { $lost } dílku, i se vším, co odpadne. Stačilo by { $fewest }.
       *[other] To stojí { $lost } dílků, i se vším, co odpadne. Stačilo by { $fewest }.
    }
clinic-finding-repair-faulty = Kontrola si pořád stěžuje: { $fault }.
clinic-finding-repair-innocent = Odstranit smíte jen dílky, kterých se týká nějaká chyba.
clinic-finding-placing-fault = Kontrola by našla chybu, { $cell }: { $fault }.
clinic-finding-closing-right =
    { $number ->
        [0] Těsní dokonale: žádná otevřená přípojka.
        [one] Zbyla jediná otevřená přípojka. Pacient smí letět.
        [few] Zbyly { $number } otevřené přípojky a lépe to nikdo neumí.
        [many] Zbylo { $number } otevřené přípojky a lépe to nikdo neumí.
       *[other] Zbylo { $number } otevřených přípojek a lépe to nikdo neumí.
    }
clinic-finding-closing-open = Otevřených přípojek zbývá { $number }, zadání zní nejvýš { $most }.
clinic-finding-averting-right =
    { $box ->
        [first] { $size ->
            [small] Malý meteorit nenajde otevřenou přípojku, kterou by nekryl štít.
           *[large] Dělo dostane velký meteorit dřív, než on dostane loď.
        }
       *[second] { $size ->
            [small] Malý meteor nenajde otevřenou přípojku, kterou by nekryl štít.
           *[large] Dělo dostane velký meteor dřív, než on dostane loď.
        }
    }
clinic-finding-averting-hit =
    { $box ->
        [first] { $size ->
            [small] Malý meteorit { $from } trefí otevřenou přípojku na { $cell }: chybí tam štít nebo baterka.
           *[large] Velký meteorit { $from } nic nesestřelí, a tak je { $cell } pryč.
        }
       *[second] { $size ->
            [small] Malý meteor { $from } trefí otevřenou přípojku na { $cell }: chybí tam štít nebo baterka.
           *[large] Velký meteor { $from } nic nesestřelí, a tak je { $cell } pryč.
        }
    }
clinic-finding-survival-right = Proletí, jako by tam nic nebylo. Ostatním chybí kusy.
clinic-finding-survival-hit =
    { $box ->
        [first] { $size ->
            [small] Meteorit { $meteor } { $from } trefí otevřenou přípojku na { $cell } a žádný štít s baterkou tu stranu nekryje.
           *[large] Meteorit { $meteor } { $from } nesestřelí žádné dělo, a tak utrhne { $cell }.
        }
       *[second] { $size ->
            [small] Meteor { $meteor } { $from } trefí otevřenou přípojku na { $cell } a žádný štít s baterkou tu stranu nekryje.
           *[large] Meteor { $meteor } { $from } nesestřelí žádné dělo, a tak utrhne { $cell }.
        }
    }
clinic-finding-landing-right =
    { $margin ->
        [one] V průměru to vynese o { $margin } kredit víc než cokoli jiného.
        [few] V průměru to vynese o { $margin } kredity víc než cokoli jiného.
        [many] V průměru to vynese o { $margin } kreditu víc než cokoli jiného.
       *[other] V průměru to vynese o { $margin } kreditů víc než cokoli jiného.
    }
clinic-finding-landing-land =
    { $margin ->
        [one] Zastávka by v průměru vynesla o { $margin } kredit víc, i se ztracenými dny.
        [few] Zastávka by v průměru vynesla o { $margin } kredity víc, i se ztracenými dny.
        [many] Zastávka by v průměru vynesla o { $margin } kreditu víc, i se ztracenými dny.
       *[other] Zastávka by v průměru vynesla o { $margin } kreditů víc, i se ztracenými dny.
    }
clinic-finding-landing-past =
    { $margin ->
        [one] Letět dál by v průměru vyneslo o { $margin } kredit víc. I dny jsou peníze.
        [few] Letět dál by v průměru vyneslo o { $margin } kredity víc. I dny jsou peníze.
        [many] Letět dál by v průměru vyneslo o { $margin } kreditu víc. I dny jsou peníze.
       *[other] Letět dál by v průměru vyneslo o { $margin } kreditů víc. I dny jsou peníze.
    }
clinic-finding-landing-other =
    { $margin ->
        [one] Dobrý nápad, špatná planeta: ta nejlepší vynese v průměru o { $margin } kredit víc.
        [few] Dobrý nápad, špatná planeta: ta nejlepší vynese v průměru o { $margin } kredity víc.
        [many] Dobrý nápad, špatná planeta: ta nejlepší vynese v průměru o { $margin } kreditu víc.
       *[other] Dobrý nápad, špatná planeta: ta nejlepší vynese v průměru o { $margin } kreditů víc.
    }
