#!/bin/sh
# Run the fast tests in one environment: test-fast.sh FOLDER
set -eu
cd "$(dirname "$0")/.."
# Whole servers, lines and browsers take their time; `make test` has them all.
exec "$1/bin/python" -m pytest -q -n auto --dist worksteal -m "not slow" \
    --ignore tests/browser --ignore tests/faults --ignore tests/hostile --ignore tests/remote
