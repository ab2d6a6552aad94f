### Týmový závod: co se děje a slova k tomu.

## Události

race-event-presence = { $player } { $now }.
race-event-by-default = { $seat } mlčí; rozhoduje autopilot.
race-event-card-set-aside = Jedna bonusová karta putuje lícem dolů na cílovou planetu.
race-event-first-player = { $seat } začíná.
race-event-round-dealt = Kolo { $round }: šest karet pro každého.
race-event-hand-dealt = { $seat } dostává tyto karty: { $cards }.
race-event-card-played =
    { $named ->
        [yes] { $seat } hraje kartu „{ $card }“ jako žolíka (barva: { $colour }), letí { $ship }.
        [nothing] { $seat } hraje kartu „{ $card }“, ale žádná loď s ní letět nemůže; karta propadá.
       *[no] { $seat } hraje kartu „{ $card }“, letí { $ship }.
    }
race-event-bonus-played = { $seat } přidává bonusovou kartu „{ $card }“, využije ji { $ship }.
race-event-ship-moved = { $ship } letí z pole { $from } na pole { $to }.
race-event-hole-retreat = Černá díra – { $ship } couvá na pole { $to }.
race-event-hole-evaded = Černá díra – { $ship } se jí vyhýbá a letí až na pole { $to }.
race-event-side-chosen = { $seat } volí stranu: { $ship } stojí tam, kde je { $face }.
race-event-ship-towed = { $ship } se zachytává lodním hákem a nechává se odtáhnout z pole { $from } na pole { $to }.
race-event-bonus-drawn =
    { $number ->
        [0] { $seat }: žádná bonusová karta už nezbyla.
        [one] { $seat } si bere { $number } bonusovou kartu.
        [few] { $seat } si bere { $number } bonusové karty.
        [many] { $seat } si bere { $number } bonusové karty.
       *[other] { $seat } si bere { $number } bonusových karet.
    }
race-event-bonus-seen = { $seat } si prohlíží bonusovou kartu: { $card }.
race-event-bonus-reshuffled = Ze zahraných bonusových karet je nový balíček.
race-event-finish-pile-taken = První loď je v cíli! Bonusové karty z cílové planety se rozdávají v tomto pořadí: { $order }.
race-event-ship-finished = { $ship } je v cíli.
race-event-colour-finished =
    { $jokers ->
        [yes] Obě lodě jedné barvy jsou v cíli ({ $colour }): její karty jsou odteď žolíky.
       *[no] Obě lodě jedné barvy jsou v cíli: { $colour }.
    }
race-event-game-ended =
    { $count ->
        [one] Konec závodu. Vítězí: { $seats }.
        [few] Konec závodu. Vítězství si dělí: { $seats }.
        [many] Konec závodu. Vítězství si dělí: { $seats }.
       *[other] Konec závodu. Vítězství si dělí: { $seats }.
    }

## Slova

race-seat-red = Červený
race-seat-green = Zelený
race-seat-black = Černý
race-seat-yellow = Žlutý

race-colour-red = červená
race-colour-green = zelená
race-colour-black = černá
race-colour-yellow = žlutá

race-ship-red = červená loď { $number }
race-ship-green = zelená loď { $number }
race-ship-black = černá loď { $number }
race-ship-yellow = žlutá loď { $number }

race-card-red = červená { $number }
race-card-green = zelená { $number }
race-card-black = černá { $number }
race-card-yellow = žlutá { $number }

race-bonus-experienced_pilot = zkušený pilot
race-bonus-light_speed = rychlost světla
race-bonus-acceleration = zrychlení
race-bonus-evasive_manoeuvre = úhybný manévr
race-bonus-tow_hook = lodní hák

race-face-start = startovní planeta
race-face-normal = normální pole
race-face-bonus = bonusová karta
race-face-hyperspace = hyperprostor
race-face-asteroid = asteroidové pole
race-face-black_hole = černá díra
race-face-finish = cílová planeta

## Odehraná pozice

race-scenario-heading = { $file }: závod
race-label-ship = Loď
race-label-index = Pole
race-label-face = Co je pod ní
race-label-seat = Hráč
race-label-hand = Karty v ruce
race-label-bonus = Bonusové karty

## Závody v číslech

race-tally-cards = Karet na partii
race-tally-rounds = Kol na partii
race-tally-wins = Výhry: { $seat }
race-tally-share = ({ $percent } %)
race-tally-shared = Společná vítězství
race-replay-winners = Vítězství

## Obrázek

race-picture-title = Závod, kolo { $round }
race-picture-place = { $ship }: pole { $index }, { $face }.
race-picture-to-play = Na tahu: { $seat }.
race-picture-round = Kolo
race-picture-turn = Zahráno karet
race-picture-hand = Karty pohybu v ruce
race-picture-bonus-hand = Bonusové karty v ruce
race-picture-home = Lodě týmu v cíli
race-picture-won = Vítězství
race-picture-deck = Balíček pohybu
race-picture-played = Zahráno naposledy
race-picture-bonus-deck = Bonusový balíček
race-picture-bonus-played = Zahrané bonusy
race-picture-finish-pile = Cílová hromádka

## Proč závod nejde

input-first-unknown = místo { $seat }, které má začínat, tu není; místa se číslují od 0 a jejich počet je { $seats }
input-colours-per-seat = barvy se uvádějí pro každé místo, nebo pro žádné; počet míst: { $seats }
input-colour-twice = barva „{ $colour }“ je zvolená dvakrát
input-colours-too-many =
    { $limit ->
        [one] na jedno místo tu připadá nejvýš { $limit } barva
        [few] na jedno místo tu připadají nejvýš { $limit } barvy
        [many] na jedno místo tu připadá nejvýš { $limit } barvy
       *[other] na jedno místo tu připadá nejvýš { $limit } barev
    }
input-ship-unknown = loď „{ $ship }“ v tomto závodě není
input-space-unknown = pole { $index } neexistuje; poslední je { $last }
input-ship-in-hole = pole { $index } je černá díra; tam žádná loď nezůstane stát
input-ship-home = loď „{ $ship }“ nemůže začínat na cílové planetě
input-face-wrong = pole { $index } nemá stranu „{ $face }“; je tam { $faces }
input-hands-per-seat = ruka se uvádí pro každé místo; počet míst: { $seats }, uvedených rukou: { $count }
input-hand-empty = místo { $seat } je na tahu, ale nemá kartu, a ostatní přitom ještě nějaké mají
input-card-unknown-race = karta pohybu „{ $card }“ v tomto závodě není
input-card-twice = karta pohybu „{ $card }“ je tu dvakrát
input-bonus-too-many =
    { $limit ->
        [one] bonusová karta „{ $card }“ je jen { $limit }
        [few] bonusové karty „{ $card }“ jsou jen { $limit }
        [many] bonusové karty „{ $card }“ je jen { $limit }
       *[other] bonusových karet „{ $card }“ je jen { $limit }
    }
input-pile-too-large = nejvyšší počet karet v cílové hromádce je při tolika hráčích { $limit }, ne { $count }
input-race-over = některý tým už má všechny lodě v cíli; závod skončil a žádný tah se hrát nedá
input-cards-missing = nové kolo potřebuje { $wanted } karet, ale v balíčku karet pohybu jich je { $count } a nic se tu nemíchá
input-play-missing = místo { $seat } má zahrát kartu, ale žádná odpověď neříká kterou
