"""docs/operate.md agrees with the code."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from starhaul.server.lobby.lobby_figures import LobbyCollector
from starhaul.server.metrics import Metrics
from starhaul.server.net.host_names import is_ours, own_names
from starhaul.server.settings.configuring import File, configured
from starhaul.server.settings.settings import READERS, Settings
from starhaul.server.store.store_contract import StoreFigures

PAGE = (Path(__file__).parents[3] / "docs" / "operate.md").read_text("utf-8")
WHOLE, BEHIND_A_PROXY = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_file_with_all_settings_has_the_usual_values():
    assert configured(File("operate.md", WHOLE.encode()), {}, []) == Settings()


def test_the_file_with_all_settings_has_all_of_them():
    keys = re.findall(r"^#? ?(\w+) = ", WHOLE, re.MULTILINE)
    assert keys == [name.rpartition(".")[2] for name in READERS]


def test_what_is_commented_out_could_be_set():
    configured(File("operate.md", re.sub(r"(?m)^# ", "", WHOLE).encode()), {}, [])


def test_the_settings_for_a_proxy_are_settings():
    settings = configured(File("operate.md", BEHIND_A_PROXY.encode()), {}, [])
    assert settings.proxies
    (name,) = re.findall(r"server_name (\S+);", PAGE)
    assert is_ours(name, own_names(settings), "127.0.0.1")
    assert not is_ours(name, own_names(Settings()), "127.0.0.1"), "so it has to be listed"


def test_every_way_to_serve_denies_the_figures():
    whole, below = re.findall(r"```nginx\n(.*?)```", PAGE, re.DOTALL)
    (caddy,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    for page, prefix in ((whole, "/"), (below, "/starhaul/")):
        assert f"location {prefix} {{" in page
        assert re.search(rf"location = {prefix}metrics {{\s+deny all;", page)
    assert "respond /metrics 403" in caddy


def test_nginx_passes_on_the_same_headers_everywhere():
    whole, below = re.findall(r"```nginx\n(.*?)```", PAGE, re.DOTALL)
    headers = re.findall(r"proxy_set_header .*;", whole)
    assert len(headers) == 5
    assert re.findall(r"proxy_set_header .*;", below) == headers


def test_every_setting_and_variable_that_is_named_exists():
    named = set(re.findall(r"`(limits\.\w+)", PAGE))
    assert named
    assert named <= set(READERS)


def test_every_metric_is_listed_and_no_other():
    registered = {family.name: family.type for family in Metrics().registry.collect()}
    registered |= {family.name: family.type for family in LobbyCollector(an_empty_lobby()).collect()}
    endings = {"counter": "_total", "info": "_info"}
    names = {name + endings.get(kind, "") for name, kind in registered.items()}
    assert set(re.findall(r"^\| `((?:starhaul|process)_\w+)", PAGE, re.MULTILINE)) == names


def an_empty_lobby() -> Any:
    store = SimpleNamespace(figures=lambda: StoreFigures(0, 0, 0))
    return SimpleNamespace(rooms={}, services=SimpleNamespace(store=store))
