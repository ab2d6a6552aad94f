### The ship clinic: exercises about ships. The doctor has seen everything, likes nobody and helps all.

clinic-title = Klinika statków
clinic-welcome = Wytrzyj buty. Doktor widział już gorsze statki niż twój, choć niewiele. Sprawdź, co im dolega, zanim zrobi to kosmos.
clinic-filter = Które zadania widać
clinic-kind = Zadanie
clinic-level = Trudność
clinic-level-1 = 1 – zadrapanie
clinic-level-2 = 2 – skręcenie
clinic-level-3 = 3 – złamanie
clinic-level-4 = 4 – operacja
clinic-level-5 = 5 – cud
clinic-scale = Od łatwych do trudnych. Liczba to trudność jak w zadaniach szachowych: 800 widać od razu, 1500 zajmie kilka minut.
clinic-all = Wszystkie
clinic-only-open = Tylko jeszcze nierozwiązane
clinic-none = Poczekalnia jest pusta. Zmień filtr.
clinic-solved = Rozwiązane
clinic-streak = Z rzędu
clinic-best = Najdłuższa seria
clinic-forget = Zacznij od nowa
clinic-forget-sure = Spalić całą kartotekę?
clinic-forget-yes = Spal
clinic-forget-no = Zostaw
clinic-entry = { $kind } { $number }
clinic-mark-solved = ✓ rozwiązane
clinic-mark-failed = ✗ jeszcze nie
clinic-difficulty = Trudność { $level } z 5, ocena { $rating }
clinic-to-gallery = Wszystkie zadania
clinic-unknown = Nie ma takiego zadania
clinic-next = Następny pacjent
clinic-again = Jeszcze raz
clinic-verdict = Co mówi doktor
clinic-right = Dobrze. Tylko nie obrastaj w piórka.
clinic-wrong = Źle. Na razie nikt nie umarł.
clinic-rule = Zasada { $rule }
clinic-patient = Statek na stole

## Kinds: what is asked, and the button that answers.

clinic-kind-faults = Znajdź błędy
clinic-ask-faults =
    { $number ->
        [one] Ten statek ma jeden błąd. Zaznacz kafelek, którego dotyczy.
        [few] Ten statek ma { $number } błędy. Zaznacz przy każdym jeden kafelek.
        [many] Ten statek ma { $number } błędów. Zaznacz przy każdym jeden kafelek.
       *[other] Ten statek ma { $number } błędu. Zaznacz przy każdym jeden kafelek.
    }
clinic-answer-faults = To wszystkie
clinic-kind-repair = Wybierz naprawę
clinic-ask-repair = Kontrola znalazła to, co widać. Zaznacz, co odpada – i strać jak najmniej kafelków.
clinic-answer-repair = Odcinaj
clinic-kind-closing = Zamknij statek
clinic-ask-closing =
    { $tiles ->
        [one] Przyłącz kafelek
        [few] Przyłącz wszystkie { $tiles } kafelki
        [many] Przyłącz wszystkie { $tiles } kafelków
       *[other] Przyłącz wszystkie { $tiles } kafelka
    } tak, by na statku { $number ->
        [0] nie zostało żadne odsłonięte połączenie.
        [one] zostało najwyżej jedno odsłonięte połączenie.
        [few] zostały najwyżej { $number } odsłonięte połączenia.
        [many] zostało najwyżej { $number } odsłoniętych połączeń.
       *[other] zostało najwyżej { $number } odsłoniętego połączenia.
    }
clinic-answer-closing = Zszywaj
clinic-kind-averting = Odeprzyj trafienie
clinic-ask-averting = Nadlatuje meteor, kości zostały rzucone. Przyłącz kafelek tak, by statek nic nie stracił.
clinic-answer-averting = Niech leci
clinic-kind-survival = Kto przetrwa?
clinic-ask-survival = Jedno skupisko, te same kości dla wszystkich. Tylko jeden z tych statków nie traci żadnego kafelka. Znaczniki baterii idą tam, gdzie pomagają.
clinic-answer-survival = Ten przetrwa
clinic-kind-landing = Stanąć czy lecieć dalej?
clinic-ask-landing = Prowadzisz, więc pierwsza decyzja należy do ciebie. Co przyniesie średnio najwięcej kredytów?
clinic-answer-landing = Zróbmy to

## Answering.

clinic-cell-marked = { $cell }; zaznaczone
clinic-marked-of = Zaznaczone: { $marked }, do znalezienia: { $number }
clinic-marked =
    { $marked ->
        [one] Zaznaczono { $marked } kafelek
        [few] Zaznaczono { $marked } kafelki
        [many] Zaznaczono { $marked } kafelków
       *[other] Zaznaczono { $marked } kafelka
    }
clinic-tray = Kafelki do przyłączenia
clinic-slot-placed = { $tile }; już przyłączone
clinic-turn = Obróć
clinic-meteor =
    { $size ->
        [small] mały meteor { $from }
       *[large] duży meteor { $from }
    }
clinic-dice-sum =
    { $line ->
        [column] kolumna { $sum }
       *[row] rząd { $sum }
    }
clinic-ships = Statki
clinic-ship = Statek { $letter }
clinic-loses =
    { $number ->
        [0] bez szwanku
        [one] traci { $number } kafelek
        [few] traci { $number } kafelki
        [many] traci { $number } kafelków
       *[other] traci { $number } kafelka
    }
clinic-ahead =
    { $days ->
        [one] Przewaga nad następnym statkiem: { $days } dzień lotu
        [few] Przewaga nad następnym statkiem: { $days } dni lotu
        [many] Przewaga nad następnym statkiem: { $days } dni lotu
       *[other] Przewaga nad następnym statkiem: { $days } dnia lotu
    }
clinic-cards-left =
    { $cards ->
        [one] Zostaje { $cards } karta
        [few] Zostają { $cards } karty
        [many] Zostaje { $cards } kart
       *[other] Zostaje { $cards } karty
    }
clinic-crew = Załoga: { $crew }
clinic-options = Co można zrobić
clinic-option-past = Lecieć dalej
clinic-option-planet = Planeta { $number }: { $goods }
clinic-option-abandoned_ship = Wziąć statek
clinic-option-abandoned_station = Zacumować
clinic-worth = ø { $credits } kr.

## What the doctor finds.

clinic-finding-faults-right =
    { $number ->
        [one] Jeden błąd, znaleziony. { $cell }: { $fault }.
        [few] Wszystkie znalezione ({ $number }), między innymi { $cell }: { $fault }.
        [many] Wszystkie znalezione ({ $number }), między innymi { $cell }: { $fault }.
       *[other] Wszystkie znalezione ({ $number }), między innymi { $cell }: { $fault }.
    }
clinic-finding-faults-missed =
    { $number ->
        [one] Jeden ci umknął, { $cell }: { $fault }.
        [few] Umknęły ci { $number }, na przykład { $cell }: { $fault }.
        [many] Umknęło ci { $number }, na przykład { $cell }: { $fault }.
       *[other] Umknęło ci { $number }, na przykład { $cell }: { $fault }.
    }
clinic-finding-faults-sound = Kafelek { $cell } jest zdrowy jak ryba. Zostaw go w spokoju.
clinic-finding-repair-right =
    { $lost ->
        [one] Czyste cięcie: utracony jest tylko jeden kafelek.
        [few] Utracone są { $lost } kafelki, a mniej się nie da.
        [many] Utraconych jest { $lost } kafelków, a mniej się nie da.
       *[other] Utracone jest { $lost } kafelka, a mniej się nie da.
    }
clinic-finding-repair-dear =
    { $lost ->
        [one] To kosztuje { $lost } kafelek, razem ze wszystkim, co odpada. Wystarczyłoby { $fewest }.
        [few] To kosztuje { $lost } kafelki, razem ze wszystkim, co odpada. Wystarczyłoby { $fewest }.
        [many] To kosztuje { $lost } kafelków, razem ze wszystkim, co odpada. Wystarczyłoby { $fewest }.
       *[other] To kosztuje { $lost } kafelka, razem ze wszystkim, co odpada. Wystarczyłoby { $fewest }.
    }
clinic-finding-repair-faulty = Kontrola nadal narzeka: { $fault }.
clinic-finding-repair-innocent = Wolno usuwać tylko kafelki, których dotyczy jakiś błąd.
clinic-finding-placing-fault = Kontrola znalazłaby błąd, { $cell }: { $fault }.
clinic-finding-closing-right =
    { $number ->
        [0] Szczelny jak bęben: żadnego odsłoniętego połączenia.
        [one] Zostało jedno odsłonięte połączenie. Pacjent może lecieć.
        [few] Zostały { $number } odsłonięte połączenia i lepiej się nie da.
        [many] Zostało { $number } odsłoniętych połączeń i lepiej się nie da.
       *[other] Zostało { $number } odsłoniętego połączenia i lepiej się nie da.
    }
clinic-finding-closing-open = Odsłoniętych połączeń zostaje { $number }, a miało być najwyżej { $most }.
clinic-finding-averting-right =
    { $size ->
        [small] Mały meteor nie znajdzie odsłoniętego połączenia bez osłony.
       *[large] Działo dopadnie duży meteor, zanim on dopadnie statek.
    }
clinic-finding-averting-hit =
    { $size ->
        [small] Mały meteor { $from } trafia w odsłonięte połączenie na { $cell }: brak tam osłony albo znacznika baterii.
       *[large] Dużego meteoru { $from } nic nie zestrzeli, więc { $cell } przepada.
    }
clinic-finding-survival-right = Przelatuje, jakby nic tam nie było. Pozostałym brakuje części.
clinic-finding-survival-hit =
    { $size ->
        [small] Meteor { $meteor } { $from } trafia w odsłonięte połączenie na { $cell }, a tej strony nie chroni żadna osłona ze znacznikiem baterii.
       *[large] Meteoru { $meteor } { $from } nie zestrzeli żadne działo, więc { $cell } przepada.
    }
clinic-finding-landing-right =
    { $margin ->
        [one] Średnio daje to o { $margin } kredyt więcej niż cokolwiek innego.
        [few] Średnio daje to o { $margin } kredyty więcej niż cokolwiek innego.
        [many] Średnio daje to o { $margin } kredytów więcej niż cokolwiek innego.
       *[other] Średnio daje to o { $margin } kredytu więcej niż cokolwiek innego.
    }
clinic-finding-landing-land =
    { $margin ->
        [one] Postój dałby średnio o { $margin } kredyt więcej, łącznie z utraconymi dniami.
        [few] Postój dałby średnio o { $margin } kredyty więcej, łącznie z utraconymi dniami.
        [many] Postój dałby średnio o { $margin } kredytów więcej, łącznie z utraconymi dniami.
       *[other] Postój dałby średnio o { $margin } kredytu więcej, łącznie z utraconymi dniami.
    }
clinic-finding-landing-past =
    { $margin ->
        [one] Lot dalej dałby średnio o { $margin } kredyt więcej. Dni to też pieniądze.
        [few] Lot dalej dałby średnio o { $margin } kredyty więcej. Dni to też pieniądze.
        [many] Lot dalej dałby średnio o { $margin } kredytów więcej. Dni to też pieniądze.
       *[other] Lot dalej dałby średnio o { $margin } kredytu więcej. Dni to też pieniądze.
    }
clinic-finding-landing-other =
    { $margin ->
        [one] Dobry pomysł, zła planeta: najlepsza daje średnio o { $margin } kredyt więcej.
        [few] Dobry pomysł, zła planeta: najlepsza daje średnio o { $margin } kredyty więcej.
        [many] Dobry pomysł, zła planeta: najlepsza daje średnio o { $margin } kredytów więcej.
       *[other] Dobry pomysł, zła planeta: najlepsza daje średnio o { $margin } kredytu więcej.
    }
