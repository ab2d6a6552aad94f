"""Chronicles of golden matches, and their sentences in words."""

from functools import cache

from starhaul.chronicle.chronicle_records import Chronicle, StoryWords
from starhaul.chronicle.chronicler import chronicle_of
from starhaul.chronicle.wording import worded
from starhaul.kernel.log import Log, read_log, write_log
from starhaul.locale import Texts
from tools.golden import GOLDENS, play


@cache
def golden_record(name: str) -> Log:
    return read_log(write_log(play(GOLDENS[name])[0]))


@cache
def chronicle(name: str) -> Chronicle:
    return chronicle_of(golden_record(name), "m")


def stopped(name: str, upto: int) -> Chronicle:
    """The chronicle of a match that was stopped after so many entries."""
    log = golden_record(name)
    return chronicle_of(Log(log.head, log.entries[:upto], "key", is_aborted=True))


def in_words(words: StoryWords, language: str = "en") -> str:
    return worded(words, Texts(language), lambda player: f"P{player.person}")
