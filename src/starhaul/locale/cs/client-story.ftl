### Stránka s příběhem partie a odkazy na ni. Věty jsou v `story.ftl`.

story-open-hint = Přečíst příběh
story-title = Příběh této partie
story-print = Vytisknout
story-to-replay = Zpět k přehrání
story-ranks = Konečné pořadí
story-stopped = Partie skončila předčasně, pořadí tedy není.
story-moments = Rozhodující chvíle
story-moments-none = Žádná jediná chvíle nerozhodla.
story-losses = Ztráty podle příčiny
story-losses-none = Nic se neztratilo.
story-losses-cause = Příčina
story-losses-total = Celkem
story-pictures-launch = Při startu
story-pictures-end = Na konci
story-pictures-stopped = Při přerušení
story-picture-of = { $name }: { $what }
story-log = Co se dělo
story-settlement = Vyúčtování
story-total = Celkem
story-balance = Stav účtu
story-link = Zkopírovat odkaz
story-made = Starhaul · partie { $match }
