"""Tests of the team race."""
