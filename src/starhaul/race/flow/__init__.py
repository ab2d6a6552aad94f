"""The course of a race, step by step in the order of chapter 5."""
