"""The systemd unit: strict enough for `systemd-analyze`, and with the settings that the server needs."""

import configparser
import re
import shutil
import subprocess

import pytest

from tests.deploy.containerfile import ROOT

UNIT = ROOT / "deploy/starhaul.service"
MOST_EXPOSED = 3.0

REQUIRED = {
    "DynamicUser": "yes",
    "CapabilityBoundingSet": "",
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "RestrictNamespaces": "yes",
    "SystemCallArchitectures": "native",
    "UMask": "0077",
    "KillMode": "mixed",
    "StateDirectoryMode": "0700",
}


def test_the_unit_has_what_protects_the_machine():
    reader = configparser.ConfigParser(strict=False, interpolation=None)
    reader.optionxform = str  # type: ignore[method-assign, assignment]
    reader.read(UNIT, "utf-8")
    service = reader["Service"]
    assert {key: service.get(key) for key in REQUIRED} == REQUIRED
    assert service["Environment"].startswith(f"STARHAUL_DB=/var/lib/{service['StateDirectory']}/")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_the_exposure_is_low():
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level for starhaul.service: ([\d.]+)", done.stdout)
    assert found, done.stderr
    assert float(found[1]) <= MOST_EXPOSED


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_no_line_is_misspelled():
    done = subprocess.run(
        ["systemd-analyze", "verify", str(UNIT)], capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if "starhaul" in line]
    # The program need not be installed here.
    assert [line for line in said if "is not executable" not in line] == []
