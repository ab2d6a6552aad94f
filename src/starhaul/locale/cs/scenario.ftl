### `starhaul scenario` (docs/formats.md §3).

help-scenario = Sehraje připravenou situaci a řekne, jak dopadla.
help-scenario-file = Scénář.

scenario-heading =
    { $box ->
        [first] { $file } · { $edition } · třída { $ship_class } · stupeň { $level }
       *[second] { $file } · { $edition } · třída { $ship_class } · úroveň { $level }
    }
scenario-position = Pole
scenario-credits = Kredity
scenario-goods = Zboží
scenario-settlement = Vyúčtování

booking-order = pořadí
booking-beauty = nejhezčí loď
booking-goods = zboží
booking-lost = ztracené dílky
booking-fines = pokuty
booking-premium = pojistné

leaving-no_humans =
    { $box ->
        [first] odstoupení: bez lidí
       *[second] odstoupení: bez kosmonautů
    }
leaving-no_engines = odstoupení: bez motorů
leaving-lapped = odstoupení: o kolo zpět
leaving-voluntary = odstoupení: dobrovolné
leaving-absent = odstoupení: nepřítomnost

## What a scenario is refused for

input-scenario-empty = prázdné, čekal se scénář
input-not-among = musí být jedno z: { $known }
input-level-unknown = edice { $edition } nemá úroveň { $level }; úrovně jsou { $levels }
input-level-unfit = třída { $ship_class } létá na úrovni { $fitting }, ne { $level }; dovolí to "any_class"
input-ship-contradicts = „{ $found }“ ve scénáři pro „{ $expected }“
input-ship-faulty =
    { $count ->
        [one] loď nesmí letět: { $count } chyba ({ $rules })
        [few] loď nesmí letět: { $count } chyby ({ $rules })
        [many] loď nesmí letět: { $count } chyby ({ $rules })
       *[other] loď nesmí letět: { $count } chyb ({ $rules })
    }
input-seats-number = míst u stolu je { $count }; musí být 2 až 4, nebo jedno s volbou "solo"
input-space-twice = stejné pole dráhy jako místo { $seat } (kolo má polí: { $spaces })
input-tile-elsewhere = dílek { $tile } už je v lodi místa { $seat }
input-too-many-cubes = beden na palubě je { $count }, ve hře jen { $limit }: { $goods }
input-card-kind = takový druh karty není
input-card-unknown = v edici { $edition } není karta „{ $card }“
input-card-excessive = číslo nebo seznam v této kartě přesahuje { $limit }
input-roads-drawn = ve scénáři se nic nelosuje: vyjmenujte štreky v seznamu
input-road-unknown = drsná štreka „{ $road }“ neexistuje
input-road-twice = drsná štreka „{ $road }“ je uvedena dvakrát
input-no-insurance-choice = třída { $ship_class } nemá na výběr pojištění
input-yard-dice-differ = všechny flotily scénáře se stavějí se stejnými kostkami loděnice
input-insurance-per-seat = pojistné se uvádí pro každé místo; míst je { $seats }
input-premium-beyond-credits = toto místo nemá na pojistné ve výši { $premium }
input-seat-unknown = místo { $seat } tu není; místa se číslují od 0 a je jich { $seats }
input-dice-missing = málo hodů: zadáno { $given }, potřeba aspoň { $needed }
input-dice-left =
    { $count ->
        [one] { $count } hod zbyl, použito bylo jen { $rolled }
        [few] { $count } hody zbyly, použito bylo jen { $rolled }
        [many] { $count } hodu zbylo, použito bylo jen { $rolled }
       *[other] { $count } hodů zbylo, použito bylo jen { $rolled }
    }
input-dice-number = kostek v hodu je { $count }, potřeba je { $wanted }
input-answers-left =
    { $count ->
        [one] { $count } odpověď místa { $seat } zbyla: další otázka už nepřišla
        [few] { $count } odpovědi místa { $seat } zbyly: další otázka už nepřišla
        [many] { $count } odpovědi místa { $seat } zbylo: další otázka už nepřišla
       *[other] { $count } odpovědí místa { $seat } zbylo: další otázka už nepřišla
    }
input-answer-unfit = místo { $seat } má otázku „{ $kind }“; přípustné odpovědi: { $legal }
input-answer-list = { $first }, { $others }
input-answer-refused = místo { $seat } má otázku „{ $kind }“; pravidlo { $rule } to odmítá, přípustné je například { $reason }
