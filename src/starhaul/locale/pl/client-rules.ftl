### Klient w przeglądarce: księga zasad.

rules-title = Księga zasad
rules-open-book = Otwórz księgę zasad
rules-contents = Spis treści
rules-icons = Ikony w skrócie
rules-icons-text = Wszystko, co jest narysowane na kafelkach, kartach i torach: jak się nazywa i co robi.
rules-search = Szukaj w zasadach
rules-search-hint = Słowa albo numer, na przykład BLD-12
rules-found =
    { $number ->
        [one] { $number } zasada
        [few] { $number } zasady
        [many] { $number } zasad
       *[other] { $number } zasady
    }
rules-none = Nie ma zasady z tymi słowami. Mniej liter znajdzie więcej.
rules-filter = Pokaż zasady dla
rules-game = Gra
rules-edition = Edycja
rules-class = Klasa statku
rules-all = wszystko
rules-edition-1e = 1. edycja
rules-edition-2e = 2. edycja
rules-badge-1e = 1. ed.
rules-badge-2e = 2. ed.
rules-hidden =
    { $number ->
        [one] { $number } zasada drugiej z edycji jest ukryta.
        [few] { $number } zasady drugiej z edycji są ukryte.
        [many] { $number } zasad drugiej z edycji jest ukrytych.
       *[other] { $number } zasady drugiej z edycji jest ukryte.
    }
rules-show-all = Pokaż wszystko
rules-back = Wstecz
rules-home = Strona główna
rules-print = Drukuj rozdział
rules-print-all = Drukuj całą księgę
rules-printing = Przygotowywanie stron…
rules-next = Dalej: { $title }
rules-previous = Wcześniej: { $title }
rules-unknown = Nie ma zasady { $rule }.
rules-unreadable = Nie udało się wczytać tego rozdziału.
rules-link = Zasada { $rule }
