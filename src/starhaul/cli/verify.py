"""`starhaul verify`: do logs tell the truth? Each is played again and compared with what it says."""

from typing import Annotated

import typer

from starhaul.cli import BAD_INPUT, LONGEST_NAME, TEXTS, complain, named, texts_in
from starhaul.cli.replay import read
from starhaul.games import game_named
from starhaul.kernel.errors import BadInput, StarhaulError
from starhaul.kernel.log import Log, Verdict
from starhaul.kernel.log import verify as judge
from starhaul.locale import Texts, quoted

UNTRUE = 1


def verify(
    logs: Annotated[
        list[str], typer.Argument(metavar="LOG", help=TEXTS("help-verify-logs"), show_default=False)
    ],
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    try:
        texts = texts_in(lang)
    except BadInput as error:
        complain([error], TEXTS)
        raise typer.Exit(BAD_INPUT) from None
    status = max(lines_for(log, texts) for log in logs)
    if status:
        raise typer.Exit(status)


def lines_for(path: str, texts: Texts) -> int:
    """A line for each log in a file, and the exit status."""
    try:
        return max(one(log, source, texts) for source, log in read(path))
    except BadInput as error:
        error.source = error.source or named(path)
        complain([error], texts)
        return BAD_INPUT


def one(log: Log, source: str, texts: Texts) -> int:
    try:
        verdict = judge(game_named(log.head.game), log, source=source)
    except StarhaulError:
        raise
    except Exception as error:
        # Not the log is to blame but the rules; who verifies logs wants to know which one it is all the same.
        reason = f"{type(error).__name__}: {error}"
        raise BadInput("log-crashes", source=source, reason=reason) from error
    found = faults(verdict, ended=log.end is not None)
    words = ", ".join(texts(f"verify-{fault}") for fault in found) or texts("verify-true")
    name = quoted(source, longest=LONGEST_NAME)
    print(texts("verify-line", file=name, actions=verdict.actions, words=words))
    return UNTRUE if found else 0


def faults(verdict: Verdict, *, ended: bool) -> list[str]:
    """What does not agree. A log without an end has no key to compare and is not the whole match."""
    checks = {
        "unfinished": ended and verdict.is_over,
        "other-key": verdict.same_key or not ended,
        "unfair": verdict.fair,
        "other-rules": verdict.same_rules,
    }
    return [name for name, holds in checks.items() if not holds]
