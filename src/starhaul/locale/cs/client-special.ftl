### Stránky o tom, co je zvláštní: lodě třídy C, druhá edice, Transgalaktický trek.

special-title = { $class }: čím je zvláštní
special-crack = Celou lodí se táhne trhlina. Dva dílky po jejích stranách musí mít úplně stejné přípojky: univerzální tu nepasuje k jednoduché ani ke dvojité.
special-crack-hits = Na zásahy se hází jednou kostkou. Zepředu nebo zezadu 1 otočí zásah na levou stranu a 6 na pravou; ze strany se při 3 nebo 4 rozdělí na dva.
special-torus = Loď nemá okraje: levá strana sousedí s pravou a příď se zádí. Dílky musí pasovat i přes okraj a děla a motory tam potřebují volné políčko.
special-torus-hits = Dvě kostky určí políčko, kam zásah dopadne. Je-li prázdné, letí dál k nejbližšímu dílku, třeba i přes okraj.
special-torus-premium = Před letem platíte za největší skupinu prázdných políček: za jedno nic, za šest a víc 15 kreditů. Ztracené dílky pak stojí nejvýš 15 kreditů.
special-yards = Stavíte několik lodí vedle sebe. Plán má čtyři části; každá začíná vlastním dílkem a každá musí držet pohromadě.
special-yards-dice = Během stavby se hodí dvěma kostkami. Každá otevře políčka se svým číslem a spojí části; při stejných číslech otevře druhá políčka dvojic. Co je pak jedna loď, musí být do konce stavby propojené.
special-yards-flight = Před letem můžete flotilu pojistit. Za letu se každá loď brání sama a odstoupit můžete i s jednotlivými loděmi.
special-cabin = Základní dílek nemá pevné místo: patří na kterékoli políčko. Dokud na plánu neleží, počítá se jako odložený.
special-title-2e = Druhá edice: v čem je jiná
special-title-trek = Transgalaktický trek: čím je zvláštní
special-crack-losses = Loď s trhlinou nejde pojistit: každý ztracený dílek stojí 1 kredit, ať je jich kolik chce.
special-crack-cells = Loď IC, ale s větším místem: vyznačená políčka má jen IIC.
special-torus-time = Když hodiny dojdou na posledním poli, staví se dál, dokud je někdo, kdo už má hotovo, ještě jednou neotočí.
special-yards-strength = Síla motorů je síla vaší nejslabší lodi, síla zbraní součet za všechny. Baterky a štíty slouží jen lodi, na které jsou.
special-edition-both = Dílky, karty i lodě jsou v obou edicích skoro stejné. Tyhle rozdíly poznáte.
special-edition-rule = Pravidlo
special-edition-match-1e = Partie jsou tři etapy s loděmi třídy I, II a III.
special-edition-match-2e = Partie je jeden let kterékoli úrovně, nebo Transgalaktický trek.
special-edition-tile-1e = Poslední připojený dílek jde přesunout nebo otočit, dokud si nevezmete další.
special-edition-tile-2e = Jde také vrátit do skladu.
special-edition-cannon-1e = Sousední řádky hlídají jen děla mířící doleva nebo doprava.
special-edition-cannon-2e = Děla mířící dozadu hlídají i sousední sloupce.
special-edition-losses-1e = Pojištění omezuje, kolik stojí ztracené dílky: třída I 5 kreditů, II 8 a III 11.
special-edition-losses-2e = Každý ztracený dílek stojí 1 kredit, bez omezení.
special-edition-giving-up-1e = Odstoupit jde před každou kartou, i před první.
special-edition-giving-up-2e = Odstoupit jde mezi dvěma kartami, tedy nikdy před první.
special-trek-flights = Tři lety po sobě, na úrovni I, II a III, a titul pro každého.
special-trek-won = Po prvním letu vynese nejlepší loď pro každý titul { $best } kredity; nakonec má každý právě jeden titul.
special-trek-defended = Když je vaše loď na úrovni II pro váš titul zase nejlepší, získáte { $defended } kredity a titul zezlátne.
special-trek-gold = Na úrovni III přinese obhájený stříbrný titul { $defended_silver } kreditů a zlatý { $defended_gold }, jenže se zlatým se letí s handicapem.
special-figure-crack = Přes trhlinu musí být přípojky stejné
special-figure-crack-hit = Zepředu: 1 pošle zásah z levé strany a 3 ho tam rozdělí
special-figure-torus = Sousedé přes okraj
special-figure-torus-hit = Zepředu, sloupec 3, řádek 5: je tu prázdno, zásah letí dál přes okraj
special-figure-yards =
    { $ships ->
        [one] Před hodem: jedna část
        [few] Před hodem: { $ships } části
        [many] Před hodem: { $ships } části
       *[other] Před hodem: { $ships } částí
    }
special-figure-yards-dice =
    { $ships ->
        [one] Po hodu: jedna loď
        [few] Po hodu: { $ships } lodě
        [many] Po hodu: { $ships } lodi
       *[other] Po hodu: { $ships } lodí
    }
special-figure-2e = Dělo mířící dozadu hlídá tři sloupce
special-book = Číst dál v pravidlech
special-play = Zahrát si to proti slabým botům
special-others = Zvláštní jsou také:
