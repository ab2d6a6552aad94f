"""The story of a match on the command line: as text for people, or as JSON lines for programs
(docs/formats.md §9).

Used by `starhaul replay`. What the story consists of is in `starhaul.chronicle`; sentences of events come
from the terminal part of the game."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from starhaul.chronicle.chronicle_records import (
    Chronicle,
    StoryAccount,
    StoryEvent,
    StoryPicture,
    StoryPlayer,
    StoryRound,
    StoryWords,
)
from starhaul.chronicle.wording import term_in_words, worded
from starhaul.cli.terminal_game import terminal_of
from starhaul.games import plugin_named
from starhaul.kernel.contract import Event
from starhaul.kernel.event_records import record_of
from starhaul.locale import Texts
from starhaul.plugins.game_plugin import GamePlugin


class StoryReport:
    """One chronicle in one language."""

    def __init__(self, chronicle: Chronicle, config: object, texts: Texts) -> None:
        self._chronicle = chronicle
        self._texts = texts.of_edition(getattr(config, "edition", ""))
        plugin = plugin_named(chronicle.game)
        self._game = plugin.game
        self._names = _seat_names(plugin, config, self._texts)
        self._teller = terminal_of(chronicle.game).story(texts, config)

    # --- words ---------------------------------------------------------------------------------------------

    def _words(self, words: StoryWords) -> str:
        return worded(words, self._texts, self._name)

    def _name(self, player: StoryPlayer) -> str:
        """By the colour of the seat: a log knows no names."""
        return self._names[player.seat]

    def _sentences(self, events: Sequence[StoryEvent]) -> list[str]:
        """One for each event; empty where the next one says it all."""
        told = [Event(record_of(self._game.event_base, one.key, one.args)) for one in events]
        found = []
        for event, following in zip(told, [*told[1:], None], strict=True):
            # A sentence may depend on earlier events, so the teller gets all of them.
            sentence = self._teller.sentence(event) or ""
            found.append("" if self._teller.is_told_again(event, following) else sentence)
        return found

    # --- text ----------------------------------------------------------------------------------------------

    def text(self) -> Iterator[str]:
        """Line by line."""
        chronicle, texts = self._chronicle, self._texts
        yield from map(self._words, chronicle.brief)
        for one in chronicle.rounds:
            yield from self._round(one)
        yield from self._section("story-moments", [self._words(one.words) for one in chronicle.moments])
        yield from self._section("story-losses", list(self._losses()))
        places = [
            texts("story-no-place") if one.place is None else f"{one.place}." for one in chronicle.ranks
        ]
        names = [" + ".join(map(self._name, one.players)) for one in chronicle.ranks]
        results = [self._words(one.score) for one in chronicle.ranks]
        ranks = [
            f"{place} {name}: {result}" for place, name, result in zip(places, names, results, strict=True)
        ]
        yield from self._section("story-ranks", ranks)

    def _section(self, title: str, lines: Sequence[str]) -> Iterator[str]:
        if lines:
            yield from ("", self._texts(title), *(f"  {line}" for line in lines))

    def _round(self, one: StoryRound) -> Iterator[str]:
        yield from ("", self._words(one.title))
        for scene in one.scenes:
            if scene.title != one.title:
                yield f"  {self._words(scene.title)}"
            yield from (f"    {sentence}" for sentence in self._sentences(scene.events) if sentence)
        yield from self._pictures(one)
        yield from (f"  {self._account(account)}" for account in one.accounts)

    def _pictures(self, one: StoryRound) -> Iterator[str]:
        """The figures below the pictures."""
        noted = [picture for picture in one.pictures if picture.notes]
        for what in dict.fromkeys(picture.what for picture in noted):
            yield f"  {self._texts(f'story-pictures-{what}')}"
            yield from (f"    {self._picture(picture)}" for picture in noted if picture.what == what)

    def _picture(self, picture: StoryPicture) -> str:
        notes = "; ".join(map(self._words, picture.notes))
        return notes if picture.player is None else f"{self._name(picture.player)}: {notes}"

    def _account(self, account: StoryAccount) -> str:
        lines = [f"{term_in_words(line.item, self._texts)} {line.credits:+}" for line in account.lines]
        total = f"{self._texts('story-total')} {account.total:+}"
        balance = f"{self._texts('story-balance')} {account.balance}"
        return f"{self._name(account.player)}: {', '.join([*lines, total, balance])}"

    def _losses(self) -> Iterator[str]:
        """One line for each cause."""
        found: dict[str, list[str]] = defaultdict(list)
        for loss in self._chronicle.losses:
            amount = self._texts(f"story-amount-{loss.what}", number=loss.number)
            found[term_in_words(loss.cause, self._texts)].append(f"{self._names[loss.person]} {amount}")
        for cause, lost in found.items():
            yield f"{cause}: {', '.join(lost)}"

    # --- JSON lines ----------------------------------------------------------------------------------------

    def lines(self) -> Iterator[bytes]:
        chronicle = self._chronicle
        head = {
            name: getattr(chronicle, name)
            for name in ("chronicle", "match", "game", "config", "is_over", "is_aborted", "brief")
        }
        yield _line("story", {**head, "says": [self._words(one) for one in chronicle.brief]})
        for one in chronicle.rounds:
            yield from self._lines_of(one)
        for moment in chronicle.moments:
            yield _line("moment", moment, says=self._words(moment.words))
        for loss in chronicle.losses:
            yield _line("loss", loss, says=term_in_words(loss.cause, self._texts))
        for rank in chronicle.ranks:
            yield _line("rank", rank, says=self._words(rank.score))

    def _lines_of(self, one: StoryRound) -> Iterator[bytes]:
        known = {"round": one.round}
        yield _line("round", {**known, "title": one.title, "entry": one.entry}, says=self._words(one.title))
        for scene in one.scenes:
            yield _line(
                "scene", {**known, "title": scene.title, "entry": scene.entry}, says=self._words(scene.title)
            )
            for event, says in zip(scene.events, self._sentences(scene.events), strict=True):
                yield _line("event", event, **known, says=says)
        for picture in one.pictures:
            yield _line("picture", picture, **known, says=self._picture(picture))
        for account in one.accounts:
            yield _line("account", account, **known, says=self._account(account))


def _seat_names(plugin: GamePlugin, config: object, texts: Texts) -> Sequence[str]:
    """By their colours; by their numbers in a game that does not name its seats."""
    if not plugin.has_part("terminal.answer_words"):
        return [texts("client-seat", number=seat + 1) for seat in range(plugin.game.seats(config))]
    names: Sequence[str] = plugin.part("terminal.answer_words").seat_names(texts, config)
    return names


def _line(kind: str, record: object, **more: object) -> bytes:
    return msgspec.json.encode({"is": kind, **msgspec.to_builtins(record), **more})
