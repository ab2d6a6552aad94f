"""`starhaul odds`: what ships in files can expect of a flight, by flying them thousands of times
(docs/odds.md)."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from starhaul.cli import TEXTS, check_drawing, named, speaking, would_overwrite, write_drawing
from starhaul.cli.common_options import DEFAULT_SEED, JsonLines, Language, Seed
from starhaul.cli.files import read_document
from starhaul.cli.matches import progress_bar
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.odds.compiled_lanes import can_compile
from starhaul.odds.flight_study import ShipStudy, refuse_faults, study_ships
from starhaul.trucker.files.shipfile import ShipPlan, parse

USUAL_FLIGHTS = 2000
MOST_FLIGHTS = 200_000
MOST_SHIPS = 20
MOST_RIVALS = 3


def odds_of_ships(
    files: Annotated[
        list[str], typer.Argument(metavar="SHIP.json", help=TEXTS("help-odds-files"), show_default=False)
    ],
    flights: Annotated[
        int,
        typer.Option("--flights", min=100, max=MOST_FLIGHTS, metavar="N", help=TEXTS("help-odds-flights")),
    ] = USUAL_FLIGHTS,
    rivals: Annotated[
        int, typer.Option("--rivals", min=0, max=MOST_RIVALS, metavar="N", help=TEXTS("help-odds-rivals"))
    ] = 0,
    improve: Annotated[bool, typer.Option("--improve/--no-improve", help=TEXTS("help-odds-improve"))] = True,
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE", help=TEXTS("help-odds-svg"))] = None,
    seed: Seed = DEFAULT_SEED,
    json: JsonLines = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        check_files(files, svg)
        plans = [read_ship(name) for name in files]
        with progress_bar(is_wanted=not json) as bar:
            task = bar.add_task(texts("odds-flying"), total=1.0)

            def watch(share: float) -> None:
                bar.update(task, completed=share)

            studies = study_ships(plans, flights, seed, improves=improve, rivals=rivals, watch=watch)
        if svg is not None:
            draw(svg, files[0], plans[0], studies[0], texts)
        tell(files, plans, studies, texts, as_json=json)


def check_files(files: list[str], svg: str | None) -> None:
    if len(files) > MOST_SHIPS:
        raise BadInput("odds-ships", most=MOST_SHIPS)
    if svg is not None:
        check_drawing(svg)
        if len(files) > 1:
            raise BadInput("svg-one-ship", source="--svg", count=len(files))
        if would_overwrite(svg, files[0]):
            raise BadInput("svg-over-ship", source=svg)


def read_ship(name: str) -> ShipPlan:
    try:
        plan = parse(read_document(name))
        refuse_faults(plan)
    except BadInput as error:
        error.source = named(name)
        raise
    return plan


def draw(path: str, name: str, plan: ShipPlan, study: ShipStudy, texts: Texts) -> None:
    from starhaul.plugins.trucker.commands.odds_picture import odds_picture

    write_drawing(path, odds_picture(Path(name).name, plan, study.odds, texts))


def tell(
    files: list[str], plans: list[ShipPlan], studies: list[ShipStudy], texts: Texts, *, as_json: bool
) -> None:
    if as_json:
        for name, study in zip(files, studies, strict=True):
            line = {"ship": name, **msgspec.to_builtins(study)}
            sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
        return
    from starhaul.plugins.trucker.commands.odds_report import odds_text

    for number, (name, plan, study) in enumerate(zip(files, plans, studies, strict=True)):
        sys.stdout.write("\n" * bool(number) + odds_text(name, plan, study, texts))
    if not can_compile():
        sys.stdout.write("\n" + texts("odds-slow") + "\n")
