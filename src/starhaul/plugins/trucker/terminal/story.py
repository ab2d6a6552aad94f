"""Turns events of the trucker game into sentences of a language (`events.ftl`)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starhaul.cli.halves import half
from starhaul.kernel.contract import Event
from starhaul.locale import Texts, quoted
from starhaul.locale.variants import variant
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.flight import kind_of
from starhaul.trucker.match.config import LEARNING, Config, profile
from starhaul.trucker.parts.terms import Alien
from starhaul.trucker.ship.board import Board
from starhaul.trucker.ship.layers import tile_set

Facts = dict[str, object]

UNTOLD = frozenset({"tile-drawn"})
"""Omitted: the next event names the same seat together with the tile."""

_WORDS = {
    "criterion": "criterion-",
    "field": "field-",
    "from": "from-",
    "kind": "card-",
    "now": "presence-",
    "reason": "gave-up-reason-",
    "road": "road-",
    "title": "title-",
}
"""Arguments that become a word: the prefix of its key."""


class Story:
    """Writes the sentences of one match; events must come in order, because they change the board and the
    card.

    >>> story = Story(Texts("en"), Config(edition="1e", seats=2, rounds=("II",)))
    >>> story.sentence(Event("tile-hit", {"seat": 1, "cell": 4, "tile": 37}))
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
        # Whether the threat has split in two; then a miss concerns only one half.
        self._is_split = False

    def sentence(self, event: Event, *, everything: bool = False) -> str | None:
        """One sentence; None for events that are not public or omitted, unless `everything` is wanted."""
        if event.key == "round-began":
            self._round = event.args["round"] - 1
        if event.key in ("threat-rolled", "threat-split"):
            self._is_split = event.key == "threat-split"
        if event.key in ("round-began", "card-revealed"):
            self._card_open = event.args.get("card", "")
        if not everything and (event.audience is not None or event.key in UNTOLD):
            return None
        facts: Facts = {"variant": variant(event.key, event.args, self._card_open)}
        for name, value in event.args.items():
            facts.update(self._told(name, value, event))
        if event.key == "pile-seen":
            facts["seat"] = self._listed([self._names[person] for person in event.audience or ()])
        if event.key == "threat-missed":
            facts["half"] = "yes" if self._is_split else "no"
        return self._texts(f"event-{event.key}", **facts)

    def is_told_again(self, event: Event, following: Event | None) -> bool:
        """Whether the next event implies this one: a defended tile has cost a battery."""
        return (
            event.key == "batteries-gone"
            and following is not None
            and following.key == "defended"
            and following.args["seat"] == event.args["seat"]
        )

    def _told(self, name: str, value: Any, event: Event) -> Mapping[str, object]:
        """The arguments of the text for an argument of the event; numbers are mostly passed unchanged."""
        if name in _WORDS:
            return {name: self._texts(_WORDS[name] + value)}
        teller = _TELLERS.get(name)
        return {name: value} if teller is None else teller(self, value, event)

    def _listed(self, words: Sequence[str]) -> str:
        return ", ".join(words) or self._texts("names-none")

    # --- arguments that are converted ----------------------------------------------------------------------

    def _seat(self, seat: int, event: Event) -> Facts:
        return {"seat": self._names[seat]}

    def _by(self, seat: int, event: Event) -> Facts:
        return {"by": self._names[seat]}

    def _order(self, seats: Sequence[int], event: Event) -> Facts:
        return {"order": self._listed([self._names[seat] for seat in seats])}

    @property
    def _board(self) -> Board:
        return profile(self._config, self._round).board

    def _cell(self, cell: int, event: Event) -> Facts:
        column, row = self._board.coordinates_of(cell)
        return {"cell": f"[{column},{row}]"}

    def _dice(self, dice: Sequence[int], event: Event) -> Facts:
        """Added up where the board adds dice; elsewhere the first die is the column (LM-068)."""
        return {"dice": ("+" if self._board.dice_per_line > 1 else ", ").join(map(str, dice))}

    def _tile(self, tile: int, event: Event) -> Facts:
        return {"tile": self._texts(f"kind-{self._tiles.records[tile].kind}")}

    def _class(self, class_: str, event: Event) -> Facts:
        known = class_ == LEARNING
        return {"class": self._texts("class-learning") if known else self._texts("class-ship", name=class_)}

    def _threat(self, what: str, event: Event) -> Facts:
        return {"threat": self._texts(f"threat-{what}-{event.args['size']}")}

    def _strength(self, strength: int, event: Event) -> Facts:
        """Cannon strength is counted in halves; fleets have their own wording."""
        return {
            "strength": half(strength / 2) if event.key == "cannons-announced" else strength,
            "fleet": "yes" if self._board.is_fleet else "no",
        }

    def _line(self, line: int | str, event: Event) -> Facts:
        """A line of a Combat Zone has a number; a line of a ship is a row or a column."""
        return {"line": line + 1 if isinstance(line, int) else self._texts(f"line-{line}")}

    def _colour(self, colour: str, event: Event) -> Facts:
        if event.key in ("alien-aboard", "alien-left"):
            return {"alien": self._texts(f"alien-{Alien(colour)}")}
        return {"cube": self._texts(f"cube-{colour}")}

    def _goods(self, goods: Sequence[str], event: Event) -> Facts:
        """Colours in the given order, with their counts."""
        words = {colour: self._texts(f"goods-{colour}") for colour in goods}
        numbers = {colour: goods.count(colour) for colour in words}
        listed = [f"{n}× {words[colour]}" if n > 1 else words[colour] for colour, n in numbers.items()]
        return {"goods": ", ".join(listed)}

    def _faults(self, rules: Sequence[str], event: Event) -> Facts:
        """Each kind of fault once."""
        return {"faults": ", ".join(self._texts("fault-by-rule", rule=rule) for rule in dict.fromkeys(rules))}

    def _card(self, card: str, event: Event) -> Facts:
        """A card of a scenario may have no name, or an arbitrary one."""
        return {"card": quoted(card), "named": "yes" if card else "no"}

    def _cards(self, cards: int | Sequence[str], event: Event) -> Facts:
        """The number of cards in a deck, or the cards of a pile."""
        if isinstance(cards, int):
            return {"cards": cards}
        words = [self._texts(f"card-{self._kinds[card]}") for card in cards]
        return {"cards": self._listed([f"{word} ({card})" for word, card in zip(words, cards, strict=True)])}

    def _credits(self, credits: int | Sequence[int], event: Event) -> Facts:
        """An amount, or the final balance of each account, richest first; partners share one."""
        if isinstance(credits, int):
            return {"credits": credits}
        ranked = sorted(range(len(credits)), key=lambda account: -credits[account])
        owners = {account: " + ".join(self._names[account :: len(credits)]) for account in ranked}
        return {"credits": self._listed([f"{owners[account]} {credits[account]}" for account in ranked])}

    def _lines(self, lines: Sequence[Mapping[str, Any]], event: Event) -> Facts:
        booked = [self._texts(f"settled-{line['what']}", credits=_signed(line["credits"])) for line in lines]
        return {
            "lines": ", ".join(booked) or self._texts("settled-nothing"),
            "total": _signed(sum(line["credits"] for line in lines)),
        }


def colours(texts: Texts, config: Config) -> list[str]:
    """Seats are named after the colours of their starting cabins."""
    tiles = tile_set(config.edition)
    cabins = tiles.starting_cabins[: config.seats]
    return [texts(f"seat-{tiles.records[cabin].colour}") for cabin in cabins]


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


_TELLERS: dict[str, Callable[[Story, Any, Event], Facts]] = {
    "by": Story._by,
    "card": Story._card,
    "cards": Story._cards,
    "cell": Story._cell,
    "class": Story._class,
    "colour": Story._colour,
    "credits": Story._credits,
    "dice": Story._dice,
    "goods": Story._goods,
    "line": Story._line,
    "lines": Story._lines,
    "order": Story._order,
    "pile": lambda story, pile, event: {"pile": pile + 1},
    "planet": lambda story, planet, event: {"planet": planet + 1},
    "player": Story._seat,
    "proved": lambda story, proved, event: {"proved": "yes" if proved else "no"},
    "reserved": lambda story, reserved, event: {"reserved": "yes" if reserved else "no"},
    "rules": Story._faults,
    "seat": Story._seat,
    "ship": lambda story, ship, event: {"ship": ship + 1},
    "strength": Story._strength,
    "tile": Story._tile,
    "what": Story._threat,
}
