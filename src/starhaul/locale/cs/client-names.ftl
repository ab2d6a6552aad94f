### Jména u stolu: boti, a kdo se dívá na obrazovku.

client-name-you = { $name } (vy)
client-bot-words = { $name } ({ $kind })
client-bot-rival = Soupeř v lekci
client-bot-name-random =
    { $seat ->
        [0] Chaos
        [1] Bzik
        [2] Omyl
       *[other] Kotrmel
    }
client-bot-name-easy =
    { $seat ->
        [0] Rezek
        [1] Plíšek
        [2] Drátek
       *[other] Šroubek
    }
client-bot-name-medium =
    { $seat ->
        [0] Kompas
        [1] Ventil
        [2] Radar
       *[other] Píst
    }
client-bot-name-hard =
    { $seat ->
        [0] Vega
        [1] Titan
        [2] Blesk
       *[other] Kometa
    }
