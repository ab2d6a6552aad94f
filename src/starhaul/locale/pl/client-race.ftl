### Klient w przeglądarce: wyścig drużynowy.

race-ui-round = Runda { $round }
race-ui-your-turn = Twoja kolej
race-ui-turn-of = Ruch: { $seat }
race-ui-others-react = Pozostali mogą zareagować
race-ui-track = Tor
race-ui-closer = Przybliż
race-ui-further = Oddal
race-ui-whole = Pokaż cały tor
race-ui-follow = Śledź statki
race-ui-space = Pole { $index }
race-ui-players = Gracze
race-ui-team = Drużyna { $team }
race-ui-you = ty
race-ui-own = twój
race-ui-mate = partner
race-ui-rival = rywal
race-ui-log = Opowieść
race-ui-story-now = Co się dzieje
race-ui-finish = Jak się skończyło
race-ui-team-wins = Twoja drużyna wygrywa!
race-ui-no-story = Opowieść toczy się dalej stąd.
race-ui-piles = Talie i zagrane karty
race-ui-played = Zagrane karty ruchu
race-ui-none-played = Na razie żadnych.
race-ui-help = Co jest czym
race-ui-aim = Wygrywa drużyna, która pierwsza ma wszystkie statki na planecie docelowej. Karta porusza statek swojego koloru, czyjkolwiek by był. Jak daleko statek doleci, zależy od pola, które opuszcza.
race-ui-spaces = Pola

## O co pyta gra

race-ui-question = Pytanie
race-ui-choose-card = Twoja kolej: wybierz kartę
race-ui-choose-hint = Wybierz kartę, by zobaczyć, dokąd sięga, a potem statek. Możesz też zacząć od statku.
race-ui-choose-ship = Karta „{ $card }”: który statek leci?
race-ui-choose-card-for = { $ship }: z którą kartą leci?
race-ui-back = Wróć
race-ui-no-ship = Zagraj, żaden statek nie poleci
race-ui-hole-back = czarna dziura, powrót na { $index }
race-ui-card-way = { $ship }: z pola { $from } na pole { $to }
race-ui-joker = dżoker
race-ui-joker-does = Gdy oba statki jednego koloru są na mecie, jego karty są dżokerami: poruszają dowolny statek, który jest jeszcze w drodze.
race-ui-departure = Startuje { $ship } z kartą „{ $card }”. Dołożysz kartę bonusową?
race-ui-no-bonus-card = Bez karty bonusowej
race-ui-evade = Czarna dziura na polu { $index }: utknął w niej { $ship }.
race-ui-fall = Niech się cofnie
race-ui-side = Pole { $index }: którą stronę zajmie { $ship }?
race-ui-tow = Statek rywala przeleciał obok i stoi na polu { $index } ({ $face }). Zaczepisz hak?
race-ui-no-tow = Bez holowania
race-ui-no-cards = Nowe karty przyjdą z następną rundą.
race-ui-no-bonus = Brak bonusów

## Co robią pola

race-ui-does-start = Stąd startują wszystkie statki.
race-ui-does-normal = Karta liczy się tak, jak jest.
race-ui-does-bonus = Właściciel statku dobiera kartę bonusową.
race-ui-does-hyperspace = Następna karta liczy się podwójnie.
race-ui-does-asteroid = Następna karta jest warta tylko 1.
race-ui-does-black_hole = Kto tu stanie, cofa się na najbliższe zwykłe pole. Przelot nad nią jest bezpieczny.
race-ui-does-finish = Meta. Pierwszy statek, który tu doleci, przynosi wszystkim karty bonusowe.

## Co robią karty bonusowe

race-ui-effect-experienced_pilot = Statek opuszcza pole asteroid z pełną liczbą karty.
race-ui-effect-light_speed = Liczba karty liczy się podwójnie. Nie przy starcie z hiperprzestrzeni ani z pola asteroid.
race-ui-effect-acceleration = O jedno pole dalej. Nie przy starcie z pola asteroid.
race-ui-effect-evasive_manoeuvre = Statek nie cofa się z czarnej dziury, tylko leci na najbliższe zwykłe pole przed sobą. Tylko jeśli nikt nie zagrał dla niego innej karty bonusowej.
race-ui-effect-tow_hook = Gdy rywal przelatuje obok statku twojej drużyny, holuje go tam, gdzie sam staje.

## Lekcja

start-lesson-first-race = Lekcja wyścigu, cztery minuty
start-lesson-first-race-continue = Wróć do lekcji wyścigu
start-lesson-first-race-offer = Pierwszy raz w wyścigu? Kapitan Ruta objaśni go w cztery minuty.
client-bot-lesson-first-race = kadet
