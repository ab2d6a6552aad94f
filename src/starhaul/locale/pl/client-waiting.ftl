### Klient w przeglądarce: poczekalnia, rozmowy przy stole, pasek nad partią.

waiting-title = Stół: { $host }
waiting-table = Stół
waiting-seats = Przy stole
waiting-free = Wolne miejsce
waiting-host = gospodarz
waiting-you = ty
waiting-state-bot = bot
waiting-state-free = wolne
waiting-state-away = brak połączenia
waiting-state-coming = w drodze
waiting-state-ready = gotowe
waiting-state-thinking = jeszcze nie
waiting-name = Pseudonim
waiting-name-first = Najpierw podaj swój pseudonim.
waiting-colour = Kolor
waiting-move = Przesiądź się tu
waiting-sit-here = Usiądź tu
waiting-kick = Usuń
waiting-kick-text = { $name } traci miejsce i wróci tylko z linkiem do miejsca od ciebie.
waiting-kick-sure = Usuń

## Boty

waiting-bot-add = Dodaj bota
waiting-bot-change = Inny bot
waiting-bot-remove = Odeślij
waiting-bot-title = Bot na miejsce { $number }
waiting-bot-skill = Siła
waiting-bot-temper = Charakter
waiting-bot-seat = Posadź bota
waiting-bot-random = Robi, co mu wpadnie do głowy. Dla śmiechu.
waiting-bot-easy = Buduje w pośpiechu i wiele wybacza.
waiting-bot-medium = Wie, co robi; wyrównana partia.
waiting-bot-hard = Myśli naprzód i rzadko się myli.
waiting-temper-balanced = Waży ryzyko i zysk.
waiting-temper-bold = Pcha się we wszystko, także w meteory.
waiting-temper-careful = Woli dolecieć, niż się wzbogacić.
waiting-temper-greedy = Nie umie zostawić towaru.

## Co jest grane

waiting-agreement = Co jest grane
waiting-as-written = Według zasad, bez dodatkowych ustaleń.
waiting-change = Zmień
waiting-change-send = Tak gramy
waiting-house = Zasady stołu
waiting-fair = Nikt nie oszukuje
waiting-fair-text = Przed każdą partią serwer pieczętuje sekret; to jego skrót. Twoje urządzenie dodaje do niego losową liczbę, urządzenia pozostałych także. Cały los bierze się z nich razem, więc nikt nie może go wybrać. Po partii sekret zostaje ujawniony, a ta strona wszystko sprawdza.

## Zaproszenia

waiting-invite = Zaproś
waiting-invite-everybody = Jeden link dla wszystkich: kto go otworzy, wybiera wolne miejsce albo ogląda.
waiting-invite-code = Kod
waiting-invite-code-hint = Do pola „Dołącz” na stronie głównej.
waiting-invite-more = Inne linki
waiting-renew-table = Nowy link do stołu
waiting-renew-table-text = Link i kod przestaną działać, a kto dzięki nim ogląda, straci dostęp. Zajęte miejsca pozostaną zajęte.
waiting-renew-watch = Nowy link dla widzów
waiting-renew-watch-text = Link dla widzów przestanie działać, a kto dzięki niemu ogląda, straci dostęp.
waiting-renew-sure = Utwórz nowy link
waiting-reach-local = Te linki działają tylko na tym komputerze. Aby wpuścić innych, zamknij serwer i uruchom go poleceniem „make play LAN=1” albo „starhaul serve --host 0.0.0.0”.
waiting-reach-network = Oglądasz tę stronę pod adresem, który zna tylko ten komputer. Linki używają jego adresu w sieci lokalnej: { $address }
waiting-invite-seat = Ten link prowadzi na to miejsce. Jedna osoba, jeden link.
waiting-invite-watch = dla widzów
waiting-invite-watch-hint = Z tym linkiem może oglądać, kto chce.
waiting-invite-own = twoje miejsce
waiting-invite-own-hint = Twoje miejsce na innym urządzeniu. Nikomu nie dawaj tego linku.
waiting-invite-link = Link
waiting-invite-copy = Kopiuj link
waiting-invite-share = Udostępnij
waiting-invite-qr = Link jako kod QR

## Gotowość

waiting-ready = Możemy zaczynać
waiting-rematch = Jeszcze jedna partia
waiting-fill = Reszta dla botów
waiting-not-ready = Jednak jeszcze nie
waiting-for-seats =
    { $number ->
        [one] { $number } miejsce jest jeszcze wolne. Zaproś kogoś albo dodaj bota.
        [few] { $number } miejsca są jeszcze wolne. Zaproś kogoś albo dodaj boty.
        [many] { $number } miejsc jest jeszcze wolnych. Zaproś kogoś albo dodaj boty.
       *[other] { $number } miejsca jest jeszcze wolne. Zaproś kogoś albo dodaj boty.
    }
waiting-for-host =
    { $number ->
        [one] { $number } miejsce jest jeszcze wolne. Obsadzi je gospodarz.
        [few] { $number } miejsca są jeszcze wolne. Obsadzi je gospodarz.
        [many] { $number } miejsc jest jeszcze wolnych. Obsadzi je gospodarz.
       *[other] { $number } miejsca jest jeszcze wolne. Obsadzi je gospodarz.
    }
waiting-for-people = Czekamy na gotowość: { $names }
waiting-watching = Oglądasz. Partia zacznie się, gdy wszyscy będą gotowi.
waiting-choose = Wybierz wolne miejsce albo oglądaj dalej.
waiting-sit = Usiądź
waiting-begins = Zaczynamy
waiting-stop = Jeszcze nie
waiting-series = Partie do tej pory
waiting-series-match = Partia
waiting-series-sum = Suma

## Rozmowy przy stole

chat-title = Czat
chat-open = Czat
chat-empty = Nikt się jeszcze nie odezwał.
chat-watching = Widzowie mogą czytać; pisać mogą tylko osoby przy stole.
chat-write = Napisz coś
chat-send = Wyślij
chat-emotes = Szybkie wiadomości
chat-to = Kto to przeczyta
chat-to-all = Wszyscy
chat-to-team = Partner: { $name }
chat-write-team = Tylko do partnera
chat-between = tylko między wami
chat-unread =
    { $number ->
        [one] { $number } nowa wiadomość
        [few] { $number } nowe wiadomości
        [many] { $number } nowych wiadomości
       *[other] { $number } nowej wiadomości
    }
chat-mute = Wycisz kogoś
chat-mute-all = Wycisz kogoś dla wszystkich
chat-muted = wyciszone
chat-emote-hello = Cześć!
chat-emote-well-done = Dobra robota!
chat-emote-thanks = Dzięki!
chat-emote-oops = Ojej.
chat-emote-hurry = Szybciej…
chat-emote-wow = Wow!
chat-emote-good-game = Dobra partia!
chat-emote-sorry = Przepraszam!
