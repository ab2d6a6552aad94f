### Klient w przeglądarce: dlaczego coś przepadło i co by pomogło.

## Dlaczego tak się stało?

loss-title = Dlaczego tak się stało?
loss-saved = Co by pomogło
loss-nothing = Zupełnie nic. Taki już jest kosmos.
loss-ship = Twój statek z zaznaczonym miejscem

loss-meteor-small = Mały meteor nadleciał { $from } i trafił w odsłonięte połączenie: { $tile } { $cell }. Gładka strona tylko by się zaśmiała.
loss-meteor-large = Duży meteor nadleciał { $from } i nic go nie zestrzeliło. Osłony nie robią na nim wrażenia: { $tile } { $cell } przepada.
loss-shot-small = Lekki ostrzał { $from } i żadnej osłony po drodze: { $tile } { $cell } przepada.
loss-shot-large = Ciężki ostrzał { $from }. Tego nie zatrzyma nic: kafelek { $cell } ({ $tile }) po prostu stał na drodze.
loss-sabotage = Sabotażysta odwiedza najmniejszą załogę, a kości zaprowadziły go tutaj: { $tile } { $cell }.
loss-broken = Utracony kafelek trzymał statek w całości. Co nie jest już połączone, odpływa.
loss-faults = Inspektor przepuszcza tylko statki bez błędów. Co nie może zostać, odpada i kosztuje.
loss-fined = Ktoś zauważył błąd podczas lotu: naprawa na miejscu, a do tego grzywna.
loss-alien = Kabina { $cell } nie ma już połączenia z systemem podtrzymywania życia we właściwym kolorze. Kosmita wziął kapelusz i poszedł.
loss-epidemic = Zajęte i połączone kabiny zarażają się nawzajem. Wszyscy kichnęli naraz.
loss-taken-ship = Załoga przeniosła się na opuszczony statek. Jeszcze machała.
loss-choice-days = To opóźnienie było częścią umowy.
loss-dust =
    { $number ->
        [one] Gwiezdny pył wciska się wszędzie: { $number } odsłonięte połączenie, jeden dzień lotu.
        [few] Gwiezdny pył wciska się wszędzie: { $number } odsłonięte połączenia, za każde dzień lotu.
        [many] Gwiezdny pył wciska się wszędzie: { $number } odsłoniętych połączeń, za każde dzień lotu.
       *[other] Gwiezdny pył wciska się wszędzie: { $number } odsłoniętego połączenia, za każde dzień lotu.
    }
loss-enemy = Wróg miał siłę { $number }, a to więcej, niż miał ten statek.
loss-combat-crew = W tym wierszu Strefy walk płaci najmniejsza załoga; przy remisie ta z przodu.
loss-combat-engines = W tym wierszu Strefy walk płacą najsłabsze silniki; przy remisie statek z przodu.
loss-combat-cannons = W tym wierszu Strefy walk płacą najsłabsze działa; przy remisie statek z przodu.
loss-no-humans = Na pokładzie nie został żaden kosmonauta, a kosmici nie mają prawa jazdy.
loss-no-engines = W Wolnej przestrzeni statek bez mocy silników stoi. Pchanie się nie liczy.
loss-lapped =
    { $number ->
        [one] Lider miał całe okrążenie przewagi: { $number } dzień lotu. Kiedyś wyścig się kończy.
        [few] Lider miał całe okrążenie przewagi: { $number } dni lotu. Kiedyś wyścig się kończy.
        [many] Lider miał całe okrążenie przewagi: { $number } dni lotu. Kiedyś wyścig się kończy.
       *[other] Lider miał całe okrążenie przewagi: { $number } dnia lotu. Kiedyś wyścig się kończy.
    }

remedy-shield = Osłona skierowana { $side } i znacznik baterii do niej.
remedy-pay = Osłona z tej strony była, znacznik baterii też. Wystarczyło zapłacić.
remedy-battery =
    { $number ->
        [one] Jeszcze { $number } znacznik baterii: sprzęt był, prądu nie było.
        [few] Jeszcze { $number } znaczniki baterii: sprzęt był, prądu nie było.
        [many] Jeszcze { $number } znaczników baterii: sprzęt był, prądu nie było.
       *[other] Jeszcze { $number } znacznika baterii: sprzęt był, prądu nie było.
    }
remedy-close = Zasłonięte połączenie na { $cells }: kafelek przed nim albo gładka strona skierowana { $side }.
remedy-cannon = Działo skierowane { $side } w jednej linii z { $cells }.
remedy-fire = Podwójne działo na { $cells } mogło wystrzelić. Za jeden znacznik baterii.
remedy-join = Części połączone w więcej niż jednym miejscu.
remedy-keep =
    { $number ->
        [one] Zostawić drugą część, ma { $number } kafelek.
        [few] Zostawić drugą część, ma { $number } kafelki.
        [many] Zostawić drugą część, ma { $number } kafelków.
       *[other] Zostawić drugą część, ma { $number } kafelka.
    }
remedy-cannons = Siła ognia większa o { $strength }.
remedy-power-cannons =
    { $number ->
        [one] { $number } znacznik baterii dla podwójnych dział.
        [few] { $number } znaczniki baterii dla podwójnych dział.
        [many] { $number } znaczników baterii dla podwójnych dział.
       *[other] { $number } znacznika baterii dla podwójnych dział.
    }
remedy-engines = Moc silników większa o { $number }.
remedy-power-engines =
    { $number ->
        [one] { $number } znacznik baterii dla podwójnych silników.
        [few] { $number } znaczniki baterii dla podwójnych silników.
        [many] { $number } znaczników baterii dla podwójnych silników.
       *[other] { $number } znacznika baterii dla podwójnych silników.
    }
remedy-crew = Załoga większa o { $number }.
remedy-decline = Powiedzieć nie.
remedy-apart = Kabiny, które nie są połączone ze sobą: { $cells }.
remedy-support = Drugi system podtrzymywania życia tuż obok.
remedy-engine = Silnik. Jakikolwiek silnik.
remedy-human = Jeszcze jeden kosmonauta, który zostanie na pokładzie.
remedy-days =
    { $number ->
        [one] Być o { $number } dzień lotu bliżej lidera.
        [few] Być o { $number } dni lotu bliżej lidera.
        [many] Być o { $number } dni lotu bliżej lidera.
       *[other] Być o { $number } dnia lotu bliżej lidera.
    }
remedy-connectors = Mniej odsłoniętych połączeń: { $cells }.
remedy-fault = Statek bez tego błędu: { $fault } ({ $cells }).

why-side-front = do przodu
why-side-right = w prawo
why-side-rear = do tyłu
why-side-left = w lewo

## Co by cię uratowało

hindsight-title = Co by cię uratowało
hindsight-intro = Ten sam lot jeszcze raz: te same karty i kości, jedna rzecz inaczej.
hindsight-busy = Lecimy to wszystko jeszcze raz…
hindsight-failed = Czarna skrzynka też przepadła. Kto wie, co by pomogło.
hindsight-none = Nic. Próbowaliśmy raz za razem: lepiej się nie dało. Albo gorzej.
hindsight-retry = Spójrz jeszcze raz
hindsight-flying = Co by cię utrzymało w locie
hindsight-saved = Dolatujesz do mety
hindsight-doomed = Żadna pojedyncza zmiana nie utrzymałaby statku w locie. Te przynajmniej by się opłaciły:
hindsight-decisions = Decyzje
hindsight-tiles = Kafelki
hindsight-gain =
    { $credits ->
        [one] +{ $credits } kredyt
        [few] +{ $credits } kredyty
        [many] +{ $credits } kredytów
       *[other] +{ $credits } kredytu
    }
hindsight-card = Karta { $number }, { $card }
hindsight-before = Przed kartą { $number }
hindsight-check = Przy kontroli statku
hindsight-order =
    { $place ->
        [0] Statek i tak by zrezygnował, utracone kafelki: { $lost }.
       *[other] Na mecie miejsce { $place }, utracone kafelki: { $lost }.
    }
hindsight-guesses = Karty i rzuty, które nigdy nie padły, są zmyślone: { $number }.
hindsight-ship = Twój statek z zaznaczonym miejscem

change-turn = Inaczej obrócony kafelek { $cell }: { $tile }.
change-leave = Zostawić { $cell } puste, bez kafelka „{ $tile }”.
change-move = Przenieść z { $from } na { $cell }: { $tile }.
change-swap =
    { $source ->
        [reserve] Wymienić kafelek na { $cell } na zachowany: { $old } → { $tile }.
       *[open] Wymienić kafelek na { $cell }: { $old } → { $tile }. Leżał odkryty na stole.
    }
change-add =
    { $source ->
        [reserve] Przyłączyć na { $cell } zachowany kafelek: { $tile }.
       *[open] Przyłączyć na { $cell } kafelek, który leżał odkryty na stole: { $tile }.
    }

instead-defend-no = Przyjąć trafienie i zachować znacznik baterii.
instead-defend-yes = Wydać znacznik baterii i zachować kafelek.
instead-shoot-shoot = Strzelać do drugiego meteoru, dla { $cell }.
instead-cannons-number =
    { $number ->
        [0] Nie zasilać podwójnych dział i oszczędzić znaczniki baterii.
       *[other] Zasilić podwójne działa: { $number } zamiast { $said }.
    }
instead-engines-number =
    { $number ->
        [0] Nie zasilać podwójnych silników i oszczędzić znaczniki baterii.
       *[other] Zasilić podwójne silniki: { $number } zamiast { $said }.
    }
instead-land-no = Nie lądować.
instead-land-yes = Wylądować na planecie { $number }.
instead-use-no = Zostawić to w spokoju.
instead-use-yes = Wziąć to.
instead-reward-no = Nie brać premii i oszczędzić dni.
instead-reward-yes = Wziąć premię.
instead-part-keep = Zostawić drugą część, tę z { $cell }.
instead-reveal-fly = Lecieć dalej.
instead-reveal-give-up = Zrezygnować już tutaj.
instead-repair-remove = Zdjąć raczej kafelek { $cell }.
instead-repair-keep = Zostawić część z { $cell }.
instead-aliens-no = Nie brać kosmitów.
instead-aliens-yes = Posadzić kosmitów inaczej.
instead-insure-number = Składka { $number } zamiast { $said }.
instead-crew-crew = Zabrać załogę z { $cell }.
instead-cube-cube = Zabrać skrzynię z { $cell }.
instead-battery-battery = Zabrać znacznik baterii z { $cell }.
instead-load-load = Załadować najdroższe towary.
instead-improve-no = Zostawić towary, jak są.
instead-improve-yes = Ulepszyć inne towary.
