"""Worlds: states that look the same to a seat, with everything it cannot see drawn again. Used by
`Trucker.resample` for bots, and by tests of secrecy.

Only the cards in piles, in the deck and in `unturned` are drawn; the unused cards are what remains. Nothing
here may depend on hidden data as they are, so hidden cards are sorted before they are dealt.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from starhaul.kernel.chance import Draw
from starhaul.kernel.dealing import deal
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.flight import AskReveal
from starhaul.trucker.match.state import State

_LEVELS = (1, 2, 3)


def resampled(state: State, player: int | None, draw: Draw) -> State:
    """Redeal the cards this player has not seen, level by level, and rename the tiles that are not face up.
    Announcements of others are hidden until the card, so they are replaced by the default (RUL-37)."""
    world = state.copy()
    _forget_announcements(world, player)
    _redeal_cards(world, player, draw)
    world.handles = _renamed(world)
    if not _are_credits_public(world):
        _redraw_credits(world, player, draw)
    return world


def _forget_announcements(world: State, player: int | None) -> None:
    mine = None if player is None else world.players.index(player)
    for depth, frame in enumerate(world.frames):
        if isinstance(frame, AskReveal):
            world.frames[depth] = frame.as_seen_by(world, mine)


# --- cards -------------------------------------------------------------------------------------------------


def _redeal_cards(world: State, player: int | None, draw: Draw) -> None:
    """Unseen cards of one level may be in any pile, in the deck or among the unused cards."""
    seen = () if player is None else world.seen[player]
    if world.yard is None:
        _forget_others_cards(world, player)
    if lying := [card for card in _set_aside(world) if card not in seen]:
        unseen = sorted([*lying, *(card for card in world.cards if card not in seen)])
        _swap_cards(world, _redealt(lying, unseen, _levels(world.config.edition), draw))
    if world.flight is not None and not world.config.options.predictable:
        world.flight.deck.sort()
    world.cards.sort()


def _forget_others_cards(world: State, player: int | None) -> None:
    """It is not public which cards of the deck others have seen."""
    world.seen = [cards if person == player else () for person, cards in enumerate(world.seen)]


def _set_aside(world: State) -> list[int]:
    """The cards that are neither unused nor turned over, in the order of their places."""
    piles = () if world.yard is None else world.yard.piles
    deck = () if world.flight is None else world.flight.deck
    return [*(card for pile in piles for card in pile), *deck, *world.unturned]


@cache
def _levels(edition: str) -> tuple[int, ...]:
    """The level of each card."""
    return tuple(card.level for card in rule_data.cards(edition).cards)


def _redealt(lying: list[int], unseen: list[int], levels: tuple[int, ...], draw: Draw) -> dict[int, int]:
    """The card that each of these becomes: one of the unseen cards of its level."""
    swapped: dict[int, int] = {}
    for level in _LEVELS:
        places = [card for card in lying if levels[card] == level]
        if places:
            pool = [card for card in unseen if levels[card] == level]
            swapped.update(zip(places, deal(pool, len(places), draw), strict=True))
    return swapped


def _swap_cards(world: State, swapped: Mapping[int, int]) -> None:
    unused = {*world.cards, *swapped}.difference(swapped.values())
    world.cards = list(unused)
    world.used = sorted(_swapped(world.used, swapped))
    world.unturned = sorted(_swapped(world.unturned, swapped))
    # A player who looked at this pile has seen the cards that are in it now.
    world.seen = [tuple(sorted(_swapped(seen, swapped))) if seen else () for seen in world.seen]
    if world.yard is not None:
        world.yard.piles = [tuple(_swapped(pile, swapped)) for pile in world.yard.piles]
    if world.flight is not None:
        world.flight.deck = _swapped(world.flight.deck, swapped)


def _swapped(cards: Iterable[int], swapped: Mapping[int, int]) -> list[int]:
    return [swapped.get(card, card) for card in cards]


# --- tiles and credits -------------------------------------------------------------------------------------


def _renamed(world: State) -> bytes:
    """Handles in which only face-up tiles keep theirs: nobody has been shown the others.

    A handle has no meaning, so the others are not drawn: tiles have their numbers as handles, and exchange
    them with the face-up tiles as needed.
    """
    handles = bytearray(range(len(world.handles)))
    for tile in () if world.yard is None else world.yard.open:
        handle = world.handles[tile]
        handles[handles.index(handle)] = handles[tile]
        handles[tile] = handle
    return bytes(handles)


def _are_credits_public(world: State) -> bool:
    return not world.profile.edition.secret_credits or world.config.options.open_credits or not world.frames


def _redraw_credits(world: State, player: int | None, draw: Draw) -> None:
    mine = None if player is None else world.account(world.players.index(player))
    for account in range(len(world.credits)):
        if account != mine:
            world.credits[account] = draw(100)
