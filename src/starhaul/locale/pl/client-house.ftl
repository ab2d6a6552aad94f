### Serwer jako dom: ogłoszenia, powitanie na stronie głównej, hasło z zaproszenia.

house-closes = Nowe partie już się nie zaczynają: serwer zatrzyma się najpóźniej o { $time } i niedługo wróci. Nic nie przepadnie.
house-dismiss = Ukryj ogłoszenie
house-contact = Kontakt: { $contact }
house-invited = Tylko dla zaproszonych
house-invited-text = Podaj śluzie hasło, a się otworzy. Linki do stołów i miejsc działają bez niego.
house-word = Hasło z zaproszenia
house-enter = Wpuść mnie
