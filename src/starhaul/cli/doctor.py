"""`starhaul doctor`: looks at everything that a server needs here, and says what to do where something is
wrong.

Exit status 1 if a server would not start or could not work, else 0. The checks are in `doctor_checks`.
"""

import os
import sys
from typing import Annotated

import msgspec
import typer

from starhaul.cli import FAILED, LONGEST_NAME, TEXTS, speaking
from starhaul.cli.common_options import JsonLines, Language
from starhaul.cli.doctor_checks import BAD, CHECKS, DoctorFinding
from starhaul.cli.serve import file_of, given_by, given_by_set
from starhaul.locale import Texts, quoted
from starhaul.server.settings.configuring import configured

MARKS = {"ok": "✓", "warn": "!", "bad": "✗"}


def doctor(
    db: Annotated[
        str | None, typer.Option(metavar="FILE", help=TEXTS("setting-db"), show_default=False)
    ] = None,
    config: Annotated[
        str | None, typer.Option(metavar="FILE", help=TEXTS("help-serve-config"), show_default=False)
    ] = None,
    set: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help=TEXTS("help-serve-set"), show_default=False)
    ] = None,
    as_json: JsonLines = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        given = [*given_by({"db": db}), *given_by_set(set or [])]
        settings = configured(file_of(config), os.environ, given)
        found = [finding for check in CHECKS for finding in check(settings)]
    for finding in found:
        sys.stdout.write(f"{_as_json(finding, texts) if as_json else line_of(finding, texts)}\n")
    if not as_json:
        sys.stdout.write(f"{_summary(found, texts)}\n")
    if any(finding.verdict == BAD for finding in found):
        raise typer.Exit(FAILED)


def line_of(finding: DoctorFinding, texts: Texts) -> str:
    label = texts(f"doctor-check-{finding.check}")
    return f"{MARKS[finding.verdict]} {label}: {words_of(finding, texts)}"


def words_of(finding: DoctorFinding, texts: Texts) -> str:
    if finding.error is not None:
        return texts.error(finding.error)
    facts = {
        name: quoted(fact, longest=LONGEST_NAME) if isinstance(fact, str) else fact
        for name, fact in finding.facts.items()
    }
    return texts(f"doctor-{finding.code}", **facts)


def _as_json(finding: DoctorFinding, texts: Texts) -> str:
    code = finding.code if finding.error is None else finding.error.code
    told = {
        "check": finding.check,
        "verdict": finding.verdict,
        "code": code,
        "words": words_of(finding, texts),
    }
    return msgspec.json.encode(told).decode()


def _summary(found: list[DoctorFinding], texts: Texts) -> str:
    bad, warned = (sum(one.verdict == verdict for one in found) for verdict in ("bad", "warn"))
    if not bad and not warned:
        return texts("doctor-all-well")
    return texts("doctor-summary", bad=bad, warnings=warned)
