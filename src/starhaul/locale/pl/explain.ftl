### Co zrobiłby bot i dlaczego; odpowiedzi obu gier słowami.

help-explain = Mówi, co zrobiłby bot w danej chwili zapisu partii i dlaczego.
help-explain-at = Chwila po tylu akcjach.
help-explain-bot = Pytany bot: random, easy, medium, hard, z temperamentem, np. hard:bold, albo moduł:Klasa.
help-explain-seat = Tylko pytanie do tego miejsca, tak jak liczy je zapis; inaczej wszystkie otwarte pytania.

explain-asked = Po { $at } akcjach odpowiada { $who } (miejsce { $seat }), pytanie: { $kind }
explain-answer = { $bot } odpowiedziałby: { $answer }
explain-options = Co myśli o odpowiedziach:
explain-value = { NUMBER($value, minimumFractionDigits: 2) }
explain-more =
    { $count ->
        [one] i jeszcze { $count }
        [few] i jeszcze { $count }
        [many] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }
explain-said = W partii padła odpowiedź: { $answer }

why-playouts =
    { $value ->
        [one] { $value } rozegranie
        [few] { $value } rozegrania
        [many] { $value } rozegrań
       *[other] { $value } rozegrania
    }
why-other = { $name }: { $value }

## Odpowiedzi

answer-wait = poczekać
answer-nowhere = nigdzie
answer-nothing = nic
answer-tile = kafelek
answer-take = wziąć zakryty kafelek
answer-take_open = wziąć to, co leży odkryte: { $tile }
answer-use = wziąć z odłożonych: { $tile }
answer-attach = dołączyć na { $cell }, obrót o { $degrees }°: { $tile }
answer-reserve = odłożyć kafelek na bok
answer-return = zwrócić kafelek odkryty
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
answer-aliens = obcy – fioletowy: { $purple }, brązowy: { $brown }
answer-insure =
    { $premium ->
        [0] bez ubezpieczenia
       *[other] ubezpieczyć się, kredytów: { $premium }
    }
answer-report = zgłosić błąd, czyj statek: { $seat }
answer-ready = nie ma nic do zgłoszenia
answer-fly = lecieć dalej
answer-give_up =
    { $number ->
        [0] poddać się
       *[other] poddać statki { $ships }
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
answer-battery = wziąć baterię z { $cell }
answer-crew = oddać załogę z { $cell }
answer-cube = oddać towar z { $cell }
answer-load = załadować: { $goods }
answer-defend =
    { $what ->
        [hit] przyjąć trafienie
        [cell] ocalić { $cell } baterią z { $battery }
       *[only] bronić się baterią z { $battery }
    }
answer-shoot = zestrzelić meteor, który trafiłby w { $cell }
answer-improve =
    { $what ->
        [upgrade] ulepszyć jedną skrzynię ({ $goods })
        [extra] wziąć dodatkową niebieską skrzynię
       *[neither] zostawić towary bez zmian
    }
answer-keep_title = zachować tytuł { $title }
answer-give_title = oddać tytuł { $title }, komu: { $seat }
answer-play =
    { $ship ->
        [none] zagrać kartę { $card } bez ruchu statku
       *[other] zagrać kartę { $card }, kto leci: { $ship }
    }
answer-bonus =
    { $card ->
        [none] nie zagrywać karty premii
       *[other] zagrać kartę premii { $card }
    }
answer-side = wybrać stronę: { $face }
answer-tow =
    { $ship ->
        [none] nie zagrywać haka holowniczego
       *[other] zagrać hak holowniczy, kto się doczepia: { $ship }
    }

## Błędy

input-bot-no-start = bot „{ $bot }” zawiódł już przy siadaniu ({ $reason })
input-bot-trait = bot „{ $bot }” nie ma cechy „{ $trait }”; temperamenty to { $known }
input-explain-one-log = można objaśnić jedną partię, a w pliku jest ich { $count }
input-explain-nobody = po { $at } akcjach nikt nie jest pytany; następne pytanie pada po { $next }
input-explain-over = po { $at } akcjach nikt nie jest pytany, ani później w tym zapisie
input-explain-not-asked = miejsce { $seat } nie jest tu pytane; pytane są: { $asked }
input-explain-refused = odpowiedź tego bota jest wbrew zasadom: { $why }
input-explain-failed = bot zawiódł przy tym pytaniu ({ $reason })
