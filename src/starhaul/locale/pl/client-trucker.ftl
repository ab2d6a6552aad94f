### Klient w przeglądarce: teksty wspólne dla kilku ekranów ciężarówek.

conditions-title = Co obowiązuje w tym locie
conditions-titles = Tytuły do zdobycia
conditions-holder = ma go { $name }
conditions-gold = Gdy będzie złoty, w ostatnim locie: { $burden }.
conditions-news = Gra toczy się o tytuły: przycisk ? wyjaśni, za co się je dostaje.
conditions-mine = Złoty tytuł oznacza utrudnienie: { $burden }.
question-ui-waiting = Czekamy na decyzję: { $names }
title-goal-hauler = najwięcej kafelków, na których leży towar
title-goal-battery = najwięcej kafelków na baterie: podwójnych dział, podwójnych silników i osłon
title-goal-xeno = kosmici zakwaterowani jak najdalej od innych kabin
title-goal-cruise = najwięcej zamieszkanych kabin z gładką stroną zwróconą w pustkę
title-goal-engineer = najwięcej kafelków na statku
title-goal-corridor = najdłuższy ciąg połączonych kafelków, które mają połączenia tylko z jednej lub dwóch stron
title-burden-hauler = ładowanie towarów kosztuje o dzień lotu więcej
title-burden-battery = każda bateria startuje z jednym znacznikiem mniej
title-burden-xeno = w kabinach poza początkową mieszka jeden kosmonauta zamiast dwóch
title-burden-cruise = kto zabiera ci załogę, bierze o jedną osobę więcej
title-burden-engineer = podczas budowy nie zachowasz na później żadnego kafelka
title-burden-corridor = nie wolno ci zaglądać do stosów kart
results-gold = { $title } (złoty)
building-swap = Zamiana!
building-swap-build = Teraz budujesz ten statek, a { $name } – twój.
building-swap-fly = Teraz lecisz tym statkiem, a { $name } – twoim.
loss-why = Dlaczego?
loss-why-line = Dlaczego tak się stało? { $text }
