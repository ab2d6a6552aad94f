### Odmowy dotyczące całego serwera: blokady, opróżnianie, zaproszenie.

table-banned = Operator tego serwera zablokował twój adres.
table-draining = Serwer zaraz na chwilę stanie i nie otwiera nowych stołów; spróbuj później.
table-invitation-needed = Ten serwer jest dla zaproszonych: pyta o hasło z zaproszenia.
table-invitation-wrong = To nie jest hasło z zaproszenia. Zapytaj osobę, od której wiesz o tym serwerze.
bye-closed-by-operator = Operator serwera zamknął stół.
bye-game-stuck = Gra się zacięła, więc jej stół został zamknięty. Pozostałe stoły grają dalej.
