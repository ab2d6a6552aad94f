"""A hostile client for testing the server: a WebSocket client that can send anything, and generators of
invalid input.

`python -m tools.hostile` (`make fuzz-server`) sends hundreds of thousands of frames to its own server; the
tests in tests/hostile use the same parts.
"""
