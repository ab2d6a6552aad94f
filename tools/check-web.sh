#!/bin/sh
# Check the browser client with the tools of its language, where they are at hand: its unit tests and its types.
# Users need none of this; the tests in a real browser run without it, too.
set -eu
cd "$(dirname "$0")/.."
typescript=6.0.3

if ! command -v node >/dev/null; then
    echo "Node is not here: unit tests and types of the browser client are left out."
    exit 0
fi
node --test --test-reporter=dot tests/web/*.test.mjs

# Seconds for each attempt to reach the network; npm by itself would wait for a quarter of an hour.
probe_s=${CHECK_WEB_PROBE_SECONDS:-5} install_s=${CHECK_WEB_INSTALL_SECONDS:-120}

limited() { # SECONDS COMMAND…: run it without a word, and end it after so long; not every system has `timeout`
    node -e '
        const [seconds, command, ...rest] = process.argv.slice(1);
        const end = { stdio: "ignore", timeout: 1000 * seconds, killSignal: "SIGKILL" };
        process.exit(require("node:child_process").spawnSync(command, rest, end).status ?? 1);
    ' "$@"
}

leave_out() { # WHY
    echo "$1: types of the browser client are left out. Check the connection," \
        "or set a proxy or a mirror in the settings of npm ('npm config')."
    exit 0
}

tsc=.node/node_modules/.bin/tsc
if [ "$("$tsc" --version 2>/dev/null || true)" != "Version $typescript" ]; then
    echo "Setting up the checker of types …"
    package=typescript@$typescript
    limited "$probe_s" npm view --fetch-retries=0 "$package" version ||
        leave_out "No package registry answers that has $package"
    limited "$install_s" npm install --no-audit --no-fund --no-package-lock --prefix .node "$package" ||
        leave_out "$package could not be installed (time limit: $install_s s)"
fi
"$tsc" -p tools/tsconfig.json
