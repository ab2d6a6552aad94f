### The command line: what all commands share, usage errors, `starhaul options` and `starhaul completion`.

help-json = Vypíše jeden objekt JSON.
help-json-lines = Vypíše na každý řádek jeden objekt JSON.
help-output = Zapíše celou zprávu do tohoto souboru jako JSON.
help-seed = Semínko veškeré náhody: stejné semínko, stejný výsledek.
help-game = Hra; co se v ní dá nastavit, vypíše starhaul options.
help-bot-names = Boti oddělení čárkami: random, easy, medium, hard, s povahou jako hard:bold, nebo modul:Třída. Bot uvedený dvakrát dostane dvakrát tolik míst.
help-show = Ukáže tuto nápovědu.
help-heading-usage = Použití:
help-heading-options = Volby
help-heading-arguments = Argumenty
help-heading-commands = Příkazy
help-label-required = povinné
help-label-default = výchozí:

option-renamed = „{ $old }“ je stará podoba a zmizí; pište „{ $new }“.

## Usage errors

error-with-help = { $words } – viz { $help }
input-usage-extra = „{ $argument }“ je už argument navíc – viz { $help }
input-usage-no-command = příkaz „{ $command }“ neexistuje – viz { $help }
input-usage-no-command-but = příkaz „{ $command }“ neexistuje; nemá to být { $similar }? – viz { $help }
input-usage-no-option = volba { $option } neexistuje – viz { $help }
input-usage-no-option-but = volba { $option } neexistuje; nemá to být { $similar }? – viz { $help }
input-usage-missing = tohle je povinné – viz { $help }
input-usage-no-value = tohle je přepínač bez hodnoty – viz { $help }
input-usage-value-missing = chybí hodnota – viz { $help }
input-usage-value = „{ $value }“ tu použít nejde – viz { $help }
input-usage-whole = „{ $value }“ není celé číslo – viz { $help }
input-usage-whole-from = „{ $value }“ není celé číslo, nejméně { $least } – viz { $help }
input-usage-whole-between = „{ $value }“ není celé číslo od { $least } do { $most } – viz { $help }
input-usage-number = „{ $value }“ není číslo – viz { $help }
input-usage-number-from = „{ $value }“ není číslo, nejméně { $least } – viz { $help }
input-option-unknown = volbu „{ $option }“ tato hra nemá – viz { $help }
input-option-unknown-but = volbu „{ $option }“ tato hra nemá; nemá to být { $similar }? – viz { $help }
input-usage-shell = doplňování pro „{ $shell }“ není; na výběr je { $known }

## starhaul options

help-options = Vypíše vše, co se dá v partii hry nastavit.
help-options-game = Hra.
options-default = výchozí { $value }
options-meaning = { $label }. { $hint }
option-meaning-edition = Edice pravidel.
option-meaning-trek = Transgalaktický trek: tři lety s tituly.
option-meaning-zero_defends = Nejlepší výsledek obhájí titul treku, i když je nulový; nové partie to mají vždy zapnuté.
option-meaning-ships = Lodě, které nezačínají na startovní planetě; využívají to lekce.

## starhaul completion

help-completion = Vypíše skript, který v shellu doplňuje příkazy.
help-completion-shell = bash, zsh nebo fish.
completion-install = Uložte skript tam, kde ho shell hledá; zsh potřebuje „fpath+=~/.zfunc“ před „compinit“:
completion-note = Doplňování příkazů, voleb a hodnot pro starhaul. Vytvořil ho „{ $command }“; po instalaci hry nebo bota ho vytvořte znovu.

## What decoders say

reason-choices = na výběr je { $choices }
reason-form = hodnota nemá očekávaný tvar
reason-text-longest = text je příliš dlouhý; povolený počet znaků: { $length }
