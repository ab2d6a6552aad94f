"""WebSocket frames of the light client: the same bytes as those of a full implementation."""

import random

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol

from starhaul.remote.load.websocket_reader import FrameTrouble, WebSocketReader, framed
from starhaul.server.net.websocket_head import TEXT

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_server_understands_what_we_send(length):
    protocol = Protocol(SERVER, max_size=None)
    payload = random.Random(length).randbytes(length).hex()[:length].encode()
    protocol.receive_data(framed(TEXT, payload))
    (found,) = protocol.events_received()
    assert (found.opcode, found.fin, bytes(found.data)) == (Opcode.TEXT, True, payload)


def test_frames_come_out_whole_however_they_come_in():
    luck = random.Random(1)
    sent = [(luck.choice((1, 8, 9, 10)), luck.randbytes(luck.choice((0, 3, 100)))) for _ in range(200)]
    sent += [(1, luck.randbytes(length)) for length in LENGTHS]
    stream = b"".join(Frame(Opcode(code), data).serialize(mask=False) for code, data in sent)
    for most in (7, 1000, len(stream)):
        frames, found, start = WebSocketReader(), [], 0
        while start < len(stream):
            size = luck.randint(1, most)
            found += frames.feed(stream[start : start + size])
            start += size
        assert found == sent


@pytest.mark.parametrize("first", [0x01, 0x00, 0xC1])
def test_what_our_server_never_sends_is_not_guessed_at(first):
    with pytest.raises(FrameTrouble):
        WebSocketReader().feed(bytes((first, 0)))
