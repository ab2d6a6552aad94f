"""`starhaul demo`: one match without people, told in the terminal."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from starhaul.cli import BAD_INPUT, TEXTS, complain, console, texts_in
from starhaul.cli.terminal_ship import terminal_ship
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action, Prompt
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.trucker.shakedown import AskPlace, Config, Place, Shakedown, State
from starhaul.trucker.ship import Ship
from starhaul.trucker.shipfile import Yard

GAME = Shakedown()


def demo(
    seed: Annotated[str, typer.Option(metavar="SEED", help=TEXTS("help-demo-seed"))] = "starhaul",
    seats: Annotated[int, typer.Option(min=2, max=4, help=TEXTS("help-demo-seats"))] = 4,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help=TEXTS("help-demo-log"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    texts = TEXTS
    try:
        texts = texts_in(lang)
        match, launched = play(Config(seats=seats), seed)
        if log is not None:
            save(match, log)
    except BadInput as error:
        complain([error], texts)
        raise typer.Exit(BAD_INPUT) from None
    sys.stdout.write(story(match, launched, texts))


def play(config: Config, seed: str) -> tuple[Match[Config, State], list[Ship]]:
    """A match of seats that build at random, and the ships as they were at launch."""
    match, draw = Match(GAME, config, seed), Stream(seed, "players")
    launched: list[Ship] = []
    match.advance()
    while not match.is_over:
        prompt = draw.pick(GAME.prompts(match.state))
        told = match.act(prompt.seat, answer(match.state, prompt, draw))
        if any(event.key == "launched" for event in told):
            launched = match.state.ships[:]
        match.advance()
    return match, launched


def answer(state: State, prompt: Prompt, draw: Stream) -> Action:
    """Attach each tile where it joins most neighbours (ties at random), and fly by the defaults."""
    places = [option for option in prompt.options or () if isinstance(option, Place)]
    if not places:
        return prompt.default
    top = state.frames[-1]
    hull = state.ships[prompt.seat].hull
    tile = top.tile if isinstance(top, AskPlace) else 0

    def joints(place: Place) -> int:
        return sum(mask.bit_count() for mask in hull.place(place.cell, tile, place.turn).joints)

    return max(places, key=lambda place: (joints(place), draw(1000)))


def save(match: Match[Config, State], path: Path) -> None:
    try:
        path.write_bytes(write_log(match))
    except (OSError, UnicodeEncodeError) as error:  # the latter: a seed that is not text
        raise BadInput("log-unwritable", source=str(path), reason=error) from None


def story(match: Match[Config, State], launched: list[Ship], texts: Texts) -> str:
    state, screen = match.state, console()
    with screen.capture() as capture:
        screen.print(
            texts("demo-heading", seats=match.config.seats, ship_class=match.config.class_), style="bold"
        )
        for seat, ship in enumerate(state.ships):
            screen.print()
            lost = state.lost[seat]
            built = launched[seat].hull.occupied.bit_count()
            screen.print(texts("demo-ship", seat=seat + 1, built=built, lost=lost), style="bold")
            screen.print(terminal_ship(Yard(ship, ship.hull.board.zone()), texts), soft_wrap=True)
        screen.print()
        screen.print(_result(match, texts))
        best = max(GAME.scores(state))
        winners = [seat + 1 for seat, score in enumerate(GAME.scores(state)) if score == best]
        names = ", ".join(str(seat) for seat in winners)
        screen.print(texts("demo-winner", count=len(winners), seats=names, score=best), style="bold green")
        screen.print(texts("demo-log", actions=len(match.entries), final=match.key), style="bright_black")
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())


def _result(match: Match[Config, State], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2))
    for label in ("label-seat", "label-tiles", "label-lost", "label-crew", "label-batteries", "label-score"):
        table.add_column(texts(label), justify="right")
    state = match.state
    for seat, (ship, score) in enumerate(zip(state.ships, GAME.scores(state), strict=True)):
        tiles, lost = ship.hull.occupied.bit_count(), state.lost[seat]
        row = (seat + 1, tiles, lost, ship.crew_count(), ship.battery_count(), score)
        table.add_row(*(str(value) for value in row))
    return table
