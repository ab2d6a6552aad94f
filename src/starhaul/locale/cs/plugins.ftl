# Plug-ins of installed packages (docs/plugins.md), and games without texts of their own.

help-bots = Vypíše boty, které lze posadit ke stolu.
help-bots-game = Jen ty pro tuto hru.
help-plugins = Vypíše hry a boty z nainstalovaných balíčků.

plugins-game = hra
plugins-bot = bot
plugins-temperaments = povahy
plugins-package = balíček
plugins-name = název
plugins-kind = druh
plugins-kind-games = hra
plugins-kind-bots = bot
plugins-state = stav
plugins-used = používá se
plugins-none = Žádný nainstalovaný balíček nepřináší hru ani bota.

plain-matches = Na partii
plain-mean-score = Průměrné skóre, místo { $seat }
plain-score = Skóre
plain-scores = Skóre

input-plugin-name = „{ $name }“ není název zásuvného modulu: povolena jsou malá písmena, číslice, „-“ a „_“, na začátku písmeno
input-plugin-name-ours = název „{ $name }“ patří samotnému Starhaulu
input-plugin-name-twice = název „{ $name }“ používá několik balíčků; ponechte jen jeden z nich
input-plugin-name-differs = zásuvný modul se jmenuje „{ $name }“, ale jeho hra „{ $found }“
input-plugin-slow = práci nedokončil ani za { $seconds } s
input-plugin-broken = selhává ({ $reason })
input-plugin-no-game = „{ $found }“ není zásuvný modul hry
input-plugin-only-ours = lekce, cvičení a ohlédnutí hry z jiných balíčků nabídnout nemohou
input-plugin-seats = nastavení potřebuje pole „seats“ s hodnotou od jedné do { $most }
input-plugin-view = pohledy potřebují pole „is_over“, které po konci partie platí
input-plugin-no-part = hra „{ $game }“ nemá „{ $part }“
input-plain-no-scenarios = tato hra nemá scénáře
input-plain-no-pictures = tuto hru nelze nakreslit
input-bot-other-game = bot „{ $bot }“ nehraje „{ $game }“, jen: { $known }
input-api-ship = v této partii nejsou lodě
input-api-players = míst je { $seats }, hráčů má být stejně, ne { $given }
