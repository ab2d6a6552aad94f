"""Makes postcards: finds out what happened, puts it into words, and lays out the picture.

Used by `postcard_worker`. A match that is over is passed as its log; everything else gets a poster, which
depends on nothing but what was agreed before the match.
"""

from collections.abc import Sequence

from starhaul.bots.skill_names import SKILLS
from starhaul.chronicle.chronicle_records import Chronicle, StoryPlayer, StoryRank, StoryWords
from starhaul.chronicle.chronicler import chronicle_of
from starhaul.chronicle.story_in_brief import before_and_after, story_in_brief
from starhaul.chronicle.wording import worded
from starhaul.games import game_named
from starhaul.kernel.log import Log, read_log, replay
from starhaul.kernel.typed import from_builtins
from starhaul.locale import NEWEST_EDITION, Texts, quoted
from starhaul.server.postcard.postcard_layout import PostcardLine, PostcardText, laid_out
from starhaul.server.postcard.postcard_part import ShipPair, postcard_part
from starhaul.server.postcard.postcard_records import Postcard, PostcardOrder
from starhaul.server.postcard.rasterizing import png_of
from starhaul.svg.drawing_frame import FramedDrawing

LONGEST_NAME = 32
MOST_RESULTS = 4


def made(order: PostcardOrder) -> Postcard:
    text, drawings = _poster(order) if order.subject != "match" else _match(order)
    title = f"{text.heading} · Starhaul"
    if order.wants == "words":
        return Postcard(title=title, description=text.alternative)
    svg = laid_out(order.game, text, drawings)
    png = (png_of(svg) or b"") if order.wants == "png" else b""
    return Postcard(title=title, description=text.alternative, svg=svg, png=png)


Contents = tuple[PostcardText, Sequence[FramedDrawing]]


def _poster(order: PostcardOrder) -> Contents:
    """Nothing of the course of a match is in it."""
    game, part = game_named(order.game), postcard_part(order.game)
    config = from_builtins(order.config, game.config_type)
    texts = _texts(order.language, config)
    heading, words = texts(f"postcard-{order.subject}"), texts(f"postcard-{order.subject}-what")
    line = part.line(config, texts)
    return PostcardText(heading, line, [words], [], [], f"{line}. {words}"), [part.poster()]


def _match(order: PostcardOrder) -> Contents:
    log = read_log(order.log)
    config = from_builtins(log.head.config, game_named(order.game).config_type)
    texts = _texts(order.language, config)
    chronicle = chronicle_of(log)
    seats = postcard_part(order.game).seat_names(config, texts, order.colours)
    names = _Names(order.names, texts, seats)
    pair = before_and_after(chronicle, order.person)
    person = order.person if order.person is not None else _owner(pair)
    story = [worded(one, texts, names) for one in story_in_brief(chronicle, person)]
    results = [_result(one, texts, names) for one in chronicle.ranks[:MOST_RESULTS]]
    heading, captions, drawings = _shown(order, log, config, chronicle, pair, texts, names)
    line = postcard_part(order.game).line(config, texts)
    text = PostcardText(heading, line, story, results, captions, _alternative(line, story, results))
    return text, drawings


def _shown(
    order: PostcardOrder,
    log: Log,
    config: object,
    chronicle: Chronicle,
    pair: ShipPair | None,
    texts: Texts,
    names: "_Names",
) -> tuple[str, list[str], Sequence[FramedDrawing]]:
    """Heading, captions, pictures: of the moment asked for, of a ship, or of the decisive moment."""
    part, game = postcard_part(order.game), game_named(order.game)
    heading = worded(part.heading(chronicle, pair), texts, names)
    if order.moment is None and pair is not None:
        captions = [
            _caption("before", pair[0].notes, texts, names),
            _caption("after", pair[1].notes, texts, names),
        ]
        return heading, captions, part.ships(pair, config, order.colours)
    moment = _decisive(chronicle, len(log.entries)) if order.moment is None else order.moment
    state = replay(game, log, upto=moment).state
    sentence = next((one.words for one in chronicle.moments if one.entry == moment), None)
    caption = [] if sentence is None else [worded(sentence, texts, names)]
    return heading, caption, [part.table(state, order.colours)]


def _decisive(chronicle: Chronicle, end: int) -> int:
    """The moment that weighs most, besides the end itself."""
    moments = [one for one in chronicle.moments if one.kind != "end"]
    return max(moments, key=lambda one: (one.weight, -one.entry)).entry if moments else end


def _owner(pair: ShipPair | None) -> int | None:
    return None if pair is None or pair[0].player is None else pair[0].player.person


def _caption(which: str, notes: Sequence[StoryWords], texts: Texts, names: "_Names") -> str:
    words = " · ".join(worded(note, texts, names) for note in notes[:2])
    # It goes on in the middle of a sentence.
    words = words[:1].lower() + words[1:]
    return texts(f"postcard-{which}", words=words)


def _result(rank: StoryRank, texts: Texts, names: "_Names") -> PostcardLine:
    return PostcardLine(rank.place, " + ".join(map(names, rank.players)), worded(rank.score, texts, names))


def _alternative(line: str, story: Sequence[str], results: Sequence[PostcardLine]) -> str:
    ranks = [f"{one.place or '–'}. {one.name}: {one.score}" for one in results]
    return " ".join([f"{line}.", *story, *([f"{'; '.join(ranks)}."] if ranks else [])])


def _texts(language: str, config: object) -> Texts:
    return Texts(language, getattr(config, "edition", NEWEST_EDITION))


class _Names:
    """The names of players: of people as they chose, of bots as at the table, of others as the seats."""

    def __init__(self, names: Sequence[str], texts: Texts, seats: Sequence[str]) -> None:
        self._names = names
        self._texts = texts
        self._seats = seats

    def __call__(self, player: StoryPlayer) -> str:
        name = self._names[player.person] if player.person < len(self._names) else ""
        skill = name.partition(":")[0]
        if skill in SKILLS:
            return self._texts(f"client-bot-name-{skill}", seat=player.person)
        if skill == "lesson":
            return self._texts("client-bot-lesson")
        return quoted(name, longest=LONGEST_NAME) if name else self._seats[player.seat]
