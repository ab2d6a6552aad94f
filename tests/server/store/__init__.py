"""Tests of the SQLite store, on real files."""
