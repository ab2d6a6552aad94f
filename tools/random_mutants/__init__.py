"""`make mutants-random`: change random lines of the program and see whether the tests notice.

`places.py` finds what can be changed in a module, `drawing.py` chooses, `coverage_map.py` knows which tests
run a line, `trial.py` runs them against a mutant, `report.py` counts. `make mutants` (tools/mutants.py) has
the list of rules chosen by hand.
"""
