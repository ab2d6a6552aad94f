"""The compiled build: what makes it, and that it is the same as pure Python."""
