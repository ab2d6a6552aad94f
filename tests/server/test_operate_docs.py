"""docs/operate.md says what is so."""

import re
from pathlib import Path

from starhaul.server.configuring import File, configured
from starhaul.server.metrics import Metrics
from starhaul.server.settings import READERS, Settings

PAGE = (Path(__file__).parents[2] / "docs" / "operate.md").read_text("utf-8")
WHOLE, BEHIND_A_PROXY = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_file_with_all_settings_has_the_usual_values():
    assert configured(File("operate.md", WHOLE.encode()), {}, []) == Settings()


def test_the_file_with_all_settings_has_all_of_them():
    keys = re.findall(r"^#? ?(\w+) = ", WHOLE, re.MULTILINE)
    assert keys == [name.rpartition(".")[2] for name in READERS]


def test_what_is_commented_out_could_be_set():
    configured(File("operate.md", re.sub(r"(?m)^# ", "", WHOLE).encode()), {}, [])


def test_the_settings_for_a_proxy_are_settings():
    assert configured(File("operate.md", BEHIND_A_PROXY.encode()), {}, []).proxies


def test_every_setting_and_variable_that_is_named_exists():
    named = set(re.findall(r"`(limits\.\w+)", PAGE))
    assert named
    assert named <= set(READERS)


def test_every_metric_is_listed_and_no_other():
    registered = {family.name: family.type for family in Metrics().registry.collect()}
    names = {f"{name}_total" if kind == "counter" else name for name, kind in registered.items()}
    assert set(re.findall(r"^\| `(starhaul_\w+)", PAGE, re.MULTILINE)) == names
