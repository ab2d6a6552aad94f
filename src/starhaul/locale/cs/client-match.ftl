### Klient v prohlížeči: lišta nad každou partií, přestávky a hostitel.

waiting-host-away = Hostitel je pryč. Za { $seconds } s se hostitelem stane { $name }.
waiting-host-away-you = Hostitel je pryč. Za { $seconds } s se hostitelem stanete vy.
waiting-host-now = Hostitelem je teď { $name }.
waiting-host-now-you = Hostitelem jste teď vy.
bar-menu = Nabídka
bar-home = Zpět na úvodní stránku
bar-home-text = Partie poběží bez vás. Místo vám zůstane: vraťte se stejným odkazem nebo tlačítkem Zpět v prohlížeči.
bar-home-sure = Zatím odejít
bar-leave = Opustit partii
bar-leave-text = Znamená to odstoupit, a to natrvalo. Místo vás bude hrát dál bot nebo autopilot.
bar-leave-seat = Odejít od stolu
bar-leave-seat-text = Vaše místo se uvolní a váš odkaz přestane platit.
bar-leave-sure = Odejít
bar-close = Zavřít stůl
bar-close-text = Všichni půjdou domů a rozehraná partie tím končí.
bar-close-sure = Zavřít
bar-pause = Chci přestávku
bar-table-link = Zkopírovat odkaz ke stolu
bar-pause-back = Bez přestávky
bar-pause-asked =
    { $number ->
        [one] { $names } chce přestávku.
        [few] { $names } chtějí přestávku.
        [many] { $names } chtějí přestávku.
       *[other] { $names } chtějí přestávku.
    }
bar-pause-agree = Souhlasím
bar-pause-no = Ne
bar-pause-wished = Chcete přestávku. Ještě nesouhlasí: { $names }.
bar-pause-over = Přestávka nebude, hraje se dál.
bar-paused = Partie je pozastavená
bar-paused-text = Čas stojí. Pokračovat může kdokoli u stolu.
bar-go-on = Pokračovat
bar-watch-link = Zkopírovat odkaz pro diváky
bar-copied = Odkaz je zkopírovaný.
bar-not-copied = Prohlížeč kopírovat nedovolí. Označte odkaz a zkopírujte ho ručně.
coach-on = Zapnout trenéra
coach-off = Vypnout trenéra
coach-suspended = Trenér má pauzu. { $why }
results-next-round =
    { $box ->
        [first] Následuje { $round }. etapa z { $rounds }: { $class }
       *[second] Následuje { $round }. let z { $rounds }: { $class }
    }
results-countdown =
    { $box ->
        [first]
            { $seconds ->
                [one] Další etapa začne za { $seconds } sekundu.
                [few] Další etapa začne za { $seconds } sekundy.
                [many] Další etapa začne za { $seconds } sekundy.
               *[other] Další etapa začne za { $seconds } sekund.
            }
       *[second]
            { $seconds ->
                [one] Další let začne za { $seconds } sekundu.
                [few] Další let začne za { $seconds } sekundy.
                [many] Další let začne za { $seconds } sekundy.
               *[other] Další let začne za { $seconds } sekund.
            }
    }
results-team = Tým { $team }
building-partner = partner
