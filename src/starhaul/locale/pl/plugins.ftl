# Plug-ins of installed packages (docs/plugins.md), and games without texts of their own.

help-bots = Wypisuje boty, które można posadzić przy stole.
help-bots-game = Tylko te do tej gry.
help-plugins = Wypisuje gry i boty z zainstalowanych pakietów.

plugins-game = gra
plugins-bot = bot
plugins-temperaments = charaktery
plugins-package = pakiet
plugins-name = nazwa
plugins-kind = rodzaj
plugins-kind-games = gra
plugins-kind-bots = bot
plugins-state = stan
plugins-used = w użyciu
plugins-none = Żaden zainstalowany pakiet nie zawiera gry ani bota.

plain-matches = Na partię
plain-mean-score = Średni wynik, miejsce { $seat }
plain-score = Wynik
plain-scores = Wyniki

input-plugin-name = „{ $name }” nie nadaje się na nazwę wtyczki: dozwolone są małe litery, cyfry, „-” i „_”, na początku litera
input-plugin-name-ours = nazwa „{ $name }” należy do samego Starhaula
input-plugin-name-twice = nazwy „{ $name }” używa kilka pakietów; zostaw tylko jeden z nich
input-plugin-name-differs = wtyczka nazywa się „{ $name }”, ale jej gra „{ $found }”
input-plugin-slow = praca trwała jeszcze po { $seconds } s
input-plugin-broken = zawodzi ({ $reason })
input-plugin-no-game = „{ $found }” nie jest wtyczką gry
input-plugin-only-ours = lekcji, ćwiczeń i spojrzenia wstecz nie mogą oferować gry z innych pakietów
input-plugin-seats = konfiguracja potrzebuje pola „seats” o wartości od jednego do { $most }
input-plugin-view = widoki potrzebują pola „is_over”, prawdziwego po zakończeniu partii
input-plugin-no-part = gra „{ $game }” nie ma „{ $part }”
input-plain-no-scenarios = ta gra nie ma scenariuszy
input-plain-no-pictures = tej gry nie można narysować
input-bot-other-game = bot „{ $bot }” nie gra w „{ $game }”, tylko w: { $known }
input-api-ship = w tej partii nie ma statków
input-api-players = miejsc jest { $seats }, tyle samo ma być graczy, nie { $given }
