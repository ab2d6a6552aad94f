### Klient v prohlížeči: proč se něco ztratilo a co by pomohlo.

## Proč se to stalo?

loss-title = Proč se to stalo?
loss-saved = Co by pomohlo
loss-nothing = Vůbec nic. Vesmír už je takový.
loss-ship = Vaše loď s vyznačeným místem

loss-meteor-small =
    { $box ->
        [first] Malý meteorit přiletěl { $from } a trefil otevřenou přípojku: { $tile } { $cell }. Od prázdné hrany by se jen odrazil.
       *[second] Malý meteor přiletěl { $from } a trefil otevřenou přípojku: { $tile } { $cell }. Od prázdné hrany by se jen odrazil.
    }
loss-meteor-large =
    { $box ->
        [first] Velký meteorit přiletěl { $from } a nic ho nesestřelilo. Štíty na něj dojem neudělají: dílek { $cell } ({ $tile }) je pryč.
       *[second] Velký meteor přiletěl { $from } a nic ho nesestřelilo. Štíty na něj dojem neudělají: dílek { $cell } ({ $tile }) je pryč.
    }
loss-shot-small = Malá střela přiletěla { $from } a žádný štít ji nezastavil: dílek { $cell } ({ $tile }) je pryč.
loss-shot-large = Velká střela přiletěla { $from }. Tu nezastaví nic: dílek { $cell } ({ $tile }) prostě překážel.
loss-sabotage = Sabotér chodí za nejmenší posádkou a kostky ho tentokrát dovedly sem: { $tile } { $cell }.
loss-broken = Ztracený dílek držel loď pohromadě. Co už není spojené, odplouvá.
loss-faults = Inspektor pustí jen loď bez chyb. Co zůstat nemůže, jde pryč a platí se.
loss-fined = Někdo si za letu všiml chyby: opravuje se na místě a k tomu je pokuta.
loss-alien =
    { $box ->
        [first] Kabina { $cell } už není spojená s podporou životních funkcí správné barvy. Mimozemšťan si vzal klobouk a šel.
       *[second] Kajuta { $cell } už není spojená s podporou životních funkcí správné barvy. Mimozemšťan si vzal klobouk a šel.
    }
loss-epidemic =
    { $box ->
        [first] Obsazené a spojené kabiny se nakazí navzájem. Kýchli všichni naráz.
       *[second] Obsazené a spojené kajuty se nakazí navzájem. Kýchli všichni naráz.
    }
loss-taken-ship = Posádka se přestěhovala na opuštěnou loď. Ještě mávala.
loss-choice-days = Tohle zdržení bylo součástí obchodu.
loss-dust =
    { $number ->
        [one] Hvězdný prach se dostane všude: { $number } otevřená přípojka, jeden letový den.
        [few] Hvězdný prach se dostane všude: { $number } otevřené přípojky, za každou letový den.
        [many] Hvězdný prach se dostane všude: { $number } otevřené přípojky, za každou letový den.
       *[other] Hvězdný prach se dostane všude: { $number } otevřených přípojek, za každou letový den.
    }
loss-enemy = Nepřítel měl sílu { $number } a to bylo víc, než měla tahle loď.
loss-combat-crew = V tomto řádku Bojové zóny platí nejmenší posádka; při shodě ta, která je vpředu.
loss-combat-engines = V tomto řádku Bojové zóny platí nejslabší motory; při shodě ten, kdo je vpředu.
loss-combat-cannons = V tomto řádku Bojové zóny platí nejslabší děla; při shodě ten, kdo je vpředu.
loss-no-humans =
    { $box ->
        [first] Na palubě nezůstal žádný člověk a mimozemšťané nemají pilotní průkaz.
       *[second] Na palubě nezůstal žádný kosmonaut a mimozemšťané nemají pilotní průkaz.
    }
loss-no-engines = Ve Volném vesmíru se loď bez síly motorů nehne. Tlačit se nepočítá.
loss-lapped =
    { $number ->
        [one] Vedoucí měl náskok celého kola: { $number } letový den. Jednou prostě musí být konec.
        [few] Vedoucí měl náskok celého kola: { $number } letové dny. Jednou prostě musí být konec.
        [many] Vedoucí měl náskok celého kola: { $number } letového dne. Jednou prostě musí být konec.
       *[other] Vedoucí měl náskok celého kola: { $number } letových dní. Jednou prostě musí být konec.
    }

remedy-shield = Štít otočený { $side } a k němu baterka.
remedy-pay = Štít na tuhle stranu tu byl a baterka taky. Stačilo ji zaplatit.
remedy-battery =
    { $number ->
        [one] O baterku víc: zařízení tu bylo, šťáva ne.
        [few] O { $number } baterky víc: zařízení tu bylo, šťáva ne.
        [many] O { $number } baterky víc: zařízení tu bylo, šťáva ne.
       *[other] O { $number } baterek víc: zařízení tu bylo, šťáva ne.
    }
remedy-close = Zavřená přípojka na { $cells }: dílek před ní, nebo prázdná hrana, která míří { $side }.
remedy-cannon = Dělo, které míří { $side }, v jedné řadě s { $cells }.
remedy-fire = Dvojité dělo na { $cells } mohlo vystřelit. Za jednu baterku.
remedy-join = Části spojené na víc než jednom místě.
remedy-keep =
    { $number ->
        [one] Nechat si druhou část, má { $number } dílek.
        [few] Nechat si druhou část, má { $number } dílky.
        [many] Nechat si druhou část, má { $number } dílku.
       *[other] Nechat si druhou část, má { $number } dílků.
    }
remedy-cannons =
    { $box ->
        [first] Síla zbraní vyšší o { $strength }.
       *[second] Síla děl vyšší o { $strength }.
    }
remedy-power-cannons =
    { $number ->
        [one] { $number } baterka pro dvojitá děla.
        [few] { $number } baterky pro dvojitá děla.
        [many] { $number } baterky pro dvojitá děla.
       *[other] { $number } baterek pro dvojitá děla.
    }
remedy-engines = Síla motorů vyšší o { $number }.
remedy-power-engines =
    { $number ->
        [one] { $number } baterka pro dvojité motory.
        [few] { $number } baterky pro dvojité motory.
        [many] { $number } baterky pro dvojité motory.
       *[other] { $number } baterek pro dvojité motory.
    }
remedy-crew = Posádka početnější o { $number }.
remedy-decline = Říct ne.
remedy-apart =
    { $box ->
        [first] Kabiny, které spolu nejsou spojené: { $cells }.
       *[second] Kajuty, které spolu nejsou spojené: { $cells }.
    }
remedy-support = Druhá podpora životních funkcí hned vedle.
remedy-engine = Motor. Jakýkoli motor.
remedy-human =
    { $box ->
        [first] Ještě jeden člověk, který zůstane na palubě.
       *[second] Ještě jeden kosmonaut, který zůstane na palubě.
    }
remedy-days =
    { $number ->
        [one] Být vedoucímu o { $number } letový den blíž.
        [few] Být vedoucímu o { $number } letové dny blíž.
        [many] Být vedoucímu o { $number } letového dne blíž.
       *[other] Být vedoucímu o { $number } letových dní blíž.
    }
remedy-connectors = Míň otevřených přípojek: { $cells }.
remedy-fault = Loď bez této chyby: { $fault } ({ $cells }).

why-side-front = dopředu
why-side-right = doprava
why-side-rear = dozadu
why-side-left = doleva

## Co by vás zachránilo

hindsight-title = Co by vás zachránilo
hindsight-intro = Tentýž let znovu, se stejnými kartami i kostkami a s jedinou změnou.
hindsight-busy = Letíme to celé znovu…
hindsight-failed = Ztratil se i letový zapisovač. Kdo ví, co by pomohlo.
hindsight-none = Nic. Zkoušeli jsme to znovu a znovu: líp to nešlo. Nebo hůř.
hindsight-retry = Podívat se znovu
hindsight-flying = Co by vás udrželo v letu
hindsight-saved = Doletíte do cíle
hindsight-doomed = Žádná jediná změna by loď v letu neudržela. Tyhle by se aspoň vyplatily:
hindsight-decisions = Rozhodnutí
hindsight-tiles = Dílky
hindsight-gain =
    { $credits ->
        [one] +{ $credits } kredit
        [few] +{ $credits } kredity
        [many] +{ $credits } kreditu
       *[other] +{ $credits } kreditů
    }
hindsight-card = Karta { $number }, { $card }
hindsight-before = Před kartou { $number }
hindsight-check = Při kontrole lodi
hindsight-order =
    { $place ->
        [0] Loď by stejně odstoupila, ztracené dílky: { $lost }.
       *[other] V cíli { $place }. místo, ztracené dílky: { $lost }.
    }
hindsight-guesses = Vymyšlené karty a hody, ke kterým za letu nedošlo: { $number }.
hindsight-ship = Vaše loď s vyznačeným místem

change-turn = Jinak otočený dílek { $cell }: { $tile }.
change-leave = Nechat { $cell } prázdné, bez dílku „{ $tile }“.
change-move = Dílek z { $from } přesunout na { $cell }: { $tile }.
change-swap =
    { $box ->
        [first] { $source ->
            [reserve] Vyměnit dílek na { $cell } za odložený: { $old } → { $tile }.
           *[open] Vyměnit dílek na { $cell }: { $old } → { $tile }. Ležel na stole lícem nahoru.
        }
       *[second] { $source ->
            [reserve] Vyměnit dílek na { $cell } za rezervovaný: { $old } → { $tile }.
           *[open] Vyměnit dílek na { $cell }: { $old } → { $tile }. Ležel na stole lícem nahoru.
        }
    }
change-add =
    { $box ->
        [first] { $source ->
            [reserve] Připojit na { $cell } odložený dílek: { $tile }.
           *[open] Připojit na { $cell } dílek, který ležel na stole: { $tile }.
        }
       *[second] { $source ->
            [reserve] Připojit na { $cell } rezervovaný dílek: { $tile }.
           *[open] Připojit na { $cell } dílek, který ležel na stole: { $tile }.
        }
    }

instead-defend-no = Zásah přijmout a baterku si nechat.
instead-defend-yes = Zaplatit baterku a dílek si nechat.
instead-shoot-shoot = Střílet na druhý kámen, kvůli { $cell }.
instead-cannons-number =
    { $number ->
        [0] Dvojitá děla nenapájet a ušetřit baterky.
       *[other] Napájet dvojitá děla: { $number } místo { $said }.
    }
instead-engines-number =
    { $number ->
        [0] Dvojité motory nenapájet a ušetřit baterky.
       *[other] Napájet dvojité motory: { $number } místo { $said }.
    }
instead-land-no = Nepřistávat.
instead-land-yes = Přistát na planetě { $number }.
instead-use-no = Nechat být.
instead-use-yes = Vzít to.
instead-reward-no = Odměnu odmítnout a ušetřit dny.
instead-reward-yes = Odměnu si vzít.
instead-part-keep = Nechat si druhou část, tu s { $cell }.
instead-reveal-fly = Letět dál.
instead-reveal-give-up = Odstoupit už tady.
instead-repair-remove = Sundat radši dílek { $cell }.
instead-repair-keep = Nechat si část s { $cell }.
instead-aliens-no = Nebrat žádné mimozemšťany.
instead-aliens-yes = Mimozemšťany usadit jinak.
instead-insure-number = Pojistné { $number } místo { $said }.
instead-crew-crew = Posádku vzít z { $cell }.
instead-cube-cube = Bednu vzít z { $cell }.
instead-battery-battery = Baterku vzít z { $cell }.
instead-load-load = Naložit nejdražší zboží.
instead-improve-no = Zboží nechat, jak je.
instead-improve-yes = Vylepšit jiné zboží.
