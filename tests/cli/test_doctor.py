"""`starhaul doctor`, and what a database that belongs to somebody else makes of a start."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from starhaul.cli import doctor_checks
from starhaul.cli.main import COMMANDS
from starhaul.server.settings.settings import Settings
from starhaul.server.store.ownership import ownership_problem
from tests.cli.helpers import environment, plain, starhaul
from tests.server.server_process import serving

NOBODY = 65_534


def examined(*arguments: str, status: int = 0, **more: str) -> dict[str, dict[str, str]]:
    done = starhaul("doctor", "--json", "--lang", "en", *arguments, **more)
    assert done.returncode == status, (done.stdout, done.stderr)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return {one["check"]: {**one, "words": plain(one["words"])} for one in found}


def test_a_healthy_place_gets_a_clean_bill(tmp_path):
    tmp_path.chmod(0o700)
    found = examined("--db", str(tmp_path / "s.db"))
    assert list(found) == [
        *("program", "python", "packages", "loop", "disk", "files", "clock", "folder", "database", "port"),
        *("proxy", "reach"),
    ]
    for check in ("program", "packages", "clock", "folder", "database", "port", "proxy", "reach"):
        assert found[check]["verdict"] == "ok", found[check]
    assert found["database"]["words"].endswith("s.db is made at the first start")
    assert not (tmp_path / "s.db").exists(), "nothing is changed"


def test_for_people_it_prints_a_line_each_and_a_summary(tmp_path):
    tmp_path.chmod(0o755)
    done = starhaul("doctor", "--lang", "en", "--db", str(tmp_path / "s.db"))
    lines = plain(done.stdout.decode()).splitlines()
    assert f"! Data folder: other users can look into {tmp_path}; run: chmod 700 {tmp_path}" in lines
    assert lines[-1].startswith("Problems: 0, warnings: ")


@pytest.mark.slow
def test_a_running_server_is_recognised(tmp_path):
    with serving(tmp_path / "house", "--port", "0", "--db", str(tmp_path / "s.db")) as server:
        found = examined("--db", str(tmp_path / "s.db"), "--set", f"port={server.port}")
        assert found["database"]["code"] == "database-in-use"
        assert f"process {server.process.pid}" in found["database"]["words"]
        assert found["port"]["code"] == "port-in-use"


def test_what_would_keep_a_server_from_starting_is_bad(tmp_path):
    (tmp_path / "s.db").write_text("not a database, but long enough to look like a file of somebody")
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        found = examined("--db", str(tmp_path / "s.db"), "--set", f"port={port}", status=1)
    assert (found["database"]["verdict"], found["database"]["code"]) == ("bad", "store-foreign")
    assert (found["port"]["verdict"], found["port"]["code"]) == ("bad", "port-busy")
    found = examined("--db", str(tmp_path / "missing" / "s.db"), status=1)
    assert (found["folder"]["verdict"], found["folder"]["code"]) == ("bad", "folder-missing")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(names=("play.example.org",)), "proxy-unlisted"),
        (Settings(proxies=("127.0.0.1",)), "proxy-nameless"),
        (Settings(names=("play.example.org",), proxies=("127.0.0.1",)), "proxy"),
    ],
)
def test_half_a_proxy_is_worth_a_warning(settings, code):
    (found,) = doctor_checks._proxy(settings)
    assert (found.code, found.verdict) == (code, "ok" if code == "proxy" else "warn")


def test_a_disk_that_is_nearly_full_is_noticed(tmp_path, monkeypatch):
    from collections import namedtuple

    usage = namedtuple("usage", "total used free")
    settings = Settings(db=str(tmp_path / "s.db"))
    for free, verdict in ((50_000_000, "bad"), (5 * 10**9, "warn"), (50 * 10**9, "ok")):
        monkeypatch.setattr("shutil.disk_usage", lambda _, free=free: usage(10**11, 10**11 - free, free))
        (found,) = doctor_checks._disk(settings)
        assert found.verdict == verdict


def test_a_package_outside_its_range_is_named(monkeypatch):
    monkeypatch.setattr(doctor_checks, "requires", lambda _: ["uvicorn>=99,<100", "brotli>=1", "no-such>=1"])
    (found,) = doctor_checks._packages(Settings())
    assert found.verdict == "bad"
    assert "uvicorn" in found.facts["wrong"]
    assert "no-such –" in found.facts["wrong"]
    assert "brotli" not in found.facts["wrong"]


def test_a_clock_that_is_behind_is_noticed(tmp_path):
    path = tmp_path / "s.db"
    path.touch()
    os.utime(path, (4_000_000_000, 4_000_000_000))
    (found,) = doctor_checks._clock(Settings(db=str(path)))
    assert (found.verdict, found.code) == ("bad", "clock-behind")


def test_every_check_and_command_is_there():
    assert "doctor" in COMMANDS
    assert len(list(doctor_checks.CHECKS)) == 12


# --- whose file it is --------------------------------------------------------------------------------------


OPEN_AS_SOMEBODY_ELSE = """
import os, sys
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.server.store.sqlite import SqliteStore
texts = Texts("en")
texts("input-store-not-yours", file="", owner="", user="", command="")
os.setuid(65534)
try:
    SqliteStore(sys.argv[1])
except BadInput as error:
    print(texts.error(error))
"""
"""Everything is imported before, because others may not be allowed to read the program."""


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
@pytest.mark.parametrize("file", ["s.db", "s.db.lock", "s.db-wal"])
def test_a_file_of_another_user_is_explained(tmp_path_factory, file):
    folder = Path(tmp_path_factory.mktemp("restored"))
    for part in (folder, *folder.parents[:3]):
        part.chmod(0o755)
    os.chown(folder, NOBODY, -1)
    for name in ("s.db", file):
        (folder / name).touch(0o600)
    os.chown(folder / "s.db", 0 if file == "s.db" else NOBODY, -1)
    command = [sys.executable, "-c", OPEN_AS_SOMEBODY_ELSE, str(folder / "s.db")]
    done = subprocess.run(command, capture_output=True, env=environment(), check=False)
    said = plain(done.stdout.decode())
    assert f"the file {file} belongs to root, but this command runs as nobody" in said, done.stderr
    assert f"chown nobody {folder / 's.db'}*" in said


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_database_whose_mode_forbids_it_is_explained(tmp_path):
    database = tmp_path / "s.db"
    database.touch(0o000)
    done = starhaul("serve", "--lang", "en", "--port", "0", "--db", str(database))
    assert done.returncode == 2
    assert f"chmod u+rw {database}*" in plain(done.stderr.decode())


def test_ownership_is_told_by_name_and_with_a_command(tmp_path, monkeypatch):
    path = str(tmp_path / "s d.db")
    Path(path).touch()
    assert ownership_problem(path) is None
    monkeypatch.setattr(os, "access", lambda file, mode: not str(file).endswith(".db"))
    assert ownership_problem(path).code == "store-mode"
    monkeypatch.setattr(os, "geteuid", lambda: os.stat(path).st_uid + 1)
    found = ownership_problem(path)
    assert found.code == "store-not-yours"
    assert found.detail["command"].startswith("chown ")
    assert f"'{path}'*" in found.detail["command"]
    monkeypatch.setattr(os, "access", lambda file, mode: str(file) == path)
    assert ownership_problem(path).code == "folder-not-yours"
