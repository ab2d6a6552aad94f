### The commands `starhaul bot` and `starhaul bench`, which play over the wire.

help-bot = Lets a bot play a seat at a table of some server.
help-bot-link = The link of the seat, as the host sends it to a friend; - reads it from standard input.
help-bot-skill = The bot: random, easy, medium, hard, or module:Class.
help-bot-temperament = Its temperament: balanced, bold, careful or greedy.
help-bot-name = What it is called at the table.
help-bot-matches = Leave after so many matches; without it, stay as long as the table is open.
help-bot-verbose = Say on standard error what happens.

bot-name = Bot
bot-seated = Seated on seat { $seat }.
bot-again = Connected again.
bot-match = A match begins: { $game }.
bot-match-over = The match is over: { $scores }.
bot-did = { $action }
bot-refused = { $action } was refused: { $code }
bot-lapse = The bot was overruled at the question “{ $kind }”: { $why } { $detail }
bot-sent-away = The server has ended the connection ({ $code }).

input-link-wrong = this is not the link of a seat; it looks like http://host:8800/#/table/…/…
input-link-watches = with this link one can only watch; ask the host for the link of a seat
input-server-unreachable = no game server answers here
