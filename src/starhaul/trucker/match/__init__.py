"""The data of a match: configuration, state, actions, questions, events, and small rules about them.

Entry points: `config.Config`, `state.State`, `actions.Action`. The course of a match is in `flow`. Imports
`parts`, `data` and `ship`.
"""
