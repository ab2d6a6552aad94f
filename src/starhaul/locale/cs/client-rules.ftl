### Klient v prohlížeči: kniha pravidel.

rules-title = Kniha pravidel
rules-open-book = Otevřít knihu pravidel
rules-contents = Obsah
rules-icons = Ikony na první pohled
rules-icons-text = Všechno, co je nakreslené na dílcích, kartách a drahách: jak se to jmenuje a co to dělá.
rules-search = Hledat v pravidlech
rules-search-hint = Slova nebo číslo, třeba BLD-12
rules-found =
    { $number ->
        [one] { $number } pravidlo
        [few] { $number } pravidla
        [many] { $number } pravidla
       *[other] { $number } pravidel
    }
rules-none = Žádné pravidlo s těmito slovy. Míň písmen najde víc.
rules-filter = Ukázat pravidla pro
rules-game = Hra
rules-edition = Edice
rules-class = Třída lodi
rules-all = všechno
rules-edition-1e = 1. edice
rules-edition-2e = 2. edice
rules-badge-1e = 1. ed.
rules-badge-2e = 2. ed.
rules-hidden =
    { $number ->
        [one] { $number } pravidlo jiné edice je skryté.
        [few] { $number } pravidla jiné edice jsou skrytá.
        [many] { $number } pravidla jiné edice je skryto.
       *[other] { $number } pravidel jiné edice je skryto.
    }
rules-show-all = Ukázat všechno
rules-back = Zpět
rules-home = Úvodní stránka
rules-print = Vytisknout kapitolu
rules-print-all = Vytisknout celou knihu
rules-printing = Stránky se chystají…
rules-next = Dál: { $title }
rules-previous = Předtím: { $title }
rules-unknown = Pravidlo { $rule } neexistuje.
rules-unreadable = Tuhle kapitolu se nepodařilo načíst.
rules-link = Pravidlo { $rule }
