"""Builders: sound ships in every mode, no illegal action, reproducible with the same seed."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Briefing, Chair
from starhaul.bots.thinking import briefing_in
from starhaul.bots.trucker import launching
from starhaul.bots.trucker.builder import SKILLS, Builder
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.fitting import NOTHING, UNBOUND, tile_index
from starhaul.bots.trucker.foresight import adjusted
from starhaul.bots.trucker.ship_value import FLEET, SCALES, TASTES, Counts, Taste, counts_of, with_tile, worth
from starhaul.games import config_of
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action, Question
from starhaul.kernel.match import Match
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Aliens, Attach, Claim, Flip, Insure, Remove, Take
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.board import Zone, board_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.ship_check import faults
from tests.effort import effort
from tests.trucker.building_table import RUN, Building
from tools.configs.trucker import plain, with_options

GAME = Trucker()
BUILDING = ("build", "claim", "inspect", "repair", "aliens", "insure")


class Shipwright(Bot):
    """A builder that flies by the defaults."""

    def __init__(self, chair: Chair, skill: str, temperament: str = "balanced") -> None:
        super().__init__(chair, temperament=temperament)
        self.builder = Builder(chair, skill, temperament)

    def answer(self, briefing: Briefing) -> Action | None:
        if briefing.question.kind in BUILDING:
            return self.builder.answer(briefing)
        return briefing.question.default

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self.builder.pace_ms(briefing, action)


class Built(NamedTuple):
    """The result of a round of building: the hulls before the check, and the lapses."""

    hulls: list[Hull]
    zone: Zone
    table: Arena

    @property
    def faults(self) -> int:
        return sum(len(faults(hull, self.zone)) for hull in self.hulls)


def table_of(config: Config, skills: Sequence[str], seed: str, temperament: str = "balanced") -> Arena:
    chairs = [Chair(GAME, config, seat, Stream(seed, f"bot {seat}")) for seat in range(config.seats)]
    bots = [Shipwright(chair, skill, temperament) for chair, skill in zip(chairs, skills, strict=True)]
    return Arena(Match(GAME, config, seed), bots, limit_ms=None)


def built(config: Config, skills: Sequence[str], seed: str, temperament: str = "balanced") -> Built:
    """The first round, up to the check."""
    table = table_of(config, skills, seed, temperament)
    state = table.match.state
    table.match.advance()
    hulls = [ship.hull for ship in state.ships]
    while state.flight is None:
        hulls = [ship.hull for ship in state.ships]
        table.step()
    return Built(hulls, state.zone, table)


def config(class_: str, edition: str = "1e", seats: int = 3, **options: Any) -> Config:
    return Config(edition=edition, seats=seats, rounds=(class_,), options=Options(**options))


CONFIGS = (*plain(), *with_options())


SKILLED = ("easy", "hard", "medium", "hard")


def check_ships(ships: Built, skills: Sequence[str]) -> None:
    """Skilled builders make no errors and leave no starting cabin of class C in the reserve."""
    cabins = tile_set("1e").starting_cabins
    starts_bare = ships.hulls[0].board.start is None
    beginners = {seat for seat, skill in enumerate(skills) if skill == "easy"}
    if ships.table.match.config.options.teams == "advanced":
        # Partners change places and continue each other's ships.
        beginners |= {(seat + 2) % 4 for seat in beginners}
    for seat, hull in enumerate(ships.hulls):
        assert seat in beginners or not faults(hull, ships.zone), seat
        assert not starts_bare or cabins[seat] in hull.tiles, seat


@pytest.mark.many
@pytest.mark.parametrize("number", range(0, len(CONFIGS), effort(11, 1)))
def test_builders_keep_every_rule_and_their_ships_are_sound_in_every_mode(number: int):
    agreed = config_of(GAME, CONFIGS[number])
    skills = [SKILLED[(number + seat) % len(SKILLED)] for seat in range(agreed.seats)]
    ships = built(agreed, skills, f"sound {number}")
    check_ships(ships, skills)
    ships.table.play()
    assert ships.table.match.is_over
    assert ships.table.lapses == []


def check_counts(hull: Hull) -> None:
    """Counting tile by tile gives the same as counting the ship."""
    added = Counts()
    for cell in range(hull.board.size):
        if hull.tiles[cell]:
            added = with_tile(added, "1e", hull.tiles[cell], hull.rotations[cell])
    assert added == counts_of(hull, hull.board.full)._replace(purple=0, brown=0)


@pytest.mark.many
@pytest.mark.parametrize("class_", ["I", "II", "III", "IIIA", "IC", "IIC", "IIIC"])
def test_hard_ships_are_nearly_full_of_tiles_that_were_attached_and_counted(class_: str):
    ships = built(config(class_, seats=2), ["hard"] * 2, f"full {class_}")
    cells = ships.zone.cells.bit_count()
    tiles = sum(hull.occupied.bit_count() for hull in ships.hulls)
    assert tiles >= 0.75 * cells * len(ships.hulls)
    attached = [entry for entry in ships.table.match.entries if isinstance(entry.action, Attach)]
    assert len(attached) >= tiles - len(ships.hulls)
    for hull in ships.hulls:
        check_counts(hull)


@pytest.mark.slow
@pytest.mark.parametrize("build", ["real_time", "relaxed", "turns"])
def test_fleets_wait_for_the_dice_of_the_yard(build: str):
    skills = ["hard", "medium", "easy"]
    ships = built(config("IVC", build=build), skills, "fleet")
    check_ships(ships, skills)
    assert ships.table.lapses == []
    assert all(len(hull.parts) <= len(ships.zone.regions) for hull in ships.hulls)


@pytest.mark.slow
def test_same_seed_same_ships():
    one, other = (built(config("II", "2e"), ["hard", "medium", "easy"], "again") for _ in range(2))
    assert one.hulls == other.hulls


@pytest.mark.many
@pytest.mark.parametrize("temperament", TASTES)
def test_every_temperament_builds_sound_ships(temperament: str):
    ships = built(config("II", "2e", seats=2), ["hard", "medium"], "moods", temperament)
    assert (ships.faults, ships.table.lapses) == (0, [])


@pytest.mark.slow
def test_beginners_slip_but_not_where_building_is_strict():
    wild = [built(config("II"), ["easy"] * 3, f"slips {n}").faults for n in range(3)]
    tame = [built(config("II", strict_build=True), ["easy"] * 3, f"slips {n}").faults for n in range(3)]
    assert sum(wild) > 0 == sum(tame)


def test_a_learning_flight_lets_beginners_mend_their_ships():
    ships = built(config("learning"), ["easy"] * 3, "learning")
    assert (ships.faults, ships.table.lapses) == (0, [])


@pytest.mark.slow
def test_draw_pauses_are_waited_for():
    ships = built(config("I", "2e", draw_pause_ms=3000), ["hard"] * 3, "pause")
    takes = [entry for entry in ships.table.match.entries if entry.seat == 0 and entry.action == Take()]
    assert ships.table.lapses == []
    assert all(later.at_ms - sooner.at_ms >= 3000 for sooner, later in pairwise(takes))


def test_the_better_the_faster():
    hurries = [SKILLS[skill].hurry for skill in ("hard", "medium", "easy")]
    assert hurries == sorted(hurries)


# --- the parts it is made of -------------------------------------------------------------------------------


def test_the_index_knows_what_placements_allow():
    """For each tile, on every empty cell beside a small ship."""
    board = board_of("1e", "II")
    assert board.start is not None
    cabin = tile_set("1e").starting_cabins[0]
    hull = Hull.empty(board).place(board.start, cabin).place(board.start + 1, 40, 0)
    cell = board.start + 1 - board.columns
    pattern = (NOTHING, NOTHING, hull.lying(board.start + 1).connectors[0], NOTHING)
    fitting = tile_index("1e").fits(pattern).joined
    for tile in range(1, len(tile_set("1e").records)):
        allowed = placements(hull, board.zone(), tile, strict=True)
        assert bool(fitting >> tile & 1) == any(cells >> cell & 1 for cells in allowed), tile


def test_everything_lies_where_nothing_is_around():
    index = tile_index("2e")
    assert index.fits(UNBOUND).sound.bit_count() == len(tile_set("2e").records) - 1
    assert index.fits(UNBOUND).joined == 0


def test_batteries_are_wanted_when_doubles_are_aboard():
    def of_battery(counts: Counts) -> float:
        return worth(counts._replace(batteries=2), SCALES[1], Taste()) - worth(counts, SCALES[1], Taste())

    assert of_battery(Counts(double_engines=2, doubles=2)) > of_battery(Counts(engines=2)) > 0


def test_more_of_the_same_is_worth_less_and_less():
    values = [worth(Counts(engines=number), SCALES[FLEET], Taste()) for number in range(6)]
    steps = [after - before for before, after in pairwise(values)]
    assert steps == sorted(steps, reverse=True)


def test_cards_seen_bend_the_taste():
    taste = adjusted(Taste(), "1e", ["I-01", "II-01", "III-01"])
    assert taste.cannons > 1 > taste.goods


class Situation(NamedTuple):
    site: BuildingView
    briefing: Briefing


def situation(tiles: dict[str, tuple[int, int, int]], question: Question) -> Situation:
    """A view of a match whose first seat has these tiles (cell, tile and turn of each)."""
    agreed = config("II", seats=2)
    state = GAME.new(agreed, "situation")
    hull = state.ships[0].hull
    for cell, tile, turn in tiles.values():
        hull = hull.place(cell, tile, turn)
    state.ships[0] = type(state.ships[0]).bare(hull)
    briefing = briefing_in(GAME, state, question, 0)
    return Situation(BuildingView(agreed, briefing), briefing)


def test_insurance_is_for_the_careful():
    options = (Insure(0), Insure(2), Insure(5), Insure(8))
    question = Question(seat=0, kind="insure", options=options, about={"caps": [-1, 26, 19, 12]})
    site, briefing = situation({}, question)
    assert launching.insure(site, briefing, "bold") == Insure(0)


@pytest.mark.parametrize(("temperament", "start"), [("balanced", 2), ("careful", 3)])
def test_when_time_is_over_a_careful_builder_with_weak_cannons_does_not_fly_first(temperament, start):
    late = Building("I", seats=3).finish(0).wait(RUN).do(0, Flip()).wait(RUN).state
    question = next(question for question in GAME.questions(late) if question.seat == 1)
    assert question.options == (Claim(2), Claim(3))
    briefing = briefing_in(GAME, late, question, 0)
    assert launching.claim(BuildingView(late.config, briefing), briefing, temperament) == Claim(start)


def test_repair_keeps_what_is_worth_more():
    """A cannon points at the starting cabin: of the two, the cannon is removed."""
    board = board_of("1e", "II")
    assert board.start is not None
    cannon = next(n for n, tile in enumerate(tile_set("1e").records) if n and tile.kind is Kind.CANNON)
    above = board.start - board.columns
    question = Question(seat=0, kind="repair", options=(Remove(above), Remove(board.start)))
    site, briefing = situation({"cannon": (above, cannon, 2)}, question)
    assert launching.repair(site, briefing, Taste()) == Remove(above)


def test_no_alien_without_use():
    """Without cannons, a purple alien only takes up a cabin."""
    board = board_of("1e", "II")
    assert board.start is not None
    question = Question(seat=0, kind="aliens", options=(Aliens(), Aliens(board.start)))
    site, briefing = situation({}, question)
    assert launching.aliens(site, briefing, Taste()) == Aliens()
