"""A folder in place of the root of a machine, so that tests can run the commands of administrators.

Paths such as /etc in commands are moved below it, pip installs without asking a package index, and
`systemctl` reads the unit that was copied to its place and runs the program that it names.
"""

import configparser
import os
import re
import select
import shlex
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path
from urllib.request import urlopen

from tests.docs.shell import output_of
from tests.timeouts import scaled

ROOT = Path(__file__).resolve().parents[2]
PLACES = re.compile(r"(?<![\w./])/(etc|opt|var|backups|data)(?=[/ ])")
FOLDERS = ("etc/systemd/system", "opt", "var/backups", "var/lib/private", "backups")
ADDRESS = re.compile(r"http://\S+?:\d+/")
LIMIT_S = 60


class Host:
    """Has the wheel in its working folder, as after downloading a release."""

    def __init__(self, root: Path, wheel: Path) -> None:
        self.root, self.folder = root, root / "home"
        for name in FOLDERS:
            (root / name).mkdir(parents=True)
        self.folder.mkdir()
        (self.folder / wheel.name).symlink_to(wheel)
        (self.folder / "deploy").symlink_to(ROOT / "deploy")
        self.server: subprocess.Popen[str] | None = None
        self.address = ""
        self._packages = packages_but_ours(root / "packages")

    def moved(self, text: str) -> str:
        """A command or a unit with the folders of the machine below our root."""
        return PLACES.sub(lambda found: f"{self.root}/{found[1]}", text)

    def variables(self) -> dict[str, str]:
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        foreign = ("PYTHON", "STARHAUL", "PIP_", "VIRTUAL_ENV")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        return {**kept, "PATH": path, "PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_CONFIG_FILE": os.devnull}

    def run(self, line: str) -> str:
        """The output of a command that must succeed."""
        words = shlex.split(line)
        if words[0] == "systemctl":
            self.systemctl(*words[1:])
            return ""
        variables = self.variables()
        if words[0].endswith("bin/starhaul"):
            variables["PYTHONPATH"] = str(self._packages)
        return output_of(self.moved(line), self.folder, variables, LIMIT_S, line)

    # --- systemd -------------------------------------------------------------------------------------------

    def systemctl(self, *words: str) -> None:
        match words:
            case ("daemon-reload",):
                assert self._unit()["Service"]["ExecStart"]
            case ("enable", "--now", "starhaul") | ("start", "starhaul"):
                self.start()
            case ("disable", "--now", "starhaul") | ("stop", "starhaul"):
                self.stop()
            case ("restart", "starhaul"):
                self.stop()
                self.start()
            case _:
                raise AssertionError(f"systemctl {' '.join(words)} is not known here")

    def _unit(self) -> configparser.ConfigParser:
        reader = configparser.ConfigParser(strict=False, interpolation=None)
        reader.optionxform = str  # type: ignore[method-assign, assignment]
        assert reader.read(self.root / "etc/systemd/system/starhaul.service", "utf-8")
        return reader

    def start(self) -> None:
        assert self.server is None, "it is running"
        service = self._unit()["Service"]
        self._make_state_folder(service["StateDirectory"])
        name, _, value = self.moved(service["Environment"]).partition("=")
        # The port of the file may be taken on this machine; variables win over the file.
        given = {name: value, "STARHAUL_PORT": "0", "PYTHONPATH": str(self._packages)}
        self.server = subprocess.Popen(
            shlex.split(self.moved(service["ExecStart"])),
            cwd="/",
            env={**self.variables(), **given},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.server.stdout is not None
        is_ready = select.select([self.server.stdout], [], [], scaled(LIMIT_S))[0]
        found = ADDRESS.search(self.server.stdout.readline() if is_ready else "")
        assert found, "the service does not say where it is"
        self.address = found[0]
        with urlopen(self.address) as page:
            assert page.status == 200

    def _make_state_folder(self, name: str) -> None:
        """As systemd does for a user who exists only while the service runs."""
        private = self.root / "var/lib/private" / name
        private.mkdir(exist_ok=True)
        if not (self.root / "var/lib" / name).exists():
            (self.root / "var/lib" / name).symlink_to(private)

    def stop(self) -> None:
        assert self.server is not None, "it is not running"
        self.server.send_signal(signal.SIGTERM)
        self.server.communicate(timeout=scaled(LIMIT_S))
        status, self.server = self.server.returncode, None
        assert status == 0

    def close(self) -> None:
        if self.server is not None:
            self.server.kill()
            self.server.communicate()


def packages_but_ours(folder: Path) -> Path:
    """The packages of this environment without Starhaul, which pip installs from the wheel."""
    folder.mkdir()
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if "starhaul" not in path.name and path.suffix != ".pth":
            (folder / path.name).symlink_to(path)
    return folder
