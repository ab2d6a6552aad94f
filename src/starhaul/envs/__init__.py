"""Environments for research: both games for PettingZoo and Gymnasium (extra `rl`; docs/environments.md)."""
