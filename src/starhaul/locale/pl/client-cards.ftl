### Klient w przeglądarce: karty słowami.

## Liczby rzeczy jako dopełnienie zdania

card-text-some-days =
    { $number ->
        [one] { $number } dzień lotu
        [few] { $number } dni lotu
        [many] { $number } dni lotu
       *[other] { $number } dnia lotu
    }
card-text-some-crew =
    { $number ->
        [one] { $number } członka załogi
        [few] { $number } członków załogi
        [many] { $number } członków załogi
       *[other] { $number } członka załogi
    }
card-text-some-credits =
    { $number ->
        [one] { $number } kredyt
        [few] { $number } kredyty
        [many] { $number } kredytów
       *[other] { $number } kredytu
    }
card-text-some-goods =
    { $number ->
        [one] { $number } skrzynię
        [few] { $number } skrzynie
        [many] { $number } skrzyń
       *[other] { $number } skrzyni
    }
card-text-some-batteries =
    { $number ->
        [one] { $number } znacznik baterii
        [few] { $number } znaczniki baterii
        [many] { $number } znaczników baterii
       *[other] { $number } znacznika baterii
    }
card-text-goods-of =
    { $number ->
        [1] { $colour }
       *[other] { $colour } ×{ $number }
    }

## Co karta robi, jedno lub dwa zdania

card-text-planets = Po kolei każdy może wylądować na wolnej planecie: ładuje jej towary i traci { $days }.
card-text-open_space =
    { $learning ->
        [yes] Po kolei każdy leci do przodu o moc swoich silników. Z mocą 0 statek stoi w miejscu.
       *[no] Po kolei każdy leci do przodu o moc swoich silników. Moc 0 kończy lot.
    }
card-text-abandoned_ship = Pierwszy chętny oddaje { $crew }, dostaje { $credits } i traci { $days }.
card-text-abandoned_station = Pierwszy chętny, którego załoga liczy co najmniej { $crew }, ładuje towary i traci { $days }.
card-text-meteor_swarm = Kości wskazują, którędy leci każdy meteor. Małe odbijają się od gładkich stron, duże trzeba zestrzelić.
card-text-smugglers = Siła ognia poniżej { $strength }: tracisz { $loss }. Powyżej: bierzesz ich towary i tracisz { $days }.
card-text-slavers = Siła ognia poniżej { $strength }: tracisz { $loss }. Powyżej: bierzesz { $credits } i tracisz { $days }.
card-text-pirates = Siła ognia poniżej { $strength }: ostrzał. Powyżej: bierzesz { $credits } i tracisz { $days }.
card-text-combat_zone = Wiersz po wierszu płaci ten, kto ma najmniej. Przy remisie ten, kto leci z przodu.
card-text-stardust = Od ostatniego do lidera: strata dnia lotu za każde odsłonięte połączenie.
card-text-epidemic = Każda zajęta kabina połączona z inną zajętą traci członka załogi.
card-text-sabotage = Najmniejsza załoga ma na pokładzie sabotażystę: kości wskazują kafelek i już go nie ma.

## Co jeszcze jest na niej wydrukowane

card-text-planet = Planeta { $number }: { $goods }.
card-text-cargo = Towary: { $goods }.
card-text-stones = W tej kolejności: { $threats }.
card-text-shots = Ostrzał: { $threats }.
card-text-line = Wiersz { $number }, { $criterion }: kto ma najmniej, { $penalty }.
card-text-loses = traci { $what }
card-text-fired = jest pod ostrzałem: { $threats }
card-text-back = Karta rewersem do góry
