### Příkaz `starhaul protocol`.

help-protocol = Vypíše protokol serveru.
help-protocol-types = Místo stránky vypíše deklarace typů pro klienty v prohlížeči.
help-protocol-write = Stránku a deklarace nevypíše, ale zapíše je do zdrojových souborů Starhaulu.

protocol-written = zapsáno: { $file }

input-protocol-no-checkout = stránku a deklarace lze zapsat jen tam, kde Starhaul běží z vlastních zdrojových souborů
input-protocol-no-table = na stránce není místo pro tabulku událostí
