"""A second, slow implementation of observations from views alone, as docs/environments.md describes them."""

from starhaul.plugins.race.coding import FACES, KINDS, RaceCoding
from starhaul.plugins.trucker.coding import CLASSES, TruckerCoding
from starhaul.plugins.trucker.coding import KINDS as QUESTIONS
from starhaul.race.decks import BONUS
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.config import profile
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.layers import tile_set


def block(length, entries=()):
    """A block of this many bytes; those not given by index are 0."""
    made = [0] * length
    for place, value in entries:
        made[place] = max(0, min(255, int(value)))
    return made


def naive(coding, view, question, at_ms):
    parts = _race(coding, view, question) if isinstance(coding, RaceCoding) else ()
    parts = _trucker(coding, view, question, at_ms) if isinstance(coding, TruckerCoding) else parts
    return {name: bytes(part) for name, part in parts}


# --- race --------------------------------------------------------------------------------------------------


def _race(coding, view, question):
    me, own = view.me, view.seats[view.me]
    seats = view.seats[me:] + view.seats[:me]
    colours = [colour for seat in seats for colour in seat.colours]
    slots = [f"{colour}-{number}" for colour in colours for number in (1, 2)]
    about = question.about if question else {}
    yield "question", block(5, [(KINDS.index(question.kind), 1)] if question else ())
    yield (
        "about",
        [
            slots.index(about["ship"]) + 1 if about.get("ship") else 0,
            int(about["card"].split("-")[1]) if about.get("card") else 0,
            about.get("hole", about.get("index", 0)),
            FACES.get(about.get("face"), 0),
        ],
    )
    yield "turn", block(4, [((asked - me) % len(seats), 1) for asked in view.asked])
    yield "table", [len(seats), (view.first - me) % len(seats), view.round]
    rows = [(1 if seat.team == own.team else 2, seat.cards, seat.bonus_cards) for seat in seats]
    yield "seats", block(12, enumerate(sum(rows, ())))
    places = {slots.index(name): (index, FACES[face]) for name, index, face in view.ships}
    yield "ships", [byte for slot in range(8) for byte in places.get(slot, (0, 0))]
    cards = [(colour, number) for colour in colours for number in range(1, 7)]
    for name, held in (("hand", own.hand), ("discard", view.discard)):
        found = [tuple(card.split("-")[:2]) for card in held]
        yield name, block(24, enumerate(found.count((c, str(number))) for c, number in cards))
    yield "bonus_hand", [own.bonus_hand.count(name) for name in BONUS]
    yield "bonus_discard", [view.bonus_discard.count(name) for name in BONUS]
    yield "decks", [view.deck, view.bonus_deck, view.finish_pile]
    yield "end", [view.is_over, own.team in view.winners]


# --- trucker -----------------------------------------------------------------------------------------------


def _trucker(coding, view, question, at_ms):
    me, config = view.me, coding.config
    yield "question", block(22, [(QUESTIONS.index(question.kind), 1)] if question else ())
    about = question.about if question else {}
    offered = list(about.get("offered", ()))
    strengths = about.get("strengths") or about.get("doubled_strengths") or [0]
    told = [about.get("left", 0), *(offered.count(c) for c in ("red", "yellow", "green", "blue"))]
    told += [{"meteor": 1, "shot": 2}.get(about.get("what"), 0)]
    told += [0 if about.get("ship") is None else about["ship"] + 1]
    yield "about", block(9, enumerate([*told, min(strengths), max(strengths)]))
    yield "peril", block(90, [(cell, 1) for cell in about.get("cells", ())])
    dice = [*view.yard_dice, 0, 0][:2]
    class_ = CLASSES.index(view.ship_class)
    yield "match", [view.round, len(config.rounds), class_, len(view.seats), *dice, view.is_over]
    yield from _in_yard(view, at_ms, profile(config, view.round).timer.fields, config.edition)
    cards = [card.id for card in rule_data.cards(config.edition).cards]
    flight = view.flight
    if flight is None:
        yield "flight", block(8)
    else:
        card = 0 if not flight.card else cards.index(flight.card) + 1 if flight.card in cards else 255
        yield "flight", [flight.deck, flight.flown, card, flight.spaces, *flight.bank]
    roads = [road.id for road in rule_data.rough_roads().modifiers]
    yield "roads", block(12, [(roads.index(road), 1) for road in view.roads])
    titles = [title.id for title in rule_data.titles().titles]
    yield "titles", block(12, _titles(view, me, titles))
    order = [(me + step) % len(view.seats) for step in range(len(view.seats))]
    seats = [byte for seat in order for byte in _seat(coding, view, seat)]
    yield "seats", block(4 * 22, enumerate(seats))
    ships = [byte for seat in order for byte in _ship(view.seats[seat].ship)]
    yield "ships", block(4 * 463, enumerate(ships))


def _in_yard(view, at_ms, fields, edition):
    yard = view.yard
    if yard is None:
        lengths = (("clock", 4), ("hand", 5), ("open_tiles", 156), ("piles", 5), ("pile", 60))
        yield from ((name, block(length)) for name, length in lengths)
        return
    left = -((at_ms - yard.run_ends) // 1000) if yard.run_ends else 0
    field = fields.index(yard.field) + 1 if yard.field else 0
    yield "clock", block(4, enumerate([field, left, at_ms < yard.ready_at, yard.die_due]))
    hand = view.seats[view.me].hand
    tile = tile_set(edition).records[hand]
    yield "hand", [1 + list(Kind).index(tile.kind), *tile.connectors] if hand else block(5)
    yield "open_tiles", block(156, [(tile - 1, 1) for _, tile in yard.face_up])
    yield "piles", [*[*yard.piles, 0, 0, 0, 0][:4], yard.face_down]
    cards = [card.id for card in rule_data.cards(edition).cards]
    yield "pile", block(60, [(cards.index(card), 1) for card in yard.pile])


def _titles(view, me, titles):
    for title in view.titles:
        place = 2 * titles.index(title.title)
        yield place, 0 if title.seat < 0 else 1 + (title.seat - me) % len(view.seats)
        yield place + 1, 2 if title.gold else 1


def _seat(coding, view, number):
    seat, flight = view.seats[number], view.flight
    own = view.seats[view.me].player
    money = 0 if seat.credits is None else seat.credits + 1000
    leads = flight is not None and flight.order
    behind = view.seats[flight.order[0]].position - seat.position if leads else 0
    told = [2 if seat.player in coding.rivals(own) else 1, number in view.asked, *divmod(money, 256)]
    told += [seat.hand, *[*seat.reserve, 0, 0, 0, 0][:4], seat.looking + 1, seat.start, behind]
    told += [bool(seat.gave_up), seat.announced, seat.place or 0, sum(2**ship for ship in seat.fleet)]
    told += [*(seat.shelved or [0, 0, 0, 0]), 0 if seat.cap is None else seat.cap + 1, seat.lost]
    return block(22, enumerate(told))


def _ship(ship):
    crew = dict(ship.crew).values()
    letters = "".join(letters for _, letters in ship.goods)
    told = [sum(code for code in crew if code < 3), 3 in crew, 4 in crew, sum(dict(ship.batteries).values())]
    told += [*ship.engines, *ship.cannons, ship.open, *map(letters.count, "RYGB")]
    planes = [
        [(cell, tile) for cell, tile, _ in ship.tiles],
        [(cell, turn) for cell, _, turn in ship.tiles],
        ship.crew,
        ship.batteries,
        [(cell, sum(4 ** "RYGB".index(c) for c in letters)) for cell, letters in ship.goods],
    ]
    return [*block(13, enumerate(told)), *(byte for plane in planes for byte in block(90, plane))]
