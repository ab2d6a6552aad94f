"""Learning environments: both games for PettingZoo (`zoo.MatchEnv`) and Gymnasium (`solo.SeatEnv`); see
docs/environments.md. Needs the extra `rl`. Imports `kernel`, `games` and `bots`; the coding of a game comes
from its plug-in."""
