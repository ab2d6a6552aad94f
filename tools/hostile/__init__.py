"""Whoever wants to break a server: a visitor without manners, and nonsense for it to say.

`python -m tools.hostile` (`make fuzz-server`) sends hundreds of thousands of frames to a server of its own;
the tests in tests/hostile use the same parts.
"""
