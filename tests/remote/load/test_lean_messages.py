"""The load test understands whatever a server may send it."""

from typing import get_args

from starhaul.remote.load.lean_messages import LeanMessage, LeanStalled, decoder
from starhaul.server.wire import AnyServerMessage, StalledMessage, encode

NOT_SENT = {"world", "advice", "figures", "look_back"}
"""Only clients that ask for them get them; the load test does not ask."""


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_no_message_is_unknown():
    assert tags(LeanMessage) == tags(AnyServerMessage) - NOT_SENT


def test_a_server_that_was_held_up_is_no_violation():
    assert isinstance(decoder.decode(encode(StalledMessage(away_s=3, at_ms=5))), LeanStalled)
