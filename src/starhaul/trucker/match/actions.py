"""The actions and answers of seats, one record each; `do` is the name on the wire (docs/trucker-protocol.md).

Used by frames, bots and clients. Whether an action is allowed is decided in `flow`.
"""

from msgspec import Struct

from starhaul.kernel.presence_records import Presence
from starhaul.trucker.parts.terms import Goods


class TruckerAction(Struct, frozen=True, tag_field="do"):
    """Base of all actions."""


# --- building ----------------------------------------------------------------------------------------------


class Take(TruckerAction, frozen=True, tag="take"):
    """Take a face-down tile."""


class TakeOpen(TruckerAction, frozen=True, tag="take_open"):
    """Take a face-up tile by its handle."""

    tile: int


class Use(TruckerAction, frozen=True, tag="use"):
    """Take a reserved tile into the hand."""

    slot: int


class Attach(TruckerAction, frozen=True, tag="attach", rename={"rotation": "turn"}):
    """Attach the tile in hand; with an empty hand, move the tile of the correction window."""

    cell: int
    rotation: int


class Reserve(TruckerAction, frozen=True, tag="reserve"):
    """Set the tile in hand aside; in the second edition also the tile attached last."""


class Return(TruckerAction, frozen=True, tag="return"):
    """Return the tile in hand face up; in the second edition also the tile of the correction window."""


class Look(TruckerAction, frozen=True, tag="look"):
    """Take an open pile of cards into the hand."""

    pile: int


class PutBack(TruckerAction, frozen=True, tag="put_back"):
    """Put the pile back."""


class Flip(TruckerAction, frozen=True, tag="flip"):
    """Flip the hourglass."""


class Roll(TruckerAction, frozen=True, tag="roll"):
    """Roll the yard die that is due."""


class Finish(TruckerAction, frozen=True, tag="finish"):
    """Finish building and take a start number; 0 where the number is not chosen."""

    start: int = 0


class Claim(TruckerAction, frozen=True, tag="claim"):
    """Take a start number after the time has run out."""

    start: int


# --- check and launch --------------------------------------------------------------------------------------


class Remove(TruckerAction, frozen=True, tag="remove"):
    """Take off a tile that is involved in an error."""

    cell: int


class Keep(TruckerAction, frozen=True, tag="keep"):
    """Keep the part that starts with this cell."""

    cell: int


class Aliens(TruckerAction, frozen=True, tag="aliens"):
    """The cabins in which aliens live."""

    purple: int | None = None
    brown: int | None = None


class Insure(TruckerAction, frozen=True, tag="insure"):
    """Pay this premium for the insurance; 0: no insurance."""

    premium: int


class Report(TruckerAction, frozen=True, tag="report"):
    """Report an error in the ship of a seat."""

    seat: int


class Ready(TruckerAction, frozen=True, tag="ready"):
    """Nothing to report; or ready for the next round."""


# --- flight ------------------------------------------------------------------------------------------------


class Fly(TruckerAction, frozen=True, tag="fly"):
    """Fly on."""


class GiveUp(TruckerAction, frozen=True, tag="give_up", omit_defaults=True):
    """Give up with these ships of a fleet; empty: with all."""

    ships: tuple[int, ...] = ()


class Land(TruckerAction, frozen=True, tag="land"):
    """Land on a planet of the card; null: pass."""

    planet: int | None = None


class Accept(TruckerAction, frozen=True, tag="accept"):
    """Whether to use the abandoned ship or station, or to take the reward."""

    yes: bool


NO = Accept(False)
NO_OR_YES = (NO, Accept(True))


class Engines(TruckerAction, frozen=True, tag="engines"):
    """How many double engines to power."""

    doubles: int


class Cannons(TruckerAction, frozen=True, tag="cannons"):
    """How many double cannons to power, those pointing forward and the others."""

    forward: int
    aside: int


class Battery(TruckerAction, frozen=True, tag="battery"):
    """The battery tile that pays or loses a battery."""

    cell: int


class Crew(TruckerAction, frozen=True, tag="crew"):
    """The cabin that loses a figure."""

    cell: int


class Cube(TruckerAction, frozen=True, tag="cube"):
    """The hold that loses a cube of the colour in question."""

    cell: int


class Load(TruckerAction, frozen=True, tag="load"):
    """The final arrangement of all goods: (cell, cubes) for each hold that carries any."""

    holds: tuple[tuple[int, tuple[Goods, ...]], ...]


class Defend(TruckerAction, frozen=True, tag="defend", omit_defaults=True):
    """The battery tile that pays for a shield or a double cannon; null: take the hit. Where large meteors
    threaten several tiles, also the tile to save."""

    battery: int | None = None
    cell: int | None = None


class Shoot(TruckerAction, frozen=True, tag="shoot"):
    """The tile whose meteor a single cannon shoots, where it cannot shoot all."""

    cell: int


class Improve(TruckerAction, frozen=True, tag="improve", omit_defaults=True):
    """An improvement of goods received: upgrade one cube of this colour to the next, take one more blue cube,
    or neither."""

    upgrade: Goods | None = None
    extra: bool = False


# --- titles ------------------------------------------------------------------------------------------------


class KeepTitle(TruckerAction, frozen=True, tag="keep_title"):
    """Keep this title out of several."""

    title: int


class GiveTitle(TruckerAction, frozen=True, tag="give_title"):
    """Give this title to a seat."""

    title: int
    seat: int


BuildAction = (
    Take | TakeOpen | Use | Attach | Reserve | Return | Look | PutBack | Flip | Roll | Finish | Remove
)
Answer = (
    BuildAction | Claim | Keep | Aliens | Insure | Report | Ready | Fly | GiveUp | Land | Accept | Engines
    | Cannons | Battery | Crew | Cube | Load | Improve | Defend | Shoot | KeepTitle | GiveTitle | Presence
)  # fmt: skip
Action = Answer | int | tuple[int, ...]
"""Outcomes of chance are numbers (a tile, a card, a seat) or dice."""
