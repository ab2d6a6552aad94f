"""Generates docs/protocol.md (`page`) and the client's type declarations (`declarations`) from the message
records and their docstrings. Used by `starhaul protocol` and tests only. Imports `wire`, `http` and the
games."""
