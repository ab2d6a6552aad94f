### Slova hry o náklaďácích podle slovníčku katalogu pravidel.

edition-1e = první edice
edition-2e = druhá edice

kind-battery = baterie
kind-cabin =
    { $box ->
        [first] kabina
       *[second] kajuta
    }
kind-cannon = dělo
kind-cargo =
    { $box ->
        [first] nákladový prostor
       *[second] kontejnery
    }
kind-double_cannon = dvojité dělo
kind-double_engine = dvojitý motor
kind-engine = motor
kind-life_support_brown = hnědá podpora životních funkcí
kind-life_support_purple = fialová podpora životních funkcí
kind-shield = štít
kind-special_cargo =
    { $box ->
        [first] speciální nákladový prostor
       *[second] červené kontejnery
    }
kind-starting_cabin =
    { $box ->
        [first] základní dílek
       *[second] startovní kajuta
    }
kind-structural =
    { $box ->
        [first] spojovací díl
       *[second] spojovací komponent
    }

## Co stojí v políčku nákresu. Dvě písmena tam, kde následuje obsah, jinde nejvýš pět.

code-battery = Ba
code-cabin = Ka
code-cannon = Děl
code-cargo =
    { $box ->
        [first] NP
       *[second] Ko
    }
code-double_cannon = 2×Děl
code-double_engine = 2×Mot
code-engine = Mot
code-life_support_brown = PŽω
code-life_support_purple = PŽψ
code-shield = Štít
code-special_cargo =
    { $box ->
        [first] SN
       *[second] ČK
    }
code-starting_cabin =
    { $box ->
        [first] ZD
       *[second] SK
    }
code-structural = Spoj

alien-purple = fialový mimozemšťan
alien-brown = hnědý mimozemšťan

goods-red = červené
goods-yellow = žluté
goods-green = zelené
goods-blue = modré

direction-front = vpředu
direction-right = vpravo
direction-rear = vzadu
direction-left = vlevo

fault-single_against_double = jednoduchá přípojka proti dvojité
fault-connector_against_smooth = přípojka proti prázdné hraně
fault-crack_mismatch = přípojky přes trhlinu nejsou stejné
fault-engine_direction = motor nesměřuje dozadu
fault-exhaust_blocked = dílek hned za motorem
fault-muzzle_blocked = dílek hned před dělem
fault-outside_zone = dílek mimo stavební zónu
fault-loose_part = část není připojena k lodi
fault-by-rule =
    { $rule ->
        [CHK-02] { fault-single_against_double }
        [CHK-03] { fault-connector_against_smooth }
        [LM-024] { fault-crack_mismatch }
        [CHK-04] { fault-engine_direction }
        [CHK-05] { fault-exhaust_blocked }
        [CHK-06] { fault-muzzle_blocked }
        [CHK-07] { fault-outside_zone }
       *[CHK-08] { fault-loose_part }
    }

## Obrázek stolu

table-title =
    { $box ->
        [first] { $class }, etapa { $round } z { $rounds }
       *[second] { $class }, let { $round } z { $rounds }
    }
table-building = Lodě se staví.
table-flying = Za letu: odehraných karet { $flown }, zbývá { $deck }.
table-between =
    { $box ->
        [first] Mezi dvěma etapami.
       *[second] Mezi dvěma lety.
    }
table-over = Partie skončila.
table-seat = { $seat }: dílky { $tiles }, ztráty { $lost }.
table-no-card = žádná karta
table-asked = Čeká se na odpověď
table-start = Startovní číslo
table-position = Místo na dráze
table-place = Umístění
table-fleet = Lodě flotily, které ještě letí
table-hand = Dílek v ruce
table-reserve =
    { $box ->
        [first] Odložené dílky
       *[second] Rezervované dílky
    }
table-looking = Prohlíží si tuto hromádku
table-card = Současná karta
table-deck = Zbývající karty
table-flown = Odehrané karty
table-bank = Zboží v banku
table-pool = Zakryté dílky
table-piles = Hromádka karet
table-hourglass = Přesýpací hodiny
