### Co zrobiłby bot i dlaczego; odpowiedzi obu gier słowami.

help-explain = Pokazuje, co bot zrobiłby w danej chwili i dlaczego.
help-explain-at = Chwila po tylu akcjach.
help-explain-bot = Pytany bot: random, easy, medium, hard, z charakterem, np. hard:bold, albo moduł:Klasa.
help-explain-seat = Tylko pytanie do tego miejsca, tak jak liczy je zapis; inaczej wszystkie otwarte pytania.

explain-asked = Po akcji nr { $at } odpowiada { $who } (miejsce { $seat }), pytanie: { $kind }
explain-answer = { $bot } odpowiedziałby: { $answer }
explain-options = Co myśli o odpowiedziach (najlepsza ma 0):
explain-value = { NUMBER($value, minimumFractionDigits: 2) }
explain-more =
    { $count ->
        [one] i jeszcze { $count }
        [few] i jeszcze { $count }
        [many] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }
explain-said = W partii padła odpowiedź: { $answer }

## O co pytają

question-build = jak budować dalej
question-claim = który numer startowy wziąć
question-inspect = czy zgłosić wadliwy statek
question-repair = jak naprawić statek
question-insure = jakie ubezpieczenie wybrać
question-aliens = gdzie zakwaterować kosmitów
question-reveal = czy lecieć dalej
question-break =
    { $box ->
        [first] czy przejść do następnej rundy
       *[second] czy przejść do następnego lotu
    }
question-land = gdzie wylądować
question-use = czy skorzystać z opuszczonego statku lub stacji
question-reward = czy przyjąć premię
question-improve = jak ulepszyć oferowane towary
question-load = jak załadować towary
question-engines = ile podwójnych silników zasilić
question-cannons = ile podwójnych dział zasilić
question-battery = skąd wziąć znacznik baterii
question-crew = kogo z załogi oddać
question-cube = skąd wziąć oddawany towar
question-defend = czy odeprzeć trafienie
question-shoot = który meteor zestrzelić
question-part = którą część statku zachować
question-keep_title = który tytuł zatrzymać
question-give_title = komu oddać tytuł
question-play = którą kartę zagrać
question-departure = czy przy odlocie dodać kartę bonusową
question-evade = czy ominąć czarną dziurę
question-side = którą stronę pola wybrać
question-tow = czy zagrać hak holowniczy

## Dlaczego: fakty naszych botów. Dwa miejsca po przecinku to kredyty.

why-playouts =
    { $value ->
        [one] { $value } rozegranie
        [few] { $value } rozegrania
        [many] { $value } rozegrań
       *[other] { $value } rozegrania
    }
why-played = w nich wobec innych { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-judged = na pierwszy rzut oka { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-engines = moc silników { $sign }{ $value }
why-cannons = siła ognia { $sign }{ $value }
why-crew = załoga { $sign }{ $value }
why-batteries = znaczniki baterii { $sign }{ $value }
why-cargo = kontenery { $sign }{ $value }
why-special = kontenery specjalne { $sign }{ $value }
why-shielded = strony pod osłoną { $sign }{ $value }
why-guarded = strony z działem { $sign }{ $value }
why-tiles = kafelki { $sign }{ $value }
why-place = najlepiej na { $value }
why-added = pożytek dla statku { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-power = zasilanie podwójnych kafelków i osłon { $value }%
why-joints = połączone boki: { $value }
why-dead_ends = ślepe połączenia: { $value }
why-room = miejsce dookoła { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-company = sąsiedztwo { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-lane = pierwsze działo w kolumnie { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-bridge = łączy części statku { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-fits = miejsca, do których pasuje: { $value }
why-reserved = nie zostanie wśród zachowanych { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-misjudged = błąd oceny { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-least = kafelek ma dać co najmniej { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-imagined = rozważone nieznane kafelki: { $value }
why-draws = pozostałe dobrania: około { $value }
why-space = zmieści się jeszcze kafelków: około { $value }
why-faults = błędy: { $value }
why-losses = utracone kafelki { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-credits = kredyty { $sign }{ $value }
why-goods = towary { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-days = dni lotu { $sign }{ $value }
why-standing = kolejność na mecie { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-crew_worth = mniejsza załoga { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-battery_worth = mniej znaczników baterii { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-strength = siła { $value }
why-fight = wynik walki { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-damage = uniknięte szkody { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-arrival = dotarcie do celu { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-prospect = co przyniosą karty { $sign }{ NUMBER($value, minimumFractionDigits: 2) }
why-cards = pozostałe karty: { $value }
why-infected = kabiny, które zarażą się nawzajem: { $value }
why-score = własny wynik { $value }
why-rival = najlepszy wynik innych { $value }
why-other = { $name }: { $value }

## Odpowiedzi

answer-wait = poczekać
answer-nowhere = nigdzie
answer-nothing = nic
answer-tile = kafelek
answer-take = wziąć zakryty kafelek
answer-take_open = wziąć to, co leży odkryte: { $tile }
answer-use = wziąć z zachowanych: { $tile }
answer-attach = przyłączyć na { $cell }, obrót o { $degrees }°: { $tile }
answer-reserve = zachować kafelek na później
answer-return = odłożyć odkryty kafelek na stół
answer-look = obejrzeć stos { $pile }
answer-put_back = odłożyć stos
answer-flip = odwrócić klepsydrę
answer-roll = rzucić kością stoczni
answer-finish =
    { $start ->
        [0] zakończyć budowę statku
       *[other] zakończyć budowę statku i wziąć numer startowy { $start }
    }
answer-claim = wziąć numer startowy { $start }
answer-remove = zdjąć kafelek z { $cell }
answer-keep = zachować część z { $cell }
answer-aliens = kosmici – fioletowy: { $purple }, brązowy: { $brown }
answer-insure =
    { $premium ->
        [0] bez ubezpieczenia
       *[other] ubezpieczyć się, kredytów: { $premium }
    }
answer-report = zgłosić wadliwy statek: { $seat }
answer-ready = nie ma nic do zgłoszenia
answer-fly = lecieć dalej
answer-give_up =
    { $number ->
        [0] zrezygnować
       *[other] zrezygnować z lotu statkami { $ships }
    }
answer-land =
    { $planet ->
        [0] nie lądować
       *[other] wylądować na planecie { $planet }
    }
answer-accept =
    { $yes ->
        [yes] przyjąć
       *[no] odmówić
    }
answer-engines = zasilane podwójne silniki: { $doubles }
answer-cannons = zasilane podwójne działa: do przodu { $forward }, na boki { $aside }
answer-battery = wziąć znacznik baterii z { $cell }
answer-crew = oddać załogę z { $cell }
answer-cube = oddać towar z { $cell }
answer-load = załadować: { $goods }
answer-defend =
    { $what ->
        [hit] przyjąć trafienie
        [cell] ocalić { $cell } znacznikiem baterii z { $battery }
       *[only] bronić się znacznikiem baterii z { $battery }
    }
answer-shoot = zestrzelić meteor, który trafiłby w { $cell }
answer-improve =
    { $what ->
        [upgrade] ulepszyć jedną skrzynię ({ $goods })
        [extra] wziąć dodatkową niebieską skrzynię
       *[neither] zostawić towary bez zmian
    }
answer-keep_title = zatrzymać tytuł { $title }
answer-give_title = oddać tytuł { $title }; dostanie go { $seat }
answer-play =
    { $ship ->
        [none] zagrać kartę { $card } bez ruchu statku
       *[other] zagrać kartę { $card } dla: { $ship }
    }
answer-bonus =
    { $card ->
        [none] nie zagrywać karty bonusowej
       *[other] zagrać kartę bonusową { $card }
    }
answer-side = wybrać stronę: { $face }
answer-tow =
    { $ship ->
        [none] nie zagrywać haka holowniczego
       *[other] zagrać hak holowniczy dla: { $ship }
    }

## Błędy

input-bot-no-start = bot „{ $bot }” zawiódł już przy siadaniu ({ $reason })
input-bot-trait = bot „{ $bot }” nie ma cechy „{ $trait }”; charaktery to { $known }
input-explain-one-log = można objaśnić jedną partię, a w pliku jest ich { $count }
input-explain-nobody = po akcji nr { $at } nikt nie jest pytany; następne pytanie pada po akcji nr { $next }
input-explain-over = po akcji nr { $at } nikt nie jest pytany, ani później w tym zapisie
input-explain-not-asked = miejsce { $seat } nie jest tu pytane; pytane są: { $asked }
input-explain-refused = odpowiedź tego bota jest wbrew zasadom: { $why }
input-explain-failed = bot zawiódł przy tym pytaniu ({ $reason })
