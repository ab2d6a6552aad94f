prompt-shelter = Schronić się przed pyłem?
prompt-shelter-how = Czekanie kosztuje jeden dzień. Dni, które zabrałby pył: { $days }.
prompt-shelter-yes = Poczekać dzień
