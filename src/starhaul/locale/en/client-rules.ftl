### The browser client: the rule book.

rules-title = Rule book
rules-open-book = Open the rule book
rules-contents = Contents
rules-icons = Icons at a glance
rules-icons-text = Everything that is drawn on tiles, cards and tracks, with its name and what it does.
rules-search = Search the rules
rules-search-hint = Words or a number, such as BLD-12
rules-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
rules-none = No rule with these words. Fewer letters find more.
rules-filter = Show rules for
rules-game = Game
rules-edition = Edition
rules-class = Ship class
rules-all = all
rules-edition-1e = 1st edition
rules-edition-2e = 2nd edition
rules-badge-1e = 1st ed.
rules-badge-2e = 2nd ed.
rules-hidden =
    { $number ->
        [one] { $number } rule of the other edition is hidden.
       *[other] { $number } rules of the other edition are hidden.
    }
rules-show-all = Show everything
rules-back = Back
rules-home = Home page
rules-print = Print this chapter
rules-print-all = Print the whole book
rules-printing = Preparing the pages…
rules-next = Next: { $title }
rules-previous = Before: { $title }
rules-unknown = There is no rule { $rule }.
rules-unreadable = This chapter could not be loaded.
rules-link = Rule { $rule }
