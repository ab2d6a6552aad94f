"""How the commands of the pages are run where they cannot be run as written, and which are not run at all.

Every other command must begin with one of `PROGRAMS` and is run as it stands, page by page, in a folder of
its own. `test_commands` reports commands that are in none of these tables, and entries that no page needs.
"""

PROGRAMS = ("starhaul", ".venv/bin/starhaul", ".venv/bin/python")
"""What may be run without an entry."""

FEWER, ALONE = "--games 2", "--games 2 --jobs 1"
SMALLER = {
    "starhaul simulate --games 200 --edition 1e --logs logs/": FEWER,
    "starhaul simulate --game race --seats 3 --logs races/": FEWER,
    "starhaul simulate --game race --option track=@my-track.json": FEWER,
    "starhaul tournament --bots easy,medium,hard:bold --games 240": f"{ALONE} --rounds I",
    "starhaul tournament --bots hard,medium,medium,medium --rounds I --games 200 --seed levels": ALONE,
    "starhaul tournament --bots my_bots:Clever,hard --game race --output result.json --plots pictures": ALONE,
    "starhaul bench --serve --tables 10 --seconds 10": "--tables 2 --seconds 2",
}
"""Options that are added so that a command takes seconds; the last one of a name counts."""

INSTEAD = {
    # Folders that only an administrator can write to.
    "starhaul serve --host 0.0.0.0 --port 8800 --db /var/lib/starhaul/starhaul.db": (
        "starhaul serve --host 0.0.0.0 --db starhaul.db"
    ),
    "starhaul backup /backups/starhaul-monday.db --db /var/lib/starhaul/starhaul.db": (
        "starhaul backup starhaul-monday.db --db starhaul.db"
    ),
    "starhaul verify /backups/starhaul-monday.db": "starhaul verify starhaul-monday.db",
}
"""What is run instead of a command."""

_REPOSITORY = "writes into the repository; tests compare the result"
_CLUSTER = "needs a cluster; make test-cluster starts one and runs tests/sim/test_runners.py"
_EXAMPLE = "tests/test_plugin_page.py runs it with the example package installed"
_INSTALLED = "needs a package index; tests/test_release.py builds the wheel and looks into it"
_ENGINE = "needs a container engine; tests of deploy/ check its files and run their steps in a shell"
_SERVICE = "needs systemd, and the rights of an administrator"
NOT_RUN = {
    "pipx install starhaul": _INSTALLED,
    "pipx install ./starhaul-*.whl": _INSTALLED,
    "uvx --from ./starhaul-*.whl starhaul serve --open": _INSTALLED,
    "docker compose -f deploy/compose.yaml up": _ENGINE,
    "systemctl stop starhaul": _SERVICE,
    "systemctl start starhaul": _SERVICE,
    "rm -f /var/lib/starhaul/starhaul.db*": _SERVICE,
    (
        'install -m 0600 -o "$(stat -c %U /var/lib/starhaul/)" /backups/starhaul-monday.db '
        "/var/lib/starhaul/starhaul.db"
    ): _SERVICE,
    (
        "journalctl -u starhaul -o cat | jq -r "
        "'select(.event==\"match-ended\") | [.time, .game, .lasted_s] | @tsv'"
    ): _SERVICE,
    ".venv/bin/python -m benchmarks.page": _REPOSITORY,
    ".venv/bin/python -m benchmarks.gate": "tests/test_gate.py does the same",
    ".venv/bin/python -m benchmarks.gate --write": _REPOSITORY,
    "pip install ray openskill matplotlib": _CLUSTER,
    "ray start --head": _CLUSTER,
    "starhaul tournament --bots medium,hard --games 5000 --ray auto": _CLUSTER,
    "starhaul plugins": _EXAMPLE,
    "starhaul bots --game reactor": _EXAMPLE,
    "starhaul tournament --game reactor --bots steady,hard --games 10": _EXAMPLE,
    "starhaul simulate --game reactor --games 100": _EXAMPLE,
}
"""Commands that are not run, with the reason and what is tested instead."""

MAKE_TARGETS = {
    "play": "takes the usual port; what it runs, `starhaul serve --open`, is run from docs/play.md",
    "test": "runs this test",
    "extras": "installs packages",
    "bench": "takes a minute; tests/test_benchmarks.py runs parts of it",
    "bench-peers": "installs packages",
    "gate": "takes minutes; tests/test_gate.py compares",
}
"""Targets whose recipes are only expanded (`make --dry-run`), with the reason."""
