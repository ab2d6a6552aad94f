"""Settings: their sources, which source takes precedence, and the errors for invalid ones."""

import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from starhaul.cli import complaint
from starhaul.cli.main import app
from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.settings.configuring import CONFIG, CommandLineValue, File, configured, variable
from starhaul.server.settings.limits import Limits
from starhaul.server.settings.settings import LIMITS, READERS, Settings, database_of, default_database, usual
from starhaul.server.table.attendance import Grace
from starhaul.server.table.services import Services
from tests.cli.helpers import RUNNER

EXAMPLES: dict[str, tuple[str, Any]] = {
    "host": ('"::1"', "::1"),
    "port": ("9000", 9000),
    "db": ('"x.db"', "x.db"),
    "open": ("true", True),
    "node_address": ('"10.0.0.5:8800"', "10.0.0.5:8800"),
    "bot_workers": ("3", 3),
    "names": ('["Play.Example.org", "::1"]', ("play.example.org", "::1")),
    "origins": ('["https://a.example", "http://B:80/"]', ("https://a.example", "http://b:80")),
    "proxies": ('["127.0.0.1"]', ("127.0.0.1",)),
    "server_name": ('"Rusty Airlock"', "Rusty Airlock"),
    "welcome": ('"Hello & welcome"', "Hello & welcome"),
    "contact": ('"me@example.org"', "me@example.org"),
    "invitation": ('"Kessel run"', "Kessel run"),
    "admin_token": ('"0123456789abcdef"', "0123456789abcdef"),
    "log_level": ('"debug"', "debug"),
    "log_format": ('"json"', "json"),
    "keep_days": ("30", 30),
    "spectator_delay_seconds": ("0", 0.0),
}
"""How to write a setting in TOML, and its value; any other setting may be 7."""


def example(name: str) -> tuple[str, Any]:
    return EXAMPLES.get(name, ("7", 7))


def plain(written: str) -> str:
    """As in the environment: without quotes and brackets."""
    return written.strip("[]").replace('"', "")


def value(settings: Settings, name: str) -> Any:
    parts = settings.limits if name.startswith(LIMITS) else settings
    return getattr(parts, name.removeprefix(LIMITS))


def from_file(text: str | bytes) -> Settings:
    return configured(File("f.toml", text if isinstance(text, bytes) else text.encode()), {}, [])


def sentence(error: BadInput, language: str = "en") -> str:
    return complaint(error, Texts(language))


# --- all of them -------------------------------------------------------------------------------------------


def test_every_setting_is_read_explained_and_no_other():
    names = [name for name in structs.asdict(Settings()) if name != "limits"]
    assert list(READERS) == names + [f"limits.{name}" for name in structs.asdict(Limits())]


def test_what_is_usual_is_what_the_parts_have_by_themselves():
    usually, running = (
        Settings(),
        {field: Services.__dataclass_fields__[field].default for field in Services.__dataclass_fields__},
    )
    assert usually.limits == Limits()
    assert usually.countdown_seconds * 1000 == running["countdown_ms"]
    assert usually.spectator_delay_seconds * 1000 == running["delay_ms"]
    assert usually.most_viewers_per_table == running["most_viewers"]
    grace = (usually.grace_building_seconds, usually.grace_deciding_seconds, usually.grace_absent_seconds)
    assert tuple(1000 * seconds for seconds in grace) == structs.astuple(Grace())


@pytest.mark.parametrize("name", READERS)
def test_a_setting_can_be_made_everywhere(name: str):
    written, meant = example(name)
    assert usual(name) != meant
    found = [
        from_file(f"{name} = {written}"),
        configured(None, {variable(name): plain(written)}, []),
        configured(None, {}, [CommandLineValue(name, plain(written), "--set", name)]),
    ]
    assert [value(settings, name) for settings in found] == [meant] * 3
    assert found[0] == found[1] == found[2]
    rest = {other for other in READERS if value(found[0], other) != usual(other)}
    assert rest == {name}


def test_limits_may_stand_in_a_table():
    assert from_file("[limits]\nmost_tables = 3").limits == Limits(most_tables=3)


def test_what_is_nearer_counts():
    file = File("f.toml", b"port = 1001\nkeep_days = 1\nhost = 'h'")
    variables = {"STARHAUL_PORT": "1002", "STARHAUL_KEEP_DAYS": "2"}
    settings = configured(file, variables, [CommandLineValue("port", "1003", "--port")])
    assert (settings.host, settings.keep_days, settings.port) == ("h", 2, 1003)


def test_what_says_nothing_changes_nothing():
    variables = {"STARHAUL_PORT": "", CONFIG: "read elsewhere", "OTHER_PORT": "5", "STARHAULER": "x"}
    assert configured(File("f", b""), variables, []) == Settings()


# --- invalid ones ------------------------------------------------------------------------------------------

WRONG = [
    ("port = 70000", "f.toml: port: “70000” is not a whole number from 0 to 65535"),
    ("port = -1", "f.toml: port: “-1” is not a whole number from 0 to 65535"),
    ("port = 80.5", "f.toml: port: “80.5” is not a whole number from 0 to 65535"),
    ("port = true", "f.toml: port: “true” is not a whole number from 0 to 65535"),
    ("port = [80]", "f.toml: port: “[80]” is not a whole number from 0 to 65535"),
    ("bot_workers = 0", "f.toml: bot_workers: “0” is not a whole number from 1 to 64"),
    ("keep_days = 'x'", "f.toml: keep_days: “x” is not a whole number from 0 to 36500"),
    ("countdown_seconds = nan", "f.toml: countdown_seconds: “nan” is not a number from 0 to 86400"),
    ("countdown_seconds = inf", "f.toml: countdown_seconds: “inf” is not a number from 0 to 86400"),
    ("host = ''", "f.toml: host: expected a text, not “”"),
    ("db = 5", "f.toml: db: expected a text, not “5”"),
    ("[host]\na = 1", "f.toml: host: expected a text, not “{'a': 1}”"),
    ("open = 'maybe'", "f.toml: open: “maybe” is neither true nor false"),
    ("open = 1", "f.toml: open: “1” is neither true nor false"),
    ("log_level = 'loud'", "f.toml: log_level: “loud” is not one of: debug, info, warning, error"),
    ("log_format = 'xml'", "f.toml: log_format: “xml” is not one of: text, json"),
    (f"contact = '{'x' * 201}'", "f.toml: contact: this text has 201 characters; at most 200 are allowed"),
    ("welcome = 5", "f.toml: welcome: expected a text, not “5”"),
    ("invitation = 'abc'", "f.toml: invitation: expected a secret of 4 to 100 characters"),
    ("admin_token = 'short'", "f.toml: admin_token: expected a secret of 16 to 200 characters"),
    ("names = ['http://a.b']", "f.toml: names: “http://a.b” is not a name such as play.example.org"),
    ("names = ['a.example:80']", "f.toml: names: “a.example:80” is not a name such as play.example.org"),
    ("origins = 5", "f.toml: origins: “5” is not a list"),
    ("origins = ['a.example']", "f.toml: origins: “a.example” is not an address such as https://play.example.org"),
    ("origins = ['https://a/b']", "f.toml: origins: “https://a/b” is not an address such as https://play.example.org"),
    ("proxies = [1]", "f.toml: proxies: expected a text, not “1”"),
    ("limits.most_tables = 0", "f.toml: limits.most_tables: “0” is not a whole number from 1 to 1000000000"),
    ("limits.seat_burst = 0.5", "f.toml: limits.seat_burst: “0.5” is not a number from 1 to 1000000000"),
    ("prot = 8800", "f.toml: prot: there is no such setting – see starhaul serve --help"),
    ("limits = 5", "f.toml: limits: there is no such setting – see starhaul serve --help"),
    ("[limits]\nnone = 5", "f.toml: limits.none: there is no such setting – see starhaul serve --help"),
    ("a = 1\nb = ", "f.toml: not valid TOML: see line 2"),
    ("a = 1\na = 2\n", "f.toml: not valid TOML: see line 2"),
    ("port = " + "9" * 5000, "f.toml: not valid TOML: see line 1"),
    ("[a", "f.toml: not valid TOML: see line 1"),
    (b"a = '\xff'", "f.toml: not UTF-8 text (byte 5)"),
    ("a = " + "[" * 5000, "f.toml: nested too deeply"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_setting_in_a_file_is_named(text: str | bytes, said: str):
    with pytest.raises(BadInput) as caught:
        from_file(text)
    assert sentence(caught.value) == said
    everywhere = {sentence(caught.value, language) for language in LANGUAGES}
    assert len(everywhere) == len(LANGUAGES)
    assert all(text.startswith("f.toml: ") and "\n" not in text for text in everywhere)


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"STARHAUL_PORT": "eighty"}, "STARHAUL_PORT: “eighty” is not a whole number from 0 to 65535"),
        ({"STARHAUL_OPEN": "2"}, "STARHAUL_OPEN: “2” is neither true nor false"),
        (
            {"STARHAUL_LIMITS_SEAT_RATE": "0"},
            "STARHAUL_LIMITS_SEAT_RATE: “0” is not a number from 0.01 to 1000000000",
        ),
        ({"STARHAUL_HOST": " "}, "STARHAUL_HOST: expected a text, not “ ”"),
        ({"STARHAUL_PROT": "1"}, "STARHAUL_PROT: there is no such setting – see starhaul serve --help"),
    ],
)
def test_a_wrong_variable_is_named(variables: dict[str, str], said: str):
    with pytest.raises(BadInput) as caught:
        configured(None, variables, [])
    assert sentence(caught.value) == said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "x"], "--port: “x” is not a whole number from 0 to 65535"),
        (["--bot-workers", "0"], "--bot-workers: “0” is not a whole number from 1 to 64"),
        (["--log-level", "x"], "--log-level: “x” is not one of: debug, info, warning, error"),
        (["--set", "port"], "--set: an option is written as key=value, not “port”"),
        (["--set", "port=x"], "--set: port: “x” is not a whole number from 0 to 65535"),
        (["--set", "prot=1"], "--set: prot: there is no such setting"),
        (["--config", "there-is-none.toml"], "--config there-is-none.toml: no such file"),
        (["--config", "."], "--config .: this is a folder, not a file"),
        (["--config", ""], "--config '': no such file"),
    ],
)
def test_a_wrong_command_line_is_answered_in_one_line(arguments: list[str], said: str):
    result = RUNNER.invoke(app, ["serve", "--lang", "en", *arguments])
    help = " – see starhaul serve --help\n"
    # The name of a program that is called by a test is another.
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", said + help)


def test_a_file_that_the_environment_names_is_read(tmp_path: Path):
    (tmp_path / "f.toml").write_text("port = 'x'")
    for name, said in (("f.toml", "“x” is not a whole number from 0 to 65535"), ("g.toml", "no such file")):
        path = str(tmp_path / name)
        result = RUNNER.invoke(app, ["serve", "--lang", "en"], env={CONFIG: path})
        place = f"{path}: port" if name == "f.toml" else f"{CONFIG} {path}"
        assert (result.exit_code, result.stderr) == (2, f"{place}: {said}\n")


# --- the help ----------------------------------------------------------------------------------------------


def test_the_help_explains_every_setting():
    told = RUNNER.invoke(app, ["serve", "--help"]).stdout
    lines = [line.strip() for line in told.splitlines()]
    for name in READERS:
        assert any(line.startswith(f"{name} · {variable(name)} · ") for line in lines), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_an_explanation(language: str):
    for name in READERS:
        assert Texts(language)(f"setting-{name.replace('_', '-').replace('.', '-')}")


# --- the database ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "variables", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/starhaul/starhaul.db"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/me/.local/share/starhaul/starhaul.db"),
        ("linux", {"LOCALAPPDATA": "/data"}, "/me/.local/share/starhaul/starhaul.db"),
        ("darwin", {}, "/me/Library/Application Support/starhaul/starhaul.db"),
        ("win32", {"LOCALAPPDATA": "/data"}, "/data/starhaul/starhaul.db"),
        ("win32", {}, "/me/AppData/Local/starhaul/starhaul.db"),
    ],
)
def test_the_database_is_where_the_system_keeps_data(
    system: str, variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: Path("/me"))
    assert default_database(variables) == Path(expected)


def test_without_a_home_a_file_must_be_named(monkeypatch: pytest.MonkeyPatch):
    def nowhere() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", nowhere)
    with pytest.raises(BadInput) as caught:
        default_database({})
    assert caught.value.code == "no-data-folder"


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    path = Path(database_of(Settings()))
    assert path == tmp_path / "new" / "starhaul" / "starhaul.db"
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert database_of(Settings()) == str(path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(BadInput) as caught:
        database_of(Settings())
    assert caught.value.code == "data-folder-unwritable"


def test_a_database_that_is_named_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HOME", "/me")
    assert database_of(Settings(db="a/b.db")) == "a/b.db"
    assert database_of(Settings(db="~/b.db")) == "/me/b.db"
    address = "postgresql://ann@db.example/house"
    assert database_of(Settings(db=address)) == address


def test_several_databases_are_listed_in_three_ways():
    meant = "postgresql://a/one postgresql://b/two#weight=2"
    one, two = meant.split()
    assert from_file(f'db = ["{one}", "{two}"]').db == meant
    assert configured(None, {"STARHAUL_DB": meant}, []).db == meant
    assert configured(None, {}, [CommandLineValue("db", [one, two], "--db")]).db == meant


@pytest.mark.parametrize("written", ["[]", '["a.db", "b.db"]', '["postgresql://a/one", "b.db"]'])
def test_there_is_one_file_only(written: str):
    with pytest.raises(BadInput, match="setting-databases"):
        from_file(f"db = {written}")
