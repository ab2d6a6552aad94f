### Strona z historią partii i linki do niej. Zdania są w `story.ftl`.

story-open-hint = Przeczytaj historię
story-title = Historia tej partii
story-print = Drukuj
story-to-replay = Wróć do powtórki
story-ranks = Końcowa kolejność
story-stopped = Partia skończyła się przed czasem, więc kolejności nie ma.
story-moments = Decydujące chwile
story-moments-none = Żadna pojedyncza chwila nie była decydująca.
story-losses = Straty według przyczyn
story-losses-none = Nic nie przepadło.
story-losses-cause = Przyczyna
story-losses-total = Razem
story-pictures-launch = Na starcie
story-pictures-end = Na końcu
story-pictures-stopped = W chwili przerwania
story-picture-of = { $name }: { $what }
story-log = Co się działo
story-settlement = Rozliczenie
story-total = Razem
story-balance = Stan konta
story-link = Kopiuj link
story-made = Starhaul · partia { $match }
