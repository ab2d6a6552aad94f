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
    "PYTHONPATH=folder starhaul tournament --bots my_bots:Handy,easy,medium,hard": f"{ALONE} --rounds I",
    "starhaul bench --serve --tables 10 --seconds 10": "--tables 2 --seconds 2",
}
"""Options that are added so that a command takes seconds; the last one of a name counts."""

INSTEAD = {
    # A folder that only an administrator can write to.
    "starhaul serve --host 0.0.0.0 --port 8800 --db /var/lib/starhaul/starhaul.db": (
        "starhaul serve --host 0.0.0.0 --db starhaul.db"
    ),
}
"""What is run instead of a command."""

_REPOSITORY = "writes into the repository; tests compare the result"
_CLUSTER = "needs a cluster; make test-cluster starts one and runs tests/sim/test_runners.py"
_EXAMPLE = "tests/test_plugin_page.py runs it with the example package installed"
_INSTALLED = "make release runs it: tools/release/documented.py"
_RECIPE = "tests/test_recipes.py runs it in a copy of the sources"
_LINK = "needs a table; tests/remote/test_bot_command.py plays at one"
ADMINISTERING = "tests/docs/test_administering.py runs it on a machine that is a folder"
DATABASE = "tests/docs/test_cluster_page.py runs it with a PostgreSQL of its own"
ENGINE = "needs a container engine; tests/docs/test_engine_commands.py compares it with deploy/"
NOT_RUN = {
    "pipx install ./starhaul-*.whl": _INSTALLED,
    "uvx --from ./starhaul-*.whl starhaul serve --open": _INSTALLED,
    "starhaul new card gust": _RECIPE,
    "starhaul new game nim": _RECIPE,
    "starhaul new option calm_space": _RECIPE,
    (
        "starhaul bot 'http://127.0.0.1:8800/#/table/TABLE/TOKEN' --skill hard --temperament bold --name Zoë"
    ): _LINK,
    "PYTHONPATH=folder starhaul bot LINK --skill my_bots:Handy --matches 3 --verbose": _LINK,
    "docker compose -f deploy/compose.yaml up": ENGINE,
    "STARHAUL_DB_PASSWORD=secret docker compose -f deploy/compose-cluster.yaml up --detach": ENGINE,
    "docker compose -f deploy/compose.yaml up --build --detach": ENGINE,
    "docker compose -f deploy/compose.yaml down": ENGINE,
    "docker compose -f deploy/compose.yaml down --volumes": ENGINE,
    "docker compose -f deploy/compose.yaml exec starhaul starhaul backup /data/monday.db": ENGINE,
    "STARHAUL_BIND=0.0.0.0 STARHAUL_NAMES=192.168.1.20 docker compose -f deploy/compose.yaml up": ENGINE,
    "STARHAUL_NAME=play.example.org docker compose -f deploy/compose-tls.yaml up --detach": ENGINE,
    "python3 -m venv /opt/starhaul": ADMINISTERING,
    '/opt/starhaul/bin/pip install "$(ls ./starhaul-*.whl)[uvloop]"': ADMINISTERING,
    (
        'printf \'port = 8800\\nnames = ["play.example.org"]\\nproxies = ["127.0.0.1"]\\n\''
        " > /etc/starhaul.toml"
    ): ADMINISTERING,
    "cp deploy/starhaul.service /etc/systemd/system/": ADMINISTERING,
    "systemctl daemon-reload": ADMINISTERING,
    "systemctl enable --now starhaul": ADMINISTERING,
    (
        "/opt/starhaul/bin/starhaul backup /var/backups/starhaul-before-upgrade.db"
        " --db /var/lib/starhaul/starhaul.db"
    ): ADMINISTERING,
    '/opt/starhaul/bin/pip install --upgrade "$(ls ./starhaul-*.whl)[uvloop]"': ADMINISTERING,
    "systemctl restart starhaul": ADMINISTERING,
    "systemctl disable --now starhaul": ADMINISTERING,
    "rm -r /etc/systemd/system/starhaul.service /etc/starhaul.toml /opt/starhaul": ADMINISTERING,
    "rm -r /var/lib/starhaul /var/lib/private/starhaul": ADMINISTERING,
    "starhaul backup /backups/starhaul-monday.db --db /var/lib/starhaul/starhaul.db": ADMINISTERING,
    "starhaul verify /backups/starhaul-monday.db": ADMINISTERING,
    "systemctl stop starhaul": ADMINISTERING,
    "systemctl start starhaul": ADMINISTERING,
    "rm -f /var/lib/starhaul/starhaul.db*": ADMINISTERING,
    (
        'install -m 0600 -o "$(stat -c %U /var/lib/starhaul/)" /backups/starhaul-monday.db '
        "/var/lib/starhaul/starhaul.db"
    ): ADMINISTERING,
    (
        "journalctl -u starhaul -o cat | jq -r "
        "'select(.event==\"match-ended\") | [.time, .game, .lasted_s] | @tsv'"
    ): "needs the journal of systemd; tests/server/describing reads the same fields",
    'pip install "$(ls ./starhaul-*.whl)[postgres]"': DATABASE,
    (
        "psql -c \"CREATE ROLE starhaul LOGIN PASSWORD 'secret'\""
        ' -c "CREATE DATABASE starhaul OWNER starhaul"'
    ): DATABASE,
    "starhaul serve --db postgresql://starhaul@db.example.org/starhaul": DATABASE,
    "starhaul serve --db postgresql://db1/starhaul --db postgresql://db2/starhaul": (
        "tests/server/process/test_serving_shards.py serves a house in two databases"
    ),
    "starhaul verify postgresql://starhaul@db.example.org/restored": (
        "tests/server/store/postgres/test_postgres_backups.py verifies what it has restored"
    ),
    "starhaul cluster --local 3": "tests/cli/local_cluster/test_cluster_command.py runs one of two nodes",
    (
        "starhaul database copy /var/lib/starhaul/starhaul.db postgresql://starhaul@db.example.org/starhaul"
    ): DATABASE,
    (
        "starhaul database copy postgresql://starhaul@db.example.org/starhaul /var/lib/starhaul/starhaul.db"
    ): DATABASE,
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
    "texts": "tests/test_texts_tool.py runs the same checks",
}
"""Targets whose recipes are only expanded (`make --dry-run`), with the reason."""
