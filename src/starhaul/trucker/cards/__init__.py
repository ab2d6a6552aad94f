"""How each kind of card is resolved: one module per kind, with its frames in the order of the rule book.

The modules register with `flow.card_kinds`, which `flow.flight` uses. Rules shared by several cards belong in
`flow`. Imports `flow`, `match` and below.
"""
