"""`make release`: checks a commit, builds its wheel and source archive, tries both, and describes them.

`docs/releasing.md` has the policy. Each module does one kind of step; `__main__` has their order. It runs in
`.venv-release` (requirements/release.txt). What is merely true of the sources is tested by `make test`.
"""
