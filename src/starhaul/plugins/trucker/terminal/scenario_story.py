"""The report of a trucker scenario for people: events, and the result of each seat."""

from typing import NamedTuple

from rich.table import Table

from starhaul.cli import LONGEST_NAME, console
from starhaul.kernel.contract import Event
from starhaul.locale import Texts, quoted
from starhaul.plugins.trucker.terminal.story import Story
from starhaul.trucker.files.scenario import Result, SeatResult, parse, play, result_of
from starhaul.trucker.match.config import Config


class PlayedFlight(NamedTuple):
    config: Config
    result: Result
    told: list[Event]

    def report(self, source: str, texts: Texts) -> str:
        return _report(source, self.config, self.result, self.told, texts)


def play_scenario(raw: bytes) -> PlayedFlight:
    ready = parse(raw)
    told = play(ready)
    return PlayedFlight(ready.config, result_of(ready, told), told)


def _report(source: str, config: Config, result: Result, told: list[Event], texts: Texts) -> str:
    """The events line by line, and the result of each seat."""
    texts = texts.of_edition(config.edition)
    screen = console()
    with screen.capture() as capture:
        heading = texts(
            "scenario-heading",
            file=quoted(source, longest=LONGEST_NAME),
            edition=texts(f"edition-{config.edition}"),
            ship_class=config.rounds[0],
            level=config.level or 0,
        )
        screen.print(heading, style="bold", soft_wrap=True)
        screen.print()
        story = Story(texts, config)
        for event in told:
            if sentence := story.sentence(event):
                screen.print(sentence, soft_wrap=True)
        screen.print()
        screen.print(_table(result, texts))
        screen.print()
        screen.print(_settlements(result, texts))
    # Tables pad their last column; trailing blanks are inconvenient when comparing or copying reports.
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())


def _table(result: Result, texts: Texts) -> Table:
    labels = ("label-seat", "scenario-position", "scenario-credits", "label-lost", "label-batteries")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for label in labels:
        table.add_column(texts(label), no_wrap=True)
    table.add_column(texts("label-crew"))
    table.add_column(texts("scenario-goods"))
    for seat, of in enumerate(result.seats):
        crew = [texts("value-humans", count=of.humans), *(texts(f"alien-{colour}") for colour in of.aliens)]
        goods = [texts(f"goods-{colour}") for colour in of.goods]
        table.add_row(
            *map(str, (seat, of.position, of.credits, of.lost, of.batteries)),
            ", ".join(crew),
            ", ".join(goods) or texts("value-none"),
        )
    return table


def _settlements(result: Result, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts("label-seat"), no_wrap=True)
    table.add_column(texts("scenario-settlement"))
    for seat, of in enumerate(result.seats):
        table.add_row(str(seat), _settlement(of, texts))
    return table


def _settlement(of: SeatResult, texts: Texts) -> str:
    lines = [f"{texts(f'booking-{line.what}')} {line.credits:+}" for line in of.settlement]
    if of.gave_up is not None:
        lines.insert(0, texts(f"leaving-{of.gave_up}"))
    return ", ".join(lines) or texts("value-none")
