question-ui-shelter = Schronić się przed pyłem?
question-ui-shelter-how = Czekanie kosztuje jeden dzień. Dni, które zabrałby pył: { $days }.
question-ui-shelter-yes = Poczekać dzień
