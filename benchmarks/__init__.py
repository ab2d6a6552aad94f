"""Benchmarks of Starhaul, and of other engines on the same machine. They report figures and never fail."""
