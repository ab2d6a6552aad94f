"""Tournaments of bots: schedule, play on cores or a cluster, ratings, reports and plots. Used by `starhaul
tournament`. Imports `kernel`, `games`, `bots` and `locale`; figures of a game come from its plug-in."""
