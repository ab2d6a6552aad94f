### Polecenie `starhaul protocol`.

help-protocol = Wypisuje protokół serwera.
help-protocol-types = Zamiast strony wypisuje deklaracje typów dla klientów w przeglądarce.
help-protocol-write = Nie wypisuje strony i deklaracji, lecz zapisuje je w plikach źródłowych Starhaula.

protocol-written = zapisano: { $file }

input-protocol-no-checkout = stronę i deklaracje można zapisać tylko tam, gdzie Starhaul działa z własnych plików źródłowych
input-protocol-no-table = na stronie nie ma miejsca na tabelę zdarzeń
