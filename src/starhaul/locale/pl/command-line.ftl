### The command line: what all commands share, usage errors, `starhaul options` and `starhaul completion`.

help-json = Wypisuje jeden obiekt JSON.
help-json-lines = Wypisuje w każdym wierszu jeden obiekt JSON.
help-output = Zapisuje cały raport do tego pliku jako JSON.
help-seed = Ziarno wszystkiego, co losowe: to samo ziarno, ten sam wynik.
help-game = Gra; co można w niej ustawić, wypisuje starhaul options.
help-bot-names = Boty oddzielone przecinkami: random, easy, medium, hard, z charakterem jak hard:bold, albo moduł:Klasa. Bot podany dwa razy dostaje dwa razy tyle miejsc.
help-show = Pokazuje tę pomoc.
help-heading-usage = Użycie:
help-heading-options = Opcje
help-heading-arguments = Argumenty
help-heading-commands = Polecenia
help-label-required = wymagane
help-label-default = domyślnie:

option-renamed = „{ $old }” to stara postać i zniknie; pisz „{ $new }”.

## Usage errors

error-with-help = { $words } – zob. { $help }
input-usage-extra = „{ $argument }” to o jeden argument za dużo – zob. { $help }
input-usage-no-command = nie ma polecenia „{ $command }” – zob. { $help }
input-usage-no-command-but = nie ma polecenia „{ $command }”; może { $similar }? – zob. { $help }
input-usage-no-option = nie ma opcji { $option } – zob. { $help }
input-usage-no-option-but = nie ma opcji { $option }; może { $similar }? – zob. { $help }
input-usage-missing = to jest wymagane – zob. { $help }
input-usage-no-value = to przełącznik i nie przyjmuje wartości – zob. { $help }
input-usage-value-missing = brakuje wartości – zob. { $help }
input-usage-value = „{ $value }” tu nie pasuje – zob. { $help }
input-usage-whole = „{ $value }” nie jest liczbą całkowitą – zob. { $help }
input-usage-whole-from = „{ $value }” nie jest liczbą całkowitą, co najmniej { $least } – zob. { $help }
input-usage-whole-between = „{ $value }” nie jest liczbą całkowitą od { $least } do { $most } – zob. { $help }
input-usage-number = „{ $value }” nie jest liczbą – zob. { $help }
input-usage-number-from = „{ $value }” nie jest liczbą, co najmniej { $least } – zob. { $help }
input-option-unknown = ta gra nie ma opcji „{ $option }” – zob. { $help }
input-option-unknown-but = ta gra nie ma opcji „{ $option }”; może { $similar }? – zob. { $help }
input-usage-shell = nie ma uzupełniania dla „{ $shell }”; do wyboru: { $known }

## starhaul options

help-options = Wypisuje wszystko, co można ustawić w partii danej gry.
help-options-game = Gra.
options-default = domyślnie { $value }
options-meaning = { $label }. { $hint }
option-meaning-edition = Edycja zasad.
option-meaning-trek = Wyprawa: trzy loty z tytułami.
option-meaning-zero_defends = Najlepszy wynik broni tytułu Wyprawy, nawet gdy wynosi 0; nowe partie zawsze to mają.
option-meaning-ships = Statki, które nie zaczynają na planecie startowej; korzystają z tego lekcje.

## starhaul completion

help-completion = Wypisuje skrypt, który uzupełnia polecenia w powłoce.
help-completion-shell = bash, zsh albo fish.
completion-install = Zapisz skrypt tam, gdzie szuka go powłoka; zsh wymaga „fpath+=~/.zfunc” przed „compinit”:
completion-note = Uzupełnianie poleceń, opcji i wartości dla starhaul. Utworzone przez „{ $command }”; po instalacji gry lub bota utwórz je ponownie.

## What decoders say

reason-choices = do wyboru: { $choices }
reason-form = wartość nie ma oczekiwanej postaci
reason-text-longest = tekst jest za długi; dozwolona liczba znaków: { $length }
