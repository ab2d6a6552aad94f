### Příkazy `starhaul bot` a `starhaul bench`, které hrají po síti.

help-bot = Nechá bota hrát na jednom místě u stolu některého serveru.
help-bot-link = Odkaz na místo, jaký hostitel posílá přátelům; - ho přečte ze standardního vstupu.
help-bot-skill = Bot: random, easy, medium, hard, nebo modul:Třída.
help-bot-temperament = Jeho povaha: balanced, bold, careful nebo greedy.
help-bot-name = Jak se u stolu jmenuje.
help-bot-matches = Odejde po tolika partiích; jinak zůstane, dokud je stůl otevřený.
help-bot-verbose = Na standardním chybovém výstupu říká, co se děje.

bot-name = Robot
bot-seated = Sedí na místě { $seat }.
bot-again = Spojení je obnoveno.
bot-match = Začíná partie: { $game }.
bot-match-over = Partie skončila: { $scores }.
bot-did = { $action }
bot-refused = { $action } – odmítnuto: { $code }
bot-lapse = Na otázku „{ $kind }“ odpověděl za bota někdo jiný: { $why } { $detail }
bot-sent-away = Server spojení ukončil ({ $code }).

input-link-wrong = tohle není odkaz na místo; vypadá takto: http://host:8800/#/table/…/…
input-link-watches = s tímto odkazem se lze jen dívat; řekněte si hostiteli o odkaz na místo
input-server-unreachable = tady žádný herní server neodpovídá
