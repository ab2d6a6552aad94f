### Klient v prohlížeči: partie, kterou diváci vidí později než hráči.

delay-match-seconds =
    { $seconds ->
        [one] Diváci vidí tuto partii o { $seconds } sekundu později.
        [few] Diváci vidí tuto partii o { $seconds } sekundy později.
        [many] Diváci vidí tuto partii o { $seconds } sekundy později.
       *[other] Diváci vidí tuto partii o { $seconds } sekund později.
    }
delay-match-minutes =
    { $minutes ->
        [one] Diváci vidí tuto partii o { $minutes } minutu později.
        [few] Diváci vidí tuto partii o { $minutes } minuty později.
        [many] Diváci vidí tuto partii o { $minutes } minuty později.
       *[other] Diváci vidí tuto partii o { $minutes } minut později.
    }
delay-results = Dokud neuvidí konec i oni, není k dispozici přehrání, příběh, pohlednice ani záznam – jinak by znali rozuzlení předem. Stačí tu počkat: odkazy se objeví samy.
delay-match = Výsledek, semínko, záznam a přehrání budou k dispozici, až uvidí konec. Kdo partii hrál, už ho zná a nedává na sobě nic znát.
delay-over = Diváci už konec viděli: tady je přehrání, příběh, pohlednice a záznam.
