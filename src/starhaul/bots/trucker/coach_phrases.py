"""What a coach may say about the trucker game: the kinds of phrases with their values, and words for places.

Used by the other `coach_…` modules. The texts are in `client-coach.ftl`: `coach-do-…` and `coach-why-…`.
"""

from starhaul.bots.coaching import PhraseKinds, Phrases, PhraseValue
from starhaul.trucker.ship.board import Board, Cell, cells_of

CELL = ("where", "column", "row")
"""The values that name a cell: its part of the board, and its printed coordinates."""

ANSWERS: PhraseKinds = {
    # --- building
    "wait": (),
    "take": (),
    "take_open": ("tile",),
    "use": ("tile",),
    "attach": ("tile", *CELL),
    "reserve": ("tile",),
    "return": ("tile",),
    "look": ("pile",),
    "put_back": (),
    "flip": (),
    "roll": (),
    "finish": ("start",),
    "claim": ("start",),
    # --- check and launch
    "remove": ("tile", *CELL),
    "keep": CELL,
    "aliens": ("who",),
    "insure": ("count",),
    "report": ("seat",),
    "ready": (),
    # --- flight
    "fly": (),
    "give_up": ("count",),
    "land": ("planet",),
    "pass": (),
    "use_ship": (),
    "use_station": (),
    "decline": (),
    "reward": (),
    "no_reward": (),
    "engines": ("count",),
    "cannons": ("count",),
    "battery": CELL,
    "crew": ("who", *CELL),
    "cube": CELL,
    "load": ("count",),
    "defend": (),
    "save": ("tile", *CELL),
    "take_hit": (),
    "shoot": ("tile", *CELL),
    "improve": ("how",),
    "keep_title": ("title",),
    "give_title": ("title", "seat"),
}
"""Answers in words."""

REASONS: PhraseKinds = {
    # --- what a tile adds to the ship
    "engines": ("to",),
    "cannons": ("to",),
    "more_crew": ("count",),
    "more_batteries": ("count",),
    "more_cargo": ("count",),
    "more_special": ("count",),
    "shields": ("count",),
    "guards": ("count",),
    "adds_little": (),
    "power_short": (),
    "power_up": (),
    # --- its position
    "closes": ("count",),
    "one_joint": (),
    "dead_ends": ("count",),
    "keeps_room": (),
    "less_room": (),
    "walls_off": (),
    "houses_alien": (),
    "crowded": (),
    "first_in_lane": (),
    "bridge": (),
    # --- which tile to take, and when to stop
    "fits_nowhere": (),
    "better_to_come": (),
    "begin_somewhere": (),
    "choosy_enough": (),
    "draws_left": ("count",),
    "room_left": ("count",),
    "no_room": (),
    "nothing_better": (),
    "beats_a_draw": (),
    "would_cost_later": (),
    "good_later": (),
    "know_the_cards": (),
    "pile_seen": (),
    "hurry_others": (),
    "more_room": (),
    "wrong_tile": (),
    "sand_first": (),
    # --- check and launch
    "start_ahead": (),
    "start_behind": (),
    "has_fault": ("count",),
    "no_fault_seen": (),
    "tiles_lost": ("count",),
    "keeps_all": (),
    "premium": ("count",),
    "losses": ("credits",),
    "alien_cannons": (),
    "alien_engines": (),
    "fewer_humans": ("count",),
    "humans_stay": (),
    # --- flight
    "credits": ("count",),
    "goods": ("credits",),
    "less_goods": ("credits",),
    "no_goods": (),
    "leaves_gain": (),
    "days": ("count",),
    "keeps_place": ("place",),
    "loses_place": ("place",),
    "gains_days": ("count",),
    "gains_place": ("place",),
    "slower": ("count",),
    "crew_lost": ("count", "left"),
    "batteries_paid": ("count", "left"),
    "last_battery": (),
    "saves_batteries": (),
    "beats_enemy": ("strength", "enemy"),
    "ties_enemy": ("enemy",),
    "loses_to_enemy": ("strength", "enemy", "penalty"),
    "not_weakest": ("strength",),
    "weakest": ("strength", "penalty"),
    "no_thrust": (),
    "averts": ("tile",),
    "hit_costs": ("tile",),
    "little_damage": (),
    "arrival": (),
    "cards_help": ("count",),
    "cards_hurt": ("count",),
    "weaker_engines": ("count",),
    "weaker_cannons": ("count",),
    "infected": ("count",),
    "plays_out": (),
    "score_leads": ("score", "rival"),
    "score_trails": ("score", "rival"),
    "weakest_holder": (),
    # --- questions with an obvious answer
    "most_valuable": (),
    "cheapest_loss": (),
    "next_round": (),
    "only_choice": (),
    "close_call": (),
    "routine": (),
}
"""Reasons in words."""

answer_phrase = Phrases(ANSWERS)
reason = Phrases(REASONS)

_ROWS, _COLUMNS = ("front", "middle", "rear"), ("left", "middle", "right")
PLACES = tuple(f"{row}-{column}" for row in _ROWS for column in _COLUMNS)
"""The values of `where`: parts of the board, seen by the owner of the ship."""


def cell_values(board: Board, cell: Cell) -> dict[str, PhraseValue]:
    """A cell as the values of a phrase. Cells of the same part differ by their coordinates, so that no two
    sentences read the same."""
    column, row = board.coordinates_of(cell)
    return dict(zip(CELL, (where(board, cell), column, row), strict=True))


def where(board: Board, cell: Cell) -> str:
    """In which part of the board a cell lies."""
    places = [board.coordinates_of(other) for other in cells_of(board.full)]
    column, row = board.coordinates_of(cell)
    across, along = sorted({place[0] for place in places}), sorted({place[1] for place in places})
    return f"{_third(along, row, _ROWS)}-{_third(across, column, _COLUMNS)}"


def _third(lines: list[int], line: int, names: tuple[str, str, str]) -> str:
    """Only what is on the middle line counts as the middle: its neighbours are left and right of it.

    >>> [_third([5, 6, 7, 8, 9], row, _ROWS) for row in (5, 6, 7, 8, 9)]
    ['front', 'front', 'middle', 'rear', 'rear']
    """
    place, middle = lines.index(line), (len(lines) - 1) / 2
    if abs(place - middle) < 1:
        return names[1]
    return names[0] if place < middle else names[2]
