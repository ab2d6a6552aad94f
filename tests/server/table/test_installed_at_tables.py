"""Tables with games and bots of installed packages."""

from collections.abc import Iterator

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.http import game_assets
from starhaul.server.http.rest import described_games
from starhaul.server.table import table_record
from starhaul.server.table_error import TableError
from tests.installed_packages import install_example, plugins_from


@pytest.fixture(autouse=True)
def _example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    caches = (game_assets.texts, game_assets.further_text_files)
    with plugins_from(install_example(tmp_path_factory.mktemp("site"))):
        for cache in caches:
            cache.cache_clear()
        yield
    for cache in caches:
        cache.cache_clear()


def test_an_installed_bot_takes_a_seat_of_its_game():
    record = table_record.new_table("reactor", {"seats": 3}, "Ann")
    table_record.put_bot(record, 0, 1, "steady")
    table_record.put_bot(record, 0, 2, "hasty:bold")
    assert [seat.bot for seat in record.seats] == ["", "steady", "hasty:bold"]
    assert not table_record.is_bot("steady", "race")
    with pytest.raises(TableError):
        table_record.put_bot(table_record.new_table("race", {}, "Ann"), 0, 1, "steady")


def test_a_bot_that_does_not_play_the_next_game_is_replaced():
    record = table_record.new_table("reactor", {"seats": 3}, "Ann")
    table_record.put_bot(record, 0, 1, "steady")
    table_record.put_bot(record, 0, 2, "hasty")
    table_record.set_game(record, 0, "race", {"seats": 3})
    assert [seat.bot for seat in record.seats] == ["", "medium", "hasty"]


def test_a_table_has_at_most_four_seats(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_record, "MOST_SEATS", 2)
    with pytest.raises(BadInput) as refused:
        table_record.new_table("reactor", {"seats": 3}, "Ann")
    assert refused.value.place == "seats"


def test_clients_learn_which_games_have_no_screen_and_which_bots_there_are():
    import json

    found = {game["game"]: game for game in json.loads(described_games())}
    assert {name: game["has_screen"] for name, game in found.items()} == {
        "trucker": True,
        "race": True,
        "reactor": False,
    }
    assert {name: game["bots"] for name, game in found.items()} == {
        "trucker": ["hasty"],
        "race": ["hasty"],
        "reactor": ["hasty", "steady"],
    }


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_texts_of_the_package_follow_ours_and_missing_ones_are_made(language: str):
    lines = game_assets.texts(language).decode().splitlines()
    ours = lines.index(next(line for line in lines if line.startswith("front-option-seats =")))
    theirs = lines.index("reactor-action-heat = Heat it")
    made = lines.index("front-option-seats = Seats")
    assert ours < theirs < made
    assert "front-game-reactor-hint = starhaul-reactor 1.2.0" in lines
