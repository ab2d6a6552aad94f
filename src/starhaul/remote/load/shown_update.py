"""What a client of the load test was shown last. Changes are applied when somebody looks."""

import msgspec
from msgspec import UNSET, Raw, UnsetType

from starhaul.remote.load.lean_messages import Shown, shown_decoder
from starhaul.server.patches import patched
from starhaul.server.wire import encode


class ShownUpdate:
    """
    >>> shown = ShownUpdate(b'{"view":{"deck":3},"asked":[]}')
    >>> shown.change([Raw(b'{"deck":2}')], UNSET)
    >>> bytes(shown.parts().view)
    b'{"deck":2}'
    """

    def __init__(self, update: bytes) -> None:
        self._update = update
        self._patches: list[Raw] = []
        self._asked: Raw | None = None

    def change(self, patches: list[Raw], asked: Raw | UnsetType) -> None:
        self._patches += patches
        if asked is not UNSET:
            self._asked = asked

    def parts(self) -> Shown:
        """The view and the questions as they are now."""
        shown = shown_decoder.decode(self._update)
        asked = shown.asked if self._asked is None else self._asked
        view = shown.view
        if self._patches:
            value = msgspec.json.decode(view)
            for patch in self._patches:
                value = patched(value, msgspec.json.decode(patch))
            view = Raw(encode(value))
        shown = Shown(view, asked)
        self._update, self._patches, self._asked = encode(shown), [], None
        return shown
