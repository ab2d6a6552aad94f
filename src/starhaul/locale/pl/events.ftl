### Co dzieje się w partii, jedno zdanie na zdarzenie. Miejsca przy stole nazywa ten, kto opowiada.

## Partia

event-round-began =
    { $box ->
        [first] Runda { $round }, { $class }: stocznia otwarta!
       *[second] Lot { $round }, { $class }: stocznia otwarta!
    }
event-rough-road = Burzliwy szlak: { $road }.
event-round-ended =
    { $box ->
        [first] Koniec rundy { $round }; pora pozamiatać śrubki.
       *[second] Koniec lotu { $round }; pora pozamiatać śrubki.
    }
event-match-ended = Partia skończona. W skarbonkach: { $accounts }.
event-presence = { $player } { $now }.
event-by-default = { $seat } milczy; decyduje autopilot.

## Budowa

event-hourglass = Piasek sypie się { $field }.
event-run-over = Piasek { $field } już się przesypał; kto odwróci klepsydrę?
event-flipped = { $seat } odwraca klepsydrę.
event-die-taken = { $seat } sięga po kość.
event-yard-die =
    { $ships ->
        [one] Urzędnik stempluje aneks { $die }: z części powstaje { $ships } statek.
        [few] Urzędnik stempluje aneks { $die }: z części powstają { $ships } statki.
        [many] Urzędnik stempluje aneks { $die }: z części powstaje { $ships } statków.
       *[other] Urzędnik stempluje aneks { $die }: z części powstaje { $ships } statku.
    }
event-first-turn = { $seat } zaczyna grzebanie w puli.
event-tile-drawn = { $seat } grzebie w puli.
event-tile-taken =
    { $reserved ->
        [yes] { $seat } sięga po kafelek zachowany wcześniej: { $tile }.
       *[no] { $seat } bierze kafelek: { $tile }.
    }
event-tile-attached = { $seat } przykręca na polu { $cell } kafelek: { $tile }.
event-tile-reserved = { $seat } zachowuje kafelek na później: { $tile }.
event-tile-returned = { $seat } odkłada odkryty kafelek na stół: { $tile }.
event-tiles-removed =
    { $number ->
        [one] { $seat } odkręca { $number } kafelek.
        [few] { $seat } odkręca { $number } kafelki.
        [many] { $seat } odkręca { $number } kafelków.
       *[other] { $seat } odkręca { $number } kafelka.
    }
event-pile-taken = { $seat } przegląda stos { $pile }.
event-pile-seen = { $seat } znajduje w stosie { $pile }: { $cards }.
event-pile-put-back = { $seat } odkłada stos { $pile } na miejsce.
event-card-dealt = Kolejna zakryta karta trafia na stos { $pile }.
event-finished =
    { $variant ->
        [1] { $seat } odkłada klucz i bierze numer startowy { $start }.
        [2] { $seat } nazywa to statkiem i bierze numer startowy { $start }.
       *[0] { $seat } wyciera ręce z oleju i bierze numer startowy { $start }.
    }
event-start-dealt = { $seat } dostaje w losowaniu numer startowy { $start }.
event-time-over = Koniec czasu, narzędzia na ziemię!
event-building-ended = Budowa skończona; te statki muszą wystarczyć.
event-sent-back = { $seat } wraca do stoczni: takim statkiem jeszcze się nie poleci.
event-partners-swapped = Partnerzy zamieniają się miejscami. Powodzenia z cudzym dziełem!

## Kontrola i start

event-errors-found =
    { $number ->
        [one] Inspektor kręci głową. { $seat }: { $number } błąd – { $rules }.
        [few] Inspektor kręci głową. { $seat }: { $number } błędy – { $rules }.
        [many] Inspektor kręci głową. { $seat }: { $number } błędów – { $rules }.
       *[other] Inspektor kręci głową. { $seat }: { $number } błędu – { $rules }.
    }
event-error-reported =
    { $proved ->
        [yes] { $by } zgłasza wadliwy statek ({ $seat }) i ma rację.
       *[no] { $by } zgłasza wadliwy statek ({ $seat }), ale wszystko w nim pasuje.
    }
event-fined =
    { $credits ->
        [0] { $seat } dostaje od inspektora tylko surowe spojrzenie.
        [one] { $seat } płaci { $credits } kredyt grzywny.
        [few] { $seat } płaci { $credits } kredyty grzywny.
        [many] { $seat } płaci { $credits } kredytów grzywny.
       *[other] { $seat } płaci { $credits } kredytu grzywny.
    }
event-premium =
    { $credits ->
        [0] { $seat } ma słaby punkt wielkości { $weak_spot }; składki nie ma.
        [one] { $seat } ma słaby punkt wielkości { $weak_spot }; składka wynosi { $credits } kredyt.
        [few] { $seat } ma słaby punkt wielkości { $weak_spot }; składka wynosi { $credits } kredyty.
        [many] { $seat } ma słaby punkt wielkości { $weak_spot }; składka wynosi { $credits } kredytów.
       *[other] { $seat } ma słaby punkt wielkości { $weak_spot }; składka wynosi { $credits } kredytu.
    }
event-insured =
    { $credits ->
        [one] { $seat } płaci za ubezpieczenie { $credits } kredyt: straty wyniosą najwyżej { $cap }.
        [few] { $seat } płaci za ubezpieczenie { $credits } kredyty: straty wyniosą najwyżej { $cap }.
        [many] { $seat } płaci za ubezpieczenie { $credits } kredytów: straty wyniosą najwyżej { $cap }.
       *[other] { $seat } płaci za ubezpieczenie { $credits } kredytu: straty wyniosą najwyżej { $cap }.
    }
event-uninsured = { $seat } leci bez ubezpieczenia.
event-alien-aboard = { $seat } ma w załodze nową twarz: { $alien }.
event-launched =
    { $card_count ->
        [one] Start w tej kolejności: { $order }. Czeka { $card_count } karta.
        [few] Start w tej kolejności: { $order }. Czekają { $card_count } karty.
        [many] Start w tej kolejności: { $order }. Czeka { $card_count } kart.
       *[other] Start w tej kolejności: { $order }. Czeka { $card_count } karty.
    }

## Lot

event-card-revealed =
    { $named ->
        [yes] Karta { $card }: { $kind }.
       *[no] Karta: { $kind }.
    }
event-card-ignored = Jedynego statku w okolicy to nie dotyczy.
event-bad-air = Na pokładach robi się duszno i ktoś zaczyna kasłać.
event-gave-up = { $seat } wypada z lotu: { $reason }.
event-ship-gave-up = { $seat } zostawia w tyle statek nr { $ship }: { $reason }.
event-days-gained =
    { $variant ->
        [1] { $days ->
            [one] { $seat } wysuwa się do przodu o { $days } dzień lotu.
            [few] { $seat } wysuwa się do przodu o { $days } dni lotu.
            [many] { $seat } wysuwa się do przodu o { $days } dni lotu.
           *[other] { $seat } wysuwa się do przodu o { $days } dnia lotu.
        }
       *[0] { $days ->
            [one] { $seat } zyskuje { $days } dzień lotu.
            [few] { $seat } zyskuje { $days } dni lotu.
            [many] { $seat } zyskuje { $days } dni lotu.
           *[other] { $seat } zyskuje { $days } dnia lotu.
        }
    }
event-days-lost =
    { $variant ->
        [1] { $days ->
            [one] { $seat } zostaje w tyle o { $days } dzień lotu.
            [few] { $seat } zostaje w tyle o { $days } dni lotu.
            [many] { $seat } zostaje w tyle o { $days } dni lotu.
           *[other] { $seat } zostaje w tyle o { $days } dnia lotu.
        }
       *[0] { $days ->
            [one] { $seat } traci { $days } dzień lotu.
            [few] { $seat } traci { $days } dni lotu.
            [many] { $seat } traci { $days } dni lotu.
           *[other] { $seat } traci { $days } dnia lotu.
        }
    }
event-credits-earned =
    { $credits ->
        [one] { $seat } zgarnia { $credits } kredyt.
        [few] { $seat } zgarnia { $credits } kredyty.
        [many] { $seat } zgarnia { $credits } kredytów.
       *[other] { $seat } zgarnia { $credits } kredytu.
    }
event-engines-announced =
    { $fleet ->
        [yes] { $strength ->
            [0] { $seat } rozkręca silniki, ale najwolniejszy statek ani drgnie.
           *[other] { $seat } rozkręca silniki: najwolniejszy statek ma moc { $strength }.
        }
       *[no] { $strength ->
            [0] { $seat } przekręca kluczyk. Nic.
           *[other] { $variant ->
                [1] { $seat } wciska gaz do dechy: moc silników { $strength }.
                [2] { $seat } zaklina silniki: moc { $strength }.
               *[0] { $seat } rozkręca silniki: moc { $strength }.
            }
        }
    }
event-cannons-announced =
    { $fleet ->
        [yes] { $strength ->
            [0] { $seat } grozi pięściami całej floty: siła ognia 0.
           *[other] { $seat } wysuwa działa wszystkich statków: siła ognia { $strength }.
        }
       *[no] { $strength ->
            [0] { $seat } grozi pięścią: siła ognia 0.
           *[other] { $variant ->
                [1] { $seat } bierze cel na muszkę: siła ognia { $strength }.
                [2] { $seat } poleruje lufy: siła ognia { $strength }.
               *[0] { $seat } wysuwa działa: siła ognia { $strength }.
            }
        }
    }
event-no-engines = { $seat } nie ma żadnego ciągu i tylko dryfuje.
event-batteries-gone =
    { $variant ->
        [1] { $number ->
            [one] Światła przygasają: { $seat } płaci { $number } znacznik baterii.
            [few] Światła przygasają: { $seat } płaci { $number } znaczniki baterii.
            [many] Światła przygasają: { $seat } płaci { $number } znaczników baterii.
           *[other] Światła przygasają: { $seat } płaci { $number } znacznika baterii.
        }
       *[0] { $number ->
            [one] { $seat } traci { $number } znacznik baterii.
            [few] { $seat } traci { $number } znaczniki baterii.
            [many] { $seat } traci { $number } znaczników baterii.
           *[other] { $seat } traci { $number } znacznika baterii.
        }
    }
event-crew-gone =
    { $who ->
        [human] { $variant ->
            [1] { $seat } ma wolną koję: o kosmonautę mniej.
           *[0] { $seat } traci kosmonautę.
        }
        [purple] { $seat } traci fioletowego kosmitę.
        [brown] { $seat } traci brązowego kosmitę.
       *[crew]
            { $number ->
                [one] { $seat } traci { $number } członka załogi.
                [few] { $seat } traci { $number } członków załogi.
                [many] { $seat } traci { $number } członków załogi.
               *[other] { $seat } traci { $number } członka załogi.
            }
    }
event-cube-gone = { $seat } żegna się z ładunkiem: { $cube }.
event-goods-loaded =
    { $number ->
        [0] { $seat } nie ładuje niczego nowego.
        [one] { $seat } ładuje { $number } skrzynię (towary: { $goods }).
        [few] { $seat } ładuje { $number } skrzynie (towary: { $goods }).
        [many] { $seat } ładuje { $number } skrzyń (towary: { $goods }).
       *[other] { $seat } ładuje { $number } skrzyni (towary: { $goods }).
    }
event-goods-upgraded = { $seat } targuje się: { $cube } zmienia się w droższą o stopień.
event-goods-added = { $seat } targuje się: jedna niebieska skrzynia ekstra.

## Meteory i ostrzał

event-threat-rolled =
    { $variant ->
        [1] Kryć się, { $from } nadciąga { $what }! { $seat } rzuca { $dice }.
        [2] Coś się zbliża: { $from } nadciąga { $what }. { $seat } rzuca { $dice }.
       *[0] Uwaga, { $from } nadciąga { $what }! { $seat } rzuca { $dice }.
    }
event-threat-turned = Przestrzeń jest tu zakrzywiona: teraz nadciąga { $from }!
event-threat-split = I jeszcze się rozdwaja!
event-threat-missed =
    { $half ->
        [yes] { $seat } patrzy, jak jedna połówka leci obok.
       *[no] { $variant ->
            [1] { $seat } tylko się kuli: to leci obok.
            [2] { $seat } patrzy, jak to leci obok.
           *[0] { $seat } może odetchnąć: to leci obok.
        }
    }
event-threat-missed-all = To mija wszystkich: tak daleko nie sięga żaden statek.
event-meteor-shot = { $seat } rozbija meteor w pył, zanim ten doleci do { $cell }.
event-meteor-bounced =
    { $variant ->
        [1] Brzdęk! { $seat } ma na { $cell } tylko wgniecioną blachę.
        [2] { $seat } ma na { $cell } o jedno wgniecenie więcej i nic poza tym.
       *[0] { $seat } słyszy tylko głuchy stuk na { $cell }: meteor się odbija.
    }
event-defended = { $seat } poświęca znacznik baterii i ratuje kafelek na { $cell }: { $tile }.
event-tile-hit =
    { $variant ->
        [1] Chrup! { $seat } nie ma już kafelka na { $cell }: { $tile }.
        [2] Bum! Na { $cell } zieje dziura, { $seat } traci kafelek: { $tile }.
       *[0] Trach! { $seat } traci kafelek na { $cell }: { $tile }.
    }
event-parts-lost =
    { $variant ->
        [1] { $number ->
            [one] Bez pozwolenia odlatuje { $number } luźny kafelek, { $seat } tylko macha.
            [few] Bez pozwolenia odlatują { $number } luźne kafelki, { $seat } tylko macha.
            [many] Bez pozwolenia odlatuje { $number } luźnych kafelków, { $seat } tylko macha.
           *[other] Bez pozwolenia odlatuje { $number } luźnego kafelka, { $seat } tylko macha.
        }
       *[0] { $number ->
            [one] { $seat } macha na pożegnanie, odlatuje { $number } luźny kafelek.
            [few] { $seat } macha na pożegnanie, odlatują { $number } luźne kafelki.
            [many] { $seat } macha na pożegnanie, odlatuje { $number } luźnych kafelków.
           *[other] { $seat } macha na pożegnanie, odlatuje { $number } luźnego kafelka.
        }
    }
event-alien-left = { $seat } traci członka załogi: { $alien } nie ma już czym oddychać.

## Karty

event-landed = { $seat } ląduje na planecie { $planet }.
event-passed = { $seat } omija planety.
event-nobody-can = Nikt nie ma na to dość załogi.
event-declined = { $seat } grzecznie odmawia.
event-used-ship = { $seat } wysyła część załogi na opuszczony statek.
event-docked = { $seat } cumuje przy stacji i otwiera ładownie.
event-enemy-beaten = { $kind } (siła { $strength }): { $seat } ich przegania!
event-enemy-drawn = { $kind } (siła { $strength }): { $seat } trzyma się tak twardo, że odechciewa im się walki.
event-enemy-won =
    { $variant ->
        [1] { $kind } (siła { $strength }): { $seat } nie ma czym odpowiedzieć.
        [2] { $kind } (siła { $strength }): { $seat } zbiera cięgi.
       *[0] { $kind } (siła { $strength }): { $seat } nie daje rady takiej przewadze.
    }
event-combat-line = Wiersz { $line }: decyduje { $criterion }.
event-crew-counted = { $seat } liczy głowy: { $crew }.
event-combat-lowest = { $seat } wypada najgorzej ({ $criterion }).
event-stardust =
    { $connectors ->
        [0] { $seat } sunie przez pył bez ani jednego odsłoniętego połączenia.
        [one] { $seat } łapie pył, ma { $connectors } odsłonięte połączenie: kosztuje dzień.
        [few] { $seat } łapie pył, ma { $connectors } odsłonięte połączenia: każde kosztuje dzień.
        [many] { $seat } łapie pył, ma { $connectors } odsłoniętych połączeń: każde kosztuje dzień.
       *[other] { $seat } łapie pył, ma { $connectors } odsłoniętego połączenia: każde kosztuje dzień.
    }
event-sabotaged = { $seat } ma na pokładzie sabotażystę i za mało oczu, by go wypatrzyć.
event-sabotage-rolled = Sabotażysta wybiera { $axis }; kości mówią { $dice }.
event-sabotage-failed = { $seat } ma szczęście: sabotażysta nie znajduje niczego do zepsucia.

## Rozliczenie i tytuły

event-settled = { $seat } rozlicza się: { $bookings }; rozliczenie daje { $total }.
event-title-drawn = W tej Wyprawie gra toczy się o tytuł „{ $title }”.
event-title-won = { $seat } zdobywa tytuł „{ $title }”.
event-title-given = { $seat } dostaje tytuł „{ $title }”.
event-title-gold = { $seat } broni tytułu „{ $title }”: teraz jest złoty.

### Słowa do zdań powyżej.

seat-blue = Niebieski
seat-green = Zielony
seat-yellow = Żółty
seat-red = Czerwony

names-none = nikt

class-learning = Nauka jazdy
class-ship = klasa { $name }

field-START = na polu startowym
field-I = na polu I
field-II = na polu II
field-III = na polu III
field-IV = obok planszy
field-SHIP = ostatni raz, na planszy statku

presence-here = siedzi przy stole
presence-away = odchodzi na chwilę od stołu
presence-bot = oddaje stery botowi
presence-absent = znika na dłużej, leci autopilot
presence-gone = odchodzi na dobre

gave-up-reason-voluntary = co za dużo, to niezdrowo
gave-up-reason-absent = przy sterach nikogo nie ma
gave-up-reason-no_humans = na pokładzie nie został żaden kosmonauta
gave-up-reason-no_engines = bez ciągu dalej się nie da
gave-up-reason-lapped = lider ma przewagę całego okrążenia

card-abandoned_ship = Opuszczony statek
card-abandoned_station = Opuszczona stacja
card-combat_zone = Strefa walk
card-epidemic = Epidemia
card-meteor_swarm = Skupisko meteorów
card-open_space = Wolna przestrzeń
card-pirates = Piraci
card-planets = Planety
card-sabotage = Sabotaż
card-slavers = Łowcy niewolników
card-smugglers = Przemytnicy
card-stardust = Gwiezdny pył

threat-meteor-small = mały meteor
threat-meteor-large = duży meteor
threat-shot-small = lekki ostrzał
threat-shot-large = ciężki ostrzał

from-front = z przodu
from-right = z prawej
from-rear = z tyłu
from-left = z lewej

line-column = kolumnę
line-row = rząd

criterion-crew = liczebność załogi
criterion-engine_strength = moc silników
criterion-cannon_strength = siła ognia

cube-red = czerwona skrzynia
cube-yellow = żółta skrzynia
cube-green = zielona skrzynia
cube-blue = niebieska skrzynia

settled-order = { $credits } za kolejność
settled-title = { $credits } za tytuł
settled-beauty = { $credits } za najpiękniejszy statek
settled-goods = { $credits } za towar
settled-lost = { $credits } za utracone kafelki
settled-fines = { $credits } za grzywny
settled-premium = { $credits } za zaległą składkę
settled-nothing = nie ma czego rozliczać

title-hauler = Król ładunku
title-battery = Pod napięciem
title-xeno = Spokój dla kosmitów
title-cruise = Pokój z widokiem
title-engineer = Wielki budowniczy
title-corridor = Długi korytarz

road-leaky_pipes = dziurawe rury, odsłonięte połączenia liczą się w pyle podwójnie
road-fine_sand = drobny piasek, klepsydra przesypuje się o jedną trzecią krócej
road-tired_batteries = zmęczone baterie, w każdej o jeden znacznik mniej
road-meteor_season = sezon meteorów, pierwszy z każdego skupiska przylatuje dwa razy
road-bold_outlaws = zuchwałe zbiry, każdy napastnik jest o jeden silniejszy
road-poor_market = marny rynek, każda skrzynia jest warta o kredyt mniej
road-closed_archive = zamknięte archiwum, przeglądać wolno tylko pierwszy stos
road-tidy_yard = porządek w stoczni, zachować wolno tylko jeden kafelek
road-strict_inspector = surowy inspektor, każdy błąd kosztuje kredyt
road-detours = objazdy, każde opóźnienie trwa o dzień dłużej
road-bad_air = złe powietrze, po każdej czwartej karcie przychodzi epidemia
road-wide_convoy = rozciągnięty konwój, między statkami dwa razy dalej
