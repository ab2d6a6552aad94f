"""How fast we are, and how fast others are on the same machine: figures to read, never a test that fails."""
