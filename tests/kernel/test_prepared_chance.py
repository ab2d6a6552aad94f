"""Prepared outcomes come first, where they are possible; everything else is drawn as usual."""

from starhaul.kernel.chance import NOBODY, Outcomes, choose
from starhaul.kernel.keystream import Blake2bCounter
from starhaul.kernel.prepared_chance import PreparedChance, PreparedStream

SCRIPT = {
    "dice": PreparedStream(in_turn=((3, 4), (9, 9))),
    "tiles": PreparedStream(first={0: (7, 5), 1: (6,)}),
}


def chance() -> PreparedChance:
    return PreparedChance("lesson:game:name", "seed", SCRIPT)


def test_outcomes_in_turn_follow_the_draws_of_the_stream():
    rolls, numbers = Outcomes("dice", ((1, 1), (3, 4), (6, 6))), chance().stream("dice")
    assert choose(rolls, numbers, 0) == (3, 4)


def test_what_is_not_possible_is_drawn():
    rolls, numbers = Outcomes("dice", ((1, 1), (3, 4), (6, 6))), chance().stream("dice")
    drawn = Blake2bCounter("seed").stream("dice")
    for position in range(1, 20):
        assert choose(rolls, numbers, position) == choose(rolls, drawn, position)


def test_each_seat_gets_its_own_outcomes_in_order_whoever_draws_first():
    numbers = chance().stream("tiles")
    assert choose(Outcomes("tiles", (5, 6, 7), None, 1), numbers, 0) == 6
    assert choose(Outcomes("tiles", (5, 7), None, 0), numbers, 1) == 7
    assert choose(Outcomes("tiles", (5, 8), None, 0), numbers, 2) == 5
    # Nothing is left for the seat, and nothing is prepared for others.
    assert choose(Outcomes("tiles", (8,), None, 0), numbers, 3) == 8
    assert choose(Outcomes("tiles", (8,), None, NOBODY), numbers, 4) == 8


def test_a_stream_without_a_script_is_the_ordinary_one():
    numbers, drawn = chance().stream("cards"), Blake2bCounter("seed").stream("cards")
    assert [numbers.draw(position, 100) for position in range(20)] == [
        drawn.draw(position, 100) for position in range(20)
    ]
    assert not numbers.is_prepared
