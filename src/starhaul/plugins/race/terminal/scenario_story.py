"""The report of a race scenario for people: events, positions and cards."""

from typing import NamedTuple

from rich.table import Table

from starhaul.cli import LONGEST_NAME, console
from starhaul.kernel.contract import Event
from starhaul.locale import Texts, quoted
from starhaul.plugins.race.terminal.story import Story, card_name, ship_name
from starhaul.race.config import Config
from starhaul.race.scenario import Result, parse, play, result_of


class PlayedTurns(NamedTuple):
    config: Config
    result: Result
    told: list[Event]

    def report(self, source: str, texts: Texts) -> str:
        screen = console()
        with screen.capture() as capture:
            name = quoted(source, longest=LONGEST_NAME)
            screen.print(texts("race-scenario-heading", file=name), style="bold", soft_wrap=True)
            screen.print()
            story = Story(texts, self.config)
            for event in self.told:
                if sentence := story.sentence(event):
                    screen.print(sentence, soft_wrap=True)
            screen.print()
            screen.print(self._ships(texts))
            screen.print()
            screen.print(self._hands(texts, story.names))
        return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())

    def _ships(self, texts: Texts) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for label in ("race-label-ship", "race-label-index", "race-label-face"):
            table.add_column(texts(label), no_wrap=True)
        for ship, (index, face) in self.result.ships.items():
            table.add_row(ship_name(texts, ship), str(index), texts(f"race-face-{face}"))
        return table

    def _hands(self, texts: Texts, names: list[str]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for label in ("race-label-seat", "race-label-hand", "race-label-bonus"):
            table.add_column(texts(label))
        for seat, name in enumerate(names):
            cards = ", ".join(card_name(texts, card) for card in self.result.hands[seat])
            bonus = ", ".join(card_name(texts, card) for card in self.result.bonus_hands[seat])
            table.add_row(name, cards or texts("value-none"), bonus or texts("value-none"))
        return table


def play_scenario(raw: bytes) -> PlayedTurns:
    position = parse(raw)
    told = play(position)
    return PlayedTurns(position.config, result_of(position, told), told)
