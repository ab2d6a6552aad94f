"""The compiled build: kernel and games as native code, made from the same sources by mypyc.

`modules` says which modules are compiled, `declarations` finds the records in them, `rewriting` makes native
classes of these records, `building` compiles the result. `python -m tools.compiled` (`make compiled`) builds
in place; `tools.wheel_hook` puts the same files into a wheel. docs/compiled.md has the reasons and limits.
"""
