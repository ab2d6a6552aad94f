### Polecenia `starhaul bot` i `starhaul bench`, które grają przez sieć.

help-bot = Sadza bota na miejscu przy stole jakiegoś serwera.
help-bot-link = Link do miejsca, taki jak gospodarz wysyła znajomym; - czyta go ze standardowego wejścia.
help-bot-skill = Bot: random, easy, medium, hard albo moduł:Klasa.
help-bot-temperament = Jego temperament: balanced, bold, careful albo greedy.
help-bot-name = Jak nazywa się przy stole.
help-bot-matches = Odchodzi po tylu partiach; bez tego zostaje, dopóki stół jest otwarty.
help-bot-verbose = Mówi na standardowym wyjściu błędów, co się dzieje.

bot-name = Robot
bot-seated = Siedzi na miejscu { $seat }.
bot-again = Połączenie nawiązano ponownie.
bot-match = Zaczyna się partia: { $game }.
bot-match-over = Koniec partii: { $scores }.
bot-did = { $action }
bot-refused = { $action } – odmowa: { $code }
bot-lapse = Na pytanie „{ $kind }” ktoś odpowiedział za bota: { $why } { $detail }
bot-sent-away = Serwer zakończył połączenie ({ $code }).

input-link-wrong = to nie jest link do miejsca; wygląda on tak: http://host:8800/#/table/…/…
input-link-watches = z tym linkiem można się tylko przyglądać; poproś gospodarza o link do miejsca
input-server-unreachable = nie odpowiada tu żaden serwer gry
