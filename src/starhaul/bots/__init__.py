"""Programs that play: the contract of a bot, the arena that runs matches of bots, the registry of names, and
the bots of both games. Start with `bot_contract.Bot`, `registry.bot_named` and `arena.Arena`. A bot sees only
what its seat may know. Imports `kernel`, the games and the registry `games`; never the server or texts."""
