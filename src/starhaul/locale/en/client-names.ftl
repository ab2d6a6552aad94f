### Names of players: bots, and the viewer.

client-name-you = { $name } (you)
client-bot-words = { $name } ({ $kind })
client-bot-rival = Rival in the lesson
client-bot-name-random =
    { $seat ->
        [0] Chaos
        [1] Fluke
        [2] Jinx
       *[other] Whim
    }
client-bot-name-easy =
    { $seat ->
        [0] Rusty
        [1] Clunk
        [2] Patch
       *[other] Bodge
    }
client-bot-name-medium =
    { $seat ->
        [0] Rivet
        [1] Gauge
        [2] Torque
       *[other] Piston
    }
client-bot-name-hard =
    { $seat ->
        [0] Vega
        [1] Onyx
        [2] Talon
       *[other] Nova
    }
