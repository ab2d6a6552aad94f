"""Generates docs/protocol.md (`page`) and the client's type declarations (`declarations`) from the message
records and their docstrings. Used by `starhaul protocol` and tests only. Imports `wire`, the records of
`http` and `lobby`, the limits of `net`, `settings` and `table`, and the games.
"""
