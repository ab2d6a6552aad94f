"""Benchmarks: how much CPU time our engine, server and commands take, beside other engines in the same run.

`python -m benchmarks` measures and reports; docs/benchmarks.md explains the rows and has the figures. The
gate (`gate.py`) counts function calls and allocations instead of time, so a test can compare them.
"""
