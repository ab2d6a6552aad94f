### Nazwy przy stole: boty i osoba przed ekranem.

client-name-you = { $name } (ty)
client-bot-words = { $name } ({ $kind })
client-bot-rival = Rywal w lekcji
client-bot-name-random =
    { $seat ->
        [0] Chaos
        [1] Bzik
        [2] Fuks
       *[other] Traf
    }
client-bot-name-easy =
    { $seat ->
        [0] Śrubka
        [1] Drucik
        [2] Blaszka
       *[other] Gwint
    }
client-bot-name-medium =
    { $seat ->
        [0] Kompas
        [1] Zawór
        [2] Radar
       *[other] Tłok
    }
client-bot-name-hard =
    { $seat ->
        [0] Wega
        [1] Tytan
        [2] Błysk
       *[other] Kometa
    }
