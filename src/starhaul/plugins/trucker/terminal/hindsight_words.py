"""Findings of a look back in sentences, for `starhaul hindsight`; the browser client has the same texts."""

from collections.abc import Iterator

from starhaul.locale import Texts
from starhaul.trucker.data import rule_data
from starhaul.trucker.hindsight.finding_records import Change, HindsightFinding, LookBack
from starhaul.trucker.match.config import Config
from starhaul.trucker.ship.board import board_of
from starhaul.trucker.ship.layers import tile_set

TILE_CHANGES = ("turn", "leave", "move", "swap", "add")


def in_lines(found: LookBack, config: Config, texts: Texts) -> Iterator[str]:
    result = found.result
    yield texts(
        "hindsight-flight", round=found.round, seat=found.seat, credits=result.credits, lost=result.lost
    )
    yield texts("hindsight-title")
    if not found.decisions and not found.tiles:
        yield f"  {texts('hindsight-none')}"
    elif not result.place and not any(one.keeps_flying for one in (*found.decisions, *found.tiles)):
        yield texts("hindsight-doomed")
    for heading, findings in _groups(found):
        if findings:
            yield texts(heading)
        for finding in findings:
            gain = texts("hindsight-gain", credits=finding.gain)
            yield "  " + texts("hindsight-line", gain=gain, text=sentence(finding, found, config, texts))


def _groups(found: LookBack) -> Iterator[tuple[str, list[HindsightFinding]]]:
    """First what would have kept the ship flying, then what would have earned more."""
    everything = (*found.decisions, *found.tiles)
    saving = [finding for finding in everything if finding.keeps_flying]
    yield "hindsight-flying", sorted(saving, key=lambda finding: -finding.gain)
    yield "hindsight-decisions", [finding for finding in found.decisions if not finding.keeps_flying]
    yield "hindsight-tiles", [finding for finding in found.tiles if not finding.keeps_flying]


def sentence(finding: HindsightFinding, found: LookBack, config: Config, texts: Texts) -> str:
    parts = [change_in_words(finding.change, found, config, texts)]
    if finding.change.what not in TILE_CHANGES:
        parts.insert(0, f"{_moment(finding, config, texts)}:")
    parts.append(texts("hindsight-order", place=finding.result.place, lost=finding.result.lost))
    if finding.guesses:
        parts.append(texts("hindsight-guesses", number=finding.guesses))
    return " ".join([*parts, f"({finding.rule})"])


def _moment(finding: HindsightFinding, config: Config, texts: Texts) -> str:
    """The card on which the decision was made, or what came before."""
    if finding.card:
        cards = rule_data.cards(config.edition).cards
        kinds = {card.id: str(card.__struct_config__.tag) for card in cards}
        card = texts(f"card-{kinds.get(finding.card, finding.card)}")
        return texts("hindsight-card", number=finding.number, card=card)
    if finding.change.what == "reveal":
        return texts("hindsight-before", number=finding.number)
    return texts("hindsight-check")


def change_in_words(change: Change, found: LookBack, config: Config, texts: Texts) -> str:
    board, records = board_of(config.edition, found.ship_class), tile_set(config.edition).records

    def cell(number: int) -> str:
        return "[{},{}]".format(*board.coordinates_of(number)) if number >= 0 else ""

    if change.what not in TILE_CHANGES:
        key = f"instead-{change.what}-{change.instead}"
        return texts(key, cell=cell(change.cell), number=change.number, said=change.said)
    return texts(
        f"change-{change.what}",
        tile=texts(f"kind-{records[change.tile or change.old].kind}"),
        old=texts(f"kind-{records[change.old].kind}") if change.old else "",
        cell=cell(change.cell),
        source=change.source,
        **{"from": cell(change.comes_from)},
    )
