"""`starhaul completion`: scripts with which shells complete commands, options and their values.

`completed_commands` collects what there is to complete from the commands themselves; one module per shell
writes it in the language of that shell. Imported by `cli/main.py` only.
"""
