"""Bots in processes of their own: however long one thinks, no table stands still."""
