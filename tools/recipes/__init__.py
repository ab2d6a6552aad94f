"""The recipes of `docs/recipes/`: skeletons, and the steps still missing.

`starhaul new` and `tests/test_recipes.py` use it. What must be there follows from the registries and from the
functions of the tests that report an omission; nothing here repeats that knowledge.
"""
