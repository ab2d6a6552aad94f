"""The contract between games and everything that plays them, and the code all games share: matches, logs,
chance, frames, questions with deadlines, and the conformance kit. Start with `contract.Game` and
`match.Match`. Every other package may import the kernel; it imports nothing of Starhaul, only the standard
library and msgspec."""
