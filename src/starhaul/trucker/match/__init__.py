"""What a match is made of: configuration, state, actions, questions, and small rules about them.

Entry points: `config.Config`, `state.State`, `actions.Action`. The course of a match is in `flow`. Imports
`parts`, `data` and `ship`.
"""
