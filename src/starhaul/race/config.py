"""The configuration of a race (seats, colours, track) and the set-up that follows from it (chapters 2 and
3)."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from starhaul.kernel.errors import BadInput
from starhaul.kernel.form_fields import NotOffered, Offer
from starhaul.race.data import rule_data
from starhaul.race.decks import MOVEMENT
from starhaul.race.records import Seat, SetUpRecord, TrackRecord
from starhaul.race.terms import COLOURS, ships_of
from starhaul.race.track import Track, problems, track_of

Colour = Annotated[str, Meta(pattern=f"^({'|'.join(COLOURS)})$")]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
NOBODY = -1
STORY_SECONDS = 12
"""The usual `story_seconds` at a table of a server."""


class FormGroup(StrEnum):
    """The groups of the form, in its order."""

    MAIN = "main"
    RACE = "race"


class Options(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, cache_hash=True
):
    """The options a host can choose."""

    first: Annotated[Seat | None, Offer(FormGroup.RACE, kind="seat")] = None
    """The starting player; drawn by lot if not given (TR-026)."""
    colours: Annotated[
        tuple[tuple[Colour, ...], ...], Meta(max_length=4), Offer(FormGroup.RACE, kind="colours")
    ] = ()
    """The colours each seat has chosen; the other colours are dealt out automatically (TR-013)."""
    track: Annotated[TrackRecord | None, Offer(FormGroup.RACE, kind="track")] = None
    """A custom track instead of the standard one (TR-110)."""
    ships: Annotated[
        tuple[tuple[str, int, str], ...], Meta(max_length=8), NotOffered("lessons prepare the beginning")
    ] = ()
    """Ships that do not begin on the start planet: name, index and face (TR-028)."""
    decision_seconds: Annotated[Seconds, Offer(FormGroup.MAIN, step=5, zero="front-no-limit")] = 60
    """Time limit for each question; 0: unlimited (TR-180)."""
    story_seconds: Annotated[
        int, Meta(ge=0, le=60), Offer(FormGroup.MAIN, usual=STORY_SECONDS, zero="front-none")
    ] = 0
    """At most this much time for showing events is added to the limit of a question (HSE-O8)."""


class Config(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    cache_hash=True,
    dict=True,  # for the memo of `setup`
):
    """The configuration of a race."""

    seats: Annotated[int, Meta(ge=2, le=4), Offer(FormGroup.MAIN, order=1, kind="seats")]
    """The number of seats (TR-010)."""
    options: Options = Options()
    """Options that differ from the defaults."""

    @cached_property
    def setup(self) -> "RaceSetup":
        """What follows from the configuration. Made once, because the rules read it in every action."""
        return setup_of(self)


class RaceSetup(Struct, frozen=True):
    """Seats, teams, ships and cards of a configuration; constant for the whole match."""

    set_up: SetUpRecord
    track: Track
    teams: tuple[int, ...]
    """The team of each seat."""
    owners: tuple[int, ...]
    """The seat of each colour; `NOBODY` for a colour that is not in play (TR-014)."""
    ships: tuple[int, ...]
    """The ships in play, by number."""
    sides: tuple[int, ...]
    """The team of each ship."""
    crews: tuple[tuple[int, ...], ...]
    """For each ship its owner, then the team-mate (TR-004)."""
    cards: tuple[int, ...]
    """The movement cards in play."""


@lru_cache(maxsize=256)
def setup_of(config: Config) -> RaceSetup:
    set_up = rule_data.cards().setup[str(config.seats)]
    teams = [0] * config.seats
    for team, members in enumerate(set_up.teams):
        for seat in members:
            teams[seat] = team
    owners = owners_of(config, set_up)
    ships = tuple(ship for colour, owner in enumerate(owners) if owner != NOBODY for ship in ships_of(colour))
    crews = tuple(_crew(owner, teams) for owner in owners for _ in (1, 2))
    return RaceSetup(
        set_up=set_up,
        track=track_of(config.options.track or rule_data.usual_track()),
        teams=tuple(teams),
        owners=owners,
        ships=ships,
        sides=tuple(teams[crew[0]] if crew else NOBODY for crew in crews),
        crews=crews,
        cards=tuple(n for n, card in enumerate(MOVEMENT) if owners[card.colour] != NOBODY),
    )


def _crew(owner: int, teams: list[int]) -> tuple[int, ...]:
    if owner == NOBODY:
        return ()
    mates = (seat for seat, team in enumerate(teams) if team == teams[owner] and seat != owner)
    return owner, *mates


def owners_of(config: Config, set_up: SetUpRecord) -> tuple[int, ...]:
    """Chosen colours first, then the free ones in their order to the seats in turn (TR-013)."""
    chosen = config.options.colours or ((),) * config.seats
    owners = [
        next((seat for seat, colours in enumerate(chosen) if name in colours), NOBODY) for name in COLOURS
    ]
    for _ in range(set_up.colours_per_player):
        for seat in range(config.seats):
            if owners.count(seat) < set_up.colours_per_player:
                owners[owners.index(NOBODY)] = seat
    return tuple(owners)


def check_config(config: Config) -> None:
    """Raise `BadInput` for combinations that cannot be played."""
    for problem in _problems(config):
        raise problem


def _problems(config: Config) -> Iterator[BadInput]:
    options = config.options
    most = rule_data.cards().setup[str(config.seats)].colours_per_player
    if options.first is not None and options.first >= config.seats:
        yield BadInput("first-unknown", place="options.first", seat=options.first, seats=config.seats)
    if len(options.colours) not in (0, config.seats):
        yield BadInput("colours-per-seat", place="options.colours", seats=config.seats)
    chosen = [colour for colours in options.colours for colour in colours]
    for colour in chosen:
        if chosen.count(colour) > 1:
            yield BadInput("colour-twice", place="options.colours", colour=colour)
    for seat, colours in enumerate(options.colours):
        if len(colours) > most:
            yield BadInput("colours-too-many", place=f"options.colours[{seat}]", limit=most)
    if options.track is not None:
        for entry, reason in problems(options.track):
            yield BadInput("table-broken", place=f"options.track.{entry}", reason=reason)
