"""Turns events of the trucker game into sentences of a language (`events.ftl`).

Used by every command that tells a match; the browser words events itself, with the same texts.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from starhaul.cli.halves import half
from starhaul.kernel.contract import Event
from starhaul.kernel.event_records import SILENT, EventField, EventRecord, fields_of
from starhaul.locale import Texts, quoted
from starhaul.locale.variants import variant
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.flight import kind_of
from starhaul.trucker.match.config import LEARNING, Config, profile
from starhaul.trucker.match.events.flight_events import BatteriesGone, CardRevealed
from starhaul.trucker.match.events.hit_events import Defended, ThreatRolled
from starhaul.trucker.match.events.match_events import Booking, RoundBegan
from starhaul.trucker.ship.board import Board
from starhaul.trucker.ship.layers import tile_set

Facts = dict[str, object]


class Story:
    """Writes the sentences of one match; events must come in order, because they change the board and the
    card.

    >>> from starhaul.trucker.match.events.hit_events import TileHit
    >>> story = Story(Texts("en"), Config(edition="1e", seats=2, rounds=("II",)))
    >>> story.sentence(Event(TileHit(seat=1, cell=4, tile=37)))
    'Ouch! Green no longer has the cabin at [7,4].'
    """

    def __init__(self, texts: Texts, config: Config, names: Sequence[str] | None = None) -> None:
        self._texts = texts = texts.of_edition(config.edition)
        self._config = config
        self._names = colours(texts, config) if names is None else [quoted(name) for name in names]
        self._tiles = tile_set(config.edition)
        self._kinds = {card.id: kind_of(card) for card in rule_data.cards(config.edition).cards}
        # A match starts in its first round.
        self._round = 0
        # The revealed card: it affects the wording of the events that follow.
        self._card_open = ""

    def sentence(self, event: Event, *, everything: bool = False) -> str | None:
        """One sentence; None for events that are not public or omitted, unless `everything` is wanted."""
        record = event.record
        self._follow(record)
        if not everything and (event.audience is not None or record.is_omitted):
            return None
        facts: Facts = {"variant": self._variant(record)}
        for field in fields_of(type(record)):
            facts |= self._told(field, getattr(record, field.attribute), record)
        return self._texts(f"event-{record.key}", **facts)

    def _follow(self, record: EventRecord) -> None:
        if isinstance(record, RoundBegan):
            self._round, self._card_open = record.round - 1, ""
        elif isinstance(record, CardRevealed):
            self._card_open = record.card

    def _variant(self, record: EventRecord) -> int:
        """The wording follows from the fields that are in the sentence, and from the open card."""
        silent = {field.name for field in fields_of(type(record)) if field.form is SILENT}
        args = {name: value for name, value in to_builtins(record.args).items() if name not in silent}
        return variant(record.key, args, self._card_open)

    def is_told_again(self, event: Event, following: Event | None) -> bool:
        """Whether the next event implies this one: a defended tile has cost a battery."""
        paid, saved = event.record, None if following is None else following.record
        return isinstance(paid, BatteriesGone) and isinstance(saved, Defended) and saved.seat == paid.seat

    def _told(self, field: EventField, value: Any, record: EventRecord) -> Facts:
        """What a field gives to the sentence: mostly one fact by its own name."""
        form = field.form
        if form.word:
            return {field.name: self._texts(form.word + value)}
        return TELLERS[form.name](self, field.name, value, record)

    def _listed(self, words: Sequence[str]) -> str:
        return ", ".join(words) or self._texts("names-none")

    # --- fields that need more than a word -----------------------------------------------------------------

    def _seat(self, name: str, seat: int, record: EventRecord) -> Facts:
        return {name: self._names[seat]}

    def _seats(self, name: str, seats: Sequence[int], record: EventRecord) -> Facts:
        return {name: self._listed([self._names[seat] for seat in seats])}

    @property
    def _board(self) -> Board:
        return profile(self._config, self._round).board

    def _cell(self, name: str, cell: int, record: EventRecord) -> Facts:
        column, row = self._board.coordinates_of(cell)
        return {name: f"[{column},{row}]"}

    def _dice(self, name: str, dice: Sequence[int], record: EventRecord) -> Facts:
        """Added up where the board adds dice; elsewhere the first die is the column (LM-068)."""
        return {name: ("+" if self._board.dice_per_line > 1 else ", ").join(map(str, dice))}

    def _tile(self, name: str, tile: int, record: EventRecord) -> Facts:
        return {name: self._texts(f"kind-{self._tiles.records[tile].kind}")}

    def _class(self, name: str, class_: str, record: EventRecord) -> Facts:
        known = class_ == LEARNING
        return {name: self._texts("class-learning") if known else self._texts("class-ship", name=class_)}

    def _threat(self, name: str, what: str, record: EventRecord) -> Facts:
        assert isinstance(record, ThreatRolled)
        return {name: self._texts(f"threat-{what}-{record.size}")}

    def _strength(self, name: str, strength: int, record: EventRecord) -> Facts:
        return {name: strength, "fleet": _yes(self._board.is_fleet)}

    def _doubled(self, name: str, strength: int, record: EventRecord) -> Facts:
        return {name: half(strength / 2), "fleet": _yes(self._board.is_fleet)}

    def _goods(self, name: str, goods: Sequence[str], record: EventRecord) -> Facts:
        """Colours in the given order, with their counts."""
        words = {colour: self._texts(f"goods-{colour}") for colour in goods}
        numbers = {colour: goods.count(colour) for colour in words}
        listed = [f"{n}× {words[colour]}" if n > 1 else words[colour] for colour, n in numbers.items()]
        return {name: ", ".join(listed)}

    def _faults(self, name: str, rules: Sequence[str], record: EventRecord) -> Facts:
        """Each kind of fault once."""
        return {name: ", ".join(self._texts("fault-by-rule", rule=rule) for rule in dict.fromkeys(rules))}

    def _card(self, name: str, card: str, record: EventRecord) -> Facts:
        """A card of a scenario may have no name, or an arbitrary one."""
        return {name: quoted(card), "named": _yes(bool(card))}

    def _cards(self, name: str, cards: Sequence[str], record: EventRecord) -> Facts:
        words = [self._texts(f"card-{self._kinds[card]}") for card in cards]
        return {name: self._listed([f"{word} ({card})" for word, card in zip(words, cards, strict=True)])}

    def _accounts(self, name: str, credits: Sequence[int], record: EventRecord) -> Facts:
        """The final balance of each account, richest first; partners share one."""
        ranked = sorted(range(len(credits)), key=lambda account: -credits[account])
        owners = {account: " + ".join(self._names[account :: len(credits)]) for account in ranked}
        return {name: self._listed([f"{owners[account]} {credits[account]}" for account in ranked])}

    def _bookings(self, name: str, bookings: Sequence[Booking], record: EventRecord) -> Facts:
        words = [
            self._texts(f"settled-{booking.item}", credits=_signed(booking.credits)) for booking in bookings
        ]
        return {
            name: ", ".join(words) or self._texts("settled-nothing"),
            "total": _signed(sum(booking.credits for booking in bookings)),
        }


def colours(texts: Texts, config: Config) -> list[str]:
    """Seats are named after the colours of their starting cabins."""
    tiles = tile_set(config.edition)
    cabins = tiles.starting_cabins[: config.seats]
    return [texts(f"seat-{tiles.records[cabin].colour}") for cabin in cabins]


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


TELLERS: Mapping[str, Callable[[Story, str, Any, EventRecord], Facts]] = {
    "accounts": Story._accounts,
    "bookings": Story._bookings,
    "card": Story._card,
    "cards": Story._cards,
    "cell": Story._cell,
    "class": Story._class,
    "dice": Story._dice,
    "doubled": Story._doubled,
    "faults": Story._faults,
    "flag": lambda story, name, value, record: {name: _yes(value)},
    "goods": Story._goods,
    "ordinal": lambda story, name, value, record: {name: value + 1},
    "person": Story._seat,
    "plain": lambda story, name, value, record: {name: value},
    "seat": Story._seat,
    "seats": Story._seats,
    "silent": lambda story, name, value, record: {},
    "size": lambda story, name, value, record: {},
    "strength": Story._strength,
    "threat": Story._threat,
    "tile": Story._tile,
}
"""By the form of a field (`trucker/match/events/event_fields.py`), where it is not a single word."""
