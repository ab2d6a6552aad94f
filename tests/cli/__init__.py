"""Tests of the `starhaul` command."""
