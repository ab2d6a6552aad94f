### Úvodní stránka pro ty, kdo hru neznají.

start-first = První let
start-first-text = Postavte loď ze šrotu, provezte zboží vesmírem a vraťte se s kredity – kapitánka Ruta vám za deset minut ukáže jak, bez hodin v zádech.
start-first-go = Na první let
start-first-continue = Pokračovat v prvním letu
start-learn = Jak se hraje
start-learn-again = První let ještě jednou
start-learn-rules = Pravidla
start-learn-clinic = Lodní klinika
start-go = Start: { $flight }
start-next = Dál: { $flight }
start-why-learning = Teď výukový let, bez mimozemšťanů a bez přesýpacích hodin.
start-why-class = Teď loď třídy I se vším, co k ní patří.
start-why-last = Jako minule.
start-why-harder = Minule to byla snadná výhra: co takhle silnější boty?
start-why-easier = Minule z toho nic nebylo: co takhle slabší boty?
coach-switch = Trenér
coach-switch-hint = Ukazuje údaje o vaší lodi a na požádání poradí, co by udělal silný hráč a proč. Jen proti botům.
