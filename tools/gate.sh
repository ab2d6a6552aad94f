#!/bin/sh
# Accept the present counts of calls and allocations (benchmarks/gate.json), on every supported Python installed here.
set -eu
cd "$(dirname "$0")/.."
for version in 3.11 3.12 3.13; do
    if ! sh tools/find-python.sh "$version" >/dev/null 2>&1; then
        echo "Python $version is not installed: its counts stay as they are."
        continue
    fi
    sh tools/setup.sh ".venv-$version" runtime project
    ".venv-$version/bin/python" -m benchmarks.gate --write
done
git --no-pager diff --stat -- benchmarks/gate.json
