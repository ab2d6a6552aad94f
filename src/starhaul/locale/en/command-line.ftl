### The command line: what all commands share, usage errors, `starhaul options` and `starhaul completion`.

help-json = Print one JSON object.
help-json-lines = Print one JSON object per line.
help-output = Write the full report to this file as JSON.
help-seed = Seed of everything random: the same seed, the same result.
help-game = The game; starhaul options lists what can be set in it.
help-bot-names = The bots, separated by commas: random, easy, medium, hard, with a temperament as in hard:bold, or module:Class. A bot named twice gets twice as many seats.
help-show = Show this help.
help-heading-usage = Usage:
help-heading-options = Options
help-heading-arguments = Arguments
help-heading-commands = Commands
help-label-required = required
help-label-default = default:

option-renamed = “{ $old }” is an old form and will be removed; write “{ $new }”.

## Usage errors

error-with-help = { $words } – see { $help }
input-usage-extra = “{ $argument }” is one argument too many – see { $help }
input-usage-no-command = there is no command “{ $command }” – see { $help }
input-usage-no-command-but = there is no command “{ $command }”; did you mean { $similar }? – see { $help }
input-usage-no-option = there is no option { $option } – see { $help }
input-usage-no-option-but = there is no option { $option }; did you mean { $similar }? – see { $help }
input-usage-missing = this is required – see { $help }
input-usage-no-value = this is a switch and takes no value – see { $help }
input-usage-value-missing = a value is missing – see { $help }
input-usage-value = “{ $value }” is not possible here – see { $help }
input-usage-whole = “{ $value }” is not a whole number – see { $help }
input-usage-whole-from = “{ $value }” is not a whole number of at least { $least } – see { $help }
input-usage-whole-between = “{ $value }” is not a whole number from { $least } to { $most } – see { $help }
input-usage-number = “{ $value }” is not a number – see { $help }
input-usage-number-from = “{ $value }” is not a number of at least { $least } – see { $help }
input-option-unknown = “{ $option }” is not an option of this game – see { $help }
input-option-unknown-but = “{ $option }” is not an option of this game; did you mean { $similar }? – see { $help }
input-usage-shell = there is no completion for “{ $shell }”; choose from { $known }

## starhaul options

help-options = List everything that can be set in a match of a game.
help-options-game = The game.
options-default = default { $value }
options-meaning = { $label }. { $hint }
option-meaning-edition = The edition of the rules.
option-meaning-trek = The Trek: three flights with titles.
option-meaning-zero_defends = The highest score defends a title of the Trek even if it is 0; new matches always set it.
option-meaning-ships = Ships that do not begin on the start planet; lessons use it.

## starhaul completion

help-completion = Print a script that completes commands in your shell.
help-completion-shell = bash, zsh or fish.
completion-install = Write the script where your shell looks for it; zsh needs “fpath+=~/.zfunc” before “compinit”:
completion-note = Completion of commands, options and values for starhaul. Made by “{ $command }”; make it again after installing a game or a bot.

## What decoders say

reason-choices = choose from { $choices }
reason-form = the value does not have the expected form
reason-text-longest = the text must have at most { $length } characters
