### Klient v prohlížeči: rozehrané partie, dívání, reakce, tribuna, pohled komentátora.

## Rozehrané partie v seznamu stolů

live-building = Staví se
live-flying = Letí se
live-phase = { $phase } · { $class }
live-round =
    { $box ->
        [first] { $phase } · { $class } · etapa { $round } z { $rounds }
       *[second] { $phase } · { $class } · let { $round } z { $rounds }
    }
live-tiles =
    { $number ->
        [one] { $number } dílek
        [few] { $number } dílky
        [many] { $number } dílku
       *[other] { $number } dílků
    }
live-follow = Dívat se: { $name }, { $note }
live-race = Závod, kolo { $round }
live-race-picture = Jak daleko jsou lodě

## Lišta diváků

watch-dock = Pro diváky
watch-delay-seconds =
    { $seconds ->
        [one] Všechno vidíte o { $seconds } sekundu později.
        [few] Všechno vidíte o { $seconds } sekundy později.
        [many] Všechno vidíte o { $seconds } sekundy později.
       *[other] Všechno vidíte o { $seconds } sekund později.
    }
watch-delay-minutes =
    { $minutes ->
        [one] Všechno vidíte o { $minutes } minutu později.
        [few] Všechno vidíte o { $minutes } minuty později.
        [many] Všechno vidíte o { $minutes } minuty později.
       *[other] Všechno vidíte o { $minutes } minut později.
    }
follow-title = Sledovat
follow-all = Všechny
follow-one = Sledovat: { $name }
follow-now = Sledujete: { $name }.
follow-nobody = Sledujete všechny.

## Reakce

react-title = Reagovat
react-show = Ukazovat reakce
react-hide = Skrýt reakce
react-cheer = Nádhera!
react-laugh = Cha cha!
react-gasp = Jé!
react-tear = Ach ne…
react-heart = Paráda
react-boom = Bum!
react-count-cheer = bravo ×{ $number }
react-count-laugh = smích ×{ $number }
react-count-gasp = úžas ×{ $number }
react-count-tear = slzy ×{ $number }
react-count-heart = srdce ×{ $number }
react-count-boom = bum ×{ $number }

## Tribuna

stands-where = Který chat
stands-table = Stůl
stands-title = Tribuna
stands-tag = divák
stands-nobody = Divák { $number }
stands-empty = Tady nahoře je ticho. Zašeptejte něco; hráči to neslyší.
stands-closed = Hostitel tribunu zavřel.
stands-write = Řekněte něco na tribuně
stands-hush = Skrýt zprávy: { $name }
stands-listen = Číst tribunu
stands-listen-hint = Diváci nevědí víc než vy. Jen si to myslí.
stands-option = Chat pro diváky
stands-option-hint = Povídají si mezi sebou; hráči to čtou, jen když chtějí.

## Zpoždění

delay-label = Diváci to vidí později
delay-hint = Všechno: lodě, vyprávění, výsledky i chat. Soutěžní partie mají zpoždění vždycky.
delay-none = Hned
delay-minutes = { $minutes } min

## Pohled komentátora

studio-open = Pohled komentátora pro vysílání
studio-settings = Obraz
studio-waiting = Čeká se na partii
studio-free = volné místo
studio-players = Kdo je vidět
studio-size = Velikost
studio-percent = { $size } %
studio-log = Vyprávění jako seznam
studio-address = Toto nastavení je v adrese: zkopírujte ji do vysílacího programu.
studio-copy = Zkopírovat adresu
