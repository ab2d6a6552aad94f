# Plug-ins of installed packages (docs/plugins.md), and games without texts of their own.

help-bots = List the bots that can be seated.
help-bots-game = Only those for this game.
help-plugins = List the games and bots of installed packages.

plugins-game = game
plugins-bot = bot
plugins-temperaments = temperaments
plugins-package = package
plugins-name = name
plugins-kind = kind
plugins-kind-games = game
plugins-kind-bots = bot
plugins-state = state
plugins-used = in use
plugins-none = No installed package brings a game or a bot.

plain-matches = Per match
plain-mean-score = Mean score, seat { $seat }
plain-score = Score
plain-scores = Scores

input-plugin-name = “{ $name }” is not a name for a plug-in: use lower-case letters, digits, “-” and “_”, beginning with a letter
input-plugin-name-ours = the name “{ $name }” belongs to Starhaul itself
input-plugin-name-twice = several packages use the name “{ $name }”; uninstall all but one
input-plugin-name-differs = the plug-in is called “{ $name }”, but its game “{ $found }”
input-plugin-slow = it was still busy after { $seconds } s
input-plugin-broken = it fails ({ $reason })
input-plugin-no-game = “{ $found }” is not the plug-in of a game
input-plugin-only-ours = lessons, exercises and looking back are not available to games of other packages
input-plugin-seats = its configuration needs a field “seats” with one to { $most }
input-plugin-view = its views need a field “is_over”, true once the match has ended
input-plugin-no-part = the game “{ $game }” has no “{ $part }”
input-plain-no-scenarios = this game has no scenarios
input-plain-no-pictures = this game cannot be drawn
input-bot-other-game = the bot “{ $bot }” does not play “{ $game }”, only: { $known }
input-api-ship = this match has no ships
input-api-players = { $seats } seats need as many players, not { $given }
