"""Bots in worker processes, so that a slow bot never blocks a table. Entry points: `pool.BotPool` (asks a
bot and returns its answer), `bot_pace.Player` (when to ask a bot and when to show its answer),
`briefing.Briefer` (what a bot gets to know). Imports the kernel, the games and `starhaul.bots`; nothing
else of the server."""
