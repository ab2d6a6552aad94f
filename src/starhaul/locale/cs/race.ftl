### Týmový závod: co se děje a slova k tomu.

## Události

race-presence = { $seat } { $now }.
race-by-default = { $seat } mlčí; rozhoduje autopilot.
race-card_set_aside = Jedna bonusová karta putuje neviděna na cílovou planetu.
race-first_player = { $seat } začíná.
race-round_dealt = Kolo { $round }: šest karet pro každého.
race-hand_dealt = { $seat } dostává { $cards }.
race-card_played =
    { $named ->
        [yes] { $seat } hraje { $card } jako žolík (místo ní { $colour }): letí { $ship }.
       *[no] { $seat } hraje { $card }: letí { $ship }.
    }
race-bonus_played = { $seat } přidává bonusovou kartu, { $ship } má { $card }.
race-ship_moved = { $ship } letí z pole { $from } na pole { $to }.
race-hole_retreat = Černá díra! { $ship } couvá na pole { $to }.
race-hole_evaded = Černá díra! { $ship } jí uhýbá na pole { $to }.
race-side_chosen = { $seat } volí stranu: { $ship } stojí tam, kde je { $face }.
race-ship_towed = { $ship } se zahákla a nechává se odtáhnout z pole { $from } na pole { $to }.
race-bonus_drawn =
    { $number ->
        [0] { $seat }: žádná bonusová karta už nezbyla.
        [one] { $seat } si bere { $number } bonusovou kartu.
        [few] { $seat } si bere { $number } bonusové karty.
        [many] { $seat } si bere { $number } bonusové karty.
       *[other] { $seat } si bere { $number } bonusových karet.
    }
race-bonus_seen = { $seat } se dívá, co to je: { $card }.
race-bonus_reshuffled = Ze zahraných bonusových karet je nový balíček.
race-finish_pile_taken = První loď je v cíli! Každý dostává dvě bonusové karty, v tomto pořadí: { $seats }.
race-ship_finished = { $ship } je v cíli.
race-colour_finished = Obě lodě této barvy jsou v cíli ({ $colour }); karty té barvy jsou teď žolíky.
race-game_ended =
    { $count ->
        [one] Konec závodu. Vítězem je { $seats }.
        [few] Konec závodu. Vítězové: { $seats }.
        [many] Konec závodu. Vítězové: { $seats }.
       *[other] Konec závodu. Vítězové: { $seats }.
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

race-ship-none = žádná loď
race-ship-red = Červená loď { $number }
race-ship-green = Zelená loď { $number }
race-ship-black = Černá loď { $number }
race-ship-yellow = Žlutá loď { $number }

race-card-red = červenou { $number }
race-card-green = zelenou { $number }
race-card-black = černou { $number }
race-card-yellow = žlutou { $number }

race-bonus-experienced_pilot = zkušený pilot
race-bonus-light_speed = rychlost světla
race-bonus-acceleration = zrychlení
race-bonus-evasive_manoeuvre = úhybný manévr
race-bonus-tow_hook = tažný hák

race-face-start = startovní planeta
race-face-normal = volný vesmír
race-face-bonus = bonusová karta
race-face-hyperspace = hyperprostor
race-face-asteroid = pole asteroidů
race-face-black_hole = černá díra
race-face-finish = cílová planeta

## Odehraná pozice

race-scenario-heading = { $file }: závod
race-label-ship = Loď
race-label-index = Pole
race-label-face = Stojí na
race-label-hand = Karty v ruce
race-label-bonus = Bonusové karty

## Obrázek

race-picture-title = Závod, kolo { $round }
race-picture-place = { $ship }: pole { $index }, { $face }.
race-picture-to-play = Na tahu: { $seat }.
race-picture-round = Kolo
race-picture-turn = Zahráno karet
race-picture-hand = Karty pohybu v ruce
race-picture-bonus-hand = Bonusové karty v ruce
race-picture-home = Lodě týmu v cíli
race-picture-won = Vítěz
race-picture-deck = Balíček pohybu
race-picture-played = Zahráno naposledy
race-picture-bonus-deck = Bonusový balíček
race-picture-bonus-played = Zahrané bonusy
race-picture-finish-pile = Cílový balíček

## Proč závod nejde

input-first-unknown = začínat nemůže místo { $seat }; míst je { $seats }
input-colours-per-seat = barvy se uvádějí pro každé místo, nebo pro žádné; míst je { $seats }
input-colour-twice = barva { $colour } je zvolená dvakrát
input-colours-too-many =
    { $limit ->
        [one] na jedno místo tu připadá { $limit } barva
        [few] na jedno místo tu připadají { $limit } barvy
        [many] na jedno místo tu připadá { $limit } barvy
       *[other] na jedno místo tu připadá { $limit } barev
    }
input-ship-unknown = loď „{ $ship }“ v tomto závodě není
input-space-unknown = pole { $index } neexistuje; poslední je { $last }
input-face-wrong = na poli { $index } nemůže loď stát na „{ $face }“; je tam { $faces }
input-hands-per-seat = karty se uvádějí pro každé místo; míst je { $seats }
input-card-unknown-race = karta pohybu „{ $card }“ v tomto závodě není
input-card-twice = karta pohybu „{ $card }“ je tu dvakrát
input-bonus-too-many =
    { $limit ->
        [one] bonusová karta „{ $card }“ je jen { $limit }
        [few] bonusové karty „{ $card }“ jsou jen { $limit }
        [many] bonusové karty „{ $card }“ je jen { $limit }
       *[other] bonusových karet „{ $card }“ je jen { $limit }
    }
input-cards-missing = má se rozdat šest karet, ale v balíčku souboru jich zbývá { $count }
input-play-missing = místo { $seat } má zahrát kartu, ale žádná odpověď neříká kterou
