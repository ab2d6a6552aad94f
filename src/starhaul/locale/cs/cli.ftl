### Příkaz `starhaul`.

help-app = Starhaul: stavět, létat, vozit.
help-version = Vypíše verzi programu.
help-inspect = Zkontroluje lodě a řekne, co dovedou; co je čeká, poví „odds“.
help-inspect-files = Soubory s loděmi; - čte ze standardního vstupu, na každém řádku jednu loď.
help-inspect-svg = Zapíše do tohoto souboru nákres lodi.
help-odds = Odhadne, co lodě čeká na letu.
help-odds-files = Soubory s loděmi. Lodě jedné třídy letí stejnými balíčky karet.
help-odds-flights = Počet letů každé lodi.
help-odds-improve = Najde pro každou loď nejlepší jednotlivou změnu.
help-odds-rivals = Každá loď poletí s tolika soupeři, losovanými z lodí průměrných botů; 0 znamená sama.
help-odds-svg = Do tohoto souboru zapíše obrázek: rizika na lodi, vedle sloupce.
help-lang = Jazyk: en, cs nebo pl.

report-heading = { $file } · { $edition } · třída { $ship_class }

legend-signs = { $single } jednoduchá  { $double } dvojitá  { $universal } univerzální  { $muzzle } dělo  { $exhaust } motor  { $shield } štít  { $fault } chyba
legend-code = { $code } { $name }
legend-crack = { $sign } trhlina
legend-torus = { $signs } spojené okraje
legend-opened = { $sign } otevřené políčko loděnice
legend-closed = { $sign } zavřené políčko loděnice
legend-double = { $sign } otevírá dvojice
legend-fleet = { $sign } číslo lodi
legend-printed = (n) vytištěné číslo

label-faults = Chyby
label-parts = Části
label-open = Otevřené přípojky
label-engines = Síla motorů
label-cannons =
    { $box ->
        [first] Síla zbraní
       *[second] Síla děl
    }
label-batteries = Baterky
label-crew = Posádka
label-cabins =
    { $box ->
        [first] Kabiny
       *[second] Kajuty
    }
label-containers = Kontejnery
label-shields = Štíty
label-weak-spot = Slabé místo

value-no-faults = bez chyb
value-none = žádné
value-parts =
    { $count ->
        [one] { $count } část
        [few] { $count } části
        [many] { $count } části
       *[other] { $count } částí
    }
value-part-sizes = { $parts } (dílků: { $sizes })
value-open = { $count } ({ $sides })
value-strength = { $base }
value-strength-range = { $base }, s baterkami až { $max }
value-humans =
    { $box ->
        [first]
            { $count ->
                [one] { $count } člověk
                [few] { $count } lidé
                [many] { $count } člověka
               *[other] { $count } lidí
            }
       *[second]
            { $count ->
                [one] { $count } kosmonaut
                [few] { $count } kosmonauti
                [many] { $count } kosmonauta
               *[other] { $count } kosmonautů
            }
    }
value-cabins =
    { $box ->
        [first] { $count } kromě základního dílku
       *[second] { $count } kromě startovní kajuty
    }
value-containers =
    { $box ->
        [first] obyčejné: { $plain }, speciální: { $special }
       *[second] bílé: { $plain }, červené: { $special }
    }
value-weak-spot = { $size } (pojistné { $credits })

## Ukázka

help-demo = Odehraje jednu partii a vypráví ji.
help-demo-log = Zapíše do tohoto souboru záznam partie.

demo-log =
    { $actions ->
        [one] { $actions } akce, výsledný klíč { $final }
        [few] { $actions } akce, výsledný klíč { $final }
        [many] { $actions } akce, výsledný klíč { $final }
       *[other] { $actions } akcí, výsledný klíč { $final }
    }

label-seat = Loď
label-lost = Ztraceno

## starhaul new, pro vývojáře

help-new = Zapíše kostru karty, volby nebo hry (pro vývojáře).
help-new-kind = Co přidat: card (karta), option (volba) nebo game (hra).
help-new-name = Jméno malými písmeny, slova oddělená podtržítky.
help-new-check = Nic nezapíše, jen vypíše, co chybí.
input-new-no-checkout = nové věci lze zapsat jen tam, kde Starhaul běží z vlastních zdrojových souborů
input-new-kind = pro tohle kostra není; existují: { $known }
input-new-name = jméno se skládá z malých písmen, číslic a podtržítek, začíná písmenem a není klíčovým slovem Pythonu
input-new-taken = toto jméno je obsazené; --check vypíše, co chybí
input-new-unknown = kostra tohoto jména zatím není
new-written = zapsáno: { $file }
new-complete = Nic nechybí.
new-missing = Ještě chybí (každý krok vysvětluje { $page }):
new-missing-rule = co se stane; kostra jen vyvolá NotImplementedError
new-missing-begin = funkce označená begins pro „{ $name }“
new-missing-deck = karta druhu „{ $name }“
new-missing-story = scénář, který hraje „{ $name }“
new-missing-answers = odpovědi na otázku „{ $name }“
new-missing-question-row = otázka „{ $name }“ v tabulce „Questions“
new-missing-question-screen = jak se otázka „{ $name }“ klade v prohlížeči
new-missing-question-test = příklad otázky „{ $name }“
new-missing-event-test = příklad události „{ $name }“
new-missing-text = { $name }
new-missing-family = rodina karty „{ $name }“
new-missing-figures = údaje vytištěné na kartě „{ $name }“
new-missing-picture = obrázek karty „{ $name }“
new-missing-meaning = význam volby „{ $name }“; v kostře je jen „To be written.“
new-missing-effect = něco, co závisí na volbě „{ $name }“
new-missing-offer = jak ji nabízejí formuláře: { $name }
new-missing-tried = hodnota volby na vyzkoušení: { $name }
new-missing-part = { $name }
new-missing-texts = soubor pro texty hry „{ $name }“
new-missing-order = místo mezi balíčky pro „{ $name }“
new-missing-about = čeho se otázka „{ $name }“ týká
new-missing-told = pravidlo, které událost „{ $name }“ ohlásí
new-missing-layer = vrstva druhu „{ $name }“
new-missing-tile = dílek druhu „{ $name }“
new-missing-pictogram = obrázek druhu „{ $name }“
new-missing-style = vzhled druhu „{ $name }“ v terminálu
new-missing-language = název jazyka „{ $name }“
new-missing-numbers = jak jazyk „{ $name }“ zapisuje čísla a volí tvary množného čísla
new-missing-folder = texty v jazyce „{ $name }“
new-missing-plurals = tvary množného čísla v jazyce „{ $name }“
new-missing-terms = sloupec pro jazyk „{ $name }“
new-missing-games = není aktuální; spusťte python -m tests.web.games
new-missing-generated = není aktuální; spusťte starhaul protocol --write
