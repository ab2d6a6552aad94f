"""Where everything stands in the arrays of numbers: lanes, ships, and the book of tables.

Cells are the cells of a board that can be built on, numbered in reading order, so that a mask of any board
fits in a 64-bit word (`odds_book.Cells`). Contents are masks, too: `CUBES + 3 * colour` are the cells with at
least one cube of a colour, the two after it those with at least two and three. Likewise for humans and
batteries.
"""

from typing import Final

SEATS: Final = 4
COLOURS: Final = 4
PIECES: Final = 3
"""The most batteries, or cubes, on one tile."""
SHIPS: Final = 4
"""The most ships of a fleet."""
CELLS: Final = 64
CARDS: Final = 20
"""The most cards of a deck."""
LEVELS: Final = 3
MOST_CARDS: Final = 32
"""The most cards of a level."""

# --- a seat in a lane ---------------------------------------------------------------------------------------

TILES: Final = 0
HUMAN: Final = 1
TWO_HUMANS: Final = 2
PURPLE_CREW: Final = 3
BROWN_CREW: Final = 4
BATTERIES: Final = 5
CUBES: Final = 8
ABOARD: Final = 20
"""The number of masks of a ship, from TILES on."""
PLACE: Final = 20
CREDITS: Final = 21
LOST: Final = 22
REASON: Final = 23
GAVE_UP_AFTER: Final = 24
FLEET: Final = 25
"""The ships of a fleet that still fly, as a mask; 1 for a single ship."""
SHELVED: Final = 26
COMPARED: Final = 30
"""So many entries from the start have their counterpart in a state of the engine."""
NO_THRUST: Final = 30
ANNOUNCED: Final = 31
FOUND: Final = 32
"""The strengths of the ships of the fleet that announces."""
SHIP: Final = 36
"""Where the row of the ship begins."""
LANDED: Final = 37
LOST_TO: Final = 40
"""Tiles lost, by kind of card."""
SEAT: Final = 56

# Reasons for not flying, in the order of `giving_up.REASONS`.
FLIES: Final = 0
NO_HUMANS: Final = 1
NO_ENGINES: Final = 2
LAPPED: Final = 3
STAYS: Final = 4
"""Does not take part; the engine calls it a voluntary choice."""

# --- a lane -------------------------------------------------------------------------------------------------

BANK: Final = SEATS * SEAT
LEFT: Final = BANK + 4
"""Cards to come."""
FLOWN: Final = BANK + 5
KEY: Final = BANK + 6
ROLLS: Final = BANK + 7
FLYING: Final = BANK + 8
"""How many seats fly."""
ORDER: Final = BANK + 9
ORDERED: Final = BANK + 13
"""How many seats `ORDER` lists."""
CARD: Final = BANK + 14
"""Where the card that is resolved begins in the book."""
RIVALRY: Final = BANK + 15
"""What cannons and engines are announced for."""
PENALTY_AT: Final = BANK + 16
NUMBER: Final = BANK + 17
"""The place in `ORDER` of the seat that announces."""
OFFER: Final = BANK + 18
MADE: Final = BANK + 22
"""Cubes that a ship carries, by colour, when its load is worked out."""
CHOSEN: Final = BANK + 26
SEATED: Final = BANK + 30
"""How many seats there are."""
STRUCK: Final = BANK + 31
"""Two tiles about to be struck, then the cells from which each is defended."""
LATER: Final = BANK + 35
"""What the ships of a fleet may add that announce later: their least and most strength, and batteries."""
CREWED: Final = BANK + 38
"""The numbers of the ships that fly, by seat."""
DECK: Final = BANK + 42
"""Kept from one launch to the next, because many ships fly through the same deck."""
SHUFFLED: Final = DECK + CARDS
"""Room to draw the cards of one level."""
LANE: Final = SHUFFLED + MOST_CARDS

OPEN_SPACE_RUN: Final = 0
ENEMY_FIGHT: Final = 1
COMBAT_LINE: Final = 2

# --- a ship -------------------------------------------------------------------------------------------------

AT_LAUNCH: Final = 0
"""The masks from TILES on, as they are at launch."""
SHIPS_AT_LAUNCH: Final = 20
REGIONS: Final = 21
CAP: Final = 22
OWED: Final = 23
CONNECTORS: Final = 24
JOINTS: Final = 28
CANNONS: Final = 32
DOUBLE_CANNONS: Final = 36
SHIELDS: Final = 40
ENGINES: Final = 44
DOUBLE_ENGINES: Final = 45
POWERED: Final = 46
PURPLE_AIR: Final = 47
BROWN_AIR: Final = 48
HOLDS: Final = 49
"""Plain holds for at least one, two and three cubes."""
SPECIAL_HOLDS: Final = 52
REGION: Final = 56
LINKS: Final = 60
"""For each cell, the cells joined to it."""
SHIP_ROW: Final = LINKS + CELLS

NO_LIMIT: Final = -1

# --- the book: a board, a level and an edition --------------------------------------------------------------

SPACES: Final = 0
ORDER_REWARD: Final = 1
BEAUTY_REWARD: Final = 5
CUBE_VALUE: Final = 6
CUBES_IN_BANK: Final = 10
TILE_PRICE: Final = 14
IMPROVES: Final = 15
START_SPACE: Final = 16
PILES_OF: Final = 20
"""Cards of levels 1, 2 and 3 in the whole deck."""
CARD_COUNT: Final = 23
CARDS_OF: Final = 24
"""How many cards of levels 1, 2 and 3 there are."""
OWN_LEVEL: Final = 27
"""The level of which the first card must be, from 0."""

NEIGHBOURS: Final = 32
ROLLED: Final = 36
"""Rolls of two dice."""
NAMED: Final = NEIGHBOURS + 4 * CELLS
"""The cells named by a roll for the column and one for the row."""
AIMS: Final = NAMED + ROLLED * ROLLED
AIM: Final = 8
AIM_FROM: Final = 0
AIM_LANES: Final = 1
AIM_FIRST: Final = 2
"""For each lane: the cells met first, those met after wrapping around, and those from which it is shot at."""
AIM_PARTS: Final = 3

PRICES: Final = AIMS + 4 * ROLLED * AIM
SIGMOID: Final = PRICES
SIGMOID_HALF: Final = 128
SLOPES: Final = SIGMOID + 2 * SIGMOID_HALF + 1
SAFE: Final = SLOPES + CARDS + 1
CREW_WORTH: Final = SAFE + CARDS + 1
MOST_CREW: Final = 24
BATTERY_WORTH: Final = CREW_WORTH + (CARDS + 1) * (MOST_CREW + 1)
MOST_BATTERIES: Final = 24
MOST_DEVICES: Final = 4
DECK_CARDS: Final = BATTERY_WORTH + (CARDS + 1) * (MOST_DEVICES + 1) * (MOST_BATTERIES + 1)

# --- a card in the book -------------------------------------------------------------------------------------

KIND: Final = 0
DAYS: Final = 1
STRENGTH: Final = 2
CREW: Final = 3
REWARD: Final = 4
OFFERS: Final = 5
OFFERED: Final = 6
"""Cubes of each colour on offer, up to six offers."""
MOST_OFFERS: Final = 6
LOSSES: Final = OFFERED + COLOURS * MOST_OFFERS
"""Up to three penalties or swarms, each with its criterion."""
MOST_LOSSES: Final = 3
CRITERION: Final = 0
LOSS: Final = 1
AMOUNT: Final = 2
THREATS: Final = 3
THREAT: Final = 4
"""Each threat: its direction, and 4 more if it is large."""
MOST_THREATS: Final = 10
LOSS_ROW: Final = THREAT + MOST_THREATS
CARD_ROW: Final = LOSSES + MOST_LOSSES * LOSS_ROW
LARGE: Final = 4

OPEN_SPACE: Final = 0
STARDUST: Final = 1
EPIDEMIC: Final = 2
SABOTAGE: Final = 3
METEOR_SWARM: Final = 4
PLANETS: Final = 5
ABANDONED_SHIP: Final = 6
ABANDONED_STATION: Final = 7
SMUGGLERS: Final = 8
SLAVERS: Final = 9
PIRATES: Final = 10
COMBAT_ZONE: Final = 11
KINDS: Final = 12

DAYS_LOST: Final = 1
CREW_LOST: Final = 2
GOODS_LOST: Final = 3
SHOTS: Final = 4
METEORS: Final = 5

BY_CREW: Final = 0
BY_ENGINES: Final = 1
BY_CANNONS: Final = 2

# --- a result -----------------------------------------------------------------------------------------------

NET: Final = 0
"""Everything booked, before an account is raised to 0."""
WHY: Final = 1
AFTER: Final = 2
TILES_LOST: Final = 3
TILES_LEFT: Final = 4
FINISHED_AS: Final = 5
"""The place, from 1; 0 for those that gave up."""
FROM_CARDS: Final = 6
FROM_GOODS: Final = 7
FOR_ORDER: Final = 8
LOST_BY_KIND: Final = 9
RESULT: Final = LOST_BY_KIND + KINDS
