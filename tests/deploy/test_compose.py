"""The compose files: what they name exists, and both services have as few rights as they need."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from starhaul.server.settings.configuring import variable
from starhaul.server.settings.settings import READERS
from tests.deploy.containerfile import FILE, ROOT, instructions, stages, variables

DEPLOY = ROOT / "deploy"
NAMES = ("compose.yaml", "compose-tls.yaml")
TOP = {"name", "services", "networks", "volumes"}
SERVICE = {
    *("build", "image", "init", "restart", "ports", "expose", "environment", "volumes", "networks"),
    *("read_only", "tmpfs", "cap_drop", "cap_add", "security_opt", "pids_limit", "ulimits"),
    *("stop_grace_period", "depends_on", "healthcheck"),
}
"""Keys of the compose specification that we use; anything else is probably misspelled."""


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    return found


SERVICES = [(name, service) for name in NAMES for service in read(name)["services"]]


@pytest.mark.parametrize("name", NAMES)
def test_only_known_keys_are_used(name: str):
    document = read(name)
    assert set(document) <= TOP
    for service in document["services"].values():
        assert set(service) <= SERVICE


@pytest.mark.parametrize(("name", "service"), SERVICES)
def test_a_service_has_few_rights_and_starts_again(name: str, service: str):
    found = read(name)["services"][service]
    assert found["read_only"] is True
    assert found["cap_drop"] == ["ALL"]
    assert found.get("cap_add", []) == (["NET_BIND_SERVICE"] if service == "caddy" else [])
    assert "no-new-privileges:true" in found["security_opt"]
    assert found["restart"] == "unless-stopped"
    assert found["pids_limit"] > 0
    assert not found.get("privileged")


@pytest.mark.parametrize(("name", "service"), SERVICES)
def test_volumes_networks_and_files_exist(name: str, service: str):
    document = read(name)
    found = document["services"][service]
    for mount in found["volumes"]:
        source = mount.split(":")[0]
        if source.startswith("."):
            assert (DEPLOY / source).is_file()
            assert mount.endswith(":ro")
        else:
            assert source in document["volumes"]
    assert set(found.get("networks", {})) <= set(document.get("networks", {}))
    if "build" in found:
        assert (DEPLOY / found["build"]["context"] / found["build"]["dockerfile"]).resolve() == FILE


@pytest.mark.parametrize("name", NAMES)
def test_the_image_checks_its_health_and_gets_settings_that_exist(name: str):
    service = read(name)["services"]["starhaul"]
    final = stages(instructions(FILE.read_text("utf-8")))[-1]
    assert [one for one in final if one.word == "HEALTHCHECK"]
    assert service["volumes"] == [f"data:{Path(variables(final)['STARHAUL_DB']).parent}"]
    known = {variable(key) for key in READERS}
    assert set(service["environment"]) <= known
    assert {key for key in variables(final) if key.startswith("STARHAUL_")} <= known


def test_alone_it_is_open_to_this_machine_only_unless_told_otherwise():
    (port,) = read("compose.yaml")["services"]["starhaul"]["ports"]
    assert port == "${STARHAUL_BIND:-127.0.0.1}:8800:8800"


def test_with_tls_only_caddy_can_be_reached_and_only_caddy_is_believed():
    services = read("compose-tls.yaml")["services"]
    starhaul, caddy = services["starhaul"], services["caddy"]
    assert "ports" not in starhaul
    assert {port.split(":")[0] for port in caddy["ports"]} == {"80", "443"}
    addresses = {name: one["networks"]["inside"]["ipv4_address"] for name, one in services.items()}
    assert starhaul["environment"]["STARHAUL_PROXIES"] == addresses["caddy"]
    assert caddy["environment"]["STARHAUL_UPSTREAM"] == f"{addresses['starhaul']}:8800"
    assert caddy["depends_on"] == {"starhaul": {"condition": "service_healthy"}}
    used = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert used == set(caddy["environment"])
