"""Why a ship lost something: the rule, the tiles and what would have averted it, as records.

The entry point is `explaining`; the server adds its records to the events it sends (plug-in part `reasons`),
and `hindsight` names rules with them. Only what everybody can see is used: ships, the open card, dice.
Sentences do not belong here. Imports `cards`, `flow` and below.
"""
