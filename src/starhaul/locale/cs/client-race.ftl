### Klient v prohlížeči: týmový závod.

race-ui-round = Kolo { $round }
race-ui-your-turn = Jste na tahu
race-ui-turn-of = Na tahu: { $seat }
race-ui-others-react = Ostatní mohou reagovat
race-ui-track = Dráha
race-ui-closer = Přiblížit
race-ui-further = Oddálit
race-ui-whole = Ukázat celou dráhu
race-ui-follow = Sledovat lodě
race-ui-space = Pole { $index }
race-ui-players = Hráči
race-ui-team = Tým { $team }
race-ui-you = vy
race-ui-own = vaše
race-ui-mate = partner
race-ui-rival = soupeř
race-ui-log = Příběh
race-ui-story-now = Co se děje
race-ui-finish = Jak to skončilo
race-ui-team-wins = Váš tým vyhrál!
race-ui-no-story = Příběh pokračuje odsud.
race-ui-piles = Balíčky a zahrané karty
race-ui-played = Zahrané karty pohybu
race-ui-none-played = Zatím žádné.
race-ui-help = Co je co
race-ui-aim = Vyhrává tým, který má první všechny lodě na cílové planetě. Karta pohne lodí své barvy, ať patří komukoli. Jak daleko loď doletí, určuje pole, které opouští.
race-ui-spaces = Pole

## Na co se hra ptá

race-ui-question = Otázka
race-ui-choose-card = Jste na tahu: vyberte kartu
race-ui-choose-hint = Vyberte kartu a uvidíte, kam dosáhne, a potom loď. Začít můžete i lodí.
race-ui-choose-ship = Karta „{ $card }“: která loď poletí?
race-ui-choose-card-for = { $ship }: s kterou kartou poletí?
race-ui-back = Zpět
race-ui-no-ship = Zahrát, žádná loď nepoletí
race-ui-hole-back = černá díra, zpět na { $index }
race-ui-card-way = { $ship }: z pole { $from } na pole { $to }
race-ui-joker = žolík
race-ui-joker-does = Když jsou obě lodě jedné barvy v cíli, jsou její karty žolíky: pohnou kteroukoli lodí, která je ještě na cestě.
race-ui-departure = Startuje { $ship } s kartou „{ $card }“. Přidáte bonusovou kartu?
race-ui-no-bonus-card = Bez bonusové karty
race-ui-evade = Černá díra na poli { $index }: uvízla v ní { $ship }.
race-ui-fall = Nechat couvnout
race-ui-side = Pole { $index }: kterou stranu si vezme { $ship }?
race-ui-tow = Soupeř proletěl kolem a stojí na poli { $index } ({ $face }). Zaháknete se?
race-ui-no-tow = Nezaháknout se
race-ui-no-cards = Nové karty přijdou s dalším kolem.
race-ui-no-bonus = Žádné bonusy

## Co dělají pole

race-ui-does-start = Odtud startují všechny lodě.
race-ui-does-normal = Karta platí, jak je.
race-ui-does-bonus = Majitel lodi si bere bonusovou kartu.
race-ui-does-hyperspace = Příští karta platí dvojnásob.
race-ui-does-asteroid = Příští karta platí jen za 1.
race-ui-does-black_hole = Kdo tu zastaví, couvá na nejbližší normální pole. Přelet je bezpečný.
race-ui-does-finish = Cíl. První loď, která doletí, přinese bonusové karty všem.

## Co dělají bonusové karty

race-ui-effect-experienced_pilot = Loď opustí asteroidové pole s plným číslem karty.
race-ui-effect-light_speed = Číslo karty platí dvojnásob. Ne při odletu z hyperprostoru a z asteroidového pole.
race-ui-effect-acceleration = O jedno pole dál. Ne při odletu z asteroidového pole.
race-ui-effect-evasive_manoeuvre = Loď z černé díry necouvá, ale letí na nejbližší normální pole před sebou. Jen když pro ni nikdo nezahrál jinou bonusovou kartu.
race-ui-effect-tow_hook = Když soupeř proletí kolem lodi vašeho týmu, odtáhne ji tam, kde sám zastaví.

## Lekce

start-lesson-first-race = Lekce závodu, čtyři minuty
start-lesson-first-race-continue = Pokračovat v lekci závodu
start-lesson-first-race-offer = Závod poprvé? Kapitánka Ruta ho vysvětlí za čtyři minuty.
client-bot-lesson-first-race = kadet
