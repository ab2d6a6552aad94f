"""What starts several nodes: compose files and Kubernetes manifests, against the schemas of those programs
and against what our server needs."""

import copy
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import kubernetes_validate
import pytest
import yaml

from starhaul.server.net.gate import HEALTH
from starhaul.server.process.webserver import CLOSE_S, HAND_OVER_S
from starhaul.server.settings.configuring import variable
from starhaul.server.settings.settings import READERS
from tests.deploy.containerfile import FILE, ROOT, instructions, only, stages, variables

DEPLOY = ROOT / "deploy"
COMPOSE = ("compose.yaml", "compose-tls.yaml", "compose-cluster.yaml")
NODES = ("node1", "node2", "node3")
KUBERNETES = ("1.28", "1.35")
"""The oldest and the newest version that is tried."""
FINAL = stages(instructions(FILE.read_text("utf-8")))[-1]
KNOWN = {variable(key) for key in READERS}
OF_THE_DRIVER = {"PGPASSWORD"}


def compose(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    return found


def manifests() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted((DEPLOY / "kubernetes").glob("*.yaml")):
        for document in yaml.safe_load_all(path.read_text("utf-8")):
            yield f"{path.name} {document['kind']}", document


MANIFESTS = dict(manifests())
DEPLOYMENT = MANIFESTS["nodes.yaml Deployment"]
POD = DEPLOYMENT["spec"]["template"]["spec"]
(CONTAINER,) = POD["containers"]


# --- compose -----------------------------------------------------------------------------------------------


def compose_schema() -> dict[str, Any]:
    place = files("check_jsonschema") / "builtin_schemas" / "vendor" / "compose-spec.json"
    found: dict[str, Any] = yaml.safe_load(place.read_text("utf-8"))
    return found


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_follows_the_schema(name: str):
    schema = compose_schema()
    document = compose(name)
    jsonschema.validate(document, schema)
    # And the schema would notice.
    wrong = copy.deepcopy(document)
    next(iter(wrong["services"].values()))["stop_grace_periode"] = "20s"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(wrong, schema)


@pytest.mark.parametrize("name", NODES)
def test_a_node_of_the_compose_file_keeps_nothing_and_may_do_little(name: str):
    node = compose("compose-cluster.yaml")["services"][name]
    assert "volumes" not in node
    assert "ports" not in node
    assert node["read_only"] is True
    assert node["cap_drop"] == ["ALL"]
    assert {key for key in node["environment"] if key not in OF_THE_DRIVER} <= KNOWN
    assert node["environment"]["STARHAUL_NODE_ADDRESS"] == f"{name}:{variables(FINAL)['STARHAUL_PORT']}"
    # The folder of the socket belongs to the user of the image.
    user = only(FINAL, "USER").rest.split(":")[0]
    assert any(one.startswith(f"{variables(FINAL)['HOME']}:uid={user},") for one in node["tmpfs"])
    assert node["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def test_the_balancer_knows_all_nodes_and_is_the_only_one_that_nodes_believe():
    services = compose("compose-cluster.yaml")["services"]
    text = (DEPLOY / "Caddyfile-cluster").read_text("utf-8")
    (proxied,) = [line.split()[1:-1] for line in text.splitlines() if line.split()[:1] == ["reverse_proxy"]]
    port = variables(FINAL)["STARHAUL_PORT"]
    assert proxied == [f"{name}:{port}" for name in services if name.startswith("node")]
    assert proxied == [f"{name}:{port}" for name in NODES]
    assert "health_uri /readyz" in text
    assert "respond /metrics 403" in text
    balancer = services["balancer"]["networks"]["inside"]["ipv4_address"]
    assert {services[name]["environment"]["STARHAUL_PROXIES"] for name in NODES} == {balancer}
    # Nobody else is reached from outside.
    assert [name for name, service in services.items() if "ports" in service] == ["balancer"]


def test_the_password_has_no_default():
    services = compose("compose-cluster.yaml")["services"]
    places = [services[name]["environment"]["PGPASSWORD"] for name in NODES]
    places.append(services["postgres"]["environment"]["POSTGRES_PASSWORD"])
    assert all(place.startswith("${STARHAUL_DB_PASSWORD:?") for place in places)


# --- Kubernetes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", KUBERNETES)
@pytest.mark.parametrize("name", MANIFESTS)
def test_a_manifest_follows_the_schema(name: str, version: str):
    kubernetes_validate.validate(MANIFESTS[name], version, strict=True)


def test_a_wrong_manifest_would_be_noticed():
    for path, value in (
        (("spec", "replicas"), "three"),
        (("spec", "template", "spec", "containers", 0, "lifecycle", "preStopp"), {}),
        (("spec", "selector"), "starhaul"),
    ):
        wrong = copy.deepcopy(DEPLOYMENT)
        place: Any = wrong
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        with pytest.raises(kubernetes_validate.ValidationError):
            kubernetes_validate.validate(wrong, KUBERNETES[-1], strict=True)


def test_all_manifests_are_about_the_same_pods():
    labels = DEPLOYMENT["spec"]["template"]["metadata"]["labels"]
    assert DEPLOYMENT["spec"]["selector"]["matchLabels"] == labels
    assert MANIFESTS["network.yaml Service"]["spec"]["selector"] == labels
    assert MANIFESTS["nodes.yaml PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert MANIFESTS["network.yaml NetworkPolicy"]["spec"]["podSelector"]["matchLabels"] == labels
    assert all(found["metadata"]["labels"] == labels for found in MANIFESTS.values())


def test_probes_ask_what_the_server_answers():
    (port,) = CONTAINER["ports"]
    assert str(port["containerPort"]) == variables(FINAL)["STARHAUL_PORT"]
    probes = {name: CONTAINER[name]["httpGet"] for name in CONTAINER if name.endswith("Probe")}
    assert {probe["path"] for probe in probes.values()} == HEALTH
    # A database that is away must not make all nodes restart at once.
    assert probes["readinessProbe"]["path"] == "/readyz"
    assert probes["livenessProbe"]["path"] == probes["startupProbe"]["path"] == "/healthz"
    assert {probe["port"] for probe in probes.values()} == {port["name"]}


def test_settings_exist_and_come_from_objects_that_exist():
    sources = [next(iter(source.values()))["name"] for source in CONTAINER["envFrom"]]
    assert sources == [
        MANIFESTS[f"config.yaml {kind}"]["metadata"]["name"] for kind in ("ConfigMap", "Secret")
    ]
    assert set(MANIFESTS["config.yaml ConfigMap"]["data"]) <= KNOWN
    assert set(MANIFESTS["config.yaml Secret"]["stringData"]) == OF_THE_DRIVER
    own = {one["name"]: one.get("value") for one in CONTAINER["env"]}
    assert own == {
        "POD_IP": None,
        "STARHAUL_NODE_ADDRESS": f"$(POD_IP):{CONTAINER['ports'][0]['containerPort']}",
    }
    assert {name for name in own if name.startswith("STARHAUL_")} <= KNOWN
    # Those that Kubernetes makes by itself for services would be taken for misspelled settings.
    assert POD["enableServiceLinks"] is False


def test_a_node_has_time_to_hand_its_tables_over_and_one_goes_at_a_time():
    pause, seconds = CONTAINER["lifecycle"]["preStop"]["exec"]["command"]
    assert pause == "sleep"
    assert int(seconds) + HAND_OVER_S + CLOSE_S < POD["terminationGracePeriodSeconds"]
    assert DEPLOYMENT["spec"]["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}
    assert MANIFESTS["nodes.yaml PodDisruptionBudget"]["spec"]["maxUnavailable"] == 1


def test_a_pod_may_do_little():
    user, group = (int(one) for one in only(FINAL, "USER").rest.split(":"))
    security = POD["securityContext"]
    assert (security["runAsUser"], security["runAsGroup"], security["fsGroup"]) == (user, group, group)
    assert security["runAsNonRoot"] is True
    assert CONTAINER["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert POD["automountServiceAccountToken"] is False
    mounted = {mount["mountPath"]: mount["name"] for mount in CONTAINER["volumeMounts"]}
    assert set(mounted) == {variables(FINAL)["HOME"], "/tmp"}
    assert set(mounted.values()) == {volume["name"] for volume in POD["volumes"]}
    assert all("emptyDir" in volume for volume in POD["volumes"])


def test_files_that_are_named_exist():
    for name in COMPOSE:
        for service in compose(name)["services"].values():
            for mount in service.get("volumes", []):
                if mount.startswith("."):
                    assert (DEPLOY / Path(mount.split(":")[0])).is_file()
