"""The protocol described by the code: docs/protocol.md and the client's types are made here."""
